"""What people ask about a match when it is over: how the chances went, and what a bot would have played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import Parameter
from msgspec import Meta

from coincoin.host.http.api import fails, finished, not_too_fast, problem, room_of
from coincoin.host.minds.chances import ask
from coincoin.host.room.hall import Hall, Person
from coincoin.host.sign import TableInfo
from coincoin.host.wire import SeatNumber
from coincoin.kernel.match import Match
from coincoin.kernel.scene import Part
from coincoin.kernel.state import SPECTATOR, Sight
from coincoin.kernel.words import Language
from coincoin.study.advice.swing import Shift, Swing
from coincoin.study.advice.turning import Turn, turns

MOST_KEPT = 200


class Chances(msgspec.Struct):
    """How a match swung, for one seat and for all."""

    seat: int  # whose match is told
    steps: list[Shift]
    turns: list[Turn]  # what changed most for that seat


class Advice(msgspec.Struct):
    """What the best bot would play."""

    seat: int
    sentence: str


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Where to play on, and in whose place."""

    moves: Annotated[int, Meta(ge=0, le=1_000_000)]  # made by then
    seat: SeatNumber


class Kept:
    """The swings of matches asked for lately; one match is counted at a time."""

    def __init__(self) -> None:
        self.swings: OrderedDict[str, Swing] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()

    async def of(self, table: str, match: Match) -> Swing:
        async with self.one_at_a_time:
            if table not in self.swings:
                self.swings[table] = await ask(match)
                while len(self.swings) > MOST_KEPT:
                    self.swings.popitem(last=False)
        return self.swings[table]


KEPT = Kept()


@get("/tables/{table:str}/chances", responses=fails(404))
async def table_chances(
    table: str,
    hall: Hall,
    guest: Person,
    seat: Annotated[int, Parameter(ge=0, le=15)] = 0,
    language: Language = "en",
) -> Chances:
    """After the end: how the chances of each seat went, what was choice and what was luck, and where it turned."""
    not_too_fast(hall, "advice", guest)
    match = (await finished(await room_of(hall, table))).match
    if seat >= len(match.names):
        raise problem(404, "seats", "no-such-seat", number=seat + 1)
    found = await KEPT.of(table, match)
    return Chances(seat, found.steps, await asyncio.to_thread(turns, match, found, seat, language))


@get("/tables/{table:str}/scores", responses=fails(404))
async def table_scores(table: str, hall: Hall, guest: Person, language: Language = "en") -> list[list[Part]]:
    """After the end: what each seat's score is made of."""
    over = await finished(await room_of(hall, table))
    mine = over.table.seats_of(guest.id)
    return await asyncio.to_thread(scores, over.match, language, mine[0] if mine else None)


def scores(match: Match, language: str, reader: int | None) -> list[list[Part]]:
    news = [code for state in match.states() for code in state.seen_by(None).news()]
    sight = Sight(SPECTATOR, match.state.clone())  # all lies open after the end
    return match.game.score(sight, news, match.game.words(language, match.names, reader))


@post("/tables/{table:str}/play-on", responses=fails(401, 404))
async def play_on(table: str, data: PlayOn, person: Person, hall: Hall) -> TableInfo:
    """After the end: a table of one's own against bots, from any decision of the match."""
    not_too_fast(hall, "table", person)
    return await hall.play_on(await room_of(hall, table), data.moves, data.seat, person)


@get("/tables/{table:str}/advice", responses=fails(404))
async def table_advice(
    table: str,
    hall: Hall,
    guest: Person,
    n: Annotated[int, Parameter(ge=0, le=1_000_000)],
    language: Language = "en",
) -> list[Advice]:
    """After the end: what the best bot would have played after so many moves, for each seat that had to choose."""
    not_too_fast(hall, "advice", guest)
    match = (await finished(await room_of(hall, table))).match
    state = await asyncio.to_thread(match.at, min(n, match.version))
    found = []
    for seat in state.waiting():
        move = await hall.workers.choose(match.game, hall.hint_bot, state.seen_by(seat), guest.id or guest.address)
        found.append(Advice(seat, match.game.sentence(move, language, match.names, seat)))
    return found


HANDLERS: list[Any] = [table_chances, table_scores, table_advice, play_on]
