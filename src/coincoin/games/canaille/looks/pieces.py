"""The river cards of Canaille, as the table shows them."""

from __future__ import annotations

from coincoin.games.canaille.moves import RIVER
from coincoin.games.canaille.rules.codes import UNSEEN
from coincoin.kernel.scene import Piece
from coincoin.kernel.words import Tongue

RIVER_FACES = ("rc-fish1", "rc-fish2", "rc-fish3", "rc-trash1", "rc-trash2", "rc-trash3", "rc-cat")


def river_card(card: int, id: str, say: Tongue) -> Piece:
    if card >= UNSEEN:
        return Piece(id, "river-back", say("river-hidden"), text="?")
    return Piece(id, RIVER_FACES[card], say("catch", catch=RIVER[card]), text=say("catch", catch=RIVER[card]))
