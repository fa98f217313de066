"""The words of which heroes, cards and statuses are made: a closed, typed vocabulary.

An effect is written with its word first: `{deal: 4, kind: undefendable}`. From the one
definition come the behaviour (`effects.py`) and the text in three languages (`text/`).
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from astragal.games.dice_throne.attack_words import RerollWhenSpent, ShareDamage
from astragal.games.dice_throne.conditions import (
    Condition,
    Count,
    Face,
    Id,
    Number,
    Small,
    place,
)
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


# -- tokens ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain a positive status (or another token of one's own)."""

    tag: ClassVar[str] = "gain"
    head: ClassVar[str] = "status"
    status: Id
    n: Number = 1
    who: Who = "me"
    optional: bool = False
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Inflict:
    """Put a status on a hero, usually an opponent's."""

    tag: ClassVar[str] = "inflict"
    head: ClassVar[str] = "status"
    status: Id
    n: Number = 1
    to: Who = "target"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove statuses of any kind from a hero; the player of the effect picks them."""

    tag: ClassVar[str] = "remove"
    head: ClassVar[str] = "n"
    n: Count | Literal["all"]
    from_: Who = "me"
    optional: bool = False
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RemoveOwn:
    """Remove up to so many of one's own tokens; later amounts may count them as `removed`."""

    tag: ClassVar[str] = "remove_own"
    head: ClassVar[str] = "status"
    status: Id
    up_to: Count | Literal["any"] = 1
    must: bool = False  # as many as that, not fewer
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RemoveThis:
    """Remove tokens of the status whose text this is from its holder."""

    tag: ClassVar[str] = "remove_this"
    head: ClassVar[str] = "n"
    n: Count | Literal["all"] = 1


@dataclass(frozen=True, slots=True)
class Transfer:
    """Move a status from one chosen player to another."""

    tag: ClassVar[str] = "transfer"
    head: ClassVar[str] = "n"
    n: Count = 1


@dataclass(frozen=True, slots=True)
class PassThis:
    """The holder may pass this status on to a chosen player."""

    tag: ClassVar[str] = "pass_this"


@dataclass(frozen=True, slots=True)
class RaiseLimit:
    """Raise one's own limit of a status for the rest of the match."""

    tag: ClassVar[str] = "raise_limit"
    head: ClassVar[str] = "status"
    status: Id
    by: Count = 1
    at: Position = place()


@dataclass(frozen=True, slots=True)
class BlockStatus:
    """Keep off one status that the attack would inflict."""

    tag: ClassVar[str] = "block_status"
    head: ClassVar[str] = "n"
    n: Count = 1
    negative_only: bool = False


@dataclass(frozen=True, slots=True)
class Detonate:
    """Remove all tokens of a status from each opponent and deal damage by their number."""

    tag: ClassVar[str] = "detonate"
    head: ClassVar[str] = "status"
    status: Id
    damage: list[Small]
    at: Position = place()


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


# -- dice --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reroll:
    """Reroll dice of the roll that lies on the table."""

    tag: ClassVar[str] = "reroll"
    head: ClassVar[str] = "n"
    n: Count
    whose: Literal["own", "opponent", "team", "any"] = "own"
    same_die_again: bool = False
    unless_paid: Small = 0  # the dice's owner may pay me so much CP instead


@dataclass(frozen=True, slots=True)
class SetDie:
    """Change dice of the roll on the table to a value: a face, any, or another die's."""

    tag: ClassVar[str] = "set_die"
    head: ClassVar[str] = "n"
    n: Count
    to: Face | Literal["any", "another"] = "any"
    whose: Literal["own", "any"] = "any"


@dataclass(frozen=True, slots=True)
class ShiftDie:
    """Turn one die up or down by one."""

    tag: ClassVar[str] = "shift_die"
    head: ClassVar[str] = "n"
    n: Count = 1


@dataclass(frozen=True, slots=True)
class ExtraAttempt:
    """A chosen player gets another roll attempt in the phase."""

    tag: ClassVar[str] = "extra_attempt"
    head: ClassVar[str] = "phase"
    phase: Literal["offensive", "defensive"]


@dataclass(frozen=True, slots=True)
class ExtraOffensiveRoll:
    """Another Offensive Roll phase follows, before Main 2."""

    tag: ClassVar[str] = "extra_offensive_roll"
    same_target: bool = False


@dataclass(frozen=True, slots=True)
class Skip:
    """The phase that is about to begin, or the ability just declared, comes to nothing."""

    tag: ClassVar[str] = "skip"
    head: ClassVar[str] = "what"
    what: Literal["income", "offensive-roll", "attack"]


# -- companions --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Grow:
    """Grow companions: gain the first of the line or turn one into the next."""

    tag: ClassVar[str] = "grow"
    head: ClassVar[str] = "n"
    n: Count | Literal["each"]


