"""Odds of a hero: against every roll there is, and against attacks that the engine plays."""

from collections import Counter
from itertools import combinations, product
from math import comb
from typing import cast

import pytest

import astragal
from astragal.errors import IllegalMove
from astragal.games.dice_throne.advice import attack_odds as odds_attack
from astragal.games.dice_throne.advice.attack_odds import AttackOdds, attack_odds
from astragal.games.dice_throne.advice.odds import board_odds
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.chance import Chance, key_of_seed
from astragal.odds.branches import plain_die
from astragal.odds.keeps import Distribution, dice_odds, mean
from tests.games.dice_throne.table import load, table

Dice = tuple[int, ...]
EVERY_ROLL = list(product(range(1, 7), repeat=5))
HEROES = ("barbarian", "shadow-thief", "cursed-pirate", "treant")


# -- abilities -----------------------------------------------------------------------------------


def shows(hero: str, needs: str | dict[str, int], dice: Dice) -> bool:
    """Whether dice show what an ability needs, read from the pack alone."""
    if isinstance(needs, str):
        length = {"small-straight": 4, "large-straight": 5}[needs]
        runs = [set(range(low, low + length)) for low in range(1, 8 - length)]
        return any(run <= set(dice) for run in runs)
    symbols = Counter(load().heroes[hero].dice[face] for face in dice)
    return all(symbols[symbol] >= count for symbol, count in needs.items())


@pytest.mark.parametrize("hero", HEROES)
def test_chances_agree_with_every_roll(hero: str) -> None:
    board = load().boards[hero]
    lay = board.lay({}, board.hero.sides[0] if board.hero.sides else "")
    for one in lay.offensive:
        goals = board_odds(lay).tiers[one.ability.id]
        for tier, goal in zip(one.ability.tiers, goals, strict=True):
            reached = {dice for dice in EVERY_ROLL if shows(hero, tier.needs, dice)}
            assert goal.plan.from_start(1) == pytest.approx(len(reached) / 7776)
            best = best_reroll((1, 1, 4, 5, 6), reached)
            assert goal.outlook((1, 1, 4, 5, 6), 1).best == pytest.approx(best)


def best_reroll(dice: Dice, reached: set[Dice]) -> float:
    """The best chance over all ways to keep some dice and reroll the others once."""
    chances: list[float] = []
    for size in range(6):
        for places in combinations(range(5), size):
            kept = {place: dice[place] for place in places}
            fitting = sum(all(roll[at] == face for at, face in kept.items()) for roll in reached)
            chances.append(fitting / len(EVERY_ROLL) * 6**size)
    return max(chances)


def test_an_ability_is_as_likely_as_any_of_its_tiers() -> None:
    lay = load().boards["barbarian"].lay({}, "")
    odds = board_odds(lay)
    smack = odds.abilities["smack"].outlook((1, 2, 3, 6, 6), 2)
    assert (smack.now, smack.keep) == (1.0, (1, 2, 3, 6, 6))
    # Half of the faces are swords: each die misses all three attempts once in eight times.
    start = sum(comb(5, swords) * 7**swords for swords in (3, 4, 5)) / 8**5
    assert (smack.best, smack.start) == pytest.approx((1.0, start))
    five = odds.tiers["smack"][2].outlook((1, 2, 3, 6, 6), 1)
    assert (five.now, five.keep) == (0.0, (1, 2, 3))
    assert five.best == pytest.approx(0.25)
    assert board_odds(lay) is odds


def test_before_the_first_roll_only_the_start_counts() -> None:
    lay = load().boards["barbarian"].lay({}, "")
    rage = board_odds(lay).abilities["rage"].outlook((), 3)
    assert rage.best == rage.start == pytest.approx((1 - (5 / 6) ** 3) ** 5)
    assert (rage.now, rage.keep) == (0.0, ())


def test_an_upgraded_board_has_odds_of_its_own() -> None:
    board = load().boards["barbarian"]
    plain, upgraded = board.lay({}, ""), board.lay({"smack": 2}, "")
    assert board_odds(plain) is not board_odds(upgraded)


# -- attacks -------------------------------------------------------------------------------------


