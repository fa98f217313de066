"""The process of a worker: `python -m astragal.lab.worker`. It plays the matches it is given."""

import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from astragal.bots import Bot, Budget, Seen, bot
from astragal.bots.host import Patience, ProcessBot, hosted
from astragal.bots.process import Asker
from astragal.games import game
from astragal.kernel.match import Match
from astragal.kernel.record import record, write
from astragal.lab.outcome import Outcome
from astragal.lab.schedule import Pairing, Plan, pairing

ENDLESS = 20_000  # decisions after which a match is taken for drawn


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker needs to know: the plan, and what does not change the results."""

    plan: Plan
    records: str | None = None
    in_process: bool = False
    grace: float = 2.0


class Reply(msgspec.Struct, frozen=True):
    """A finished match, or why it could not be played."""

    outcome: Outcome | None = None
    error: str = ""


class Worker:
    """Plays matches of a plan; the processes of its bots stay from match to match."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.game = game(order.plan.game)
        self._hosted: dict[tuple[int, int], ProcessBot] = {}

    def play(self, number: int) -> Outcome:
        """Play the match of that number, and keep its record when that was ordered."""
        at = pairing(self.order.plan, self.game, number)
        match = self.game.new(at.setup, seed=at.seed)
        outcome = self._played(match, at, self._players(at))
        if self.order.records is not None:
            keep(match, Path(self.order.records) / f"{number:06}.astragal")
        return outcome

    def _played(self, match: Match, at: Pairing, players: Sequence[Bot]) -> Outcome:
        plan = self.order.plan
        budgets = [plan.budget(bot) for bot in at.lineup]
        decisions, seconds = [0] * len(players), [0.0] * len(players)
        while match.options and match.number < ENDLESS:
            seat = match.seat
            index, spent = timed(players[seat], Seen(match, seat), budgets[seat])
            seconds[seat] += spent
            decisions[seat] += 1
            match.choose(index)
        return Outcome(
            match=at.number,
            lineup=at.lineup,
            places=match.result or (1,) * len(players),
            decisions=tuple(decisions),
            faults=tuple(getattr(player, "faults", 0) for player in players),
            seconds=tuple(round(spent, 6) for spent in seconds),
            hash=match.hash(),
        )

    def _players(self, at: Pairing) -> list[Bot]:
        """The bots of a match, each as if it had never played before."""
        if self.order.in_process:
            names = self.order.plan.bots
            return [bot(names[by], at.bot_seed(seat)) for seat, by in enumerate(at.lineup)]
        met: Counter[int] = Counter()
        players: list[Bot] = []
        for seat, by in enumerate(at.lineup):
            players.append(self._host(by, met[by], at.bot_seed(seat)))
            met[by] += 1
        return players

    def _host(self, by: int, which: int, seed: str) -> ProcessBot:
        if (by, which) not in self._hosted:
            patience = Patience(grace=self.order.grace)
            self._hosted[by, which] = hosted(self.order.plan.bots[by], seed, patience)
        else:
            self._hosted[by, which].sit_down(seed)
        return self._hosted[by, which]


def timed(player: Bot, seen: Seen, budget: Budget) -> tuple[int, float]:
    """What a bot chooses, and how many seconds of processor time it thought."""
    began = time.thread_time()
    index = player.choose(seen, budget)
    spent = time.thread_time() - began
    return index, player.thought if isinstance(player, ProcessBot) else spent


def keep(match: Match, path: Path) -> None:
    """Write the record of a match, all of it or nothing."""
    part = path.with_suffix(".part")
    part.write_text(write(record(match)), encoding="utf-8")
    part.replace(path)


def main() -> None:
    """Take the order from the first line, then play what the others name."""
    asker = Asker()
    lines = asker.lines()
    worker = Worker(msgspec.json.decode(next(lines), type=Order))
    asker.answer(b"ready")
    for line in lines:
        try:
            reply = Reply(outcome=worker.play(int(line)))
        except Exception:
            reply = Reply(error=traceback.format_exc())
        asker.answer(msgspec.json.encode(reply))


if __name__ == "__main__":
    main()