@dataclass(frozen=True, slots=True)
class RemoveCompanions:
    """Remove up to so many of one's companions; later amounts count them as `removed`."""

    tag: ClassVar[str] = "remove_companions"
    head: ClassVar[str] = "up_to"
    up_to: Count


@dataclass(frozen=True, slots=True)
class Build:
    """Build a companion of the basic make, or upgrade one, at no cost."""

    tag: ClassVar[str] = "build"
    head: ClassVar[str] = "make"
    make: Literal["basic", "advanced", "upgrade"]


@dataclass(frozen=True, slots=True)
class Activate:
    """Activate up to so many different companions at no cost."""

    tag: ClassVar[str] = "activate"
    head: ClassVar[str] = "up_to"
    up_to: Count


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn the hero board over to its other side."""

    tag: ClassVar[str] = "flip"
    head: ClassVar[str] = "side"
    side: Id


# -- how effects are put together ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Then:
    """What follows comes after what stands before; players may react in between."""

    tag: ClassVar[str] = "then"


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll dice once and resolve what follows from them."""

    tag: ClassVar[str] = "roll"
    head: ClassVar[str] = "dice"
    dice: Count
    do: "list[Effect]"
    may_reroll: Small = 0  # so many of them once, by this text alone
    reroll_cost: "Cost | None" = None
    or_pick: "Cost | None" = None  # instead of rolling, pay and pick the face


@dataclass(frozen=True, slots=True)
class Versus:
    """I and the other roll a die each (in a defence, its die is mine); `do` if mine wins."""

    tag: ClassVar[str] = "versus"
    head: ClassVar[str] = "who"
    who: Literal["target", "attacker"]
    win: Literal["higher", "higher-or-equal"]
    do: "list[Effect]"
    otherwise: "list[Effect]"


@dataclass(frozen=True, slots=True)
class On:
    """Once, if the dice show the symbols: at least one, `at_least` so many, or all of a list."""

    tag: ClassVar[str] = "on"
    head: ClassVar[str] = "symbol"
    symbol: Id | list[Id]
    do: "list[Effect]"
    at_least: Count = 1
    at: Position = place()


@dataclass(frozen=True, slots=True)
class OnValues:
    """Once, if a die shows one of these numbers."""

    tag: ClassVar[str] = "on_values"
    head: ClassVar[str] = "values"
    values: list[Face]
    do: "list[Effect]"


@dataclass(frozen=True, slots=True)
class Each:
    """Once for every die (or every set of `every` dice) that shows the symbol."""

    tag: ClassVar[str] = "each"
    head: ClassVar[str] = "symbol"
    symbol: Id
    do: "list[Effect]"
    every: Count = 1
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Otherwise:
    """If none of the symbols named before in the same list was rolled."""

    tag: ClassVar[str] = "otherwise"
    head: ClassVar[str] = "do"
    do: "list[Effect]"


@dataclass(frozen=True, slots=True)
class If:
    """Effects that depend on a condition."""

    tag: ClassVar[str] = "if"
    head: ClassVar[str] = "condition"
    condition: Condition
    do: "list[Effect]"
    else_: "list[Effect]" = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several lists of effects, chosen by me or by the named player."""

    tag: ClassVar[str] = "choose"
    head: ClassVar[str] = "options"
    options: "list[list[Effect]]"
    by: Who = "me"


@dataclass(frozen=True, slots=True)
class ChoosePlayer:
    """Choose players: other effects for an opponent than for oneself or a teammate.

    Whom no effect is meant for can't be chosen; each one chosen is `that-player` in turn.
    """

    tag: ClassVar[str] = "choose_player"
    opponent: "list[Effect]" = field(default_factory=list)
    friend: "list[Effect]" = field(default_factory=list)
    up_to: Count = 1


@dataclass(frozen=True, slots=True)
class May:
    """The holder may do this, paying if there is a cost; `else_` if they don't."""

    tag: ClassVar[str] = "may"
    head: ClassVar[str] = "do"
    do: "list[Effect]"
    cost: "Cost | None" = None
    else_: "list[Effect]" = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PayAny:
    """Pay any number of combat points; later amounts count them as `removed`."""

    tag: ClassVar[str] = "pay_any"
    head: ClassVar[str] = "what"
    what: Literal["cp"]


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be paid: combat points, tokens, cards or companions."""

    cp: Small = 0
    tokens: dict[str, Count] = field(default_factory=dict)
    cards: Small = 0
    companions: Small = 0
    at: Position = place()


Effect = (
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
    | Gain
    | Inflict
    | Remove
    | RemoveOwn
    | RemoveThis
    | Transfer
    | PassThis
    | RaiseLimit
    | BlockStatus
    | Detonate
    | Draw
    | Discard
    | SearchDeck
    | LookAtHand
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
    | Then
    | Roll
    | Versus
    | On
    | OnValues
    | Each
    | Otherwise
    | If
    | Choose
    | ChoosePlayer
    | May
    | PayAny
    | ShareDamage
    | RerollWhenSpent
)
