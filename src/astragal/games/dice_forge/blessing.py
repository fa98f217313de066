"""Blessings: dice are rolled and their faces are applied, in the order that the rulebook gives."""

from typing import Final

from astragal.games.dice_forge.forging import ship
from astragal.games.dice_forge.outcomes import CHOICE, MIRROR, READY, singles
from astragal.games.dice_forge.reserves import add, gain, gain_gold, lose, spend_token
from astragal.games.dice_forge.state import ASK, CONTENT, RESERVES, DiceForge
from astragal.games.dice_forge.vocabulary import GLORY, GOLD, MOON, SUN, Repeat
from astragal.kernel.match import PASS, Option
from astragal.kernel.step import Frame, step

OUTCOMES: Final = CONTENT.outcomes
KINDS: Final = OUTCOMES.kinds
PAIRS: Final = OUTCOMES.pairs
QUICK: Final = OUTCOMES.quick
COUNT: Final = OUTCOMES.count
BLANK: Final = OUTCOMES.blank
IS_MIRROR: Final = [face.mirror for face in CONTENT.faces]
REPEATS: Final = frozenset(
    feat.number for feat in CONTENT.feats if isinstance(feat.feat.token, Repeat)
)
COPIES: Final[list[Option]] = [("copy", face.number) for face in CONTENT.faces]

# How faces are applied. Above the flags stands the number of a cash offer, from 1 on.
ROLLED: Final = 1  # as a blessing of one's own: it may be repeated
LOSS: Final = 2  # what they give is lost
CASH: Final = 4

KEEP: Final[Option] = ("keep",)
CASH_IN: Final[Option] = ("cash",)
KEEP_OR_CASH: Final[tuple[Option, ...]] = (KEEP, CASH_IN)
GOLD_FIRST: Final[Option] = ("first", "gold")
SHIP_FIRST: Final[Option] = ("first", "ship")
FIRSTS: Final[tuple[Option, ...]] = (GOLD_FIRST, SHIP_FIRST)
# The seats from each one on, for every number of seats.
ORDERS: Final = [
    [[(first + turn) % seats for turn in range(seats)] for first in range(seats)]
    for seats in range(max(CONTENT.tables) + 1)
]
DICE_OPTIONS: Final[tuple[Option, ...]] = (("die", 0), ("die", 1))
BOAR_GAINS: Final = singles(CONTENT.boar_amounts)
BOAR_OPTIONS: Final[tuple[Option, ...]] = tuple(("take", resource) for resource in BOAR_GAINS)


# -- rolling -------------------------------------------------------------------------------------


@step
def bless_all(m: DiceForge) -> None:
    """All seats roll both dice; then all faces are applied (DF-025, DF-027).

    Results that need no decision apply at once, the others seat by seat from the active one on
    (DF-029, DF-030).
    """
    waiting: list[Frame] = []
    for seat in ORDERS[len(m.portals)][m.active]:
        a, b = roll(m, seat)
        gains = QUICK[a * COUNT + b]
        if gains is None:
            waiting.append((blessed, seat, a, b, ROLLED))
            continue
        if gains[GOLD] and m.hammer[seat] < m.spaces[seat]:
            add(m, seat, (0, gains[SUN], gains[MOON], gains[GLORY]))
            if m.standing[seat] == ASK:
                waiting.append((gain_gold, seat, gains[GOLD]))
            else:
                gain_gold(m, seat, gains[GOLD])
        else:
            add(m, seat, gains)
        if m.tokens[seat]:
            waiting.append((may_repeat, seat, a, b, ROLLED))
    if waiting:
        m.do(*waiting)


@step
def bless(m: DiceForge, seat: int, how: int) -> None:
    """A divine blessing of one seat (DF-026)."""
    a, b = roll(m, seat)
    m.then((blessed, seat, a, b, how))


@step
def bless_by_die(m: DiceForge, seat: int, count: int, how: int) -> None:
    """For minor blessings one die is chosen, and then rolled each time (DF-034, DF-100)."""
    m.ask(seat, "die", DICE_OPTIONS, die_chosen, count, how)


@step
def die_chosen(m: DiceForge, seat: int, option: Option, count: int, how: int) -> None:
    """The die is rolled so often, each time to the end (DF-175)."""
    m.do(*[(bless_minor, seat, option[1], how)] * count)


@step
def bless_minor(m: DiceForge, seat: int, die: int, how: int) -> None:
    """A minor blessing: one die, and nothing of the other one (DF-034, DF-035, DF-036)."""
    at = 2 * seat + die
    m.up[at] = m.chance.die() - 1
    face = m.dice[at][m.up[at]]
    if m.events is not None:
        m.tell("rolled", seat, (CONTENT.faces[face].id,))
    m.then((blessed, seat, face, BLANK, how))


