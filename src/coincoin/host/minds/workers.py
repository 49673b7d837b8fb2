"""Bots think in processes of their own, each question within a hard limit; a dead one is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from coincoin.host.minds.worker import Question
from coincoin.host.table.bots import STAND_IN
from coincoin.host.watch.journal import note
from coincoin.host.watch.metrics import METRICS
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight

LONGEST_LINE = 1 << 22


class BotFailed(Exception):
    """The bot has no answer; the process goes on."""


class Workers:
    """Up to so many processes that answer for bots, started when they are needed."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self._places = asyncio.Semaphore(count)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._closed = False

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*map(self._end, [*self._all]))

    async def choose(self, game: Game, bot: str, sight: Sight) -> int:
        """A legal move for the seat that looks: the bot's, or a simpler one's if it fails."""
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        for name in (bot, STAND_IN):
            known = game.sight_to_json(sight)
            move = await self._ask(Question(game.id, name, secrets.randbits(62), known, game.carried))
            if move in moves:
                return move
        return secrets.choice(moves)

    async def _ask(self, question: Question) -> int | None:
        async with self._places:
            worker = self._idle.pop() if self._idle else await self._hire()
            try:
                async with asyncio.timeout(self.seconds):
                    answer = await _exchange(worker, msgspec.json.encode(question) + b"\n")
            except BotFailed as problem:
                METRICS.bot_failures.add()
                note("a bot failed", bot=question.bot, game=question.game, problem=str(problem))
                answer = None
            except BaseException as problem:  # a dead process shows itself in many ways, or nobody waits any more
                await asyncio.shield(self._end(worker))
                if not isinstance(problem, Exception):
                    raise
                METRICS.bot_failures.add()
                note("bot worker replaced", bot=question.bot, game=question.game, problem=type(problem).__name__)
                return None
            self._idle.append(worker)
            return answer

    async def _hire(self) -> Process:
        if self._closed:
            raise OSError("the bots have been sent home")
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "coincoin.host.minds.worker",
            stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE,
        )  # fmt: skip
        self._all.add(worker)
        return worker

    async def _end(self, worker: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        self._all.discard(worker)


async def _exchange(worker: Process, line: bytes) -> int:
    if worker.stdin is None or worker.stdout is None:
        raise OSError("the worker has no pipes")
    worker.stdin.write(line)
    await worker.stdin.drain()
    answer = (await worker.stdout.readline()).decode().strip()
    if not answer:
        raise EOFError("the worker is gone")
    if not answer.lstrip("-").isdecimal():
        raise BotFailed(answer)
    return int(answer)
