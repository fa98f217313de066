"""The line to a house: by the socket in its folder, by its address, or to the database itself."""

import asyncio
import json
import os
import socket
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from astragal.cli.language import failed, no_extra
from astragal.terminal.files import data_home

PATIENCE = 60.0
TOKEN = "ASTRAGAL_ADMIN_TOKEN"
SOCKET = "admin.sock"


def ask(order: dict[str, Any], data: Path | None, db: str, url: str) -> dict[str, Any]:
    """What a house answers to an order."""
    sent = json.dumps(order).encode()
    if url:
        answer = by_address(url, sent)
    else:
        folder = data or data_home() / "astragal" / "server"
        answer = by_socket(folder / SOCKET, sent) or by_ourselves(folder, db, sent)
    told: dict[str, Any] = json.loads(answer)
    return told


def by_socket(path: Path, order: bytes) -> bytes | None:
    """The answer of the server that runs on this folder, if one does."""
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(path))
            line.sendall(order + b"\n")
            with line.makefile("rb") as answer:
                return answer.readline()
    except TimeoutError as error:
        raise failed("admin-silent", path=str(path)) from error
    except PermissionError as error:
        raise failed("admin-not-yours", path=str(path)) from error
    except (OSError, AttributeError):  # nobody is there, or no such sockets are
        return None


def by_address(url: str, order: bytes) -> bytes:
    """The answer of the server at an address."""
    token = os.environ.get(TOKEN)
    if not token:
        raise failed("admin-no-token", name=TOKEN)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    if not url.startswith(("http://", "https://")):
        raise failed("admin-no-url", url=url)
    request = Request(url.rstrip("/") + "/api/admin", order, headers)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except HTTPError as error:
        return _refusal(url, error)
    except OSError as error:
        reason = str(getattr(error, "reason", error))
        raise failed("admin-unreachable", url=url, reason=reason) from error


def _refusal(url: str, error: HTTPError) -> bytes:
    """What the server itself said; a page of somebody else is no answer."""
    said = error.read()
    try:
        json.loads(said)["problem"]["words"]
    except (ValueError, KeyError, TypeError):
        raise failed("admin-unreachable", url=url, reason=str(error)) from error
    return said


def by_ourselves(folder: Path, db: str, order: bytes) -> bytes:
    """The answer of the database itself; refused while a server has it open."""
    file = Path(db.removeprefix("sqlite:///")) if db else folder / "astragal.sqlite"
    if not db.startswith("postgres") and not file.is_file():
        raise failed("admin-no-database", path=str(file))
    try:
        from astragal.server import logs
        from astragal.server.settings import Settings
        from astragal.server.side_door import by_itself

        logs.set_up("ERROR")
        return asyncio.run(by_itself(Settings(data=folder, db=db), order))
    except ModuleNotFoundError as missing:
        raise no_extra(missing) from missing
