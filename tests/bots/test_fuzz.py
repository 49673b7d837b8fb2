"""A few games of the fuzzer at every plain table; `python -m tests.bots.fuzz` plays thousands."""

from __future__ import annotations

import pytest

from coincoin.testing.tables import Table

from ..conformance.ours import plain_tables
from .fuzz import play


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_swans_with_a_tiny_budget_break_nothing(table: Table) -> None:
    assert play(table, seed=1, iterations=2, closely=6).decisions > 0
