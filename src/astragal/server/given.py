"""Matches whose dice are known beforehand: guided first matches, and moments of records.

Nobody is promised anything about them, so they have neither secret nor commit.
"""

from secrets import token_urlsafe

import msgspec

from astragal.games import game as game_of
from astragal.kernel.chance import key_of_seed
from astragal.kernel.facts import Value
from astragal.kernel.library import MissingPacks
from astragal.kernel.setup import Setup
from astragal.kernel.speaking import is_saying
from astragal.records.record import Record
from astragal.server.lost import foreign, lost
from astragal.server.play import Intent, Play
from astragal.server.problems import Problem
from astragal.server.room import Room
from astragal.server.store import rows
from astragal.server.tours import tour_of
from astragal.version import VERSION


class GivenMatch(msgspec.Struct, frozen=True):
    """What a match begins with: seats, options, key, and moves that were made already."""

    seats: list[dict[str, Value]]
    options: dict[str, Value]
    key: str
    moves: list[str] = []
    packs: list[str] | None = None  # those at hand, where the table is older than this


def given_by_tour(game: str) -> GivenMatch:
    """What a guided first match begins with."""
    tour = tour_of(game)
    setup = game_of(game).setup(tour.seats, tour.options)
    seats = [dict(seat) for seat in setup.seats]
    return GivenMatch(seats, dict(setup.options), key_of_seed(tour.seed).hex(), packs=setup.marks())


def given_by_record(record: Record, game: str, number: int) -> GivenMatch:
    """A moment of a record: the match goes on from there with the dice that it had."""
    other = record.game != game or record.key is None or record.dice is not None
    ended = number == len(record.lines) and record.result is not None
    if other or ended or number > len(record.lines):
        raise Problem("moment", number=number)
    assert record.key is not None
    unfit = foreign(record)
    if unfit is not None:
        raise unfit
    # What was said at the table then binds nobody who sits there now.
    moves = [line.move for line in record.lines[:number] if not is_saying(line.move)]
    return GivenMatch(record.seats, record.options, record.key.hex(), moves, list(record.packs))


def given_setup(game: str, given: GivenMatch) -> Setup:
    """The setup of a match that does not begin at the beginning, with its own packs."""
    library = game_of(game).library
    try:
        packs = None if given.packs is None else library.find(given.packs)
    except MissingPacks as missing:
        raise lost("lost-packs") from missing
    return game_of(game).setup(given.seats, given.options, packs, whole=packs is not None)


def given_row(room: Room, given: GivenMatch) -> rows.Match:
    """The match of a table that does not begin at the beginning."""
    return rows.Match(
        id=token_urlsafe(12),
        table=room.table.id,
        game=room.table.game,
        seats=list(given.seats),
        names=[seat.name for seat in room.seats],
        users=[seat.user for seat in room.seats],
        options=dict(given.options),
        packs=given_setup(room.table.game, given).marks(),
        engine=VERSION,
        rules=game_of(room.table.game).rules,
        key=bytes.fromhex(given.key),
        started=room.now,
    )


def catch_up(play: Play, given: GivenMatch, now: int) -> list[rows.Act]:
    """Make the moves that were given; nothing but the play is touched, so a thread may do it."""
    acts = []
    for move in given.moves:
        made = play.make(Intent(play.asks, "given", move), now)
        play.take(made)
        acts.append(made.act)
    return acts
