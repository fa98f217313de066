"""What a table agrees on, as its game takes it."""

from functools import partial
from typing import Any

from astragal.errors import SetupError
from astragal.games import game as game_of
from astragal.kernel.facts import POLLING, Value
from astragal.kernel.setup import Setup
from astragal.server.problems import Problem


def checked_setup(
    game: str, seats: list[dict[str, Any]], options: dict[str, Any], people: set[str]
) -> Setup:
    """Seats and options as the game takes them; between people windows ask in public."""
    polling = "public" if len(people) > 1 else "legal"
    try:
        return game_of(game).setup(seats, {**options, "polling": polling})
    except SetupError as refused:
        raise Problem("setup", detail=partial(game_of(game).refused, refused)) from refused


def shown_options(setup: Setup) -> dict[str, Value]:
    """The options that people choose; who is polled follows from who plays."""
    return {name: value for name, value in setup.options.items() if name not in POLLING}
