"""How `Course` and `Match` are copied and saved.

Written by `make fields` from course.py and match.py; don't edit it.
"""

from typing import Final

COURSE_SLOTS: Final = (
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
    "names",
    "number",
    "options",
    "owned",
    "parley",
    "reason",
    "result",
    "seat",
    "seated",
    "setup",
    "taken",
    "unseated",
)

MATCH_SLOTS: Final = ()
