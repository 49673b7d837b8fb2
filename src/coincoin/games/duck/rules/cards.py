"""The cards of DUCK and what holds them.

A card is its value times three plus its colour. There are at most three copies of a card, so a number
of cards in no order fits one word, two bits a card; `word`s below are such sets of cards.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from coincoin.games.duck.moves import VALUES
from coincoin.games.duck.rules.codes import COLOURS, KINDS
from coincoin.kernel.dice import Dice

ALL_CARDS: Final = 69
NO_CARD: Final = -2  # where a card may lie and none does

GROUP: Final = 63  # the bits of one value: three colours
LOW_BITS: Final = 0x15555555555555  # the lower bit of each card


def copies(card: i64) -> i64:
    """0 and 8 are there once in each colour, the others three times (duck-01)."""
    value = card // COLOURS
    return 1 if value == 0 or value == VALUES - 1 else 3


def word_of(card: i64) -> i64:
    return some_of(1, card)


def some_of(copies: i64, card: i64) -> i64:
    """So many copies of a card. (mypyc compiles the shift of a literal 1 to one of 32 bits.)"""
    return copies << (2 * card)


def count(word: i64, card: i64) -> i64:
    return (word >> (2 * card)) & 3


def of_value(word: i64, value: i64) -> i64:
    """Which colours of this value, as six bits: yellow lowest."""
    return (word >> (6 * value)) & GROUP


def whole_deck() -> i64:
    word: i64 = 0
    card: i64
    for card in range(KINDS):
        word += some_of(copies(card), card)
    return word


def size_of(word: i64) -> i64:
    size: i64 = 0
    while word:
        size += word & 3
        word >>= 2
    return size


def total_of(word: i64) -> i64:
    total: i64 = 0
    card: i64 = 0
    while word:
        total += (word & 3) * (card // COLOURS)
        card += 1
        word >>= 2
    return total


def nth(word: i64, n: i64) -> i64:
    """The n-th card, sorted.

    >>> two_reds_and_a_blue = word_of(2) + word_of(2) + word_of(4)
    >>> [nth(two_reds_and_a_blue, n) for n in range(3)]
    [2, 2, 4]
    """
    card: i64 = 0
    n -= word & 3
    while n >= 0:
        word >>= 2
        card += 1
        n -= word & 3
    return card


def within(word: i64, limit: i64) -> bool:
    """Are there of each card at most as many as in the limit?

    >>> within(some_of(1, 4), limit=some_of(2, 4)), within(some_of(2, 4) + word_of(5), limit=some_of(2, 4))
    (True, False)
    """
    while word:
        if (word & 3) > (limit & 3):
            return False
        word >>= 2
        limit >>= 2
    return True


def common(one: i64, other: i64) -> i64:
    """Of each card as many as are in both: for all cards at once, from the upper and the lower bit of each.

    >>> cards_of(common(some_of(3, 4) + word_of(5), some_of(2, 4) + word_of(7)))
    [4, 4]
    """
    upper = (one >> 1) & LOW_BITS
    others = (other >> 1) & LOW_BITS
    fewer = (others & ~upper) | (other & ~one & ~(upper ^ others))  # where one has fewer
    fewer &= LOW_BITS
    fewer |= fewer << 1
    return (one & fewer) | (other & ~fewer)


def top_value(word: i64) -> i64:
    """The highest value among these cards; -1 without cards."""
    value: i64 = VALUES - 1
    while value >= 0 and of_value(word, value) == 0:
        value -= 1
    return value


def top_cards(word: i64) -> i64:
    """Only the cards of the highest value; there is at least one card."""
    value = top_value(word)
    return of_value(word, value) << (6 * value)


def cards_of(word: i64) -> list[int]:
    """The cards one by one, sorted."""
    found: list[int] = []
    card: i64 = 0
    _copy: i64
    while word:
        for _copy in range(word & 3):
            found.append(card)
        word >>= 2
        card += 1
    return found


CARDS: Final = 0  # the columns of Hands: a word of the cards
SHOWN: Final = 1  # a word of those all have seen it take
SIZE: Final = 2
TOTAL: Final = 3
COLUMNS: Final = 4


@final
class Hands:
    """The hands of all seats.

    In a Sight `cards` are the known ones only, while `size` counts the others too.
    """

    __slots__ = ("cells",)

    def __init__(self, cells: vec[i64]) -> None:
        self.cells: vec[i64] = cells

    def clone(self) -> Hands:
        return Hands(self.cells[:])

    def cards(self, seat: i64) -> i64:
        return self.cells[COLUMNS * seat + CARDS]

    def shown(self, seat: i64) -> i64:
        return self.cells[COLUMNS * seat + SHOWN]

    def size(self, seat: i64) -> i64:
        return self.cells[COLUMNS * seat + SIZE]

    def total(self, seat: i64) -> i64:
        return self.cells[COLUMNS * seat + TOTAL]

    def add(self, seat: i64, card: i64) -> None:
        self.cells[COLUMNS * seat + CARDS] += word_of(card)
        self.cells[COLUMNS * seat + SIZE] += 1
        self.cells[COLUMNS * seat + TOTAL] += card // COLOURS

    def add_shown(self, seat: i64, card: i64) -> None:
        self.add(seat, card)
        self.cells[COLUMNS * seat + SHOWN] += word_of(card)

    def remove(self, seat: i64, word: i64, size: i64, total: i64) -> None:
        """Lay these cards: so many, with this sum. Shown ones count as laid first (duck-18)."""
        self.cells[COLUMNS * seat + CARDS] -= word
        self.cells[COLUMNS * seat + SIZE] -= size
        self.cells[COLUMNS * seat + TOTAL] -= total
        shown = self.cells[COLUMNS * seat + SHOWN]
        if shown:
            self.cells[COLUMNS * seat + SHOWN] = shown - common(shown, word)

    def put(self, seat: i64, cards: i64, shown: i64, size: i64) -> None:
        self.cells[COLUMNS * seat + CARDS] = cards
        self.cells[COLUMNS * seat + SHOWN] = shown
        self.cells[COLUMNS * seat + SIZE] = size
        self.cells[COLUMNS * seat + TOTAL] = total_of(cards)

    def hide(self, seat: i64) -> None:
        """Forget all but what everybody has seen."""
        shown = self.shown(seat)
        self.put(seat, shown, shown, self.size(seat))

    def blanks(self, seat: i64) -> i64:
        return self.size(seat) - size_of(self.cards(seat))


def no_hands(seats: i64) -> Hands:
    return Hands(vec[i64]([0] * (COLUMNS * seats)))


ROW: Final = ALL_CARDS + 1


@final
class Discards:
    """The discard piles of all seats, each a row: first its height, then its cards from the bottom.

    `words` has the same cards of each seat in no order.
    """

    __slots__ = ("rows", "words")

    def __init__(self, rows: vec[u8], words: vec[i64]) -> None:
        self.rows: vec[u8] = rows
        self.words: vec[i64] = words

    def clone(self) -> Discards:
        return Discards(self.rows[:], self.words[:])

    def height(self, seat: i64) -> i64:
        return i64(self.rows[ROW * seat])

    def top(self, seat: i64) -> i64:
        return i64(self.rows[ROW * seat + self.height(seat)])

    def push(self, seat: i64, card: i64) -> None:
        height = self.height(seat) + 1
        self.rows[ROW * seat] = u8(height)
        self.rows[ROW * seat + height] = u8(card)
        self.words[seat] += word_of(card)

    def pop(self, seat: i64) -> i64:
        card = self.top(seat)
        self.rows[ROW * seat] = u8(self.height(seat) - 1)
        self.words[seat] -= word_of(card)
        return card

    def word(self, seat: i64) -> i64:
        return self.words[seat]

    def cards(self, seat: i64) -> list[int]:
        """The cards from the bottom to the top."""
        return [int(self.rows[ROW * seat + place]) for place in range(1, int(self.height(seat)) + 1)]


def no_discards(seats: i64) -> Discards:
    return Discards(vec[u8]([u8(0)] * (ROW * seats)), vec[i64]([0] * seats))


def draw_one(word: i64, size: i64, dice: Dice) -> i64:
    """A card at random from so many."""
    return nth(word, dice.below(size))
