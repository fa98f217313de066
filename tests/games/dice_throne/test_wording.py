"""Every word of the vocabulary has words in every language, and numbers agree with nouns."""

import dataclasses
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from astragal.games.dice_throne.packs import pack
from astragal.games.dice_throne.packs.conditions import Amount
from astragal.games.dice_throne.packs.pack import Card, Hero, Names, Trigger, Use
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE, TOPICS, Vocabulary, decode_text
from astragal.games.dice_throne.packs.words.compose import Then
from astragal.games.dice_throne.packs.words.damage import DamageKind
from astragal.games.dice_throne.packs.words.players import GainCp, Who
from astragal.games.dice_throne.prose.texts import text_of, words_of
from astragal.prose.text import LANGUAGES
from tests.games.dice_throne.sample import SAMPLE
from tests.games.dice_throne.table import GAME, load

EFFECTS = DICE_THRONE.effects
CONDITIONS = DICE_THRONE.conditions
NAMES = Names("Name", "Имя", "Nazwa")


@dataclasses.dataclass
class Shelf:
    """The sample hero alone, as content."""

    heroes: dict[str, Hero]
    statuses: dict[str, pack.Status]
    companions: dict[str, pack.Companion]
    vocabulary: Vocabulary = DICE_THRONE


def shelf() -> Shelf:
    hero = decode_text(SAMPLE, Hero)
    shared = load().statuses["stun"]
    bruise = dataclasses.replace(shared, id="bruise", names=NAMES)
    statuses = {status.id: status for status in hero.statuses}
    companions = {companion.id: companion for companion in hero.companions}
    return Shelf({hero.id: hero}, {**statuses, "bruise": bruise}, companions)


def card(effects: str) -> Card:
    """A card that does this."""
    return decode_text(
        "{id: x, names: {en: X, ru: Х, pl: X}, icon: fist, type: main, cost: 0, do: "
        + effects
        + "}",
        Card,
    )


def said(effects: str, language: str = "en") -> list[str]:
    """What a card that does this says."""
    return text_of(card(effects), language, shelf())


def words_of_type(field: str, cls: type) -> tuple[str, ...]:
    return get_args(get_type_hints(cls)[field])


# -- nothing is without words -------------------------------------------------------------


