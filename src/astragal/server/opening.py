"""The opening of a house: whatever stands in its way is said in one sentence."""

import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from ipaddress import ip_network
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from astragal.errors import ToldError
from astragal.server.private import OWNERS_FOLDER

POSTGRES_PORT = 5432
NAME = re.compile(r"[\w-]+(\.[\w-]+)*\.?")
DAMAGED = ("not a database", "malformed")
# What PostgreSQL calls it when a database, a user or a password is not known there.
NO_DATABASE = "3D000"
NO_ENTRY = ("28000", "28P01")


class StartError(ToldError):
    """A server that can't be started, and why."""


def make_folder(folder: Path) -> None:
    """The folder that keeps everything, made if it is not there."""
    try:
        folder.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise StartError("start-data", path=str(folder), reason=reason) from error


def check_app(folder: Path) -> None:
    """Whether a folder holds a browser app."""
    if not (folder / "index.html").is_file():
        raise StartError("start-web", path=str(folder))


def network_of(given: str) -> str:
    """The address or network of a proxy that is trusted."""
    try:
        network = ip_network(given, strict=False)
    except ValueError as error:
        raise StartError("start-proxy", given=given) from error
    return str(network)


def name_of(given: str) -> str:
    """A name that the server goes by."""
    if not NAME.fullmatch(given):
        raise StartError("start-host", given=given)
    return given


@contextmanager
def plainly(address: str, patience: float) -> Iterator[None]:
    """What goes wrong with the database at this address is a StartError."""
    try:
        yield
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise _refusal(make_url(address), error, patience) from error
    except Exception as error:
        if _state(error) is None:
            raise
        raise _refusal(make_url(address), error, patience) from error


def check_file(address: str) -> None:
    """Whether the file of a database can be opened, asked without the threads of the driver.

    Those would tell of it themselves, in their own way, while the server ends.
    """
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(url.database or "", timeout=5)) as file:
            file.execute("PRAGMA schema_version").fetchone()


def place_of(url: URL) -> str:
    """Where a database is, in words that hold no password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return f"{url.host or 'localhost'}:{url.port or POSTGRES_PORT}"


def _refusal(url: URL, error: Exception, patience: float) -> StartError:
    place = place_of(url)
    if isinstance(error, TimeoutError):
        return StartError("start-db-silent", place=place, seconds=patience)
    if isinstance(error, ConnectionRefusedError):
        return StartError("start-db-refused", place=place)
    if isinstance(error, socket.gaierror):
        return StartError("start-db-no-host", host=str(url.host))
    if _state(error) == NO_DATABASE:
        return StartError("start-db-unknown", place=place, name=str(url.database))
    reason = _reason(error)
    if _state(error) in NO_ENTRY:
        return StartError("start-db-no-entry", place=place, user=str(url.username), reason=reason)
    damaged = any(word in str(error) for word in DAMAGED)
    message = "start-db-damaged" if damaged else "start-db-closed"
    return StartError(message, place=place, reason=reason)


def _state(error: Exception) -> str | None:
    """PostgreSQL's code of what is wrong, which its errors have and no other."""
    state: str | None = getattr(_cause(error), "sqlstate", None)
    return state


def _cause(error: Exception) -> BaseException:
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig
    return error


def _reason(error: Exception) -> str:
    """What the database itself said, on one line."""
    told = _cause(error)
    return " ".join(str(told).split()) or type(told).__name__
