"""For rule tests: a position by hand, moves in notation, what must be true."""

from __future__ import annotations

from typing import Any

import coincoin
from coincoin.kernel.state import State


class Loaded(coincoin.Dice):
    """Dice that roll what a test wants, then zeros: rolls are given as the results of `below`."""

    def __init__(self, *rolls: int) -> None:
        super().__init__(0)
        self.rolls = list(rolls)

    def below(self, n: int) -> int:
        roll = self.rolls.pop(0) if self.rolls else 0
        assert 0 <= roll < n, f"the test rolls {roll}, the rules ask for less than {n}"
        return roll


def position(game: str, **fields: Any) -> State:
    """A State from the fields of its JSON form; a State that tells its news."""
    found = coincoin.game(game)
    state = found.from_json({"game": game, "rules": found.version, **fields})
    state.telling = True
    return state


def play(state: State, seat: int, text: str, dice: coincoin.Dice | None = None) -> State:
    """Play a move written in notation."""
    state.play(seat, game_of(state).parse(state, text), dice or coincoin.Dice(1))
    return state


def legal(state: State, seat: int) -> list[str]:
    """The legal moves in notation."""
    return [game_of(state).notation(state, move) for move in state.moves(seat)]


def refused(state: State, seat: int, text: str) -> str | None:
    """The number of the rule that forbids a move; None if it is legal."""
    return state.why_not(seat, game_of(state).parse(state, text))


def shown(state: State) -> dict[str, Any]:
    """The state's JSON form."""
    return game_of(state).to_json(state)


def told(state: State, seat: int | None = None) -> list[str]:
    """What the last move made happen, in English, as this seat was told."""
    names = ["Ada", "Bo", "Cleo", "Dov", "Edda", "Finn"]
    return game_of(state).log(state.seen_by(seat), "en", names[: state.seats])


def game_of(state: State) -> coincoin.Game:
    home = f"{type(state).__module__}."
    return next(game for game in coincoin.all_games().values() if home.startswith(f"{game.package}."))
