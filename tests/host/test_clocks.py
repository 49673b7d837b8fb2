"""Clocks: what the server enforces, and what happens at zero."""

from __future__ import annotations

from .player import full_table
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
