"""A table from its whole log, by the rules it was played by."""

from __future__ import annotations

from collections.abc import Sequence

from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table
from coincoin.kernel.registry import game as find_game


def fold(id: str, entries: Sequence[log.AnyEntry]) -> Table:
    """The table of a whole log."""
    made = entries[0]
    if not isinstance(made, log.Made):
        raise ValueError(f"the log of table {id} does not begin with its making")
    table = folded(Table(id, made, rules_of(entries)), entries)
    if table.status == "halted":
        again = folded(Table(id, made, table.game.version), entries)
        if again.status == "finished":  # a match that was over by older rules, and is by today's
            return again
    return table


def rules_of(entries: Sequence[log.AnyEntry]) -> int:
    """The version of the rules by which a log is played; 0 before the start."""
    versions = [entry.rules for entry in entries if isinstance(entry, (log.Started, log.Revealed, log.Migrated))]
    versions = [rules for rules in versions if rules]
    return versions[-1] if versions else 0


def by_other_rules(entries: Sequence[log.AnyEntry]) -> bool:
    """Is this the log of a match by rules that are not today's?"""
    made = entries[0]
    return isinstance(made, log.Made) and rules_of(entries) not in (0, find_game(made.setup.game).version)


def folded(table: Table, entries: Sequence[log.AnyEntry]) -> Table:
    for entry in entries[1:]:
        table.apply(entry)
    return table
