"""Many tables stepped at once, in compiled code.

tables = gymnasium.make_vec("coincoin/Pan-v1", num_envs=1024, vectorization_mode="vector_entry_point")
tables = TablesEnv("pan", num_envs=1024, seats=4, opponents="self")
"""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BadOption
from coincoin.kernel.game import OptionValue
from coincoin.kernel.instinct import Instinct
from coincoin.study.envs.batch import ALL, Batch
from coincoin.study.envs.gymnasium import Observation, checked_seat
from coincoin.study.envs.layout import NUMBER, Layout

Array = np.ndarray
REMADE = (  # not kept in copies
    *("instinct", "batch", "_seen", "_masks", "_mask", "_marked", "_shown_mask", "_no_moves"),
    *("_seats", "_ends", "_illegal", "_rewards", "_earned"),
)


class TablesEnv(VectorEnv[Observation, Array, Array]):
    """So many tables of one game. A game that is over is followed by the next in the same step.

    `opponents` is "instinct" (or "duck", its other name), "random", or "self", where every seat
    learns: then an observation is that of the seat to move, and a reward that of the seat that just
    moved. `seat` is where the learner sits; None spreads the learners evenly over the tables' seats.
    With `copy=False` both arrays are read-only, and the next step writes over the masks.

    `infos["seat"]` is the seat to move at each table, `infos["rewards"]` has a column a seat for
    the tables whose game is over, `infos["illegal"]` marks those that an illegal move has ended.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: str = "instinct",
        seat: int | None = None,
        reward: str = "result",
        copy: bool = True,
        **options: OptionValue,
    ) -> None:
        self.layout = Layout(game, seats, reward, **options)
        self.num_envs = num_envs
        self.copy = copy
        self.opponents = opponents
        self.instinct = instinct_named(opponents, self.layout)
        fixed = checked_seat(self.layout, seat)
        self.learners = [table % self.layout.seats if fixed is None else fixed for table in range(num_envs)]
        if opponents == "self":
            self.learners = [ALL] * num_envs
        self.single_observation_space = self.layout.observation_space()
        self.single_action_space = self.layout.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(2**63)))
        return self._look(), {"seat": self._seats.copy()}

    def _begin(self, seed: int) -> None:
        """New games at all tables, and the arrays for them."""
        layout, tables = self.layout, self.num_envs
        batch = self.batch = Batch(
            layout.game.dealer,
            layout.options,
            layout.game.observer,
            self.instinct,
            layout.reward,
            self.learners,
            layout.moves,
            layout.seats,
            seed,
        )
        self._seen = Lent(lambda: np.zeros((tables, layout.size), NUMBER))
        self._masks = Lent(lambda: np.zeros((tables, layout.moves), np.int8))
        self._mask, self._marked = np.zeros((tables, layout.moves), np.int8), np.zeros(0, np.int64)
        self._shown_mask = self._mask.view()
        self._shown_mask.flags.writeable = False
        self._no_moves = np.zeros((tables, layout.moves), np.int8)
        self._no_moves.flags.writeable = False
        # These lie over the memory that the batch writes to.
        self._seats = np.asarray(memoryview(batch.seats))
        self._ends = np.asarray(memoryview(batch.ends)).view(np.bool_)
        self._illegal = np.asarray(memoryview(batch.illegal)).view(np.bool_)
        self._rewards = np.asarray(memoryview(batch.rewards)).reshape(tables, layout.seats)
        self._earned = np.asarray(memoryview(batch.earned))

    def _look(self) -> Observation:
        batch = self.batch
        memory = np.frombuffer(batch.tape.memory(), NUMBER).reshape(self.num_envs, self.layout.size)
        legal = np.asarray(memoryview(batch.legal))[: batch.starts[self.num_envs]]
        if not self.copy:
            self._mask.reshape(-1)[self._marked] = 0
            self._mask.reshape(-1)[legal] = 1
            self._marked = legal.copy()
            return {"observation": memory, "action_mask": self._shown_mask}
        seen, mask = self._seen.take(), self._masks.take()
        np.copyto(seen, memory)
        mask.fill(0)
        mask.reshape(-1)[legal] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        self.batch.step(np.ascontiguousarray(actions, "<i8").tobytes())
        ends, rewards, cuts = self._ends.copy(), self._earned.copy(), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"seat": self._seats.copy()}
        over = ends.nonzero()[0]
        if len(over):
            infos |= self._ended(ends, over)
        return self._look(), rewards, ends, cuts, infos

    def _ended(self, ends: Array, over: Array) -> dict[str, Any]:
        seen = np.zeros((self.num_envs, self.layout.size), NUMBER)
        seen[over] = np.frombuffer(self.batch.last.memory(), NUMBER).reshape(len(over), self.layout.size)
        last = {
            "observation": seen,
            "action_mask": self._no_moves,
            "_observation": ends,
            "_action_mask": ends,
        }
        return {
            "rewards": self._rewards.copy(),
            "_rewards": ends,
            "illegal": self._illegal.copy(),
            "final_obs": last,
            "_final_obs": ends,
        }

    def random_moves(self) -> Array:
        """A legal move at random for each table."""
        return np.frombuffer(self.batch.any_moves(), "<i8")

    # ---- copies: the games as positions, and the dice for what follows ----

    def __getstate__(self) -> dict[str, Any]:
        kept = {key: value for key, value in self.__dict__.items() if key not in REMADE}
        if "batch" in self.__dict__:
            dice, write = self.batch.dice, self.layout.game.to_json
            kept["_dice"] = dice.a, dice.b, dice.c, dice.counter
            kept["_positions"] = [write(board.state) for board in self.batch.boards]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        positions, words = kept.pop("_positions", None), kept.pop("_dice", None)
        self.__dict__.update(kept)
        self.instinct = instinct_named(self.opponents, self.layout)
        if positions is not None:
            self._begin(0)
            dice = Dice()
            dice.a, dice.b, dice.c, dice.counter = words
            self.batch.resume([self.layout.game.from_json(position) for position in positions], dice)


def references(arrays: list[Any], n: int) -> int:
    return getrefcount(arrays[n])


ALONE = references([object()], 0)  # of what nobody else holds: interpreters count differently


class Lent:
    """Arrays handed to callers. One that no caller holds any more is written over: the same as a new one, but quicker.

    Whoever holds an array or a part of one adds to its references.
    """

    def __init__(self, make: Callable[[], Array]) -> None:
        self.make = make
        self.arrays = [make()]

    def take(self) -> Array:
        """One to write on and hand out, as a view."""
        for n in range(len(self.arrays)):
            if references(self.arrays, n) == ALONE:
                return self.arrays[n][:]
        self.arrays = [self.make(), *self.arrays[:1]]
        return self.arrays[0][:]


def instinct_named(name: str, layout: Layout) -> Instinct:
    instinct = layout.game.instinct
    known = {"instinct": instinct, "duck": instinct, "random": Instinct(), "self": Instinct()}
    if name not in known:
        raise BadOption(
            f"the vector environment plays against {', '.join(known)}, not {name!r}: "
            "for other bots make it with vectorization_mode='sync'"
        )
    return known[name]
