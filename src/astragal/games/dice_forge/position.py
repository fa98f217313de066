"""Positions that scenarios set up: overrides of the start.

Faces and cards are conserved: what a position puts on a die comes from the sanctuary or the garden,
and start faces that are no longer on a die lie beside it.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, Literal

from astragal.games.dice_forge.packs.content import DICE
from astragal.games.dice_forge.packs.facts import FaceFacts
from astragal.games.dice_forge.packs.pack import DIE_FACES
from astragal.games.dice_forge.packs.vocabulary import RESOURCES, Id
from astragal.games.dice_forge.rules.turn import (
    begin_action,
    begin_extra_action,
    begin_reinforcements,
    begin_turn,
    end_turn,
)
from astragal.games.dice_forge.state import RESERVES, DiceForge, replaced
from astragal.kernel.agenda import abandon
from astragal.kernel.step import Step
from astragal.packs.decode import Range, decode
from astragal.packs.yaml import NOWHERE, Node, Position
from astragal.prose.spelling import one_of

Amount = Annotated[int, Range(0, 999)]
Few = Annotated[int, Range(0, 8)]
UNSPENT = 8

STAGES: dict[str, Step] = {
    "blessing": begin_turn,
    "reinforcement": begin_reinforcements,
    "action": begin_action,
    "extra": begin_extra_action,
}


@dataclass(frozen=True, slots=True)
class Up:
    """Which faces lie up; the first of its kind on the die."""

    light: Id = ""
    dark: Id = ""


@dataclass(frozen=True, slots=True)
class SeatPosition:
    """What one seat has; reserves are empty unless they are named."""

    gold: Amount = 0
    sun: Amount = 0
    moon: Amount = 0
    glory: Amount = 0
    light: list[Id] | None = None
    dark: list[Id] | None = None
    up: Up = field(default_factory=Up)
    replaced: list[Id] = field(default_factory=list)
    feats: list[Id] = field(default_factory=list)
    tokens: dict[Id, Few] = field(default_factory=dict)
    boars: list[Id] = field(default_factory=list)
    hammer: Annotated[int, Range(0, 120)] = 0
    portal: Id = "start"
    at: Position = NOWHERE


@dataclass(frozen=True, slots=True)
class TablePosition:
    """A position of Dice Forge."""

    active: Annotated[int, Range(1, 4)] = 1
    round: Annotated[int, Range(1, 10)] = 2
    stage: Literal["blessing", "reinforcement", "action", "extra"] = "action"
    sanctuary: dict[Id, Few] = field(default_factory=dict)
    seats: dict[int, SeatPosition] = field(default_factory=dict)
    at: Position = NOWHERE


def place(m: DiceForge, node: Node) -> None:
    """Set a position up."""
    table = decode(node, TablePosition)
    for number, seat in table.seats.items():
        if not 1 <= number <= len(m.portals):
            raise seat.at.error(f"there is no seat {number}; this match has {len(m.portals)}")
    if table.active > len(m.portals):
        raise table.at.error(f"there is no seat {table.active}; this match has {len(m.portals)}")
    rounds = m.content.tables[len(m.portals)].rounds
    if table.round > rounds:
        raise table.at.error(f"there is no round {table.round}; this match has {rounds}")
    abandon(m)
    clear(m)
    m.active = table.active - 1
    m.round = table.round
    for number in range(len(m.portals)):
        place_seat(m, number, table.seats.get(number + 1, SeatPosition()))
    for number, seat in table.seats.items():
        check_boars(m, number - 1, seat)
    m.know_dice()
    m.know_feats()
    m.know_stacks()
    for number in range(len(m.portals)):
        place_reserves(m, number, table.seats.get(number + 1, SeatPosition()))
    place_sanctuary(m, table)
    m.do((STAGES[table.stage],), *([] if table.stage == "blessing" else [(end_turn,)]))


def clear(m: DiceForge) -> None:
    """What the first blessing of the match has left behind is undone."""
    sets, away, first = m.sets, m.away, m.first
    m.prepare()
    m.sets, m.away, m.first = sets, away[:], first
    m.stock = [held - gone for held, gone in zip(m.stock, away, strict=True)]


# -- faces ---------------------------------------------------------------------------------------


def place_seat(m: DiceForge, number: int, seat: SeatPosition) -> None:
    """Dice, cards, tokens and the hero of a seat."""
    place_dice(m, number, seat)
    place_feats(m, number, seat)
    if seat.portal not in m.content.portals:
        raise seat.at.unknown("portal", seat.portal, m.content.portals)
    m.portals[number] = m.content.portals.index(seat.portal)
    if m.portals[number] and m.portals.count(m.portals[number]) > 1:
        raise seat.at.error(f"two heroes stand on {seat.portal}")


def place_dice(m: DiceForge, number: int, seat: SeatPosition) -> None:
    """The dice; what they have beyond the start faces is taken from what is left."""
    start = Counter(face for die in m.content.start_dice for face in die)
    for at, (name, faces) in enumerate(zip(DICE, (seat.light, seat.dark), strict=True)):
        if faces is not None:
            if len(faces) != DIE_FACES:
                raise seat.at.error(f"the {name} die has {len(faces)} faces, not {DIE_FACES}")
            m.dice[2 * number + at] = tuple(face_number(m, face, seat) for face in faces)
    lying = Counter(m.dice[2 * number] + m.dice[2 * number + 1])
    added = [face_number(m, face, seat) for face in seat.replaced]
    for face in added:
        if m.content.locked[face]:
            raise seat.at.error(
                f"{m.content.faces[face].id} is never replaced: it stays on its die"
            )
    for face in ((lying - start) + Counter(added)).elements():
        take_face(m, face, seat.at)
    m.beside[number] = (*(start - lying).elements(), *added)
    for at, (name, shown) in enumerate(zip(DICE, (seat.up.light, seat.up.dark), strict=True)):
        if shown:
            die = m.dice[2 * number + at]
            if face_number(m, shown, seat) not in die:
                raise seat.at.error(f"the {name} die has no face {shown}")
            m.up[2 * number + at] = die.index(face_number(m, shown, seat))


def face_number(m: DiceForge, face: str, seat: SeatPosition) -> int:
    """The number of a face."""
    if face not in m.content.face_numbers:
        raise seat.at.unknown("face", face, m.content.face_numbers)
    return m.content.face_numbers[face]


def take_face(m: DiceForge, face: int, at: Position) -> None:
    """A face from the sanctuary or the garden, or from those that are out of the game."""
    if m.stock[face]:
        m.stock[face] -= 1
    elif m.away[face]:
        m.away[face] -= 1
    else:
        facts = m.content.faces[face]
        if not facts.printed:
            raise at.error(f"there are no faces {facts.id} but those of the start dice")
        raise at.error(f"all {facts.printed} faces {facts.id} are on dice or beside them already")


def place_sanctuary(m: DiceForge, table: TablePosition) -> None:
    """So many of a face are left; the others are out of the game."""
    for id, count in table.sanctuary.items():
        if id not in m.content.face_numbers:
            raise table.at.unknown("face", id, m.content.face_numbers)
        face = m.content.face_numbers[id]
        if not m.content.faces[face].price:
            raise table.at.error(not_for_sale(m.content.faces[face]))
        here = m.stock[face] + m.away[face]
        if count > here:
            raise table.at.error(f"there are only {here} faces {id} that are on no die")
        m.stock[face], m.away[face] = count, here - count
    m.know_shelf()


def not_for_sale(face: FaceFacts) -> str:
    """Where a face lies that can't be left in the sanctuary."""
    if face.printed:
        return f"{face.id} lies in the garden, not in the sanctuary: dice take from it"
    return f"{face.id} is on dice from the start and never in the sanctuary"


