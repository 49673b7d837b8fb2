"""Instinct: a quick opinion on a move, for the beginner bot and to guide search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import stuck
from coincoin.kernel.state import State

WHIM: Final = 16  # one in so many moves of a playout is any move


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """Chooses among legal moves, looking only at what the seat may know. This one chooses at random."""

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        """One of `moves`, which are the legal moves of `seat` and never empty."""
        return moves[dice.below(len(moves))]

    def glance(self, state: State, seat: i64) -> vec[i64]:
        """The moves worth a thought: all legal ones, unless most of them are a waste of time."""
        return state.legal(seat)

    def go_on(self, state: State, seat: i64, dice: Dice) -> i64:
        """The move a playout goes on with: what the instinct says, and now and then any other one."""
        moves = self.glance(state, seat)
        if len(moves) == 1:
            return moves[0]
        if dice.below(WHIM) == 0:
            return moves[dice.below(len(moves))]
        return self.choose(state, seat, moves, dice)

    def alone(self) -> Instinct:
        """The same with a memory of its own, for one search."""
        return self

    def start(self) -> None:
        """A playout begins: forget what was in mind in the one before."""

    def ideas(self, state: State, seat: i64) -> vec[i64]:
        """The next moves of whole plans worth a thought, the instinct's own first; none where it thinks in moves."""
        return vec[i64]()

    def pursue(self, state: State, seat: i64, idea: i64) -> None:
        """In the playout that begins, the seat carries out one of the ideas it had last."""

    def likely(self, world: State, eye: i64) -> float:
        """How well an imagined world fits the way people play, as a logarithm; 0.0: one is as likely as another."""
        return 0.0

    def horizon(self, seats: i64) -> i64:
        """A playout is judged after so many ripe moments, once anybody's worth has changed; 0: at the end."""
        return 0

    def doubt(self) -> float:
        """By how much of a win another move must be better than the instinct's to be believed."""
        return 0.0

    def ripe(self, state: State) -> bool:
        """Can a playout be judged here, since nothing is half done?"""
        return True

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
