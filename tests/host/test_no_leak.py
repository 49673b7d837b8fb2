"""No leak on the wire: what a page is sent depends on nothing that its seat cannot know."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

import coincoin
from coincoin.host import wire
from coincoin.host.room import telling as view
from coincoin.host.room.room import Eye
from coincoin.host.store.opening import open_store
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import fold
from coincoin.host.table.told import Told
from coincoin.kernel.dice import Dice
from coincoin.kernel.scene import Scene
from coincoin.kernel.state import State, Story

from .player import Page, Person, full_table, play_to_end
from .server import Server

MOST = 400  # moves looked at closely


async def record(address: str, game: str) -> list[Page]:
    """A whole match between scripted pages, and a spectator; every byte is kept."""
    pages = await full_table(address, game, coincoin.game(game).seats[-1])
    guest = await Page(Person(address, "?"), pages[0].table_id, language="fr").open()
    ends = [play_to_end(page, random.Random(n)) for n, page in enumerate(pages)]
    await asyncio.gather(*ends, guest.until(lambda: guest.table["status"] == "finished", 300))
    return [*pages, guest]


def events(page: Page) -> dict[int, bytes]:
    found = {}
    for data in page.received:
        message = msgspec.json.decode(data)
        if message["type"] == "event":
            found[message["version"]] = data
    return found


class Elsewhere:
    """The messages for an eye, made from other worlds that this eye cannot tell from the true one."""

    def __init__(self, table: Table, eye: Eye) -> None:
        self.eye = eye
        self.told: list[Told] = []  # since the last message
        self.scene: Scene | None = None
        self.chapter = self.world(table, Dice(0)).chapter()
        self.message(table, Dice(0))

    def world(self, table: Table, dice: Dice) -> State:
        assert table.match is not None
        return table.match.state.seen_by(self.eye[0]).imagine(dice)

    def follow(self, table: Table, dice: Dice) -> None:
        """A move was made; what it told and showed is taken from worlds where it was made too."""
        world = self.world(table, dice)
        world.story = Story()
        world.story.moments = [moment.seen_by(self.eye[0]).imagine(dice) for moment in table.told[-1].moments]
        self.told.append(Told(world, table.version, int(self.chapter)))
        self.chapter = world.chapter()

    def message(self, table: Table, dice: Dice) -> bytes:
        match = table.match
        assert match is not None
        true, told, since = match.state, table.told, table.version - len(self.told)
        match.state = self.world(table, dice)
        table.told = [*told[: len(told) - len(self.told)], *self.told]
        try:
            before, self.scene = self.scene, view.draw(table, *self.eye)
            self.told = []
            report = view.Report(table, "match", since, False)
            return wire.encode(report.message(*self.eye, self.scene, before))
        finally:
            match.state, table.told = true, told


@pytest.mark.parametrize("game", list(coincoin.all_games()))
async def test_every_byte_is_the_same_in_every_world_the_seat_might_be_in(game: str, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        pages = await record(server.address, game)
        assert server.stop() == 0
    store = open_store(str(tmp_path / "host.db"))
    entries = store.log(pages[0].table_id)
    store.close()
    sent = [events(page) for page in pages]
    secret = fold("t", entries[:1]).secret.hex().encode()
    start = next(n for n, entry in enumerate(entries) if isinstance(entry, log.Started))
    table = fold(pages[0].table_id, entries[: start + 1])
    dice, compared = Dice(1), 0
    worlds = [Elsewhere(table, (page.eye, page.language)) for page in pages]
    for entry in entries[start + 1 :]:
        table.apply(entry)
        if table.status != "running" or compared > MOST:
            break
        for world, bytes_of in zip(worlds, sent, strict=True):
            world.follow(table, dice)
            if table.version in bytes_of:
                assert bytes_of[table.version] == world.message(table, dice)
                assert secret not in bytes_of[table.version]
                compared += 1
    assert compared >= len(pages) * 10
    tokens = [page.who.token.encode() for page in pages if page.who.token]
    assert not any(token in data for page in pages for data in page.received for token in tokens)
