"""What an eye is shown of a table: every message about the match is made here, from that eye's Sight."""

from __future__ import annotations

from coincoin.host.table import Change, Table, Told
from coincoin.host.wire import Event, LogLine, Presence, Said, TableChanged, Welcome
from coincoin.kernel.game import Game
from coincoin.kernel.moves import Seats
from coincoin.kernel.state import SPECTATOR, news_for
from coincoin.kernel.words import Words

MOST_LINES = 300


def news_lines(game: Game, words: Words, told: Told) -> list[LogLine]:
    """The sentences of what happened, for the reader of these words."""
    eye = SPECTATOR if words.reader is None else words.reader
    codes = [code for place, code in enumerate(news_for(told.news, eye)) if place % 2 == 0]
    return [_line(game, words, told.version, code) for code in codes]


def _line(game: Game, words: Words, version: int, code: int) -> LogLine:
    families = game.news_families
    family = families.family(code)
    values = zip(family.arguments.values(), families.arguments(code), strict=True)
    about = next((int(value) for domain, value in values if isinstance(domain, Seats)), None)
    return LogLine(version, words.news(code), family.name, about)


def event(table: Table, seat: int | None, language: str, change: Change, whole: bool) -> Event | None:
    """The match as this eye sees it now; `whole` adds what is known of the table."""
    match = table.match
    if match is None:
        return None
    sight = match.state.seen_by(seat)
    new = change == "match" and table.told and table.told[-1].version == table.version
    words = table.game.words(language, table.names, seat)
    return Event(
        version=table.version,
        moves=match.version,
        scene=table.game.scene(sight, language, table.names),
        lines=news_lines(table.game, words, table.told[-1]) if new else [],
        waiting=list(table.waiting()),
        undo=seat is not None and table.may_undo(seat),
        back=change == "back",
        clocks=table.clock.info() if table.clock else None,
        table=table.info() if whole else None,
    )


def push(table: Table, seat: int | None, language: str, change: Change, whole: bool) -> Event | TableChanged | Said:
    """The one message for the entry just added."""
    if change == "chat":
        return table.chat[-1]
    if change != "table" and (made := event(table, seat, language, change, whole)) is not None:
        return made
    return TableChanged(table.version, table.info(), table.clock.info() if table.clock else None)


def welcome(table: Table, person: str, seat: int | None, language: str, version: int, presence: Presence) -> Welcome:
    """Everything, or what came after the version the page has."""
    words = table.game.words(language, table.names, seat)
    new = [told for told in table.told if told.version > version][-MOST_LINES:]
    said = [said for said in table.chat if said.version > version][-MOST_LINES:]
    return Welcome(
        version=table.version,
        since=min(version, table.version),
        person=person,
        yours=table.seats_of(person),
        eye=seat,
        table=table.info(),
        presence=presence,
        lines=[line for told in new for line in news_lines(table.game, words, told)][-MOST_LINES:],
        said=said,
        event=event(table, seat, language, "table", False),
    )
