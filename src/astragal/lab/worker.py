"""The process of a worker: `python -m astragal.lab.worker`. It plays the matches it is given."""

import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from astragal.bots import Seen
from astragal.bots.apart import BotPatience
from astragal.bots.host import at_home, hosted
from astragal.bots.process import Asker
from astragal.bots.watch import BotFailed, Watched
from astragal.errors import AstragalError
from astragal.games import game
from astragal.kernel.match import Match
from astragal.kernel.playout import ENDLESS
from astragal.lab.outcome import Fault, Outcome
from astragal.lab.schedule import Pairing, Plan, pairing
from astragal.packs.pack import pack_from_bytes
from astragal.records.beside import lay_packs
from astragal.records.record import record, write


class Assignment(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker needs to know: the plan, and what does not change the results."""

    plan: Plan
    records: str | None = None
    in_process: bool = False
    grace: float = 2.0
    packs: tuple[bytes, ...] = ()  # those that were brought


class Reply(msgspec.Struct, frozen=True):
    """A finished match, or why it could not be played."""

    outcome: Outcome | None = None
    error: str = ""


class Worker:
    """Plays matches of a plan; the processes of its bots stay from match to match."""

    def __init__(self, order: Assignment) -> None:
        self.order = order
        self.game = game(order.plan.game)
        for pack in order.packs:
            self.game.shelf.bring(pack_from_bytes(pack))
        self._bots: dict[tuple[int, int], Watched] = {}

    def play(self, number: int) -> Outcome:
        """Play the match of that number, and keep its record when that was ordered."""
        at = pairing(self.order.plan, self.game, number)
        match = self.game.new(at.setup, seed=at.seed)
        outcome = self._played(match, at, self._players(at))
        if self.order.records is not None:
            keep(match, Path(self.order.records) / f"{number:06}.astragal")
        return outcome

    def _played(self, match: Match, at: Pairing, players: Sequence[Watched]) -> Outcome:
        plan = self.order.plan
        budgets = [plan.budget(bot) for bot in at.lineup]
        decisions, seconds = [0] * len(players), [0.0] * len(players)
        fault = None
        while match.options and match.number < ENDLESS and fault is None:
            seat = match.seat
            try:
                match.choose(players[seat].choose(Seen(match, seat), budgets[seat]))
            except BotFailed as failure:
                fault = Fault(
                    seat=seat + 1, number=match.number, why=failure.why, trace=failure.trace
                )
            seconds[seat] += players[seat].thought
            decisions[seat] += 1
        return Outcome(
            match=at.number,
            lineup=at.lineup,
            seats=at.setup.seats,
            places=places(match, fault),
            decisions=tuple(decisions),
            faults=tuple(player.faults for player in players),
            seconds=tuple(round(spent, 6) for spent in seconds),
            hash=match.hash(),
            fault=fault,
        )

    def _players(self, at: Pairing) -> list[Watched]:
        """The bots of a match, each as if it had never played before."""
        met: Counter[int] = Counter()
        players: list[Watched] = []
        for seat, by in enumerate(at.lineup):
            players.append(self._player(by, met[by], at.bot_seed(seat)))
            met[by] += 1
        return players

    def _player(self, by: int, which: int, seed: str) -> Watched:
        if (by, which) not in self._bots:
            self._bots[by, which] = self._made(self.order.plan.bots[by], seed)
        else:
            self._bots[by, which].sit_down(seed)
        return self._bots[by, which]

    def _made(self, name: str, seed: str) -> Watched:
        make = at_home if self.order.in_process else hosted
        return make(name, seed, BotPatience(grace=self.order.grace), self.order.plan.on_fault)


def places(match: Match, fault: Fault | None) -> tuple[int, ...]:
    """How a match ended. A fault is lost by the whole side; the others share the first place."""
    seats = range(len(match.setup.seats))
    if fault is None:
        return match.result or (1,) * len(seats)  # nobody ends it, so it is drawn
    lost = [match.game.advice.same_side(match, seat, fault.seat - 1) for seat in seats]
    last = max(2, 1 + lost.count(False))  # also where nobody else has a seat
    return tuple(last if loses else 1 for loses in lost)


def keep(match: Match, path: Path) -> None:
    """Write the record of a match, all of it or nothing, and brought packs beside it."""
    part = path.with_suffix(".part")
    part.write_text(write(record(match)), encoding="utf-8")
    part.replace(path)
    lay_packs(path, match)


def main() -> None:
    """Take the order from the first line, then play what the others name."""
    asker = Asker()
    lines = asker.lines()
    worker = Worker(msgspec.json.decode(next(lines), type=Assignment))
    asker.answer(b"ready")
    for line in lines:
        try:
            reply = Reply(outcome=worker.play(int(line)))
        except AstragalError as error:
            reply = Reply(error=str(error))
        except Exception:
            reply = Reply(error=traceback.format_exc())
        asker.answer(msgspec.json.encode(reply))


if __name__ == "__main__":
    main()
