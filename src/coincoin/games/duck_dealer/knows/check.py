"""What must hold of a position of Duck Dealer that was written by hand."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.moves import COLOUR_NAMES, GEAR_NAMES, GOOD_NAMES, MADE_GOODS, MOST_BID
from coincoin.games.duck_dealer.rules.board import (
    ACTING,
    ANSWERING,
    BIDDING,
    EQUIPPING,
    EXPLORING,
    GATING,
    KEEPING,
    NO_BID,
    NOWHERE,
    OFFERING,
    OFFERS,
    PLACING,
    SHEDDING,
    SILENT,
    STARTING,
    TURN,
    UNEXPLORED,
)
from coincoin.games.duck_dealer.rules.codes import GOODS, TILES
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.errors import BadPosition
from coincoin.kernel.state import NOBODY


def check(state: Dealer, places: Sequence[str]) -> None:
    planets(state, places)
    gates(state)
    order(state)
    ships(state, places)
    supply(state)
    turn(state)
    pending(state, places)


def need(true: bool, problem: str) -> None:
    if not true:
        raise BadPosition(problem)


def same(found: list[int], wanted: vec[i64], names: Sequence[str], what: str) -> None:
    for number, name in enumerate(names):
        there, there_are = found.count(number), list(wanted).count(number)
        need(there == there_are, f"{what} {name}: there are {there}, the galaxy has {there_are}")


def planets(state: Dealer, places: Sequence[str]) -> None:
    chart = state.chart
    everywhere = range(chart.planets)
    starts = [planet for planet in everywhere if chart.start[planet]]
    others = [planet for planet in everywhere if not chart.start[planet]]
    same([state.mines[n] for n in starts], chart.start_mines, GOOD_NAMES, "$.planets: start mines of")
    same([state.mines[n] for n in others], chart.other_mines, GOOD_NAMES, "$.planets: other mines of")
    same([state.sites[n] for n in starts], chart.yards, GEAR_NAMES, "$.planets: shipyards for a")
    tiles = [state.sites[n] for n in others if state.sites[n] != UNEXPLORED] + list(state.tiles)
    same(tiles, chart.consumers, MADE_GOODS, "$.planets and $.tiles: consumers of")
    pays = [chart.worth[tile] for tile in state.tiles]
    need(pays == sorted(pays), "$.tiles: consumers that pay less come first")
    for kind, left in enumerate(state.stock):
        need(left >= 0, f"$.planets: too many factories of {MADE_GOODS[kind]}")
    for n in everywhere:
        where = f"$.planets.{places[n]}"
        need(not (chart.start[n] and state.plants[n] != NOBODY), f"{where}: a start planet has no factory")
        need(not (state.built[n] and state.sites[n] == UNEXPLORED), f"{where}: nothing is there to be built yet")
        need(state.plants[n] == NOBODY or state.sites[n] != UNEXPLORED, f"{where}: nobody was there to build a factory")
        for tile in range(TILES):
            claimed = state.claims[n * TILES + tile] != NOBODY
            need(not claimed or state.usable(n, tile), f"{where}.claims: only what can be used can be claimed")


def gates(state: Dealer) -> None:
    found = sorted(gate for gate in state.gates if gate != NOBODY)
    for seat in range(state.seats):
        mine = [gate for gate in found if gate // 2 == seat]
        need(
            mine in ([], [2 * seat, 2 * seat + 1]), f"$.planets: seat {seat} has one entrance and one exit, or no gate"
        )


def order(state: Dealer) -> None:
    seats = list(range(state.seats))
    placed = [seat for seat in state.order if seat != NOBODY]
    need(len(state.order) == state.seats and len(set(placed)) == len(placed), "$.order names each seat once")
    need(all(seat in seats for seat in placed), "$.order names seats of this table")
    need(0 <= state.turn < state.seats, "$.turn is a place in the order")
    if state.phase == BIDDING:
        need(not placed and len(state.bids) == 2 * state.seats, "$.bids: two for each seat while $.order is empty")
        _bids(state)
    else:
        need(len(state.bids) == 0, "$.bids: only while bidding")
    if state.phase == PLACING:
        need(sorted(state.choosers) == seats, "$.choosers names each seat once")
        need(sorted(placed) == sorted(list(state.choosers)[: state.turn]), "$.turn: those before have chosen a place")
        need(state.turn < state.seats - 1, "$.turn: the last one has no choice")
    else:
        need(len(state.choosers) == 0, "$.choosers: only while places are chosen")
        need(state.phase == BIDDING or len(placed) == state.seats, "$.order names each seat once")
    need(state.phase > PLACING or bool(state.options["auction"]), "$.phase: this table has no auction")


def _bids(state: Dealer) -> None:
    need(all(SILENT <= bid <= MOST_BID for bid in state.bids), f"$.bids go from 0 to {MOST_BID}")
    first, second = list(state.bids)[: state.seats], list(state.bids)[state.seats :]
    need(SILENT not in first, "$.bids: every seat makes a first bid")
    if state.second_bids():
        need(NO_BID not in first, "$.bids: second bids come after the first ones")
        tied = [first.count(bid) > 1 for bid in first]
        need(tied == [bid != SILENT for bid in second], "$.bids: those who are tied bid again, and only those")


def ships(state: Dealer, places: Sequence[str]) -> None:
    chart, setting_up = state.chart, state.phase <= STARTING
    for seat, ship in enumerate(state.ships):
        where = f"$.ships[{seat}]"
        placed = state.phase == STARTING and seat in list(state.order)[: state.turn]
        need((ship.at != NOWHERE) == (placed or not setting_up), f"{where}.at: {_at(ship.at, places)} cannot be now")
        if state.phase > EQUIPPING:
            need(chart.start_gear <= ship.filled <= chart.all_slots, f"{where}.gear: {ship.filled} slots are filled")
        else:
            _equipped(state, seat)
        if setting_up:
            need(ship.load + sum(ship.discs) + ship.score == 0, f"{where} has something before the first turn")
            need(ship.at == NOWHERE or bool(chart.start[ship.at]), f"{where}.at: this is no start planet")
        elif 0 <= ship.at < chart.planets and state.unvisited(ship.at):
            exploring = state.phase == EXPLORING and seat == state.mover()
            need(exploring, f"{where}.at: whoever lands on {places[ship.at]} explores it")
        need(ship.cubes >= (-1 if state.phase == ACTING and seat == state.mover() else 0), f"{where}: too many cubes")
        need(0 <= ship.bid <= 2 * MOST_BID, f"{where}.bid goes from 0 to {2 * MOST_BID}")
        need(ship.score >= 0, f"{where}.score cannot be negative")
    if setting_up:
        taken = [ship.at for ship in state.ships if ship.at != NOWHERE]
        need(len(set(taken)) == len(taken), "$.ships: two ships start on the same planet")
        need(all(seat == NOBODY for seat in [*state.roads, *state.claims, *state.gates]), "$: the board is empty")


def _at(place: int, places: Sequence[str]) -> str:
    return "nowhere" if place == NOWHERE else places[place]


def _equipped(state: Dealer, seat: int) -> None:
    filled, most = state.ships[seat].filled, state.chart.start_gear
    if state.phase < EQUIPPING:
        right = filled == 0
    else:
        place = list(state.order).index(seat)
        right = filled == most if place < state.turn else filled < most if place == state.turn else filled == 0
    need(right, f"$.ships[{seat}].gear: {filled} pieces cannot be now")


def supply(state: Dealer) -> None:
    for colour, left in enumerate(state.supply):
        need(
            left >= 0,
            f"there are {state.chart.discs - left} {COLOUR_NAMES[colour]} discs: the game has {state.chart.discs}",
        )


def turn(state: Dealer) -> None:
    turns = len(state.track)
    acting = ACTING <= state.phase <= ANSWERING
    need(turns <= state.chart.turns, f"$.track has {turns} action turns of {state.chart.turns}")
    need(state.over == (turns == state.chart.turns and not acting), "$.phase is over after the last action turn")
    need(not turns or state.phase >= TURN, "$.track is empty before the first turn")
    if state.phase > TURN:
        need(turns > 0 and state.track[turns - 1] == state.order[state.turn], "$.track ends with the seat that acts")
    for seat in range(state.seats):
        may = state.over or state.phase > TURN
        need(may or not state.overloaded(seat), f"$.ships[{seat}].goods: {state.ships[seat].load} do not fit its holds")
    if state.phase in (KEEPING, SHEDDING):
        actor = state.order[state.turn]
        need(not state.overloaded(actor), f"$.ships[{actor}].goods do not fit its holds")
        energy = sum(state.ships[actor].discs)
        need((energy > state.chart.keep) == (state.phase == KEEPING), f"$.ships[{actor}].energy: {energy} discs")


def pending(state: Dealer, places: Sequence[str]) -> None:
    acting = ACTING <= state.phase <= ANSWERING
    actor = state.order[state.turn] if state.phase > STARTING else NOBODY
    need(
        acting or not (sum(state.virtual) or state.free or state.offers or state.surplus),
        "$.virtual, $.free, $.offers, $.surplus: only while acting",
    )
    free = state.chart.free_roads(len(state.track)) if acting else 0
    need(0 <= state.free <= free, f"$.free: {free} free roads at most")
    need(0 <= state.offers <= OFFERS, f"$.offers: {OFFERS} at most")
    steps = state.speed(actor) if state.phase in (ACTING, GATING) and not state.free else 0
    need(0 <= state.surplus <= steps, f"$.surplus: {steps} steps at most can be left over now")
    for tile, paid in enumerate(state.paid):
        mine = acting and state.on_planet(actor) and state.claims[state.ships[actor].at * TILES + tile] == actor
        need(not paid or mine, "$.paid: only a privilege of the seat that acts, where its ship stands")
    need((state.phase == EXPLORING) == _explores(state, actor), "$.phase is exploring on an unexplored planet only")
    need((state.phase == GATING) == (state.entrance != NOWHERE), "$.entrance stands while its exit is chosen")
    if state.phase == GATING:
        need(state.gates[state.entrance] == NOBODY, f"$.entrance: {places[state.entrance]} has a gate already")
        need(not state.has_gates(actor), f"$.entrance: seat {actor} has placed its gates already")
        need(len(state.legal(actor)) > 0, "$.entrance: no planet is left for the exit")
    _offer(state, actor)


def _explores(state: Dealer, actor: int) -> bool:
    return actor != NOBODY and state.on_planet(actor) and state.unvisited(state.ships[actor].at)


def _offer(state: Dealer, actor: int) -> None:
    if state.phase == SHEDDING:
        first = next((seat for seat in range(state.seats) if state.overloaded(seat)), NOBODY)
        need(state.partner == first != NOBODY, "$.partner is the first seat with more goods than its holds take")
    elif state.phase in (OFFERING, ANSWERING):
        need(state.trading, "$.phase: this table does not trade between players")
        need(state.partner not in (NOBODY, actor), "$.partner is another seat")
        together = state.on_planet(actor) and state.ships[state.partner].at == state.ships[actor].at
        need(together, "$.partner stands on the same planet")
    else:
        need(state.partner == NOBODY, "$.partner: only during an offer")
    some = sum(state.bundle)
    need(not some or state.phase in (OFFERING, ANSWERING), "$.give and $.ask: only during an offer")
    need(some > 0 or state.phase != ANSWERING, "$.give and $.ask: an offer has some goods")
    for good in range(GOODS if some else 0):
        enough = state.bundle[good] <= state.ships[actor].goods[good]
        enough = enough and state.bundle[GOODS + good] <= state.ships[state.partner].goods[good]
        need(enough, f"$.give and $.ask: there is not so much {GOOD_NAMES[good]} aboard")
