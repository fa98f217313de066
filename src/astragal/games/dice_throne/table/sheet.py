"""The sheet: all content in words, for the board to draw any view with."""

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from astragal.games.dice_throne.packs import pack
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.facts import CardFacts, TokenFacts
from astragal.games.dice_throne.rules.phases import PHASES
from astragal.games.dice_throne.state import KINDS
from astragal.games.dice_throne.table.sheet_board import Hero, Scribe, Text, hero_sheet
from astragal.kernel import table as kernel
from astragal.kernel.table import Phase

PURPOSES = ("offensive", "targeting", "defensive", "effect")
ABILITY_KINDS = ("offensive", "defensive", "passive", "ultimate")
CARD_KINDS = ("main", "roll", "instant", "upgrade")
TOKEN_KINDS = ("positive", "negative", "unique", "companion")
# What seats are asked for: decisions of the turn, windows, and questions of effects.
REASONS = (
    *("main-1", "rolling", "defend", "target", "main-2", "discard-phase"),
    *("upkeep", "income", "main", "card", "dice", "duel", "declared", "attack"),
    *("then", "damage", "after", "before-discard"),
    *("upkeep-order", "buy-attempt", "reroll", "change", "keep", "ransom", "pay-reroll"),
    *("roll-or-pick", "source", "share", "player", "pass-on", "offer", "remove", "transfer"),
    *("how-many", "pay-any", "discard", "fetch", "choose", "may"),
    *("grow", "give-up", "build", "activate"),
)
BRASS = 45


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card: an action, or an upgrade with the slot that it lifts to a level."""

    name: str
    kind: Literal["main", "roll", "instant", "upgrade"]
    cost: int
    icon: str
    hue: int
    hero: str | None
    attack_modifier: bool = False
    slot: str | UnsetType = UNSET
    level: int | UnsetType = UNSET
    text: list[Text]


class Token(msgspec.Struct, frozen=True):
    """A status or a companion, and whose it is."""

    name: str
    kind: Literal["positive", "negative", "unique", "companion"]
    icon: str
    hue: int
    hero: str | None
    limit: int
    others_limit: int | None
    persistent: bool
    health: int
    text: list[Text]


class Sheet(kernel.Sheet, frozen=True):
    """Heroes, cards and tokens, and the words for what a view speaks of."""

    damage: dict[str, str]
    purposes: dict[str, str]
    reasons: dict[str, str]
    ability_kinds: dict[str, str]
    card_kinds: dict[str, str]
    token_kinds: dict[str, str]
    heroes: dict[str, Hero]
    cards: dict[str, Card]
    tokens: dict[str, Token]


@lru_cache(64)
def sheet(content: Content, language: str) -> Sheet:
    """The sheet of some packs."""
    scribe = Scribe(content, language)
    return Sheet(
        game=scribe.words.message("game-name"),
        phases=[phase_sheet(scribe, id) for id in PHASES],
        damage=said(scribe, "kind", KINDS),
        purposes=said(scribe, "purpose", PURPOSES),
        reasons=said(scribe, "reason", REASONS),
        ability_kinds=said(scribe, "ability-kind", ABILITY_KINDS),
        card_kinds=said(scribe, "card-kind", CARD_KINDS),
        token_kinds=said(scribe, "token-kind", TOKEN_KINDS),
        heroes={id: hero_sheet(scribe, facts) for id, facts in content.boards.items()},
        cards=cards_sheet(scribe),
        tokens={facts.id: token_sheet(scribe, facts) for facts in content.tokens},
    )


def said(scribe: Scribe, kind: str, ids: tuple[str, ...]) -> dict[str, str]:
    """The words `kind-id` for some ids."""
    return {id: scribe.words.message(f"{kind}-{id}") for id in ids}


def phase_sheet(scribe: Scribe, id: str) -> Phase:
    """A phase with its full and its short name."""
    say = scribe.words.message
    return Phase(id, say(f"phase-{id}"), say(f"phase-{id}-short"))


# -- cards ---------------------------------------------------------------------------------------


def cards_sheet(scribe: Scribe) -> dict[str, Card]:
    """Every card once; those of all decks belong to no hero."""
    content = scribe.content
    cards = {card.id: action_sheet(scribe, card, None) for card in content.common}
    for facts in content.cards:
        if facts.upgrade is not None:
            cards[facts.id] = upgrade_sheet(scribe, facts)
    for hero in content.heroes.values():
        cards.update((card.id, action_sheet(scribe, card, hero.id)) for card in hero.cards)
    return cards


def action_sheet(scribe: Scribe, card: pack.Card, owner: str | None) -> Card:
    """An action card."""
    hero = scribe.content.heroes[owner] if owner else None
    return Card(
        name=scribe.name(card.names),
        kind=card.type,
        cost=card.cost,
        icon=card.icon,
        hue=hero.hue if hero else BRASS,
        hero=owner,
        attack_modifier=card.attack_modifier,
        text=scribe.text(card, hero),
    )


def upgrade_sheet(scribe: Scribe, facts: CardFacts) -> Card:
    """An upgrade card, and which slot it lifts to which level."""
    assert facts.upgrade is not None
    hero = scribe.content.heroes[facts.hero]
    return Card(
        name=scribe.name(facts.upgrade.ability.names),
        kind="upgrade",
        cost=facts.cost,
        icon=facts.upgrade.ability.icon,
        hue=hero.hue,
        hero=hero.id,
        slot=facts.slot,
        level=facts.level,
        text=scribe.text(facts.upgrade, hero),
    )


# -- tokens --------------------------------------------------------------------------------------


def token_sheet(scribe: Scribe, facts: TokenFacts) -> Token:
    """A status or a companion, and whose it is."""
    token: pack.Status | pack.Companion | None = facts.status or facts.companion
    assert token is not None
    owner = scribe.content.owner.get(facts.number)
    hero = scribe.content.heroes[owner] if owner else None
    status = facts.status
    return Token(
        name=scribe.name(token.names),
        kind=status.kind if status else "companion",
        icon=token.icon,
        hue=hero.hue if hero else BRASS,
        hero=owner,
        limit=token.limit,
        others_limit=status.others_limit if status else None,
        persistent=bool(status and status.persistent),
        health=facts.companion.health if facts.companion else 0,
        text=scribe.text(token, hero),
    )
