"""Which pieces would spell a move of DUCK, so that each can say why it cannot be pressed."""

from __future__ import annotations

from typing import cast

from coincoin.games.duck.looks.scene import cards_to_press, place_to_draw
from coincoin.games.duck.rules.beach import DRAWING
from coincoin.games.duck.rules.codes import DUCK
from coincoin.games.duck.rules.turns import Duck
from coincoin.kernel.reason import Reason
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words


def picks(sight: Sight, move: int) -> tuple[str, ...]:
    state = cast(Duck, sight.state)
    if move < DUCK:
        return cards_to_press(move, int(state.hands.cards(sight.eye)))
    return () if move == DUCK else place_to_draw(state, sight.eye, move)


def nearer(sight: Sight, piece: str, words: Words) -> Reason | None:
    """One draws from neighbours: the piles of others, and one's own, are part of no move."""
    state = cast(Duck, sight.state)
    area, _, seat = piece.rpartition("-")
    near = (str(state.left_of(sight.eye)), str(state.right_of(sight.eye)))
    if area == "discard" and seat not in near and state.phase == DRAWING:
        return Reason("duck-16", words("why-duck-16"))
    return None
