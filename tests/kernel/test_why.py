"""What every game can say of a move that is not legal now."""

import pytest

from astragal.kernel.why import MOST_MOVES, Refusal, moves, not_asked, other_answer, unknown
from astragal.prose.text import LANGUAGES, Text
from tests.kernel.toy.play import table
from tests.kernel.toy.state import GEM, STRIKE, WARD


def test_an_unknown_word_is_said_with_the_one_that_was_meant() -> None:
    assert unknown("why-unknown-word", "strke", ["gem", "strike"]) == (
        None,
        "why-unknown-word-near",
        {"word": "strke", "near": "strike"},
    )
    assert unknown("why-unknown-word", "zzz", ["gem"])[1:] == ("why-unknown-word", {"word": "zzz"})


def test_only_the_seat_that_is_asked_decides() -> None:
    m = table([STRIKE], [WARD])
    assert not_asked(m, 0, "T-1") is None
    assert not_asked(m, 1, "T-1") == ("T-1", "why-not-asked", {"seat": 1})


def test_another_answer_to_the_question_is_told_from_another_question() -> None:
    m = table([STRIKE, GEM], [WARD], [WARD])
    said = {"moves": "strike 2, strike 3"}
    assert other_answer(m, "strike") == (None, "why-none-of-these", said)
    assert other_answer(m, "ward")[:2] == (None, "why-other-question")


def test_of_many_moves_the_first_few_are_said() -> None:
    m = table([STRIKE], [WARD])
    assert moves(m, [("gem",)] * MOST_MOVES).count("gem") == MOST_MOVES
    assert moves(m, [("gem",)] * (MOST_MOVES + 1)).endswith("gem, …")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_them_has_words(language: str) -> None:
    m = table([STRIKE], [WARD])
    said: list[Refusal | None] = [
        unknown("why-unknown-word", "strke", ["strike"]),
        unknown("why-unknown-word", "zzz", []),
        not_asked(m, 1, "T-1"),
        other_answer(m, "strike"),
        other_answer(m, "ward"),
    ]
    text = Text(language)
    for refusal in said:
        assert refusal is not None
        assert "⟨" not in text.message(refusal[1], **refusal[2])
