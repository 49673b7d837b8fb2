"""Every attribute of a State is cloned, written and hidden; a forgotten one is named."""

from __future__ import annotations

import pytest

import coincoin

from .contents import check_contents, contents, states, unwritten
from .tables import watched_tables

LOOKS = 20  # one state of so many is looked at, and each that holds something new


@pytest.mark.parametrize("game", coincoin.all_games().values(), ids=str)
def test_every_attribute_is_cloned_written_and_hidden(game: coincoin.Game) -> None:
    first: dict[str, object] = {}  # what each attribute was seen to hold first
    moved: set[str] = set()
    for seed, table in enumerate(watched_tables()):
        for n, state in enumerate(states(table, seed) if table.game is game else ()):
            held = contents(state)
            new = {name for name in held if held[name] != first.setdefault(name, held[name])} - moved
            moved |= new
            if new or n % LOOKS == 0 or state.over:
                check_contents(table, state)
    never = set(first) - moved - set(unwritten(game))
    assert not never, f"never seen to change, so that nobody would notice if they were lost: {never}"
