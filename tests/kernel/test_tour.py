"""Tours: they can be played as written, and say what is wrong where they can't."""

from pathlib import Path

import pytest

import astragal
from astragal.errors import PackError
from astragal.kernel.game import Game
from astragal.prose.text import LANGUAGES
from astragal.table.tour import Tour, load_tour, play
from tests.kernel.toy.game import skirmish

WITH_TOUR = [id for id in astragal.game_ids() if astragal.game(id).tour_file.is_file()]


def tour_of(game: Game) -> Tour:
    tour = load_tour(game)
    assert tour is not None
    return tour


@pytest.mark.parametrize("id", WITH_TOUR)
def test_the_match_of_a_tour_goes_on_freely_after_its_last_step(id: str) -> None:
    game = astragal.game(id)
    tour = tour_of(game)
    m = play(game, tour)
    assert m.options
    assert m.number == len(tour.moves())


@pytest.mark.parametrize("id", WITH_TOUR)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(id: str, language: str) -> None:
    game = astragal.game(id)
    tour = tour_of(game)
    steps = tour.told(game, language).steps
    assert len(steps) == len(tour.steps)
    assert not [step for step in steps if "⟨" in step.words]


@pytest.mark.parametrize("id", WITH_TOUR)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_tour_are_left_over(id: str, language: str) -> None:
    game = astragal.game(id)
    said = {step.say for step in tour_of(game).steps}
    text = "".join(path.read_text("utf-8") for path in game.folder.glob(f"text/{language}/*.ftl"))
    written = {line.split(" =")[0] for line in text.splitlines() if line.startswith("tour-")}
    assert written == said - {""}


@pytest.mark.parametrize("id", WITH_TOUR)
def test_the_learner_is_told_something_before_each_of_their_moves(id: str) -> None:
    for step in tour_of(astragal.game(id)).steps:
        assert bool(step.say) == (step.seat == 1), step


def test_pig_and_dice_throne_have_tours() -> None:
    assert {"pig", "dice-throne"} <= set(WITH_TOUR)


def wrong(tmp_path: Path, steps: str) -> str:
    """What is said of a tour of Skirmish with these steps."""
    (tmp_path / "tour.yaml").write_text(f"seats: [{{}}, {{}}]\nseed: a\nsteps:\n{steps}", "utf-8")
    with pytest.raises(PackError) as error:
        load_tour(skirmish(folder=tmp_path))
    return str(error.value)


def test_a_game_without_a_tour_has_none(tmp_path: Path) -> None:
    assert load_tour(skirmish(folder=tmp_path)) is None


def test_a_move_that_is_not_legal_is_named_with_its_line(tmp_path: Path) -> None:
    said = wrong(tmp_path, "  - {say: tour-a, move: fly}\n")
    assert "tour.yaml:4" in said
    assert "not legal here" in said


def test_a_move_of_the_wrong_seat_is_named(tmp_path: Path) -> None:
    said = wrong(tmp_path, "  - {say: tour-a, move: draw}\n  - {seat: 2, move: draw}\n")
    assert "tour.yaml:5" in said
    assert "seat 1 must decide here, not seat 2" in said


def test_a_step_that_does_nothing_is_refused(tmp_path: Path) -> None:
    assert "says something, or makes a move" in wrong(tmp_path, "  - {point: dice}\n")
