"""Whose turn it is at each table, and whether they know: what notices and desks are made of."""

from __future__ import annotations

from typing import NamedTuple

from coincoin.host.store.jobs import TURN, TURN_OVER, Job, Statement
from coincoin.host.store.store import Store
from coincoin.host.table.fold import Table
from coincoin.host.table.told import Turn

UNTOLD, SEEN, TOLD = 0, 1, 2


class Waiting(NamedTuple):
    """A table that waits for a person."""

    table: str
    person: str
    sequence: int
    at: float
    told: int


def put_turns(table: Table, before: dict[str, Turn], looking: set[str]) -> Job:
    """Who is waited for now; who looks knows."""
    job = [Statement(TURN_OVER, (table.id, person)) for person in before if person not in table.turns]
    for person, turn in table.turns.items():
        if before.get(person) != turn:
            told = SEEN if person in looking else UNTOLD
            job.append(Statement(TURN, (table.id, person, turn.version, turn.at, told)))
    return job


def seen(table: str, person: str) -> Job:
    """They look at the table while it waits for them."""
    sql = "UPDATE turns SET told = ? WHERE table_id = ? AND person = ? AND told = ?"
    return [Statement(sql, (SEEN, table, person, UNTOLD))]


def claim(turn: Waiting) -> Job:
    """Only one of all hosts tells somebody of a turn, and only once."""
    sql = "UPDATE turns SET told = ? WHERE table_id = ? AND person = ? AND sequence = ? AND told = ?"
    return [Statement(sql, (TOLD, turn.table, turn.person, turn.sequence, turn.told))]


def untold(store: Store) -> list[Waiting]:
    """The turns of people who want to be told of them in some way, and have not been."""
    rows = store.run(
        "SELECT table_id, person, sequence, at, told FROM turns WHERE told < ? "
        "AND person IN (SELECT person FROM channels WHERE confirmed = 1)",
        TOLD,
    ).fetchall()
    return [Waiting(*row) for row in rows]


def waiting_for(store: Store, person: str) -> list[Waiting]:
    """All who are waited for at the tables of a person."""
    rows = store.run(
        "SELECT turns.table_id, turns.person, sequence, at, told FROM turns "
        "JOIN seated ON seated.table_id = turns.table_id WHERE seated.person = ? ORDER BY at",
        person,
    ).fetchall()
    return [Waiting(*row) for row in rows]
