"""Plays: what can be done from the hand, with a token, or with a passive ability.

A play knows when it may be made: its printed timing, its type, and what its effects imply (a
card that changes dice needs dice on the table).
"""

from typing import TYPE_CHECKING

from astragal.games.dice_throne.piece_words import (
    ExtraAttempt,
    Remove,
    Reroll,
    SetDie,
    ShiftDie,
    Transfer,
)
from astragal.games.dice_throne.player_words import Add, Prevent
from astragal.games.dice_throne.vocabulary import Cost, Effect, If, Roll

if TYPE_CHECKING:
    from astragal.games.dice_throne.conditions import Condition
    from astragal.games.dice_throne.pack import Card, Use

ALTERING = (Reroll, SetDie, ShiftDie, ExtraAttempt)

# Moments outside the Roll Phase, and those at which no dice lie open to be altered.
QUIET_MOMENTS = frozenset(("upkeep", "income", "main", "main-1", "main-2", "card"))
NO_DICE = QUIET_MOMENTS | {"attack", "then", "damage", "after", "before-discard"}
ROLL_MOMENTS = frozenset(
    ("rolling", "declared", "dice", "duel", "attack", "then", "damage", "after")
)


class Play:
    """One thing to do, with its cost, its timing and its effects."""

    __slots__ = (
        "alters",
        "any_number",
        "closed",
        "condition",
        "cost",
        "extra",
        "instead_of_defence",
        "modifier",
        "name",
        "number",
        "once",
        "prevents",
        "removes",
        "script",
        "spend",
        "timing",
        "token",
        "transfers",
        "type",
        "whose_dice",
    )

    def __init__(self, number: int, name: str, script: int, effects: list[Effect]) -> None:
        self.number = number
        self.name = name
        self.script = script
        self.token: int | None = None
        self.type = "use"
        self.timing: str = "any-time"
        self.cost = 0
        self.extra: Cost | None = None
        self.spend = 0
        self.any_number = False
        self.once = False
        self.modifier = False
        self.instead_of_defence = False
        self.condition: Condition | None = None
        self.alters = False
        self.whose_dice = ""
        self.prevents = ""
        self.removes = ""
        self.transfers = False
        self.closed: frozenset[str] = frozenset()
        self._imply(effects)

    @staticmethod
    def of_card(number: int, card: "Card", script: int) -> "Play":
        """An action card."""
        play = Play(number, card.id, script, card.do)
        play.type = card.type
        play.cost = card.cost
        play.timing = card.when or "any-time"
        play.condition = card.condition
        play.modifier = play.modifier or card.attack_modifier
        play.closed = play._closed()
        return play

    @staticmethod
    def of_use(number: int, name: str, use: "Use", token: int | None, script: int) -> "Play":
        """A use of a token or of a passive ability."""
        play = Play(number, name, script, use.do)
        play.token = token
        play.timing = use.when
        play.spend = use.spend
        play.any_number = use.any_number
        play.extra = use.cost
        play.condition = use.condition
        play.once = use.once_per_turn
        play.modifier = play.modifier or use.attack_modifier
        play.instead_of_defence = use.instead_of_defence
        play.closed = play._closed()
        return play

    def _closed(self) -> frozenset[str]:
        """Moments at which it can't be made whatever the match is like: asked before all else.

        Over dice that lie open, only what alters them may be played (DT-111).
        """
        closed = frozenset() if self.alters else frozenset(("dice",))
        if self.type == "main":
            closed |= (QUIET_MOMENTS | ROLL_MOMENTS) - {"main-1", "main-2"}
        if self.type == "roll" or self.modifier:
            closed |= QUIET_MOMENTS
        if self.alters:
            closed |= NO_DICE
        if self.timing == "incoming-damage" or self.prevents:
            closed |= {"income", "main", "main-1", "main-2", "rolling", "declared", "card"}
        return closed

    def _imply(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, ALTERING):
                self.alters = True
                self.whose_dice = _whose(effect)
            elif isinstance(effect, Prevent):
                self.prevents = effect.to
            elif isinstance(effect, Add):
                self.modifier = True
            elif isinstance(effect, Remove) and not effect.optional:
                self.removes = effect.from_
            elif isinstance(effect, Transfer):
                self.transfers = True
            elif isinstance(effect, If):
                self._imply(effect.do)
            elif isinstance(effect, Roll):
                self._imply_rolled(effect)

    def _imply_rolled(self, roll: Roll) -> None:
        for outcome in roll.do:
            for effect in getattr(outcome, "do", ()):
                if isinstance(effect, Reroll):
                    self.alters = True
                    self.whose_dice = effect.whose


def name_of_use(use: "Use", home: str, alone: bool) -> str:
    """What a use is called: by its token or ability, and its own id where there are several."""
    return home if alone or use.id == home else f"{home} {use.id}"


def _whose(effect: object) -> str:
    if isinstance(effect, Reroll | SetDie):
        return effect.whose
    if isinstance(effect, ExtraAttempt):
        return f"{effect.phase}-attempt"
    return "any"
