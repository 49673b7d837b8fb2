"""The desk: what waits for a person, what others think about, what is over, and how it stands between friends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

import msgspec
from litestar import delete, get
from openskill.models import PlackettLuce

from coincoin.host.http.api import fails
from coincoin.host.http.holidays import Holiday
from coincoin.host.notices.wishes import Channel, Wishes, channels_of, wishes_of
from coincoin.host.room.hall import Hall, Person, infos
from coincoin.host.sign import TableInfo
from coincoin.host.store.results import Ended, forget, of_game, of_person
from coincoin.host.store.turns import Waiting, waiting_for

FINISHED = 30  # matches that a desk shows
ALL = 5000  # that are counted
SURE = 5  # matches before a rating says something
MODEL = PlackettLuce()


class Thinking(msgspec.Struct):
    """A match that is going on."""

    table: TableInfo
    people: list[str]  # names of those who are waited for
    since: float = 0.0  # when the first of them began to think, in seconds since 1970; 0: not known
    left: float | None = None  # seconds of who is waited for, if there is a clock


class Standing(msgspec.Struct):
    """A seat of a match that is over."""

    name: str
    person: str
    place: int  # 0 where there is no result
    score: int


class Over(msgspec.Struct):
    """A match that is over."""

    table: str
    game: str
    ended: float
    place: int  # one's own
    standing: list[Standing]
    kept: bool  # can it still be replayed?


class Friend(msgspec.Struct):
    """How it stands between two people: in how many matches who came before whom."""

    person: str
    name: str
    ahead: int
    behind: int
    matches: int
    last: float


class Widest(msgspec.Struct):
    """The match one has won by most."""

    table: str
    ahead: int  # points before the next
    kept: bool = False  # can it still be replayed?


class Figure(msgspec.Struct):
    """One's matches of a game."""

    game: str
    matches: int
    won: int
    people: int  # with how many of them other people played
    rating: float | None = None  # against people, once there are some matches
    streak: int = 0  # the most that were won in a row
    widest: Widest | None = None


class Desk(msgspec.Struct):
    """All that concerns one person."""

    waiting: list[Thinking]  # for oneself, the most urgent first
    others: list[Thinking]
    lobbies: list[TableInfo]
    finished: list[Over]
    friends: list[Friend]
    figures: list[Figure]


class Export(msgspec.Struct):
    """All that this host keeps for a name."""

    person: str
    name: str
    wishes: Wishes
    ways: list[Channel]
    holiday: Holiday
    matches: list[Over]
    friends: list[Friend]
    figures: list[Figure]


@get("/desk", responses=fails(401))
async def desk(person: Person, hall: Hall) -> Desk:
    """One's desk."""
    return await desk_of(person, hall)


async def desk_of(person: Person, hall: Hall) -> Desk:
    store, read = hall.store, hall.writer.read
    running = infos(await read(store.running_of, person.id))
    turns = await read(waiting_for, store, person.id)
    thinking = [
        await think(hall, info, [turn for turn in turns if turn.table == info.id], person.id) for info in running
    ]
    mine = [each for each, own in thinking if own]
    rows = await read(of_person, store, person.id, ALL)
    over, figures = matches(rows, person.id)[:FINISHED], await figures_of(hall, rows, person.id)
    kept = {info.id for info in infos(await read(store.tables_of, person.id, 200))}
    for each in over:
        each.kept = each.table in kept
    for widest in [figure.widest for figure in figures if figure.widest]:
        widest.kept = widest.table in kept
    return Desk(
        sorted(mine, key=lambda each: (each.left if each.left is not None else 1e12, each.since)),
        sorted((each for each, own in thinking if not own), key=lambda each: -each.since),
        infos(await read(store.lobbies_of, person.id)),
        over,
        friends(rows, person.id),
        figures,
    )


async def think(hall: Hall, info: TableInfo, turns: list[Waiting], person: str) -> tuple[Thinking, bool]:
    """A running match, and whether it waits for this person."""
    awaited = {turn.person for turn in turns}
    names = [seat.name for seat in info.seats if seat.person in awaited]
    own = [turn.at for turn in turns if turn.person == person]
    since = min(own or [turn.at for turn in turns], default=0.0)
    room = hall.rooms.get(info.id)
    left = None
    if room is not None:
        async with room.alone() as table:
            clock = table.clock
            left = min((clock.now(seat) / 1000 for seat in clock.running), default=None) if clock else None
    return Thinking(info, names, since, left), bool(own)


