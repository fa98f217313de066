"""Statuses and companions: gaining, inflicting, removing, limits, and what happens by itself."""

from astragal.games.dice_throne.state import DiceThrone


def limit(m: DiceThrone, seat: int, token: int) -> int:
    """How many tokens one hero may carry (DT-094), raised ones included (DT-096).

    How many there are in the box does not matter (DT-103).
    """
    facts = m.content.tokens[token]
    if facts.companion is not None:
        return facts.companion.health or facts.companion.limit
    assert facts.status is not None
    most = facts.status.limit
    if facts.status.others_limit is not None and stranger(m, seat, token):
        most = facts.status.others_limit
    return most + m.seats[seat].raised.count(token)


def stranger(m: DiceThrone, seat: int, token: int) -> bool:
    """Whether the token is another hero's than this seat's."""
    return m.content.owner.get(token) != m.seats[seat].board.id


def put(m: DiceThrone, seat: int, token: int, count: int) -> int:
    """Put tokens on a board as far as the limit allows (DT-095, DT-159); give how many."""
    tokens = m.seats[seat].tokens
    placed = min(count, limit(m, seat, token) - tokens[token])
    if placed <= 0:
        return 0
    tokens[token] += placed
    if seat == m.active:
        m.fresh.extend([token] * placed)
    m.tell("gained", seat, m.content.tokens[token].id, placed)
    return placed


def take(m: DiceThrone, seat: int, token: int, count: int) -> int:
    """Remove tokens, back to the supply (DT-097); give how many."""
    tokens = m.seats[seat].tokens
    taken = min(count, tokens[token])
    if taken:
        tokens[token] -= taken
        m.tell("lost", seat, m.content.tokens[token].id, taken)
    return taken


def removable(m: DiceThrone, seat: int) -> list[int]:
    """The statuses on a hero that effects may remove; companions are none (DT-104, DT-105)."""
    found = []
    for number, count in enumerate(m.seats[seat].tokens):
        if count:
            status = m.content.tokens[number].status
            if status is not None and status.removable:
                found.append(number)
    return found


def transferable(m: DiceThrone, seat: int) -> list[int]:
    """The statuses on a hero that effects may move."""
    tokens = m.content.tokens
    return [number for number in removable(m, seat) if tokens[number].status.transferable]  # type: ignore[union-attr]


def leave(m: DiceThrone, seat: int, moment: str) -> None:
    """Statuses that leave by themselves at a moment."""
    tokens = m.seats[seat].tokens
    for facts in m.content.leaving:
        assert facts.status is not None
        if moment != "end-of-turn" and facts.number not in m.begun_with:
            continue
        if facts.status.leaves == moment and tokens[facts.number]:
            take(m, seat, facts.number, tokens[facts.number])
