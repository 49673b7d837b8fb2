"""What is written to the store: each job whole or not at all."""

from __future__ import annotations

from hashlib import sha256
from time import time
from typing import Any, NamedTuple

import msgspec

from coincoin.host.table.entries import AnyEntry, encode_entry
from coincoin.host.table.fold import Table

FORM = 2  # of what is kept: in the first, which had no number, moves were codes
ROW = "(?, ?, ?)"
APPEND = f"INSERT INTO log (table_id, sequence, entry) VALUES {ROW} ON CONFLICT DO NOTHING"


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


def write_anew(table: str, sequence: int, entry: str) -> Statement:
    """For what is carried over from an older form: else nothing in a log ever changes."""
    return Statement("UPDATE log SET entry = ? WHERE table_id = ? AND sequence = ?", (entry, table, sequence))


def append(table: str, sequence: int, entry: AnyEntry) -> Statement:
    return Statement(APPEND, (table, sequence, encode_entry(entry).decode()))


def put_table(table: Table) -> Statement:
    """The line of a table in the list of tables."""
    driven = table.setup.clock.kind != "none" or table.bots
    info = msgspec.json.encode(table.info()).decode()
    return Statement(
        "INSERT INTO tables (id, status, public, driven, changed, info) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public, "
        "driven = excluded.driven, changed = excluded.changed, info = excluded.info",
        (table.id, table.status, int(table.setup.public), int(driven), table.changed_at, info),
    )


def put_seated(person: str, table: str) -> Statement:
    return Statement("INSERT INTO seated (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table))


def put_person(person: str, name: str, secret: str) -> Job:
    return [
        Statement(
            "INSERT INTO people (id, name, made) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (person, name, time())
        ),
        put_secret(person, secret),
    ]


def put_secret(person: str, secret: str) -> Statement:
    return Statement("INSERT INTO secrets (hash, person) VALUES (?, ?)", (hashed(secret), person))


def rename(person: str, name: str) -> Job:
    return [Statement("UPDATE people SET name = ? WHERE id = ?", (name, person))]


def put_code(code: str, what: Code, until: float) -> Job:
    return [
        Statement(
            "INSERT INTO codes (hash, person, table_id, seat, until) VALUES (?, ?, ?, ?, ?)",
            (hashed(code), *what, until),
        ),
        Statement("DELETE FROM codes WHERE until < ?", (time(),)),
    ]


def use_code(code: str) -> Statement:
    """Only one of two who claim it at the same time finds it."""
    return Statement("DELETE FROM codes WHERE hash = ? AND until > ?", (hashed(code), time()))


def delete_table(table: str) -> Job:
    return [
        Statement(f"DELETE FROM {where} WHERE {key} = ?", (table,))
        for where, key in (("tables", "id"), ("log", "table_id"), ("seated", "table_id"))
    ]
