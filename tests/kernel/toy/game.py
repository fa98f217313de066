"""Skirmish's facts, declared as data."""

from pathlib import Path
from typing import Any

from astragal.kernel.facts import Number
from astragal.kernel.game import Game
from astragal.kernel.moves import Moves
from astragal.kernel.parts import Numeral, Word
from astragal.kernel.why import Refusal
from tests.kernel.toy.fields import SavedSkirmish
from tests.kernel.toy.state import KINDS, Skirmish, broken
from tests.kernel.toy.turn import begin
from tests.kernel.toy.view import pools, view

MOVES = Moves(
    {
        "strike": (Numeral("seat", 0, 2, plus=1),),
        "ward": (),
        "feint": (),
        "gem": (),
        "swap": (Word("card", lambda content: KINDS),),
        "stance": (Numeral("stance", 0, 2),),
        "draw": (),
        "fly": (),  # which nobody can
        "roll": (),
        "end": (),
        "pass": (),
    }
)


def refusal(m: Skirmish, seat: int, text: str) -> Refusal:
    """A card that the seat does not hold is named."""
    word = text.split(" ")[0]
    if word in KINDS and KINDS.index(word) not in m.hands[seat]:
        return (None, "why-no-card", {"card": word})
    return (None, "why-no-such-move", {"move": text})


def skirmish(**changes: Any) -> Game:
    """The game; the tests of the tests change a part of it."""
    facts: dict[str, Any] = {
        "id": "skirmish",
        "folder": Path(__file__).parent,
        "seats": range(2, 4),
        "options": {"health": Number(1, 9, 4)},
        "match": Skirmish,
        "saved": SavedSkirmish,
        "first": (begin,),
        "view": view,
        "events": {
            "drew": ("seat", "count"),
            "drew-card": ("card",),
            "struck": ("seat", "other_seat"),
            "reacted": ("seat", "card"),
            "hit": ("seat", "damage"),
            "rolled": ("seat", "die"),
        },
        "moves": MOVES,
        "refusal": refusal,
        "pools": pools,
        "broken": broken,
        "reactions": Skirmish.answers,
        "might_react": Skirmish.might_answer,
        "react": Skirmish.give,
    }
    return Game(**{**facts, **changes})


SKIRMISH = skirmish()
