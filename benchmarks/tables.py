"""The findings as tables for people."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from benchmarks.report import (
    FOOT,
    Report,
    Row,
    decisions_per_game,
    environment,
    middle,
    of_kind,
    times_faster,
    with_before,
)

RATIO_TITLES = {
    "decisions_per_second": "Decisions per second: ours as a multiple of",
    "clone_us": "Clone: how many times cheaper ours is than",
    "round_trip_us": "Serialise round trip: how many times cheaper ours is than",
}


def drawn(report: Report) -> RenderableType:
    """The report as tables for people."""
    return Group(*pieces(report))


def pieces(report: Report) -> Iterator[RenderableType]:
    yield figures_table(report)
    if with_before(report):
        yield before_table(report)
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


def before_table(report: Report) -> Table:
    table = Table(title="Against the commit before, build by build")
    table.add_column("ours")
    for heading in ("decisions/s", "games/s", "clone", "round trip"):
        table.add_column(heading, justify="right")
    for row, before in with_before(report):
        table.add_row(
            row.name,
            number(times_faster(row, before, "decisions_per_second"), "×"),
            number(times_faster(row, before, "games_per_second"), "×"),
            share(times_faster(row, before, "clone_us")),
            share(times_faster(row, before, "round_trip_us")),
        )
    return table


def share(times: float | None) -> str:
    """What something costs that is so many times cheaper than before."""
    return "-" if times is None else f"{1 / times:.0%} of before".replace("%", " %")


def ratio_table(report: Report, figure: str, title: str) -> Table:
    references = of_kind(report, "reference")
    table = Table(title=title)
    table.add_column("ours")
    for other in references:
        table.add_column(other.name, justify="right")
    for row in of_kind(report, "ours", "before"):
        ratios = [times_faster(row, other, figure) for other in references]
        if any(ratios):
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
        ways.setdefault(row.driven, set()).add(who(row))
    for way, names in ways.items():
        yield f"{', '.join(sorted(names))}: {way}."
    yield ", ".join(f"{name} {what}" for name, what in environment().items())
    yield f"{report.rounds} rounds, {report.seconds:g} s of CPU time per entrant and round."
    yield from report.remarks


def who(row: Row) -> str:
    """Ours are driven alike, whatever the game and the build."""
    return {"ours": "Ours", "before": "Ours before", "reference": row.name}[row.kind]


def number(value: float | None, unit: str = "") -> str:
    """Three figures or so, and a dash for what there is not."""
    if value is None:
        return "-"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f}{unit}"
