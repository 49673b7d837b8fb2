"""What an eye is shown of a table: every message about the match is made here, from that eye's Sight."""

from __future__ import annotations

from functools import lru_cache

from msgspec import UNSET

from coincoin.host.table import Change, Table, Told
from coincoin.host.wire import Event, LogLine, Presence, Said, TableChanged, Welcome
from coincoin.kernel.change import change as scene_change
from coincoin.kernel.game import Game
from coincoin.kernel.moves import Seats
from coincoin.kernel.scene import Scene
from coincoin.kernel.state import SPECTATOR, news_for
from coincoin.kernel.words import Words

MOST_LINES = 300


def draw(table: Table, seat: int | None, language: str) -> Scene | None:
    """The match as this eye sees it now."""
    match = table.match
    return table.game.scene(match.state.seen_by(seat), language, table.names) if match else None


def news_lines(game: Game, words: Words, told: Told) -> list[LogLine]:
    """The sentences of what happened, for the reader of these words."""
    eye = SPECTATOR if words.reader is None else words.reader
    codes = list(news_for(told.news, eye))[::2]
    return [LogLine(told.version, words.news(code), *_about(game, code)) for code in codes]


@lru_cache(maxsize=8_192)
def _about(game: Game, code: int) -> tuple[str, int | None]:
    """The name of a piece of news, and the seat it speaks of."""
    families = game.news_families
    family = families.family(code)
    values = zip(family.arguments.values(), families.arguments(code), strict=True)
    return family.name, next((int(value) for domain, value in values if isinstance(domain, Seats)), None)


def event(
    table: Table,
    seat: int | None,
    language: str,
    change: Change,
    scene: Scene,
    before: Scene | None,
    since: int,
    whole: bool,
) -> Event:
    """What happened in the match after a version; the scene whole where there was none before.

    `whole` adds all about the table.
    """
    new = [told for told in table.told[since - table.version :] if told.version > since] if change == "match" else []
    words = table.game.words(language, table.names, seat)
    return Event(
        version=table.version,
        since=since if since < table.version - 1 else UNSET,
        moves=table.moves,
        scene=scene if before is None else UNSET,
        change=scene_change(before, scene) if before is not None else UNSET,
        lines=[line for told in new for line in news_lines(table.game, words, told)],
        waiting=list(table.waiting()),
        undo=seat is not None and table.may_undo(seat),
        back=change == "back",
        clocks=table.clock.info() if table.clock else None,
        table=table.info() if whole else None,
    )


def push(
    table: Table,
    seat: int | None,
    language: str,
    change: Change,
    scene: Scene | None,
    before: Scene | None,
    since: int,
    whole: bool,
) -> Event | TableChanged | Said:
    """The one message for what was added after a version."""
    if change == "chat":
        return table.chat[-1]
    if change != "table" and scene is not None:
        return event(table, seat, language, change, scene, before, since, whole)
    return TableChanged(table.version, table.info(), table.clock.info() if table.clock else None)


def welcome(
    table: Table, person: str, seat: int | None, language: str, version: int, presence: Presence, scene: Scene | None
) -> Welcome:
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
        event=event(table, seat, language, "table", scene, None, table.version - 1, False) if scene else None,
    )
