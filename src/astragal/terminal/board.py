"""The board, drawn from a view alone: every game's views are plain data, so one way fits all.

Counters of the seats stand in a table, zones and whatever else is nested under it. A fact `score`
is called by the message `fact-score` of the game, where there is one, and is left out where that
message is empty; what is not there (nothing, none, no, an empty list) is not told. Ids are called
by the names that the game gives them.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from astragal.kernel.facts import POLLING
from astragal.kernel.match import Match
from astragal.kernel.naming import own_id, so_many
from astragal.prose.player import player
from astragal.prose.text import Text

COMMON = ("game", "options", "number", "active", "result", "decision", "seats", "talk")
MOST_COLUMNS = 6
MOST_ITEMS = 8

BoardRow = Mapping[str, Any]
CellRows = list[list[str]]


def board(
    view: BoardRow, text: Text, players: list[str] | None = None, m: Match | None = None
) -> RenderableType:
    """What a view shows: the game, its seats, and everything else; a match names its ids."""
    words = BoardWords(text, m)
    return Group(heading(view, words), seats(view, words, players), *others(view, words))


class BoardWords:
    """What facts and values of a view are called."""

    def __init__(self, text: Text, m: Match | None = None) -> None:
        self.text = text
        self._content = m.setup.content if m else None
        self._name_of = m.game.name_of if m else own_id
        self._count_of = m.game.table.count_of if m else so_many
        self._called = m.called() if m else ()

    def seat(self, number: int) -> str:
        """A seat by the player's name or its number; whom nobody plays by the own name."""
        return self.text.message("table-seat", seat=player(number, self._called))

    def fact(self, name: str) -> str:
        """What people call a fact of the view; nothing when they leave it out."""
        if self.text.has(f"fact-{name}"):
            return self.text.message(f"fact-{name}")
        spelled = name.replace("_", " ").replace("-", " ")
        return spelled[:1].upper() + spelled[1:]

    def name(self, kind: str, id: str) -> str:
        """What people call a thing."""
        return self._name_of(self._content, kind, id, self.text.language)

    def value(self, kind: str, value: Any) -> str:
        """The value of a fact in words."""
        if is_nothing(value) and not isinstance(value, bool | int):
            return "—"
        if isinstance(value, bool):
            return self.text.message("table-yes" if value else "table-no")
        if isinstance(value, dict):
            return ", ".join(self._parts(kind, value)) or "—"
        if isinstance(value, list | tuple):
            return self._items(kind, value)
        return self.name(kind, value) if isinstance(value, str) else str(value)

    def _parts(self, kind: str, value: BoardRow) -> Iterator[str]:
        """Facts inside a fact; a thing that has a name is counted."""
        for name, part in value.items():
            called = self.name(kind, name)
            if is_nothing(part):
                continue
            if called != name:
                yield self._count_of(self._content, called, kind, name, part, self.text.language)
            elif part is True:
                yield self.fact(name)
            elif self.fact(name):
                yield f"{self.fact(name)} {self.value(name, part)}"

    def _items(self, kind: str, items: list[Any] | tuple[Any, ...]) -> str:
        """A list; of a long one how many there are and the last of them."""
        if len(items) <= MOST_ITEMS:
            return ", ".join(self.value(kind, item) for item in items)
        shown = ", ".join(self.value(kind, item) for item in items[-MOST_ITEMS:])
        return f"({len(items)}) …, {shown}"


def is_nothing(value: Any) -> bool:
    """Whether there is nothing to tell."""
    return value is None or value is False or value in (0, "", [], (), {})


def heading(view: BoardRow, words: BoardWords) -> Line:
    """The game and what was agreed on before it; what has an empty name goes without saying."""
    options = {name: value for name, value in view["options"].items() if name not in POLLING}
    said = {name: words.value(name, value) for name, value in options.items()}
    agreed = [f"{words.fact(name)}: {told}" for name, told in said.items() if told]
    name = words.text.message("game-name") if words.text.has("game-name") else view["game"]
    return Line.assemble((name, "bold"), *(f" · {fact}" for fact in agreed))


def seats(view: BoardRow, words: BoardWords, players: list[str] | None = None) -> Table:
    """The seats and their counters; with many counters the seats stand side by side."""
    grid = seat_grid(view, words, players)
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


def seat_grid(view: BoardRow, words: BoardWords, players: list[str] | None = None) -> CellRows:
    """The table of the seats as rows of words, the first of them the names."""
    rows: dict[str, BoardRow] = view.get("seats", {})
    names = list(dict.fromkeys(name for row in rows.values() for name in counters(row)))
    names = [name for name in names if words.fact(name) and any_told(rows, name)]
    grid = [[words.text.message("table-seat-column"), *map(words.fact, names)]]
    for number, row in rows.items():
        acts = int(number) == view["active"] and view["result"] is None
        facts = [words.value(name, row.get(name)) for name in names]
        grid.append([f"{'▶' if acts else ' '} {number}", *facts])
    if players:
        behind = [words.seat(number) for number in range(len(players) + 1, len(rows) + 1)]
        titles = (words.text.message("table-player-column"), *players, *behind)
        for cells, player in zip(grid, titles, strict=True):
            cells.insert(1, player)
    return grid


def any_told(rows: Mapping[str, BoardRow], name: str) -> bool:
    """Whether any seat has something to tell in a column; a 0 in it counts as that."""
    return any(row.get(name) not in (None, "") for row in rows.values())


def others(view: BoardRow, words: BoardWords) -> Iterator[Line]:
    """What does not fit into the table of the seats: counters on one line, the rest one each."""
    facts = {name: value for name, value in view.items() if name not in COMMON}
    told = [name for name in counters(facts) if words.fact(name) and facts[name] is not None]
    if told:
        yield Line(" · ").join(counter(name, facts, words) for name in told)
    yield from nested_facts(facts, "", words)
    for number, row in view.get("seats", {}).items():
        yield from nested_facts(row, f"{words.seat(int(number))} · ", words)


def counter(name: str, facts: BoardRow, words: BoardWords) -> Line:
    """A counter: by a message of its own, which may use its neighbours, or name and value."""
    message = f"told-{name}"
    if words.text.has(message):
        plain = {each: facts[each] for each in counters(facts)}
        return Line(words.text.message(message, **plain))
    return fact(words.fact(name), words.value(name, facts[name]))


def nested_facts(row: BoardRow, owner: str, words: BoardWords) -> Iterator[Line]:
    """The facts that need a line of their own, as far as there is something to tell."""
    for name, value in row.items():
        told = words.value(name, value) if nested(value) and words.fact(name) else "—"
        if told != "—":
            yield fact(f"{owner}{words.fact(name)}", told)


def fact(name: str, told: str) -> Line:
    """A fact with its name before it."""
    return Line.assemble((f"{name}: ", "dim"), told)


def counters(row: BoardRow) -> Iterator[str]:
    """The facts that are one number, word or yes-or-no."""
    yield from (name for name, value in row.items() if not nested(value))


def nested(value: Any) -> bool:
    """Whether a value needs a line of its own."""
    return isinstance(value, list | tuple | dict)
