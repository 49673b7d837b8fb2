"""What is written to the store: each job whole or not at all."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from coincoin.host import hours
from coincoin.host.table.entries import AnyEntry, encode_entry
from coincoin.host.table.fold import Table

FORM = 2  # of what is kept: in the first, which had no number, moves were codes
APPEND = "INSERT INTO log (table_id, sequence, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
# Who is waited for at a table, and who is no more: once a table in all jobs that are written together.
TURN = (
    "INSERT INTO turns (table_id, person, sequence, at, told) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, person) "
    "DO UPDATE SET sequence = excluded.sequence, at = excluded.at, told = excluded.told"
)
TURN_OVER = "DELETE FROM turns WHERE (table_id, person) IN (VALUES (?, ?))"
TOGETHER = APPEND, TURN_OVER, TURN  # many rows in one statement


class Statement(NamedTuple):
    sql: str
    parameters: tuple[Any, ...] = ()


Job = list[Statement]  # done whole, or not at all if the first statement finds its place taken


class Code(NamedTuple):
    person: str
    table: str
    seat: int


def hashed(secret: str) -> str:
    """Secrets are random and long, so a plain hash hides them."""
    return sha256(secret.encode()).hexdigest()


def put_form() -> Statement:
    return Statement("INSERT INTO form (version) VALUES (?)", (FORM,))


def nothing_new() -> Job:
    """Writes what is there already: to see whether that can be done."""
    return [Statement("UPDATE form SET version = version")]


def write_anew(table: str, sequence: int, entry: str) -> Statement:
    """For what is carried over from an older form: else nothing in a log ever changes."""
    return Statement("UPDATE log SET entry = ? WHERE table_id = ? AND sequence = ?", (entry, table, sequence))


def append(table: str, sequence: int, entry: AnyEntry) -> Statement:
    return Statement(APPEND, (table, sequence, encode_entry(entry).decode()))


def put_table(table: Table) -> Statement:
    """The line of a table in the list of tables."""
    driven = table.setup.clock.kind != "none" or table.bots
    info = msgspec.json.encode(table.info()).decode()
    # A table that waits for Saturday is as young on Saturday as one that was made then.
    changed = max(table.changed_at, table.when) if table.status == "lobby" else table.changed_at
    return Statement(
        "INSERT INTO tables (id, status, public, driven, changed, info) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public, "
        "driven = excluded.driven, changed = excluded.changed, info = excluded.info",
        (table.id, table.status, int(table.setup.public), int(driven), changed, info),
    )


def put_seated(person: str, table: str) -> Statement:
    return Statement("INSERT INTO seated (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table))


def put_holiday(person: str, first: float, last: float) -> Statement:
    return Statement(
        "INSERT INTO holidays (person, first, last) VALUES (?, ?, ?) "
        "ON CONFLICT (person) DO UPDATE SET first = excluded.first, last = excluded.last",
        (person, first, last),
    )


def put_code(code: str, what: Code, until: float) -> Job:
    return [
        Statement(
            "INSERT INTO codes (hash, person, table_id, seat, until) VALUES (?, ?, ?, ?, ?)",
            (hashed(code), *what, until),
        ),
        Statement("DELETE FROM codes WHERE until < ?", (hours.now(),)),
    ]


def use_code(code: str) -> Statement:
    """Only one of two who claim it at the same time finds it."""
    return Statement("DELETE FROM codes WHERE hash = ? AND until > ?", (hashed(code), hours.now()))


OF_PERSON = ("secrets", "ducks", "phrases", "channels", "wishes", "holidays")


def delete_person(person: str) -> Job:
    """Unless they have sat down meanwhile."""
    alone = "NOT EXISTS (SELECT 1 FROM seated WHERE person = ?)"
    return [
        Statement(f"DELETE FROM people WHERE id = ? AND {alone}", (person, person)),
        Statement("DELETE FROM devices WHERE hash IN (SELECT hash FROM secrets WHERE person = ?)", (person,)),
        *(Statement(f"DELETE FROM {each} WHERE person = ?", (person,)) for each in OF_PERSON),
        Statement("DELETE FROM shunned WHERE person = ? OR other = ?", (person, person)),
    ]


def delete_table(table: str) -> Job:
    return [
        Statement(f"DELETE FROM {where} WHERE {key} = ?", (table,))
        for where, key in (
            ("tables", "id"),
            ("log", "table_id"),
            ("seated", "table_id"),
            ("spoken", "table_id"),
            ("turns", "table_id"),
        )
    ]
