"""Packs: what a hero's file, the status file and the common cards' file hold."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from astragal.games.dice_throne.conditions import Condition, Count, Id, Small, place
from astragal.games.dice_throne.vocabulary import Cost, Effect
from astragal.kernel.decode import Matches, Range
from astragal.kernel.yaml import Position

Name = Annotated[str, Matches(r".{1,60}", "a name of 1 to 60 characters")]
Icon = Annotated[str, Matches("[a-z0-9-]{1,60}", "an icon's name like crossed-swords")]
Confidence = Literal["complete", "partial", "assumed"]


@dataclass(frozen=True, slots=True)
class Names:
    """A proper name in each language."""

    en: Name
    ru: Name
    pl: Name


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol on a hero's dice: its name alone, counted by Fluent in the texts, and its icon."""

    names: Names
    icon: Icon
    hue: Annotated[int, Range(0, 359)] = 45


Timing = Literal[
    "any-time",  # except while something runs that can't be interrupted, and in Discard
    "main-phase",  # of one's own turn
    "roll-phase",  # of any turn
    "own-dice",  # a roll of mine lies on the table
    "any-dice",  # any roll lies on the table
    "own-attack",  # my attack goes on, before its damage is dealt
    "own-attack-undefended",  # the same, but before the defender rolls
    "attacked",  # I am the target of an attack whose damage is not yet dealt
    "incoming-damage",  # damage is about to be dealt to me, from any source
    "attack-dealt",  # my attack has dealt its damage, before the Roll Phase ends
    "was-attacked",  # an attack on me has dealt its damage, before the Roll Phase ends
    "upkeep",  # my own Upkeep
]


@dataclass(frozen=True, slots=True)
class Use:
    """What may be done with a token, a companion or a passive ability."""

    id: Id
    when: Timing
    do: list[Effect]
    spend: Small = 0  # tokens of the status whose use this is
    any_number: bool = False  # spend as many as wanted; `removed` counts them
    cost: Cost | None = None
    condition: Condition | None = None
    attack_modifier: bool = False
    once_per_turn: bool = False  # with a companion: once for each one in play
    instead_of_defence: bool = False
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Trigger:
    """What happens by itself at a moment."""

    when: Literal[
        "match-start",
        "upkeep",  # the holder's own, as all the following
        "income",
        "before-offensive-roll",
        "ability-activated",  # the holder has activated an offensive ability
        "attacks",  # the holder's attack has found its target
        "attacked",  # the holder is the target of an attack
        "end-of-offensive-roll",  # the holder's ability is about to be activated
        "end-of-roll-phase",
        "end-of-turn",
        "opponent-held-back",  # `that-player` ended an Offensive Roll phase without an attack
        "inflicted-again",  # at its limit, another one would be inflicted
    ]
    do: list[Effect]
    condition: Condition | None = None
    per_token: bool = False


Trait = Literal[
    "no-actions",  # the holder may take no action of any kind (Stun)
    "untouched",  # no damage from an opponent's Offensive Roll phase, no defence (Shadows)
    "one-attempt-fewer",
    "attempt-can-be-bought",  # the missing attempt, for 1 CP
    "hurts-to-reroll",  # 1 damage for each attempt after the first, at the end of the Roll Phase
    "deals-no-damage",  # from its Offensive Roll phase
    "survives",  # when health would drop to 0 it is set to 1 and the token removed
    "fresh-cant-add",  # tokens gained this turn can't be spent to add damage
]


@dataclass(frozen=True, slots=True)
class Status:
    """A status token."""

    id: Id
    names: Names
    icon: Icon
    kind: Literal["positive", "negative", "unique"]
    limit: Count
    others_limit: Count | None = None  # on other heroes than the one whose token it is
    persistent: bool = False
    removable: bool = True
    transferable: bool = True
    leaves: Literal["never", "end-of-roll-phase", "end-of-turn", "end-of-turn-begun-with"] = "never"
    attack_bonus: Small = 0  # an attack on the holder deals so much more
    attack_malus: Small = 0  # the holder's attacks deal so much less, per token
    traits: list[Trait] = field(default_factory=list)
    uses: list[Use] = field(default_factory=list)
    triggers: list[Trigger] = field(default_factory=list)
    confidence: Confidence = "complete"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Companion:
    """A companion token: no status, and untouched by what touches statuses."""

    id: Id
    names: Names
    icon: Icon
    limit: Count = 1
    grows_from: Id = ""  # the companion that it is made of by growing
    health: Small = 0  # where it can be hurt
    starts: Small = 0
    cost: Cost | None = None  # to build one
    upgrade_cost: Cost | None = None  # to make it advanced
    advanced: "Companion | None" = None  # what it is then
    attack_bonus: Small = 0  # while active, its owner's attacks deal so much more
    guards: bool = False  # may take the damage of an attack in its owner's place
    uses: list[Use] = field(default_factory=list)
    triggers: list[Trigger] = field(default_factory=list)
    confidence: Confidence = "complete"
    at: Position = place()


Needs = Literal["small-straight", "large-straight"] | dict[str, Count]


@dataclass(frozen=True, slots=True)
class Tier:
    """One threshold of an offensive ability; the highest that the dice satisfy applies."""

    needs: Needs
    do: list[Effect]
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Ability:
    """A slot of the hero board, or what an upgrade makes of it."""

    id: Id
    names: Names
    icon: Icon
    kind: Literal["offensive", "defensive", "passive", "ultimate"]
    tiers: list[Tier] = field(default_factory=list)  # offensive and ultimate
    first: list[Effect] = field(default_factory=list)  # before every tier's effects
    also: list[Effect] = field(default_factory=list)  # after every tier's effects
    dice: Small = 0  # defensive: so many are rolled
    may_reroll: Small = 0  # defensive: so many of these dice, once
    do: list[Effect] = field(default_factory=list)  # defensive: read from these dice
    uses: list[Use] = field(default_factory=list)  # passive
    triggers: list[Trigger] = field(default_factory=list)  # passive
    side: Id = ""
    confidence: Confidence = "complete"
    note: str = ""
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade card: the ability as it is from then on, and those that it opens."""

    id: Id
    of: Id
    level: Annotated[int, Range(2, 3)]
    cost: Small
    ability: Ability
    adds: list[Ability] = field(default_factory=list)
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Card:
    """An action card."""

    id: Id
    names: Names
    icon: Icon
    type: Literal["main", "roll", "instant"]
    cost: Small
    do: list[Effect]
    when: Timing | None = None  # beyond what the type says
    condition: Condition | None = None
    attack_modifier: bool = False
    promo: bool = False
    confidence: Confidence = "complete"
    note: str = ""
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Hero:
    """Everything of one hero."""

    id: Id
    names: Names
    icon: Icon
    hue: Annotated[int, Range(0, 359)]
    season: Count
    complexity: Annotated[int, Range(1, 6)]
    dice: dict[int, Id]
    symbols: dict[str, Symbol]
    abilities: list[Ability]
    upgrades: list[Upgrade]
    cards: list[Card]
    statuses: list[Status] = field(default_factory=list)
    companions: list[Companion] = field(default_factory=list)
    companions_spent_per_turn: Small = 0  # at most so many of each kind; 0 = no limit
    start: dict[str, Count] = field(default_factory=dict)  # tokens in play from the start
    sides: list[Id] = field(default_factory=list)  # of a two-sided board, the first one up
    confidence: Confidence = "complete"
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Statuses:
    """Statuses that several heroes share."""

    statuses: list[Status]


@dataclass(frozen=True, slots=True)
class CommonCards:
    """The cards that are in every deck."""

    cards: list[Card]
