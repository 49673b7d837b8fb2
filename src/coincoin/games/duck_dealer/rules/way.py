"""The way a flight of Duck Dealer takes: the same shortest path that its price was measured on, place by place."""

from __future__ import annotations

from mypy_extensions import i64

from coincoin.games.duck_dealer.rules.chart import FAR
from coincoin.games.duck_dealer.rules.flight import Flight


def way_to(state: Flight, seat: i64, place: i64) -> list[int]:
    """The places from the ship's own to this one."""
    state.measure(seat, FAR)
    return to_planet(state, seat, place) if place < state.chart.planets else to_point(state, seat, place)


def to_planet(state: Flight, seat: i64, planet: i64) -> list[int]:
    chart = state.chart
    at = state.ships[seat].at
    if planet == at:
        return [planet]
    steps = state.steps[planet]
    door: i64
    for door in range(chart.doors_first[planet], chart.doors_first[planet + 1]):
        route = chart.doors[door]
        between = inwards(state, route, planet)
        if at in between:  # along the rest of this route
            rest = between[between.index(at) :]
            if len(rest) - own_roads(state, seat, rest[1:]) == steps:
                return [*rest, planet]
        other = chart.doors_to[door]
        before = state.steps_beyond(other, state.steps[other], state.speed(seat))
        if before + len(between) + 1 - own_roads(state, seat, between) == steps:
            return [*to_planet(state, seat, other), *between, planet]
    raise LookupError("no way leads there")


def to_point(state: Flight, seat: i64, place: i64) -> list[int]:
    chart = state.chart
    at = state.ships[seat].at
    route = chart.route_of[place - chart.planets]
    best: list[int] = []
    fewest: i64 = FAR
    for end in (chart.route_from[route], chart.route_to[route]):
        points = inwards(state, route, end)[::-1]  # away from that end
        points = points[: points.index(place) + 1]
        if at in points:
            way = points[points.index(at) :]
            steps = len(way) - 1 - own_roads(state, seat, way[1:])
        elif state.steps[end] < FAR:
            way = [*to_planet(state, seat, end), *points]
            steps = state.steps_beyond(end, state.steps[end], state.speed(seat))
            steps += len(points) - own_roads(state, seat, points)
        else:
            continue
        if steps < fewest:
            best, fewest = way, steps
    return best


def inwards(state: Flight, route: i64, planet: i64) -> list[int]:
    """The points of a route as one meets them on the way to the planet at one of its ends."""
    chart = state.chart
    first = chart.planets + chart.route_first[route]
    points = [int(point) for point in range(first, first + chart.route_length[route])]
    return points if planet == chart.route_to[route] else points[::-1]


def own_roads(state: Flight, seat: i64, points: list[int]) -> i64:
    count: i64 = 0
    for point in points:
        if state.roads[point - state.chart.planets] == seat:
            count += 1
    return count
