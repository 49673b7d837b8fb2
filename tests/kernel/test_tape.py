"""What is put on a Tape is what numpy reads from it, wherever in a word it lands."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coincoin.kernel.cards import hand_of
from coincoin.kernel.tape import Tape


def read(tape: Tape) -> list[int]:
    memory = tape.memory()
    return [int.from_bytes(memory[n : n + 2], "little", signed=True) for n in range(0, len(memory), 2)]


@pytest.mark.parametrize("size", range(41))
def test_one_of_puts_a_single_one(size: int) -> None:
    for which in range(-2, size + 2):
        tape = Tape()
        tape.put(-7)
        tape.one_of(which, size)
        assert read(tape) == [-7] + [int(n == which) for n in range(size)]


@pytest.mark.parametrize("size", range(12))
def test_rows_of_any_length(size: int) -> None:
    tape = Tape()
    numbers = [(-1) ** n * n * 1000 for n in range(size)]
    tape.row(vec[i64](numbers))
    tape.fill(-3, size)
    tape.counts(hand_of(size, [kind for kind in range(size) for _ in range(kind)]))
    assert read(tape) == numbers + [-3] * size + list(range(size))


@pytest.mark.parametrize("size", range(28))
def test_numbers_that_lie_in_a_word(size: int) -> None:
    tape = Tape()
    pairs = [(n * n + 1) % 4 for n in range(size)]
    bits = [n % 3 % 2 for n in range(size)]
    tape.pairs(sum(number << (2 * n) for n, number in enumerate(pairs)), size)
    tape.bits(sum(number << n for n, number in enumerate(bits)), size)
    assert read(tape) == pairs + bits


def test_four_numbers_and_seats() -> None:
    tape = Tape()
    tape.four(-1, 32767, -32768, -2)
    tape.seats(vec[i64]([-1, 0, 1, 2, 3, -1, 2]), 2, 4)
    assert read(tape) == [-1, 32767, -32768, -2, -1, 2, 3, 0, 1, -1, 0]
    assert list(tape.numbers) == read(tape)
    tape.clear()
    assert read(tape) == []
