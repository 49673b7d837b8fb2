"""Canardage: what every action card answers. Its places and its effect stand side by side."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.canardage.rules.gallery import ALLOWED, Gallery
from coincoin.games.canardage.rules.ways import FIRST, WAYS
from coincoin.kernel.dice import Dice


class Card:
    """One kind of action card.

    A `way` of playing it is a number from 0: a place, a seat, a colour... as each card says. `refuses` and `play` are
    each card's own: there is no card without them, and a test plays every one.
    """

    def __init__(self, kind: i64) -> None:
        self.first: i64 = FIRST[kind]  # the code of way 0
        self.ways: i64 = WAYS[kind]

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        """ALLOWED, or the number of the rule that forbids this way now."""
        raise NotImplementedError

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        """Do what the card says."""
        raise NotImplementedError

    def goes_to_played(self) -> bool:
        """False for a card that stays on the table for a while."""
        return True

    def tells_more(self) -> bool:
        """True for a card that makes things happen worth telling one by one: it is shown before they do."""
        return False

    def list_moves(self, table: Gallery, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Add every legal way as a move."""
        way: i64
        for way in range(self.ways):
            if self.refuses(table, seat, way) == ALLOWED:
                moves = append(moves, self.first + way)
        return moves
