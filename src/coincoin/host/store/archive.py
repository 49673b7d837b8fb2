"""`coincoin archive`: all matches of a host as JSON Lines, out and in again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from coincoin.host.settings import add_setting
from coincoin.host.store import jobs
from coincoin.host.store.numbers import in_words
from coincoin.host.store.opening import open_store
from coincoin.host.store.results import put_results
from coincoin.host.store.store import Store
from coincoin.host.table.entries import AnyEntry, Made
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import fold
from coincoin.kernel.errors import BadLog, CoincoinError

FORMAT = 2
READS = (1, 2)  # in the first, moves were numbers


class Kept(msgspec.Struct, tag_field="type", tag="table"):
    """One line: a table and its whole log, which may be an old one."""

    coincoin: int
    id: str
    log: list[Any]


def export(store: Store) -> Iterator[str]:
    """A line for each table, oldest change first."""
    for id in store.ids():
        yield msgspec.json.encode(Kept(FORMAT, id, store.log(id))).decode()


def restore(store: Store, lines: Iterable[str], name: str) -> tuple[int, int]:
    """Add the tables of these lines; how many were new, and how many were there already."""
    new = known = 0
    for n, line in enumerate(lines, 1):
        where = f"{name}, line {n}"
        id, log = read_line(line, where)
        if store.log(id):
            known += 1
            continue
        table = checked(id, log, where)
        people = {log[0].by, *table.people()} - {""}
        entries = [jobs.append(id, place, entry) for place, entry in enumerate(log, 1)]
        results = put_results(table.info(), table.changed_at)
        store.commit([[*entries, jobs.put_table(table), *results, *(jobs.put_seated(person, id) for person in people)]])
        new += 1
    return new, known


def read_line(line: str, where: str) -> tuple[str, list[AnyEntry]]:
    """The table's id and its log."""
    try:
        kept = msgspec.json.decode(line, type=Kept)
        if kept.coincoin not in READS:
            raise BadLog(f"{where} has format {kept.coincoin}; this program reads format {FORMAT} and older ones")
        log = in_words(kept.log)
    except msgspec.DecodeError as problem:
        raise BadLog(f"{where} is not a table of an export: {problem}") from problem
    if not log or not isinstance(log[0], Made):
        raise BadLog(f"{where}: the log does not begin with the making of the table")
    return kept.id, log


def checked(id: str, log: list[AnyEntry], where: str) -> Table:
    try:
        return fold(id, log)
    except (CoincoinError, ValueError, IndexError, KeyError) as problem:
        raise BadLog(f"{where}: the log cannot be replayed: {problem}") from problem


# ---- the command ----


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["export", "import"], help="what to do while no host runs")
    parser.add_argument("file", nargs="?", type=Path, help="the JSON Lines to write or read; - or none: the screen")
    add_setting(parser, "database")


def run(arguments: argparse.Namespace) -> None:
    store = open_store(arguments.database, new=arguments.what == "import")
    try:
        if arguments.what == "export":
            write_out(store, arguments.file)
        else:
            read_in(store, arguments.file)
    finally:
        store.close()


def write_out(store: Store, file: Path | None) -> None:
    if file is None or str(file) == "-":
        for line in export(store):
            print(line)
        return
    partial = file.with_name(file.name + ".part")
    with partial.open("w", encoding="utf-8") as out:
        out.writelines(f"{line}\n" for line in export(store))
    partial.replace(file)


def read_in(store: Store, file: Path | None) -> None:
    if file is None or str(file) == "-":
        new, known = restore(store, sys.stdin, "the input")
    else:
        with file.open(encoding="utf-8") as lines:
            new, known = restore(store, lines, str(file))
    print(f"{new} tables added, {known} were there already")
