"""Words that act on what lies on the table: tokens, dice, companions and the hero board."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import (
    Count,
    Face,
    Number,
    SideId,
    Small,
    StatusId,
    place,
)
from astragal.games.dice_throne.packs.words.players import Who
from astragal.packs.yaml import Position

# -- tokens ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain a positive status (or another token of one's own)."""

    tag: ClassVar[str] = "gain"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    n: Number = 1  # how many
    who: Who = "me"  # whom
    optional: bool = False  # it may be left
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Inflict:
    """Put a status on a hero, usually an opponent's."""

    tag: ClassVar[str] = "inflict"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    n: Number = 1  # how many
    to: Who = "target"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove statuses of any kind from a hero; the player of the effect picks them."""

    tag: ClassVar[str] = "remove"
    head: ClassVar[str] = "n"
    n: Count | Literal["all"]  # how many
    from_: Who = "me"  # from whom
    optional: bool = False  # it may be left
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RemoveOwn:
    """Remove up to so many of one's own tokens; later amounts may count them as `removed`."""

    tag: ClassVar[str] = "remove_own"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    up_to: Count | Literal["any"] = 1  # at most so many
    must: bool = False  # as many as that, not fewer
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RemoveThis:
    """Remove tokens of the status whose text this is from its holder."""

    tag: ClassVar[str] = "remove_this"
    head: ClassVar[str] = "n"
    n: Count | Literal["all"] = 1  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Transfer:
    """Move a status from one chosen player to another."""

    tag: ClassVar[str] = "transfer"
    head: ClassVar[str] = "n"
    n: Count = 1  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class PassThis:
    """The holder may pass this status on to a chosen player."""

    tag: ClassVar[str] = "pass_this"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RaiseLimit:
    """Raise one's own limit of a status for the rest of the match."""

    tag: ClassVar[str] = "raise_limit"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    by: Count = 1  # by how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class BlockStatus:
    """Keep off one status that the attack would inflict."""

    tag: ClassVar[str] = "block_status"
    head: ClassVar[str] = "n"
    n: Count = 1  # how many
    negative_only: bool = False  # no other than a negative one
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Detonate:
    """Remove all tokens of a status from each opponent and deal damage by their number."""

    tag: ClassVar[str] = "detonate"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    damage: list[Small]  # for 1 token, for 2, and so on
    at: Position = place()


# -- dice --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reroll:
    """Reroll dice of the roll that lies on the table."""

    tag: ClassVar[str] = "reroll"
    head: ClassVar[str] = "n"
    n: Count  # how many
    whose: Literal["own", "opponent", "team", "any"] = "own"  # whose dice
    same_die_again: bool = False  # one die may be picked twice
    unless_paid: Small = 0  # the dice's owner may pay me so much CP instead
    at: Position = place()


@dataclass(frozen=True, slots=True)
class SetDie:
    """Change dice of the roll on the table to a value: a face, any, or another die's."""

    tag: ClassVar[str] = "set_die"
    head: ClassVar[str] = "n"
    n: Count  # how many
    to: Face | Literal["any", "another"] = "any"  # the face
    whose: Literal["own", "any"] = "any"  # whose dice
    at: Position = place()


@dataclass(frozen=True, slots=True)
class ShiftDie:
    """Turn one die up or down by one."""

    tag: ClassVar[str] = "shift_die"
    head: ClassVar[str] = "n"
    n: Count = 1  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class ExtraAttempt:
    """A chosen player gets another roll attempt in the phase."""

    tag: ClassVar[str] = "extra_attempt"
    head: ClassVar[str] = "phase"
    phase: Literal["offensive", "defensive"]  # for which roll
    at: Position = place()


@dataclass(frozen=True, slots=True)
class ExtraOffensiveRoll:
    """Another Offensive Roll phase follows, before Main 2."""

    tag: ClassVar[str] = "extra_offensive_roll"
    same_target: bool = False  # against whom the last one was
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Skip:
    """The phase that is about to begin, or the ability just declared, comes to nothing."""

    tag: ClassVar[str] = "skip"
    head: ClassVar[str] = "what"
    what: Literal["income", "offensive-roll", "attack"]  # what comes to nothing
    at: Position = place()


# -- companions --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Grow:
    """Grow companions: gain the first of the line or turn one into the next."""

    tag: ClassVar[str] = "grow"
    head: ClassVar[str] = "n"
    n: Count | Literal["each"]  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RemoveCompanions:
    """Remove up to so many of one's companions; later amounts count them as `removed`."""

    tag: ClassVar[str] = "remove_companions"
    head: ClassVar[str] = "up_to"
    up_to: Count  # at most so many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Build:
    """Build a companion of the basic make, or upgrade one, at no cost."""

    tag: ClassVar[str] = "build"
    head: ClassVar[str] = "make"
    make: Literal["basic", "advanced", "upgrade"]  # which make, or one step up
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Activate:
    """Activate up to so many different companions at no cost."""

    tag: ClassVar[str] = "activate"
    head: ClassVar[str] = "up_to"
    up_to: Count  # at most so many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn the hero board over to its other side."""

    tag: ClassVar[str] = "flip"
    head: ClassVar[str] = "side"
    side: SideId  # the side that then lies up
    at: Position = place()


PieceWord = (
    Gain
    | Inflict
    | Remove
    | RemoveOwn
    | RemoveThis
    | Transfer
    | PassThis
    | RaiseLimit
    | BlockStatus
    | Detonate
    | Reroll
    | SetDie
    | ShiftDie
    | ExtraAttempt
    | ExtraOffensiveRoll
    | Skip
    | Grow
    | RemoveCompanions
    | Build
    | Activate
    | Flip
)
