"""How the levels play Duck Dealer: points, deliveries, gear, privileges and gates for each seat and game.

`python -m coincoin.study.ladder.habits --games 12` prints the table for docs/ladder.md; all seats are of one level.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import cast

import coincoin
from coincoin.bots.bot import bot
from coincoin.bots.levels import LEVELS
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.study.ladder.ladder import untimed
from coincoin.study.sim import positive

GAME = coincoin.game("duck-dealer")
SHOWN = ("deliver 3", "deliver 10", "deliver 30", "buy", "swap", "claim", "road", "entrance", "jump")
HEAD = "| level | seats | games | winner | all seats | " + " | ".join(SHOWN) + " |\n" + "|---" * (5 + len(SHOWN)) + "|"


def habits(level: str, seats: int, seed: int) -> tuple[list[int], Counter[str]]:
    """The scores of a game, and how often all seats together did what."""
    dice = coincoin.Dice(seed)
    state = GAME.new(seats, dice)
    table = cast(Dealer, state)
    players = [bot(untimed(level, GAME), GAME, 64 * seed + seat) for seat in range(seats)]
    done: Counter[str] = Counter()
    while not state.over:
        seat = int(state.mover())
        moves = state.moves(seat)
        move = players[seat].choose(state.seen_by(seat), moves) if len(moves) > 1 else moves[0]
        name = str(GAME.describe(move)["name"])
        done[f"deliver {table.chart.worth[table.sites[table.ships[seat].at]]}" if name == "deliver" else name] += 1
        state.play(seat, move, dice)
    return list(state.scores), done


def line(level: str, seats: int, games: int, seed: int) -> str:
    winner, points, done = 0, 0, Counter[str]()
    for number in range(games):
        scores, more = habits(level, seats, seed + number)
        winner += max(scores)
        points += sum(scores)
        done += more
    each = [f"{done[name] / games / seats:.1f}" for name in SHOWN]
    cells = [level, seats, games, f"{winner / games:.0f}", f"{points / games / seats:.0f}", *each]
    return f"| {' | '.join(map(str, cells))} |"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m coincoin.study.ladder.habits", description=__doc__)
    parser.add_argument("--games", type=positive, default=12, help="of each level at each number of seats")
    parser.add_argument("--levels", default=",".join(LEVELS), help="which ones, with commas between them")
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args(words)
    print(HEAD)
    for level in arguments.levels.split(","):
        for seats in arguments.seats:
            print(line(level, seats, arguments.games, arguments.seed), flush=True)


if __name__ == "__main__":
    main()
