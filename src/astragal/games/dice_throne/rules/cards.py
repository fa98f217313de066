"""Cards: selling, playing, upgrading; and the uses of tokens and passives."""

from astragal.games.dice_throne.effects.carry_out import perform
from astragal.games.dice_throne.effects.context import Context, context, with_removed
from astragal.games.dice_throne.effects.meaning import named_seats
from astragal.games.dice_throne.rules.costs import pay
from astragal.games.dice_throne.rules.plays import Play
from astragal.games.dice_throne.rules.supply import gain_cp
from astragal.games.dice_throne.rules.tokens import take, unmarked
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps
from astragal.kernel.window import window
from astragal.kernel.zones import move


def sell(m: DiceThrone, seat: int, card: int) -> None:
    """Every card sells for 1 CP (DT-023), with 15 CP for nothing (DT-072)."""
    who = m.own(seat)
    move(card, who.hand, who.discard)
    m.tell("sold", seat, m.content.cards[card].id)
    gain_cp(m, seat, 1)


# -- playing -----------------------------------------------------------------------------------


def react(m: DiceThrone, seat: int, option: Option) -> None:
    """Carry out what a seat plays or spends, in a window or in its own time.

    Tokens and companions count as immediate actions too (DT-169); what is begun is completed
    (DT-170), and then everybody is polled again (DT-173).
    """
    m.acted += 1
    if option[0] == "play":
        play_card(m, seat, option[1])
    else:
        play_use(m, seat, m.content.plays[option[1]], option[2] if len(option) > 2 else 1)


def play_card(m: DiceThrone, seat: int, card: int) -> None:
    """Pay, do what it says, discard it face up (DT-024, DT-108)."""
    facts = m.content.cards[card]
    play = facts.play
    assert play is not None
    who = m.own(seat)
    who.cp -= facts.cost
    move(card, who.hand, who.table)
    m.tell("played", seat, facts.id)
    frames: list[Frame] = [
        (perform, play.script, 0, context(seat, target_for(m, seat))),
        (discard_played, card, seat),
    ]
    if play.type == "main" and not names_player_first(m, play, seat):
        # A main-phase card is not immediate: players may act before it is done (DT-172).
        frames.insert(0, (window, "card"))
    m.do_all(frames)


def names_player_first(m: DiceThrone, play: Play, seat: int) -> bool:
    """Whether the card begins by naming a player; it is answered when they are known."""
    first = m.content.scripts[play.script][0]
    word = m.book.seat_words.get(type(first))
    return word is not None and named_seats(m, getattr(first, word[1]), context(seat)) is None


def target_for(m: DiceThrone, seat: int) -> int:
    """Whom a play is aimed at while an attack goes on: the other side of it."""
    if m.target < 0:
        return -1
    return m.attacker if seat == m.target else m.target


def discard_played(m: DiceThrone, card: int, seat: int) -> None:
    """The card is done."""
    who = m.own(seat)
    move(card, who.table, who.discard)


def play_context(m: DiceThrone, seat: int, play: Play) -> Context:
    """What a card or use is about: its player, the other side of an attack, its own token."""
    return context(seat, target_for(m, seat), -1 if play.token is None else play.token)


def play_use(m: DiceThrone, seat: int, play: Play, count: int) -> None:
    """Spend tokens or pay, then do what the text says (DT-099)."""
    ctx = play_context(m, seat, play)
    if play.once or (play.token is not None and m.content.tokens[play.token].companion):
        m.used += (play.number,)
    if play.token is not None and play.spend:
        spent = take(m, seat, play.token, count if play.any_number else play.spend)
        if seat == m.actor and not play.modifier:
            # What can't add damage is spent on other things.
            m.fresh = unmarked(m.fresh, play.token, spent)
        ctx = with_removed(ctx, spent)
    m.defended = m.defended or play.instead_of_defence
    m.tell("used", seat, play.name)
    m.do((perform, play.script, 0, ctx))
    if play.extra is not None:
        pay(m, seat, play.extra)


# -- upgrades ----------------------------------------------------------------------------------


def upgrade_cost(m: DiceThrone, seat: int, card: int) -> int:
    """The printed cost (DT-118), or the difference to the upgrade that lies there.

    It is never below 0 (DT-119, DT-120).
    """
    facts = m.content.cards[card]
    who = m.fighters[seat]
    level = who.levels.get(facts.slot, 1)
    paid = who.board.upgrades[facts.slot, level].cost if level > 1 else 0
    return max(0, facts.cost - paid)


def upgrade(m: DiceThrone, seat: int, card: int) -> None:
    """Put the upgrade on the slot of its name, for good (DT-025, DT-115, DT-117, DT-122)."""
    who = m.own(seat)
    facts = m.content.cards[card]
    who.cp -= upgrade_cost(m, seat, card)
    move(card, who.hand, who.table)
    who.levels[facts.slot] = facts.level
    who.arrange()
    m.acted += 1
    m.tell("upgraded", seat, facts.id)


steps(
    discard_played,
    upgrade,
)
