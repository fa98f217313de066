"""Guided first matches at a table: which move comes next by the script."""

from functools import cache

from astragal.games import game as game_of
from astragal.server.play import Play
from astragal.server.problems import Problem
from astragal.server.store import rows
from astragal.table.tour import Tour, load_tour


@cache
def tour_of(game: str) -> Tour:
    """The guided first match of a game."""
    tour = load_tour(game_of(game))
    if tour is None:
        raise Problem("not-found", what=f"{game}/tour")
    return tour


def scripted_move(table: rows.Table, play: Play) -> str | None:
    """The move that a tour has for now; nothing once the learner has gone another way."""
    if not table.tour:
        return None
    script = [step.move for step in tour_of(table.game).moves()]
    made = len(play.moves)
    return script[made] if made < len(script) and play.moves == script[:made] else None
