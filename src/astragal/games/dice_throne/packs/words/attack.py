"""Words that last for the attack that is going on."""

from dataclasses import dataclass
from typing import ClassVar

from astragal.games.dice_throne.packs.conditions import CompanionId, StatusId, place
from astragal.packs.yaml import Position


@dataclass(frozen=True, slots=True)
class ShareDamage:
    """The attack's damage is split between me and my companion, as I like."""

    tag: ClassVar[str] = "share_damage"
    head: ClassVar[str] = "companion"
    companion: CompanionId  # which companion
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RerollWhenSpent:
    """While the attack goes on, a die rolled by spending the status may be rerolled once."""

    tag: ClassVar[str] = "reroll_when_spent"
    head: ClassVar[str] = "status"
    status: StatusId  # which status
    at: Position = place()
