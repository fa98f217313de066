"""Chat, and questions about moves."""

from pathlib import Path

from astragal.server.problems import text
from astragal.server.socket import answer
from tests.server.tables import Person, an_evening, spend


def test_what_is_said_is_heard_by_all_and_by_who_comes_later(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            assert (await anna.ask("say", text="  good \n luck ", nonce="a"))["ok"]
            assert (await anna.ask("say", text="  good \n luck ", nonce="a"))["ok"]
            heard = await boris.until("chat")
            assert (heard["seat"], heard["name"], heard["text"]) == (1, "Anna", "good luck")
            assert (await boris.ask("say", preset="thanks"))["ok"]
            late = Person(room, await evening.user("Celia"))
            await late.until("chat", lambda message: message["n"] == 1)
            chats = [m for m in late.heard if m["type"] == "chat"]
            assert [(m["n"], m["text"], m["preset"]) for m in chats] == [
                (0, "good luck", None),
                (1, "", "thanks"),
            ]
            assert (await late.ask("say", text="hi"))["ok"]
            heard = await anna.until("chat", lambda m: m["n"] == 2)
            assert (heard["seat"], heard["mine"]) == (None, False)
            assert (await late.until("chat", lambda m: m["n"] == 2))["mine"]
            again = Person(room, late.user)
            await again.until("chat", lambda m: m["n"] == 2)
            own = [m["mine"] for m in again.heard if m["type"] == "chat"]
            assert own == [False, False, True]

    spend(play())


def test_nothing_too_much_and_nobody_are_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, _ = await evening.duel()
            assert (await anna.ask("say", text=" "))["problem"]["code"] == "nothing-said"
            assert (await anna.ask("say", preset="boo"))["problem"]["code"] == "no-such-preset"
            await anna.say("say", nonce="x", text="a" * 301)
            assert (await anna.until("problem"))["problem"]["code"] == "unreadable"
            nobody = Person(room, None)
            assert (await nobody.ask("say", text="hi"))["problem"]["code"] == "who"

    spend(play())


def test_why_says_rule_and_reason_and_nothing_when_legal(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            _, anna, boris = await evening.duel()
            await anna.say("why", seat=1, move="roll")
            assert (await anna.until("why"))["words"] is None
            await anna.say("why", seat=1, move="fly")
            assert (await anna.until("why", lambda m: m["move"] == "fly"))["words"]
            await boris.say("why", seat=2, move="roll")
            assert (await boris.until("problem"))["problem"]["code"] == "not-your-turn"
            await boris.say("why", seat=1, move="roll")
            assert (await boris.until("problem"))["problem"]["code"] == "not-yours"

    spend(play())


def test_forecast_and_odds_answer_the_seat_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            asked, other, seat = anna, boris, room.playing().asks
            move = (await asked.until("view"))["decision"]["options"][0]["move"]
            await asked.say("forecast", seat=seat, move=move)
            told = await asked.until("forecast")
            assert (told["move"], told["number"]) == (move, room.playing().match.number)
            await asked.say("forecast", seat=seat, move="nonsense")
            assert (await asked.until("problem"))["problem"]["code"] == "forecast"
            await asked.say("odds", seat=seat)
            assert "odds" in await asked.until("odds")
            await other.say("odds", seat=seat)
            assert (await other.until("problem"))["problem"]["code"] == "not-yours"

    spend(play())


def test_what_can_not_be_read_is_answered_in_the_viewers_language(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, *_ = await evening.duel()
            pole = Person(room, await evening.user(), language="pl")
            for nonsense in (b"", b"{", b"[]", b'{"type":"dance"}', b'{"type":"act"}', b"\xff"):
                pole.heard.clear()
                await answer(pole.listener, nonsense)
                said = (await pole.until("problem"))["problem"]
                assert said["code"] == "unreadable"
                assert said["words"].startswith("Nie udało się")
            for data, code in ((b"[" * 40, "too-deep"), (b" " * 65_537, "too-large")):
                pole.heard.clear()
                await answer(pole.listener, data)
                said = (await pole.until("problem"))["problem"]
                assert said["code"] == code
                assert said["words"] == text("pl").message(f"problem-{code}")

    spend(play())
