"""What may never be, whatever is played or loaded."""

from collections import Counter
from collections.abc import Iterator

from astragal.games.dice_forge.packs.pack import DIE_FACES
from astragal.games.dice_forge.state import ASK, NO_FACE, RESERVES, STAGES, STANDING, DiceForge


def broken(m: DiceForge) -> list[str]:
    """Every invariant that does not hold."""
    problems = list(broken_shape(m))
    if problems:
        return problems
    problems = [*broken_turn(m), *broken_faces(m), *broken_cards(m)]
    for seat in range(len(m.portals)):
        problems += [f"seat {seat + 1}: {problem}" for problem in broken_seat(m, seat)]
    return problems


def broken_shape(m: DiceForge) -> Iterator[str]:
    """Everything is there as often as there are seats, dice, faces and slots."""
    seats = len(m.setup.seats)
    count, slots, boars = len(m.content.faces), len(m.content.slots), len(m.content.colours)
    each_seat = (m.feats, m.tokens, m.beside, m.portals, m.hammer, m.standing)
    if any(len(zone) != seats for zone in each_seat):
        yield "something is not there once for each seat"
    if len(m.reserves) != RESERVES * seats or len(m.dice) != 2 * seats or len(m.up) != 2 * seats:
        yield "reserves or dice are missing"
    if len(m.stock) != count or len(m.away) != count or len(m.owners) != boars:
        yield "faces or boars are missing"
    if len(m.stacks) != slots or len(m.sets) != slots:
        yield "slots are missing"
    if any(len(die) != DIE_FACES for die in m.dice):
        yield "a die does not have six faces"
    faces = [face for zone in (*m.dice, *m.beside) for face in zone]
    if any(not 0 <= face < count for face in faces) or not NO_FACE <= m.in_hand < count:
        yield "there is no such face"
    feats = [feat for zone in (*m.feats, *m.tokens, m.ready, m.sets) for feat in zone]
    if any(not 0 <= feat < len(m.content.feats) for feat in feats):
        yield "there is no such feat"
    if any(not 0 <= slot < slots for slot in m.drafting):
        yield "there is no such slot"


def broken_turn(m: DiceForge) -> Iterator[str]:
    """Round, stage and what was bought."""
    if not 1 <= m.round <= m.content.tables[len(m.portals)].rounds:
        yield f"there is no round {m.round}"
    if not 0 <= m.stage < len(STAGES):
        yield f"there is no stage {m.stage}"
    if not 0 <= m.first < len(m.portals):
        yield f"there is no seat {m.first + 1}"
    count = len(m.content.faces)
    if not 0 <= m.bought < 1 << count or not 0 <= m.purchases <= count:
        yield "what was bought this turn can't have been"
    if any(not m.content.feats[feat].reinforces for feat in m.ready):
        yield "a feat is ready that is no reinforcement"
    if any(m.ready.count(feat) > m.feats[m.active].count(feat) for feat in m.ready):
        yield "a reinforcement is ready that the active seat does not have"


def broken_faces(m: DiceForge) -> Iterator[str]:
    """No face is lost or made (DF-013)."""
    lying = Counter(face for zone in (*m.dice, *m.beside) for face in zone)
    start = Counter(face for die in m.content.start_dice for face in die)
    for face in m.content.faces:
        number = face.number
        held = lying[number] + m.stock[number] + m.away[number] + (m.in_hand == number)
        if held != face.printed + start[number] * len(m.portals):
            yield f"{held} faces {face.id} are in the game"
        if m.stock[number] < 0 or m.away[number] < 0:
            yield f"fewer than no faces {face.id}"


def broken_cards(m: DiceForge) -> Iterator[str]:
    """No card is lost or made; each slot has a feat of its own; boars have one owner each."""
    taken = Counter(feat for zone in m.feats for feat in zone)
    cards = m.content.tables[len(m.portals)].cards
    for slot, feat in enumerate(m.sets):
        if m.content.feats[feat].slot != slot:
            yield f"{m.content.feats[feat].id} lies on a wrong slot"
        if m.stacks[slot] < 0 or m.stacks[slot] + taken.pop(feat, 0) != cards:
            yield f"there are not {cards} cards {m.content.feats[feat].id}"
    if taken:
        yield "feats were taken that are not in the game"
    if any(not -1 <= owner < len(m.portals) for owner in m.owners):
        yield "a boar belongs to nobody who plays"


def broken_seat(m: DiceForge, seat: int) -> Iterator[str]:
    """Reserves keep their limits, tokens come from feats, the hero stands somewhere alone."""
    at = RESERVES * seat
    for resource in range(RESERVES):
        held = m.reserves[at + resource]
        if not 0 <= held <= m.limits[at + resource]:
            yield f"a reserve of {held} is out of range"
    if any(not 0 <= m.up[2 * seat + die] < DIE_FACES for die in range(2)):
        yield "a die lies on no face"
    if not 0 <= m.portals[seat] < len(m.content.portals):
        yield f"there is no portal {m.portals[seat]}"
    if m.portals[seat] and m.portals.count(m.portals[seat]) > 1:
        yield "two heroes stand on one portal"
    if not 0 <= m.hammer[seat] <= m.spaces[seat] or not 0 <= m.standing[seat] < len(STANDING):
        yield f"{m.hammer[seat]} gold on the hammer is out of range"
    elif m.standing[seat] != ASK and m.hammer[seat] == m.spaces[seat]:
        yield "a wish about a hammer stands without one"
    for feat in m.tokens[seat]:
        if (
            m.tokens[seat].count(feat) > m.feats[seat].count(feat)
            or not m.content.feats[feat].token
        ):
            yield f"a token of {m.content.feats[feat].id} comes from nowhere"
    boars = sum(m.content.feats[feat].boar for feat in m.feats[seat])
    if m.owners.count(seat) != boars:
        yield "boars and boar cards don't fit"
