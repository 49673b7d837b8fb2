"""A real host process, started and stopped by the tests."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path


class Server:
    """`coincoin serve` on a port of its own."""

    def __init__(self, folder: Path, database: str = "", port: int = 0, **flags: object) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.errors = folder / f"host-{self.port}.log"
        values = {"port": self.port, "database": database or folder / "host.db", "bot-pause": 0, "rate": 1000} | {
            name.replace("_", "-"): value for name, value in flags.items()
        }
        self.command = [sys.executable, "-m", "coincoin.cli", "serve"]
        self.command += [f"--{name}={value}" for name, value in values.items()]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(self.command, stderr=errors, stdout=errors, start_new_session=True)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=5).close()
                return self
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the host did not start: {self.errors.read_text()}")

    def kill(self) -> None:
        """SIGKILL, bots and all: nothing is said, nothing is written."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):  # it has ended by itself
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """SIGTERM; the exit code."""
        if self.process is None:
            return 0
        self.process.terminate()
        code = self.process.wait(20)
        self.process = None
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
