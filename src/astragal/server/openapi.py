"""`GET /api/openapi.json`: the HTTP part of the protocol, for programs, made from its types."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from astragal.server.problems import Said
from astragal.version import VERSION

REF = "#/components/schemas/{name}"
JSON = "application/json"
PARAMETER = re.compile(r"{(\w+)}")


class Refusal(msgspec.Struct, frozen=True):
    """What every refusal is."""

    problem: Said


@dataclass(frozen=True, slots=True)
class Query:
    """One parameter after the question mark; none is needed."""

    name: str
    type: Any = str
    words: str = ""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the API: what is sent, and what comes back."""

    method: str
    path: str
    words: str
    answer: Any = Any
    body: Any = None
    query: tuple[Query, ...] = ()
    media: str = JSON
    status: int = 200


LANGUAGE = Query("lang", str, "en, ru or pl")


def document(calls: Sequence[Call]) -> dict[str, Any]:
    """The description of all calls, in OpenAPI 3.1."""
    types = list(_types(calls))
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    schema = dict(zip(map(id, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, schema)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Astragal", "version": VERSION, "summary": "The HTTP API of a table"},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": _SECURITY},
        "security": [{"cookie": []}, {"token": []}],
    }


_SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "astragal"},
    "token": {"type": "http", "scheme": "bearer"},
}


def _types(calls: Iterable[Call]) -> Iterable[Any]:
    yield Refusal
    for call in calls:
        yield call.answer
        if call.body is not None:
            yield call.body
        yield from (query.type for query in call.query)


def _operation(call: Call, schema: dict[int, dict[str, Any]]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": call.words,
        "operationId": _name(call),
        "parameters": [*_in_path(call.path), *(_in_query(one, schema) for one in call.query)],
        "responses": {
            str(call.status): _content("what was asked for", schema[id(call.answer)], call.media),
            "4XX": _content("a refusal", schema[id(Refusal)], JSON),
        },
    }
    if call.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schema[id(call.body)]}},
        }
    return operation


def _name(call: Call) -> str:
    words = re.findall(r"\w+", call.path.removeprefix("/api"))
    return "-".join([call.method.lower(), *words])


def _in_path(path: str) -> list[dict[str, Any]]:
    names = PARAMETER.findall(path)
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]


def _in_query(query: Query, schema: dict[int, dict[str, Any]]) -> dict[str, Any]:
    found = {"name": query.name, "in": "query", "required": False, "schema": schema[id(query.type)]}
    return {**found, "description": query.words} if query.words else found


def _content(words: str, schema: dict[str, Any], media: str) -> dict[str, Any]:
    return {"description": words, "content": {media: {"schema": schema}}}
