"""Pan, t'es mort !: its cards, which of them takes a trick, and how those won are ranked.

A card is its value minus one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.pan.moves import VALUES
from coincoin.kernel.cards import Hand
from coincoin.kernel.state import NOBODY

COPIES: Final = 4
HAND_SIZE: Final = 4
MOUSE: Final = 0
ELEPHANT: Final = 5


def cards_of(hand: Hand, first: i64, moves: vec[i64]) -> vec[i64]:
    """Add a move for each value of card in the hand."""
    card: i64
    for card in range(VALUES):
        if hand.count(card):
            moves = append(moves, first + card)
    return moves


def best_card(played: Hand, mouse_scares: bool) -> i64:
    """The card that takes the trick, NOBODY if all cancel (pan-07 to pan-12)."""
    best: i64 = NOBODY
    second: i64 = NOBODY
    card: i64
    for card in range(VALUES):
        if played.count(card) == 1:
            second = best
            best = card
    if best == ELEPHANT and played.count(MOUSE) == 1:
        return second if mouse_scares else i64(MOUSE)
    return best


def rank_of(won: Hand) -> i64:
    """Who plays first: most cards, then the highest total, then most 6s, most 5s... (pan-14 to pan-16)."""
    total: i64 = 0
    sixes_first: i64 = 0
    card: i64
    for card in range(VALUES):
        total += won.count(card) * (card + 1)
        sixes_first += won.count(card) << (3 * card)
    return (won.size << 25) + (total << 18) + sixes_first
