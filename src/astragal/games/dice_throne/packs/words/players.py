"""Words that act on players: on their health, combat points and cards."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import CompanionId, Count, CountOrAmount, place
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.packs.yaml import Position

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


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Heal a hero, or a companion that has health."""

    tag: ClassVar[str] = "heal"
    head: ClassVar[str] = "amount"
    amount: CountOrAmount | Literal["damage-dealt"]  # how much
    who: Who = "me"  # whom
    companion: CompanionId = ""  # which companion
    at: Position = place()


@dataclass(frozen=True, slots=True)
class StealHealth(Effect):
    """Take health from a hero; it is no damage, so nothing prevents it."""

    tag: ClassVar[str] = "steal_health"
    head: ClassVar[str] = "amount"
    amount: CountOrAmount  # how much
    from_: Who = "target"  # from whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class GainCp(Effect):
    """A player gains combat points, up to 15."""

    tag: ClassVar[str] = "gain_cp"
    head: ClassVar[str] = "amount"
    amount: CountOrAmount  # how much
    who: Who = "me"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class LoseCp(Effect):
    """A player loses combat points, as far as they have them."""

    tag: ClassVar[str] = "lose_cp"
    head: ClassVar[str] = "amount"
    amount: CountOrAmount  # how much
    who: Who = "target"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class StealCp(Effect):
    """Take combat points from a player, as far as they have them."""

    tag: ClassVar[str] = "steal_cp"
    head: ClassVar[str] = "amount"
    amount: CountOrAmount  # how much
    from_: Who = "target"  # from whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """A player draws cards."""

    tag: ClassVar[str] = "draw"
    head: ClassVar[str] = "n"
    n: CountOrAmount  # how many
    who: Who = "me"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """A player discards cards, of their own choice or at random; `all` is the whole hand."""

    tag: ClassVar[str] = "discard"
    head: ClassVar[str] = "n"
    n: Count | Literal["all"]  # how many
    who: Who = "me"  # whom
    random: bool = False  # not of the owner's choice
    at: Position = place()


@dataclass(frozen=True, slots=True)
class SearchDeck(Effect):
    """Take a card of one's choice from the deck, then shuffle it."""

    tag: ClassVar[str] = "search_deck"
    head: ClassVar[str] = "n"
    n: Count = 1  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class LookAtHand(Effect):
    """See the cards in a player's hand."""

    tag: ClassVar[str] = "look_at_hand"
    head: ClassVar[str] = "who"
    who: Who  # whom
    at: Position = place()
