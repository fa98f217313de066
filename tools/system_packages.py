"""Programs that are no Python packages: installed where possible, else asked for plainly."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


class Lacking(Exception):
    """A program is not here, and can't be installed."""


def found_or_installed(package: str, find: Callable[[], Path | None]) -> Path:
    """Where a program is; Debian's package is installed when it is missing and may be."""
    with one_at_a_time():
        return find() or _installed(package, find)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Of all processes of this machine, one alone goes on; apt-get bears no other beside it."""
    with (Path(tempfile.gettempdir()) / "astragal-packages.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _installed(package: str, find: Callable[[], Path | None]) -> Path:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise Lacking(f"{package} is missing: install Debian's package {package}, or your system's")
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", package]):
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
        if done.returncode:
            raise Lacking(f"{package} is missing, and {' '.join(command)} failed: {done.stderr}")
    if (place := find()) is None:
        raise Lacking(f"{package} was installed, but its program is nowhere")
    return place


def chromium() -> Path:
    """A browser to test with."""
    return found_or_installed("chromium", _chromium)


def _chromium() -> Path | None:
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    return next((Path(found) for name in names if (found := shutil.which(name))), None)
