"""Duck Dealer, by Jeroen Doumen and Joris Wiersinga: 2 to 5 seats."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from coincoin.games.duck_dealer.galaxy.chart import chart_of
from coincoin.games.duck_dealer.galaxy.data import Galaxy, spelled
from coincoin.games.duck_dealer.galaxy.files import before, from_data, home, load, tag
from coincoin.games.duck_dealer.instinct import DealerInstinct
from coincoin.games.duck_dealer.knows.fields import fields_of
from coincoin.games.duck_dealer.knows.observer import DealerObserver
from coincoin.games.duck_dealer.knows.position import Position, Positions
from coincoin.games.duck_dealer.looks.about import faces_of
from coincoin.games.duck_dealer.looks.scene import Tabletop
from coincoin.games.duck_dealer.looks.score import score
from coincoin.games.duck_dealer.looks.why import Reasons
from coincoin.games.duck_dealer.moves import MOST_SEATS, moves_of, news_of
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Board, Game, Option, OptionValue
from coincoin.kernel.moves import Names


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
    reasons = Reasons(tabletop)
    return Game(
        __name__,
        id="duck-dealer",
        version=2,
        seats=range(2, MOST_SEATS + 1),
        options=[
            Option("auction", (False, True)),
            Option("trading", (True, False)),
            Option("medicine", ("accel", "paint")),
            Option("galaxy", (tag(galaxy),)),
        ],
        moves=moves_of(*domains(galaxy)),
        news=news_of(*domains(galaxy)),
        deal=deal,
        position=Position,
        write=positions.write,
        read=positions.read,
        common=tabletop.common,
        scene=tabletop.scene,
        score=score,
        faces=faces_of(galaxy),
        picks=reasons.picks,
        nearer=reasons.nearer,
        fields=fields_of(galaxy, chart),
        observe=DealerObserver(),
        instinct=DealerInstinct(),
        board=Board(
            "galaxy",
            galaxy.name,
            None if galaxy == home() else msgspec.to_builtins(galaxy),
            of_file=with_galaxy,
            of_data=lambda data: game_of(from_data(data)),
            older=older,
        ),
    )


def with_galaxy(path: Path | str) -> Game:
    """Duck Dealer in the galaxy of a file. Its positions and matches are refused in any other galaxy."""
    return game_of(load(path))


@cache
def older() -> tuple[Game, ...]:
    """Duck Dealer in the galaxy before this one."""
    return (game_of(before()),)


GAME = game_of(home())
