"""Pan, t'es mort !, by Ludovic Barbe: 2 to 6 seats."""

from coincoin.games.pan.instinct import PanInstinct
from coincoin.games.pan.knows.fields import fields
from coincoin.games.pan.knows.observer import PanObserver
from coincoin.games.pan.knows.position import Position, read, write
from coincoin.games.pan.looks.about import FACES
from coincoin.games.pan.looks.scene import common, scene
from coincoin.games.pan.looks.score import score
from coincoin.games.pan.looks.why import picks
from coincoin.games.pan.moves import MOVES, NEWS
from coincoin.games.pan.rules.turns import Pan
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game, Option, OptionValue


def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Pan:
    state = Pan(seats, dict(options))
    state.deal(dice)
    return state


GAME = Game(
    __name__,
    id="pan",
    version=1,
    seats=range(2, 7),
    options=[Option("double_clic", (False, True)), Option("mouse", ("wins", "scares"))],
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
    fields=fields,
    observe=PanObserver(),
    instinct=PanInstinct(),
)
