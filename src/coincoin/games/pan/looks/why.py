"""Which pieces would spell a move of Pan, so that each can say why it cannot be pressed."""

from __future__ import annotations

from typing import cast

from coincoin.games.pan.looks.scene import picks as pressed
from coincoin.games.pan.rules.codes import STEAL, TURN, pick_card, steal_seat
from coincoin.games.pan.rules.turns import Pan
from coincoin.kernel.state import Sight


def picks(sight: Sight, move: int) -> tuple[str, ...]:
    state = cast(Pan, sight.state)
    if move < TURN:
        card = int(pick_card(move))
        return (f"hand-{card + 1}-{state.hands[sight.eye].count(card) - 1}",)
    if move >= STEAL and not (state.options["double_clic"] and steal_seat(move) < state.seats):
        return ()
    return pressed(state, sight, move)
