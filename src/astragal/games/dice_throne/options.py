"""What is legal now: in the main phases, while rolling, and as a reaction."""

from astragal.games.dice_throne.cards import can_pay, upgrade_cost
from astragal.games.dice_throne.context import context
from astragal.games.dice_throne.damage import avoidable
from astragal.games.dice_throne.plays import Play
from astragal.games.dice_throne.questions import holds
from astragal.games.dice_throne.rolls import keeps
from astragal.games.dice_throne.state import (
    MAIN_PHASES,
    NORMAL,
    PURE,
    ROLL_PHASES,
    DiceThrone,
)
from astragal.games.dice_throne.tokens import removable, transferable
from astragal.kernel.match import NOTHING, Option

ROLL: Option = ("roll",)
FREE_MOMENTS = ("damage", "attack", "after", "then", "declared", "rolling", "main", "card")


# -- one's own time ------------------------------------------------------------------------------


def main_options(m: DiceThrone, seat: int) -> tuple[Option, ...]:
    """Selling, main-phase cards, upgrades, instants and tokens (DT-022)."""
    if m.has(seat, "no-actions"):
        return NOTHING
    options: list[Option] = []
    for card in sorted(m.seats[seat].hand):
        facts = m.content.cards[card]
        if facts.upgrade is not None and can_upgrade(m, seat, card):
            options.append(("upgrade", card))
    return (*options, *reactions(m, seat, "main"), *hand_options(m, seat, "sell"))


def can_upgrade(m: DiceThrone, seat: int, card: int) -> bool:
    """A higher level than lies there (DT-120), at a price that can be paid (DT-028)."""
    facts = m.content.cards[card]
    who = m.seats[seat]
    return facts.level > who.levels.get(facts.slot, 1) and upgrade_cost(m, seat, card) <= who.cp


def hand_options(m: DiceThrone, seat: int, verb: str) -> tuple[Option, ...]:
    """One option for each card of the hand."""
    return tuple((verb, card) for card in sorted(m.seats[seat].hand))


def rolling_options(m: DiceThrone) -> tuple[Option, ...]:
    """Roll all dice, or keep some and reroll the others, while attempts are left (DT-029)."""
    if m.attempts <= 0:
        return NOTHING
    if not m.dice:
        return (ROLL,)
    return (ROLL, *keeps(tuple(sorted(m.dice))))


def declarations(m: DiceThrone) -> tuple[Option, ...]:
    """The offensive abilities that the dice satisfy now (DT-083, DT-090)."""
    if not m.dice:
        return NOTHING
    dice = tuple(sorted(m.dice))
    return tuple(
        ("ability", one.ability.id)
        for one in m.seats[m.active].lay.offensive
        if one.tier(dice) >= 0
    )


# -- reactions -------------------------------------------------------------------------------------


def reactions(m: DiceThrone, seat: int, moment: str) -> tuple[Option, ...]:
    """Cards, tokens, companions and passives that a seat may use at this moment."""
    if not may_act(m, seat):
        return NOTHING
    options: list[Option] = []
    dice_only = moment == "dice"
    who = m.seats[seat]
    cards = m.content.cards
    for card in sorted(who.hand):
        play = cards[card].play
        if (
            play is not None
            and play.cost <= who.cp
            and (play.alters or not dice_only)
            and timely_card(m, seat, play)
            and sensible(m, seat, play)
        ):
            options.append(("play", card))
    for facts in m.content.usable:
        held = who.tokens[facts.number]
        if held:
            for play in facts.plays:
                if (play.alters or not dice_only) and can_use(m, seat, play, held):
                    options += use_options(play, spendable(m, seat, play, held))
    for play in who.lay.uses:
        if (play.alters or not dice_only) and can_use(m, seat, play, 0):
            options.append(("use", play.number))
    return tuple(options)


def may_act(m: DiceThrone, seat: int) -> bool:
    """Whether a seat may take any action: not when defeated, stunned, or facing an ultimate."""
    if not m.alive(seat):
        return False
    if m.ultimate and seat != m.attacker:
        return False  # DT-174, DT-180
    if m.phase == "discard" and m.edition.discard_is_for_selling_only:
        return False  # DT-070
    return not m.has(seat, "no-actions")


def might_react(m: DiceThrone, seat: int, moment: str) -> bool:
    """Whether, from what all can see, a seat might have an answer: it holds any card at all."""
    return may_act(m, seat) and bool(m.seats[seat].hand)


def timely_card(m: DiceThrone, seat: int, play: Play) -> bool:
    """The timing matrix of cards (DT-109), and what the card itself asks."""
    if play.type == "main":
        if m.phase not in MAIN_PHASES or seat != m.active or not in_own_main(m):
            return False
    elif play.type == "roll" and m.phase not in ROLL_PHASES:
        return False
    return timely(m, seat, play.timing) and modifies(m, seat, play)


