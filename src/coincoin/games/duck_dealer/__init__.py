"""Duck Dealer, by Jeroen Doumen and Joris Wiersinga: 2 to 5 seats."""

from __future__ import annotations

from pathlib import Path

import msgspec

from coincoin.games.duck_dealer.galaxy import from_data, home, load, tag
from coincoin.games.duck_dealer.galaxy_chart import chart_of
from coincoin.games.duck_dealer.galaxy_data import (
    COLOUR_NAMES,
    GEAR_NAMES,
    GOOD_NAMES,
    MADE_GOODS,
    TILE_NAMES,
    Galaxy,
    spelled,
)
from coincoin.games.duck_dealer.instinct import DealerInstinct
from coincoin.games.duck_dealer.observation import fields_of
from coincoin.games.duck_dealer.observer import DealerObserver
from coincoin.games.duck_dealer.position import Position, Positions
from coincoin.games.duck_dealer.rules import Dealer
from coincoin.games.duck_dealer.rules_chart import MOST_BID, MOST_FLIGHT, MOST_SEATS
from coincoin.games.duck_dealer.table import Tabletop
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game, Option, OptionValue
from coincoin.kernel.moves import Families, Family, Names, Numbers, Seats

SEAT = Seats(MOST_SEATS)
BID = Numbers(0, MOST_BID)
PLACE = Numbers(1, MOST_SEATS)
GEAR = Names(*GEAR_NAMES)
COLOUR = Names(*COLOUR_NAMES)
GOOD = Names(*GOOD_NAMES)
MADE = Names(*MADE_GOODS)
TILE = Names(*TILE_NAMES)


def moves_of(galaxy: Galaxy) -> Families:
    planet, place, point = domains(galaxy)
    return Families(
        Family("bid", points=BID),
        Family("place", place=PLACE),
        Family("equip", gear=GEAR),
        Family("collect", colour=COLOUR),
        Family("act"),
        Family("end"),
        Family("return", colour=COLOUR),
        Family("explore", good=MADE),
        Family("mine"),
        Family("make"),
        Family("deliver"),
        Family("build"),
        Family("yard", good=GOOD),
        Family("factory", good=MADE),
        Family("claim", tile=TILE),
        Family("buy"),
        Family("swap", gear=GEAR),
        Family("discard", good=GOOD),
        Family("offer", seat=SEAT),
        Family("give", good=GOOD),
        Family("ask", good=GOOD),
        Family("propose"),
        Family("withdraw"),
        Family("accept"),
        Family("refuse"),
        Family("jump"),
        Family("start", planet=planet),
        Family("entrance", planet=planet),
        Family("exit", planet=planet),
        Family("fly", place=place),
        Family("road", point=point),
        Family("lift", point=point),
        Family("unclaim", planet=planet, tile=TILE),
    )


def news_of(galaxy: Galaxy) -> Families:
    planet, place, point = domains(galaxy)
    return Families(
        Family("bid", seat=SEAT),
        Family("showed_bid", seat=SEAT, points=BID),
        Family("tied", seat=SEAT),
        Family("took_place", seat=SEAT, place=PLACE),
        Family("equipped", seat=SEAT, gear=GEAR),
        Family("collected", seat=SEAT, colour=COLOUR),
        Family("crew", seat=SEAT, colour=COLOUR, count=Numbers(1, 9)),
        Family("short", seat=SEAT, colour=COLOUR),
        Family("action", seat=SEAT),
        Family("explored", seat=SEAT, good=MADE),
        Family("mined", seat=SEAT, good=GOOD),
        Family("made", seat=SEAT, good=MADE),
        Family("scored", seat=SEAT, points=Numbers(0, 100)),
        Family("delivered", seat=SEAT, good=MADE),
        Family("built_consumer", seat=SEAT, good=MADE),
        Family("built_yard", seat=SEAT, gear=GEAR),
        Family("built_factory", seat=SEAT, good=MADE),
        Family("claimed", seat=SEAT, tile=TILE),
        Family("bought", seat=SEAT, gear=GEAR),
        Family("swapped", seat=SEAT, gear=GEAR, old=GEAR),
        Family("discarded", seat=SEAT, good=GOOD),
        Family("gave", seat=SEAT, partner=SEAT, good=GOOD),
        Family("asked", seat=SEAT, partner=SEAT, good=GOOD),
        Family("accepted", seat=SEAT),
        Family("refused", seat=SEAT),
        Family("withdrew", seat=SEAT),
        Family("returned", seat=SEAT, colour=COLOUR),
        Family("ended", seat=SEAT),
        Family("last"),
        Family("started", seat=SEAT, planet=planet),
        Family("gates", seat=SEAT, entrance=planet, exit=planet),
        Family("jumped", seat=SEAT, planet=planet),
        Family("flew", seat=SEAT, place=place, discs=Numbers(1, MOST_FLIGHT)),
        Family("road", seat=SEAT, point=point),
        Family("lifted", seat=SEAT, point=point),
        Family("unclaimed", seat=SEAT, planet=planet, tile=TILE),
    )


class Places(Names):
    """Sentences name a point by the planets at both ends of its route."""

    def spelled(self, value: int | str) -> dict[str, str]:
        return spelled(str(value))


def domains(galaxy: Galaxy) -> tuple[Names, Names, Names]:
    """The planets, all places, and the points between planets."""
    places, planets = galaxy.places(), len(galaxy.planets)
    return Names(*places[:planets]), Places(*places), Places(*places[planets:])


def game_of(galaxy: Galaxy) -> Game:
    chart = chart_of(galaxy)

    def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Dealer:
        state = Dealer(seats, dict(options), chart)
        state.deal(dice)
        return state

    positions, tabletop = Positions(galaxy, chart), Tabletop(galaxy)
    return Game(
        __name__,
        id="duck-dealer",
        version=1,
        seats=range(2, MOST_SEATS + 1),
        options=[
            Option("auction", (False, True)),
            Option("trading", (True, False)),
            Option("medicine", ("accel", "paint")),
            Option("galaxy", (tag(galaxy),)),
        ],
        moves=moves_of(galaxy),
        news=news_of(galaxy),
        deal=deal,
        position=Position,
        write=positions.write,
        read=positions.read,
        common=tabletop.common,
        scene=tabletop.scene,
        fields=fields_of(galaxy, chart),
        observe=DealerObserver(),
        instinct=DealerInstinct(),
        on_board=with_galaxy,
        from_board=lambda data: game_of(from_data(data)),
        board=None if galaxy == home() else msgspec.to_builtins(galaxy),
    )


def with_galaxy(path: Path | str) -> Game:
    """Duck Dealer in the galaxy of a file. Its positions and matches are refused in any other galaxy."""
    return game_of(load(path))


GAME = game_of(home())
