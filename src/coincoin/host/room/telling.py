"""What an eye is shown of a table: every message about the match is made here, from that eye's Sight."""

from __future__ import annotations

from typing import Any, final

from msgspec import UNSET
from mypy_extensions import i64

from coincoin.host.table.fold import Change, Table, Told
from coincoin.host.wire import Answer, Event, LogLine, Presence, TableChanged, Welcome
from coincoin.kernel.change import Changes
from coincoin.kernel.scene import Scene
from coincoin.kernel.state import SPECTATOR, Sight, State, told_to
from coincoin.kernel.words import Words, sentence

MOST_LINES = 300


def draw(table: Table, seat: int | None, language: str) -> Scene | None:
    """The match as this eye sees it now."""
    match = table.match
    return table.game.draw(match.state.seen_by(seat), table.words(seat, language)) if match else None


@final
class Heard:
    """A piece of news, for who may hear it."""

    def __init__(self, version: int, code: int, seers: i64, words: Words) -> None:
        self.version = version
        self.code = code
        self.seers = seers
        self.sentence = sentence(words.tongue, "news", words.all_news, code)
        self.others = self.line(words.names, None)  # as all read it but those it speaks of

    def line(self, names: tuple[str, ...], reader: int | None) -> LogLine:
        found = self.sentence
        return LogLine(self.version, found.said(names, reader), found.family, found.seats[0] if found.seats else None)


def heard(told: Told, words: Words) -> list[Heard]:
    """What happened, in the language of these words."""
    return [Heard(told.version, told.news[i], told.news[i + 1], words) for i in range(0, len(told.news), 2)]


def lines(news: list[Heard], words: Words) -> list[LogLine]:
    """What the reader of these words is told of it."""
    found: list[LogLine] = []
    reader = words.reader
    eye: i64 = SPECTATOR if reader is None else reader
    for each in news:
        if told_to(each.seers, eye):
            own = reader in each.sentence.seats
            found.append(each.line(words.names, reader) if own else each.others)
    return found


class Report:
    """What was added to a table after a version, for each eye that looks. `whole` tells all about the table too."""

    def __init__(self, table: Table, change: Change, since: int, whole: bool) -> None:
        self.table = table
        self.change = change
        self.since = since
        self.moves = table.moves
        self.waiting = list(table.waiting())
        self.clocks = table.clock.info() if table.clock else None
        self.info = table.info() if whole else None
        self.news: dict[str, list[Heard]] = {}  # by language
        self.common: dict[str, Any] = {}  # what all see alike, by language
        self.spectator: Sight | None = None
        self.secrets = False  # is anything hidden from spectators?
        self.changes = Changes()
        new = table.told[since - table.version :] if change == "match" else []
        # After going back, all that is left of the log: what was taken back is nowhere told any more.
        self.told = table.told[-MOST_LINES:] if change == "back" else [told for told in new if told.version > since]

    def scene(self, seat: int | None, language: str) -> Scene | None:
        """What this eye sees now, if that has changed."""
        table = self.table
        if table.match is None or self.change not in ("match", "back"):
            return None
        state = table.match.state
        spectator = self.spectators_sight(state)
        if language not in self.common:
            self.common[language] = table.game.common(spectator, table.words(None, language))
        # Where spectators see everything, so do all.
        eye: int = SPECTATOR if seat is None else seat
        sight = state.seen_by(seat) if self.secrets else Sight(eye, spectator.state)
        return table.game.draw(sight, table.words(seat, language), self.common[language])

    def spectators_sight(self, state: State) -> Sight:
        """Made once; `secrets` says whether anything is hidden in it."""
        if self.spectator is None:
            shown = state.clone()
            self.secrets = shown.hide(SPECTATOR) > 0
            self.spectator = Sight(SPECTATOR, shown)
        return self.spectator

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
        words = table.words(seat, language)
        if language not in self.news:
            self.news[language] = [each for told in self.told for each in heard(told, words)]
        return Event(
            version=version,
            since=self.since if self.since < version - 1 else UNSET,
            moves=self.moves,
            scene=scene if before is None else UNSET,
            change=self.changes.between(before, scene) if before is not None else UNSET,
            lines=lines(self.news[language], words)[-MOST_LINES:],
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
    words = table.words(seat, language)
    if version < table.rewound:  # it has lines that were taken back
        version = 0
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
        lines=[line for told in new for line in lines(heard(told, words), words)][-MOST_LINES:],
        said=said,
        event=Report(table, "table", table.version - 1, False).event(seat, language, scene, None) if scene else None,
    )
