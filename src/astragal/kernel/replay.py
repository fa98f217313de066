"""Replay: from a record back to the match, and the proof that its dice were not touched."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from astragal.kernel.chance import Chance, CountedChance, ScriptedChance
from astragal.kernel.errors import AstragalError, RecordError
from astragal.kernel.fairness import derive_key, kept_word
from astragal.kernel.match import Match
from astragal.kernel.notation import resolve
from astragal.kernel.record import Line, Record
from astragal.kernel.words import quoted
from astragal.version import VERSION

if TYPE_CHECKING:
    from astragal.kernel.game import Game


def start(
    game: "Game", record: Record, events: bool = False, chance: Chance | None = None
) -> Match:
    """The match of a record before its first decision."""
    if record.game != game.id:
        raise RecordError(f"this is a record of {record.game!r}, not of {game.id}")
    if record.key is None:
        raise RecordError(
            "this record has no key: the match was still going on when it was written"
        )
    if record.content != game.content_hash():
        raise RecordError(f"this record was made with other content packs; {_made_by(record)}")
    if chance is None:
        chance = _chance(record.key, record.dice)
    return game.new(game.setup(record.seats, record.options), chance=chance, events=events)


def _chance(key: bytes, dice: tuple[int, ...] | None) -> Chance:
    return CountedChance(key) if dice is None else ScriptedChance(key, dice)


def moments(game: "Game", record: Record) -> Iterator[tuple[Match, Line | None]]:
    """The match at its start and after each decision; one match that goes on, not copies."""
    m = start(game, record, events=True)
    yield m, None
    for line in record.lines:
        play(m, line, record)
        yield m, line


def replay(game: "Game", record: Record, decisions: int | None = None) -> Match:
    """The match after so many decisions of the record, or after all."""
    m = start(game, record)
    for line in record.lines[:decisions]:
        play(m, line, record)
    return m


def play(m: Match, line: Line, record: Record) -> None:
    """Make one decision of a record, or say on which line it could not be made."""
    if not m.options:
        raise RecordError(f"line {line.number}: the match was over before {line.move!r}")
    if line.seat != m.seat + 1:
        raise RecordError(
            f"line {line.number}: seat {line.seat} moves, but seat {m.seat + 1} must decide"
        )
    try:
        m.choose(resolve(m, line.move))
    except AstragalError as error:
        raise RecordError(f"line {line.number}: {error}; {_made_by(record)}") from error


def verify(game: "Game", record: Record) -> Match:
    """Recompute every die and shuffle; give the last position, or a RecordError with the lie."""
    if record.fairness is not None:
        _verify_word(record)
    m = replay(game, record)
    if record.result != m.result:
        raise RecordError(
            f"the record says the result is {record.result}, the rules say {m.result}"
        )
    if record.hash is not None and record.hash != m.hash():
        raise RecordError(f"the last position differs from the recorded one; {_made_by(record)}")
    return m


def _verify_word(record: Record) -> None:
    fairness = record.fairness
    assert fairness is not None
    if fairness.secret is None:
        raise RecordError("the secret was not revealed yet; it is shown when the match is over")
    if not kept_word(fairness.secret, fairness.commit):
        raise RecordError("the revealed secret is not the one that was committed to")
    if derive_key(fairness.secret, fairness.match_id, fairness.nonces) != record.key:
        raise RecordError("the key does not follow from the secret and the seats' nonces")


def _made_by(record: Record) -> str:
    if record.engine == VERSION:
        return f"it was made by this version, Astragal {VERSION}"
    return f"it was made by Astragal {quoted(record.engine)}, this is {VERSION}"
