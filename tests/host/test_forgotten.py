"""What nobody needs any more leaves the memory at once: the collector of cycles seldom comes by (see `serve`)."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest

from coincoin.host.socket.conversation import Conversation
from coincoin.host.socket.transport import KEY, transport_of
from coincoin.host.store import jobs
from coincoin.host.table import entries as log

from .test_pending import begun, look
from .test_trouble import opened


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def test_a_forgotten_room(no_collector: None, tmp_path: Path) -> None:
    async with opened(str(tmp_path / "host.db")) as hall:
        room = await begun(hall)
        page = await look(room, "bo")
        await room.ledger.add(lambda _: log.Resigned(seat=0), "eve")
        room.leave(page)
        while room.driver:
            await asyncio.sleep(0.05)
        await hall.writer.write(jobs.nothing_new())  # the writer holds what it wrote last
        await asyncio.sleep(0.1)
        room.used -= 3600
        left = ref(room), ref(room.ledger)
        del room
        await hall.forget_unused()
        await asyncio.sleep(0.1)
        assert [each() for each in left] == [None] * 2


async def test_a_conversation_that_is_over(no_collector: None, tmp_path: Path) -> None:
    async def gone(_: object = None) -> Any:
        return {"type": "websocket.disconnect"}

    async with opened(str(tmp_path / "host.db")) as hall:
        transport: Any = SimpleNamespace(listener=None, tell=len)
        conversation = Conversation(hall, transport, "10.0.0.1", gone, gone)
        left = ref(conversation), ref(conversation.connection)
        await conversation.run()
        del conversation
        await asyncio.sleep(0)
        assert [each() for each in left] == [None] * 2


def test_a_socket_is_not_kept_by_what_it_keeps() -> None:
    scope: Any = {"extensions": {KEY: "the socket"}}
    assert transport_of(scope) == "the socket"  # type: ignore[comparison-overlap]  # which it stands for
    assert not scope["extensions"]
