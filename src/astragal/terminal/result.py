"""How a match ended, in words."""

from collections.abc import Iterator

from astragal.kernel.match import Match
from astragal.prose.text import Text


def outcome(m: Match, text: Text) -> Iterator[str]:
    """Who won, and with more than two seats who came in at which place."""
    places = m.result
    if places is None:
        yield text.message("table-open-end")
        return
    winners = seats_at(places, 1)
    if len(winners) == 1:
        yield text.message("table-winner", seat=winners[0])
    elif winners:
        yield text.message("table-winners", seats=numbers(winners))
    else:
        yield text.message("table-nobody-won")
    if len(places) > 2:
        for place in sorted(set(places)):
            seats = seats_at(places, place)
            named = text.message("table-seats", count=len(seats), seats=numbers(seats))
            yield f"  {place}. {named}"


def seats_at(places: tuple[int, ...], place: int) -> list[int]:
    """The seats of a place, counted from 1."""
    return [seat for seat, its_place in enumerate(places, 1) if its_place == place]


def numbers(seats: list[int]) -> str:
    return ", ".join(map(str, seats))
