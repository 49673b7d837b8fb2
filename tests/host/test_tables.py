"""Tables: sitting down, playing, coming back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from .player import Page, full_table, person, play_to_end
from .server import Server


def test_people_play_a_match_to_its_end(server: Server) -> None:
    async def story() -> None:
        pages = await full_table(server.address, "pan", 3)
        await asyncio.gather(*(play_to_end(page, random.Random(n)) for n, page in enumerate(pages)))
        assert {tuple(page.table["result"]["scores"]) for page in pages}.__len__() == 1
        assert pages[0].table["secret"]

    asyncio.run(story())
