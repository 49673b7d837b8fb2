"""SQLite: one file, one host."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

from coincoin.host.store.store import Connection, Store, StoreProblem


class SqliteStore(Store):
    """Beside the file lies another that is locked as long as the host lives, wherever SQLite knows how to lock."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.name = f"the database {path}"
        self.path = path
        self._lock: sqlite3.Connection | None = None

    def exists(self) -> bool:
        return self.path.exists() and bool(self._column("SELECT 1 FROM sqlite_master WHERE name = 'log'"))

    def prepare(self) -> None:
        beside = Path(f"{self.path.resolve()}.lock")  # one for all links to the file
        try:
            for file in (beside, self.path):  # it holds the secrets of running matches
                file.touch(0o600)
                with suppress(PermissionError):  # somebody else's
                    file.chmod(0o600)
        except OSError as problem:
            raise StoreProblem(f"{self.name} cannot be opened: {problem.strerror}") from problem
        try:
            self._lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            self.close()
            raise StoreProblem(
                f"another coincoin host uses {self.path}: stop it, or give this one another --database"
            ) from problem
        super().prepare()

    def open(self) -> Connection:
        try:
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA busy_timeout = 10000")
            connection.execute("PRAGMA temp_store = MEMORY")  # what a statement needs to be undone goes to no file
        except sqlite3.Error as problem:
            raise StoreProblem(f"{self.name} cannot be opened: {problem}") from problem
        return connection

    def close(self) -> None:
        self.forget_connection()
        if self._lock is not None:
            self._lock.close()
