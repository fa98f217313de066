"""No value is too odd: whatever stands in a call or a record is taken, or refused in words."""

import json
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote

import httpx2
import pytest
from starlette.testclient import TestClient

import astragal
from astragal.games import game_ids
from astragal.server.app import app
from astragal.server.calls import CALLS
from astragal.server.limits import Rates
from astragal.server.settings import NO_PAUSE, Settings

# As JSON is written, since Python's own numbers can't say all of this.
ODD: Final = (
    "9" * 30,
    "-" + "9" * 30,
    "9" * 300,
    "-" + "9" * 300,
    "9" * 5000,
    str(2**63),
    "-1",
    "0.5",
    "1e30",
    "1e999",
    "-1e999",
    "NaN",
    "Infinity",
    "null",
    "true",
    '""',
    json.dumps("x" * 20_000),
    json.dumps("9" * 300),
    '"\\ud800"',
    '"\\u0000"',
    "[]",
    "[[1]]",
    '{"a": 1}',
    '{"%s": 1}' % ("k" * 5000),
)
HOLE: Final = "⟪hole⟫"
SEATS: Final = [{"kind": "me"}, {"kind": "bot", "level": "random"}]

# An honest body for every call that takes one.
BODIES: Final[dict[str, list[dict[str, Any]]]] = {
    "/api/me": [{"name": "Anna", "language": "en"}],
    "/api/me/password": [{"old": "long enough", "new": "long enough too"}],
    "/api/me/data": [{"password": "long enough"}],
    "/api/me/delete": [{"password": "long enough"}],
    "/api/account": [{"login": "anna", "password": "long enough"}],
    "/api/login": [{"login": "anna", "password": "long enough"}],
    "/api/tokens": [{"label": "bot"}],
    "/api/tables": [
        {
            "game": "pig",
            "seats": SEATS,
            "options": {"goal": 20},
            "public": False,
            "clock": {"kind": "live", "bank": 60, "increment": 5},
            "start": False,
            "tour": False,
        },
        {
            "game": "dice-throne",
            "seats": [
                {"kind": "me", "facts": {"hero": "monk"}, "name": "Anna"},
                {"kind": "bot", "level": "random", "facts": {"hero": "treant"}},
            ],
            "options": {"mode": "duel"},
        },
        {"game": "pig", "from": {"record": "RECORD", "number": 1}},
    ],
    "/api/tables/{table}/seat": [
        {"seat": 2, "kind": "bot", "level": "random", "facts": {}, "name": "Ben"}
    ],
    "/api/tables/{table}/sit": [{"seat": 1, "secret": "none"}],
    "/api/tables/{table}/options": [
        {"options": {"goal": 30}, "clock": {"kind": "days", "bank": 1, "increment": 1}}
    ],
    "/api/admin": [{"do": "tables", "language": "en"}],
    "/api/records": [{"text": "[Astragal 2]"}],
    "/api/records/{record}/review": [{"level": "greedy"}],
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    rates = Rates().times(1_000_000)
    settings = Settings(
        data=tmp_path_factory.mktemp("odd"),
        pace=NO_PAUSE,
        rates=rates,
        tables=100_000,
        hosts=("testserver",),
    )
    here = "http://localhost"
    with TestClient(app(settings), here, raise_server_exceptions=False) as client:
        yield client


def holes(value: Any) -> Iterator[Any]:
    """The same value again and again, with a hole in another place; long names count as one."""
    yield HOLE
    if isinstance(value, dict):
        for name, inner in value.items():
            rest = {other: kept for other, kept in value.items() if other != name}
            yield from ({**value, name: holed} for holed in holes(inner))
            yield {**rest, "9" * 300: inner}
            yield {**rest, "x" * 5000: inner}
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from ([*value[:at], holed, *value[at + 1 :]] for holed in holes(inner))


def odd_texts(value: Any) -> Iterator[str]:
    """JSON of an honest value with something odd in each place of it."""
    for holed in holes(value):
        text = json.dumps(holed, ensure_ascii=False)
        if HOLE in text:
            yield from (text.replace(json.dumps(HOLE, ensure_ascii=False), odd) for odd in ODD)
        else:
            yield text


def well_answered(answer: httpx2.Response, asked: str) -> None:
    """Done, or refused in words that are whole."""
    assert answer.status_code < 500, f"{answer.status_code} to {asked[:300]}"
    if answer.status_code >= 400:
        said = answer.json()["problem"]
        assert said["words"], asked[:300]
        assert "⟨" not in said["words"], f"{said['words'][:300]} to {asked[:300]}"
        assert "???" not in said["words"], f"{said['words'][:300]} to {asked[:300]}"


def record_text(game: str) -> str:
    """The record of a match between seats that take the last option."""
    match = astragal.game(game).new(seed="odd")
    while match.result is None and match.number < 3:
        match.choose(len(match.options) - 1)
    return astragal.write(astragal.record(match))


@pytest.fixture(scope="module")
def places(client: TestClient) -> dict[str, str]:
    """A table and a record, by the names that stand in paths."""
    table = client.post("/api/tables", json={"game": "pig", "seats": SEATS}).json()
    record = client.post("/api/records", json={"text": record_text("pig")}).json()
    return {"table": table["id"], "record": record["id"], "token": "t", "game": "pig"}


def test_every_call_with_a_body_is_tried() -> None:
    assert set(BODIES) == {call.path for call in CALLS if call.body is not None}


@pytest.mark.parametrize("path", BODIES)
def test_no_body_is_too_odd(client: TestClient, places: dict[str, str], path: str) -> None:
    headers = {"content-type": "application/json"}
    for body in BODIES[path]:
        for text in odd_texts(body):
            sent = text.replace("RECORD", places["record"])
            data = sent.encode("utf-8", "surrogatepass")
            answer = client.post(path.format(**places), content=data, headers=headers)
            well_answered(answer, f"{path} {sent}")


@pytest.mark.parametrize("game", game_ids())
def test_no_record_is_too_odd(client: TestClient, game: str) -> None:
    lines = record_text(game).splitlines()
    for number, line in enumerate(lines):
        for odd in odd_lines(line):
            text = "\n".join([*lines[:number], odd, *lines[number + 1 :]])
            well_answered(client.post("/api/records", json={"text": text}), odd)


def odd_lines(line: str) -> Iterator[str]:
    """A tag with odd values, or a decision with odd numbers and words."""
    if line.startswith("["):
        name, _, value = line[1:-1].partition(" ")
        yield from (f"[{name} {text}]" for text in odd_texts(json.loads(value)))
    elif line:
        seat, _, move = line.partition(" ")
        verb = move.partition(" ")[0]
        for odd in ("9" * 30, "-1", "9" * 5000, "0.5", "NaN", "x" * 5000, "\0", "9 " * 3000):
            yield from (f"{odd} {move}", f"{seat} {odd}", f"{seat} {verb} {odd}")


@pytest.mark.parametrize(
    "call", [call for call in CALLS if call.method == "GET"], ids=lambda call: call.path
)
def test_no_question_is_too_odd(client: TestClient, places: dict[str, str], call: Any) -> None:
    for odd in ("9" * 30, "9" * 300, "9" * 5000, "-1", "0.5", "NaN", "x" * 5000, "٣", "\0", "%"):
        for query in call.query:
            asked = call.path.format(**places)
            well_answered(client.get(asked, params={query.name: odd}), f"{asked} {query} {odd}")
        if "{" in call.path:
            asked = call.path.format(**dict.fromkeys(places, quote(odd)))
            well_answered(client.get(asked), asked)
