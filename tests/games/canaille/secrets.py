"""What a seat may know of Canaille, stated on JSON: its own hand, the cards of others taken openly, and the river
as far as anybody has seen it, which is written in the position as "unseen" and "middle"."""

from __future__ import annotations

from typing import Any


def seen(position: dict[str, Any], eye: int | None) -> dict[str, Any]:
    for seat, hand in enumerate(position["hands"]):
        if seat != eye:
            known = position["shown"][seat]
            position["hands"][seat] = [*known, *[None] * (len(hand) - len(known))]
    position["pile"] = [None] * len(position["pile"])
    return position
