"""What effects are worth, in points of health: read from the vocabulary, for bots.

Rough on purpose: a list of effects is walked once, with nominal numbers where it depends on the
match. No hero, card or status is known by name.
"""

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any, Final

from astragal.games.dice_throne.packs import conditions as c
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.facts import BoardAbility, Lay
from astragal.games.dice_throne.packs.pack import Status
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.companions import (
    Activate,
    Build,
    Flip,
    Grow,
    RemoveCompanions,
)
from astragal.games.dice_throne.packs.words.compose import (
    Choose,
    ChoosePlayer,
    If,
    May,
    PayAny,
    Then,
)
from astragal.games.dice_throne.packs.words.damage import (
    Add,
    Deal,
    Prevent,
    Reflect,
    ShareDamage,
    Undefendable,
    Weaken,
)
from astragal.games.dice_throne.packs.words.dice import (
    ExtraAttempt,
    ExtraOffensiveRoll,
    Reroll,
    RerollWhenSpent,
    SetDie,
    ShiftDie,
    Skip,
)
from astragal.games.dice_throne.packs.words.players import (
    Discard,
    Draw,
    GainCp,
    Heal,
    LookAtHand,
    LoseCp,
    SearchDeck,
    StealCp,
    StealHealth,
)
from astragal.games.dice_throne.packs.words.rolls import Each, On, OnValues, Otherwise, Roll, Versus
from astragal.games.dice_throne.packs.words.tokens import (
    BlockStatus,
    Detonate,
    Gain,
    Inflict,
    PassThis,
    RaiseLimit,
    Remove,
    RemoveOwn,
    RemoveThis,
    Transfer,
)
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.rules.dice import Dice, DiceSymbols, of_a_kind
from astragal.kernel.match import Option
from astragal.odds.keeps import dice_odds, likelihood

ALL: Final = 5
PLACE: Final = dice_odds().place
NOTHING: Final = [0.0] * len(PLACE)

KIND = {"normal": 0.8, "undefendable": 1.0, "pure": 1.0, "collateral": 0.9, "ultimate": 1.05}
NOMINAL = {"tokens": 2.0, "companions": 2.0, "cp": 4.0, "removed": 2.0, "limit": 2.0}
OTHERS = ("target", "attacker", "chosen-opponent", "each-opponent", "two-opponents")
EXTRA_PHASE: Final = 6.0
SKIPPED_PHASE: Final = 4.0
NEGATIVE: Final = 2.0
POSITIVE: Final = 1.3
CARD: Final = 0.9
POINT: Final = 0.6


class WorthReader:
    """Values effects for one hero's dice."""

    def __init__(self, content: Content, faces: DiceSymbols) -> None:
        self.content = content
        self.faces = faces
        self._rolls: dict[int, float] = {}

    def value(self, effects: list[Effect], dice: Dice) -> float:
        """What a list of effects is worth when it reads these dice."""
        return sum(self.one(effect, dice) for effect in effects)

    def one(self, effect: object, dice: Dice) -> float:
        """What one word is worth."""
        word = self.content.vocabulary.worths.get(type(effect))
        return word(self, effect, dice) if word is not None else 0.0

    def number(self, amount: object, dice: Dice) -> float:
        """An amount, with nominal numbers for what only a match can tell."""
        if isinstance(amount, int):
            return float(amount)
        if not isinstance(amount, c.Amount):
            return 4.0
        if amount.count == "total":
            count = float(sum(dice))
        elif amount.count == "faces":
            count = float(self.faces.count(amount.symbol, dice))
        else:
            count = NOMINAL[amount.count]
        return amount.base + count * amount.times * (0.5 if amount.half else 1.0)

    def rolled(self, effect: Roll) -> float:
        """The mean over all rolls of the dice that an effect throws."""
        known = self._rolls.get(id(effect))
        if known is None:
            known = sum(
                likelihood(dice, 6) * self.value(effect.do, dice)
                for dice in combinations_with_replacement(range(1, 7), effect.dice)
            )
            self._rolls[id(effect)] = known
        return known

    def holds(self, condition: object, dice: Dice) -> float:
        """How likely a condition is; exact where the dice tell."""
        if isinstance(condition, c.OfAKind):
            return float(of_a_kind(dice) >= condition.n)
        if isinstance(condition, c.Total):
            return float(condition.at_least <= sum(dice) <= condition.at_most)
        if isinstance(condition, c.Shows):
            return float(self.faces.count(condition.symbol, dice) >= condition.at_least)
        return 0.5

    def token(self, name: str) -> float:
        """What one token is worth to the side it helps."""
        status = self.content.statuses.get(name)
        return POSITIVE if status is None else status_worth(status)


