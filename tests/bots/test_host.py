"""Bots in processes of their own: the same choices, and nobody waits for one that fails."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import astragal
from astragal.bots import Budget, Seen, bot
from astragal.bots.apart import BotPatience, ProcessBot
from astragal.bots.host import Hosted, hosted
from astragal.bots.process import LineProcess
from astragal.errors import SetupError

MISFITS = "tests.bots.misfits:"
SHORT = Budget(seconds=0.05)
IMPATIENT = BotPatience(grace=0.2)
CALM = BotPatience(grace=60)


@contextmanager
def process_bot(name: str, patience: BotPatience = CALM) -> Iterator[ProcessBot]:
    made = hosted(name, "seed", patience)
    yield made
    made.close()


def choices(player: Any, count: int) -> list[int]:
    match = astragal.game("pig").new(2, seed="host")
    return [player.choose(Seen(match, match.seat), SHORT) for _ in range(count)]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_hosted_bot_chooses_as_it_does_at_home(name: str) -> None:
    match = astragal.game("dice-throne").new(2, seed="host")
    home = bot(name, "seed")
    with process_bot(name) as away:
        for _ in range(40):
            seen = Seen(match, match.seat)
            index = away.choose(seen, SHORT)
            assert index == home.choose(seen, SHORT)
            match.choose(index)
        assert away.faults == 0


def test_the_next_match_begins_with_a_fresh_bot_in_the_same_process() -> None:
    with process_bot("random") as player:
        first = choices(player, 30)
        player.sit_down("another")
        other = choices(player, 30)
        player.sit_down("seed")
        assert choices(player, 30) == first != other


def test_what_a_seat_cannot_know_never_reaches_its_bot() -> None:
    match = astragal.game("dice-throne").new(2, seed="secrets")
    twin = match.redeal(match.seat, Random(1))
    assert twin.hash() != match.hash()
    told = [Hosted("random", "seed").request(Seen(m, m.seat), SHORT) for m in (match, twin)]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("misfit", "count", "why"),
    [
        ("Hanging", 2, "no answer within 0.25 s"),
        ("Crashing", 1, "its process ended"),
        ("Raising", 1, "ValueError: no idea"),
        ("Lying", 1, "it chose 2, and there are 2 options"),
        ("Vague", 1, "it answered 'roll', not the index of an option"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_move(
    misfit: str, count: int, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "astragal.bots")
    expected = choices(bot("greedy", "seed/stand-in"), 1)
    with process_bot(MISFITS + misfit, IMPATIENT) as player:
        assert choices(player, count)[-1:] == expected
        assert player.faults == 1
    (entry,) = caplog.records
    facts = entry.__dict__["replaced"]
    assert facts["why"].startswith(why)
    assert {**facts, "why": ""} == {
        "bot": MISFITS + misfit,
        "game": "pig",
        "seat": 1,
        "number": 0,
        "why": "",
    }


def test_the_process_is_started_anew_after_a_failure() -> None:
    with process_bot(MISFITS + "Hanging", IMPATIENT) as player:
        choices(player, 3)
        assert player.faults == 1  # of a new one, the third decision is the first


def test_what_a_bot_prints_is_no_answer() -> None:
    with process_bot(MISFITS + "Talking") as player:
        assert choices(player, 3) == [0, 0, 0]
        assert player.faults == 0


def test_a_name_that_leads_nowhere_is_told() -> None:
    with pytest.raises(SetupError, match=r"no bot 'gredy'.* did you mean .greedy"):
        hosted("gredy")
    with pytest.raises(SetupError, match="No module named 'nowhere'"):
        hosted("nowhere:Bot")
    with pytest.raises(SetupError, match="has no 'Lyin'; did you mean \"Lying\""):
        hosted(MISFITS + "Lyin")


def test_patience_is_the_budget_and_more() -> None:
    patience = BotPatience(grace=1, start=20, unclocked=100)
    assert patience.limit(Budget(seconds=3), first=False) == 4
    assert patience.limit(Budget(seconds=3), first=True) == 24
    assert patience.limit(Budget(nodes=3), first=False) == 101


def test_nobody_waits_for_a_bot_that_is_closed_while_it_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = ProcessBot._started

    def closed_meanwhile(self: ProcessBot, answers: Any) -> LineProcess:
        process = start(self, answers)
        self.close()
        return process

    monkeypatch.setattr(ProcessBot, "_started", closed_meanwhile)
    with process_bot("greedy") as player:
        assert choices(player, 1)
        assert player.faults == 0


def test_nobody_waits_for_a_bot_that_is_closed_before_it_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with process_bot("greedy") as player:
        choices(player, 1)
        ask = LineProcess.ask

        def closed_first(self: LineProcess, line: bytes) -> None:
            player.close()
            ask(self, line)

        monkeypatch.setattr(LineProcess, "ask", closed_first)
        assert choices(player, 1)
        assert player.faults == 1
        assert player.thought < 10
