"""Imports point downwards only, and no game knows another."""

import pytest

from tests.house.import_order import violations
from tests.house.source import SRC, python_files, shown

GAMES = frozenset({"dice_throne", "adventures", "dice_forge", "berserk"})


def found(path: str, source: str) -> list[str]:
    return [str(violation) for violation in violations(source, path, GAMES)]


def test_the_package_keeps_the_order() -> None:
    inside = (SRC / "astragal/games").iterdir()
    games = frozenset(folder.name for folder in inside if folder.is_dir())
    wrong = [
        str(violation)
        for path in python_files()
        for violation in violations(path.read_text(encoding="utf-8"), shown(path), games)
    ]
    assert not wrong, "imports that point the wrong way:\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/match.py", "from astragal.kernel.step import step"),
        ("kernel/match.py", "from .step import step"),
        ("kernel/save.py", "from astragal.version import VERSION"),
        ("kernel/match.py", "import os, msgspec\nfrom collections import abc"),
        ("games/berserk/turn.py", "from astragal.kernel.match import Match"),
        ("games/berserk/turn.py", "from . import state\nfrom .state import Seat"),
        ("games/berserk/turn.py", "from ...kernel import match"),
        ("games/berserk/__init__.py", "from .game import GAME"),
        ("games/adventures/turn.py", "from astragal.games.dice_throne import turn"),
        ("games/adventures/turn.py", "from astragal.games import dice_throne"),
        ("games/__init__.py", "from astragal.games.berserk.game import GAME"),
        ("bots/greedy.py", "import astragal\nfrom astragal.games import dice_forge"),
        ("server/tables.py", "from astragal.bots.greedy import Greedy"),
        ("lab/arena.py", "from astragal import game"),
        ("terminal/table.py", "from astragal.terminal.prompt import ask"),
        ("cli.py", "from astragal import lab, server\nimport astragal.terminal.table"),
        ("__main__.py", "from astragal.cli import main"),
        ("__init__.py", "from astragal.games import find\nfrom .kernel.match import Match"),
    ],
)
def test_downward_imports_pass(path: str, source: str) -> None:
    assert found(f"src/astragal/{path}", source) == []


@pytest.mark.parametrize(
    ("path", "source", "imported"),
    [
        ("kernel/match.py", "import astragal.games", "astragal.games"),
        ("kernel/match.py", "import astragal", "astragal"),
        ("kernel/match.py", "from astragal import game", "astragal"),
        ("kernel/match.py", "from ..bots import greedy", "astragal.bots.greedy"),
        ("kernel/__init__.py", "from ..cli import main", "astragal.cli.main"),
        ("games/__init__.py", "from astragal.bots import greedy", "astragal.bots.greedy"),
        ("games/berserk/turn.py", "import astragal.games.dice_forge", "astragal.games.dice_forge"),
        ("games/berserk/turn.py", "from ..dice_forge import t", "astragal.games.dice_forge.t"),
        ("games/berserk/turn.py", "from .. import dice_forge", "astragal.games.dice_forge"),
        ("games/berserk/turn.py", "from astragal.games import find", "astragal.games.find"),
        ("games/dice_throne/turn.py", "from ..adventures import t", "astragal.games.adventures.t"),
        ("games/adventures/turn.py", "from ..berserk import turn", "astragal.games.berserk.turn"),
        ("bots/greedy.py", "from astragal.lab import arena", "astragal.lab.arena"),
        ("lab/arena.py", "from astragal.server import app", "astragal.server.app"),
        ("server/app.py", "from astragal.cli import main", "astragal.cli.main"),
        ("__init__.py", "from astragal import cli", "astragal.cli"),
        ("version.py", "from astragal.kernel import match", "astragal.kernel.match"),
        ("stray.py", "from astragal.kernel import match", "astragal.kernel.match"),
        ("kernel/match.py", "from astragal.stray import x", "astragal.stray.x"),
    ],
)
def test_other_imports_are_named(path: str, source: str, imported: str) -> None:
    (message,) = found(f"src/astragal/{path}", source)
    assert message.startswith(f"src/astragal/{path}:1 imports {imported}; ")


def test_an_import_inside_a_function_counts_and_its_line_is_given() -> None:
    source = "def late() -> None:\n    x = 1\n    from astragal.bots import greedy\n"
    (message,) = found("src/astragal/kernel/match.py", source)
    assert message == (
        "src/astragal/kernel/match.py:3 imports astragal.bots.greedy; "
        "kernel may import only version, prose, errors, packs, kernel"
    )


def test_a_game_is_told_what_it_may_import() -> None:
    (message,) = found("src/astragal/games/adventures/a.py", "import astragal.games.berserk")
    assert message.endswith("odds, table, records, proving, games.adventures, games.dice_throne")


def test_a_module_outside_the_order_is_told_so() -> None:
    (message,) = found("src/astragal/stray.py", "import astragal.kernel")
    assert "astragal.stray has no place in the order of layers (version, prose," in message
