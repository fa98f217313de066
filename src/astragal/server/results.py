"""How a match ended, in words: who won and by what, and what each seat had."""

from collections.abc import Sequence

from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.match import Match
from astragal.kernel.parley import DRAW, RESIGN
from astragal.server.problems import text


def points_of(m: Match) -> list[int] | None:
    """What each seat has, where the game counts it."""
    points = [m.game.table.points(m, seat) for seat in range(m.seated)]
    counted = [one for one in points if one is not None]
    return counted if len(counted) == len(points) else None


def points_said(game: str, points: Sequence[int] | None, language: str) -> list[str] | None:
    """The same in the game's words: “57 glory”."""
    if points is None or game not in game_ids():
        return None
    words = game_of(game).text(language)
    return [words.message("points", n=each) for each in points]


def outcome(result: Sequence[int], names: Sequence[str], end: str, language: str) -> str:
    """Who won, in words, and by what, where it was not by play."""
    say = text(language).message
    winners = [name for name, place in zip(names, result, strict=True) if place == 1]
    if end == DRAW:
        return say("over-draw")
    if not winners:
        return say("over-nobody")
    by = "-resigned" if end == RESIGN else ""
    if len(winners) == 1:
        return say(f"over-winner{by}", name=winners[0])
    return say(f"over-winners{by}", names=", ".join(winners))
