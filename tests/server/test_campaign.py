"""Decks and campaigns at a table: facts that are lists, and a rematch that goes on."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import astragal
from astragal.kernel.facts import Cards, Progress
from astragal.kernel.library import Library, facts_of
from astragal.kernel.match import Match
from astragal.kernel.setup import Setup
from astragal.server.app import app
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.tables import Evening, an_evening, spend

PIG = astragal.game("pig")
DECK = Cards(("axe", "bow"), low=1, high=3, default=("axe",), most_of_one=2)
JOURNEY = Progress(dict[str, int], {"scenario": 1})


def further(m: Match) -> Setup:
    """The next scenario of a journey; who won has a bow."""
    seats = [{"deck": ["axe", "bow"] if place == 1 else ["axe"]} for place in m.result or ()]
    journey = {"scenario": m.setup.options["journey"]["scenario"] + 1}
    return m.game.setup(seats, {**m.setup.options, "journey": journey})


@pytest.fixture(autouse=True)
def campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    options, seat_facts = facts_of({**PIG.options, "journey": JOURNEY}), facts_of({"deck": DECK})
    monkeypatch.setattr(PIG, "library", Library(PIG.library.reading, options, seat_facts))
    monkeypatch.setattr(PIG, "_carry", further)


async def won(evening: Evening, **asked: Any) -> Any:
    """A room in which seat 1 has won a duel to 2 points."""
    room, anna, boris = await evening.duel(**asked)
    while not room.playing().over:
        person = anna if room.playing().asks == 1 else boris
        total = room.playing().match.view()["total"]
        await person.act("hold" if total else "roll")
    return room


def test_a_rematch_goes_on_with_the_campaign(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            from astragal.server.starting import gather_again, start

            room = await won(evening, options={"goal": 2, "journey": {"scenario": 4}})
            result = room.playing().match.result
            names = [seat.name for seat in room.seats]
            await gather_again(room)
            await start(room)
            setup = room.playing().match.setup
            assert setup.options["journey"] == {"scenario": 5}
            assert [len(seat["deck"]) for seat in setup.seats] == [3 - place for place in result]
            assert [seat.name for seat in room.seats] == names, "seats move in a campaign"

    spend(play())


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"deck": ["dog"]}, "there is no card “dog”"),
        ({"deck": ["axe"] * 3}, "“axe” is there 3 times, at most 2 are allowed"),
        ({"deck": []}, "must have 1 to 3 cards, not 0"),
        ({"deck": {"axe": 1}}, "must be a list of cards"),
        ({"deck": ["axe"] * 201}, "Expected `array` of length <= 200"),
        ({"deck": ["x" * 101]}, "Expected `str` of length <= 100"),
    ],
)
def test_a_deck_that_does_not_fit_is_refused_in_words(
    tmp_path: Path, facts: dict[str, Any], words: str
) -> None:
    settings = Settings(data=tmp_path, pace=NO_PAUSE, hosts=("testserver",))
    with TestClient(app(settings), "http://localhost") as client:
        seats: list[dict[str, Any]] = [{"kind": "me", "facts": facts}, {"kind": "open"}]
        answer = client.post("/api/tables", json={"game": "pig", "seats": seats})
        assert answer.status_code in (400, 422)
        assert words in answer.json()["problem"]["words"]
        seats[0]["facts"] = {"deck": ["axe", "bow"]}
        answer = client.post("/api/tables", json={"game": "pig", "seats": seats})
        assert answer.json()["seats"][0]["facts"] == {"deck": ["axe", "bow"]}
        assert answer.json()["seats"][1]["facts"] == {"deck": ["axe"]}
