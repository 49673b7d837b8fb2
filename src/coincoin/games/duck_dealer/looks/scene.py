"""The table of Duck Dealer: the galaxy and the dock in the middle, a ship board for each seat."""

from __future__ import annotations

from typing import NamedTuple, cast

from coincoin.games.duck_dealer.galaxy.data import Galaxy, spelled
from coincoin.games.duck_dealer.looks.board import Board
from coincoin.games.duck_dealer.looks.dock import coming, dock
from coincoin.games.duck_dealer.looks.glance import Holding, holding, recipes, rows
from coincoin.games.duck_dealer.looks.groups import groups
from coincoin.games.duck_dealer.looks.moments import Shown, offer_words
from coincoin.games.duck_dealer.looks.seats import bids, bids_of, box, own_tools, places, seat_areas, supply, track
from coincoin.games.duck_dealer.moves import COLOUR_NAMES, GEAR_NAMES, GOOD_NAMES, MADE_GOODS, TILE_NAMES
from coincoin.games.duck_dealer.rules.board import (
    ACTING,
    ANSWERING,
    BIDDING,
    EQUIPPING,
    EXPLORING,
    GATING,
    KEEPING,
    OFFERING,
    PLACING,
    SHEDDING,
    STARTING,
    TURN,
)
from coincoin.games.duck_dealer.rules.chart import Chart
from coincoin.games.duck_dealer.rules.codes import (
    ACCEPT,
    ACT,
    ASK,
    BUILD,
    BUY,
    CLAIM,
    COLLECT,
    CONSUMER,
    DISCARD,
    END,
    EQUIP,
    EXPLORE,
    FACTORY,
    GIVE,
    JUMP,
    MINE,
    OFFER,
    PLACE,
    PROPOSE,
    RED,
    REFUSE,
    RETURN,
    START,
    TILES,
    WITHDRAW,
    YARD,
    ask_good,
    bid_points,
    claim_tile,
    collect_colour,
    consumer_good,
    discard_good,
    equip_gear,
    explore_good,
    factory_good,
    give_good,
    offer_seat,
    place_place,
    return_colour,
    start_planet,
    swap_gear,
    yard_good,
)
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.scene import Area, Choice, Figure, Node, Plate, Scene, drawn, lighted
from coincoin.kernel.state import NO_MOMENT, Sight
from coincoin.kernel.words import Tongue, Words

DOCK_PIECES = ("mine", "make", "deliver", "build")
BUTTONS = {
    ACT: "act",
    END: "end",
    PROPOSE: "propose",
    WITHDRAW: "withdraw",
    ACCEPT: "accept",
    REFUSE: "refuse",
}
PHASES = {
    PLACING: "placing",
    EQUIPPING: "equipping",
    STARTING: "starting",
    TURN: "turn",
    BIDDING: "bidding",
    EXPLORING: "exploring",
    GATING: "gating",
    OFFERING: "offering",
    ANSWERING: "answering",
    KEEPING: "keeping",
    SHEDDING: "shedding",
    ACTING: "acting",
}
CLASSES = ("scout", "cruiser", "freighter")


class Common(NamedTuple):
    """What all see alike."""

    prompt: tuple[str, str]  # to those who wait
    chips: list[str]
    plates: list[Plate]
    seats: list[list[Area]]  # what lies before each seat
    start: list[Area]  # places and equipment to choose from
    track: Area
    board: Area  # without the prices of flights
    supply: list[Area]
    tree: list[Node]


