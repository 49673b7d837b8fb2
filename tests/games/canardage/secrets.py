"""What a seat may know of Canardage, stated on JSON: its own hand, all that lies open, what went under the pile.

With secret colours, its own colour, and all of them once somebody has won.
"""

from __future__ import annotations

from typing import Any

UNWRITTEN = {"victims": "what this move has shot so far: none between two moves, and no moment shows it"}


def seen(position: dict[str, Any], eye: int | None) -> dict[str, Any]:
    for seat, hand in enumerate(position["hands"]):
        if seat != eye:
            position["hands"][seat] = [None] * len(hand)
    position["deck"] = [None] * len(position["deck"])
    secret = len(position["pile"]) - position.get("known", 0)
    position["pile"] = [None] * secret + position["pile"][secret:]
    if "colours" in position and not position.get("won"):
        position["colours"] = [colour if seat == eye else None for seat, colour in enumerate(position["colours"])]
    return position
