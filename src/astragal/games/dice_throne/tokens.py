"""Statuses and companions: gaining, inflicting, removing, limits, and what happens by itself."""

from astragal.games.dice_throne.context import Context, context, with_that
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.step import Frame


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


def inflict(m: DiceThrone, seat: int, token: int, count: int) -> None:
    """Put a status on a hero (DT-092), unless the hero keeps it off."""
    for _ in range(count):
        if seat in m.blocks:
            m.blocks.remove(seat)
            m.tell("blocked", seat, m.content.tokens[token].id)
        elif put(m, seat, token, 1):
            if seat == m.target:
                m.inflicted.append(token)
        else:
            fire(m, seat, token, "inflicted-again")


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


def fire(m: DiceThrone, seat: int, token: int, moment: str) -> None:
    """What a status does by itself at a moment."""
    for number in m.content.tokens[token].triggers:
        if m.content.triggers[number].when == moment:
            m.do(trigger_frame(number, context(seat, seat, token)))


def trigger_frame(number: int, ctx: Context) -> Frame:
    """The frame that carries a trigger out."""
    from astragal.games.dice_throne.effects import triggered

    return (triggered, number, ctx)


def triggers(m: DiceThrone, seat: int, moment: str, that: int = -1) -> list[Frame]:
    """Everything of a seat that happens by itself at a moment: statuses, passives, companions.

    They are those of this hero alone, in team play too (DT-190). The passive abilities of a
    stunned hero rest (DT-219).
    """
    frames: list[Frame] = []
    tokens = m.seats[seat].tokens
    for token, number in m.content.token_triggers.get(moment, ()):
        if tokens[token]:
            times = tokens[token] if m.content.triggers[number].per_token else 1
            ctx = with_that(context(seat, seat, token), that)
            frames.extend([trigger_frame(number, ctx)] * times)
    passive = () if m.has(seat, "no-actions") else m.seats[seat].lay.triggers.get(moment, ())
    for number in passive:
        frames.append(trigger_frame(number, with_that(context(seat), that)))
    return frames


def attack_triggers(m: DiceThrone, seat: int, moment: str) -> list[Frame]:
    """The same around an attack; what would lessen an ultimate is ignored, and stays (DT-177)."""
    frames = triggers(m, seat, moment)
    if m.ultimate:
        return [frame for frame in frames if frame[1] not in m.content.lessening]
    return frames
