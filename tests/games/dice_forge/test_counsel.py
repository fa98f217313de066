"""What whoever decides is shown as sensible."""

from random import Random

from astragal.games.dice_forge.advice.counsel import counsel
from astragal.games.dice_forge.advice.habit import habit
from astragal.games.dice_forge.rules.legal import END
from tests.games.dice_forge.table import new


def test_the_advice_is_legal_and_never_ends_a_turn_with_choices() -> None:
    m = new(4, "counsel")
    rng = Random(1)
    told = set()
    while m.options:
        advised = counsel(m)
        assert advised is None or advised in m.options
        assert advised != END or m.reason == "last" or len(m.options) == 1
        told.add((m.reason, advised is None))
        m.apply(rng.choice(m.options))
    assert {("action", True), ("action", False), ("forge", False)} <= told


def test_what_to_buy_or_perform_is_advised_in_the_last_turn_alone() -> None:
    m = new(2, "plans")
    rng = Random(2)
    asked, advised = set(), set()
    while m.options:
        if m.reason in ("action", "extra", "offering") and len(m.options) > 1:
            asked.add(m.reason)
            if counsel(m) is not None:
                advised.add((m.reason, m.round))
        m.apply(m.options[habit(m, rng)])
    assert asked == {"action", "extra", "offering"}
    assert advised == {("action", 9), ("extra", 9)}


def test_where_habit_knows_no_better_nothing_is_advised() -> None:
    m = new(2, "counsel", feats="draft")
    assert m.reason == "draft"
    assert counsel(m) is None
