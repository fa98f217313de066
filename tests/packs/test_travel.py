"""A match with a brought pack plays on in processes that were never told of the pack."""

import pickle
import subprocess
import sys
from random import Random

import pytest

import astragal
from astragal.bots.host import hosted
from astragal.bots.protocol import Budget, Seen
from astragal.lab.arena import Arena
from astragal.lab.store import OutcomeStore
from astragal.lab.worker import Assignment
from tests.lab.plans import plan
from tests.packs.bringing import GAME, LAMPLIGHTER, NIGHT_WATCH, ROOT, brought, duel

HEROES = ("lamplighter:lamplighter", "night-watch:lamplighter")

PLAY_ON = """
import pickle, sys
from random import Random
import astragal
match = pickle.loads(sys.stdin.buffer.read())
astragal.playout(match, Random(7))
print(match.hash(), pickle.loads(pickle.dumps(match)) == match)
"""


def test_in_a_fresh_process() -> None:
    with brought(LAMPLIGHTER, NIGHT_WATCH):
        m = duel(*HEROES)
        done = subprocess.run(
            [sys.executable, "-c", PLAY_ON],
            input=pickle.dumps(m),
            capture_output=True,
            check=True,
            cwd=ROOT,
        )
        astragal.playout(m, Random(7))
        assert done.stdout.decode().split() == [m.hash(), "True"]


def test_a_house_hero_needs_no_luggage() -> None:
    with brought(LAMPLIGHTER):
        assert duel("monk", "ninja").packs_along() == []
        assert len(duel(HEROES[0], "ninja").packs_along()) == 1


def test_a_bots_process_is_sent_each_pack_once() -> None:
    bot = hosted("greedy", seed="a")
    with brought(LAMPLIGHTER, NIGHT_WATCH):
        m = duel(*HEROES)
        try:
            while m.number < 12:
                m.choose(bot.choose(Seen(m, m.seat), Budget(nodes=1)))
            seen = Seen(m, m.seat)
            assert bot.faults == 0
            assert bot.new_packs(seen) == []
            bot.close()
            assert [pack.name for pack in bot.new_packs(seen)] == ["lamplighter", "night-watch"]
        finally:
            bot.close()


def test_a_program_that_is_no_part_of_the_house_is_told_of_packs() -> None:
    external = hosted("external:true", seed="a")
    with brought(LAMPLIGHTER) as (lamp,):
        seen = Seen(duel(HEROES[0]), 0)
        told = external.request(seen, Budget())["packs"]
        assert [(pack["name"], pack["hash"]) for pack in told] == [("lamplighter", lamp.hash)]
        assert told[0]["files"][0]["names"]["en"] == "Lamplighter"
        assert external.request(seen, Budget())["packs"] == []


@pytest.mark.parametrize("in_process", [True, False])
def test_in_the_workers_of_an_arena(in_process: bool) -> None:
    with brought(LAMPLIGHTER, NIGHT_WATCH):
        given = tuple({"hero": hero} for hero in HEROES)
        of = plan("dice-throne", bots=("random", "greedy"), given=given)
        arena = Arena(Assignment(plan=of, in_process=in_process), 2, OutcomeStore(of))
        outcomes = list(arena.play(1))
    assert [seat["hero"] for outcome in outcomes for seat in outcome.seats] == [*HEROES] * 2
    assert not any(outcome.fault for outcome in outcomes)
    assert GAME.shelf.brought == ()
    assert astragal.game("dice-throne") is GAME
