"""Dice Forge for tests: the game, and matches in a position."""

import astragal
from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.state import DiceForge
from astragal.kernel.chance import Chance, ScriptedChance, key_of_seed
from astragal.kernel.facts import Value
from astragal.kernel.match import NOTHING
from astragal.packs.yaml import parse

GAME = astragal.game("dice-forge")


def load() -> Content:
    """The content of all the game's packs."""
    content = GAME.content()
    assert isinstance(content, Content)
    return content


def table(position: str, seats: int = 3, dice: tuple[int, ...] = (), **options: Value) -> DiceForge:
    """A match in a position, its dice scripted from there on."""
    key = key_of_seed(position)
    m = GAME.new(seats, options=options, chance=Chance(key), events=True)
    assert isinstance(m, DiceForge)
    assert GAME.place is not None
    GAME.place(m, parse(position, "position"))
    m.options = NOTHING
    m.events = []
    if dice:
        m.chance = ScriptedChance(key, dice, deck=m.chance.deck)
    m.run()
    return m


def new(seats: int = 3, seed: str = "a", **options: Value) -> DiceForge:
    """A match at its start."""
    m = GAME.new(seats, options=options, seed=seed, events=True)
    assert isinstance(m, DiceForge)
    return m


def moves(m: DiceForge) -> list[str]:
    """The options as they are written."""
    return [m.notation(option) for option in m.options]
