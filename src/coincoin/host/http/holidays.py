"""Holidays: the days in which nobody's clock runs for a person."""

from __future__ import annotations

import msgspec
from litestar import get, put

from coincoin.host.http.api import fails, problem
from coincoin.host.pace import DAY
from coincoin.host.room.hall import Hall, Person

MOST = 28 * DAY


class Holiday(msgspec.Struct, forbid_unknown_fields=True):
    """From when until when, in seconds since 1970; both 0 for none."""

    first: float
    last: float


@get("/me/holiday", responses=fails(401))
async def holiday(person: Person, hall: Hall) -> Holiday:
    """One's holidays, past ones too."""
    found = await hall.writer.read(hall.store.holidays, [person.id])
    return Holiday(*found.get(person.id, (0.0, 0.0)))


@put("/me/holiday", responses=fails(401))
async def take_holiday(data: Holiday, person: Person, hall: Hall) -> Holiday:
    """Clocks by days stand still for one meanwhile, for four weeks at most; others see it at the table."""
    if (data.first or data.last) and not 0 < data.last - data.first <= MOST:
        raise problem(400, "options", "holiday-span")
    await hall.rest(person.id, data.first, data.last)
    return data


HANDLERS = [holiday, take_holiday]
