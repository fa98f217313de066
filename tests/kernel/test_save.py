"""Bytes of a whole match, and each way in which bytes can be no match."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import astragal
from astragal.errors import SaveError
from astragal.kernel.chance import ScriptedChance, key_of_seed
from astragal.kernel.match import Match
from astragal.kernel.save import FORMAT, MAGIC, MOST, MOST_FRAMES, NAME, SUM, Saved
from astragal.prose.text import LANGUAGES
from tests.games.mutate import sealed
from tests.kernel.toy.game import SKIRMISH
from tests.kernel.toy.play import table
from tests.kernel.toy.state import FEINT, GEM, STRIKE, WARD
from tests.kernel.toy.turn import acted

PIG = astragal.game("pig")


def saved(m: Match) -> Saved:
    return msgspec.msgpack.decode(m.to_bytes()[len(MAGIC) : -SUM], type=Saved)


def ran(code: str) -> str:
    """What a fresh process prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def forged(m: Match, **changes: Any) -> bytes:
    """The bytes of a match with other values in them and a checksum that fits."""
    body = saved(m)
    for name, value in changes.items():
        setattr(body, name, value)
    return sealed(msgspec.msgpack.encode(body))


def refused(m: Match, message: str, **changes: Any) -> None:
    with pytest.raises(SaveError) as error:
        m.game.load(forged(m, **changes))
    assert message in str(error.value)


def over() -> Match:
    m = table([STRIKE], [])
    m.health[1] = 1
    m.apply("strike 2")
    return m


def test_a_match_comes_back_whole() -> None:
    m = table([STRIKE, FEINT], [WARD, GEM])
    m.apply("strike 2")
    loaded = SKIRMISH.load(m.to_bytes())
    assert loaded.to_bytes() == m.to_bytes()
    assert loaded.hash() == m.hash()
    assert (loaded.seat, loaded.reason, loaded.options) == (m.seat, m.reason, m.options)
    assert loaded.view(1) == m.view(1)
    assert loaded.events is None


def test_a_match_that_is_over_comes_back_over() -> None:
    loaded = SKIRMISH.load(over().to_bytes())
    assert (loaded.result, loaded.options, loaded.seat) == ((1, 2), (), -1)


def test_scripted_dice_come_back() -> None:
    m = PIG.new(2, chance=ScriptedChance(key_of_seed("x"), (3, 4, 5)))
    m.apply("roll")
    loaded = PIG.load(m.to_bytes())
    assert loaded.chance.script() == (4, 5)
    assert loaded.hash() == m.hash()


def test_neither_bytes_nor_hash_follow_the_version() -> None:
    told = "import astragal; m = astragal.game('pig').new(2, seed='a'); print(m.to_bytes().hex())"
    newer = "import astragal.version as v; v.VERSION = '9.9.9'; "
    printed = {ran(code) for code in (told, newer + told)}
    assert printed == {PIG.new(2, seed="a").to_bytes().hex()}


def test_another_format_is_refused_in_the_players_language() -> None:
    data = PIG.new(2, seed="a").to_bytes()
    for other in (1, FORMAT + 1):
        with pytest.raises(SaveError) as error:
            PIG.load(data[: len(NAME)] + bytes([other]) + data[len(MAGIC) :])
        said = {language: error.value.said(language) for language in LANGUAGES}
        assert said["en"] == f"this match was saved in format {other}; this version reads format 2"
        assert "в формате" in said["ru"]
        assert "w formacie" in said["pl"]


@pytest.mark.parametrize("rules", [0, 2])
def test_other_rules_are_refused_in_the_players_language(rules: int) -> None:
    with pytest.raises(SaveError) as error:
        PIG.load(forged(PIG.new(2, seed="a"), rules=rules))
    said = {language: error.value.said(language) for language in LANGUAGES}
    assert said["en"].startswith(f"this match goes by rules {rules} of the game; this version")
    assert f"под номером {rules}" in said["ru"]
    assert f"zasady gry numer {rules}" in said["pl"]


def test_the_hash_follows_everything_else() -> None:
    m = table([STRIKE], [WARD])
    others = [table([STRIKE], [FEINT]), table([STRIKE], [WARD], polling="public")]
    moved = m.clone()
    moved.apply("stance 1")
    rolled = m.clone()
    rolled.apply("roll")
    hashes = {one.hash() for one in (m, *others, moved, rolled)}
    assert len(hashes) == 5


def test_noise_is_no_match() -> None:
    for data in (b"", b"\x00", MAGIC, NAME, b"ASTRAGOL\x02" + b"x" * 40, b"x" * 1000):
        with pytest.raises(SaveError, match=r"no saved match|damaged"):
            PIG.load(data)


def test_a_flipped_bit_is_damage() -> None:
    data = PIG.new(2, seed="a").to_bytes()
    for at in range(len(MAGIC), len(data)):
        with pytest.raises(SaveError, match="this saved match is damaged"):
            PIG.load(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :])


def test_a_truncated_save_is_damage() -> None:
    data = PIG.new(2, seed="a").to_bytes()
    for length in range(len(MAGIC), len(data)):
        with pytest.raises(SaveError, match="this saved match is damaged"):
            PIG.load(data[:length])


def test_too_many_bytes_are_not_even_read() -> None:
    with pytest.raises(SaveError, match="a saved match has at most 16777216 bytes"):
        PIG.load(b"x" * (MOST + 1))


