"""Positions of Canaille for rule tests: what a test does not name is filled in with cards that do not matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import coincoin
from coincoin.kernel.state import State

from ..play import play, position

DULL_HAND = ["bite1", "other", "move", "bin", "bite1"]
OPEN = ["bite1", "other", "move"]
RIVER_CARDS = 42


def table(
    hand: Sequence[str],
    *,
    seats: int = 2,
    top: Sequence[str] = (),
    bottom: Sequence[str] = (),
    heaps: Sequence[Sequence[str]] = (),
    binned: Sequence[str] = (),
    **more: Any,
) -> State:
    """Seat 0 is to lay a sentence from this hand; the river shows these cards at its top and bottom."""
    heaps = [*heaps, *[[]] * (seats - len(heaps))]
    seen = [*top, *bottom, *binned, *(card for heap in heaps for card in heap)]
    between = RIVER_CARDS - len(seen) - len(more.get("fog", ())) - sum(card != "none" for card in more.get("given", ()))
    middle = [] if "canaille" in seen else ["middle"]
    half = (between - len(middle)) // 2
    fields = {
        "seats": seats,
        "phase": "lay",
        "turn": 0,
        "hands": [list(hand), *[DULL_HAND] * (seats - 1)],
        "open": OPEN,
        "river": [*top, *["unseen"] * half, *middle, *["unseen"] * (between - len(middle) - half), *bottom],
        "heaps": heaps,
        "binned": list(binned),
    }
    return position("canaille", **fields | more)


def say(state: State, *cards: str, dice: coincoin.Dice | None = None) -> State:
    """Lay these cards and finish; five cards finish by themselves."""
    dice = dice or coincoin.Dice(1)
    author = state.waiting()[0]
    for card in cards:
        play(state, author, f"lay {card}", dice)
    if len(cards) < 5:
        play(state, author, "finish", dice)
    return state
