"""What a score of Canaille is made of: fish, litter, and what the cat has eaten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from coincoin.games.canaille.looks.pieces import river_card
from coincoin.games.canaille.moves import RIVER
from coincoin.games.canaille.rules.cards import TOLL
from coincoin.games.canaille.rules.codes import CANAILLE, FISH1, LITTER1
from coincoin.games.canaille.rules.riverside import symbols
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.cards import Hand
from coincoin.kernel.scene import Part, Piece
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words


def score(sight: Sight, news: Sequence[int], words: Words) -> list[list[Part]]:
    return [parts(heap, words) for heap in cast(Canaille, sight.state).heaps]


def parts(heap: Hand, words: Words) -> list[Part]:
    fish, litter = int(symbols(heap, FISH1)), int(symbols(heap, LITTER1))
    found = [Part(fish, words("score-fish", count=fish), caught(heap, FISH1, words))]
    if litter:
        found.append(Part(-litter, words("score-litter", count=litter), caught(heap, LITTER1, words)))
    if heap.count(CANAILLE):
        eaten = min(TOLL, fish)
        cat = river_card(CANAILLE, "cat", words.tongue)
        found.append(Part(-eaten, words("score-cat", count=eaten), [cat]))
    return found


def caught(heap: Hand, first: int, words: Words) -> list[Piece]:
    """One card for each size that was caught, with how many there are."""
    return [
        replace(river_card(card, RIVER[card], words.tongue), count=int(heap.count(card)))
        for card in range(first, first + 3)
        if heap.count(card)
    ]
