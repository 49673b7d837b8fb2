"""The desk: what waits, who thinks, what is over, how it stands; exported, and forgotten when one says so."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

from coincoin.host.store.jobs import Statement
from coincoin.host.store.opening import open_store

from .player import Page, person, play_to_end
from .server import Server


async def test_a_desk_says_what_waits_and_what_was(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada, bo = [await person(server.address, name) for name in ("Ada", "Bo")]
        made = await ada.open("pan", ["", ""], clock={"kind": "days", "seconds": 86400}, patience=0)
        pages = [await Page(who, made["id"]).open() for who in (ada, bo)]
        await pages[0].sit(0)
        assert [info["id"] for info in (await ada.ask("GET", "/api/desk"))["lobbies"]] == [made["id"]]
        await pages[1].sit(1)
        await pages[0].do("start")
        desk = await ada.ask("GET", "/api/desk")
        assert [each["table"]["id"] for each in desk["waiting"]] == [made["id"]]
        assert 86000 < desk["waiting"][0]["left"] <= 86400
        await pages[0].until(lambda: pages[0].choices)
        await pages[0].play(pages[0].choices[0])
        desk = await ada.ask("GET", "/api/desk")
        assert not desk["waiting"]
        [other] = desk["others"]
        assert other["people"] == ["Bo"] and abs(other["since"] - time.time()) < 60
        await asyncio.gather(*(play_to_end(page, random.Random(n)) for n, page in enumerate(pages)))

        desk = await bo.ask("GET", "/api/desk")
        [over] = desk["finished"]
        winners = pages[0].table["result"]["winners"]
        assert over["place"] == (1 if 1 in winners else 2)
        assert [each["score"] for each in over["standing"]] == pages[0].table["result"]["scores"]
        assert over["kept"] and not desk["waiting"] and not desk["others"]
        [friend] = desk["friends"]
        assert (friend["name"], friend["ahead"] + friend["behind"]) == ("Ada", len({1 in winners, 0 in winners}) - 1)
        won, ahead = 1 in winners, max(0, over["standing"][1]["score"] - over["standing"][0]["score"])
        widest = {"table": made["id"], "ahead": ahead, "kept": True} if ahead else None
        pan = {"game": "pan", "matches": 1, "won": won, "people": 1, "rating": None, "streak": won, "widest": widest}
        assert desk["figures"] == [pan]
        assert server.stop() == 0

        # What ended before results were kept is found when a host starts; hundreds more change little.
        store = open_store(str(tmp_path / "host.db"))
        store.run("DELETE FROM results")
        row = "INSERT INTO results VALUES (?, ?, ?, ?, 'duck', ?, ?, ?, ?, 'played')"
        job = [
            Statement(row, (f"t{n}", seat, who.id, who.name, float(n), 1 + seat, 9 - seat, int(not seat)))
            for n in range(500)
            for seat, who in enumerate((bo, ada))
        ]
        store.commit([job])
        secret = store.log(made["id"])[0].secret  # type: ignore[union-attr]
        store.close()
        server.start()
        for _ in range(100):
            desk = await bo.ask("GET", "/api/desk")
            if desk["finished"][0]["table"] == made["id"]:
                break
            await asyncio.sleep(0.1)
        began = time.perf_counter()
        desk = await bo.ask("GET", "/api/desk")
        assert time.perf_counter() - began < 3
        figures = {each["game"]: each for each in desk["figures"]}
        assert (figures["duck"]["matches"], figures["duck"]["won"], figures["pan"]["matches"]) == (500, 500, 1)
        assert figures["duck"]["streak"] == 500
        assert figures["duck"]["widest"] == {"table": "t0", "ahead": 1, "kept": False}
        assert figures["duck"]["rating"] > 20 > (await figure(ada, "duck"))
        assert len(desk["finished"]) == 30 and not desk["finished"][-1]["kept"]

        # All of it is one's own, and nothing of anybody's secrets is in it.
        export = await bo.ask("GET", "/api/me/export")
        assert len(export["matches"]) == 501
        assert not any(each in json.dumps(export) for each in (secret, ada.token, bo.token.split(".")[1]))
        left = await bo.ask("DELETE", "/api/me/results")
        assert not left["finished"] and not left["friends"] and not left["figures"]
        assert not (await bo.ask("GET", "/api/me/export"))["matches"]
        after = await ada.ask("GET", "/api/desk")
        assert len(after["finished"]) == 30 and not after["friends"]
        assert {seat["name"] for seat in after["finished"][0]["standing"]} == {"Ada", ""}


async def figure(who: object, game: str) -> float:
    desk = await who.ask("GET", "/api/desk")  # type: ignore[attr-defined]
    rating: float = next(each["rating"] for each in desk["figures"] if each["game"] == game)
    return rating
