"""The store: people, their hashed secrets, and the log of every table. SQLite or PostgreSQL, one schema.

The key (table, sequence) makes it impossible that two hosts write the same place of a log.
"""

from __future__ import annotations

import secrets
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from coincoin.host import hours
from coincoin.host.store.jobs import APPEND, TOGETHER, TURN, TURN_OVER, Code, Job, hashed, put_form
from coincoin.host.table.entries import AnyEntry, decode_entry
from coincoin.kernel.errors import BadLog, CoincoinError

SCHEMA = """
CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made DOUBLE PRECISION NOT NULL);
CREATE TABLE IF NOT EXISTS secrets (hash TEXT PRIMARY KEY, person TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS secrets_person ON secrets (person);
CREATE TABLE IF NOT EXISTS ducks (person TEXT PRIMARY KEY, hat TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS devices (hash TEXT PRIMARY KEY, name TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL);
CREATE TABLE IF NOT EXISTS phrases (person TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS shunned (person TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL,
    kind TEXT NOT NULL, PRIMARY KEY (person, other));
CREATE INDEX IF NOT EXISTS shunned_other ON shunned (other);
CREATE TABLE IF NOT EXISTS spoken (code TEXT PRIMARY KEY, table_id TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL, table_id TEXT NOT NULL,
    seat INTEGER NOT NULL, until DOUBLE PRECISION NOT NULL);
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL,
    driven INTEGER NOT NULL, changed DOUBLE PRECISION NOT NULL, info TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS tables_changed ON tables (status, changed);
CREATE TABLE IF NOT EXISTS seated (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
CREATE INDEX IF NOT EXISTS seated_table ON seated (table_id);
CREATE TABLE IF NOT EXISTS log (table_id TEXT NOT NULL, sequence INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence));
CREATE TABLE IF NOT EXISTS turns (table_id TEXT NOT NULL, person TEXT NOT NULL, sequence INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL, told INTEGER NOT NULL, PRIMARY KEY (table_id, person));
CREATE INDEX IF NOT EXISTS turns_told ON turns (told);
CREATE TABLE IF NOT EXISTS channels (id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL,
    address TEXT NOT NULL, confirmed INTEGER NOT NULL, failed INTEGER NOT NULL, made DOUBLE PRECISION NOT NULL);
CREATE INDEX IF NOT EXISTS channels_person ON channels (person);
CREATE TABLE IF NOT EXISTS wishes (person TEXT PRIMARY KEY, wishes TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS results (table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL,
    name TEXT NOT NULL, game TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL, place INTEGER NOT NULL,
    score INTEGER NOT NULL, won INTEGER NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (table_id, seat));
CREATE INDEX IF NOT EXISTS results_person ON results (person, ended);
CREATE INDEX IF NOT EXISTS results_game ON results (game, ended);
CREATE TABLE IF NOT EXISTS holidays (person TEXT PRIMARY KEY, first DOUBLE PRECISION NOT NULL,
    last DOUBLE PRECISION NOT NULL);
CREATE TABLE IF NOT EXISTS form (version INTEGER NOT NULL)
"""

MOST_ROWS = 200  # in one statement


class StoreProblem(CoincoinError):
    """The database cannot be used; the message says why."""


class Connection(Protocol):
    """What sqlite3 and psycopg have in common."""

    def execute(self, sql: str, parameters: Sequence[Any] = ...) -> Any: ...

    def close(self) -> None: ...


class Notice(msgspec.Struct, omit_defaults=True):
    """What hosts on the same database tell each other: a log has grown, or who is at a table."""

    host: str
    table: str
    sequence: int = 0
    people: list[str] | None = None
    spectators: int = 0


MISSED = Notice("", "")


