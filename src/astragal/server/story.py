"""The log of a match: what happened, to each viewer as far as it may know, in its language."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from astragal.kernel.game import Game
from astragal.kernel.match import EVERYBODY, OTHERS, PASS, REFEREE, Event, Match, hears
from astragal.kernel.view import named
from astragal.prose.player import Called, player
from astragal.server.answers import LogEntry
from astragal.server.problems import text
from astragal.server.store.rows import Act

NOBODY = -9


class Entry(NamedTuple):
    """One line of the log, after so many decisions. `seat` counts from 1, `to` and `but` from 0.

    What the house notes has its words in the server's text, the rest in the game's.
    """

    number: int
    kind: str
    seat: int | None
    facts: dict[str, Any]
    to: int = EVERYBODY
    but: int = NOBODY
    house: bool = False

    def shown_to(self, viewer: int) -> bool:
        """Whether a viewer may know it; the referee knows what was, not what others were told."""
        if viewer == REFEREE:
            return self.but == NOBODY and self.to > OTHERS
        return hears(viewer, self.to) and self.but != viewer


class Story:
    """The entries of a match, only ever added to; their words are made when somebody reads."""

    def __init__(self, game: Game, content: Any, names: Sequence[Called]) -> None:
        self._game = game
        self._content = content
        self._names = names
        self._entries: list[Entry] = []
        self._shown: dict[int, list[int]] = {}
        self._sorted: dict[int, int] = {}
        self._words: dict[tuple[int, str], str] = {}
        self._kinds: dict[int, str] = {}

    def begin(self, m: Match) -> None:
        """Add what the start of the match told."""
        self._tell(0, m.events or ())

    def act(self, act: Act, events: Sequence[Event], public: bool) -> None:
        """Add what an act brought: what the house notes of it, then what the game told.

        Whether seats are polled in public decides whether others may hear of a pass.
        """
        self._change_of_hands(act)
        if act.move == PASS[0]:
            self._passed(act, public)
        elif act.kind in ("undo", "timeout"):
            # Not what was done when the time was up: the game tells it as far as others may know.
            self._note(act, act.kind)
        self._tell(_after(act), events)

    def length(self, viewer: int) -> int:
        """How many entries a viewer may know."""
        return len(self._known(viewer))

    def read(self, viewer: int, start: int, language: str) -> list[LogEntry]:
        """The entries from one on, as a viewer counts and reads them."""
        known = self._known(viewer)
        return [self._plain(n, known[n], language) for n in range(start, len(known))]

    def _tell(self, number: int, events: Sequence[Event]) -> None:
        for event in events:
            facts = named(self._game, event)
            seat = facts.get("seat")
            kind = facts.pop("kind")
            self._entries.append(Entry(number, kind, seat, facts, to=event[0]))

    def _change_of_hands(self, act: Act) -> None:
        before = self._kinds.get(act.seat, "person")
        self._kinds[act.seat] = act.kind
        if act.kind == "stand-in" != before:
            self._note(act, "stand-in")
        elif before == "stand-in" != act.kind:
            self._note(act, "return")

    def _passed(self, act: Act, public: bool) -> None:
        # That somebody was passed for is told to nobody else: it would tell what they hold.
        forced = act.kind in ("auto", "timeout")
        if public:
            self._note(act, "pass", but=act.seat - 1 if forced else NOBODY)
        if forced:
            everybody = act.kind == "timeout" and not public
            self._note(act, act.kind, to=EVERYBODY if everybody else act.seat - 1)

    def _note(self, act: Act, kind: str, to: int = EVERYBODY, but: int = NOBODY) -> None:
        self._entries.append(Entry(_after(act), kind, act.seat, {}, to, but, house=True))

    def _known(self, viewer: int) -> list[int]:
        known = self._shown.setdefault(viewer, [])
        for index in range(self._sorted.get(viewer, 0), len(self._entries)):
            if self._entries[index].shown_to(viewer):
                known.append(index)
        self._sorted[viewer] = len(self._entries)
        return known

    def _plain(self, n: int, index: int, language: str) -> LogEntry:
        entry = self._entries[index]
        words = self._words.get((index, language))
        if words is None:
            words = self._words[index, language] = self._worded(entry, language)
        return LogEntry(n, entry.number, entry.kind, entry.seat, words, entry.facts)

    def _worded(self, entry: Entry, language: str) -> str:
        if not entry.house:
            message, facts = f"event-{entry.kind}", {**entry.facts}
            return self._game.say(self._content, message, facts, language, self._names)
        assert entry.seat is not None
        seat = player(entry.seat, self._names)
        return text(language).message(f"log-{entry.kind}", seat=seat)


def visible(events: Sequence[Event]) -> bool:
    """Whether anything was told to more than one seat."""
    return any(event[0] == EVERYBODY or event[0] <= OTHERS for event in events)


def _after(act: Act) -> int:
    """How many decisions stand after an act."""
    return act.number - int(act.move) if act.kind == "undo" else act.number + 1


def packed_events(m: Match) -> bytes:
    """What the last move told, to be kept."""
    return msgspec.msgpack.encode(m.events or [])


def unpacked_events(data: bytes) -> list[Event]:
    """What was kept; lists are tuples again, as events have them."""
    return [_tupled(event) for event in msgspec.msgpack.decode(data)]


def _tupled(value: Any) -> Any:
    return tuple(_tupled(part) for part in value) if isinstance(value, list) else value
