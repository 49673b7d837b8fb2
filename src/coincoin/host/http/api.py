"""The HTTP API: everything that is not the table itself."""

from __future__ import annotations

import asyncio
import io
import json
import re
import secrets
from time import time
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import Request, Response, Router, get, patch, post
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter, QueryParameter
from msgspec import Meta

from coincoin.host.address import for_others
from coincoin.host.http import catalogue, replays
from coincoin.host.room.hall import CODE_SECONDS, Hall, Person
from coincoin.host.room.room import Room
from coincoin.host.store import jobs
from coincoin.host.store.jobs import Code
from coincoin.host.table.entries import Setup
from coincoin.host.wire import Name, SeatNumber, TableId, TableInfo
from coincoin.kernel.about import About
from coincoin.kernel.errors import UnknownGame
from coincoin.kernel.game import Game
from coincoin.kernel.match import Match
from coincoin.kernel.registry import game as find_game
from coincoin.kernel.words import Language

MOST_TABLES = 100
MOST_STEPS = 50


class Problem(msgspec.Struct):
    """What went wrong, in one sentence."""

    code: str
    text: str


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Name


class Me(msgspec.Struct):
    """Who one is."""

    person: str  # public
    name: str


class MeWithToken(msgspec.Struct):
    """The token is the secret: it is shown once and kept by the browser."""

    person: str
    name: str
    token: str


class CodeFor(msgspec.Struct, forbid_unknown_fields=True):
    """A seat at a table, to be given away; without, another device for oneself."""

    table: TableId | None = None
    seat: SeatNumber | None = None


class NewCode(msgspec.Struct):
    """A code to claim once."""

    code: str
    seconds: int  # how long it can be claimed


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """A code that somebody was given."""

    code: Annotated[str, Meta(min_length=8, max_length=64)]


class Claimed(msgspec.Struct):
    """What a code was good for."""

    person: str
    name: str
    token: str = ""  # for a device code
    table: str = ""  # for a seat code


class Address(msgspec.Struct):
    """Where others find this host in its network; empty where only this machine is listened to."""

    address: str


class QrText(msgspec.Struct, forbid_unknown_fields=True):
    """What a picture is to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


def problem(status: int, code: str, text: str) -> HTTPException:
    return HTTPException(status_code=status, detail=text, extra={"code": code})


def fails(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI description."""
    return {status: ResponseSpec(Problem) for status in (400, 403, 413, 429, *statuses)}


# ---- who asks ----


def token_of(request: Request[Any, Any, Any]) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and len(token) <= 200 else ""


async def provide_person(request: Request[Any, Any, Any], hall: Hall) -> Person:
    found = await hall.person(token_of(request))
    if found is None:
        raise problem(401, "unknown_person", "send the token of a name this host knows")
    return found


async def provide_guest(request: Request[Any, Any, Any], hall: Hall) -> Person:
    """Somebody or nobody."""
    return await hall.person(token_of(request)) or Person("", "")


async def room_of(hall: Hall, table: str) -> Room:
    room = await hall.room(table)
    if room is None:
        raise problem(404, "unknown_table", "there is no such table")
    return room


async def finished(room: Room, otherwise: str) -> Match:
    """The match of a table, once its end is on disk: until then it may go on."""
    async with room.alone():
        if room.table.match is None or room.table.status != "finished":
            raise problem(403, "not_over", otherwise)
        return room.table.match


def game_of(id: str) -> Game:
    try:
        return find_game(id)
    except UnknownGame as unknown:
        raise problem(404, "unknown_game", str(unknown)) from unknown


# ---- people ----


@post("/people", responses=fails())
async def make_person(data: NewPerson, hall: Hall) -> MeWithToken:
    """A new person."""
    name = clean(data.name)
    person, token = await hall.new_person(name)
    return MeWithToken(person.id, person.name, token)


def clean(name: str) -> str:
    """A name without control characters and without spaces around it."""
    found = re.sub(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]|[\ud800-\udfff]", "", name).strip()
    if not found:
        raise problem(400, "name", "a name has at least one letter")
    return found


@get("/me", responses=fails(401))
async def me(person: Person) -> Me:
    """One's name."""
    return Me(person.id, person.name)


@patch("/me", responses=fails(401))
async def rename(data: NewPerson, person: Person, hall: Hall) -> Me:
    """Take another name."""
    name = clean(data.name)
    await hall.writer.write(jobs.rename(person.id, name))
    return Me(person.id, name)


@get("/me/tables", responses=fails(401))
async def my_tables(person: Person, hall: Hall) -> list[TableInfo]:
    """Tables where one has a seat, newest first."""
    return infos(await hall.writer.read(hall.store.tables_of, person.id, MOST_TABLES))


def infos(found: list[str]) -> list[TableInfo]:
    return [msgspec.json.decode(info, type=TableInfo) for info in found]


# ---- games ----


@get("/games", responses=fails())
async def games(language: Language = "en") -> list[catalogue.GameInfo]:
    """The catalogue, in that language."""
    return catalogue.games(language)


@get("/games/{game:str}/rules", responses=fails(404))
async def rules(game: str, language: Language = "en") -> list[catalogue.RuleInfo]:
    """The numbered rules with their headings."""
    return catalogue.rules(game_of(game), language)


