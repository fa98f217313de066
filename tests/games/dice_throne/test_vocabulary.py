"""Every word of a vocabulary acts, speaks three languages, has a worth, and was used.

The same holds for a vocabulary that extends this one; see tests/games/vocabulary.py.
"""

import pytest

from astragal.games.dice_throne.game import GAME
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE, TOPICS
from astragal.games.dice_throne.packs.words.word import Effect
from tests.games.vocabulary import check_word, used_in

USED = used_in(GAME.content())


@pytest.mark.parametrize(
    "word", [*DICE_THRONE.effects, *DICE_THRONE.conditions], ids=lambda word: str(word.tag)
)
def test_a_word_acts_speaks_is_worth_something_and_was_used(word: type) -> None:
    check_word(DICE_THRONE, word, GAME, USED)


def test_words_effects_and_prose_are_cut_alike() -> None:
    topics = {topic.__name__.rpartition(".")[2] for topic in TOPICS}
    folder = GAME.folder
    found = {path.stem for path in (folder / "packs/words").glob("*.py")}
    assert found == {*topics, "__init__", "word"}
    for room in ("effects", "prose"):
        assert topics <= {path.stem for path in (folder / room).glob("*.py")}


def test_a_topic_says_what_its_own_words_do() -> None:
    home = "astragal.games.dice_throne"
    tables = (DICE_THRONE.book.quiet_words, DICE_THRONE.book.asking_words)
    acts = {kind: act.__module__ for table in tables for kind, act in table.items()}
    acts |= {kind: entry[0].__module__ for kind, entry in DICE_THRONE.book.seat_words.items()}
    said = {**DICE_THRONE.clauses, **DICE_THRONE.blocks}
    for kind in DICE_THRONE.effects:
        topic = kind.__module__.rpartition(".")[2]
        assert acts[kind] == f"{home}.effects.{topic}", kind
        if kind in said:
            assert said[kind].__module__ == f"{home}.prose.{topic}", kind


def test_every_effect_is_one_of_the_slot() -> None:
    assert all(issubclass(kind, Effect) for kind in DICE_THRONE.effects)


def test_a_vocabulary_is_extended_and_stays_what_it_was() -> None:
    class Sing(Effect):
        tag = "sing"

    before = (DICE_THRONE.effects, dict(DICE_THRONE.clauses))
    more = DICE_THRONE.extended((Sing,), folder=GAME.folder)
    more.says(Sing)(lambda voice, effect: "sing")
    more.book.quiet(Sing)(lambda m, effect, ctx: None)
    assert more.effects == (*DICE_THRONE.effects, Sing)
    assert more.book.does(Sing)
    assert not DICE_THRONE.book.does(Sing)
    assert (DICE_THRONE.effects, DICE_THRONE.clauses) == before