class Tabletop:
    """Draws the tables of one galaxy, which never changes."""

    def __init__(self, galaxy: Galaxy) -> None:
        self.planets = list(galaxy.planets)
        self.places = galaxy.places()
        self.board = Board(galaxy)
        self.flights: dict[tuple[int, int, Tongue], Choice] = {}  # as far as they were offered
        self.on_map: dict[tuple[int, Tongue], Choice] = {}

    def common(self, sight: Sight, words: Words) -> Common:
        state, say, names = cast(Dealer, sight.state), words.tongue, words.names
        start = []
        if state.phase == PLACING:
            start.append(places(tuple(state.order), names, say))
        if state.phase == EQUIPPING:
            start.append(box(say))
        return Common(
            ("", "") if state.over or state.moment != NO_MOMENT else waiting(state, words),
            chips(state, words),
            plates(state, self.planets, words),
            [seat_areas(state, seat, say) for seat in range(state.seats)],
            start,
            track(tuple(state.track), state.chart, names, say),
            self.board.area(state, self.board.no_flights, words),
            [coming(tuple(state.tiles), state.chart, say), supply(tuple(state.supply), say)],
            recipes(state, self.planets, say),
        )

    def scene(self, sight: Sight, words: Words, common: Common) -> Scene:
        state = cast(Dealer, sight.state)
        if state.moment != NO_MOMENT:
            return self.moment(state, sight.seat, words, common)
        moves = sight.moves()
        asked = state.over or sight.seat in state.waiting()
        title, reason = self.prompt(state, sight, words) if asked else common.prompt
        return Scene(
            game="duck-dealer",
            seat=sight.seat,
            title=title,
            reason=reason,
            chips=common.chips,
            plates=common.plates,
            areas=self.areas(state, sight.seat, moves, common, words),
            choices=self.choices(state, sight.eye, moves, words),
            tree=common.tree,
            groups=groups(state, sight.seat, moves, self.board, words),
        )

    def moment(self, state: Dealer, me: int | None, words: Words, common: Common) -> Scene:
        shown = Shown(state, words.all_news, self.places)
        reason, rules = shown.why(words)
        return Scene(
            game="duck-dealer",
            seat=me,
            title="",
            reason=reason,
            rules=rules,
            chips=common.chips,
            plates=common.plates,
            areas=lighted(self.areas(state, me, [], common, words), shown.lights()),
            tree=common.tree,
            groups=groups(state, me, [], self.board, words),
            trails=shown.trails(),
        )

    def areas(self, state: Dealer, me: int | None, moves: list[int], common: Common, words: Words) -> list[Area]:
        found = []
        for seat, areas in enumerate(common.seats):
            found += areas
            if seat == me and state.phase == ACTING and seat == state.mover():
                found.append(own_tools(state, seat, words.tongue))
        if state.phase == BIDDING:
            found.append(bids(bids_of(state), me, words.names, words.tongue))
        prices = self.board.prices(state, me, moves)
        board = common.board if prices == self.board.no_flights else self.board.area(state, prices, words)
        found += [*common.start, common.track, board]
        docked = int(state.order[state.turn]) if me is None else me
        if state.phase >= TURN and state.on_planet(docked) and not state.unvisited(state.ships[docked].at):
            found.append(dock(state, docked, moves, words, self.planets))
        return found + common.supply

    # ---- the moves ----

    def choices(self, state: Dealer, seat: int, moves: list[int], words: Words) -> list[Choice]:
        fly, road, say = int(state.chart.first_fly), int(state.chart.first_road), words.tongue
        found = []
        for move in moves:
            if fly <= move < road:
                discs = int(state.discs_to(seat, move - fly))
                choice = self.flights.get((move, discs, say))
                if choice is None:
                    choice = self.flights[move, discs, say] = self.flight(move - fly, move, discs, say)
                found.append(choice)
            elif move >= START:
                choice = self.on_map.get((move, say))
                if choice is None:
                    picks = self.map_picks(move, state.chart)
                    choice = self.on_map[move, say] = Choice(move, words.move(move), picks, ordered=True)
                found.append(choice)
            else:
                picks = self.picks(state, seat, move)
                yard = move == BUILD and state.chart.start[state.ships[seat].at]
                label = words("build-yard") if yard else words.move(move)
                asks = weighty(state, seat, move, moves)
                found.append(Choice(move, label, picks, ordered=True, button=button(move, words), asks=asks))
        return found

    def flight(self, place: int, move: int, discs: int, say: Tongue) -> Choice:
        """A flight says its price."""
        name = self.places[place]
        sentence = say("fly-for", place=name, discs=discs, **spelled(name))
        return Choice(move, sentence, self.flight_picks(place), ordered=True)

    def flight_picks(self, place: int) -> tuple[str, ...]:
        name = self.places[place]
        return (f"planet-{name}",) if place < len(self.planets) else ("tool-stop", f"point-{name}")

    def map_picks(self, move: int, chart: Chart) -> tuple[str, ...]:
        planets = len(self.planets)
        if move < chart.first_entrance:
            return (f"planet-{self.planets[start_planet(move)]}",)
        if move < chart.first_exit:
            return ("tool-gate", f"planet-{self.planets[chart.entrance_planet(move)]}")
        if move < chart.first_fly:
            return (f"planet-{self.planets[chart.exit_planet(move)]}",)
        if move < chart.first_lift:
            return ("tool-road", f"point-{self.places[planets + chart.road_point(move)]}")
        if move < chart.first_unclaim:
            return ("tool-lift", f"point-{self.places[planets + chart.lift_point(move)]}")
        planet, tile = divmod(chart.unclaim_claim(move), TILES)
        return ("tool-lift", f"tile-{self.planets[planet]}-{TILE_NAMES[tile]}")

    def picks(self, state: Dealer, seat: int, move: int) -> tuple[str, ...]:
        """The pieces to press for a move that is not on the map. Buttons need none."""
        if move < MINE:
            return self.turn_picks(state, seat, move)
        if move < DISCARD:
            return self.dock_picks(state, seat, move)
        if move < OFFER:
            good = f"cargo-{seat}-{GOOD_NAMES[discard_good(move)]}"
            return (good,) if state.phase == SHEDDING else ("tool-bin", good)
        if move < GIVE:
            return (f"ship-{offer_seat(move)}",)
        if move < ASK:
            return (f"cargo-{seat}-{GOOD_NAMES[give_good(move)]}",)
        if move < PROPOSE:
            return (f"cargo-{state.partner}-{GOOD_NAMES[ask_good(move)]}",)
        return ("dock-jump",) if move == JUMP else ()

    def turn_picks(self, state: Dealer, seat: int, move: int) -> tuple[str, ...]:
        if move < PLACE:
            return (f"bid-{bid_points(move)}",)
        if move < EQUIP:
            return (f"place-{place_place(move) + 1}",)
        if move < COLLECT:
            return (f"box-{GEAR_NAMES[equip_gear(move)]}",)
        if move < ACT:
            return (f"supply-{COLOUR_NAMES[collect_colour(move)]}",)
        if RETURN <= move < EXPLORE:
            return (f"energy-{seat}-{COLOUR_NAMES[return_colour(move)]}",)
        if move >= EXPLORE:
            return (f"next-{list(state.tiles).index(explore_good(move))}",)
        return ()

    def dock_picks(self, state: Dealer, seat: int, move: int) -> tuple[str, ...]:
        if move < YARD:
            return (f"dock-{DOCK_PIECES[move - MINE]}",)
        if move < FACTORY:
            good = yard_good(move) if move < CONSUMER else consumer_good(move)
            return ("dock-build", f"cargo-{seat}-{GOOD_NAMES[good]}")
        if move < CLAIM:
            return (f"dock-factory-{MADE_GOODS[factory_good(move)]}",)
        if move < BUY:
            here = self.planets[state.ships[seat].at]
            return ("tool-claim", f"tile-{here}-{TILE_NAMES[claim_tile(move)]}")
        if move == BUY:
            return ("dock-buy", f"slot-{seat}")
        return ("dock-buy", f"gear-{seat}-{GEAR_NAMES[swap_gear(move)]}")

    # ---- the prompt ----

    def prompt(self, state: Dealer, sight: Sight, words: Words) -> tuple[str, str]:
        if state.over:
            names = words.listed(state.winners)
            mine = "yes" if sight.seat in state.winners else "no"
            return words("title-over", names=names, count=len(state.winners), you=mine), words("reason-over")
        seat = sight.eye
        ship = state.ships[seat]
        if state.phase == ACTING:
            return self.action_prompt(state, seat, words)
        if state.phase == SHEDDING:
            return words("title-shedding", count=int(ship.load - state.room(seat))), words("reason-shedding")
        if state.phase == KEEPING:
            spare = int(sum(ship.discs) - state.chart.keep)
            return words("title-keeping", count=spare), words("reason-keeping", keep=int(state.chart.keep))
        if state.phase == EQUIPPING:
            left = int(state.chart.start_gear - ship.filled)
            return words("title-equipping", count=left), words("reason-equipping")
        if state.phase in (OFFERING, ANSWERING):
            other = state.partner if state.phase == OFFERING else state.order[state.turn]
            reason = offer_words(state, words)
            if state.phase == OFFERING:
                reason += " " + words("offers-left", count=int(state.offers))
            return words(f"title-{phase_name(state)}", seat=words.seat(int(other))), reason
        if state.phase == TURN:
            return words("title-turn"), words("reason-turn", left=int(state.chart.turns) - len(state.track))
        return words(f"title-{phase_name(state)}"), words(f"reason-{phase_name(state)}")

    def action_prompt(self, state: Dealer, seat: int, words: Words) -> tuple[str, str]:
        ship = state.ships[seat]
        if ship.cubes < 0:
            return words("title-lift"), words("reason-lift")
        if state.overloaded(seat):
            over = int(ship.load - state.room(seat))
            return words("title-overloaded", count=over), words("reason-overloaded")
        if state.free:
            return words("title-free", count=int(state.free)), words("reason-free")
        key = "reason-going-on" if state.surplus else "reason-acting"
        discs, steps = int(state.energy(seat, RED)), int(state.speed(seat))
        reason = words(key, left=int(state.surplus), discs=discs, steps=steps)
        if virtual := int(sum(state.virtual)):
            reason += " " + words("virtual", count=virtual)
        return words("title-acting"), reason


