"""Which tables the environments are tried at: every number of seats, and every mix of options."""

from __future__ import annotations

from typing import Any

from coincoin.testing.tables import Table
from tests.conformance.ours import tables


def spread() -> list[Table]:
    """Each game at every number of seats with its default options, and with every mix at the fewest."""
    return [table for table in tables() if table.seats == table.game.seats[0] or is_default(table)]


def mix(table: Table) -> dict[str, Any]:
    """Its options, for what has other keywords too."""
    return table.options


def is_default(table: Table) -> bool:
    return all(value == table.game.options[name].default for name, value in table.options.items())
