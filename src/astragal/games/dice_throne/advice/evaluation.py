"""How well a seat stands, and what options are worth: for bots."""

from math import exp
from random import Random
from typing import Final

from astragal.games.dice_throne.advice.worth import (
    CARD,
    PLACE,
    POINT,
    attack_worth,
    token_worths,
    worth_of,
)
from astragal.games.dice_throne.fighter import Fighter
from astragal.games.dice_throne.rules.damage import taken
from astragal.games.dice_throne.rules.legal import ROLL
from astragal.games.dice_throne.rules.phases import AFTER_ROLL, BEFORE_ROLL, END, MAIN_PHASES
from astragal.games.dice_throne.state import BASE, HEALING, KIND, TO, DiceThrone
from astragal.kernel.match import Option

# One in this many points of health between the sides makes it e times as likely to win.
SLOPE: Final = 9.0
BOARD: Final = 2.0
DEFENCE: Final = 1.0
ATTACK_IS_OVER: Final = (*AFTER_ROLL, END)
GOOD_CARDS: Final = 6


def evaluate(m: DiceThrone, seat: int) -> float:
    """The chance to win as far as can be seen: from 0 to 1."""
    side = m.side_of[seat]
    if m.result is not None:
        draw = len({m.side_of[one] for one, place in enumerate(m.result) if place == 1}) > 1
        return 0.5 if draw else float(m.result[seat] == 1)
    if not m.alive(seat):
        return 0.0
    sides = standing(m)
    alive = {m.side_of[one] for one, pool in enumerate(m.pool_of) if m.health[pool] > 0}
    rivals = (sides[other] for other in alive if other != side)
    return 1.0 / (1.0 + sum(exp((value - sides[side]) / SLOPE) for value in rivals))


def health_point(m: DiceThrone, seat: int) -> float:
    """By how much one point of health changes the chance to win."""
    value = evaluate(m, seat)
    return value * (1.0 - value) / SLOPE


def standing(m: DiceThrone) -> list[float]:
    """What each side has, in points of health, with what is about to happen."""
    sides = [0.0] * len(m.health)  # no more sides than counters
    for pool, health in enumerate(m.health):
        sides[m.side_of[m.pool_of.index(pool)]] += health
    share = len(m.health) / len(m.fighters)
    for seat in range(len(m.fighters)):
        sides[m.side_of[seat]] += share * belongings(m, seat) + share * potential(m, seat)
    for p in (*m.incoming, *m.isolated):
        amount = p[BASE] if p[KIND] == HEALING else -taken(m, p)
        sides[m.side_of[p[TO]]] += amount
    if m.attack_on and m.kind == 0 and not m.defended and m.target >= 0:
        who = m.fighters[m.target]
        sides[m.side_of[m.target]] += worth_of(m.content, who.lay, who.board.faces).defence
    return sides


def belongings(m: DiceThrone, seat: int) -> float:
    """Cards, combat points and tokens."""
    who = m.fighters[seat]
    value = CARD * min(len(who.hand), GOOD_CARDS) + POINT * who.cp
    worths = token_worths(m.content)
    for token, count in enumerate(who.tokens):
        if count:
            value += worths[token] * count
    return value


def potential(m: DiceThrone, seat: int) -> float:
    """What the board promises for turns to come, and the attack of this turn while it is open."""
    who = m.fighters[seat]
    worth = worth_of(m.content, who.lay, who.board.faces)
    value = BOARD * worth.start + DEFENCE * worth.defence
    if seat != next_to_attack(m):
        return value
    if seat != m.actor or m.phase in BEFORE_ROLL:
        return value + worth.start
    if m.phase == "offensive-roll" and m.attacker < 0:
        dice = offensive_dice(m)
        if not dice:
            return value + worth.start
        if m.ability:
            return value + max(0.0, declared_worth(m, who)[PLACE[dice]])
        return value + worth.of(dice, m.attempts)
    return value


def declared_worth(m: DiceThrone, who: Fighter) -> list[float]:
    """What the declared ability is worth with each roll, whichever side of the board lies up."""
    ability = who.ability(m.ability)
    assert ability is not None
    return attack_worth(m.content, ability, who.board.faces)


def next_to_attack(m: DiceThrone) -> int:
    """Whose attack comes next: the active seat's until it has rolled, then the next one's."""
    if m.phase in ATTACK_IS_OVER:
        return next((seat for seat in m.fighters_after(m.active) if m.alive(seat)), m.active)
    return m.actor


def offensive_dice(m: DiceThrone) -> tuple[int, ...]:
    """The sorted dice of the offensive roll, which may lie beneath another roll."""
    if m.purpose == "offensive":
        return tuple(sorted(m.dice))
    for _, purpose, _, dice in m.rolls:
        if purpose == "offensive":
            return tuple(sorted(dice))
    return ()


def rates(m: DiceThrone) -> list[float] | None:
    """What each option of a rolling decision is worth, where the odds tell it exactly."""
    if m.reason != "rolling" or not m.dice or m.attempts > 2:
        return None
    who = m.fighters[m.actor]
    worth = worth_of(m.content, who.lay, who.board.faces)
    base = evaluate(m, m.actor)
    dice = tuple(sorted(m.dice))
    place = PLACE[dice]
    now = worth.of(dice, m.attempts)
    keeps = worth.keeps[m.attempts - 1] if m.attempts else {}
    found = []
    for option in m.options:
        verb = option[0]
        if verb == "keep" or verb == "roll":
            value = keeps[option[1:]]
        elif verb == "ability":
            value = worth.abilities[option[1]][place]
        elif verb == "none":
            value = 0.0
        else:
            found.append(-1.0)
            continue
        found.append(base + (value - now) / (4.0 * SLOPE))
    return found


def same_side(m: DiceThrone, seat: int, other: int) -> bool:
    """Whether two seats win together."""
    return m.side_of[seat] == m.side_of[other]


# -- how a player of some habit plays on, for looking ahead ------------------------------------

EAGER: Final = frozenset(("upgrade", "play"))
ATTACK_WINDOWS: Final = ("attack", "damage")  # where tokens and modifiers mostly go


def habit(m: DiceThrone, rng: Random) -> int:
    """A quick sensible choice, so that looking ahead sees sensible play."""
    options = m.options
    if m.reason == "rolling":
        return roll_by_odds(m)
    if m.reason in MAIN_PHASES:
        return busy(m, rng)
    if options[0] == ("pass",):
        eager = 0.5 if m.reason in ATTACK_WINDOWS else 0.1
        return rng.randrange(len(options)) if rng.random() < eager else 0
    if m.reason == "defend":
        return 0
    return int(rng.random() * len(options))


def roll_by_odds(m: DiceThrone) -> int:
    """The option with the best odds."""
    who = m.fighters[m.actor]
    option: Option = ROLL
    if m.dice:
        worth = worth_of(m.content, who.lay, who.board.faces)
        option = worth.choice(tuple(sorted(m.dice)), m.attempts)
    return m.options.index(option) if option in m.options else 0


def busy(m: DiceThrone, rng: Random) -> int:
    """Upgrade or play something, or go on."""
    useful = [at for at, option in enumerate(m.options) if option[0] in EAGER]
    if useful and rng.random() < 0.5:
        return useful[int(rng.random() * len(useful))]
    return 0
