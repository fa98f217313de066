"""Words in English, Russian and Polish, from Fluent files beside the game that says them.

Records and saves hold ids, never words; the language belongs to the viewer.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "pl")
HOUSE = Path(__file__).parent / "messages"
MOST_KNOWN = 20_000


class Text:
    """The messages of one language: the game's own, then the house's."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._known: dict[Any, str] = {}
        self._bundle = FluentBundle([self.language], use_isolating=False)
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
        return str(words) if not problems else f"{words} ⟨{name}: {problems[0]}⟩"


@cache
def house_words(language: str) -> Text:
    """The words that belong to no game."""
    return Text(language)


@cache
def words_in(folder: Path, language: str) -> Text:
    """The words of the game in a folder, read once."""
    return Text(language, folder / "text")


@cache
def _resources(folder: Path, language: str) -> tuple[Any, ...]:
    return tuple(FluentResource(path.read_text("utf-8")) for path in _files(folder, language))


def _files(folder: Path, language: str) -> Iterator[Path]:
    single = folder / f"{language}.ftl"
    if single.is_file():
        yield single
    yield from sorted((folder / language).glob("*.ftl"))
