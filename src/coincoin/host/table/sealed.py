"""Seals: what each person mixes into the dice is sealed before the start, and opened by all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coincoin.host.sign import SeatInfo
from coincoin.host.table import entries as log
from coincoin.host.table.told import Change
from coincoin.kernel.dice import seal

if TYPE_CHECKING:
    from coincoin.host.table.fold import Table


def contribute(table: Table, seat: int, entry: log.Sat | log.Contributed) -> None:
    """Who sends bytes for all to see has sealed and revealed at once."""
    held = table.seats[seat]
    held.ready, held.seal = True, entry.seal or seal(entry.contribution)
    table.contributed.pop(seat, None)
    if entry.contribution:
        table.contributed[seat] = entry.contribution


def reveal(table: Table, entry: log.Revealed) -> Change:
    """With the last seal that is opened the match begins."""
    under = {seal(each): each for each in entry.contributions}
    for seat in table.seats_of(entry.by):
        if seat not in table.contributed and table.seats[seat].seal in under:
            table.contributed[seat] = under[table.seats[seat].seal]
            table.seats[seat].revealed = True
    return table.start(entry.rules) if entry.rules else "table"


def call_off(table: Table, entry: log.CalledOff) -> None:
    """All is sealed anew, but for who did not open theirs: they have no seat here any more."""
    for seat in table.sealed():
        table.called_off.append(table.seats[seat].name)
        table.barred.add(table.seats[seat].person)
        table.seats[seat] = SeatInfo("open")
    for held in table.seats:
        if held.kind == "person":
            held.ready, held.seal, held.revealed = False, "", False
    table.contributed.clear()
    table.secret = bytes.fromhex(entry.secret)
    table.opened = 0.0
