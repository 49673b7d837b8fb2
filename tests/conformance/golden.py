"""`make golden`: playthroughs and perft counts of our games, written anew."""

from __future__ import annotations

import argparse

import coincoin
from coincoin.testing.golden import write

from .ours import OURS, folder

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write golden playthroughs and perft counts anew.")
    parser.add_argument("games", nargs="*", help="game ids; all of them when none is named")
    for id in parser.parse_args().games or [game.id for game in OURS]:
        write(coincoin.game(id), folder(coincoin.game(id)))
