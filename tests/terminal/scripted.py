"""A table whose humans type what was written down beforehand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from astragal.bots import bot
from astragal.kernel.match import Match
from astragal.terminal.files import Keeper
from astragal.terminal.screen import Screen
from astragal.terminal.table import TerminalTable


class Script:
    """Typed lines instead of a keyboard; it ends as a keyboard does when nobody is there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)
        monkeypatch.setattr("builtins.input", self._typed)

    def _typed(self, prompt: str) -> str:
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        print(f"{prompt}{line}")
        return line


def table_of(match: Match, humans: set[int], folder: Path, language: str = "en") -> TerminalTable:
    return TerminalTable(
        screen=Screen(language),
        match=match,
        humans=frozenset(humans),
        bot=lambda seat: bot("random", f"seat {seat}"),
        keeper=Keeper(folder / "kept.astragal"),
    )
