"""A page that gets through a hostile network: it resends, asks again after a gap, and never gives up."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .player import Json, Page, Person

PATIENCE = 1.5  # seconds without a message before asking again

THINKING = 0.6  # at most so many seconds for a move


class Stubborn(Page):
    def __init__(self, who: Person, table: str, address: str, seed: int) -> None:
        super().__init__(who, table, address=address)
        self.dice = random.Random(seed)
        self.pending: Json = {}
        self.acknowledged: dict[str, tuple[int, int]] = {}  # id: version, move

    def take(self, message: Json) -> None:
        if message["type"] in ("event", "table", "said") and message["version"] > self.version + 1:
            self.gap = True
            return
        if message["type"] == "welcome" and message["version"] < self.version:
            return  # an old one, late
        super().take(message)

    async def play_through(self) -> None:
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self.url, max_size=None, open_timeout=5) as self.socket:
                    await self.converse()
            await asyncio.sleep(0.1)

    @property
    def over(self) -> bool:
        return self.table.get("status") == "finished" and not self.pending

    async def converse(self) -> None:
        self.gap = True
        while not self.over:
            if self.gap:
                self.gap = False
                await self.send(
                    "hello", table=self.table_id, token=self.who.token, version=self.version, language="en", seat=None
                )
                if self.pending:
                    await self.send(**self.pending)
            elif not self.pending and self.choices:
                await asyncio.sleep(self.dice.random() * THINKING)
                self.pending = {
                    "type": "move",
                    "id": secrets.token_hex(8),
                    "version": self.event["version"],
                    "move": self.dice.choice(self.choices),
                }
                await self.send(**self.pending)
            try:
                await self.receive(PATIENCE)
            except TimeoutError:
                self.gap = True
            self.settle()

    def settle(self) -> None:
        """Has the pending move been answered?"""
        answer = self.answers.pop(self.pending.get("id", ""), None)
        if answer is None:
            return
        if answer["type"] == "done":
            self.acknowledged[self.pending["id"]] = answer["version"], self.pending["move"]
        else:
            assert answer["code"] in ("stale", "not_running", "illegal"), answer
            self.gap = True
        self.pending = {}
