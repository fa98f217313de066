"""The figures of an arena as tables, for people and for pages."""

import click
from rich.console import Console
from rich.table import Table

from astragal.lab.arena import Arena
from astragal.lab.report import (
    COLUMNS,
    budget_text,
    elo_text,
    labels,
    meetings,
    percent,
    rows,
    works,
)


def show(arena: Arena) -> None:
    """Print who won how often, and how the bots worked."""
    if not arena.outcomes():
        click.echo("No match was finished.")
        return
    console = Console(highlight=False)
    console.print(_meetings(arena))
    console.print()
    console.print(_works(arena))
    if arena.sprt is not None:
        console.print(f"\n{verdict(arena)}")


def show_markdown(arena: Arena) -> None:
    """Print the same as rows of a Markdown table, to be pasted into a page."""
    head = [f"| {' | '.join(COLUMNS)} |", "| --- " * len(COLUMNS) + "|"]
    body = [f"| {' | '.join(row)} |" for row in rows(arena.order.plan, arena.outcomes())]
    click.echo("\n".join([*head, *body]))


def verdict(arena: Arena) -> str:
    """What the sequential test says."""
    assert arena.sprt is not None
    test = arena.sprt
    met = meetings(arena.order.plan, arena.outcomes())[0]
    weight = test.weigh(met.score, met.matches)
    accepted = arena.verdict()
    if not accepted:
        bounds = f"{test.lower:.2f} and {test.upper:.2f}"
        return f"Sequential test: undecided, {weight:.2f} is between {bounds}."
    difference = getattr(test, accepted)
    return f"Sequential test: Elo {difference:+g} accepted after {met.matches} matches."


def _table(*titles: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for title in titles:
        named = title in ("bot", "against")
        table.add_column(title, justify="left" if named else "right", no_wrap=not named)
    return table


def _meetings(arena: Arena) -> Table:
    plan = arena.order.plan
    names = labels(plan)
    table = _table("bot", "against", "won", "drawn", "lost", "wins", "95 %", "chance", "Elo")
    for met in meetings(plan, arena.outcomes()):
        table.add_row(
            names[met.one],
            names[met.rest],
            *(str(count) for count in (met.wins, met.draws, met.losses)),
            percent(met.rate.value),
            f"{100 * met.rate.low:.1f}-{100 * met.rate.high:.1f}",
            percent(met.chance),
            elo_text(met.elo),
        )
    return table


def _works(arena: Arena) -> Table:
    plan = arena.order.plan
    names = labels(plan)
    table = _table("bot", "budget", "decisions", "a second", "ms each", "replaced")
    for work in works(plan, arena.outcomes()):
        table.add_row(
            names[work.bot],
            budget_text(plan, work.bot),
            str(work.decisions),
            f"{work.speed:.0f}",
            f"{work.milliseconds:.3g}",
            str(work.faults),
        )
    return table
