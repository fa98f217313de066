"""Matches that can't be gone on with: why not, in words."""

from collections.abc import Callable, Iterable
from typing import Any

from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.game import Game
from astragal.kernel.library import MissingPacks
from astragal.records.record import Record
from astragal.server.problems import Problem, text
from astragal.server.store import rows


class Unfit(Exception):
    """An act that can't be made again, or leads elsewhere."""

    def __init__(self, act: rows.Act) -> None:
        super().__init__(act.n, act.move)
        self.number = act.number
        self.move = act.move


def lost(message: str, **facts: Any) -> Problem:
    """A match is lost for this reason."""
    return Problem("lost", cannot=_said("lost-continue"), why=_said(message, **facts))


def over(problem: Problem) -> Problem:
    """The same of a match that has ended: it can't be played again."""
    return Problem("lost", cannot=_said("lost-replay"), why=problem.arguments["why"])


def _said(message: str, **facts: Any) -> Callable[[str], str]:
    return lambda language: text(language).message(message, **facts)


def foreign(row: rows.Match | Record) -> Problem | None:
    """Why a match can't be gone on with by what this house plays, whatever its acts are."""
    if row.game not in game_ids():
        return lost("lost-game", game=row.game)
    game = game_of(row.game)
    return other_rules(game, row.rules) or other_packs(game, row.packs)


def lost_match(row: rows.Match) -> Problem | None:
    """Why a match of the house can't be gone on with, or played again when it has ended."""
    why = foreign(row)
    return over(why) if why is not None and row.result is not None else why


def lost_import(game: str, rules: int) -> Problem | None:
    """Why a match that was played elsewhere can't be played again, as far as a list knows."""
    if game not in game_ids():
        return over(lost("lost-game", game=game))
    why = other_rules(game_of(game), rules)
    return why and over(why)


def other_rules(game: Game, rules: int) -> Problem | None:
    """Why what goes by rules of this number can't be gone on with, if it can't."""
    if rules == game.rules:
        return None
    if not rules:
        return lost("lost-before")
    message = "lost-older" if rules < game.rules else "lost-newer"
    return lost(message, rules=str(rules), ours=str(game.rules))


def other_packs(game: Game, packs: Iterable[str]) -> Problem | None:
    """Why what was dealt from these packs can't be gone on with, if it can't."""
    try:
        game.library.find(packs)
    except MissingPacks:
        return lost("lost-packs")
    return None


def broken(error: Exception) -> Problem:
    """Why a match that belongs here can't be restored."""
    if isinstance(error, Unfit):
        return lost("lost-move", number=str(error.number + 1), move=error.move)
    return lost("lost-broken")
