"""The swing of a finished match, told in a process of its own, so that no table waits.

`python -m coincoin.host.minds.chances` reads a match file and writes the swing as JSON.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE

import msgspec

from coincoin.kernel.match import Match, replay
from coincoin.study.advice.swing import Swing, swing

SECONDS = 4.0  # of a processor, however busy it is


async def ask(match: Match) -> Swing:
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "coincoin.host.minds.chances", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    told, _ = await worker.communicate(b"\n".join(msgspec.json.encode(line) for line in match.lines()))
    return msgspec.json.decode(told, type=Swing)


def main() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)  # people's moves and bots come first
    match = replay(sys.stdin.read().splitlines(), "the match")
    sys.stdout.buffer.write(msgspec.json.encode(swing(match, SECONDS)))


if __name__ == "__main__":
    main()
