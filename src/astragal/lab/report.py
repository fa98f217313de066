"""What an arena has shown, as figures."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import isinf

from astragal.kernel.facts import spelled
from astragal.lab.outcome import Outcome
from astragal.lab.ratings import Interval, as_duel, elo_interval, wilson
from astragal.lab.schedule import Plan, rivals


@dataclass(frozen=True, slots=True)
class Meeting:
    """How one bot did against others of one kind, and how often equals would win."""

    one: int
    rest: int
    matches: int
    wins: int
    draws: int
    score: float
    chance: float

    @property
    def losses(self) -> int:
        return self.matches - self.wins - self.draws

    @property
    def rate(self) -> Interval:
        """The share of wins, a draw counted half."""
        return wilson(self.score, self.matches)

    @property
    def duel(self) -> Interval:
        """The share of wins against one of the rest: of all wins by either, those of the one."""
        return as_duel(self.rate, self.chance)

    @property
    def elo(self) -> Interval:
        """By how much the one is stronger."""
        return elo_interval(self.rate, self.chance)


@dataclass(frozen=True, slots=True)
class Work:
    """What one bot did in all its matches."""

    bot: int
    decisions: int
    seconds: float
    faults: int

    @property
    def milliseconds(self) -> float:
        """The time that a decision took."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    @property
    def speed(self) -> float:
        """Decisions in a second."""
        return self.decisions / self.seconds if self.seconds else 0.0


def meetings(plan: Plan, outcomes: Sequence[Outcome]) -> list[Meeting]:
    """The figures of each pair of bots that has met."""
    found = []
    for rest, one in rivals(plan):
        scores = [outcome.score(one) for outcome in outcomes if {one, rest} == {*outcome.lineup}]
        draws = sum(0 < score < 1 for score in scores)
        if scores:
            wins = scores.count(1.0)
            found.append(Meeting(one, rest, len(scores), wins, draws, sum(scores), 1 / plan.seats))
    return found


def works(plan: Plan, outcomes: Sequence[Outcome]) -> list[Work]:
    """The figures of each bot."""
    return [_work(bot, outcomes) for bot in range(len(plan.bots))]


def _work(bot: int, outcomes: Sequence[Outcome]) -> Work:
    seats = [
        (outcome.decisions[seat], outcome.seconds[seat], outcome.faults[seat])
        for outcome in outcomes
        for seat, by in enumerate(outcome.lineup)
        if by == bot
    ]
    decisions, seconds, faults = zip(*seats, strict=True) if seats else ((), (), ())
    return Work(bot, sum(decisions), sum(seconds), sum(faults))


@dataclass(frozen=True, slots=True)
class Standing:
    """How the seats did that began with one value, by all bots or by one of them."""

    value: str
    bot: int | None
    seats: int
    score: float
    chance: float

    @property
    def rate(self) -> Interval:
        """The share of the first places."""
        return wilson(self.score, self.seats)


def standings(plan: Plan, outcomes: Sequence[Outcome], fact: str) -> list[Standing]:
    """The figures by what the seats began with, best first: over all bots, then for each."""
    shares: dict[tuple[str, int | None], list[float]] = defaultdict(list)
    for outcome in outcomes:
        for seat, by, share in zip(outcome.seats, outcome.lineup, outcome.shares(), strict=True):
            for bot in (None, by):
                shares[spelled(seat[fact]), bot].append(share)
    found = [
        Standing(value, bot, len(each), sum(each), 1 / plan.seats)
        for (value, bot), each in shares.items()
    ]
    overall = {each.value: -each.rate.value for each in found if each.bot is None}
    order = {None: 0} | {bot: bot + 1 for bot in range(len(plan.bots))}
    return sorted(found, key=lambda each: (overall[each.value], each.value, order[each.bot]))


def telling(outcomes: Sequence[Outcome]) -> list[str]:
    """The facts of seats in which not all of them began alike."""
    values: dict[str, set[str]] = defaultdict(set)
    for outcome in outcomes:
        for seat in outcome.seats:
            for fact, value in seat.items():
                if not isinstance(value, list | dict):  # no two decks are alike
                    values[fact].add(spelled(value))
    return [fact for fact, different in values.items() if len(different) > 1]


def told(outcome: Outcome) -> str:
    """The fault by which a match was lost, in words."""
    assert outcome.fault is not None
    fault = outcome.fault
    return f"match {outcome.match}, seat {fault.seat}, decision {fault.number}: {fault.why}"


def labels(plan: Plan) -> list[str]:
    """The names of the bots, short; one that plays against itself is told apart by a number."""
    names = [name if name.startswith("external:") else name.split(":")[-1] for name in plan.bots]
    return [
        f"{name} ({names[: at + 1].count(name)})" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]


def budget_text(plan: Plan, bot: int) -> str:
    """The budget of a bot in words."""
    budget = plan.budget(bot)
    parts = []
    if budget.nodes is not None:
        parts.append(f"{budget.nodes} node" + ("s" if budget.nodes != 1 else ""))
    if budget.seconds is not None:
        parts.append(f"{budget.seconds * 1000:g} ms")
    return ", ".join(parts)


def elo_text(found: Interval) -> str:
    """Elo with its error; of somebody who always wins only the least is known."""
    if isinf(found.value):
        return f"at least {found.low:+.0f}" if found.value > 0 else f"at most {found.high:+.0f}"
    return f"{found.value:+.0f} ± {found.error:.0f}"


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def between(share: Interval) -> str:
    """A share with its interval."""
    return f"{percent(share.value)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def rows(plan: Plan, outcomes: Sequence[Outcome]) -> list[list[str]]:
    """The table of docs/bots.md: a row for each pair of bots."""
    names = labels(plan)
    work = works(plan, outcomes)
    found = []
    for met in meetings(plan, outcomes):
        found.append(
            [
                what(plan),
                names[met.one],
                names[met.rest],
                budget_text(plan, met.one),
                str(met.matches),
                between(met.rate),
                percent(met.chance),
                between(met.duel),
                elo_text(met.elo),
                f"{work[met.one].milliseconds:.3g} ms",
            ]
        )
    return found


def fact_rows(plan: Plan, outcomes: Sequence[Outcome], fact: str) -> list[list[str]]:
    """A table by what the seats began with: a row for each value, and for each bot that had it."""
    names = labels(plan)
    return [
        [
            each.value,
            "all" if each.bot is None else names[each.bot],
            str(each.seats),
            percent(each.rate.value),
            f"{100 * each.rate.low:.1f}-{100 * each.rate.high:.1f}",
            percent(each.chance),
        ]
        for each in standings(plan, outcomes, fact)
    ]


FACT_COLUMNS = ("bot", "seats", "wins", "95 %", "chance")
COLUMNS = (
    "game",
    "bot",
    "against",
    "budget",
    "matches",
    "wins (95 %)",
    "by chance",
    "as in a duel",
    "Elo",
    "a decision",
)


def what(plan: Plan) -> str:
    """The game of a plan with its options and seats."""
    said = [
        value if isinstance(value, str) else f"{name} {value}"
        for name, value in plan.options.items()
    ]
    return ", ".join([plan.game, *said, f"{plan.seats} seats"])
