"""Every game as a Gymnasium environment: one seat learns, bots sit at the others.

    import coincoin.study.envs.gymnasium

    env = gymnasium.make("coincoin/Pan-v1", seats=4, opponents=["instinct", "random"])

Importing this module registers the environments, as Gymnasium has asked since its version 1;
`gymnasium.make("coincoin.study.envs.gymnasium:coincoin/Pan-v1")` does both. The number is the version of
the rules. `coincoin.study.envs.vector` steps many tables at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np

import coincoin
from coincoin.bots.bot import Bot, bot
from coincoin.kernel.errors import BadOption
from coincoin.kernel.game import OptionValue
from coincoin.scene import text
from coincoin.study.envs.batch import ILLEGAL
from coincoin.study.envs.layout import NUMBER, Layout

Observation = dict[str, np.ndarray]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at a table of bots.

    `opponents` is the name of a bot or several, who take the other seats in turn. `seat` is where
    the learner sits, drawn anew for each game if None; `info["seat"]` tells. The reward comes when
    the game is over; an illegal move ends it with -1, and `info["illegal"]` names the rule.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "instinct",
        seat: int | None = None,
        reward: str = "result",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.layout = Layout(game, seats, reward, **options)
        self.opponents = [opponents] if isinstance(opponents, str) else list(opponents)
        self.fixed_seat = checked_seat(self.layout, seat)
        self.render_mode = render_mode
        self.observation_space = cast(gymnasium.Space[Observation], self.layout.observation_space())
        self.action_space = self.layout.action_space()
        self._desk = self.layout.desk()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self._sit()
            self._go_on()
            if not self._desk.state.over:
                return self._look(), {"seat": self.seat}

    def _sit(self) -> None:
        """A new game, the learner on its seat."""
        seats = self.layout.seats
        self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        self._seeds = [int(seed) for seed in self.np_random.integers(2**63, size=seats)]
        self._deal()

    def _deal(self) -> None:
        """The deal, and the bots on their seats."""
        self._desk.sit(self._seeds[self.seat])
        others = (seat for seat in range(self.layout.seats) if seat != self.seat)
        self._bots: dict[int, Bot] = {
            seat: bot(self.opponents[n % len(self.opponents)], self.layout.game, self._seeds[seat])
            for n, seat in enumerate(others)
        }

    def _go_on(self) -> None:
        """Let the bots play until it is the learner's turn or the game is over."""
        while (seat := self._desk.mover()) >= 0 and seat != self.seat:
            self._desk.play(seat, self._ask(seat))

    def _ask(self, seat: int) -> int:
        sight = self._desk.state.seen_by(seat)
        return self._bots[seat].choose(sight, sight.moves())

    def _look(self) -> Observation:
        desk = self._desk
        desk.look(self.seat, True)
        seen = np.frombuffer(bytearray(desk.tape.memory()), NUMBER)  # a copy, to write on as one likes
        return {"observation": seen, "action_mask": np.array(desk.mask, np.int8)}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self._desk.state
        info: dict[str, Any] = {"seat": self.seat}
        if rule := state.why_not(self.seat, int(action)):
            return self._look(), ILLEGAL, True, False, info | {"illegal": rule}
        self._desk.play(self.seat, int(action))
        self._go_on()
        reward = self.layout.reward(state.scores)[self.seat] if state.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._look(), reward, state.over, False, info

    def render(self) -> Any:
        """The table as the learner sees it: printed, or returned with render_mode="ansi"."""
        names = [f"seat_{seat}" for seat in range(self.layout.seats)]
        scene = self.layout.game.scene(self._desk.state.seen_by(self.seat), "en", names)
        shown = text.render(scene, names)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    # ---- copies: a game is its seeds and its moves, so nothing but these is kept ----

    def __getstate__(self) -> dict[str, Any]:
        rest = {key: value for key, value in self.__dict__.items() if key not in ("_desk", "_bots")}
        return rest | {"_log": list(self._desk.log)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        log = kept.pop("_log")
        self.__dict__.update(kept)
        self._desk = self.layout.desk()
        if "_seeds" not in kept:
            return
        self._deal()
        for seat, move in zip(log[::2], log[1::2], strict=True):
            if seat != self.seat:
                self._ask(seat)  # a bot remembers and rolls dice: it answers again what it answered
            self._desk.play(seat, move)


def checked_seat(layout: Layout, seat: int | None) -> int | None:
    if seat is not None and not 0 <= seat < layout.seats:
        raise BadOption(f"there is no seat {seat} at a table of {layout.seats}: seats are 0 to {layout.seats - 1}")
    return seat


def env_id(game: coincoin.Game) -> str:
    """
    >>> env_id(coincoin.game("pan"))
    'coincoin/Pan-v1'
    """
    name = "".join(part.capitalize() for part in game.id.split("-"))
    return f"coincoin/{name}-v{game.version}"


for _game in coincoin.all_games().values():
    gymnasium.register(
        env_id(_game),
        entry_point="coincoin.study.envs.gymnasium:SeatEnv",
        vector_entry_point="coincoin.study.envs.vector:TablesEnv",
        kwargs={"game": _game.id},
    )
