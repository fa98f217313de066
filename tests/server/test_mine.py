"""Whose turn it is in the lists, at tables that are not in memory."""

from pathlib import Path

from tests.server.tables import FakeTime, an_evening, quiet, spend


def test_a_table_that_was_let_go_is_not_fetched_to_tell_whose_turn_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time) as evening:
            room, *people = await evening.duel("dice-throne")
            await quiet(room)
            rooms, awaited = evening.house.rooms, room.decides()
            assert awaited
            for person in people:
                await person.go()
            time.pass_by(evening.house.settings.idle + 1)
            rooms.drop_idle()
            assert rooms.loaded(room.table.id) is None
            assert await (await rooms.glance(room.table.id)).asks() == awaited
            assert rooms.loaded(room.table.id) is None

    spend(play())
