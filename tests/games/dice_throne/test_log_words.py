"""The log: draws, companions that can be hurt, and class words before names."""

import pytest

from astragal.kernel.match import REFEREE, SPECTATOR
from astragal.kernel.view import events, story
from tests.games.dice_throne.table import GAME, played, table

CONTENT = GAME.content()


def drawn(viewer: int) -> list[str]:
    m = table("{seats: {1: {cp: 2, hand: [double-up], deck: [six-it, so-wild]}}}")
    m.events = []
    played(m, "play double-up")
    return [line for line in story(m, viewer) if "draws" in line]


def test_a_draw_is_told_once_to_everybody() -> None:
    cards = ["Seat 1 draws So Wild!", "Seat 1 draws Six-It!"]
    assert sorted(drawn(0)) == sorted(drawn(REFEREE)) == sorted(cards)
    assert drawn(1) == drawn(SPECTATOR) == ["Seat 1 draws 2 cards."]


def test_the_referee_still_knows_what_the_others_were_told() -> None:
    m = GAME.new([{"hero": "monk"}, {"hero": "paladin"}], seed="a", events=True)
    kinds = [event["kind"] for event in events(m, REFEREE)]
    assert kinds.count("drew") == 2
    assert kinds.count("drew-card") == 8


@pytest.mark.parametrize(
    ("language", "begun", "hurt"),
    [
        ("en", "Seat 1's Nyra has 7 health.", "Seat 1's Nyra loses 5 health and has 2 left."),
        ("ru", "Нирра места 1: здоровье 7.", "Нирра места 1 теряет 5 здоровья, остаётся 2."),
        ("pl", "Nyra miejsca 1: zdrowie 7.", "Nyra miejsca 1 traci 5 punktów zdrowia, zostaje 2."),
    ],
)
def test_the_health_of_a_companion_is_no_heap_of_tokens(
    language: str, begun: str, hurt: str
) -> None:
    m = GAME.new([{"hero": "huntress"}, {"hero": "monk"}], seed="a", events=True)
    assert begun in story(m, 0, language)
    facts = {"seat": 1, "token": "nyra", "amount": 5, "health": 2}
    assert GAME.say(CONTENT, "event-companion-hurt", facts, language) == hurt


@pytest.mark.parametrize(
    ("kind", "facts", "russian", "polish"),
    [
        ("gained", {"token": "burn", "count": 1}, "получает жетон «Горение»", "otrzymuje żeton"),
        ("gained", {"token": "nanobot", "count": 1}, "компаньона «Нанобот»", "towarzysza „Nanobot"),
        ("lost", {"token": "burn", "count": 2}, "теряет жетон «Горение» ×2", "traci żeton"),
        ("used", {"play": "blood-power purge"}, "расходует жетон «", "używa żetonu „"),
        ("used", {"play": "dryad-spirit ward"}, "использует компаньона «", "używa towarzysza „"),
    ],
)
def test_a_name_stands_after_what_it_is(
    kind: str, facts: dict[str, object], russian: str, polish: str
) -> None:
    assert russian in GAME.say(CONTENT, f"event-{kind}", {"seat": 1, **facts}, "ru")
    assert polish in GAME.say(CONTENT, f"event-{kind}", {"seat": 1, **facts}, "pl")


def test_no_damage_is_told_as_none() -> None:
    facts = {"seat": 1, "amount": 0, "damage": "undefendable"}
    assert GAME.say(CONTENT, "event-damaged", facts, "en") == "Seat 1 takes no damage."
    assert GAME.say(CONTENT, "event-damaged", facts, "ru") == "Место 1 не получает урона."
    assert GAME.say(CONTENT, "event-damaged", facts, "pl") == "Miejsce 1 nie otrzymuje obrażeń."


def test_a_companion_on_the_board_has_health() -> None:
    assert GAME.table.count_of(CONTENT, "Нирра", "tokens", "nyra", 5, "ru") == "Нирра (здоровье 5)"
    assert GAME.table.count_of(CONTENT, "Горение", "tokens", "burn", 2, "ru") == "Горение ×2"


def test_a_die_that_others_reroll_is_told_as_such_and_what_it_undoes() -> None:
    hands = "seats: {1: {cp: 0, hand: []}, 2: {cp: 1, hand: [helping-hand]}}"
    dice = "dice: [1, 2, 3, 6, 6], attempts: 0"
    m = table(f"{{phase: offensive-roll, {dice}, {hands}}}", dice=(4,))
    m.events = []
    played(m, "ability smack", "play helping-hand", "reroll 3")
    assert story(m, SPECTATOR)[-2:] == [
        "One of seat 1's dice is rerolled: 3 becomes 4. The dice: 1 2 4 6 6.",
        "The declaration of Smack lapses: seat 1 decides anew.",
    ]
