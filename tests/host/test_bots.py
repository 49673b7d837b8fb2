"""Bots at tables: in processes of their own, within a hard limit, replaced when they die."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import httpx
import pytest

import coincoin
from coincoin.host.minds.workers import Workers

from .player import Page, person, play_to_end
from .server import Server

STRANGERS = """
import time

class Sloth:
    def __init__(self, game, seed):
        pass

    def choose(self, sight, moves):
        time.sleep(1000)

class Clumsy(Sloth):
    def choose(self, sight, moves):
        raise ValueError("which one was it?")

class Picky(Sloth):
    def __init__(self, game, seed):
        if game.id != "duck":
            raise ValueError("I only play DUCK")
"""
ENTRY_POINTS = """[coincoin.bots]
sloth = strangers:Sloth
clumsy = strangers:Clumsy
picky = strangers:Picky
ghost = strangers:Ghost
"""


async def against(server: Server, bot: str, seats: int = 3) -> Page:
    ada = await person(server.address, "Ada")
    made = await ada.open("pan", ["", *[bot] * (seats - 1)])
    page = await Page(ada, made["id"]).open()
    await page.sit(0)
    assert (await page.do("start"))["type"] == "done"
    return page


@pytest.fixture
def with_strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that brings bots: one never answers, one fails, one plays a single game, one cannot be loaded."""
    folder = tmp_path / "site"
    info = folder / "strangers-1.dist-info"
    info.mkdir(parents=True)
    (folder / "strangers.py").write_text(STRANGERS)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    return tmp_path


async def test_only_bots_that_can_be_made_are_offered_and_may_sit(with_strangers: Path) -> None:
    with Server(with_strangers) as server:
        ada = await person(server.address, "Ada")
        offered = await ada.ask("GET", "/api/bots")
        assert {"duckling", "duck", "goose", "swan", "sloth"} <= set(offered)
        assert not {"search", "policy", "picky", "ghost"} & set(offered)
        assert "picky" in await ada.ask("GET", "/api/bots?game=duck")
        page = await Page(ada, (await ada.open("duck", ["", "picky", "", ""]))["id"]).open()
        for bot in ("search", "policy", "ghost"):
            with pytest.raises(httpx.HTTPStatusError, match="400"):
                await ada.open("duck", ["", bot, bot])
            assert (await page.do("put_bot", seat=2, bot=bot))["code"] == "bot"
        assert (await page.do("put_bot", seat=2, bot="picky"))["type"] == "done"


async def test_a_bot_that_fails_is_answered_for_and_its_worker_lives(with_strangers: Path) -> None:
    with Server(with_strangers) as server:
        page = await against(server, "clumsy", 4)
        await page.until(lambda: page.event["moves"] >= 3, 30)
        told = server.errors.read_text()
        assert "which one was it?" in told
        assert "bot worker replaced" not in told
        assert len(children(server)) == 1


async def test_no_more_workers_than_allowed_when_nobody_waits_for_an_answer() -> None:
    game, dice = coincoin.game("pan"), coincoin.Dice(1)
    sight = game.new(3, dice).seen_by(0)
    before = len(of_process(os.getpid()))
    workers = Workers(1, 30)
    for moment in range(5):
        thinking = asyncio.create_task(workers.choose(game, "search:milliseconds=20000", sight))
        await asyncio.sleep(0.1)
        thinking.cancel()
        for _ in range(moment):  # the worker is being sent home, and somebody else asks
            await asyncio.sleep(0)
        assert await workers.choose(game, "instinct", sight) in sight.moves()
    await asyncio.sleep(0.1)
    assert len(of_process(os.getpid())) == before + 1
    await workers.close()
    assert len(of_process(os.getpid())) == before


async def test_a_bot_that_never_answers_is_replaced_and_the_table_goes_on(with_strangers: Path) -> None:
    with Server(with_strangers, bot_seconds=1.5, workers=2) as server:
        page = await against(server, "sloth", 2)
        await page.until(lambda: page.event["moves"] >= 1, 30)
        assert page.event["waiting"] == [0]
        assert (await page.do("why", move=page.choices[0]))["rule"] == ""
        assert "bot worker replaced" in server.errors.read_text()


async def test_a_worker_that_is_killed_is_replaced_and_the_match_ends(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        page = await against(server, "instinct")
        await page.until(lambda: page.event.get("moves", 0) >= 1)

        killed: list[int] = []

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
    return of_process(server.process.pid)


def of_process(id: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{id}/task/{id}/children").read_text().split()]
