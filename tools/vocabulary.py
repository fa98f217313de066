"""Write the lists of words, fields and moments into the documentation: `make vocabulary`.

They come from the vocabulary itself: what a word means from its docstring, what a field or a value
means from the comment beside it. A page holds them between two marks.
"""

import dataclasses
import inspect
import re
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from astragal.games.dice_throne.packs import conditions, pack
from astragal.games.dice_throne.packs.bearers import ATTACKED, HALVING, SKIPPED, said
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words import players
from astragal.games.dice_throne.packs.words.compose import Cost
from astragal.games.dice_throne.packs.words.damage import Weaken
from astragal.games.dice_throne.packs.words.dice import Skip
from astragal.games.dice_throne.packs.words.tokens import PassThis, RemoveThis
from astragal.games.dice_throne.packs.words.word import Effect, Effects
from astragal.packs.decode import AtMost
from astragal.packs.ids import IdOf
from astragal.packs.yaml import Places, Position

ROOT = Path(__file__).parents[1]
PAGES = ("docs/adding-a-hero.md", "docs/adding-a-card.md")
MARKED = re.compile(r"(<!-- list: ([a-z-]+) -->\n)(.*?)(<!-- end of list -->)", re.DOTALL)
VALUE = re.compile(r'^\s*"([a-z0-9-]+)",(?:\s*# (.+))?$', re.MULTILINE)
VOWELS = ("a", "e", "i", "o", "up")
LINKS = {
    id(players.Who): "a [player](adding-a-card.md#players)",
    id(conditions.Condition): "a [condition](adding-a-card.md#conditions)",
    id(pack.Timing): "a [moment](adding-a-card.md#moments)",
    id(pack.Trait): "a [trait](adding-a-hero.md#traits)",
}
NAMED = {
    conditions.Amount: "an [amount](adding-a-card.md#amounts)",
    Cost: "a [cost](adding-a-card.md#costs)",
    pack.Names: "a name in each language",
    bool: "true or false",
    str: "text",
    int: "a number",
}


# -- what the source says ----------------------------------------------------------------------


def values(module: types.ModuleType, start: str) -> dict[str, str]:
    """The values of a literal that begins with this text, each with the comment beside it."""
    source = inspect.getsource(module)
    block = source[source.index(start) :].split("\n]", 1)[0].split("\n    ]", 1)[0]
    return dict(VALUE.findall(block))


def comments(kind: type) -> dict[str, str]:
    """The fields of a dataclass, each with the comment beside it."""
    found = re.findall(r"^    (\w+): .*?(?:  # (.+))?$", inspect.getsource(kind), re.MULTILINE)
    return dict(found)


def meaning(kind: type) -> str:
    """The docstring of a word, in one line."""
    return " ".join((kind.__doc__ or "").split())


# -- types in words ----------------------------------------------------------------------------


def type_in_words(hint: Any) -> str:
    """What may be written for a field."""
    if id(hint) in LINKS:
        return LINKS[id(hint)]
    if hint in NAMED:
        return NAMED[hint]
    if hint in (list[Effect], list[Effects]):
        lists = "lists of " if hint == list[Effects] else ""
        return f"{lists}[effects](adding-a-card.md#effects)"
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        name = hint.__name__.lower()
        return f"{'an' if name.startswith(VOWELS) else 'a'} [{name}](adding-a-hero.md#{name})"
    return _generic(hint, get_origin(hint), get_args(hint))


def _generic(hint: Any, origin: Any, args: tuple[Any, ...]) -> str:
    if origin is Annotated and isinstance(args[1], IdOf):
        return type_in_words(args[0])
    if origin is Annotated and isinstance(args[1], AtMost):
        return type_in_words(args[0]).replace("a list", f"a list of {args[1]}", 1)
    if origin is Annotated:
        marker = str(args[1]).removeprefix("that names ").removeprefix("that is ")
        return marker.replace("from ", "a number from ", 1) if args[0] is int else marker
    if origin is Literal:
        return ", ".join(f"`{value}`" for value in args)
    if origin in (Union, types.UnionType):
        return " or ".join(type_in_words(arg) for arg in args if arg is not type(None))
    if origin is list:
        return f"a list, each {type_in_words(args[0])}"
    if origin is dict:
        return f"a mapping: {type_in_words(args[0])} to {type_in_words(args[1])}"
    raise TypeError(f"no words for {hint!r}")


