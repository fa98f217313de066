"""Redeal: a match that a seat could be in."""

from collections import Counter
from random import Random

import pytest

from astragal.kernel.match import SPECTATOR, Option
from astragal.kernel.window import intend
from tests.kernel.toy.play import table
from tests.kernel.toy.state import CARDS, FEINT, GEM, STRIKE, WARD, Skirmish


def redealt(m: Skirmish, seat: int, seed: int) -> Skirmish:
    return m.redeal(seat, Random(seed))


def test_what_the_seat_knows_stays() -> None:
    m = table([STRIKE, GEM], [WARD, FEINT], [GEM])
    for seed in range(30):
        other = redealt(m, 0, seed)
        assert other.hands[0] == [STRIKE, GEM]
        assert other.view(0) == m.view(0)
        assert m.game.broken(other) == []


def test_what_it_cannot_know_is_dealt_afresh_from_what_is_left() -> None:
    m = table([STRIKE, GEM], [WARD])
    left = Counter(CARDS) - Counter([STRIKE, GEM])
    seen = Counter(redealt(m, 0, seed).hands[1][0] for seed in range(600))
    for card, count in left.items():
        share = 600 * count / left.total()
        assert abs(seen[card] - share) < 60, f"{card} was dealt {seen[card]} times of {share}"


def test_the_dice_to_come_are_new_and_the_match_keeps_its_own() -> None:
    m = table([STRIKE], [WARD])
    position = m.chance.position()
    keys = {redealt(m, 0, seed).chance.key for seed in range(5)}
    assert len(keys) == 5
    assert m.chance.key not in keys
    assert m.chance.position() == position


def test_the_same_generator_gives_the_same_match() -> None:
    m = table([STRIKE], [WARD])
    assert redealt(m, 0, 7).hash() == redealt(m, 0, 7).hash()
    assert redealt(m, 0, 7).hash() != redealt(m, 0, 8).hash()


def forestalling(*hand: int) -> Skirmish:
    """Seat 1 is asked before what seat 2 means to do, a ward, commits."""
    m = table([STRIKE, FEINT], [WARD, *hand])
    for move in ("strike 2", "pass", "ward"):
        m.apply(move)
    assert (m.seat, m.asked[2]) == (0, ("ward",))
    return m


def intents(m: Skirmish, seat: int) -> set[Option]:
    """What seat 2 means to do in matches that a seat could be in."""
    found = [redealt(m, seat, seed) for seed in range(60)]
    assert all(other.answer_arguments == other.asked[1:] for other in found)
    return {other.asked[2] for other in found}


def test_what_another_seat_means_to_do_is_guessed_from_what_it_might_hold() -> None:
    m = forestalling()
    assert intents(m, 0) == intents(m, SPECTATOR) == {("ward",), ("gem",), ("pass",)}
    for seed in range(30):
        other = redealt(m, 0, seed)
        assert (other.options, other.view(0)) == (m.options, m.view(0))
        assert other.asked[2] in (other.reactions(1, "strike") or [("pass",)])


def test_what_the_seat_itself_means_to_do_it_knows() -> None:
    assert intents(forestalling(GEM), 1) == {("ward",)}


def test_an_intent_that_waits_on_the_agenda_is_not_known_either() -> None:
    m = table([STRIKE, FEINT], [WARD, GEM])
    m.agenda.append((intend, 1, ("ward",), "strike"))
    for seed in range(5):
        assert redealt(m, 0, seed).agenda[-1] == (intend, 1, ("pass",), "strike")
        assert redealt(m, 1, seed).agenda == m.agenda


def test_the_moves_that_were_made_are_forgotten_for_some_were_hidden() -> None:
    assert redealt(forestalling(), 0, 1).history is None


def test_a_guessed_intent_is_played_on_by_the_rules() -> None:
    m = forestalling(GEM)
    for seed in range(30):
        for move in ("pass", "feint"):
            other = redealt(m, 0, seed)
            other.apply(move)
            assert m.game.broken(other) == []


def test_the_match_itself_is_unchanged() -> None:
    m = table([STRIKE, GEM], [WARD, FEINT])
    before = m.to_bytes()
    redealt(m, 0, 1).apply(0)
    assert m.to_bytes() == before


def test_whoever_is_asked_in_the_window_still_has_an_answer() -> None:
    m = table([STRIKE], [WARD])
    m.apply("strike 2")
    for seed in range(30):
        other = redealt(m, 0, seed)
        assert (other.seat, other.reason) == (1, "strike")
        assert other.hands[1][0] in (WARD, GEM), "with legal polling, only who can answer is asked"


def test_whoever_was_skipped_in_the_window_still_has_no_answer() -> None:
    m = table([STRIKE, GEM], [WARD])
    m.apply("strike 2")
    for seed in range(30):
        other = redealt(m, 1, seed)
        assert (other.seat, other.options) == (1, m.options)
        assert FEINT not in other.hands[0]


def test_where_hardly_any_deal_fits_the_true_one_is_not_given_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("astragal.kernel.redeal.TRIES", 0)
    m = table([STRIKE, GEM], [WARD])
    m.apply("strike 2")  # seat 1 was skipped, for it has no feint
    others = [redealt(m, 1, seed) for seed in range(60)]
    assert {other.hands[0][0] for other in others} == {STRIKE, WARD, FEINT, GEM}
    for other in others:
        loaded = m.game.load(other.to_bytes())
        assert (other.seat, other.options) == (loaded.seat, loaded.options) == (1, m.options)


def test_with_public_polling_being_asked_tells_nothing() -> None:
    m = table([STRIKE], [WARD], polling="public")
    m.apply("strike 2")
    held = {redealt(m, 0, seed).hands[1][0] for seed in range(60)}
    assert held == {STRIKE, WARD, FEINT, GEM}


def test_a_redealt_match_is_saved_and_loaded_as_it_is() -> None:
    m = table([STRIKE, GEM], [WARD, GEM])
    m.apply("strike 2")
    for seat in range(2):
        other = redealt(m, seat, 3)
        loaded = m.game.load(other.to_bytes())
        assert (loaded.hash(), loaded.options) == (other.hash(), other.options)


def test_a_spectator_knows_no_hand() -> None:
    m = table([STRIKE], [WARD])
    hands = {tuple(redealt(m, SPECTATOR, seed).hands[0]) for seed in range(60)}
    assert len(hands) == 4


def test_a_match_that_is_over_can_be_redealt() -> None:
    m = table([STRIKE], [])
    m.health[1] = 1
    m.apply("strike 2")
    assert redealt(m, 1, 0).result == (1, 2)
