"""The figures of an arena as tables, for people and for pages."""

from collections.abc import Sequence

import click
from rich.console import Console
from rich.table import Table

from astragal.lab.arena import Arena
from astragal.lab.report import (
    COLUMNS,
    FACT_COLUMNS,
    budget_text,
    elo_text,
    fact_rows,
    labels,
    meetings,
    percent,
    rows,
    telling,
    works,
)


def show(arena: Arena) -> None:
    """Print who won how often, and how the bots worked."""
    if not arena.outcomes():
        click.echo("No match was finished.")
        return
    console = Console(highlight=False)
    console.print(_meetings(arena))
    for fact in telling(arena.outcomes()):
        console.print()
        console.print(_by_fact(arena, fact))
    console.print()
    console.print(_works(arena))
    if arena.sprt is not None:
        console.print(f"\n{verdict(arena)}")


def show_markdown(arena: Arena) -> None:
    """Print the same as rows of a Markdown table, to be pasted into a page."""
    plan, outcomes = arena.order.plan, arena.outcomes()
    click.echo(markdown(COLUMNS, rows(plan, outcomes)))
    for fact in telling(outcomes):
        click.echo("\n" + markdown((fact, *FACT_COLUMNS), fact_rows(plan, outcomes, fact)))


def markdown(columns: Sequence[str], body: list[list[str]]) -> str:
    """A Markdown table."""
    lines = (list(columns), ["---"] * len(columns), *body)
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


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


def _table(*titles: str, named: Sequence[str] = ("bot", "against")) -> Table:
    table = Table(box=None, pad_edge=False)
    for title in titles:
        table.add_column(
            title, justify="left" if title in named else "right", no_wrap=title not in named
        )
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


def _by_fact(arena: Arena, fact: str) -> Table:
    table = _table(fact, *FACT_COLUMNS, named=(fact, "bot"))
    for row in fact_rows(arena.order.plan, arena.outcomes(), fact):
        table.add_row(*row)
    return table


def _works(arena: Arena) -> Table:
    plan = arena.order.plan
    names = labels(plan)
    table = _table("bot", "budget", "decisions", "a second", "ms each", "faults")
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
