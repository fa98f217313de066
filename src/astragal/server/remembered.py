"""What is still told of a match that can't be played again: what was kept with its acts.

The first words of a match, before its first act, are not among it.
"""

from collections.abc import Sequence

from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.match import REFEREE, SPECTATOR, Event
from astragal.server.answers import MatchStory
from astragal.server.problems import text
from astragal.server.store import rows
from astragal.server.story import Entry, Story, unpacked_events

UNKNOWN = "unknown"


class Remembered(Story):
    """A story of which some parts may have no words any more."""

    def _tell(self, number: int, events: Sequence[Event]) -> None:
        for event in events:
            try:
                super()._tell(number, [event])
            except (KeyError, ValueError):  # of a kind that the game no longer tells, or had not
                self._entries.append(Entry(number, UNKNOWN, None, {}, to=event[0]))

    def _worded(self, entry: Entry, language: str) -> str:
        try:
            words = super()._worded(entry, language)
        except Exception:  # it names what this house does not have
            words = "⟨"
        return text(language).message("log-unknown") if "⟨" in words else words


def remembered(row: rows.Match, acts: Sequence[rows.Act]) -> Story | None:
    """The story of a match from its acts alone; nothing where not even its game is known."""
    if row.game not in game_ids():
        return None
    game = game_of(row.game)
    story = Remembered(game, game.content(), row.names)
    public = row.options.get("polling") == "public"
    for act in acts:
        story.act(act, unpacked_events(act.events), public)
    return story


def eyes_of(row: rows.Match, user: rows.User | None) -> int:
    """Whose eyes somebody remembers with: when it is over everybody's, before that their own."""
    if row.result is not None:
        return REFEREE
    own = [number for number, id in enumerate(row.users) if user is not None and id == user.id]
    return own[0] if own else SPECTATOR


def told(row: rows.Match, acts: Sequence[rows.Act], viewer: int, language: str) -> MatchStory:
    """Who played, how it ended if it did, and the log as a viewer may know it."""
    story = remembered(row, acts)
    log = [] if story is None else story.read(viewer, 0, language)
    return MatchStory(row.id, row.game, row.seats, row.names, row.result, log)
