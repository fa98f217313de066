"""How somebody plays on: a quick rating of the options of each decision, for bots."""

from random import Random
from typing import Final

from astragal.games.dice_forge.advice.remaining import blessings_left, turns_left
from astragal.games.dice_forge.advice.worth import WORTH, dice_gains, die_gains, pair_gains, worth
from astragal.games.dice_forge.packs.vocabulary import GLORY, GOLD
from astragal.games.dice_forge.rules.faces import CASH, KEEP, SHIP_FIRST, outcome_of
from astragal.games.dice_forge.state import RESERVES, DiceForge
from astragal.games.dice_forge.table.offers import choice
from astragal.kernel.match import PASS, Option


def habit(m: DiceForge, rng: Random) -> int:
    """A quick sensible choice, so that looking ahead sees sensible play."""
    options = m.options
    rate = RATES.get(m.reason)
    if rate is not None:
        values = [rate(m, option) for option in options]
        return values.index(max(values))
    return int(rng.random() * len(options))


def rate_forge(m: DiceForge, option: Option) -> float:
    """The dice after the new face is in its place."""
    _, die, old = option
    dice = [m.dice[2 * m.seat], m.dice[2 * m.seat + 1]]
    place = dice[die].index(old)
    dice[die] = (*dice[die][:place], m.in_hand, *dice[die][place + 1 :])
    return worth(dice_gains(m.content, dice[0], dice[1]))


def rate_face(m: DiceForge, option: Option) -> float:
    """A face by itself."""
    return worth(pair_gains(m.content, option[1], m.content.outcomes.blank))


def rate_copy(m: DiceForge, option: Option) -> float:
    """A face beside the other one that is being applied."""
    a, b, _how, second = m.answer_arguments
    return worth(pair_gains(m.content, a if second else b, option[1]))


def rate_pick(m: DiceForge, option: Option) -> float:
    """Two faces together."""
    return worth(pair_gains(m.content, option[1], option[2]))


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
    return worth(die_gains(m.content, m.dice[2 * m.seat + option[1]]))


def rate_hammer(m: DiceForge, option: Option) -> float:
    """What the reserve has no need of goes on the hammer."""
    hammered = option[1]
    if not isinstance(hammered, int):
        return -1.0
    at = RESERVES * m.seat + GOLD
    gold: int = m.answer_arguments[0]
    kept = min(gold - hammered, m.limits[at] - m.reserves[at])
    early = turns_left(m, m.seat) > 0.4 * m.content.tables[len(m.portals)].rounds
    return float(kept * (0.9 if early else 0.5) + hammered * 0.75)


def rate_cash(m: DiceForge, option: Option) -> float:
    """Glory now, or resources for later."""
    a, b, how, number = m.answer_arguments[:4]
    part = outcome_of(m.content, a, b).parts[number]
    if option == KEEP:
        return worth(part) if turns_left(m, m.seat) > 1.0 else 0.0
    return worth(part, m.content.cashes[how // CASH - 1])


def rate_repeat(m: DiceForge, option: Option) -> float:
    """A roll that is clearly better than most, or one of the last."""
    if option == PASS:
        return 0.0
    a, b = m.answer_arguments[:2]
    usual = worth(dice_gains(m.content, m.dice[2 * m.seat], m.dice[2 * m.seat + 1]))
    return worth(pair_gains(m.content, a, b)) - 1.4 * usual + 10.0 / (1 + blessings_left(m))


def rate_action(m: DiceForge, option: Option) -> float:
    """The dearest thing that can be had, but no dear faces when the end is near."""
    if option[0] == "feat":
        facts = m.content.feats[option[1]]
        return 2.0 + facts.glory + worth(facts.cost)
    if option[0] == "buy":
        return 0.06 * m.content.faces[option[1]].price * blessings_left(m)
    return 0.5 if option[0] == "end" else 1.0


def rate_last(m: DiceForge, option: Option) -> float:
    """A token is kept while there is another turn to use it in."""
    return float((option[0] == "use") == (turns_left(m, m.seat) < 1.0))


def rate_order(m: DiceForge, option: Option) -> float:
    """The ship first, so that no gold is lost."""
    return float(option == SHIP_FIRST)


def rate_use(m: DiceForge, option: Option) -> float:
    """Whatever can be used is."""
    return float(option[0] == "use")


def rate_purchase(m: DiceForge, option: Option) -> float:
    """The dearest face."""
    return float(m.content.faces[option[1]].price) if option[0] == "buy" else 0.5


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
