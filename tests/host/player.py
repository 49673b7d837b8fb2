"""A scripted page: talks to a host as a browser does, and keeps every byte it is sent."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Person:
    """Somebody with a name and a secret."""

    def __init__(self, address: str, name: str, token: str = "", id: str = "") -> None:
        self.address, self.name, self.token, self.id = address, name, token, id

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        async with httpx.AsyncClient(base_url=self.address, headers=self.headers, timeout=30, verify=False) as http:
            answer = await http.request(method, path, json=body if method != "GET" else None, params=None)
            answer.raise_for_status()
            return answer.json()

    async def open(self, game: str, seats: list[str], **setup: Any) -> Json:
        made: Json = await self.ask("POST", "/api/tables", game=game, seats=seats, **setup)
        return made


async def person(address: str, name: str) -> Person:
    made = await Person(address, name).ask("POST", "/api/people", name=name)
    return Person(address, name, made["token"], made["person"])


class Page:
    """One socket at one table."""

    def __init__(self, who: Person, table: str, language: str = "en", address: str = "") -> None:
        self.who, self.table_id, self.language = who, table, language
        self.url = (address or who.address).replace("http", "ws") + "/ws"
        self.socket: ClientConnection | None = None
        self.received: list[bytes] = []
        self.version = 0
        self.table: Json = {}
        self.event: Json = {}
        self.presence: Json = {}
        self.yours: list[int] = []
        self.eye: int | None = None
        self.lines: list[Json] = []
        self.said: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.errors: list[Json] = []
        self.hurried = False

    async def open(self, seat: int | None = None, version: int = 0) -> Page:
        self.socket = await connect(self.url, max_size=None, open_timeout=20)
        await self.hello(seat, version)
        return self

    async def hello(self, seat: int | None = None, version: int = 0) -> None:
        self.answers.pop("welcome", None)
        await self.send(
            "hello", table=self.table_id, token=self.who.token, language=self.language, version=version, seat=seat
        )
        await self.until(lambda: self.answers.pop("welcome", None))

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, type: str, **fields: Any) -> None:
        await self.send_raw(msgspec.json.encode({"type": type, **fields}).decode())

    async def send_raw(self, data: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(data)

    async def receive(self, seconds: float = 20) -> Json:
        """Take in the next message, or several that came together; the last of them."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            data = await self.socket.recv(decode=False)
        assert isinstance(data, bytes)
        several = msgspec.json.decode(data, type=list[msgspec.Raw]) if data.startswith(b"[") else [data]
        for each in several:
            self.received.append(bytes(each))
            self.take(message := msgspec.json.decode(each, type=Json))
        return message

    def take(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.version, self.table, self.presence = message["version"], message["table"], message["presence"]
                self.yours, self.eye = message.get("yours", []), message.get("eye")
                self.event = message.get("event") or {}
                if message["since"] == 0:
                    self.lines, self.said = [], []
                self.lines += message.get("lines", [])
                self.said += message.get("said", [])
                self.answers["welcome"] = message
            case "event" | "table" | "said" as kind if message["version"] > self.version:
                assert message.get("since", message["version"] - 1) == self.version, "a version was left out"
                self.version = message["version"]
                self.table = message.get("table") or self.table
                if kind == "event":
                    changes = [moment["change"] for moment in message.get("moments", [])]
                    if (change := message.pop("change", None)) is not None:
                        changes.append(change)
                    for each in changes:
                        self.event["scene"] = message["scene"] = changed(self.event["scene"], each)
                    self.event = message
                    self.lines = ([] if message.get("back") else self.lines) + message.get("lines", [])
                if kind == "table":
                    self.lines += message.get("lines", [])
                if kind == "said":
                    self.said.append(message)
            case "presence":
                self.presence = message
            case "error":
                self.errors.append(message)
                self.hurried = message["code"] == "too_fast"
            case "done" | "refused" | "because" | "suggestion" | "tried":
                self.answers[message["id"]] = message

    async def until(self, what: Any, seconds: float = 20) -> Any:
        """Read until this holds; what it gave."""
        async with asyncio.timeout(seconds):
            while not (found := what()):
                await self.receive(seconds)
        return found

    async def do(self, type: str, **fields: Any) -> Json:
        """A command, and its answer. Who is told to slow down sends it again a little later."""
        id = secrets.token_hex(6)
        while True:
            self.hurried = False
            await self.send(type, id=id, **fields)
            await self.until(lambda: id in self.answers or self.hurried)
            if id in self.answers:
                return self.answers.pop(id)
            await asyncio.sleep(0.2)

    async def sit(self, seat: int, name: str | None = None) -> Json:
        return await self.do("sit", seat=seat, contribution=secrets.token_hex(32), name=name)

    @property
    def choices(self) -> list[int]:
        return [choice["move"] for choice in self.event.get("scene", {}).get("choices", [])]

    async def play(self, move: int, **fields: Any) -> Json:
        return await self.do("move", version=self.event["version"], move=move, **fields)


REPLACED = ("title", "reason", "rules", "chips", "choices", "trails")


def changed(scene: Json, change: Json) -> Json:
    """The scene after a change, as docs/wire.md says."""
    new = scene | {
        key: value for key, value in change.items() if key not in ("plates", "areas", "pieces", "rows", "order")
    }
    plates = {plate["seat"]: plate for plate in change.get("plates", [])}
    new["plates"] = [plates.get(plate["seat"], plate) for plate in scene.get("plates", [])]
    areas = {area["id"]: area for area in [*scene.get("areas", []), *change.get("areas", [])]}
    pieces, rows = change.get("pieces", {}), change.get("rows", {})
    for id in {**pieces, **rows}:
        before = areas[id].get("pieces", [])
        by_id = {piece["id"]: piece for piece in [*before, *pieces.get(id, [])]}
        row = rows.get(id, [piece["id"] for piece in before])
        areas[id] = areas[id] | {"pieces": [by_id[piece] for piece in row]}
    order = change.get("order", [area["id"] for area in scene.get("areas", [])])
    new["areas"] = [areas[id] for id in order]
    # A whole scene leaves these out too.
    return {key: value for key, value in new.items() if value not in ("", [])}


async def play_to_end(page: Page, dice: Any, most: int = 5000) -> None:
    """Any legal move, whenever it is this page's turn, until the match is over."""
    for _ in range(most):
        await page.until(lambda: page.choices or page.table["status"] == "finished", 60)
        if page.table["status"] == "finished":
            return
        answer = await page.play(dice.choice(page.choices))
        assert answer["type"] == "done" or answer["code"] == "stale", answer
    raise AssertionError("the match does not end")


async def full_table(address: str, game: str, seats: int, **setup: Any) -> list[Page]:
    """People at every seat, and the match begun."""
    people = [await person(address, name) for name in ["Ada", "Bo", "Cleo", "Dov", "Edda", "Finn"][:seats]]
    made = await people[0].open(game, [""] * seats, **setup)
    pages = [await Page(each, made["id"]).open() for each in people]
    for seat, page in enumerate(pages):
        assert (await page.sit(seat))["type"] == "done"
    assert (await pages[0].do("start"))["type"] == "done"
    for page in pages:
        await page.until(lambda page=page: page.event)
    return pages
