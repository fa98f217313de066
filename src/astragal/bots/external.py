"""Bots that are no part of this house: any program that reads and writes lines of JSON."""

import shlex
import shutil
from typing import Any

import msgspec

from astragal.bots.apart import BotPatience, ProcessBot
from astragal.bots.protocol import Budget, Seen
from astragal.bots.watch import BotFailed, OnFault, checked
from astragal.errors import SetupError
from astragal.prose.spelling import nearest, quoted, tidy

PREFIX = "external:"


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What an external bot says: an index from 0, or the notation of an option.

    With the number of the decision beside it, an answer to another one is noticed.
    """

    choose: int | str
    number: int | None = None


class External(ProcessBot):
    """A program that is asked over standard input and answers over standard output."""

    def __init__(
        self,
        command: str,
        seed: str | None = None,
        patience: BotPatience | None = None,
        on_fault: OnFault = "replace",
    ) -> None:
        name, words = PREFIX + command, program(command)
        super().__init__(name, words, seed, patience or BotPatience(), on_fault=on_fault)

    def request(self, seen: Seen, budget: Budget) -> dict[str, Any]:
        view = seen.view()
        return {
            "game": seen.game.id,
            "seat": seen.seat + 1,
            "number": view["number"],
            "reason": seen.reason,
            "view": view,
            "options": seen.notations(),
            "budget": {"nodes": budget.nodes, "seconds": budget.seconds},
            "seed": self.seed,
            "packs": [pack.plain() for pack in self.new_packs(seen)],
        }

    def meant(self, answer: bytes, seen: Seen) -> int:
        said = understood(answer)
        number = seen.view()["number"]
        if said.number not in (None, number):
            raise BotFailed(f"it answered decision {said.number}, and was asked {number}")
        if isinstance(said.choose, str):
            return index_of(said.choose, seen.notations())
        return checked(said.choose, seen)


def understood(line: bytes) -> Answer:
    """The answer that a line holds, or BotFailed."""
    try:
        return msgspec.json.decode(line, type=Answer)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        found = quoted(line.decode(errors="replace").rstrip())
        raise BotFailed(f'it answered {found}, not {{"choose": …}}: {error}') from error


def index_of(move: str, notations: list[str]) -> int:
    """The index of the option that is written so, or BotFailed."""
    if tidy(move) in notations:
        return notations.index(tidy(move))
    close = nearest(move, notations)
    hint = f"; nearest: {close}" if close else ""
    raise BotFailed(f"{quoted(move)} is none of its {len(notations)} options{hint}")


def program(command: str) -> list[str]:
    """The words of a command whose program is there; a SetupError says what is wrong."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SetupError(f"{PREFIX}{command} is no command: {error}") from error
    if not words:
        raise SetupError(f"an external bot needs a command, as {PREFIX}./my_bot")
    if shutil.which(words[0]) is None:
        raise SetupError(f"{PREFIX}{command}: there is no program {words[0]!r} to run")
    return words
