"""One match played by several twins at once, which must never differ."""

from random import Random

from astragal.kernel.match import Match
from astragal.kernel.playout import ENDLESS
from astragal.records.record import Record, parse, record, write
from astragal.records.replay import moments
from tests.games import checks, secrecy
from tests.games.table import Case

# Checks that look at every viewer or language run at each decision at first, then now and then.
THOROUGH = 16
STRIDE = 7


class Playthrough:
    """The original, moved by `apply`; a clone, by `choose`; a twin saved and loaded each time."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.rng: Random = case.rng(seed)
        self.original: Match = case.start(seed, events=True)
        self.twin: Match = case.start(seed)
        self.hashes: list[str] = []

    def play(self) -> int:
        """Play to the end, with all checks at each decision; give how many there were."""
        while True:
            self.check()
            if not self.original.options:
                break
            assert self.original.number < ENDLESS, "this match does not end"
            self.advance()
        self.check_record()
        return self.original.number

    def check(self) -> None:
        m = self.original
        self.hashes.append(m.hash())
        checks.check_rules(m)
        checks.check_options(m)
        self.check_twin()
        if m.number < THOROUGH or m.number % STRIDE == 0 or not m.options:
            checks.check_views(m)
            checks.check_words(m)
            checks.check_garbage(m, self.rng)
            secrecy.check_secrecy(m, self.rng)

    def check_twin(self) -> None:
        """The saved and loaded twin is equal to the byte, with the same choice to make."""
        m = self.original
        data = self.twin.to_bytes()
        assert data == m.to_bytes(), "the twin that is saved and loaded plays otherwise"
        self.twin = m.game.load(data)
        assert self.twin.to_bytes() == data
        assert self.twin.options == m.options
        assert (self.twin.seat, self.twin.reason) == (m.seat, m.reason)

    def advance(self) -> None:
        """Make the same choice in all; a clone from before stays as it was."""
        m = self.original
        index = self.rng.randrange(len(m.options))
        before, now = m.to_bytes(), self.hashes[-1]
        left_behind, clone = m.clone(), m.clone()
        assert left_behind.hash() == now
        m.apply(index)
        checks.check_nevers(left_behind, m)
        checks.check_undo(before, m, index)
        assert left_behind.hash() == now, "the clone moved with the original"
        assert left_behind.options == clone.options
        clone.choose(index)
        assert clone.hash() == m.hash(), "a clone plays the same choice otherwise"
        self.twin.choose(index)

    def check_record(self) -> None:
        """The record replays to the same hash at each decision, also by way of its text."""
        m = self.original
        kept = record(m)
        read = parse(write(kept))
        assert read == kept
        assert write(read) == write(kept)
        self.check_replay(read)

    def check_replay(self, kept: Record) -> None:
        replayed = [moment.hash() for moment, _line in moments(self.case.game, kept)]
        assert replayed == self.hashes
