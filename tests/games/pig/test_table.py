"""What Pig tells the table."""

import msgspec
import pytest

import astragal
from astragal.games.pig.state import Pig
from astragal.prose.text import LANGUAGES
from astragal.table.orders import default_move

GAME = astragal.game("pig")
TOLD = GAME.table


def at_stake(score: int, total: int) -> Pig:
    """Seat 1 has so much in the bank and so much to lose."""
    m = GAME.new(2, seed="a")
    assert isinstance(m, Pig)
    m.scores[0], m.total = score, total
    return m


def forecast(m: Pig, move: str, language: str = "en") -> dict[str, str]:
    lines = TOLD.forecast(m, 0, (move,), language)
    return {line.label: line.value.replace("\xa0", " ") for line in lines}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_names_what_is_counted(language: str) -> None:
    sheet = TOLD.sheet(None, language)
    assert set(sheet.facts) == {"score", "total", "goal"}
    assert "⟨" not in str(sheet)


def test_holding_banks_the_total() -> None:
    assert forecast(at_stake(30, 14), "hold") == {"Score": "30 → 44"}


def test_holding_enough_wins() -> None:
    assert "Wins" in forecast(at_stake(90, 10), "hold")


def test_rolling_risks_the_total() -> None:
    lines = forecast(at_stake(30, 20), "roll")
    assert lines == {"Lose the turn total": "17%", "Turn total, on average": "20"}


def test_only_the_deciding_seat_is_told_what_its_moves_bring() -> None:
    assert TOLD.forecast(at_stake(0, 4), 1, ("roll",), "en") == []
    assert TOLD.odds(at_stake(0, 4), 1, "en") is None


def test_what_is_at_stake_is_said_once_there_is_something() -> None:
    assert TOLD.about(at_stake(0, 0), 1, "en") == []
    assert msgspec.to_builtins(TOLD.about(at_stake(0, 7), 1, "ru")) == [
        {"label": "За этот ход", "value": "7", "total": False, "tone": ""}
    ]


def test_when_time_is_up_the_total_is_banked() -> None:
    assert default_move(at_stake(0, 7)) == ("hold",)
