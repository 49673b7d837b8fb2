"""A PostgreSQL of our own for the tests: found on the machine, or installed where that is allowed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from tempfile import mkdtemp

import psycopg

from .server import free_port

USER = "postgres"


def programs() -> Path:
    """The folder with initdb and postgres."""
    found = _installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q"], check=False, capture_output=True)
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], check=False, capture_output=True)
        found = _installed()
    if found is None:
        raise AssertionError("these tests need PostgreSQL: install it so that initdb is on the PATH")
    return found


def _installed() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    candidates = [*folders, *([Path(on_path).parent] if on_path else [])]
    return next((folder for folder in candidates if (folder / "initdb").exists()), None)


class Postgres:
    """A database cluster in a folder and on a port of its own, gone at the end."""

    def __init__(self) -> None:
        self.bin = programs()
        # Not among the folders of the tests: nobody but who runs the tests may look into those.
        self.data = Path(mkdtemp(prefix="coincoin-postgres-"))
        self.port = free_port()
        self.address = f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> Postgres:
        if os.geteuid() == 0:  # the server refuses to run as root
            shutil.chown(self.data, USER, USER)
        initdb = [str(self.bin / "initdb"), "-D", str(self.data), "-U", USER, "--auth=trust", "-E", "UTF8"]
        subprocess.run([*self._as_user(), *initdb], check=True, capture_output=True, cwd="/")
        return self.start()

    def start(self) -> Postgres:
        server = [str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1", "-k", ""]
        self.process = subprocess.Popen(
            [*self._as_user(), *server], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        for _ in range(200):
            try:
                psycopg.connect(self.address).close()
                return self
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        """Whoever is connected."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.data)

    @staticmethod
    def _as_user() -> list[str]:
        if os.geteuid() != 0:
            return []
        return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]
