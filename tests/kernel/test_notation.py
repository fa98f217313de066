"""Notation, and why a move is not legal."""

from typing import Any

import pytest

import astragal
from astragal.errors import IllegalMove
from astragal.kernel.match import Option
from astragal.kernel.moves import Moves
from astragal.kernel.notation import resolve
from astragal.kernel.parts import Beside, Either, Faces, Maybe, Numeral, Thing, Word
from astragal.prose.spelling import LONGEST_MOVE, tidy
from tests.kernel.toy.play import table
from tests.kernel.toy.state import GEM, STRIKE, WARD

COUNT = Numeral("n", 0, 9)
MOVES = Moves(
    {
        "keep": (Faces("faces", 6, 5),),
        "play": (Thing("card", lambda content: ("gem", "ward", "gem of fire")), Maybe(COUNT)),
        "put": (Either({int: COUNT, str: Word("where", lambda content: ("here",))}),),
        "resolve": (COUNT, Beside("of")),
        "strike": (Numeral("seat", 0, 2, plus=1),),
        "pass": (),
    }
)
WRITTEN = {
    ("pass",): "pass",
    ("keep", 1, 3, 3): "keep 1 3 3",
    ("play", 0): "play gem",
    ("play", 2): "play gem of fire",
    ("play", 0, 2): "play gem 2",
    ("put", 3): "put 3",
    ("put", "here"): "put here",
    ("resolve", 2): "resolve 2",
    ("strike", 0): "strike 1",
}


@pytest.mark.parametrize(("option", "text"), WRITTEN.items())
def test_a_declared_move_is_written_and_read_back(option: Option, text: str) -> None:
    assert MOVES.write(None, option) == text
    assert MOVES.read(None, text) == option


def test_every_move_has_a_number_of_its_own() -> None:
    numbers = [MOVES.action_id(None, option) for option in WRITTEN]
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < MOVES.count(None) for number in numbers)
    # Dice, a card with a count or without, a count or a word, a count, a seat, and to pass.
    assert MOVES.count(None) == 462 + 3 * (1 + 10) + (10 + 1) + 10 + 3 + 1


@pytest.mark.parametrize("option", [("strike", 3), ("put", 10), ("put", 1.5), ("keep", 7)])
def test_what_is_out_of_bounds_has_no_number(option: Option) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        MOVES.action_id(None, option)


@pytest.mark.parametrize(
    "text",
    ["", "fly", "strike", "strike one", "play", "play rose", "play gem x", "pass now", "keep x"],
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        MOVES.read(None, text)


def test_the_page_is_told_a_move_by_names() -> None:
    assert MOVES.told(None, ("play", 2, 1)) == {"verb": "play", "card": "gem of fire", "n": 1}
    assert MOVES.told(None, ("play", 1)) == {"verb": "play", "card": "ward"}
    assert MOVES.told(None, ("keep", 2, 2)) == {"verb": "keep", "faces": [2, 2]}
    assert MOVES.told(None, ("resolve", 1, "burn")) == {"verb": "resolve", "n": 1, "of": "burn"}
    assert MOVES.values(("strike", 0)) == {"seat": 0}


def test_the_words_of_moves_are_known() -> None:
    assert {"keep", "gem", "of", "fire", "here", "pass"} <= MOVES.words(None)


def test_case_and_blanks_do_not_matter() -> None:
    assert tidy("  Strike \t 2\n") == "strike 2"
    m = table([STRIKE], [WARD])
    assert resolve(m, " STRIKE   2 ") == resolve(m, "strike 2") == 0


def test_a_move_is_an_index_an_option_or_text() -> None:
    m = table([STRIKE, GEM], [WARD])
    assert m.options[1] == ("gem",)
    assert resolve(m, 1) == resolve(m, ("gem",)) == resolve(m, "gem") == 1


def test_a_long_text_is_not_cut_down_to_a_legal_move() -> None:
    m = table([STRIKE, GEM], [WARD])
    assert resolve(m, "gem" + " " * LONGEST_MOVE) == 1
    for text in ("gem" + " " * LONGEST_MOVE + "x", "x" * 100_000):
        with pytest.raises(IllegalMove):
            resolve(m, text)


@pytest.mark.parametrize("move", [-1, 6, 10**30])
def test_an_index_out_of_range_is_told_the_range(move: int) -> None:
    m = table([STRIKE], [WARD])
    with pytest.raises(IllegalMove, match="there are 6 options, numbered from 0 to 5"):
        m.apply(move)


@pytest.mark.parametrize(
    ("move", "reason", "nearest"),
    [
        ("strike 3", "there is no such move here", "strike 2"),
        ("gme", "there is no such move here", None),
        ("gem", "you hold no such card: gem", None),
        (("stance", 7), "there is no such move here", "stance 2"),
        (("strike",), "there is no such move here", "strike 2"),
        ("", "there is no such move here", None),
    ],
)
def test_a_refusal_says_why_and_what_is_nearest(
    move: Any, reason: str, nearest: str | None
) -> None:
    m = table([STRIKE], [WARD])
    before = m.to_bytes()
    with pytest.raises(IllegalMove) as error:
        m.apply(move)
    assert error.value.reason == reason
    assert error.value.nearest == nearest
    assert m.to_bytes() == before


def test_the_error_reads_as_a_sentence() -> None:
    m = table([STRIKE], [WARD])
    with pytest.raises(IllegalMove) as error:
        m.apply("Strike 3")
    assert str(error.value) == (
        "'Strike 3' is not legal now: there is no such move here; nearest legal move: strike 2"
    )


def test_why_speaks_three_languages() -> None:
    m = table([STRIKE], [WARD])
    reason = m.why("gem")
    assert reason is not None
    assert reason.sentence("ru") == "у вас нет такой карты: gem"
    assert reason.sentence("pl") == "nie masz takiej karty: gem"
    assert str(reason) == "you hold no such card: gem"
    assert m.why("strike 2") is None


def test_nothing_is_legal_when_the_match_is_over() -> None:
    m = astragal.game("pig").new(2, options={"goal": 2}, seed="a")
    while m.options:
        m.choose(m.number % 2)
    reason = m.why("roll")
    assert reason is not None
    assert reason.sentence() == "the match is over"
    for move in (0, "roll", ("roll",)):
        with pytest.raises(IllegalMove, match="the match is over"):
            m.apply(move)
