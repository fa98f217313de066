"""The moves of a scenario: made, refused, or passed by everybody."""

from collections.abc import Callable, Iterable
from typing import Final

from astragal.errors import AstragalError, DiceRanOut, IllegalMove
from astragal.kernel.game import Game
from astragal.kernel.match import NOTHING, PASS, Match, Option
from astragal.kernel.notation import resolve
from astragal.kernel.speaking import is_saying
from astragal.kernel.why import Why, in_full
from astragal.packs.pack import bare
from astragal.prose.spelling import nearest, one_of, quoted, tidy
from astragal.proving.actions import PASS_ALL, EverybodyPasses, ExpectedRefusal, ScriptedMove
from astragal.proving.catalogue import catalogue, find

Make = Callable[[Match, str | Option], None]

# More windows in a row than any match has; a seat that is asked for ever is a bug of the game.
MOST_PASSES: Final = 1000


def act(m: Match, action: ScriptedMove | EverybodyPasses, make: Make) -> None:
    """Make a move, with what a scenario adds to notation; what is told next begins with it."""
    if isinstance(action, EverybodyPasses):
        _everybody_passes(m, action, make)
    elif action.notation == PASS_ALL:
        _passes_all(m, action.seat, make)
    elif is_saying(action.notation):
        _seat_exists(m, action.seat)
        m.speak(action.seat - 1, action.notation)
    elif waiting := _not_asked(m, action.seat):
        raise AstragalError(waiting)
    else:
        _listen(m)
        make(m, action.notation)


def refuse(m: Match, refusal: ExpectedRefusal) -> str:
    """See that a move is refused, for the rule that is named, and tell the rule and the reason.

    A misspelt move or rule proves nothing, and is an error.
    """
    rule = refusal.rule
    known_rules(m.game, () if rule is None else (rule,))
    _known_words(m, refusal.move.notation)
    given, reason = _refused(m, refusal.move)
    if rule not in (None, given):
        raise AstragalError(f"expected a refusal by {rule}, got {given or 'no rule'}: {reason}")
    return f"{given}: {reason}" if given else reason


def known_rules(game: Game, named: Iterable[str]) -> None:
    """See that the rules that are named exist, if the rules of this game are written down."""
    if game.id in catalogue():
        for rule in named:
            find(rule)


def asked(m: Match, what: str = "must decide") -> str:
    """The pending decision on one line, and what its seat must do or does."""
    if m.decision is None:
        return "nobody is asked" + (": the match is over" if m.result is not None else "")
    options = ", ".join(m.decision.notations())
    return f"seat {m.seat + 1} {what} ({m.reason}: {options})"


def up_to_dice(m: Match, move: str | Option) -> None:
    """Make a move, and stop before the first step after it that rolls dice not scripted.

    After the move are the steps that waited on the agenda before it: what it puts there itself
    belongs to it. A roll for which some dice are scripted is never taken back.
    """
    option, waiting = m.options[resolve(m, move)], m.agenda[:]
    m.events = []
    m.history = (m.history, m.seat, option)
    m.number += 1
    m.options = NOTHING
    m.agenda.append((m.answer, m.seat, option, *m.answer_arguments))
    answered = False
    while m.agenda and not m.options:
        answered = answered or any(m.agenda[-1] is frame for frame in waiting)
        before, told, taken = m.clone(), m.events[:], (m.taken or [])[:]
        try:
            m.now(m.agenda.pop())
        except DiceRanOut:
            if not answered or m.chance.position() != before.chance.position():
                raise
            m.become(before)
            m.events, m.taken = told, taken
            break
    if not m.options:
        m.seat, m.reason = -1, ""


