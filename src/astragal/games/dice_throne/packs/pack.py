"""Packs: what a hero's file, the status file and the common cards' file hold."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from astragal.games.dice_throne.packs.conditions import (
    AbilityId,
    CompanionId,
    Condition,
    Count,
    Id,
    SideId,
    Small,
    SymbolId,
    SymbolKey,
    place,
)
from astragal.games.dice_throne.packs.words.compose import Cost, Tokens
from astragal.games.dice_throne.packs.words.word import Effects
from astragal.packs.decode import AtMost, Matches, Named, Range
from astragal.packs.ids import IdOf
from astragal.packs.yaml import Places, Position

Name = Annotated[str, Named(60)]
Sentence = Annotated[str, Named(59)]
# Where a thing gets its id: how it is written in moves.
OwnHero = Annotated[Id, IdOf("hero", here=True)]
OwnAbility = Annotated[Id, IdOf("ability", here=True)]
OwnCard = Annotated[Id, IdOf("card", here=True)]
OwnStatus = Annotated[Id, IdOf("status", here=True)]
OwnCompanion = Annotated[Id, IdOf("companion", here=True)]
OwnSymbol = Annotated[Id, IdOf("symbol", here=True)]
OwnSide = Annotated[Id, IdOf("side", here=True)]
# Whether the app can draw it is another matter: it has a shield with a letter for what it can't.
Icon = Annotated[
    str,
    Matches(
        "[a-z0-9][a-z0-9-]{0,59}", "that names a picture of game-icons.net, such as crossed-swords"
    ),
]
FiveDice = Annotated[int, Range(0, 5)]
Confidence = Literal["complete", "partial", "assumed"]


@dataclass(frozen=True, slots=True)
class Names:
    """A proper name in each language."""

    en: Name
    ru: Name
    pl: Name


@dataclass(frozen=True, slots=True)
class Forms:
    """A name as languages inflect it in the one place where a text needs that."""

    ru: Name
    pl: Name


@dataclass(frozen=True, slots=True)
class Tagline:
    """One sentence about a hero in each language, for who chooses one."""

    en: Sentence
    ru: Sentence
    pl: Sentence


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol on a hero's dice: its name alone, counted by Fluent in the texts, and its icon."""

    names: Names  # its name alone
    icon: Icon  # its picture
    hue: Annotated[int, Range(0, 359)] = 45  # its colour


Symbols = Annotated[dict[OwnSymbol, Symbol], AtMost(20, "symbols")]
Sides = Annotated[list[OwnSide], AtMost(6, "sides")]


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

    id: Id  # how it is written in moves
    when: Timing  # when it may be done
    do: Effects  # what is done
    spend: Small = 0  # tokens of the status whose use this is
    any_number: bool = False  # spend as many as wanted; `removed` counts them
    cost: Cost | None = None  # what must be paid beside the tokens
    condition: Condition | None = None  # what must hold
    attack_modifier: bool = False  # it changes the damage of one's own attack
    once_per_turn: bool = False  # with a companion: once for each one in play
    instead_of_defence: bool = False  # no defensive ability is chosen then
    at: Position = place()


UseList = Annotated[list[Use], AtMost(20, "uses")]


@dataclass(frozen=True, slots=True)
class Trigger:
    """What happens by itself at a moment."""

    when: Literal[
        "match-start",  # before the first turn
        "upkeep",  # the holder's own, as all the following
        "income",  # before combat points and the card
        "before-offensive-roll",  # the Offensive Roll Phase is about to begin
        "ability-activated",  # the holder has activated an offensive ability
        "attacks",  # the holder's attack has found its target
        "attacked",  # the holder is the target of an attack
        "end-of-offensive-roll",  # the holder's ability is about to be activated
        "end-of-roll-phase",  # after the damage, before Main 2
        "end-of-turn",  # after the Discard Phase
        "opponent-held-back",  # `that-player` ended an Offensive Roll phase without an attack
        "inflicted-again",  # at its limit, another one would be inflicted
    ]
    do: Effects  # what is done
    condition: Condition | None = None  # what must hold
    per_token: bool = False  # once for every token that lies there
    at: Position = place()


