"""The turn, phase by phase as printed (DT-008)."""

from functools import cache
from typing import Final

from astragal.games.dice_throne.effects.carry_out import WHAT_FOLLOWS
from astragal.games.dice_throne.effects.companions import build_options, buy
from astragal.games.dice_throne.effects.context import Context
from astragal.games.dice_throne.rules.cards import sell, upgrade
from astragal.games.dice_throne.rules.damage import SETTLE, WINDOW_DAMAGE, settle
from astragal.games.dice_throne.rules.legal import hand_sales, main_options
from astragal.games.dice_throne.rules.modes import Mode
from astragal.games.dice_throne.rules.offence import offensive_roll
from astragal.games.dice_throne.rules.phases import END
from astragal.games.dice_throne.rules.supply import draw_cards, gain_cp
from astragal.games.dice_throne.rules.tokens import leave, mark, put
from astragal.games.dice_throne.rules.triggers import bringer, triggered, triggers
from astragal.games.dice_throne.state import SAME_TARGET, DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps
from astragal.kernel.window import window

# Upkeep effects that are still to be resolved: their triggers and contexts.
Pending = tuple[tuple[int, Context], ...]
OPENING_HAND = 4
HAND_LIMIT = 6
NEXT: Final[Option] = ("next",)
ANY_ORDER_MATTERS = 2


def begin(m: DiceThrone) -> None:
    """Set up: a hero of one's own (DT-001), a shuffled deck, four cards (DT-004)."""
    m.prepare()
    for seat in range(len(m.fighters)):
        who = m.own(seat)
        who.deck = who.board.deck[:]
        m.chance.shuffle(who.deck)
        draw_cards(m, seat, OPENING_HAND)
    m.do((roll_for_first, tuple(range(len(m.fighters)))))


def roll_for_first(m: DiceThrone, seats: tuple[int, ...]) -> None:
    """The highest die begins; ties roll again among the tied (DT-005, DT-183, DT-192)."""
    dice = {seat: m.chance.die(6) for seat in seats}
    for seat, die in dice.items():
        m.tell("rolled", seat, str(die))
    best = tuple(seat for seat in seats if dice[seat] == max(dice.values()))
    if len(best) > 1:
        m.do((roll_for_first, best))
        return
    m.first = m.active = best[0]
    m.do((prepare_heroes,), (begin_turn,))


def prepare_heroes(m: DiceThrone) -> None:
    """What heroes' leaflets ask for before the first turn (DT-007)."""
    frames: list[Frame] = []
    for seat, who in enumerate(m.fighters):
        for name, count in who.board.hero.start.items():
            put(m, seat, m.content.token_numbers[name], count)
        for companion in who.board.hero.companions:
            count = companion.starts and (companion.health or companion.starts)
            put(m, seat, m.content.token_numbers[companion.id], count)
        frames += triggers(m, seat, "match-start")
    m.do_all(frames)


def begin_turn(m: DiceThrone) -> None:
    """The active seat takes a complete turn (DT-009), phase by phase (DT-008)."""
    m.turn += 1
    m.actor = m.active
    m.clear_turn()
    m.clear_roll()
    m.clear_attack()
    mark(m, "end-of-turn-begun-with")
    m.tell("turn", m.active)
    m.do_all(whole_turn(m.mode))


@cache
def whole_turn(mode: Mode) -> tuple[Frame, ...]:
    """All that a turn consists of, its end last; found once for each mode."""
    return (*(frame for phase in mode.phases for frame in phase_frames(mode, phase)), END_TURN)


def phase_frames(mode: Mode, phase: str) -> tuple[Frame, ...]:
    """What a phase consists of, beginning with the step that opens it."""
    return mode.steps.get(phase) or PHASE_FRAMES[phase]


def opens_phase(m: DiceThrone, frame: Frame) -> bool:
    """Whether a phase of the turn begins with this frame, or the turn ends."""
    return frame in whole_turn(m.mode)


# -- upkeep ------------------------------------------------------------------------------------


