"""What an eye is shown of a table: every message about the match is made here, from that eye's Sight."""

from __future__ import annotations

from typing import Any, final

from msgspec import UNSET
from mypy_extensions import i64

from coincoin.host.table.fold import Table
from coincoin.host.table.told import Change, Deed, Told
from coincoin.host.wire import Answer, Event, LogLine, Moment, Presence, TableChanged, Welcome
from coincoin.kernel.change import Changes
from coincoin.kernel.scene import Scene
from coincoin.kernel.state import NOBODY, SPECTATOR, Sight, State, news_for, told_to
from coincoin.kernel.words import Words, sentence

MOST_LINES = 300


def draw(table: Table, seat: int | None, language: str) -> Scene | None:
    """The match as this eye sees it now."""
    match = table.match
    return table.game.draw(match.state.seen_by(seat), table.words(seat, language)) if match else None


@final
class Heard:
    """A piece of news, for who may hear it."""

    def __init__(self, told: Told, code: int, seers: i64, words: Words) -> None:
        self.version = told.version
        self.code = code
        self.seers = seers
        self.sentence = sentence(words.tongue, "news", words.all_news, code)
        self.chapter = told.chapter
        self.shown = code in told.shown
        self.others = self.line(words, None)  # as all read it but those it speaks of

    def line(self, words: Words, reader: int | None) -> LogLine:
        found = self.sentence
        family = found.family
        return LogLine(
            self.version,
            found.said(words.names, reader),
            family.name,
            found.seats[0] if found.seats else None,
            family.rules or UNSET,
            words.chapter(self.chapter, reader) if self.chapter != NOBODY else UNSET,
            family.pace if self.shown else UNSET,
        )


def heard(told: Told, words: Words) -> list[Heard]:
    """What happened, in the language of these words."""
    return [Heard(told, told.news[i], told.news[i + 1], words) for i in range(0, len(told.news), 2)]


def lines(news: list[Heard], words: Words) -> list[LogLine]:
    """What the reader of these words is told of it."""
    found: list[LogLine] = []
    reader = words.reader
    eye: i64 = SPECTATOR if reader is None else reader
    for each in news:
        if told_to(each.seers, eye):
            own = reader in each.sentence.seats or reader == each.chapter
            found.append(each.line(words, reader) if own else each.others)
    return found


def merged(told: list[LogLine], deeds: list[Deed], words: Words) -> list[LogLine]:
    """The same with what was done besides, in order; at most as many as a page is sent."""
    if not deeds:
        return told[-MOST_LINES:]
    return sorted([*told, *[line_of(deed, words) for deed in deeds]], key=version_of)[-MOST_LINES:]


def version_of(line: LogLine) -> int:
    return line.version


def line_of(deed: Deed, words: Words) -> LogLine:
    seat = deed.seat
    key = f"deed-{deed.kind}"
    text = words(key) if seat is None else words(key, you=words.you(seat), seat=words.seat(seat))
    return LogLine(deed.version, text, "", seat)


class Look:
    """A State of a table, drawn for all eyes that look at it."""

    def __init__(self, table: Table, state: State) -> None:
        self.table = table
        self.state = state
        self.common: dict[str, Any] = {}  # what all see alike, by language
        self.spectator: Sight | None = None
        self.secrets = False  # is anything hidden from spectators?

    def scene(self, seat: int | None, language: str) -> Scene:
        table = self.table
        spectator = self.spectators_sight()
        if language not in self.common:
            self.common[language] = table.game.common(spectator, table.words(None, language))
        # Where spectators see everything, so do all.
        eye: int = SPECTATOR if seat is None else seat
        sight = self.state.seen_by(seat) if self.secrets else Sight(eye, spectator.state)
        return table.game.draw(sight, table.words(seat, language), self.common[language])

    def spectators_sight(self) -> Sight:
        """Made once; `secrets` says whether anything is hidden in it."""
        if self.spectator is None:
            shown = self.state.clone()
            self.secrets = shown.hide(SPECTATOR) > 0
            self.spectator = Sight(SPECTATOR, shown)
        return self.spectator


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
        self.changes = Changes()
        new = table.told[since - table.version :] if change == "match" else []
        # After going back, all that is left of the log: what was taken back is nowhere told any more.
        self.told = table.told[-MOST_LINES:] if change == "back" else [told for told in new if told.version > since]
        self.deeds = [deed for deed in table.deeds if change == "back" or deed.version > since]

        self.look = Look(table, table.match.state) if table.match and change in ("match", "back") else None
        self.looks = [[Look(table, moment) for moment in told.moments] for told in self.told if change == "match"]

    def scene(self, seat: int | None, language: str) -> Scene | None:
        """What this eye sees now, if that has changed."""
        return self.look.scene(seat, language) if self.look else None

    def message(self, seat: int | None, language: str, scene: Scene | None, before: Scene | None) -> Answer:
        """The one message for this eye."""
        if self.change == "chat":
            return self.table.chat[-1]
        if scene is not None:
            return self.event(seat, language, scene, before)
        lines = merged([], self.deeds, self.table.words(seat, language))
        return TableChanged(self.table.version, self.info or self.table.info(), self.clocks, lines)

    def event(self, seat: int | None, language: str, scene: Scene, before: Scene | None) -> Event:
        """What happened in the match; the scene whole where there was none before."""
        table, version = self.table, self.table.version
        words = table.words(seat, language)
        if language not in self.news:
            self.news[language] = [each for told in self.told for each in heard(told, words)]
        undo = seat is not None and table.may_undo(seat)
        moments, last = self.on_the_way(seat, language, before) if before and any(self.looks) else ([], before)
        return Event(
            version=version,
            since=self.since if self.since < version - 1 else UNSET,
            moves=self.moves,
            scene=scene if last is None else UNSET,
            change=self.changes.between(last, scene) if last is not None else UNSET,
            moments=moments,
            lines=merged(lines(self.news[language], words), self.deeds, words),
            waiting=self.waiting,
            undo=undo,
            undoes=words.move(table.match.log[-1][1]) if undo and table.match else "",
            back=self.change == "back",
            clocks=self.clocks,
            table=self.info,
        )

    def on_the_way(self, seat: int | None, language: str, before: Scene) -> tuple[list[Moment], Scene]:
        """The moments as this eye sees them, each after the one before it, and the last of these scenes."""
        families, found, told_before = self.table.game.news_families, [], 0
        eye: int = SPECTATOR if seat is None else seat
        for told, looks in zip(self.told, self.looks, strict=True):
            shown = told_before
            for look in looks:
                scene = look.scene(seat, language)
                shown += len(news_for(look.state.news, eye)) // 2
                pace = families.family(look.state.moment).pace
                found.append(Moment(self.changes.between(before, scene), shown, pace))
                before = scene
            told_before += len(news_for(told.news, eye)) // 2
            told_before += sum([deed.version == told.version for deed in self.deeds])
        return found, before


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
        lines=merged(
            [line for told in new for line in lines(heard(told, words), words)],
            [deed for deed in table.deeds if deed.version > version],
            words,
        ),
        said=said,
        event=Report(table, "table", table.version - 1, False).event(seat, language, scene, None) if scene else None,
    )
