"""coincoin: five tabletop games on one engine.

>>> import coincoin
>>> pan = coincoin.game("pan")
>>> dice = coincoin.Dice(7)
>>> state = pan.new(seats=4, dice=dice)
>>> state.play(0, state.moves(0)[0], dice)
>>> state.waiting()
(1, 2, 3)
"""

from coincoin.kernel.dice import Dice, SealedDice, commitment
from coincoin.kernel.errors import (
    BadLog,
    BadMove,
    BadOption,
    BadPosition,
    BrokenGame,
    CoincoinError,
    IllegalMove,
    UnknownGame,
)
from coincoin.kernel.game import Game, Option
from coincoin.kernel.match import Match, load, replay
from coincoin.kernel.registry import all_games, game
from coincoin.kernel.state import Sight, State, playout, playouts

__version__ = "0.1.0"

__all__ = [
    "BadLog",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BrokenGame",
    "CoincoinError",
    "Dice",
    "Game",
    "IllegalMove",
    "Match",
    "Option",
    "SealedDice",
    "Sight",
    "State",
    "UnknownGame",
    "all_games",
    "commitment",
    "game",
    "load",
    "playout",
    "playouts",
    "replay",
]
