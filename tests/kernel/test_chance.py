"""Chance: the same history for ever, fair, and each sub-stream for itself."""

from collections import Counter
from hashlib import blake2b
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astragal.errors import DiceRanOut, ScriptError
from astragal.kernel.chance import BLOCK, Chance, ScriptedChance, key_of_seed

KEY = key_of_seed("astragal")
KEY_HEX = "7c6c859cb8c65fc4b6ee55cd53581268f58dec70a3efbffade8d1aef00979d77"
HUNDRED_DICE = (
    "34163265645561354656166126111264333222251521345326"
    "46423256434154555363361321652425636334332336551412"
)
HUNDRED_BELOW_52 = (
    "43 41 34 34 47 13 8 28 43 25 38 43 22 3 12 27 4 44 44 37 29 32 41 11 28 18 30 10 33 32 43 17 "
    "38 48 35 45 21 8 50 33 9 14 35 42 35 29 28 18 5 2 46 46 32 38 50 51 20 7 27 30 37 40 21 18 46 "
    "21 0 47 20 32 32 7 35 24 31 39 7 17 20 33 18 24 15 50 30 17 35 13 28 46 1 5 29 9 44 5 10 4 "
    "37 4"
)
# Above these, one fair run in ten thousand would lie, by degrees of freedom.
UNLIKELY = {5: 25.7, 23: 54.5, 35: 72.0}

keys = st.binary(min_size=32, max_size=32)


def unlikeliness(seen: Counter[object], kinds: int) -> float:
    """The chi-square of counts that should all be equal."""
    expected = seen.total() / kinds
    missing = (kinds - len(seen)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in seen.values())


def test_the_first_hundred_dice_never_change() -> None:
    assert KEY.hex() == KEY_HEX
    chance = Chance(KEY)
    assert "".join(str(chance.die(6)) for _ in range(100)) == HUNDRED_DICE
    assert chance.position() == (107, 0)


def test_the_first_hundred_draws_of_the_deck_never_change() -> None:
    chance = Chance(KEY)
    assert " ".join(str(chance.below(52)) for _ in range(100)) == HUNDRED_BELOW_52
    assert chance.position() == (0, 121)


def test_shuffles_and_wide_draws_never_change() -> None:
    zone = list(range(12))
    Chance(KEY).shuffle(zone)
    assert zone == [2, 8, 1, 3, 4, 9, 6, 11, 10, 0, 5, 7]
    wide = Chance(KEY)
    assert [wide.below(1000) for _ in range(6)] == [862, 128, 967, 71, 92, 877]


def test_the_dice_can_be_recomputed_from_the_documented_hash() -> None:
    stream = b"".join(
        blake2b(n.to_bytes(8, "big"), key=KEY, person=b"dice").digest() for n in range(2)
    )
    dice = [byte % 6 + 1 for byte in stream if byte < 252]
    assert "".join(map(str, dice[:100])) == HUNDRED_DICE


@pytest.mark.parametrize("seed", range(5))
def test_faces_are_fair(seed: int) -> None:
    chance = Chance(key_of_seed(f"faces {seed}"))
    seen: Counter[object] = Counter(chance.die(6) for _ in range(12_000))
    assert unlikeliness(seen, 6) < UNLIKELY[5]


@pytest.mark.parametrize("seed", range(5))
def test_a_roll_says_nothing_about_the_next(seed: int) -> None:
    chance = Chance(key_of_seed(f"pairs {seed}"))
    dice = [chance.die(6) for _ in range(18_001)]
    assert unlikeliness(Counter(pairwise(dice)), 36) < UNLIKELY[35]


@pytest.mark.parametrize("seed", range(5))
def test_every_order_of_a_small_deck_is_equally_likely(seed: int) -> None:
    chance = Chance(key_of_seed(f"shuffles {seed}"))
    seen: Counter[object] = Counter()
    for _ in range(6_000):
        deck = ["a", "b", "c", "d"]
        chance.shuffle(deck)
        seen[tuple(deck)] += 1
    assert set(seen) == set(permutations("abcd"))
    assert unlikeliness(seen, 24) < UNLIKELY[23]


