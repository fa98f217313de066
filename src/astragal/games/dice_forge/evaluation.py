"""How well a seat stands, and how somebody plays on: for bots."""

from math import exp
from random import Random
from typing import Final

from astragal.games.dice_forge import vocabulary as v
from astragal.games.dice_forge.faces import CASH, KEEP, OUTCOMES, outcome_of
from astragal.games.dice_forge.offers import choice
from astragal.games.dice_forge.reserves import LAP, REWARDS
from astragal.games.dice_forge.state import (
    ACTION,
    BLESSING,
    CONTENT,
    EXTRA,
    REINFORCEMENT,
    RESERVES,
    DiceForge,
)
from astragal.games.dice_forge.turn import total
from astragal.games.dice_forge.vocabulary import GLORY, GOLD, MOON, SUN
from astragal.games.dice_forge.worth import (
    BOAR_WORTH,
    WORTH,
    dice_gains,
    die_gains,
    pair_gains,
    worth,
)
from astragal.kernel.match import PASS, Option

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
    assert isinstance(after, DiceForge)
    rng = Random(m.number)
    for _ in range(MOST_DETAILS):
        if not after.options or after.reason in PLANS:
            break
        after.choose(habit(after, rng))
    return after


# -- what a seat has, in points of glory ---------------------------------------------------------


def blessings_left(m: DiceForge) -> int:
    """How often everybody will still be blessed, the stage that is going on not counted."""
    seats = len(m.portals)
    table = CONTENT.tables[seats]
    turns = (table.rounds - m.round) * seats + seats - 1 - (m.active - m.first) % seats
    return turns * table.blessings


def turns_left(m: DiceForge, seat: int) -> float:
    """How many turns a seat has to spend things in; a part of one while its turn goes on."""
    seats = len(m.portals)
    rounds = CONTENT.tables[seats].rounds - m.round
    place, now = (seat - m.first) % seats, (m.active - m.first) % seats
    if place > now:
        return rounds + 1.0
    if place < now:
        return float(rounds)
    if m.stage in (BLESSING, REINFORCEMENT) or m.reason == "action":
        return rounds + 1.0
    return rounds + (0.6 if m.stage in (ACTION, EXTRA) else 0.0)


def blessings_before_last_turn(m: DiceForge, seat: int) -> int:
    """How often the seat is blessed before it can spend something for the last time."""
    seats = len(m.portals)
    after = seats - 1 - (seat - m.first) % seats
    return max(0, blessings_left(m) - after * CONTENT.tables[seats].blessings)


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
        cost = CONTENT.costs[slot]
        if left and cost[SUN] <= sun and cost[MOON] <= moon:
            best = max(best, CONTENT.feats[m.sets[slot]].glory)
    return float(best)


def dice_worth(m: DiceForge, seat: int) -> float:
    """What the blessings to come bring."""
    blessings = blessings_left(m)
    useful = blessings_before_last_turn(m, seat)
    gains = dice_gains(m.dice[2 * seat], m.dice[2 * seat + 1])
    spent = gains[GOLD] * WORTH[GOLD] + gains[SUN] * WORTH[SUN] + gains[MOON] * WORTH[MOON]
    return blessings * gains[GLORY] + useful * spent


def lasting_worth(m: DiceForge, seat: int, feat: int, turns: float) -> float:
    """What a feat will still do."""
    facts = CONTENT.feats[feat]
    later = max(0.0, turns - 1.0) if seat == m.active and m.stage != BLESSING else turns
    does = facts.feat.reinforcement
    if isinstance(does, v.MinorBlessings):
        dice = (m.dice[2 * seat], m.dice[2 * seat + 1])
        return later * does.count * max(worth(die_gains(die)) for die in dice)
    if isinstance(does, v.GainOne):
        return later * max(worth(v.vector({name: n})) for name, n in does.amounts.items())
    if isinstance(does, v.Pay):
        return later * 0.7 * (worth(v.vector(does.gain)) - worth(v.vector(does.price)))
    if facts.enlarges is not None:
        return 0.5 * later
    if facts.ousting is not None:
        return 0.3 * worth(facts.ousting) * later * (len(m.portals) - 1) / 2
    return blessings_left(m) * BOAR_WORTH / 6 if facts.boar else 0.0


