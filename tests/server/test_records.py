"""Records made from acts, imported, and looked back at."""

import itertools
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pytest
from msgspec import to_builtins

import astragal
from astragal.kernel.chance import Chance
from astragal.kernel.match import REFEREE, SPECTATOR
from astragal.prose.text import LANGUAGES
from astragal.records.fairness import commitment, derive_key
from astragal.records.record import Record, parse, record
from astragal.server.kept_packs import KeptPacks
from astragal.server.moments import all_draws, moments, turns, viewer_of
from astragal.server.problems import Problem
from astragal.server.records import (
    Kept,
    Records,
    kept_import,
    kept_match,
    read_import,
    seat_names,
    verify_here,
)
from astragal.server.store import ADD_MATCH, Store, rows
from astragal.server.store.cabinet import Cabinet, Import
from astragal.version import VERSION
from tests.server.cabinets import on_a_store

SECRET = bytes(range(32))
NONCES = ["00", "ff"]


def played(game_id: str = "pig", most: int = 1000) -> tuple[rows.Match, list[rows.Act]]:
    """A match as the server keeps it, one option after another taken, one move taken back."""
    game = astragal.game(game_id)
    key = derive_key(SECRET, "m1", NONCES)
    m = game.new(chance=Chance(key), events=True)
    acts: list[rows.Act] = []
    while m.options and len(acts) < most:
        seat, number = m.seat + 1, m.number
        move = m.notation(m.options[len(acts) // 2 % len(m.options)])
        m.apply(move)
        acts.append(act(m, len(acts), seat, number, "person", move))
        if m.earlier is not None and not any(one.kind == "undo" for one in acts):
            seat, number = m.earlier.seat + 1, m.number
            m.undo()
            acts.append(act(m, len(acts), seat, number, "undo", "1"))
    row = rows.Match(
        id="m1",
        table=None,
        game=game_id,
        seats=[dict(seat) for seat in m.setup.seats],
        names=["Anna", "Ben"],
        users=["anna", "ben"],
        options=dict(m.setup.options),
        packs=m.setup.marks(),
        engine=VERSION,
        rules=game.rules,
        key=key,
        started=0,
        secret=SECRET,
        commit=commitment(SECRET),
        nonces=NONCES,
        ended=1000 if m.result else None,
        result=None if m.result is None else list(m.result),
        moves=m.number,
    )
    return row, acts


def act(m: astragal.Match, n: int, seat: int, number: int, kind: Any, move: str) -> rows.Act:
    return rows.Act("m1", n, seat, number, m.seat + 1, kind, move, n, b"", m.hash())


@pytest.mark.parametrize("game_id", astragal.game_ids())
def test_the_record_of_a_finished_match_holds(game_id: str) -> None:
    row, acts = played(game_id)
    kept = kept_match(row, acts)
    assert kept.over
    text = astragal.write(kept.shown())
    assert astragal.verify(astragal.game(game_id), astragal.parse(text)).result == tuple(
        row.result or ()
    )


def test_moves_taken_back_are_not_in_it() -> None:
    row, acts = played("dice-throne")
    undone = [one for one in acts if one.kind == "undo"]
    assert undone
    assert len(kept_match(row, acts).record.lines) == len(acts) - 2 * len(undone)


def test_while_the_match_goes_on_key_secret_and_hash_stay_here() -> None:
    row, acts = played("dice-throne", most=30)
    text = astragal.write(kept_match(row, acts).shown())
    for hidden in (row.key.hex(), SECRET.hex(), acts[-1].hash):
        assert hidden not in text
    assert row.commit is not None
    assert row.commit in text


def test_a_saying_has_words_however_it_is_spelled() -> None:
    game = astragal.game("pig")
    m = game.new(seed="said", events=True)
    m.speak(0, "offer draw")
    m.resign(1)
    text = astragal.write(record(m))
    text = text.replace("1 offer draw", "1 Offer Draw").replace("2 resign", "2 RESIGN")
    kept = kept_import("brought", text)
    words = [moment.words for moment in moments(kept, 1, 2, SPECTATOR, "en")]
    assert words == ["Offer a draw", "Resign"]


def test_moments_begin_before_the_first_move() -> None:
    kept = kept_match(*played())
    found = moments(kept, 0, 3, SPECTATOR, "en")
    assert [one.number for one in found] == [0, 1, 2]
    assert (found[0].seat, found[0].move) == (None, None)
    assert (found[1].seat, found[1].move) == (1, kept.record.lines[0].move)
    assert found[1].words
    assert found[1].log


def test_moments_come_in_pages_that_fit_together() -> None:
    kept = kept_match(*played("dice-throne", most=60))
    whole = moments(kept, 0, 60, 0, "ru")
    assert [*moments(kept, 0, 25, 0, "ru"), *moments(kept, 25, 35, 0, "ru")] == whole
    assert moments(kept, 999, 5, 0, "ru") == []


def test_moments_show_each_viewer_its_own() -> None:
    kept = kept_match(*played("dice-throne", most=20))
    game = astragal.game("dice-throne")
    m = astragal.replay(game, kept.record, 7)
    for viewer in (0, 1, SPECTATOR, REFEREE):
        expected = m.view(viewer)
        assert expected["decision"] is not None
        expected["decision"].pop("options", None)
        assert to_builtins(moments(kept, 7, 1, viewer, "en")[0].view) == expected


@pytest.mark.parametrize(
    ("seat", "viewer"), [("0", SPECTATOR), ("1", 0), ("2", 1), ("referee", REFEREE)]
)
def test_viewers_are_named_by_seat(seat: str, viewer: int) -> None:
    assert viewer_of(seat, 2) == viewer


@pytest.mark.parametrize("seat", ["", "3", "-1", "one", "²", "1.0"])
def test_nobody_sits_where_there_is_no_seat(seat: str) -> None:
    with pytest.raises(Problem, match="no-seat"):
        viewer_of(seat, 2)


def test_turns_are_where_another_seat_becomes_active() -> None:
    kept = kept_match(*played())
    found, _ = turns(kept)
    assert found[0] == 0
    game = astragal.game("pig")
    active = [astragal.replay(game, kept.record, number).active for number in found[:-1]]
    assert all(one != next for one, next in itertools.pairwise(active))


@pytest.mark.parametrize("game_id", astragal.game_ids())
def test_every_turn_begins_with_a_chance_to_win_for_each_seat(game_id: str) -> None:
    kept = kept_match(*played(game_id))
    found, chances = turns(kept)
    assert len(chances) == len(found) + 1
    assert all(0 <= chance <= 1 for row in chances for chance in row)
    assert kept.record.result is not None
    assert [chance == 1 for chance in chances[-1]] == [place == 1 for place in kept.record.result]


def test_draws_are_plain_data() -> None:
    first = to_builtins(all_draws(kept_match(*played()))[0])
    assert set(first) == {"stream", "sides", "drawn", "number"}
    assert first["stream"] == "dice"


def pig_text() -> str:
    return astragal.write(kept_match(*played()).record)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[Result", "[Results", "unknown tag"),
        ("1 roll", "2 roll", "seat 1's decision"),
        ('[Game "pig"]', '[Game "pigs"]', "there is no game"),
        ('"goal": 100', '"goal": 50', ""),
        ("[Secret ", '[Secret "00"]\n; ', "32 bytes"),
    ],
)
def test_what_does_not_hold_is_not_imported(old: str, new: str, reason: str) -> None:
    text = pig_text()
    assert old in text
    with pytest.raises(Problem) as refused:
        verify_here(read_import(text.replace(old, new, 1))[0])
    assert refused.value.code == "record"
    said = {language: refused.value.said(language).words for language in LANGUAGES}
    assert reason in said["en"]
    assert "⟨" not in "".join(said.values())
    detail = said["en"].removeprefix("This record is not valid: ")
    assert all(detail not in said[language] for language in ("ru", "pl"))


def test_a_live_record_is_not_imported() -> None:
    row, acts = played("dice-throne", most=30)
    with pytest.raises(Problem) as refused:
        verify_here(read_import(astragal.write(kept_match(row, acts).shown()))[0])
    assert "secret has not been revealed" in refused.value.said("en").words


def test_imports_are_kept_once_and_found_again(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        records = Records(store, shelf, KeptPacks(store))
        first = await records.take_in("anna", pig_text(), 5)
        assert await records.take_in("anna", "\n; a note\n" + pig_text(), 6) == first
        assert await records.take_in("ben", pig_text(), 7) != first
        kept = await records.find(first)
        assert kept.record == astragal.parse(pig_text())
        assert (kept.names, seat_names(2, "ru")) == ((), ("Место 1", "Место 2"))
        (listed,) = await records.of("anna", "en")
        assert (listed["id"], listed["moves"]) == (first, len(kept.record.lines))

    on_a_store(tmp_path, work)


def test_a_record_that_is_not_there(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        with pytest.raises(Problem, match="not-found"):
            await Records(store, shelf, KeptPacks(store)).find("nothing")

    on_a_store(tmp_path, work)


def test_a_record_of_other_packs_says_so() -> None:
    row, acts = played()
    row.packs = ["lamp:" + "0" * 32]
    kept: Kept = kept_match(row, acts)
    looks: list[Callable[[], object]] = [
        lambda: turns(kept),
        lambda: all_draws(kept),
        lambda: moments(kept, 0, 1, SPECTATOR, "en"),
    ]
    for look in looks:
        with pytest.raises(Problem) as refused:
            look()
        assert "packs that are not here" in refused.value.said("en").words
        assert "которых здесь нет" in refused.value.said("ru").words
        assert "--pack" not in refused.value.said("en").words


def test_a_record_with_a_move_that_is_no_longer_legal_says_so() -> None:
    row, acts = played()
    acts[3].move = "rol"
    kept = kept_match(row, acts)
    lines = [line.partition(" ")[2] for line in astragal.write(kept.record).split("\n")]
    for first in (0, 4):
        with pytest.raises(Problem) as refused:
            moments(kept, first, 9, SPECTATOR, "en")
        said = refused.value.said("ru").words
        assert f"строка {lines.index('rol') + 1}: " in said
        assert "здесь этого сделать нельзя" in said


def test_an_import_that_can_no_longer_be_read_is_listed_and_says_why(tmp_path: Path) -> None:
    about = {"game": "pig", "seats": [{}, {}], "result": [1, 2], "moves": 5}

    async def work(store: Store, shelf: Cabinet) -> None:
        await shelf.add_import(Import("i1", "nonsense", about, 7), "anna", "hash")
        records = Records(store, shelf, KeptPacks(store))
        (listed,) = await records.of("anna", "pl")
        assert (listed["id"], listed["moves"]) == ("i1", 5)
        assert listed["names"] == ("Miejsce 1", "Miejsce 2")
        with pytest.raises(Problem) as refused:
            await records.find("i1")
        assert refused.value.code == "record"

    on_a_store(tmp_path, work)


def test_reading_a_long_import_stops_no_table(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        threads = []

        def noted(text: str) -> Record:
            threads.append(current_thread())
            return parse(text)

        records = Records(store, shelf, KeptPacks(store))
        id = await records.take_in("anna", pig_text(), 5)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("astragal.server.records.parse", noted)
            await records.of("anna", "en")
            assert not threads
            await records.find(id)
        assert threads
        assert main_thread() not in threads

    on_a_store(tmp_path, work)


def test_a_match_is_found_by_its_id(tmp_path: Path) -> None:
    row, _ = played()

    async def work(store: Store, shelf: Cabinet) -> None:
        await store.write((ADD_MATCH, asdict(row)))
        kept = await Records(store, shelf, KeptPacks(store)).find("m1")
        assert kept.names == ("Anna", "Ben")
        assert kept.over

    on_a_store(tmp_path, work)
