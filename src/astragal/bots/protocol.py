"""What every bot can do."""

from typing import Protocol

from astragal.kernel.match import Match


class Bot(Protocol):
    """Somebody who chooses.

    A bot may look at the options and at `match.view(seat)`. To look further it plays on with
    `match.redeal(seat, rng)`, never with the match itself, which knows what the seat does not.
    """

    def choose(self, match: Match, seat: int) -> int:
        """The index of the option that the bot takes for a seat that must decide."""
        ...
