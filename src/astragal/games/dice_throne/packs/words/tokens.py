"""Words of tokens: gaining, inflicting, removing, moving, limits."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import Count, CountOrAmount, Small, StatusId, place
from astragal.games.dice_throne.packs.words.players import Who
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.packs.decode import AtMost
from astragal.packs.yaml import Position


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain a positive status (or another token of one's own)."""

    tag: ClassVar[str] = "gain"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    n: CountOrAmount = 1  # how many
    who: Who = "me"  # whom
    optional: bool = False  # it may be left
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Inflict(Effect):
    """Put a status on a hero, usually an opponent's."""

    tag: ClassVar[str] = "inflict"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    n: CountOrAmount = 1  # how many
    to: Who = "target"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Remove(Effect):
    """Remove statuses of any kind from a hero; the player of the effect picks them."""

    tag: ClassVar[str] = "remove"
    head: ClassVar[str] = "n"
    n: Count | Literal["all"]  # how many
    from_: Who = "me"  # from whom
    optional: bool = False  # it may be left
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RemoveOwn(Effect):
    """Remove up to so many of one's own tokens; later amounts may count them as `removed`."""

    tag: ClassVar[str] = "remove_own"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    up_to: Count | Literal["any"] = 1  # at most so many
    must: bool = False  # as many as that, not fewer
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RemoveThis(Effect):
    """Remove tokens of the status whose text this is from its holder."""

    tag: ClassVar[str] = "remove_this"
    head: ClassVar[str] = "n"
    n: Count | Literal["all"] = 1  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Transfer(Effect):
    """Move a status from one chosen player to another."""

    tag: ClassVar[str] = "transfer"
    head: ClassVar[str] = "n"
    n: Count = 1  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class PassThis(Effect):
    """The holder may pass this status on to a chosen player."""

    tag: ClassVar[str] = "pass_this"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RaiseLimit(Effect):
    """Raise one's own limit of a status for the rest of the match."""

    tag: ClassVar[str] = "raise_limit"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    by: Count = 1  # by how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class BlockStatus(Effect):
    """Keep off one status that the attack would inflict."""

    tag: ClassVar[str] = "block_status"
    head: ClassVar[str] = "n"
    n: Count = 1  # how many
    negative_only: bool = False  # no other than a negative one
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Detonate(Effect):
    """Remove all tokens of a status from each opponent and deal damage by their number."""

    tag: ClassVar[str] = "detonate"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    damage: Annotated[list[Small], AtMost(30, "numbers")]  # for 1 token, for 2, and so on
    at: Position = place()
