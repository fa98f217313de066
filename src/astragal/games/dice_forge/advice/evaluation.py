"""How well a seat stands, for bots."""

from math import exp
from random import Random
from typing import Final

from astragal.games.dice_forge.advice.habit import habit
from astragal.games.dice_forge.advice.remaining import (
    blessings_before_last_turn,
    blessings_left,
    turns_left,
)
from astragal.games.dice_forge.advice.worth import WORTH, boar_worth, dice_gains, die_gains, worth
from astragal.games.dice_forge.packs import vocabulary as v
from astragal.games.dice_forge.packs.vocabulary import GLORY, GOLD, MOON, SUN
from astragal.games.dice_forge.rules.turn import total
from astragal.games.dice_forge.state import BLESSING, RESERVES, DiceForge

# Decisions at which the seat chooses a plan; all others are details that habit settles.
PLANS: Final = frozenset(("draft", "reinforce", "action", "offering", "extra", "last", "ship"))
MOST_DETAILS: Final = 24
SPREAD: Final = 5.0
SPREAD_PER_BLESSING: Final = 0.35
HAMMERED: Final = 0.5  # the share of the gold to come that may go on a hammer


def evaluate(m: DiceForge, seat: int) -> float:
    """The chance to win as far as can be seen: from 0 to 1."""
    if m.result is not None:
        winners = m.result.count(1)
        return 1.0 / winners if m.result[seat] == 1 else 0.0
    if m.options and m.reason not in PLANS:
        m = settled(m)
        if m.result is not None:
            return evaluate(m, seat)
    values = [standing(m, each) for each in range(len(m.portals))]
    best = max(value for each, value in enumerate(values) if each != seat)
    spread = SPREAD + SPREAD_PER_BLESSING * blessings_left(m)
    return 1.0 / (1.0 + exp((best - values[seat]) / spread))


def settled(m: DiceForge) -> DiceForge:
    """The match after the details that are being asked, as habit would decide them."""
    after = m.clone()
    rng = Random(m.number)
    for _ in range(MOST_DETAILS):
        if not after.options or after.reason in PLANS:
            break
        after.choose(habit(after, rng))
    return after


# -- what a seat has, in points of glory ---------------------------------------------------------


def standing(m: DiceForge, seat: int) -> float:
    """Glory, and what reserves, dice and feats promise."""
    turns = turns_left(m, seat)
    value = float(total(m, seat))
    if turns:
        value += reserve_worth(m, seat, turns)
    value += dice_worth(m, seat)
    for feat in m.feats[seat]:
        value += lasting_worth(m, seat, feat, turns)
    if m.hammer[seat] < m.spaces[seat]:
        value += hammer_worth(m, seat)
    return value + token_worth(m, seat, turns)


def reserve_worth(m: DiceForge, seat: int, turns: float) -> float:
    """Resources that can still be spent; near the end only as far as feats take them."""
    at = RESERVES * seat
    gold, sun, moon, _ = m.reserves[at : at + RESERVES]
    if turns > 1.0:
        return gold * WORTH[GOLD] + sun * WORTH[SUN] + moon * WORTH[MOON]
    share = min(1.0, turns)
    return share * (best_feat(m, sun, moon) + 0.05 * gold + 0.3 * (sun + moon))


def best_feat(m: DiceForge, sun: int, moon: int) -> float:
    """The most glory that is printed on a feat which so many shards can pay."""
    best = 0
    for slot, left in enumerate(m.stacks):
        cost = m.content.costs[slot]
        if left and cost[SUN] <= sun and cost[MOON] <= moon:
            best = max(best, m.content.feats[m.sets[slot]].glory)
    return float(best)


def dice_worth(m: DiceForge, seat: int) -> float:
    """What the blessings to come bring."""
    blessings = blessings_left(m)
    useful = blessings_before_last_turn(m, seat)
    gains = dice_gains(m.content, m.dice[2 * seat], m.dice[2 * seat + 1])
    spent = gains[GOLD] * WORTH[GOLD] + gains[SUN] * WORTH[SUN] + gains[MOON] * WORTH[MOON]
    return blessings * gains[GLORY] + useful * spent


def lasting_worth(m: DiceForge, seat: int, feat: int, turns: float) -> float:
    """What a feat will still do."""
    facts = m.content.feats[feat]
    later = max(0.0, turns - 1.0) if seat == m.active and m.stage != BLESSING else turns
    does = facts.feat.reinforcement
    if isinstance(does, v.MinorBlessings):
        dice = (m.dice[2 * seat], m.dice[2 * seat + 1])
        return later * does.count * max(worth(die_gains(m.content, die)) for die in dice)
    if isinstance(does, v.GainOne):
        return later * max(worth(v.vector({name: n})) for name, n in does.amounts.items())
    if isinstance(does, v.Pay):
        return later * 0.7 * (worth(v.vector(does.gain)) - worth(v.vector(does.price)))
    if facts.enlarges is not None:
        return 0.5 * later
    if facts.ousting is not None:
        return 0.3 * worth(facts.ousting) * later * (len(m.portals) - 1) / 2
    return blessings_left(m) * boar_worth(m.content) / 6 if facts.boar else 0.0


def hammer_worth(m: DiceForge, seat: int) -> float:
    """Gold on the hammer, as far as the laps will probably be finished."""
    gains = dice_gains(m.content, m.dice[2 * seat], m.dice[2 * seat + 1])
    coming = HAMMERED * gains[GOLD] * blessings_left(m)
    value = 0.0
    at = m.hammer[seat]
    for lap in range(at // m.content.lap, m.spaces[seat] // m.content.lap):
        done = max(0, at - lap * m.content.lap)
        missing = m.content.lap - done
        reward = m.content.rewards[lap % len(m.content.rewards)]
        if coming < missing:
            return value + reward * (done + coming) / m.content.lap * 0.4
        coming -= missing
        value += reward * (0.35 + 0.6 * done / m.content.lap)
    return value


def token_worth(m: DiceForge, seat: int, turns: float) -> float:
    """Tokens that are not spent yet."""
    value = 0.0
    for feat in m.tokens[seat]:
        token = m.content.feats[feat].feat.token
        if isinstance(token, v.Repeat):
            gains = dice_gains(m.content, m.dice[2 * seat], m.dice[2 * seat + 1])
            value += 1.3 * worth(gains) if blessings_left(m) else 0.0
        elif token is not None and turns:
            value += 0.9 * max(worth(v.vector({name: n})) for name, n in token.amounts.items())
    return value
