"""The codes of moves and news. Written by `make codes` from moves.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

NAVIGATOR: Final = 0
BUILDER: Final = 1
TRADER: Final = 2
HOLD: Final = 3
GEAR: Final = 4

RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
COLOURS: Final = 3

MINE_TILE: Final = 0
SITE_TILE: Final = 1
FACTORY_TILE: Final = 2
TILES: Final = 3

GOODS: Final = 17
RAW: Final = 5
MADE: Final = 12

BID: Final = 0
PLACE: Final = 101
EQUIP: Final = 106
COLLECT: Final = 110
ACT: Final = 113
END: Final = 114
RETURN: Final = 115
EXPLORE: Final = 118
MINE: Final = 130
MAKE: Final = 131
DELIVER: Final = 132
BUILD: Final = 133
YARD: Final = 134
CONSUMER: Final = 151
FACTORY: Final = 168
CLAIM: Final = 180
BUY: Final = 183
SWAP: Final = 184
DISCARD: Final = 188
OFFER: Final = 205
GIVE: Final = 210
ASK: Final = 227
PROPOSE: Final = 244
WITHDRAW: Final = 245
ACCEPT: Final = 246
REFUSE: Final = 247
JUMP: Final = 248
START: Final = 249

TOLD_BID: Final = 0
TOLD_SHOWED_BID: Final = 5
TOLD_TIED: Final = 510
TOLD_TOOK_PLACE: Final = 515
TOLD_EQUIPPED: Final = 540
TOLD_COLLECTED: Final = 560
TOLD_CREW: Final = 575
TOLD_SHORT: Final = 710
TOLD_ACTION: Final = 725
TOLD_EXPLORED: Final = 730
TOLD_MINED: Final = 790
TOLD_MADE: Final = 875
TOLD_SCORED: Final = 935
TOLD_DELIVERED: Final = 1440
TOLD_BUILT_CONSUMER: Final = 1500
TOLD_BUILT_YARD: Final = 1560
TOLD_BUILT_FACTORY: Final = 1580
TOLD_CLAIMED: Final = 1640
TOLD_BOUGHT: Final = 1655
TOLD_SWAPPED: Final = 1675
TOLD_DISCARDED: Final = 1755
TOLD_GAVE: Final = 1840
TOLD_ASKED: Final = 2265
TOLD_ACCEPTED: Final = 2690
TOLD_REFUSED: Final = 2695
TOLD_WITHDREW: Final = 2700
TOLD_RETURNED: Final = 2705
TOLD_ENDED: Final = 2720
TOLD_LAST: Final = 2725
TOLD_STARTED: Final = 2726


def bid(points: i64) -> i64:
    return BID + points


def bid_points(move: i64) -> i64:
    return move - BID


def place(place: i64) -> i64:
    return PLACE + place


def place_place(move: i64) -> i64:
    return move - PLACE


def equip(gear: i64) -> i64:
    return EQUIP + gear


def equip_gear(move: i64) -> i64:
    return move - EQUIP


def collect(colour: i64) -> i64:
    return COLLECT + colour


def collect_colour(move: i64) -> i64:
    return move - COLLECT


def return_(colour: i64) -> i64:
    return RETURN + colour


def return_colour(move: i64) -> i64:
    return move - RETURN


def explore(good: i64) -> i64:
    return EXPLORE + good


def explore_good(move: i64) -> i64:
    return move - EXPLORE


def yard(good: i64) -> i64:
    return YARD + good


def yard_good(move: i64) -> i64:
    return move - YARD


def consumer(good: i64) -> i64:
    return CONSUMER + good


def consumer_good(move: i64) -> i64:
    return move - CONSUMER


def factory(good: i64) -> i64:
    return FACTORY + good


def factory_good(move: i64) -> i64:
    return move - FACTORY


def claim(tile: i64) -> i64:
    return CLAIM + tile


def claim_tile(move: i64) -> i64:
    return move - CLAIM


def swap(gear: i64) -> i64:
    return SWAP + gear


def swap_gear(move: i64) -> i64:
    return move - SWAP


def discard(good: i64) -> i64:
    return DISCARD + good


def discard_good(move: i64) -> i64:
    return move - DISCARD


def offer(seat: i64) -> i64:
    return OFFER + seat


def offer_seat(move: i64) -> i64:
    return move - OFFER


def give(good: i64) -> i64:
    return GIVE + good


def give_good(move: i64) -> i64:
    return move - GIVE


def ask(good: i64) -> i64:
    return ASK + good


def ask_good(move: i64) -> i64:
    return move - ASK


def start(planet: i64) -> i64:
    return START + planet


def start_planet(move: i64) -> i64:
    return move - START


def told_bid(seat: i64) -> i64:
    return TOLD_BID + seat


def told_showed_bid(seat: i64, points: i64) -> i64:
    return TOLD_SHOWED_BID + seat * 101 + points


def told_tied(seat: i64) -> i64:
    return TOLD_TIED + seat


def told_took_place(seat: i64, place: i64) -> i64:
    return TOLD_TOOK_PLACE + seat * 5 + place


def told_equipped(seat: i64, gear: i64) -> i64:
    return TOLD_EQUIPPED + seat * 4 + gear


def told_collected(seat: i64, colour: i64) -> i64:
    return TOLD_COLLECTED + seat * 3 + colour


def told_crew(seat: i64, colour: i64, count: i64) -> i64:
    return TOLD_CREW + (seat * 3 + colour) * 9 + count - 1


def told_short(seat: i64, colour: i64) -> i64:
    return TOLD_SHORT + seat * 3 + colour


def told_action(seat: i64) -> i64:
    return TOLD_ACTION + seat


def told_explored(seat: i64, good: i64) -> i64:
    return TOLD_EXPLORED + seat * 12 + good


def told_mined(seat: i64, good: i64) -> i64:
    return TOLD_MINED + seat * 17 + good


def told_made(seat: i64, good: i64) -> i64:
    return TOLD_MADE + seat * 12 + good


def told_scored(seat: i64, points: i64) -> i64:
    return TOLD_SCORED + seat * 101 + points


def told_delivered(seat: i64, good: i64) -> i64:
    return TOLD_DELIVERED + seat * 12 + good


def told_built_consumer(seat: i64, good: i64) -> i64:
    return TOLD_BUILT_CONSUMER + seat * 12 + good


def told_built_yard(seat: i64, gear: i64) -> i64:
    return TOLD_BUILT_YARD + seat * 4 + gear


def told_built_factory(seat: i64, good: i64) -> i64:
    return TOLD_BUILT_FACTORY + seat * 12 + good


def told_claimed(seat: i64, tile: i64) -> i64:
    return TOLD_CLAIMED + seat * 3 + tile


def told_bought(seat: i64, gear: i64) -> i64:
    return TOLD_BOUGHT + seat * 4 + gear


def told_swapped(seat: i64, gear: i64, old: i64) -> i64:
    return TOLD_SWAPPED + (seat * 4 + gear) * 4 + old


def told_discarded(seat: i64, good: i64) -> i64:
    return TOLD_DISCARDED + seat * 17 + good


def told_gave(seat: i64, partner: i64, good: i64) -> i64:
    return TOLD_GAVE + (seat * 5 + partner) * 17 + good


def told_asked(seat: i64, partner: i64, good: i64) -> i64:
    return TOLD_ASKED + (seat * 5 + partner) * 17 + good


def told_accepted(seat: i64) -> i64:
    return TOLD_ACCEPTED + seat


def told_refused(seat: i64) -> i64:
    return TOLD_REFUSED + seat


def told_withdrew(seat: i64) -> i64:
    return TOLD_WITHDREW + seat


def told_returned(seat: i64, colour: i64) -> i64:
    return TOLD_RETURNED + seat * 3 + colour


def told_ended(seat: i64) -> i64:
    return TOLD_ENDED + seat


class BoardCodes:
    """The codes that depend on what there is on a board."""

    def __init__(self, planets: i64, places: i64, points: i64) -> None:
        self.planets: i64 = planets
        self.places: i64 = places
        self.points: i64 = points
        self.first_entrance: i64 = START + self.planets
        self.first_exit: i64 = self.first_entrance + self.planets
        self.first_fly: i64 = self.first_exit + self.planets
        self.first_road: i64 = self.first_fly + self.places
        self.first_lift: i64 = self.first_road + self.points
        self.first_unclaim: i64 = self.first_lift + self.points
        self.all_moves: i64 = self.first_unclaim + 3 * self.planets
        self.first_told_gates: i64 = TOLD_STARTED + 5 * self.planets
        self.first_told_jumped: i64 = self.first_told_gates + 5 * self.planets * self.planets
        self.first_told_flew: i64 = self.first_told_jumped + 5 * self.planets
        self.first_told_road: i64 = self.first_told_flew + 305 * self.places
        self.first_told_lifted: i64 = self.first_told_road + 5 * self.points
        self.first_told_unclaimed: i64 = self.first_told_lifted + 5 * self.points

    def entrance(self, planet: i64) -> i64:
        return self.first_entrance + planet

    def entrance_planet(self, move: i64) -> i64:
        return move - self.first_entrance

    def exit_planet(self, move: i64) -> i64:
        return move - self.first_exit

    def fly(self, place: i64) -> i64:
        return self.first_fly + place

    def fly_place(self, move: i64) -> i64:
        return move - self.first_fly

    def road_point(self, move: i64) -> i64:
        return move - self.first_road

    def lift(self, point: i64) -> i64:
        return self.first_lift + point

    def lift_point(self, move: i64) -> i64:
        return move - self.first_lift

    def unclaim(self, claim: i64) -> i64:
        return self.first_unclaim + claim

    def unclaim_claim(self, move: i64) -> i64:
        return move - self.first_unclaim

    def told_started(self, seat: i64, planet: i64) -> i64:
        return TOLD_STARTED + seat * self.planets + planet

    def told_gates(self, seat: i64, entrance: i64, exit: i64) -> i64:
        return self.first_told_gates + (seat * self.planets + entrance) * self.planets + exit

    def told_jumped(self, seat: i64, planet: i64) -> i64:
        return self.first_told_jumped + seat * self.planets + planet

    def told_flew(self, seat: i64, place: i64, discs: i64) -> i64:
        return self.first_told_flew + (seat * self.places + place) * 61 + discs

    def told_road(self, seat: i64, point: i64) -> i64:
        return self.first_told_road + seat * self.points + point

    def told_lifted(self, seat: i64, point: i64) -> i64:
        return self.first_told_lifted + seat * self.points + point

    def told_unclaimed(self, seat: i64, claim: i64) -> i64:
        return self.first_told_unclaimed + seat * 3 * self.planets + claim