def matches(rows: list[Ended], person: str) -> list[Over]:
    found = []
    for table, seats in by_table(rows):
        own = [row.place for row in seats if row.person == person]
        standing = [Standing(row.name, row.person, row.place, row.score) for row in seats]
        found.append(Over(table, seats[0].game, seats[0].ended, min(own, default=0), standing, False))
    return found


def by_table(rows: Iterable[Ended]) -> list[tuple[str, list[Ended]]]:
    return [(table, [*seats]) for table, seats in groupby(rows, lambda row: row.table)]


def friends(rows: list[Ended], person: str) -> list[Friend]:
    """Those one has played with, most often first."""
    found: dict[str, Friend] = {}
    for _, seats in by_table(rows):
        own = min((row.place for row in seats if row.person == person), default=0)
        for row in seats:
            if row.person not in ("", person) and own and row.place:
                known = found.setdefault(row.person, Friend(row.person, row.name, 0, 0, 0, row.ended))
                known.ahead += own < row.place
                known.behind += own > row.place
                known.matches += 1
    return sorted(found.values(), key=lambda each: -each.matches)


async def figures_of(hall: Hall, rows: list[Ended], person: str) -> list[Figure]:
    found: dict[str, Figure] = {}
    row_of_wins: Counter[str] = Counter()  # by game, up to the match that is looked at
    for table, seats in reversed(by_table(rows)):
        own = [row for row in seats if row.person == person]
        if own and own[0].place:
            known = found.setdefault(own[0].game, Figure(own[0].game, 0, 0, 0))
            won = any(row.won for row in own)
            known.matches += 1
            known.won += won
            known.people += len({row.person for row in seats} - {""}) > 1
            row_of_wins[known.game] = row_of_wins[known.game] + 1 if won else 0
            known.streak = max(known.streak, row_of_wins[known.game])
            if ahead := lead(seats, person):
                known.widest = max(known.widest or Widest("", 0), Widest(table, ahead), key=lambda each: each.ahead)
    for figure in found.values():
        if figure.people >= SURE:
            figure.rating = await hall.writer.read(rating, hall, figure.game, person)
    return sorted(found.values(), key=lambda each: -each.matches)


def lead(seats: list[Ended], person: str) -> int:
    """By how many points somebody has won a match that was played to its end; 0 if they have not."""
    others = [row.score for row in seats if row.person != person]
    best = max(row.score for row in seats if row.person == person)
    return max(0, best - max(others)) if others and seats[0].reason == "played" else 0


def rating(hall: Hall, game: str, person: str) -> float:
    """By all matches of this game between people, in the order they ended: a cautious estimate of openskill."""
    rated: dict[str, object] = {}
    for _, seats in by_table(of_game(hall.store, game, 0.0)):
        people = {row.person: row.place for row in seats if row.person and row.place}
        if len(people) > 1:
            teams = [[rated.get(each) or MODEL.rating()] for each in people]
            for each, [new] in zip(people, MODEL.rate(teams, ranks=[*people.values()]), strict=True):  # type: ignore[arg-type]
                rated[each] = new
    known = rated.get(person)
    return round(known.ordinal(), 1) if known is not None else 0.0  # type: ignore[attr-defined]


@get("/me/export", responses=fails(401))
async def export(person: Person, hall: Hall) -> Export:
    """All that this host keeps for one's name; the matches themselves are match files of their own."""
    store, read = hall.store, hall.writer.read
    rows = await read(of_person, store, person.id, ALL)
    first, last = (await read(store.holidays, [person.id])).get(person.id, (0.0, 0.0))
    return Export(
        person.id,
        person.name,
        await read(wishes_of, store, person.id),
        await read(channels_of, store, person.id),
        Holiday(first, last),
        matches(rows, person.id),
        friends(rows, person.id),
        await figures_of(hall, rows, person.id),
    )


@delete("/me/results", responses=fails(401), status_code=200)
async def forget_results(person: Person, hall: Hall) -> Desk:
    """One's finished matches are no more listed for one's name, here or for friends."""
    for job in forget(person.id):
        await hall.writer.write(job)
    return await desk_of(person, hall)


HANDLERS = [desk, export, forget_results]
