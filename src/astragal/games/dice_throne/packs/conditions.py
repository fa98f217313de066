"""Numbers and conditions that depend on the match, as packs write them."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from astragal.packs.decode import Matches, Range
from astragal.packs.ids import IdOf
from astragal.packs.yaml import NOWHERE, Position

Id = Annotated[str, Matches("[a-z][a-z0-9-]{0,39}", "that is a name like fire-mastery")]
StatusId = Annotated[Id, IdOf("status")]
CompanionId = Annotated[Id, IdOf("companion")]
SymbolId = Annotated[Id, IdOf("symbol")]
SideId = Annotated[Id, IdOf("side")]
StatusKey = Annotated[str, IdOf("status")]
SymbolKey = Annotated[str, IdOf("symbol")]
AbilityId = Annotated[Id, IdOf("ability")]
Small = Annotated[int, Range(0, 30)]
Count = Annotated[int, Range(1, 10)]
Face = Annotated[int, Range(1, 6)]


def place() -> Position:
    """A field that the decoder fills with the place in the file."""
    return field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that depends on the match: `base + times x count`, halved upwards if asked."""

    count: Literal[
        "total",  # of the dice just rolled
        "faces",  # dice that show `symbol`
        "tokens",  # of `status` on `whose` hero
        "companions",  # of all kinds that I have in play
        "cp",  # my combat points
        "removed",  # what this effect removed or paid before
        "limit",  # as many as `status` has room for
    ]
    times: Count = 1  # each counts so much
    base: Small = 0  # added to it
    half: bool = False  # the count is halved, rounded up
    symbol: SymbolId = ""  # for `faces`
    status: StatusId = ""  # for `tokens` and `limit`
    whose: Literal["me", "target", "that-player"] = "me"  # whose
    at: Position = place()


CountOrAmount = Annotated[int, Range(0, 30)] | Amount


class Condition:
    """Wherever a pack may ask something of the match, any such word of the vocabulary may stand."""

    __slots__ = ()
    tag: ClassVar[str]  # as packs write it


@dataclass(frozen=True, slots=True)
class OfAKind(Condition):
    """The dice show one number at least so often."""

    tag: ClassVar[str] = "of_a_kind"
    head: ClassVar[str] = "n"
    n: Count  # so many dice alike
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Total(Condition):
    """The dice just rolled add up to so much."""

    tag: ClassVar[str] = "total"
    at_least: Small = 0  # so many or more
    at_most: Small = 30  # so many or fewer
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Shows(Condition):
    """The dice show a symbol at least so often."""

    tag: ClassVar[str] = "shows"
    head: ClassVar[str] = "symbol"
    symbol: SymbolId  # which symbol
    at_least: Count = 1  # so many or more
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Has(Condition):
    """A hero has at least so many tokens of a status."""

    tag: ClassVar[str] = "has"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    at_least: Count = 1  # so many or more
    whose: Literal["me", "target"] = "me"  # whose tokens
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Removed(Condition):
    """This effect has removed or been paid at least so many."""

    tag: ClassVar[str] = "removed"
    head: ClassVar[str] = "at_least"
    at_least: Count  # so many or more
    at: Position = place()


@dataclass(frozen=True, slots=True)
class OnSide(Condition):
    """The hero board lies on this side."""

    tag: ClassVar[str] = "on_side"
    head: ClassVar[str] = "side"
    side: SideId  # which side of the board
    at: Position = place()


@dataclass(frozen=True, slots=True)
class AttackDamage(Condition):
    """The attack's damage: its own as printed and rolled, what was added, or what was dealt."""

    tag: ClassVar[str] = "attack_damage"
    head: ClassVar[str] = "at_least"
    at_least: Small  # so many or more
    counted: Literal["printed", "added", "dealt"] = "printed"  # which damage is meant
    at: Position = place()


@dataclass(frozen=True, slots=True)
class AttemptsUsed(Condition):
    """In this turn's Offensive Roll phase at most so many roll attempts were used."""

    tag: ClassVar[str] = "attempts_used"
    head: ClassVar[str] = "at_most"
    at_most: Small  # so many or fewer
    at: Position = place()


@dataclass(frozen=True, slots=True)
class FirstPlayer(Condition):
    """I am the first player."""

    tag: ClassVar[str] = "first_player"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class HasCompanion(Condition):
    """I have the companion in play (and, where it has health, above 0)."""

    tag: ClassVar[str] = "has_companion"
    head: ClassVar[str] = "companion"
    companion: CompanionId  # which companion
    at: Position = place()


@dataclass(frozen=True, slots=True)
class HeldByOther(Condition):
    """The status lies on another hero than the one whose token it is."""

    tag: ClassVar[str] = "held_by_other"
    at: Position = place()
