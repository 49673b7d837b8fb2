"""Clocks: what the server enforces, and what happens at zero."""

from __future__ import annotations

from pathlib import Path

from .player import Page, full_table
from .server import Server


async def test_at_zero_a_bot_plays_this_move(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2, clock={"kind": "move", "seconds": 2, "at_zero": "bot_moves"})
    assert (await ada.play(ada.choices[0]))["type"] == "done"
    assert ada.event["clocks"]["running"] == [1]
    await bo.until(lambda: bo.event["moves"] == 2)
    assert not bo.table["seats"][1]["stand_in"]
    assert bo.choices
    assert min(bo.event["clocks"]["left"]) > 0
    assert bo.lines[-1]["text"] == "Your time was up: a bot made that move."


async def test_at_zero_a_bot_takes_the_seat(server: Server) -> None:
    clock = {"kind": "bank", "seconds": 2, "increment": 0, "at_zero": "bot_sits"}
    ada, bo = await full_table(server.address, "pan", 2, clock=clock)
    await ada.play(ada.choices[0])
    await ada.until(lambda: ada.table["seats"][1]["stand_in"])
    await bo.until(lambda: bo.table["seats"][1]["stand_in"])
    assert ada.lines[-1]["text"] == "Bo is out of time: a bot takes over."
    await bo.do("say", text="here I am")
    assert not bo.table["seats"][1]["stand_in"]


async def test_at_zero_a_seat_loses(server: Server) -> None:
    ada, _ = await full_table(
        server.address, "pan", 2, clock={"kind": "bank", "seconds": 2, "increment": 1, "at_zero": "loses"}
    )
    await ada.play(ada.choices[0])
    assert ada.event["clocks"]["left"][0] > 2000
    await ada.until(lambda: ada.table["status"] == "finished")
    assert ada.table["result"]["winners"] == [0]
    assert ada.lines[-1]["text"] == "Bo is out of time and has lost."


async def test_more_time_for_a_seat_when_all_agree(tmp_path: Path) -> None:
    """Twice as much, four times as much, no clock at all; the proposal outlives a move and a restart."""
    clock = {"kind": "bank", "seconds": 60, "increment": 5, "at_zero": "loses"}
    with Server(tmp_path) as server:
        ada, bo = await full_table(server.address, "pan", 2, clock=clock)
        await bo.send("more_time", id="thrice", times=3)
        await bo.until(lambda: bo.errors)
        await bo.do("more_time", times=4)
        await ada.until(lambda: ada.table["proposal"])
        assert (ada.table["proposal"]["kind"], ada.table["proposal"]["times"]) == ("time", 4)
        await ada.play(ada.choices[0])
        assert ada.table["proposal"], "it can be answered later"
        await ada.do("vote", yes=True)
        assert ada.lines[-1]["text"] == "All agree: Bo has more time."
        await bo.until(lambda: not bo.table["proposal"])
        await bo.play(bo.choices[0])
        await ada.until(lambda: ada.event["moves"] == 2)
        assert ada.event["clocks"]["left"][1] > 4 * 60_000 + 15_000
        assert ada.event["clocks"]["left"][0] < 66_000

        await bo.do("more_time", times=0)
        await ada.do("vote", yes=False)
        assert not ada.table["proposal"] and 1 in ada.event["clocks"]["running"]
        await bo.do("more_time", times=0)
        await ada.do("vote", yes=True)
        server.stop()
        server.start()
        ada = await Page(ada.who, ada.table_id).open()
        assert ada.event["clocks"]["free"] == [1] and ada.event["clocks"]["running"] == [0]


async def test_without_a_clock_there_is_no_more_time(server: Server) -> None:
    ada, _ = await full_table(server.address, "pan", 2)
    assert (await ada.do("more_time", times=2))["code"] == "no_clock"
    assert ada.table["clock"]["kind"] == "none"
