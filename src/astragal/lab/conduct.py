"""Who fails match after match: then nothing is measured any more."""

from collections import Counter, deque
from collections.abc import Iterable

from astragal.lab.outcome import Outcome

MOST_FAULTS = 3  # matches in a row that a bot loses by a fault


class Conduct:
    """Matches in which a bot failed, counted by number, whichever was finished first."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._waiting = deque(numbers)
        self._finished: dict[int, Outcome] = {}
        self._in_a_row: Counter[int] = Counter()

    def heard(self, outcome: Outcome) -> Outcome | None:
        """Count a finished match; the one, if any, with which it has become too much."""
        self._finished[outcome.match] = outcome
        while self._waiting and self._waiting[0] in self._finished:
            judged = self._finished.pop(self._waiting.popleft())
            if self._count(judged) == MOST_FAULTS:
                return judged
        return None

    def _count(self, outcome: Outcome) -> int:
        if outcome.failed is None:
            for bot in outcome.lineup:
                self._in_a_row[bot] = 0
            return 0
        self._in_a_row[outcome.failed] += 1
        return self._in_a_row[outcome.failed]
