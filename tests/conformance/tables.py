"""Which tables are tried: every registered game, every number of seats, every mix of options."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import coincoin
from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.state import State

GAMES = Path(__file__).parents[1] / "games"
NAMES = ["Ada", "Bo", "Cleo", "Dov", "Edda", "Finn"]


@dataclass
class Table:
    game: Game
    seats: int
    options: dict[str, OptionValue] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        return NAMES[: self.seats]

    def new(self, seed: int) -> tuple[State, coincoin.Dice]:
        dice = coincoin.Dice(seed)
        state = self.game.new(self.seats, dice, **self.options)
        state.telling = True
        return state, dice

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])


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


def tables() -> list[Table]:
    return [
        Table(game, seats, options)
        for game in coincoin.all_games().values()
        for seats in game.seats
        for options in mixes(game)
        if goes_together(game, seats, options)
    ]


def goes_together(game: Game, seats: int, options: dict[str, OptionValue]) -> bool:
    try:
        game.check_options(seats, options)
    except coincoin.BadOption:
        return False
    return True


def watched_tables() -> list[Table]:
    """Every number of seats with the usual options, and every value of every option at some number of seats."""
    found = []
    for game in coincoin.all_games().values():
        found += [Table(game, seats) for seats in game.seats]
        others = [(option.name, value) for option in game.options.values() for value in option.values[1:]]
        for n, (name, value) in enumerate(others):
            seats = [seats for seats in game.seats if goes_together(game, seats, {name: value})]
            found.append(Table(game, seats[n % len(seats)], {name: value}))
    return found


def plain_tables() -> list[Table]:
    """Every game with its usual options, at its smallest and largest number of seats."""
    return [Table(game, seats) for game in coincoin.all_games().values() for seats in {game.seats[0], game.seats[-1]}]
