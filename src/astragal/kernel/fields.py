"""How `Match` is copied and saved.

Written by `make fields` from match.py; don't edit it.
"""

from typing import Final

MATCH_SLOTS: Final = (
    "active",
    "agenda",
    "answer",
    "answer_arguments",
    "asked",
    "chance",
    "earlier",
    "events",
    "game",
    "history",
    "number",
    "options",
    "public",
    "reason",
    "result",
    "seat",
    "seated",
    "setup",
    "taken",
    "unseated",
)
