"""The postman: whoever is waited for is told after the time they wish, once, unless they have looked meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import TypeVar

import msgspec

from coincoin.host import hours
from coincoin.host.notices import hook
from coincoin.host.notices.mail import Mail
from coincoin.host.notices.outside import Unreachable
from coincoin.host.notices.push import Gone, Push
from coincoin.host.notices.text import Notice, notice, words
from coincoin.host.notices.wishes import Channel, Wishes, channels_of, drop_channel, note_sent, proof, wishes_of
from coincoin.host.settings import Settings
from coincoin.host.sign import TableInfo
from coincoin.host.store.turns import SEEN, Waiting, claim, untold
from coincoin.host.store.writer import Writer
from coincoin.host.watch.journal import note

T = TypeVar("T")
EVERY = 5.0  # seconds between two looks
AT_ONCE = 8.0  # seconds in which a page that is open says that somebody looks
AGAIN = (2.0, 20.0)  # seconds until it is tried again


class Postman:
    """One for each host; whichever claims a turn first tells of it."""

    def __init__(self, writer: Writer, settings: Settings) -> None:
        self.writer = writer
        self.settings = settings
        self.inside = settings.notices_inside
        contact = settings.public_address if settings.public_address.startswith("https://") else ""
        self.push = Push(writer.store, contact or f"mailto:{settings.mail_from or 'nobody@example.org'}", self.inside)
        self.mail = Mail(settings.smtp, settings.mail_from)
        self._threads = ThreadPoolExecutor(8, "postman")  # his own: who is slow to answer keeps nobody else waiting
        self._sending: set[asyncio.Task[None]] = set()
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._round = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """What was claimed is sent."""
        if self._round is not None:
            self._round.cancel()
        if self._sending:
            await asyncio.wait(self._sending, timeout=10)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def outside(self, work: Callable[..., T], *arguments: object) -> T:
        """What waits for somebody out there."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    async def _go_round(self) -> None:
        while True:
            try:
                for person, turns in groupby(
                    sorted(await self.writer.read(untold, self.writer.store), key=by_person), by_person
                ):
                    await self.look_after(person, [*turns])
            except Exception as problem:
                note("notices could not be sent", problem=repr(problem))
            await asyncio.sleep(EVERY)

    async def look_after(self, person: str, turns: list[Waiting]) -> None:
        """What is due for a person goes as one notice."""
        wishes = await self.writer.read(wishes_of, self.writer.store, person)
        now = hours.now()
        due = [turn for turn in turns if is_due(turn, wishes, now)]
        if not due or wishes.silent(now):
            return
        claimed = [turn for turn in due if await self.writer.write(claim(turn))]
        found = [await self.writer.read(self.writer.store.info, turn.table) for turn in claimed]
        infos = [msgspec.json.decode(info, type=TableInfo) for info in found if info]
        if infos:
            told = notice(infos, person, self.settings.public_address, wishes.language)
            for channel in await self.writer.read(channels_of, self.writer.store, person):
                if channel.confirmed:
                    self._sending.add(task := asyncio.create_task(self.send(channel, told, wishes.language)))
                    task.add_done_callback(self._sending.discard)

    async def send(self, channel: Channel, told: Notice, language: str) -> None:
        for pause in (*AGAIN, 0.0):
            try:
                await self.outside(self.hand_over, channel, told, language)
            except Gone:
                await self.writer.write(drop_channel(channel.id))
                return
            except Exception as problem:
                if not pause:
                    note("a notice was not taken", kind=channel.kind, problem=str(problem))
                    await self.writer.write(note_sent(channel, well=False))
                    return
                await asyncio.sleep(pause)
            else:
                await self.writer.write(note_sent(channel, well=True))
                return

    def hand_over(self, channel: Channel, told: Notice, language: str) -> None:
        match channel.kind:
            case "push":
                if not self.push.key:
                    raise Unreachable("no-push", "it needs one more package: pip install 'coincoin[notices]'")
                self.push.send(channel.address, told)
            case "mail":
                stop = f"{self.settings.public_address}/mail/stop/{proof(self.writer.store, channel.id, 'stop')}"
                self.mail.send(channel.address, told, stop, words(language)("notice-stop"))
            case _:
                hook.send(channel.kind, channel.address, told, self.inside)


def by_person(turn: Waiting) -> str:
    return turn.person


def is_due(turn: Waiting, wishes: Wishes, now: float) -> bool:
    if turn.told == SEEN and not wishes.always:
        return False
    return now >= turn.at + (wishes.minutes * 60 or AT_ONCE)
