"""What somebody proposes to all: it happens with the last yes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coincoin.host.pace import Proposal
from coincoin.host.table.told import Change

if TYPE_CHECKING:
    from coincoin.host.table.fold import Table


def about_time(proposal: Proposal | None) -> bool:
    """It can be answered after a move as well as before, and gives way to another one."""
    return proposal is not None and proposal.kind == "time"


def agree(table: Table, person: str, deed: str) -> Change:
    """Somebody says yes; `deed` is what is told of it while others have still to answer."""
    proposal = table.proposal
    if proposal is None:
        return "table"
    proposal.agreed = sorted({*proposal.agreed, *table.seats_of(person)})
    if not set(table.voters()) <= set(proposal.agreed):
        table.tell(deed, table.seats_of(person)[0])
        return "table"
    match proposal.kind:
        case "takeback":
            table.tell("took-back", proposal.seat)
            return table.rewind(proposal.moves, [])
        case "time":
            table.proposal = None
            if table.question is not None and table.question.late and table.question.seat == proposal.seat:
                table.question = None
            table.tell("more-time" if proposal.times else "no-clock", proposal.seat)
            if table.clock is not None:
                table.clock.allow(proposal.seat, proposal.times, table.changed_at)
            return table.recount()
        case _:
            table.tell("stopped")
            table.finish("stopped", [])
    return "table"