def _refused(m: Match, move: ScriptedMove) -> tuple[str | None, str]:
    """The rule, if any, and the sentence by which a move is refused."""
    if is_saying(move.notation):
        return _unsaid(m, move)
    waiting = _not_asked(m, move.seat)
    if waiting is None:
        try:
            resolve(m, move.notation)
        except IllegalMove as refused:
            return refused.rule, refused.reason
        raise AstragalError("expected a refusal, but the move is legal")
    if not m.options:
        return None, waiting
    seat = move.seat - 1
    why = Why(m, m.game.refusal(m, seat, in_full(m, seat, tidy(move.notation))))
    return why.rule, f"{why.sentence()}; {waiting}" if why.rule else waiting


def _unsaid(m: Match, move: ScriptedMove) -> tuple[str | None, str]:
    """The same of an act outside decisions."""
    _seat_exists(m, move.seat)
    why = m.why_not(move.seat - 1, move.notation)
    if why is None:
        raise AstragalError("expected a refusal, but this can be said now")
    return why.rule, why.sentence()


def _known_words(m: Match, text: str) -> None:
    if is_saying(text):
        return
    written = m.game.moves.words(m.setup.content)
    known = {*written, *map(bare, written)}
    for word in tidy(text).split(" "):
        if not (word.isdecimal() or word in known or word in PASS):
            near = nearest(word, known)
            hint = f'; did you mean "{near}"?' if near else ""
            problem = f"{m.game.id} knows no {quoted(word)}, so a refusal proves nothing"
            raise AstragalError(problem + hint)


def _not_asked(m: Match, seat: int) -> str | None:
    """Why a seat can't move at all now; nothing when it can."""
    _seat_exists(m, seat)
    if m.decision is None:
        ended = "the match is over" if m.result is not None else "the match was stopped"
        return f"seat {seat} is not asked: {ended}{_by_itself(m)}"
    if m.seat != seat - 1:
        return f"seat {seat} is not asked: {asked(m)}{_by_itself(m)}"
    return None


def _seat_exists(m: Match, seat: int) -> None:
    count = len(m.setup.seats)
    if seat > count:
        raise AstragalError(f"there is no seat {seat}: this match has {count} seats")


def _by_itself(m: Match) -> str:
    """What was taken since the last move because there was no other answer."""
    taken = [f"seat {seat + 1}: {m.notation(option)}" for seat, option in m.taken or ()]
    return f"; made by itself, as the only answer: {', '.join(taken)}" if taken else ""


def _listen(m: Match) -> None:
    m.taken = []


def _passes_all(m: Match, seat: int, make: Make) -> None:
    """A seat passes as long as it is polled; where there is nothing to pass, nothing happens."""
    _seat_exists(m, seat)
    _listen(m)
    for _ in range(MOST_PASSES):
        if m.seat != seat - 1 or PASS not in m.options:
            return
        make(m, PASS)
    raise AstragalError(f"seat {seat} has passed {MOST_PASSES} times and is still asked")


def _everybody_passes(m: Match, passing: EverybodyPasses, make: Make) -> None:
    if passing.seat is not None:
        _seat_exists(m, passing.seat)
    if passing.reason is not None:
        _known_reason(m.game, passing.reason)
    _listen(m)
    for _ in range(MOST_PASSES):
        if _arrived(m, passing):
            return
        if PASS not in m.options:
            raise AstragalError(f"nobody can pass any more: {asked(m)}{_by_itself(m)}")
        make(m, PASS)
    raise AstragalError(f"everybody has passed {MOST_PASSES} times, and it goes on: {asked(m)}")


def _known_reason(game: Game, reason: str) -> None:
    known = game.reasons()
    if reason in known:
        return
    near = nearest(reason, known)
    hint = f'did you mean "{near}"?' if near else f"expected {one_of(known)}"
    raise AstragalError(f"{game.id} asks nobody for {quoted(reason)}; {hint}")


def _arrived(m: Match, passing: EverybodyPasses) -> bool:
    if passing.reason is None:
        return PASS not in m.options
    return m.reason == passing.reason and passing.seat in (None, m.seat + 1)
