"""Bots that somebody brings along: `external:COMMAND`, or `MODULE:NAME` for one in Python."""

import os
import sys
from importlib import import_module
from inspect import signature
from typing import Any

from astragal.bots.external import PREFIX, External
from astragal.bots.protocol import Bot
from astragal.errors import SetupError
from astragal.prose.spelling import nearest


def brought(name: str, seed: str | None) -> Bot:
    """The bot that such a name stands for; a SetupError says what is wrong."""
    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX), seed)
    module, _, maker = name.partition(":")
    return _made(name, _maker(name, module, maker), seed)


def _made(name: str, maker: Any, seed: str | None) -> Bot:
    try:
        signature(maker).bind(seed)
    except TypeError as error:
        raise SetupError(
            f"the bot {name!r} can't be made: it must take a seed, "
            f"as in def __init__(self, seed: str | None = None): {error}"
        ) from error
    try:
        made: Bot = maker(seed)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise SetupError(f"the bot {name!r} can't be made with the seed {seed!r}: {why}") from error
    if not callable(getattr(made, "choose", None)):
        raise SetupError(
            f"the bot {name!r} can't choose: it must have def choose(self, seen, budget) -> int"
        )
    return made


def _maker(name: str, module: str, maker: str) -> Any:
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = import_module(module)
    except Exception as error:
        # Whatever the module does when it is loaded: a name missing, a word misspelt.
        kind = "" if isinstance(error, ImportError | ValueError) else f"{type(error).__name__}: "
        raise SetupError(f"the bot {name!r} can't be loaded: {kind}{error}") from error
    if not callable(getattr(found, maker, None)):
        close = nearest(maker, vars(found))
        hint = f'; did you mean "{close}"?' if close else ""
        raise SetupError(f"the bot {name!r} can't be loaded: {module} has no {maker!r}{hint}")
    return getattr(found, maker)