@get("/games/{game:str}/faces", responses=fails(404))
async def faces(game: str, language: Language = "en") -> list[About]:
    """What can be seen on its tables, a sentence each."""
    return catalogue.faces(game_of(game), language)


@get("/bots", responses=fails(404))
async def bot_names(game: str = "") -> list[str]:
    """Names of the bots that can play this game, or any: our own first, then those of other packages."""
    return list(catalogue.bots_for(game_of(game))) if game else catalogue.bots_for_all()


# ---- tables ----


@get("/tables", responses=fails())
async def tables(hall: Hall) -> list[TableInfo]:
    """Public tables, open and running."""
    return infos(await hall.writer.read(hall.store.open_tables, MOST_TABLES))


@post("/tables", responses=fails(401, 404))
async def open_table(data: Setup, person: Person, hall: Hall) -> TableInfo:
    """Open a table; the maker then connects and sits."""
    game_of(data.game)
    room = await hall.open_table(data, person.id)
    return room.table.info()


@get("/tables/{table:str}", responses=fails(404))
async def table_info(table: str, hall: Hall) -> TableInfo:
    """Joining by link begins here."""
    room = await room_of(hall, table)
    async with room.alone():
        return room.table.info()


@get("/tables/{table:str}/replay", responses=fails(404))
async def table_replay(
    table: str,
    hall: Hall,
    guest: Person,
    eye: Annotated[int, Parameter(ge=0, le=15)] | Literal["spectator"] = "spectator",
    everything: Annotated[bool, QueryParameter(name="open")] = False,
    language: Language = "en",
    start: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=0, le=MOST_STEPS)] = 20,
) -> replays.Replay:
    """Steps of the match from `start` on, at most 50 a request. `eye`: a seat or `spectator`.

    With `open=true` every hand lies open. Before the end only through one's own seats or a spectator's eyes, never
    open.
    """
    room = await room_of(hall, table)
    seat = eye if isinstance(eye, int) else None
    async with room.alone():  # so that all it holds is on disk
        played = room.table
        replays.may_replay(played, guest.id, seat, everything)
        moves = list(played.match.log) if played.match else []
    return await asyncio.to_thread(replays.replay, played, moves, seat, everything, language, start, count)


@get("/tables/{table:str}/match", responses=fails(404), media_type="application/jsonl")
async def match_file(table: str, hall: Hall) -> Response[str]:
    """The match file, after the end."""
    room = await room_of(hall, table)
    match = await finished(room, "the match file can be had after the end")
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in match.lines())
    name = f'attachment; filename="{room.table.game.id}-{table}.jsonl"'
    return Response(text, headers={"content-disposition": name}, media_type="application/jsonl")


# ---- moving a seat to another device ----


@post("/codes", responses=fails(401, 404))
async def make_code(data: CodeFor, person: Person, hall: Hall) -> NewCode:
    """A code that moves one's seat to who claims it; without a table, one that adds another device to this person."""
    if data.table is not None:
        room = await room_of(hall, data.table)
        if data.seat is None or data.seat not in room.table.seats_of(person.id):
            raise problem(403, "not_yours", "that is not your seat")
    code = secrets.token_urlsafe(16)
    what = Code(person.id, data.table or "", data.seat if data.table and data.seat is not None else -1)
    await hall.writer.write(jobs.put_code(code, what, time() + CODE_SECONDS))
    return NewCode(code, CODE_SECONDS)


@post("/codes/claim", responses=fails(401, 404))
async def claim(data: Claim, guest: Person, hall: Hall) -> Claimed:
    """With a token and a seat code, the seat is yours; with a device code, here is a token for the same person.

    A code works once.
    """
    code = await hall.writer.read(hall.store.code, data.code)
    if code is None:
        raise problem(404, "unknown_code", "this code has been used or is too old: ask for a new one")
    if code.table and not guest.id:
        raise problem(401, "unknown_person", "choose a name first, then take the seat")
    use, secret = [jobs.use_code(data.code)], secrets.token_urlsafe(32)
    if not code.table:
        use.append(jobs.put_secret(code.person, secret))
    if not await hall.writer.write(use):
        raise problem(404, "unknown_code", "this code has just been used")
    if code.table:
        await hall.give_seat(code, guest)
        return Claimed(guest.id, guest.name, table=code.table)
    found = await hall.writer.read(hall.store.person, code.person)
    return Claimed(code.person, found[0] if found else "", token=f"{code.person}.{secret}")


@get("/address", responses=fails())
async def own_address(hall: Hall) -> Address:
    """Where others in its network find this host."""
    return Address(for_others(hall.settings))


@post("/qr", responses=fails(), media_type="image/svg+xml", status_code=200)
async def qr(data: QrText) -> Response[str]:
    """A text as a picture. It comes in the body, so that no log sees a link with a code after the `#`."""
    out = io.BytesIO()
    segno.make(data.text, error="m").save(out, kind="svg", border=2, xmldecl=False, omitsize=True)
    return Response(out.getvalue().decode(), media_type="image/svg+xml")


HANDLERS = [
    make_person, me, rename, my_tables, games, rules, faces, bot_names, tables, open_table, table_info, table_replay,
    match_file, make_code, claim, own_address, qr,
]  # fmt: skip


def api_router(*more: Any) -> Router:
    return Router(path="/api", route_handlers=[*HANDLERS, *more])
