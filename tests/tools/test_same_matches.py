"""The comparison of two versions: it must find what is not the same, and nothing else."""

from dataclasses import replace
from typing import Any, cast

import astragal
from astragal.kernel.match import Match
from tools import same_matches
from tools.other_python import ROOT
from tools.seeded_matches import Order, Played, play, try_clones
from tools.two_versions import Pair, Side, first_difference, first_differences

PIG = same_matches.orders(1, "pig")[0]


class Here:
    """A side in this process, which may play something else than it was told."""

    def __init__(self, **changes: Any) -> None:
        self.changes = changes

    def play(self, order: Order) -> Played:
        return play(replace(order, **self.changes))


def pair(before: object, now: object) -> Pair:
    return Pair(cast(Side, before), cast(Side, now))


def test_a_version_does_as_it_does_itself() -> None:
    compared = pair(Here(), Here()).compare(PIG)
    assert compared.decisions > 10
    assert compared.differences == []


def test_a_planted_difference_is_told_with_both_sides() -> None:
    changed = Here(options={**PIG.options, "goal": 10})
    (difference,) = pair(Here(), changed).compare(PIG).differences
    assert difference.kind == "decision"
    for words in ("pig, seed 'pig-0-legal-0'", ", decision ", "before: seat ", "now:    over "):
        assert words in difference.report


def test_events_and_hashes_are_compared_apart() -> None:
    played = play(PIG)
    assert len(played.told) == len(played.asked)
    events = replace(played, told=["", *played.told[1:]])
    hashes = replace(played, hashes=["", *played.hashes[1:]])
    assert list(first_differences(played, events)) == [("events", 0)]
    assert list(first_differences(played, hashes)) == [("hash", 0)]


def test_other_hashes_alone_are_no_failure() -> None:
    found = same_matches.Findings()
    found.counts["hash"] += 1
    assert found.same
    found.counts["clone"] += 1
    assert not found.same


def test_a_match_that_is_longer_differs_at_its_end() -> None:
    assert first_difference(["a"], ["a", "b"]) == 1
    assert first_difference(["a", "b"], ["a", "b"]) is None


def test_an_error_is_what_a_match_shows_last() -> None:
    played = play(replace(PIG, options={"goal": -1}, show=0))
    assert len(played.asked) == 1
    assert played.shown.startswith("SetupError")


class Shared:
    """A match whose clones are itself."""

    def __init__(self) -> None:
        self.number, self.seat, self.reason, self.options = 0, 0, "turn", ((1,), (2,))

    def clone(self) -> "Shared":
        return self

    def choose(self, _index: int) -> None:
        self.number += 1

    def to_bytes(self) -> bytes:
        return str(self.number).encode()


def test_a_clone_that_changes_its_original_is_noticed() -> None:
    played = Played()
    try_clones(cast(Match, Shared()), played)
    assert len(played.problems) == 3


def test_clones_of_a_game_change_nothing() -> None:
    assert play(replace(PIG, clones=True)).problems == []


def test_another_process_plays_the_same_match() -> None:
    side = Side(None, ROOT / "src")
    try:
        assert side.play(PIG) == play(PIG)
    finally:
        side.close()


def test_every_setup_is_played_with_both_pollings() -> None:
    planned = same_matches.orders(2)
    setups = {id: len(astragal.game(id).setups()) for id in astragal.game_ids()}
    assert len(planned) == sum(setups.values()) * 2 * 2
    assert len({order.seed for order in planned}) == len(planned)
    assert {order.options["polling"] for order in planned} == {"legal", "public"}
    assert any(order.events for order in planned)
