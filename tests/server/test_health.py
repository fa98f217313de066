"""`/healthz` knows of a disk that fails: that of a real process, which may write no more."""

import resource
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from astragal.server.health import Health
from astragal.server.store import Store
from tests.server.tables import an_evening, spend
from tools.serving import Serving

SOON = 30.0


def told(server: Serving) -> tuple[int, str]:
    with closing(HTTPConnection(server.host, timeout=SOON)) as line:
        line.request("GET", "/healthz")
        answer = line.getresponse()
        return answer.status, answer.read().decode()


def until(server: Serving, status: int) -> str:
    """What it says once it answers with a status."""
    end = time.monotonic() + SOON
    while (found := told(server))[0] != status:
        assert time.monotonic() < end, found
        time.sleep(0.2)
    return found[1]


def test_a_disk_that_takes_nothing_more_is_told_and_so_is_one_that_does_again(
    tmp_path: Path,
) -> None:
    with Serving(tmp_path) as server:
        assert until(server, 200) == "ok"
        usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, usual[1]))
        assert until(server, 503) == "the database can't be written"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
        assert until(server, 200) == "ok"


def test_many_who_ask_cost_one_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    async def counted(store: Store) -> None:
        nonlocal tried
        tried += 1

    monkeypatch.setattr(Store, "try_out", counted)

    async def ask() -> None:
        async with an_evening(tmp_path) as evening:
            health = Health(evening.house.store)
            assert [await health.wrong() for _ in range(50)] == [None] * 50
            assert tried == 1

    spend(ask())
