"""A PostgreSQL of our own for tests and load runs: temporary, on loopback, gone afterwards."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.system_packages import Lacking, found_or_installed

SERVICE = "postgres"  # who runs it where we are root: PostgreSQL refuses to be root
PATIENCE = 120  # seconds: on a busy machine a database takes its time
TRIES = 3


def binaries() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else [*Path("/usr/lib/postgresql").glob("*/bin")]
    return next(
        (place for place in sorted(places, reverse=True) if (place / "pg_ctl").exists()), None
    )


@contextmanager
def temporary_cluster() -> Iterator[str]:
    """The address of an empty database; everything is removed at the end."""
    place = found_or_installed("postgresql", binaries)
    folder = Path(tempfile.mkdtemp(prefix="astragal-postgres-"))
    data = folder / "data"
    try:
        _give_away(folder)
        _run(
            place / "initdb",
            "--pgdata",
            data,
            "--auth=trust",
            "--encoding=UTF8",
            "--no-locale",
            "--username=astragal",
        )
        port = _started(place / "pg_ctl", folder, data)
        try:
            yield f"postgresql://astragal@127.0.0.1:{port}/postgres"
        finally:
            _run(place / "pg_ctl", "stop", "--pgdata", data, "--mode=immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _started(pg_ctl: Path, folder: Path, data: Path) -> int:
    """Start it on a port that is free; another program may have taken that one meanwhile."""
    for again in range(TRIES - 1, -1, -1):
        port = free_port()
        options = f"-h 127.0.0.1 -p {port} -k {folder}"
        start: tuple[Path | str, ...] = (pg_ctl, "start", "--pgdata", data, "--wait")
        waits = ("--timeout", str(PATIENCE), "--log", folder / "log", "--options", options)
        try:
            _run(*start, *waits)
            break
        except Lacking:
            if not again:
                raise
    return port


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _give_away(folder: Path) -> None:
    if os.geteuid() == 0:
        owner = pwd.getpwnam(SERVICE)
        os.chown(folder, owner.pw_uid, owner.pw_gid)


def _run(*command: Path | str) -> None:
    user = SERVICE if os.geteuid() == 0 else None
    done = subprocess.run(
        [str(part) for part in command],
        user=user,
        group=user,
        cwd="/",
        stdin=subprocess.DEVNULL,
        # A server that stays would keep a pipe open for ever.
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE if "start" not in command else subprocess.DEVNULL,
        text=True,
        timeout=PATIENCE + 10,
    )
    if done.returncode:
        raise Lacking(f"{Path(command[0]).name} failed: {done.stderr or 'see its log'}")
