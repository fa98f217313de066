"""Plays: what can be done from the hand, with a token, or with a passive ability.

A play knows when it may be made: its printed timing, its type, and what its effects imply (a
card that changes dice needs dice on the table).
"""

from typing import TYPE_CHECKING

from astragal.games.dice_throne.vocabulary import (
    Add,
    Cost,
    Effect,
    ExtraAttempt,
    If,
    Prevent,
    Reflect,
    Remove,
    Reroll,
    Roll,
    SetDie,
    ShiftDie,
    Transfer,
)

if TYPE_CHECKING:
    from astragal.games.dice_throne.conditions import Condition
    from astragal.games.dice_throne.pack import Card, Use

ALTERING = (Reroll, SetDie, ShiftDie, ExtraAttempt)


class Play:
    """One thing to do, with its cost, its timing and its effects."""

    __slots__ = (
        "alters",
        "any_number",
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
        self._imply(effects)

    @staticmethod
    def of_card(number: int, card: "Card", script: int) -> "Play":
        """An action card."""
        play = Play(number, card.id, script, card.do)
        play.type = card.type
        play.cost = card.cost
        play.timing = card.when or "any-time"
        play.condition = card.condition
        play.modifier = card.attack_modifier
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
        play.modifier = use.attack_modifier
        play.instead_of_defence = use.instead_of_defence
        return play

    def _imply(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, ALTERING):
                self.alters = True
                self.whose_dice = _whose(effect)
            elif isinstance(effect, Prevent):
                self.prevents = effect.to
            elif isinstance(effect, Reflect):
                self.prevents = "me"
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
            inner = getattr(outcome, "do", ())
            if any(isinstance(effect, Reroll) for effect in inner):
                self.alters = True
                self.whose_dice = "any"


def _whose(effect: object) -> str:
    if isinstance(effect, Reroll | SetDie):
        return effect.whose
    if isinstance(effect, ExtraAttempt):
        return f"{effect.phase}-attempt"
    return "any"
