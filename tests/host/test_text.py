"""Names and chat: what cannot be read is not written, by whichever way it comes in."""

from __future__ import annotations

import httpx
import pytest

from coincoin.host.table.refusal import Refusal
from coincoin.host.table.text import cleaned

from .player import Page, person
from .server import Server

UGLY = "\0A\x1b[1m\nd\u202ea\u2066\U000e0041"
BLANK = ["\u2800", "\u3164", "\ufeff", "\u2060", "\U000e0041\U000e007f", "\u200d", " \n", "\u0301", "\ufe0f", "\u00ad"]
WHOLE = ["👨‍👩‍👧‍👦", "می‌خواهم", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👁️‍🗨️", "e\u0301", "क्‍ष", "\U0001fae9", "Ada L."]


@pytest.mark.parametrize("text", WHOLE)
def test_what_can_be_read_stays_whole(text: str) -> None:
    assert cleaned(text) == text


@pytest.mark.parametrize("text", BLANK)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="nothing to read"):
        cleaned(text)


def test_nobody_is_called_the_same_with_something_hidden() -> None:
    assert cleaned("A\u200dd\u200ca\u200d\u200d\u200d \u2800") == "Ada"


async def test_every_way_in_cleans(server: Server) -> None:
    ada = await person(server.address, UGLY)
    async with httpx.AsyncClient(base_url=server.address, headers=ada.headers) as http:
        assert (await http.get("/api/me")).json()["name"] == "A[1m da"
        assert (await http.patch("/api/me", json={"name": UGLY})).json()["name"] == "A[1m da"
        for method, path in (("POST", "/api/people"), ("PATCH", "/api/me")):
            refused = await http.request(method, path, json={"name": BLANK[0]})
            assert (refused.status_code, refused.json()["code"]) == (400, "blank")
    page = await Page(ada, (await ada.open("pan", ["", ""]))["id"]).open()
    assert (await page.sit(0, BLANK[0]))["code"] == "blank"
    await page.sit(0, UGLY)
    assert page.table["seats"][0]["name"] == "A[1m da"
    assert (await page.do("say", text=BLANK[1]))["code"] == "blank"
    await page.do("say", text=UGLY)
    assert page.said[0]["text"] == "A[1m da"
