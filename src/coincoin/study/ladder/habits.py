"""How the levels play Duck Dealer: points, deliveries, gear, privileges and gates for each seat and game.

`python -m coincoin.study.ladder.habits --games 12` plays, all seats of one level, and writes docs/ladder.md anew.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import coincoin
from coincoin.bots.bot import bot
from coincoin.bots.levels import LEVELS
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.study.ladder.ladder import DOCS, untimed, write
from coincoin.study.ladder.record import Habit, load_habits, save_habits
from coincoin.study.sim import positive

GAME = coincoin.game("duck-dealer")
SHOWN = ("deliver 3", "deliver 10", "deliver 30", "buy", "swap", "claim", "road", "entrance", "jump")


def played(level: str, seats: int, seed: int) -> tuple[list[int], Counter[str]]:
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


def habit(level: str, seats: int, games: int, seed: int) -> Habit:
    winner, points, done = 0, 0, Counter[str]()
    for number in range(games):
        scores, more = played(level, seats, seed + number)
        winner += max(scores)
        points += sum(scores)
        done += more
    each = {name: done[name] / games / seats for name in SHOWN}
    return Habit(level, seats, games, seed, winner / games, points / games / seats, each)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m coincoin.study.ladder.habits", description=__doc__)
    parser.add_argument("--games", type=positive, default=12, help="of each level at each number of seats")
    parser.add_argument("--levels", default=",".join(LEVELS), help="which ones, with commas between them")
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--docs", type=Path, default=DOCS, help="where the page goes (default: docs)")
    arguments = parser.parse_args(words)
    folder = arguments.docs / "ladder"
    for level in arguments.levels.split(","):
        for seats in arguments.seats:
            found = habit(level, seats, arguments.games, arguments.seed)
            others = [each for each in load_habits(folder) if (each.level, each.seats) != (level, seats)]
            save_habits(folder, sorted([*others, found], key=lambda each: (LEVELS.index(each.level), each.seats)))
            print(f"{level}, {seats} seats: {found.points:.0f} points", flush=True)
    write(arguments.docs)


if __name__ == "__main__":
    main()
