"""Whatever fits the OpenAPI description, and much that does not, gets an answer that fits it too.

Calls are made up by schemathesis and go to a server on loopback; no answer may be an error of
the server.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from astragal.server.app import app
from astragal.server.calls import CALLS
from astragal.server.limits import Rates
from astragal.server.settings import NO_PAUSE, Settings
from tools.postgres import free_port

EXAMPLES = 12
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]
GENEROUS = Rates().times(1_000_000)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server in a thread."""
    port = free_port()
    made = app(Settings(folder, pace=NO_PAUSE, rates=GENEROUS))
    server = uvicorn.Server(
        uvicorn.Config(made, port=port, log_config=None, access_log=False, ws="none")
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("schema")) as address:
        yield address


@pytest.fixture(scope="module")
def session(address: str) -> Iterator[requests.Session]:
    """Somebody with a cookie."""
    with requests.Session() as session:
        session.get(f"{address}/api/me")
        yield session


@pytest.fixture(scope="module")
def known(address: str, session: requests.Session) -> dict[str, list[str]]:
    """Real ids for the parameters in paths."""
    bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    tables = [
        session.post(f"{address}/api/tables", json={"game": game, "seats": seats}).json()["id"]
        for game in ("pig", "dice-throne")
        for seats in (bots, [{"kind": "me"}, {"kind": "open"}])
    ]
    started = session.post(f"{address}/api/tables/{tables[0]}/start", json={}).json()
    return {
        "game": ["pig", "dice-throne"],
        "table": tables,
        "record": [started["match"]],
        "token": ["nothing"],
    }


def operations(address: str) -> dict[str, Any]:
    """What is described, by method and path."""
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    found: list[Any] = list(schema.get_all_operations())
    return {f"{one.ok().method.upper()} {one.ok().path}": one.ok() for one in found}


def test_every_route_is_described(address: str) -> None:
    house = app(Settings(Path("nowhere")))
    routes = {
        f"{method} {route.path}"  # type: ignore[attr-defined]
        for route in house.routes
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD" and route.path.startswith("/api/")  # type: ignore[attr-defined]
    }
    undescribed = {"GET /api/openapi.json", "GET /api/{path:path}", "POST /api/{path:path}"}
    assert routes - undescribed == set(operations(address))


@pytest.mark.parametrize("name", [f"{call.method} {call.path}" for call in CALLS])
def test_no_call_is_too_odd(
    name: str, address: str, session: requests.Session, known: dict[str, list[str]]
) -> None:
    operation = operations(address)[name]
    # Whoever deletes themselves takes their tables along; the others need theirs.
    caller = requests.Session() if name == "POST /api/me/delete" else session

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), data=st.data())
    def call(case: Any, data: st.DataObject) -> None:
        for parameter in case.path_parameters or {}:
            if data.draw(st.integers(0, 3)):
                case.path_parameters[parameter] = data.draw(st.sampled_from(known[parameter]))
        answer = case.call(session=caller, timeout=30)
        case.validate_response(answer, checks=CHECKS)
        assert answer.status_code != 429

    call()
    if caller is not session:
        caller.close()
