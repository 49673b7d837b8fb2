"""What a search has learnt: how often each position and move was tried, and what came of it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_SIZE: Final = 1 << 13
LAST_SIZE: Final = 1 << 19  # 16 MB: a search that has filled it goes on with what it has
MIX: Final = 0x9E3779B97F4A7C15 >> 4
MASK: Final = 0x0FFFFFFFFFFFFFFF  # keys have 60 bits, so that they are positive compiled or not


@final
class Tally:
    """What is known of positions and moves, by key, in an open hash table."""

    def __init__(self) -> None:
        self.mask: i64 = 0
        self.room: i64 = 0
        self.reset(FIRST_SIZE)

    def reset(self, size: i64) -> None:
        self.mask = size - 1
        self.room = size // 2
        self.keys: vec[i64] = vec[i64]([0] * size)
        self.tries: vec[i64] = vec[i64]([0] * size)
        self.offers: vec[i64] = vec[i64]([0] * size)  # how often a move was legal when its seat chose
        self.gains: vec[float] = vec[float]([0.0] * size)

    def place(self, key: i64) -> i64:
        """Where this key is kept, from now on at least; -1 where there is no room."""
        place = key & self.mask
        while self.keys[place] != key:
            if self.keys[place] == 0:
                if self.room == -(self.mask >> 2):
                    return -1
                self.room -= 1
                self.keys[place] = key
                break
            place = (place + 1) & self.mask
        return place

    def make_room(self) -> None:
        """Double when half full, up to a limit. Only between iterations: places change."""
        if self.room > 0 or self.mask + 1 >= LAST_SIZE:
            return
        keys, tries, offers, gains = self.keys, self.tries, self.offers, self.gains
        old: i64
        self.reset(2 * (self.mask + 1))
        for old in range(len(keys)):
            if keys[old]:
                new = self.place(keys[old])
                self.tries[new] = tries[old]
                self.offers[new] = offers[old]
                self.gains[new] = gains[old]

    def add(self, place: i64, gain: float) -> None:
        self.tries[place] += 1
        self.gains[place] += gain


def mix(key: i64, word: i64) -> i64:
    """A new key from a key and one more thing known."""
    key = ((key ^ (word + 1)) * MIX) & MASK
    key = ((key ^ (key >> 29)) * MIX) & MASK
    return key ^ (key >> 31)


def index_of(move: i64, moves: vec[i64]) -> i64:
    i: i64
    for i in range(len(moves)):
        if moves[i] == move:
            return i
    return 0


def changed(one: vec[i64], two: vec[i64]) -> bool:
    i: i64 = 0
    while i < len(one) and one[i] == two[i]:
        i += 1
    return i < len(one)
