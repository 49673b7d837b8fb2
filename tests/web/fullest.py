"""The fullest tables that matches for as many as can sit come to, one for every kind of decision."""

from __future__ import annotations

from functools import cache

import coincoin
from coincoin.bots.levels import InstinctBot
from coincoin.kernel.game import OptionValue
from coincoin.kernel.scene import Scene
from coincoin.kernel.state import State
from tests.web.person import NAMES

MATCHES = {"duck-dealer": 1}
# What lays the most on the table.
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "pan": {"double_clic": True},
    "duck": {"face_up": "everyone", "belts": "rising"},
    "canardage": {"tough": True},
    "duck-dealer": {"auction": True},
}


@cache
def fullest(id: str) -> list[State]:
    """Of each kind of decision of the first seat, the state with the most pieces."""
    game = coincoin.game(id)
    best: dict[frozenset[str], tuple[int, State]] = {}
    for seed in range(MATCHES.get(id, 4)):
        dice, seats = coincoin.Dice(seed), max(game.seats)
        state = game.new(seats, dice, **OPTIONS.get(id, {}))
        mind = InstinctBot(game, seed)
        while not state.over:
            seat = state.waiting()[0]
            moves = state.moves(seat)
            if seat == 0:
                kind = frozenset(str(game.describe(move)["name"]) for move in moves)
                full = pieces(game.scene(state.seen_by(0), "en", NAMES[:seats]))
                if full > best.get(kind, (0,))[0]:
                    best[kind] = (full, state.clone())
            state.play(seat, mind.choose(state.seen_by(seat), moves), dice)
    return [state for _, state in best.values()]


def pieces(scene: Scene) -> int:
    return sum(len(area.pieces) for area in scene.areas)
