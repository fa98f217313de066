"""The log and the undo."""

from astragal.kernel.match import SPECTATOR
from astragal.terminal.log import Log
from tests.kernel.toy.game import SKIRMISH


def test_what_was_taken_back_is_not_told_again() -> None:
    match = SKIRMISH.new(2, seed="log", events=True)
    log = Log(match, "en")
    log.listen(match)
    assert log.news(SPECTATOR) == ["Seat 1 draws cards: 3.", "Seat 2 draws cards: 3."]
    match.apply("stance 1")
    match.tell("rolled", 0, 2)
    log.listen(match)
    assert log.news(SPECTATOR) == ["Seat 1 rolls a 2."]
    match.undo()
    log.forget(match)
    match.apply("stance 2")
    match.tell("rolled", 0, 5)
    log.listen(match)
    assert log.news(SPECTATOR) == ["Seat 1 rolls a 5."]
    assert log.all(SPECTATOR)[2:] == ["Seat 1 rolls a 5."]
    assert log.news(SPECTATOR) == []


def test_each_viewer_reads_its_own_lines_at_its_own_time() -> None:
    match = SKIRMISH.new(2, seed="log", events=True)
    log = Log(match, "en")
    log.listen(match)
    assert len(log.news(0)) == len(log.news(1)) == 5
    match.apply("draw")
    log.listen(match)
    assert len(log.news(0)) == 2
    assert log.news(1) == ["Seat 1 draws cards: 1."]
    log.mark_read()
    assert log.news(SPECTATOR) == []
