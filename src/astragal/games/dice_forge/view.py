"""What is seen of Dice Forge: everything, by everybody (DF-020)."""

from typing import Any

from astragal.games.dice_forge.packs.content import DICE
from astragal.games.dice_forge.packs.vocabulary import RESOURCES
from astragal.games.dice_forge.rules.faces import BLANK
from astragal.games.dice_forge.rules.reserves import LAP, REWARDS
from astragal.games.dice_forge.rules.turn import printed, total
from astragal.games.dice_forge.state import CONTENT, NO_FACE, RESERVES, STAGES, STANDING, DiceForge
from astragal.kernel.view import seats_by_number

FEATS = CONTENT.feats
PAIR_REASONS = frozenset(("mirror", "take", "lose", "cash", "order", "repeat"))


def view(m: DiceForge, viewer: int) -> dict[str, Any]:
    """The round, the seats, what is on sale, what is being applied; all see the same (DF-020)."""
    return {
        "round": m.round,
        "rounds": CONTENT.tables[len(m.portals)].rounds,
        "stage": STAGES[m.stage],
        "first": m.first + 1,
        "seats": seats_by_number([seat_view(m, seat) for seat in range(len(m.portals))]),
        "islands": {FEATS[feat].id: left for feat, left in zip(m.sets, m.stacks, strict=True)},
        "sanctuary": stock_view(m, on_sale=True),
        "garden": stock_view(m, on_sale=False),
        "applying": applying(m),
        "forging": None if m.in_hand == NO_FACE else face_id(m.in_hand),
        "drafting": [CONTENT.slots[slot].id for slot in m.drafting],
    }


def stock_view(m: DiceForge, on_sale: bool) -> dict[str, int]:
    """How many of each face are left, the cheapest first."""
    faces = [face for face in CONTENT.faces if face.printed and bool(face.price) == on_sale]
    faces.sort(key=lambda face: (face.price, face.number))
    return {face.id: m.stock[face.number] for face in faces}


def seat_view(m: DiceForge, seat: int) -> dict[str, Any]:
    """What a seat has, with the glory of its feats always counted."""
    at = RESERVES * seat
    held = dict(zip(RESOURCES, m.reserves[at : at + RESERVES], strict=True))
    return {
        **held,
        "printed": printed(m, seat),
        "total": total(m, seat),
        "portal": CONTENT.portals[m.portals[seat]],
        "limits": dict(zip(RESOURCES[:3], m.limits[at : at + 3], strict=True)),
        "dice": {
            name: [face_id(face) for face in m.dice[2 * seat + die]]
            for die, name in enumerate(DICE)
        },
        "up": {
            name: face_id(m.dice[2 * seat + die][m.up[2 * seat + die]])
            for die, name in enumerate(DICE)
        },
        "replaced": [face_id(face) for face in m.beside[seat]],
        "piles": piles(m, seat),
        "tokens": [FEATS[feat].id for feat in m.tokens[seat]],
        "ready": [FEATS[feat].id for feat in m.ready] if seat == m.active else [],
        "hammer": hammer_view(m, seat),
        "boars": [
            colour for colour, owner in zip(CONTENT.colours, m.owners, strict=True) if owner == seat
        ],
    }


def piles(m: DiceForge, seat: int) -> dict[str, list[str]]:
    """The feats of a seat by their lasting effect (DF-063); hammers in use and chests apart."""
    laid: dict[str, list[str]] = {"plain": [], "automatic": [], "reinforcement": [], "attached": []}
    done = m.hammer[seat] // (LAP * len(REWARDS) or 1)
    for feat in m.feats[seat]:
        facts = FEATS[feat]
        if facts.track and done:
            done -= 1
            laid["plain"].append(facts.id)
        else:
            laid[pile(feat)].append(facts.id)
    return laid


def pile(feat: int) -> str:
    """Where a card is laid when it is taken."""
    facts = FEATS[feat]
    if facts.track or facts.enlarges:
        return "attached"
    if facts.feat.automatic:
        return "automatic"
    return "reinforcement" if facts.reinforces else "plain"


def hammer_view(m: DiceForge, seat: int) -> dict[str, Any] | None:
    """The hammer in use: its lap, how far it is, how many wait, and what the seat wants done."""
    if m.hammer[seat] >= m.spaces[seat]:
        return None
    left = m.spaces[seat] - m.hammer[seat]
    return {
        "lap": m.hammer[seat] // LAP % len(REWARDS) + 1,
        "space": m.hammer[seat] % LAP,
        "waiting": (left - 1) // (LAP * len(REWARDS)),
        "standing": STANDING[m.standing[seat]],
    }


def applying(m: DiceForge) -> dict[str, Any] | None:
    """The faces that are being applied while something is chosen for them."""
    if not m.options or m.reason not in PAIR_REASONS or len(m.answer_arguments) < 2:
        return None
    faces = m.answer_arguments[:2]
    return {"seat": m.seat + 1, "faces": [face_id(face) for face in faces if face != BLANK]}


def face_id(face: int) -> str:
    """The id of a face; of a reading of a choice face, that of the face."""
    return CONTENT.reading_ids[face]
