"""External bots: what they are asked, and what they may answer."""

import json
import sys
from pathlib import Path

import pytest

import astragal
from astragal.bots import Budget, Seen, bot
from astragal.bots.apart import BotPatience
from astragal.bots.external import External
from astragal.errors import SetupError

SHORT = Budget(nodes=7, seconds=0.5)
SEEN = Seen(astragal.game("pig").new(2, seed="external"), 0)


def program(folder: Path, body: str) -> str:
    """The command of a bot that does this with each line."""
    path = folder / "bot.py"
    path.write_text(f"import json, sys\nfor line in sys.stdin:\n    {body}\n", encoding="utf-8")
    return f"{sys.executable} {path}"


def chosen(command: str) -> tuple[int, int]:
    """What an external bot chooses at the start of Pig, and how often it failed."""
    player = External(command, "seed", BotPatience(grace=0.2))
    index = player.choose(SEEN, SHORT)
    player.close()
    return index, player.faults


def answering(folder: Path, answer: str) -> str:
    return program(folder, f"print({answer!r}, flush=True)")


def test_a_decision_is_one_line_of_json(tmp_path: Path) -> None:
    kept = tmp_path / "asked"
    body = f"open({str(kept)!r}, 'w').write(line); print('{{\"choose\": 1}}', flush=True)"
    assert chosen(program(tmp_path, body)) == (1, 0)
    asked = json.loads(kept.read_text("utf-8"))
    assert asked["view"] == SEEN.view()
    del asked["view"]
    assert asked == {
        "game": "pig",
        "seat": 1,
        "number": 0,
        "reason": "turn",
        "options": ["roll", "hold"],
        "budget": {"nodes": 7, "seconds": 0.5},
        "seed": "seed",
        "packs": [],
    }


@pytest.mark.parametrize(
    "answer", ['{"choose": 1}', '{"choose": "hold"}', '{"choose": " HOLD ", "number": 0}']
)
def test_an_index_or_notation_is_understood(tmp_path: Path, answer: str) -> None:
    assert chosen(answering(tmp_path, answer)) == (1, 0)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ('{"choose": 2}', "it chose 2, and there are 2 options"),
        ('{"choose": -1}', "it chose -1, and there are 2 options"),
        ('{"choose": "holt"}', '"holt" is none of its 2 options; nearest: hold'),
        ('{"choose": true}', 'it answered "{\\"choose\\": true}", not'),
        ('{"choice": 1}', 'it answered "{\\"choice\\": 1}", not'),
        ("hold", 'it answered "hold", not {"choose": …}'),
        ("", 'it answered "", not {"choose": …}'),
        ('{"choose": 1, "number": 4}', "it answered decision 4, and was asked 0"),
    ],
)
def test_other_answers_are_replaced(
    tmp_path: Path, answer: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    greedy = bot("greedy", "seed/stand-in").choose(SEEN, SHORT)
    assert chosen(answering(tmp_path, answer)) == (greedy, 1)
    assert caplog.records[0].__dict__["replaced"]["why"].startswith(why)


def test_one_that_leaves_or_never_ends_its_line_is_replaced(tmp_path: Path) -> None:
    assert chosen(program(tmp_path, "sys.exit(1)"))[1] == 1
    assert chosen(program(tmp_path, "sys.stdout.write('x' * 5_000_000)"))[1] == 1


def test_one_that_closes_its_ears_is_replaced(tmp_path: Path) -> None:
    deaf = tmp_path / "deaf.py"
    deaf.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    player = External(f"{sys.executable} {deaf}", "seed", BotPatience(grace=0.1, start=0.1))
    player.choose(SEEN, Budget(seconds=0.1))
    player.close()
    assert player.faults == 1


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("external:", "needs a command"),
        ("external:no-such-program --fast", "there is no program 'no-such-program'"),
        ("external:sh 'half", "is no command: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_told(command: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        bot(command)