def roll(m: DiceForge, seat: int) -> tuple[int, int]:
    """Both dice of a seat; they stay as they lie until they are rolled or forged (DF-032).

    Which die is the light one has no meaning (DF-014).
    """
    at = 2 * seat
    die = m.chance.die
    up = m.up
    up[at] = die() - 1
    up[at + 1] = die() - 1
    a = m.dice[at][up[at]]
    b = m.dice[at + 1][up[at + 1]]
    if m.events is not None:
        m.tell("rolled", seat, (CONTENT.faces[a].id, CONTENT.faces[b].id))
    return a, b


def faces_up(m: DiceForge, seat: int) -> tuple[int, int]:
    """The faces that lie up on the dice of a seat."""
    at = 2 * seat
    return m.dice[at][m.up[at]], m.dice[at + 1][m.up[at + 1]]


# -- applying faces ------------------------------------------------------------------------------


@step
def blessed(m: DiceForge, seat: int, a: int, b: int, how: int) -> None:
    """Rolled faces are applied; whoever has the token for it may then repeat them (DF-094)."""
    if how & ROLLED and m.tokens[seat]:
        m.then((may_repeat, seat, a, b, how))
    if KINDS[a] == READY and KINDS[b] == READY:
        settle(m, seat, a, b, how)
    else:
        m.then((apply_faces, seat, a, b, how))


@step
def may_repeat(m: DiceForge, seat: int, a: int, b: int, how: int) -> None:
    """Once the result is known, on anybody's turn (DF-159)."""
    for feat in m.tokens[seat]:
        if feat in REPEATS:
            m.ask(seat, "repeat", (PASS, ("use", feat)), repeated, a, b, how)
            return


@step
def repeated(m: DiceForge, seat: int, option: Option, a: int, b: int, how: int) -> None:
    """The same faces once more with fresh choices, and no third time (DF-156, DF-157)."""
    if option != PASS:
        spend_token(m, seat, option[1])
        m.then((apply_faces, seat, a, b, how))


@step
def apply_faces(m: DiceForge, seat: int, a: int, b: int, how: int) -> None:
    """First what mirrors copy, each for itself, then what choice faces give (DF-031, DF-131)."""
    if KINDS[a] == MIRROR or KINDS[b] == MIRROR:
        second = KINDS[a] != MIRROR
        options = targets(m, seat)
        if len(options) > 1:
            m.ask(seat, "mirror", options, copied, a, b, how, second)
            return
        face: int = options[0][1] if options else BLANK
        m.then((apply_faces, seat, a, face, how) if second else (apply_faces, seat, face, b, how))
    elif KINDS[a] == CHOICE or KINDS[b] == CHOICE:
        second = KINDS[a] != CHOICE
        face = b if second else a
        if how & LOSS:
            m.ask(seat, "lose", OUTCOMES.lose[face], taken, a, b, how, second)
        else:
            m.ask(seat, "take", OUTCOMES.take[face], taken, a, b, how, second)
    else:
        settle(m, seat, a, b, how)


