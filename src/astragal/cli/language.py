"""The language of the command line: as asked for, or as the rest of the system speaks."""

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import click

from astragal.prose.text import LANGUAGES, Text

ASKED = ("ASTRAGAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
FOLDER = Path(__file__).parent / "messages"
LANGUAGE_HELP = "The language; by default that of the system."
SPOKEN = "astragal.language"  # where a context keeps it


def usual_language() -> str:
    """The language that the environment names first, if there are words in it."""
    named = next((os.environ[name] for name in ASKED if os.environ.get(name)), "")
    return named[:2].lower() if named[:2].lower() in LANGUAGES else LANGUAGES[0]


def language_in(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for, wherever in it; help must know before the rest."""
    for at, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(arguments[at + 1 : at + 2])
            return asked if asked in LANGUAGES else None
    return None


def spoken() -> str:
    """The language that is spoken now."""
    context = click.get_current_context(silent=True)
    known: str | None = context.meta.get(SPOKEN) if context else None
    return known or usual_language()


@cache
def words_of(language: str) -> Text:
    """The words of the command line in a language."""
    return Text(language, FOLDER)


def said(message: str, /, **arguments: object) -> str:
    """A message in the language that is spoken now."""
    return words_of(spoken()).message(message, **arguments)


def misused(message: str, /, **arguments: object) -> click.UsageError:
    """The error for a command that is not used as it should be."""
    return click.UsageError(said(message, **arguments))


def failed(message: str, /, **arguments: object) -> click.ClickException:
    """The error for a command that can't do what it should."""
    return click.ClickException(said(message, **arguments))


def no_extra(missing: ModuleNotFoundError) -> click.ClickException:
    """The error for a command that needs more than the plain package has."""
    extra = "postgres" if missing.name == "asyncpg" else "server"
    return failed("serve-missing", name=str(missing.name), extra=extra)


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=spoken,
    help=LANGUAGE_HELP,
)
