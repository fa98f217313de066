"""Faces: how those that lie up are applied, in the order that the rulebook gives."""

from typing import Final

from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.packs.vocabulary import GLORY, GOLD, Vector
from astragal.games.dice_forge.rules.forging import ship
from astragal.games.dice_forge.rules.outcomes import CHOICE, MIRROR, NOTHING, READY, PairOutcome
from astragal.games.dice_forge.rules.reserves import gain, lose
from astragal.games.dice_forge.state import RESERVES, DiceForge
from astragal.kernel.match import Option
from astragal.kernel.step import steps

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


def outcome_of(content: Content, a: int, b: int) -> PairOutcome:
    """What two faces come to that leave nothing to choose."""
    outcome = content.pairs[a * content.count + b]
    assert outcome is not None
    return outcome


def faces_up(m: DiceForge, seat: int) -> tuple[int, int]:
    """The faces that lie up on the dice of a seat."""
    at = 2 * seat
    return m.dice[at][m.up[at]], m.dice[at + 1][m.up[at + 1]]


# -- mirrors and choices -------------------------------------------------------------------------


def apply_faces(m: DiceForge, seat: int, a: int, b: int, how: int) -> None:
    """First what mirrors copy, each for itself, then what choice faces give (DF-031, DF-131)."""
    kinds = m.content.kinds
    if kinds[a] == MIRROR or kinds[b] == MIRROR:
        second = kinds[a] != MIRROR
        options = targets(m, seat)
        if len(options) > 1:
            m.ask(seat, "mirror", options, copied, a, b, how, second)
            return
        face: int = options[0][1] if options else m.content.blank
        apply_now(m, seat, a if second else face, face if second else b, how)
    elif kinds[a] == CHOICE or kinds[b] == CHOICE:
        second = kinds[a] != CHOICE
        face = b if second else a
        if how & LOSS:
            m.ask(seat, "lose", m.content.outcomes.lose[face], taken, a, b, how, second)
        else:
            m.ask(seat, "take", m.content.outcomes.take[face], taken, a, b, how, second)
    else:
        settle(m, seat, a, b, how)


def apply_now(m: DiceForge, seat: int, a: int, b: int, how: int) -> None:
    """Faces are applied at once, as the last thing that a step does."""
    kinds = m.content.kinds
    if kinds[a] == READY and kinds[b] == READY:
        settle(m, seat, a, b, how)
    else:
        m.asked = (apply_faces, seat, a, b, how)
        apply_faces(m, seat, a, b, how)


