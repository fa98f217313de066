"""Words that act on players: on their health, combat points and cards, and on damage."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from astragal.games.dice_throne.conditions import Count, Id, Number, place
from astragal.kernel.yaml import Position

Kind = Literal["normal", "undefendable", "pure", "collateral", "ultimate"]
Who = Literal[
    "me",  # whose card, ability or token it is
    "target",  # whom the ability is aimed at, or who holds the status
    "attacker",
    "chosen-opponent",
    "chosen-player",
    "chosen-teammate",
    "each-opponent",
    "two-opponents",  # up to two different ones
    "three-opponents",
    "two-players",
    "that-player",  # whom an enclosing `choose_player` named
]


# -- damage, health, combat points -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal damage. In an offensive ability to the target it is the attack."""

    tag: ClassVar[str] = "deal"
    head: ClassVar[str] = "amount"
    amount: Number
    kind: Kind = "normal"
    to: Who = "target"
    isolated: bool = False
    if_damage_dealt: bool = False
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Add:
    """Add to the damage of the attack that is going on."""

    tag: ClassVar[str] = "add"
    head: ClassVar[str] = "amount"
    amount: Number
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Undefendable:
    """The attack becomes undefendable."""

    tag: ClassVar[str] = "undefendable"


@dataclass(frozen=True, slots=True)
class Prevent:
    """Prevent incoming damage of one source: a number, `half`, or `all`; or `everything`."""

    tag: ClassVar[str] = "prevent"
    head: ClassVar[str] = "amount"
    amount: Number | Literal["half", "all", "everything"]
    to: Literal["me", "chosen-player"] = "me"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Reflect:
    """Deal half of the incoming damage back to the attacker."""

    tag: ClassVar[str] = "reflect"
    head: ClassVar[str] = "amount"
    amount: Literal["half"]


@dataclass(frozen=True, slots=True)
class Weaken:
    """The attacks's damage is lowered by a number, halved, or brought to nothing."""

    tag: ClassVar[str] = "weaken"
    head: ClassVar[str] = "amount"
    amount: Number | Literal["half", "all"]


@dataclass(frozen=True, slots=True)
class Heal:
    """Heal a hero, or a companion that has health."""

    tag: ClassVar[str] = "heal"
    head: ClassVar[str] = "amount"
    amount: Number | Literal["damage-dealt"]
    who: Who = "me"
    companion: Id = ""
    at: Position = place()


@dataclass(frozen=True, slots=True)
class StealHealth:
    tag: ClassVar[str] = "steal_health"
    head: ClassVar[str] = "amount"
    amount: Number
    from_: Who = "target"


@dataclass(frozen=True, slots=True)
class GainCp:
    tag: ClassVar[str] = "gain_cp"
    head: ClassVar[str] = "amount"
    amount: Number
    who: Who = "me"


@dataclass(frozen=True, slots=True)
class LoseCp:
    tag: ClassVar[str] = "lose_cp"
    head: ClassVar[str] = "amount"
    amount: Number
    who: Who = "target"


@dataclass(frozen=True, slots=True)
class StealCp:
    tag: ClassVar[str] = "steal_cp"
    head: ClassVar[str] = "amount"
    amount: Number
    from_: Who = "target"


# -- cards -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw:
    tag: ClassVar[str] = "draw"
    head: ClassVar[str] = "n"
    n: Number
    who: Who = "me"


@dataclass(frozen=True, slots=True)
class Discard:
    """A player discards cards, of their own choice or at random; `all` is the whole hand."""

    tag: ClassVar[str] = "discard"
    head: ClassVar[str] = "n"
    n: Count | Literal["all"]
    who: Who = "me"
    random: bool = False


@dataclass(frozen=True, slots=True)
class SearchDeck:
    """Take a card of one's choice from the deck, then shuffle it."""

    tag: ClassVar[str] = "search_deck"
    head: ClassVar[str] = "n"
    n: Count = 1


@dataclass(frozen=True, slots=True)
class LookAtHand:
    tag: ClassVar[str] = "look_at_hand"
    head: ClassVar[str] = "who"
    who: Who


PlayerWord = (
    Deal
    | Add
    | Undefendable
    | Prevent
    | Reflect
    | Weaken
    | Heal
    | StealHealth
    | GainCp
    | LoseCp
    | StealCp
    | Draw
    | Discard
    | SearchDeck
    | LookAtHand
)
