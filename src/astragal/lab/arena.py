"""An arena: the matches of a plan, played by several processes, and what they have shown so far."""

from collections.abc import Generator
from contextlib import closing

from astragal.lab.conduct import MOST_FAULTS, Conduct
from astragal.lab.outcome import Outcome
from astragal.lab.ratings import Sprt
from astragal.lab.report import labels, told
from astragal.lab.schedule import rivals
from astragal.lab.store import OutcomeStore
from astragal.lab.worker import Assignment
from astragal.lab.worker_pool import ArenaError, Workers


class Arena:
    """So many matches of a plan, or fewer when a sequential test has seen enough."""

    def __init__(
        self, order: Assignment, matches: int, store: OutcomeStore, sprt: Sprt | None = None
    ) -> None:
        self.order = order
        self.matches = matches
        self.store = store
        self.sprt = sprt

    def play(self, jobs: int) -> Generator[Outcome, None, None]:
        """Play what is missing, and give each match when it is finished and kept."""
        missing = [number for number in self.numbers() if number not in self.store.outcomes]
        if self.verdict():
            return
        conduct = Conduct(missing)
        with closing(Workers(self.order, jobs).play(missing)) as finished:
            for outcome in finished:
                self.store.add(outcome)
                yield outcome
                if self.verdict():
                    return
                if last := conduct.heard(outcome):
                    raise ArenaError(self._given_up(last))

    def _given_up(self, last: Outcome) -> str:
        assert last.failed is not None
        name = labels(self.order.plan)[last.failed]
        return (
            f"{name} lost {MOST_FAULTS} matches in a row by faults, so the arena stops: "
            f"{told(last)}. Mend the bot, or let another one stand in for it with "
            "--on-fault replace."
        )

    def numbers(self) -> range:
        """The numbers of all matches."""
        return range(1, self.matches + 1)

    def outcomes(self) -> list[Outcome]:
        """The matches that count, by number: all that are finished, up to where the test ended."""
        found = [self.store.outcomes[n] for n in self.numbers() if n in self.store.outcomes]
        verdict, end = self._tested()
        return found[:end] if verdict else found

    def verdict(self) -> str:
        """What the sequential test has accepted: `elo0`, `elo1`, or nothing yet."""
        return self._tested()[0]

    def _tested(self) -> tuple[str, int]:
        """The verdict and after how many matches it fell.

        The matches are taken by number and without a gap, so that it does not depend on which of
        them were finished first.
        """
        if self.sprt is None:
            return "", 0
        _, one = rivals(self.order.plan)[0]
        score = 0.0
        for number in self.numbers():
            if number not in self.store.outcomes:
                break
            score += self.store.outcomes[number].score(one)
            verdict = self.sprt.verdict(score, number)
            if verdict:
                return verdict, number
        return "", 0
