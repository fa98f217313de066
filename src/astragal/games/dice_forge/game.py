"""Dice Forge's facts, declared as data."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from astragal.errors import SetupError
from astragal.games.dice_forge.advice.counsel import counsel
from astragal.games.dice_forge.advice.evaluation import evaluate
from astragal.games.dice_forge.advice.foolish import foolish
from astragal.games.dice_forge.advice.habit import habit
from astragal.games.dice_forge.advice.remaining import to_own_next_turn
from astragal.games.dice_forge.events import EVENTS
from astragal.games.dice_forge.fields import SavedDiceForge
from astragal.games.dice_forge.moves import MOVES
from astragal.games.dice_forge.packs.reading import READING
from astragal.games.dice_forge.position import place
from astragal.games.dice_forge.prose.names import name_of
from astragal.games.dice_forge.refusals.moves import refusal
from astragal.games.dice_forge.rules.invariants import broken
from astragal.games.dice_forge.rules.setup import AS_AGREED
from astragal.games.dice_forge.rules.turn import begin
from astragal.games.dice_forge.state import DiceForge
from astragal.games.dice_forge.table.offers import describe
from astragal.games.dice_forge.table.reference import REFERENCE
from astragal.games.dice_forge.table.told import TABLE
from astragal.games.dice_forge.view import view
from astragal.kernel.advice import Advice
from astragal.kernel.facts import Choice, Facts
from astragal.kernel.game import Game
from astragal.kernel.library import Packs
from astragal.kernel.setup import Setup

OPTIONS: Facts = {
    "feats": Choice("introductory", "alternate", "random", "draft"),
    "first": Choice(1, 2, 3, 4, "random"),
    "offering_max": Choice("none", 2),
    "equal_faces": Choice("per_action", "per_turn"),
    "two_player_blessings": Choice("per_turn", "per_round"),
    "mirror_through": Choice(True, False),
}


def options(packs: Packs) -> Facts:
    """What can be agreed on: of every place with two feats, which of them lies there."""
    slots = GAME.library.content(packs).slots
    paired = {slot.id: Choice(AS_AGREED, *slot.feats) for slot in slots if len(slot.feats) > 1}
    return {**OPTIONS, **paired}


def agree(setup: Setup) -> None:
    """The first player is one of the two to four players (DF-009, DF-015)."""
    first, seats = setup.options["first"], len(setup.seats)
    if isinstance(first, int) and first > seats:
        words = f"first: there is no seat {first}; this match has {seats}"
        raise SetupError(words, "setup-first", seat=first, seats=seats)


def samples() -> Iterator[tuple[Any, dict[str, Any]]]:
    """Every number of players and set of feats, and each option once."""
    for seats in (2, 3, 4):
        for feats in ("introductory", "alternate", "random", "draft"):
            yield seats, {"feats": feats}
    strict = {"offering_max": 2, "equal_faces": "per_turn", "mirror_through": False}
    yield 2, {"feats": "alternate", "two_player_blessings": "per_round", **strict}
    yield 3, {"first": "random", "m2": "great-bear", "x5": "typhon", **strict}


GAME = Game(
    id="dice-forge",
    folder=Path(__file__).parent,
    rules=1,
    seats=range(2, 5),
    options=options,
    match=DiceForge,
    saved=SavedDiceForge,
    reading=READING,
    first=(begin,),
    view=view,
    events=EVENTS,
    agree=agree,
    moves=MOVES,
    refusal=refusal,
    name_of=name_of,
    describe=describe,
    broken=broken,
    place=place,
    advice=Advice(
        evaluate, habit=habit, look_ahead=to_own_next_turn, foolish=foolish, counsel=counsel
    ),
    table=TABLE,
    reference=REFERENCE,
    samples=samples,
)
