"""The bot of a name, watched: in a process of its own, or in the process of whoever asks it."""

import json
import time
import traceback
from random import Random
from typing import Any

from astragal.bots import bot
from astragal.bots.apart import BotPatience, ProcessBot
from astragal.bots.external import PREFIX, External
from astragal.bots.process import python_command, python_environment
from astragal.bots.protocol import Bot, Budget, Seen
from astragal.bots.watch import BotFailed, OnFault, Watched, asked, checked
from astragal.errors import AstragalError


def made(name: str, seed: str) -> Bot:
    """The bot of that name, or BotFailed."""
    try:
        return bot(name, seed)
    except AstragalError as error:
        raise BotFailed(str(error), traceback.format_exc()) from error


class AtHome(Watched):
    """A bot in the process of whoever asks it: quicker, but nobody can end one that hangs."""

    def __init__(self, name: str, seed: str | None = None, on_fault: OnFault = "replace") -> None:
        super().__init__(name, seed, on_fault)
        self._bot: Bot | None = bot(name, self.seed)  # says at once when there is none

    def sit_down(self, seed: str | None) -> None:
        super().sit_down(seed)
        self.close()

    def close(self) -> None:
        self._bot = None

    def answer(self, seen: Seen, budget: Budget) -> int:
        if self._bot is None:
            self._bot = made(self.name, self.seed)
        began = time.thread_time()
        index = asked(self._bot, seen, budget)
        self.thought = time.thread_time() - began
        return index


class Hosted(ProcessBot):
    """A bot of this house, or one written in Python, in a process of its own."""

    def __init__(
        self,
        name: str,
        seed: str | None = None,
        patience: BotPatience | None = None,
        on_fault: OnFault = "replace",
    ) -> None:
        bot(name, seed)  # says at once when there is none of that name
        command = python_command("astragal.bots.serve", name)
        environment = python_environment()
        super().__init__(name, command, seed, patience or BotPatience(), environment, on_fault)

    def sit_down(self, seed: str | None) -> None:
        super().sit_down(seed)
        self._dealer = Random(self.seed)

    def request(self, seen: Seen, budget: Budget) -> dict[str, Any]:
        # A match as the seat could be in it: what the bot must not know never gets there.
        match = seen.deal(self._dealer)
        return {
            "seed": self.seed,
            "game": seen.game.id,
            "seat": seen.seat,
            "match": match.to_bytes(),
            "packs": [pack.to_bytes() for pack in self.new_packs(seen)],
            "nodes": budget.nodes,
            "seconds": budget.seconds,
        }

    def meant(self, answer: bytes, seen: Seen) -> int:
        said = json.loads(answer)
        if "error" in said:
            raise BotFailed(said["error"], said["trace"])
        index = checked(said["choose"], seen)
        self.thought = said["seconds"]  # without the way there and back
        return index


def hosted(
    name: str,
    seed: str | None = None,
    patience: BotPatience | None = None,
    on_fault: OnFault = "replace",
) -> ProcessBot:
    """The bot of that name in a process of its own."""
    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX), seed, patience, on_fault)
    return Hosted(name, seed, patience, on_fault)


def at_home(
    name: str,
    seed: str | None = None,
    patience: BotPatience | None = None,
    on_fault: OnFault = "replace",
) -> Watched:
    """The bot of that name in this process; a program of its own has its process all the same."""
    if name.startswith(PREFIX):
        return hosted(name, seed, patience, on_fault)
    return AtHome(name, seed, on_fault)
