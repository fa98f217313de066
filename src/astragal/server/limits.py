"""Limits: how often somebody may ask, and how large and deep what they send may be."""

import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MESSAGE_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 4 * 1024 * 1024
DEEPEST: Final = 32
MOST_CALLERS: Final = 10_000
WARNINGS: Final = 20

STRINGS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
BRACKETS: Final = re.compile(rb"[\[\]{}]")

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    second: float

    def times(self, factor: float) -> "Rate":
        """The same, more generous or stricter."""
        return Rate(self.burst * factor, self.second * factor)


@dataclass(frozen=True, slots=True)
class Rates:
    """How often somebody may do what; a person at the table comes nowhere near."""

    # Several people share an address; a class at school does.
    address: Rate = Rate(burst=400, second=80)
    user: Rate = Rate(burst=200, second=40)
    change: Rate = Rate(burst=60, second=10)
    guests: Rate = Rate(burst=60, second=0.5)
    sockets: Rate = Rate(burst=60, second=5)
    messages: Rate = Rate(burst=60, second=20)
    # Whatever has a match played again: records that are looked at, reviewed or imported.
    work: Rate = Rate(burst=60, second=5)

    def times(self, factor: float) -> "Rates":
        """More generous, for a run that plays many people at once."""
        return Rates(*(getattr(self, name).times(factor) for name in self.__slots__))


class Bucket:
    """A bucket of tokens that refills by itself; who finds it empty has to wait."""

    __slots__ = ("_at", "_clock", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._at = clock()

    def take(self, tokens: float = 1) -> bool:
        """Whether that many were there; they are gone now."""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.second)
        self._at = now
        if self._left < tokens:
            return False
        self._left -= tokens
        return True

    def wait(self, tokens: float = 1) -> int:
        """Whole seconds until so many are there, at least 1."""
        return max(1, math.ceil((tokens - self._left) / self._rate.second))


class Buckets:
    """A bucket for each caller; the ones that were not seen for longest are forgotten."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic, most: int = MOST_CALLERS) -> None:
        self.rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str, tokens: float = 1) -> int:
        """0 when the caller may go on, else how many seconds to wait."""
        bucket = self._buckets.pop(caller, None) or Bucket(self.rate, self._clock)
        self._buckets[caller] = bucket
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return 0 if bucket.take(tokens) else bucket.wait(tokens)


class SocketLimit:
    """How fast one socket may talk: first it is told to slow down, then it is shut."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._bucket = Bucket(rate, clock)
        self._patience = Bucket(Rate(WARNINGS, 1), clock)

    def take(self) -> bool:
        """Whether this message may be read."""
        return self._bucket.take()

    def exhausted(self) -> bool:
        """After a refusal: whether there were so many that the socket has to go."""
        return not self._patience.take()


def too_large(data: bytes, most: int = MESSAGE_BYTES) -> bool:
    """Whether a message has more bytes than anybody needs."""
    return len(data) > most


def has_nul(data: bytes) -> bool:
    """Whether a text in JSON has the character that no database keeps."""
    return NUL.search(data) is not None


def too_deep(data: bytes, deepest: int = DEEPEST) -> bool:
    """Whether JSON nests so deep that decoding it would be work; looked at without decoding."""
    if data.count(b"[") + data.count(b"{") <= deepest:
        return False
    depth = 0
    for bracket in BRACKETS.findall(STRINGS.sub(b"", data)):
        depth += 1 if bracket in b"[{" else -1
        if depth > deepest:
            return True
    return False
