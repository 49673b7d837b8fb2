"""What a score of Pan is made of: those whom a player has outlived."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from coincoin.games.pan.rules.turns import Pan
from coincoin.kernel.scene import Part
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words


def score(sight: Sight, news: Sequence[int], words: Words) -> list[list[Part]]:
    dead = [int(seat) for seat in cast(Pan, sight.state).dead]
    return [outlived(dead[: dead.index(seat)] if seat in dead else dead, words) for seat in range(sight.state.seats)]


def outlived(seats: list[int], words: Words) -> list[Part]:
    if not seats:
        return [Part(0, words("score-nobody"))]
    return [Part(1, words("score-outlived", seat=words.seat(seat), you=words.you(seat))) for seat in seats]
