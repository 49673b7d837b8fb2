"""Every game as PettingZoo environments.

    from coincoin.study.envs.pettingzoo import pan_v1

    env = pan_v1.env(seats=4, double_clic=True)         # turn by turn (AEC)
    env = pan_v1.parallel_env(seats=4)                  # all who may act at once

The number in the name is the version of the rules. `env("pan", seats=4)` always takes the present one.
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

import coincoin
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import OptionValue
from coincoin.scene import text
from coincoin.study.envs.batch import ILLEGAL
from coincoin.study.envs.layout import NUMBER, Layout

REMADE = ("layout", "_desk", "_numbers", "_memory", "_mask")  # not kept in copies
Observation = dict[str, np.ndarray]


class Env:
    """What both forms share: one game, its dice, and what seats see of it."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.setup: dict[str, Any] = {"game": game, "seats": seats, "reward": reward, "max_cycles": max_cycles}
        self.setup |= {"render_mode": render_mode, **options}
        self.layout = Layout(game, seats, reward, **options)
        self.metadata = {"name": self.layout.name, "render_modes": ["human", "ansi"]}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.layout.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Dice(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]))
        self._desk = self.layout.desk()
        self._numbers = np.zeros(self.layout.size, NUMBER)
        self._memory = self._numbers.data.cast("B")
        self._mask = np.asarray(memoryview(self._desk.mask)).view(np.int8)
        low, high = (np.tile(bound, self.layout.seats) for bound in self.layout.bounds())
        self.state_space = spaces.Box(low, high, dtype=NUMBER)

    def deal(self, seed: int | None) -> None:
        """A new game; without a seed the next of a series that the last given seed began."""
        if seed is not None:
            self._seeds = Dice(seed)
        self.sit((self._seeds.word() << 32) | self._seeds.word())
        self.agents = self.possible_agents[:]

    def sit(self, seed: int) -> None:
        self.seed = seed
        self._desk.sit(seed)

    def look(self, seat: int, may_move: bool) -> Observation:
        self._desk.look(seat, may_move)
        self._memory[:] = self._desk.tape.memory()
        return {"observation": self._numbers.copy(), "action_mask": self._mask.copy()}

    @property
    def game_state(self) -> coincoin.State:
        """The whole state of the game, for those who may know it."""
        return self._desk.state

    def state(self) -> np.ndarray:
        """What all seats see, one after the other: for critics that may know everything."""
        return np.concatenate([self.look(seat, False)["observation"] for seat in range(self.layout.seats)])

    def explain(self, observation: Observation) -> dict[str, dict[str, int] | list[int]]:
        return self.layout.explain(observation["observation"])

    def render(self) -> str | None:
        """The table as a spectator sees it: printed, or returned with render_mode="ansi"."""
        sight = self._desk.state.seen_by(None)
        shown = text.render(self.layout.game.scene(sight, "en", self.possible_agents), self.possible_agents)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        pass

    # ---- copies: a game is its seed and its moves, so nothing but these is kept ----

    def __getstate__(self) -> dict[str, Any]:
        seeds = self._seeds
        rest = {key: value for key, value in self.__dict__.items() if key not in REMADE}
        return rest | {"_seeds": (seeds.a, seeds.b, seeds.c, seeds.counter), "log": list(self._desk.log)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["setup"])  # type: ignore[misc]  # an environment is remade as it was made
        seeds = self._seeds
        seeds.a, seeds.b, seeds.c, seeds.counter = kept.pop("_seeds")
        log = kept.pop("log")
        self.__dict__.update(kept)
        if "seed" in kept:
            self._desk.replay(self.seed, log)


