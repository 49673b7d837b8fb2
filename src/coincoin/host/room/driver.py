"""What happens at a table by itself: bots move, clocks run out, bots stand in for who is away."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from coincoin.host.table import decide
from coincoin.host.table.bots import STAND_IN
from coincoin.host.table.refusal import Refusal
from coincoin.host.watch.journal import note

if TYPE_CHECKING:
    from coincoin.host.room.room import Room

ASK_AGAIN = 2.0  # seconds, where another host drives the table


class Due(NamedTuple):
    """In so many seconds, this becomes of this seat."""

    seconds: float
    seat: int
    clock: bool  # its clock is at zero; otherwise it has been away too long


def needs_driver(room: Room) -> bool:
    table = room.table
    if table.status != "running":
        return False
    return table.clock is not None or bool(room.gone) or (table.bots and any(map(table.bot_of, table.waiting())))


async def drive(room: Room) -> None:
    """Goes on as long as something may happen by itself."""
    try:
        while not room.hall.closed and await step(room):
            pass
    finally:
        room.driver = None


async def step(room: Room) -> bool:
    room.changed.clear()
    try:
        if not needs_driver(room):
            return False
        if not await room.hall.leads(room.table.id):
            await pause(room, ASK_AGAIN)
            return True
        table = room.table
        bots = [seat for seat in table.waiting() if table.bot_of(seat)]
        if bots:
            await bot_moves(room, bots[0], table.bot_of(bots[0]))
            return True
        due = next_due(room)
        if due is None:
            return False
        if due.seconds > 0:
            await pause(room, due.seconds)
        else:
            await (time_is_up(room, due.seat) if due.clock else stand_in(room, due.seat))
    except Refusal:
        return True  # the table changed while we thought: look again
    except Exception as problem:
        note("a table could not go on by itself", table=room.table.id, problem=repr(problem))
        await asyncio.sleep(1)
    return True


async def pause(room: Room, seconds: float) -> None:
    """Until something changes, or so long."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await room.changed.wait()


async def bot_moves(room: Room, seat: int, bot: str) -> None:
    """The bot is told what the seat knows; its move counts if the seat still has the same choice."""
    table, hall = room.table, room.hall
    if table.match is None:
        return
    began = table.since[seat]
    sight = table.match.state.seen_by(seat)
    thinking = asyncio.create_task(hall.workers.choose(table.game, bot, sight))
    if room.connections:
        await asyncio.sleep(hall.settings.bot_pause)
    move = await thinking

    await room.ledger.add(lambda now: decide.bot_moved(now, seat, move, began))


def next_due(room: Room) -> Due | None:
    table = room.table
    found = []
    if table.clock is not None:
        found += [Due(table.clock.now(seat) / 1000, seat, True) for seat in table.clock.running]
    if table.setup.patience and room.everywhere():  # nobody there: the table waits as it is
        for seat in table.waiting():
            since = room.gone.get(table.seats[seat].person)
            if since is not None:
                found.append(Due(since + table.setup.patience - monotonic(), seat, False))
    return min(found, default=None)


async def time_is_up(room: Room, seat: int) -> None:
    table = room.table
    if table.setup.clock.at_zero == "bot_moves":
        await bot_moves(room, seat, STAND_IN)
    elif table.setup.clock.at_zero == "bot_sits":
        await stand_in(room, seat)
    else:
        await room.ledger.add(lambda now: decide.flag_fell(now, seat))


async def stand_in(room: Room, seat: int) -> None:
    await room.ledger.add(lambda now: decide.stood_in(now, seat))
