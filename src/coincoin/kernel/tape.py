"""A Tape holds observations as small numbers, one after the other, in memory that numpy can read.

A game that gives an `Observer` writes its observation once, compiled, and simulations read it
without making a Python object for each number. `observe(sight)` in plain Python does as well, more slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from coincoin.kernel.cards import Hand
from coincoin.kernel.state import NOBODY, Sight, State


@final
class Tape:
    """A row of numbers, long enough for all that is put; `place` is where the next one goes.

    >>> tape = Tape()
    >>> tape.put(7); tape.flag(True); tape.one_of(1, 2)
    >>> list(tape.numbers)
    [7, 1, 0, 1]

    What is put must be an i64: `tape.put(x if there else 0)` makes a Python object, and
    `tape.put(x if there else i64(0))` does not.
    """

    def __init__(self, size: i64 = 0) -> None:
        self.numbers: vec[i16] = vec[i16]([0] * size)
        self.place: i64 = 0

    def skip(self, size: i64) -> i64:
        """Leave so many places for others to write on; the first of them."""
        first = self.place
        self.place = first + size
        if self.place > len(self.numbers):
            self.grow()
        return first

    def grow(self) -> None:
        while self.place > len(self.numbers):
            self.numbers = append(self.numbers, 0)

    def put(self, number: i64) -> None:
        place = self.skip(1)
        self.numbers[place] = i16(number)

    def flag(self, is_so: bool) -> None:
        """1 for what is so, 0 for what is not."""
        self.put(i64(is_so))

    def fill(self, number: i64, size: i64) -> None:
        """The same number so many times."""
        place = self.skip(size)
        numbers = self.numbers
        end = self.place
        while place < end:
            numbers[place] = i16(number)
            place += 1

    def one_of(self, which: i64, size: i64) -> None:
        """A row of zeros with a 1 at `which`; all zeros when that is outside."""
        first = self.place
        self.fill(0, size)
        if 0 <= which < size:
            self.numbers[first + which] = 1

    def row(self, row: vec[i64]) -> None:
        place = self.skip(len(row))
        numbers = self.numbers
        for number in row:
            numbers[place] = i16(number)
            place += 1

    def counts(self, hand: Hand) -> None:
        """How many known cards of each kind."""
        self.row(hand.counts)

    def seats(self, seats: vec[i64], me: i64, all_seats: i64) -> None:
        """A row of seats, each counted from this one; NOBODY stays."""
        seen: i64 = 0  # four bits for NOBODY and for each seat, one more than its number from here
        seat: i64
        for seat in range(all_seats):
            seen |= (from_me(seat, me, all_seats) + 1) << (4 * seat + 4)
        place = self.skip(len(seats))
        numbers = self.numbers
        for seat in seats:  # they come at random, so that a branch for each would cost more
            numbers[place] = i16(((seen >> (4 * seat + 4)) & 15) - 1)
            place += 1

    def pairs(self, word: i64, size: i64) -> None:
        """Numbers from 0 to 3 that lie in a word, two bits each, the lowest first."""
        place = self.skip(size)
        numbers = self.numbers
        end = self.place
        while place < end:
            numbers[place] = i16(word & 3)
            word >>= 2
            place += 1


def from_me(seat: i64, me: i64, seats: i64) -> i64:
    """A seat counted from this one; NOBODY stays.

    >>> from_me(1, 2, 4), from_me(NOBODY, 2, 4)
    (3, -1)
    """
    if seat == NOBODY:
        return NOBODY
    return seat - me if seat >= me else seat - me + seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat knows as numbers, laid out as the game's `fields` say.

    It may look only at what that seat may know: the state is a whole one, and a test checks that
    the numbers are the same when it is a Sight's.
    """

    def write(self, state: State, seat: i64, tape: Tape) -> None:
        """`seat` is SPECTATOR for a spectator, who sees what seat 0 sees less its secrets."""
        raise NotImplementedError

    def observe(self, sight: Sight) -> list[int]:
        tape = Tape()
        self.write(sight.state, sight.eye, tape)
        return [int(number) for number in tape.numbers]


class SightObserver(Observer):
    """For games that give a plain function of a Sight."""

    def __init__(self, function: Callable[[Sight], list[int]]) -> None:
        self.function = function

    def observe(self, sight: Sight) -> list[int]:
        return self.function(sight)

    def write(self, state: State, seat: i64, tape: Tape) -> None:
        for number in self.function(state.seen_by(None if seat < 0 else int(seat))):
            tape.put(number)
