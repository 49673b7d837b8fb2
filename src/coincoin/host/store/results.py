"""How matches ended, seat by seat: written when they end, kept when the match itself is deleted."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from coincoin.host.sign import TableInfo
from coincoin.host.store.jobs import Job, Statement
from coincoin.host.store.store import Store


class Ended(NamedTuple):
    """What became of a seat."""

    table: str
    seat: int
    person: str  # empty for a bot
    name: str
    game: str
    ended: float
    place: int  # 0 where there is no result
    score: int
    won: bool
    reason: str


COLUMNS = "table_id, seat, person, name, game, ended, place, score, won, reason"


def put_results(info: TableInfo, ended: float) -> Job:
    """A row for each seat of a match that is over."""
    return [
        Statement(
            f"INSERT INTO results ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (*row[:8], int(row.won), row.reason),
        )
        for row in results(info, ended)
    ]


def results(info: TableInfo, ended: float) -> list[Ended]:
    result = info.result
    if result is None:
        return []
    stopped = result.reason == "stopped"
    # Winners first, who resigned last, and between them by points.
    standing = [
        (seat in result.winners, not info.seats[seat].resigned, score) for seat, score in enumerate(result.scores)
    ]
    return [
        Ended(
            info.id,
            seat,
            each.person,
            each.name,
            info.game,
            ended,
            0 if stopped else 1 + sum(other > standing[seat] for other in standing),
            result.scores[seat],
            seat in result.winners and not stopped,
            result.reason,
        )
        for seat, each in enumerate(info.seats)
    ]


def of_person(store: Store, person: str, most: int) -> list[Ended]:
    """All seats of the newest matches of a person, newest first."""
    return rows(
        store,
        f"SELECT {COLUMNS} FROM results WHERE table_id IN "
        "(SELECT table_id FROM results WHERE person = ? ORDER BY ended DESC LIMIT ?) "
        "ORDER BY ended DESC, table_id, seat",
        person,
        most,
    )


def of_game(store: Store, game: str, after: float) -> list[Ended]:
    """All seats of the matches of a game that ended later than that, oldest first."""
    sql = f"SELECT {COLUMNS} FROM results WHERE game = ? AND ended > ? ORDER BY ended, table_id, seat"
    return rows(store, sql, game, after)


def rows(store: Store, sql: str, *parameters: Any) -> list[Ended]:
    return [Ended(*row)._replace(won=bool(row[8])) for row in store.run(sql, *parameters).fetchall()]


def forget(person: str) -> list[Job]:
    """Nothing of how their matches ended is theirs any more; those they played with keep their own."""
    return [
        [
            Statement(
                "DELETE FROM seated WHERE person = ? AND table_id IN (SELECT id FROM tables WHERE status = 'finished')",
                (person,),
            )
        ],
        [Statement("UPDATE results SET person = '', name = '' WHERE person = ?", (person,))],
    ]


def missing(store: Store) -> list[tuple[TableInfo, float]]:
    """Matches that ended before results were kept."""
    found = store.run(
        "SELECT info, changed FROM tables WHERE status = 'finished' AND id NOT IN (SELECT table_id FROM results)"
    ).fetchall()
    return [(msgspec.json.decode(info, type=TableInfo), changed) for info, changed in found]
