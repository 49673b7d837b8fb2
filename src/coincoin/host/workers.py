"""Bots think in processes of their own, each question within a hard limit; a dead one is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from coincoin.host.logs import log
from coincoin.host.metrics import METRICS
from coincoin.host.worker import Question
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight

LONGEST_LINE = 1 << 22


class Workers:
    """Up to so many processes that answer for bots, started when they are first needed."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self._idle: asyncio.Queue[Process] = asyncio.Queue()
        self._all: set[Process] = set()
        self._hired = 0
        self._closed = False

    async def _hire(self) -> None:
        self._hired += 1
        try:
            worker = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "coincoin.host.worker",
                stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE,
            )  # fmt: skip
        except BaseException:
            self._hired -= 1
            raise
        self._all.add(worker)
        self._idle.put_nowait(worker)

    async def close(self) -> None:
        self._closed = True
        for worker in self._all:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
        await asyncio.gather(*(worker.wait() for worker in self._all))

    async def choose(self, game: Game, bot: str, sight: Sight) -> int:
        """A legal move for the seat that looks: the bot's, or a simpler one's if it fails."""
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        for name in (bot, "instinct"):
            move = await self._ask(Question(game.id, name, secrets.randbits(62), game.sight_to_json(sight)))
            if move in moves:
                return move
        return secrets.choice(moves)

    async def _ask(self, question: Question) -> int | None:
        if self._idle.empty() and self._hired < self.count:
            await self._hire()
        worker = await self._idle.get()
        try:
            async with asyncio.timeout(self.seconds):
                return await _exchange(worker, msgspec.json.encode(question) + b"\n")
        except Exception as problem:  # a dead process shows itself in many ways
            METRICS.bot_failures.add()
            log("bot worker replaced", bot=question.bot, game=question.game, problem=type(problem).__name__)
            await self._replace(worker)
            return None
        except asyncio.CancelledError:
            await asyncio.shield(self._replace(worker))
            raise
        finally:
            if worker in self._all:
                self._idle.put_nowait(worker)

    async def _replace(self, worker: Process) -> None:
        self._all.discard(worker)
        self._hired -= 1
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        if not self._closed:
            await self._hire()


async def _exchange(worker: Process, line: bytes) -> int:
    if worker.stdin is None or worker.stdout is None:
        raise OSError("the worker has no pipes")
    worker.stdin.write(line)
    await worker.stdin.drain()
    return int(await worker.stdout.readline())