TriggerList = Annotated[list[Trigger], AtMost(20, "triggers")]


# A new trait needs a rule that asks `m.has`, and the words `trait-…` in text/*/effects.ftl.
Trait = Literal[
    "no-actions",  # the holder may take no action of any kind (Stun)
    "untouched",  # no damage from an opponent's Offensive Roll phase, no defence (Shadows)
    "one-attempt-fewer",  # in the holder's Offensive Roll Phase
    "attempt-can-be-bought",  # the missing attempt, for 1 CP
    "hurts-to-reroll",  # 1 damage for each attempt after the first, at the end of the Roll Phase
    "deals-no-damage",  # from its Offensive Roll phase
    "survives",  # when health would drop to 0 it is set to 1 and the token removed
    "fresh-cant-add",  # tokens gained this turn can't be spent to add damage
]
TraitList = Annotated[list[Trait], AtMost(20, "traits")]


Leaves = Literal["never", "end-of-roll-phase", "end-of-turn", "end-of-turn-begun-with"]


@dataclass(frozen=True, slots=True)
class Status:
    """A status token."""

    id: OwnStatus  # how it is written in moves
    names: Names  # what people read
    icon: Icon  # its picture
    kind: Literal["positive", "negative", "unique"]  # what it is to its holder
    limit: Count  # so many at most lie on a hero
    others_limit: Count | None = None  # on other heroes than the one whose token it is
    persistent: bool = False  # it stays until something removes it
    removable: bool = True  # other effects may remove it
    transferable: bool = True  # it may be moved to another hero
    leaves: Leaves = "never"  # when it leaves by itself
    attack_bonus: Small = 0  # an attack on the holder deals so much more
    attack_malus: Small = 0  # the holder's attacks deal so much less, per token
    traits: TraitList = field(default_factory=list)  # rules that it brings
    uses: UseList = field(default_factory=list)  # what may be done with it
    triggers: TriggerList = field(default_factory=list)  # what happens by itself
    confidence: Confidence = "complete"  # how sure the facts are
    at: Position = place()


StatusList = Annotated[list[Status], AtMost(100, "statuses")]


@dataclass(frozen=True, slots=True)
class Companion:
    """A companion token: no status, and untouched by what touches statuses."""

    id: OwnCompanion  # how it is written in moves
    names: Names  # what people read
    icon: Icon  # its picture
    limit: Count = 1  # so many at most are in play
    grows_from: CompanionId = ""  # the companion that it is made of by growing
    health: Small = 0  # where it can be hurt
    starts: Small = 0  # so many are in play from the start
    cost: Cost | None = None  # to build one
    upgrade_cost: Cost | None = None  # to make it advanced
    healed: Forms | None = None  # its name as in "heal Nyra"
    advanced: "Companion | None" = None  # what it is then
    attack_bonus: Small = 0  # while active, its owner's attacks deal so much more
    guards: bool = False  # may take the damage of an attack in its owner's place
    uses: UseList = field(default_factory=list)  # what may be done with it
    triggers: TriggerList = field(default_factory=list)  # what happens by itself
    confidence: Confidence = "complete"  # how sure the facts are
    at: Position = place()


CompanionList = Annotated[list[Companion], AtMost(40, "companions")]


SymbolCounts = Annotated[dict[SymbolKey, Count], AtMost(20, "symbols")]
Needs = Literal["small-straight", "large-straight"] | SymbolCounts


@dataclass(frozen=True, slots=True)
class Tier:
    """One threshold of an offensive ability; the highest that the dice satisfy applies."""

    needs: Needs  # what the five dice must show
    do: Effects  # what is done
    at: Position = place()


TierList = Annotated[list[Tier], AtMost(12, "tiers")]


