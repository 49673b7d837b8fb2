"""Tables: sitting down, playing, coming back, going away."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from .player import Page, Person, full_table, person, play_to_end
from .server import Server


async def alone(server: Server, seats: list[str], game: str = "pan", **setup: Any) -> Page:
    """One person and bots, before the start."""
    ada = await person(server.address, "Ada")
    made = await ada.open(game, seats, **setup)
    return await Page(ada, made["id"]).open()


async def test_people_play_a_match_to_its_end(server: Server) -> None:
    pages = await full_table(server.address, "pan", 3)
    await asyncio.gather(*(play_to_end(page, random.Random(n)) for n, page in enumerate(pages)))
    assert len({str(page.table["result"]) for page in pages}) == 1
    assert pages[0].table["result"]["reason"] == "played"


async def test_a_person_plays_against_bots(server: Server) -> None:
    page = await alone(server, ["", "instinct", "random", "instinct"])
    await page.sit(0)
    assert (await page.do("start"))["type"] == "done"
    await play_to_end(page, random.Random(5))
    assert len(page.table["result"]["scores"]) == 4


async def test_bots_alone_play_without_anybody_looking(server: Server) -> None:
    page = await alone(server, ["instinct", "random"])
    assert (await page.do("start"))["type"] == "done"
    await page.close()
    for _ in range(200):
        if (await page.who.ask("GET", f"/api/tables/{page.table_id}"))["status"] == "finished":
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the bots did not finish")


async def test_several_people_share_a_device(server: Server) -> None:
    page = await alone(server, ["", ""])
    await page.sit(0)
    await page.sit(1, "Bo")
    await page.do("start")
    await page.until(lambda: page.event)
    assert [seat["name"] for seat in page.table["seats"]] == ["Ada", "Bo"]
    for seat in (1, 0):
        await page.send("look", seat=seat, language="fr")
        await page.until(lambda seat=seat: page.eye == seat and page.event["scene"]["seat"] == seat)
        assert (await page.play(page.choices[0]))["type"] == "done"


async def test_free_seats_fall_away_at_the_start_if_the_game_allows(server: Server) -> None:
    page = await alone(server, ["", "", "", ""])
    await page.sit(2)
    assert (await page.do("start"))["code"] == "seats"
    await page.do("put_bot", seat=0, bot="random")
    assert (await page.do("start"))["type"] == "done"
    await page.until(lambda: page.event)
    assert [seat["bot"] or seat["name"] for seat in page.table["seats"]] == ["random", "Ada"]
    await page.hello()
    assert page.yours == [1]


async def test_a_seat_is_taken_once_and_freed_by_who_has_it_or_the_owner(server: Server) -> None:
    ada = await alone(server, ["", "", ""])
    bo = await Page(await person(server.address, "Bo"), ada.table_id).open()
    assert (await bo.do("put_bot", seat=1, bot="random"))["code"] == "not_owner"
    await bo.sit(0)
    assert (await ada.sit(0))["code"] == "taken"
    assert (await ada.do("stand", seat=0))["code"] == "not_yours"
    assert (await bo.do("put_bot", seat=1, bot="random"))["type"] == "done"  # who sits need not wait for the owner
    assert (await bo.do("put_bot", seat=1))["type"] == "done"
    await ada.sit(1)
    assert (await bo.do("put_bot", seat=1))["code"] == "not_owner"
    await ada.do("stand", seat=1)
    assert (await ada.do("put_bot", seat=0))["type"] == "done"
    assert (await ada.do("put_bot", seat=0, bot="nobody"))["code"] == "bot"
    assert (await ada.sit(0))["type"] == "done"
    assert (await ada.sit(9))["code"] == "seats"


async def test_a_page_that_comes_back_gets_only_what_it_lacks(server: Server) -> None:
    one, two = await full_table(server.address, "pan", 2)
    await one.play(one.choices[0])
    await two.play(two.choices[0])
    await one.until(lambda: one.version == two.version)
    seen, lines = one.version, len(one.lines)
    await one.close()
    await two.play(two.choices[0])
    await one.open(version=seen)
    assert one.version == two.version
    assert len(one.lines) > lines
    assert all(line["version"] > seen for line in one.lines[lines:])


async def test_who_goes_away_is_shown_at_once_and_a_bot_takes_over_until_they_return(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2, patience=10, away="bot")
    await bo.close()
    await ada.until(lambda: ada.presence["seats"] == [True, False])
    await ada.play(ada.choices[0])
    await ada.until(lambda: ada.table["seats"][1]["stand_in"])
    await ada.until(lambda: ada.event["moves"] >= 2)
    await bo.open()
    await bo.until(lambda: not bo.table["seats"][1]["stand_in"])
    if not bo.choices:  # the bot has laid a card for the next trick too
        await ada.play(ada.choices[0])
        await bo.until(lambda: bo.choices)
    assert (await bo.play(bo.choices[0]))["type"] == "done"


async def test_who_leaves_gives_the_seat_to_a_bot_at_once(server: Server) -> None:
    ada, _ = await full_table(server.address, "pan", 2)
    assert (await ada.do("leave"))["type"] == "done"
    await ada.until(lambda: ada.event["moves"] >= 1)
    assert ada.table["seats"][0]["stand_in"]
    await ada.do("say", text="back again")
    assert not ada.table["seats"][0]["stand_in"]


async def test_resigning_a_match_of_two_ends_it(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    assert (await ada.do("resign"))["type"] == "done"
    await bo.until(lambda: bo.table["status"] == "finished")
    assert bo.table["result"] == {"reason": "resigned", "scores": [0, 0], "winners": [1]}


async def test_resigning_among_three_lets_a_bot_play_on(server: Server) -> None:
    pages = await full_table(server.address, "pan", 3)
    await pages[0].do("resign")
    assert (await pages[0].play(pages[0].choices[0]))["code"] == "not_running"
    await asyncio.gather(*(play_to_end(page, random.Random(n)) for n, page in enumerate(pages[1:])))
    assert 0 not in pages[1].table["result"]["winners"]


async def test_a_match_stops_when_all_agree(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    assert (await bo.do("vote", yes=True))["code"] == "no_proposal"
    await ada.do("stop")
    await bo.until(lambda: bo.table["proposal"])
    assert (await bo.do("stop"))["code"] == "busy"
    await bo.do("vote", yes=False)
    await ada.until(lambda: not ada.table["proposal"])
    await bo.do("stop")
    await ada.until(lambda: ada.table["proposal"])
    await ada.do("vote", yes=True)
    await bo.until(lambda: bo.table["status"] == "finished")
    assert bo.table["result"]["reason"] == "stopped"


async def test_only_who_still_plays_has_a_say(server: Server) -> None:
    ada, bo, cleo, dov = await full_table(server.address, "pan", 4)
    await ada.do("resign")
    await bo.do("leave")
    await cleo.until(lambda: cleo.table["seats"][1]["stand_in"])
    await cleo.do("stop")
    await ada.until(lambda: ada.table["proposal"])
    assert (await ada.do("vote", yes=False))["code"] == "not_yours"
    await dov.until(lambda: dov.table["proposal"])
    await dov.do("vote", yes=True)
    await cleo.until(lambda: cleo.event["moves"] == 2)  # by the bots of those two
    assert dov.table["status"] == "running"
    assert dov.table["proposal"]["agreed"] == [2, 3]
    await bo.until(lambda: bo.table["proposal"])
    assert (await bo.do("vote", yes=True))["type"] == "done"
    assert bo.table["seats"][1]["stand_in"]
    assert bo.table["status"] == "finished"


async def test_who_is_away_keeps_a_vote_and_a_move_of_a_person_ends_the_proposal(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    await ada.play(ada.choices[0])
    await bo.do("leave")
    await bo.close()
    await ada.until(lambda: ada.event["moves"] >= 2 and ada.choices)
    for kind in ("takeback", "stop"):
        assert (await ada.do(kind))["type"] == "done"
        assert ada.table["proposal"]["agreed"] == [0]
        assert ada.table["status"] == "running"
        await ada.play(ada.choices[0])
        await ada.until(lambda: ada.choices)
        assert not ada.table["proposal"]


async def test_patience_is_ten_seconds_at_least_or_endless(server: Server) -> None:
    ada = await person(server.address, "Ada")
    for patience, status in ((0, 201), (1, 400), (9, 400), (10, 201)):
        body = {"game": "pan", "seats": ["", ""], "patience": patience}
        answer = httpx.post(f"{server.address}/api/tables", json=body, headers=ada.headers)
        assert answer.status_code == status, answer.text


async def test_a_number_of_players_the_game_is_not_for_is_said_in_the_reader_s_language(server: Server) -> None:
    page = await alone(server, ["", "random", ""], "duck")
    await page.sit(0)
    for language, text in (
        ("en", "DUCK is for 3 to 5 players, not for 2."),
        ("fr", "DUCK se joue de 3 à 5 personnes, pas à 2."),
        ("de", "DUCK ist für 3 bis 5 Personen, nicht für 2."),
        ("nl", "DUCK is voor 3 tot en met 5 spelers, niet voor 2."),
    ):
        page.language = language
        await page.hello()
        refused = await page.do("start")
        assert (refused["code"], refused["text"]) == ("seats", text)


async def test_a_rematch_keeps_people_and_spectators_and_needs_everybody_to_come(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    guest = await Page(Person(server.address, "?"), ada.table_id).open()
    assert (await ada.do("rematch"))["code"] == "not_over"
    await ada.do("resign")
    volley = [await Page(page.who, page.table_id).open() for page in (ada, bo) * 8]
    answers = await asyncio.gather(*(page.do("rematch") for page in volley))
    assert {answer["type"] for answer in answers} == {"done"}
    assert len(await ada.who.ask("GET", "/api/me/tables")) == 2
    for page in (ada, bo, guest):
        await page.until(lambda page=page: page.table["rematch"])
    assert ada.table["rematch"] == bo.table["rematch"]
    again = [await Page(page.who, page.table["rematch"]).open() for page in (ada, bo, guest)]
    assert again[0].table["commitment"] != ada.table["commitment"]
    assert (await again[0].do("start"))["code"] == "not_ready"
    for page in again[:2]:
        await page.do("contribute", contribution="ab" * 16)
    assert (await again[1].do("start"))["type"] == "done"
    await again[2].until(lambda: again[2].event)
    assert again[2].choices == []


async def test_chat_is_kept_and_limited(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    await ada.do("say", text="<b>coin</b> coin")
    await bo.until(lambda: bo.said)
    assert bo.said[0]["text"] == "<b>coin</b> coin"
    assert bo.said[0]["seat"] == 0
    answers = [await ada.do("say", text=str(n)) for n in range(8)]
    assert answers[-1]["code"] == "too_fast"
    late = await Page(bo.who, bo.table_id).open()
    assert late.said[0]["text"] == "<b>coin</b> coin"
    quiet = await full_table(server.address, "pan", 2, chat=False)
    assert (await quiet[0].do("say", text="?"))["code"] == "no_chat"


async def test_hints_and_reasons(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    hint = await ada.do("hint")
    assert hint["move"] in ada.choices
    assert hint["sentence"]
    best, *others = hint["worths"]
    assert {each["move"] for each in hint["worths"]} == set(ada.choices) and best["move"] == hint["move"]
    assert all(each["low"] <= each["chance"] <= each["high"] for each in hint["worths"])
    assert all(each["equal"] == (each["high"] >= best["low"]) for each in others)
    assert ("are equal" in hint["why"][0]) == any(each["equal"] for each in others)
    impossible = next(move for move in range(6) if move not in ada.choices)
    because = await ada.do("why", move=impossible)
    refused = await ada.play(impossible)
    assert because["rule"] == refused["rule"] == "pan-05"
    assert because["text"] == refused["text"] != ""
    assert (await ada.do("why", move=ada.choices[0]))["rule"] == ""
    await ada.play(ada.choices[0])
    of_a_piece = await ada.do("why", piece="hand-1-0")
    assert (of_a_piece["rule"], of_a_piece["text"].endswith("A laid card stays.")) == ("pan-05", True)
    assert (await ada.do("hint"))["code"] == "no_hint"
    assert bo.choices


async def test_spectators_only_where_they_are_allowed(server: Server) -> None:
    ada, _ = await full_table(server.address, "pan", 2, spectators=False)
    guest = Page(await person(server.address, "Eve"), ada.table_id)
    with pytest.raises(Exception, match="received"):
        await guest.open()
    assert guest.errors[0]["code"] == "no_spectators"


async def test_who_came_before_the_start_is_sent_away_where_there_are_no_spectators(server: Server) -> None:
    ada = await alone(server, ["", "random"], spectators=False)
    eve = await Page(await person(server.address, "Eve"), ada.table_id).open()
    await ada.sit(0)
    await ada.do("start")
    with pytest.raises(Exception, match="received"):
        await eve.until(lambda: eve.event)
    assert eve.errors[0]["code"] == "no_spectators"
    assert not eve.event
    await ada.until(lambda: not ada.presence["spectators"])


async def test_the_lists_of_tables(server: Server) -> None:
    ada = await person(server.address, "Ada")
    shown = await ada.open("pan", ["", ""])
    hidden = await ada.open("pan", ["", ""], public=False)
    listed = [table["id"] for table in await ada.ask("GET", "/api/tables")]
    assert shown["id"] in listed
    assert hidden["id"] not in listed
    mine = [table["id"] for table in await ada.ask("GET", "/api/me/tables")]
    assert {shown["id"], hidden["id"]} <= set(mine)
    with pytest.raises(httpx.HTTPStatusError, match="404"):
        await ada.ask("GET", "/api/tables/nosuchtable")


async def test_a_seat_moves_to_another_device(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    code = (await ada.who.ask("POST", "/api/codes"))["code"]
    claimed = await Person(server.address, "").ask("POST", "/api/codes/claim", code=code)
    assert claimed["person"] == ada.who.id
    assert claimed["token"] != ada.who.token
    phone = await Page(Person(server.address, "Ada", claimed["token"], claimed["person"]), ada.table_id).open()
    assert phone.yours == [0]
    assert (await phone.play(phone.choices[0]))["type"] == "done"
    with pytest.raises(httpx.HTTPStatusError, match="404"):
        await Person(server.address, "").ask("POST", "/api/codes/claim", code=code)

    code = (await bo.who.ask("POST", "/api/codes", table=bo.table_id, seat=1))["code"]
    cleo = await person(server.address, "Cleo")
    assert (await cleo.ask("POST", "/api/codes/claim", code=code))["table"] == bo.table_id
    page = await Page(cleo, bo.table_id).open()
    assert page.yours == [1]
    assert (await bo.play(bo.choices[0]))["code"] == "not_yours"
    assert (await page.play(page.choices[0]))["type"] == "done"
    with pytest.raises(httpx.HTTPStatusError, match="403"):
        await bo.who.ask("POST", "/api/codes", table=bo.table_id, seat=1)
