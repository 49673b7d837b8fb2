"""What a seat may know of Duck Dealer, stated on JSON: everything but the bids of others that are not yet open."""

from __future__ import annotations

from typing import Any

VALUES = range(101)  # a secret is a bid, chosen freely

UNWRITTEN = {
    "chart": "the galaxy, which an option names",
    "steps": "measured when a flight is asked for",
    "measured": "how far they were",
    "firm": "whether a surplus matters to them",
}


def seen(position: dict[str, Any], eye: int | None) -> dict[str, Any]:
    bids, seats = position.get("bids", []), position["seats"]
    again = any(bid != "silent" for bid in bids[seats:])
    if "none" not in bids:  # all have bid: in that moment they lie open
        return position
    for seat in range(seats if bids else 0):
        place = seat + seats if again else seat
        if seat != eye and isinstance(bids[place], int):
            bids[place] = None
    return position
