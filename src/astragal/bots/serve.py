"""The process of a hosted bot: `python -m astragal.bots.serve NAME`."""

import sys
import time

import msgspec

from astragal.bots import Bot, Budget, Seen
from astragal.bots.host import made
from astragal.bots.process import Asker
from astragal.bots.watch import BotFailed, asked
from astragal.games import game


class Request(msgspec.Struct):
    """A decision: a match that the seat could be in, and the budget to think about it."""

    seed: str
    game: str
    seat: int
    match: bytes
    packs: list[bytes]
    nodes: int | None
    seconds: float | None


class Server:
    """One bot, made anew for each seed."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._seed = ""
        self._bot: Bot | None = None

    def answer(self, request: Request) -> dict[str, int | float | str]:
        """What the bot chooses, or how it failed."""
        match = game(request.game).load(request.match, request.packs)
        began = time.thread_time()
        seen, budget = Seen(match, request.seat), Budget(request.nodes, request.seconds)
        try:
            index = asked(self._bot_of(request.seed), seen, budget)
        except BotFailed as failure:
            return {"error": failure.why, "trace": failure.trace}
        return {"choose": index, "seconds": time.thread_time() - began}

    def _bot_of(self, seed: str) -> Bot:
        if self._bot is None or seed != self._seed:
            self._bot, self._seed = made(self._name, seed), seed
        return self._bot


def main() -> None:
    """Answer one decision after the other."""
    server = Server(sys.argv[1])
    asker = Asker()
    for line in asker.lines():
        request = msgspec.json.decode(line, type=Request)
        asker.answer(msgspec.json.encode(server.answer(request)))


if __name__ == "__main__":
    main()
