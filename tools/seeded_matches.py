"""Play seeded random matches and say what was asked at each decision; `make same` compares that.

It knows nothing of other versions: whatever Astragal this process imports is played.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Any

import astragal
from astragal.kernel.match import Match
from tools.other_python import answer_orders

MOST_DECISIONS = 20_000
HASH_EVERY = 40
CLONE_PLAYS = 60


@dataclass(frozen=True)
class Order:
    """A match to be played: the same one in every version. `show` asks for one decision in full."""

    game: str
    seats: list[dict[str, Any]]
    options: dict[str, Any]
    seed: str
    events: bool = False
    clones: bool = False
    show: int | None = None


@dataclass
class Played:
    """What a match showed: a digest of each decision and of its events, a hash now and then."""

    asked: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    shown: str = ""


def play(order: Order) -> Played:
    """Play a match to its end; an error is what the match shows last."""
    played = Played()
    try:
        for m in decisions(order):
            look(m, order, played)
            if order.clones and m.options and m.number % HASH_EVERY == 0:
                try_clones(m, played)
    except Exception as error:
        note(f"{type(error).__name__}: {error}", order, played)
    return played


def decisions(order: Order) -> Iterator[Match]:
    """The match at each of its decisions, and once more when it is over."""
    game, rng = astragal.game(order.game), Random(order.seed)
    setup = game.setup(order.seats, order.options)
    m = game.new(setup, seed=order.seed, events=order.events)
    yield m
    while m.options and m.number < MOST_DECISIONS:
        m.choose(rng.randrange(len(m.options)))
        yield m


def look(m: Match, order: Order, played: Played) -> None:
    """Note what is asked, then what was told, then the hash when it is time for it."""
    note(in_words(m), order, played)
    if m.events is not None:
        played.told.append(digest(repr(m.events)))
        if played.shown and m.number == order.show:
            played.shown += f"\n  events: {m.events!r}"
    if m.number % HASH_EVERY == 0 or not m.options:
        played.hashes.append(m.hash())


def note(words: str, order: Order, played: Played) -> None:
    """Note a decision, in full if it is the one to be shown."""
    if len(played.asked) == order.show:
        played.shown = words
    played.asked.append(digest(words))


def in_words(m: Match) -> str:
    """All that a decision is, or the end of the match."""
    if m.options:
        return f"seat {m.seat + 1}, {m.reason}: {m.options!r}"
    return f"over after {m.number} moves, result {m.result!r}"


def digest(words: str) -> str:
    return blake2b(words.encode(), digest_size=6).hexdigest()


def try_clones(m: Match, played: Played) -> None:
    """Play a clone and a clone of it by turns: none may change what it did not play itself."""
    rng, original = Random(m.number), in_full(m)
    first = m.clone()
    play_on(first, rng)
    second, parent = first.clone(), in_full(first)
    play_on(second, rng)
    if in_full(first) != parent:
        played.problems.append(f"decision {m.number}: a clone was changed by its own clone")
    child = in_full(second)
    play_on(first, rng)
    if in_full(second) != child:
        played.problems.append(f"decision {m.number}: a clone was changed by what it came from")
    if in_full(m) != original:
        played.problems.append(f"decision {m.number}: the match was changed by its clones")


def in_full(m: Match) -> tuple[bytes, str]:
    return m.to_bytes(), in_words(m)


def play_on(m: Match, rng: Random) -> None:
    """Some random moves."""
    for _ in range(CLONE_PLAYS):
        if m.options:
            m.choose(rng.randrange(len(m.options)))


def main() -> None:
    """Say which file is played, then play what is ordered."""
    answer_orders(sys.modules[Match.__module__].__file__, Order, play)


if __name__ == "__main__":
    main()
