"""The games of the house. A folder with a `game.py` that declares `GAME` is a game."""

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

from astragal.errors import SaveError, UnknownGame
from astragal.kernel.game import Game
from astragal.packs.kinds import likeness
from astragal.packs.pack import Pack
from astragal.packs.yaml import Position
from astragal.prose.spelling import nearest


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games in the house."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))
    return tuple(name.replace("_", "-") for name in folders)


@cache
def game(id: str) -> Game:
    """The game of that id."""
    if id not in game_ids():
        close = nearest(str(id), game_ids())
        hint = f'; did you mean "{close}"?' if close else ""
        known = ", ".join(game_ids())
        raise UnknownGame(
            f"there is no game {id!r} (known: {known}){hint}",
            "unknown-game-near" if close else "unknown-game",
            game=id,
            known=known,
            near=close or "",
        )
    module = import_module(f"astragal.games.{id.replace('-', '_')}.game")
    found: Game = module.GAME
    return found


def game_of_pack(pack: Pack) -> Game:
    """The game that a pack is for: its files look like that game's; else a PackError."""
    games = [game(id) for id in game_ids()]
    alike = {one: likeness(pack.files, one.library.reading.kinds) for one in games}
    best = max(games, key=lambda one: alike[one])
    if not alike[best]:
        known = ", ".join(one.id for one in games if one.library.reading.kinds)
        problem = "this is a pack of no game"
        raise Position(pack.place, 1, 1).error(problem, expected=f"what a pack of {known} holds")
    return best


def by_id(one: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """A game on its way to another process, where the game of that id is."""
    if one.id not in game_ids() or game(one.id) is not one:
        raise SaveError(
            f"{one.id} is no game of this house, so another process can't find it by its id; "
            "send match.to_bytes() and load them with the game there"
        )
    return game, (one.id,)


copyreg.pickle(Game, by_id)
