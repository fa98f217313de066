"""Statuses and companions: gaining, inflicting, removing, limits, leaving by themselves."""

from collections.abc import Iterator, Mapping
from typing import Final

from astragal.games.dice_throne.packs.facts import TokenFacts
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option

# Tokens about to be spent, by seat and kind.
Spent = Mapping[tuple[int, int], int]
NOTHING_SPENT: Final[Spent] = {}


def limit(m: DiceThrone, seat: int, token: int) -> int:
    """How many tokens one hero may carry (DT-094), raised ones included (DT-096).

    How many there are in the box does not matter (DT-103). A companion is its own hero's alone.
    """
    facts = m.content.tokens[token]
    if facts.companion is not None:
        most = facts.companion.health or facts.companion.limit
        return 0 if stranger(m, seat, token) else most
    assert facts.status is not None
    most = facts.status.limit
    if facts.status.others_limit is not None and stranger(m, seat, token):
        most = facts.status.others_limit
    return most + m.fighters[seat].raised.count(token)


def stranger(m: DiceThrone, seat: int, token: int) -> bool:
    """Whether the token is another hero's than this seat's."""
    return m.content.owner.get(token) != m.fighters[seat].board.id


def put(m: DiceThrone, seat: int, token: int, count: int) -> int:
    """Put tokens on a board as far as the limit allows (DT-095, DT-159); give how many."""
    placed = min(count, limit(m, seat, token) - m.fighters[seat].tokens[token])
    if placed <= 0:
        return 0
    who = m.own(seat)
    who.gain(token, placed)
    if seat == m.actor:
        m.fresh += (token,) * placed
    facts = m.content.tokens[token]
    if hurtable(facts):
        m.tell("companion-health", seat, facts.id, who.tokens[token])
    else:
        m.tell("gained", seat, facts.id, placed)
    return placed


def take(m: DiceThrone, seat: int, token: int, count: int) -> int:
    """Remove tokens, back to the supply (DT-097); give how many.

    Those that were there first go first, and their mark with them.
    """
    taken = min(count, m.fighters[seat].tokens[token])
    if taken:
        who = m.own(seat)
        who.lose(token, taken)
        if seat == m.actor:
            m.begun_with = unmarked(m.begun_with, token, taken)
        facts = m.content.tokens[token]
        if hurtable(facts):
            m.tell("companion-hurt", seat, facts.id, taken, who.tokens[token])
        else:
            m.tell("lost", seat, facts.id, taken)
    return taken


def hurtable(facts: TokenFacts) -> bool:
    """Whether a token is a companion whose health is counted, not how many there are."""
    return facts.companion is not None and facts.companion.health > 0


def removable(m: DiceThrone, seat: int) -> list[int]:
    """The statuses on a hero that effects may remove; companions are none (DT-104, DT-105)."""
    found = []
    for number, count in enumerate(m.fighters[seat].tokens):
        if count:
            status = m.content.tokens[number].status
            if status is not None and status.removable:
                found.append(number)
    return found


def transferable(m: DiceThrone, seat: int) -> list[int]:
    """The statuses on a hero that effects may move."""
    tokens = m.content.tokens
    return [number for number in removable(m, seat) if tokens[number].status.transferable]  # type: ignore[union-attr]


def transfers(m: DiceThrone, seat: int, spent: Spent = NOTHING_SPENT) -> Iterator[Option]:
    """All moves of one status token from a player to another who has room for it.

    Tokens that are about to be spent do not count.
    """
    players = m.players(seat)
    for source in players:
        for token in transferable(m, source):
            if m.fighters[source].tokens[token] > spent.get((source, token), 0):
                for other in players:
                    if other != source and m.fighters[other].tokens[token] < limit(m, other, token):
                        yield ("transfer", token, source, other)


def unmarked(marks: tuple[int, ...], mark: int, count: int) -> tuple[int, ...]:
    """The marks without so many of a kind, as far as there are any."""
    left = list(marks)
    for _ in range(min(count, marks.count(mark))):
        left.remove(mark)
    return tuple(left)


def mark(m: DiceThrone, moment: str) -> None:
    """The active hero's statuses that will leave at a moment are those that lie there now.

    One that is lost and gained anew in between stays.
    """
    who = m.fighters[m.actor]
    if not m.begun_with and not who.held & m.content.leaving_bits[moment]:
        return  # nothing is marked, and nothing is to be
    leaving = m.content.leaving[moment]
    others = [token for token in m.begun_with if token not in leaving]
    m.begun_with = (*others, *[token for token in leaving for _ in range(who.tokens[token])])


def leave(m: DiceThrone, moment: str) -> None:
    """The active hero's statuses that leave by themselves at a moment: the marked ones."""
    for token in m.content.leaving[moment] if m.begun_with else ():
        if token in m.begun_with:
            take(m, m.actor, token, m.begun_with.count(token))