def in_own_main(m: DiceThrone) -> bool:
    """Whether the active seat is free to act, not amid a card that others may answer."""
    return not any(who.table and m.content.cards[who.table[-1]].play for who in m.seats)


def modifies(m: DiceThrone, seat: int, play: Play) -> bool:
    """Attack modifiers need an attack of one's own that can be modified (DT-148, DT-149)."""
    return not play.modifier or (
        m.attack_on and m.attacker == seat and m.kind != PURE and bool(m.incoming)
    )


def can_use(m: DiceThrone, seat: int, play: Play, held: int) -> bool:
    """Whether a token's or passive's use is open: timing, price, once a turn, condition."""
    if play.spend > held or not can_pay(m, seat, play.extra):
        return False
    if play.once and m.used.count(play.number) >= max(1, held if play.token is not None else 1):
        return False
    if play.token is not None and companion_spent(m, seat, play.token):
        return False
    if not (timely(m, seat, play.timing) and modifies(m, seat, play)):
        return False
    return sensible(m, seat, play)


def companion_spent(m: DiceThrone, seat: int, token: int) -> bool:
    """Whether so many companions of this kind were spent this turn as its hero may spend."""
    most = m.seats[seat].board.hero.companions_spent_per_turn
    facts = m.content.tokens[token]
    if not most or facts.companion is None:
        return False
    return sum(m.used.count(play.number) for play in facts.plays) >= most


def spendable(m: DiceThrone, seat: int, play: Play, held: int) -> int:
    """How many tokens may be spent: fresh ones can't add damage where the status says so."""
    assert play.token is not None
    status = m.content.tokens[play.token].status
    if play.modifier and status is not None and "fresh-cant-add" in status.traits:
        return held - (m.fresh.count(play.token) if seat == m.active else 0)
    return held


def use_options(play: Play, held: int) -> list[Option]:
    """One option, or one for each number that may be spent."""
    if not play.any_number:
        return [("use", play.number)] if held >= play.spend else []
    return [("use", play.number, count) for count in range(play.spend, held + 1)]


def timely(m: DiceThrone, seat: int, timing: str) -> bool:
    """Whether the moment that a text names is now."""
    if timing == "any-time":
        return True
    if timing == "main-phase":
        return m.phase in MAIN_PHASES and seat == m.active and in_own_main(m)
    if timing == "roll-phase":
        return m.phase in ROLL_PHASES
    if timing == "own-dice":
        return m.dice_open and m.roller == seat
    if timing == "any-dice":
        return m.dice_open
    if timing == "own-attack":
        return m.attack_on and m.attacker == seat
    if timing == "own-attack-undefended":
        return m.attack_on and m.attacker == seat and not m.defended and m.kind == NORMAL
    if timing == "attacked":
        return m.attack_on and m.target == seat
    if timing == "incoming-damage":
        return bool(avoidable(m, seat))
    if timing == "attack-dealt":
        return dealt(m) and m.attacker == seat
    if timing == "was-attacked":
        return dealt(m) and m.target == seat
    return m.phase == "upkeep" and seat == m.active


def dealt(m: DiceThrone) -> bool:
    """Whether an attack has dealt its damage and the Roll Phase goes on."""
    return m.phase == "defensive-roll" and not m.attack_on and m.amount > 0 and not m.incoming


def sensible(m: DiceThrone, seat: int, play: Play) -> bool:
    """Whether what the play does has something to be done to, and its condition holds."""
    if play.alters and not alterable(m, seat, play.whose_dice):
        return False
    if play.prevents and not any(
        avoidable(m, other) for other in ((seat,) if play.prevents == "me" else m.players(seat))
    ):
        return False
    if play.removes and not any(
        removable(m, other) for other in ((seat,) if play.removes == "me" else m.players(seat))
    ):
        return False
    if play.transfers and not any(transferable(m, other) for other in m.players(seat)):
        return False
    if play.instead_of_defence and (m.defended or not m.attack_on):
        return False
    return play.condition is None or holds(m, play.condition, context(seat, m.target))


def alterable(m: DiceThrone, seat: int, whose: str) -> bool:
    """Whether dice lie on the table that this seat may alter now (DT-162, DT-163)."""
    if whose == "offensive-attempt":
        return m.purpose == "offensive" and m.phase == "offensive-roll" and not m.ultimate
    if not m.dice_open or not m.dice:
        return False
    if whose == "defensive-attempt":
        return m.purpose == "defensive"
    if whose == "own":
        return m.roller == seat
    if whose == "opponent":
        return m.team[m.roller] != m.team[seat]
    if whose == "team":
        return m.team[m.roller] == m.team[seat]
    return True
