"""`coincoin puzzles GAME`: find decisions with one clear answer, or check those that come with a game."""

from __future__ import annotations

import argparse
import os
from collections import Counter, deque
from collections.abc import Iterator
from importlib.resources import files
from itertools import count
from pathlib import Path

import msgspec

import coincoin
from coincoin.kernel.game import Game
from coincoin.study.bar import bar
from coincoin.study.puzzles.find import AGAIN, ITERATIONS, checked, clearest, decisions, find, retold, spread
from coincoin.study.puzzles.puzzle import FILE, LEVELS, Puzzle, write
from coincoin.study.sim import positive
from coincoin.study.together import together

COUNT = 48
CHUNK = 8  # matches looked at between two looks at how many were found
SHARE = 3  # no kind of move solves more than one in so many


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="one of the games")
    parser.add_argument("--count", type=positive, default=COUNT, help=f"to have in the end (default: {COUNT})")
    parser.add_argument(
        "--from", dest="matches", nargs="+", metavar="FILE", help="look in these matches, not in self-play"
    )
    parser.add_argument(
        "--iterations", type=positive, default=ITERATIONS, help=f"of each search (default: {ITERATIONS})"
    )
    parser.add_argument("--last", type=positive, help="look only at so many decisions before the end of a match")
    parser.add_argument("--seed", type=int, default=1, help="of the first match (default: 1)")
    parser.add_argument(
        "--check", action="store_true", help="look ten times as deep at those there are; drop those that fall"
    )
    parser.add_argument("--tell", action="store_true", help="find the reasons of those there are anew")
    parser.add_argument("--all", action="store_true", help="check again what was checked before")
    parser.add_argument("--out", help="the file (default: that of the game)")
    parser.add_argument("--cores", type=positive, default=os.cpu_count() or 1, help="to use (default: all)")


def run(arguments: argparse.Namespace) -> None:
    game = coincoin.game(arguments.game)
    path = Path(arguments.out or str(files(game.package) / "puzzles" / FILE))
    there = msgspec.json.decode(path.read_bytes(), type=list[Puzzle]) if path.exists() else []
    path.parent.mkdir(exist_ok=True)
    (tell if arguments.tell else check if arguments.check else search)(game, there, path, arguments)


def tell(game: Game, there: list[Puzzle], path: Path, arguments: argparse.Namespace) -> None:
    """Their numbers stay."""
    again = list(together(retold, [(game.id, each) for each in there], arguments.cores))
    path.write_bytes(write(again))
    print(
        f"{path}: {sum(each.sign is not None for each in again)} of {len(again)} puzzles have a reason beside the odds"
    )


def search(game: Game, there: list[Puzzle], path: Path, arguments: argparse.Namespace) -> None:
    """Until there are enough. What is found is written at once."""
    looked = 0
    with bar("puzzles", arguments.count, len(there)) as progress:
        for found in in_matches(game, arguments) if arguments.matches else in_self_play(game, there, arguments):
            looked += 1
            there += [each for each in found if all(each.sight != other.sight for other in there)]
            if found:
                path.write_bytes(write(spread(there)))
                progress(len(there), arguments.count)
            if len(there) >= arguments.count:
                break
    levels = Counter(each.level for each in there)
    kinds = ", ".join(f"{levels[each]} {each}" for each in LEVELS)
    print(f"{path}: {len(there)} puzzles, {kinds}; {looked} matches looked at")


def in_self_play(game: Game, there: list[Puzzle], arguments: argparse.Namespace) -> Iterator[list[Puzzle]]:
    for first in count(arguments.seed, CHUNK):
        kinds = Counter(each.solution.split()[0] for each in there)
        full = frozenset(name for name, many in kinds.items() if many * SHARE >= arguments.count)
        jobs = [(game.id, seed, arguments.iterations, full, arguments.last) for seed in range(first, first + CHUNK)]
        yield from together(find, jobs, arguments.cores)


def in_matches(game: Game, arguments: argparse.Namespace) -> Iterator[list[Puzzle]]:
    for seed, file in enumerate(arguments.matches, arguments.seed):
        match = coincoin.load(file)
        if match.game.id != game.id:
            raise coincoin.BadOption(f"{file} is a match of {match.game.id}, not of {game.id}")
        if match.game.carried is not None:
            raise coincoin.BadOption(f"{file} is played on a board of its own, which a puzzle does not carry")
        yield clearest(match.game, deque(decisions(match), arguments.last), seed, arguments.iterations)


def check(game: Game, there: list[Puzzle], path: Path, arguments: argparse.Namespace) -> None:
    """Each stands, with the numbers of the deeper search, or it is dropped."""
    stood = [each for each in there if each.checked and not arguments.all]
    jobs = [(game.id, each) for each in there if each not in stood]
    fallen = 0
    with bar("puzzles", len(jobs)) as progress:
        for done, found in enumerate(together(checked, jobs, arguments.cores), 1):
            if found:
                stood.append(found)
            fallen += found is None
            left = [each for _, each in jobs[done:]]
            path.write_bytes(write(spread([*stood, *left])))
            progress(done, len(jobs))
    print(f"{path}: {len(stood)} puzzles stand at {AGAIN} times the search that found them, {fallen} fell")
