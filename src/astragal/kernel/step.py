"""Steps and frames: what the agenda is made of.

A step is a plain function that does one thing the rulebook names. A frame is a tuple
`(step, *plain arguments)`; saved frames name their step, so bytes never carry code.
"""

from collections.abc import Callable, Collection
from functools import cache
from typing import Any, TypeVar

import msgspec

from astragal.errors import SaveError
from astragal.kernel.signature import Argument, arguments
from astragal.prose.spelling import nearest

Step = Callable[..., None]
Frame = tuple[Any, ...]
Plain = int | str | bool | None | tuple[Any, ...]

DEEPEST = 8

_BY_NAME: dict[str, Step] = {}
_NAMES: dict[Step, str] = {}

F = TypeVar("F", bound=Callable[..., None])


def step(function: F) -> F:
    """Register a function as a step, under `<game or kernel part>.<name>`."""
    name = f"{home(function.__module__)}.{function.__name__}"
    taken = _BY_NAME.get(name)
    if taken is not None and taken.__module__ != function.__module__:
        raise ValueError(
            f"two steps are called {name}: in {taken.__module__} and in {function.__module__}"
        )
    _BY_NAME[name] = function
    _NAMES[function] = name
    return function


def home(module: str) -> str:
    """The game, or the part of the house, that a module belongs to."""
    return module.removeprefix("astragal.").removeprefix("games.").split(".")[0]


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


def steps(*functions: Callable[..., None]) -> None:
    """Register functions as steps; called behind their definitions, which mypyc keeps native."""
    for function in functions:
        step(function)


def known_steps() -> dict[str, Step]:
    """All steps that are known now, by name."""
    return dict(_BY_NAME)


def frozen(value: Any, levels: int = DEEPEST) -> Plain:
    """Lists as tuples, all the way down: what msgpack gives back becomes what was saved."""
    if isinstance(value, list | tuple):
        if levels == 0:
            raise SaveError(f"the arguments of a frame are nested at most {DEEPEST} deep")
        return tuple(frozen(part, levels - 1) for part in value)
    if value is None or isinstance(value, int | str):
        return value
    raise SaveError(f"a frame holds only numbers, texts and tuples, not {type(value).__name__}")


def packed_frame(frame: Frame) -> Frame:
    """The frame with its step's name in place of the step."""
    return (_NAMES[frame[0]], *frame[1:])


def loaded_frame(packed: object, homes: Collection[str], seats: int) -> Frame:
    """The frame that `packed_frame` packed; its step must be of one of these homes."""
    if not isinstance(packed, list | tuple) or not packed or not isinstance(packed[0], str):
        raise SaveError("a frame is a step's name followed by its arguments")
    function = named(packed[0])
    if home(function.__module__) not in homes:
        raise SaveError(f"{packed[0]} is a step of another game")
    given = tuple(frozen(part) for part in packed[1:])
    _check_arguments(function, given, seats)
    return (function, *given)


def _check_arguments(function: Step, given: tuple[Plain, ...], seats: int) -> None:
    names, kind = _shape(function, len(given))
    try:
        msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise SaveError(f"the arguments of {_NAMES[function]} don't fit: {error}") from error
    for name, value in zip(names, given, strict=False):
        if name.endswith("seat") and isinstance(value, int) and not 0 <= value < seats:
            raise SaveError(f"{_NAMES[function]} has no seat {value + 1} to go to")


@cache
def _shape(function: Step, count: int) -> tuple[tuple[str, ...], Any]:
    """The names of a step's first arguments and the type of a tuple of them."""
    taken = _taken(function)
    needed = sum(argument.needed for argument in taken)
    if not needed <= count <= len(taken):
        raise SaveError(f"{_NAMES[function]} takes {needed} arguments, not {count}")
    names = tuple(argument.name for argument in taken[:count])
    kinds = tuple(_kind(argument.kind) for argument in taken[:count])
    return names, tuple.__class_getitem__(kinds)


def _taken(function: Step) -> tuple[Argument, ...]:
    """The arguments of a step after the match; a step whose types are unclear is refused."""
    try:
        return arguments(function)[1:]
    except ValueError as error:
        raise SaveError(f"{_NAMES[function]} can't be loaded: {error}") from error


def _kind(hint: Any) -> Any:
    """The type of an argument, if saved values can be checked against it."""
    try:
        msgspec.json.schema(hint)
    except TypeError:
        return Any
    return hint
