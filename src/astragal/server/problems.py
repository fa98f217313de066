"""Refusals: a stable code for programs, and words in the caller's language for people."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from astragal.prose.spelling import cut
from astragal.prose.text import LANGUAGES, Text

FOLDER = Path(__file__).parent / "text"
LONGEST_SAID = 600

STATUS = {
    "not-found": 404,
    "who": 401,
    "not-yours": 403,
    "host-only": 403,
    "wrong-link": 403,
    "banned": 403,
    "muted": 403,
    "closed": 410,
    "no-sheet": 410,
    "wrong-password": 403,
    "wrong-token": 403,
    "no-such-user": 404,
    "no-such-report": 404,
    "no-password": 409,
    "own-words": 409,
    "too-many-reports": 429,
    "stale": 409,
    "taken": 409,
    "started": 409,
    "not-started": 409,
    "not-over": 409,
    "open-seats": 409,
    "stand-in": 409,
    "said-otherwise": 409,
    "host": 400,
    "too-many-watchers": 429,
    "too-many-words": 429,
    "metrics": 403,
    "origin": 403,
    "not-json": 415,
    "too-large": 413,
    "too-many": 429,
    "too-many-tries": 429,
    "too-many-tables": 409,
    "too-many-packs": 409,
    "no-space-packs": 507,
    "strange-packs": 409,
    "packs-heavy": 409,
    "imports-busy": 429,
    "too-many-public": 409,
    "host-too-many": 409,
    "login-taken": 409,
    "has-account": 409,
    "wrong-login": 401,
    "review-busy": 429,
    "review-failed": 409,
    "review-long": 409,
    "method": 405,
    "broken": 500,
    "storage": 503,
    "lost": 409,
}


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal as it is sent."""

    code: str
    words: str
    rule: str | None = None


class Problem(Exception):
    """Something that is refused; the message `problem-<code>` says why."""

    def __init__(
        self, code: str, *, rule: str | None = None, words: str | None = None, **arguments: Any
    ) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.rule = rule
        self.arguments = arguments
        self._words = words

    @property
    def status(self) -> int:
        """The status of an HTTP answer that says this."""
        return STATUS.get(self.code, 400)

    def said(self, language: str) -> Said:
        """The refusal in words; `words` given in the viewer's language stand as they are.

        An argument that is a function says itself in that language.
        """
        told = {name: _told(value, language) for name, value in self.arguments.items()}
        words = self._words or text(language).message(f"problem-{self.code}", **told)
        return Said(self.code, words, self.rule)


def _told(value: Any, language: str) -> Any:
    """An argument in words; what a stranger sent is not said back at any length."""
    said = value(language) if callable(value) else value
    return cut(said, LONGEST_SAID) if isinstance(said, str) else said


@cache
def text(language: str) -> Text:
    """The server's words in a language."""
    return Text(language, FOLDER)


def spoken(*asked: str | None) -> str:
    """The first of these that is a language of the house, or the first language of the house."""
    for language in asked:
        short = (language or "")[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
