"""Who calls, by which name, and for whom a proxy speaks: over real sockets."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from astragal.server.limits import Rate, Rates
from astragal.server.security import host_name, known_host
from tests.server.doors import Opened, a_door
from tests.server.tables import spend

FEW = Rates(guests=Rate(burst=2, second=0.001))


def at(folder: Path, visit: Callable[[Opened], Awaitable[None]], **settings: Any) -> None:
    async def visited() -> None:
        async with a_door(folder, **settings) as opened:
            await visit(opened)

    spend(visited())


async def statuses(opened: Opened, *forwarded: str) -> list[int]:
    """What callers get for whom these headers were sent along."""
    found = [await opened.get("/api/me", f"X-Forwarded-For: {one}") for one in forwarded]
    return [status for status, _, _ in found]


def test_nobody_is_believed_who_was_not_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")

    async def visit(opened: Opened) -> None:
        made_up = [f"198.51.100.{number}" for number in range(4)]
        assert await statuses(opened, *made_up) == [200, 200, 429, 429]

    at(tmp_path, visit, rates=FEW)
    at(tmp_path, visit, rates=FEW, proxies=("192.0.2.0/24",))


@pytest.mark.parametrize("proxies", [("127.0.0.1",), ("127.0.0.0/8", "203.0.113.0/24")])
def test_each_caller_of_a_trusted_proxy_counts_alone(
    tmp_path: Path, proxies: tuple[str, ...]
) -> None:
    async def visit(opened: Opened) -> None:
        callers = [f"198.51.100.{number}" for number in range(4)]
        assert await statuses(opened, *callers) == [200] * 4

    at(tmp_path, visit, rates=FEW, proxies=proxies)


def test_what_a_caller_makes_up_stands_left_of_the_truth(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        made_up = [f"192.0.2.{number}, 198.51.100.7" for number in range(4)]
        assert await statuses(opened, *made_up) == [200, 200, 429, 429]
        # Two proxies, one behind the other: the first that is not one of ours called.
        behind = [f"192.0.2.{number}, 198.51.100.8, 10.0.0.1" for number in range(4)]
        assert await statuses(opened, *behind) == [200, 200, 429, 429]

    at(tmp_path, visit, rates=FEW, proxies=("127.0.0.1", "10.0.0.0/8"))


@pytest.mark.parametrize(("proxies", "secure"), [((), False), (("127.0.0.1",), True)])
def test_cookies_are_secure_when_a_trusted_proxy_says_so(
    tmp_path: Path, proxies: tuple[str, ...], secure: bool
) -> None:
    async def visit(opened: Opened) -> None:
        _, headers, _ = await opened.get("/api/me", "X-Forwarded-Proto: https")
        assert ("Secure" in headers["set-cookie"]) == secure

    at(tmp_path, visit, proxies=proxies)


# -- names ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LOCALHOST:8000", 200),
        ("127.0.0.1:8000", 200),
        ("192.0.2.7", 200),
        ("[::1]:8000", 200),
        ("play.example.org", 200),
        ("Play.Example.org:8443", 200),
        ("elsewhere.example", 400),
        ("localhost.elsewhere.example", 400),
        ("127.0.0.1.elsewhere.example", 400),
        ("play.example.org.elsewhere.example", 400),
        ("elsewhere.example:play.example.org", 400),
        ("[::1].elsewhere.example", 400),
        ("", 400),
    ],
)
def test_the_server_goes_by_its_own_names(tmp_path: Path, host: str, status: int) -> None:
    async def visit(opened: Opened) -> None:
        for path in ("/api/bots", "/", "/healthz"):
            found, _, body = await opened.get(path, f"Host: {host}")
            assert found == status, body

    at(tmp_path, visit, hosts=("play.example.org",))


def test_a_socket_needs_a_known_name_too() -> None:
    assert known_host("localhost", ())
    assert known_host(None, ())
    assert not known_host("table.example", ("play.example.org",))
    assert host_name("[fe80::1]:80") == "fe80::1"


# -- figures ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ((), 200),
        (("Host: 127.0.0.1:8000",), 200),
        (("Host: [::1]",), 200),
        (("Host: play.example.org",), 403),
        (("Host: 192.0.2.7",), 403),
        (("X-Forwarded-For: 127.0.0.1",), 403),
        (("X-Real-IP: 127.0.0.1",), 403),
        (("Forwarded: for=127.0.0.1",), 403),
        (("Via: 1.1 proxy",), 403),
        (("X-Forwarded-For: 198.51.100.7", "Authorization: Bearer open sesame"), 200),
        (("X-Forwarded-For: 198.51.100.7", "Authorization: Bearer open"), 403),
        (("X-Forwarded-For: 198.51.100.7", "Authorization: Bearer "), 403),
    ],
)
def test_figures_are_for_a_token_or_this_machine(
    tmp_path: Path, headers: tuple[str, ...], status: int
) -> None:
    async def visit(opened: Opened) -> None:
        found, _, body = await opened.get("/metrics", *headers)
        assert found == status
        assert (b"astragal_sockets" in body) == (status == 200)

    named = {"hosts": ("play.example.org",), "proxies": ("127.0.0.1",)}
    at(tmp_path, visit, metrics="open sesame", **named)


def test_without_a_token_none_fits(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        for shown in ("Bearer ", "Bearer", ""):
            headers = ("X-Forwarded-For: 127.0.0.1", f"Authorization: {shown}")
            assert (await opened.get("/metrics", *headers))[0] == 403

    at(tmp_path, visit)
