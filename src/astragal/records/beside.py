"""Packs beside a record: a text with the packs that a match was dealt from, for whoever lacks them.

The packs come from strangers: they are few, bounded, and known only by the hash that is reckoned
from what they say. So they can stand in for no other pack.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from astragal.errors import PackError, RecordError
from astragal.kernel.match import Match
from astragal.packs.pack import Pack, bare, named_packs

FORMAT = 1
SUFFIX = ".packs"
FIRST_WORDS = '{\n"astragal packs"'
MOST_PACKS = 32
MOST_TEXT = 4 * 1024 * 1024


def beside(record: Path) -> Path:
    """Where the packs of a record in a file lie."""
    return record.with_name(record.name + SUFFIX)


def packs_text(packs: Iterable[Pack]) -> str:
    """Packs as a text to lie beside their record."""
    data = [b64encode(pack.to_bytes()).decode() for pack in packs]
    return json.dumps({"astragal packs": FORMAT, "packs": data}, indent=0) + "\n"


def lay_packs(record: Path, m: Match) -> None:
    """Lay the packs from outside that a match was dealt from beside its record, if there are any;
    a file that holds none is left alone and is a RecordError.
    """
    packs = m.game.library.travelling(m.setup.packs)
    if not packs:
        return
    path, text = beside(record), packs_text(packs)
    if path.exists():
        there = path.read_text("utf-8", errors="replace")
        if there == text:
            return
        if not there.startswith(FIRST_WORDS):
            raise RecordError("file-taken", path=str(path))
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def read_packs(text: str, marks: Iterable[str]) -> list[Pack]:
    """Those packs of such a text that a record names; a RecordError says what is wrong with it."""
    if len(text) > MOST_TEXT:
        raise RecordError("packs-long", most=MOST_TEXT, count=len(text))
    found = _listed(text)
    if len(found) > MOST_PACKS:
        raise RecordError("packs-many", most=MOST_PACKS, count=len(found))
    try:
        data = (b64decode(one, validate=True) for one in found)
        return named_packs(data, {bare(mark) for mark in marks})
    except PackError as error:
        raise RecordError("packs-wrong", reason=str(error)) from error
    except (TypeError, ValueError) as error:
        raise RecordError("packs-unread") from error


def _listed(text: str) -> list[Any]:
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("packs-unread") from error
    if not isinstance(told, dict) or not isinstance(told.get("packs"), list):
        raise RecordError("packs-unread")
    if told.get("astragal packs") != FORMAT:
        found = str(told.get("astragal packs"))[:20]
        raise RecordError("packs-format", format=found, known=FORMAT)
    packs: list[Any] = told["packs"]
    return packs
