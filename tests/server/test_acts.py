"""Acts over the socket: every check in its order, and what each refusal says."""

from pathlib import Path

import pytest

from astragal.server.problems import Problem
from astragal.server.refusals import Refusals
from tests.server.tables import an_evening, spend


def test_a_match_is_played_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel(options={"goal": 2})
            while not room.playing().over:
                person = anna if room.playing().asks == 1 else boris
                total = room.playing().match.view()["total"]
                assert (await person.act("hold" if total else "roll"))["ok"]
            assert room.table.status == "over"
            for person in (anna, boris):
                view = await person.until("view", lambda message: message["over"] is not None)
                assert sorted(view["over"]["result"]) == [1, 2]
                assert (await person.until("table"))["table"]["status"] == "over"

    spend(play())


def test_the_answer_comes_before_the_view(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            _, anna, _ = await evening.duel()
            await anna.view()
            anna.heard.clear()
            await anna.act("roll", nonce="mine")
            await anna.until("view")
            assert [message["type"] for message in anna.heard] == ["done", "view"]
            assert anna.heard[0] == {"type": "done", "nonce": "mine", "ok": True, "number": 0}

    spend(play())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seat": 2}, "not-yours"),
        ({"seat": 3}, "no-seat"),
        ({"match": "another"}, "stale"),
        ({"number": 1}, "stale"),
        ({"since": 1}, "stale"),
        ({"move": "fly"}, "illegal"),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(
    tmp_path: Path, wrong: dict[str, object], code: str
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, _ = await evening.duel()
            before = room.playing().match.hash()
            done = await anna.act(**{"move": "roll", **wrong})  # type: ignore[arg-type]
            assert (done["ok"], done["problem"]["code"]) == (False, code)
            assert "⟨" not in done["problem"]["words"]
            assert room.playing().match.hash() == before
            assert await evening.house.store.acts(room.playing().row.id) == []

    spend(play())


def test_a_seat_is_checked_before_its_nonce(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            _, anna, boris = await evening.duel()
            assert (await anna.act("roll", nonce="same"))["ok"]
            spied = await boris.act("roll", seat=1, nonce="same")
            assert spied["problem"]["code"] == "not-yours"

    spend(play())


def test_the_same_nonce_gets_the_same_answer_and_is_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, _ = await evening.duel()
            said = {
                "match": room.playing().row.id,
                "seat": 1,
                "number": 0,
                "since": 0,
                "move": "roll",
            }
            first = await anna.ask("act", nonce="once", **said)
            again = await anna.ask("act", nonce="once", **said)
            assert first == again
            assert room.playing().match.number == 1
            other = await anna.ask("act", nonce="twice", **said)
            assert other["problem"]["code"] == "stale"

    spend(play())


def test_a_nonce_of_an_earlier_match_is_known_still(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            from astragal.server.starting import gather_again, start

            room, anna, boris = await evening.duel(options={"goal": 2})
            first = room.playing().row.id
            await anna.act("roll", nonce="early")
            while not room.playing().over:
                person = anna if room.playing().asks == 1 else boris
                total = room.playing().match.view()["total"]
                await person.act("hold" if total else "roll")
            await gather_again(room)
            await start(room)
            assert [seat.name for seat in room.seats] == ["Boris", "Anna"]
            # Anna moved to seat 2 since, but it was she who acted at seat 1.
            said = {
                "match": first,
                "seat": 1,
                "number": 0,
                "since": 0,
                "move": "roll",
                "nonce": "early",
            }
            assert (await anna.ask("act", **said))["ok"]
            late = await anna.ask("act", **{**said, "nonce": "late"})
            assert late["problem"]["code"] == "stale"
            spied = await boris.ask("act", **said)
            assert spied["problem"]["code"] == "not-yours"

    spend(play())


def test_out_of_turn_and_after_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel(options={"goal": 2})
            early = await boris.act("roll", seat=2)
            assert early["problem"]["code"] == "not-your-turn"
            assert room.seats[0].name in early["problem"]["words"]
            while not room.playing().over:
                person = anna if room.playing().asks == 1 else boris
                total = room.playing().match.view()["total"]
                await person.act("hold" if total else "roll")
            assert (await anna.act("roll", seat=1))["problem"]["code"] == "over"

    spend(play())


def test_before_the_start_there_is_nothing_to_do(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            from tests.server.tables import Person

            user = await evening.user()
            room = await evening.table(user, seats=("me", "open"))
            anna = Person(room, user)
            said = {"match": "x", "seat": 1, "number": 0, "since": 0, "move": "roll"}
            assert (await anna.ask("act", **said))["problem"]["code"] == "not-started"

    spend(play())


def test_an_illegal_move_names_rule_and_reason_in_the_viewers_language(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel("dice-throne")
            person = anna if room.playing().asks == 1 else boris
            await person.say("language", language="ru")
            done = await person.act("ability nonsense")
            assert done["problem"]["code"] == "illegal"
            assert any("а" <= letter <= "я" for letter in done["problem"]["words"])

    spend(play())


def test_a_nonce_that_was_refused_is_refused_again(tmp_path: Path) -> None:
    """Also when what it asks for could be done by then."""

    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            match = room.playing().row.id
            early = {"match": match, "seat": 1, "what": "draw", "yes": True, "nonce": "early"}
            first = await anna.ask("answer", **early)
            assert first["problem"]["code"] == "illegal"
            assert (await boris.ask("offer", match=match, seat=2, what="draw"))["ok"]
            assert (await anna.ask("answer", **early))["problem"] == first["problem"]
            assert (await anna.ask("answer", **{**early, "nonce": "now"}))["ok"]
            assert room.playing().over

    spend(play())


def test_nobody_can_have_anothers_nonce_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            _, anna, boris = await evening.duel()
            forged = await boris.act("roll", seat=1, nonce="mine")
            assert forged["problem"]["code"] == "not-yours"
            assert (await anna.act("roll", seat=1, nonce="mine"))["ok"]

    spend(play())


def test_refusals_are_bounded() -> None:
    refusals = Refusals()
    for number in range(1000):
        refusals.note(1, str(number), Problem("stale"))
    refusals.note(2, "broken", Problem("storage"))
    refusals.check(1, "0")
    refusals.check(2, "broken")
    with pytest.raises(Problem):
        refusals.check(1, "999")
