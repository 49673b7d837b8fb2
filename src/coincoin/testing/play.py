"""For rule tests: a position by hand, moves in notation, what must be true."""

from __future__ import annotations

from typing import Any

import coincoin
from coincoin.kernel.registry import chosen
from coincoin.kernel.scene import Area, Scene
from coincoin.kernel.state import State, Story

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Edda", "Finn"]


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
    found = chosen(game, fields.get("options", {}))
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
    return game_of(state).log(state.seen_by(seat), "en", NAMES[: state.seats])


def moments(state: State, seat: int, text: str, dice: coincoin.Dice | None = None) -> list[State]:
    """Play a move and see what it shows on its way."""
    state.story = Story()
    play(state, seat, text, dice)
    return state.story.moments


def names_of(found: list[State]) -> list[str]:
    """What each moment shows, in notation."""
    return [game_of(moment).news_families.notation(moment.moment) for moment in found]


def seen(state: State, seat: int | None = None, language: str = "en") -> Scene:
    """A state as this seat sees it."""
    return game_of(state).scene(state.seen_by(seat), language, NAMES[: state.seats])


def lit(state: State, seat: int | None = None) -> dict[str, str]:
    """The light of each piece that has one."""
    pieces = [piece for area in seen(state, seat).areas for piece in area.pieces]
    return {piece.id: piece.light for piece in pieces if piece.light}


def area(state: State, id: str, seat: int | None = None) -> Area:
    return next(area for area in seen(state, seat).areas if area.id == id)


def game_of(state: State) -> coincoin.Game:
    home = f"{type(state).__module__}."
    found = next(game for game in coincoin.all_games().values() if home.startswith(f"{game.package}."))
    return chosen(found.id, state.options)