def targets(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """The faces that a mirror can copy: those that lie up on opponents' dice (DF-128, DF-129).

    A mirror among them is looked through, to any face that lies up (DF-132, DF-172); where there
    are only mirrors there is nothing to copy (DF-133).
    """
    is_mirror = m.content.is_mirror
    seen: set[int] = set()
    through = False
    for other in range(m.seated):
        if other != seat:
            for face in faces_up(m, other):
                if is_mirror[face]:
                    through = m.agreed.mirror_through
                else:
                    seen.add(face)
    if through:
        seen.update(face for face in faces_up(m, seat) if not is_mirror[face])
    return tuple(m.content.copies[face] for face in sorted(seen))


def copied(m: DiceForge, seat: int, option: Option, a: int, b: int, how: int, second: bool) -> None:
    """The mirror is now the face that it copies; no die is changed by that (DF-136, DF-137)."""
    m.tell("copied", seat, m.content.faces[option[1]].id)
    if second:
        apply_now(m, seat, a, option[1], how)
    else:
        apply_now(m, seat, option[1], b, how)


def taken(m: DiceForge, seat: int, option: Option, a: int, b: int, how: int, second: bool) -> None:
    """The choice face is now what was chosen of it (DF-115, DF-116, DF-119, DF-123)."""
    chosen = m.content.outcomes.chosen
    if second:
        apply_now(m, seat, a, chosen[b][option[1]], how)
    else:
        apply_now(m, seat, chosen[a][option[1]], b, how)


# -- gains ---------------------------------------------------------------------------------------


def settle(m: DiceForge, seat: int, a: int, b: int, how: int) -> None:
    """A pair without more choices is gained, cashed in, or lost; boars are applied (DF-161)."""
    outcome = outcome_of(m.content, a, b)
    if outcome.boars:
        m.do_all([(boar, m.owners[colour]) for colour in outcome.boars])
    if how & LOSS:
        lose(m, seat, outcome.total)
    elif how >= CASH:
        m.now((cash, seat, a, b, how, 0, NOTHING))
    else:
        reap(m, seat, a, b, outcome.total)


def cash(m: DiceForge, seat: int, a: int, b: int, how: int, face: int, gains: Vector) -> None:
    """What a face gives may be taken as glory, all of it or nothing (DF-176, DF-177, DF-178)."""
    rates = m.content.cashes[how // CASH - 1]
    for part in outcome_of(m.content, a, b).parts[face:]:
        if any(amount and rate for amount, rate in zip(part, rates, strict=True)):
            m.ask(seat, "cash", KEEP_OR_CASH, cashed, a, b, how, face, gains)
            return
        gains = plus(gains, part)
        face += 1
    reap(m, seat, a, b, gains)


def cashed(
    m: DiceForge, seat: int, option: Option, a: int, b: int, how: int, face: int, gains: Vector
) -> None:
    """One face is kept as it is, or cashed in (DF-097, DF-101, DF-158)."""
    part = outcome_of(m.content, a, b).parts[face]
    if option == CASH_IN:
        part = in_glory(part, m.content.cashes[how // CASH - 1])
    m.now((cash, seat, a, b, how, face + 1, plus(gains, part)))


def in_glory(gains: Vector, rates: Vector) -> Vector:
    """What has a rate becomes glory, the rest stays."""
    kept = [0 if rate else gain for gain, rate in zip(gains, rates, strict=True)]
    glory = sum([gain * rate for gain, rate in zip(gains, rates, strict=True)])
    return (kept[0], kept[1], kept[2], kept[GLORY] + glory)


def plus(one: Vector, other: Vector) -> Vector:
    """Two gains together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def reap(m: DiceForge, seat: int, a: int, b: int, gains: Vector) -> None:
    """The gain of a pair and its ships, the gain first (DF-135).

    The order is the seat's own (DF-028), and asked for only where gold would be lost otherwise.
    """
    ships = outcome_of(m.content, a, b).ships
    if ships:
        at = RESERVES * seat + GOLD
        if gains[GOLD] and m.reserves[at] + gains[GOLD] > m.limits[at]:
            m.now((order, seat, a, b, gains))
            return
        m.do_all([(ship, seat, discount) for discount in ships])
    gain(m, seat, gains)


def order(m: DiceForge, seat: int, a: int, b: int, gains: Vector) -> None:
    """Gold before the ship, or the ship before the gold (DF-028)."""
    m.ask(seat, "order", FIRSTS, ordered, a, b, gains)


def ordered(m: DiceForge, seat: int, option: Option, a: int, b: int, gains: Vector) -> None:
    """As the seat wants it."""
    ships = [(ship, seat, discount) for discount in outcome_of(m.content, a, b).ships]
    gained = (gain_all, seat, gains)
    m.do_all([gained, *ships] if option == GOLD_FIRST else [*ships, gained])


def gain_all(m: DiceForge, seat: int, gains: Vector) -> None:
    """A gain that had to wait."""
    gain(m, seat, gains)


# -- boars ---------------------------------------------------------------------------------------


def boar(m: DiceForge, seat: int) -> None:
    """The owner of the card takes something each time its face is applied (DF-091, DF-126).

    It is the owner of this colour, even if they applied it themselves (DF-134, DF-142).
    """
    m.ask(seat, "boar", m.content.boar_options, boar_taken)


def boar_taken(m: DiceForge, seat: int, option: Option) -> None:
    """Never lost to anything that turns gains into losses (DF-169)."""
    gain(m, seat, m.content.boar_gains[option[1]])


steps(apply_faces, copied, taken, cash, cashed, order, ordered, gain_all, boar, boar_taken)
