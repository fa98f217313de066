"""A match looked at again: what each decision was worth, what was better, what luck did."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from astragal.bots import Budget, Seen
from astragal.kernel.game import Game
from astragal.kernel.match import Match, Option
from astragal.kernel.speaking import is_saying
from astragal.lab.judges import JUDGES, Judgement
from astragal.lab.luck import Prospects, luck, standing
from astragal.prose.text import LANGUAGES
from astragal.records.record import Record, RecordLine
from astragal.records.replay import moments
from astragal.version import VERSION

FORMAT = 1
SLIGHT = 0.02  # a smaller difference between two options is taken for chance
SURE = 2.0  # and so is one of fewer standard errors
LEAD = 0.2  # a seat that stands so much better than the rest is ahead
WORST = 3


class Better(msgspec.Struct, frozen=True):
    """An option that was worth more than the chosen one."""

    move: str
    words: dict[str, str]  # the move in each language
    value: float


class Remark(msgspec.Struct, frozen=True):
    """What is to be said of one decision. Seats count from 1, as decisions do."""

    number: int
    seat: int
    reason: str
    move: str
    options: int
    before: Prospects
    after: Prospects
    value: float
    better: Better | None
    loss: float
    luck: Prospects
    turning: int | None = None  # the seat that is ahead from here on


class Summary(msgspec.Struct, frozen=True):
    """What is to be said of one seat."""

    seat: int
    decisions: int
    loss: float
    luck: float
    worst: tuple[int, ...]


class MatchReview(msgspec.Struct, frozen=True):
    """The review of a whole match."""

    review: int
    engine: str
    game: str
    seats: list[dict[str, Any]]
    options: dict[str, Any]
    level: str
    nodes: int | None
    ms: float | None
    result: tuple[int, ...] | None
    decisions: tuple[Remark, ...]
    summary: tuple[Summary, ...]


class Reviewer:
    """Looks at a record through the eyes of a level, decision by decision."""

    def __init__(
        self,
        game: Game,
        record: Record,
        level: str,
        budget: Budget,
        names: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.record = record
        self.level = level
        self.budget = budget
        self.names = names

    def remarks(self) -> Iterator[Remark | None]:
        """For each decision of the record what is to be said of it; nothing if it was forced."""
        before: Match | None = None
        ahead = 0
        for m, line in moments(self.game, self.record):
            if before is not None and line is not None:
                chosen = len(before.options) > 1 and not is_saying(line.move)
                remark = self._remark(before, m, line) if chosen else None
                if remark is not None:
                    leader = leads(m, remark.after) or ahead
                    if leader != ahead:
                        remark = msgspec.structs.replace(remark, turning=leader)
                    ahead = leader
                yield remark
            before = m.clone()
            before.names = self.names

    def _remark(self, before: Match, after: Match, line: RecordLine) -> Remark:
        seen = Seen(before, before.seat)
        # Each decision has a seed of its own: what is said of it hangs on nothing else.
        seed = f"review-{after.number}"
        chosen: Option = after.history[2] if after.history else ()
        judgement = JUDGES[self.level](seen, chosen, self.budget, seed)
        value = short(judgement.values[chosen])
        better = better_option(before, judgement, chosen)
        rng = Random(seed)
        return Remark(
            number=after.number,
            seat=line.seat,
            reason=before.reason,
            move=before.notation(chosen),
            options=len(before.options),
            before=rounded(standing(before, before.seat, rng)),
            after=rounded(standing(after, before.seat, rng)),
            value=value,
            better=better,
            loss=short(better.value - value) if better else 0.0,
            luck=rounded(luck(before, after, chosen, rng)),
        )

    def whole(self, remarks: Sequence[Remark | None]) -> MatchReview:
        """The review, from all remarks."""
        made = tuple(remark for remark in remarks if remark is not None)
        seconds = self.budget.seconds
        return MatchReview(
            review=FORMAT,
            engine=VERSION,
            game=self.game.id,
            seats=self.record.seats,
            options=self.record.options,
            level=self.level,
            nodes=self.budget.nodes,
            ms=None if seconds is None else 1000 * seconds,
            result=self.record.result,
            decisions=made,
            summary=tuple(summary(seat, made) for seat in range(1, len(self.record.seats) + 1)),
        )


def better_option(m: Match, judgement: Judgement, chosen: Option) -> Better | None:
    """The best option that is surely better than the chosen one."""
    values, errors = judgement.values, judgement.errors
    surely = {
        option: value
        for option, value in values.items()
        if value - values[chosen] >= max(SLIGHT, SURE * errors.get(option, 0.0))
    }
    if not surely:
        return None
    best = max(surely, key=surely.__getitem__)
    words = {language: m.game.describe(m, best, language).words for language in LANGUAGES}
    return Better(m.notation(best), words, short(surely[best]))


def leads(m: Match, standing: Prospects) -> int:
    """The seat, from 1, that stands clearly better than all who don't win with it; or 0."""
    first = max(range(len(standing)), key=standing.__getitem__)
    rest = [
        value
        for seat, value in enumerate(standing)
        if seat != first and not m.game.advice.same_side(m, first, seat)
    ]
    return first + 1 if standing[first] - max(rest, default=0.0) >= LEAD else 0


def summary(seat: int, remarks: Sequence[Remark]) -> Summary:
    """How well a seat decided, and how lucky it was."""
    own = [remark for remark in remarks if remark.seat == seat]
    wrong = sorted((remark for remark in own if remark.better), key=lambda one: -one.loss)
    return Summary(
        seat=seat,
        decisions=len(own),
        loss=short(sum(remark.loss for remark in own) / len(own)) if own else 0.0,
        luck=short(sum(remark.luck[seat - 1] for remark in remarks)),
        worst=tuple(remark.number for remark in wrong[:WORST]),
    )


def to_json(review: MatchReview) -> str:
    """The review as text that programs read."""
    return msgspec.json.encode(review).decode() + "\n"


def rounded(values: Prospects) -> Prospects:
    return tuple(short(value) for value in values)


def short(value: float) -> float:
    """Four digits tell enough; no zero has a sign."""
    return round(value, 4) + 0.0