def targets(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """The faces that a mirror can copy: those that lie up on opponents' dice (DF-128, DF-129).

    A mirror among them is looked through, to any face that lies up (DF-132, DF-172); where there
    are only mirrors there is nothing to copy (DF-133).
    """
    seen: set[int] = set()
    through = False
    for other in range(len(m.portals)):
        if other != seat:
            for face in faces_up(m, other):
                if IS_MIRROR[face]:
                    through = m.mirror_through
                else:
                    seen.add(face)
    if through:
        seen.update(face for face in faces_up(m, seat) if not IS_MIRROR[face])
    return tuple(COPIES[face] for face in sorted(seen))


@step
def copied(m: DiceForge, seat: int, option: Option, a: int, b: int, how: int, second: bool) -> None:
    """The mirror is now the face that it copies; no die is changed by that (DF-136, DF-137)."""
    m.tell("copied", seat, CONTENT.faces[option[1]].id)
    if second:
        m.then((apply_faces, seat, a, option[1], how))
    else:
        m.then((apply_faces, seat, option[1], b, how))


@step
def taken(m: DiceForge, seat: int, option: Option, a: int, b: int, how: int, second: bool) -> None:
    """The choice face is now what was chosen of it (DF-115, DF-116, DF-119, DF-123)."""
    if second:
        m.then((apply_faces, seat, a, OUTCOMES.chosen[b][option[1]], how))
    else:
        m.then((apply_faces, seat, OUTCOMES.chosen[a][option[1]], b, how))


def settle(m: DiceForge, seat: int, a: int, b: int, how: int) -> None:
    """A pair without more choices is gained, cashed in, or lost; boars are applied (DF-161)."""
    outcome = PAIRS[a * COUNT + b]
    assert outcome is not None
    if outcome.boars:
        m.do(*[(boar, m.owners[colour]) for colour in outcome.boars])
    if how & LOSS:
        lose(m, seat, outcome.total)
    elif how >= CASH:
        m.then((cash, seat, a, b, how, 0, 0, 0, 0, 0))
    else:
        reap(m, seat, a, b, *outcome.total)


@step
def cash(
    m: DiceForge,
    seat: int,
    a: int,
    b: int,
    how: int,
    face: int,
    gold: int,
    sun: int,
    moon: int,
    glory: int,
) -> None:
    """What a face gives may be taken as glory, all of it or nothing (DF-176, DF-177, DF-178)."""
    outcome = PAIRS[a * COUNT + b]
    assert outcome is not None
    rates = CONTENT.cashes[how // CASH - 1]
    while face < 2:
        part = outcome.parts[face]
        if any(amount and rate for amount, rate in zip(part, rates, strict=True)):
            m.ask(seat, "cash", KEEP_OR_CASH, cashed, a, b, how, face, gold, sun, moon, glory)
            return
        gold, sun, moon, glory = (
            gold + part[0],
            sun + part[1],
            moon + part[2],
            glory + part[3],
        )
        face += 1
    reap(m, seat, a, b, gold, sun, moon, glory)


@step
def cashed(
    m: DiceForge,
    seat: int,
    option: Option,
    a: int,
    b: int,
    how: int,
    face: int,
    gold: int,
    sun: int,
    moon: int,
    glory: int,
) -> None:
    """One face is kept as it is, or cashed in (DF-097, DF-101, DF-158)."""
    outcome = PAIRS[a * COUNT + b]
    assert outcome is not None
    part = list(outcome.parts[face])
    if option == CASH_IN:
        for resource, rate in enumerate(CONTENT.cashes[how // CASH - 1]):
            if rate:
                part[3] += part[resource] * rate
                part[resource] = 0
    after = (gold + part[0], sun + part[1], moon + part[2], glory + part[3])
    m.then((cash, seat, a, b, how, face + 1, *after))


def reap(
    m: DiceForge, seat: int, a: int, b: int, gold: int, sun: int, moon: int, glory: int
) -> None:
    """The gain of a pair and its ships, the gain first (DF-135).

    The order is the seat's own (DF-028), and asked for only where gold would be lost otherwise.
    """
    outcome = PAIRS[a * COUNT + b]
    assert outcome is not None
    if outcome.ships:
        at = RESERVES * seat + GOLD
        if gold and m.reserves[at] + gold > m.limits[at]:
            m.then((order, seat, a, b, gold, sun, moon, glory))
            return
        m.do(*[(ship, seat, discount) for discount in outcome.ships])
    gain(m, seat, (gold, sun, moon, glory))


@step
def order(
    m: DiceForge, seat: int, a: int, b: int, gold: int, sun: int, moon: int, glory: int
) -> None:
    """Gold before the ship, or the ship before the gold (DF-028)."""
    m.ask(seat, "order", FIRSTS, ordered, a, b, gold, sun, moon, glory)


@step
def ordered(
    m: DiceForge,
    seat: int,
    option: Option,
    a: int,
    b: int,
    gold: int,
    sun: int,
    moon: int,
    glory: int,
) -> None:
    """As the seat wants it."""
    outcome = PAIRS[a * COUNT + b]
    assert outcome is not None
    ships = [(ship, seat, discount) for discount in outcome.ships]
    gained = (gain_all, seat, gold, sun, moon, glory)
    m.do(*([gained, *ships] if option == GOLD_FIRST else [*ships, gained]))


@step
def gain_all(m: DiceForge, seat: int, gold: int, sun: int, moon: int, glory: int) -> None:
    """A gain that had to wait."""
    gain(m, seat, (gold, sun, moon, glory))


# -- boars ---------------------------------------------------------------------------------------


@step
def boar(m: DiceForge, seat: int) -> None:
    """The owner of the card takes something each time its face is applied (DF-091, DF-126).

    It is the owner of this colour, even if they applied it themselves (DF-134, DF-142).
    """
    m.ask(seat, "boar", BOAR_OPTIONS, boar_taken)


@step
def boar_taken(m: DiceForge, seat: int, option: Option) -> None:
    """Never lost to anything that turns gains into losses (DF-169)."""
    gain(m, seat, BOAR_GAINS[option[1]])
