"""Bytes of a whole match. Frames name their steps; loading can never run foreign code.

The pending options are not saved: the step that asked is run again, so that a forged save can't
offer what the rules don't.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from astragal.errors import AstragalError, PackError, SaveError
from astragal.kernel.chance import KEY_BYTES, Chance, ScriptedChance
from astragal.kernel.course import Course
from astragal.kernel.facts import Value
from astragal.kernel.library import MissingPacks
from astragal.kernel.parley import QUIET, Parley, fits
from astragal.kernel.step import loaded_frame, packed_frame
from astragal.packs.pack import Pack, pack_from_bytes

if TYPE_CHECKING:
    from astragal.kernel.game import Game
    from astragal.kernel.match import Match

FORMAT = 2  # raised whenever bytes of the format before would be read wrongly
NAME = b"ASTRAGAL"
MAGIC = NAME + bytes([FORMAT])
SUM = 16
MOST = 16 * 1024 * 1024
MOST_FRAMES = 1000
MOST_PACKS = 100
MOST_DRAWS = 1 << 48


class Saved(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """Everything of a match that is not derived, in the order in which it is written."""

    game: str
    rules: int
    packs: list[str]
    seats: list[dict[str, Value]]
    options: dict[str, Value]
    key: bytes
    dice: int
    deck: int
    script: list[int] | None
    active: int
    number: int
    result: list[int] | None
    asked: list[Any] | None
    agenda: list[list[Any]]
    state: Any


class SavedTalk(Saved, array_like=True, forbid_unknown_fields=True):
    """The same of a match in which somebody resigned or offered something."""

    parley: Parley = QUIET


def to_bytes(m: Course) -> bytes:
    """The match with a magic number before it and a checksum behind it."""
    body = _encoded(_saved(m))
    return MAGIC + body + _sum(body)


def match_hash(m: Course) -> str:
    """One number for the whole match, the same on every machine and in every version."""
    return blake2b(_encoded(_saved(m)), digest_size=16).hexdigest()


def from_bytes(game: "Game", data: bytes, packs: Sequence[bytes] = ()) -> "Match":
    """The match that `to_bytes` made, with packs that came along; anything else is a SaveError."""
    saved = _decoded(data)
    if saved.game != game.id:
        raise SaveError(f"this is a match of {saved.game[:40]!r}, not of {game.id}")
    if saved.rules != game.rules:
        raise _other_rules(saved.rules, game.rules)
    found = _packs(game, saved, packs)
    try:
        return _rebuilt(game, saved, found)
    except AstragalError as error:
        raise SaveError(f"these bytes are no match of {game.id}: {error}") from error
    except Exception as error:
        # The state is well-formed but no state of a match; whatever it broke, it is the save.
        raise SaveError(f"these bytes are no match of {game.id}: {error!r}") from error


def blame_save(m: Course, error: BaseException) -> None:
    """Raise a SaveError where a loaded match fails from within: its bytes were forged."""
    if isinstance(error, AstragalError) or not isinstance(error, Exception):
        return
    if m.setup.loaded:
        raise SaveError(f"this was loaded from bytes that are no match: {error!r}") from error


def _saved(m: Course) -> Saved:
    """A match without any talk is saved as matches were before there was any."""
    whole = _fields(m)
    return Saved(*whole) if m.parley == QUIET else SavedTalk(*(*whole, m.parley))


def _fields(m: Course) -> tuple[Any, ...]:
    chance = m.chance
    return (
        m.game.id,
        m.game.rules,
        m.setup.marks(),
        [dict(seat) for seat in m.setup.seats],
        dict(m.setup.options),
        chance.key,
        chance.dice,
        chance.deck,
        list(chance.faces) if isinstance(chance, ScriptedChance) else None,
        m.active,
        m.number,
        None if m.result is None else list(m.result),
        list(packed_frame(m.asked)) if m.options else None,
        [list(packed_frame(frame)) for frame in m.agenda],
        m.pack(),
    )


def _encoded(value: Any) -> bytes:
    try:
        return msgspec.msgpack.encode(value, order="deterministic")
    except OverflowError as error:
        raise SaveError(f"a number of this match is too large to be saved: {error}") from error


def _decoded(data: bytes) -> SavedTalk:
    if not isinstance(data, bytes | bytearray):
        raise SaveError(f"expected the bytes that to_bytes() gave, found {type(data).__name__}")
    if len(data) > MOST:
        raise SaveError(f"a saved match has at most {MOST} bytes, this has {len(data)}")
    _check_format(data)
    body = data[len(MAGIC) : -SUM]
    if _sum(body) != data[-SUM:]:
        raise SaveError("this saved match is damaged: its checksum does not fit")
    try:
        return msgspec.msgpack.decode(body, type=SavedTalk)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise SaveError(f"this saved match can't be read: {error}") from error


def _check_format(data: bytes) -> None:
    if not data.startswith(NAME) or len(data) < len(MAGIC):
        raise SaveError("these bytes are no saved match")
    found = data[len(NAME)]
    if found != FORMAT:
        words = f"this match was saved in format {found}; this version reads format {FORMAT}"
        raise SaveError(words, "save-format", format=str(found), known=str(FORMAT))


def _other_rules(found: int, ours: int) -> SaveError:
    words = f"this match goes by rules {found} of the game; this version plays by rules {ours}"
    return SaveError(words, "save-rules", rules=str(found), ours=str(ours))


def _packs(game: "Game", saved: Saved, along: Sequence[bytes]) -> tuple[Pack, ...]:
    """The packs that a save names: at hand, come along, or asked for by their hashes."""
    count = max(len(saved.packs), len(along))
    if count > MOST_PACKS:
        raise SaveError(f"a match has at most {MOST_PACKS} packs, not {count}")
    try:
        game.shelf.keep(pack_from_bytes(data) for data in along)
        return game.library.find(saved.packs)
    except PackError as error:
        raise SaveError(f"a pack that came with this match can't be used: {error}") from error
    except MissingPacks as missing:
        words = (
            f"this match was dealt from packs that are not here: {missing.said}; "
            "bring them with game.bring(FILE), or load with packs=match.packs_along()"
        )
        raise SaveError(words, "save-packs", packs=missing.said) from missing


def _rebuilt(game: "Game", saved: SavedTalk, packs: tuple[Pack, ...]) -> "Match":
    setup = game.setup(saved.seats, saved.options, packs, whole=True)
    if setup.marks() != saved.packs:
        raise SaveError("its packs are not named once each, in their order")
    setup.loaded = True
    m = game.match(game, setup, _chance(saved))
    m.blank()
    m.unpack(msgspec.convert(saved.state, game.saved))
    acting = m.seated + m.unseated
    if not 0 <= saved.active < acting or saved.number < 0:
        raise SaveError("the active seat or the decision number is out of range")
    if not fits(saved.parley, m.seated):
        raise SaveError("what was said across the table can't have been said")
    m.active, m.number, m.parley = saved.active, saved.number, saved.parley
    if len(saved.agenda) > MOST_FRAMES:
        raise SaveError(f"an agenda has at most {MOST_FRAMES} frames, not {len(saved.agenda)}")
    m.agenda = [loaded_frame(frame, game.homes, acting) for frame in saved.agenda]
    if saved.result is not None:
        _check_result(saved.result, m.seated, acting)
        m.result = tuple(saved.result)
    problems = game.broken(m)
    if problems:
        raise SaveError(problems[0])
    _ask_again(m, saved)
    return m


def _chance(saved: Saved) -> Chance:
    drawn = (saved.dice, saved.deck)
    if len(saved.key) != KEY_BYTES or min(drawn) < 0 or max(drawn) > MOST_DRAWS:
        raise SaveError("the chance of this match is out of range")
    if saved.script is not None:
        return ScriptedChance(saved.key, tuple(saved.script), saved.dice, saved.deck)
    return Chance(saved.key, saved.dice, saved.deck)


def _check_result(result: list[int], seats: int, places: int) -> None:
    if len(result) != seats or any(not 1 <= place <= places for place in result):
        raise SaveError("the result does not fit the seats")


def _ask_again(m: Course, saved: Saved) -> None:
    if (saved.asked is None) != (m.result is not None):
        raise SaveError("a match either waits for a decision or has a result")
    if saved.asked is None:
        if m.agenda:
            raise SaveError("a match that is over has nothing on its agenda")
        return
    before = _standing(m)
    m.asked = loaded_frame(saved.asked, m.game.homes, m.seated + m.unseated)
    m.asked[0](m, *m.asked[1:])
    if not m.options or m.seat >= m.seated or before != _standing(m):
        raise SaveError("the step that should ask does not ask")


def _standing(m: Course) -> tuple[Any, ...]:
    """The state that a step which only asks must not change, to compare before and after."""
    return (_encoded(m.pack()), m.agenda[:], m.chance.position(), m.active, m.result)


def _sum(body: bytes) -> bytes:
    return blake2b(body, digest_size=SUM, person=b"astragal-save").digest()
