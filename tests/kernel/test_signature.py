"""Every step tells what it takes, in the pure build and in the compiled one."""

import sys
from pathlib import Path
from typing import Any

import pytest

import astragal
from astragal.kernel.course import Course
from astragal.kernel.match import Option
from astragal.kernel.signature import Argument, arguments, types, written_types
from astragal.kernel.step import Step, known_steps
from astragal.kernel.window import window

for game_id in astragal.game_ids():
    astragal.game(game_id)
STEPS = {name: one for name, one in known_steps().items() if one.__module__.startswith("astragal.")}


def test_a_step_tells_names_types_and_what_must_be_given() -> None:
    assert arguments(window) == (
        Argument("m", Course, True),
        Argument("moment", str, True),
        Argument("passed", int, False),
    )


def test_the_steps_of_all_games_are_looked_at() -> None:
    homes = {name.partition(".")[0] for name in STEPS}
    assert homes == {"kernel", *(id.replace("-", "_") for id in astragal.game_ids())}


@pytest.mark.parametrize("function", STEPS.values(), ids=STEPS)
def test_every_argument_of_a_step_has_a_type(function: Step) -> None:
    first, *others = arguments(function)
    assert issubclass(first.kind, Course)
    assert [one.name for one in others if one.kind is Any] == []
    assert {one.kind for one in others if one.name == "option"} <= {Option}


@pytest.mark.parametrize("function", STEPS.values(), ids=STEPS)
def test_the_source_tells_the_same_types(function: Step) -> None:
    module = sys.modules[function.__module__]
    written = written_types(function.__name__, Path(str(module.__file__)), vars(module))
    told = {name: kind for name, kind in types(function).items() if name != "return"}
    assert written == told


def test_without_its_source_a_compiled_function_is_not_known(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("inspect.isbuiltin", lambda function: True)
    monkeypatch.setattr(sys.modules[window.__module__], "__file__", str(tmp_path / "window.so"))
    with pytest.raises(ValueError, match="arguments of window are not known") as no_file:
        arguments(window)
    (tmp_path / "window.py").write_text("def other() -> None: ...\n", "utf-8")
    with pytest.raises(ValueError, match="arguments of window are not known") as no_window:
        arguments(window)
    assert isinstance(no_file.value.__cause__, FileNotFoundError)
    assert isinstance(no_window.value.__cause__, KeyError)
