"""A smaller run of pairs.py: the command itself plays on until every ordered pair was seen."""

from __future__ import annotations

from .pairs import EXCLUDED, POSSIBLE, cover, seen, table


def test_most_pairs_of_cards_meet_in_a_few_games_with_every_invariant() -> None:
    found = cover(first_seed=1, most_games=15, alone=False)
    assert len(seen(found)) > len(POSSIBLE) * 0.7
    assert not seen(found) & EXCLUDED
    assert f"{len(seen(found))} of 516 ordered pairs" in table(found)
