"""How long bots wait until what happened has been seen: as long as the page shows it."""

import re
from pathlib import Path

import pytest

import astragal
from astragal.kernel.match import EVERYBODY, Event
from astragal.server.sights import CARD, EACH_DIE, FIRST_DIE, seconds_to_see

WEB = Path(__file__).parents[2] / "web/src"
BEATS, TUMBLING = WEB / "games/dice-throne/beats.ts", WEB / "parts/tumble.ts"
TABLE = astragal.game("dice-throne").table
ROLL: Event = (EVERYBODY, "rolled", 0, "1 2 3 4 5")
PLAYED: Event = (EVERYBODY, "played", 0, "tip-it")


def milliseconds(file: Path, name: str) -> int:
    found = re.search(rf"const {name} = (\d+);", file.read_text())
    assert found is not None
    return int(found[1])


def test_what_the_page_shows_one_after_another_adds_up() -> None:
    roll, card = (seconds_to_see(TABLE, [one]) for one in (ROLL, PLAYED))
    assert min(roll, card) > 0
    assert seconds_to_see(TABLE, [PLAYED, ROLL]) == pytest.approx(roll + card)


def test_server_and_page_take_the_same_time() -> None:
    assert round(1000 * CARD) == milliseconds(BEATS, "CARD_OF_OTHERS")
    assert round(1000 * EACH_DIE) == milliseconds(TUMBLING, "LATER")
    assert round(1000 * FIRST_DIE) == milliseconds(TUMBLING, "TUMBLE")
