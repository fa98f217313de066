"""Write the TypeScript types of what goes over the wire from the structs: `make types`.

The house's messages go into `web/src/lib/wire.generated.ts`; what a game shows, its views, its
sheet and its odds, goes into `web/src/games/<game>/wire.generated.ts`.
"""

import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import NODEFAULT
from msgspec import inspect as types

from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.moves import Moves
from astragal.kernel.table import Sheet
from astragal.lab.review import MatchReview
from astragal.server import answers, messages, outgoing, record_calls, tables
from astragal.server.problems import Said
from astragal.table.howto import HowTo
from astragal.table.tour import ToldTour

Shape = types.StructType | types.DataclassType
WEB = Path(__file__).parents[1] / "web/src"
NAME = "wire.generated.ts"
HEAD = "// Written by `make types` from the structs in Python. Don't edit.\n"
PLAIN = """
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
"""
ANSWERS = (
    answers.Me,
    answers.GameCover,
    answers.RuleText,
    answers.BotLevel,
    answers.OwnTable,
    answers.RecordRow,
    answers.RecordHead,
    answers.MatchStory,
    answers.Moment,
    answers.MatchStory,
    answers.Drawn,
    answers.ReviewState,
    MatchReview,
    ToldTour,
    HowTo,
    Sheet,
    Said,
)
BODIES = (tables.NewTable, tables.SeatChange, tables.Agreed, record_calls.AskReview)


class Writer:
    """Writes interfaces; those that stand elsewhere are imported."""

    def __init__(self, elsewhere: Iterable[str] = ()) -> None:
        self.elsewhere = frozenset(elsewhere)
        self.used: set[str] = set()
        self.made: dict[str, str] = {}

    def add(self, *roots: Any, read: bool = False) -> None:
        """Structs and all that they hold; of what the server reads, defaults may be left out."""
        for info in types.multi_type_info(roots):
            self.word(info, read)

    def word(self, info: types.Type, read: bool = False) -> str:
        """The TypeScript of a type."""
        match info:
            case types.StructType() | types.DataclassType():
                return self._named(info, read)
            case types.UnionType():
                return " | ".join(dict.fromkeys(self._each(info.types, read)))
            case types.LiteralType():
                return " | ".join(map(_quoted, info.values))
            case types.DictType():
                return self._mapping(info, read)
            case types.TupleType():
                return f"[{', '.join(self._each(info.item_types, read))}]"
            case types.ListType() | types.VarTupleType():
                item = self.word(info.item_type, read)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case _:
                return SIMPLE[type(info)]

    def _each(self, several: Iterable[types.Type], read: bool) -> list[str]:
        return [self.word(one, read) for one in several]

    def _mapping(self, info: types.DictType, read: bool) -> str:
        key, value = self.word(info.key_type, read), self.word(info.value_type, read)
        whole = f"Record<{key}, {value}>"
        return f"Partial<{whole}>" if isinstance(info.key_type, types.LiteralType) else whole

    def _named(self, info: Shape, read: bool) -> str:
        name = info.cls.__name__
        if name in self.elsewhere and not _of_a_game(info.cls):
            self.used.add(name)
        elif name not in self.made:
            self.made[name] = ""
            self.made[name] = "\n".join(self._interface(info, read))
        return name

    def _interface(self, info: Shape, read: bool) -> Iterator[str]:
        yield f"/** {_said(info.cls)} */"
        yield f"export interface {info.cls.__name__} {{"
        yield from (f"  {line};" for line in self.fields(info, read))
        yield "}"

    def fields(self, info: Shape, read: bool) -> Iterator[str]:
        """The fields of a struct, its tag first."""
        if isinstance(info, types.StructType) and info.tag_field:
            yield f"{info.tag_field}: {_quoted(info.tag)}"
        for field in info.fields:
            mark = "?" if _may_be_missing(info, field, read) else ""
            yield f"{field.encode_name}{mark}: {self.word(field.type, read)}"

    def inline(self, union: Any) -> str:
        """A union of structs that have no names of their own."""
        infos = types.multi_type_info(get_args(union))
        shapes = [f"{{ {'; '.join(self.fields(info, read=True))} }}" for info in infos]  # type: ignore[arg-type]
        return "\n  | ".join(["", *shapes])


SIMPLE = {
    types.AnyType: "Plain",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


def _may_be_missing(info: Shape, field: types.Field, read: bool) -> bool:
    omits = isinstance(info, types.StructType) and info.cls.__struct_config__.omit_defaults
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return not field.required and (unset or read or omits)


def _quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def _of_a_game(kind: type) -> bool:
    """A game's own struct may be called as one of the house's, as a view is."""
    return kind.__module__.startswith("astragal.games.")


def _said(kind: type) -> str:
    return " ".join((inspect.getdoc(kind) or "").split())


def house_types() -> tuple[str, frozenset[str]]:
    """The types of the house's own messages, and their names."""
    writer = Writer()
    writer.add(*ANSWERS)
    writer.add(*get_args(outgoing.Outgoing))
    writer.add(*BODIES, read=True)
    sent = " | ".join(one.__name__ for one in get_args(outgoing.Outgoing))
    unions = [
        f"export type ServerMessage = {sent};",
        f"export type ClientMessage ={writer.inline(messages.Incoming)};",
    ]
    text = "\n\n".join([HEAD + PLAIN.rstrip(), *writer.made.values(), *unions])
    return text + "\n", frozenset(writer.made)


def game_types(id: str, elsewhere: Iterable[str]) -> str:
    """The types of what a game shows."""
    game = game_of(id)
    shown = [game.seat_view, game.table.sheet, game.table.odds]
    roots = [_struct(get_type_hints(each)["return"]) for each in shown]
    writer = Writer(elsewhere)
    writer.add(*filter(_of_a_game, roots))
    writer.made["Move"] = move_types(game.moves)
    used = ", ".join(sorted(writer.used))
    head = f"{HEAD}import type {{ {used} }} from '../../lib/wire.generated';\n" if used else HEAD
    plain = PLAIN if "Plain" in "".join(writer.made.values()) else ""
    return "\n\n".join([(head + plain).rstrip(), *writer.made.values()]) + "\n"


def move_types(moves: Moves) -> str:
    """What an offer of a game does: the verb, and what it is done with."""
    shapes = []
    for verb, parts in moves.verbs.items():
        fields = {"verb": f"'{verb}'"}
        for part in parts:
            fields.update(part.shapes())
        shapes.append(f"{{ {'; '.join(f'{name}: {shape}' for name, shape in fields.items())} }}")
    union = "\n  | ".join(["", *shapes])
    return f"/** What an offer does, and with what. */\nexport type Move ={union};"


def _struct(kind: Any) -> Any:
    found = [one for one in get_args(kind) or (kind,) if one is not type(None)]
    return found[0]


def files() -> dict[Path, str]:
    """Every generated file and what stands in it."""
    house, names = house_types()
    games = {WEB / "games" / id / NAME: game_types(id, names) for id in game_ids()}
    return {WEB / "lib" / NAME: house, **games}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