# -- cards and counters --------------------------------------------------------------------------


def place_feats(m: DiceForge, number: int, seat: SeatPosition) -> None:
    """Cards that the seat has taken, their tokens and their boars."""
    for id in seat.feats:
        if id not in m.content.feat_numbers:
            raise seat.at.unknown("feat", id, m.content.feat_numbers)
        facts = m.content.feats[m.content.feat_numbers[id]]
        slot = m.content.slots[facts.slot].id
        if m.sets[facts.slot] != facts.number:
            lying = m.content.feats[m.sets[facts.slot]].id
            raise seat.at.error(f"{lying} lies on {slot}: say options: {{{slot}: {id}}}")
        if not m.stacks[facts.slot]:
            raise seat.at.error(f"there are no more cards {id}")
        m.stacks[facts.slot] -= 1
        m.feats[number] = (*m.feats[number], facts.number)
    place_tokens(m, number, seat)
    place_boars(m, number, seat)


def place_tokens(m: DiceForge, number: int, seat: SeatPosition) -> None:
    """Tokens are unspent unless the position says otherwise."""
    for id, count in seat.tokens.items():
        if id not in m.content.feat_numbers:
            raise seat.at.unknown("feat", id, m.content.feat_numbers)
        if not m.content.feats[m.content.feat_numbers[id]].token:
            known = one_of(feat.id for feat in m.content.feats if feat.token)
            raise seat.at.error(f"{id} gives no token; expected {known}")
        if count > seat.feats.count(id) or id not in seat.feats:
            raise seat.at.error(f"a token {id} comes with the card: name it among the feats")
    tokens: list[int] = []
    for feat in m.feats[number]:
        facts = m.content.feats[feat]
        held = seat.tokens.get(facts.id, UNSPENT)
        if facts.token and tokens.count(feat) < held:
            tokens.append(feat)
    m.tokens = replaced(m.tokens, number, tuple(tokens))


