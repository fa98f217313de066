"""Plays: what can be done from the hand, with a token, or with a passive ability.

A play knows when it may be made: its printed timing, its type, and what its effects imply (a
card that changes dice needs dice on the table).
"""

from typing import TYPE_CHECKING

from astragal.games.dice_throne.packs.conditions import Amount, Removed
from astragal.games.dice_throne.packs.words.companions import Grow, RemoveCompanions
from astragal.games.dice_throne.packs.words.compose import Cost, If, May, Then
from astragal.games.dice_throne.packs.words.damage import Add, Prevent
from astragal.games.dice_throne.packs.words.dice import ExtraAttempt, Reroll, SetDie, ShiftDie
from astragal.games.dice_throne.packs.words.players import (
    Discard,
    Heal,
    LookAtHand,
    LoseCp,
    StealCp,
)
from astragal.games.dice_throne.packs.words.rolls import Each, On, OnValues, Otherwise, Roll
from astragal.games.dice_throne.packs.words.tokens import Detonate, Remove, RemoveOwn, Transfer
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.rules.moments import (
    ALWAYS,
    CLOSED_TO,
    NO_ATTACK,
    NO_DAMAGE,
    NO_DICE,
    OTHER,
    QUIET,
    bits,
)
from astragal.games.dice_throne.rules.phases import MAIN_PHASES
from astragal.kernel.match import Option

if TYPE_CHECKING:
    from astragal.games.dice_throne.packs.conditions import Condition
    from astragal.games.dice_throne.packs.pack import Card, Use

TAKING = (Remove, Transfer, Detonate)
IDLING = (StealCp, LoseCp, Discard, LookAtHand, Prevent, Grow, RemoveCompanions)
HOLDING = (May, If, Roll, On, OnValues, Each, Otherwise)
ALTERING = (Reroll, SetDie, ShiftDie, ExtraAttempt)


class Price:
    """A cost, ready to be compared: combat points, cards, tokens by number, companions."""

    __slots__ = ("cards", "companions", "cp", "tokens")

    def __init__(self, cp: int, cards: int, tokens: list[tuple[int, int]], companions: int) -> None:
        self.cp = cp
        self.cards = cards
        self.tokens = tokens
        self.companions = companions


