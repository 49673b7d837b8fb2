"""Every game as an OpenSpiel game, with explicit chance nodes, so that its algorithms run on them.

    import coincoin.study.envs.openspiel

    game = pyspiel.load_game("python_coincoin_pan(players=3,double_clic=True)")
    game = coincoin.study.envs.openspiel.load("pan", position={...})  # from a position, unknown cards dealt by chance

Importing this module registers the games.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import coincoin
from coincoin.kernel.game import Game
from coincoin.study.envs.rewards import result
from coincoin.study.envs.tree import NATURE, Open, Step, Trail, Tree, compact

LONGEST = 50_000  # decisions in a game: more than any real one has
MOST_WAYS = 1024  # of one roll of the dice
MEMORY = 4  # own decisions that an information-state tensor looks back on, unless told otherwise


def short_name(game: Game) -> str:
    return f"python_coincoin_{game.id.replace('-', '_')}"


def game_type(game: Game) -> pyspiel.GameType:
    options = {option.name: option.default for option in game.options.values()}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.name('en')} (coincoin, rules version {game.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], "memory": MEMORY, "position": "", **options},
    )


class SpielGame(pyspiel.Game):
    """A table: the seats and the options. Each game has its own subclass, which OpenSpiel calls."""

    table: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.table
        chosen = {**self.kind.parameter_specification, **(params or {})}
        position = decoded(chosen["position"])
        self.seats: int = position["seats"] if position else chosen["players"]
        self.memory: int = chosen["memory"]
        options = (position or {}).get("options") or {name: chosen[name] for name in game.options}
        self.tree = Tree(game.id, self.seats, options, position)
        self.size = sum(field.size for field in game.fields(self.seats, **options))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_families.size,
            max_chance_outcomes=MOST_WAYS,
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})
        self.start = self.tree.go(None, Step(NATURE, 0, ()))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST * MOST_WAYS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"coincoin's observations take no parameters, but got {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """Where a game is: the last position and, at a chance node, the step that waits for a roll."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.trail: Trail | None = None
        self.open: Open | None = None
        self._arrive(game.start)

    def _arrive(self, place: Trail | Open) -> None:
        if isinstance(place, Trail):
            self.trail, self.open = place, None
        else:
            self.open = place

    def current_player(self) -> int:
        if self.open is not None:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.position
        return int(pyspiel.PlayerId.TERMINAL if state.over else state.mover())

    @property
    def position(self) -> coincoin.State:
        assert self.trail is not None, "nothing is dealt yet"
        return self.trail.state

    def is_terminal(self) -> bool:
        return self.open is None and self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.moves(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.open is not None
        return [(roll, 1.0 / self.open.ways) for roll in range(self.open.ways)]

    def _apply_action(self, action: int) -> None:
        if self.open is None:
            step = Step(self.position.mover(), action, ())
        else:
            step = self.open.step._replace(rolls=(*self.open.step.rolls, action))
        self._arrive(self.get_game().tree.go(self.trail, step))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        notation: str = self.get_game().table.move_families.notation(action)
        return notation

    def returns(self) -> list[float]:
        return result(self.position.scores) if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state this player might be in, at random among all that fit what it knows."""
        assert self.open is None, "a chance node cannot be resampled"
        assert self.trail is not None
        other: SpielState = self.clone()
        other.trail = self.trail.imagined(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        table = "" if self.trail is None else compact(self.get_game().table.to_json(self.trail.state))
        return table if self.open is None else f"{table} {self.open}"


class Observer:
    """What a player observes, as OpenSpiel asks for it.

    Without perfect recall: what the seat knows now. With it the string has all it has done and
    seen, and the tensor looks back on its last decisions (`memory` of them): the observation then
    and the move made, plus 1.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.public: bool = kind.public_info
        self.recall: bool = kind.perfect_recall
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, np.ndarray] = {}
        shapes: dict[str, tuple[int, ...]] = {"player": (game.seats,), "observation": (game.size,)}
        if self.recall:
            shapes["memory"] = (game.memory, 1 + game.size)
        self.tensor: np.ndarray = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        place = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[place : place + int(np.prod(shape))].reshape(shape)
            place += int(np.prod(shape))

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.trail is None:
            return
        eye = player if self.private else NATURE
        self.dict["observation"][:] = state.trail.numbers(eye)
        if self.recall:
            for row, (then, move) in enumerate(state.trail.decisions(player, self.game.memory)):
                self.dict["memory"][row, 0] = move + 1
                self.dict["memory"][row, 1:] = then.numbers(eye)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.trail is None:
            return f"seat {player}"
        if self.recall:
            waiting = state.open is not None and state.open.step.seat == player
            story = state.trail.told(player if self.private else NATURE)
            return story + ("\n..." if waiting else "")
        open_to_all = state.trail.sight(NATURE)
        if not self.private:
            return compact(open_to_all)
        own = state.trail.sight(player)
        if self.public:
            return compact(own)
        return compact({key: value for key, value in own.items() if open_to_all.get(key) != value})


def load(game: str, position: dict[str, Any] | None = None, **params: Any) -> pyspiel.Game:
    """An OpenSpiel game, from a position if one is given: null stands for a card that chance deals."""
    if position is not None:
        params["position"] = urlsafe_b64encode(json.dumps(position).encode()).decode().rstrip("=")
    return pyspiel.load_game(short_name(coincoin.game(game)), params)


def decoded(position: str) -> dict[str, Any] | None:
    """A position is packed into letters, since OpenSpiel gives commas and brackets a meaning of its own."""
    if not position:
        return None
    found: dict[str, Any] = json.loads(urlsafe_b64decode(position + "=" * (-len(position) % 4)))
    return found


def register() -> None:
    """Make every game loadable by OpenSpiel; done on import."""
    known = set(pyspiel.registered_names())
    for game in coincoin.all_games().values():
        if short_name(game) not in known:
            kind = game_type(game)
            made = type(short_name(game), (SpielGame,), {"table": game, "kind": kind})
            globals()[short_name(game)] = made  # where pickle looks for it
            pyspiel.register_game(kind, made)


register()
