"""Headers on every answer, and calls from other sites."""

from collections.abc import Mapping

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from astragal.server.security import HEADERS, SameOrigin, SecurityHeaders

JSON = {"content-type": "application/json"}


def refuse(scope: Scope, status: int, code: str, headers: Mapping[str, str]) -> Response:
    return PlainTextResponse(code, status, dict(headers))


async def hello(request: Request) -> Response:
    return PlainTextResponse("hello")


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text("hello")
    await websocket.close()


@pytest.fixture
def client() -> TestClient:
    routes = [
        Route("/{path:path}", hello, methods=["GET", "POST"]),
        WebSocketRoute("/api/socket", socket),
    ]
    return TestClient(SecurityHeaders(SameOrigin(Starlette(routes=routes), refuse)))


@pytest.mark.parametrize("path", ["/", "/api/me", "/table/1"])
def test_every_answer_carries_the_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert {name: headers[name] for name in HEADERS} == HEADERS


def test_the_policy_allows_nothing_inline_and_no_other_host() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not {"unsafe", "http:", "https:", "*"} & set(policy.replace("-", " ").split())


def test_refusals_carry_the_headers_too(client: TestClient) -> None:
    answer = client.post("/api/me", headers={**JSON, "origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_the_api_says_is_not_kept(client: TestClient) -> None:
    assert client.get("/api/me").headers["cache-control"] == "no-store"
    assert "cache-control" not in client.get("/assets/app.js").headers


def test_https_is_insisted_on_where_it_is_used(client: TestClient) -> None:
    assert "strict-transport-security" not in client.get("/").headers
    secure = TestClient(client.app, base_url="https://testserver")
    assert "max-age" in secure.get("/").headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": "http://testserver"}, 200),
        ({"origin": "http://TestServer"}, 200),
        ({"origin": "http://testserver.elsewhere.example"}, 403),
        ({"origin": "http://testserver:8000"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"origin": "http://[half"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
    ],
)
def test_only_our_own_pages_may_post(
    client: TestClient, headers: dict[str, str], status: int
) -> None:
    assert client.post("/api/me", headers={**JSON, **headers}, content="{}").status_code == status


def test_links_from_other_sites_may_be_followed(client: TestClient) -> None:
    headers = {"sec-fetch-site": "cross-site"}
    assert client.get("/join/table/secret", headers=headers).status_code == 200


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded"])
def test_a_post_brings_json(client: TestClient, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = client.post("/api/me", headers=headers, content="{}")
    assert (answer.status_code, answer.text) == (415, "not-json")


def test_a_post_without_anything_needs_no_type(client: TestClient) -> None:
    assert client.post("/api/logout").status_code == 200


def test_another_site_opens_no_socket(client: TestClient) -> None:
    with client.websocket_connect("/api/socket", headers={"origin": "http://testserver"}) as ours:
        assert ours.receive_text() == "hello"
    theirs = {"origin": "https://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect("/api/socket", headers=theirs),
    ):
        pass
    assert refused.value.code == 1008
