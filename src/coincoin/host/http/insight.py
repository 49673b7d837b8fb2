"""What people ask about a match when it is over: how the chances went, and what a bot would have played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import Parameter

from coincoin.host.http.api import fails, finished, room_of
from coincoin.host.minds.chances import Point, ask
from coincoin.host.room.hall import Hall
from coincoin.kernel.match import Match
from coincoin.kernel.words import Language

MOST_KEPT = 200


class Chance(msgspec.Struct):
    n: int
    seat: int | None  # who made the last move
    sentence: str
    chances: list[float]


class Advice(msgspec.Struct):
    seat: int
    sentence: str


class Kept:
    """The chances of matches asked for lately; one match is counted at a time."""

    def __init__(self) -> None:
        self.points: OrderedDict[str, list[Point]] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()

    async def of(self, table: str, match: Match) -> list[Point]:
        async with self.one_at_a_time:
            if table not in self.points:
                self.points[table] = await ask(match)
                while len(self.points) > MOST_KEPT:
                    self.points.popitem(last=False)
        return self.points[table]


KEPT = Kept()


@get("/tables/{table:str}/chances", responses=fails(404))
async def table_chances(table: str, hall: Hall, language: Language = "en") -> list[Chance]:
    match = await finished(await room_of(hall, table), "this can be had after the end")
    words = match.game.words(language, match.names)
    found = []
    for point in await KEPT.of(table, match):
        seat, move = match.log[point.n - 1] if point.n else (None, None)
        sentence = words.move(move) if move is not None else ""
        found.append(Chance(point.n, seat, sentence, point.chances))
    return found


@get("/tables/{table:str}/advice", responses=fails(404))
async def table_advice(
    table: str, hall: Hall, n: Annotated[int, Parameter(ge=0, le=1_000_000)], language: Language = "en"
) -> list[Advice]:
    """After so many moves: what the best bot would play, for each seat that has to choose."""
    match = await finished(await room_of(hall, table), "this can be had after the end")
    state = await asyncio.to_thread(match.at, min(n, match.version))
    found = []
    for seat in state.waiting():
        move = await hall.workers.choose(match.game, hall.hint_bot, state.seen_by(seat))
        found.append(Advice(seat, match.game.sentence(move, language, match.names, seat)))
    return found


HANDLERS: list[Any] = [table_chances, table_advice]