@dataclass(frozen=True, slots=True)
class Ability:
    """A slot of the hero board, or what an upgrade makes of it."""

    id: OwnAbility  # how it is written in moves
    names: Names  # what people read
    icon: Icon  # its picture
    kind: Literal["offensive", "defensive", "passive", "ultimate"]  # what it is for
    tiers: TierList = field(default_factory=list)  # offensive and ultimate
    first: Effects = field(default_factory=list)  # before every tier's effects
    also: Effects = field(default_factory=list)  # after every tier's effects
    dice: FiveDice = 0  # defensive: so many are rolled
    may_reroll: FiveDice = 0  # defensive: so many of these dice, once
    do: Effects = field(default_factory=list)  # defensive: read from these dice
    uses: UseList = field(default_factory=list)  # passive
    triggers: TriggerList = field(default_factory=list)  # passive
    side: SideId = ""  # on which side of a two-sided board
    confidence: Confidence = "complete"  # how sure the facts are
    note: str = ""  # where the facts are from, or what is unsure
    at: Position = place()


AbilityList = Annotated[list[Ability], AtMost(60, "abilities")]


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade card: the ability as it is from then on, and those that it opens."""

    id: OwnCard  # how it is written in moves
    of: AbilityId  # the ability that it improves
    level: Annotated[int, Range(2, 3)]  # the level that it brings
    cost: Small  # combat points
    ability: Ability  # what the ability then is
    adds: AbilityList = field(default_factory=list)  # further abilities that it opens
    at: Position = place()
    places: Places = field(default_factory=Places, compare=False, repr=False)


UpgradeList = Annotated[list[Upgrade], AtMost(60, "upgrades")]


@dataclass(frozen=True, slots=True)
class Card:
    """An action card."""

    id: OwnCard  # how it is written in moves
    names: Names  # what people read
    icon: Icon  # its picture
    type: Literal["main", "roll", "instant"]  # when it can be played at all
    cost: Small  # combat points
    do: Effects  # what is done
    when: Timing | None = None  # beyond what the type says
    condition: Condition | None = None  # what must hold
    attack_modifier: bool = False  # it changes the damage of one's own attack
    promo: bool = False  # it is not in the box
    confidence: Confidence = "complete"  # how sure the facts are
    note: str = ""  # where the facts are from, or what is unsure
    at: Position = place()


CardList = Annotated[list[Card], AtMost(500, "cards")]


@dataclass(frozen=True, slots=True)
class Hero:
    """Everything of one hero."""

    id: OwnHero  # how it is written in moves
    names: Names  # what people read
    icon: Icon  # its picture
    hue: Annotated[int, Range(0, 359)]  # its colour
    season: Count  # of the box that the hero is from
    complexity: Annotated[int, Range(1, 6)]  # how hard the hero is to play
    dice: Annotated[dict[int, SymbolId], AtMost(20, "faces")]  # the symbol on each face, 1 to 6
    symbols: Symbols  # what the dice show
    abilities: AbilityList  # the board as it is at first
    upgrades: UpgradeList  # cards that make abilities better
    cards: CardList  # action cards
    statuses: StatusList = field(default_factory=list)  # those that no other hero has
    companions: CompanionList = field(default_factory=list)  # tokens that fight along
    companions_spent_per_turn: Small = 0  # at most so many of each kind; 0 = no limit
    start: Tokens = field(default_factory=dict)  # tokens in play from the start
    sides: Sides = field(default_factory=list)  # of a two-sided board, the first one up
    played: Forms | None = None  # its name as in "you play the Cursed Pirate"
    tagline: Tagline | None = None  # one sentence about it, shown where heroes are chosen
    confidence: Confidence = "complete"  # how sure the facts are
    at: Position = place()
    places: Places = field(default_factory=Places, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Statuses:
    """Statuses that several heroes share."""

    statuses: StatusList


@dataclass(frozen=True, slots=True)
class CommonCards:
    """The cards that are in every deck."""

    cards: CardList


PackFile = Hero | Statuses | CommonCards
