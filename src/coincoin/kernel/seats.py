"""Counting seats round the table."""

from __future__ import annotations

from mypy_extensions import i64

from coincoin.kernel.state import NOBODY


def from_me(seat: i64, me: i64, seats: i64) -> i64:
    """A seat counted from this one; NOBODY stays.

    >>> from_me(1, 2, 4), from_me(NOBODY, 2, 4)
    (3, -1)
    """
    if seat == NOBODY:
        return NOBODY
    return seat - me if seat >= me else seat - me + seats


def next_seat(seat: i64, seats: i64) -> i64:
    """The seat after this one; quicker than a remainder.

    >>> next_seat(1, 3), next_seat(2, 3)
    (2, 0)
    """
    return seat + 1 if seat + 1 < seats else i64(0)
