"""What Russian and Polish need beyond plurals: cases, moods, pronouns and commas."""

import pytest

from tests.games.dice_throne.golden_texts import whole_text
from tests.games.dice_throne.test_wording import said

HALF = "{count: total, half: true}"
ROLLED = "[{roll: 1, do: [{deal: " + HALF + "}, {draw: 1}]}]"
CHOSEN = "[{inflict: rage, to: chosen-player}, {gain: bruise, who: chosen-player}]"


@pytest.mark.parametrize(
    ("effects", "russian", "polish"),
    [
        pytest.param(
            "[{grow: 3}]",
            "3 раза вырастите 1 компаньона.",
            "3 razy wyhoduj 1 towarzysza.",
            id="one companion three times, not all of them",
        ),
        pytest.param(
            "[{weaken: half}]",
            "Атака наносит половину урона (округляя вверх).",
            "Atak zadaje połowę obrażeń (zaokrąglając w górę).",
            id="what is left is rounded up",
        ),
        pytest.param(
            "[{set_die: 2, to: any}]",
            "Измените результат 1 или 2 любых кубиков на любые числа.",
            "Zmień wynik 1 lub 2 dowolnych kości na dowolne cyfry.",
            id="each die to a number of its own",
        ),
        pytest.param(
            ROLLED,
            "Бросьте 1 кубик. Нанесите урон, равный половине результата броска (округляя вверх).",
            "Rzuć 1 kością. Zadaj obrażenia równe połowie wyniku rzutu (zaokrąglając w górę).",
            id="equal to half",
        ),
        pytest.param(
            "[{may: [{prevent: 3}], cost: {tokens: {rage: 1}}, else: [{prevent: 2}]}]",
            "Можете израсходовать 1 жетон «Ярость», чтобы отменить 3 урона. "
            "В противном случае отмените 2 урона.",
            "Możesz wydać 1 żeton „Szał”, aby zapobiec 3 obrażeniom. "
            "W przeciwnym razie zapobiegnij 2 obrażeniom.",
            id="the aim of a payment",
        ),
        pytest.param(
            "[{if: {of_a_kind: 4}, do: [undefendable]}]",
            "При 4 одинаковых значениях: атака становится неблокируемой.",
            "Przy 4 takich samych cyfrach: obrażenia od ataku stają się nieuchronne.",
            id="of a kind",
        ),
        pytest.param(
            "[{inflict: rage, to: me}]",
            "Получите жетон «Ярость».",
            "Weź żeton „Szał”.",
            id="nobody inflicts on themselves",
        ),
        pytest.param(
            "[{deal: 8}, {deal: 1, to: each-opponent}]",
            "Нанесите 8 урона, а каждому противнику — 1 урон.",
            "Zadaj 8 obrażeń, a każdemu przeciwnikowi 1 obrażenie.",
            id="one verb for all damage",
        ),
        pytest.param(
            "[{prevent: 6, to: chosen-player}]",
            "Выбранный игрок отменяет 6 входящего урона.",
            "Wybrany gracz zapobiega 6 nadchodzącym obrażeniom.",
            id="another player prevents",
        ),
        pytest.param(
            "[{choose_player: {opponent: [{inflict: rage, to: that-player}]}}]",
            "Выберите противника. Наложите на него жетон «Ярость».",
            "Wybierz przeciwnika. Zagraj na niego żeton „Szał”.",
            id="he, not that player",
        ),
        pytest.param(
            CHOSEN,
            "Выберите игрока: наложите на него жетон «Ярость». "
            "Выберите игрока (можно другого): он получает жетон «Имя».",
            "Wybierz gracza: zagraj na niego żeton „Szał”. "
            "Wybierz gracza (może być inny): ten gracz bierze żeton „Nazwa”.",
            id="each choice is one of its own",
        ),
        pytest.param(
            "[{inflict: rage, to: chosen-opponent}, {inflict: rage, to: chosen-opponent}]",
            "Наложите жетон «Ярость» на выбранного противника "
            "(2 раза; каждый раз выбирайте противника заново, можно того же).",
            "Zagraj żeton „Szał” na wybranego przeciwnika "
            "(2 razy; za każdym razem wybierz przeciwnika, może być ten sam).",
            id="the same opponent may be chosen again",
        ),
        pytest.param(
            "[{choose: [[{draw: 1}], [{heal: 1}]]}]",
            "Выберите: возьмите 1 карту или исцелитесь на 1.",
            "Wybierz: dobierz 1 kartę albo ulecz 1 punkt zdrowia.",
            id="one of two",
        ),
        pytest.param(
            "[{heal: 1, companion: dog}]",
            "Исцелите компаньона «Пёс» на 1.",
            "Ulecz towarzysza „Pies” o 1 punkt zdrowia.",
            id="a companion whose name the pack does not inflect",
        ),
    ],
)
def test_texts_are_said_as_the_rulebooks_say_them(effects: str, russian: str, polish: str) -> None:
    assert said(effects, "ru")[0].startswith(russian)
    assert said(effects, "pl")[0].startswith(polish)


def test_a_choice_of_another_player_says_who_does_what() -> None:
    effects = (
        "[{choose_player: {opponent: [{by: that-player, choose: "
        "[[{inflict: rage, to: that-player}], [{roll: 1, do: [{on_values: [6], "
        "do: [{inflict: rage, to: that-player}]}]}]]}]}}]"
    )
    assert said(effects, "ru")[1:] == [
        "Он выбирает одно:",
        "• Он получает жетон «Ярость».",
        "• Вы бросаете 1 кубик.",
        "  • При 6: он получает жетон «Ярость».",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", "если вы играете не за проклятого пирата"),
        ("pl", "jeśli nie grasz Przeklętym Piratem"),
        ("en", "if you are not the Cursed Pirate"),
    ],
)
def test_a_token_that_hurts_others_says_whom_it_spares(language: str, words: str) -> None:
    assert words in whole_text(language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", "Израсходуйте 1 жетон после того, как атака нанесла вам урон: бросьте"),
        ("ru", "после атаки, которая нанесла вам не меньше 6 урона"),
        ("ru", "исцелите Нирру на 3"),
        ("pl", "po ataku, który zadał ci co najmniej 6 obrażeń"),
        ("pl", "ulecz Nyrę o 3 punkty zdrowia"),
    ],
)
def test_what_goes_without_saying_is_not_said_twice(language: str, words: str) -> None:
    assert words in whole_text(language)
