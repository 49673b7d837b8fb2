"""Every flight the rules list, against a search that walks step by step over all points.

The rules measure whole routes; this reference knows only single steps, unused steps, and the three sentences
it checks: own roads cost nothing (dealer-35), a flight costs the fewest discs (dealer-36) after the steps left
over (dealer-37), and no disc ends on an unvisited planet that is flown over (dealer-42).
"""

from __future__ import annotations

from collections import defaultdict
from heapq import heappop, heappush
from itertools import pairwise

import pytest

import coincoin
from coincoin.games.duck_dealer.galaxy.files import home
from coincoin.kernel.state import State
from coincoin.testing.play import legal, shown

PLANETS = list(home().planets)
STEPS = {3: 8, 4: 5, 5: 5, 6: 5, 7: 2, 8: 2, 9: 2}


def neighbours() -> dict[str, list[str]]:
    found = defaultdict(list)
    for key in home().routes:
        start, end = key.split("-")
        chain = [start, *(f"{key}-{n + 1}" for n in range(home().route(key).points)), end]
        for one, two in pairwise(chain):
            found[one].append(two)
            found[two].append(one)
    return found


NEAR = neighbours()


def steps_to_everywhere(state: State, seat: int, most: int) -> dict[str, int]:
    """The fewest steps to each place, unused ones counted."""
    table = shown(state)
    roads = {point for point, owner in table.get("roads", {}).items() if owner == seat}
    ship = table["ships"][seat]
    speed = STEPS[sum(ship["gear"].values())]
    unknown = {name for name, planet in table["planets"].items() if planet.get("site", "unexplored") == "unexplored"}
    best: dict[str, int] = {}
    seen = set()
    left = table.get("surplus", 0)
    heap = [(0, ship["at"])]
    while heap:
        used, place = heappop(heap)
        if (used, place) in seen or used > most:
            continue
        seen.add((used, place))
        best.setdefault(place, used)
        ends_here = place in unknown and used > 0 and (used - left) % speed == 0
        if not ends_here:
            for near in NEAR[place]:
                heappush(heap, (used + (near not in roads), near))
        if place not in unknown:
            heappush(heap, (used + 1, place))
    return best


def listed(state: State, seat: int) -> dict[str, tuple[int, int]]:
    """The flights of the rules, each with its price in discs and the steps left over."""
    found = {}
    for move in legal(state, seat):
        if move.startswith("fly "):
            after = state.clone()
            before = sum(after.ships[seat].discs)  # type: ignore[attr-defined]  # Dealer's
            after.apply(seat, coincoin.game("duck-dealer").parse(state, move), coincoin.Dice(1))
            discs = before - sum(after.ships[seat].discs)  # type: ignore[attr-defined]
            found[move.removeprefix("fly ")] = discs, shown(after).get("surplus", 0)
    return found


@pytest.mark.rule("dealer-35", "dealer-36", "dealer-37", "dealer-38", "dealer-42")
@pytest.mark.parametrize("seed", range(12))
def test_flights_are_those_of_a_walk_step_by_step(seed: int) -> None:
    game, dice = coincoin.game("duck-dealer"), coincoin.Dice(seed)
    state = game.new(2, dice)
    compared = 0
    for step in range(260):
        if state.over:
            break
        seat = state.mover()
        moves = state.moves(seat)
        flying = any(game.notation(state, move).startswith("fly") for move in moves)
        if flying and step % 3 == 0:
            table = shown(state)
            slots = 3 + (seed + step) % 7
            for each in table["ships"]:
                each.pop("energy", None)  # there are 40 discs in all
            table["ships"][seat]["gear"] = {"hold": slots}
            table["ships"][seat]["energy"] = {"red": step % 9}
            table.pop("virtual", None)
            table["surplus"] = 0 if table.get("free") else step % (STEPS[slots] + 1)
            compare(game.from_json(table), seat, STEPS[slots], step % 9, table["surplus"])
            compared += 1
        state.play(seat, moves[dice.below(len(moves))], dice)
    assert compared > 3


def compare(state: State, seat: int, speed: int, discs: int, left: int) -> None:
    table = shown(state)
    here = table["ships"][seat]["at"]
    walked = steps_to_everywhere(state, seat, left + speed * discs)
    expected = {}
    for place, steps in walked.items():
        price = max(0 if left else 1, -(-(steps - left) // speed))
        near = place in PLANETS or steps <= (speed if discs else left)
        if place != here and near and price <= discs:
            explores = place in PLANETS and "site" not in table["planets"][place]
            used = steps if price else max(1, steps)
            expected[place] = price, 0 if explores else left + price * speed - used
    assert listed(state, seat) == expected
