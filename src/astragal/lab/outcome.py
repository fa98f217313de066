"""What is kept of a match that an arena has played, and who won it."""

import msgspec


class Outcome(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished match: its places, and by seat what the bots did and how long they thought.

    All but the seconds is the same whenever and wherever the match is played.
    """

    match: int
    lineup: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    faults: tuple[int, ...]
    seconds: tuple[float, ...]
    hash: str

    def score(self, bot: int) -> float:
        """The bot's share of the first places."""
        won = [by for by, place in zip(self.lineup, self.places, strict=True) if place == 1]
        return won.count(bot) / len(won)
