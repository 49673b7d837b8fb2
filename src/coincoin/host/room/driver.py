"""What happens at a table by itself: bots move, clocks run out, those present are asked about who is away."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from coincoin.host import hours
from coincoin.host.table import decide
from coincoin.host.table.bots import STAND_IN
from coincoin.host.table.refusal import Refusal
from coincoin.host.watch.journal import note

if TYPE_CHECKING:
    from coincoin.host.room.room import Room

ASK_AGAIN = 2.0  # seconds, where another host drives the table
LONGEST = 60.0  # seconds without a look at the clock: that of a machine that slept went on
GRACE = 3600.0  # seconds after a host has come up in which nobody's days run out: nobody could move before


class Due(NamedTuple):
    """In so many seconds, this becomes of this seat."""

    seconds: float
    seat: int
    clock: bool  # its clock is at zero; otherwise it has been away too long


def needs_driver(room: Room) -> bool:
    table = room.table
    if table.status != "running":
        return False
    if table.clock is not None or table.lent is not None or bool(room.gone):
        return True
    return table.bots and any(map(table.bot_of, table.waiting()))


async def drive(room: Room) -> None:
    """Goes on as long as something may happen by itself, whatever fails meanwhile."""
    knows_holidays, going = False, True
    try:
        while going and not room.hall.closed:
            try:
                if not knows_holidays:
                    await room.hall.keep_holidays(room)
                    knows_holidays = True
                going = await step(room)
            except Refusal:
                pass  # the table changed while we thought: look again
            except Exception as problem:
                note("a table could not go on by itself", table=room.table.id, problem=repr(problem))
                await asyncio.sleep(1)
    finally:
        room.driver = None


async def step(room: Room) -> bool:
    """One thing that is due, or the time until something is; False if nothing will be."""
    room.changed.clear()
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
    if table.lent is not None:
        await bot_moves(room, table.lent, STAND_IN, late=True)
        return True
    due = next_due(room)
    if due is None:
        return False
    if due.seconds > 0:
        await pause(room, min(due.seconds, LONGEST))
    else:
        await (time_is_up(room, due.seat) if due.clock else waited_enough(room, due.seat))
    return True


async def pause(room: Room, seconds: float) -> None:
    """Until something changes, or so long."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await room.changed.wait()


async def bot_moves(room: Room, seat: int, bot: str, late: bool = False) -> None:
    """The bot is told what the seat knows; its move counts if the seat still has the same choice."""
    hall = room.hall
    async with room.alone() as table:
        if table.match is None or seat not in table.waiting():
            return
        began = table.since[seat]
        sight = table.match.state.seen_by(seat)
    seen = bool(room.connections)
    thinking = asyncio.create_task(hall.workers.choose(table.game, bot, sight, table.owner, seen))
    if seen:
        await asyncio.sleep(hall.settings.bot_pause)
    move = await thinking

    await room.ledger.add(lambda now: decide.bot_moved(now, seat, move, began, late))


def next_due(room: Room) -> Due | None:
    table, clock = room.table, room.table.clock
    found = []
    if clock is not None and clock.rule.at_zero != "wait" and not (table.question and table.question.late):
        grace = room.hall.opened + GRACE - hours.now() if clock.days else 0.0
        found += [Due(max(clock.until_zero(seat), grace), seat, True) for seat in clock.running]
    by_days = clock is not None and clock.days  # then everybody is away, and comes back
    if table.setup.patience and not by_days and not table.question and room.everywhere():  # nobody there: it waits
        for seat in table.waiting():
            since = room.gone.get(table.seats[seat].person)
            if since is not None:
                waited = table.waited.get(seat, 0.0) - hours.now()  # since those present said so
                left = max(since - monotonic(), waited) + table.setup.patience
                found.append(Due(left, seat, False))
    return min(found, default=None)


async def time_is_up(room: Room, seat: int) -> None:
    table = room.table
    match table.setup.clock.at_zero:
        case "bot_moves":
            await bot_moves(room, seat, STAND_IN, late=True)
        case "bot_sits":
            await room.ledger.add(lambda now: decide.stood_in(now, seat, late=True))
        case "loses":
            await room.ledger.add(lambda now: decide.flag_fell(now, seat))
        case _:
            await room.ledger.add(lambda now: decide.asked(now, seat, late=True))


async def waited_enough(room: Room, seat: int) -> None:
    if room.table.setup.away == "bot":
        await room.ledger.add(lambda now: decide.stood_in(now, seat, late=False))
    else:
        await room.ledger.add(lambda now: decide.asked(now, seat, late=False))
