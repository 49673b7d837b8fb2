"""Dice nobody can choose: all seal their bytes before anybody's are shown."""

from __future__ import annotations

import asyncio
import hmac
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import coincoin
from coincoin.host import wire
from coincoin.host.store.opening import open_store
from coincoin.host.table import decide
from coincoin.host.table import entries as log
from coincoin.host.table.reading import fold
from coincoin.host.table.refusal import Refusal
from coincoin.kernel.dice import SealedDice, key_of, seal
from coincoin.kernel.match import replay

from .player import Page, person
from .postgres import Postgres
from .server import Server

BYTES = {"Ada": "a1" * 32, "Bo": "b2" * 16, "Cleo": "c3" * 64}


async def sealed_table(address: str, names: str = "Ada Bo", elsewhere: str = "", **setup: Any) -> list[Page]:
    """People at a table of Pan, all sealed; the last comes by another address."""
    people = [await person(address, name) for name in names.split()]
    made = await people[0].open("pan", [""] * len(people), **setup)
    pages = [await Page(each, made["id"]).open() for each in people[:-1]]
    pages.append(await Page(people[-1], made["id"], address=elsewhere).open())
    for seat, page in enumerate(pages):
        assert (await page.do("sit", seat=seat, seal=seal(BYTES[page.who.name])))["type"] == "done"
    return pages


async def reveal(page: Page, *contributions: str) -> Any:
    await page.until(lambda: page.table["opening"])
    return await page.do("reveal", contributions=contributions or [BYTES[page.who.name]])


async def began(page: Page) -> None:
    await page.until(lambda: page.table["status"] == "running" and page.event)


async def test_a_match_begins_when_the_last_seal_is_open(server: Server) -> None:
    ada, bo = await sealed_table(server.address)
    await ada.until(lambda: all(seat["ready"] for seat in ada.table["seats"]))
    assert [seat["seal"] for seat in ada.table["seats"]] == [seal(BYTES["Ada"]), seal(BYTES["Bo"])]
    early = await ada.do("reveal", contributions=[BYTES["Ada"]])
    assert early["code"] == "opening", "nobody shows anything before all have sealed"
    assert (await ada.do("start"))["type"] == "done"
    await ada.until(lambda: ada.table["opening"])
    assert ada.table["status"] == "lobby"
    for wrong in ([BYTES["Bo"]], ["00" * 32]):
        assert (await ada.do("reveal", contributions=wrong))["code"] == "seal"
    for command in ({"type": "stand", "seat": 0}, {"type": "contribute", "seal": "0" * 64}):
        assert (await ada.do(**command))["code"] == "opening", "what was sealed stays so"
    assert (await reveal(ada))["type"] == "done"
    await bo.until(lambda: bo.table["seats"][0]["revealed"])
    assert bo.table["contributions"] == [] and not bo.event
    assert (await reveal(bo))["type"] == "done"
    for page in (ada, bo):
        await began(page)
        assert page.table["contributions"] == [BYTES["Ada"], BYTES["Bo"]]
        assert not page.table["opening"]


async def test_who_does_not_open_a_seal_has_no_second_throw(tmp_path: Path) -> None:
    """They lose the seat, for good; all is sealed anew, and everybody sees who it was."""
    with Server(tmp_path) as own:
        pages = await sealed_table(own.address, "Ada Bo Cleo")
        ada, bo, cleo = pages
        before = ada.table["commitment"]
        await ada.do("start")
        await reveal(ada)
        await reveal(bo)
        assert "Cleo" in (await ada.do("start"))["text"], "she has some time"
        assert own.stop() == 0
    store = open_store(str(tmp_path / "host.db"))
    table = fold(ada.table_id, store.log(ada.table_id))
    store.close()
    table.opened -= decide.REVEAL_SECONDS
    off = decide.call_off(table)
    off.by = ada.who.id
    table.apply(off)
    info = table.info()
    assert [seat.kind for seat in info.seats] == ["person", "person", "open"]
    assert not any(seat.ready or seat.seal or seat.revealed for seat in info.seats)
    assert info.called_off == ["Cleo"] and not info.opening
    assert info.commitment != before, "the secret of before is known to who runs the host, and counts no more"
    assert table.contributed == {}, "nor do bytes that were shown"
    with pytest.raises(Refusal, match="stayed sealed"):
        decide.entry_for(table, sender(cleo), wire.Sit("1", 2, seal="0" * 64))
    for page, seat in ((ada, 0), (bo, 1)):
        again = decide.entry_for(table, sender(page), wire.Contribute("2", seal=seal(f"{seat:064x}")))
        again.by = page.who.id
        table.apply(again)
    assert isinstance(decide.entry_for(table, sender(ada), wire.Start("3")), log.Opened)


def sender(page: Page) -> Any:
    class Sender:
        person, name, eye, language = page.who.id, page.who.name, None, "en"

    return Sender()


def test_the_key_needs_what_is_under_the_seals() -> None:
    """From the secret and all seals nobody makes the dice: not even who runs the host can choose a seal by them."""
    secret, parts = b"s" * 32, (b"a" * 32, b"b" * 32)
    assert key_of(secret, parts, 2) == key_of_seals(secret, parts), "as it was before"
    assert key_of(secret, parts, 3) != key_of_seals(secret, parts)
    assert key_of(secret, parts, 3) != key_of(secret, (parts[0], b"c" * 32), 3)
    assert SealedDice(secret, parts).key == key_of(secret, parts, 3)


