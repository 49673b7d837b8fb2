"""Bots think in processes of their own, each question within a hard limit; a dead one is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from time import monotonic

import msgspec

from coincoin.host.minds.turns import Turns
from coincoin.host.minds.worker import Question
from coincoin.host.table.bots import STAND_IN
from coincoin.host.watch.journal import note
from coincoin.host.watch.metrics import METRICS
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight
from coincoin.study.advice.weigh import Weighed

LONGEST_LINE = 1 << 22
LATELY = 32  # answers whose time is remembered


class BotFailed(Exception):
    """The bot has no answer; the process goes on."""


class Workers:
    """Up to so many processes that answer for bots, started when they are needed."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self._turns = Turns(count)
        self._took: dict[tuple[str, str], deque[float]] = {}  # seconds, lately, by game and bot
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._closed = False

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*map(self._end, [*self._all]))

    async def choose(self, game: Game, bot: str, sight: Sight, owner: str = "", seen: bool = True) -> int:
        """A legal move for the seat that looks: the bot's, or a simpler one's if it fails.

        Owners of tables take turns, those of tables that are not `seen` by anybody last.
        """
        moves = sight.moves()
        took = self._took.setdefault((game.id, bot), deque(maxlen=LATELY))
        async with self._turns.turn(owner, seen):
            if len(moves) == 1:  # whether it could choose is a secret: so it takes as long as if it could
                await asyncio.sleep(secrets.choice(took) if took else 0)
                return moves[0]
            began = monotonic()
            move = await self._first_legal(game, bot, sight, moves)
            took.append(monotonic() - began)
            return move

    async def _first_legal(self, game: Game, bot: str, sight: Sight, moves: list[int]) -> int:
        for name in (bot, STAND_IN):
            known = game.sight_to_json(sight)
            move = await self._ask(Question(game.id, name, secrets.randbits(62), known, game.carried))
            if isinstance(move, int) and move in moves:
                return move
        return secrets.choice(moves)

    async def weigh(self, game: Game, sight: Sight, milliseconds: float, owner: str) -> Weighed | None:
        """What each move of the seat that looks is worth; None if nobody can tell."""
        known = game.sight_to_json(sight)
        question = Question(game.id, "", secrets.randbits(62), known, game.carried, milliseconds)
        async with self._turns.turn(owner, seen=True):
            found = await self._ask(question)
        return found if isinstance(found, Weighed) else None

    async def _ask(self, question: Question) -> int | Weighed | None:
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


async def _exchange(worker: Process, line: bytes) -> int | Weighed:
    if worker.stdin is None or worker.stdout is None:
        raise OSError("the worker has no pipes")
    worker.stdin.write(line)
    await worker.stdin.drain()
    answer = (await worker.stdout.readline()).decode().strip()
    if not answer:
        raise EOFError("the worker is gone")
    try:
        return msgspec.json.decode(answer, type=int | Weighed)
    except msgspec.DecodeError:
        raise BotFailed(answer) from None