def test_the_test_of_fairness_sees_a_loaded_die() -> None:
    chance = Chance(KEY)
    loaded: Counter[object] = Counter(min(chance.die(7), 6) for _ in range(12_000))
    assert unlikeliness(loaded, 6) > UNLIKELY[5]


@given(keys, st.lists(st.sampled_from(["die", "below", "shuffle", "wide"]), max_size=60))
def test_what_the_deck_draws_does_not_change_the_dice(key: bytes, acts: list[str]) -> None:
    alone, mixed = Chance(key), Chance(key)
    for act in acts:
        before = mixed.position()
        draw(mixed, act)
        after = mixed.position()
        assert after > before
        assert [after[0] > before[0], after[1] > before[1]] == [act == "die", act != "die"]
    rolled = acts.count("die")
    for _ in range(rolled):
        alone.die()
    assert [alone.die() for _ in range(9)] == [mixed.die() for _ in range(9)]


def draw(chance: Chance, act: str) -> None:
    if act == "die":
        chance.die(6)
    elif act == "below":
        chance.below(10)
    elif act == "wide":
        chance.below(1000)
    else:
        chance.shuffle(["x", "y", "z"])


def test_streams_of_the_same_key_differ() -> None:
    chance = Chance(KEY)
    assert [chance.die(256) - 1 for _ in range(20)] != [chance.below(256) for _ in range(20)]


@given(keys, st.integers(0, 200), st.integers(0, 200))
def test_a_chance_loaded_anywhere_goes_on_alike(key: bytes, dice: int, deck: int) -> None:
    played = Chance(key)
    for _ in range(dice):
        played.die(6)
    for _ in range(deck):
        played.below(6)
    loaded, clone = Chance(key, *played.position()), played.clone()
    ahead = [(c.die(6), c.below(9)) for c in (played, loaded, clone) for _ in range(BLOCK + 3)]
    third = BLOCK + 3
    assert ahead[:third] == ahead[third : 2 * third] == ahead[2 * third :]


def test_a_clone_goes_its_own_way() -> None:
    chance = Chance(KEY)
    clone = chance.clone()
    clone.die()
    assert chance.position() == (0, 0)


@given(keys, st.integers(1, 256), st.integers(1, 100_000))
def test_draws_stay_within_bounds(key: bytes, sides: int, limit: int) -> None:
    chance = Chance(key)
    assert 1 <= chance.die(sides) <= sides
    assert 0 <= chance.below(limit) < limit


def test_of_nothing_nothing_can_be_drawn() -> None:
    with pytest.raises(ZeroDivisionError):
        Chance(KEY).below(0)
    with pytest.raises(ZeroDivisionError):
        Chance(KEY).die(0)


def test_scripted_dice_come_in_order() -> None:
    chance = ScriptedChance(KEY, (3, 1, 6))
    assert [chance.die(), chance.die()] == [3, 1]
    assert chance.script() == (6,)
    assert chance.clone().script() == (6,)
    assert Chance(KEY).script() is None


def test_scripted_dice_run_out_with_the_sides_of_the_die() -> None:
    chance = ScriptedChance(KEY, (3,))
    chance.die()
    with pytest.raises(DiceRanOut, match="the script has 1 dice and another one") as error:
        chance.die(8)
    assert (error.value.rolled, error.value.sides) == (1, 8)
    assert chance.position() == (1, 0)


@pytest.mark.parametrize("face", [0, 5, -1])
def test_a_scripted_die_must_fit_its_sides(face: int) -> None:
    with pytest.raises(ScriptError, match=f"scripted die 1 is {face}; this die shows 1 to 4"):
        ScriptedChance(KEY, (face,)).die(4)


def test_decks_follow_the_key_when_dice_are_scripted() -> None:
    first, second = list(range(9)), list(range(9))
    ScriptedChance(KEY, ()).shuffle(first)
    Chance(KEY).shuffle(second)
    assert first == second
