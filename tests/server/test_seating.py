"""Seats: by link, around one screen, left and taken back, watched."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from astragal.prose.player import LONGEST_NAME
from astragal.server import seating, starting
from astragal.server.asked import question
from astragal.server.problems import Problem, text
from tests.server.tables import Person, an_evening, quiet, spend


def test_a_link_opens_one_seat_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna, boris, celia = [await evening.user() for _ in range(3)]
            room = await evening.table(anna, seats=("me", "open"))
            link = room.seats[1].secret
            with pytest.raises(Problem, match="wrong-link"):
                await seating.sit(room, boris, None, link[:-1] + "x" + "y")
            with pytest.raises(Problem, match="wrong-link"):
                await seating.sit(room, boris, 2, None)
            await seating.sit(room, boris, None, link)
            assert room.seats[1].user == boris.id
            with pytest.raises(Problem, match="wrong-link"):
                await seating.sit(room, celia, None, link)
            with pytest.raises(Problem, match="taken"):
                await seating.sit(room, celia, 2, None)

    spend(play())


def test_the_link_of_a_seat_that_a_bot_got_since_opens_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna, boris = await evening.user(), await evening.user()
            room = await evening.table(anna, "dice-throne", ("me", "open"))
            link = room.seats[1].secret
            await seating.change(room, anna, 2, kind="bot", level="random")
            assert room.seats[1].secret != link
            await starting.start(room)
            # Nor does the secret itself, which tables of an earlier version gave away.
            for secret in (link, room.seats[1].secret):
                with pytest.raises(Problem, match="wrong-link"):
                    await seating.sit(room, boris, None, secret)
            assert (room.seats[1].kind, room.seats[1].user) == ("bot", None)

    spend(play())


def test_the_host_never_learns_the_link_of_a_taken_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna, boris = await evening.user(), await evening.user()
            room = await evening.table(anna, seats=("me", "open"))
            assert (room.plain(anna).seats[1].link or "").endswith(room.seats[1].secret)
            assert room.plain(boris).seats[1].link is None
            await seating.sit(room, boris, None, room.seats[1].secret)
            assert room.plain(anna).seats[1].link is None
            assert (room.plain(boris).seats[1].link or "").endswith(room.seats[1].secret)
            assert room.plain(boris).seats[0].link is None

    spend(play())


def test_by_the_link_a_seat_is_taken_back_from_another_browser(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, _, boris = await evening.duel()
            elsewhere = Person(room, await evening.user("Boris's phone"))
            assert (await elsewhere.until("table"))["table"]["spectators"] == 1
            await seating.sit(room, elsewhere.user, 2, room.seats[1].secret)  # type: ignore[arg-type]
            assert room.seats[1].name == "Boris"
            assert await elsewhere.until("view", lambda message: message["seat"] == 2)
            assert await boris.until("view", lambda message: message["seat"] == 0)
            early = await boris.act("roll", seat=2)
            assert early["problem"]["code"] == "not-yours"

    spend(play())


def test_around_one_screen_each_seat_sees_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            user = await evening.user()
            room = await evening.table(user, "dice-throne", ("me", "me"))
            assert not room.playing().match.public
            anna = Person(room, user)
            for seat in (1, 2):
                await anna.ask("orders", seat=seat, preset="fast")  # so that nobody is polled
            await quiet(room)
            looked = []
            for seat in (1, 2):
                anna.heard.clear()
                await anna.say("look", seat=seat)
                view = await anna.until("view")
                asked = question(room, seat) is not None
                assert view["seat"] == (seat if asked else 0)
                looked.append(view["seat"])
                seen = room.playing().match.view(view["seat"] - 1)["seats"]
                assert view["view"]["seats"] == json.loads(json.dumps(seen))
                assert (view["decision"]["options"] is None) != view["decision"]["mine"]
            assert sorted(map(bool, looked)) == [False, True]
            await anna.say("look", seat=0)
            assert await anna.until("view", lambda message: message["seat"] == 0)
            await anna.say("look", seat=3)
            assert (await anna.until("problem"))["problem"]["code"] == "no-seat"

    spend(play())


def test_whoever_watches_sees_no_options_and_can_not_look_at_a_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, *_ = await evening.duel("dice-throne")
            for user in (await evening.user(), None):
                watcher = Person(room, user)
                view = await watcher.until("view")
                assert (view["seat"], view["decision"]["options"], view["orders"]) == (
                    0,
                    None,
                    None,
                )
                await watcher.say("look", seat=1)
                assert (await watcher.until("problem"))["problem"]["code"] == "not-yours"
                assert (await watcher.act("pass", seat=1))["problem"]["code"] == "not-yours"

    spend(play())


def test_a_bot_plays_for_a_leaver_until_they_return(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel(options={"goal": 1000})
            assert boris.user is not None
            await seating.leave(room, boris.user)
            assert (await anna.until("table"))["table"]["seats"][1]["stand_in"]
            anna.heard.clear()
            assert (await anna.act("hold"))["ok"]
            await anna.until("view", lambda m: any(e["kind"] == "stand-in" for e in m["log"]))
            await anna.until("view", lambda m: m["decision"]["mine"] and m["view"]["number"] > 1)
            refused = await boris.act("hold", seat=2)
            assert refused["problem"]["code"] == "stand-in"
            await boris.say("return", seat=2)
            assert not room.seats[1].stand_in
            assert (await anna.act("hold"))["ok"]
            assert (await boris.act("hold"))["ok"]
            acts = await evening.house.store.acts(room.playing().row.id)
            kinds = {act.kind for act in acts if act.seat == 2}
            assert kinds == {"stand-in", "person"}

    spend(play())


def test_before_the_start_a_leaver_frees_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna, boris = await evening.user(), await evening.user()
            room = await evening.table(anna, seats=("me", "open"))
            await seating.sit(room, boris, None, room.seats[1].secret)
            await seating.leave(room, boris)
            assert (room.seats[1].kind, room.seats[1].user) == ("open", None)
            with pytest.raises(Problem, match="open-seats"):
                await starting.start(room)
            with pytest.raises(Problem, match="not-yours"):
                await seating.leave(room, boris)

    spend(play())


@pytest.mark.parametrize("kind", ["me", "bot"])
def test_whoever_gave_a_seat_up_sees_nothing_from_it(tmp_path: Path, kind: str) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            host, guest = await evening.user("Anna"), await evening.user("Boris")
            room = await evening.table(host, "dice-throne", ("me", "open"))
            await seating.sit(room, guest, None, room.seats[1].secret)
            boris = Person(room, guest)
            await seating.change(room, guest, 2, kind="open")
            assert boris.listener.seat == 0
            await seating.change(room, host, 2, kind=kind, level="random")
            await starting.start(room)
            assert (await boris.view())["seat"] == 0

    spend(play())


def test_a_view_is_of_a_seat_only_for_whoever_sits_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, _, boris = await evening.duel("dice-throne")
            for person in (boris, Person(room, None)):
                await person.view()
                person.heard.clear()
                person.listener.look_at(1)
                view = await person.until("view")
                assert (view["seat"], view["log_from"]) == (0, 0)

    spend(play())


def test_two_tabs_of_one_seat_see_the_same_and_only_one_act_counts(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, _ = await evening.duel()
            tab = Person(room, anna.user)
            await tab.until("view")
            said = {
                "match": room.playing().row.id,
                "seat": 1,
                "number": 0,
                "since": 0,
                "move": "roll",
            }
            answers = [await anna.ask("act", **said), await tab.ask("act", **said)]
            assert [answer["ok"] for answer in answers] == [True, False]
            assert answers[1]["problem"]["code"] == "stale"
            one, other = [
                await p.until("view", lambda m: m["view"]["number"] == 1) for p in (anna, tab)
            ]
            # The second tab heard the whole story when it joined, the first as it came.
            assert {**one, "log": 0, "log_from": 0} == {**other, "log": 0, "log_from": 0}

    spend(play())


def test_seats_are_changed_by_those_who_may(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna, boris = await evening.user("Anna"), await evening.user("Boris")
            room = await evening.table(anna, "dice-throne", ("me", "open"))
            await seating.change(room, anna, 2, kind="bot", level="smart")
            assert (room.seats[1].kind, room.seats[1].level) == ("bot", "smart")
            with pytest.raises(Problem, match="no-such-bot"):
                await seating.change(room, anna, 2, kind="bot", level="genius")
            with pytest.raises(Problem, match="host-only"):
                await seating.change(room, boris, 2, kind="open")
            await seating.change(room, anna, 2, kind="open")
            await seating.sit(room, boris, None, room.seats[1].secret)
            with pytest.raises(Problem, match="taken"):
                await seating.change(room, anna, 2, kind="bot")
            await seating.change(room, boris, 2, facts={"hero": "paladin"})
            with pytest.raises(Problem, match="setup"):
                await seating.change(room, boris, 2, facts={"hero": "nobody"})
            assert room.seats[1].facts == {"hero": "paladin"}
            with pytest.raises(Problem, match="host-only"):
                await seating.change(room, boris, 1, facts={"hero": "paladin"})
            await starting.start(room)
            with pytest.raises(Problem, match="started"):
                await seating.change(room, boris, 2, facts={})

    spend(play())


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_bots_of_one_table_have_names_of_their_own(tmp_path: Path, language: str) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna = replace(await evening.user(), language=language)
            room = await evening.table(anna, "pig", ("me",) + ("bot",) * 7)
            names = [seat.name for seat in room.seats if seat.kind == "bot"]
            assert len(set(names)) == 7
            assert set(names) <= set(text(language).message("bot-names").split(", "))

    spend(play())


def test_no_two_at_a_table_have_the_same_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna = await evening.user("Anna")
            room = await evening.table(anna, "pig", ("me", "me", "me", "open"))
            assert [seat.name for seat in room.seats] == ["Anna", "Anna 2", "Anna 3", ""]
            await seating.sit(room, await evening.user("Anna"), None, room.seats[3].secret)
            assert room.seats[3].name == "Anna 4"

    spend(play())


def test_nor_the_same_beginning_that_sentences_say(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna = await evening.user("A" * LONGEST_NAME)
            room = await evening.table(anna, "pig", ("me",) * 3)
            assert len({seat.name[:LONGEST_NAME] for seat in room.seats}) == 3

    spend(play())
