"""What a seat may know of DUCK, stated on JSON.

Its own hand, the cards others were seen to take, all hands while they are compared after a duck, all that was laid,
its own towel, and what it could see when earlier rounds ended. Of the memories of others only what everybody
remembers.
"""

from __future__ import annotations

from typing import Any

UNWRITTEN = {
    "discards.rows": "above its height a pile keeps what lay there before",
    "past.notes": "worked out by whoever observes",
}


def seen(position: dict[str, Any], eye: int | None) -> dict[str, Any]:
    if position["phase"] == "over":
        return position
    compared = position["phase"] == "shown" and position["finished"][-1]["end"] in ("right", "wrong")
    for seat, hand in enumerate(position["hands"]):
        if seat != eye and not compared:
            shown = position["shown"][seat]
            position["hands"][seat] = shown + [None] * (len(hand) - len(shown))
    position["pile"] = [None] * len(position["pile"])
    for finished in position.get("finished", []):
        for seat in range(position["seats"]):
            if seat != eye:
                finished["unseen"][seat] = finished["unseen"][-1]
                if finished["end"] in ("out", "off") and finished["towels"][seat] != "none":
                    finished["towels"][seat] = None
    return position
