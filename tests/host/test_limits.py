"""What one person or one address may cost the others, by however many sockets."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from time import monotonic

import pytest
from websockets.asyncio.client import connect

import coincoin
from coincoin.host.minds.turns import Turns
from coincoin.host.minds.workers import Workers
from coincoin.host.settings import Settings
from coincoin.host.watch.limits import CROWD, RATES, Limits
from coincoin.kernel.state import Sight

from .player import Page, Person, full_table, person
from .server import Server


async def test_an_address_has_so_many_sockets_and_requests_at_once(tmp_path: Path) -> None:
    with Server(tmp_path, connections=4, proxies="none") as server:
        ada, bo = await full_table(server.address, "pan", 2)
        guest = Person(server.address, "?")
        more = [await Page(guest, ada.table_id).open() for _ in range(2)]
        one_more = Page(guest, ada.table_id)
        one_more.socket = await connect(one_more.url)
        await one_more.until(lambda: one_more.errors)
        assert one_more.errors[0]["code"] == "too_many"
        await more[0].close()
        await ada.until(lambda: ada.presence["spectators"] == 1)
        await Page(guest, ada.table_id).open()

        half = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(8)]
        for _, writer in half:
            writer.write(b"GET /")
        gone = [asyncio.create_task(reader.read()) for reader, _ in half]
        done, _ = await asyncio.wait(gone, timeout=3)
        assert len(done) == 4
        for _, writer in half:
            writer.close()
        assert (await ada.play(ada.choices[0]))["type"] == "done"
        assert (await bo.play(bo.choices[0]))["type"] == "done"


@pytest.mark.parametrize("kind", RATES)
def test_a_person_and_an_address_have_one_measure_each(kind: str) -> None:
    limits, burst = Limits(Settings()), int(RATES[kind][1])
    assert sum(limits.take(kind, f"10.0.0.{n}", "eve") for n in range(100)) in (burst, burst + 1)
    assert sum(limits.take(kind, "10.0.1.1", f"eve {n}") for n in range(500)) in range(CROWD * burst, CROWD * burst + 3)
    assert limits.take(kind, "10.0.1.2", "bo")


async def test_chat_is_limited_for_a_person_not_for_a_socket(server: Server) -> None:
    ada, _ = await full_table(server.address, "pan", 2)
    pages = [await Page(ada.who, ada.table_id).open() for _ in range(10)]
    answers = [await page.do("say", text="quack") for page in pages]
    answers += [await page.do("undo") for page in pages * 3]
    assert sum(answer["type"] == "done" for answer in answers) in (6, 7)
    assert sum(answer.get("code") == "no_undo" for answer in answers) in range(20, 30)


async def test_tables_that_never_began_do_not_hide_those_of_others(tmp_path: Path) -> None:
    with Server(tmp_path, tables=7) as server:
        ada, eve = [await person(server.address, name) for name in ("Ada", "Eve")]
        true = await ada.open("pan", ["", ""])
        page = await Page(ada, true["id"]).open()
        made = [(await eve.open("pan", ["", ""]))["id"] for _ in range(10)]
        mine = [info["id"] for info in await eve.ask("GET", "/api/me/tables")]
        assert sorted(mine) == sorted(made[-7:])
        listed = [info["id"] for info in await eve.ask("GET", "/api/tables")]
        assert listed == [true["id"], *made[:-6:-1]]
        await page.close()


def test_tables_are_opened_slower_than_people_ask() -> None:
    limits = Limits(Settings())
    assert sum(limits.take("table", "10.0.0.1") for _ in range(200)) == 20


async def test_matches_of_bots_alone_are_few(tmp_path: Path) -> None:
    with Server(tmp_path, bot_tables=1, bot_pause=1) as server:
        ada, bo = [await person(server.address, name) for name in ("Ada", "Bo")]
        pages = [await Page(who, (await who.open("pan", ["random", "random"]))["id"]).open() for who in (ada, ada, bo)]
        answers = [await page.do("start") for page in pages]
        assert [answer.get("code", "done") for answer in answers] == ["done", "too_many", "done"]


async def test_owners_take_turns_and_tables_nobody_looks_at_come_last() -> None:
    turns, order = Turns(1), []

    async def think(owner: str, seen: bool = True) -> None:
        async with turns.turn(owner, seen):
            order.append(owner)
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(think("first"))]
    tasks += [asyncio.create_task(think("nobody", seen=False)) for _ in range(2)]
    tasks += [asyncio.create_task(think("eve")) for _ in range(4)]
    tasks += [asyncio.create_task(think("ada")), asyncio.create_task(think("bo"))]
    await asyncio.sleep(0)
    tasks[4].cancel()  # one of Eve's
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["first", "eve", "ada", "bo", "eve", "eve", "nobody", "nobody"]
    assert turns.free == 1


def positions() -> tuple[Sight, Sight]:
    """Where a seat of Pan has one card left to lay, and where it has several."""
    game, dice = coincoin.game("pan"), coincoin.Dice(1)
    state, luck = game.new(3, dice), random.Random(1)
    free = state.seen_by(0)
    while len(state.moves(seat := state.waiting()[0])) != 1:
        state.play(seat, luck.choice(state.moves(seat)), dice)
    return state.seen_by(seat), free


async def test_a_forced_move_takes_as_long_as_another() -> None:
    forced, free = positions()
    game, workers = coincoin.game("pan"), Workers(1, 30)

    async def seconds(sight: Sight) -> float:
        began = monotonic()
        assert await workers.choose(game, "search:milliseconds=300", sight) in sight.moves()
        return monotonic() - began

    await seconds(free)
    times = [await seconds(free) for _ in range(2)]
    workers._took["pan", "search:milliseconds=300"].popleft()  # the first had to be hired
    assert min(times) - 0.05 < await seconds(forced) < max(times) + 0.1
    both = await asyncio.gather(seconds(free), seconds(forced))
    assert both[1] > 0.5, "it did not wait for its turn"
    await workers.close()
