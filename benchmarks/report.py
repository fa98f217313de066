"""The findings, what can be reckoned from them, and all of it as plain data."""

import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from statistics import median

from benchmarks.entrants import Build, Kind
from benchmarks.measure import Stint, title

PACKAGES = ("astragal", "open_spiel", "catanatron", "rlcard")
FOOT = (
    "A decision is a move that a player makes, also when only one is legal. Chance nodes are"
    " nobody's decision. Rates are per second of CPU time, medians of the rounds; costs are"
    " medians of many calls on a state in mid-match. Playouts are clones of such states, played to"
    " the end: games/s is how many of them one core plays in a second."
)


@dataclass(frozen=True)
class Row:
    """One entrant's figures over all rounds."""

    game: str
    kind: Kind
    driven: str
    stints: list[Stint]
    build: Build = "pure"

    @property
    def name(self) -> str:
        return title(self.game, self.kind, self.build)


@dataclass(frozen=True)
class Checksum:
    """The same seeded matches played by the pure and by the compiled build."""

    name: str
    pure: str
    compiled: str | None

    @property
    def verdict(self) -> str:
        if self.compiled is None:
            return "pure only"
        return "equal" if self.pure == self.compiled else "DIFFERENT"


@dataclass(frozen=True)
class Report:
    """Everything that one run found."""

    rounds: int
    seconds: float
    rows: list[Row]
    checksums: list[Checksum]
    remarks: list[str]


Figure = Callable[[Stint], float | None]
# Each with what "faster" divides: a rate by the other's, or the other's cost by ours.
FIGURES: dict[str, tuple[Figure, bool]] = {
    "decisions_per_second": (lambda stint: stint.decisions_per_second, True),
    "games_per_second": (lambda stint: stint.games_per_second, True),
    "clone_us": (lambda stint: stint.clone_us, False),
    "round_trip_us": (lambda stint: stint.round_trip_us, False),
}


def middle(row: Row, figure: str) -> float | None:
    """The median of a figure over the rounds, or nothing when the entrant does not have it."""
    read, _ = FIGURES[figure]
    values = [value for stint in row.stints if (value := read(stint)) is not None]
    return median(values) if values else None


def times_faster(ours: Row, other: Row, figure: str) -> float | None:
    """Above 1 ours is faster: the median of the ratios within each round."""
    read, more_is_faster = FIGURES[figure]
    pairs = [(read(a), read(b)) for a, b in zip(ours.stints, other.stints, strict=True)]
    ratios = [a / b if more_is_faster else b / a for a, b in pairs if a and b]
    return median(ratios) if ratios else None


def of_kind(report: Report, *kinds: Kind) -> list[Row]:
    return [row for row in report.rows if row.kind in kinds]


def with_before(report: Report) -> list[tuple[Row, Row]]:
    """Each row of ours with that of the same build of the commit before, where there is one."""
    before = {(row.game, row.build): row for row in of_kind(report, "before")}
    return [
        (row, before[row.game, row.build])
        for row in of_kind(report, "ours")
        if (row.game, row.build) in before
    ]


def plain(report: Report) -> dict[str, object]:
    """The report as plain data, for JSON."""
    return {
        "environment": environment(),
        "rounds": report.rounds,
        "seconds_per_entrant_and_round": report.seconds,
        "counting": FOOT,
        "entrants": [plain_row(row) for row in report.rows],
        "times_faster": {
            ours.name: {
                other.name: {figure: times_faster(ours, other, figure) for figure in FIGURES}
                for other in of_kind(report, "reference")
            }
            for ours in of_kind(report, "ours", "before")
        },
        "times_faster_than_before": {
            row.name: {figure: times_faster(row, before, figure) for figure in FIGURES}
            for row, before in with_before(report)
        },
        "checksums": [
            {"name": one.name, "pure": one.pure, "compiled": one.compiled, "verdict": one.verdict}
            for one in report.checksums
        ],
        "remarks": report.remarks,
    }


def plain_row(row: Row) -> dict[str, object]:
    medians = {figure: middle(row, figure) for figure in FIGURES}
    return {
        "name": row.name,
        "kind": row.kind,
        "driven": row.driven,
        **medians,
        "decisions_per_game": decisions_per_game(row),
        "stints": row.stints,
    }


def decisions_per_game(row: Row) -> float:
    return sum(one.decisions for one in row.stints) / sum(one.games for one in row.stints)


def environment() -> dict[str, str]:
    """The Python and the versions of what was measured."""
    found = {"python": platform.python_version(), "machine": platform.machine()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found
