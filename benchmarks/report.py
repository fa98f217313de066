"""The findings as plain data and as tables."""

import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from statistics import median

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from benchmarks.entrants import Kind
from benchmarks.measure import Stint

PACKAGES = ("astragal", "open_spiel", "catanatron", "rlcard")
FOOT = (
    "A decision is a move that a player makes, also when only one is legal. Chance nodes are"
    " nobody's decision. Rates are per second of CPU time, medians of the rounds; costs are"
    " medians of many calls on a state in mid-match."
)


@dataclass(frozen=True)
class Row:
    """One entrant's figures over all rounds."""

    name: str
    kind: Kind
    driven: str
    stints: list[Stint]


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
RATIO_TITLES = {
    "decisions_per_second": "Decisions per second: ours as a multiple of",
    "clone_us": "Clone: how many times cheaper ours is than",
    "round_trip_us": "Serialise round trip: how many times cheaper ours is than",
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


def of_kind(report: Report, kind: Kind) -> list[Row]:
    return [row for row in report.rows if row.kind == kind]


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
            for ours in of_kind(report, "ours")
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


def drawn(report: Report) -> RenderableType:
    """The report as tables for people."""
    return Group(*pieces(report))


def pieces(report: Report) -> Iterator[RenderableType]:
    yield figures_table(report)
    if of_kind(report, "ours") and of_kind(report, "reference"):
        for figure, title in RATIO_TITLES.items():
            yield ratio_table(report, figure, title)
    if report.checksums:
        yield checksum_table(report)
    yield Text("\n".join(notes(report)))


def figures_table(report: Report) -> Table:
    table = Table(title="Random play", caption=FOOT, caption_justify="left")
    table.add_column("entrant")
    for heading in ("decisions/s", "games/s", "per game", "clone µs", "round trip µs"):
        table.add_column(heading, justify="right")
    for row in report.rows:
        table.add_row(
            row.name,
            f"{middle(row, 'decisions_per_second'):,.0f}",
            f"{middle(row, 'games_per_second'):,.1f}",
            f"{decisions_per_game(row):,.1f}",
            number(middle(row, "clone_us")),
            number(middle(row, "round_trip_us")),
        )
    return table


def ratio_table(report: Report, figure: str, title: str) -> Table:
    references = of_kind(report, "reference")
    table = Table(title=title)
    table.add_column("ours")
    for other in references:
        table.add_column(other.name, justify="right")
    for row in of_kind(report, "ours"):
        ratios = [times_faster(row, other, figure) for other in references]
        table.add_row(row.name, *(number(ratio, "×") for ratio in ratios))
    return table


def checksum_table(report: Report) -> Table:
    table = Table(title="Checksums of the same seeded matches")
    for heading in ("game", "pure", "compiled", ""):
        table.add_column(heading)
    for one in report.checksums:
        table.add_row(one.name, one.pure, one.compiled or "-", one.verdict)
    return table


def notes(report: Report) -> Iterator[str]:
    """How each was driven, where, and what had to be left out."""
    ways: dict[str, set[str]] = {}
    for row in report.rows:
        ways.setdefault(row.driven, set()).add("Ours" if row.kind == "ours" else row.name)
    for way, names in ways.items():
        yield f"{', '.join(sorted(names))}: {way}."
    yield ", ".join(f"{name} {what}" for name, what in environment().items())
    yield f"{report.rounds} rounds, {report.seconds:g} s of CPU time per entrant and round."
    yield from report.remarks


def number(value: float | None, unit: str = "") -> str:
    """Three figures or so, and a dash for what there is not."""
    if value is None:
        return "-"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f}{unit}"
