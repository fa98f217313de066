"""The registry of steps, and frames that come from strangers."""

import inspect

import pytest

from astragal.errors import SaveError
from astragal.kernel import step as registry
from astragal.kernel.match import Match, Option
from astragal.kernel.step import (
    DEEPEST,
    frozen,
    known_steps,
    loaded_frame,
    name_of,
    named,
    packed_frame,
    step,
)
from astragal.kernel.window import commit, window

HERE = ("tests",)


@step
def wave(m: Match, seat: int, times: int, why: str = "", options: tuple[Option, ...] = ()) -> None:
    """A step with every kind of argument."""


@step
def wait(m: Match) -> None:
    """A step without arguments."""


def test_steps_are_known_by_home_and_name() -> None:
    assert name_of(window) == "kernel.window"
    assert name_of(wave) == "tests.wave"
    assert named("kernel.window") is window
    assert known_steps()["tests.wave"] is wave


def test_a_game_is_the_home_of_its_steps() -> None:
    assert registry.home("astragal.games.dice_throne.rules.turn") == "dice_throne"
    assert registry.home("astragal.kernel.window") == "kernel"


def test_an_unknown_step_is_answered_with_the_nearest() -> None:
    with pytest.raises(SaveError, match=r"no step is called 'kernel.windo'; nearest: kernel.windo"):
        named("kernel.windo")
    with pytest.raises(SaveError, match=r"no step is called 'os\.system'$"):
        named("os.system")


def test_two_files_of_one_game_cannot_name_a_step_alike() -> None:
    def wave(m: Match) -> None:
        """Another step of that name."""

    wave.__module__ = "tests.elsewhere"
    with pytest.raises(ValueError, match=r"two steps are called tests.wave: in tests.kernel"):
        step(wave)


def test_a_frame_comes_back_as_it_was() -> None:
    frame = (wave, 1, 3, "hello", (("pass",), ("roll", 2)))
    packed = packed_frame(frame)
    assert packed == ("tests.wave", 1, 3, "hello", (("pass",), ("roll", 2)))
    as_lists = ["tests.wave", 1, 3, "hello", [["pass"], ["roll", 2]]]
    assert loaded_frame(as_lists, HERE, 2) == frame
    assert loaded_frame(["tests.wait"], HERE, 2) == (wait,)


@pytest.mark.parametrize(
    ("packed", "message"),
    [
        ([], "a frame is a step's name followed by its arguments"),
        ("tests.wave", "a frame is a step's name"),
        ([5], "a frame is a step's name"),
        (["tests.wave", 1], "tests.wave takes 2 arguments, not 1"),
        (["tests.wave", 1, 2, "", [], 5], "tests.wave takes 2 arguments, not 5"),
        (["tests.wait", 1], "tests.wait takes 0 arguments, not 1"),
        (["tests.wave", 1, "2"], "arguments of tests.wave don't fit: Expected `int`, got `str`"),
        (["tests.wave", 1, None], "arguments of tests.wave don't fit: Expected `int`, got `null`"),
        (["tests.wave", 1, 2, 3], "arguments of tests.wave don't fit: Expected `str`, got `int`"),
        (["tests.wave", 1, 2, "", [3]], "tests.wave don't fit: Expected `array`, got `int`"),
        (["tests.wave", 2, 1], "tests.wave has no seat 3 to go to"),
        (["tests.wave", -1, 1], "tests.wave has no seat 0 to go to"),
        (["tests.wave", 1, 1.5], "only numbers, texts and tuples, not float"),
        (["tests.wave", 1, {}], "only numbers, texts and tuples, not dict"),
        (["kernel.window", "x"], "kernel.window is a step of another game"),
        (["pig.nothing"], "no step is called 'pig.nothing'"),
    ],
)
def test_a_forged_frame_is_refused(packed: object, message: str) -> None:
    with pytest.raises(SaveError) as error:
        loaded_frame(packed, HERE, 2)
    assert message in str(error.value)


def test_arguments_are_nested_only_so_deep() -> None:
    deep: object = 1
    for _ in range(DEEPEST):
        deep = [deep]
    frozen(deep)
    with pytest.raises(SaveError, match="nested at most 8 deep"):
        frozen([deep])


def test_a_step_that_does_not_tell_its_signature_is_not_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def untold(function: object) -> None:
        raise ValueError("no signature found")

    monkeypatch.setattr(inspect, "signature", untold)
    registry._shape.cache_clear()
    with pytest.raises(SaveError, match=r"tests.wait can't be loaded: the arguments of wait are"):
        loaded_frame(["tests.wait"], HERE, 2)
    registry._shape.cache_clear()


def test_kernel_steps_check_seats_and_options() -> None:
    kernel = ("kernel",)
    frame = loaded_frame(["kernel.commit", 0, ["pass"], "strike"], kernel, 2)
    assert frame == (commit, 0, ("pass",), "strike")
    with pytest.raises(SaveError, match="no seat 3"):
        loaded_frame(["kernel.commit", 2, ["pass"], "strike"], kernel, 2)
    with pytest.raises(SaveError, match="Expected `array`, got `str`"):
        loaded_frame(["kernel.commit", 0, "pass", "strike"], kernel, 2)
