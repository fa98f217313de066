"""Dice Throne's facts, declared as data."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from astragal.errors import SetupError
from astragal.games.dice_throne.advice.counsel import counsel
from astragal.games.dice_throne.advice.ends import ends
from astragal.games.dice_throne.advice.evaluation import evaluate, habit, rates, same_side
from astragal.games.dice_throne.advice.foolish import foolish
from astragal.games.dice_throne.effects import (  # noqa: F401, they say what words do
    companions,
    compose,
    damage,
    dice,
    players,
    rolls,
    tokens,
)
from astragal.games.dice_throne.events import EVENTS
from astragal.games.dice_throne.fields import SavedDiceThrone
from astragal.games.dice_throne.moves import MOVES
from astragal.games.dice_throne.packs.reading import (
    FOLDER,
    KINDS,
    heroes_of,
    needed,
    seat_facts,
    tables,
)
from astragal.games.dice_throne.packs.report import report
from astragal.games.dice_throne.position import place
from astragal.games.dice_throne.prose.names import name_of
from astragal.games.dice_throne.refusals.moves import refusal
from astragal.games.dice_throne.rules.cards import react
from astragal.games.dice_throne.rules.invariants import broken
from astragal.games.dice_throne.rules.legal import might_react, reactions
from astragal.games.dice_throne.rules.modes import MODES
from astragal.games.dice_throne.rules.turn import begin
from astragal.games.dice_throne.state import DiceThrone
from astragal.games.dice_throne.table.offers import describe
from astragal.games.dice_throne.table.reference import REFERENCE
from astragal.games.dice_throne.table.told import TABLE
from astragal.games.dice_throne.view import pools, view
from astragal.kernel.advice import Advice
from astragal.kernel.facts import Choice
from astragal.kernel.game import Game
from astragal.kernel.library import Reading
from astragal.kernel.setup import Setup

EDITIONS = ("2.4.3", "2.2")


def agree(setup: Setup) -> None:
    """Each mode has its numbers of seats (DT-181, DT-191)."""
    mode = MODES[str(setup.options["mode"])]
    if len(setup.seats) not in mode.seats:
        counts = tuple(map(str, mode.seats))
        raise SetupError(
            f"mode {mode.id} is for {' or '.join(counts)} seats, not {len(setup.seats)}",
            "setup-mode",
            mode=mode.id,
            counts=counts,
            n=len(setup.seats),
        )


def samples() -> Iterator[tuple[Any, dict[str, Any]]]:
    """Every hero, edition, mode and number of seats."""
    shift, own = 0, [hero for pack in GAME.shelf.own for hero in heroes_of(pack)]
    for edition in EDITIONS:
        for mode in MODES.values():
            for count in mode.seats * (4 if len(mode.seats) == 1 else 1):
                heroes = [own[(shift + 5 * n) % len(own)] for n in range(count)]
                shift += 1
                yield [{"hero": hero} for hero in heroes], {"mode": mode.id, "edition": edition}


GAME = Game(
    id="dice-throne",
    folder=Path(__file__).parent,
    rules=1,
    seats=range(2, 7),
    options={"edition": Choice(*EDITIONS), "mode": Choice(*MODES)},
    seat_facts=seat_facts,
    match=DiceThrone,
    saved=SavedDiceThrone,
    reading=Reading((FOLDER,), KINDS, tables, needed, report, outside=True),
    first=(begin,),
    view=view,
    events=EVENTS,
    agree=agree,
    moves=MOVES,
    refusal=refusal,
    name_of=name_of,
    describe=describe,
    pools=pools,
    broken=broken,
    place=place,
    reactions=reactions,
    might_react=might_react,
    react=react,
    advice=Advice(evaluate, rates, habit, same_side, ends, counsel=counsel, foolish=foolish),
    table=TABLE,
    reference=REFERENCE,
    # Dice that bring nothing are seen, and who is hit; that nothing is played tells nothing.
    shown=("rolling",),
    samples=samples,
    in_play=DiceThrone.alive,
)
