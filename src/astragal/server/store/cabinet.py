"""What lies beside the tables: tokens, imported records, reviews, logins."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from astragal.server.store import ADD_MATCH, CHANGE_USER, MOST_LISTED, Store, rows, schema
from astragal.server.store.committer import Write

ADD_TOKEN = insert(schema.tokens)
DROP_TOKEN = delete(schema.tokens).where(
    schema.tokens.c.id == bindparam("of"), schema.tokens.c.user == bindparam("by")
)
DROP_TOKENS = delete(schema.tokens).where(schema.tokens.c.user == bindparam("by"))
ADD_PLAYER = insert(schema.players)
ADD_IMPORT = insert(schema.imports)
ADD_REVIEW = insert(schema.reviews)


@dataclass(frozen=True, slots=True)
class Token:
    """A token that was given out; whoever holds it acts for its user."""

    id: str
    label: str
    created: int


@dataclass(frozen=True, slots=True)
class Import:
    """A record from elsewhere, and what a list tells of it."""

    id: str
    text: str
    about: dict[str, Any]
    created: int


def add_match(match: rows.Match) -> list[Write]:
    """Write a new match, to be found again by everybody who has a seat in it."""
    users = {user for user in match.users if user is not None}
    players = [{"user": user, "match": match.id} for user in sorted(users)]
    return [(ADD_MATCH, asdict(match)), *((ADD_PLAYER, player) for player in players)]


class Cabinet:
    """Small questions to the database that no table asks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- logins -------------------------------------------------------------------------

    async def account(self, login: str) -> rows.User | None:
        """The account of that name."""
        id = await self._value(select(schema.users.c.id).where(schema.users.c.login == login))
        return None if id is None else await self._store.user(id)

    async def become_account(self, user: str, login: str, password: str) -> bool:
        """Give a guest a login; not when somebody was quicker with the same name."""
        values = {"of": user, "login": login, "password": password}
        return await self._added((CHANGE_USER, values))

    async def end_sessions(self, user: rows.User, **values: Any) -> None:
        """Make all cookies and tokens of somebody worthless, and change what else is to change."""
        values = {"sessions": user.sessions + 1, **values}
        await self._store.write(
            (CHANGE_USER, {"of": user.id, **values}), (DROP_TOKENS, {"by": user.id})
        )
        for name, value in values.items():
            setattr(user, name, value)

    # -- tokens -------------------------------------------------------------------------

    async def add_token(self, token: Token, user: str, hash: str) -> None:
        values = {"id": token.id, "label": token.label, "created": token.created}
        await self._store.write((ADD_TOKEN, {**values, "user": user, "hash": hash}))

    async def tokens(self, user: str) -> list[Token]:
        """What tokens somebody has, newest first."""
        tokens = schema.tokens
        query = select(tokens).where(tokens.c.user == user).order_by(tokens.c.created.desc())
        return [Token(row["id"], row["label"], row["created"]) for row in await self._all(query)]

    async def drop_token(self, user: str, id: str) -> None:
        await self._store.write((DROP_TOKEN, {"of": id, "by": user}))

    async def token_user(self, hash: str) -> str | None:
        """For whom the token with this hash acts."""
        tokens = schema.tokens
        found: str | None = await self._value(select(tokens.c.user).where(tokens.c.hash == hash))
        return found

    # -- records ------------------------------------------------------------------------

    async def matches_with(self, user: str) -> list[rows.Match]:
        """Finished matches that somebody sat in, the last one first."""
        matches, players = schema.matches, schema.players
        query = select(matches).join(players).where(players.c.user == user)
        query = query.where(matches.c.ended.is_not(None))
        query = query.order_by(matches.c.started.desc()).limit(MOST_LISTED)
        return [rows.Match(**row) for row in await self._all(query)]

    async def add_import(
        self, kept: Import, user: str, hash: str, besides: Iterable[Write] = ()
    ) -> str:
        """Keep a record and what it needs; gives its id, the old one if it was here before."""
        if await self._added(*besides, (ADD_IMPORT, {**asdict(kept), "user": user, "hash": hash})):
            return kept.id
        imports = schema.imports
        known = select(imports.c.id).where(imports.c.user == user, imports.c.hash == hash)
        found: str = await self._value(known)
        return found

    async def imported(self, id: str) -> str | None:
        """The text of an imported record."""
        imports = schema.imports
        found: str | None = await self._value(select(imports.c.text).where(imports.c.id == id))
        return found

    async def imports_of(self, user: str) -> list[tuple[str, dict[str, Any], int]]:
        """Of what somebody imported its id, what it is about and when, the last first."""
        imports = schema.imports
        query = select(imports.c.id, imports.c.about, imports.c.created)
        query = query.where(imports.c.user == user).order_by(imports.c.created.desc())
        found = await self._all(query.limit(MOST_LISTED))
        return [(row["id"], row["about"], row["created"]) for row in found]

    async def count_imports(self, user: str) -> int:
        imports = schema.imports
        query = select(func.count()).select_from(imports).where(imports.c.user == user)
        count: int = await self._value(query)
        return count

    # -- reviews ------------------------------------------------------------------------

    async def review(self, record: str, level: str) -> bytes | None:
        """A review that was made before."""
        reviews = schema.reviews
        query = select(reviews.c.review)
        found = await self._value(query.where(reviews.c.record == record, reviews.c.level == level))
        return None if found is None else bytes(found)

    async def add_review(self, record: str, level: str, review: bytes, now: int) -> None:
        values = {"record": record, "level": level, "review": review, "created": now}
        await self._added((ADD_REVIEW, values))

    async def _added(self, *writes: Write) -> bool:
        try:
            await self._store.write(*writes)
        except IntegrityError:
            return False
        return True

    async def _value(self, query: Any) -> Any:
        found = await self._all(query)
        return next(iter(found[0].values())) if found else None

    async def _all(self, query: Any) -> Sequence[RowMapping]:
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()
