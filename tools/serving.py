"""A real server in a process of its own, for load, crash and browser runs. Loopback only."""

import http.client
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.postgres import free_port

PATIENCE = 60.0


class Serving:
    """`astragal serve` on a free port; it can be killed and started again on the same data."""

    def __init__(self, data: Path, options: Sequence[str] = ()) -> None:
        self.port = free_port()
        self.data = data
        self.host = f"127.0.0.1:{self.port}"
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Serving":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "astragal", "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), *self._options]
        with (self.data / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self.healthy():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start: {self.log_tail()}")
            time.sleep(0.05)

    def healthy(self) -> bool:
        """Whether it says that it is well."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """kill -9, and everything that it started."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Ask it to stop; a server that does not is killed."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def memory(self) -> int:
        """Bytes of memory that the server uses itself."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time that the server has used itself."""
        fields = (
            Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def log_tail(self) -> str:
        """The last of what it wrote."""
        return "\n".join(self.log_lines())[-2000:]

    def log_lines(self) -> list[str]:
        """What it wrote."""
        return (self.data / "log").read_text("utf-8", "replace").splitlines()
