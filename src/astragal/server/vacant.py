"""Seats that nobody has any more."""

from dataclasses import replace
from secrets import token_urlsafe

from astragal.server.store import rows


def new_secret() -> str:
    """The secret of a seat's private link."""
    return token_urlsafe(16)


def vacate(seat: rows.Seat) -> None:
    """Let a seat be free again."""
    seat.kind, seat.user, seat.level, seat.name = "open", None, None, ""
    seat.stand_in = False
    seat.secret = new_secret()


def deserted(seat: rows.Seat, name: str, playing: bool) -> rows.Seat:
    """A seat without its owner: free, or played by a bot to the end of the match."""
    left = replace(seat)
    vacate(left)
    if playing:
        left.kind, left.name, left.stand_in = "person", name, True
    return left


def freed(seat: rows.Seat) -> rows.Seat:
    """A seat after the match: one that was only played to its end is free."""
    left = seat.kind == "person" and seat.user is None
    return deserted(seat, "", playing=False) if left else seat
