"""Positions for the page, gathered by the engine: what the server would tell the viewer at each.

A match is played in memory, and of every kind of decision that it meets the first is kept, as the
messages that the page would hear.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

import astragal
from astragal.kernel.match import NOTHING, Match
from astragal.kernel.playout import ENDLESS
from astragal.packs.pack import Pack
from astragal.packs.yaml import parse
from astragal.server.answers import Seat, Table
from astragal.server.asked import ShownDecision
from astragal.server.beat import Poll
from astragal.server.clocks import ClockRules
from astragal.server.outgoing import ForecastMessage, OddsMessage, TableMessage
from astragal.server.play import Intent, Play, begun
from astragal.server.store import rows
from astragal.server.views import view_of
from astragal.version import VERSION
from tools.stage.sittings import Sitting

NAMES = ("Ada", "Konstantin", "Świętosława", "Ольга", "Maximilian", "Bo", "Екатерина", "Jan")
LEVEL = "greedy"
FORETOLD = 12  # options whose forecast is kept
AFTER_PLACED = 25  # decisions
FEW, MANY = 4, 8  # options of a decision

Kind = tuple[str, ...]


def always(kind: Kind) -> bool:
    return True


@dataclass(slots=True)
class Position:
    """One decision as the viewer is told of it."""

    number: int
    kind: Kind
    view: dict[str, Any]
    odds: dict[str, Any]
    forecasts: dict[str, Any]

    @property
    def moves(self) -> list[str]:
        """What is offered to the viewer."""
        decision = self.view["decision"]
        return [offer["move"] for offer in (decision or {}).get("options") or ()]


@dataclass(slots=True)
class Shown:
    """A sitting in one language: the table, its sheet and the positions in the order of play."""

    sitting: Sitting
    language: str
    table: dict[str, Any]
    sheet: Any
    positions: list[Position] = field(default_factory=list)


def gathered(
    sittings: Iterable[Sitting],
    language: str,
    seen: set[Kind],
    fine: bool = False,
    turn: Callable[[Kind], bool] = always,
) -> list[Shown]:
    """Every position of a kind that was not seen before; matches without any are left out."""
    shown = [gather(sitting, language, seen, fine, turn) for sitting in sittings]
    return [one for one in shown if one.positions]


def gather(
    sitting: Sitting,
    language: str,
    seen: set[Kind],
    fine: bool = False,
    turn: Callable[[Kind], bool] = always,
) -> Shown:
    """Play a match and keep what is new in it, of the kinds whose turn it is."""
    play = _begun(sitting)
    sheet = _sheet(sitting.game, play.match.setup.packs, language)
    shown = Shown(sitting, language, plain(_table(sitting)), sheet)
    told = 0
    for _ in _played(play, sitting):
        kinds = [kind for kind in kinds_of(play.match, sitting, fine) if turn(kind)]
        if not seen.issuperset(kinds):
            seen.update(kinds)
            shown.positions.append(_position(play, sitting, language, kinds[0], told))
            told = play.story.length(sitting.seat - 1)
    return shown


def kinds_of(m: Match, sitting: Sitting, fine: bool) -> tuple[Kind, ...]:
    """What makes a decision one of its kind: what is asked, of whom, of how many options.

    Besides, every mode is met by each kind of viewer, and every hero that was placed; or, when
    it is to be fine, every kind of decision in each mode.
    """
    mine = bool(m.options) and m.seat == sitting.seat - 1
    who = "mine" if mine else "waiting" if sitting.seat else "watched"
    amount = _amount(len(m.options)) if mine else ""
    asked = (m.reason, who, amount) if m.options else ("over", who)
    mode = (sitting.mode, sitting.facts if sitting.position else "")
    return ((*asked, *mode),) if fine else (asked, (who, "" if m.options else "over", *mode))


def _amount(options: int) -> str:
    return "few" if options <= FEW else "some" if options <= MANY else "many"


def _begun(sitting: Sitting) -> Play:
    play = begun(_row(sitting), None)
    if sitting.position:
        m = play.match
        assert m.game.place is not None
        m.game.place(m, parse(sitting.position))
        m.options = NOTHING
        m.run()
    return play


def _played(play: Play, sitting: Sitting) -> Iterator[None]:
    """A match at each decision, and at its end; one that was placed is not played for long."""
    rng, end = Random(sitting.name), AFTER_PLACED if sitting.position else ENDLESS
    yield
    while play.match.options and play.match.number < end:
        m = play.match
        index = m.game.advice.habit(m, rng) if sitting.by_habit else rng.randrange(len(m.options))
        move = m.notation(m.options[index])
        play.take(play.make(Intent(m.seat + 1, "person", move), 0))
        yield


def _position(play: Play, sitting: Sitting, language: str, kind: Kind, told: int) -> Position:
    m, seat = play.match, sitting.seat
    mine = bool(m.options) and m.seat == seat - 1
    asked = ShownDecision(Poll(m.seat + 1, m), mine) if m.options else None
    view = plain(view_of(play, seat, language, told, m.number + 1, asked))
    odds = m.game.table.odds(m.clone(), seat - 1, language) if mine else None
    forecasts = {}
    for option in m.options[:FORETOLD] if mine else ():
        move = m.notation(option)
        lines = m.game.table.forecast(m.clone(), seat - 1, option, language)
        forecasts[move] = plain(ForecastMessage(move, m.number, lines))
    return Position(m.number, kind, view, plain(OddsMessage(m.number, odds)), forecasts)


def plain(message: Any) -> Any:
    """A message as the page reads it."""
    return json.loads(msgspec.json.encode(message))


@lru_cache
def _sheet(id: str, packs: tuple[Pack, ...], language: str) -> Any:
    game = astragal.game(id)
    return plain(game.table.sheet(game.library.content(packs), language))


def _row(sitting: Sitting) -> rows.Match:
    game = astragal.game(sitting.game)
    setup = game.setup(list(sitting.seats), sitting.options)
    return rows.Match(
        id=sitting.name,
        table=sitting.name,
        game=sitting.game,
        seats=[dict(seat) for seat in setup.seats],
        names=list(NAMES[: len(setup.seats)]),
        users=[str(number) for number in range(len(setup.seats))],
        options=dict(setup.options),
        packs=setup.marks(),
        engine=VERSION,
        rules=game.rules,
        key=sitting.name.encode().ljust(32)[:32],
        started=0,
    )


def _table(sitting: Sitting) -> TableMessage:
    row = _row(sitting)
    return TableMessage(
        Table(
            id=row.id,
            game=row.game,
            status="playing",
            public=False,
            host=sitting.seat == 1,
            host_name=row.names[0],
            options=row.options,
            clock=ClockRules(),
            seats=[_seat(sitting, row, number) for number in range(1, len(row.seats) + 1)],
            match=row.id,
            matches=[row.id],
            commit=None,
            spectators=0,
            paused=False,
            lost=None,
            tour=False,
            watch=None,
            starting=False,
        )
    )


def _seat(sitting: Sitting, row: rows.Match, number: int) -> Seat:
    mine = number == sitting.seat
    return Seat(
        number=number,
        kind="person" if mine or number % 2 else "bot",
        name=row.names[number - 1],
        level=None if mine or number % 2 else LEVEL,
        facts=row.seats[number - 1],
        mine=mine,
        away=False,
        stand_in=False,
        link=None,
    )
