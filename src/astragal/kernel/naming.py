"""Names for ids and words for options: what a game says of itself in a viewer's language.

State, events and refusals hold ids. Only here, when somebody looks, do they become names.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from astragal.kernel.course import Course, Option
from astragal.prose.player import Called, player

if TYPE_CHECKING:
    from astragal.kernel.game import Game


NOTHING = "—"


class Offer(NamedTuple):
    """An option as a person reads it: what it is, and what it would bring where that helps."""

    words: str
    effect: str = ""


# What is said of an option: the arguments of its message, and what it would bring. A teller is
# given what the option holds, by the names of its parts.
MessageFacts = dict[str, Any]
Given = dict[str, Any]
Teller = Callable[[Any, Given, str], tuple[MessageFacts, str]]


def own_id(content: Any, kind: str, id: str, language: str) -> str:
    """The name of a thing in a game whose ids are names enough."""
    return id


def no_sort(content: Any, kind: str, id: str) -> str:
    """The sort of a thing in a game whose names need no class word before them."""
    return ""


def so_many(content: Any, name: str, kind: str, id: str, count: int, language: str) -> str:
    """A thing that is counted: “Burn ×2”."""
    return f"{name} ×{count}"


def named(
    game: "Game",
    content: Any,
    arguments: Mapping[str, Any],
    language: str,
    names: Sequence[Called] = (),
) -> dict[str, Any]:
    """The arguments of a message with names for ids; an argument is called by its kind.

    An argument that ends in `seat` is a seat, counted from 1; `names` are those of
    the players, then of those whom nobody plays.

    Where things of one kind differ in sort, as a status and a companion do among tokens, the
    argument `$token_sort` says which it is: the word before a name has another gender then.
    """
    said = {kind: _shown(game, content, kind, value, language) for kind, value in arguments.items()}
    for kind, value in arguments.items():
        if isinstance(value, str) and (sort := game.table.sort_of(content, kind, value)):
            said[f"{kind}_sort"] = sort
        elif kind.endswith("seat") and type(value) is int:
            said[kind] = player(value, names)
    return said


def _shown(game: "Game", content: Any, kind: str, value: Any, language: str) -> Any:
    if isinstance(value, str):
        return game.name_of(content, kind, value, language)
    if isinstance(value, tuple):
        parts = [str(_shown(game, content, kind, part, language)) for part in value]
        return ", ".join(parts) or NOTHING
    return value


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """The text with its first letter in lower case, as after a colon."""
    return text[:1].lower() + text[1:]


def verb_and_rest(m: Course, option: Option, language: str) -> Offer:
    """An option by the message `option-<verb>`, which may use `$what`, the rest of the notation."""
    move: str = m.notation(option)
    verb, _, what = move.partition(" ")
    text = m.game.text(language)
    if text.has(f"option-{verb}"):
        return Offer(text.message(f"option-{verb}", what=what))
    return Offer(capital(move))


def described_by(
    tellers: Mapping[str, Teller], plain: Teller
) -> Callable[[Course, Option, str], Offer]:
    """What describes options by `option-<verb>`: each verb has its teller, or the plain one."""

    def describe(m: Course, option: Option, language: str) -> Offer:
        verb = str(option[0])
        facts, effect = tellers.get(verb, plain)(m, m.game.moves.values(option), language)
        return Offer(m.game.text(language).message(f"option-{verb}", **facts), effect)

    return describe
