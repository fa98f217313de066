"""Records: written, read back, replayed and verified; and what is said of a bad one."""

import pickle
import re
from dataclasses import replace
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import astragal
from astragal.errors import RecordError
from astragal.kernel.chance import Chance, ScriptedChance
from astragal.prose.text import LANGUAGES
from astragal.records.fairness import commitment, derive_key
from astragal.records.record import Fairness, Record, RecordLine, parse, record, write
from astragal.records.replay import moments, replay, verify
from astragal.version import VERSION
from tests.kernel.toy.game import SKIRMISH
from tests.kernel.toy.play import KEY

PIG = astragal.game("pig")
SECRET = bytes(range(32))
NONCES = ("first", "второй")


def kept(moves: str = "roll hold roll roll hold") -> Record:
    m = PIG.new(2, options={"goal": 40}, chance=Chance(KEY))
    for move in moves.split():
        m.apply(move)
    return record(m)


def fair(**changes: Any) -> Record:
    """The record of a match whose key came about by commit and reveal."""
    word = Fairness("table 7", commitment(SECRET), NONCES, SECRET)
    m = PIG.new(2, chance=Chance(derive_key(SECRET, word.match_id, word.nonces)))
    m.apply("roll")
    return record(m, replace(word, **changes))


TEXT = write(kept())
NONE = "0" * 32  # the hash of no pack


def test_a_record_is_text_that_people_can_read() -> None:
    assert TEXT.split("\n")[:6] == [
        "[Astragal 2]",
        f'[Engine "{VERSION}"]',
        '[Game "pig"]',
        "[Rules 1]",
        '[Options {"goal": 40, "polling": "legal"}]',
        "[Seats [{}, {}]]",
    ]
    assert [line.split(" ")[1] for line in TEXT.split("\n\n")[1].splitlines()] == (
        ["roll", "hold", "roll", "roll", "hold"]
    )


def test_a_record_is_read_back() -> None:
    assert parse(TEXT) == kept()
    assert parse(write(fair())) == fair()


def test_it_replays_to_the_same_hash() -> None:
    assert replay(PIG, kept()).hash() == kept().hash
    assert verify(PIG, parse(TEXT)).number == 5
    assert replay(PIG, kept(), 2).hash() == kept("roll hold").hash


def test_moments_go_through_the_match() -> None:
    moves = [(m.number, line and line.move) for m, line in moments(PIG, kept("roll hold"))]
    assert moves == [(0, None), (1, "roll"), (2, "hold")]


def test_comments_and_blanks_are_allowed() -> None:
    text = TEXT.replace("1 roll\n", "\n  1   Roll   ; a lucky one ; really\r\n; hm\n", 1)
    read = parse(text)
    assert read.lines[0] == RecordLine(1, "Roll", "a lucky one ; really")
    assert verify(PIG, read).hash() == kept().hash


def test_comments_are_written_back() -> None:
    lines = (RecordLine(1, "roll", "a lucky one"),)
    text = write(replace(kept(), lines=lines))
    assert text.endswith("1 roll  ; a lucky one\n")
    assert parse(text).lines == lines


def test_scripted_dice_are_recorded() -> None:
    m = PIG.new(2, chance=ScriptedChance(KEY, (3, 1)))
    m.apply("roll")
    text = write(record(m))
    assert "[Dice [3, 1]]" in text
    assert verify(PIG, parse(text)).hash() == m.hash()


@given(st.lists(st.text(max_size=20), max_size=4), st.text(max_size=20))
def test_any_nonce_survives_the_text(nonces: list[str], match_id: str) -> None:
    word = Fairness(match_id, "x", tuple(nonces), SECRET)
    given = replace(kept(), fairness=word)
    assert parse(write(given)) == given


def test_the_public_record_does_not_tell_the_dice_to_come() -> None:
    public = fair().public()
    text = write(public)
    assert SECRET.hex() not in text
    assert fair().key is not None
    assert fair().key not in (public.key, None)
    assert "Key" not in text
    assert "Dice" not in write(replace(kept(), dice=(1, 2)).public())
    assert public.hash is None
    with pytest.raises(
        RecordError, match="this record has no key: the match was still in progress"
    ):
        replay(PIG, parse(text))


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


