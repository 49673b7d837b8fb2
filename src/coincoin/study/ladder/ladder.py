"""The ladder: in every game each level meets the level below, and docs/ladder.md tells how that went.

`make ladder` plays what is missing and writes the page. What was played is kept beside it,
so an interrupted ladder goes on where it stopped. Levels have a budget in iterations here and no limit of
time: the same seed gives the same games on any machine, however busy it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from time import monotonic

import coincoin
from coincoin.bots.bot import bots
from coincoin.bots.levels import LEVELS
from coincoin.games.pan.solver import Solver
from coincoin.kernel.game import Game
from coincoin.study.arena.arena import Played, cycle, played, settle
from coincoin.study.ladder.page import met, page
from coincoin.study.ladder.picture import picture
from coincoin.study.ladder.planner import Planner
from coincoin.study.ladder.record import CEILING, GUEST, SPARRER, STEP, Pair, Record, load, load_habits, save, short
from coincoin.study.sim import positive

DOCS = Path("docs")
SECONDS_LOST = 5  # at most, when a ladder is interrupted
FEW, MANY = 500, 4000  # games of a pair: no early end before, none after
FEW_OF_SWAN, MANY_OF_SWAN = 60, 1000  # a swan thinks long: fewer games, where they decide
TABLES = {"duck-dealer": (2, 3, 4, 5)}  # where another number of seats makes another game
LUCKY = {"pan": 4}  # so many times as many games, since luck decides most of them
SEARCHERS = ("goose", "swan")
HOSTS = ("canardage", "duck")  # games that are quick enough for a guest in plain Python
FEW_OF_GUEST = 24
SPARRING = 36  # games against the sparring planner
MATCH = ("goose:iterations=0+milliseconds=50", "openspiel:milliseconds=50")


# ---- what is played ----


def plan(only: str | None = None, games: int | None = None) -> Iterator[Pair]:
    """Each level and the level below, in each game at its smallest and a middle number of seats; the quick ones first.

    >>> [f"{pair.seats} {pair.upper} {pair.lower}" for pair in plan("duck", 10)][:3]
    ['3 duck duckling', '4 duck duckling', '3 goose:iterations=300+milliseconds=0 duck']
    """
    chosen = [game for game in coincoin.all_games().values() if only in (None, game.id)]
    if not chosen:
        coincoin.game(only or "")
    for lower, upper in pairwise(LEVELS):
        for game in chosen:
            few, many = (FEW_OF_SWAN, MANY_OF_SWAN) if upper == "swan" else (FEW, LUCKY.get(game.id, 1) * MANY)
            for seats in TABLES.get(game.id, (game.seats[0], game.seats[len(game.seats) // 2])):
                yield Pair(game.id, seats, untimed(upper, game), untimed(lower, game), games or few, games or many)
    for game in chosen:
        if game.id == "pan":
            for seats in (game.seats[0], game.seats[len(game.seats) // 2]):
                for lower, many in (("duck", 2 * MANY), ("goose", MANY // 2)):
                    lower = untimed(lower, game)
                    yield Pair(game.id, seats, "solver", lower, games or many, games or many, CEILING)
        if game.id == "duck-dealer":
            for level in LEVELS[1:]:
                yield Pair(game.id, 3, untimed(level, game), "planner", games or SPARRING, games or SPARRING, SPARRER)
        if game.id in HOSTS and find_spec("open_spiel"):
            few, many = games or FEW_OF_GUEST, games or FEW
            yield Pair(game.id, game.seats[0], *MATCH, few, many, GUEST)


def untimed(level: str, game: Game) -> str:
    """A level without its limit of time: what it plays then does not depend on the machine.

    >>> untimed("swan", coincoin.game("canaille"))
    'swan:iterations=3000+milliseconds=0'
    """
    if level not in SEARCHERS:
        return level
    return f"{level}:iterations={bots()[level](game, 0).iterations}+milliseconds=0"  # type: ignore[attr-defined]  # searchers have them


def invite() -> None:
    """Make those known who are no levels, in this process only."""
    bots()["solver"] = Solver
    bots()["planner"] = Planner
    if find_spec("open_spiel"):
        bots()["openspiel"] = import_module("coincoin.study.ladder.guest").OpenSpielBot


def climb(record: Record, cores: int | None = None) -> Iterator[Record]:
    """Play the games a pair lacks; yields the record whenever all is balanced, until it is finished."""
    pair = record.pair
    if pair.kind != STEP:
        invite()
        cores = 1
    setting = settle(pair.game, [pair.upper, pair.lower], pair.seats, None, record.seed)
    if record.finished:
        return
    fresh: list[Played] = []
    for block in played(setting, pair.many, cores, record.games):
        fresh += block
        if len(fresh) == cycle(setting):
            record.add(fresh)
            fresh = []
            yield record
            if record.finished:
                return


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m coincoin.study.ladder.ladder", description=__doc__)
    parser.add_argument("--only", metavar="GAME", help="play this game alone; the page shows all that is kept")
    parser.add_argument(
        "--level",
        metavar="LEVEL",
        help="play this level against the one below alone, or `solver`, `openspiel` or `planner`",
    )
    parser.add_argument("--games", type=positive, help="so many games of each pair (default: until it is decided)")
    parser.add_argument(
        "--seed", type=int, default=7, help="of pairs that begin now: the same seed, the same games (default: 7)"
    )
    parser.add_argument("--cores", type=positive, help="how many processes (default: one a core)")
    parser.add_argument("--fresh", action="store_true", help="forget what is kept: the bots have changed")
    parser.add_argument("--docs", type=Path, default=DOCS, help="where the page goes (default: docs)")
    arguments = parser.parse_args(words)
    folder = arguments.docs / "ladder"
    for pair in plan(arguments.only, arguments.games):
        who = short(pair.lower if pair.kind in (GUEST, SPARRER) else pair.upper)
        if arguments.level not in (None, who):
            continue
        record = Record(pair, arguments.seed) if arguments.fresh else load(folder, pair, arguments.seed)
        saved = monotonic()
        for _ in climb(record, arguments.cores):
            if monotonic() > saved + SECONDS_LOST:
                save(folder, record)
                saved = monotonic()
        save(folder, record)
        print(told(record), flush=True)
    write(arguments.docs)


def told(record: Record) -> str:
    pair, (low, high) = record.pair, record.interval()
    return (
        f"{pair.game}, {pair.seats} seats: {pair.upper} wins {record.share:.1%} ({low:.1%} to {high:.1%}) "
        f"of {record.games} games against {pair.lower}"
    )


def write(docs: Path) -> None:
    """The page and its picture, of all that is kept."""
    folder = docs / "ladder"
    records = [load(folder, pair, 0) for pair in plan()]
    (folder / "ladder.svg").write_text(picture(met(records)), "utf-8")
    (docs / "ladder.md").write_text(page(records, FEW, FEW_OF_SWAN, load_habits(folder)), "utf-8")


if __name__ == "__main__":
    main()