def position(dice: Dice, seats: str = "{}") -> str:
    return f"{{phase: offensive-roll, dice: {list(dice)}, attempts: 0, seats: {seats}}}"


def against(
    heroes: tuple[str, str], dice: Dice, seats: str = "{}"
) -> tuple[DiceThrone, AttackOdds]:
    m = table(position(dice, seats), heroes)
    return m, attack_odds(m, 0, 1)


def played(m: DiceThrone, ability: str, number: int, *moves: str) -> int:
    """What the target loses when the engine plays an attack with the dice of a seed."""
    after = m.clone()
    assert isinstance(after, DiceThrone)
    after.chance = Chance(key_of_seed(f"attack {number}"))
    before = after.health[1]
    after.apply(f"ability {ability}")
    while after.phase == "defensive-roll" and after.options:
        wanted = [move for move in moves if after.why(move) is None]
        after.apply(wanted[0] if wanted else "pass")
    return before - after.health[1]


def close(found: Counter[int], exact: Distribution) -> bool:
    """Whether counts could well have come from a distribution: within four deviations."""
    total = found.total()
    return set(found) <= set(exact) and all(
        abs(found[value] / total - chance) <= 4 * (chance * (1 - chance) / total) ** 0.5
        for value, chance in exact.items()
    )


@pytest.mark.parametrize(
    ("heroes", "dice", "ability", "defence"),
    [
        (("barbarian", "shadow-thief"), (1, 1, 2, 3, 6), "smack", "defend shadow-defense"),
        (("barbarian", "moon-elf"), (1, 2, 3, 6, 6), "overpower", "defend missed-me"),
        (("barbarian", "artificer"), (1, 2, 3, 4, 6), "mighty-blow", "defend ratchet-up"),
        (("moon-elf", "barbarian"), (1, 2, 3, 4, 5), "entangling-shot", "defend thick-skin"),
        (("pyromancer", "vampire-lord"), (1, 2, 3, 4, 4), "hot-streak", "defend immortal-flesh"),
    ],
)
def test_losses_agree_with_attacks_that_the_engine_plays(
    heroes: tuple[str, str], dice: Dice, ability: str, defence: str
) -> None:
    m, odds = against(heroes, dice)
    exact = odds.for_damage.losses(ability, dice)
    assert sum(exact.values()) == pytest.approx(1)
    found = Counter(played(m, ability, number, defence) for number in range(1500))
    assert close(found, exact), (found, exact)


def test_an_undefendable_attack_is_known_beforehand() -> None:
    _, odds = against(("barbarian", "monk"), (1, 1, 6, 6, 6))
    assert odds.for_damage.losses("sturdy-blow", (1, 1, 6, 6, 6)) == {4: 1.0}


def test_what_the_dice_do_not_satisfy_takes_nothing() -> None:
    _, odds = against(("barbarian", "monk"), (1, 1, 6, 6, 6))
    assert odds.for_damage.losses("rage", (1, 1, 6, 6, 6)) == {0: 1.0}


def test_a_barbarian_heals_two_for_each_heart_before_the_damage() -> None:
    _, odds = against(("gunslinger", "barbarian"), (1, 1, 1, 4, 4), "{2: {health: 20}}")
    ability = odds.for_damage.best((1, 1, 1, 4, 4))
    losses = odds.for_damage.losses(ability, (1, 1, 1, 4, 4))
    hearts = {n: c * (1 / 3) ** n * (2 / 3) ** (3 - n) for n, c in enumerate((1, 3, 3, 1))}
    assert sorted(losses.values()) == pytest.approx(sorted(hearts.values()))
    assert mean(losses) == pytest.approx(max(losses) - 2)


