"""Replay: from a record back to the match, and the proof that its dice were not touched."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from astragal.errors import (
    AstragalError,
    IllegalMove,
    PackError,
    RecordError,
    ScriptError,
    SetupError,
)
from astragal.kernel.chance import Chance, CountedChance, ScriptedChance
from astragal.kernel.library import MissingPacks
from astragal.kernel.match import Match
from astragal.kernel.notation import resolve
from astragal.kernel.speaking import is_saying
from astragal.kernel.why import Why
from astragal.prose.spelling import quoted
from astragal.prose.text import LANGUAGES, house_words
from astragal.records.fairness import derive_key, kept_word
from astragal.records.lacking import lacking
from astragal.records.record import Record, RecordLine, expect
from astragal.version import VERSION

if TYPE_CHECKING:
    from astragal.kernel.game import Game

Detail = str | int | dict[str, str]
Details = dict[str, Detail]


def start(
    game: "Game", record: Record, events: bool = False, chance: Chance | None = None
) -> Match:
    """The match of a record before its first decision."""
    if record.game != game.id:
        raise RecordError("record-other-game", game=quoted(record.game), wanted=game.id)
    if record.key is None:
        raise RecordError("record-no-key")
    if record.rules != game.rules:
        raise RecordError("record-rules", rules=str(record.rules), ours=str(game.rules))
    if chance is None:
        chance = _chance(record.key, record.dice)
    try:
        packs = game.library.find(record.packs)
        setup = game.setup(record.seats, record.options, packs, whole=True)
        return game.new(setup, chance=chance, events=events)
    except MissingPacks as missing:
        raise lacking(game, missing, _made_by(record)["made"]) from missing
    except PackError as error:
        raise RecordError("packs-wrong", reason=str(error)) from error
    except SetupError as error:
        reason = {language: game.refused(error, language) for language in LANGUAGES}
        raise RecordError("record-setup", reason=reason, **_made_by(record)) from error
    except ScriptError as error:
        raise RecordError("record-dice-start", **_made_by(record)) from error


def _chance(key: bytes, dice: tuple[int, ...] | None) -> Chance:
    return CountedChance(key) if dice is None else ScriptedChance(key, dice)


def moments(game: "Game", record: Record) -> Iterator[tuple[Match, RecordLine | None]]:
    """The match at its start and after each decision; one match that goes on, not copies."""
    m = start(game, record, events=True)
    yield m, None
    for line in record.lines:
        play(m, line, record)
        yield m, line


def replay(game: "Game", record: Record, decisions: int | None = None) -> Match:
    """The match after so many decisions of the record, or after all."""
    expect(record, Record, "record-no-record")
    if decisions is not None and not 0 <= decisions <= len(record.lines):
        raise RecordError("record-decisions-range", most=len(record.lines), found=str(decisions))
    m = start(game, record)
    for line in record.lines[:decisions]:
        play(m, line, record)
    return m


def play(m: Match, line: RecordLine, record: Record) -> None:
    """Make one decision of a record, or say on which line it could not be made."""
    if not m.options:
        raise _wrong("record-over", line, record)
    if is_saying(line.move):
        _say(m, line, record)
    else:
        _decide(m, line, record)


def _say(m: Match, line: RecordLine, record: Record) -> None:
    """Do what a seat said outside decisions."""
    if line.seat > m.seated:
        raise _wrong("record-no-seat", line, record, seat=line.seat, most=m.seated)
    why = m.why_not(line.seat - 1, line.move)
    if why is not None:
        raise _wrong("record-illegal", line, record, **_reasons(why))
    m.speak(line.seat - 1, line.move)


def _decide(m: Match, line: RecordLine, record: Record) -> None:
    if line.seat != m.seat + 1:
        raise _wrong("record-seat", line, record, seat=line.seat, asked=m.seat + 1)
    try:
        m.choose(resolve(m, line.move))
    except IllegalMove as error:
        raise _illegal(m, line, record, error) from error
    except ScriptError as error:
        raise _wrong("record-dice", line, record) from error
    except AstragalError as error:
        raise _wrong("record-failed", line, record, reason=str(error)) from error


def _illegal(m: Match, line: RecordLine, record: Record, error: IllegalMove) -> RecordError:
    why = m.why(line.move)
    assert why is not None
    facts = _reasons(why)
    if error.nearest is None:
        return _wrong("record-illegal", line, record, **facts)
    return _wrong("record-illegal-near", line, record, near=error.nearest, **facts)


def _reasons(why: Why) -> Details:
    """Why a move is not legal, in every language, and by which rule."""
    reason = {language: why.sentence(language) for language in LANGUAGES}
    return {"reason": reason, "rule": f" ({why.rule})" if why.rule else ""}


def _wrong(message: str, line: RecordLine, record: Record, **facts: Detail) -> RecordError:
    place = {"line": str(line.number), "move": quoted(line.move)}
    return RecordError(message, **place, **_made_by(record), **facts)


def verify(game: "Game", record: Record) -> Match:
    """Recompute every die and shuffle; give the last position, or a RecordError with the lie."""
    expect(record, Record, "record-no-record")
    if record.fairness is not None:
        _verify_word(record)
    m = replay(game, record)
    if record.result != m.result:
        raise RecordError("record-result", said=_placed(record.result), found=_placed(m.result))
    if record.hash is not None and record.hash != m.hash():
        raise RecordError("record-hash", **_made_by(record))
    return m


def _verify_word(record: Record) -> None:
    fairness = record.fairness
    assert fairness is not None
    if fairness.secret is None:
        raise RecordError("record-secret-hidden")
    if not kept_word(fairness.secret, fairness.commit):
        raise RecordError("record-secret-wrong")
    if derive_key(fairness.secret, fairness.match_id, fairness.nonces) != record.key:
        raise RecordError("record-key-wrong")


def _placed(result: tuple[int, ...] | None) -> str:
    return "none" if result is None else ", ".join(map(str, result))


def _made_by(record: Record) -> dict[str, dict[str, str]]:
    """Which version made the record, where it is another one."""
    if record.engine == VERSION:
        return {"made": dict.fromkeys(LANGUAGES, "")}
    facts = {"engine": quoted(record.engine), "version": VERSION}
    words = {one: house_words(one).message("record-made-by", **facts) for one in LANGUAGES}
    return {"made": {language: f"; {said}" for language, said in words.items()}}
