"""Every ability at each level, card, status and companion of a hero has a scenario."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from astragal.games.dice_throne.packs.pack import Ability, Companion, Hero
from astragal.packs.yaml import Node
from astragal.proving.actions import Check, Expectation, ScriptedMove
from astragal.proving.scenario import Scenario, load
from tests.games.dice_throne.table import load as load_packs

FOLDER = Path(__file__).parents[2] / "scenarios/dice-throne"
PACKS = load_packs()
HEROES = [hero for hero in PACKS.heroes.values() if (FOLDER / f"heroes/{hero.id}.yaml").exists()]


class Shown:
    """What the scenarios of a file show, in words of the notation."""

    def __init__(self, scenarios: list[Scenario]) -> None:
        self.scenarios = scenarios
        self.moves = {move for scenario in scenarios for move in moves_of(scenario)}
        self.tokens = {token for scenario in scenarios for token in tokens_of(scenario)}

    def card(self, card: str) -> bool:
        """Somebody plays the card."""
        return f"play {card}" in self.moves

    def ability(self, ability: Ability, of: str, upgrade: str) -> bool:
        """It is used in a scenario in which its slot lies at its level."""
        return any(
            uses(scenario, ability) and upgrade_in(scenario, of) == upgrade
            for scenario in self.scenarios
        )


def moves_of(scenario: Scenario) -> list[str]:
    return [act.notation for act in scenario.actions() if isinstance(act, ScriptedMove)]


def uses(scenario: Scenario, ability: Ability) -> bool:
    """Whether it is activated, defended with or used; a passive that acts alone is in the name."""
    if ability.kind == "passive":
        named = ability.names.en.removesuffix("!") in scenario.name
        return named or any(move.startswith(f"use {ability.id}") for move in moves_of(scenario))
    verb = "defend" if ability.kind == "defensive" else "ability"
    return f"{verb} {ability.id}" in moves_of(scenario)


def upgrade_in(scenario: Scenario, slot: str) -> str:
    """The highest upgrade of a slot that lies there or is played, or nothing."""
    played = [move.removeprefix("upgrade ") for move in moves_of(scenario)]
    laid = [*laid_in(scenario.position), *played]
    return max((word for word in laid if word in (f"{slot}-2", f"{slot}-3")), default="")


def laid_in(position: Node) -> Iterator[str]:
    """The upgrades that lie on any board of a position."""
    if isinstance(position.value, dict):
        for key, value in position.value.items():
            yield from words(value) if key == "upgrades" else laid_in(value)


def tokens_of(scenario: Scenario) -> Iterator[str]:
    """Tokens that somebody has, gets or uses."""
    yield from words(scenario.position)
    for move in moves_of(scenario):
        yield from move.split()
    checks = [act.expectations for act in scenario.actions() if isinstance(act, Check)]
    for expectation in [*scenario.expectations(), *(one for each in checks for one in each)]:
        yield from token_expected(expectation)


def token_expected(expectation: Expectation) -> Iterator[str]:
    _, found, token = expectation.path.partition(".tokens.")
    if found:
        yield token


def words(node: Node) -> Iterator[str]:
    """Every text and key in a tree."""
    if isinstance(node.value, dict):
        for key, value in node.value.items():
            yield str(key)
            yield from words(value)
    elif isinstance(node.value, list):
        for value in node.value:
            yield from words(value)
    elif isinstance(node.value, str):
        yield node.value


def missing(hero: Hero, shown: Shown) -> Iterator[str]:
    """What of a hero no scenario shows."""
    for ability, of, upgrade in abilities(hero):
        if not shown.ability(ability, of, upgrade):
            yield f"ability {ability.id}{f' with {upgrade}' if upgrade else ''}"
    for card in hero.cards:
        if not shown.card(card.id):
            yield f"card {card.id}"
    for token in sorted(set(tokens(hero))):
        if token not in shown.tokens:
            yield f"token {token}"


def abilities(hero: Hero) -> Iterator[tuple[Ability, str, str]]:
    """Each ability with the slot it belongs to and the upgrade that brings it."""
    for ability in hero.abilities:
        yield ability, ability.id, ""
    for upgrade in hero.upgrades:
        for ability in (upgrade.ability, *upgrade.adds):
            yield ability, upgrade.of, f"{upgrade.of}-{upgrade.level}"


def tokens(part: Any) -> Iterator[str]:
    """The statuses and companions that a part of a pack holds or speaks of."""
    if is_dataclass(part):
        if isinstance(part, Companion):
            yield part.id
        for field in fields(part):
            value = getattr(part, field.name)
            if field.name == "status" and value:
                yield value
            yield from tokens(value)
    elif isinstance(part, list):
        for one in part:
            yield from tokens(one)


def test_some_heroes_have_scenarios() -> None:
    assert HEROES


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_everything_of_a_hero_has_a_scenario(hero: Hero) -> None:
    shown = Shown(load(FOLDER / f"heroes/{hero.id}.yaml"))
    assert list(missing(hero, shown)) == []


def test_every_common_card_has_a_scenario() -> None:
    shown = Shown(load(FOLDER / "cards-common.yaml"))
    assert [card.id for card in PACKS.common if not shown.card(card.id)] == []
