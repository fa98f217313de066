"""The words of which heroes, cards and statuses are made: a closed, typed vocabulary.

An effect is written with its word first: `{deal: 4, kind: undefendable}`. From the one
definition come the behaviour (`effects.py`) and the text in three languages (`text/`). Here are
the words that put others together; those that act stand in `player_words.py`, `piece_words.py`
and `attack_words.py`.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from astragal.games.dice_throne.attack_words import RerollWhenSpent, ShareDamage
from astragal.games.dice_throne.conditions import Condition, Count, Face, Id, Small, place
from astragal.games.dice_throne.piece_words import PieceWord
from astragal.games.dice_throne.player_words import PlayerWord, Who
from astragal.kernel.yaml import Position


@dataclass(frozen=True, slots=True)
class Then:
    """What follows comes after what stands before; players may react in between."""

    tag: ClassVar[str] = "then"


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll dice once and resolve what follows from them."""

    tag: ClassVar[str] = "roll"
    head: ClassVar[str] = "dice"
    dice: Count
    do: "list[Effect]"
    may_reroll: Small = 0  # so many of them once, by this text alone
    reroll_cost: "Cost | None" = None
    or_pick: "Cost | None" = None  # instead of rolling, pay and pick the face


@dataclass(frozen=True, slots=True)
class Versus:
    """I and the other roll a die each (in a defence, its die is mine); `do` if mine wins."""

    tag: ClassVar[str] = "versus"
    head: ClassVar[str] = "who"
    who: Literal["target", "attacker"]
    win: Literal["higher", "higher-or-equal"]
    do: "list[Effect]"
    otherwise: "list[Effect]"


@dataclass(frozen=True, slots=True)
class On:
    """Once, if the dice show the symbols: at least one, `at_least` so many, or all of a list."""

    tag: ClassVar[str] = "on"
    head: ClassVar[str] = "symbol"
    symbol: Id | list[Id]
    do: "list[Effect]"
    at_least: Count = 1
    at: Position = place()


@dataclass(frozen=True, slots=True)
class OnValues:
    """Once, if a die shows one of these numbers."""

    tag: ClassVar[str] = "on_values"
    head: ClassVar[str] = "values"
    values: list[Face]
    do: "list[Effect]"


@dataclass(frozen=True, slots=True)
class Each:
    """Once for every die (or every set of `every` dice) that shows the symbol."""

    tag: ClassVar[str] = "each"
    head: ClassVar[str] = "symbol"
    symbol: Id
    do: "list[Effect]"
    every: Count = 1
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Otherwise:
    """If none of the symbols named before in the same list was rolled."""

    tag: ClassVar[str] = "otherwise"
    head: ClassVar[str] = "do"
    do: "list[Effect]"


@dataclass(frozen=True, slots=True)
class If:
    """Effects that depend on a condition."""

    tag: ClassVar[str] = "if"
    head: ClassVar[str] = "condition"
    condition: Condition
    do: "list[Effect]"
    else_: "list[Effect]" = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several lists of effects, chosen by me or by the named player."""

    tag: ClassVar[str] = "choose"
    head: ClassVar[str] = "options"
    options: "list[list[Effect]]"
    by: Who = "me"


@dataclass(frozen=True, slots=True)
class ChoosePlayer:
    """Choose players: other effects for an opponent than for oneself or a teammate.

    Whom no effect is meant for can't be chosen; each one chosen is `that-player` in turn.
    """

    tag: ClassVar[str] = "choose_player"
    opponent: "list[Effect]" = field(default_factory=list)
    friend: "list[Effect]" = field(default_factory=list)
    up_to: Count = 1


@dataclass(frozen=True, slots=True)
class May:
    """The holder may do this, paying if there is a cost; `else_` if they don't."""

    tag: ClassVar[str] = "may"
    head: ClassVar[str] = "do"
    do: "list[Effect]"
    cost: "Cost | None" = None
    else_: "list[Effect]" = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PayAny:
    """Pay any number of combat points; later amounts count them as `removed`."""

    tag: ClassVar[str] = "pay_any"
    head: ClassVar[str] = "what"
    what: Literal["cp"]


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be paid: combat points, tokens, cards or companions."""

    cp: Small = 0
    tokens: dict[str, Count] = field(default_factory=dict)
    cards: Small = 0
    companions: Small = 0
    at: Position = place()


Effect = (
    PlayerWord
    | PieceWord
    | Then
    | Roll
    | Versus
    | On
    | OnValues
    | Each
    | Otherwise
    | If
    | Choose
    | ChoosePlayer
    | May
    | PayAny
    | ShareDamage
    | RerollWhenSpent
)
