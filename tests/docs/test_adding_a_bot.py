"""docs/adding-a-bot.md and docs/bots.md: the bots shown there play, and the tables are true."""

import shlex
import sys
from typing import Any

import pytest

import astragal
from astragal.bots import LEVELS, Budget, Seen, bot
from astragal.bots.external import External
from astragal.lab.outcome import Outcome
from astragal.lab.report import COLUMNS
from tests.cli.run import astragal_command
from tests.docs.page import ROOT, Block, blocks, first_column, page

PAGE = "docs/adding-a-bot.md"
SHOWN = [block for block in blocks(PAGE, "python") if block.title]
COMMANDS = [
    shlex.split(line)
    for name in (PAGE, "docs/bots.md")
    for block in blocks(name, "sh")
    for line in block.text.splitlines()
    if line.startswith("astragal arena")
]


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: block.title)
def test_a_bot_is_shown_as_it_is_and_is_short(block: Block) -> None:
    assert block.text == page(block.title)
    assert len(block.text.splitlines()) <= 20


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_command_is_understood(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried with bots that take no time, and one match."""
    home = "docs/examples" if "random,hold_at_twenty" in words[4] else "."
    monkeypatch.chdir(ROOT / home)
    own = words[4].replace("greedy,smart", "random,random").replace("python3", sys.executable)
    kept = [word for word in words[5:] if word not in ("--out", "duels.jsonl")]
    result = astragal_command(*words[1:4], own, *kept, "--matches", "1", "--jobs", "1")
    assert result.exit_code == 0, result.output


def test_a_hero_of_ones_own_is_brought_as_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (example,) = (block for block in blocks(PAGE, "python") if "bring(" in block.text)
    known: dict[str, Any] = {}
    exec(example.text, known)
    game, match = known["game"], known["match"]
    game.shelf.leave(known["pack"])
    assert game.load(match.to_bytes(), packs=match.packs_along()) == match


def test_who_plays_it_out_sees_what_wins() -> None:
    player = bot("docs.examples.plays_it_out:PlaysItOut", "page")
    m = astragal.game("pig").new(2, options={"goal": 20}, seed="page")
    while m.options:
        notations = Seen(m, m.seat).notations()
        index = player.choose(Seen(m, m.seat), Budget(nodes=80))
        view = m.view(m.seat)
        if view["seats"][str(m.seat + 1)]["score"] + view["total"] >= 20:
            assert notations[index] == "hold"
        if not view["total"]:
            assert notations[index] == "roll"
        m.choose(index)
    assert m.result is not None


def test_what_an_external_bot_reads_is_listed() -> None:
    match = astragal.game("pig").new(2, seed="page")
    command = f"{sys.executable} {ROOT / 'docs/examples/external_bot.py'}"
    request = External(command).request(Seen(match, 0), Budget(seconds=1))
    listed = first_column(PAGE, "In any language")
    assert listed == [*request, "choose", "number"]


def test_what_a_line_of_an_arena_holds_is_listed() -> None:
    assert first_column("docs/bots.md", "The arena") == list(Outcome.__struct_fields__)


def test_the_tables_of_bots_are_true() -> None:
    listed = page("docs/bots.md")
    assert [f"| `{name}` |" in listed for name in LEVELS] == [True] * len(LEVELS)
    assert f"| {' | '.join(COLUMNS)} |" in listed
    for level in LEVELS.values():
        if level.budget.seconds is not None:
            row = next(line for line in listed.splitlines() if line.startswith(f"| `{level.name}`"))
            assert row.endswith(f"| {level.budget.seconds * 1000:g} ms |")
