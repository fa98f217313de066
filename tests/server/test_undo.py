"""Moves are taken back by the four nevers, and taking back is an act like any other."""

from pathlib import Path

from tests.server.tables import Evening, Person, an_evening, pending, quiet, spend


async def where_undo_is_possible(evening: Evening) -> Person:
    """A person who has just made a move that may be taken back."""
    user = await evening.user("Anna")
    room = await evening.table(user, "dice-throne", ("me", "me"))
    anna = Person(room, user)
    play = room.playing()
    for seat in (1, 2):
        await anna.ask("orders", seat=seat, preset="ask")
    for turn in range(300):
        match = pending(room).match
        options = [match.notation(option) for option in match.options]
        await anna.act(options[turn % len(options)])
        await quiet(room)
        if turn > 20 and play.undoes(play.asks) and not room.beat:
            return anna
    raise AssertionError("no move could be taken back")


def test_an_undo_is_appended_and_survives_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna = await where_undo_is_possible(evening)
            play = anna.room.playing()
            seat, number, acts = play.asks, play.match.number, play.acts
            await anna.say("look", seat=seat)
            assert (await anna.until("view", lambda m: m["seat"] == seat))["undo"]["can"]
            assert (await anna.undo(seat))["ok"]
            assert (play.match.number, play.acts) == (number - 1, acts + 1)
            hash, id = play.match.hash(), anna.room.table.id
        async with an_evening(tmp_path) as evening:
            play = (await evening.house.rooms.room(id)).playing()
            assert (play.match.hash(), play.acts) == (hash, acts + 1)

    spend(play())


def test_what_can_be_taken_back_can_be_after_a_restart_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path, snapshot=1) as evening:
            anna = await where_undo_is_possible(evening)
            id, user = anna.room.table.id, anna.user
            assert anna.room.playing().kept > 0
        async with an_evening(tmp_path, snapshot=1) as evening:
            anna = Person(await evening.house.rooms.room(id), user)
            assert (await anna.undo(anna.room.playing().asks))["ok"]

    spend(play())


def test_nothing_is_taken_back_past_dice(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            _, anna, boris = await evening.duel()
            assert (await anna.undo())["problem"]["code"] == "undo"
            await anna.act("roll")
            assert (await anna.undo())["problem"]["code"] == "undo"
            view = await anna.until("view", lambda message: message["view"]["number"] == 1)
            assert view["undo"] == {"can": False, "words": view["undo"]["words"]}
            assert view["undo"]["words"]
            assert (await boris.undo(seat=1))["problem"]["code"] == "not-yours"

    spend(play())


def test_an_undo_ends_yields_and_switches_but_not_the_preset(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna = await where_undo_is_possible(evening)
            seat = anna.room.playing().asks
            orders = {"preset": "fast", "cards": {"six-it": "never"}}
            assert (await anna.ask("orders", seat=seat, **orders))["ok"]
            assert (await anna.undo(seat))["ok"]
            await anna.say("look", seat=seat)
            view = await anna.until("view", lambda message: message["seat"] == seat)
            assert view["orders"] == {"preset": "fast", "cards": {}, "until": None}

    spend(play())
