"""What a lobby shows of a game: its name, how many may play, and what can be agreed, in words."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from astragal.errors import SetupError
from astragal.kernel.facts import Cards, Choice, Fact, Number, Scalar
from astragal.kernel.naming import capital
from astragal.packs.pack import home_of

if TYPE_CHECKING:
    from astragal.kernel.game import Game


def cover(game: "Game", language: str) -> dict[str, Any]:
    """The game as a lobby offers it."""
    text = game.text(language)
    return {
        "id": game.id,
        "name": text.message("game-name"),
        "tagline": text.message("game-tagline") if text.has("game-tagline") else "",
        "seats": [game.seats[0], game.seats[-1]],
        "counts": sorted({len(setup.seats) for setup in game.setups()}),
        "hidden": game.hides,
        "tour": game.tour_file.is_file(),
        "options": [fact(game, name, one, language) for name, one in game.options.items()],
        "seat_facts": [fact(game, name, one, language) for name, one in game.seat_facts.items()],
    }


def fact(game: "Game", name: str, one: Fact, language: str) -> dict[str, Any]:
    """An option of a match or a fact of a seat, with its values."""
    text = game.text(language)
    help_text = f"fact-{name}-help"
    said: dict[str, Any] = {
        "name": name,
        "label": capital(text.message(f"fact-{name}")),
        "help": text.message(help_text) if text.has(help_text) else "",
        "default": one.default,
    }
    if isinstance(one, Number):
        return {**said, "kind": "number", "low": one.low, "high": one.high}
    if isinstance(one, Choice):
        return {**said, "kind": "choice", "values": values(game, name, one, language)}
    if isinstance(one, Cards):
        return {**said, "kind": "cards", **cards(game, one, language)}
    return {**said, "kind": "progress"}


def cards(game: "Game", one: Cards, language: str) -> dict[str, Any]:
    """Which cards there are, by name, how many of them are wanted and how often each may be."""
    known = [
        {"value": id, "label": game.name_of(game.content(), "card", id, language)}
        for id in one.known
    ]
    return {"low": one.low, "high": one.high, "most_of_one": one.most_of_one, "values": known}


def values(game: "Game", name: str, one: Choice, language: str) -> list[dict[str, Any]]:
    """The values in words; `counts` says for how many seats each is, where they differ in that."""
    labels = told_apart(one.values, [label(game, name, value, language) for value in one.values])
    said = [{"value": value, "label": each} for value, each in zip(one.values, labels, strict=True)]
    if name not in game.options:
        return said
    counts = [[n for n in game.seats if fits(game, n, name, value)] for value in one.values]
    if all(each == counts[0] for each in counts):
        return said
    return [{**each, "counts": fitting} for each, fitting in zip(said, counts, strict=True)]


def told_apart(values: Sequence[Scalar], labels: list[str]) -> list[str]:
    """Labels of which several are the same, with the pack that each brought one is from."""
    often = Counter(labels)
    homes = [home_of(value) if isinstance(value, str) else "" for value in values]
    return [
        f"{each} ({home})" if home and often[each] > 1 else each
        for each, home in zip(labels, homes, strict=True)
    ]


def label(game: "Game", name: str, value: Scalar, language: str) -> str:
    """The message `value-mode-duel`, else the name that the game has for it, else itself."""
    message = f"value-{name}-{value}".lower().replace(".", "-")
    text = game.text(language)
    if text.has(message):
        return text.message(message)
    return capital(game.name_of(game.content(), name, str(value), language))


def fits(game: "Game", count: int, name: str, value: Scalar) -> bool:
    """Whether so many seats can agree on a value."""
    try:
        game.setup(count, {name: value})
    except SetupError:
        return False
    return True
