"""Moments of whole matches, one of each kind, to be told to a page as the host would tell them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec
from playwright.sync_api import Page

import coincoin
from coincoin.bots.levels import Duckling, InstinctBot
from coincoin.host.wire import Event, LogLine, Moment, encode
from coincoin.kernel.change import Changes
from coincoin.kernel.errors import BadOption
from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.match import Match
from coincoin.kernel.scene import Scene
from coincoin.kernel.state import State, news_for
from coincoin.kernel.words import Words, sentence
from coincoin.testing.play import game_of
from tests.conformance.rare import RARE, happening
from tests.web.person import NAMES, Person

MATCHES = 16

# The host goes by another clock: it is neither missed nor heard.
DEAF = """() => {
  for (const socket of window.__sockets) socket.onclose = null;
  for (let n = 0; n < 10000; n += 1) clearInterval(n);
}"""


class Telling(NamedTuple):
    """What a page is told: the table before, and the event with this one moment."""

    kind: str
    pace: str
    before: Scene
    moment: Scene
    event: Event


def tellings(game: str, seat: int = 0, language: str = "en") -> list[Telling]:
    """One of every kind of moment, seen by this seat."""
    found: dict[str, Telling] = {}
    for kind, before, moment, after in moments(game):
        if kind not in found:
            found[kind] = told(kind, before, moment, after, seat, language)
    return list(found.values())


def told(kind: str, before: State, moment: State, after: State, seat: int, language: str) -> Telling:
    game = game_of(before)
    names = NAMES[: before.seats]
    scenes = [game.scene(state.seen_by(seat), language, names) for state in (before, moment, after)]
    words = game.words(language, names, seat)
    pace = game.news_families.by_name[kind].pace
    codes = news_for(moment.news, seat)
    lines = [line(words, codes[i]) for i in range(0, len(codes), 2)]
    changes = Changes()
    way = Moment(changes.between(scenes[0], scenes[1]), len(lines), pace)
    event = Event(0, 1, since=1, moments=[way], change=changes.between(scenes[1], scenes[2]), lines=lines)
    return Telling(kind, pace, scenes[0], scenes[1], event)


def line(words: Words, code: int) -> LogLine:
    said = sentence(words.tongue, "news", words.all_news, code)
    return LogLine(1, words.news(code), said.family.name, said.seats[0] if said.seats else None)


@cache
def moments(game: str) -> list[tuple[str, State, State, State]]:
    return list(found(game))


def fits(game: Game, seats: int, wish: dict[str, OptionValue]) -> bool:
    try:
        game.check_options(seats, wish)
    except BadOption:
        return False
    return True


def found(id: str) -> Iterator[tuple[str, State, State, State]]:
    """The first of each kind: what was before it, itself, and what came after."""
    known = set()
    for before, played in told_moves(coincoin.game(id)):
        for moment in played.story.moments if played.story else []:
            kind = game_of(played).news_families.family(moment.moment).name
            if kind not in known:
                known.add(kind)
                yield kind, before, moment, played.clone()
            before = moment


def told_moves(game: Game) -> Iterator[tuple[State, State]]:
    """Moves of several matches and of positions that chance seldom comes to, each before and after."""
    wishes: list[dict[str, OptionValue]] = [{}]
    wishes += [{name: True} for name, option in game.options.items() if option.default is False]
    tables = [(seats, wish) for wish in wishes for seats in (4, min(game.seats)) if fits(game, seats, wish)]
    for seed in range(max(MATCHES, len(tables))):
        seats, wish = tables[seed % len(tables)]
        match = Match(game, NAMES[:seats], wish, seed=seed)
        mind = (InstinctBot if seed % 3 else Duckling)(game, seed)
        while not match.state.over:
            before = match.state.clone()
            seat = match.state.waiting()[0]
            match.play(seat, mind.choose(match.state.seen_by(seat), match.state.moves(seat)))
            yield before, match.state
    for kind, (state, _) in RARE.items():
        if game_of(state) is game:
            yield state, happening(game, kind)


def send(person: Person, message: bytes) -> None:
    person.page.evaluate(
        "told => window.__sockets.at(-1).dispatchEvent(new MessageEvent('message', {data: told}))", message.decode()
    )


def lay(person: Person, telling: Telling) -> None:
    """The table before a moment; from then on the host itself is not heard."""
    person.told += 1
    before = {"type": "event", "version": person.told, "since": 1, "moves": 0, "scene": telling.before}
    send(person, msgspec.json.encode(before))


def tell(person: Person, telling: Telling) -> None:
    """The table before, at once, and then the event with its moment."""
    lay(person, telling)
    person.told += 1
    send(person, encode(msgspec.structs.replace(telling.event, version=person.told)))


def pause(person: Person, telling: Telling) -> None:
    """The table before this moment, and from then on no time passes by itself and the host is not heard."""
    page = person.page
    page.evaluate(DEAF)
    page.clock.install()
    page.clock.pause_at(10**12)
    lay(person, telling)
    quiet(page, telling.before.title)


def quiet(page: Page, title: str) -> None:
    """Whatever is told is skipped, until the table with this title lies there."""
    for _ in range(50):
        if page.locator("#mat:not(.is-moment) .prompt h2", has_text=title).count():
            return
        page.evaluate("document.querySelector('.reel .icon-btn, .btn--timed')?.click()")
        page.clock.run_for(50)
    raise AssertionError("the story does not end")
