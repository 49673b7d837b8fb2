"""New Game, a game for coincoin."""

from coincoin import Game
from newgame.rules import MOVES, NEWS, NewGame

GAME = Game(__name__, id="new-game", version=1, seats=(2, 3, 4), moves=MOVES, news=NEWS, state=NewGame)
