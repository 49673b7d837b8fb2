"""The four levels, the same names everywhere: duckling, duck, goose, swan."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.bots.search import Search
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight

LEVELS = ("duckling", "duck", "goose", "swan")
SWAN = 30  # times as much as a goose thinks
MOST = 10_000  # iterations: nobody likes to wait


class RandomBot:
    """Any legal move."""

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight, moves: list[int]) -> int:
        return moves[self.dice.below(len(moves))]


class InstinctBot:
    """The game's own heuristic."""

    def __init__(self, game: Game, seed: int) -> None:
        self.instinct = game.instinct
        self.dice = Dice(seed)

    def choose(self, sight: Sight, moves: list[int]) -> int:
        return self.instinct.choose(sight.state, sight.eye, vec[i64](moves), self.dice)


class Duckling:
    """Random with a little sense: every other decision is left to instinct."""

    def __init__(self, game: Game, seed: int) -> None:
        self.instinct = InstinctBot(game, seed)
        self.random = RandomBot(game, seed + 1)

    def choose(self, sight: Sight, moves: list[int]) -> int:
        bot = self.instinct if self.random.dice.below(2) else self.random
        return bot.choose(sight, moves)


class SearchBot:
    """Thinks ahead for so many iterations or milliseconds, whichever ends first; 0 is no limit.

    It always answers: with nothing found, cancelled at once or failing, it follows its instinct.
    """

    def __init__(self, game: Game, seed: int, iterations: int = 0, milliseconds: float = 0) -> None:
        if iterations <= 0 and milliseconds <= 0:
            raise ValueError("a search needs a limit: iterations=500, milliseconds=100 or both")
        self.search = Search(game.instinct, seed)
        self.instinct = InstinctBot(game, seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.failure: Exception | None = None  # why the last answer was instinct's

    def choose(self, sight: Sight, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        self.failure = None
        try:
            self.search.think(sight, self.iterations, self.milliseconds)
            if self.search.iterations:
                return moves[self.search.best()]
        except Exception as problem:  # a bot must move, whatever is wrong
            self.failure = problem
        finally:
            self.search.cancelled = False
        return self.by_instinct(sight, moves)

    def by_instinct(self, sight: Sight, moves: list[int]) -> int:
        try:
            move = self.instinct.choose(sight, moves)
        except Exception as problem:
            self.failure = problem
            return moves[0]
        return move if move in moves else moves[0]

    def cancel(self) -> None:
        """End the search that is going on, from another thread; it answers with what it has."""
        self.search.cancelled = True


class Goose(SearchBot):
    """Search with a small budget: the game's own pace, so that it plays alike on every machine that keeps up."""

    def __init__(self, game: Game, seed: int, iterations: int | None = None, milliseconds: float = 100) -> None:
        super().__init__(game, seed, game.instinct.pace() if iterations is None else iterations, milliseconds)


class Swan(SearchBot):
    """Search with a large budget."""

    def __init__(self, game: Game, seed: int, iterations: int | None = None, milliseconds: float = 1000) -> None:
        usual = min(MOST, SWAN * game.instinct.pace())
        super().__init__(game, seed, usual if iterations is None else iterations, milliseconds)
