"""`astragal arena`."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.run import astragal_command

QUICK = ("arena", "pig", "--bots", "random,random", "--option", "goal=20", "--in-process")
COMMAND = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from astragal.cli import main; main()"
)


def whole_lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True) if path.exists() else []


def test_figures_are_printed() -> None:
    outcome = astragal_command(*QUICK, "--matches", "4", "--jobs", "1")
    assert outcome.exit_code == 0
    first, second = outcome.stdout.split("\n\n")
    assert first.splitlines()[0].split()[:5] == ["bot", "against", "won", "drawn", "lost"]
    assert first.splitlines()[1].startswith("random (2)  random (1)")
    assert [line.split()[0] for line in second.splitlines()] == ["bot", "random", "random"]
    assert outcome.stderr == ""


def test_rows_for_a_page_can_be_printed() -> None:
    outcome = astragal_command(*QUICK, "--matches", "2", "--jobs", "1", "--markdown")
    head, rule, row = outcome.stdout.splitlines()
    assert head.count("|") == rule.count("|") == row.count("|") == 11
    assert row.startswith("| pig, goal 20, 2 seats | random (2) | random (1) | 1 node | 2 | ")


HEROES = ("--seat", "hero=monk", "--seat", "hero=ninja")
DUEL = ("arena", "dice-throne", "--bots", "random,random", "--in-process", "--jobs", "1", *HEROES)


def test_heroes_are_told_and_kept(tmp_path: Path) -> None:
    out = tmp_path / "out"
    printed = astragal_command(*DUEL, "--matches", "4", "--out", out).stdout.split("\n\n")
    assert printed[1].splitlines()[0].split() == [
        "hero", "bot", "seats", "wins", "95", "%", "chance"
    ]  # fmt: skip
    assert [line.split()[:2] for line in printed[1].splitlines()[1::3]] in (
        [["monk", "all"], ["ninja", "all"]],
        [["ninja", "all"], ["monk", "all"]],
    )
    kept = [json.loads(line)["seats"] for line in whole_lines(out)[1:]]
    assert kept[0] == [{"hero": "monk"}, {"hero": "ninja"}]
    assert kept[2] == [{"hero": "ninja"}, {"hero": "monk"}]


def test_heroes_make_a_second_table_of_a_page() -> None:
    printed = astragal_command(*DUEL, "--matches", "2", "--markdown").stdout
    second = printed.split("\n\n")[1]
    assert second.startswith("| hero | bot | seats | wins | 95 % | chance |\n| --- |")
    assert second.count("\n| monk | ") == second.count("\n| ninja | ") == 3


MISFIT = ("arena", "pig", "--jobs", "1", "--matches", "9", "--bots")


@pytest.mark.parametrize("how", [["--in-process"], []])
def test_a_bot_that_fails_again_and_again_stops_the_arena(how: list[str]) -> None:
    outcome = astragal_command(*MISFIT, "random,tests.bots.misfits:Raising", *how)
    assert outcome.exit_code == 1
    assert outcome.stderr.count("Traceback (most recent call last)") == 1
    assert outcome.stderr.count('raise ValueError("no idea")') == 1
    assert "Raising failed and lost match 1, seat 1, decision 0: ValueError" in outcome.stderr
    assert "Error: Raising lost 3 matches in a row by faults, so the arena" in outcome.stderr
    won = outcome.stdout.splitlines()[1].split()
    assert won[:5] == ["Raising", "random", "0", "0", "3"]
    assert outcome.stdout.splitlines()[-1].split()[-1] == "3"


def test_the_arena_goes_on_with_who_stands_in() -> None:
    names = "random,tests.bots.misfits:Counting"
    replaced = ("--on-fault", "replace", "--option", "goal=2", "--in-process")
    outcome = astragal_command(*MISFIT, names, *replaced)
    assert outcome.exit_code == 0
    assert int(outcome.stdout.splitlines()[-1].split()[-1]) >= 9


def test_matches_beyond_a_whole_block_are_told() -> None:
    outcome = astragal_command(*QUICK, "--matches", "3", "--jobs", "1")
    assert outcome.stderr == "Seats are balanced in every 2 matches; 1 of these are beyond that.\n"


def test_the_sequential_test_says_how_it_ended() -> None:
    bots = ("--bots", "random,docs.examples.hold_at_twenty:HoldAtTwenty")
    hopeless = (*QUICK[:2], *bots, "--in-process", "--jobs", "1", "--matches", "50")
    outcome = astragal_command(*hopeless, "--sprt", "0,190.85")
    assert "Sequential test: Elo +190.85 accepted after 8 matches." in outcome.stdout
    outcome = astragal_command(*QUICK, "--matches", "2", "--jobs", "1", "--sprt", "0,1")
    assert "is between -2.94 and 2.94." in outcome.stdout


def test_records_are_kept_and_verify(tmp_path: Path) -> None:
    astragal_command(*QUICK, "--matches", "2", "--jobs", "1", "--records", tmp_path / "records")
    kept = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in kept] == ["000001.astragal", "000002.astragal"]
    assert astragal_command("verify", kept[1]).exit_code == 0


def test_an_arena_goes_on_where_it_ended(tmp_path: Path) -> None:
    out = tmp_path / "out"
    astragal_command(*QUICK, "--matches", "2", "--jobs", "1", "--out", out)
    again = astragal_command(*QUICK, "--matches", "4", "--jobs", "1", "--out", out)
    assert again.exit_code == 1
    assert "already exists; continue with --resume" in again.output
    astragal_command(*QUICK, "--matches", "4", "--jobs", "1", "--out", out, "--resume")
    assert [json.loads(line)["match"] for line in whole_lines(out)[1:]] == [1, 2, 3, 4]


def test_ctrl_c_keeps_and_prints_what_is_finished(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = [*QUICK, "--matches", "1000000", "--jobs", "2", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    while len(whole_lines(out)) < 5:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    printed, said = process.communicate()
    assert process.returncode == 130
    assert b"random (2)  random (1)" in printed
    done = len(whole_lines(out)) - 1
    told = re.search(rb"Stopped after (\d+) of 1000000 matches; .* --resume goes on", said)
    assert told is not None
    assert int(told[1]) in (done, done - 1)  # the last one may be kept and not counted yet
    go_on = astragal_command(*QUICK, "--matches", "4", "--out", out, "--resume")
    assert go_on.exit_code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["pgi", "--bots", "random,random"], "there is no game 'pgi'"),
        (["pig", "--bots", "random,gredy"], "there is no bot 'gredy'"),
        (["pig", "--bots", "random,tests.bots.misfits:Seedless"], "it must take a seed"),
        (["pig", "--bots", "random,tests.bots.misfits:Numbered"], "with the seed 'astragal'"),
        (["pig", "--bots", "random"], "--bots takes at least two"),
        (["pig", "--bots", "random,external:no-such-bot"], "there is no program 'no-such-bot'"),
        (["pig", "--bots", "random,random", "--seats", "9"], "this game has 2 to 8 seats"),
        (["dice-throne", "--bots", "random,random", "--seats", "3"], "mode duel is for 2 seats"),
        (["pig", "--bots", "random,random", "--option", "gaol=3"], "there is no 'gaol' here"),
        (["pig", "--bots", "random,random", "--resume"], "--resume continues the file given by"),
        (["pig", "--bots", "random,random", "--out", "no/where"], "can't be used: No such file"),
        (["pig", "--bots", "random,random", "--sprt", "5"], "--sprt is written ELO0,ELO1"),
        (["pig", "--bots", "random,random", "--sprt", "5,0"], "the smaller number comes first"),
        (["pig", "--bots", "random,easy,random", "--sprt", "0,5"], "--sprt compares two bots"),
        (["pig", "--bots", "random,random", "--records", "/dev/null/x"], "can't be created"),
    ],
)
def test_mistakes_are_told(words: list[str], told: str) -> None:
    outcome = astragal_command("arena", *words)
    assert outcome.exit_code in (1, 2)
    assert told in outcome.output
