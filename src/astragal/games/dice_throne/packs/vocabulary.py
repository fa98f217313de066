"""The words of which heroes, cards and statuses are made: a closed, typed vocabulary.

An effect is written with its word first: `{deal: 4, kind: undefendable}`. From the one
definition come the behaviour (`effects.py`) and the text in three languages (`text/`). Here are
the words that put others together; those that act stand in `player_words.py`, `piece_words.py`
and `attack_words.py`.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import (
    Condition,
    Count,
    Face,
    Small,
    StatusKey,
    SymbolId,
    place,
)
from astragal.games.dice_throne.packs.words.attack import RerollWhenSpent, ShareDamage
from astragal.games.dice_throne.packs.words.pieces import PieceWord
from astragal.games.dice_throne.packs.words.players import PlayerWord, Who
from astragal.packs.yaml import Position


@dataclass(frozen=True, slots=True)
class Then:
    """What follows comes after what stands before; players may react in between."""

    tag: ClassVar[str] = "then"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll dice once and resolve what follows from them."""

    tag: ClassVar[str] = "roll"
    head: ClassVar[str] = "dice"
    dice: Count  # how many dice
    do: "list[Effect]"  # what is done
    may_reroll: Small = 0  # so many of them once, by this text alone
    reroll_cost: "Cost | None" = None  # what that reroll costs
    or_pick: "Cost | None" = None  # instead of rolling, pay and pick the face
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Versus:
    """I and the other roll a die each (in a defence, its die is mine); `do` if mine wins."""

    tag: ClassVar[str] = "versus"
    head: ClassVar[str] = "who"
    who: Literal["target", "attacker"]  # who rolls against me
    win: Literal["higher", "higher-or-equal"]  # when mine wins
    do: "list[Effect]"  # what is done if mine wins
    otherwise: "list[Effect]"  # what is done if not
    at: Position = place()


@dataclass(frozen=True, slots=True)
class On:
    """Once, if the dice show the symbols: at least one, `at_least` so many, or all of a list."""

    tag: ClassVar[str] = "on"
    head: ClassVar[str] = "symbol"
    symbol: SymbolId | list[SymbolId]  # a symbol, or all that must lie there
    do: "list[Effect]"  # what is done
    at_least: Count = 1  # so many or more
    at: Position = place()


@dataclass(frozen=True, slots=True)
class OnValues:
    """Once, if a die shows one of these numbers."""

    tag: ClassVar[str] = "on_values"
    head: ClassVar[str] = "values"
    values: list[Face]  # the numbers
    do: "list[Effect]"  # what is done
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Each:
    """Once for every die (or every set of `every` dice) that shows the symbol."""

    tag: ClassVar[str] = "each"
    head: ClassVar[str] = "symbol"
    symbol: SymbolId  # which symbol
    do: "list[Effect]"  # what is done
    every: Count = 1  # so many dice make one set
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Otherwise:
    """If none of the symbols named before in the same list was rolled."""

    tag: ClassVar[str] = "otherwise"
    head: ClassVar[str] = "do"
    do: "list[Effect]"  # what is done
    at: Position = place()


@dataclass(frozen=True, slots=True)
class If:
    """Effects that depend on a condition."""

    tag: ClassVar[str] = "if"
    head: ClassVar[str] = "condition"
    condition: Condition  # what must hold
    do: "list[Effect]"  # what is done
    else_: "list[Effect]" = field(default_factory=list)  # what is done if not
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several lists of effects, chosen by me or by the named player."""

    tag: ClassVar[str] = "choose"
    head: ClassVar[str] = "options"
    options: "list[list[Effect]]"  # one of these is done
    by: Who = "me"  # who chooses
    at: Position = place()


@dataclass(frozen=True, slots=True)
class ChoosePlayer:
    """Choose players: other effects for an opponent than for oneself or a teammate.

    Whom no effect is meant for can't be chosen; each one chosen is `that-player` in turn.
    """

    tag: ClassVar[str] = "choose_player"
    opponent: "list[Effect]" = field(default_factory=list)  # what is done to an opponent
    friend: "list[Effect]" = field(default_factory=list)  # what is done to oneself or a teammate
    up_to: Count = 1  # at most so many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class May:
    """The holder may do this, paying if there is a cost; `else` if they don't."""

    tag: ClassVar[str] = "may"
    head: ClassVar[str] = "do"
    do: "list[Effect]"  # what is done
    cost: "Cost | None" = None  # what must be paid
    else_: "list[Effect]" = field(default_factory=list)  # what is done if not
    at: Position = place()


@dataclass(frozen=True, slots=True)
class PayAny:
    """Pay any number of combat points; later amounts count them as `removed`."""

    tag: ClassVar[str] = "pay_any"
    head: ClassVar[str] = "what"
    what: Literal["cp"]  # what is paid with
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be paid: combat points, tokens, cards or companions."""

    cp: Small = 0  # combat points
    tokens: dict[StatusKey, Count] = field(default_factory=dict)  # statuses, and how many of each
    cards: Small = 0  # cards from the hand
    companions: Small = 0  # companions of any kind
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
