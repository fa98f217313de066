"""What a game built on Dice Throne is promised; what every game is, the generic tests prove."""

from pathlib import Path
from random import Random

import pytest

from astragal.errors import PackError
from astragal.games.dice_throne.game import GAME as DICE_THRONE_GAME
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.prose.texts import text_of
from astragal.kernel.match import SPECTATOR
from astragal.kernel.view import story
from astragal.lab import worker
from astragal.lab.outcome import Fault
from astragal.lab.schedule import Plan
from astragal.prose.text import LANGUAGES
from astragal.proving.run import run
from astragal.proving.scenario import Scenario, load
from astragal.server.story import Story
from tests.games.gauntlet.game import GAME
from tests.games.gauntlet.state import Gauntlet
from tests.games.gauntlet.words import GAUNTLET, Wound
from tests.games.test_words import shown
from tests.games.vocabulary import check_word, used_in
from tests.terminal.scripted import Script, table_of

ALONE = [{"hero": "barbarian"}]
FILE = Path(__file__).parent / "scenarios/wound.yaml"
CASES = {
    "en": ["– Warden begins their turn –"],
    "ru": ["Цель персонажа Страж — место 1."],
    "pl": ["– Tura postaci Strażnik –"],
}
TOGETHER = [{"hero": "monk"}, {"hero": "warden"}]


def begun(seats: list[dict[str, str]], seed: str = "1") -> Gauntlet:
    m = GAME.new(seats, seed=seed)
    assert isinstance(m, Gauntlet)
    return m


def test_sides_and_pools_are_apart() -> None:
    m = begun(TOGETHER)
    assert (m.side_of, m.pool_of) == ((0, 0, 1), (0, 1, 2))
    assert m.health == [24, 24, 40]
    assert (m.seated, m.unseated) == (2, 1)
    assert m.opponents(0) == [2]
    assert m.teammates(0) == [1]


def test_nobody_is_asked_for_the_warden() -> None:
    m = begun(ALONE)
    turns = set()
    while m.options:
        assert m.seat == 0
        turns.add(m.active)
        m.choose(m.number % len(m.options))
    assert turns == {0, 1}, "the warden never had a turn in which somebody was asked"


def test_a_hero_who_has_fallen_leaves_the_others_fighting() -> None:
    m = begun(TOGETHER, "fall")
    rng = Random(3)
    while m.options and 0 not in m.fallen:
        m.choose(rng.randrange(len(m.options)))
    if m.options:
        assert m.alive(1)
        assert m.opponents(2) == [1]


@pytest.mark.parametrize("scenario", load(FILE), ids=lambda one: str(one.name))
def test_a_scenario_holds(scenario: Scenario) -> None:
    run(scenario, lambda id: GAME)


@pytest.mark.parametrize("word", [Wound, *DICE_THRONE.conditions], ids=lambda word: str(word.tag))
def test_words_of_both_vocabularies_are_whole(word: type) -> None:
    check_word(GAUNTLET, word, GAME, used_in(GAME.content()))


def test_dice_throne_does_not_know_the_word() -> None:
    assert Wound not in DICE_THRONE.effects
    with pytest.raises(PackError, match='unknown word "wound"'):
        DICE_THRONE.decoder.text("[{wound: 1}]", list[Effect])
    assert "warden" not in DICE_THRONE_GAME.content().heroes


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    assert "⟨" not in str(GAME.table.sheet(GAME.content(), language))
    m = GAME.new(TOGETHER, seed="words", events=True)
    while m.options and m.number < 60:
        assert not [text for text in shown(m, language) if "⟨" in text]
        m.choose(m.number % len(m.options))


@pytest.mark.parametrize("seats", [1, 2])
def test_an_arena_is_held_with_bots(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    monkeypatch.setattr(worker, "game", lambda id: GAME)
    plan = Plan(
        game=GAME.id,
        engine="",
        content=GAME.content_hash(),
        bots=("random", "greedy"),
        seats=seats,
        options={},
        on_fault="lose",
        nodes=1,
    )
    held = worker.Worker(worker.Assignment(plan=plan, in_process=True))
    for number in (1, 2):
        outcome = held.play(number)
        assert len(outcome.places) == seats
        assert set(outcome.places) in ({1}, {2}), "heroes win and lose together"
        assert outcome.fault is None


def test_who_fails_alone_has_not_won() -> None:
    fault = Fault(seat=1, number=3, why="it stopped")
    assert worker.places(begun(ALONE), fault) == (2,)
    assert worker.places(begun(TOGETHER), fault) == (2, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    language: str,
) -> None:
    m = GAME.new(ALONE, seed="terminal", events=True)
    Script(monkeypatch, *["0"] * 12, "view", "log", "why fly", "quit")
    table_of(m, {0}, tmp_path, language).play()
    seen = capsys.readouterr().out
    assert {"en": "Warden", "ru": "Страж", "pl": "Strażnik"}[language] in seen
    assert "⟨" not in seen


@pytest.mark.parametrize(
    ("language", "seat", "warden"),
    [("en", "seat 2", "Warden"), ("ru", "место 2", "Страж"), ("pl", "miejsca 2", "Strażnik")],
)
def test_the_warden_is_called_by_name(language: str, seat: str, warden: str) -> None:
    m = GAME.new(ALONE, seed="names", events=True)
    server = Story(GAME, m.setup.content, m.called())
    server.begin(m)
    log = [entry.words for entry in server.read(SPECTATOR, 0, language)]
    while m.options and m.number < 14:
        log += story(m, SPECTATOR, language)
        m.choose(m.number % len(m.options))
    assert not [line for line in log if seat in line.casefold()]
    assert sum(line.startswith(f"{warden} ") for line in log) > 10
    assert set(CASES[language]) <= {line.replace("\xa0", " ") for line in log}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_reads_well(language: str) -> None:
    content = GAME.content()
    warden = content.heroes["warden"]
    verdict = " ".join(text_of(warden.abilities[1], language, content, warden))
    assert {"en": "loses 3", "ru": "теряет 3", "pl": "traci 3"}[language] in verdict
