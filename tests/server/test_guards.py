"""Too many calls, too much in one, and what gets through unharmed."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from astragal.server.guards import BodyLimit, RateLimit
from astragal.server.limits import DEEPEST, MESSAGE_BYTES, RECORD_BYTES, Rate, Rates
from tests.server.test_limits import Clock

GENEROUS = Rates().times(1000)


def refuse(scope: Scope, status: int, code: str, headers: Mapping[str, str]) -> Response:
    return PlainTextResponse(code, status, dict(headers))


def who(scope: Scope) -> str | None:
    """Whoever names themselves in a header is taken at their word."""
    return dict(scope["headers"]).get(b"me", b"").decode() or None


async def length(request: Request) -> Response:
    return JSONResponse(len(await request.body()))


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.close()


ROUTES = [
    Route("/{path:path}", length, methods=["GET", "HEAD", "POST"]),
    WebSocketRoute("/api/socket", socket),
]


def limited(rates: Rates, clock: Clock) -> TestClient:
    return TestClient(RateLimit(Starlette(routes=ROUTES), refuse, who, rates, clock))


def statuses(client: TestClient, method: str, count: int, me: str = "anna") -> list[int]:
    headers = {"me": me} if me else {}
    return [client.request(method, "/api/x", headers=headers).status_code for _ in range(count)]


def test_who_calls_too_often_is_told_when_to_come_back() -> None:
    clock = Clock()
    client = limited(replace(GENEROUS, user=Rate(burst=2, second=0.5)), clock)
    assert statuses(client, "GET", 3) == [200, 200, 429]
    refused = client.get("/api/x", headers={"me": "anna"})
    assert refused.headers["retry-after"] == "2"
    clock.now += 2
    assert statuses(client, "GET", 2) == [200, 429]


def test_one_user_does_not_use_up_what_another_has() -> None:
    client = limited(replace(GENEROUS, user=Rate(burst=1, second=0.1)), Clock())
    assert statuses(client, "GET", 2, "anna") == [200, 429]
    assert statuses(client, "GET", 1, "ben") == [200]


@pytest.mark.parametrize("kind", ["address", "change"])
def test_addresses_and_changes_have_limits_too(kind: str) -> None:
    client = limited(replace(GENEROUS, **{kind: Rate(burst=1, second=0.1)}), Clock())
    assert statuses(client, "POST", 2) == [200, 429]


def test_guests_are_not_made_by_the_thousand() -> None:
    client = limited(replace(GENEROUS, guests=Rate(burst=3, second=0.1)), Clock())
    assert statuses(client, "GET", 4, "") == [200, 200, 200, 429]
    assert statuses(client, "GET", 1, "anna") == [200]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/records"),
        ("GET", "/api/records/m1"),
        ("HEAD", "/api/records/m1"),
        ("GET", "/api/records/m1/moments?from=50"),
        ("GET", "/api/records/m1/draws"),
        ("POST", "/api/records/m1/review"),
    ],
)
def test_whatever_replays_a_record_is_counted_as_heavy_work(method: str, path: str) -> None:
    client = limited(replace(GENEROUS, work=Rate(burst=1, second=0.1)), Clock())
    anna, ben = ({"me": name} for name in ("anna", "ben"))
    assert client.request(method, path, headers=anna).status_code == 200
    assert client.request(method, path, headers=anna).status_code == 429
    assert client.request(method, path, headers=ben).status_code == 200
    for light in ("/api/records", "/api/records/m1/text", "/api/tables"):
        assert client.get(light, headers=anna).status_code == 200


def test_pages_are_not_counted() -> None:
    client = limited(replace(GENEROUS, address=Rate(burst=1, second=0.1)), Clock())
    assert [client.get("/assets/a.js").status_code for _ in range(9)] == [200] * 9


def test_sockets_are_not_opened_by_the_thousand() -> None:
    client = limited(replace(GENEROUS, sockets=Rate(burst=1, second=0.1)), Clock())
    with client.websocket_connect("/api/socket", headers={"me": "anna"}):
        pass
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect("/api/socket", headers={"me": "anna"}),
    ):
        pass
    assert refused.value.code == 1013


@pytest.fixture
def bounded() -> TestClient:
    return TestClient(BodyLimit(Starlette(routes=ROUTES), refuse))


@pytest.mark.parametrize(
    ("path", "size", "status"),
    [
        ("/api/me", MESSAGE_BYTES, 200),
        ("/api/me", MESSAGE_BYTES + 1, 413),
        ("/api/records", RECORD_BYTES, 200),
        ("/api/records", 2 * RECORD_BYTES + 1, 413),
    ],
)
def test_a_body_has_its_largest_size(
    bounded: TestClient, path: str, size: int, status: int
) -> None:
    answer = bounded.post(path, content=b"x" * size)
    assert answer.status_code == status
    assert answer.text == (str(size) if status == 200 else "too-large")


def test_a_body_that_comes_in_pieces_is_counted_all_the_same(bounded: TestClient) -> None:
    pieces = (b"x" * 1000 for _ in range(1 + MESSAGE_BYTES // 1000))
    assert bounded.post("/api/me", content=pieces).status_code == 413
    assert bounded.post("/api/me", content=iter([b"[1,", b"2]"])).json() == 5


def test_a_body_nests_only_so_deep(bounded: TestClient) -> None:
    assert bounded.post("/api/me", content=b"[" * DEEPEST).status_code == 200
    refused = bounded.post("/api/me", content=b"[" * (DEEPEST + 1))
    assert (refused.status_code, refused.text) == (400, "too-deep")