def key_of_seals(secret: bytes, parts: tuple[bytes, ...]) -> bytes:
    return hmac.digest(secret, b"coincoin dice 2" + b"".join(sha256(part).digest() for part in parts), "sha256")


async def test_several_seats_on_one_page_and_a_rematch(server: Server) -> None:
    ada = await person(server.address, "Ada")
    made = await ada.open("pan", ["", "", "random"])
    page = await Page(ada, made["id"]).open()
    for seat, name in enumerate(("Ada", "Bo")):
        await page.do("sit", seat=seat, seal=seal(BYTES[name]), name=name)
    await page.do("start")
    assert (await reveal(page, BYTES["Ada"]))["code"] == "seal", "both or none"
    assert (await reveal(page, BYTES["Bo"], BYTES["Ada"]))["type"] == "done"
    await began(page)
    assert page.table["contributions"] == [BYTES["Ada"], BYTES["Bo"]], "in the order of the seats"
    await page.do("resign", seat=0)
    await page.do("resign", seat=1)
    await page.do("rematch")
    await page.until(lambda: page.table["rematch"])
    again = await Page(ada, page.table["rematch"]).open()
    assert (await again.do("start"))["code"] == "not_ready"
    await again.do("contribute", seal=seal(BYTES["Cleo"]))
    await again.do("start")
    assert (await reveal(again, BYTES["Cleo"]))["type"] == "done"
    await began(again)


async def test_a_seat_that_goes_to_somebody_else_is_sealed_anew(server: Server) -> None:
    ada, bo = await sealed_table(server.address)
    cleo = await person(server.address, "Cleo")

    async def give() -> Any:
        code = await bo.who.ask("POST", "/api/codes", table=bo.table_id, seat=1)
        return await cleo.ask("POST", "/api/codes/claim", code=code["code"])

    await ada.do("start")
    with pytest.raises(Exception, match="400"):
        await give()
    await reveal(ada)
    await reveal(bo)
    await began(ada)
    other = await sealed_table(server.address)
    bo = other[1]
    await give()
    await other[0].until(lambda: not other[0].table["seats"][1]["ready"])
    page = await Page(cleo, bo.table_id).open()
    await page.do("contribute", seal=seal(BYTES["Cleo"]))
    await page.do("start")
    await asyncio.gather(reveal(other[0]), reveal(page))
    await began(page)


async def test_bytes_for_all_to_see_need_no_opening(server: Server) -> None:
    """A program that does not seal is sealed and open at once; it must send one of the two."""
    ada, bo = await sealed_table(server.address)
    for both in ({}, {"seal": "0" * 64, "contribution": "0" * 64}):
        assert (await ada.do("contribute", **both))["code"] == "seal"
    await ada.do("contribute", contribution=BYTES["Cleo"])
    await bo.until(lambda: bo.table["seats"][0]["seal"] == seal(BYTES["Cleo"]))
    await bo.do("start")
    assert (await reveal(bo))["type"] == "done"
    await began(bo)
    assert bo.table["contributions"] == [BYTES["Cleo"], BYTES["Bo"]]


async def test_seals_are_opened_on_two_hosts_and_after_a_restart(tmp_path: Path) -> None:
    with Postgres() as postgres, Server(tmp_path, postgres.address) as one, Server(tmp_path, postgres.address) as two:
        ada, bo = await sealed_table(one.address, elsewhere=two.address)
        await ada.do("start")
        await reveal(ada)
        await bo.until(lambda: bo.table["seats"][0]["revealed"])
        two.kill()
        two.start()
        back = await Page(bo.who, bo.table_id, address=two.address).open()
        assert (await reveal(back))["type"] == "done"
        await asyncio.gather(began(ada), began(back))
        assert ada.table["contributions"] == back.table["contributions"] == [BYTES["Ada"], BYTES["Bo"]]


@pytest.mark.parametrize("form", [1, 2, 3])
def test_files_and_tables_of_every_form_stay_what_they_are(form: int) -> None:
    match = coincoin.Match(coincoin.game("pan"), ["Ada", "Bo"], secret=b"s" * 32, contributions=[b"x" * 16], form=form)
    while not match.state.over:
        seat = match.state.waiting()[0]
        match.play(seat, match.state.moves(seat)[0])
    lines = [json.dumps(line) for line in match.lines()]
    assert replay(lines, "it").state.scores == match.state.scores
    made = log.Made(setup=log.Setup("pan", ["", ""]), secret=b"s".hex() * 32, customs=form, by="ada")
    sat = [log.Sat(by="ada", seat=n, name=name, contribution=b"x".hex() * 16) for n, name in enumerate("AB")]
    table = fold("t", [made, *sat, log.Started(rules=coincoin.game("pan").version)])
    assert table.match and table.match.form == form
    assert table.match.dice.key == key_of(b"s" * 32, (b"x" * 16,) * 2, form)  # type: ignore[attr-defined]
