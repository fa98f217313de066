"""Windows: who is polled, in which order, and what becomes of an intent."""

from astragal.kernel import view
from astragal.kernel.match import SPECTATOR
from tests.kernel.toy.play import said, table
from tests.kernel.toy.state import FEINT, GEM, STRIKE, WARD, Skirmish


def events(m: Skirmish) -> list[str]:
    return [event[1] for event in m.events or []]


def test_with_legal_polling_nobody_is_asked_who_has_no_answer() -> None:
    m = table([STRIKE, GEM], [STRIKE, FEINT])
    m.apply("strike 2")
    assert (m.seat, m.reason) == (0, "turn")
    assert m.health == [4, 2]


def test_with_legal_polling_a_seat_that_has_an_answer_is_asked() -> None:
    m = table([STRIKE], [WARD])
    m.apply("strike 2")
    assert (m.seat, m.reason, said(m)) == (1, "strike", ["pass", "ward"])
    assert m.health == [4, 4]


def test_with_public_polling_whoever_might_have_an_answer_is_asked() -> None:
    m = table([STRIKE, GEM], [FEINT], [WARD], polling="public")
    m.apply("strike 2")
    assert (m.seat, said(m)) == (0, ["pass"])
    m.apply("pass")
    assert (m.seat, said(m)) == (1, ["pass"])
    m.apply("pass")
    assert (m.seat, m.reason) == (0, "turn")  # seat 3 is not in it, whatever it holds


def test_with_public_polling_an_empty_hand_is_not_asked() -> None:
    m = table([STRIKE], [WARD], polling="public")
    m.apply("strike 2")
    assert (m.seat, said(m)) == (1, ["pass", "ward"])


def test_the_active_seat_is_polled_first() -> None:
    m = table([STRIKE, FEINT], [WARD])
    m.apply("strike 2")
    assert (m.seat, said(m)) == (0, ["pass", "feint"])
    m.apply("pass")
    assert (m.seat, said(m)) == (1, ["pass", "ward"])


def test_the_window_closes_when_all_pass_in_a_row() -> None:
    m = table([STRIKE, FEINT], [WARD])
    for move in ("strike 2", "pass", "pass"):
        m.apply(move)
    assert (m.seat, m.reason) == (0, "turn")
    assert m.health == [4, 2]


def test_a_reaction_of_the_active_seat_commits_at_once() -> None:
    m = table([STRIKE, FEINT], [WARD])
    m.apply("strike 2")
    m.apply("feint")
    assert events(m) == ["reacted", "hit"]
    assert m.health == [4, 3]
    assert m.hands == [[], [WARD]]


def test_an_intent_commits_when_the_active_seat_has_no_answer() -> None:
    m = table([STRIKE], [WARD])
    m.apply("strike 2")
    m.apply("ward")
    assert events(m) == ["reacted", "hit"]
    assert (m.health, m.hands[1], m.discard) == ([4, 4], [], [STRIKE, WARD])


def test_the_active_seat_may_let_an_intent_stand() -> None:
    m = table([STRIKE, FEINT], [WARD])
    for move in ("strike 2", "pass", "ward"):
        m.apply(move)
    assert (m.seat, said(m)) == (0, ["pass", "feint"])
    assert m.hands[1] == [WARD], "an intent costs nothing before it commits"
    m.apply("pass")
    assert (m.health, m.hands) == ([4, 4], [[FEINT], []])


def test_an_intent_that_has_become_illegal_is_dropped_at_no_cost() -> None:
    m = table([STRIKE, FEINT], [WARD])
    for move in ("strike 2", "pass", "ward", "feint"):
        m.apply(move)
    assert events(m) == ["reacted", "dropped", "dropped-move", "hit"]
    assert (m.health, m.hands) == ([4, 3], [[], [WARD]])


def test_only_who_meant_it_is_told_what_was_dropped() -> None:
    m = table([STRIKE, FEINT], [WARD], [GEM])
    for move in ("strike 2", "pass", "ward", "feint"):
        m.apply(move)
    everybody = {"kind": "dropped", "seat": 2}
    own = {"kind": "dropped-move", "seat": 2, "move": "ward"}
    assert view.events(m, 1)[1:3] == [everybody, own]
    for viewer in (SPECTATOR, 0, 2):
        assert everybody in view.events(m, viewer)
        assert "ward" not in str([view.events(m, viewer), view.story(m, viewer)])


def test_after_a_reaction_the_poll_starts_again_with_the_active_seat() -> None:
    m = table([STRIKE, FEINT], [GEM, WARD])
    for move in ("strike 2", "pass", "gem", "pass"):
        m.apply(move)
    assert m.health == [4, 5], "the gem has committed, the strike has not landed"
    assert (m.seat, said(m)) == (0, ["pass", "feint"])
    m.apply("pass")
    assert (m.seat, said(m)) == (1, ["pass", "ward"])
    m.apply("ward")
    m.apply("pass")
    assert (m.health, m.reason) == ([4, 5], "turn")


def test_the_active_seat_acts_before_an_intent_of_another_kind() -> None:
    m = table([STRIKE, FEINT], [GEM])
    for move in ("strike 2", "pass", "gem"):
        m.apply(move)
    assert (m.seat, said(m)) == (0, ["pass", "feint"])
    m.apply("feint")
    assert m.health == [4, 3], "after the feint nothing is in question: the gem is dropped"
    assert m.hands[1] == [GEM]


def test_a_pending_window_can_be_saved() -> None:
    m = table([STRIKE, FEINT], [WARD])
    for move in ("strike 2", "pass", "ward"):
        m.apply(move)
    loaded = m.game.load(m.to_bytes())
    assert (loaded.seat, loaded.options) == (m.seat, m.options)
    loaded.choose(1)
    m.choose(1)
    assert loaded.hash() == m.hash()
