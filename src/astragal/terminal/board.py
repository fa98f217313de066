"""The board, drawn from a view alone: every game's views are plain data, so one way fits all.

Counters of the seats stand in a table, zones and whatever else is nested under it. A fact `score`
is called by the message `fact-score` of the game, where there is one.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from astragal.kernel.setup import POLLING
from astragal.kernel.text import Text

COMMON = ("game", "options", "number", "active", "result", "decision", "seats")
MOST_COLUMNS = 6

Row = Mapping[str, Any]
Grid = list[list[str]]


def board(view: Row, text: Text, players: list[str] | None = None) -> RenderableType:
    """What a view shows: the game, its seats, and everything else."""
    return Group(heading(view, text), seats(view, text, players), *others(view, text))


def heading(view: Row, text: Text) -> Line:
    """The game and what was agreed on before it."""
    agreed = [
        f"{called(text, name)} {worded(value, text)}"
        for name, value in view["options"].items()
        if name not in POLLING
    ]
    name = text.message("game-name") if text.has("game-name") else view["game"]
    return Line.assemble((name, "bold"), *(f" · {fact}" for fact in agreed))


def seats(view: Row, text: Text, players: list[str] | None = None) -> Table:
    """The seats and their counters; with many counters the seats stand side by side."""
    grid = seat_grid(view, text, players)
    aside = len(grid[0]) > MOST_COLUMNS
    if aside:
        grid = [list(row) for row in zip(*grid, strict=True)]
    table = Table(box=box.ROUNDED, border_style="dim")
    for column, name in enumerate(grid[0]):
        numbers = all(row[column].isdigit() for row in grid[1:])
        table.add_column(escape(name), justify="right" if numbers else "left", overflow="fold")
    for number, row in enumerate(grid[1:], 1):
        mine = not aside and number == view["active"] and view["result"] is None
        table.add_row(*(escape(cell) for cell in row), style="bold" if mine else None)
    return table


def seat_grid(view: Row, text: Text, players: list[str] | None = None) -> Grid:
    """The table of the seats as rows of words, the first of them the names."""
    rows: dict[str, Row] = view.get("seats", {})
    names = list(dict.fromkeys(name for row in rows.values() for name in counters(row)))
    grid = [[text.message("table-seat-column"), *(called(text, name) for name in names)]]
    for number, row in rows.items():
        acts = int(number) == view["active"] and view["result"] is None
        facts = [worded(row.get(name), text) for name in names]
        grid.append([f"{'▶' if acts else ' '} {number}", *facts])
    if players:
        for cells, player in zip(
            grid, (text.message("table-player-column"), *players), strict=True
        ):
            cells.insert(1, player)
    return grid


def others(view: Row, text: Text) -> Iterator[Line]:
    """What does not fit into the table of the seats: counters on one line, the rest one each."""
    facts = {name: value for name, value in view.items() if name not in COMMON}
    shared = [fact(called(text, name), facts[name], text) for name in counters(facts)]
    if shared:
        yield Line(" · ").join(shared)
    for name, value in facts.items():
        if nested(value):
            yield fact(called(text, name), value, text)
    for number, row in view.get("seats", {}).items():
        for name, value in row.items():
            if nested(value):
                seat = text.message("table-seat", seat=int(number))
                yield fact(f"{seat} · {called(text, name)}", value, text)


def fact(name: str, value: Any, text: Text) -> Line:
    """A fact with its name before it."""
    return Line.assemble((f"{name}: ", "dim"), worded(value, text))


def counters(row: Row) -> Iterator[str]:
    """The facts that are one number, word or yes-or-no."""
    yield from (name for name, value in row.items() if not nested(value))


def nested(value: Any) -> bool:
    """Whether a value needs a line of its own."""
    return isinstance(value, list | tuple | dict)


def called(text: Text, name: str) -> str:
    """What people call a fact of the view."""
    if text.has(f"fact-{name}"):
        return text.message(f"fact-{name}")
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def worded(value: Any, text: Text) -> str:
    """A value of the view in words."""
    if value is None or value in ([], (), {}, ""):
        return "—"
    if isinstance(value, bool):
        return text.message("table-yes" if value else "table-no")
    if isinstance(value, dict):
        pairs = (f"{called(text, str(name))} {worded(part, text)}" for name, part in value.items())
        return ", ".join(pairs)
    if isinstance(value, list | tuple):
        return ", ".join(worded(part, text) for part in value)
    return str(value)
