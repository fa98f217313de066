"""Words that roll dice, and those that follow from what dice show."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import Count, Face, Small, SymbolId, place
from astragal.games.dice_throne.packs.words.compose import Cost
from astragal.games.dice_throne.packs.words.word import Effect, Effects
from astragal.packs.decode import AtMost
from astragal.packs.yaml import Position

AllOf = Annotated[list[SymbolId], AtMost(10, "symbols")]
Values = Annotated[list[Face], AtMost(6, "numbers")]


@dataclass(frozen=True, slots=True)
class Roll(Effect):
    """Roll dice once and resolve what follows from them."""

    tag: ClassVar[str] = "roll"
    head: ClassVar[str] = "dice"
    dice: Count  # how many dice
    do: Effects  # what is done
    may_reroll: Small = 0  # so many of them once, by this text alone
    reroll_cost: Cost | None = None  # what that reroll costs
    or_pick: Cost | None = None  # instead of rolling, pay and pick the face
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Versus(Effect):
    """I and the other roll a die each (in a defence, its die is mine); `do` if mine wins."""

    tag: ClassVar[str] = "versus"
    head: ClassVar[str] = "who"
    who: Literal["target", "attacker"]  # who rolls against me
    win: Literal["higher", "higher-or-equal"]  # when mine wins
    do: Effects  # what is done if mine wins
    otherwise: Effects  # what is done if not
    at: Position = place()


@dataclass(frozen=True, slots=True)
class On(Effect):
    """Once, if the dice show the symbols: at least one, `at_least` so many, or all of a list."""

    tag: ClassVar[str] = "on"
    head: ClassVar[str] = "symbol"
    symbol: SymbolId | AllOf  # a symbol, or all that must lie there
    do: Effects  # what is done
    at_least: Count = 1  # so many or more
    at: Position = place()


@dataclass(frozen=True, slots=True)
class OnValues(Effect):
    """Once, if a die shows one of these numbers."""

    tag: ClassVar[str] = "on_values"
    head: ClassVar[str] = "values"
    values: Values  # the numbers
    do: Effects  # what is done
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Each(Effect):
    """Once for every die (or every set of `every` dice) that shows the symbol."""

    tag: ClassVar[str] = "each"
    head: ClassVar[str] = "symbol"
    symbol: SymbolId  # which symbol
    do: Effects  # what is done
    every: Count = 1  # so many dice make one set
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Otherwise(Effect):
    """If none of the symbols named before in the same list was rolled."""

    tag: ClassVar[str] = "otherwise"
    head: ClassVar[str] = "do"
    do: Effects  # what is done
    at: Position = place()