class Play:
    """One thing to do, with its cost, its timing and its effects."""

    __slots__ = (
        "alters",
        "any_number",
        "asks_cards",
        "card",
        "condition",
        "cost",
        "extra",
        "idles",
        "instead_of_defence",
        "modifier",
        "name",
        "needs",
        "number",
        "once",
        "open",
        "option",
        "picky",
        "prevents",
        "price",
        "script",
        "spend",
        "timing",
        "token",
        "turns_to",
        "type",
        "wards",
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
        self.price: Price | None = None  # the same, ready to be compared
        self.spend = 0
        self.any_number = False
        self.once = False
        self.modifier = False
        self.instead_of_defence = False
        self.condition: Condition | None = None
        self.alters = False
        self.whose_dice = ""
        self.prevents = ""
        self.turns_to = ""
        self.needs = needed(effects)
        self.idles = idling(effects)
        self.wards = any(map(wards, effects))
        self.asks_cards = 0
        self.card = -1  # which card it is, where it is one
        self.option: Option = ("use", number)
        self.picky = True  # whether it needs something to work on, or a condition to hold
        self.open = 0  # the moments at which it might be made, as bits
        self._imply(effects)

    @staticmethod
    def of_card(number: int, card: "Card", place: int, script: int) -> "Play":
        """An action card, at its place among all cards."""
        play = Play(number, card.id, script, card.do)
        play.card = place
        play.option = ("play", place)
        play.type = card.type
        play.asks_cards = cards_asked(card.do)
        play.cost = card.cost
        play.timing = card.when or "any-time"
        play.condition = card.condition
        play.modifier = play.modifier or card.attack_modifier
        play._settle()
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
        play._settle()
        return play

    def _settle(self) -> None:
        """What follows from the timing; damage that is coming can be prevented in any case."""
        self.open = ALWAYS & ~self._closed()
        if self.timing == "incoming-damage":
            self.idles = ()
        works_on = (self.alters, self.turns_to, self.idles, self.prevents, self.needs)
        self.picky = any(works_on) or self.instead_of_defence or self.condition is not None

    def _closed(self) -> int:
        """Moments at which it can't be made whatever the match is like: asked before all else.

        Over dice that lie open, only what alters them may be played (DT-111).
        """
        closed = CLOSED_TO.get(self.timing, 0) | (NO_DICE if self.alters else bits("dice"))
        if self.type == "main":
            closed |= ALWAYS & ~(bits(*MAIN_PHASES) | OTHER)
        if self.type == "roll":
            closed |= QUIET
        if self.modifier:
            closed |= NO_ATTACK | bits("after")
        if self.prevents:
            closed |= NO_DAMAGE
        return closed

    def _imply(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, ALTERING):
                self.alters = True
                self.whose_dice = _whose(effect)
                self.turns_to = str(effect.to) if isinstance(effect, SetDie) else ""
            elif isinstance(effect, Prevent):
                self.prevents = effect.to
            elif isinstance(effect, Add):
                self.modifier = True
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


def needed(effects: list[Effect]) -> Effect | None:
    """The word that needs something to work on, where a text does nothing else."""
    first = effects[0] if effects else None
    if isinstance(first, RemoveOwn):
        return first if all(map(counts_removed, effects[1:])) else None
    if len(effects) > 1 or (isinstance(first, Remove) and first.optional):
        return None
    return first if isinstance(first, TAKING) else None


def idling(effects: list[Effect]) -> tuple[Effect, ...]:
    """The words of a text that does nothing if each of them finds nothing to work on; or none."""
    first = effects[0] if effects else None
    if isinstance(first, RemoveCompanions):
        effects = [first] if all(map(counts_removed, effects[1:])) else []
    return tuple(effects) if all(map(may_idle, effects)) else ()


def may_idle(effect: Effect) -> bool:
    """Whether a word may find nothing to work on: it takes, prevents, or holds such words only.

    So does one that heals a companion, for a status may come to a hero who has no such companion.
    """
    if isinstance(effect, IDLING) or (isinstance(effect, Heal) and effect.companion):
        return True
    if isinstance(effect, May) and effect.cost is not None:
        return all(map(may_idle, effect.else_))
    return isinstance(effect, HOLDING) and all(map(may_idle, held_by(effect)))


def cards_asked(effects: list[Effect]) -> int:
    """How many cards a text asks for without which it does nothing."""
    first = effects[0] if len(effects) == 1 else None
    if not isinstance(first, May) or first.cost is None or first.else_:
        return 0
    return first.cost.cards


def wards(effect: Effect) -> bool:
    """Whether a word prevents damage, or holds one that does."""
    return isinstance(effect, Prevent) or any(map(wards, held_by(effect)))


def held_by(effect: Effect) -> list[Effect]:
    """The words directly inside a word that is no choice."""
    return [one for name in ("do", "else_") for one in getattr(effect, name, ())]


def counts_removed(effect: Effect) -> bool:
    """Whether an effect does nothing if nothing was removed."""
    if isinstance(effect, If):
        return isinstance(effect.condition, Removed) and not effect.else_
    amounts = [getattr(effect, name, None) for name in ("amount", "n")]
    return isinstance(effect, Then) or any(
        isinstance(amount, Amount) and amount.count == "removed" and not amount.base
        for amount in amounts
    )


def name_of_use(use: "Use", home: str, alone: bool) -> str:
    """What a use is called: by its token or ability, and its own id where there are several."""
    return home if alone or use.id == home else f"{home} {use.id}"


def _whose(effect: object) -> str:
    if isinstance(effect, Reroll | SetDie):
        return effect.whose
    if isinstance(effect, ExtraAttempt):
        return f"{effect.phase}-attempt"
    return "any"
