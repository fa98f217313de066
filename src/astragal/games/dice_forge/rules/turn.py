"""Set-up, rounds and turns: four stages each, and the end."""

from typing import Final

from astragal.games.dice_forge.effects.feats import act
from astragal.games.dice_forge.packs.vocabulary import GLORY
from astragal.games.dice_forge.rules.blessing import BLESS_ALL, roll_for_all
from astragal.games.dice_forge.rules.feats import do_feat
from astragal.games.dice_forge.rules.forging import DONE, ENOUGH, buy_offering
from astragal.games.dice_forge.rules.legal import LAST, actions, reinforcements, usable_tokens
from astragal.games.dice_forge.rules.reserves import HAMMER_ASK, can_pay, pay, use_token, wish_for
from astragal.games.dice_forge.rules.setup import set_up
from astragal.games.dice_forge.state import (
    ACTION,
    ASK,
    BLESSING,
    END,
    EXTRA,
    REINFORCEMENT,
    RESERVES,
    DiceForge,
)
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps


def begin(m: DiceForge) -> None:
    """The table is set up; then the first turn begins (DF-021)."""
    m.do(BEGIN_TURN)
    set_up(m)


def begin_turn(m: DiceForge) -> None:
    """Blessings for all, reinforcements, an action, and perhaps another one (DF-022).

    Of two blessings the first is over before the second is rolled (DF-033).
    """
    m.stage = BLESSING
    m.bought = 0
    if m.events is not None:
        m.tell("turn", m.active, m.round)
    m.do(END_TURN)
    for left in range(blessings(m) - 1, -1, -1):
        waiting = roll_for_all(m)
        if waiting:
            m.do_all([*waiting, *[BLESS_ALL] * left, BEGIN_REINFORCEMENTS])
            return
    begin_reinforcements(m)


BEGIN_TURN: Final[Frame] = (begin_turn,)


def blessings(m: DiceForge) -> int:
    """How often stage 1 is done: twice with two, as they agreed (DF-017, DF-018, DF-019)."""
    return m.agreed.blessings if m.active == m.first else m.agreed.later_blessings


# -- stage 2 -------------------------------------------------------------------------------------


def begin_reinforcements(m: DiceForge) -> None:
    """The cards that the active seat has now, each to be used once (DF-037 to DF-039)."""
    m.stage = REINFORCEMENT
    m.ready = tuple([feat for feat in m.feats[m.active] if m.content.reinforces[feat]])
    if m.ready:
        m.now(REINFORCE)
    else:
        begin_action(m)


BEGIN_REINFORCEMENTS: Final[Frame] = (begin_reinforcements,)


def reinforce(m: DiceForge) -> None:
    """Which reinforcement is used next, if any (DF-037, DF-040)."""
    if m.ready:
        seat = m.active
        options = reinforcements(m, seat) + usable_tokens(m, seat)
        if options:
            m.ask(seat, "reinforce", options + ENOUGH, reinforced)
            return
    begin_action(m)


REINFORCE: Final[Frame] = (reinforce,)


def reinforced(m: DiceForge, seat: int, option: Option) -> None:
    """A card or a token is used; or that is enough."""
    if option == DONE:
        begin_action(m)
        return
    m.do(REINFORCE)
    feat: int = option[1]
    if feat not in m.ready:
        use_token(m, seat, feat)
        return
    left = list(m.ready)
    left.remove(feat)
    m.ready = tuple(left)
    if m.events is not None:
        m.tell("used", seat, m.content.feats[feat].id)
    does = m.content.feats[feat].reinforcement
    assert does is not None
    act(m, seat, feat, does)


# -- stages 3 and 4 ------------------------------------------------------------------------------


def begin_action(m: DiceForge) -> None:
    """The stage of the main action begins."""
    m.stage = ACTION
    m.ready = ()
    m.now(MAIN_ACTION)


def main_action(m: DiceForge) -> None:
    """An offering, a feat, or nothing (DF-023).

    Besides, tokens may be used, and a standing wish about the hammer be taken back.
    """
    seat = m.active
    options = actions(m, seat, False)
    if m.standing[seat] != ASK:
        options = with_others(options, (*usable_tokens(m, seat), HAMMER_ASK))
    elif m.tokens[seat]:
        options = with_others(options, usable_tokens(m, seat))
    if len(options) > 1:
        m.ask(seat, "action", options, acted)
    else:
        rest(m)


