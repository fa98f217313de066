"""What is in the database after a crash, against what players were told. Uses no server code."""

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import astragal
from astragal.kernel.chance import Chance


class Claim(NamedTuple):
    """An act that the server said was done."""

    match: str
    seat: int
    number: int
    nonce: str
    move: str


@dataclass(slots=True)
class Findings:
    """How much was looked at, and what was wrong."""

    matches: int = 0
    acts: int = 0
    wrong: list[str] = field(default_factory=list)


def findings(database: Path, claims: list[Claim]) -> Findings:
    """Look at every act that is kept and at every act that was claimed."""
    found = Findings()
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            found.wrong.append(f"the database is damaged: {verdict}")
        for row in connection.execute("SELECT * FROM matches").fetchall():
            acts = connection.execute("SELECT * FROM acts WHERE match = ? ORDER BY n", (row["id"],))
            found.matches += 1
            _replay(row, acts.fetchall(), found)
        kept = Counter(
            Claim(*row)
            for row in connection.execute(
                "SELECT match, seat, number, nonce, move FROM acts WHERE nonce IS NOT NULL"
            )
        )
    found.wrong += [f"acknowledged and lost: {claim}" for claim in claims if not kept[claim]]
    found.wrong += [f"done {n} times: {claim}" for claim, n in kept.items() if n > 1]
    return found


def _replay(row: sqlite3.Row, acts: list[sqlite3.Row], found: Findings) -> None:
    """Do every act again and compare the hash after each."""
    game = astragal.game(row["game"])
    setup = game.setup(json.loads(row["seats"]), json.loads(row["options"]))
    m = game.new(setup, chance=Chance(row["key"]))
    for n, act in enumerate(acts):
        found.acts += 1
        if act["n"] != n:
            found.wrong.append(f"match {row['id']}: act {n} is missing")
            return
        if act["kind"] == "undo":
            m.undo()
        else:
            m.apply(act["move"])
        if m.hash() != act["hash"]:
            found.wrong.append(f"match {row['id']}: another position after act {n}")
            return
    result = None if m.result is None else list(m.result)
    if result != (json.loads(row["result"]) if row["result"] else None):
        found.wrong.append(f"match {row['id']}: half an end, {row['result']} instead of {result}")
