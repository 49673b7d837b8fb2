"""Dice: fair, repeatable, sealed."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

import coincoin


@given(seed=st.integers(0, 2**64 - 1), n=st.integers(1, 2**31))
def test_below_stays_below_and_repeats(seed: int, n: int) -> None:
    one, two = coincoin.Dice(seed), coincoin.Dice(seed)
    rolls = [one.below(n) for _ in range(5)]
    assert all(0 <= roll < n for roll in rolls)
    assert rolls == [two.below(n) for _ in range(5)]


@pytest.mark.parametrize("dice", [coincoin.Dice(42), coincoin.SealedDice(b"duck" * 8)], ids=["fast", "sealed"])
def test_every_face_is_as_likely(dice: coincoin.Dice) -> None:
    faces = Counter(dice.below(6) for _ in range(60_000))
    assert sorted(faces) == list(range(6))
    assert all(abs(count - 10_000) < 500 for count in faces.values()), faces


def test_the_stream_of_a_seed_never_changes() -> None:
    dice = coincoin.Dice(7)
    assert [dice.below(1000) for _ in range(6)] == STREAM_OF_7


STREAM_OF_7 = [23, 663, 693, 565, 679, 355]


@given(secret=st.binary(min_size=32, max_size=32), parts=st.lists(st.binary(max_size=40), max_size=4))
def test_sealed_dice_depend_on_the_secret_and_on_every_contribution(secret: bytes, parts: list[bytes]) -> None:
    def rolls(*arguments: object) -> list[int]:
        dice = coincoin.SealedDice(*arguments)  # type: ignore[arg-type]  # secret and contributions
        return [dice.below(2**31) for _ in range(4)]

    assert rolls(secret, tuple(parts)) == rolls(secret, tuple(parts))
    assert rolls(secret, (*parts, b"one more")) != rolls(secret, tuple(parts))
    assert rolls(bytes([secret[0] ^ 1]) + secret[1:], tuple(parts)) != rolls(secret, tuple(parts))


@pytest.mark.parametrize("dice", [coincoin.Dice(5), coincoin.SealedDice(b"x" * 32)], ids=["fast", "sealed"])
def test_a_clone_rolls_the_same_and_by_itself(dice: coincoin.Dice) -> None:
    dice.below(10)
    clone = dice.clone()
    assert [clone.below(99) for _ in range(20)] == [dice.below(99) for _ in range(20)]


def test_the_dice_of_matches_of_the_first_form_never_change() -> None:
    dice = coincoin.SealedDice(b"duck" * 8, (b"a", b"b"), 1)
    assert [dice.below(1000) for _ in range(6)] == OF_THE_FIRST_FORM
    dice = coincoin.SealedDice(b"duck" * 8, (b"a", b"b"), 2)
    assert [dice.below(1000) for _ in range(6)] == OF_THE_SECOND_FORM
    dice = coincoin.SealedDice(b"duck" * 8, (b"a", b"b"))
    assert [dice.below(1000) for _ in range(6)] == OF_TODAY


OF_THE_FIRST_FORM = [746, 956, 688, 791, 662, 598]
OF_THE_SECOND_FORM = [89, 32, 504, 2, 732, 150]
OF_TODAY = [869, 494, 258, 537, 245, 490]


@pytest.mark.parametrize("parts", [(), (b"a",)])
def test_the_key_cannot_be_made_from_the_commitment(parts: tuple[bytes, ...]) -> None:
    secret = b"duck" * 8
    published = bytes.fromhex(coincoin.commitment(secret))
    mixed = sha256(published + b"".join(sha256(part).digest() for part in parts)).digest()
    assert coincoin.SealedDice(secret, parts).key not in (published, mixed, sha256(published).digest())


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        coincoin.SealedDice(b"short")


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert coincoin.commitment(b"\0" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
