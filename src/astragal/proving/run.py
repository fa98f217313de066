"""Running a scenario: set it up, make its moves, and see whether what must hold does hold."""

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from astragal.errors import AstragalError, PackError
from astragal.kernel.game import Game
from astragal.kernel.match import PASS, Match, Option
from astragal.packs.yaml import Position
from astragal.proving.actions import (
    Action,
    Check,
    EverybodyPasses,
    Expectation,
    ExpectedRefusal,
    ScriptedMove,
)
from astragal.proving.expectation import differences, seen
from astragal.proving.moves import Make, act, asked, known_rules, refuse, up_to_dice
from astragal.proving.scenario import Scenario
from astragal.proving.start import start

START: Final = "the start"
Trace = Callable[[str], None]


class Failure(AstragalError):
    """A scenario that does not hold: when, and what is wrong at which places of its file."""

    def __init__(self, when: str, problems: list[tuple[Position, str]]) -> None:
        super().__init__(when, problems)
        self.when = when
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(
            f"{at.file}:{at.line}:{at.column}: {self.when}: {problem}"
            for at, problem in self.problems
        )


def run(scenario: Scenario, find: Callable[[str], Game], trace: Trace | None = None) -> Match:
    """Play a scenario to its end; a Failure or a PackError says what does not hold.

    `trace` is told every decision and what became of it.
    """
    _can_stop(scenario)
    with _failing(scenario.at, f"at {START}"):
        m = start(scenario, find)
        known_rules(m.game, scenario.proves)
        _stay_whole(m)
    end = f"at the end, after {_play(m, scenario, trace)}"
    if trace is not None:
        trace(asked(m))
    _expect(m, scenario.expectations(), scenario.at, end)
    _no_dice_left(scenario, m, end)
    return m


def _play(m: Match, scenario: Scenario, trace: Trace | None) -> str:
    """Make the moves, and see what is expected between them; what came last, in words."""
    made, last = 0, START
    actions = scenario.actions()
    final = _last_move(actions) if scenario.stop else None
    for action in actions:
        if isinstance(action, Check):
            with _standing(m, trace):
                _expect(m, action.expectations, action.at, f"after {last}")
            continue
        made += 1
        last = f'move {made} "{action}"'
        if trace is not None:
            trace(asked(m))
            trace(f"  > {action}")
        with _failing(action.at, f"at {last}"):
            _do(m, action, up_to_dice if action is final else Match.apply, trace)
    return last


def _do(
    m: Match,
    action: ScriptedMove | ExpectedRefusal | EverybodyPasses,
    make: Make,
    trace: Trace | None,
) -> None:
    if not isinstance(action, ExpectedRefusal):
        act(m, action, make if trace is None else _telling(make, trace))
    else:
        reason = refuse(m, action)
        if trace is not None:
            trace(f"    refused: {reason}")
    _stay_whole(m)


def _last_move(actions: tuple[Action, ...]) -> Action | None:
    moves = [action for action in actions if not isinstance(action, Check | ExpectedRefusal)]
    return moves[-1] if moves else None


def _can_stop(scenario: Scenario) -> None:
    if not scenario.stop:
        return
    if _last_move(scenario.actions()) is None:
        raise scenario.at.error("stop: there is no move after which the match could stop")
    if scenario.faces() is None:
        raise scenario.at.error(
            "stop: without `dice` no die is scripted, and all come from the seed",
            expected="the dice of the moves, or `dice: []` when there are none",
        )


def _telling(make: Make, trace: Trace) -> Make:
    """Say every pass where several are one move of the scenario, and what was taken by itself."""

    def told(m: Match, move: str | Option) -> None:
        if move == PASS:
            trace(f"    {asked(m, 'passes')}")
        known = len(m.taken or ())
        make(m, move)
        for seat, option in (m.taken or [])[known:]:
            trace(f"    seat {seat + 1}, by itself: {m.notation(option)}")

    return told


@contextmanager
def _standing(m: Match, trace: Trace | None) -> Iterator[None]:
    """Say the decision at which an expectation does not hold."""
    try:
        yield
    except AstragalError:
        if trace is not None:
            trace(asked(m))
        raise


@contextmanager
def _failing(at: Position, when: str) -> Iterator[None]:
    """Say where and when, for whatever goes wrong; a bug in a step is told like the rest."""
    try:
        yield
    except PackError:
        raise
    except AstragalError as error:
        raise Failure(when, [(at, str(error))]) from error
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(frame.filename).name}:{frame.lineno}, {frame.name}"
        bug = f"{type(error).__name__} in {where}: {error}"
        raise Failure(when, [(at, bug)]) from error


def _stay_whole(m: Match) -> None:
    """Invariants hold at decisions and at the end, not where `stop` left the match."""
    stopped = not m.options and m.result is None
    if not stopped and (broken := m.game.broken(m)):
        raise AstragalError("the match is broken: " + "; ".join(broken))


def _expect(m: Match, expectations: tuple[Expectation, ...], at: Position, when: str) -> None:
    with _failing(at, when):
        facts = seen(m)
    if problems := differences(facts, expectations):
        raise Failure(when, problems)


def _no_dice_left(scenario: Scenario, m: Match, when: str) -> None:
    left = m.chance.script()
    dice = scenario.dice.value
    if not left or scenario.dice_left == "ok" or not isinstance(dice, list):
        return
    faces = ", ".join(map(str, left))
    problem = f"dice were left over: {faces} (write dice_left: ok if that is meant)"
    raise Failure(when, [(dice[-len(left)].at, problem)])
