"""Words that put others together: conditions, choices, costs, pauses."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import Condition, Count, Small, StatusKey, place
from astragal.games.dice_throne.packs.words.players import Who
from astragal.games.dice_throne.packs.words.word import Effect, Effects
from astragal.packs.decode import AtMost
from astragal.packs.yaml import Position

Tokens = Annotated[dict[StatusKey, Count], AtMost(30, "statuses")]


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be paid: combat points, tokens, cards or companions."""

    cp: Small = 0  # combat points
    tokens: Tokens = field(default_factory=dict)  # statuses, and how many of each
    cards: Small = 0  # cards from the hand
    companions: Small = 0  # companions of any kind
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Then(Effect):
    """What follows comes after what stands before; players may react in between."""

    tag: ClassVar[str] = "then"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Effects that depend on a condition."""

    tag: ClassVar[str] = "if"
    head: ClassVar[str] = "condition"
    condition: Condition  # what must hold
    do: Effects  # what is done
    else_: Effects = field(default_factory=list)  # what is done if not
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """One of several lists of effects, chosen by me or by the named player."""

    tag: ClassVar[str] = "choose"
    head: ClassVar[str] = "options"
    options: Annotated[list[Effects], AtMost(12, "choices")]  # one of these is done
    by: Who = "me"  # who chooses
    at: Position = place()


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Effect):
    """Choose players: other effects for an opponent than for oneself or a teammate.

    Whom no effect is meant for can't be chosen; each one chosen is `that-player` in turn.
    """

    tag: ClassVar[str] = "choose_player"
    opponent: Effects = field(default_factory=list)  # what is done to an opponent
    friend: Effects = field(default_factory=list)  # what is done to oneself or a teammate
    up_to: Count = 1  # at most so many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class May(Effect):
    """The holder may do this, paying if there is a cost; `else` if they don't."""

    tag: ClassVar[str] = "may"
    head: ClassVar[str] = "do"
    do: Effects  # what is done
    cost: Cost | None = None  # what must be paid
    else_: Effects = field(default_factory=list)  # what is done if not
    at: Position = place()


@dataclass(frozen=True, slots=True)
class PayAny(Effect):
    """Pay any number of combat points; later amounts count them as `removed`."""

    tag: ClassVar[str] = "pay_any"
    head: ClassVar[str] = "what"
    what: Literal["cp"]  # what is paid with
    at: Position = place()
