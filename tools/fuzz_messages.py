"""Messages that no honest client sends, and some that every client sends, for fuzzing sockets."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

Template = dict[str, Any]

HUGE = ("9" * 400, "-" + "9" * 400, "1e999", "1e-999", "NaN", "-0", "0.1", "123456789012345678901")
TEXTS = ("", " ", "\0", "‮", "ß" * 300, "x" * 5000, "💥" * 200, "__proto__", "../../etc", "pass")
NUMBERS = (-1, 0, 1, 2, 3, 99, 100, 101, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 0.5, 1e300)


def templates(match: str, seat: int, decision: Template | None) -> list[Template]:
    """One honest message of each type, for what is decided now."""
    decision = decision or {"number": 0, "since": 0, "options": None}
    moves = [offer["move"] for offer in decision["options"] or []]
    move = moves[0] if moves else "pass"
    said = {"match": match, "seat": seat, "nonce": "n1"}
    asked = {**said, "since": decision["since"]}
    return [
        {"type": "look", "seat": seat},
        {"type": "again"},
        {"type": "fair", "nonce": "00ff"},
        {"type": "act", **asked, "number": decision["number"], "move": move},
        {"type": "undo", **asked},
        {"type": "resign", **said},
        {"type": "offer", **said, "what": "draw"},
        {"type": "answer", **said, "what": "draw", "yes": False},
        {"type": "orders", "seat": seat, "nonce": "n2", "preset": "ask", "cards": {"a": "never"}},
        {"type": "orders", "seat": seat, "nonce": "n3", "until": "turn"},
        {"type": "why", "seat": seat, "move": move},
        {"type": "forecast", "seat": seat, "move": move},
        {"type": "odds", "seat": seat},
        {"type": "say", "nonce": "n4", "text": "hello"},
        {"type": "say", "nonce": "n5", "preset": "hello"},
        {"type": "report", "nonce": "n6", "said": 0},
        {"type": "report", "nonce": "n7", "seat": seat},
        {"type": "return", "seat": seat},
        {"type": "language", "language": "pl"},
        {"type": "ping"},
    ]


def odd_message(rng: Random, known: list[Template]) -> bytes | str:
    """Something to send: anything from noise to a message with one thing wrong."""
    kind: Callable[[Random, list[Template]], bytes | str] = rng.choices(
        (noise, text_noise, wrong_shape, deep, large, mutated), (10, 10, 20, 5, 1, 54)
    )[0]
    return kind(rng, known)


def noise(rng: Random, _: list[Template]) -> bytes:
    return rng.randbytes(rng.randrange(200))


def text_noise(rng: Random, _: list[Template]) -> str:
    letters = '{}[]",:\\ \n\ttruefalsn0123456789.eE+-й🎲\0'
    return "".join(rng.choice(letters) for _ in range(rng.randrange(200)))


def wrong_shape(rng: Random, _: list[Template]) -> str:
    return json.dumps(anything(rng, 4))


def deep(rng: Random, _: list[Template]) -> str:
    levels = rng.choice((31, 32, 33, 1000, 20_000))
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}"), ("[[", "")))
    return opening * levels + "1" + closing * levels


def large(rng: Random, _: list[Template]) -> str:
    return json.dumps({"type": "say", "nonce": "n", "text": "x" * rng.choice((65_000, 66_000))})


def mutated(rng: Random, known: list[Template]) -> str:
    """An honest message with something taken away, added or changed."""
    message = dict(rng.choice(known))
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        change(rng, message)
    text = json.dumps(message)
    if rng.random() < 0.1:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(("", '"', "}", "\\", ",", "\0")) + text[at + 1 :]
    if rng.random() < 0.1:
        text = text.replace("1", rng.choice(HUGE), 1)
    return text


def change(rng: Random, message: Template) -> None:
    """Change one field."""
    field = rng.choice(list(message) or ["type"])
    match rng.randrange(4):
        case 0:
            message.pop(field, None)
        case 1:
            message[rng.choice(TEXTS)[:50]] = anything(rng, 2)
        case _:
            message[field] = anything(rng, 2)


def anything(rng: Random, depth: int) -> Any:
    """Any value of JSON."""
    kind = rng.randrange(7 if depth else 5)
    match kind:
        case 0:
            return None
        case 1:
            return rng.random() < 0.5
        case 2:
            return rng.choice(NUMBERS)
        case 3 | 4:
            return rng.choice(TEXTS)
        case 5:
            return [anything(rng, depth - 1) for _ in range(rng.randrange(5))]
        case _:
            return {rng.choice(TEXTS)[:40]: anything(rng, depth - 1) for _ in range(4)}
