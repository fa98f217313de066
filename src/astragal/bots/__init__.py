"""Seats played by the program."""

from collections.abc import Callable

from astragal.bots.brought import brought
from astragal.bots.levels import LEVELS, Level
from astragal.bots.protocol import Bot, Budget, Seen
from astragal.errors import SetupError
from astragal.prose.spelling import nearest

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Level", "Seen", "bot"]

BOTS: dict[str, Callable[[str | None], Bot]] = {name: one.make for name, one in LEVELS.items()}


def bot(name: str, seed: str | None = None) -> Bot:
    """The bot of that name; with the same seed it plays the same.

    Besides the levels there are bots that somebody brings along: `external:COMMAND` and
    `MODULE:NAME`.
    """
    if ":" in name:
        return brought(name, seed)
    if name not in BOTS:
        close = nearest(name, BOTS)
        hint = f'; did you mean "{close}"?' if close else ""
        known = ", ".join(BOTS)
        raise SetupError(
            f"there is no bot {name!r} (known: {known}){hint}",
            "unknown-bot-near" if close else "unknown-bot",
            bot=name,
            known=known,
            near=close or "",
        )
    return BOTS[name](seed)