class TurnEnv(Env, AECEnv[str, Observation, int]):
    """Turn by turn. Where several seats choose at once they do so one after the other, unseen.

    Rewards come when the game is over: `result` or `margin` (see `coincoin.study.envs.rewards`). An
    illegal move ends the game with -1 for that seat, and its info names the rule that forbids it.
    """

    def __init__(self, game: str, seats: int | None = None, **kwargs: Any) -> None:
        super().__init__(game, seats, **kwargs)
        self.metadata["is_parallelizable"] = False  # seats do not act in a cycle: see `parallel_env`
        seen, moves = self.layout.observation_space(), self.layout.action_space()
        self.observation_spaces = {agent: spaces.Dict(seen.spaces) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(moves.n) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._done = False
        self.agent_selection = self.possible_agents[self._desk.mover()]

    def observe(self, agent: str) -> Observation:
        return self.look(self.seat_of[agent], not self._done and agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        if self._done:
            self._was_dead_step(action)
            return
        agent, desk = self.agent_selection, self._desk
        seat, move = self.seat_of[agent], -1 if action is None else int(action)
        if not desk.play(seat, move):
            self._refuse(agent, seat, move)
            return
        mover = desk.mover()
        if mover >= 0:
            self.agent_selection = self.possible_agents[mover]
            if self.max_cycles is not None and desk.turns() >= self.max_cycles * self.layout.seats:
                self._finish([0.0] * self.layout.seats, self.truncations)
        else:
            self._finish(self.layout.reward(desk.state.scores), self.terminations)
        if self.render_mode == "human":
            self.render()

    def _refuse(self, agent: str, seat: int, move: int) -> None:
        self.infos[agent]["illegal"] = self._desk.state.why_not(seat, move)
        self._finish([ILLEGAL if other == seat else 0.0 for other in range(self.layout.seats)], self.terminations)

    def _finish(self, rewards: list[float], ending: dict[str, bool]) -> None:
        self._done = True
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            ending[agent] = True


class CycleEnv(Env, ParallelEnv[str, Observation, int]):
    """All seats at once: those who may act choose, the others `wait`, which is the last action.

    A seat that may act and names no legal move makes its first legal one; its info says so.
    """

    def __init__(self, game: str, seats: int | None = None, **kwargs: Any) -> None:
        super().__init__(game, seats, **kwargs)
        self.metadata["is_parallelizable"] = True
        self.wait = self.layout.moves
        low, high = self.layout.bounds()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=low.dtype),
                    "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        found = {}
        for agent in self.agents:
            seen = self.look(self.seat_of[agent], True)
            waits = np.array([not seen["action_mask"].any()], np.int8)
            found[agent] = seen | {"action_mask": np.concatenate([seen["action_mask"], waits])}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        state = self._desk.state
        for seat in state.waiting():
            agent = self.possible_agents[seat]
            move = int(actions.get(agent, self.wait))
            if rule := state.why_not(seat, move):
                infos[agent]["illegal"] = rule
                move = state.moves(seat)[0]
            self._desk.play(seat, move)
        self.cycles += 1
        over = state.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        scores = self.layout.reward(state.scores) if over else [0.0] * self.layout.seats
        rewards = {agent: scores[self.seat_of[agent]] for agent in self.agents}
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        seen = self._observations()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ends, cuts, infos


def env(game: str, seats: int | None = None, **kwargs: Any) -> TurnEnv:
    """The game turn by turn; options of the game by keyword."""
    return TurnEnv(game, seats, **kwargs)


def parallel_env(game: str, seats: int | None = None, **kwargs: Any) -> CycleEnv:
    """The game with all seats at once; options of the game by keyword."""
    return CycleEnv(game, seats, **kwargs)


def __getattr__(name: str) -> SimpleNamespace:
    """`pan_v1` and the like: what PettingZoo calls the module of an environment."""
    for game in coincoin.all_games().values():
        if name == f"{game.id.replace('-', '_')}_v{game.version}":
            return SimpleNamespace(
                __name__=name,
                env=partial(TurnEnv, game.id),
                raw_env=partial(TurnEnv, game.id),
                parallel_env=partial(CycleEnv, game.id),
            )
    raise AttributeError(f"coincoin.study.envs.pettingzoo has no {name!r}; a game is called like pan_v1")
