"""Which pieces would spell a move of Canaille, so that each can say why it cannot be pressed."""

from __future__ import annotations

from typing import cast

from coincoin.games.canaille.looks.scene import picks as pressed
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.reason import Reason
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words


def picks(sight: Sight, move: int) -> tuple[str, ...]:
    return pressed(cast(Canaille, sight.state), int(sight.eye), move)


def nearer(sight: Sight, piece: str, words: Words) -> Reason | None:
    """What is laid is part of no move any more."""
    laid = cast(Canaille, sight.state).sentence.size()
    area, _, place = piece.partition("-")
    return Reason("canaille-13", words("why-laid")) if area == "sentence" and int(place) < laid else None
