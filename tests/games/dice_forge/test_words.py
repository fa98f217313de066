"""Whatever the engine asks, offers, tells or refuses has words in all three languages."""

import ast
import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from rich.console import Console

from astragal.games.dice_forge import events, view
from astragal.games.dice_forge import moves as notation
from astragal.games.dice_forge.packs.content import DICE
from astragal.games.dice_forge.prose.texts import (
    face_name,
    face_text,
    feat_lines,
    feat_name,
    feat_text,
)
from astragal.kernel.view import View
from astragal.prose.text import LANGUAGES, Text
from astragal.table.cover import cover
from astragal.terminal.board import board
from astragal.terminal.screen import FOLDER as SCREEN
from tests.games.dice_forge.table import GAME, load, table

SOURCES = sorted(GAME.folder.rglob("*.py"))
WHY = re.compile(r"\"(why-[a-z-]+)\"")
EVERY = pytest.mark.parametrize("language", LANGUAGES)


def reasons() -> set[str]:
    """What is asked anywhere in the engine."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in (
                "ask",
                "let_choose",
            ):
                reason = node.args[1]
                assert isinstance(reason, ast.Constant)
                found.add(str(reason.value))
    return found


def refusals() -> set[str]:
    """The messages that refusals name; those of unknown names also with the nearest one."""
    found = set(WHY.findall((GAME.folder / "refusals/moves.py").read_text("utf-8")))
    return found | {f"{name}-near" for name in found if name.startswith("why-unknown")}


def keys_of_view() -> Iterator[str]:
    """The names of all facts that the view is made of."""
    shapes = [one for one in vars(view).values() if isinstance(one, type)]
    for shape in shapes:
        if issubclass(shape, msgspec.Struct):
            yield from set(shape.__struct_fields__) - {*View.__struct_fields__, *DICE}


def missing(names: set[str], language: str) -> list[str]:
    """The messages that a language lacks."""
    text = GAME.text(language)
    return sorted(name for name in names if not text.has(name))


def said() -> set[str]:
    """Every message that the table may say."""
    return (
        {f"ask-{reason}" for reason in reasons()}
        | {f"option-{verb}" for verb in notation.MOVES.verbs}
        | {f"event-{kind}" for kind in events.EVENTS}
        | refusals()
    )


def test_the_scans_find_what_there_is() -> None:
    assert {"action", "hammer", "mirror", "bearer"} <= reasons()
    assert {"why-locked", "why-unknown-face-near"} <= refusals()
    assert {"round", "portal", "applying", "faces"} <= set(keys_of_view())


@EVERY
def test_everything_has_words(language: str) -> None:
    assert missing(said(), language) == []
    facts = {f"fact-{name}" for name in keys_of_view()} - {"fact-seats"}
    facts |= {f"fact-{name}" for name in ("gold", "sun", "moon", "glory")}
    assert missing(facts, language) == []


def test_there_are_no_words_that_nobody_says() -> None:
    words = (GAME.folder / "text/en/table.ftl").read_text("utf-8")
    keys = re.findall(r"^((?:ask|option|event|why)-[a-z0-9-]+) =", words, re.MULTILINE)
    assert sorted(set(keys) - said()) == []


@EVERY
def test_all_languages_say_the_same_messages(language: str) -> None:
    for file in ("table.ftl", "effects.ftl"):
        texts = [
            (GAME.folder / "text" / which / file).read_text("utf-8") for which in ("en", language)
        ]
        english, other = (re.findall(r"^([a-z0-9_-]+) =", text, re.MULTILINE) for text in texts)
        assert other == english


@EVERY
def test_every_option_of_a_match_is_described(language: str) -> None:
    rng = Random("described")
    for setup in GAME.setups():
        m = GAME.new(setup, seed=f"described in {language}")
        while m.options and m.number < 80:
            offers = [GAME.describe(m, option, language) for option in m.options]
            assert not [offer for offer in offers if "⟨" in offer.words + offer.effect]
            assert len({offer.words for offer in offers}) == len(offers)
            m.choose(rng.randrange(len(m.options)))


@EVERY
def test_every_face_and_feat_has_a_name_and_a_text(language: str) -> None:
    content = load()
    names = [face_name(face, language) for face in content.faces]
    names += [feat_name(feat, language) for feat in content.feats]
    texts = [face_text(face, language) for face in content.faces]
    texts += [line for feat in content.feats for line in feat_lines(content, feat, language)]
    assert len(set(names)) == len(names)
    assert all(text.endswith(".") for text in texts)
    assert "⟨" not in "".join(names + texts)


def test_text_is_made_from_what_a_feat_does() -> None:
    content = load()
    texts = {feat.id: " ".join(feat_lines(content, feat, "en")) for feat in content.feats}
    assert texts["wild-spirits"] == "Instant: gain 3 gold and 3 moon shards."
    assert texts["elder"] == (
        "Reinforcement, once on each of your turns: you may pay 3 gold to gain 4 glory."
    )
    assert texts["cyclops"] == (
        "Instant: receive four minor blessings in a row, all with the same die. "
        "During these blessings, you may gain 1 glory instead of each gold."
    )
    russian = {feat.id: feat_lines(content, feat, "ru")[0] for feat in content.feats}
    assert russian["wild-spirits"] == "Мгновенный эффект: получите 3 золота и 3 осколка луны."
    polish = {feat.id: feat_lines(content, feat, "pl")[0] for feat in content.feats}
    assert polish["wild-spirits"] == (
        "Efekt natychmiastowy: zyskaj 3 sztuki złota i 3 odłamki księżyca."
    )


@EVERY
def test_the_lobby_has_words_for_every_option(language: str) -> None:
    said = cover(GAME, language)
    assert "⟨" not in str(said)
    labels = {option["name"]: option for option in said["options"]}
    assert [value["value"] for value in labels["x5"]["values"]] == ["as-agreed", "hydra", "typhon"]


@EVERY
def test_the_sheet_says_everything(language: str) -> None:
    sheet = msgspec.to_builtins(GAME.table.sheet(GAME.content(), language))
    assert "⟨" not in str(sheet)
    assert len(sheet["faces"]) == 29
    assert len(sheet["feats"]) == 24
    assert sheet["feats"]["hydra"]["glory"] == 26


def test_an_offer_says_what_a_choice_brings() -> None:
    m = table(
        "{stage: blessing, seats: {1: {light: [x3, gold1, gold1, gold1, gold1, sun1],"
        " dark: [pick2, gold1, gold1, gold1, glory2, moon1]}}}",
        dice=(1, 1, 1, 1, 1, 1),
    )
    assert [GAME.describe(m, option, "en").words for option in m.options] == [
        "Gain 6 gold",
        "Gain 6 sun shards",
        "Gain 6 moon shards",
    ]


def test_what_is_gained_stands_in_the_accusative() -> None:
    m = table(
        "{stage: blessing, seats: {1: {light: [pick1, gold1, gold1, gold1, gold1, sun1]}}}",
        dice=(1, 6, 1, 1, 1, 1),
    )
    words = [GAME.describe(m, option, "pl").words for option in m.options]
    assert words[0] == "Zyskaj 1 sztukę złota"


def test_an_offer_says_which_face_is_kept_and_what_stays_beside_the_glory() -> None:
    m = table(
        "{seats: {1: {moon: 6, sun: 2, light: [one-of-each, gold1, gold1, gold1, gold1, sun1]}}}",
        dice=(1, 6, 1, 6),
        m6="sentinel",
    )
    m.apply("feat sentinel")
    assert [GAME.describe(m, option, "en").words for option in m.options] == [
        "Keep 1 gold, 1 sun shard, 1 moon shard and 1 glory",
        "Take 1 gold and 5 glory instead",
    ]


@EVERY
def test_a_board_is_drawn_in_names(language: str) -> None:
    m = table("{seats: {1: {moon: 1, feats: [great-bear, elder]}}}", m2="great-bear")
    console = Console(width=200, highlight=False)
    with console.capture() as capture:
        console.print(board(m.view(), Text(language, SCREEN, GAME.folder / "text"), m=m))
    drawn = capture.get()
    ids = {face.id for face in load().faces} - {"x3", "mirror", "ship"}
    ids |= {feat.id for feat in load().feats} | {"as-agreed", "per_turn", "none"}
    assert not [id for id in ids if id in drawn]
    assert drawn.count(feat_name(load().feats[load().feat_numbers["great-bear"]], language)) == 3


@pytest.mark.parametrize(
    ("language", "feat", "words"),
    [
        ("ru", "sentinel", "При этих благословениях вместо каждого осколка солнца или каждого"),
        ("pl", "sentinel", "Podczas tych błogosławieństw możesz zamiast każdego odłamka słońca"),
        ("en", "sentinel", "During these blessings, you may gain 2 glory instead of each sun"),
        ("ru", "chest", "пределы ваших резервов растут: +4 золота, +3 осколка солнца"),
        ("pl", "chest", "limity twoich rezerw rosną: +4 sztuki złota, +3 odłamki słońca"),
        ("ru", "hammer", "за первый — 10 очков славы, за второй — 15 очков славы"),
        ("pl", "hammer", "za pierwsze 10 punktów chwały, za drugie 15 punktów chwały"),
        ("ru", "elder", "Усиление, один раз в каждый ваш ход: вы можете потратить 3 золота"),
        ("pl", "elder", "Wsparcie, raz w każdej twojej turze: możesz zapłacić 3 sztuki złota"),
        ("pl", "owl", "zyskaj 1 sztukę złota, 1 odłamek słońca lub 1 odłamek księżyca"),
    ],
)
def test_a_feat_says_when_how_much_and_whether_one_must(
    language: str, feat: str, words: str
) -> None:
    facts = next(one for one in load().feats if one.id.endswith(feat))
    assert words in feat_text(load(), facts, language)
