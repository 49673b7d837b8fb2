"""A Tape holds observations as small numbers, one after the other, in memory that numpy can read.

A game that gives an `Observer` writes its observation once, compiled, and simulations read it
without making a Python object for each number. `observe(sight)` in plain Python does as well, more slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.strings import BytesWriter, read_i16_le, write_i16_le, write_i32_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from coincoin.kernel.cards import Hand
from coincoin.kernel.seats import from_me
from coincoin.kernel.state import Sight, State

NUMBER: Final = 0xFFFF  # the bits of one number: four of them make a word, which is written at once
FOURTH: Final = 0x1000000000000  # a 1 as the fourth


def four_of(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """Four numbers in a word, the first one lowest."""
    return (first & NUMBER) | ((second & NUMBER) << 16) | ((third & NUMBER) << 32) | (fourth << 48)


def row_with_one(which: int, size: int) -> bytes:
    numbers = BytesWriter()
    for n in range(size):
        write_i16_le(numbers, 1 if n == which else 0)
    return numbers.getvalue()


LONG_ROW: Final = 32  # shorter rows with a 1 are at hand: for each size, that with none and then one for each place
ONE_OF: Final = [row_with_one(which, size) for size in range(LONG_ROW) for which in range(-1, LONG_ROW - 1)]
FOUR_PAIRS: Final = vec[i64]([four_of(n & 3, (n >> 2) & 3, (n >> 4) & 3, n >> 6) for n in range(256)])


@final
class Tape:
    """A row of numbers that grows at its end.

    >>> tape = Tape()
    >>> tape.put(7); tape.flag(True); tape.one_of(1, 2)
    >>> list(tape.numbers)
    [7, 1, 0, 1]

    What is put must be an i64: `tape.put(x if there else 0)` makes a Python object, and
    `tape.put(x if there else i64(0))` does not.
    """

    def __init__(self) -> None:
        self.out: Final = BytesWriter()

    def clear(self) -> None:
        self.out.truncate(0)

    def memory(self) -> bytes:
        """The numbers as they are now, two bytes each, the lower one first."""
        return self.out.getvalue()

    @property
    def numbers(self) -> vec[i16]:
        memory = self.memory()
        found = vec[i16]()
        place: i64
        for place in range(0, len(memory), 2):
            found = append(found, read_i16_le(memory, place))
        return found

    def put(self, number: i64) -> None:
        write_i16_le(self.out, i16(number))

    def flag(self, is_so: bool) -> None:
        """1 for what is so, 0 for what is not."""
        self.put(i64(is_so))

    def fill(self, number: i64, size: i64) -> None:
        """The same number so many times."""
        out = self.out
        word = four_of(number, number, number, number)
        while size >= 4:
            write_i64_le(out, word)
            size -= 4
        while size > 0:
            write_i16_le(out, i16(number))
            size -= 1

    def one_of(self, which: i64, size: i64) -> None:
        """A row of zeros with a 1 at `which`; all zeros when that is outside."""
        if not 0 <= which < size:
            which = -1
        if 8 < size < LONG_ROW:
            self.out.write(ONE_OF[LONG_ROW * size + 1 + which])
            return
        out = self.out
        while size >= 4:
            write_i64_le(out, FOURTH >> (48 - 16 * which) if 0 <= which < 4 else i64(0))
            which -= 4
            size -= 4
        while size > 0:
            write_i16_le(out, 1 if which == 0 else 0)
            which -= 1
            size -= 1

    def row(self, row: vec[i64]) -> None:
        out = self.out
        size = len(row)
        n: i64 = 0
        while n + 3 < size:
            write_i64_le(out, four_of(row[n], row[n + 1], row[n + 2], row[n + 3]))
            n += 4
        while n < size:
            write_i16_le(out, i16(row[n]))
            n += 1

    def counts(self, hand: Hand) -> None:
        """How many known cards of each kind."""
        out = self.out
        counts = hand.counts
        size = len(counts)
        n: i64 = 0
        while n + 3 < size:
            write_i64_le(out, counts[n] | (counts[n + 1] << 16) | (counts[n + 2] << 32) | (counts[n + 3] << 48))
            n += 4
        if n + 1 < size:
            write_i32_le(out, i32(counts[n] | (counts[n + 1] << 16)))
            n += 2
        if n < size:
            write_i16_le(out, i16(counts[n]))

    def seats(self, seats: vec[i64], me: i64, all_seats: i64) -> None:
        """A row of seats, each counted from this one; NOBODY stays."""
        seen: i64 = 0  # four bits for NOBODY and for each seat, one more than its number from here
        seat: i64
        for seat in range(all_seats):
            seen |= (from_me(seat, me, all_seats) + 1) << (4 * seat + 4)
        out = self.out
        size = len(seats)
        n: i64 = 0
        while n + 3 < size:  # they come at random, so that a branch for each would cost more
            write_i64_le(
                out,
                four_of(
                    ((seen >> (4 * seats[n] + 4)) & 15) - 1,
                    ((seen >> (4 * seats[n + 1] + 4)) & 15) - 1,
                    ((seen >> (4 * seats[n + 2] + 4)) & 15) - 1,
                    ((seen >> (4 * seats[n + 3] + 4)) & 15) - 1,
                ),
            )
            n += 4
        while n < size:
            write_i16_le(out, i16(((seen >> (4 * seats[n] + 4)) & 15) - 1))
            n += 1

    def four(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Four numbers at once, which is quicker than one after the other."""
        write_i64_le(self.out, four_of(first, second, third, fourth))

    def pairs(self, word: i64, size: i64) -> None:
        """Numbers from 0 to 3 that lie in a word, two bits each, the lowest first."""
        out = self.out
        fours = FOUR_PAIRS
        while size >= 4:
            write_i64_le(out, fours[word & 0xFF])
            word >>= 8
            size -= 4
        while size > 0:
            write_i16_le(out, i16(word & 3))
            word >>= 2
            size -= 1

    def bits(self, word: i64, size: i64) -> None:
        """Numbers from 0 to 1 that lie in a word, one bit each, the lowest first."""
        out = self.out
        while size > 0:
            write_i16_le(out, i16(word & 1))
            word >>= 1
            size -= 1


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
