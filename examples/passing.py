"""Does passing pay in Pan? One player who never passes, among others who follow their instinct.

python examples/passing.py --seats 2 --games 15000
"""

from __future__ import annotations

import argparse

import coincoin
from coincoin.bots.levels import InstinctBot
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight

PAN = coincoin.game("pan")


class NeverPasses:
    """Follows its instinct, and does something else where that would pass."""

    def __init__(self, game: Game, seed: int, instead: str) -> None:
        self.instinct = InstinctBot(game, seed)
        self.instead = instead

    def choose(self, sight: Sight, moves: list[int]) -> int:
        move = self.instinct.choose(sight, moves)
        if PAN.describe(move)["name"] != "pass":
            return move
        return next(other for other in moves if PAN.describe(other)["name"] == self.instead)


def wins(seats: int, games: int, instead: str) -> float:
    """The share of games that the one who never passes wins, sitting everywhere equally often."""
    won = 0
    for number in range(games):
        odd = number % seats
        bots = [
            NeverPasses(PAN, number, instead) if seat == odd else InstinctBot(PAN, number * seats + seat)
            for seat in range(seats)
        ]
        dice = coincoin.Dice(number)
        state = PAN.new(seats, dice)
        while not state.over:
            seat = state.mover()
            state.play(seat, bots[seat].choose(state.seen_by(seat), state.moves(seat)), dice)
        won += odd in state.winners
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=15_000)
    arguments = parser.parse_args()
    print(f"an even share is {1 / arguments.seats:.1%}")
    for instead in ("turn", "reshuffle"):
        share = wins(arguments.seats, arguments.games, instead)
        reach = 1.96 * (share * (1 - share) / arguments.games) ** 0.5
        print(f"{instead} instead of passing: wins {share:.1%} +- {reach:.1%}")


if __name__ == "__main__":
    main()
