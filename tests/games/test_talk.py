"""Random play in which seats also talk: what they say is part of the match and replayed."""

from random import Random

import pytest

from astragal.kernel.match import SPECTATOR, Match
from astragal.kernel.speaking import SAYINGS, playing
from astragal.kernel.view import events
from astragal.records.record import parse, record, write
from astragal.records.replay import moments, verify
from tests.games.checks import check_rules
from tests.games.table import Case, cases

MOVES = 60
OFTEN = 0.25


def talk(m: Match, rng: Random) -> bool:
    """Somebody says something that can be said now, but for the last words of a match."""
    seat = rng.randrange(m.seated)
    can = [said for said in SAYINGS if m.why_not(seat, said) is None]
    if not can or (len(playing(m)) < 3 and m.number < MOVES):
        can = [said for said in can if said == "offer draw" or said == "decline draw"]
    if can:
        options, position = m.options, m.chance.position()
        m.speak(seat, rng.choice(can))
        assert m.chance.position() == position, "nothing is rolled or drawn by talking"
        assert m.result is not None or m.options == options
    return bool(can)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_talk_is_part_of_the_match_and_of_its_record(case: Case) -> None:
    rng = Random(str(case))
    m = case.start(1, events=True)
    hashes = [m.hash()]
    while m.options and m.number < 2 * MOVES:
        if rng.random() > OFTEN or not talk(m, rng):
            m.apply(rng.randrange(len(m.options)))
        hashes.append(m.hash())
        check_rules(m)
        again = m.game.load(m.to_bytes())
        assert (again.parley, again.hash(), again.options) == (m.parley, hashes[-1], m.options)
        told = [event for event in events(m, SPECTATOR) if event["kind"] == "resigned"]
        assert all(m.parley.has_resigned(event["seat"] - 1) for event in told)
    kept = parse(write(record(m)))
    assert [moment.hash() for moment, _ in moments(case.game, kept)] == hashes
    verify(case.game, kept)
