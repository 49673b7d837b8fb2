"""What a seat may know of Pan, stated on JSON: its own hand and card laid, and all that lies face up: all cards of
a trick while it is shown."""

from __future__ import annotations

from typing import Any


def seen(position: dict[str, Any], eye: int | None) -> dict[str, Any]:
    for seat, hand in enumerate(position["hands"]):
        if seat != eye:
            position["hands"][seat] = [None] * len(hand)
            if position["laid"][seat] != "none" and position["phase"] != "shown":
                position["laid"][seat] = None
    position["box"] = [None] * len(position["box"])
    return position
