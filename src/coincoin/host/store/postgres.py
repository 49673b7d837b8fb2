"""PostgreSQL: several hosts on one database, telling each other by LISTEN and NOTIFY."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
import psycopg

from coincoin.host.store.jobs import APPEND, Job, Statement
from coincoin.host.store.store import MISSED, Connection, Notice, Store, StoreProblem
from coincoin.host.watch.journal import note

CHANNEL = "coincoin"


class PostgresStore(Store):
    """The same tables and statements as on SQLite."""

    name = "this PostgreSQL database"
    several_hosts = True
    _sql_style = "%s"

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self._led: set[str] = set()
        self._leading: psycopg.Connection[Any] | None = None
        self._leading_lock = threading.Lock()
        self._closed = threading.Event()
        self._listener: threading.Thread | None = None

    def open(self) -> Connection:
        return cast(Connection, self._connect())

    def _connect(self) -> psycopg.Connection[Any]:
        try:
            return psycopg.connect(self.address, autocommit=True)
        except psycopg.Error as problem:
            raise StoreProblem(f"PostgreSQL does not answer: {problem}") from problem

    def exists(self) -> bool:
        return bool(self._column("SELECT 1 WHERE to_regclass('log') IS NOT NULL"))

    def prepare(self) -> None:
        # Hosts that start together must not both create the schema.
        self.run("SELECT pg_advisory_lock(20201)")
        super().prepare()
        self.run("SELECT pg_advisory_unlock(20201)")

    def run(self, sql: str, *parameters: Any) -> Any:
        try:
            return super().run(sql, *parameters)
        except psycopg.OperationalError:
            self.forget_connection()
            raise

    def close(self) -> None:
        self._closed.set()
        if self._listener is not None:
            self._listener.join()
        if self._leading is not None:
            self._leading.close()
        self.forget_connection()

    # ---- other hosts ----

    def told(self, notice: Notice) -> Job:
        return [Statement("SELECT pg_notify(?, ?)", (CHANNEL, msgspec.json.encode(notice).decode()))]

    def announce(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            statement = job[0]
            if statement.sql == APPEND:
                table, sequence, _ = statement.parameters
                for notice in self.told(Notice(self.host, table, sequence)):
                    self.run(*self._flat(notice))

    @staticmethod
    def _flat(statement: Statement) -> tuple[Any, ...]:
        return statement.sql, *statement.parameters

    def listen(self, tell: Callable[[Notice], object]) -> None:
        self._listener = threading.Thread(target=self._listen, args=(tell,), name="listener", daemon=True)
        self._listener.start()

    def _listen(self, tell: Callable[[Notice], object]) -> None:
        while not self._closed.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    tell(MISSED)
                    while not self._closed.is_set():
                        for notify in connection.notifies(timeout=0.5):
                            tell(msgspec.json.decode(notify.payload, type=Notice))
            except (psycopg.Error, StoreProblem) as problem:
                note("the listener lost PostgreSQL", problem=repr(problem))
                with self._leading_lock:
                    self._leading = None  # a database that was started anew has forgotten who leads
                time.sleep(1)

    def leads(self, table: str) -> bool:
        """One host has the lock of a table; it falls free when that host dies."""
        with self._leading_lock:
            try:
                if self._leading is None:
                    self._leading = self._connect()
                    self._led.clear()
                if table not in self._led:
                    row = self._leading.execute(
                        "SELECT pg_try_advisory_lock(hashtextextended(%s, 1))", (table,)
                    ).fetchone()
                    if row and row[0]:
                        self._led.add(table)
                return table in self._led
            except (psycopg.Error, StoreProblem):
                self._leading = None
                return False

    def gives_up(self, table: str) -> None:
        with self._leading_lock:
            if self._leading is not None and table in self._led:
                self._led.remove(table)
                self._leading.execute("SELECT pg_advisory_unlock(hashtextextended(%s, 1))", (table,))
