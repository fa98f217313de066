"""Words of damage: dealing it, adding to it, keeping it off."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import CompanionId, CountOrAmount, place
from astragal.games.dice_throne.packs.words.players import Who
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.packs.yaml import Position

DamageKind = Literal["normal", "undefendable", "pure", "collateral", "ultimate"]


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    """Deal damage. In an offensive ability to the target it is the attack."""

    tag: ClassVar[str] = "deal"
    head: ClassVar[str] = "amount"
    amount: CountOrAmount  # how much
    kind: DamageKind = "normal"  # the kind of damage
    to: Who = "target"  # whom
    isolated: bool = False  # dealt by itself, not summed up with other damage
    if_damage_dealt: bool = False  # only if the attack has dealt damage
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Add(Effect):
    """Add to the damage of the attack that is going on."""

    tag: ClassVar[str] = "add"
    head: ClassVar[str] = "amount"
    amount: CountOrAmount  # how much
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Undefendable(Effect):
    """The attack becomes undefendable."""

    tag: ClassVar[str] = "undefendable"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """Prevent incoming damage of one source: a number, `half`, or `all`; or `everything`."""

    tag: ClassVar[str] = "prevent"
    head: ClassVar[str] = "amount"
    amount: CountOrAmount | Literal["half", "all", "everything"]  # how much
    to: Literal["me", "chosen-player"] = "me"  # whom
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Reflect(Effect):
    """Deal half of the incoming damage back to the attacker."""

    tag: ClassVar[str] = "reflect"
    head: ClassVar[str] = "amount"
    amount: Literal["half"]  # how much
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Weaken(Effect):
    """The attack's damage is lowered by a number, halved for the whole Roll Phase, or avoided."""

    tag: ClassVar[str] = "weaken"
    head: ClassVar[str] = "amount"
    amount: CountOrAmount | Literal["half", "all"]  # how much
    at: Position = place()


@dataclass(frozen=True, slots=True)
class ShareDamage(Effect):
    """The attack's damage is split between me and my companion, as I like."""

    tag: ClassVar[str] = "share_damage"
    head: ClassVar[str] = "companion"
    companion: CompanionId  # which companion
    at: Position = place()
