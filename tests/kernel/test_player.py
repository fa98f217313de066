"""Players in sentences: by name where there is one, in the case that the sentence needs."""

import pytest

import astragal
from astragal.kernel.match import Match
from astragal.prose.player import LONGEST_NAME, Player, player
from astragal.prose.text import LANGUAGES, house_words

THROUGH = "\N{ARABIC LETTER SEEN}\N{ARABIC LETTER REH}"


def pig(*names: str) -> Match:
    m = astragal.game("pig").new(2, seed="any", events=True)
    m.names = names
    return m


def said(m: Match, kind: str, language: str, **facts: object) -> str:
    return m.say(f"event-{kind}", facts, language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Anna steals 2 health from Ben."),
        ("ru", "Anna крадёт здоровье у игрока Ben: 2."),
        ("pl", "Anna kradnie zdrowie graczowi Ben: 2."),
    ],
)
def test_a_word_that_has_the_case_stands_before_a_name(language: str, words: str) -> None:
    m = astragal.game("dice-throne").new(2, seed="any")
    m.names = ("Anna", "Ben")
    told = said(m, "stole-health", language, seat=1, target_seat=2, amount=2)
    assert told.replace("\N{NO-BREAK SPACE}", " ") == words


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Seat 2"), ("ru", "Место 2"), ("pl", "Miejsce 2")]
)
def test_without_names_seats_are_numbered(language: str, words: str) -> None:
    assert said(pig(), "rolled", language, seat=2, die=3).startswith(words)


def test_who_has_no_name_is_numbered_among_those_who_have() -> None:
    assert said(pig("Anna", ""), "rolled", "en", seat=2, die=3) == "Seat 2 rolls a 3."


@pytest.mark.parametrize("name", ["{ $seat }", "<b>x</b>", "{ PLAYER($seat) }", '"', "a\\u0041"])
def test_a_name_is_text_and_nothing_else(name: str) -> None:
    assert said(pig(name, "Ben"), "rolled", "en", seat=1, die=3) == f"{name} rolls a 3."


def test_a_name_written_from_right_to_left_turns_nothing_else_around() -> None:
    isolated = "\N{FIRST STRONG ISOLATE}" + THROUGH + "\N{POP DIRECTIONAL ISOLATE}"
    assert said(pig(THROUGH), "rolled", "en", seat=1, die=3) == f"{isolated} rolls a 3."


def test_a_name_has_an_end() -> None:
    assert said(pig("x" * 500), "rolled", "en", seat=1, die=3) == f"{'x' * LONGEST_NAME} rolls a 3."


def test_a_question_says_whom_it_is_put_to_but_not_to_them() -> None:
    m = pig("Anna", "Ben")
    assert m.decision is not None
    assert m.decision.sentence("en") == "Anna: roll again, or hold what you have?"
    assert m.decision.question("en") == "Roll again, or hold what you have?"


def test_a_refusal_names_who_decides() -> None:
    m = pig("Anna", "Ben")
    words = m.say("why-not-asked", {"seat": 1}, "ru")
    assert words == "сейчас решает Anna"


def test_names_are_no_state() -> None:
    assert pig("Anna", "Ben") == pig()
    assert pig("Anna", "Ben").clone().names == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["", "-start", "-genitive", "-dative"])
@pytest.mark.parametrize("kind", ["seat", "player"])
def test_every_form_has_words(language: str, form: str, kind: str) -> None:
    assert "⟨" not in house_words(language).message(f"{kind}-form{form}", n=1, name="Anna")


def test_players_of_one_name_are_told_apart() -> None:
    assert player(1, ("Anna", "Anna")) != player(2, ("Anna", "Anna"))
    assert len({Player(1, "Anna"), player(1, ["Anna"])}) == 1
    assert player(3, ("Anna", "Ben")) == Player(3)
