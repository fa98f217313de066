"""Gauntlet's facts: Dice Throne's, but for who fights, a word, and how the warden chooses."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from astragal.errors import SetupError
from astragal.games.dice_throne.advice.evaluation import roll_by_odds
from astragal.games.dice_throne.game import GAME as DICE_THRONE_GAME
from astragal.games.dice_throne.packs.reading import FOLDER, heroes_of, tables
from astragal.kernel.facts import Choice, Facts
from astragal.kernel.game import any_setup
from astragal.kernel.library import Packs
from astragal.kernel.setup import Setup
from astragal.packs.pack import Pack
from tests.games.gauntlet.state import WARDEN, Gauntlet
from tests.games.gauntlet.words import GAUNTLET

HERE = Path(__file__).parent
HEROES = ("barbarian", "monk", WARDEN)


def warden_choice(m: Gauntlet) -> int:
    """How the warden fights: by the odds while rolling, else with the first thing there is."""
    return roll_by_odds(m) if m.reason == "rolling" else 0


def needed(packs: Packs, setup: Setup) -> Iterable[Pack]:
    """The packs of the heroes, the warden's, and what all share."""
    fighting = {WARDEN, *(str(seat["hero"]) for seat in setup.seats)}
    for pack in packs:
        heroes = heroes_of(pack, GAUNTLET)
        if fighting.intersection(heroes) or not heroes:
            yield pack


def seat_facts(packs: Packs) -> Facts:
    """Some heroes of Dice Throne, and the warden, who must be there and may have a seat too."""
    there = {hero for pack in packs for hero in heroes_of(pack, GAUNTLET)}
    if WARDEN not in there:
        raise SetupError("these packs have no warden to fight against")
    return {"hero": Choice(*(hero for hero in HEROES if hero in there))}


def samples() -> Iterator[tuple[Any, dict[str, Any]]]:
    """Alone and together, in both editions."""
    yield [{"hero": "barbarian"}], {}
    yield [{"hero": WARDEN}], {"edition": "2.2"}
    yield [{"hero": "monk"}, {"hero": WARDEN}], {}


GAME = DICE_THRONE_GAME.extended(
    id="gauntlet",
    folder=HERE,
    seats=range(1, 3),
    options={"edition": DICE_THRONE_GAME.options["edition"]},
    seat_facts=seat_facts,
    reading=replace(
        DICE_THRONE_GAME.library.reading,
        folders=(FOLDER, HERE / "content"),
        tables=partial(tables, words=GAUNTLET),
        needed=needed,
    ),
    match=Gauntlet,
    unseated_choice=warden_choice,
    samples=samples,
    agree=any_setup,
    events={"wounded": ("seat", "n")},
)