MAIN_ACTION: Final[Frame] = (main_action,)


def begin_extra_action(m: DiceForge) -> None:
    """The stage of the extra action begins."""
    m.stage = EXTRA
    if m.tokens[m.active] or can_pay(m, m.active, m.content.extra_cost):
        m.now(EXTRA_ACTION)
    else:
        rest(m)


BEGIN_EXTRA_ACTION: Final[Frame] = (begin_extra_action,)


def extra_action(m: DiceForge) -> None:
    """Once in a turn another action may be paid for (DF-071, DF-073, DF-074)."""
    seat = m.active
    options = actions(m, seat, True)
    if m.tokens[seat]:
        options = with_others(options, usable_tokens(m, seat))
    if len(options) > 1:
        m.ask(seat, "extra", options, acted)
    else:
        rest(m)


EXTRA_ACTION: Final[Frame] = (extra_action,)


def with_others(actions: tuple[Option, ...], others: tuple[Option, ...]) -> tuple[Option, ...]:
    """What else can be done comes behind the actions; the end of the turn stays the last."""
    return actions[:-1] + others + LAST


def acted(m: DiceForge, seat: int, option: Option) -> None:
    """The action is done; to end the turn leaves no extra one (DF-023, DF-074)."""
    verb = option[0]
    if verb == "buy" or verb == "feat":
        start_action(m, seat)
        if verb == "buy":
            buy_offering(m, seat, option[1])
        else:
            do_feat(m, seat, option[1])
    elif verb == "use":
        m.do(EXTRA_ACTION if m.stage == EXTRA else MAIN_ACTION)
        use_token(m, seat, option[1])
    elif option == HAMMER_ASK:
        wish_for(m, seat, ASK)
        m.now(MAIN_ACTION)


def start_action(m: DiceForge, seat: int) -> None:
    """An extra action is paid for; after the main one it is offered (DF-071)."""
    m.purchases = 0
    if not m.agreed.equal_in_turn:
        m.bought = 0
    if m.stage == EXTRA:
        m.do(LAST_TOKENS)
        pay(m, seat, m.content.extra_cost)
    else:
        m.do(BEGIN_EXTRA_ACTION)


def last_tokens(m: DiceForge) -> None:
    """After the extra action it is still the own turn, even for a new token (DF-104, DF-160)."""
    options = usable_tokens(m, m.active)
    if options:
        m.ask(m.active, "last", options + LAST, last_used)
    else:
        rest(m)


LAST_TOKENS: Final[Frame] = (last_tokens,)


def last_used(m: DiceForge, seat: int, option: Option) -> None:
    """A token is used, or the turn ends."""
    if option not in LAST:
        m.do(LAST_TOKENS)
        use_token(m, seat, option[1])


def rest(m: DiceForge) -> None:
    """Nothing is left to do: that the turn ends without a question is told."""
    if m.events is not None:
        m.tell("rested", m.active)


# -- ends ----------------------------------------------------------------------------------------


def end_turn(m: DiceForge) -> None:
    """The next seat to the left; a round is over when all had their turn (DF-021, DF-024)."""
    following = (m.active + 1) % m.seated
    if following == m.first:
        if m.round == m.agreed.rounds:
            end(m)
            return
        m.round += 1
    m.active = following
    m.do(BEGIN_TURN)


END_TURN: Final[Frame] = (end_turn,)


def end(m: DiceForge) -> None:
    """Most glory wins; equals share the victory (DF-016, DF-075, DF-077)."""
    m.stage = END
    totals = [total(m, seat) for seat in range(m.seated)]
    for seat, glory in enumerate(totals):
        m.tell("scored", seat, glory)
    m.finish(tuple(1 + sum(other > mine for other in totals) for mine in totals))


def printed(m: DiceForge, seat: int) -> int:
    """The glory printed on the feats of a seat; it can't be lost (DF-079)."""
    return sum([m.content.printed[feat] for feat in m.feats[seat]])


def total(m: DiceForge, seat: int) -> int:
    """Glory of the reserve and of all feats, and nothing else (DF-076, DF-078)."""
    return m.reserves[RESERVES * seat + GLORY] + printed(m, seat)


steps(
    begin,
    begin_turn,
    begin_reinforcements,
    reinforce,
    reinforced,
    begin_action,
    main_action,
    begin_extra_action,
    extra_action,
    acted,
    last_tokens,
    last_used,
    end_turn,
)
