"""Canaille, by Nicolas Melet: 2 to 4 seats."""

from coincoin.games.canaille.instinct import CanailleInstinct
from coincoin.games.canaille.knows.fields import fields
from coincoin.games.canaille.knows.observer import CanailleObserver
from coincoin.games.canaille.knows.position import Position, read, write
from coincoin.games.canaille.looks.about import FACES
from coincoin.games.canaille.looks.scene import common, scene
from coincoin.games.canaille.looks.score import score
from coincoin.games.canaille.looks.why import nearer, picks
from coincoin.games.canaille.moves import MOVES, NEWS
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game, Option, OptionValue


def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Canaille:
    state = Canaille(seats, dict(options))
    state.lay_out()
    state.deal(dice)
    return state


GAME = Game(
    __name__,
    id="canaille",
    version=1,
    seats=range(2, 5),
    options=[Option("stops", ("reconstruction", "mild"))],
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
    observe=CanailleObserver(),
    instinct=CanailleInstinct(),
)
