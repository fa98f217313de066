"""Records of the matches played here, and of those brought from elsewhere."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from astragal.errors import LacksPacks, RecordError
from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.game import Game
from astragal.kernel.library import MissingPacks
from astragal.kernel.match import Match
from astragal.packs.pack import Pack, bare
from astragal.prose.spelling import quoted
from astragal.records.record import Fairness, Record, RecordLine, first_line, parse, write
from astragal.records.replay import verify
from astragal.server.answers import MatchStory
from astragal.server.apart import Apart, BroughtPack
from astragal.server.kept_packs import KeptPacks
from astragal.server.lost import lost_import, lost_match
from astragal.server.problems import Problem, text
from astragal.server.remembered import eyes_of, told
from astragal.server.results import points_of, points_said
from astragal.server.store import Store, rows
from astragal.server.store.cabinet import Cabinet, Import
from astragal.server.store.packs import add_pack

MOST_DECISIONS = 20_000
MOST_IMPORTS = 200
PERSON: rows.Kind = "person"


@dataclass(frozen=True, slots=True)
class Kept:
    """A record and what the server knows of it; `kinds` says who made each decision."""

    id: str
    record: Record
    names: tuple[str, ...]
    over: bool
    kinds: tuple[rows.Kind, ...]
    table: str | None = None
    lost: Problem | None = None  # why it can't be played again, only looked at

    def shown(self) -> Record:
        """The record as it may leave the house."""
        return self.record if self.over else self.record.public()


class Records:
    """Finds records, and takes in those of others."""

    def __init__(self, store: Store, cabinet: Cabinet, packs: KeptPacks) -> None:
        self._store = store
        self._cabinet = cabinet
        self._packs = packs
        self.apart = Apart()

    async def find(self, id: str) -> Kept:
        """The record of that id, of a match or an import; else a Problem."""
        row = await self._store.match(id)
        if row is not None:
            return kept_match(row, await self._store.acts(id))
        imported = await self._cabinet.imported(id)
        if imported is None:
            raise Problem("not-found", what=id)
        return await asyncio.to_thread(kept_import, id, imported)

    async def told(self, kept: Kept, user: rows.User | None, language: str) -> MatchStory:
        """What was kept with the acts of a match, whether or not it can be played again."""
        row = await self._store.match(kept.id)
        if row is None:
            raise Problem("not-found", what=kept.id)  # of what others played only moves came
        acts = await self._store.acts(kept.id)
        return await asyncio.to_thread(told, row, acts, eyes_of(row, user), language)

    async def of(self, user: str, language: str) -> list[dict[str, Any]]:
        """Summaries of somebody's matches and imports, the last first."""
        found = [match_summary(row, language) for row in await self._cabinet.matches_with(user)]
        for id, about, at in await self._cabinet.imports_of(user):
            names = seat_names(len(about["seats"]), language)
            why = lost_import(about.get("game", ""), about.pop("rules", 0))
            lost = why and why.said(language).words
            about["points"] = points_said(about.get("game", ""), about.get("points"), language)
            found.append({"id": id, "names": names, "ended": iso(at), "lost": lost, **about})
        return sorted(found, key=lambda one: one["ended"] or "9", reverse=True)

    async def take_in(self, user: str, given: str, now: int, packs: str = "") -> str:
        """Import a record that holds, with the packs that it brings; gives its id."""
        await self._check_count(user)
        record, lacking = await asyncio.to_thread(read_import, given)
        brought: list[BroughtPack] = []
        points = None
        if packs and lacking:
            found = await self.apart.verify(user, write(record), packs)
            brought, points = found.packs, found.points
        else:
            points = points_of(await asyncio.to_thread(verify_here, record))
        async with self._packs.changing:  # others may have come with as much meanwhile
            await self._check_count(user)
            new = [one for one in brought if one.hash in lacking]
            return await self._keep(user, new_import(record, now, points), new)

    async def _check_count(self, user: str) -> None:
        if await self._cabinet.count_imports(user) >= MOST_IMPORTS:
            raise Problem("too-many-imports", most=MOST_IMPORTS)

    async def _keep(self, user: str, kept: Import, brought: list[BroughtPack]) -> str:
        added = [
            rows.Pack(one.hash, one.name, one.data, kept.created, user)
            for one in brought
            if not self._packs.has(one.hash)
        ]
        await self._packs.check_space(added, user)
        hash = sha256(kept.text.encode()).hexdigest()
        id = await self._cabinet.add_import(kept, user, hash, map(add_pack, added))
        self._packs.took(added)
        return id


