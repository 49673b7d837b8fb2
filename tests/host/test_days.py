"""Pace: days for a move, holidays, and what those present are asked about who keeps them waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .player import Page, full_table, person
from .server import Server
from .simulated import Days

DAY = 86400
THREE = {"kind": "days", "seconds": 3 * DAY}


def left(page: Page, seat: int) -> float:
    """Hours."""
    hours: float = page.event["clocks"]["left"][seat] / 3_600_000
    return hours


async def test_days_go_on_while_no_host_runs_and_those_present_decide(tmp_path: Path) -> None:
    with Days(tmp_path) as server:
        ada, bo = await full_table(server.address, "pan", 2, clock=THREE, patience=0)
        await ada.play(ada.choices[0])
        server.pass_by(days=1)
        assert server.stop() == 0
        server.pass_by(days=1)
        server.start()
        await ada.open()
        assert 23 < left(ada, 1) <= 24

        # Nobody's days run out in the first hour after a host has come up.
        assert server.stop() == 0
        server.pass_by(days=1, minutes=1)
        server.start()
        await ada.open()
        assert left(ada, 1) == 0
        await asyncio.sleep(0.7)
        assert ada.table["question"] is None
        server.pass_by(minutes=61)
        await ada.until(lambda: ada.table["question"])
        assert ada.table["question"] == {"seat": 1, "late": True, "words": [None, None]}
        assert ada.lines[-1]["text"] == "Bo is out of time: those present decide what happens."

        # To wait means the whole time once more.
        assert (await ada.do("decide", word="wait"))["type"] == "done"
        assert ada.table["question"] is None
        await ada.hello()
        assert 71 < left(ada, 1) <= 72
        assert not ada.table["seats"][1]["stand_in"]

        server.pass_by(days=3, minutes=1)
        await ada.until(lambda: ada.table["question"])
        moves = ada.event["moves"]
        assert (await ada.do("decide", word="move"))["type"] == "done"
        await ada.until(lambda: ada.event["moves"] > moves)
        assert not ada.table["seats"][1]["stand_in"]
        assert "All agree: a bot made that move for Bo." in [line["text"] for line in ada.lines]
        assert bo.who.id


async def test_holidays_stop_the_clock(tmp_path: Path) -> None:
    with Days(tmp_path) as server:
        ada, bo = await full_table(server.address, "pan", 2, clock=THREE | {"at_zero": "loses"}, patience=0)
        await ada.play(ada.choices[0])
        server.pass_by(days=2)
        first = server.now()
        await bo.who.ask("PUT", "/api/me/holiday", first=first, last=first + 7 * DAY)
        server.pass_by(days=6)
        await ada.hello()
        assert 23 < left(ada, 1) <= 24
        assert ada.event["clocks"]["holidays"][1] > server.now()
        assert server.stop() == 0
        server.start()
        await ada.open()
        assert 23 < left(ada, 1) <= 24
        server.pass_by(days=2, hours=2)
        await ada.until(lambda: ada.table["status"] == "finished")
        assert ada.table["result"]["winners"] == [0]


async def test_nobody_is_replaced_without_the_word_of_those_present(tmp_path: Path) -> None:
    with Days(tmp_path) as server:
        ada, bo, cleo = await full_table(server.address, "duck", 3, patience=10)
        while not bo.choices:
            for page in (ada, cleo):
                if page.choices:
                    await page.play(page.choices[0])
            await asyncio.gather(*(page.hello() for page in (ada, bo, cleo)))
        await bo.close()
        await ada.until(lambda: ada.table["question"], 25)
        assert not ada.table["question"]["late"]
        assert (await ada.do("decide", word="seat"))["type"] == "done"
        assert ada.table["question"]["words"][0] == "seat"  # Cleo is here too
        assert (await cleo.do("decide", word="seat"))["type"] == "done"
        await ada.until(lambda: ada.table["seats"][1]["stand_in"])
        await bo.open()
        await ada.until(lambda: not ada.table["seats"][1]["stand_in"])


async def test_the_pace_is_set_at_the_table(server: Server) -> None:
    ada, bo = [await person(server.address, name) for name in ("Ada", "Bo")]
    made = await ada.open("pan", ["", ""])
    pages = [await Page(each, made["id"]).open() for each in (ada, bo)]
    pace = {"clock": {"kind": "days", "seconds": DAY, "increment": 0, "at_zero": "wait"}, "patience": 0}
    assert (await pages[1].do("set_pace", **pace))["code"] == "not_owner"
    assert (await pages[0].do("set_pace", **pace))["type"] == "done"
    await pages[1].until(lambda: pages[1].table["clock"] == pace["clock"])
    assert pages[1].table["patience"] == 0
    for seconds in (3600, 15 * DAY):
        wrong = pace | {"clock": {"kind": "days", "seconds": seconds}}
        assert (await pages[0].do("set_pace", **wrong))["code"] == "options"
    for seat, page in enumerate(pages):
        await page.sit(seat)
    await pages[0].do("start")
    assert (await pages[0].do("set_pace", **pace))["code"] == "not_lobby"


@pytest.mark.parametrize("days", [0, 29])
async def test_a_holiday_has_an_end(server: Server, days: int) -> None:
    ada = await person(server.address, "Ada")
    with pytest.raises(Exception, match="400"):
        await ada.ask("PUT", "/api/me/holiday", first=1e9, last=1e9 + days * DAY)
