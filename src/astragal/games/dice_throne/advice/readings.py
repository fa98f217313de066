"""What texts read from dice: rolls that they can't tell apart are reckoned once."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from astragal.games.dice_throne.effects.rolls import compare, my_die
from astragal.games.dice_throne.packs import conditions as c
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.words.dice import ShiftDie
from astragal.games.dice_throne.packs.words.rolls import Each, On, OnValues, Roll, Versus
from astragal.games.dice_throne.rules.defence import defence_effects
from astragal.games.dice_throne.rules.dice import Dice, DiceSymbols, of_a_kind
from astragal.games.dice_throne.rules.rolls import read
from astragal.games.dice_throne.rules.targeting import targeting_die
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.agenda import waiting
from astragal.odds.keeps import Die, numbered

NUMBER_READERS = (my_die, compare, targeting_die)
# Words that read the numbers on dice, or turn dice by their numbers.
NUMBERS = (OnValues, Versus, ShiftDie, c.OfAKind, c.Total)


def told(thing: Any, dice: Dice, faces: DiceSymbols) -> Iterator[object]:
    """Everything that texts can tell of the dice that an ability was activated with."""
    return (sign for word in words(thing) for sign in signs(word, dice, faces))


def words(thing: Any) -> Iterator[Any]:
    """Every effect, condition and amount of a text that reads the dice which the text is for."""
    if isinstance(thing, list):
        for part in thing:
            yield from words(part)
    elif is_dataclass(thing):
        yield thing
        for field in fields(thing):
            # What an effect rolls is read by its own effects in place of these dice.
            if not (isinstance(thing, Roll) and field.name == "do"):
                yield from words(getattr(thing, field.name))


def signs(word: Any, dice: Dice, faces: DiceSymbols) -> Iterator[object]:
    """What one word reads from dice."""
    if isinstance(word, On | Each | c.Shows):
        symbols = [word.symbol] if isinstance(word.symbol, str) else word.symbol
        yield tuple(faces.count(symbol, dice) for symbol in symbols)
    elif isinstance(word, OnValues):
        yield any(face in word.values for face in dice)
    elif isinstance(word, c.OfAKind):
        yield of_a_kind(dice)
    elif isinstance(word, c.Total):
        yield sum(dice)
    elif isinstance(word, c.Amount):
        yield sum(dice) if word.count == "total" else faces.count(word.symbol, dice)


def die_of(m: DiceThrone, sides: int) -> Die:
    """The faces of the dice that are being rolled; of those with one symbol the first stands for
    all, unless numbers matter.
    """
    script = reader(m)
    if script < 0 or numbers_matter(m.content, script) or dice_are_turned(m.content):
        return numbered(sides)
    symbols = m.fighters[m.roller].board.faces.symbols
    return tuple(symbols.index(symbols[face]) for face in numbered(sides))


def reader(m: DiceThrone) -> int:
    """The effect list that will read the roll on top, or -1 when it is for something else."""
    for frame in waiting(m):
        if frame[0] is read:
            return int(frame[1])
        if frame[0] is defence_effects:
            return int(frame[2])
        if frame[0] in NUMBER_READERS:
            break
    return -1


@lru_cache(4096)
def numbers_matter(content: Content, script: int) -> bool:
    """Whether a list of effects reads numbers rather than symbols."""
    return any(
        isinstance(word, NUMBERS) or (isinstance(word, c.Amount) and word.count == "total")
        for word in words(content.scripts[script])
    )


@lru_cache(128)
def dice_are_turned(content: Content) -> bool:
    """Whether a token or passive turns dice by their numbers; cards are not counted."""
    passives = [slot.levels for board in content.boards.values() for slot in board.slots]
    texts: list[Any] = [token.status or token.companion for token in content.tokens]
    texts += [one.ability.uses for levels in passives for one in levels.values()]
    return any(isinstance(word, ShiftDie) for word in words(texts))