@pytest.mark.parametrize("word", [*EFFECTS, *CONDITIONS], ids=lambda word: str(word.tag))
def test_every_word_is_said_in_every_language(word: Any) -> None:
    # `then` joins its neighbours and is said by those who join them.
    assert word in DICE_THRONE.clauses or word in DICE_THRONE.blocks or word is Then
    kind = "condition" if word in CONDITIONS else "effect"
    # Combat points are gained as tokens are.
    tag = "gain" if word is GainCp else word.tag.replace("_", "-")
    for language in LANGUAGES:
        assert words_of(language).has(f"{kind}-{tag}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_timing_moment_and_trait_is_said(language: str) -> None:
    words = words_of(language)
    needed = [f"timing-{timing}" for timing in get_args(pack.Timing)]
    needed += [f"moment-{moment}" for moment in words_of_type("when", Trigger)]
    needed += [f"trait-{trait}" for trait in get_args(pack.Trait)]
    needed += [f"status-{kind}" for kind in words_of_type("kind", pack.Status)]
    leaves = words_of_type("leaves", pack.Status)
    needed += [f"status-leaves-{moment}" for moment in leaves if moment != "never"]
    needed += [f"adjective-{k}" for k in get_args(DamageKind) if k != "normal"]
    assert not [name for name in needed if not words.has(name)]


@pytest.mark.parametrize("case", ["subject", "object", "onto", "from"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_is_said_in_each_case(language: str, case: str) -> None:
    people = [*get_args(Who), "each-of-them"]
    phrases = {words_of(language).message(f"who-{case}", who=who) for who in people}
    assert len(phrases) == len(people)


@pytest.mark.parametrize("count", words_of_type("count", Amount))
@pytest.mark.parametrize("half", [True, False])
@pytest.mark.parametrize("base", [0, 3])
def test_every_amount_of_everything_is_said(count: str, half: bool, base: int) -> None:
    amount = f"{{count: {count}, half: {half}, base: {base}, symbol: fist, status: rage}}".lower()
    heads = ["deal", "add", "prevent", "weaken", "heal", "steal_health", "gain_cp", "steal_cp"]
    effects = [f"{{{head}: {amount}}}" for head in [*heads, "lose_cp", "draw"]]
    effects += [f"{{gain: rage, n: {amount}}}", f"{{inflict: bruise, n: {amount}}}"]
    for language in LANGUAGES:
        (line,) = said(f"[{', '.join(effects)}]", language)
        assert line.count(". ") >= len(effects) - 1
        assert not re.search(r"[⟨⟩{}]|\bNone\b|  ", line)


def test_all_languages_have_the_same_messages_each_once() -> None:
    def messages(language: str) -> list[str]:
        return [
            name
            for file in (GAME.folder / "text" / language).glob("*.ftl")
            for name in names_in(file)
        ]

    def names_in(file: Path) -> list[str]:
        return re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)

    for language in LANGUAGES:
        found = messages(language)
        assert sorted(found) == sorted(messages("en"))
        assert len(found) == len(set(found))


# -- numbers agree with nouns ----------------------------------------------------------------

FORMS: dict[tuple[str, str], dict[str, str]] = {
    ("ru", "quantity-cards"): {"one": "карту", "few": "карты", "many": "карт", "other": "карты"},
    ("ru", "quantity-tokens"): {
        "one": "жетон",
        "few": "жетона",
        "many": "жетонов",
        "other": "жетона",
    },
    ("ru", "effect-roll"): {"one": "кубик", "few": "кубика", "many": "кубиков", "other": "кубика"},
    ("ru", "quantity-damage"): {"one": "урон", "few": "урона", "many": "урона", "other": "урона"},
    ("pl", "quantity-cards"): {"one": "kartę", "few": "karty", "many": "kart", "other": "karty"},
    ("pl", "quantity-tokens"): {
        "one": "żeton",
        "few": "żetony",
        "many": "żetonów",
        "other": "żetonu",
    },
    ("pl", "effect-roll"): {"one": "kością", "few": "kośćmi", "many": "kośćmi", "other": "kości"},
    ("pl", "quantity-damage"): {
        "one": "obrażenie",
        "few": "obrażenia",
        "many": "obrażeń",
        "other": "obrażenia",
    },
}


def category(language: str, n: float) -> str:
    """The plural category, by the rules of the two languages."""
    if n != int(n):
        return "other"
    tens, ones = int(n) % 100, int(n) % 10
    if n == 1 or (language == "ru" and ones == 1 and tens != 11):
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"


@pytest.mark.parametrize(("language", "message"), FORMS)
def test_nouns_agree_with_numbers(language: str, message: str) -> None:
    forms = FORMS[language, message]
    for n in [*range(26), *range(100, 126), 1.5]:
        text = words_of(language).message(message, n=n, name="", adjectives="", theirs="no")
        assert text.split()[-1] == forms[category(language, n)], (n, text)


@pytest.mark.parametrize(
    ("language", "n", "words"),
    [
        ("en", 1, "Deal 1 undefendable damage."),
        ("ru", 1, "Нанесите 1 неблокируемый урон."),
        ("ru", 4, "Нанесите 4 неблокируемого урона."),
        ("ru", 21, "Нанесите 21 неблокируемый урон."),
        ("pl", 1, "Zadaj 1 nieuchronne obrażenie."),
        ("pl", 4, "Zadaj 4 nieuchronne obrażenia."),
        ("pl", 21, "Zadaj 21 nieuchronnych obrażeń."),
    ],
)
def test_adjectives_agree_with_numbers(language: str, n: int, words: str) -> None:
    assert said(f"[{{deal: {n}, kind: undefendable}}]", language) == [words]


# -- how effects are put together ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("effects", "lines"),
    [
        ("[{deal: 4}, then, {draw: 1}]", ["Deal 4 damage. Then draw 1 card."]),
        (
            "[{if: {shows: star}, do: [{deal: 4}, {heal: 1}, then, {draw: 1}]}]",
            ["If you rolled [star], deal 4 damage and heal 1, then draw 1 card."],
        ),
        (
            "[{if: {has: rage}, do: [{draw: 2}], else: [{draw: 1}]}]",
            ["If you have Rage, draw 2 cards. Otherwise, draw 1 card."],
        ),
        (
            "[{roll: 2, do: [{each: fist, do: [{add: 1}]}, {otherwise: [{draw: 1}]}]}, {heal: 1}]",
            [
                "Roll 2 dice.",
                "• For each [fist]: add 1 damage.",
                "• If you rolled none of these symbols, draw 1 card.",
                "Heal 1.",
            ],
        ),
        (
            "[{roll: 2, do: [{on_values: [6], do: [{draw: 1}]}]}]",
            ["Roll 2 dice.", "• If at least one die shows 6, draw 1 card."],
        ),
        (
            "[{roll: 2, do: [{on: fist, at_least: 2, do: [{draw: 1}]}]}]",
            ["Roll 2 dice.", "• On 2 [fist]: draw 1 card."],
        ),
        (
            "[{roll: 3, may_reroll: 3, do: [{on: fist, at_least: 2, do: [{draw: 1}]}]}]",
            [
                "Roll 3 dice (you may reroll any of them once).",
                "• On 2 or more [fist]: draw 1 card.",
            ],
        ),
        (
            "[{on: star, do: [{gain: rage, optional: true}, {heal: 1}, {draw: 1}]}]",
            ["On [star]: you may gain Rage; heal 1 and draw 1 card."],
        ),
        (
            "[{on: star, do: [{gain: rage}, {gain: bruise}, {heal: 1}]}]",
            ["On [star]: gain Rage and Name, and heal 1."],
        ),
        (
            "[{roll: 1, do: [{on_values: [1, 3, 5], do: [{draw: 1}]}]}]",
            ["Roll 1 die.", "• On 1, 3 or 5: draw 1 card."],
        ),
        ("[{gain: rage}, {gain: bruise}]", ["Gain Rage and Name."]),
        (
            "[{inflict: rage, to: chosen-opponent}, {inflict: rage, to: chosen-opponent}]",
            [
                "Inflict Rage on a chosen opponent "
                "(2 times; choose an opponent each time, even the same one)."
            ],
        ),
        (
            "[{choose: [[{draw: 1}], [{heal: 1}, {gain_cp: 1}]]}]",
            ["Choose one:", "• Draw 1 card.", "• Heal 1 and gain 1 CP."],
        ),
        ("[{choose: [[{draw: 1}], [{heal: 1}]]}]", ["Choose: draw 1 card or heal 1."]),
        (
            "[{deal: 8}, {deal: 1, kind: collateral, to: each-opponent}]",
            ["Deal 8 damage and 1 collateral damage to each opponent."],
        ),
        (
            "[{may: [{draw: 2}], cost: {cp: 1, tokens: {rage: 2}}, else: [{heal: 1}]}]",
            ["You may pay 1 CP and spend 2 Rage to draw 2 cards. Otherwise, heal 1."],
        ),
        (
            "[{may: [{draw: 2, who: chosen-player}]}]",
            ["If you wish, a chosen player draws 2 cards."],
        ),
        (
            "[{on: star, do: [{roll: 1, do: [{on: fist, do: [{heal: 1}]}]}, {draw: 1}]}]",
            ["On [star]: roll 1 die.", "  • On [fist]: heal 1.", "• Draw 1 card."],
        ),
        (
            "[{choose_player: {opponent: [{deal: 1, to: that-player}], friend: [{heal: 1}]}}]",
            [
                "Choose a player:",
                "• An opponent: deal 1 damage to that player.",
                "• Yourself or a teammate: heal 1.",
            ],
        ),
        (
            "[{remove_own: rage, up_to: any}, then, {deal: {count: removed, times: 2}}]",
            ["Remove any number of your Rage. Then deal 2 damage for each token removed."],
        ),
        (
            "[{pay_any: cp}, {draw: {count: removed}}]",
            ["Pay any amount of CP. Draw 1 card for each CP paid."],
        ),
    ],
)
def test_effects_are_put_together(effects: str, lines: list[str]) -> None:
    assert said(effects) == lines


def test_equal_rolls_in_a_row_are_all_said() -> None:
    roll = "{roll: 1, do: [{on: fist, do: [{heal: 1}]}]}"
    assert len(said(f"[{roll}, {roll}]")) == 4


def test_in_a_status_the_target_is_the_reader() -> None:
    status = shelf().statuses["bruise"]
    trigger = decode_text("{when: upkeep, do: [{deal: 1}]}", Trigger)
    alone = text_of(trigger, "en", shelf())
    assert alone == ["In your Upkeep Phase: deal 1 damage."]
    held = text_of(trigger, "en", shelf(), holder=status)
    assert held == ["In your Upkeep Phase: take 1 damage."]


def test_a_use_tells_its_price_and_limits() -> None:
    use = decode_text(
        "{id: x, when: attacked, spend: 2, cost: {cp: 1}, once_per_turn: true, do: [{heal: 1}]}",
        Use,
    )
    dog = shelf().companions["dog"]
    assert text_of(use, "ru", shelf()) == [
        "Израсходуйте 2 жетона и потратьте 1 БС, когда вас атакуют (один раз за ход): "
        "исцелитесь на 1."
    ]
    assert text_of(use, "en", shelf(), holder=dog)[0].startswith("Spend 2 of these companions and")


def test_symbols_are_named_as_the_hero_names_them() -> None:
    hero = decode_text(SAMPLE.replace("en: fist,", "en: knuckle,"), Hero)
    punch = hero.abilities[0]
    assert text_of(punch, "en", shelf(), hero)[0] == "3 [knuckle]: deal 4 damage."
    assert text_of(punch, "en", shelf())[0] == "3 [fist]: deal 4 damage."


def test_an_unknown_language_is_english() -> None:
    assert said("[{draw: 1}]", "fr") == ["Draw 1 card."]


def test_the_effect_union_is_whole() -> None:
    defined: set[Any] = {
        value
        for module in TOPICS
        for value in vars(module).values()
        if isinstance(value, type) and dataclasses.is_dataclass(value) and hasattr(value, "tag")
    }
    assert defined == set(DICE_THRONE.effects)
