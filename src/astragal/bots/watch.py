"""Bots whose faults are noticed, in the same words wherever the bot thinks."""

import json
import logging
import operator
import time
import traceback
from abc import ABC, abstractmethod
from secrets import token_hex
from typing import Final, Literal

from astragal.bots.levels import LEVELS
from astragal.bots.protocol import Bot, Budget, Seen
from astragal.errors import AstragalError

log: Final = logging.getLogger("astragal.bots")

OnFault = Literal["replace", "lose"]


class BotFailed(AstragalError):
    """A bot hung, crashed or answered what is no option: why, and the traceback if there is one."""

    def __init__(self, why: str, trace: str = ""):
        super().__init__(why, trace)
        self.why = why
        self.trace = trace

    def __str__(self) -> str:
        return self.why


def asked(player: Bot, seen: Seen, budget: Budget) -> int:
    """What a bot chooses, or BotFailed."""
    try:
        answer = player.choose(seen, budget)
    except BotFailed:
        raise
    except Exception as error:
        raise BotFailed(f"{type(error).__name__}: {error}", traceback.format_exc()) from error
    return checked(answer, seen)


def checked(answer: object, seen: Seen) -> int:
    """The index that an answer is, or BotFailed."""
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        raise BotFailed(f"it answered {answer!r}, not the index of an option")
    index, count = operator.index(answer), len(seen.options)
    if not 0 <= index < count:
        numbered = f"there are {count} options, numbered from 0 to {count - 1}"
        raise BotFailed(f"it chose {index}, and {numbered}")
    return index


class Watched(ABC):
    """A bot that is replaced for a move in which it fails, or whose failure is raised.

    Where people sit at the table somebody must move on; where strength is measured nobody else
    may play for it.
    """

    def __init__(self, name: str, seed: str | None, on_fault: OnFault = "replace") -> None:
        self.name = name
        self.on_fault = on_fault
        self.thought = 0.0  # seconds about the last decision
        self.sit_down(seed)

    def sit_down(self, seed: str | None) -> None:
        """Begin another match."""
        self.seed = token_hex(8) if seed is None else seed
        self._stand_in = LEVELS["greedy"].make(f"{self.seed}/stand-in")
        self.faults = 0

    @abstractmethod
    def answer(self, seen: Seen, budget: Budget) -> int:
        """What the bot itself chooses, or BotFailed; sets how long it thought."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the bot; another one is made when it is asked again."""

    def choose(self, seen: Seen, budget: Budget) -> int:
        began = time.perf_counter()
        try:
            return self.answer(seen, budget)
        except BotFailed as failure:
            self.faults += 1
            self.close()
            self.thought = time.perf_counter() - began
            if self.on_fault == "lose":
                raise
            self._tell(seen, failure.why)
            return self._stand_in.choose(seen, budget)

    def _tell(self, seen: Seen, why: str) -> None:
        facts = {
            "bot": self.name,
            "game": seen.game.id,
            "seat": seen.seat + 1,
            "number": seen.view()["number"],
            "why": why,
        }
        said = json.dumps(facts, ensure_ascii=False)
        log.warning("a bot was replaced for one move: %s", said, extra={"replaced": facts})
