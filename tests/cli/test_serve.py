"""`astragal serve`, as somebody starts it."""

import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from astragal.cli import main


def test_it_serves_says_where_and_ends_in_good_order(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "astragal", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = next(word for word in said.split() if word.startswith("http://"))
            with urlopen(f"{address}/healthz", timeout=30) as answer:
                assert answer.read() == b"ok"
        finally:
            server.terminate()
    assert server.returncode in (0, -15)
    assert (tmp_path / "astragal.sqlite").exists()


def test_a_port_that_is_taken_is_said_plainly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = CliRunner().invoke(main, ["serve", "--port", port, "--data", str(tmp_path)])
    assert told.exit_code == 1
    assert port in told.output
    assert "--port" in told.output


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "astragal.server.door", raising=False)
    told = CliRunner().invoke(main, ["serve"])
    assert told.exit_code == 1
    assert "astragal[server]" in told.output