def read_import(given: str) -> tuple[Record, set[str]]:
    """A record from elsewhere, and the hashes of those of its packs that this house lacks."""
    with holding():
        record = parse(given)
        if len(record.lines) > MOST_DECISIONS:
            raise Problem("long-record", most=MOST_DECISIONS)
        find = game_of_record(record).shelf.find
        named = {bare(mark) for mark in record.packs}
        return record, {hash for hash in named if find(hash) is None}


def verify_here(record: Record) -> Match:
    """Recompute every die and shuffle of a record whose packs are here; a Problem if it lies."""
    with holding():
        return verify(game_of_record(record), record)


def new_import(record: Record, now: int, points: list[int] | None = None) -> Import:
    """A record from elsewhere as it is kept."""
    about = {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "result": record.result,
        "points": points if record.result else None,
        "moves": len(record.lines),
    }
    return Import(token_urlsafe(12), write(record), about, now)


def found_packs(record: Record) -> tuple[Pack, ...]:
    """The packs that a record was dealt from, or a RecordError that says which are not here."""
    try:
        return game_of_record(record).library.find(record.packs)
    except MissingPacks as missing:
        raise RecordError("record-packs", packs=missing.said, help="", made="") from missing


@contextmanager
def holding() -> Iterator[None]:
    """What is wrong with a record is a Problem, said in the caller's language."""
    try:
        yield
    except LacksPacks as error:
        raise Problem("record", detail=error.elsewhere().said) from error
    except RecordError as error:
        raise Problem("record", detail=error.said) from error


def game_of_record(record: Record) -> Game:
    """The game of which a record is, if it is in the house."""
    if record.game not in game_ids():
        known = ", ".join(game_ids())
        raise RecordError("record-no-such-game", game=quoted(record.game), known=known)
    return game_of(record.game)


def kept_match(row: rows.Match, acts: list[rows.Act]) -> Kept:
    """The record of a match from its acts; what was taken back is not in it."""
    made: list[rows.Act] = []
    for act in acts:
        if act.kind == "undo":
            del made[-int(act.move) :]
        else:
            made.append(act)
    record = Record(
        game=row.game,
        seats=row.seats,
        options=row.options,
        packs=tuple(row.packs),
        rules=row.rules,
        engine=row.engine,
        key=row.key,
        fairness=word_given(row),
        result=None if row.result is None else tuple(row.result),
        hash=acts[-1].hash if acts else None,
    )
    kinds = tuple(act.kind for act in made)
    numbered = enumerate(made, first_line(record))
    lines = tuple(RecordLine(act.seat, act.move, number=number) for number, act in numbered)
    record = replace(record, lines=lines)
    over = row.result is not None
    return Kept(row.id, record, tuple(row.names), over, kinds, row.table, lost_match(row))


def word_given(row: rows.Match) -> Fairness | None:
    """What was promised about the dice, if anything was."""
    if row.commit is None or row.nonces is None:
        return None
    return Fairness(row.id, row.commit, tuple(row.nonces), row.secret)


def kept_import(id: str, imported: str) -> Kept:
    """A record from elsewhere; a Problem when this version can no longer read it."""
    with holding():
        record = parse(imported)
    return Kept(id, record, (), True, (PERSON,) * len(record.lines))


def seat_names(seats: int, language: str) -> tuple[str, ...]:
    """What seats are called that nobody of this house sat in."""
    say = text(language).message
    return tuple(say("seat-form-start", n=number) for number in range(1, seats + 1))


def match_summary(row: rows.Match, language: str) -> dict[str, Any]:
    """The record of a match in a list, without reading its acts."""
    why = lost_match(row)
    return {
        "id": row.id,
        "game": row.game,
        "seats": row.seats,
        "names": row.names,
        "result": row.result,
        "points": points_said(row.game, row.points, language),
        "ended": iso(row.ended),
        "moves": row.moves,
        "lost": why and why.said(language).words,
    }


def iso(at: int | None) -> str | None:
    """Milliseconds since 1970 as people and browsers write a time."""
    return None if at is None else datetime.fromtimestamp(at / 1000, UTC).isoformat()
