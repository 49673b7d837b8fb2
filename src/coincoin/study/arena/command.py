"""`coincoin arena`: the arena with a progress bar, as a table, JSON and a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from coincoin.kernel.registry import game_on
from coincoin.study.arena.arena import Result, arena
from coincoin.study.arena.picture import picture
from coincoin.study.bar import bar, check_outputs
from coincoin.study.sim import add_galaxy, positive
from coincoin.terminal import parse_options


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's id, as listed by `coincoin games`")
    parser.add_argument(
        "--bots",
        default="swan,goose,duck,duckling",
        help="bots that meet, separated by commas; a plus adds a setting: goose:iterations=200+milliseconds=0",
    )
    parser.add_argument("--games", type=positive, default=500, help="how many games, rounded up to be balanced")
    parser.add_argument("--seats", type=int, help="how many seats (default: the fewest)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same deals (default: 0)")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    add_galaxy(parser)
    parser.add_argument("--early", action="store_true", help="stop as soon as the order is certain")
    parser.add_argument("--cores", type=positive, help="how many processes (default: one a core)")
    parser.add_argument("--json", metavar="FILE", help="write the results there as JSON")
    parser.add_argument("--svg", metavar="FILE", help="draw the results there")


def run(arguments: argparse.Namespace) -> None:
    game = game_on(arguments.game, arguments.galaxy)
    options = parse_options(game, arguments.set)
    check_outputs(arguments.json, arguments.svg)
    with bar(game.name("en"), arguments.games) as progress:
        result = arena(
            game.id,
            arguments.bots.split(","),
            arguments.games,
            arguments.seats,
            options,
            arguments.seed,
            arguments.early,
            arguments.cores,
            progress,
            game.carried,
        )
    console = Console()
    for table in report(result):
        console.print(table)
    if arguments.json:
        Path(arguments.json).write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")
    if arguments.svg:
        Path(arguments.svg).write_text(picture(result), "utf-8")


def report(result: Result) -> tuple[Table, Table]:
    """The standings and the duels."""
    setting = result.setting
    standings = Table(title=f"{setting.game}, {setting.seats} seats, {result.games} games")
    for column in ("bot", "rating", "wins", "95 % interval", "ms a decision"):
        standings.add_column(column, justify="left" if column == "bot" else "right")
    for each in result.standings:
        low, high = each.interval
        standings.add_row(
            each.bot,
            f"{each.rating:.1f} ± {each.uncertainty:.1f}",
            f"{each.share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{each.milliseconds:.1f}",
        )
    order = "each is surely better than the next" if result.certain else "the order is not certain yet"
    standings.caption = f"an even share is {result.even:.1%}; {order}; {result.decisions:.0f} decisions a game"
    names = [standing.bot for standing in result.standings]
    duels = Table("wins of", *(f"against {name}" for name in names), title="Won against each other")
    for name in names:
        cells = []
        for other in names:
            if name == other:
                cells.append("")
                continue
            duel = result.duel(name, other)
            cells.append(f"{duel.share:.1%} ({duel.interval[0]:.0%} to {duel.interval[1]:.0%})")
        duels.add_row(name, *cells)
    return standings, duels
