"""Canardage: the codes of moves and news. Each card has as many moves as there are ways to play it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# How many ways there are to play each kind of card, in the order of the kinds.
WAYS: Final = vec[i64]([6, 11, 6, 6, 12, 5, 1, 6, 6, 6, 6, 6, 1, 6, 6, 6, 720, 1, 12, 6, 1, 6, 6])
# How many moves each family has: 2 pour le prix d'un has two, then come throw_away, revenge and spare.
FAMILIES: Final = vec[i64]([6, 5, 6, 6, 6, 12, 5, 1, 6, 6, 6, 6, 6, 1, 6, 6, 6, 720, 1, 12, 6, 1, 6, 6, 23, 6, 1])

THROW_AWAY: Final = 848
REVENGE: Final = 871
SPARE: Final = 877
MOVES: Final = 878

SEATS: Final = 6

# The first news tell each move with the seat that made it: a family for each family of moves.
TOLD_SHOT: Final = 5268
TOLD_SPLASH: Final = 5304
TOLD_SAFE: Final = 5310
TOLD_EMERGED: Final = 5316
TOLD_ARRIVED: Final = 5352
TOLD_UNDER: Final = 5394
TOLD_DREW: Final = 5401
TOLD_RESHUFFLED: Final = 5539
TOLD_SKIPPED: Final = 5540
TOLD_ANSWERED: Final = 5546
TOLD_NO_PAN: Final = 5552
TOLD_UNCOVERED: Final = 5558
TOLD_MOBY_LEFT: Final = 5594
TOLD_MAGRET_LEFT: Final = 5600
TOLD_MAY_AVENGE: Final = 5606
TOLD_FLOCK_GONE: Final = 5612
TOLD_LEFT: Final = 5618
TOLD_COLOUR: Final = 5624
TOLD_SCORED: Final = 5660
TOLD_NEXT_GAME: Final = 6260
TOLD_FIRST: Final = 6262
TOLD_WON: Final = 6268
TOLD_SHARED: Final = 6274

MOST_TOLD: Final = 99  # points the log can name


def _running_totals(sizes: vec[i64]) -> vec[i64]:
    totals = vec[i64]()
    total: i64 = 0
    n: i64
    for n in range(len(sizes)):
        totals = append(totals, total)
        total += sizes[n]
    return totals


def _spread(sizes: vec[i64]) -> vec[i64]:
    """For each code the number of the group it belongs to."""
    groups = vec[i64]()
    group: i64
    n: i64
    for group in range(len(sizes)):
        for n in range(sizes[group]):
            groups = append(groups, group)
    return groups


FIRST: Final = _running_totals(WAYS)  # the first code of each kind
KIND: Final = _spread(WAYS)  # the kind of each code that plays a card
FAMILY_FIRST: Final = _running_totals(FAMILIES)
FAMILY: Final = _spread(FAMILIES)


def told_move(seat: i64, move: i64) -> i64:
    """The news that this seat makes this move."""
    family = FAMILY[move]
    first = FAMILY_FIRST[family]
    return first * SEATS + seat * FAMILIES[family] + move - first