@pytest.mark.parametrize(
    "body",
    [b"", b"\xc1", b"\x91" * 100_000, b"\x90", msgspec.msgpack.encode(["pig"]), b"\xdf\xff"],
    ids=["empty", "never used", "deep", "no fields", "few fields", "cut off"],
)
def test_a_body_of_another_form_cannot_be_read(body: bytes) -> None:
    with pytest.raises(SaveError, match="this saved match can't be read"):
        PIG.load(sealed(body))


def test_a_match_of_another_game_is_named() -> None:
    with pytest.raises(SaveError, match="this is a match of 'pig', not of skirmish"):
        SKIRMISH.load(PIG.new(2, seed="a").to_bytes())


def test_other_content_is_told() -> None:
    refused(PIG.new(2, seed="a"), "packs that are not here: " + "0" * 32, packs=["0" * 32])
    refused(PIG.new(2, seed="a"), f"not here: lamp ({'0' * 32})", packs=["lamp:" + "0" * 32])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": [{}]}, "this game has 2 to 3 seats, not 1"),
        ({"seats": [{}, {"hero": "x"}]}, "seat 2: there is no 'hero' here"),
        ({"options": {"health": 100}}, "options: health: 100 is not from 1 to 9"),
        ({"key": b"short"}, "the chance of this match is out of range"),
        ({"dice": -1}, "the chance of this match is out of range"),
        ({"deck": 2**63}, "the chance of this match is out of range"),
        ({"active": 2}, "the active seat or the decision number is out of range"),
        ({"active": -1}, "the active seat or the decision number is out of range"),
        ({"number": -1}, "the active seat or the decision number is out of range"),
        ({"result": [1, 2]}, "either waits for a decision or has a result"),
        ({"asked": None}, "either waits for a decision or has a result"),
        ({"result": [1], "asked": None}, "the result does not fit the seats"),
        ({"result": [0, 1], "asked": None}, "the result does not fit the seats"),
        ({"asked": ["tests.end_turn"]}, "the step that should ask does not ask"),
        ({"asked": ["kernel.window", "strike"]}, "the step that should ask does not ask"),
        ({"asked": ["tests.begin"]}, "the step that should ask does not ask"),
        ({"asked": ["tests.trun"]}, "no step is called 'tests.trun'; nearest: tests.turn"),
        ({"asked": ["pig.turn"]}, "pig.turn is a step of another game"),
        ({"agenda": [["tests.turn", 5]]}, "tests.turn takes 0 arguments, not 1"),
        ({"agenda": [["kernel.window", 5]]}, "don't fit: Expected `str`, got `int`"),
        ({"agenda": [["tests.turn"]] * (MOST_FRAMES + 1)}, "an agenda has at most 1000 frames"),
        ({"state": 5}, "these bytes are no match of skirmish"),
        ({"state": [[4, 4]]}, "these bytes are no match of skirmish"),
    ],
)
def test_a_forged_save_is_refused(changes: dict[str, Any], message: str) -> None:
    refused(table([STRIKE], [WARD]), message, **changes)


def test_broken_invariants_are_refused() -> None:
    m = table([STRIKE], [WARD])
    for break_it, message in BROKEN:
        state = saved(m).state
        break_it(state)
        refused(m, message, state=state)


BROKEN: list[tuple[Callable[[Any], None], str]] = [
    (lambda state: state[2].pop(), "cards out of bounds"),
    (lambda state: state[0].__setitem__(0, -1), "health out of bounds"),
    (lambda state: state[0].append(4), "seats out of bounds"),
]


def test_a_match_that_is_over_has_an_empty_agenda() -> None:
    refused(over(), "a match that is over has nothing on its agenda", agenda=[["tests.turn"]])


def test_options_come_from_the_rules_not_from_the_save() -> None:
    m = table([STRIKE], [WARD])
    loaded = SKIRMISH.load(forged(m, asked=["tests.turn"], active=1))
    assert loaded.seat == 1
    assert ("strike", 0) not in loaded.options


@pytest.mark.parametrize("number", [0, 1])
def test_a_move_that_a_forged_save_breaks_blames_the_save(number: int) -> None:
    m = table([STRIKE], [WARD])
    m.apply("strike 2")
    wrong = [["tests.acted", 0, ["no such action"]]]
    loaded = SKIRMISH.load(forged(m, agenda=wrong, number=number))
    before = loaded.to_bytes()
    with pytest.raises(SaveError, match="loaded from bytes that are no match: KeyError"):
        loaded.apply("pass")
    assert loaded.to_bytes() == before


def test_a_move_that_a_bug_breaks_does_not_blame_anybody() -> None:
    m = table([STRIKE], [WARD])
    m.apply("strike 2")
    m.agenda.append((acted, 0, ("no such action",)))
    before = m.to_bytes()
    with pytest.raises(KeyError):
        m.apply("pass")
    assert m.to_bytes() == before


def test_a_number_too_large_to_be_saved_is_an_error_of_ours() -> None:
    m = table([STRIKE], [WARD])
    m.turns = 2**64
    with pytest.raises(SaveError, match="too large to be saved"):
        m.to_bytes()
    with pytest.raises(SaveError, match="too large to be saved"):
        m.hash()
