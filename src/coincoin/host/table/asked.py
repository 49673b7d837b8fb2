"""What becomes of a seat that keeps the others waiting: those present decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coincoin.host.pace import outcome
from coincoin.host.table import entries as log
from coincoin.host.table.bots import STAND_IN
from coincoin.host.table.told import Change

if TYPE_CHECKING:
    from coincoin.host.table.fold import Table


def decided(table: Table, entry: log.Decided) -> Change:
    """The last answer of those present counts for all."""
    asked = table.question
    if asked is None:
        return "table"
    for seat in table.seats_of(entry.by):
        asked.words[seat] = entry.word
    words = [word for seat in entry.present if (word := asked.words[seat])]
    if len(words) < len(entry.present):
        return "table"
    table.question = None
    match outcome(words):
        case "wait":
            table.tell("waited", asked.seat)
            table.waited[asked.seat] = entry.at
            return table.recount(entry.clocks)
        case "move":
            table.lent = asked.seat
        case _:
            table.tell("seated", asked.seat)
            table.seats[asked.seat].stand_in = STAND_IN
            return table.recount()
    return "table"
