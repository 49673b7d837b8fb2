"""Which pieces would spell a move of Canardage, so that each can say why it cannot be pressed."""

from __future__ import annotations

from typing import cast

from coincoin.games.canardage.looks.scene import PICKS, SPENDS, to_pick
from coincoin.games.canardage.rules.turns import Canardage
from coincoin.kernel.state import Sight


def picks(sight: Sight, move: int) -> tuple[str, ...]:
    """None with a card that is not in hand."""
    pieces = to_pick(cast(Canardage, sight.state), sight.eye)
    return PICKS[move](pieces[SPENDS[move]]) if SPENDS[move] in pieces else ()
