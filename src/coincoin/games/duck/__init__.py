"""DUCK, by Johannes Krenner: 3 to 5 seats."""

from coincoin.games.duck.instinct import DuckInstinct
from coincoin.games.duck.knows.fields import fields
from coincoin.games.duck.knows.observer import DuckObserver
from coincoin.games.duck.knows.position import Position, read, write
from coincoin.games.duck.looks.about import FACES
from coincoin.games.duck.looks.scene import common, scene
from coincoin.games.duck.looks.score import score
from coincoin.games.duck.looks.why import nearer, picks
from coincoin.games.duck.moves import MOVES, NEWS
from coincoin.games.duck.rules.turns import Duck
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game, Option, OptionValue


def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Duck:
    state = Duck(seats, dict(options))
    state.start(dice)
    return state


GAME = Game(
    __name__,
    id="duck",
    version=1,
    seats=range(3, 6),
    options=[Option("face_up", ("dealer", "everyone")), Option("belts", ("steady", "rising"))],
    moves=MOVES,
    news=NEWS,
    deal=deal,
    position=Position,
    write=write,
    read=read,
    common=common,
    scene=scene,
    score=score,
    faces=FACES,
    picks=picks,
    nearer=nearer,
    fields=fields,
    observe=DuckObserver(),
    instinct=DuckInstinct(),
)
