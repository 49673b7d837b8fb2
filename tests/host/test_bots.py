"""Bots at tables: in processes of their own, within a hard limit, replaced when they die."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from .player import Page, person, play_to_end
from .server import Server

SLOTH = """
import time

class Sloth:
    def __init__(self, game, seed):
        pass

    def choose(self, sight, moves):
        time.sleep(1000)
"""


async def against(server: Server, bot: str, seats: int = 3) -> Page:
    ada = await person(server.address, "Ada")
    made = await ada.open("pan", ["", *[bot] * (seats - 1)])
    page = await Page(ada, made["id"]).open()
    await page.sit(0)
    assert (await page.do("start"))["type"] == "done"
    return page


@pytest.fixture
def with_sloth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that brings a bot which never answers."""
    folder = tmp_path / "site"
    info = folder / "sloth-1.dist-info"
    info.mkdir(parents=True)
    (folder / "sloth.py").write_text(SLOTH)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sloth\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[coincoin.bots]\nsloth = sloth:Sloth\n")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return tmp_path


async def test_a_bot_that_never_answers_is_replaced_and_the_table_goes_on(with_sloth: Path) -> None:
    with Server(with_sloth, bot_seconds=1.5, workers=2) as server:
        page = await against(server, "sloth", 2)
        await page.until(lambda: page.event["moves"] >= 1, 30)
        assert page.event["waiting"] == [0]
        assert (await page.do("why", move=page.choices[0]))["rule"] == ""
        assert "bot worker replaced" in server.errors.read_text()


async def test_a_worker_that_is_killed_is_replaced_and_the_match_ends(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        page = await against(server, "instinct")
        await page.until(lambda: page.event.get("moves", 0) >= 1)

        killed = []

        async def murder() -> None:
            while len(killed) < 6 and page.table["status"] != "finished":
                for worker in children(server):
                    os.kill(worker, signal.SIGKILL)
                    killed.append(worker)
                await asyncio.sleep(0.3)

        await asyncio.gather(murder(), play_to_end(page, random.Random(1)))
        assert killed
        assert page.table["result"]["reason"] == "played"


def children(server: Server) -> list[int]:
    """The processes the host has started."""
    assert server.process is not None
    path = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(child) for child in path.read_text().split()]
