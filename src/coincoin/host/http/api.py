"""The HTTP API: everything that is not the table itself."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter, QueryParameter

from coincoin.host.http import catalogue, replays
from coincoin.host.room.hall import Hall, Person, infos
from coincoin.host.room.room import Room
from coincoin.host.sign import TableInfo
from coincoin.host.table.entries import Setup
from coincoin.host.table.fold import Table
from coincoin.host.table.refusal import Refusal
from coincoin.kernel.about import About
from coincoin.kernel.errors import UnknownGame
from coincoin.kernel.game import Game
from coincoin.kernel.howto import HowTo
from coincoin.kernel.match import Match
from coincoin.kernel.registry import game as find_game
from coincoin.kernel.words import Language

MOST_TABLES = 100
MOST_READ = 1000
MOST_OF_ONE = 5
MOST_STEPS = 50


class Problem(msgspec.Struct):
    """What went wrong, in one sentence."""

    code: str
    text: str


def problem(status: int, code: str, why: str, **arguments: int | str) -> HTTPException:
    """A Refusal with a status of its own."""
    return HTTPException(status_code=status, detail=why, extra={"refusal": Refusal(code, why, **arguments)})


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
        raise problem(401, "unknown_person", "unknown-person")
    found.address = address_of(request)
    return found


async def provide_guest(request: Request[Any, Any, Any], hall: Hall) -> Person:
    """Somebody or nobody."""
    found = await hall.person(token_of(request)) or Person("", "")
    found.address = address_of(request)
    return found


def not_too_fast(hall: Hall, kind: str, person: Person) -> None:
    if not hall.limits.take(kind, person.address, person.id):
        raise problem(429, "too_fast", "too-fast")


def address_of(request: Request[Any, Any, Any]) -> str:
    """Of who asks: what a proxy says, if it is one of ours."""
    return request.client.host if request.client else ""


async def room_of(hall: Hall, table: str) -> Room:
    room = await hall.room(table)
    if room is None:
        raise problem(404, "unknown_table", "unknown-table")
    return room


class Over(NamedTuple):
    """A match, and the table it was played at."""

    match: Match
    table: Table


async def finished(room: Room) -> Over:
    """Once its end is on disk: until then it may go on."""
    async with room.alone() as table:
        if table.match is None or table.status != "finished":
            raise problem(403, "not_over", "after-end")
        return Over(table.match, table)


def game_of(id: str) -> Game:
    try:
        return find_game(id)
    except UnknownGame as unknown:
        raise problem(404, "unknown_game", "unknown-game") from unknown


# ---- tables of one's own ----


@get("/me/tables", responses=fails(401))
async def my_tables(person: Person, hall: Hall) -> list[TableInfo]:
    """Tables where one has a seat, newest first."""
    return infos(await hall.writer.read(hall.store.tables_of, person.id, MOST_TABLES))


# ---- games ----


@get("/games", responses=fails())
async def games(language: Language = "en") -> list[catalogue.GameInfo]:
    """The catalogue, in that language."""
    return catalogue.games(language)


@get("/games/{game:str}/rules", responses=fails(404))
async def rules(game: str, language: Language = "en") -> list[catalogue.RuleInfo]:
    """The numbered rules with their headings."""
    return catalogue.rules(game_of(game), language)


@get("/games/{game:str}/howto", responses=fails(404))
async def how_to_play(game: str, language: Language = "en") -> HowTo:
    """The game on one illustrated page, for who has never seen it."""
    found = await asyncio.to_thread(catalogue.howto, game_of(game), language)
    if found is None:
        raise problem(404, "no_howto", "no-howto")
    return found


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
    """Public tables: those where somebody is first, and a few of each who opened them.

    People who wait for people, and people who play with people: who plays with bots alone is left alone.
    """
    found, shown = Counter[str](), []
    for info in sorted(infos(await hall.writer.read(hall.store.open_tables, MOST_READ)), key=hall.empty):
        found[info.owner] += 1
        if found[info.owner] <= MOST_OF_ONE and for_others(info):
            shown.append(info)
    return shown[:MOST_TABLES]


def for_others(info: TableInfo) -> bool:
    kinds = Counter(seat.kind for seat in info.seats)
    return kinds["open"] > 0 if info.status == "lobby" else kinds["person"] > 1


@post("/tables", responses=fails(401, 404))
async def open_table(data: Setup, person: Person, hall: Hall) -> TableInfo:
    """Open a table; the maker then connects and sits."""
    game_of(data.game)
    not_too_fast(hall, "table", person)
    room = await hall.open_table(data, person.id)
    async with room.alone() as made:
        return made.info()


@get("/tables/{table:str}", responses=fails(404))
async def table_info(table: str, hall: Hall) -> TableInfo:
    """Joining by link begins here."""
    room = await room_of(hall, table)
    async with room.alone() as found:
        return found.info()


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
    async with room.alone() as played:
        replays.may_replay(played, guest.id, seat, everything)
        moves = list(played.match.log) if played.match else []
    return await asyncio.to_thread(replays.replay, played, moves, seat, everything, language, start, count)


@get("/tables/{table:str}/match", responses=fails(404), media_type="application/jsonl")
async def match_file(table: str, hall: Hall) -> Response[str]:
    """The match file, after the end."""
    match = (await finished(await room_of(hall, table))).match
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in match.lines())
    name = f'attachment; filename="{match.game.id}-{table}.jsonl"'
    return Response(text, headers={"content-disposition": name}, media_type="application/jsonl")


HANDLERS = [
    my_tables, games, rules, faces, how_to_play, bot_names, tables, open_table, table_info, table_replay, match_file,
]  # fmt: skip


def api_router(*more: Any) -> Router:
    return Router(path="/api", route_handlers=[*HANDLERS, *more])
