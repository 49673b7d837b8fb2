"""What an eye is shown of a table: every message about the match is made here, from that eye's Sight."""

from __future__ import annotations

from functools import lru_cache

from msgspec import UNSET

from coincoin.host.table import Change, Table, Told
from coincoin.host.wire import Answer, Event, LogLine, Presence, TableChanged, Welcome
from coincoin.kernel.change import change as scene_change
from coincoin.kernel.game import Game
from coincoin.kernel.moves import Seats
from coincoin.kernel.scene import Scene
from coincoin.kernel.state import SPECTATOR, news_for
from coincoin.kernel.words import Words

MOST_LINES = 300
Said = dict[tuple[int, int, str, bool], LogLine]  # by version, news, language, and whether it speaks of the reader


def draw(table: Table, seat: int | None, language: str) -> Scene | None:
    """The match as this eye sees it now."""
    match = table.match
    return table.game.draw(match.state.seen_by(seat), words_of(table, seat, language)) if match else None


def words_of(table: Table, seat: int | None, language: str) -> Words:
    return table.game.words(language, table.names, seat)


def news_lines(game: Game, words: Words, told: Told, said: Said) -> list[LogLine]:
    """The sentences of what happened, for the reader of these words. What was said to another is said again."""
    reader, language = words.reader, words.tongue.language
    lines = []
    for code in list(news_for(told.news, SPECTATOR if reader is None else reader))[::2]:
        kind, seat = _about(game, code)
        key = told.version, code, language, seat is not None and seat == reader
        line = said.get(key)
        if line is None:
            line = said[key] = LogLine(told.version, words.news(code), kind, seat)
        lines.append(line)
    return lines


@lru_cache(maxsize=8_192)
def _about(game: Game, code: int) -> tuple[str, int | None]:
    """The name of a piece of news, and the seat it speaks of."""
    families = game.news_families
    family = families.family(code)
    values = zip(family.arguments.values(), families.arguments(code), strict=True)
    return family.name, next((int(value) for domain, value in values if isinstance(domain, Seats)), None)


class Report:
    """What was added to a table after a version, for each eye that looks. `whole` tells all about the table too."""

    def __init__(self, table: Table, change: Change, since: int, whole: bool) -> None:
        self.table = table
        self.change = change
        self.since = since
        self.waiting = list(table.waiting())
        self.clocks = table.clock.info() if table.clock else None
        self.info = table.info() if whole else None
        self.said: Said = {}
        new = table.told[since - table.version :] if change == "match" else []
        self.told = [told for told in new if told.version > since]

    def scene(self, seat: int | None, language: str) -> Scene | None:
        """What this eye sees now, if that has changed."""
        return draw(self.table, seat, language) if self.change in ("match", "back") else None

    def message(self, seat: int | None, language: str, scene: Scene | None, before: Scene | None) -> Answer:
        """The one message for this eye."""
        if self.change == "chat":
            return self.table.chat[-1]
        if scene is not None:
            return self.event(seat, language, scene, before)
        return TableChanged(self.table.version, self.info or self.table.info(), self.clocks)

    def event(self, seat: int | None, language: str, scene: Scene, before: Scene | None) -> Event:
        """What happened in the match; the scene whole where there was none before."""
        table, version = self.table, self.table.version
        words = words_of(table, seat, language)
        return Event(
            version=version,
            since=self.since if self.since < version - 1 else UNSET,
            moves=table.moves,
            scene=scene if before is None else UNSET,
            change=scene_change(before, scene) if before is not None else UNSET,
            lines=[line for told in self.told for line in news_lines(table.game, words, told, self.said)],
            waiting=self.waiting,
            undo=seat is not None and table.may_undo(seat),
            back=self.change == "back",
            clocks=self.clocks,
            table=self.info,
        )


def welcome(
    table: Table, person: str, seat: int | None, language: str, version: int, presence: Presence, scene: Scene | None
) -> Welcome:
    """Everything, or what came after the version the page has."""
    words = words_of(table, seat, language)
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
        lines=[line for told in new for line in news_lines(table.game, words, told, {})][-MOST_LINES:],
        said=said,
        event=Report(table, "table", table.version - 1, False).event(seat, language, scene, None) if scene else None,
    )