def upkeep(m: DiceThrone) -> None:
    """The active seat's own statuses, passives and companions (DT-012), every turn (DT-016).

    What they deal is no attack: it can be avoided, but not defended against (DT-017).
    """
    m.phase = "upkeep"
    m.pooling = True
    frames = triggers(m, m.actor, "upkeep")
    if not frames and m.is_quiet("upkeep"):
        settle(m)
        return
    left = tuple([frame[1:] for frame in frames])
    m.do((upkeep_effects, left), WINDOW_UPKEEP, SETTLE, WHAT_FOLLOWS)


def upkeep_effects(m: DiceThrone, left: Pending) -> None:
    """Several effects are resolved in the order that the active player picks (DT-013)."""
    if len(left) == 1:
        triggered(m, left[0][0], left[0][1])
        return
    different = tuple(dict.fromkeys(left))  # equal ones need no choice
    if len(different) < ANY_ORDER_MATTERS:
        m.do_all([(triggered, *one) for one in left])
        return
    options: tuple[Option, ...] = tuple(
        ("resolve", number, bringer(m, *one)) for number, one in enumerate(different, 1)
    )
    m.ask(m.actor, "upkeep-order", options, upkeep_picked, left)


def upkeep_picked(m: DiceThrone, seat: int, option: Option, left: Pending) -> None:
    """All tokens of one status are one source, resolved together (DT-015)."""
    picked = tuple(dict.fromkeys(left))[option[1] - 1]
    others = tuple(one for one in left if one != picked)
    m.do_all([*[(triggered, *one) for one in left if one == picked], (upkeep_effects, others)])


# -- income ------------------------------------------------------------------------------------


def income(m: DiceThrone) -> None:
    """1 CP, then 1 card (DT-018); not in the first player's first turn (DT-019)."""
    m.phase = "income"
    frames = triggers(m, m.actor, "income")
    if frames:
        m.do_all([*frames, TAKE_INCOME, WINDOW_INCOME])
    else:
        take_income(m)
        m.now(WINDOW_INCOME)


def take_income(m: DiceThrone) -> None:
    """With 15 CP there is still a card (DT-020); nothing of it comes before (DT-081)."""
    skipped = m.skipped == "income"
    m.skipped = ""
    if skipped or m.mode.goes_without_income(m):
        return
    gain_cp(m, m.actor, 1)
    draw_cards(m, m.actor, 1)


# -- main phases -------------------------------------------------------------------------------


def main(m: DiceThrone, phase: str) -> None:
    """Sell, play and upgrade as one likes (DT-022, DT-026), until rolling begins (DT-010)."""
    m.phase = phase
    choose_in_main(m)


def choose_in_main(m: DiceThrone) -> None:
    """Let the active seat choose at once."""
    m.asked = MAIN_CHOICE  # what a loaded match runs again
    main_choice(m)


def main_choice(m: DiceThrone) -> None:
    """What to do next in the main phase; there may be nothing but to go on."""
    seat = m.actor
    options = (NEXT, *build_options(m, seat), *main_options(m, seat))
    m.let_choose(seat, m.phase, options, main_chosen)


def main_chosen(m: DiceThrone, seat: int, option: Option) -> None:
    """Only the active seat sells, plays main-phase cards and upgrades (DT-027)."""
    verb = option[0]
    if verb == "next":
        others_may_act(m)
    elif verb == "sell":
        sell(m, seat, option[1])
        choose_in_main(m)
    elif verb == "upgrade":
        upgrade(m, seat, option[1])
        choose_in_main(m)
    else:
        m.do(MAIN_CHOICE)
        if verb == "build":
            buy(m, seat, option)
        else:
            m.react(seat, option)


def others_may_act(m: DiceThrone) -> None:
    """Others may act before the phase is over; the active seat has just passed."""
    if not m.is_quiet("main"):
        m.do((window, "main", 1), (main_over, m.acted))


def main_over(m: DiceThrone, acted: int) -> None:
    """When others have acted, play returns to the active player (DT-168)."""
    if m.acted != acted:
        choose_in_main(m)


# -- between the Roll Phase and Main 2 ---------------------------------------------------------


