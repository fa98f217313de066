"""Ids in packs: which texts are names of things, told by the types, and what they mean in a pack.

A field of type `Annotated[str, IdOf("status")]` names a status, the key of a
`dict[Annotated[str, IdOf("status")], int]` too; `IdOf("status", here=True)` is where one gets its
id. In a brought pack an id means the pack's own thing first, then the game's.
"""

import dataclasses
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from astragal.packs.pack import COLON

T = TypeVar("T")
Rename = Callable[[str, str], str]


@dataclass(frozen=True, slots=True)
class IdOf:
    """Marks text as the id of a thing of some sort; `here` where the thing itself stands."""

    sort: str
    here: bool = False


class Shape:
    """Where in a value of some type ids stand: the value itself, or parts of it."""

    __slots__ = ("item", "key", "names", "value")

    def __init__(self) -> None:
        self.names: IdOf | None = None
        self.item: Shape | None = None
        self.key: Shape | None = None
        self.value: Shape | None = None


@cache
def shape(kind: Any) -> Shape:
    """The shape of a type; the members of a union are told apart by their values."""
    found = Shape()
    for member in _members(kind):
        origin, args = get_origin(member), get_args(member)
        if origin is Annotated:
            found.names = next((one for one in args if isinstance(one, IdOf)), found.names)
        elif origin in (list, tuple):
            found.item = shape(args[0])
        elif origin is dict:
            found.key, found.value = shape(args[0]), shape(args[1])
    return found


def _members(kind: Any) -> Iterator[Any]:
    if get_origin(kind) in (Union, types.UnionType):
        for member in get_args(kind):
            yield from _members(member)
    elif get_origin(kind) is Annotated and get_origin(get_args(kind)[0]) is not None:
        yield from _members(get_args(kind)[0])
    else:
        yield kind


@cache
def fields_of(kind: Any) -> tuple[tuple[str, Shape], ...]:
    """The fields of a dataclass, and where ids may stand in each."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((one.name, shape(hints[one.name])) for one in dataclasses.fields(kind))


def ids_in(thing: Any, at: Shape | None = None) -> Iterator[tuple[IdOf, str]]:
    """Every id in a thing, however deep, and what it names."""
    if isinstance(thing, str):
        if at is not None and at.names is not None and thing:
            yield at.names, thing
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from ids_in(part, at and at.item)
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from ids_in(key, at and at.key)
            yield from ids_in(value, at and at.value)
    elif dataclasses.is_dataclass(thing) and not isinstance(thing, type):
        for name, inner in fields_of(type(thing)):
            yield from ids_in(getattr(thing, name), inner)


def defined(thing: Any) -> frozenset[tuple[str, str]]:
    """The sort and id of everything that gets its id in a thing."""
    return frozenset((names.sort, id) for names, id in ids_in(thing) if names.here)


def renamed(thing: Any, rename: Rename, at: Shape | None = None) -> Any:
    """A copy of the thing in which each id is replaced by what `rename` gives."""
    found: Any = thing
    if isinstance(thing, str):
        if at is not None and at.names is not None and thing:
            found = rename(at.names.sort, thing)
    elif isinstance(thing, list):
        found = [renamed(part, rename, at and at.item) for part in thing]
    elif isinstance(thing, dict) and type(thing) is dict:
        found = {
            renamed(key, rename, at and at.key): renamed(value, rename, at and at.value)
            for key, value in thing.items()
        }
    elif dataclasses.is_dataclass(thing) and not isinstance(thing, type):
        fields = fields_of(type(thing))
        changed = {name: renamed(getattr(thing, name), rename, one) for name, one in fields}
        found = dataclasses.replace(thing, **changed)
    return found


def in_namespace(name: str, things: list[T]) -> list[T]:
    """The things of a brought pack, with the pack's name before each own id: `name:id`."""
    own = frozenset(one for thing in things for one in defined(thing))

    def rename(sort: str, id: str) -> str:
        return f"{name}{COLON}{id}" if (sort, id) in own else id

    return [renamed(thing, rename) for thing in things]