def place_boars(m: DiceForge, number: int, seat: SeatPosition) -> None:
    """The colours of the boar cards: those that are named, or the next ones."""
    boars = sum(m.content.feats[feat].boar for feat in m.feats[number])
    if len(seat.boars) > boars:
        raise seat.at.error("a boar comes with its card: name it among the feats")
    for id in seat.boars:
        if id not in m.content.colours:
            raise seat.at.unknown("boar", id, m.content.colours)
        if m.owners[m.content.colours.index(id)] >= 0:
            raise seat.at.error(f"the {id} boar belongs to somebody else")
        m.owners = replaced(m.owners, m.content.colours.index(id), number)
    for _ in range(boars - len(seat.boars)):
        m.owners = replaced(m.owners, m.owners.index(-1), number)


def check_boars(m: DiceForge, number: int, seat: SeatPosition) -> None:
    """A boar face comes on a die only when somebody takes its card (DF-090)."""
    for face in m.dice[2 * number] + m.dice[2 * number + 1]:
        if m.content.locked[face] and m.owners[m.content.boar_faces.index(face)] < 0:
            assert m.content.boar is not None
            card, colour = m.content.boar.id, m.content.colours[m.content.boar_faces.index(face)]
            raise seat.at.error(
                f"{m.content.faces[face].id} is on a die, and nobody has its card: say "
                f"feats: [{card}], boars: [{colour}] for another seat"
            )


def place_reserves(m: DiceForge, number: int, seat: SeatPosition) -> None:
    """Reserves within their limits, and gold on the hammer."""
    at = RESERVES * number
    held = (seat.gold, seat.sun, seat.moon, seat.glory)
    for resource, amount in enumerate(held):
        if amount > m.limits[at + resource]:
            most = m.limits[at + resource]
            raise seat.at.error(f"{amount} {RESOURCES[resource]}: the reserve holds {most}")
        m.reserves[at + resource] = amount
    if seat.hammer > m.spaces[number]:
        raise seat.at.error(f"{seat.hammer} gold on the hammer: it has {m.spaces[number]} spaces")
    m.hammer[number] = seat.hammer