@pytest.mark.parametrize("heroes", [("monk", "ninja"), ("ninja", "paladin"), ("samurai", "seraph")])
def test_faces_with_one_symbol_are_alike(
    heroes: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = (1, 2, 3, 4, 5)
    _, merged = against(heroes, dice)
    monkeypatch.setattr(odds_attack, "die_of", plain_die)
    plain = AttackOdds(merged.for_damage.stage, 1)
    assert merged.for_damage.worths(dice) == pytest.approx(plain.for_damage.worths(dice))


def test_dice_that_tell_the_same_are_worked_out_once_and_rightly() -> None:
    _, odds = against(("shadow-thief", "paladin"), (1, 1, 1, 2, 3))
    for dice in dice_odds().rolls[::11]:
        alone = AttackOdds(odds.for_damage.stage, 1)
        assert odds.for_damage.worths(dice) == pytest.approx(alone.for_damage.worths(dice))


def test_tokens_as_they_lie_are_used_as_well_as_possible() -> None:
    dice = (1, 1, 2, 3, 6)
    bare = against(("barbarian", "monk"), dice)[1].for_damage.losses("smack", dice)
    chi = against(("barbarian", "monk"), dice, "{2: {tokens: {chi: 1}}}")[1]
    assert mean(chi.for_damage.losses("smack", dice)) < mean(bare)


# -- the turn ------------------------------------------------------------------------------------


def test_the_best_attack_of_the_turn() -> None:
    _, odds = against(("barbarian", "monk"), (1, 1, 6, 6, 6))
    plan = odds.for_damage.plan
    assert plan.value((1, 1, 6, 6, 6), 0) == pytest.approx(4.0)
    assert odds.for_damage.best((1, 1, 6, 6, 6)) == "sturdy-blow"
    assert odds.for_damage.best((1, 1, 4, 4, 6)) == ""
    assert plan.from_start(1) < plan.from_start(2) < plan.from_start(3)
    every = sum(plan.value(tuple(sorted(dice)), 0) for dice in EVERY_ROLL) / 7776
    assert plan.from_start(1) == pytest.approx(every)


def test_a_blow_that_nothing_stops_defeats_for_sure() -> None:
    dice = (1, 1, 6, 6, 6)
    four = against(("barbarian", "monk"), dice, "{2: {health: 4}}")[1]
    five = against(("barbarian", "monk"), dice, "{2: {health: 5}}")[1]
    assert four.for_defeat.plan.value(dice, 0) == 1.0
    assert five.for_defeat.plan.value(dice, 0) == 0.0
    assert 0 < five.for_defeat.plan.value(dice, 1) < 1
    assert five.for_defeat.plan.from_start(3) < four.for_defeat.plan.from_start(3) < 1


def test_nobody_is_defeated_from_full_health() -> None:
    odds = against(("barbarian", "monk"), (1, 1, 6, 6, 6))[1]
    assert odds.for_defeat.plan.from_start(3) == 0.0


def test_the_match_that_was_asked_stays_as_it_was_and_cards_do_not_matter() -> None:
    m = table("{phase: main-1, seats: {1: {hand: [six-it]}, 2: {hand: [tip-it]}}}")
    before = m.hash()
    odds = attack_odds(m, 0, 1)
    assert odds.for_damage.plan.from_start(3) > 0
    assert m.hash() == before
    assert attack_odds(table("{phase: main-1}"), 0, 1) is odds


def test_boards_health_and_tokens_matter() -> None:
    known = attack_odds(table("{phase: main-1}"), 0, 1)
    others = [
        "{phase: main-1, seats: {2: {health: 12}}}",
        "{phase: main-1, seats: {2: {upgrades: [serenity-2]}}}",
        "{phase: main-1, seats: {2: {tokens: {chi: 1}}}}",
        "{phase: main-1, seats: {1: {upgrades: [smack-2]}}}",
    ]
    assert all(attack_odds(table(other), 0, 1) is not known for other in others)


def test_the_losses_of_an_attack_don_t_depend_on_the_order_of_its_dice() -> None:
    match = astragal.game("dice-throne").new([{"hero": "barbarian"}, {"hero": "monk"}], seed="odds")
    attacks = attack_odds(cast(DiceThrone, match), 0, 1).for_damage
    assert attacks.losses("smack", (6, 1, 3, 2, 1)) == attacks.losses("smack", (1, 1, 2, 3, 6))
    with pytest.raises(IllegalMove, match=r"offensive abilities of this board are .*move: smack"):
        attacks.losses("smak", (1, 1, 2, 3, 6))
