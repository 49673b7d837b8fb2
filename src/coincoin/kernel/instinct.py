"""Instinct: a quick opinion on a move, for the beginner bot and to guide search."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import stuck
from coincoin.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """Chooses among legal moves, looking only at what the seat may know. This one chooses at random."""

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        """One of `moves`, which are the legal moves of `seat` and never empty."""
        return moves[dice.below(len(moves))]

    def glance(self, state: State, seat: i64) -> vec[i64]:
        """The moves a playout goes on with: all legal ones, unless most of them are a waste of time."""
        return state.legal(seat)

    def likely(self, world: State, eye: i64) -> float:
        """How well an imagined world fits the way people play, as a logarithm; 0.0: one is as likely as another."""
        return 0.0

    def horizon(self, seats: i64) -> i64:
        """A playout of so many decisions is judged once anybody's worth has changed; 0: at the end of the game."""
        return 0

    def chances(self, state: State) -> vec[float]:
        """Every seat's chance to win, where the game can tell without playing on; else nothing."""
        return vec[float]()

    def pace(self) -> i64:
        """How many playouts make some milliseconds of thinking: a goose's budget, of which a swan has many times."""
        return 100

    def worth(self, state: State) -> vec[i64]:
        """How well each seat stands, as far as the playout went; the scores, unless a game knows better."""
        return state.points()


def guided_playout(state: State, instinct: Instinct, dice: Dice) -> i64:
    """Play to the end with every seat following its instinct; the number of decisions."""
    decisions: i64 = 0
    while not state.over:
        seat = state.mover()
        if seat < 0:
            raise stuck(state, seat)
        state.apply(seat, instinct.choose(state, seat, state.legal(seat), dice), dice)
        decisions += 1
    return decisions
