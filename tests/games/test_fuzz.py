"""Whatever a stranger sends, the loaders raise only errors of the house.

`ASTRAGAL_FUZZ` sets how many saves, and as many records, are tried, all games together.
"""

import os
from dataclasses import replace
from random import Random

import pytest

from astragal.errors import AstragalError, SaveError
from astragal.kernel.game import Game
from astragal.kernel.match import Match
from astragal.records.fairness import commitment, derive_key
from astragal.records.record import Fairness, parse, record, write
from astragal.records.replay import verify
from tests.games.mutate import spoiled_save, spoiled_text
from tests.games.table import ROTATION, Case, all_games, sampled_setups

FUZZ = int(os.environ.get("ASTRAGAL_FUZZ", "100000"))
PARTS = 4
SHARE = FUZZ // (len(all_games()) * PARTS)
BATCH = 50
MOVES = 10
MOST_LINES = 12

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
IN_PARTS = pytest.mark.parametrize("part", range(PARTS))


def somewhere(game: Game, rng: Random, decisions: int = 60) -> Match:
    """A match of some setup, some way into it."""
    setups = sampled_setups(game, 8, ROTATION)
    m = Case(game, rng.choice(setups)).start(rng.getrandbits(32))
    for _ in range(rng.randrange(decisions)):
        if m.options:
            m.choose(rng.randrange(len(m.options)))
    return m


def play_on(m: Match, rng: Random) -> None:
    """A few random moves, and whatever else is done with a match that was loaded."""
    m.hash()
    m.view(rng.randrange(len(m.setup.seats)))
    for _ in range(MOVES):
        if m.options:
            m.apply(rng.randrange(len(m.options)))
    m.to_bytes()


@GAMES
@IN_PARTS
def test_no_save_raises_but_our_own_errors(game: Game, part: int) -> None:
    rng = Random(f"{game.id} saves {part} {ROTATION}")
    loaded = 0
    for number in range(SHARE):
        if number % BATCH == 0:
            data = somewhere(game, rng).to_bytes()
        spoiled = spoiled_save(data, rng)
        try:
            m = game.load(spoiled)
        except SaveError:
            continue
        loaded += 1
        try:
            play_on(m, rng)
        except AstragalError:
            continue
    assert loaded > SHARE // 200, "hardly any forged save got past the first checks"


@GAMES
@IN_PARTS
def test_no_record_raises_but_our_own_errors(game: Game, part: int) -> None:
    rng = Random(f"{game.id} records {part} {ROTATION}")
    verified = 0
    for number in range(SHARE):
        if number % BATCH == 0:
            text = short_record(game, rng)
        try:
            verify(game, parse(spoiled_text(text, rng)))
        except AstragalError:
            continue
        verified += 1
    assert verified < SHARE // 2, "the records are hardly spoiled"


def short_record(game: Game, rng: Random) -> str:
    """The record of a match that has just begun, with all the tags there are."""
    kept = record(somewhere(game, rng, MOST_LINES))
    if rng.random() < 0.5:
        return write(kept)
    secret = rng.randbytes(32)
    fairness = Fairness("a match", commitment(secret), ("one", "two"), secret)
    key = derive_key(secret, fairness.match_id, fairness.nonces)
    return write(replace(kept, key=key, fairness=fairness, lines=(), result=None, hash=None))
