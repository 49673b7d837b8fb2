"""`coincoin sim`: many games between bots on all cores, and what came of them."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import coincoin
from coincoin.bots.bot import bot
from coincoin.kernel.game import Game, Json, OptionValue
from coincoin.kernel.instinct import guided_playout
from coincoin.kernel.registry import game_on
from coincoin.kernel.state import playout
from coincoin.study.bar import bar, check_outputs
from coincoin.study.interval import wilson
from coincoin.study.together import together
from coincoin.terminal import parse_options

CHUNK = 64  # games a worker plays between two reports


class Sim(msgspec.Struct):
    """What to play: the same numbers give the same games on any machine."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    options: dict[str, OptionValue]
    seed: int
    board: Json | None = None  # where it is not the one that comes with the game


class Tally(msgspec.Struct):
    """What came of so many games."""

    games: int = 0
    decisions: int = 0
    wins: list[float] = []  # by seat; a shared win counts as its share
    scores: list[int] = []  # by seat, added up
    lengths: list[int] = []  # decisions in each game

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores or [0] * len(other.scores), other.scores, strict=True)]
        self.lengths += other.lengths


def play_one(game: Game, sim: Sim, number: int) -> Tally:
    """One game of the simulation."""
    seed = sim.seed * 1_000_003 + number
    dice = coincoin.Dice(seed)
    state = game.new(sim.seats, dice, **sim.options)
    if set(sim.bots) == {"random"}:
        decisions = playout(state, dice)
    elif set(sim.bots) == {"instinct"}:
        decisions = guided_playout(state, game.instinct, dice)
    else:
        players = [bot(name, game, seed * 31 + seat) for seat, name in enumerate(sim.bots)]
        decisions = 0
        while not state.over:
            seat = state.waiting()[0]
            state.play(seat, players[seat].choose(state.seen_by(seat), state.moves(seat)), dice)
            decisions += 1
    winners = state.winners
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(sim.seats)]
    return Tally(1, decisions, wins, state.scores, [decisions])


def play_chunk(sim: Sim, first: int, games: int) -> Tally:
    """Some games in a row, in a worker process."""
    game = coincoin.game(sim.game, sim.board)
    tally = Tally()
    for number in range(first, first + games):
        tally.add(play_one(game, sim, number))
    return tally


def simulate(sim: Sim, games: int, cores: int | None = None) -> Iterator[Tally]:
    """Play so many games on all cores; the tallies of the chunks as they come."""
    chunks = [(sim, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    return together(play_chunk, chunks, cores or os.cpu_count() or 1)


# ---- the command ----


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's id, as listed by `coincoin games`")
    parser.add_argument("--games", type=positive, default=1000, help="how many games (default: 1000)")
    parser.add_argument("--seats", type=int, help="how many seats (default: the fewest)")
    parser.add_argument(
        "--bots", default="random", help="bots by seat, separated by commas; repeated to fill the table"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games (default: 0)")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    add_galaxy(parser)
    parser.add_argument("--json", metavar="FILE", help="write the results there as JSON")


def add_galaxy(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--galaxy", metavar="FILE", help="play Duck Dealer in the galaxy of this file")


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a number of at least 1, please")
    return number


def run(arguments: argparse.Namespace) -> None:
    game = game_on(arguments.game, arguments.galaxy)
    seats = arguments.seats or game.seats[0]
    options = game.check_options(seats, parse_options(game, arguments.set))
    names = arguments.bots.split(",")
    bots = tuple(names[seat % len(names)] for seat in range(seats))
    for name in bots:
        bot(name, game)
    check_outputs(arguments.json)
    sim = Sim(game.id, seats, bots, options, arguments.seed, game.carried)
    tally = Tally()
    console = Console()
    start = time.perf_counter()
    with bar(game.name("en"), arguments.games) as progress:
        for part in simulate(sim, arguments.games):
            tally.add(part)
            progress(tally.games, arguments.games)
    seconds = time.perf_counter() - start
    console.print(report(bots, tally, seconds))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(results(sim, tally, seconds), indent=2) + "\n", "utf-8")


def report(bots: Sequence[str], tally: Tally, seconds: float) -> Table:
    lengths = sorted(tally.lengths)
    table = Table(title=f"{tally.games} games, {tally.decisions / seconds:,.0f} decisions a second")
    for column in ("seat", "bot", "wins", "95 % interval", "mean score"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat, name in enumerate(bots):
        low, high = wilson(tally.wins[seat], tally.games)
        share, score = tally.wins[seat] / tally.games, tally.scores[seat] / tally.games
        table.add_row(str(seat), name, f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{score:.2f}")
    middle, nine = lengths[len(lengths) // 2], lengths[len(lengths) * 9 // 10]
    table.caption = f"decisions in a game: {lengths[0]} to {lengths[-1]}, half under {middle}, nine in ten under {nine}"
    return table


def results(sim: Sim, tally: Tally, seconds: float) -> dict[str, object]:
    by_seat = [
        {"seat": seat, "bot": name, "wins": tally.wins[seat], "interval": wilson(tally.wins[seat], tally.games)}
        for seat, name in enumerate(sim.bots)
    ]
    return {
        **msgspec.to_builtins(sim),
        "games": tally.games,
        "decisions": tally.decisions,
        "decisions_per_second": tally.decisions / seconds,
        "by_seat": by_seat,
        "lengths": tally.lengths,
    }
