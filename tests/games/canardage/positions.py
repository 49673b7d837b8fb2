"""For the tests of Canardage: positions by hand with little to write.

Seat 0 has the yellow ducks, seat 1 the blue ones, seat 2 the red ones and so on.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from coincoin.games.canardage.rules.deck import DATA
from coincoin.kernel.state import State

from ..play import legal, position, shown

COLOURS = ("yellow", "blue", "red", "green", "violet", "grey")
LINE = "yellow, blue, red, water, blue, yellow"


def table(line: str = LINE, card: str = "en_joue", seats: int = 3, upcoming: str = "", **more: Any) -> State:
    """Seat 0 is to play and holds this card. `upcoming` cards come from the pile first.

    A line of fewer than six cards means that the pile is empty: every duck that is not there has been shot.
    """
    left = Counter({colour: 5 for colour in COLOURS[:seats]}) + Counter(water=DATA["water"][str(seats)])
    left -= Counter(word for word in line.replace(",", "").split() if word not in ("over", "magret"))
    if line.count(",") < 5:
        more.setdefault("shot", {colour: left[colour] for colour in COLOURS[:seats] if left[colour]})
    left -= Counter(more.get("shot", {}))
    first = upcoming.split(", ") if upcoming else []
    rest = list((left - Counter(first)).elements())
    fields: dict[str, Any] = {
        "line": line.split(", "),
        "pile": first + rest,
        "hands": hands(card, seats),
        "turn": 0,
    }
    return position("canardage", seats=seats, **fields | more)


def hands(card: str, seats: int) -> list[list[str]]:
    """This card for seat 0; for the others, plain cards without Pan !"""
    plain = ["en_joue"] * 9 + ["en_avant_marche"] * 5 + ["canard_blase", "canard_presse"] * 2
    plain.remove(card) if card in plain else None
    return [[card, "canard_blase", "canard_presse"], *(plain[3 * n : 3 * n + 3] for n in range(seats - 1))]


def ways(state: State, card: str, seat: int = 0) -> list[str]:
    """What a card may be played for: ["1", "4"]."""
    return [text.partition(" ")[2] for text in legal(state, seat) if text.split()[0] == card]


def line(state: State) -> str:
    return ", ".join(shown(state)["line"])


def targets(state: State) -> list[int]:
    found: list[int] = shown(state).get("targets", [])
    return found


def shot(state: State) -> dict[str, int]:
    found: dict[str, int] = shown(state).get("shot", {})
    return found
