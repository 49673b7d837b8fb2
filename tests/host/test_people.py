"""Who somebody is, by which devices, what they are asked to, and whom they want nothing of."""

from __future__ import annotations

import asyncio
import random
from datetime import UTC, datetime, timedelta
from time import time
from typing import Any

import httpx
import pytest

from coincoin.host.table.text import alike

from .player import Page, Person, full_table, person, play_to_end
from .server import Server


async def fails(asked: Any) -> str:
    """The code of what goes wrong."""
    with pytest.raises(httpx.HTTPStatusError) as problem:
        await asked
    code: str = problem.value.response.json()["code"]
    return code


async def test_a_name_and_a_duck_reach_every_seat(server: Server) -> None:
    ada = await person(server.address, "Ada")
    lobby = await Page(ada, (await ada.open("pan", ["", "", ""]))["id"]).open()
    await lobby.sit(0)
    await lobby.sit(1, "Kid")
    match = await Page(ada, (await ada.open("pan", ["", "instinct"]))["id"]).open()
    await match.sit(0)
    await match.do("start")
    bo = await Page(await person(server.address, "Bo"), lobby.table_id).open()
    await bo.sit(2)
    named = await ada.ask("PATCH", "/api/me", name="Zoé", hat="crown")
    assert (named["name"], named["hat"]) == ("Zoé", "crown")
    for page in (lobby, match, bo):
        await page.until(lambda page=page: page.table["seats"][0]["name"] == "Zoé")
        assert page.table["seats"][0]["hat"] == "crown"
    assert lobby.table["seats"][1]["name"] == "Kid"  # somebody else before the same screen
    assert await fails(bo.who.ask("PATCH", "/api/me", name="zoe")) == "name_taken"
    assert (await bo.who.ask("GET", "/api/me"))["name"] == "Bo"


async def test_nobody_is_taken_for_another_at_one_table(server: Server) -> None:
    ada = await person(server.address, "Ada")
    page = await Page(ada, (await ada.open("pan", ["", ""]))["id"]).open()
    await page.sit(0)
    other = await Page(await person(server.address, "\u0410d\u0430"), page.table_id).open()  # two Cyrillic letters
    refused = await other.sit(1)
    assert refused["code"] == "name_taken"
    assert "Ada" in refused["text"]
    assert (await other.sit(1, "Other"))["type"] == "done"
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert (await person(server.address, family)).name == family
    assert alike(family) != alike("\U0001f468\u200d\U0001f469\u200d\U0001f466")
    assert await fails(Person(server.address, "").ask("POST", "/api/people", name="\u3164")) == "blank"


async def test_another_device_is_the_same_person_until_it_is_shut_out(server: Server) -> None:
    ada = await person(server.address, "Ada")
    await ada.ask("PATCH", "/api/me", name="Ada", hat="bow")
    code = (await ada.ask("POST", "/api/codes"))["code"]
    assert code.split("-")[0].isupper()
    typed = code.lower().replace("-", " ")
    claimed = await Person(server.address, "").ask("POST", "/api/codes/claim", code=typed, device="Phone")
    assert (claimed["person"], claimed["name"], claimed["hat"]) == (ada.id, "Ada", "bow")
    assert await fails(Person(server.address, "").ask("POST", "/api/codes/claim", code=code)) == "unknown_code"
    phone = Person(server.address, "Ada", claimed["token"], ada.id)
    page = await Page(phone, (await ada.open("pan", ["", ""]))["id"]).open()
    devices = (await ada.ask("GET", "/api/me/devices"))["devices"]
    assert sorted(each["name"] for each in devices) == ["", "Phone"]
    assert [each["here"] for each in devices if each["name"] == "Phone"] == [False]
    lost = next(each["id"] for each in devices if each["name"] == "Phone")
    async with httpx.AsyncClient(base_url=server.address, headers=ada.headers) as http:
        assert (await http.delete(f"/api/me/devices/{lost}")).status_code == 204
        assert (await http.delete(f"/api/me/devices/{lost}")).status_code == 404
    await page.until(lambda: any(each["code"] == "unknown_person" and each["fatal"] for each in page.errors))
    assert await fails(phone.ask("GET", "/api/me")) == "unknown_person"
    assert (await ada.ask("GET", "/api/me"))["name"] == "Ada"


async def test_words_bring_somebody_back_whose_devices_are_lost(server: Server) -> None:
    ada = await person(server.address, "Ada")
    old = (await ada.ask("PUT", "/api/me/phrase"))["phrase"]
    words = (await ada.ask("PUT", "/api/me/phrase"))["phrase"]
    assert len(words.split()) == 8
    assert (await ada.ask("GET", "/api/me/devices"))["phrase"]
    stranger = Person(server.address, "")
    back = await stranger.ask("POST", "/api/people/return", phrase=f" {words.upper()}, ", device="New")
    assert back["person"] == ada.id
    assert (await Person(server.address, "", back["token"]).ask("GET", "/api/me"))["name"] == "Ada"
    assert await fails(stranger.ask("POST", "/api/people/return", phrase=old)) == "unknown_code"


