"""Steps and frames: what the agenda is made of.

A step is a plain function that does one thing the rulebook names. A frame is a tuple
`(step, *plain arguments)`; saved frames name their step, so bytes never carry code.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from astragal.kernel.errors import SaveError
from astragal.kernel.words import nearest

Step = Callable[..., None]
Frame = tuple[Any, ...]
Plain = int | str | bool | None | tuple[Any, ...]

_BY_NAME: dict[str, Step] = {}
_NAMES: dict[Step, str] = {}

F = TypeVar("F", bound=Callable[..., None])


def step(function: F) -> F:
    """Register a function as a step, under `<game or kernel part>.<name>`."""
    home = function.__module__.removeprefix("astragal.").removeprefix("games.")
    name = f"{home.split('.')[0]}.{function.__name__}"
    taken = _BY_NAME.get(name)
    if taken is not None and taken.__module__ != function.__module__:
        raise ValueError(
            f"two steps are called {name}: in {taken.__module__} and in {function.__module__}"
        )
    _BY_NAME[name] = function
    _NAMES[function] = name
    return function


def name_of(function: Step) -> str:
    """The name under which a step is saved."""
    return _NAMES[function]


def named(name: str) -> Step:
    """The step of that name, or a SaveError that says the nearest one."""
    found = _BY_NAME.get(name)
    if found is None:
        close = nearest(name, _BY_NAME)
        raise SaveError(f"no step is called {name!r}" + (f"; nearest: {close}" if close else ""))
    return found


def steps() -> dict[str, Step]:
    """All steps that are known now, by name."""
    return dict(_BY_NAME)


def frozen(value: Any) -> Plain:
    """Lists as tuples, all the way down: what msgpack gives back becomes what was saved."""
    if isinstance(value, list | tuple):
        return tuple(frozen(part) for part in value)
    if value is None or isinstance(value, int | str):
        return value
    raise SaveError(f"a frame holds only numbers, texts and tuples, not {type(value).__name__}")


def packed_frame(frame: Frame) -> Frame:
    """The frame with its step's name in place of the step."""
    return (_NAMES[frame[0]], *frame[1:])


def loaded_frame(packed: object) -> Frame:
    """The frame that `packed_frame` made plain."""
    if not isinstance(packed, list | tuple) or not packed or not isinstance(packed[0], str):
        raise SaveError("a frame is a step's name followed by its arguments")
    return (named(packed[0]), *(frozen(part) for part in packed[1:]))
