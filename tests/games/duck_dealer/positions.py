"""A position of Duck Dealer to change for a test: two scouts, one on Anser to act and one on Tadorna."""

from __future__ import annotations

from typing import Any

from coincoin.kernel.state import State
from coincoin.testing.play import position

MINES = {
    **{"Anser": "duck", "Aythya": "beads", "Tadorna": "solar", "Cairina": "paint", "Oxyura": "phone"},
    **{"Cygnus": "duck", "Aix": "duck", "Pekin": "duck", "Anas": "beads", "Rouen": "beads", "Netta": "solar"},
    **{"Harlekin": "solar", "Mergus": "paint", "Mandarin": "paint", "Branta": "phone", "Cayuga": "phone"},
}
YARDS = {"Anser": "hold", "Aythya": "navigator", "Tadorna": "builder", "Cairina": "trader", "Oxyura": "hold"}
CONSUMERS = (
    *("satellite", "accel", "stealth", "radio", "pills"),
    *("economy", "art", "science"),
    *("religion", "politics", "medicine", "military"),
)
SCOUT = {"navigator": 1, "builder": 1, "hold": 1}
CRUISER = {"navigator": 1, "builder": 1, "hold": 2}
FREIGHTER = {"navigator": 1, "builder": 1, "hold": 5}
BEFORE = {"galaxy": "anatidae"}
STARTS = ("Anser", "Tadorna", "Cairina", "Aythya", "Oxyura")


def fields(
    seats: int = 2,
    planets: dict[str, dict[str, Any]] | None = None,
    ships: dict[int, dict[str, Any]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """The JSON fields: seat 0 takes the first action turn unless `more` says otherwise."""
    changed = planets or {}
    board: dict[str, dict[str, Any]] = {
        name: {"mine": mine} | ({"site": YARDS[name]} if name in YARDS else {}) | changed.get(name, {})
        for name, mine in MINES.items()
    }
    placed = [planet["site"] for name, planet in board.items() if name not in YARDS and "site" in planet]
    fleet = [{"at": STARTS[seat], "gear": dict(SCOUT)} | (ships or {}).get(seat, {}) for seat in range(seats)]
    found: dict[str, Any] = {
        "seats": seats,
        "phase": "acting",
        "planets": board,
        "ships": fleet,
        "tiles": [good for good in CONSUMERS if good not in placed],
        "order": list(range(seats)),
        "track": [0],
    }
    return found | more


def space(
    seats: int = 2,
    planets: dict[str, dict[str, Any]] | None = None,
    ships: dict[int, dict[str, Any]] | None = None,
    **more: Any,
) -> State:
    return position("duck-dealer", **fields(seats, planets, ships, **more))


def space_before(*arguments: Any, **more: Any) -> State:
    """The same in the galaxy before this one: the tests of rules go by its map, whatever comes with the game."""
    return space(*arguments, **more | {"options": BEFORE | more.get("options", {})})


def ship(at: str = "Anser", gear: dict[str, int] | None = None, **more: Any) -> dict[str, Any]:
    return {"at": at, "gear": gear or dict(SCOUT)} | more
