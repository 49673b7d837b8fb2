"""Canardage: the ways to play each kind of card. Each is a move; a kind's moves follow one another."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canardage.moves import CARDS, MOVES, NEWS

WAYS: Final = vec[i64]([kind.ways for kind in CARDS])
FIRST: Final = vec[i64]([kind.families[0].first for kind in CARDS])  # the first code of each kind
KIND: Final = vec[i64]([number for number, kind in enumerate(CARDS) for _ in range(kind.ways)])  # of each such code

# Each move is told with the seat that made it: how, for each code, by seat 0, and how far on by the next one.
TOLD: Final = vec[i64]([NEWS.first(move.name) + n for move in MOVES.families for n in range(move.size)])
APART: Final = vec[i64]([move.size for move in MOVES.families for _ in range(move.size)])


def told_move(seat: i64, move: i64) -> i64:
    """The news that this seat makes this move."""
    return TOLD[move] + seat * APART[move]
