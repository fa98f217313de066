"""Whatever the engine asks, offers, tells or refuses has words in all three languages."""

import ast
import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from astragal.games.dice_throne import events, view
from astragal.games.dice_throne import moves as notation
from astragal.games.dice_throne.refusals import moments as refusals_moments
from astragal.games.dice_throne.rules.moments import MOMENTS
from astragal.games.dice_throne.rules.phases import MAIN_PHASES
from astragal.games.dice_throne.rules.plays import Play
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.view import View
from astragal.prose.text import LANGUAGES
from tests.games.dice_throne.table import GAME, table

SOURCES = sorted(GAME.folder.rglob("*.py"))
ASKING = ("ask", "let_choose")
WHY = re.compile(r"\"(why-[a-z-]+)\"")


def calls(*names: str) -> Iterator[ast.Call]:
    """The calls of these methods anywhere in the engine."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in names:
                yield node


def written(node: ast.expr) -> str | None:
    """The text of a constant."""
    return str(node.value) if isinstance(node, ast.Constant) else None


def reasons() -> set[str]:
    """What is asked: by `ask`, in the main phases, and in windows."""
    asked = {written(call.args[1]) for call in calls(*ASKING)}
    return {reason for reason in asked if reason} | set(MAIN_PHASES) | set(windows())


def windows() -> Iterator[str]:
    """The moments of all frames `(window, moment)`."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Tuple) and node.elts and ast.unparse(node.elts[0]) == "window":
                yield str(written(node.elts[1]))


def verbs() -> set[str]:
    """The first words of options: tuples that begin with a word of the notation."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).endswith(
                ("Option", "tuple[Option, ...]")
            ):
                found |= set(first_words(node))
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ASKING:
                found |= set(first_words(node.args[2]))
    return found


def first_words(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Tuple) and part.elts and (word := written(part.elts[0])):
            yield word


def missing(names: set[str], language: str) -> list[str]:
    """The messages that a language lacks."""
    text = GAME.text(language)
    return sorted(name for name in names if not text.has(name))


def test_the_scans_find_what_there_is() -> None:
    assert {"main-1", "rolling", "defend", "damage", "share"} <= reasons()
    assert {"target", "reroll", "undefended", "pay", "spend"} <= verbs()
    assert set(windows()) == set(MOMENTS)


def test_every_verb_is_known_to_the_notation() -> None:
    assert verbs() <= set(notation.MOVES.verbs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    assert missing({f"ask-{reason}" for reason in reasons()}, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words(language: str) -> None:
    assert missing({f"option-{verb}" for verb in notation.MOVES.verbs}, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    assert missing({f"event-{kind}" for kind in events.EVENTS}, language) == []


def refusals() -> set[str]:
    """The messages that refusals name; those of unknown names also with the nearest one."""
    sources = [path.read_text("utf-8") for path in SOURCES if path.parent.name == "refusals"]
    found = {message for source in sources for message in WHY.findall(source)}
    return found | {f"{name}-near" for name in found if name.startswith("why-unknown")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    assert missing(refusals(), language) == []


def test_there_are_no_words_that_nobody_says() -> None:
    said = {f"ask-{reason}" for reason in reasons()} | refusals()
    said |= {f"option-{verb}" for verb in notation.MOVES.verbs}
    said |= {f"event-{kind}" for kind in events.EVENTS}
    words = (GAME.folder / "text" / "en" / "table.ftl").read_text("utf-8")
    keys = re.findall(r"^((?:ask|option|event|why)-[a-z0-9-]+) =", words, re.MULTILINE)
    assert sorted(set(keys) - said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_the_view_has_a_name(language: str) -> None:
    facts = set(keys_of_view()) - {"seats"}
    assert {"phase", "health", "faces", "ability", "damage"} <= facts
    assert missing({f"fact-{name}" for name in facts}, language) == []


def keys_of_view() -> Iterator[str]:
    """The names of all facts that the view is made of."""
    shapes = [one for one in vars(view).values() if isinstance(one, type)]
    for shape in shapes:
        if issubclass(shape, msgspec.Struct):
            yield from set(shape.__struct_fields__) - set(View.__struct_fields__)


def test_every_problem_of_a_play_is_explained() -> None:
    found = set()
    files = [GAME.folder / "rules" / name for name in ("legal.py", "objects.py")]
    sources = [file.read_text("utf-8") for file in files]
    for node in ast.walk(ast.parse("".join(sources))):
        if isinstance(node, ast.FunctionDef) and node.name.endswith(("problem", "lack")):
            returns = [part for part in ast.walk(node) if isinstance(part, ast.Return)]
            found |= {word for part in returns for word in results(part.value)}
    upgrades = {"level", "cost"}
    counted = {"tokens"}  # refused as too few before anything else
    assert {"timing", "dice", "once"} <= found
    assert found - upgrades - counted == set(refusals_moments.EXPLANATIONS)


def results(value: ast.expr | None) -> Iterator[str]:
    """The words that an expression may result in."""
    if isinstance(value, ast.IfExp):
        yield from (*results(value.body), *results(value.orelse))
    elif isinstance(value, ast.Constant):
        yield str(value.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_match_is_described(language: str) -> None:
    rng = Random("described")
    for setup in GAME.setups()[:6]:
        m = GAME.new(setup, seed=f"described in {language}")
        while m.options and m.number < 60:
            for option in m.options:
                offer = GAME.describe(m, option, language)
                assert "⟨" not in offer.words + offer.effect
            m.choose(rng.randrange(len(m.options)))


def test_a_card_is_offered_with_its_text() -> None:
    m = GAME.new([{"hero": "monk"}, {"hero": "paladin"}], seed="a")
    assert isinstance(m, DiceThrone)
    card = next(facts for facts in m.content.cards if facts.id == "double-up")
    assert isinstance(card.play, Play)
    offer = GAME.describe(m, ("play", card.number), "pl")
    assert offer == ("Zagraj kartę „Podwójny dobór!” (1 PW)", "Dobierz 2 karty.")


def test_an_upkeep_effect_is_offered_by_the_name_of_what_brings_it() -> None:
    m = table("{phase: upkeep, seats: {1: {tokens: {poison: 2, burn: 1}}}}", ("gunslinger", "monk"))
    offers = [GAME.describe(m, option, "en") for option in m.options]
    assert [offer.words for offer in offers] == [
        "Resolve Burn",
        "Resolve Poison",
        "Resolve Quick Draw",
    ]
    assert offers[1].effect == "Take 1 damage."
