"""Whole matches between people: every byte that a seat is sent, searched for what it must not know.

And at each decision: what a seat would be sent is the same when everything that it can't know
is dealt anew.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

import astragal
from astragal.kernel.match import REFEREE, Match
from astragal.server.asked import asked_for
from astragal.server.beat import Poll, PollAnswer
from astragal.server.identity import KEY
from astragal.server.limits import Rates
from astragal.server.outgoing import ViewMessage
from astragal.server.play import Play
from astragal.server.room import Room
from astragal.server.settings import NO_PAUSE, Settings
from astragal.server.store.rows import Act
from astragal.server.story import Story
from astragal.server.views import view_of
from tests.server.inside import PATIENCE, Inside, Person, Socket
from tests.server.tables import answers, pending

MOST_ACTS = 1500
LANGUAGES = ("en", "ru", "pl")


class Evening:
    """A table with a person in every seat and one who watches, and everything they were sent."""

    def __init__(self, server: Inside, people: list[Person]) -> None:
        self.server = server
        self.people = people
        self.sockets: list[Socket] = []
        self.table: dict[str, Any] = {}
        self.nonces = count()
        self.compared_waiting = 0  # times that something waited while views were compared

    async def begin(self, game: str, seats: int, **facts: str) -> None:
        """Sit down, each seat with these facts, and start."""
        host, *guests, watcher = self.people
        kinds = ("me", *["open"] * (seats - 1))
        asked = [{"kind": kind, "facts": facts} for kind in kinds]
        self.table = await host.post("/api/tables", 201, game=game, seats=asked)
        for guest, seat in zip(guests, self.table["seats"][1:], strict=True):
            secret = seat["link"].rpartition("/")[2]
            await guest.post(f"/api/tables/{self.table['id']}/sit", secret=secret)
        await watcher.get("/api/me")
        for person, language in zip(self.people, LANGUAGES * 3, strict=False):
            watch = self.table["watch"].rpartition("/")[2]
            self.sockets.append(await person.socket(self.table["id"], language, key=watch))
        await host.post(f"/api/tables/{self.table['id']}/start")

    async def always_ask(self) -> None:
        """Nobody who could answer is passed for."""
        for number, socket in enumerate(self.sockets[:-1], 1):
            socket.say("orders", seat=number, nonce="ask", preset="ask")
            assert (await socket.answer("ask"))["ok"]

    @property
    def room(self) -> Room:
        room = self.server.house.rooms.loaded(self.table["id"])
        assert room is not None
        return room

    @property
    def play(self) -> Play:
        return self.room.playing()

    async def settled(self) -> None:
        """Wait until everybody has the newest view."""
        async with asyncio.timeout(PATIENCE):
            while not all(self._current(socket) for socket in self.sockets):
                await asyncio.sleep(0.001)

    def _current(self, socket: Socket) -> bool:
        view = socket.view
        return view is not None and view["view"]["number"] == self.play.match.number

    async def asked(self) -> Poll | None:
        """Wait until somebody is asked, not passed for; nothing at the end."""
        while True:
            await self.settled()
            if self.play.over:
                return None
            poll = pending(self.room)
            if poll.seat not in self.room.decides():
                await asyncio.sleep(0.001)
                continue
            view = self.sockets[poll.seat - 1].view
            assert view is not None
            if view["decision"]["options"] and view["decision"]["number"] == poll.number:
                return poll
            await asyncio.sleep(0.001)

    async def act(self, rng: Random) -> None:
        """Whoever must decide takes any option; the answer may wait for those of others."""
        poll = await self.asked()
        if poll is None:
            return
        room, socket = self.room, self.sockets[poll.seat - 1]
        move = poll.match.notation(rng.choice(poll.match.options))
        nonce = f"n{next(self.nonces)}"
        socket.say("act", move=move, **answers(room, poll, nonce))
        await socket.until(lambda: socket.done(nonce) or room.beat.heard(poll.seat, nonce))
        done = socket.done(nonce)
        # What others answered may have been quicker.
        assert done is None or done["ok"] or done["problem"]["code"] == "stale"


def leaves(value: Any) -> Iterator[str]:
    """Every text in plain data, but for the names of its fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from leaves(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from leaves(inner)


def hidden_from(m: Match, viewer: int) -> set[bytes]:
    """Texts that the referee's view has and the viewer's has nowhere."""
    shown = set(leaves(m.view(viewer))) | set(leaves(m.setup.seats))
    options = {m.notation(option) for option in m.options}
    return {f'"{text}"'.encode() for text in set(leaves(m.view(REFEREE))) - shown - options if text}


def secrets_of(evening: Evening, cookie_key: bytes) -> dict[str, bytes]:
    """What nobody may be sent while the match goes on."""
    row = evening.play.row
    assert row.secret is not None
    return {
        "the key": row.key.hex().encode(),
        "the secret": row.secret.hex().encode(),
        "the cookie key": cookie_key.hex().encode(),
        "the hash of the whole match": evening.play.match.hash().encode(),
    }


def check_redeal(evening: Evening, rng: Random) -> None:
    """No seat could tell whether what it can't know were otherwise."""
    play, beat = evening.play, evening.room.beat
    given = [(poll, answer) for poll in beat.polls if (answer := beat.given(poll)) is not None]
    evening.compared_waiting += bool(given)
    for seat in range(1, len(play.row.seats) + 1):
        twin = play.match.redeal(seat - 1, rng)
        twin.earlier, twin.names = play.match.earlier, play.match.names
        other = replace(play, match=twin)
        own = [(poll, answer) for poll, answer in given if poll.seat == seat]
        assert seen(evening.room, play, seat, given) == seen(evening.room, other, seat, own)


def seen(room: Room, play: Play, seat: int, given: list[tuple[Poll, PollAnswer]]) -> ViewMessage:
    """What a seat would be sent if this were the match and these answers waited."""
    kept = room.play, room._beat
    room.play, room._beat = play, None
    try:
        for poll, answer in given:
            room.beat.give(poll, answer)
        return view_of(play, seat, "en", 0, 1, asked_for(room, seat, [seat]))
    finally:
        room.play, room._beat = kept


def check_links(evening: Evening) -> None:
    """The secret of a seat's link is known to who sits there and, while it is free, to the host."""
    for number, socket in enumerate(evening.sockets, 1):
        sent = b"".join(socket.raw)
        for seat in evening.room.seats:
            if seat.number != number:
                assert seat.secret.encode() not in sent
        cookies = [person.http.cookies["astragal"] for person in evening.people]
        assert not [cookie for cookie in cookies if cookie.encode() in sent]


async def play_through(
    evening: Evening, rng: Random, cookie_key: bytes, most: int = MOST_ACTS
) -> int:
    """Play on and look at everything that was sent; gives how many texts were hidden."""
    hidden_texts = 0
    await evening.settled()
    for number in range(most):
        if evening.play.over:
            break
        for viewer, socket in zip(
            (*range(len(evening.table["seats"])), -1), evening.sockets, strict=True
        ):
            found = hidden_from(evening.play.match, viewer)
            hidden_texts += len(found)
            assert not [text for text in found if text in socket.raw[-1]]
        for name, secret in secrets_of(evening, cookie_key).items():
            for socket in evening.sockets:
                assert secret not in b"".join(socket.raw), name
        if number % 10 == 0 or evening.room.beat.answered:
            check_redeal(evening, rng)
        for socket in evening.sockets:
            del socket.raw[:-1]
            del socket.told[: -1 if socket.told[-1]["type"] == "view" else 0]
        await evening.act(rng)
        await evening.settled()
    return hidden_texts


@pytest.mark.parametrize("game", astragal.game_ids())
def test_nobody_is_sent_what_they_must_not_know(tmp_path: Path, game: str) -> None:
    settings = Settings(tmp_path, pace=NO_PAUSE, rates=Rates().times(1_000_000))

    async def watched() -> None:
        async with Inside(settings) as server:
            evening = Evening(server, [server.person() for _ in range(3)])
            await evening.begin(game, 2)
            cookie_key = await server.house.store.setting(KEY)
            assert cookie_key is not None
            check_links(evening)
            hidden = await play_through(evening, Random(game), cookie_key)
            assert evening.play.over
            assert bool(hidden) == astragal.game(game).hides
            last = evening.sockets[-1].view
            assert last is not None
            assert last["over"]["key"] == evening.play.row.key.hex()

    asyncio.run(watched())


def test_nor_when_all_that_could_be_answered_is_asked(tmp_path: Path) -> None:
    settings = Settings(tmp_path, pace=NO_PAUSE, rates=Rates().times(1_000_000))

    async def watched() -> None:
        async with Inside(settings) as server:
            evening = Evening(server, [server.person() for _ in range(3)])
            await evening.begin("dice-throne", 2, hero="vampire-lord")
            await evening.always_ask()
            cookie_key = await server.house.store.setting(KEY)
            assert cookie_key is not None
            assert await play_through(evening, Random("ask"), cookie_key, 200)
            assert evening.compared_waiting
            acts = await server.house.store.acts(evening.play.row.id)
            assert ("person", "pass") in {(act.kind, act.move) for act in acts}

    asyncio.run(watched())


def test_the_moves_of_a_match_are_told_to_nobody_before_it_is_over(tmp_path: Path) -> None:
    """For every game: a move may be an intent that others don't know, or name a hidden card."""

    async def asked_for() -> None:
        settings = Settings(tmp_path, pace=NO_PAUSE, rates=Rates().times(1_000_000))
        async with Inside(settings) as server:
            for game in astragal.game_ids():
                evening = Evening(server, [server.person() for _ in range(3)])
                await evening.begin(game, 2)
                await evening.act(Random(f"live {game}"))
                watch = evening.table["watch"].rpartition("/")[2]
                path = f"/api/records/{evening.play.row.id}/text?key={watch}"
                for person in evening.people:
                    refused = await person.get(path, 409)
                    assert refused["problem"]["code"] == "not-over"

    asyncio.run(asked_for())


def test_what_is_done_when_the_time_is_up_is_told_by_the_game_alone() -> None:
    m = astragal.game("dice-throne").new(2, seed="late")
    story = Story(m.game, m.setup.content, ["Anna", "Ben"])
    late = Act("m1", 0, 1, 0, 1, "timeout", "fetch blood-magic", 0, b"", "")
    story.act(late, (), m.public)
    for viewer in (0, 1, -1):
        (entry,) = story.read(viewer, 0, "en")
        assert (entry.kind, entry.facts) == ("timeout", {})
        assert "Anna" in entry.words
        assert "fetch" not in entry.words
