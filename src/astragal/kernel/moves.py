"""Moves, declared once: each verb with its parts.

From the declaration come the text of an option and the way back, what the page is told of it, the
words that moves may hold, and the action ids of learners.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from astragal.kernel.course import Option
from astragal.kernel.parts import CONTENTS, MISSING, Faces, Part


class Moves:
    """The verbs of a game; `Moves({"play": (CARD,), "pass": ()})`."""

    def __init__(self, verbs: Mapping[str, tuple[Part, ...]]) -> None:
        self.verbs = dict(verbs)
        self.starts = lru_cache(CONTENTS)(self._starts)

    def with_parts(self, *parts: Part) -> frozenset[str]:
        """The verbs whose first part is one of these."""
        return frozenset(verb for verb, own in self.verbs.items() if own and own[0] in parts)

    def values(self, option: Option) -> dict[str, Any]:
        """What an option holds, by the names of its parts: `{"card": 412}`."""
        return {part.name: value for part, value in self._parted(option) if value is not MISSING}

    # -- as text ------------------------------------------------------------------------

    def write(self, content: Any, option: Option) -> str:
        """The text of an option."""
        words = [part.write(content, value) for part, value in self._parted(option)]
        return " ".join([option[0], *filter(None, words)])

    def read(self, content: Any, text: str) -> Option:
        """The option that a text says, legal or not; ValueError where it says none.

        What an option holds beside its text is not in it.
        """
        verb, *rest = text.split(" ")
        if verb not in self.verbs:
            raise ValueError(f"no move begins with {verb!r}")
        values: list[Any] = [verb]
        words: Any = rest
        for part in self.verbs[verb]:
            value, words = part.read(content, words)
            if isinstance(part, Faces):
                values.extend(value)
            elif value is not MISSING:
                values.append(value)
        if words:
            raise ValueError(f"nothing can follow {text.removesuffix(' '.join(words))!r}")
        return tuple(values)

    def words(self, content: Any) -> frozenset[str]:
        """Every word that a move may hold, numbers aside."""
        parts = {part for own in self.verbs.values() for part in own}
        return frozenset(self.verbs).union(*(part.known(content) for part in parts))

    # -- for the page -------------------------------------------------------------------

    def told(self, content: Any, option: Option) -> dict[str, Any]:
        """What an option does, and with what: `{"verb": "play", "card": "six-it"}`."""
        said: dict[str, Any] = {"verb": option[0]}
        for part, value in self._parted(option):
            said.update(part.facts(content, value))
        return said

    # -- by number ----------------------------------------------------------------------

    def count(self, content: Any) -> int:
        """How many action ids there are; they run from 0."""
        return int(self.starts(content)[""])

    def action_id(self, content: Any, option: Option) -> int:
        """The action id of an option: the same for the same content, whatever the match."""
        place = 0
        for part, value in self._parted(option):
            place = place * part.size(content) + part.index(content, value)
        return int(self.starts(content)[option[0]] + place)

    def _starts(self, content: Any) -> dict[str, int]:
        """The first action id of each verb; under the key "" the number of all ids."""
        starts, at = {}, 0
        for verb, parts in self.verbs.items():
            starts[verb] = at
            size = 1
            for part in parts:
                size *= part.size(content)
            at += size
        starts[""] = at
        return starts

    def _parted(self, option: Option) -> list[tuple[Part, Any]]:
        """Each part of a move with the value that an option has for it."""
        parts, values = self.verbs[option[0]], option[1:]
        if parts and isinstance(parts[-1], Faces):
            return [(parts[-1], values)]
        given = [*values, *[MISSING] * (len(parts) - len(values))]
        return list(zip(parts, given, strict=True))