async def test_who_is_blocked_neither_sits_nor_speaks(server: Server) -> None:
    ada, bo = await person(server.address, "Ada"), await person(server.address, "Bo")
    page = await Page(ada, (await ada.open("pan", ["", "", ""]))["id"]).open()
    await page.sit(0)
    other = await Page(bo, page.table_id).open()
    assert (await other.do("say", text="hi"))["type"] == "done"
    await page.until(lambda: page.presence["watching"] == ["Bo"])
    async with httpx.AsyncClient(base_url=server.address, headers=ada.headers) as http:
        await http.put(f"/api/me/shunned/{bo.id}", json={"kind": "block"})
        assert (await http.get("/api/me/shunned")).json() == [{"person": bo.id, "name": "Bo", "kind": "block"}]
        assert (await other.sit(1))["code"] == "shunned"
        assert (await other.do("say", text="hi"))["code"] == "shunned"
        await http.delete(f"/api/me/shunned/{bo.id}")
    assert (await other.sit(1))["type"] == "done"


async def test_chat_for_players_and_a_list_of_people_who_wait_for_people(server: Server) -> None:
    ada = await person(server.address, "Ada")
    waits = await ada.open("pan", ["", ""], chat_for="players")
    page = await Page(ada, waits["id"]).open()
    other = await Page(await person(server.address, "Bo"), waits["id"]).open()
    assert (await other.do("say", text="hi"))["code"] == "no_chat"
    await page.sit(0)
    assert (await page.do("say", text="hi"))["type"] == "done"
    solo = await Page(ada, (await ada.open("pan", ["", "instinct"]))["id"]).open()
    await solo.sit(0)
    await solo.do("start")
    listed = {each["id"] for each in await ada.ask("GET", "/api/tables")}
    assert waits["id"] in listed
    assert solo.table_id not in listed


async def test_a_rematch_keeps_the_score_of_the_series(server: Server) -> None:
    pages, won = await full_table(server.address, "pan", 2), [0, 0]
    for played in range(2):
        await asyncio.gather(*(play_to_end(page, random.Random(n)) for n, page in enumerate(pages)))
        for winner in pages[0].table["result"]["winners"]:
            won[winner] += 1
        await pages[played].do("rematch")
        first = pages[0]
        await first.until(lambda page=first: page.table["rematch"])
        pages = [await Page(page.who, first.table["rematch"]).open() for page in pages]
        assert pages[0].table["series"] == won
        for page in pages:
            assert (await page.do("contribute", contribution="ab" * 16))["type"] == "done"
        await pages[1].do("start")
        for page in pages:
            await page.until(lambda page=page: page.event)


async def test_a_table_waits_for_its_day_and_an_invitation_says_nothing_hidden(server: Server) -> None:
    ada = await person(server.address, "Ada <b>")
    page = await Page(ada, (await ada.open("duck", ["", "instinct", "instinct"]))["id"]).open()
    await page.sit(0)
    calendar, link = f"/api/tables/{page.table_id}/calendar?language=fr", f"/t/{page.table_id}"
    async with httpx.AsyncClient(base_url=server.address) as http:
        assert (await http.get(calendar)).json()["code"] == "no_date"
        assert (await page.do("appoint", when=time() + 2 * 366 * 86400))["code"] == "options"
        soon = datetime.now(UTC) + timedelta(days=3)
        assert (await page.do("appoint", when=soon.timestamp()))["type"] == "done"
        event = (await http.get(calendar)).text
        assert f"DTSTART:{soon:%Y%m%dT%H%M%SZ}\r\n" in event
        assert all(len(line.encode()) <= 75 for line in event.split("\r\n"))
        await page.do("start")
        await page.until(lambda: page.choices)
        before = [(await http.get(each)).content for each in (calendar, link)]
        picture = (await http.get("/preview/duck.png")).content
        await page.play(page.choices[0])
        assert before == [(await http.get(each)).content for each in (calendar, link)]  # whatever is dealt or played
        assert picture == (await http.get("/preview/duck.png")).content
        if b"<div id" in before[1]:  # the page is built
            assert b'og:title" content="DUCK: Ada &lt;b&gt;"' in before[1]
            assert picture.startswith(b"\x89PNG")
    assert not any(ada.token.encode() in each or b"<b>" in each for each in before)


async def test_a_code_to_say_leads_to_its_table(server: Server) -> None:
    ada = await person(server.address, "Ada")
    made = await ada.open("pan", ["", ""])
    word, digits = made["code"].split("-")
    found = await Person(server.address, "").ask("POST", "/api/codes/claim", code=f"{word.lower()} {digits}")
    assert found["table"] == made["id"]
    assert (await ada.open("pan", ["", "instinct"]))["code"] == ""  # nobody else can come
