"""A table of Dice Throne in a position that a test writes down as a scenario does."""

from typing import Any

import pytest

import astragal
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.chance import ScriptedChance, key_of_seed
from astragal.kernel.match import NOTHING
from astragal.packs.yaml import parse

GAME = astragal.game("dice-throne")


def table(
    position: str,
    heroes: tuple[str, ...] = ("barbarian", "monk"),
    dice: tuple[int, ...] = (),
    **options: Any,
) -> DiceThrone:
    """A match in a position, with the dice that will be rolled."""
    setup = GAME.setup([{"hero": hero} for hero in heroes], options, whole=True)
    m = GAME.new(setup, seed="table")
    assert isinstance(m, DiceThrone)
    assert GAME.place is not None
    GAME.place(m, parse(position, "position"))
    m.options = NOTHING
    m.chance = ScriptedChance(key_of_seed("table"), dice, deck=m.chance.deck)
    m.run()
    return m


def load() -> Content:
    """The content of all the game's packs."""
    content = GAME.content()
    assert isinstance(content, Content)
    return content


def use_content(patch: pytest.MonkeyPatch, content: Content) -> None:
    """Until the test ends, matches are dealt with this content."""
    patch.setattr(GAME, "content", lambda setup=None: content)


def played(m: DiceThrone, *moves: str) -> DiceThrone:
    """The match after these moves."""
    for move in moves:
        m.apply(move)
    return m
