"""Views, events and the story, each as far as the viewer may know."""

import pytest

from astragal.kernel.match import REFEREE, SPECTATOR
from astragal.kernel.view import events, story, view_hash
from tests.kernel.toy.play import table
from tests.kernel.toy.state import GEM, STRIKE, WARD


def test_what_is_common_to_all_games_is_in_every_view() -> None:
    view = table([STRIKE], [WARD]).view(SPECTATOR)
    assert view["game"] == "skirmish"
    assert view["options"] == {"health": 4, "polling": "legal"}
    assert (view["number"], view["active"], view["result"]) == (0, 1, None)
    assert view["decision"] == {"seat": 1, "reason": "turn", "number": 0}


def test_only_who_chooses_and_the_referee_see_between_what() -> None:
    m = table([STRIKE], [WARD])
    offered = m.view(0)["decision"]["options"]
    assert offered == ["strike 2", "stance 1", "stance 2", "draw", "roll", "end"]
    assert m.view(REFEREE)["decision"]["options"] == offered
    assert "options" not in m.view(1)["decision"]


def test_a_seat_sees_its_own_hand_only() -> None:
    m = table([STRIKE], [WARD])
    assert m.view(0)["seats"]["1"]["hand"] == ["strike"]
    assert "hand" not in m.view(0)["seats"]["2"]
    assert m.view(0)["seats"]["2"]["cards"] == 1
    assert "hand" not in m.view(SPECTATOR)["seats"]["1"]
    assert m.view(REFEREE)["seats"]["2"]["hand"] == ["ward"]


def test_events_to_one_seat_are_told_to_that_seat_and_the_referee() -> None:
    m = table([STRIKE], [WARD])
    m.apply("draw")
    public = [{"kind": "drew", "seat": 1, "count": 1}]
    private = [*public, {"kind": "drew-card", "card": "gem"}]
    assert events(m, 1) == events(m, SPECTATOR) == public
    assert events(m, 0) == events(m, REFEREE) == private


def test_events_are_those_since_the_last_decision() -> None:
    m = table([STRIKE, GEM], [WARD])
    m.apply("draw")
    m.apply("stance 2")
    assert events(m, REFEREE) == []


def test_seats_in_events_count_from_one() -> None:
    m = table([STRIKE], [])
    m.apply("strike 2")
    assert events(m)[0] == {"kind": "struck", "seat": 1, "other_seat": 2}


def test_an_event_with_too_few_parts_is_a_bug() -> None:
    m = table([STRIKE], [WARD])
    m.tell("struck", 0)
    with pytest.raises(ValueError, match="zip"):
        events(m)


def test_the_story_is_told_in_the_language_of_the_viewer() -> None:
    m = table([STRIKE], [])
    m.apply("strike 2")
    assert story(m) == ["Seat 1 strikes at seat 2.", "Seat 2 takes damage: 2."]
    assert story(m, language="ru")[0] == "Место 1 бьёт место 2."
    assert story(m, language="pl")[0] == "Miejsce 1 atakuje miejsce 2."


def test_without_events_there_is_no_story() -> None:
    m = table([STRIKE], []).clone()
    m.apply("strike 2")
    assert m.events is None
    assert events(m) == []
    assert story(m) == []


def test_the_hash_of_a_view_follows_only_what_is_seen() -> None:
    one, other = table([STRIKE], [WARD]), table([STRIKE], [GEM])
    assert one.hash() != other.hash()
    assert view_hash(one, 0) == view_hash(other, 0)
    assert view_hash(one, 1) != view_hash(other, 1)
    assert view_hash(one, 0) != view_hash(one, SPECTATOR)
