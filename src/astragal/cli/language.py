"""The language of the terminal: as asked for, or as the rest of the system speaks."""

import os

import click

from astragal.kernel.text import LANGUAGES

ASKED = ("ASTRAGAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def usual_language() -> str:
    """The language that the environment names first, if there are words in it."""
    named = next((os.environ[name] for name in ASKED if os.environ.get(name)), "")
    return named[:2].lower() if named[:2].lower() in LANGUAGES else LANGUAGES[0]


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=usual_language,
    help="The language to speak; that of the system unless said.",
)
