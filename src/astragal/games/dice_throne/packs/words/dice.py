"""Words of dice and phases: rerolling, turning, further attempts and phases."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import Count, Face, Small, StatusId, place
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.packs.yaml import Position


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    """Reroll dice of the roll that lies on the table."""

    tag: ClassVar[str] = "reroll"
    head: ClassVar[str] = "n"
    n: Count  # how many
    whose: Literal["own", "opponent", "team", "any"] = "own"  # whose dice
    same_die_again: bool = False  # one die may be picked twice
    unless_paid: Small = 0  # the dice's owner may pay me so much CP instead
    at: Position = place()


@dataclass(frozen=True, slots=True)
class SetDie(Effect):
    """Change dice of the roll on the table to a value: a face, any, or another die's."""

    tag: ClassVar[str] = "set_die"
    head: ClassVar[str] = "n"
    n: Count  # how many
    to: Face | Literal["any", "another"] = "any"  # the face
    whose: Literal["own", "any"] = "any"  # whose dice
    at: Position = place()


@dataclass(frozen=True, slots=True)
class ShiftDie(Effect):
    """Turn one die up or down by one."""

    tag: ClassVar[str] = "shift_die"
    head: ClassVar[str] = "n"
    n: Count = 1  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class ExtraAttempt(Effect):
    """A chosen player gets another roll attempt in the phase."""

    tag: ClassVar[str] = "extra_attempt"
    head: ClassVar[str] = "phase"
    phase: Literal["offensive", "defensive"]  # for which roll
    at: Position = place()


@dataclass(frozen=True, slots=True)
class ExtraOffensiveRoll(Effect):
    """Another Offensive Roll phase follows, before Main 2."""

    tag: ClassVar[str] = "extra_offensive_roll"
    same_target: bool = False  # against whom the last one was
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Skip(Effect):
    """The phase that is about to begin, or the ability just declared, comes to nothing."""

    tag: ClassVar[str] = "skip"
    head: ClassVar[str] = "what"
    what: Literal["income", "offensive-roll", "attack"]  # what comes to nothing
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RerollWhenSpent(Effect):
    """While the attack goes on, a die rolled by spending the status may be rerolled once."""

    tag: ClassVar[str] = "reroll_when_spent"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    at: Position = place()
