"""`coincoin migrate`: logs of older forms written anew, and running matches replayed by newer rules.

A word is said on each that cannot be carried over; it stays as it was, and is tried again the next time.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import msgspec

from coincoin.host.settings import add_setting
from coincoin.host.store import jobs
from coincoin.host.store.numbers import in_words
from coincoin.host.store.opening import open_store
from coincoin.host.store.store import Store
from coincoin.host.table.decide import migrated
from coincoin.host.table.entries import AnyEntry, encode_entry
from coincoin.host.table.reading import by_other_rules, fold, rules_of
from coincoin.kernel.errors import CoincoinError


class Migration(NamedTuple):
    """What became of a running match: `problem` is empty if it goes on by the new rules."""

    table: str
    old: int
    new: int
    problem: str


def write_in_words(store: Store) -> list[str]:
    """Moves that are still numbers become words; a sentence for each table where they cannot."""
    stuck = []
    for id in store.ids():
        texts = store.texts(id)
        try:
            entries = in_words([msgspec.json.decode(text) for text in texts])
        except (CoincoinError, msgspec.DecodeError) as problem:
            stuck.append(f"{id}: {problem}")
            continue
        written = [encode_entry(entry).decode() for entry in entries]
        job = [jobs.write_anew(id, n, text) for n, text in enumerate(written, 1) if text != texts[n - 1]]
        if job:
            store.commit([job])
    if store.form() < jobs.FORM:
        store.commit([[jobs.put_form()]])
    return stuck


def migrate(store: Store) -> list[Migration]:
    """Replay each running match of older rules by today's; only those that replay are marked as such."""
    found = []
    for id in [*store.ids("running"), *store.ids("halted")]:
        try:
            if by_other_rules(entries := store.log(id)):
                found.append(carry_over(store, id, entries))
        except (CoincoinError, ValueError, IndexError, KeyError) as problem:
            found.append(Migration(id, 0, 0, str(problem)))
    return found


def carry_over(store: Store, id: str, entries: list[AnyEntry]) -> Migration:
    table = fold(id, entries)
    step = migrated(table)
    again = fold(id, [*entries, step])
    if not again.halted:
        store.commit([[jobs.append(id, again.version, step), jobs.put_table(again)]])
    return Migration(id, rules_of(entries), table.game.version, again.halted)


# ---- the command ----


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = f"{parser.description}, while no host runs"
    add_setting(parser, "database")


def run(arguments: argparse.Namespace) -> None:
    store = open_store(arguments.database, old=True)
    try:
        for problem in write_in_words(store):
            print(problem)
        tell(migrate(store))
    finally:
        store.close()


def tell(migrations: list[Migration]) -> None:
    for table, old, new, problem in migrations:
        print(f"{table}: rules {old} -> {new}: {problem or 'goes on'}")
    stuck = sum(bool(migration.problem) for migration in migrations)
    print(f"{len(migrations) - stuck} matches carried over, {stuck} left as they were")
