"""What a score of Duck Dealer is made of: what was delivered and built, less the bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.scene import Part
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words

DEEDS = ("delivered", "built_consumer", "built_factory", "built_yard")  # each is told just before its points


def score(sight: Sight, news: Sequence[int], words: Words) -> list[list[Part]]:
    state = cast(Dealer, sight.state)
    times: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    points: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    deed = ""
    for code in news:
        told = words.all_news.describe(code)
        name, seat = str(told["name"]), int(told.get("seat", -1))
        if name in DEEDS:
            deed = name
        elif name == "scored":
            times[seat][deed] += 1
            points[seat][deed] += int(told["points"])
    found = []
    for seat in range(state.seats):
        parts = [
            Part(points[seat][deed], words(f"score-{deed.replace('_', '-')}", count=times[seat][deed]))
            for deed in DEEDS
            if times[seat][deed]
        ]
        if state.ships[seat].bid:
            parts.append(Part(-int(state.ships[seat].bid), words("score-bid")))
        found.append(parts or [Part(0, words("score-delivered", count=0))])
    return found
