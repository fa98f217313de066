"""Matches that can't be gone on with: why not, in words."""

from typing import Any

from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.server.problems import Problem, text
from astragal.server.store import rows
from astragal.version import VERSION


class Unfit(Exception):
    """An act that can't be made again, or leads elsewhere."""

    def __init__(self, act: rows.Act) -> None:
        super().__init__(act.n, act.move)
        self.number = act.number
        self.move = act.move


def lost(message: str, **facts: Any) -> Problem:
    """A match is lost for this reason."""
    return Problem("lost", why=lambda language: text(language).message(message, **facts))


def lost_match(row: rows.Match, error: Exception | None) -> Problem:
    """Why the match of a row can't be restored."""
    if row.game not in game_ids():
        return lost("lost-game", game=row.game)
    if row.engine != VERSION:
        return lost("lost-version", engine=row.engine, version=VERSION)
    if row.content != game_of(row.game).content_hash():
        return lost("lost-content")
    if isinstance(error, Unfit):
        return lost("lost-move", number=str(error.number + 1), move=error.move)
    return lost("lost-broken")
