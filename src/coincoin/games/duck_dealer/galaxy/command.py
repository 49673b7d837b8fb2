"""`coincoin galaxy`: check a galaxy file of your own and draw it."""

from __future__ import annotations

import argparse
from pathlib import Path

from coincoin.games.duck_dealer.galaxy.files import draw, load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a galaxy file, as games/duck_dealer/data.toml")
    parser.add_argument("--draw", metavar="FILE", help="write a picture of the map there, as SVG")


def run(arguments: argparse.Namespace) -> None:
    galaxy = load(arguments.file)
    if arguments.draw:
        Path(arguments.draw).write_text(draw(galaxy), "utf-8")
    print(f"{arguments.file}: {galaxy.name} can be played: coincoin play duck-dealer --galaxy {arguments.file}")
