"""Golden playthroughs are what they were, line by line."""

from itertools import zip_longest

import pytest

from astragal.kernel.game import Game
from astragal.records.record import parse
from astragal.records.replay import verify
from tests.games.goldens import FOLDER, PLAYTHROUGHS, playthroughs
from tests.games.table import all_games

ADVICE = "if this change is meant, run `make goldens` and review the difference"


def first_difference(golden: str, now: str) -> str | None:
    """The first line that differs; the version of the engine may."""
    pairs = zip_longest(golden.splitlines(), now.splitlines(), fillvalue="(nothing)")
    for number, (expected, got) in enumerate(pairs, 1):
        if expected != got and not expected.startswith("[Engine "):
            return f"line {number}:\n  golden: {expected}\n  now:    {got}"
    return None


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_playthroughs_are_as_they_were(game: Game) -> None:
    found = playthroughs(game)
    kept = {path.name for path in (FOLDER / game.id).glob("*.txt")}
    assert kept == set(found), f"other golden files than expected; {ADVICE}"
    assert len(kept) >= PLAYTHROUGHS
    for name, now in found.items():
        golden = (FOLDER / game.id / name).read_text(encoding="utf-8")
        difference = first_difference(golden, now)
        assert difference is None, f"{game.id}/{name}, {difference}\n{ADVICE}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_golden_playthrough_is_a_record_that_verifies(game: Game) -> None:
    for path in sorted((FOLDER / game.id).glob("*.txt")):
        kept = parse(path.read_text(encoding="utf-8"))
        assert verify(game, kept).number == len(kept.lines)


def test_the_first_differing_line_is_named() -> None:
    assert first_difference("a\nb\n", "a\nc\n") == "line 2:\n  golden: b\n  now:    c"
    assert first_difference("a\n", "a\nc\n") == "line 2:\n  golden: (nothing)\n  now:    c"
    assert first_difference('[Engine "1"]\na\n', '[Engine "2"]\na\n') is None