def phase_name(state: Dealer) -> str:
    return PHASES[int(state.phase)]


def waiting(state: Dealer, words: Words) -> tuple[str, str]:
    if state.phase == BIDDING:
        return words("title-wait-bids"), ""
    return words("title-wait", seat=words.seat(state.waiting()[0])), words(f"wait-{phase_name(state)}")


def weighty(state: Dealer, seat: int, move: int, moves: list[int]) -> bool:
    """A bid or a trade; an action turn without energy; an end while something could still be done here."""
    if move == ACT:
        return sum(list(state.ships[seat].discs)) == 0
    return move < PLACE or move == ACCEPT or (move == END and any(MINE <= other <= BUILD for other in moves))


def button(move: int, words: Words) -> str:
    return words(f"button-{BUTTONS[move]}") if move in BUTTONS else ""


def chips(state: Dealer, words: Words) -> list[str]:
    turns, taken = int(state.chart.turns), len(state.track)
    if state.phase < TURN:
        return [words(f"chip-{phase_name(state)}")]
    return [words("chip-turn", turn=taken, turns=turns)]


def plates(state: Dealer, planets: list[str], words: Words) -> list[Plate]:
    chart, waiting = state.chart, state.waiting()
    return [
        plate(
            seat,
            int(ship.bid),
            int(state.surplus) if seat == state.mover() else 0,
            seat in waiting,
            holding(state, seat, planets, words.tongue),
            chart,
            words.tongue,
        )
        for seat, ship in enumerate(state.ships)
    ]


@drawn
def plate(seat: int, bid: int, left: int, turn: bool, has: Holding, chart: Chart, say: Tongue) -> Plate:
    note = say("class", kind=class_of(chart, has.filled), steps=int(chart.speed(has.filled)))
    if left:
        note = f"{note}, {say('steps-left', left=left)}"
    if bid:
        note = f"{note}, {say('plate-bid', points=bid)}"
    points = Figure("i-trophy", str(has.score), say("points", count=has.score))
    return Plate(seat, [points], turn=turn, note=note, rows=rows(has, chart, say))


def class_of(chart: Chart, filled: int) -> str:
    return CLASSES[0 if filled <= chart.slots[0] else 1 if filled <= chart.slots[0] + chart.slots[1] else 2]
