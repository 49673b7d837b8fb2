"""Which tables of a game are tried, and what is secret at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BadOption
from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.state import State

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gus", "Hilda"]

Json = dict[str, Any]


def all_of_it(position: Json, eye: int | None) -> Json:
    """Nothing is secret."""
    return position


@dataclass(frozen=True)
class Secrets:
    """What is secret in a game: a statement written apart from its rules, against which they are checked."""

    seen: Callable[[Json, int | None], Json] = all_of_it  # a position as this eye may know it, null for the rest
    values: Sequence[Any] = ()  # that a secret can have, where it is no card but a bid, chosen freely
    unwritten: Mapping[str, str] = field(default_factory=dict)  # attributes that no position writes, and why


@dataclass
class Table:
    game: Game
    seats: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    secrets: Secrets = Secrets()

    @property
    def names(self) -> list[str]:
        return NAMES[: self.seats]

    def new(self, seed: int) -> tuple[State, Dice]:
        dice = Dice(seed)
        state = self.game.new(self.seats, dice, **self.options)
        state.telling = True
        return state, dice

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])


def tables(game: Game, secrets: Secrets) -> list[Table]:
    """Every number of seats with every mix of options."""
    return [
        Table(game, seats, options, secrets)
        for seats in game.seats
        for options in mixes(game)
        if goes_together(game, seats, options)
    ]


def mixes(game: Game) -> list[dict[str, OptionValue]]:
    """Every mix of options, or each option by itself and some pairs where there are very many."""
    options = list(game.options.values())
    everything = [
        dict(zip(game.options, values, strict=True)) for values in product(*(option.values for option in options))
    ]
    if len(everything) <= 16:
        return everything
    default = {option.name: option.default for option in options}
    single = [default] + [
        default | {option.name: value} for option in options for value in option.values if value != option.default
    ]
    picked = single + everything[:: max(1, len(everything) // 8)]
    return [mix for n, mix in enumerate(picked) if mix not in picked[:n]]


def goes_together(game: Game, seats: int, options: dict[str, OptionValue]) -> bool:
    try:
        game.check_options(seats, options)
    except BadOption:
        return False
    return True


def watched_tables(game: Game, secrets: Secrets) -> list[Table]:
    """Every number of seats with the usual options, and every value of every option at some number of seats."""
    found = [Table(game, seats, {}, secrets) for seats in game.seats]
    others = [(option.name, value) for option in game.options.values() for value in option.values[1:]]
    for n, (name, value) in enumerate(others):
        seats = [seats for seats in game.seats if goes_together(game, seats, {name: value})]
        found.append(Table(game, seats[n % len(seats)], {name: value}, secrets))
    return found


def plain_tables(game: Game, secrets: Secrets) -> list[Table]:
    """The usual options, at the smallest and largest number of seats."""
    return [Table(game, seats, {}, secrets) for seats in sorted({game.seats[0], game.seats[-1]})]
