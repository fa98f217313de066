"""What can be measured: anything that plays whole matches at random."""

from collections.abc import Callable, Iterable
from random import Random
from statistics import median_low
from typing import Literal, Protocol, TypeVar

import click

from astragal.prose.spelling import nearest

Kind = Literal["ours", "before", "reference"]
Build = Literal["pure", "compiled"]
Work = Callable[[], object]
State = TypeVar("State")
Named = TypeVar("Named", bound="HasName")

ENDLESS = 10**9
MATCHES_LOOKED_AT = 9


class HasName(Protocol):
    """Anything that can be picked: by `--only`, or because it is of the headline."""

    @property
    def name(self) -> str: ...
    @property
    def headline(self) -> bool: ...


class Entrant(Protocol):
    """One game of one library: `clone` and `round_trip` work on a state in mid-match."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> Kind: ...
    @property
    def driven(self) -> str:
        """How its matches are played, in a sentence for the report."""

    @property
    def clone(self) -> Work | None: ...
    @property
    def round_trip(self) -> Work | None: ...
    def play(self, rng: Random) -> int:
        """Play one whole match at random and return how many decisions it took."""


class UnknownNameError(click.ClickException):
    """A name given to `--only` that no entrant has."""


def midway(start: Callable[[Random], State], advance: Callable[[State, Random, int], int]) -> State:
    """A state after half the decisions of a match of middling length."""
    rng = Random(1)
    lengths = [advance(start(rng), rng, ENDLESS) for _ in range(MATCHES_LOOKED_AT)]
    half = median_low(lengths) // 2
    while True:
        state = start(rng)
        if advance(state, rng, half) == half:
            return state


def chosen(entrants: Iterable[Named], only: Iterable[str], whole: bool = True) -> list[Named]:
    """Those that bear one of the names, or a part of it; without a name all, or the headline."""
    everyone = list(entrants)
    words = list(only)
    if not words:
        return [one for one in everyone if whole or one.headline]
    picked = {id(one) for word in words for one in bearing(everyone, word)}
    return [one for one in everyone if id(one) in picked]


def bearing(entrants: list[Named], word: str) -> list[Named]:
    """The entrant of exactly this name, else all whose name contains the word."""
    word = word.casefold()
    exact = [one for one in entrants if one.name.casefold() == word]
    found = exact or [one for one in entrants if word in one.name.casefold()]
    if not found:
        names = [one.name for one in entrants]
        near = nearest(word, [part for name in names for part in (name, *name.split())])
        hint = f" Did you mean {near!r}?" if near else ""
        raise UnknownNameError(
            f"Nothing measured here is called {word!r}.{hint} There is: {', '.join(names)}."
        )
    return found
