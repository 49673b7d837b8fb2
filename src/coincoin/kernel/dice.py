"""Dice: randomness is passed in and never stored in a State, so no planner can read the future.

`Dice` is fast, for simulation. `SealedDice` draws from an SHA-256 stream keyed by a secret whose
hash was published before the first card was dealt: anyone can check that nothing was rigged.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
DICE: Final = b"coincoin dice 2"
DICE_3: Final = b"coincoin dice 3"


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Fast dice (the generator sfc32): the same stream compiled or not.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(10)]
    [0, 3, 4, 3, 4, 2, 5, 3, 0, 3]
    """

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        total = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + total) & WORD
        return total

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as any other (Lemire's method)."""
        product = self.word() * n
        if (product & WORD) < n:
            too_low = (WORD + 1) % n
            while (product & WORD) < too_low:
                product = self.word() * n
        return product >> 32

    def clone(self) -> Dice:
        """Dice that will roll the same from here on."""
        other = Dice(0)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedDice(Dice):
    """Dice for matches between people: a stream of SHA-256 blocks keyed by a 256-bit secret.

    The secret's `commitment` is published before the deal, the secret after the end. What players
    send in between (`contributions`) is mixed in. Nobody can make the key from the commitment; but in matches of the
    first form they were the same where nobody had contributed. Nor, in the third, from secret and seals: the key of the
    second could be made from the hashes of the contributions.

    >>> a, b = SealedDice(b"x" * 32), SealedDice(b"x" * 32)
    >>> [a.below(100) for _ in range(3)] == [b.below(100) for _ in range(3)]
    True
    """

    def __init__(self, secret: bytes, contributions: tuple[bytes, ...] = (), form: int = 3) -> None:
        if len(secret) != 32:
            raise ValueError("a sealed secret is 32 bytes long")
        self.key: bytes = key_of(secret, contributions, form)
        self.block: bytes = b""
        self.place: int = 0
        self.blocks: int = 0

    def word(self) -> i64:
        if self.place == len(self.block):
            self.block = sha256(self.key + self.blocks.to_bytes(8, "big")).digest()
            self.blocks += 1
            self.place = 0
        self.place += 4
        return int.from_bytes(self.block[self.place - 4 : self.place], "big")

    def clone(self) -> Dice:
        other = SealedDice(b"\0" * 32)
        other.key = self.key
        other.block = self.block
        other.place = self.place
        other.blocks = self.blocks
        return other


def key_of(secret: bytes, contributions: tuple[bytes, ...], form: int) -> bytes:
    """What the dice are drawn with, in a match of this form."""
    salt = DICE_3 if form > 2 else b""
    parts = b"".join([sha256(salt + part).digest() for part in contributions])
    if form == 1:
        return sha256(secret + parts).digest()
    return hmac.digest(secret, (salt or DICE) + parts, "sha256")


def commitment(secret: bytes) -> str:
    """What the host publishes before the deal: the hash of its secret."""
    return sha256(secret).hexdigest()


def seal(contribution: str) -> str:
    """What a player publishes before anybody's bytes are shown: their hash. Both in hex."""
    return sha256(bytes.fromhex(contribution)).hexdigest()
