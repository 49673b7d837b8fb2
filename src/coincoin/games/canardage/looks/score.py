"""What a score of Canardage is made of: the game that was won, or the points of a team."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from coincoin.games.canardage.rules.turns import Canardage
from coincoin.kernel.scene import Part
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words


def score(sight: Sight, news: Sequence[int], words: Words) -> list[list[Part]]:
    state = cast(Canardage, sight.state)
    points = state.scores
    if state.variant.games == 1:
        return [[Part(points[seat], left(state, seat, words))] for seat in range(state.seats)]
    return [
        [
            Part(int(state.tally[mate]), words("score-games", seat=words.seat(mate), you=words.you(mate)))
            for mate in range(state.seats)
            if state.side(mate) == state.side(seat)
        ]
        for seat in range(state.seats)
    ]


def left(state: Canardage, seat: int, words: Words) -> str:
    ducks = int(state.alive(seat))
    return words("ducks-left", count=ducks) if ducks else words("no-duck")