UNREADABLE = [
    ("", "line 1: this is not a record: the tag Astragal is missing"),
    ("hello", 'line 1: expected a seat and a move like "1 roll", found "hello"'),
    (changed("[Astragal 2]", "[Astragal 3]"), "line 1: this record has format 3"),
    (changed("[Astragal 2]", "[Astragal true]"), "line 1: Astragal is a whole number, not true"),
    (changed('[Game "pig"]', '[Gmae "pig"]'), "line 3: unknown tag Gmae; nearest: Game"),
    (changed('[Game "pig"]', "[Game pig]"), "line 3: the value of Game is not JSON"),
    (changed('[Game "pig"]', "[Game 5]"), "line 3: Game is a text between quotes, not 5"),
    (changed('[Game "pig"]', '[Game "pig"'), "line 3: expected a tag like [Game"),
    (changed('[Game "pig"]', ""), "line 11: this is not a record: the tag Game is missing"),
    (changed('[Game "pig"]', '[Game "\\ud800"]'), "line 3: the value of Game is not JSON"),
    (
        changed('[Game "pig"]', "[Game " + "[" * 10_000 + "]"),
        "line 3: the value of Game is not JSON",
    ),
    (changed("[Seats [{}, {}]]", '[Game "pig"]'), "line 6: the tag Game appears twice"),
    (changed('[Key "', '[Key "zz'), "line 8: Key is not hexadecimal"),
    (changed('[Key "', '[Key "00'), "line 8: Key must have 32 bytes; this one has 33"),
    (
        changed("[Decisions 5]", "[Decisions 6]"),
        "line 9: this record has been cut off or edited: it contains 5 decisions",
    ),
    (TEXT.replace("1 roll\n", "0 roll\n", 1), "expected a seat and a move"),
    (TEXT.replace("1 roll\n", "1\n", 1), "expected a seat and a move"),
    (TEXT.replace("1 roll\n", "1 ; roll\n", 1), "expected a seat and a move"),
    (changed("[Decisions 5]", '[Decisions 5]\n[Dice ["1"]]'), "line 10: Dice is a list of whole"),
    (changed("[Decisions 5]", "[Decisions 5]\n[Dice [1.5]]"), 'of at most 9 digits, not "1.5"'),
    (changed("[Decisions 5]", "[Decisions 5]\n[Dice [NaN]]"), 'of at most 9 digits, not "NaN"'),
    (changed("[Decisions 5]", f"[Decisions {10**300}]"), 'of at most 9 digits, not "1000'),
    (changed("[Decisions 5]", '[Decisions 5]\n[Match "x"]'), "line 10: Match, Commit and Nonces"),
    ("x" * (4 * 1024 * 1024 + 1), "a record has at most 4,194,304 characters"),
]


UNREADABLE.append((changed("[Packs []]", "[Packs [3]]"), "Packs must be a list of texts"))


@pytest.mark.parametrize(("text", "message"), UNREADABLE, ids=[row[1] for row in UNREADABLE])
def test_a_text_that_is_no_record(text: str, message: str) -> None:
    with pytest.raises(RecordError) as error:
        parse(text)
    assert message in str(error.value)


UNTRUE = [
    (changed("1 roll", "2 roll"), "line 12: seat 2 decides here, but it is seat 1's decision"),
    (changed("1 roll", "1 rol"), 'line 12: "rol" is not legal now: there is no such move here'),
    (changed('[Game "pig"]', '[Game "chess"]'), 'this is a record of "chess", not of pig'),
    (changed("[Packs []]", f'[Packs ["{NONE}"]]'), f"packs that are not here: {NONE}"),
    (changed('[Hash "', '[Hash "00'), "the last position differs from the recorded one"),
    (
        changed("[Decisions 5]", "[Decisions 5]\n[Result [1, 2]]"),
        "the result is still open by the rules, but 1, 2 in the record",
    ),
    (
        changed("[Decisions 5]", "[Decisions 5]\n[Dice [1]]"),
        "line 15: the dice given in the tag Dice run out",
    ),
]


@pytest.mark.parametrize(("text", "message"), UNTRUE, ids=[row[1] for row in UNTRUE])
def test_a_record_that_does_not_hold(text: str, message: str) -> None:
    with pytest.raises(RecordError) as error:
        verify(PIG, parse(text))
    assert message in str(error.value)


