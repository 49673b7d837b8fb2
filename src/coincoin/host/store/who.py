"""People in the store: their names and ducks, the devices that prove who they are, and whom they want nothing of."""

from __future__ import annotations

from time import time
from typing import NamedTuple

from coincoin.host.store.jobs import Job, Statement, hashed
from coincoin.host.store.store import Store

SEEN_EVERY = 600  # seconds between notes that a device was here


class Known(NamedTuple):
    """A person as the store has them."""

    name: str
    hat: str
    hashes: dict[str, float]  # of the secrets of their devices, and when each was last seen


class Device(NamedTuple):
    hash: str
    name: str
    made: float
    seen: float


# ---- reading ----


def known(store: Store, person: str) -> Known | None:
    sql = "SELECT name, coalesce(hat, '') FROM people LEFT JOIN ducks ON person = id WHERE id = ?"
    found = store.run(sql, person).fetchone()
    if found is None:
        return None
    name, hat = found
    return Known(name, hat, {device.hash: device.seen for device in devices(store, person)})


def devices(store: Store, person: str) -> list[Device]:
    """Newest first; of those from before devices were kept, nothing is known."""
    sql = (
        "SELECT secrets.hash, coalesce(name, ''), coalesce(made, 0), coalesce(seen, 0) FROM secrets "
        "LEFT JOIN devices ON devices.hash = secrets.hash WHERE person = ? ORDER BY 4 DESC"
    )
    return [Device(*row) for row in store.run(sql, person).fetchall()]


def has_phrase(store: Store, person: str) -> bool:
    return store.run("SELECT 1 FROM phrases WHERE person = ?", person).fetchone() is not None


def of_phrase(store: Store, phrase: str) -> str:
    """Whose recovery phrase this is."""
    found = store.run("SELECT person FROM phrases WHERE hash = ?", hashed(phrase)).fetchone()
    return found[0] if found else ""


def shunned(store: Store, person: str) -> list[tuple[str, str, str]]:
    """Whom they want nothing of: person, name, kind."""
    rows = store.run("SELECT other, name, kind FROM shunned WHERE person = ? ORDER BY name", person).fetchall()
    return [tuple(row) for row in rows]


def shunned_by(store: Store, person: str) -> set[str]:
    """Who have blocked them."""
    sql = "SELECT person FROM shunned WHERE other = ? AND kind = 'block'"
    return {row[0] for row in store.run(sql, person).fetchall()}


def table_called(store: Store, code: str) -> str:
    """The table of a code that people say."""
    found = store.run("SELECT table_id FROM spoken WHERE code = ?", code).fetchone()
    return found[0] if found else ""


# ---- writing ----


def put_person(person: str, name: str, hat: str, secret: str, device: str) -> Job:
    people = "INSERT INTO people (id, name, made) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return [Statement(people, (person, name, time())), put_hat(person, hat), *put_device(person, secret, device)]


def put_hat(person: str, hat: str) -> Statement:
    sql = "INSERT INTO ducks (person, hat) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET hat = excluded.hat"
    return Statement(sql, (person, hat))


def put_device(person: str, secret: str, name: str) -> Job:
    """One more browser that is this person."""
    secrets = Statement("INSERT INTO secrets (hash, person) VALUES (?, ?)", (hashed(secret), person))
    return [secrets, *saw(hashed(secret), name)]


def saw(hash: str, name: str = "") -> Job:
    """This device is here."""
    sql = "INSERT INTO devices (hash, name, made, seen) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO UPDATE SET seen = ?"
    now = time()
    return [Statement(sql, (hash, name, now, now, now))]


def shut_out(hash: str) -> Job:
    return [Statement(f"DELETE FROM {where} WHERE hash = ?", (hash,)) for where in ("secrets", "devices")]


def rename(person: str, name: str, hat: str) -> Job:
    return [Statement("UPDATE people SET name = ? WHERE id = ?", (name, person)), put_hat(person, hat)]


def put_phrase(person: str, phrase: str) -> Job:
    """In place of the one there was."""
    sql = "INSERT INTO phrases (person, hash) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET hash = excluded.hash"
    return [Statement(sql, (person, hashed(phrase)))]


def shun(person: str, other: str, name: str, kind: str) -> Job:
    sql = (
        "INSERT INTO shunned (person, other, name, kind) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, name = excluded.name"
    )
    return [Statement(sql, (person, other, name, kind))]


def forgive(person: str, other: str) -> Job:
    return [Statement("DELETE FROM shunned WHERE person = ? AND other = ?", (person, other))]


def put_spoken(code: str, table: str) -> Job:
    """Not done if another table goes by this code, unless its match is over."""
    sql = (
        "INSERT INTO spoken (code, table_id) VALUES (?, ?) "
        "ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id "
        "WHERE EXISTS (SELECT 1 FROM tables WHERE id = spoken.table_id AND status = 'finished')"
    )
    return [Statement(sql, (code, table))]
