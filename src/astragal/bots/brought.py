"""Bots that somebody brings along: `external:COMMAND`, or `MODULE:NAME` for one in Python."""

import os
import sys
from importlib import import_module
from typing import Any

from astragal.bots.protocol import Bot
from astragal.kernel.errors import SetupError
from astragal.kernel.words import nearest


def brought(name: str, seed: str | None) -> Bot:
    """The bot that such a name stands for; a SetupError says what is wrong."""
    from astragal.bots.external import PREFIX, External

    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX), seed)
    module, _, maker = name.partition(":")
    made: Bot = _maker(name, module, maker)(seed)
    return made


def _maker(name: str, module: str, maker: str) -> Any:
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = import_module(module)
    except (ImportError, ValueError) as error:
        raise SetupError(f"the bot {name!r} can't be loaded: {error}") from error
    if not callable(getattr(found, maker, None)):
        close = nearest(maker, vars(found))
        hint = f'; did you mean "{close}"?' if close else ""
        raise SetupError(f"the bot {name!r} can't be loaded: {module} has no {maker!r}{hint}")
    return getattr(found, maker)
