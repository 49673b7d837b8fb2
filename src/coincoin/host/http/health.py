"""Is this host well? It is if its database takes what is written: one that can only be read is of no use to a table."""

from __future__ import annotations

import asyncio
from time import monotonic

from coincoin.host.room.hall import Hall
from coincoin.host.store import jobs

EVERY = 5.0  # seconds: who asks more often is told the same, for asking writes
PATIENCE = 3.0  # seconds for the disk


class Health:
    def __init__(self) -> None:
        self.asked = -EVERY
        self.well = True
        self.one_at_a_time = asyncio.Lock()

    async def check(self, hall: Hall) -> bool:
        async with self.one_at_a_time:
            if monotonic() - self.asked >= EVERY:
                self.well = await takes(hall)
                self.asked = monotonic()
        return self.well


async def takes(hall: Hall) -> bool:
    """A full disk, a lock that somebody holds, a database that is away: then not."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await hall.writer.write(jobs.nothing_new())
    except Exception:
        return False
