"""Words that act on players: on their health, combat points and cards, and on damage."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import CompanionId, Count, Number, place
from astragal.packs.yaml import Position

Kind = Literal["normal", "undefendable", "pure", "collateral", "ultimate"]
Who = Literal[
    "me",  # whose card, ability or token it is
    "target",  # whom the ability is aimed at, or who holds the status
    "attacker",  # who attacks me
    "chosen-opponent",  # an opponent whom I choose
    "chosen-player",  # anybody whom I choose, myself included
    "chosen-teammate",  # a teammate whom I choose
    "each-opponent",  # all of them, in turn order
    "two-opponents",  # up to two different ones
    "three-opponents",  # up to three different ones
    "two-players",  # up to two different ones, myself included
    "that-player",  # whom an enclosing `choose_player` named
]


# -- damage, health, combat points -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal damage. In an offensive ability to the target it is the attack."""

    tag: ClassVar[str] = "deal"
    head: ClassVar[str] = "amount"
    amount: Number  # how much
    kind: Kind = "normal"  # the kind of damage
    to: Who = "target"  # whom
    isolated: bool = False  # dealt by itself, not summed up with other damage
    if_damage_dealt: bool = False  # only if the attack has dealt damage
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Add:
    """Add to the damage of the attack that is going on."""

    tag: ClassVar[str] = "add"
    head: ClassVar[str] = "amount"
    amount: Number  # how much
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Undefendable:
    """The attack becomes undefendable."""

    tag: ClassVar[str] = "undefendable"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Prevent:
    """Prevent incoming damage of one source: a number, `half`, or `all`; or `everything`."""

    tag: ClassVar[str] = "prevent"
    head: ClassVar[str] = "amount"
    amount: Number | Literal["half", "all", "everything"]  # how much
    to: Literal["me", "chosen-player"] = "me"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Reflect:
    """Deal half of the incoming damage back to the attacker."""

    tag: ClassVar[str] = "reflect"
    head: ClassVar[str] = "amount"
    amount: Literal["half"]  # how much
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Weaken:
    """The attack's damage is lowered by a number, halved for the whole Roll Phase, or avoided."""

    tag: ClassVar[str] = "weaken"
    head: ClassVar[str] = "amount"
    amount: Number | Literal["half", "all"]  # how much
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Heal:
    """Heal a hero, or a companion that has health."""

    tag: ClassVar[str] = "heal"
    head: ClassVar[str] = "amount"
    amount: Number | Literal["damage-dealt"]  # how much
    who: Who = "me"  # whom
    companion: CompanionId = ""  # which companion
    at: Position = place()


@dataclass(frozen=True, slots=True)
class StealHealth:
    """Take health from a hero; it is no damage, so nothing prevents it."""

    tag: ClassVar[str] = "steal_health"
    head: ClassVar[str] = "amount"
    amount: Number  # how much
    from_: Who = "target"  # from whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class GainCp:
    """A player gains combat points, up to 15."""

    tag: ClassVar[str] = "gain_cp"
    head: ClassVar[str] = "amount"
    amount: Number  # how much
    who: Who = "me"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class LoseCp:
    """A player loses combat points, as far as they have them."""

    tag: ClassVar[str] = "lose_cp"
    head: ClassVar[str] = "amount"
    amount: Number  # how much
    who: Who = "target"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class StealCp:
    """Take combat points from a player, as far as they have them."""

    tag: ClassVar[str] = "steal_cp"
    head: ClassVar[str] = "amount"
    amount: Number  # how much
    from_: Who = "target"  # from whom
    at: Position = place()


# -- cards -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws cards."""

    tag: ClassVar[str] = "draw"
    head: ClassVar[str] = "n"
    n: Number  # how many
    who: Who = "me"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Discard:
    """A player discards cards, of their own choice or at random; `all` is the whole hand."""

    tag: ClassVar[str] = "discard"
    head: ClassVar[str] = "n"
    n: Count | Literal["all"]  # how many
    who: Who = "me"  # whom
    random: bool = False  # not of the owner's choice
    at: Position = place()


@dataclass(frozen=True, slots=True)
class SearchDeck:
    """Take a card of one's choice from the deck, then shuffle it."""

    tag: ClassVar[str] = "search_deck"
    head: ClassVar[str] = "n"
    n: Count = 1  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class LookAtHand:
    """See the cards in a player's hand."""

    tag: ClassVar[str] = "look_at_hand"
    head: ClassVar[str] = "who"
    who: Who  # whom
    at: Position = place()


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
