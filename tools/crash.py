"""`make crash`: a real server is killed with -9 again and again while people play.

Afterwards every act that was acknowledged must be in the database, once; every match must replay
to the hashes that stand there; and everybody must have been back within five seconds.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tools.crash_check import Claim, findings
from tools.crash_players import Survivor, surviving_table
from tools.serving import Serving

QUICK = ("--pace", "0", "--rates", "1000")
BACK = 5.0  # seconds after which everybody is to be back


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, for how long at most, and how often it is killed at most."""

    seconds: float
    tables: int
    game: str
    kills: int = 1000


@dataclass(slots=True)
class Outcome:
    """What came of a run."""

    kills: int = 0
    acknowledged: int = 0
    acts: int = 0
    matches: int = 0
    start: float = 0.0
    slowest: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def text(self) -> str:
        """The outcome as people read it."""
        lines = [
            f"kills                 {self.kills}",
            f"acts acknowledged     {self.acknowledged}",
            f"acts in the database  {self.acts}, of {self.matches} matches",
            f"slowest start         {self.start:.1f} s from the kill until the server answers",
            f"slowest to be back    {self.slowest:.1f} s from the kill until everybody has a view",
            *(self.wrong or ["nothing was lost, nothing was half done, every hash is the same"]),
        ]
        return "\n".join(lines)


async def run(serving: Serving, plan: Plan, rng: Random) -> Outcome:
    """Play and kill for so long, then let everybody come back once more."""
    outcome = Outcome()
    survivors = [
        survivor
        for number in range(plan.tables)
        for survivor in await surviving_table(serving.host, plan.game, Random(f"crash-{number}"))
    ]
    lives = [asyncio.create_task(survivor.live()) for survivor in survivors]
    end = time.monotonic() + plan.seconds
    while time.monotonic() < end and outcome.kills < plan.kills:
        await asyncio.sleep(rng.uniform(0.3, 3.0))
        await kill_once(serving, survivors, outcome)
    await asyncio.sleep(1.0)
    for life in lives:
        life.cancel()
    ends = await asyncio.gather(*lives, return_exceptions=True)
    outcome.wrong += [f"a player stopped: {end!r}" for end in ends if isinstance(end, Exception)]
    for survivor in survivors:
        outcome.wrong += survivor.complaints
        await survivor.guest.close()
    check(serving.data, [claim for one in survivors for claim in one.claims], outcome)
    return outcome


async def kill_once(serving: Serving, survivors: list[Survivor], outcome: Outcome) -> None:
    """Kill, start again, and wait until everybody has a view."""
    killed = time.monotonic()
    serving.kill()
    await asyncio.to_thread(serving.start)
    ready = time.monotonic()
    outcome.kills += 1
    outcome.start = max(outcome.start, ready - killed)
    for one in survivors:
        back = await one.back_since(killed, ready + BACK)
        if back is None:
            late = f"{one.name} was not back {BACK:g} s after the server was"
            outcome.wrong.append(f"kill {outcome.kills}: {late}")
        else:
            outcome.slowest = max(outcome.slowest, back - killed)


def check(data: Path, claims: list[Claim], outcome: Outcome) -> None:
    """Compare what players were told with what is in the database."""
    found = findings(data / "astragal.sqlite", claims)
    outcome.acknowledged = len(claims)
    outcome.acts, outcome.matches = found.acts, found.matches
    outcome.wrong += found.wrong


def crash(plan: Plan, seed: str) -> Outcome:
    """A whole run in a temporary folder."""
    with (
        tempfile.TemporaryDirectory(prefix="astragal-crash-") as folder,
        Serving(Path(folder), QUICK) as serving,
    ):
        return asyncio.run(run(serving, plan, Random(seed)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", default="dice-throne")
    parser.add_argument("--seed", default="crash")
    asked = parser.parse_args()
    outcome = crash(Plan(asked.seconds, asked.tables, asked.game), asked.seed)
    print(outcome.text())
    return 1 if outcome.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
