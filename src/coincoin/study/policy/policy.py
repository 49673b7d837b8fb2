"""A trained policy as a bot. It needs numpy alone, whatever it was trained with.

`examples/train/learn.py` writes such a file. The bot `policy` plays the one that COINCOIN_POLICY names.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from coincoin.bots.bot import UnknownBot
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight
from coincoin.study.envs.layout import Layout


class Policy:
    """Layers of weights, each followed by a ReLU but the last, from an observation to a wish for each move."""

    def __init__(self, game: str, seats: int, layers: list[np.ndarray]) -> None:
        self.game = game
        self.seats = seats
        self.layers = layers

    def wishes(self, numbers: np.ndarray) -> np.ndarray:
        """One number a move: the higher, the rather."""
        found = numbers.astype(np.float32)
        weights, biases = self.layers[0::2], self.layers[1::2]
        for n, (weight, bias) in enumerate(zip(weights, biases, strict=True)):
            found = found @ weight.T + bias
            if n < len(weights) - 1:
                found = np.maximum(found, 0)
        return found

    def save(self, path: Path) -> None:
        with path.open("wb") as file:
            np.savez_compressed(file, *self.layers, game=self.game, seats=self.seats)

    @classmethod
    def load(cls, path: Path) -> Policy:
        with np.load(path, allow_pickle=False) as kept:
            layers = [kept[name] for name in kept.files if name.startswith("arr_")]
            return cls(str(kept["game"]), int(kept["seats"]), layers)


class PolicyBot:
    """Plays the move its policy wishes most."""

    def __init__(self, game: Game, policy: Policy) -> None:
        if policy.game != game.id:
            raise UnknownBot(f"this policy was trained for {policy.game}, not for {game.id}: choose another")
        self.game = game
        self.policy = policy

    def choose(self, sight: Sight, moves: list[int]) -> int:
        if sight.state.seats != self.policy.seats:
            raise UnknownBot(f"this policy was trained for {self.policy.seats} seats, not for {sight.state.seats}")
        wishes = self.policy.wishes(np.array(self.game.observe(sight)))
        return max(moves, key=lambda move: float(wishes[move]))


def scaled(layout: Layout, layers: list[np.ndarray]) -> list[np.ndarray]:
    """The same policy for plain observations, when it was trained on ones scaled to 0 ... 1."""
    low, high = (bound.astype(np.float32) for bound in layout.bounds())
    weight, bias = layers[0] / np.maximum(high - low, 1), layers[1]
    return [weight, bias - weight @ low, *layers[2:]]
