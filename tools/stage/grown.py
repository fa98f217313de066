"""Dice Throne at its fullest: every upgrade bought, a hand of ten, tokens of each kind."""

import json
from collections.abc import Iterator
from itertools import chain
from typing import Any

import yaml

import astragal
from tools.stage.positions import plain
from tools.stage.sittings import Sitting

GAME = "dice-throne"
CARDS = 10
PHASES = ("main-1", "offensive-roll")


def grown() -> Iterator[Sitting]:
    """Each hero against the next one, asked in its main phase and in its roll."""
    game = astragal.game(GAME)
    sheet = plain(game.table.sheet(game.content(), "en"))
    heroes = list(sheet["heroes"])
    for number, hero in enumerate(heroes):
        seats = (hero, heroes[(number + 1) % len(heroes)])
        for n, phase in enumerate(PHASES):
            yield Sitting(
                GAME,
                "grown",
                number * len(PHASES) + n,
                tuple({"hero": one} for one in seats),
                {"mode": "duel"},
                1,
                yaml.safe_dump(_position(sheet, seats, phase)),
            )


def _position(sheet: Any, heroes: tuple[str, str], phase: str) -> dict[str, Any]:
    first, second = (_seat(sheet, hero, heroes) for hero in heroes)
    return {"phase": phase, "seats": {1: first, 2: second}}


def _tokens(sheet: Any, hero: str, heroes: tuple[str, str]) -> dict[str, int]:
    """One of each token that either hero brings, as far as this one may have it."""
    return {
        id: 1
        for id, token in sheet["tokens"].items()
        if token["hero"] == hero or (token["hero"] in heroes and token["kind"] != "companion")
    }


def _seat(sheet: Any, hero: str, heroes: tuple[str, str]) -> dict[str, Any]:
    slots = sheet["heroes"][hero]["slots"]
    highest = [list(slot["upgrades"].values())[-1] for slot in slots if slot["upgrades"]]
    bought = set(chain.from_iterable(slot["upgrades"].values() for slot in slots))
    cards = [id for id, card in sheet["cards"].items() if card["hero"] in (hero, None)]
    # The longest texts are the hardest to lay.
    cards.sort(key=lambda id: -len(json.dumps(sheet["cards"][id]["text"])))
    hand = [id for id in cards if id not in bought][:CARDS]
    tokens = _tokens(sheet, hero, heroes)
    return {"cp": 15, "hand": hand, "upgrades": highest, "tokens": tokens}
