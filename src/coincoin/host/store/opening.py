"""The store of an address."""

from __future__ import annotations

import sys
from pathlib import Path

from coincoin.host.store.jobs import FORM
from coincoin.host.store.sqlite import SqliteStore
from coincoin.host.store.store import Store, StoreProblem


def open_store(database: str, new: bool = False, old: bool = False) -> Store:
    """The store of an address: a path, or postgresql://...

    Only where it may be `new` is one made that is not there yet, and that is said: the address may be mistyped.
    Only who carries it over opens an `old` one.
    """
    store = store_of(database)
    exists = store.exists()
    if not exists and not new:
        store.close()
        raise StoreProblem(f"{store.name} holds no tables of a coincoin host: is that the right --database?")
    store.prepare()
    if store.form() < FORM and not old:
        store.close()
        raise StoreProblem(f"{store.name} is of an older coincoin: run coincoin migrate, once, before anything else")
    if not exists:
        print(f"coincoin: {store.name} is new", file=sys.stderr, flush=True)
    return store


def store_of(database: str) -> Store:
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from coincoin.host.store.postgres import PostgresStore
        except ImportError as problem:
            raise StoreProblem("PostgreSQL needs one more package: pip install 'coincoin[postgres]'") from problem
        return PostgresStore(database)
    return SqliteStore(Path(database))
