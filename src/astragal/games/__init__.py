"""The games of the house. A folder with a `game.py` that declares `GAME` is a game."""

from functools import cache
from importlib import import_module
from pathlib import Path

from astragal.kernel.errors import UnknownGame
from astragal.kernel.game import Game
from astragal.kernel.words import nearest


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games in the house."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))
    return tuple(name.replace("_", "-") for name in folders)


@cache
def game(id: str) -> Game:
    """The game of that id."""
    if id not in game_ids():
        close = nearest(id, game_ids())
        hint = f'; did you mean "{close}"?' if close else ""
        raise UnknownGame(f"there is no game {id!r} (known: {', '.join(game_ids())}){hint}")
    module = import_module(f"astragal.games.{id.replace('-', '_')}.game")
    found: Game = module.GAME
    return found