def hammer_worth(m: DiceForge, seat: int) -> float:
    """Gold on the hammer, as far as the laps will probably be finished."""
    gains = dice_gains(m.dice[2 * seat], m.dice[2 * seat + 1])
    coming = HAMMERED * gains[GOLD] * blessings_left(m)
    value = 0.0
    at = m.hammer[seat]
    for lap in range(at // LAP, m.spaces[seat] // LAP):
        done = max(0, at - lap * LAP)
        missing = LAP - done
        reward = REWARDS[lap % len(REWARDS)]
        if coming < missing:
            return value + reward * (done + coming) / LAP * 0.4
        coming -= missing
        value += reward * (0.35 + 0.6 * done / LAP)
    return value


def token_worth(m: DiceForge, seat: int, turns: float) -> float:
    """Tokens that are not spent yet."""
    value = 0.0
    for feat in m.tokens[seat]:
        token = CONTENT.feats[feat].feat.token
        if isinstance(token, v.Repeat):
            gains = dice_gains(m.dice[2 * seat], m.dice[2 * seat + 1])
            value += 1.3 * worth(gains) if blessings_left(m) else 0.0
        elif token is not None and turns:
            value += 0.9 * max(worth(v.vector({name: n})) for name, n in token.amounts.items())
    return value


# -- how somebody plays on -----------------------------------------------------------------------


def habit(m: DiceForge, rng: Random) -> int:
    """A quick sensible choice, so that looking ahead sees sensible play."""
    options = m.options
    rate = RATES.get(m.reason)
    if rate is not None:
        values = [rate(m, option) for option in options]
        return max(range(len(values)), key=values.__getitem__)
    return int(rng.random() * len(options))


def rate_forge(m: DiceForge, option: Option) -> float:
    """The dice after the new face is in its place."""
    _, die, old = option
    dice = [m.dice[2 * m.seat], m.dice[2 * m.seat + 1]]
    place = dice[die].index(old)
    dice[die] = (*dice[die][:place], m.in_hand, *dice[die][place + 1 :])
    return worth(dice_gains(dice[0], dice[1]))


def rate_face(m: DiceForge, option: Option) -> float:
    """A face by itself."""
    return worth(pair_gains(option[1], OUTCOMES.blank))


def rate_copy(m: DiceForge, option: Option) -> float:
    """A face beside the other one that is being applied."""
    a, b, _how, second = m.answer_arguments
    return worth(pair_gains(a if second else b, option[1]))


def rate_pick(m: DiceForge, option: Option) -> float:
    """Two faces together."""
    return worth(pair_gains(option[1], option[2]))


def rate_take(m: DiceForge, option: Option) -> float:
    """A resource, as far as the reserve has room for it."""
    gains = choice(m, option[1])
    at = RESERVES * m.seat + option[1]
    room = m.limits[at] - m.reserves[at]
    useful = min(sum(gains), room)
    spendable = option[1] == GLORY or turns_left(m, m.seat) > 0
    return useful * WORTH[option[1]] if spendable else 0.0


def rate_lose(m: DiceForge, option: Option) -> float:
    """As little as possible."""
    held = m.reserves[RESERVES * m.seat + option[1]]
    return -float(min(sum(choice(m, option[1])), held) * WORTH[option[1]])


def rate_die(m: DiceForge, option: Option) -> float:
    """The better die."""
    return worth(die_gains(m.dice[2 * m.seat + option[1]]))


def rate_hammer(m: DiceForge, option: Option) -> float:
    """What the reserve has no need of goes on the hammer."""
    hammered = option[1]
    if not isinstance(hammered, int):
        return -1.0
    at = RESERVES * m.seat + GOLD
    gold: int = m.answer_arguments[0]
    kept = min(gold - hammered, m.limits[at] - m.reserves[at])
    early = turns_left(m, m.seat) > 0.4 * CONTENT.tables[len(m.portals)].rounds
    return float(kept * (0.9 if early else 0.5) + hammered * 0.75)


def rate_cash(m: DiceForge, option: Option) -> float:
    """Glory now, or resources for later."""
    a, b, how, number = m.answer_arguments[:4]
    part = outcome_of(a, b).parts[number]
    if option == KEEP:
        return worth(part) if turns_left(m, m.seat) > 1.0 else 0.0
    return worth(part, CONTENT.cashes[how // CASH - 1])


def rate_repeat(m: DiceForge, option: Option) -> float:
    """A roll that is clearly better than most, or one of the last."""
    if option == PASS:
        return 0.0
    a, b = m.answer_arguments[:2]
    usual = worth(dice_gains(m.dice[2 * m.seat], m.dice[2 * m.seat + 1]))
    return worth(pair_gains(a, b)) - 1.4 * usual + 10.0 / (1 + blessings_left(m))


def rate_action(m: DiceForge, option: Option) -> float:
    """The dearest thing that can be had, but no dear faces when the end is near."""
    if option[0] == "feat":
        facts = CONTENT.feats[option[1]]
        return 2.0 + facts.glory + worth(facts.cost)
    if option[0] == "buy":
        return 0.06 * CONTENT.faces[option[1]].price * blessings_left(m)
    return 0.5 if option[0] == "end" else 1.0


def rate_last(m: DiceForge, option: Option) -> float:
    """A token is kept while there is another turn to use it in."""
    return float((option[0] == "use") == (turns_left(m, m.seat) < 1.0))


def rate_order(m: DiceForge, option: Option) -> float:
    """The ship first, so that no gold is lost."""
    return float(option == ("first", "ship"))


def rate_use(m: DiceForge, option: Option) -> float:
    """Whatever can be used is."""
    return float(option[0] == "use")


def rate_purchase(m: DiceForge, option: Option) -> float:
    """The dearest face."""
    return float(CONTENT.faces[option[1]].price) if option[0] == "buy" else 0.5


RATES: Final = {
    "forge": rate_forge,
    "face": rate_face,
    "mirror": rate_copy,
    "pick": rate_pick,
    "take": rate_take,
    "boar": rate_take,
    "lose": rate_lose,
    "die": rate_die,
    "hammer": rate_hammer,
    "cash": rate_cash,
    "repeat": rate_repeat,
    "order": rate_order,
    "reinforce": rate_use,
    "action": rate_action,
    "extra": rate_action,
    "last": rate_last,
    "offering": rate_purchase,
    "ship": rate_purchase,
}