def fields(kind: Any) -> Iterator[tuple[str, str, str]]:
    """Each key of a dataclass: how it is written, what may stand there, and what it means."""
    hints = get_type_hints(kind, include_extras=True)
    beside = comments(kind)
    head = getattr(kind, "head", "")
    for each in dataclasses.fields(kind):
        if hints[each.name] in (Position, Places):
            continue
        key = kind.tag if each.name == head else each.name.removesuffix("_")
        yield f"`{key}`", type_in_words(hints[each.name]) + _default(each), beside[each.name]


def _default(each: "dataclasses.Field[Any]") -> str:
    if each.default is dataclasses.MISSING and each.default_factory is dataclasses.MISSING:
        return ""
    if each.default in (None, "", dataclasses.MISSING):
        return " (may be left out)"
    default = str(each.default).lower() if isinstance(each.default, bool) else each.default
    return f" (`{default}` if left out)"


# -- tables ------------------------------------------------------------------------------------


def table(head: str, rows: Iterable[Iterable[str]]) -> str:
    columns = head.split(" | ")
    lines = [f"| {head} |", "|" + " --- |" * len(columns)]
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def words(kinds: Iterable[type]) -> str:
    """A heading for each word, what it does, its keys, and where it may stand."""
    return "\n\n".join(_word(kind) for kind in kinds)


def _listed(places: Iterable[str]) -> str:
    return "; ".join(map(said, places))


# Words whose place depends on what they say, or on what they stand on.
STANDS: dict[type, str] = {
    RemoveThis: "the text of a status, or of a companion without health",
    PassThis: "the text of a status",
    conditions.HeldByOther: "the text of a status",
    Skip: "; ".join(f"`{what}`: {_listed(at)}" for what, at in SKIPPED.items()),
    Weaken: f"{_listed((*ATTACKED, 'trigger:attacks'))}; `half` also in "
    f"{_listed((*HALVING, 'trigger:ability-activated'))}",
}


def _word(kind: type) -> str:
    said_so = [f"### `{getattr(kind, 'tag', kind.__name__.lower())}`", meaning(kind)]
    keys = list(fields(kind))
    if keys:
        said_so.append(table("key | what may stand there | what it means", keys))
    if kind in DICE_THRONE.places:
        said_so.append(f"It stands only in: {_listed(DICE_THRONE.places[kind])}.")
    elif kind in STANDS:
        said_so.append(f"It stands only in: {STANDS[kind]}.")
    return "\n\n".join(said_so)


def _values(module: types.ModuleType, start: str, head: str) -> str:
    found = values(module, start)
    return table(head, ((f"`{value}`", means) for value, means in found.items()))


LISTS = {
    "effects": lambda: words(DICE_THRONE.effects),
    "conditions": lambda: words(DICE_THRONE.conditions),
    "amount": lambda: table(
        "key | what may stand there | what it means", fields(conditions.Amount)
    ),
    "counts": lambda: _values(conditions, "    count: Literal[", "`count` | what is counted"),
    "cost": lambda: table("key | what may stand there | what it means", fields(Cost)),
    "players": lambda: _values(players, "Who = Literal[", "written | who is meant"),
    "timings": lambda: _values(pack, "Timing = Literal[", "`when` | the moment"),
    "triggers": lambda: _values(pack, "    when: Literal[", "`when` | the moment"),
    "traits": lambda: _values(pack, "Trait = Literal[", "trait | what it means"),
    "parts": lambda: (
        words(
            (
                pack.Hero,
                pack.Forms,
                pack.Tagline,
                pack.Symbol,
                pack.Ability,
                pack.Tier,
                pack.Upgrade,
                pack.Card,
                pack.Status,
                pack.Companion,
                pack.Use,
                pack.Trigger,
            )
        )
        .replace("### `", "### ")
        .replace("`\n\n", "\n\n")
    ),
}


def written(page: str) -> str:
    """The page with all its lists as they should be."""
    return MARKED.sub(lambda mark: f"{mark[1]}\n{LISTS[mark[2]]()}\n\n{mark[4]}", page)


if __name__ == "__main__":
    for path in PAGES:
        file = ROOT / path
        file.write_text(written(file.read_text("utf-8")), "utf-8")
        print(f"{path} written")
