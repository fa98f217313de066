"""A match that can't be played again can still be looked at, on every database."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from astragal.server.limits import Rates
from astragal.server.settings import NO_PAUSE, Settings
from astragal.server.store import schema
from tests.server.inside import Inside
from tests.server.tables import FakeTime, spend
from tests.server.test_secrecy import Evening

ACTS, MATCHES = schema.acts, schema.matches
CHANGES: dict[str, tuple[dict[str, Any], str]] = {
    "older rules": ({"rules": 0}, "before the rules of this game were numbered"),
    "newer rules": ({"rules": 99}, "newer rules of this game (rules 99)"),
    "other packs": ({"packs": ["0" * 32]}, "nowhere to be found here"),
}


def on_a_house(
    folder: Path, database: str | None, game: str, visit: Callable[[Evening], Awaitable[None]]
) -> None:
    """Two play and one watches at a house on that database."""
    rates = Rates().times(1000)
    settings = Settings(folder, db=database or "", pace=NO_PAUSE, rates=rates, time=FakeTime())

    async def evening() -> None:
        async with Inside(settings) as server:
            evening = Evening(server, [server.person() for _ in range(3)])
            await evening.begin(game, 2)
            await visit(evening)

    spend(evening())


async def played(evening: Evening, acts: int = 10_000) -> str:
    """Some acts are made, to the end at most; gives the id of the match."""
    rng = Random("remembered")
    while acts and not evening.play.over:
        await evening.act(rng)
        acts -= 1
    await evening.asked()  # nobody is passed for any more
    return evening.play.row.id


async def changed(evening: Evening, match: str, **values: Any) -> None:
    """The server stops, something about a match is different, and it starts again."""
    write = update(MATCHES).where(MATCHES.c.id == match).values(**values)
    await evening.server.house.store.write((write, {}))
    await evening.server.close()
    await evening.server.open()


def words(log: list[dict[str, Any]]) -> list[str]:
    return [entry["words"] for entry in log]


@pytest.mark.parametrize("change", CHANGES)
def test_before_its_end_each_reads_what_they_knew(
    tmp_path: Path, database: str | None, change: str
) -> None:
    values, why = CHANGES[change]

    async def visit(evening: Evening) -> None:
        match = await played(evening, 30)
        stories = [evening.play.story.read(viewer, 0, "en") for viewer in (0, 1, -1)]
        await changed(evening, match, **values)
        key = evening.table["watch"].rpartition("/")[2]
        for person, story in zip(evening.people, stories, strict=True):
            head = await person.get(f"/api/records/{match}?key={key}")
            assert why in head["lost"]
            assert (head["over"], head["turns"]) == (False, [])
            told = await person.get(f"/api/records/{match}/story?key={key}")
            assert words(told["log"]) == [entry.words for entry in story if entry.number]
            assert len(told["names"]) == 2
            assert told["result"] is None
        stranger = evening.server.person()
        await stranger.get(f"/api/records/{match}/story", 404)
        (own,) = await evening.people[0].get("/api/mine")
        assert (own["my_turn"], why in own["table"]["lost"]) == (False, True)

    on_a_house(tmp_path, database, "dice-throne", visit)


@pytest.mark.parametrize("change", CHANGES)
def test_after_its_end_it_is_listed_as_such_and_read_by_everybody(
    tmp_path: Path, database: str | None, change: str
) -> None:
    values, why = CHANGES[change]

    async def visit(evening: Evening) -> None:
        match = await played(evening)
        result = evening.play.row.result
        await changed(evening, match, **values)
        (listed,) = await evening.people[0].get("/api/records")
        assert why in listed["lost"]
        assert (await evening.people[0].get(f"/api/records/{match}?lang=ru"))["lost"] != why
        told = await evening.server.person().get(f"/api/records/{match}/story?lang=pl")
        assert (told["result"], len(told["log"]) > 20) == (result, True)
        assert "⟨" not in "".join(words(told["log"]))
        await evening.people[0].get(f"/api/records/{match}/moments", 400)
        shown = await evening.people[0].get(f"/api/tables/{evening.table['id']}")
        assert "can't be replayed" in shown["lost"]
        assert "can't be replayed" in listed["lost"]
        refused = await evening.people[0].post(f"/api/records/{match}/review", 409)
        assert refused["problem"] == {"code": "lost", "words": listed["lost"]}

    on_a_house(tmp_path, database, "pig", visit)


def test_content_that_was_not_kept_is_said_to_be_gone(tmp_path: Path) -> None:
    async def visit(evening: Evening) -> None:
        match = await played(evening, 2)
        await evening.people[0].get(f"/api/records/{match}/sheet")
        await changed(evening, match, rules=0, packs=[])
        refused = await evening.people[0].get(f"/api/records/{match}/sheet", 410)
        assert "were not kept" in refused["problem"]["words"]

    on_a_house(tmp_path, None, "dice-throne", visit)


def test_what_has_no_words_any_more_says_so(tmp_path: Path) -> None:
    async def visit(evening: Evening) -> None:
        match = await played(evening, 2)
        other = b"\x92\x92\xff\xa5sneez\x93\xff\xa6rolled\x00"  # one unknown, one with too little
        write = update(ACTS).where(ACTS.c.match == match, ACTS.c.n == 0).values(events=other)
        await evening.server.house.store.write((write, {}))
        await changed(evening, match, rules=0)
        told = await evening.people[0].get(f"/api/records/{match}/story")
        said = "Something happened here that this version has no words for."
        assert words(told["log"])[:2] == [said, said]
        assert len(told["log"]) > 2

    on_a_house(tmp_path, None, "pig", visit)


def test_of_a_game_that_is_gone_it_is_told_who_played(tmp_path: Path) -> None:
    async def visit(evening: Evening) -> None:
        match = await played(evening, 2)
        await changed(evening, match, game="chess")
        told = await evening.people[0].get(f"/api/records/{match}/story")
        assert (told["game"], told["log"], len(told["names"])) == ("chess", [], 2)

    on_a_house(tmp_path, None, "pig", visit)


def test_what_is_sound_has_its_story_too(tmp_path: Path) -> None:
    async def visit(evening: Evening) -> None:
        match = await played(evening)
        head = await evening.people[0].get(f"/api/records/{match}")
        assert head["lost"] is None
        told = await evening.people[0].get(f"/api/records/{match}/story")
        asked = f"/api/records/{match}/moments?seat=referee&from=1&count=200"
        moments = await evening.people[0].get(asked)
        assert len(moments) == head["moves"] < 200
        assert words(told["log"]) == [line for one in moments for line in words(one["log"])]

    on_a_house(tmp_path, None, "pig", visit)
