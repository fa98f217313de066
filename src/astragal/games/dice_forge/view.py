"""What is seen of Dice Forge: everything, by everybody (DF-020)."""

import msgspec

from astragal.games.dice_forge.packs.content import DICE
from astragal.games.dice_forge.packs.vocabulary import RESOURCES
from astragal.games.dice_forge.rules.turn import printed, total
from astragal.games.dice_forge.state import NO_FACE, RESERVES, STAGES, STANDING, DiceForge
from astragal.kernel import view as kernel
from astragal.kernel.view import common, seats_by_number

PAIR_REASONS = frozenset(("mirror", "take", "lose", "cash", "order", "repeat"))


class Limits(msgspec.Struct):
    """How much a seat can hold."""

    gold: int
    sun: int
    moon: int


class Dice(msgspec.Struct):
    """The faces of both dice, in the order of their places."""

    light: list[str]
    dark: list[str]


class Up(msgspec.Struct):
    """The faces that lie up."""

    light: str
    dark: str


class Piles(msgspec.Struct):
    """The feats of a seat by their lasting effect (DF-063)."""

    plain: list[str]
    automatic: list[str]
    reinforcement: list[str]
    attached: list[str]


class Hammer(msgspec.Struct):
    """The hammer in use: its lap, how far it is, how many wait, what the seat wants done."""

    lap: int
    space: int
    waiting: int
    standing: str


class Seat(msgspec.Struct):
    """What a seat has, with the glory of its feats always counted."""

    gold: int
    sun: int
    moon: int
    glory: int
    printed: int
    total: int
    portal: str
    limits: Limits
    dice: Dice
    up: Up
    replaced: list[str]
    piles: Piles
    tokens: list[str]
    ready: list[str]
    hammer: Hammer | None
    boars: list[str]


class Applied(msgspec.Struct):
    """The faces that are being applied, and for whom."""

    seat: int
    faces: list[str]


class View(kernel.View):
    """The round, the seats, what is on sale, what is being applied."""

    round: int
    rounds: int
    stage: str
    first: int
    seats: dict[str, Seat]
    islands: dict[str, int]
    sanctuary: dict[str, int]
    garden: dict[str, int]
    applying: Applied | None
    forging: str | None
    drafting: list[str]


def view(m: DiceForge, viewer: int) -> View:
    """All see the same (DF-020)."""
    return View(
        **common(m, viewer),
        round=m.round,
        rounds=m.content.tables[len(m.portals)].rounds,
        stage=STAGES[m.stage],
        first=m.first + 1,
        seats=seats_by_number([seat_view(m, seat) for seat in range(len(m.portals))]),
        islands={
            m.content.feats[feat].id: left for feat, left in zip(m.sets, m.stacks, strict=True)
        },
        sanctuary=stock_view(m, on_sale=True),
        garden=stock_view(m, on_sale=False),
        applying=applying(m),
        forging=None if m.in_hand == NO_FACE else face_id(m, m.in_hand),
        drafting=[m.content.slots[slot].id for slot in m.drafting],
    )


def stock_view(m: DiceForge, on_sale: bool) -> dict[str, int]:
    """How many of each face are left, the cheapest first."""
    faces = [face for face in m.content.faces if face.printed and bool(face.price) == on_sale]
    faces.sort(key=lambda face: (face.price, face.number))
    return {face.id: m.stock[face.number] for face in faces}


def seat_view(m: DiceForge, seat: int) -> Seat:
    """What a seat has."""
    at = RESERVES * seat
    dice = m.dice[2 * seat : 2 * seat + len(DICE)]
    up = m.up[2 * seat : 2 * seat + len(DICE)]
    return Seat(
        **dict(zip(RESOURCES, m.reserves[at : at + RESERVES], strict=True)),
        printed=printed(m, seat),
        total=total(m, seat),
        portal=m.content.portals[m.portals[seat]],
        limits=Limits(*m.limits[at : at + 3]),
        dice=Dice(*([face_id(m, face) for face in die] for die in dice)),
        up=Up(*(face_id(m, die[place]) for die, place in zip(dice, up, strict=True))),
        replaced=[face_id(m, face) for face in m.beside[seat]],
        piles=piles(m, seat),
        tokens=[m.content.feats[feat].id for feat in m.tokens[seat]],
        ready=[m.content.feats[feat].id for feat in m.ready] if seat == m.active else [],
        hammer=hammer_view(m, seat),
        boars=[
            colour
            for colour, owner in zip(m.content.colours, m.owners, strict=True)
            if owner == seat
        ],
    )


def piles(m: DiceForge, seat: int) -> Piles:
    """The feats of a seat; hammers in use and chests apart."""
    laid = Piles([], [], [], [])
    done = m.hammer[seat] // (m.content.lap * len(m.content.rewards) or 1)
    for feat in m.feats[seat]:
        facts = m.content.feats[feat]
        if facts.track and done:
            done -= 1
            laid.plain.append(facts.id)
        else:
            pile(m, laid, feat).append(facts.id)
    return laid


def pile(m: DiceForge, laid: Piles, feat: int) -> list[str]:
    """Where a card is laid when it is taken."""
    facts = m.content.feats[feat]
    if facts.track or facts.enlarges:
        return laid.attached
    if facts.feat.automatic:
        return laid.automatic
    return laid.reinforcement if facts.reinforces else laid.plain


def hammer_view(m: DiceForge, seat: int) -> Hammer | None:
    """The hammer in use."""
    if m.hammer[seat] >= m.spaces[seat]:
        return None
    left = m.spaces[seat] - m.hammer[seat]
    return Hammer(
        lap=m.hammer[seat] // m.content.lap % len(m.content.rewards) + 1,
        space=m.hammer[seat] % m.content.lap,
        waiting=(left - 1) // (m.content.lap * len(m.content.rewards)),
        standing=STANDING[m.standing[seat]],
    )


def applying(m: DiceForge) -> Applied | None:
    """The faces that are being applied while something is chosen for them."""
    if not m.options or m.reason not in PAIR_REASONS or len(m.answer_arguments) < 2:
        return None
    faces = m.answer_arguments[:2]
    return Applied(m.seat + 1, [face_id(m, face) for face in faces if face != m.content.blank])


def face_id(m: DiceForge, face: int) -> str:
    """The id of a face; of a reading of a choice face, that of the face."""
    return m.content.reading_ids[face]
