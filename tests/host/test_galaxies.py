"""Galaxies of one's own at tables: chosen by an option, carried by the log, exported with the match."""

from __future__ import annotations

import json
from pathlib import Path

import httpx

from coincoin.games.duck_dealer.galaxy.files import HOME

from .player import Page, person
from .server import Server


async def test_a_table_in_a_galaxy_of_ones_own_outlives_the_file(tmp_path: Path) -> None:
    galaxies = tmp_path / "galaxies"
    galaxies.mkdir()
    own = galaxies / "mine.toml"
    own.write_text(HOME.read_text("utf-8").replace("anseriformes", "mine").replace("Cayuga", "Home"), "utf-8")
    with Server(tmp_path, galaxies=galaxies) as server:
        ada = await person(server.address, "Ada")
        games = await ada.ask("GET", "/api/games?language=fr")
        dealer = next(game for game in games if game["id"] == "duck-dealer")
        values = next(option["values"] for option in dealer["options"] if option["name"] == "galaxy")
        assert [value["label"] for value in values][1:] == ["anatidae", "mine"]
        tag = values[2]["value"]
        made = await ada.open("duck-dealer", ["", "instinct"], options={"galaxy": tag})
        page = await Page(ada, made["id"]).open()
        await page.sit(0)
        assert (await page.do("start"))["type"] == "done"
        await page.until(lambda: page.choices)
        assert (await page.play(page.choices[0]))["type"] == "done"
        await page.until(lambda: page.choices)  # the bot has played, too, if it was its turn
        moves = page.event["moves"]
        await page.close()
    own.unlink()
    server.command = [word for word in server.command if not word.startswith("--galaxies")]
    with server:
        page = await Page(ada, made["id"]).open()
        await page.until(lambda: page.choices)
        assert page.event["moves"] >= moves
        assert any(
            piece["id"] == "planet-Home" for area in page.event["scene"]["areas"] for piece in area.get("pieces", [])
        )
        assert (await page.play(page.choices[0]))["type"] == "done"
        assert (await page.do("resign"))["type"] == "done"
        await page.close()
        async with httpx.AsyncClient(base_url=server.address) as client:
            head = (await client.get(f"/api/tables/{made['id']}/match")).text.splitlines()[0]
        assert json.loads(head)["board"]["name"] == "mine"
