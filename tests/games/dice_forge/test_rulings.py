"""Rulings that no scenario can show; each test names its number."""

import pytest

from astragal.games.dice_forge.state import DiceForge, replaced
from tests.games.dice_forge.table import moves, table

TWO_CHOICES = """
stage: blessing
seats:
  1: {moon: 1}
  2: {light: [pick1, gold1, gold1, gold1, gold1, sun1]}
  3: {light: [gold3-or-glory2, gold1, gold1, gold1, gold1, sun1]}
"""


def satyrs_with_a_boar(owner: int = 2) -> DiceForge:
    """Somebody owns the boar on seat 2's die, though Satyrs lie where its card would have lain."""
    m = table("{seats: {1: {sun: 2, moon: 4}}}", dice=(1, 5, 6, 6))
    red = m.content.colours.index("red")
    m.dice[2] = (m.content.boar_faces[red], *m.dice[2][1:])
    m.know_dice()
    m.owners = replaced(m.owners, red, owner)
    m.apply("feat satyrs")
    return m


@pytest.mark.parametrize("choice", ["take gold", "take sun", "take moon"])
def test_a_choice_does_not_touch_another_seats_choice(choice: str) -> None:
    """R-B2: seats are asked in turn, but what seat 2 takes changes nothing for seat 3."""
    m = table(TWO_CHOICES, dice=(1, 1, 1, 1, 1, 1))
    m.apply(choice)
    assert (m.seat, moves(m)) == (2, ["take gold", "take glory"])
    m.apply("take gold")
    seat = m.view(-1)["seats"]["3"]
    assert (seat["gold"], seat["glory"]) == (4, 0)


def test_a_boar_that_satyrs_only_roll_does_not_wake_its_owner() -> None:
    """R-O3: a mere roll for Satyrs is no effect of the face."""
    m = satyrs_with_a_boar()
    m.apply("pick sun1 moon1")
    assert (m.seat, m.reason) == (0, "extra")


def test_a_boar_that_satyrs_pick_wakes_its_owner() -> None:
    """R-O3: its effect is applied by who picks it."""
    m = satyrs_with_a_boar()
    m.apply("pick sun1 boar-red")
    m.apply("take moon")
    assert (m.seat, m.reason) == (2, "boar")
    m.apply("take glory")
    assert (m.seat, m.reason) == (0, "extra")


@pytest.mark.parametrize(("choice", "shards"), [("take sun", (4, 1)), ("take moon", (3, 2))])
def test_who_picks_a_boar_with_satyrs_gains_a_shard(choice: str, shards: tuple[int, int]) -> None:
    """R-Y5: the buyer takes 1 sun or 1 moon beside the other face, its bearer takes nothing."""
    m = satyrs_with_a_boar()
    m.apply("pick sun1 boar-red")
    assert (m.seat, moves(m)) == (0, ["take sun", "take moon"])
    m.apply(choice)
    buyer, bearer = m.view(-1)["seats"]["1"], m.view(-1)["seats"]["2"]
    assert (buyer["sun"], buyer["moon"]) == shards
    assert (bearer["sun"], bearer["moon"]) == (0, 0)


def test_satyrs_may_wake_the_own_boar() -> None:
    """R-Y5: the owner of the card takes the bonus, also if that is the buyer."""
    m = satyrs_with_a_boar(owner=0)
    m.apply("pick sun1 boar-red")
    m.apply("take moon")
    assert (m.seat, m.reason) == (0, "boar")
    m.apply("take glory")
    assert m.view(-1)["seats"]["1"]["glory"] == 3
