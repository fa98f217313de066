"""Who may import whom: server, lab, envs, terminal -> bots -> games -> the house below them.

What every game stands on has an order too: each room knows only those before it.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

FACE = "the face"  # src/astragal/__init__.py
UPPER = ("server", "lab", "envs", "terminal")
HOUSE = ("version", "prose", "errors", "packs", "kernel", "odds", "table", "records", "proving")
UP_TO_GAMES = (*HOUSE, "games")
UP_TO_BOTS = (*UP_TO_GAMES, FACE, "bots")
EVERYTHING = (*UP_TO_BOTS, *UPPER, "cli")

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    **{room: HOUSE[: place + 1] for place, room in enumerate(HOUSE)},
    "games": UP_TO_GAMES,
    FACE: UP_TO_GAMES,
    "bots": UP_TO_BOTS,
    **{layer: (*UP_TO_BOTS, layer) for layer in UPPER},
    "cli": EVERYTHING,
    "__main__": EVERYTHING,
}
BUILT_ON = {"adventures": "dice_throne"}


class Place(NamedTuple):
    """Where a module stands: its layer, and its game when it belongs to one."""

    layer: str
    game: str | None = None


@dataclass(frozen=True)
class Violation:
    """One import that points the wrong way."""

    path: str
    line: int
    imported: str
    allowed: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} imports {self.imported}; {self.allowed}"


def violations(source: str, path: str, games: frozenset[str]) -> Iterator[Violation]:
    """Every import in a file under src/ that the order of the layers forbids."""
    module = module_name(path)
    here = place(module, games)
    for line, imported in imports(source, module, path.endswith("/__init__.py")):
        target = place(imported, games)
        if not permitted(here, target):
            yield Violation(path, line, imported, permission(here))


def permitted(here: Place, target: Place) -> bool:
    """Whether code at the one place may import code at the other."""
    if target.layer not in MAY_IMPORT.get(here.layer, ()):
        return False
    if here.game is None or target.layer != "games":
        return True
    return target.game in (here.game, BUILT_ON.get(here.game, here.game))


def permission(here: Place) -> str:
    """What code at a place may import, in words."""
    if here.layer not in MAY_IMPORT:
        known = ", ".join(layer for layer in MAY_IMPORT if layer != FACE)
        return f"astragal.{here.layer} has no place in the order of layers ({known})"
    if here.game is None:
        layers = ", ".join(MAY_IMPORT[here.layer]) or "nothing of the package"
        return f"{here.layer} may import only {layers}"
    own = [here.game, *filter(None, [BUILT_ON.get(here.game)])]
    names = ", ".join(f"games.{game}" for game in own)
    return f"{here.game} may import only {', '.join(HOUSE)}, {names}"


def place(module: str, games: frozenset[str]) -> Place:
    """Where a module of the package stands, by its dotted name."""
    parts = module.split(".")
    if len(parts) == 1:
        return Place(FACE)
    if parts[1] == "games" and len(parts) > 2 and parts[2] in games:
        return Place("games", parts[2])
    return Place(parts[1])


def imports(source: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full name of each import from the package itself, wherever in the file it stands."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            for name in names_in(node, package):
                if name.split(".")[0] == "astragal":
                    yield node.lineno, name


def names_in(node: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    """The full names that an import statement asks for."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = origin(node, package)
    for alias in node.names:
        # In `from astragal import x`, x is a layer or a name that the face offers.
        offered = base == "astragal" and alias.name not in MAY_IMPORT
        yield base if offered else f"{base}.{alias.name}"


def origin(node: ast.ImportFrom, package: str) -> str:
    """The absolute name of what `from ... import` imports from."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    above = parts[: len(parts) - node.level + 1]
    return ".".join([*above, *filter(None, [node.module])])


def module_name(path: str) -> str:
    """`src/astragal/kernel/match.py` is `astragal.kernel.match`."""
    dotted = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return dotted.removesuffix(".__init__")
