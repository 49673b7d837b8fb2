"""Moving in Duck Dealer: flights, roads, gates and exploring."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.rules.board import ACTING, EXPLORING, GATING, NOWHERE, UNEXPLORED
from coincoin.games.duck_dealer.rules.chart import FAR
from coincoin.games.duck_dealer.rules.codes import JUMP, RED, TILES, YELLOW, explore, told_explored
from coincoin.games.duck_dealer.rules.setup import Setup
from coincoin.kernel.state import NOBODY


class Flight(Setup):
    """Where ships can go, and what happens on the way."""

    # ---- distances ----

    def measure(self, seat: i64, most: i64) -> None:
        """Steps from the ship to each planet, if they are so many at most; else more.

        A shortest path over planets, since only routes have length.
        """
        if self.measured >= most:
            return
        chart = self.chart
        speed = self.speed(seat)
        at = self.ships[seat].at
        steps = chart.far[:]
        self.firm = True
        if at < chart.planets:
            steps[at] = 0
        else:
            point = at - chart.planets
            route = chart.route_of[point]
            place = point - chart.route_first[route]
            ahead = self.count_steps(seat, point + 1, chart.route_length[route] - 1 - place) + 1
            back = self.count_steps(seat, point - place, place) + 1
            steps[chart.route_from[route]] = back
            steps[chart.route_to[route]] = min(ahead, steps[chart.route_to[route]])
        done: i64 = 0
        one: i64 = 1
        # Looked up once: this is where a game spends most of its time.
        planets = chart.planets
        doors = chart.doors
        doors_to = chart.doors_to
        lengths = chart.route_length
        roads = self.ways
        ways = seat * len(lengths)
        planet: i64
        door: i64
        while True:
            nearest: i64 = NOWHERE
            best: i64 = FAR
            for planet in range(planets):
                if steps[planet] < best and not (done >> planet) & 1:
                    best = steps[planet]
                    nearest = planet
            if nearest == NOWHERE or best > most:
                break
            done |= one << nearest
            if self.unvisited(nearest) and (best % speed == 0 or (best - self.surplus) % speed == 0):
                self.firm = False
                best = self.steps_beyond(nearest, best, speed)
            for door in range(chart.doors_first[nearest], chart.doors_first[nearest + 1]):
                route = doors[door]
                far = best + lengths[route] + 1 - roads[ways + route]
                if far < steps[doors_to[door]]:
                    steps[doors_to[door]] = far
        self.steps = steps
        self.measured = most

    def steps_beyond(self, planet: i64, steps: i64, speed: i64) -> i64:
        """Flying on over a planet: a disc must not end on an unvisited one, so a step is left unused (dealer-42)."""
        if steps > 0 and self.unvisited(planet) and (steps - self.surplus) % speed == 0:
            return steps + 1
        return steps

    def unvisited(self, planet: i64) -> bool:
        return self.sites[planet] == UNEXPLORED

    def count_steps(self, seat: i64, first: i64, points: i64) -> i64:
        """So many points in a row cost a step each, own roads none (dealer-33, dealer-35)."""
        steps: i64 = 0
        point: i64
        for point in range(first, first + points):
            if self.roads[point] != seat:
                steps += 1
        return steps

    def horizon(self, seat: i64) -> i64:
        """So many steps can be made."""
        return self.surplus + self.energy(seat, RED) * self.speed(seat)

    def steps_to(self, seat: i64, place: i64) -> i64:
        """The fewest steps to a place."""
        chart = self.chart
        self.measure(seat, self.horizon(seat))
        if place < chart.planets:
            if self.steps[place] > self.measured:
                self.measure(seat, FAR)
            return self.steps[place]
        speed = self.speed(seat)
        point = place - chart.planets
        route = chart.route_of[point]
        first = chart.route_first[route]
        end = first + chart.route_length[route]
        start_planet = chart.route_from[route]
        end_planet = chart.route_to[route]
        steps = self.steps_beyond(start_planet, self.steps[start_planet], speed)
        steps += self.count_steps(seat, first, point + 1 - first)
        back = self.steps_beyond(end_planet, self.steps[end_planet], speed)
        steps = min(steps, back + self.count_steps(seat, point, end - point))
        at = self.ships[seat].at - chart.planets
        if first <= at < end:
            low = min(at + 1, point)
            steps = min(steps, self.count_steps(seat, low, max(point + 1, at) - low))
        return steps

    def discs_to(self, seat: i64, place: i64) -> i64:
        """The fewest red discs for a flight to this place (dealer-36), after the steps left over (dealer-37)."""
        if self.surplus == 0 and place >= self.chart.planets:
            return 1  # points are one disc away at most
        return self.discs_for(seat, self.steps_to(seat, place))

    def discs_for(self, seat: i64, steps: i64) -> i64:
        """One at least, unless steps are left over."""
        if self.surplus == 0:
            steps = max(1, steps)
        speed = self.speed(seat)
        return (max(0, steps - self.surplus) + speed - 1) // speed

    # ---- flying ----

    def can_fly(self, seat: i64) -> bool:
        return (self.surplus > 0 or self.energy(seat, RED) > 0) and not self.overloaded(seat)

    def list_planets(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Planets for as many discs as there are, and the steps left over (dealer-36, dealer-37)."""
        if not self.can_fly(seat):
            return moves
        most = self.horizon(seat)
        self.measure(seat, most)
        fly = self.chart.first_fly
        at = self.ships[seat].at
        planet: i64
        for planet in range(self.chart.planets):
            if self.steps[planet] <= most and planet != at:
                moves = append(moves, fly + planet)
        return moves

    def list_points(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Points within the steps of one disc, some of which may be left over (dealer-38)."""
        if not self.can_fly(seat):
            return moves
        self.measure(seat, self.horizon(seat))
        chart = self.chart
        speed = self.speed(seat)
        most = speed if self.energy(seat, RED) else self.surplus
        at = self.ships[seat].at - chart.planets
        here = chart.route_of[at] if at >= 0 else i64(NOWHERE)
        steps = self.steps
        starts = chart.route_from
        ends = chart.route_to
        route: i64
        for route in range(len(starts)):
            if steps[starts[route]] <= most or steps[ends[route]] <= most or route == here:
                moves = self.list_route(seat, route, most, speed, moves)
        return moves

    def list_route(self, seat: i64, route: i64, most: i64, speed: i64, moves: vec[i64]) -> vec[i64]:
        """The points of a route within so many steps: some from either end, or on both sides of the ship."""
        chart = self.chart
        length = chart.route_length[route]
        first = chart.route_first[route]
        from_start = self.run(seat, chart.route_from[route], first, 1, length, most, speed)
        from_end = self.run(seat, chart.route_to[route], first + length - 1, -1, length, most, speed)
        fly = chart.first_fly + chart.planets + first
        at = self.ships[seat].at - chart.planets - first
        n: i64
        if 0 <= at < length:
            low = at - self.reach(seat, first + at - 1, -1, at, most)
            high = at + self.reach(seat, first + at + 1, 1, length - 1 - at, most)
            for n in range(length):
                if (n < from_start or n >= length - from_end or low <= n <= high) and n != at:
                    moves = append(moves, fly + n)
            return moves
        for n in range(from_start):
            moves = append(moves, fly + n)
        for n in range(max(from_start, length - from_end), length):
            moves = append(moves, fly + n)
        return moves

    def run(self, seat: i64, planet: i64, point: i64, direction: i64, length: i64, most: i64, speed: i64) -> i64:
        """How many points of a route can be reached with so many steps through the planet at its end."""
        steps = self.steps[planet]
        if steps > most:
            return 0
        left = most - self.steps_beyond(planet, steps, speed)
        return self.reach(seat, point, direction, length, left) if left >= 0 else i64(0)

    def reach(self, seat: i64, point: i64, direction: i64, length: i64, left: i64) -> i64:
        """How many points in a row so many steps reach."""
        count: i64 = 0
        roads = self.roads
        while count < length:
            if roads[point] != seat:
                left -= 1
                if left < 0:
                    break
            count += 1
            point += direction
        return count

    def fly(self, seat: i64, place: i64) -> None:
        """Steps left over stay until something is done on a planet; going on takes one at least (dealer-37)."""
        steps = self.steps_to(seat, place)
        discs = self.discs_for(seat, steps)
        self.show(self.chart.told_flew(seat, place, discs))  # while the ship is still where it flies from
        if discs == 0:
            steps = max(1, steps)
        else:
            self.spend(seat, RED, discs)
        self.surplus += discs * self.speed(seat) - steps
        self.land(seat, place)

    def land(self, seat: i64, place: i64) -> None:
        """An unvisited planet is discovered (dealer-41, dealer-42)."""
        self.ships[seat].at = place
        self.measured = 0
        self.leave()
        if place < self.chart.planets and self.unvisited(place):
            self.settle()
            self.phase = EXPLORING

    # ---- exploring ----

    def list_tiles(self, moves: vec[i64]) -> vec[i64]:
        """One of the first two consumers on the track (dealer-41)."""
        one = self.tiles[0]
        two = self.tiles[1]
        moves = append(moves, explore(min(one, two)))
        return append(moves, explore(max(one, two))) if one != two else moves

    def explore(self, seat: i64, tile: i64) -> None:
        self.sites[self.ships[seat].at] = tile
        self.tiles, _ = pop(self.tiles, 0 if self.tiles[0] == tile else 1)
        self.measured = 0
        self.phase = ACTING
        self.show(told_explored(seat, tile))

    # ---- gates ----

    def can_jump(self, seat: i64) -> bool:
        """From an entrance, whoever placed it, with one red disc (dealer-44)."""
        if not self.on_planet(seat) or self.energy(seat, RED) == 0 or self.overloaded(seat):
            return False
        gate = self.gates[self.ships[seat].at]
        return gate != NOBODY and gate % 2 == 0

    def list_jump(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        return append(moves, JUMP) if self.can_jump(seat) else moves

    def exit_of(self, planet: i64) -> i64:
        """Where the entrance on this planet leads."""
        other: i64
        for other in range(self.chart.planets):
            if self.gates[other] == self.gates[planet] + 1:
                return other
        return NOWHERE

    def jump(self, seat: i64) -> None:
        planet = self.exit_of(self.ships[seat].at)
        self.show(self.chart.told_jumped(seat, planet))
        self.spend(seat, RED, 1)
        self.settle()
        self.land(seat, planet)

    def has_gates(self, seat: i64) -> bool:
        """Has this seat placed its gates already (dealer-46)?"""
        return any(gate == 2 * seat for gate in self.gates)

    def list_gates(self, seat: i64, first: i64, moves: vec[i64]) -> vec[i64]:
        """Planets without a gate: there must be two for a new pair (dealer-46)."""
        planet: i64
        if first == self.chart.first_entrance and self.has_gates(seat):
            return moves
        bare: i64 = 0
        for planet in range(self.chart.planets):
            if self.gates[planet] == NOBODY:
                bare += 1
        if bare < 2 and first == self.chart.first_entrance:
            return moves
        for planet in range(self.chart.planets):
            if self.gates[planet] == NOBODY and planet != self.entrance:
                moves = append(moves, first + planet)
        return moves

    def place_entrance(self, planet: i64) -> None:
        self.entrance = planet
        self.phase = GATING

    def place_exit(self, seat: i64, planet: i64) -> None:
        self.gates[self.entrance] = 2 * seat
        self.gates[planet] = 2 * seat + 1
        news = self.chart.told_gates(seat, self.entrance, planet)
        self.entrance = NOWHERE
        self.phase = ACTING
        self.show(news)

    # ---- roads ----

    def list_roads(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Any point without a road or a ship; free at first, then a yellow disc each (dealer-26, dealer-54)."""
        if self.ships[seat].cubes <= 0 or (self.free == 0 and self.energy(seat, YELLOW) == 0):
            return moves
        road = self.chart.first_road
        planets = self.chart.planets
        taken = self.roads[:]
        for ship in self.ships:
            if ship.at >= planets:
                taken[ship.at - planets] = seat
        point: i64
        for point in range(len(taken)):
            if taken[point] == NOBODY:
                moves = append(moves, road + point)
        return moves

    def lay_road(self, seat: i64, point: i64) -> None:
        if self.free:
            self.free -= 1
        else:
            self.spend(seat, YELLOW, 1)
        self.ships[seat].cubes -= 1
        self.roads[point] = seat
        self.ways[seat * len(self.chart.route_from) + self.chart.route_of[point]] += 1
        self.measured = 0
        self.show(self.chart.told_road(seat, point))

    # ---- cubes that run out ----

    def may_lift(self, seat: i64) -> bool:
        """Without a cube left, one of one's own on the board can be taken back (dealer-31, dealer-32)."""
        cubes = self.ships[seat].cubes
        return cubes < 0 or (cubes == 0 and (self.free > 0 or self.energy(seat, YELLOW) > 0))

    def list_lifts(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        if not self.may_lift(seat):
            return moves
        point: i64
        for point in range(self.chart.points):
            if self.roads[point] == seat:
                moves = append(moves, self.chart.lift(point))
        claim: i64
        for claim in range(len(self.claims)):
            if self.claims[claim] == seat:
                moves = append(moves, self.chart.unclaim(claim))
        return moves

    def lift(self, seat: i64, point: i64) -> None:
        self.ships[seat].cubes += 1
        self.roads[point] = NOBODY
        self.ways[seat * len(self.chart.route_from) + self.chart.route_of[point]] -= 1
        self.measured = 0
        self.tell(self.chart.told_lifted(seat, point))

    def unclaim(self, seat: i64, claim: i64) -> None:
        self.ships[seat].cubes += 1
        self.claims[claim] = NOBODY
        if self.ships[seat].at == claim // TILES:
            self.paid[claim % TILES] = 0
        self.tell(self.chart.told_unclaimed(seat, claim))
