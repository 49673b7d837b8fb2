"""For the tests of DUCK: positions by hand, seat 0 to move."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

from coincoin.kernel.state import State

from ..play import position, shown

DECK = Counter({f"{colour}{value}": 1 if value in (0, 8) else 3 for colour in "ybr" for value in range(9)})


def in_play(position: dict[str, Any]) -> Counter[str]:
    """The cards in hands, discards and the pile."""
    return Counter(chain(*position["hands"], *position["discards"], position["pile"]))


def table(*hands: str, **more: Any) -> State:
    """These hands, cards apart by spaces. Seat 0 is to play and the last seat has dealt, a yellow 5 open."""
    seats = len(hands)
    fields = {
        "seats": seats,
        "phase": "play",
        "dealer": seats - 1,
        "hands": [hand.split() for hand in hands],
        "discards": [[] for _ in range(seats - 1)] + [["y5"]],
    }
    return position("duck", **fields | more)


def drawing(*hands: str, **more: Any) -> State:
    """The same, but seat 0 has just laid a blue 5 and is to draw."""
    seats = len(hands)
    discards = [["b5"], *[[] for _ in range(seats - 2)], ["y5"]]
    return table(*hands, **{"phase": "draw", "discards": discards} | more)


def finished(towels: list[str | None], end: str = "out", seat: int = 0, **more: Any) -> dict[str, Any]:
    """A finished round in which seats without a towel card, the one that ended it apart, had the highest sum."""
    sums = [10 if card != "none" else 0 if n == seat else 40 for n, card in enumerate(towels)]
    return {"end": end, "seat": seat, "sums": sums, "towels": towels} | more


def last_round(state: State) -> dict[str, Any]:
    found: dict[str, Any] = shown(state)["finished"][-1]
    return found
