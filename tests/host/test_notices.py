"""Notices: three people over eight days, each on two devices, the host restarted twice; and what must not be."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from coincoin.host.store.opening import open_store

from .mailbox import Browser, Mailbox
from .player import Page, Person, full_table, person
from .server import Server
from .simulated import Days

DAY = 86400
PACE = {"clock": {"kind": "days", "seconds": 3 * DAY}, "patience": 0}


def host(folder: Path, mailbox: Mailbox) -> Days:
    return Days(
        folder,
        notices_inside=1,
        smtp=f"smtp://127.0.0.1:{mailbox.smtp.port}",
        mail_from="ducks@example.org",
        public_address="https://ducks.example.org",
    )


async def settled(mailbox: Mailbox, count: int) -> None:
    """So many came, and after a while no more."""
    for _ in range(100):
        if len(mailbox.posts) + len(mailbox.mails) >= count:
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(1.2)
    assert len(mailbox.posts) + len(mailbox.mails) == count


async def confirmed_mail(mailbox: Mailbox, who: Person, address: str) -> None:
    await who.ask("POST", "/api/notices/ways", kind="mail", address=address)
    [asked] = mailbox.mailed(address)
    assert "Is this your address?" in asked
    link = re.search(r"https://ducks.example.org(/mail/confirm/\S+)", asked)
    assert link
    with pytest.raises(httpx.HTTPStatusError):
        await who.ask("POST", f"/api{link[1][:-1]}")
    await who.ask("POST", f"/api{link[1]}")
    mailbox.mails.clear()


async def test_a_match_of_three_over_eight_days(tmp_path: Path) -> None:
    with Mailbox() as mailbox, host(tmp_path, mailbox) as server:
        pages = await full_table(server.address, "duck", 3, **PACE)
        ada, bo, cleo = (page.who for page in pages)
        # Each on two devices: push on both, mail and push, webhook and topic.
        browsers = {name: Browser(mailbox.address, name) for name in ("ada-phone", "ada-desk", "bo-phone")}
        for who, names in ((ada, ("ada-phone", "ada-desk")), (bo, ("bo-phone",))):
            for name in names:
                await who.ask("POST", "/api/notices/ways", **browsers[name].way)
        await confirmed_mail(mailbox, bo, "bo@example.org")
        await cleo.ask("POST", "/api/notices/ways", kind="webhook", address=f"{mailbox.address}/hook")
        await cleo.ask("POST", "/api/notices/ways", kind="ntfy", address=f"{mailbox.address}/topic")
        for who in (ada, bo, cleo):
            await who.ask("PUT", "/api/notices", minutes=5, language="en")
        second = [await Page(page.who, page.table_id).open() for page in pages]
        [acting] = pages[0].event["waiting"]
        for page in [*pages, *second]:
            await page.close()

        turns: Counter[str] = Counter()
        came = 0
        for day in range(8):
            if day in (3, 6):
                assert server.stop() == 0
                server.pass_by(hours=2)
                server.start()
            # Comes on either device, and looks: at their own move, while others move, and when their turn comes.
            looker = [pages, second][day % 2][(acting + (0, 2, 1)[day % 3]) % 3]
            await looker.open()
            assert acting in looker.event["waiting"]
            if pages[acting] is looker or second[acting] is looker:
                page = looker
            else:
                page = await pages[acting].open()
            first = looker.event["waiting"]
            while acting in (looker.event if page is looker else page.event)["waiting"]:
                assert (await page.play(page.choices[0]))["type"] == "done"
                if page is not looker:
                    await looker.hello()
                if page.table["status"] == "finished":
                    break
            await looker.hello()
            looking = {looker.eye, acting}
            new = [seat for seat in looker.event["waiting"] if seat not in first]
            told = [seat for seat in new if seat not in looking]
            server.pass_by(minutes=6)
            for seat in told:
                turns[pages[seat].who.name] += 1
                came += 2
            await settled(mailbox, came)
            for each in {page, looker}:
                await each.close()
            acting = looker.event["waiting"][0]
            server.pass_by(days=1)
        assert sum(turns.values()) >= 3, turns

        for name in ("ada-phone", "ada-desk"):
            heard = [browsers[name].read(body) for body in mailbox.posted(name)]
            assert len(heard) == turns["Ada"]
            for got in heard:
                assert got["title"] == "Your turn"
                assert got["body"] == "DUCK, with Bo and Cleo. You have 3 days."
                assert got["url"] == f"https://ducks.example.org/t/{pages[0].table_id}"
        assert len(mailbox.posted("bo-phone")) == len(mailbox.mailed("bo@example.org")) == turns["Bo"]
        assert all("DUCK, with Ada and Cleo. You have 3 days." in mail for mail in mailbox.mailed("bo@example.org"))
        assert len(mailbox.posted("hook")) == len(mailbox.posted("topic")) == turns["Cleo"]
        hooked = [json.loads(body) for body in mailbox.posted("hook")]
        assert all(each["text"] == each["content"] and "with Ada and Bo" in each["text"] for each in hooked)
        assert server.stop() == 0
        nothing_hidden(tmp_path, pages, mailbox, browsers)


def nothing_hidden(folder: Path, pages: list[Page], mailbox: Mailbox, browsers: dict[str, Browser]) -> None:
    """A notice says no more than its own words, the names and the game: the same whatever anybody holds."""
    sent = [browsers[path.split("/")[-1]].read(body) for path, body in mailbox.posts if path.startswith("/push/")]
    sent += [json.loads(body) for path, body in mailbox.posts if path.endswith("hook")]
    bodies = {each["body"] for each in sent} | {body.decode().split("\n")[1] for body in mailbox.posted("topic")}
    assert bodies <= {
        f"DUCK, with {names}. You have 3 days." for names in ("Bo and Cleo", "Ada and Cleo", "Ada and Bo")
    }
    store = open_store(str(folder / "host.db"))
    secret = store.log(pages[0].table_id)[0].secret  # type: ignore[union-attr]
    store.close()
    everything = [body for _, body in mailbox.posts] + [mail.as_bytes() for mail in mailbox.mails]
    everything += [json.dumps(each).encode() for each in sent]
    for hidden in (secret, *(page.who.token for page in pages)):
        assert not any(hidden.encode() in each for each in everything)


async def two_tables(server: Days) -> tuple[Person, list[Page]]:
    """At both all are waited for, and Bo does not look: one page is hidden behind others, one is closed."""
    ada, bo = [await person(server.address, name) for name in ("Ada", "Bo")]
    pages = []
    for hidden in (True, False):
        made = await ada.open("pan", ["", ""], **PACE)
        both = [await Page(who, made["id"]).open() for who in (ada, bo)]
        for seat, page in enumerate(both):
            await page.sit(seat)
        if hidden:
            await both[1].send("eyes", open=False)
            await both[1].hello()  # the answer comes after what was said before
        else:
            await both[0].until(lambda both=both: both[0].presence["seats"] == [True, True])
            await both[1].close()
            await both[0].until(lambda both=both: both[0].presence["seats"] == [True, False])
        await both[0].do("start")
        await both[0].until(lambda both=both: both[0].choices)
        pages.append(both[0])
    return bo, pages


async def test_missed_turns_come_as_one_after_quiet_hours_and_one_press_stops_mails(tmp_path: Path) -> None:
    with Mailbox() as mailbox, host(tmp_path, mailbox) as server:
        bo, pages = await two_tables(server)
        await confirmed_mail(mailbox, bo, "bo@example.org")
        await bo.ask("POST", "/api/notices/ways", **Browser(mailbox.address, "gone").way)
        mailbox.refused = "gone"
        hour = int(server.now() // 3600 % 24)
        wishes: dict[str, Any] = {"minutes": 0, "language": "fr", "zone": "UTC", "quiet": [hour, (hour + 2) % 24]}
        await bo.ask("PUT", "/api/notices", **wishes)
        for page in pages:
            await page.play(page.choices[0])
        server.pass_by(minutes=6)
        await settled(mailbox, 0)
        server.pass_by(hours=2)
        await settled(mailbox, 1)
        ways = (await bo.ask("GET", "/api/notices"))["ways"]
        assert [way["kind"] for way in ways] == ["mail"]  # a browser that is gone is forgotten
        [mail] = mailbox.mailed("bo@example.org")
        assert mail.startswith("2 tables vous attendent")
        assert mail.count("avec Ada.") == 2
        header = mailbox.mails[0]["List-Unsubscribe"]
        stop = re.search(r"<https://ducks.example.org(/api/mail/stop/\S+)>", header)
        assert stop
        stopped = await Person(server.address, "?").ask("POST", stop[1])
        assert stopped["address"] == "b…o@example.org"
        assert not (await bo.ask("GET", "/api/notices"))["ways"]


async def test_who_looks_is_told_only_if_they_always_want_to_be(tmp_path: Path) -> None:
    with Mailbox() as mailbox, host(tmp_path, mailbox) as server:
        ada, bo = await full_table(server.address, "pan", 2, **PACE)
        await bo.who.ask("POST", "/api/notices/ways", **Browser(mailbox.address, "bo").way)
        await bo.who.ask("PUT", "/api/notices", minutes=0)
        await ada.play(ada.choices[0])
        server.pass_by(minutes=1)
        await settled(mailbox, 0)
        await bo.who.ask("PUT", "/api/notices", minutes=0, always=True)
        await settled(mailbox, 1)


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://localhost:8420/api",
        "https://169.254.169.254/latest",
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://user@example.org/",
        "ftp://example.org/",
        "https:///",
    ],
)
async def test_notices_do_not_reach_into_the_network_of_the_host(server: Server, address: str) -> None:
    ada = await person(server.address, "Ada")
    for kind in ("webhook", "ntfy", "push"):
        async with httpx.AsyncClient(base_url=server.address, headers=ada.headers) as http:
            answer = await http.post("/api/notices/ways", json={"kind": kind, "address": address})
            assert (answer.status_code, answer.json()["code"]) == (400, "address"), answer.text