def test_a_setup_that_the_game_does_not_know_is_told() -> None:
    text = changed('"goal": 40', '"goal": 1')
    with pytest.raises(RecordError, match="options: goal: 1 is not between"):
        replay(PIG, parse(text))


ALL = UNREADABLE + UNTRUE
SPELLED = {"roll", "hello", "chess", "true", "format"}


@pytest.mark.parametrize("text", [row[0] for row in ALL], ids=[row[1] for row in ALL])
def test_what_is_wrong_is_said_in_every_language(text: str) -> None:
    with pytest.raises(RecordError) as error:
        verify(PIG, parse(text))
    english = set(re.findall(r"\b[a-z]{4,}\b", str(error.value)))
    for language in ("ru", "pl"):
        said = error.value.said(language)
        assert "⟨" not in said
        assert english & set(re.findall(r"\w+", said)) <= SPELLED


def test_an_error_goes_from_process_to_process() -> None:
    with pytest.raises(RecordError) as error:
        verify(PIG, parse(changed("1 roll", "1 rol")))
    again = pickle.loads(pickle.dumps(error.value))
    assert [again.said(one) for one in LANGUAGES] == [error.value.said(one) for one in LANGUAGES]


def test_moves_after_the_end_are_refused() -> None:
    m = PIG.new(2, options={"goal": 2}, chance=ScriptedChance(KEY, (3,)))
    m.apply("roll")
    m.apply("hold")
    longer = replace(record(m), lines=(*record(m).lines, RecordLine(2, "roll", number=17)))
    with pytest.raises(RecordError, match='line 17: the match was over before "roll"'):
        replay(PIG, longer)


def test_another_version_is_named_when_something_is_wrong() -> None:
    old = replace(kept(), engine="0.0.1", hash="00")
    with pytest.raises(RecordError, match=rf"0\.0\.1.*this is {VERSION}"):
        verify(PIG, old)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"secret": None}, "the secret has not been revealed yet"),
        ({"secret": SECRET[::-1]}, "not the one that was committed to"),
        ({"commit": "é"}, "not the one that was committed to"),
        ({"nonces": ("first", "second")}, "the key does not follow from the secret"),
        ({"match_id": "table 8"}, "the key does not follow from the secret"),
    ],
)
def test_a_broken_word_is_told(changes: dict[str, Any], message: str) -> None:
    assert verify(PIG, fair()).number == 1
    with pytest.raises(RecordError, match=message):
        verify(PIG, parse(write(fair(**changes))))


def test_a_match_loaded_from_bytes_has_no_record() -> None:
    m = SKIRMISH.new(2, seed="a")
    m.apply("end")
    with pytest.raises(RecordError, match="its history is in its record"):
        record(SKIRMISH.load(m.to_bytes()))


def test_a_long_line_takes_no_longer_than_its_length() -> None:
    began = process_time()
    with pytest.raises(RecordError):
        parse("1 a" + " " * 1_000_000 + "b ; c")
    assert process_time() - began < 1


def test_a_text_with_nul_is_no_record() -> None:
    with pytest.raises(RecordError, match=r"line 2: .*PNG"):
        parse("[Astragal 2]\nPNG\0\0")


@pytest.mark.parametrize("rules", [0, 2])
def test_other_rules_are_refused_in_the_players_language(rules: int) -> None:
    with pytest.raises(RecordError) as error:
        replay(PIG, replace(kept(), rules=rules))
    said = {language: error.value.said(language) for language in LANGUAGES}
    assert said["en"].startswith(f"this record goes by rules {rules} of the game; this version")
    assert f"под номером {rules}" in said["ru"]
    assert f"zasady gry numer {rules}" in said["pl"]


def test_a_record_from_before_the_rules_were_numbered_says_its_format() -> None:
    older = TEXT.replace("[Astragal 2]", "[Astragal 1]").replace("[Rules 1]\n", "")
    with pytest.raises(RecordError, match="line 1: this record has format 1; this version reads"):
        parse(older)


def test_the_version_is_only_a_remark() -> None:
    assert verify(PIG, replace(kept(), engine="9.9.9")).hash() == kept().hash
