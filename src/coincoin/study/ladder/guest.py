"""A guest on the ladder: OpenSpiel's own Python ISMCTS, playing our games through the OpenSpiel adapter.

It thinks for as long as it is given, in the worlds that its seat might be in, and plays on at random.
"""

from __future__ import annotations

from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight
from coincoin.study.envs.openspiel import SpielState, short_name
from coincoin.study.envs.tree import NATURE, Step, Trail

CURIOSITY = 1.0  # its uct_c; a win is worth 1


class TimedISMCTS(ISMCTSBot):
    """Simulates until its time is over, instead of so many times."""

    def __init__(self, game: pyspiel.Game, seed: int, milliseconds: float) -> None:
        dice = np.random.RandomState(seed)
        super().__init__(game, RandomRolloutEvaluator(1, dice), CURIOSITY, max_simulations=1, random_state=dice)
        self.milliseconds = milliseconds
        self.simulations = 0

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        deadline = perf_counter() + self.milliseconds / 1000
        self.reset()
        self._root_node = self.create_new_node(state)
        self.simulations = 0
        while self.simulations < 2 or perf_counter() < deadline:  # the first one only opens the root
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class OpenSpielBot:
    """The guest as one of our bots."""

    def __init__(self, game: Game, seed: int, milliseconds: float = 100) -> None:
        self.game = game
        self.seed = seed
        self.dice = coincoin.Dice(seed)
        self.milliseconds = milliseconds
        self.simulations = 0

    def choose(self, sight: Sight, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        world = sight.imagine(self.dice)
        table = pyspiel.load_game(short_name(self.game), {"players": int(world.seats), **world.options})
        state = SpielState(table)
        state.open = None
        state.trail = Trail(table.tree, None, Step(NATURE, 0, ()), world)
        thinker = TimedISMCTS(table, self.seed % 2**32, self.milliseconds)
        move = int(thinker.step(state))
        self.simulations = thinker.simulations
        return move