def another_offensive_roll(m: DiceThrone) -> None:
    """An extra Offensive Roll phase, if one was won; lost if its opponent is gone (DT-219)."""
    if m.extra_target == SAME_TARGET:
        m.extra_target = m.target
    target = m.extra_target
    m.clear_attack()
    m.clear_roll()
    if m.extra == 0:
        m.extra_target = -1
        return
    m.extra -= 1
    if target >= 0 and not m.alive(target):
        m.extra_target = -1
        return
    m.do(OFFENSIVE_ROLL, ANOTHER_OFFENSIVE_ROLL)


# -- discard and the end of the turn -------------------------------------------------------------


def discard(m: DiceThrone) -> None:
    """Sell down to 6 cards, here only (DT-068, DT-071); nothing else may be done (DT-070)."""
    m.phase = "discard"
    frames: list[Frame] = []
    if not m.edition.discard_is_for_selling_only:
        frames.append(WINDOW_BEFORE_DISCARD)
    if len(m.fighters[m.actor].hand) > HAND_LIMIT:
        frames.append(DISCARD_CHOICE)
    m.do_all(frames)


def discard_choice(m: DiceThrone) -> None:
    """More than the excess may be sold in 2.4.3 (DT-069)."""
    enough = len(m.fighters[m.actor].hand) <= HAND_LIMIT
    sold = hand_sales(m, m.actor)
    if not enough:
        m.ask(m.actor, "discard-phase", sold, discard_chosen)
    elif sold and m.edition.may_sell_beyond_excess:
        m.ask(m.actor, "discard-phase", (NEXT, *sold), discard_chosen)


def discard_chosen(m: DiceThrone, seat: int, option: Option) -> None:
    if option != NEXT:
        sell(m, seat, option[1])
        m.now(DISCARD_CHOICE)


def end_turn(m: DiceThrone) -> None:
    """What happens at the end of the turn, its damage together; then the next seat (DT-009)."""
    frames: list[Frame] = []
    if m.alive(m.actor):
        m.phase = END
        frames = triggers(m, m.actor, "end-of-turn")
        if frames:
            m.pooling = True
            frames += [WINDOW_DAMAGE, SETTLE, WHAT_FOLLOWS]
        mark(m, "end-of-turn")
        leave(m, "end-of-turn")
        leave(m, "end-of-turn-begun-with")
    m.do_then(frames, NEXT_TURN)


def next_turn(m: DiceThrone) -> None:
    """Whoever comes next takes their turn."""
    m.active = m.mode.next_fighter(m)
    begin_turn(m)


MAIN_CHOICE: Final[Frame] = (main_choice,)
TAKE_INCOME: Final[Frame] = (take_income,)
DISCARD_CHOICE: Final[Frame] = (discard_choice,)
OFFENSIVE_ROLL: Final[Frame] = (offensive_roll,)
ANOTHER_OFFENSIVE_ROLL: Final[Frame] = (another_offensive_roll,)
END_TURN: Final[Frame] = (end_turn,)
NEXT_TURN: Final[Frame] = (next_turn,)
WINDOW_UPKEEP: Final[Frame] = (window, "upkeep")
WINDOW_INCOME: Final[Frame] = (window, "income")
WINDOW_BEFORE_DISCARD: Final[Frame] = (window, "before-discard")

PHASE_FRAMES: Final[dict[str, tuple[Frame, ...]]] = {
    "upkeep": ((upkeep,),),
    "income": ((income,),),
    "main-1": ((main, "main-1"),),
    "offensive-roll": (OFFENSIVE_ROLL, ANOTHER_OFFENSIVE_ROLL),
    "main-2": ((main, "main-2"),),
    "discard": ((discard,),),
}


steps(
    begin,
    roll_for_first,
    prepare_heroes,
    begin_turn,
    upkeep,
    upkeep_effects,
    upkeep_picked,
    income,
    take_income,
    main,
    main_choice,
    main_chosen,
    main_over,
    another_offensive_roll,
    discard,
    discard_choice,
    discard_chosen,
    end_turn,
    next_turn,
)