class Store(ABC):
    """A database. Each thread that uses it has a connection of its own."""

    name = "the database"  # in sentences; never with a password
    several_hosts = False
    _sql_style = "?"

    def __init__(self) -> None:
        self.host = secrets.token_hex(4)  # this host among others
        self._local = threading.local()

    @abstractmethod
    def open(self) -> Connection:
        """A new connection: each kind of store has its own."""

    def close(self) -> None:
        """Give up what keeps others out."""

    @property
    def connection(self) -> Connection:
        if not hasattr(self._local, "connection"):
            self._local.connection = self.open()
        found: Connection = self._local.connection
        return found

    def forget_connection(self) -> None:
        """After an error: the next use opens a new one."""
        if hasattr(self._local, "connection"):
            self._local.connection.close()
            del self._local.connection

    def run(self, sql: str, *parameters: Any) -> Any:
        return self.connection.execute(sql.replace("?", self._sql_style), parameters)

    @abstractmethod
    def exists(self) -> bool:
        """Has a host kept tables here?"""

    def prepare(self) -> None:
        """Make what is not there yet."""
        new = not self.exists()
        self.run("BEGIN")
        for statement in SCHEMA.split(";\n"):
            self.run(statement)
        if new:
            form = put_form()
            self.run(form.sql, *form.parameters)
        self.run("COMMIT")

    def form(self) -> int:
        """The form of what is kept here: not today's in a database that is to be migrated first."""
        return self.run("SELECT max(version) FROM form").fetchone()[0] or 1

    # ---- writing: the writer calls this with many jobs at once ----

    def commit(self, jobs: Sequence[Job]) -> list[bool]:
        """One transaction for all jobs; for each, whether it was done."""
        self.run("BEGIN")
        try:
            if self._together(APPEND, jobs):
                for sql in (TURN_OVER, TURN):
                    self._together(sql, jobs)
                results = [self._do([each for each in job if each.sql not in TOGETHER]) for job in jobs]
            else:  # one of them is too late: see which
                self.run("ROLLBACK")
                self.run("BEGIN")
                results = [self._do(job) for job in jobs]
            self.announce([job for job, done in zip(jobs, results, strict=True) if done])
            self.run("COMMIT")
        except BaseException:
            self.forget_connection()  # which rolls back
            raise
        return results

    def _together(self, sql: str, jobs: Sequence[Job]) -> bool:
        """This of all jobs in few statements, since the thread waits for its turn at each; were all rows written?"""
        rows, written = [each.parameters for job in jobs for each in job if each.sql == sql], 0
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            row = f"({', '.join('?' * len(some[0]))})"
            many = sql.replace(row, ", ".join([row] * len(some)))
            written += self.run(many, *[value for each in some for value in each]).rowcount
        return written == len(rows)

    def _do(self, job: Job) -> bool:
        if not job:
            return True
        first, *others = job
        if self.run(first.sql, *first.parameters).rowcount == 0:
            return False
        for statement in others:
            self.run(statement.sql, *statement.parameters)
        return True

    # ---- other hosts on the same database ----

    def announce(self, jobs: Sequence[Job]) -> None:
        """Tell other hosts which logs have grown."""

    def told(self, notice: Notice) -> Job:
        """What tells other hosts; nothing where there are none."""
        return []

    def listen(self, tell: Callable[[Notice], object]) -> None:
        """Call `tell`, in some thread, for each notice; with MISSED where some may have been lost."""

    def leads(self, table: str) -> bool:
        """Is this the one host that moves bots and clocks at a table?"""
        return True

    def gives_up(self, table: str) -> None:
        """Let another host do so."""

    # ---- reading ----

    def log(self, table: str, after: int = 0) -> list[AnyEntry]:
        try:
            return [decode_entry(text) for text in self.texts(table, after)]
        except msgspec.MsgspecError as problem:
            raise BadLog(f"the log of table {table} cannot be read: {problem}") from problem

    def texts(self, table: str, after: int = 0) -> list[str]:
        """The log as it is written."""
        sql = "SELECT entry FROM log WHERE table_id = ? AND sequence > ? ORDER BY sequence"
        return self._column(sql, table, after)

    def code(self, code: str) -> Code | None:
        """What a code that has not been used yet is for."""
        row = self.run(
            "SELECT person, table_id, seat FROM codes WHERE hash = ? AND until > ?", hashed(code), hours.now()
        ).fetchone()
        return Code(*row) if row else None

    def open_tables(self, most: int) -> list[str]:
        """The infos of public tables, those that wait for players first."""
        return self._column(
            "SELECT info FROM tables WHERE public = 1 AND status IN ('lobby', 'running') "
            "ORDER BY status, changed DESC LIMIT ?",
            most,
        )

    def lobbies_of(self, person: str) -> list[str]:
        """The infos of tables with this person that have not begun, oldest first."""
        return self._column(
            "SELECT info FROM tables JOIN seated ON table_id = id "
            "WHERE person = ? AND status = 'lobby' ORDER BY changed",
            person,
        )

    def info(self, table: str) -> str:
        """The info of a table, as far as the list of tables knows it; empty if there is no such table."""
        return next(iter(self._column("SELECT info FROM tables WHERE id = ?", table)), "")

    def running_of(self, person: str) -> list[str]:
        return self._column(
            "SELECT info FROM tables JOIN seated ON table_id = id WHERE person = ? AND status IN ('running', 'halted')",
            person,
        )

    def holidays(self, people: list[str]) -> dict[str, tuple[float, float]]:
        """From when until when these people are on holiday, or were."""
        places = ", ".join("?" * len(people))
        rows = self.run(f"SELECT person, first, last FROM holidays WHERE person IN ({places})", *people).fetchall()
        return {person: (first, last) for person, first, last in rows}

    def tables_of(self, person: str, most: int) -> list[str]:
        return self._column(
            "SELECT info FROM tables JOIN seated ON table_id = id WHERE person = ? ORDER BY changed DESC LIMIT ?",
            person,
            most,
        )

    def _column(self, sql: str, *parameters: Any) -> list[str]:
        return [row[0] for row in self.run(sql, *parameters).fetchall()]

    def driven(self) -> list[str]:
        """Running tables where something happens without people: a bot to move, a clock."""
        return self._column("SELECT id FROM tables WHERE status = 'running' AND driven = 1")

    def ids(self, status: str = "") -> list[str]:
        if status:
            return self._column("SELECT id FROM tables WHERE status = ? ORDER BY changed", status)
        return self._column("SELECT id FROM tables ORDER BY changed")

    def untouched(self, status: str, before: float) -> list[str]:
        return self._column("SELECT id FROM tables WHERE status = ? AND changed < ?", status, before)

    def without_table(self, before: float) -> list[str]:
        """People who came before then and have a seat nowhere."""
        return self._column(
            "SELECT id FROM people WHERE made < ? AND NOT EXISTS (SELECT 1 FROM seated WHERE person = id)", before
        )
