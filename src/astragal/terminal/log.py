"""The log: what happened, as each pair of eyes at the table may know it."""

from astragal.kernel.match import SPECTATOR, Match
from astragal.kernel.view import story


class Log:
    """The story after each decision, by viewer; an undo takes its lines back."""

    def __init__(self, m: Match, language: str) -> None:
        self._viewers = (SPECTATOR, *range(len(m.setup.seats)))
        self._language = language
        self._told: list[dict[int, list[str]]] = []
        self._read = dict.fromkeys(self._viewers, 0)

    def listen(self, m: Match) -> None:
        """Write down what happened since the last decision."""
        del self._told[m.number :]
        self._told.append({viewer: story(m, viewer, self._language) for viewer in self._viewers})

    def forget(self, m: Match) -> None:
        """Drop what was taken back."""
        del self._told[m.number + 1 :]
        for viewer, read in self._read.items():
            self._read[viewer] = min(read, len(self._told))

    def mark_read(self) -> None:
        """What is in the log now is news to nobody."""
        self._read = dict.fromkeys(self._viewers, len(self._told))

    def all(self, viewer: int) -> list[str]:
        """Everything that this viewer may know."""
        return self._lines(viewer, 0)

    def news(self, viewer: int) -> list[str]:
        """What this viewer has not read yet."""
        lines = self._lines(viewer, self._read[viewer])
        self._read[viewer] = len(self._told)
        return lines

    def _lines(self, viewer: int, start: int) -> list[str]:
        return [line for told in self._told[start:] for line in told[viewer]]
