"""The table of Duck Dealer: the galaxy and the dock in the middle, a ship board for each seat."""

from __future__ import annotations

from typing import cast

from coincoin.games.duck_dealer.galaxy_data import COLOUR_NAMES, GEAR_NAMES, GOOD_NAMES, MADE_GOODS, TILE_NAMES, Galaxy
from coincoin.games.duck_dealer.rules import Dealer
from coincoin.games.duck_dealer.rules_chart import (
    ACCEPT,
    ACT,
    ASK,
    BUY,
    CLAIM,
    COLLECT,
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
    SWAP,
    TILES,
    WITHDRAW,
    YARD,
)
from coincoin.games.duck_dealer.rules_table import (
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
from coincoin.games.duck_dealer.table_board import Board
from coincoin.games.duck_dealer.table_dock import dock
from coincoin.games.duck_dealer.table_seats import bids, box, places, seat_areas, supply, track
from coincoin.kernel.scene import Area, Choice, Figure, Plate, Scene
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words

DOCK_PIECES = ("mine", "make", "deliver", "build")
BUTTONS = {
    ACT: "act",
    END: "end",
    PROPOSE: "propose",
    WITHDRAW: "withdraw",
    ACCEPT: "accept",
    REFUSE: "refuse",
}
CLASSES = ("scout", "cruiser", "freighter")


class Tabletop:
    """Draws the tables of one galaxy."""

    def __init__(self, galaxy: Galaxy) -> None:
        self.planets = list(galaxy.planets)
        self.places = galaxy.places()
        self.board = Board(galaxy)

    def scene(self, sight: Sight, words: Words) -> Scene:
        state = cast(Dealer, sight.state)
        title, reason = self.prompt(state, sight, words)
        return Scene(
            game="duck-dealer",
            seat=sight.seat,
            title=title,
            reason=reason,
            chips=chips(state, words),
            plates=[plate(state, seat, words) for seat in range(state.seats)],
            areas=self.areas(state, sight, words),
            choices=self.choices(state, sight, words),
        )

    def areas(self, state: Dealer, sight: Sight, words: Words) -> list[Area]:
        found = []
        for seat in range(state.seats):
            found += seat_areas(state, seat, sight, words)
        if state.phase == BIDDING:
            found.append(bids(state, sight, words))
        if state.phase == PLACING:
            found.append(places(state, words))
        if state.phase == EQUIPPING:
            found.append(box(state, words))
        found += [track(state, words), self.board.area(state, sight, words)]
        found += dock(state, sight, words, self.planets)
        found.append(supply(state, words))
        return found

    # ---- the moves ----

    def choices(self, state: Dealer, sight: Sight, words: Words) -> list[Choice]:
        return [
            Choice(
                move,
                self.sentence(state, sight.eye, move, words),
                self.picks(state, sight.eye, move),
                ordered=True,
                button=button(move, words),
            )
            for move in sight.moves()
        ]

    def sentence(self, state: Dealer, seat: int, move: int, words: Words) -> str:
        """A move in words, flights with their price."""
        fly = state.chart.fly()
        if fly <= move < state.chart.road():
            discs = int(state.discs_to(seat, move - fly))
            return words("fly-for", place=self.places[move - fly], discs=discs)
        return words.move(move)

    def picks(self, state: Dealer, seat: int, move: int) -> tuple[str, ...]:
        """The pieces to press for a move. Buttons need none."""
        chart = state.chart
        if move < MINE:
            return self.turn_picks(state, seat, move)
        if move < DISCARD:
            return self.dock_picks(state, seat, move)
        if move < OFFER:
            good = f"cargo-{seat}-{GOOD_NAMES[move - DISCARD]}"
            return (good,) if state.phase == SHEDDING else ("tool-bin", good)
        if move < GIVE:
            return (f"ship-{move - OFFER}",)
        if move < ASK:
            return (f"cargo-{seat}-{GOOD_NAMES[move - GIVE]}",)
        if move < PROPOSE:
            return (f"cargo-{state.partner}-{GOOD_NAMES[move - ASK]}",)
        if move < JUMP:
            return ()
        if move == JUMP:
            return ("dock-jump",)
        if move < chart.entrance():
            return (f"planet-{self.planets[move - START]}",)
        if move < chart.exit():
            return ("tool-gate", f"planet-{self.planets[move - chart.entrance()]}")
        if move < chart.fly():
            return (f"planet-{self.planets[move - chart.exit()]}",)
        return self.flight_picks(state, move)

    def turn_picks(self, state: Dealer, seat: int, move: int) -> tuple[str, ...]:
        if move < PLACE:
            return (f"bid-{move}",)
        if move < EQUIP:
            return (f"place-{move - PLACE + 1}",)
        if move < COLLECT:
            return (f"box-{GEAR_NAMES[move - EQUIP]}",)
        if move < ACT:
            return (f"supply-{COLOUR_NAMES[move - COLLECT]}",)
        if RETURN <= move < EXPLORE:
            return (f"energy-{seat}-{COLOUR_NAMES[move - RETURN]}",)
        if move >= EXPLORE:
            return (f"next-{list(state.tiles).index(move - EXPLORE)}",)
        return ()

    def dock_picks(self, state: Dealer, seat: int, move: int) -> tuple[str, ...]:
        if move < YARD:
            return (f"dock-{DOCK_PIECES[move - MINE]}",)
        if move < FACTORY:
            return ("dock-yard", f"cargo-{seat}-{GOOD_NAMES[move - YARD]}")
        if move < CLAIM:
            return (f"dock-factory-{MADE_GOODS[move - FACTORY]}",)
        if move < BUY:
            here = self.planets[state.ships[seat].at]
            return ("tool-claim", f"tile-{here}-{TILE_NAMES[move - CLAIM]}")
        if move == BUY:
            return ("dock-buy", f"slot-{seat}")
        return ("dock-buy", f"gear-{seat}-{GEAR_NAMES[move - SWAP]}")

    def flight_picks(self, state: Dealer, move: int) -> tuple[str, ...]:
        chart = state.chart
        planets = len(self.planets)
        if move < chart.road():
            place = move - chart.fly()
            name = self.places[place]
            return (f"planet-{name}",) if place < planets else ("tool-stop", f"point-{name}")
        if move < chart.lift():
            return ("tool-road", f"point-{self.places[planets + move - chart.road()]}")
        if move < chart.unclaim():
            return ("tool-lift", f"point-{self.places[planets + move - chart.lift()]}")
        planet, tile = divmod(move - chart.unclaim(), TILES)
        return ("tool-lift", f"tile-{self.planets[planet]}-{TILE_NAMES[tile]}")

    # ---- the prompt ----

    def prompt(self, state: Dealer, sight: Sight, words: Words) -> tuple[str, str]:
        if state.over:
            names = ", ".join(words.seat(seat) for seat in state.winners)
            mine = "yes" if sight.seat in state.winners else "no"
            return words("title-over", names=names, count=len(state.winners), you=mine), words("reason-over")
        if sight.seat not in state.waiting():
            if state.phase == BIDDING:
                return words("title-wait-bids"), ""
            return words("title-wait", seat=words.seat(state.waiting()[0])), words(f"wait-{phase_name(state)}")
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
            return words(f"title-{phase_name(state)}", seat=words.seat(int(other))), offer_words(state, words)
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
        reason = words("reason-acting", steps=int(state.speed(seat)), discs=int(state.energy(seat, RED)))
        return words("title-acting"), reason


def phase_name(state: Dealer) -> str:
    return {
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
    }[int(state.phase)]


def offer_words(state: Dealer, words: Words) -> str:
    """The goods on both sides of an offer."""
    goods = len(GOOD_NAMES)
    sides = [list(state.bundle)[:goods], list(state.bundle)[goods:]]
    told = [
        ", ".join(words("counted", count=int(n), good=GOOD_NAMES[good]) for good, n in enumerate(side) if n)
        for side in sides
    ]
    return words("offer-so-far", give=told[0] or "-", ask=told[1] or "-")


def button(move: int, words: Words) -> str:
    return words(f"button-{BUTTONS[move]}") if move in BUTTONS else ""


def chips(state: Dealer, words: Words) -> list[str]:
    turns, taken = int(state.chart.turns), len(state.track)
    if state.phase < TURN:
        return [words(f"chip-{phase_name(state)}")]
    return [words("chip-turn", turn=taken, turns=turns)]


def plate(state: Dealer, seat: int, words: Words) -> Plate:
    ship = state.ships[seat]
    figures = [Figure("i-trophy", str(int(ship.score)), words("points", count=int(ship.score)))]
    steps = int(state.speed(seat))
    notes = [words("class", kind=class_of(state, seat), steps=steps)]
    if ship.bid:
        notes.append(words("plate-bid", points=int(ship.bid)))
    return Plate(seat, figures, turn=seat in state.waiting(), note=", ".join(notes))


def class_of(state: Dealer, seat: int) -> str:
    chart, filled = state.chart, state.ships[seat].filled
    return CLASSES[0 if filled <= chart.slots[0] else 1 if filled <= chart.slots[0] + chart.slots[1] else 2]
