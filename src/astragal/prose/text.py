"""Words in English, Russian and Polish, from Fluent files beside the game that says them.

Records and saves hold ids, never words; the language belongs to the viewer.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from astragal.prose.player import YOU, Player

LANGUAGES = ("en", "ru", "pl")
HOUSE = Path(__file__).parent / "messages"
MOST_KNOWN = 20_000
HARD_SPACE = "\N{NO-BREAK SPACE}"
COUNTED = "n|amount|count|cp|days|dice|every|glory|health|kib|minutes|most|numbers|price|sides|wait"
# A number that is written or put in, and the space behind it.
UNIT = re.compile(
    rf"((?<![\w$.])\d+|\{{ \$(?:{COUNTED}) \}}|\{{ \$cost \}}(?= (?:CP|БС|PW)))"
    r" (?=[^\W\d_]|\{ \$(?:adjectives|kind|name|play|symbol|token|what) \}|\{ \$\w+ ->)"
)
PHASE = re.compile(r"(фаз[аыуе]|Główn(?:a|ą|ej)|Main Phase) (?=\(?\d)")
# A name may end its sentence itself, as in "plays Double Up!".
ENDED_TWICE = re.compile(r"(?<=[!?])\.$")
LETTER = re.compile(r"(?<=[\s(„])([aiouwzAIOUWZ]) (?=\S)")


class Text:
    """The messages of one language: the game's own, then the house's."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._known: dict[Any, str] = {}
        functions: Any = {"PLAYER": self._player, "TO": self._addressed}
        self._bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        for folder in (HOUSE, *folders):
            for resource in _resources(folder, self.language):
                self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there are words for this."""
        return self._bundle.has_message(message)

    def message(self, name: str, /, **arguments: Any) -> str:
        """The words of a message; a missing one shows its own name, marked."""
        # A table says the same things over and over, and putting words together takes long.
        key = (name, *((kind, type(value), value) for kind, value in arguments.items()))
        words = self._known.get(key)
        if words is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            words = self._known[key] = self._worded(name, arguments)
        return words

    def _worded(self, name: str, arguments: dict[str, Any]) -> str:
        if not self._bundle.has_message(name):
            return f"⟨{name}⟩"
        value = self._bundle.get_message(name).value
        assert value is not None
        words, problems = self._bundle.format_pattern(value, arguments)
        told = ENDED_TWICE.sub("", str(words))
        return told if not problems else f"{told} ⟨{name}: {problems[0]}⟩"

    def _player(self, seat: Any, form: str = "") -> str:
        """`{ PLAYER($seat, "genitive") }`: somebody by name, or a seat by number, in a case."""
        who = seat if isinstance(seat, Player) else Player(int(seat))
        kind, name = who.named(self.language)
        words = f"{kind}-form-{form}" if form else f"{kind}-form"
        return self.message(words, n=who.number, name=name)

    def _addressed(self, seat: Any, mark: str) -> str:
        """`{ TO($seat, ":") }`: whom a question is put to, unless they read it themselves."""
        return "" if seat == YOU else self._player(seat, "start") + mark


@cache
def house_words(language: str) -> Text:
    """The words that belong to no game."""
    return Text(language)


@cache
def words_in(folders: tuple[Path, ...], language: str) -> Text:
    """The words of a game, read once: those in its folder go before those it is built on."""
    return Text(language, *(folder / "text" for folder in folders))


@cache
def names_in(folders: tuple[Path, ...], prefix: str) -> tuple[str, ...]:
    """How the messages of a game go on that begin with this."""
    parts = (part for folder in folders for part in _resources(folder / "text", LANGUAGES[0]))
    entries = (entry for part in parts for entry in part.body)
    names = sorted({entry.id.name for entry in entries if isinstance(entry, Message)})
    return tuple(name.removeprefix(prefix) for name in names if name.startswith(prefix))


@cache
def _resources(folder: Path, language: str) -> tuple[Any, ...]:
    return tuple(FluentResource(laid_out(path, language)) for path in _files(folder, language))


def laid_out(path: Path, language: str) -> str:
    """The messages of a file, as they are shown."""
    return unbroken(path.read_text("utf-8"), language)


def unbroken(source: str, language: str) -> str:
    """The messages with no-break spaces where no line should end.

    These are between a number and its unit, before the number of a phase and, in Polish, after
    words of one letter.
    `unbroken` in `web/src/lib/words.svelte.ts` does the same for the app.
    """
    joined = PHASE.sub(r"\1" + HARD_SPACE, UNIT.sub(r"\1" + HARD_SPACE, source))
    return LETTER.sub(r"\1" + HARD_SPACE, joined) if language == "pl" else joined


def _files(folder: Path, language: str) -> Iterator[Path]:
    single = folder / f"{language}.ftl"
    if single.is_file():
        yield single
    yield from sorted((folder / language).glob("*.ftl"))