def status_worth(status: Status) -> float:
    """What one token of a status is worth: to its holder, or to who inflicts it."""
    if status.kind != "negative":
        return POSITIVE
    for trigger in status.triggers:
        if any(isinstance(effect, ExtraOffensiveRoll) for effect in trigger.do):
            return EXTRA_PHASE
        if trigger.when in ("before-offensive-roll", "end-of-offensive-roll"):
            return SKIPPED_PHASE
    return NEGATIVE + (1.0 if status.persistent else 0.0)


def _sign(who: str) -> float:
    return 1.0 if who in OTHERS else -1.0


def _deal(r: WorthReader, e: Deal, dice: Dice) -> float:
    return _sign(e.to) * KIND[e.kind] * r.number(e.amount, dice)


def _on(r: WorthReader, e: On, dice: Dice) -> float:
    wanted = [e.symbol] * e.at_least if isinstance(e.symbol, str) else e.symbol
    shown = all(r.faces.count(symbol, dice) >= wanted.count(symbol) for symbol in set(wanted))
    return r.value(e.do, dice) if shown else 0.0


def _on_values(r: WorthReader, e: OnValues, dice: Dice) -> float:
    return r.value(e.do, dice) if any(face in e.values for face in dice) else 0.0


def _each(r: WorthReader, e: Each, dice: Dice) -> float:
    return (r.faces.count(e.symbol, dice) // e.every) * r.value(e.do, dice)


def _if(r: WorthReader, e: If, dice: Dice) -> float:
    chance = r.holds(e.condition, dice)
    return chance * r.value(e.do, dice) + (1 - chance) * r.value(e.else_, dice)


def _prevent(r: WorthReader, e: Prevent, dice: Dice) -> float:
    return {"half": 3.0, "all": 5.0, "everything": 5.0}.get(str(e.amount)) or r.number(
        e.amount, dice
    )


WorthOf = Callable[[WorthReader, Any, Dice], float]

# What each word is worth.
ON_PLAYERS: dict[type, WorthOf] = {
    Deal: _deal,
    Add: lambda r, e, d: 0.9 * r.number(e.amount, d),
    Undefendable: lambda r, e, d: 1.5,
    Prevent: _prevent,
    Reflect: lambda r, e, d: 2.5,
    Weaken: lambda r, e, d: -2.0,
    Heal: lambda r, e, d: 0.9 * r.number(e.amount, d),
    StealHealth: lambda r, e, d: 1.9 * r.number(e.amount, d),
    GainCp: lambda r, e, d: POINT * r.number(e.amount, d),
    LoseCp: lambda r, e, d: POINT * r.number(e.amount, d),
    StealCp: lambda r, e, d: 2 * POINT * r.number(e.amount, d),
    Draw: lambda r, e, d: CARD * r.number(e.n, d),
    Discard: lambda r, e, d: -_sign(e.who) * -CARD,
    SearchDeck: lambda r, e, d: 1.5,
}
ON_PIECES: dict[type, WorthOf] = {
    Gain: lambda r, e, d: r.token(e.status) * r.number(e.n, d),
    Inflict: lambda r, e, d: _sign(e.to) * r.token(e.status) * r.number(e.n, d),
    RaiseLimit: lambda r, e, d: 0.5,
    ExtraOffensiveRoll: lambda r, e, d: EXTRA_PHASE,
    Grow: lambda r, e, d: 1.0 * (2 if e.n == "each" else e.n),
    Build: lambda r, e, d: 2.0,
    Activate: lambda r, e, d: 2.0,
    Remove: lambda r, e, d: 1.5,
    BlockStatus: lambda r, e, d: 1.0,
}
COMPOSED: dict[type, WorthOf] = {
    Roll: lambda r, e, d: r.rolled(e),
    Versus: lambda r, e, d: 0.5 * (r.value(e.do, d) + r.value(e.otherwise, d)),
    On: _on,
    OnValues: _on_values,
    Each: _each,
    If: _if,
    Choose: lambda r, e, d: max(r.value(one, d) for one in e.options),
    ChoosePlayer: lambda r, e, d: max(r.value(e.opponent, d), r.value(e.friend, d)),
    May: lambda r, e, d: max(0.0, r.value(e.do, d) - 1.0),
}


def nothing(r: WorthReader, e: object, dice: Dice) -> float:
    """What a word is worth whose worth hangs wholly on the match, or that only orders others."""
    return 0.0


WORTHLESS = (
    *(RemoveOwn, RemoveThis, Transfer, PassThis, RemoveCompanions),
    *(Reroll, SetDie, ShiftDie, ExtraAttempt, RerollWhenSpent),
    *(LookAtHand, Skip, Flip, ShareDamage),
    *(Then, Otherwise, PayAny, Detonate),
)
DICE_THRONE.worths.update(dict.fromkeys(WORTHLESS, nothing))
DICE_THRONE.worths.update({**ON_PLAYERS, **ON_PIECES, **COMPOSED})


class LayWorth:
    """What a hero board is worth to attack and to defend with; made once for each lay."""

    def __init__(self, content: Content, lay: Lay, faces: DiceSymbols) -> None:
        odds = dice_odds()
        self.abilities = {
            one.ability.id: attack_worth(content, one, faces) for one in lay.offensive
        }
        worths = zip(*self.abilities.values(), NOTHING, strict=True)
        now: list[float] = [max(each) for each in worths]
        plan = odds.plan(now)
        self.by_attempts = [now, plan.values(1), plan.values(2)]
        self.keeps = [plan.worth(1), plan.worth(2)]
        self.start = plan.from_start(3)
        self.defence = max(
            (defence_worth(content, one, faces) for one in lay.defensive), default=0.0
        )
        self._choices: dict[tuple[int, int], Option] = {}

    def of(self, dice: Dice, attempts: int) -> float:
        """What sorted dice are worth with so many attempts left."""
        return self.by_attempts[min(attempts, 2)][PLACE[dice]]

    def choice(self, dice: Dice, attempts: int) -> Option:
        """What to do with sorted dice and so many attempts left: found once."""
        key = (PLACE[dice], min(attempts, 2))
        known = self._choices.get(key)
        if known is None:
            known = self._choices[key] = self._choice(*key)
        return known

    def _choice(self, at: int, attempts: int) -> Option:
        now = self.by_attempts[0][at]
        if attempts:
            worth = self.keeps[attempts - 1]
            keeps = [kept for kept in dice_odds().keeps[at] if len(kept) < ALL]
            best = max(keeps, key=lambda kept: (worth[kept], len(kept)))
            if worth[best] > now:
                return ("keep", *best) if best else ("roll",)
        if now <= 0:
            return ("none",)
        return ("ability", max(self.abilities, key=lambda one: self.abilities[one][at]))


def attack_worth(content: Content, one: BoardAbility, faces: DiceSymbols) -> list[float]:
    """What an offensive ability is worth with each roll, below 0 where it can't be had."""
    known = one.attack_worth
    if known is None:
        reader = WorthReader(content, faces)
        known = one.attack_worth = [_tier(reader, one, dice) for dice in dice_odds().rolls]
    return known


def _tier(reader: WorthReader, one: BoardAbility, dice: Dice) -> float:
    tier = one.tier(dice)
    if tier < 0:
        return -1.0
    ability = one.ability
    return reader.value([*ability.first, *ability.tiers[tier].do, *ability.also], dice)


def defence_worth(content: Content, one: BoardAbility, faces: DiceSymbols) -> float:
    """What a defensive ability is worth, over all that its dice may show."""
    known = one.defence_worth
    if known is None:
        reader = WorthReader(content, faces)
        known = one.defence_worth = sum(
            likelihood(dice, 6) * reader.value(one.ability.do, dice)
            for dice in combinations_with_replacement(range(1, 7), one.ability.dice)
        )
    return known


def worth_of(content: Content, lay: Lay, faces: DiceSymbols) -> LayWorth:
    """The worth of a lay, found once."""
    known: LayWorth | None = lay.worth
    if known is None:
        known = lay.worth = LayWorth(content, lay, faces)
    return known


def token_worths(content: Content) -> list[float]:
    """For each token by number, what one is worth to its holder; found once."""
    known = content.token_worths
    if known is None:
        known = content.token_worths = _token_worths(content)
    return known


def _token_worths(content: Content) -> list[float]:
    """Less than nothing for negative ones."""
    found = []
    for token in content.tokens:
        status = token.status
        negative = status is not None and status.kind == "negative"
        worth = status_worth(status) if status is not None else 1.5
        if token.companion is not None and token.companion.health:
            worth = 0.6
        found.append(-worth if negative else worth)
    return found
