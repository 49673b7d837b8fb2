"""The chances of each seat through a finished match, from what a spectator could know at the time.

Counted in a process of its own (`python -m coincoin.host.minds.chances`), which reads a match file and
writes the chances as JSON: positions along the match are played out by instinct until time is up.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from time import monotonic

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game
from coincoin.kernel.match import Match, replay
from coincoin.kernel.state import State

MOST_POINTS = 60
SECONDS = 3.0
SPREAD = 6


class Point(msgspec.Struct):
    n: int  # after so many moves
    chances: list[float]


def points(match: Match) -> list[int]:
    """Which positions are looked at: all of a short match, evenly spaced ones of a long one."""
    last = match.version
    return sorted({round(n * last / (MOST_POINTS - 1)) for n in range(MOST_POINTS)})


def chances(match: Match, seconds: float) -> list[Point]:
    """Positions are played out in turn, far apart ones first, so that time may end at any moment.

    One playout that ends in a tie of all stands at the beginning, so that few playouts are not trusted much.
    """
    dice, end = Dice(match.version), monotonic() + seconds
    wins = {n: [1 / len(match.names)] * len(match.names) for n in points(match)}
    order = [n for start in range(SPREAD) for n in list(wins)[start::SPREAD]]
    states = {n: match.at(n) for n in order}
    turn = 0
    while turn < len(order) // SPREAD or monotonic() < end:
        n = order[turn % len(order)]
        for seat, share in enumerate(outcome(match.game, states[n], dice)):
            wins[n][seat] += share
        turn += 1
    seen = set(order[: turn + 1])
    found = [Point(n, [share / sum(shares) for share in shares]) for n, shares in wins.items() if n in seen]
    return [*found[:-1], Point(match.version, outcome(match.game, match.state, dice))]


def outcome(game: Game, state: State, dice: Dice) -> list[float]:
    """Each seat's share of the win in one game that goes on from here."""
    if not state.over:
        state = state.seen_by(None).imagine(dice)
        while not state.over:
            seat = state.waiting()[0]
            moves = vec[i64](state.moves(seat))
            state.play(seat, game.instinct.choose(state, seat, moves, dice), dice)
    return [(seat in state.winners) / len(state.winners) for seat in range(state.seats)]


async def ask(match: Match) -> list[Point]:
    """The chances, counted elsewhere so that no table waits."""
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "coincoin.host.minds.chances", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    told, _ = await worker.communicate(b"\n".join(msgspec.json.encode(line) for line in match.lines()))
    return msgspec.json.decode(told, type=list[Point])


def main() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)  # people's moves and bots come first
    match = replay(sys.stdin.read().splitlines(), "the match")
    sys.stdout.buffer.write(msgspec.json.encode(chances(match, SECONDS)))


if __name__ == "__main__":
    main()
