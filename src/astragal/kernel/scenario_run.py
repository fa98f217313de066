"""Running a scenario: set it up, make its moves, and see whether what must hold does hold."""

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from astragal.kernel.errors import AstragalError, IllegalMove, PackError
from astragal.kernel.expectation import differences, seen
from astragal.kernel.game import Game
from astragal.kernel.match import PASS, Match
from astragal.kernel.notation import resolve, tidy
from astragal.kernel.scenario import PASS_ALL, Check, Expectation, Move, Refusal, Scenario
from astragal.kernel.scenario_start import start
from astragal.kernel.yaml import Position

# More windows in a row than any match has; a seat that is asked for ever is a bug of the game.
MOST_PASSES: Final = 1000
START: Final = "the start"


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


def run(scenario: Scenario, find: Callable[[str], Game]) -> Match:
    """Play a scenario to its end; a Failure or a PackError says what does not hold."""
    with _failing(scenario.at, f"at {START}"):
        m = start(scenario, find)
        _stay_whole(m)
    last = START
    made = 0
    for action in scenario.actions():
        if isinstance(action, Check):
            _expect(m, action.expectations, action.at, f"after {last}")
            continue
        made += 1
        last = f'move {made} "{action}"'
        with _failing(action.at, f"at {last}"):
            _act(m, action)
            _stay_whole(m)
    _expect(m, scenario.expectations(), scenario.at, f"at the end, after {last}")
    _no_dice_left(scenario, m, f"at the end, after {last}")
    return m


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


def _act(m: Match, action: Move | Refusal) -> None:
    if isinstance(action, Refusal):
        _must_refuse(m, action)
        return
    if waiting := _not_asked(m, action.seat):
        raise AstragalError(waiting)
    if action.notation == PASS_ALL:
        _pass_all(m)
    else:
        m.apply(action.notation)


def _must_refuse(m: Match, refusal: Refusal) -> None:
    move, rule = refusal.move, refusal.rule
    reason, given = _not_asked(m, move.seat), None
    if reason is not None and m.options:
        given = m.game.refusal(m, move.seat - 1, tidy(move.notation))[0]
    elif reason is None:
        try:
            resolve(m, move.notation)
        except IllegalMove as refused:
            reason, given = refused.reason, refused.rule
        else:
            raise AstragalError("expected a refusal, but the move is legal")
    if rule not in (None, given):
        raise AstragalError(f"expected a refusal by {rule}, got {given or 'no rule'}: {reason}")


def _not_asked(m: Match, seat: int) -> str | None:
    """Why a seat can't move at all now; nothing when it can."""
    count = len(m.setup.seats)
    if seat > count:
        raise AstragalError(f"there is no seat {seat}: this match has {count} seats")
    if m.decision is None:
        return f"seat {seat} is not asked: the match is over"
    if m.seat != seat - 1:
        options = ", ".join(m.decision.notations())
        return f"seat {seat} is not asked: seat {m.seat + 1} must decide ({m.reason}: {options})"
    return None


def _pass_all(m: Match) -> None:
    seat = m.seat
    for _ in range(MOST_PASSES):
        m.apply(PASS)
        if m.seat != seat or PASS not in m.options:
            return
    raise AstragalError(f"seat {seat + 1} has passed {MOST_PASSES} times and is still asked")


def _stay_whole(m: Match) -> None:
    if broken := m.game.broken(m):
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
