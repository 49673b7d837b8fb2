"""`coincoin galaxy`: check a galaxy file of your own and draw it."""

from __future__ import annotations

import argparse
from pathlib import Path

from coincoin.games.duck_dealer.galaxy.files import HOME, BadGalaxy, draw, load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", help="a galaxy file, as --print writes one")
    parser.add_argument("--print", action="store_true", help="write the galaxy that comes with the game, to copy")
    parser.add_argument("--draw", metavar="FILE", help="write a picture of the map there, as SVG")


def run(arguments: argparse.Namespace) -> None:
    if arguments.print:
        print(HOME.read_text("utf-8"), end="")
        return
    if not arguments.file:
        raise BadGalaxy("name a galaxy file, or --print one to begin with")
    galaxy = load(arguments.file)
    if arguments.draw:
        Path(arguments.draw).write_text(draw(galaxy), "utf-8")
    print(f"{arguments.file}: {galaxy.name} can be played: coincoin play duck-dealer --galaxy {arguments.file}")
