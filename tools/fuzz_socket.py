"""Send a great many odd messages to a real server, then see whether it still plays."""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from tools.fuzz_messages import odd_message, templates
from tools.players import PlayedTable, Watching, seated_table
from tools.serving import Serving

TOGETHER = 50  # messages between two looks at whether the server still answers
QUICK = ("--pace", "0", "--rates", "1000000")


async def fuzz(host: str, game: str, count: int, rng: Random) -> Counter[str]:
    """Send so many messages; gives what they were answered with."""
    table = await seated_table(host, game, 2, rng)
    listeners = [asyncio.create_task(seat.listen()) for seat in table.seats]
    answers: Counter[str] = Counter()
    for _ in range(count // TOGETHER):
        await some(table, listeners, rng, answers)
    await table.close()
    await asyncio.gather(*listeners, return_exceptions=True)
    await plays_on(host, game, rng)
    return answers


async def some(
    table: PlayedTable,
    listeners: list[asyncio.Task[None]],
    rng: Random,
    answers: Counter[str],
) -> None:
    """Send a few messages over one socket and wait until all are dealt with."""
    index = rng.randrange(len(table.seats))
    if listeners[index].done():  # a message was so large that the socket was shut
        answers["shut"] += 1
        table.seats[index] = Watching("again", await table.guests[index].socket(table.id))
        listeners[index] = asyncio.create_task(table.seats[index].listen())
    seat = table.seats[index]
    known = known_messages(seat)
    try:
        for _ in range(TOGETHER):
            await seat.connection.send(odd_message(rng, known))
        await seat.connection.send(json.dumps({"type": "ping"}))
        before = seat.pongs
        while seat.pongs == before and not listeners[index].done():
            await asyncio.sleep(0.001)
    except ConnectionClosed:
        pass
    answers.update(seat.problems)
    seat.problems.clear()


def known_messages(seat: Watching) -> list[dict[str, object]]:
    """Honest messages for how the table stands now."""
    view = seat.view
    if view is None:
        return templates("nothing", 1, None)
    return templates(view["match"], max(1, view["seat"]), view["decision"])


async def plays_on(host: str, game: str, rng: Random) -> None:
    """A new table must still be playable."""
    table = await seated_table(host, game, 2, rng)
    listeners = [asyncio.create_task(seat.listen()) for seat in table.seats]
    end = time.monotonic() + 30
    while len(table.latencies) < 5:
        if time.monotonic() > end:
            raise RuntimeError("the server does not play on")
        await table.one_act()
        await asyncio.sleep(0.02)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    await table.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--game", default="dice-throne")
    parser.add_argument("--seed", default="fuzz")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="astragal-fuzz-") as folder,
        Serving(Path(folder), QUICK) as serving,
    ):
        answers = asyncio.run(fuzz(serving.host, asked.game, asked.messages, Random(asked.seed)))
        errors = [line for line in serving.log_lines() if '"level": "error"' in line]
    print(f"{asked.messages} messages sent; answered with", dict(answers.most_common()))
    print(*errors[:5], sep="\n")
    wrong = bool(errors) or answers["internal"] > 0
    print("the server made an error" if wrong else "no error, no crash, and it plays on")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
