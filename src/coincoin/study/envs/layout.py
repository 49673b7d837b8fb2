"""The shape of what a seat sees at one table: spaces for Gymnasium and PettingZoo, and their meaning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from gymnasium import spaces

import coincoin
from coincoin.kernel.errors import BadOption
from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.observation import Field, explain
from coincoin.study.envs.batch import Desk
from coincoin.study.envs.rewards import REWARDS, Reward

NUMBER = np.dtype("<i2")  # what a Tape holds


class Layout:
    """One game at so many seats with these options, as learning environments see it.

    >>> layout = Layout("pan", 3)
    >>> layout.size, layout.moves
    (52, 58)
    """

    def __init__(self, game: str, seats: int | None, reward: str = "result", **options: OptionValue) -> None:
        self.game: Game = coincoin.game(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.check_options(self.seats, options)
        self.fields: Sequence[Field] = self.game.fields(self.seats, **self.options)
        self.size = sum(field.size for field in self.fields)
        self.moves = self.game.move_families.size
        self.reward: Reward = reward_named(reward)
        self._reward_name = reward

    def __reduce__(self) -> tuple[Callable[[], Layout], tuple[()]]:
        """In copies it is made anew: a game is code, which is not copied."""
        return partial(Layout, self.game.id, self.seats, self._reward_name, **self.options), ()

    @property
    def name(self) -> str:
        """Changes when behaviour does: the number is the version of the rules."""
        return f"coincoin_{self.game.id.replace('-', '_')}_v{self.game.version}"

    def desk(self) -> Desk:
        """A table for one game at a time."""
        return Desk(self.game.dealer, self.seats, self.options, self.game.observer, self.moves)

    def bounds(self) -> tuple[np.ndarray, np.ndarray]:
        """The lowest and the highest value of each number."""
        low = [field.low for field in self.fields for _ in range(field.size)]
        high = [field.high for field in self.fields for _ in range(field.size)]
        return np.array(low, NUMBER), np.array(high, NUMBER)

    def observation_space(self) -> spaces.Dict:
        low, high = self.bounds()
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=NUMBER),
                "action_mask": spaces.Box(0, 1, (self.moves,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.moves)

    def explain(self, observation: Sequence[int] | np.ndarray) -> dict[str, dict[str, int] | list[int]]:
        """An observation back in words."""
        return explain(self.fields, [int(number) for number in observation])

    def describe(self) -> str:
        """What each number is, field by field, as a table in Markdown."""
        lines = ["| place | field | from | to | meaning |", "|---|---|---|---|---|"]
        place = 0
        for field in self.fields:
            last = place + field.size - 1
            where = f"{place}" if field.size == 1 else f"{place}-{last}"
            names = f" ({', '.join(field.names)})" if field.names else ""
            lines.append(f"| {where} | {field.name} | {field.low} | {field.high} | {field.meaning}{names} |")
            place += field.size
        return "\n".join(lines)


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise BadOption(f"reward is one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
