"""A table as its sign shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coincoin.host.sign import Begins, TableInfo
from coincoin.kernel.dice import commitment

if TYPE_CHECKING:
    from coincoin.host.table.fold import Table


def info_of(table: Table) -> TableInfo:
    setup = table.setup
    over = table.status == "finished"
    return TableInfo(
        id=table.id,
        game=setup.game,
        options=table.match.options if table.match else setup.options,
        status=table.status,
        owner=table.owner,
        seats=table.seats,
        public=setup.public,
        spectators=setup.spectators,
        chat=setup.chat,
        clock=setup.clock,
        patience=setup.patience,
        commitment=commitment(table.secret),
        contributions=table.contributions,
        opening=table.opened > 0 and table.status == "lobby",
        called_off=table.called_off,
        secret=table.secret.hex() if over else "",
        proposal=table.proposal,
        result=table.result,
        rematch=table.rematch,
        begins=Begins(table.begins.table, len(table.begins.moves)) if table.begins else None,
        away=setup.away,
        question=table.question,
        chat_for=setup.chat_for,
        code=table.code,
        when=table.when,
        series=table.series if any(table.series) else [],
    )
