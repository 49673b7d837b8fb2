"""Every way by which something of a running match leaves the host for an eye, and a leak to plant in each of them.

`pairs` finds tables that an eye cannot tell apart: not by what `hide` says, but by what the game's `secrets.py` does,
which is written apart from the rules. One move is made at each, through the host's own fold.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

import coincoin
from coincoin.host import wire
from coincoin.host.http import invite, replays
from coincoin.host.notices.text import notice
from coincoin.host.room import telling
from coincoin.host.room.trial import attempt
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import fold
from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import CoincoinError
from coincoin.kernel.match import Match
from coincoin.kernel.scene import Scene
from coincoin.kernel.state import EVERYBODY, SPECTATOR, Sight, State, Story
from coincoin.kernel.tape import Tape
from coincoin.kernel.why import reason
from coincoin.study.advice.weigh import Weighed, Worth, in_words, reasons
from coincoin.testing.tables import Secrets
from tests.conformance.ours import secrets_of

TRIES = 12  # fillings of the blanks until one is a position
CANDIDATES = 6  # moves that might look like the one that was made
WORLDS = 2
NOBODY_THERE = wire.Presence([], 0)


class Alike(NamedTuple):
    """Two tables after a move that one eye cannot tell apart, each with the scene it had before."""

    eye: int | None
    true: Table
    other: Table
    before: Scene
    other_before: Scene


# ---- tables that an eye cannot tell apart ----


def seen(secrets: Secrets, game: coincoin.Game, state: State, eye: int | None) -> str:
    """The position as the game's tests say that this eye may know it."""
    return json.dumps(secrets.seen(game.to_json(state), eye))


def filled(shown: Any, true: Any, secrets: Secrets, dice: Dice) -> Any:
    """The true position with other cards in the places that are not shown, list by list; `pool` has them all."""
    pool: list[Any] = []
    collect(shown, true, pool)
    if secrets.values:
        pool = [secrets.values[dice.below(len(secrets.values))] for _ in pool]
    for n in range(len(pool) - 1, 0, -1):
        other = dice.below(n + 1)
        pool[n], pool[other] = pool[other], pool[n]
    return put(shown, true, pool)


def hidden_in(shown: list[Any], true: list[Any]) -> list[Any]:
    """What lies where nulls are; what is shown may come first."""
    rest = [*true]
    for each in shown:
        if each is not None and each in rest:
            rest.remove(each)
    return rest


def collect(shown: Any, true: Any, pool: list[Any]) -> None:
    if isinstance(shown, dict):
        for key in shown:
            collect(shown[key], true.get(key), pool)
    elif isinstance(shown, list) and None in shown:
        pool += hidden_in(shown, true)
    elif isinstance(shown, list) and isinstance(true, list):
        for one, two in zip(shown, true, strict=False):
            collect(one, two, pool)


def put(shown: Any, true: Any, pool: list[Any]) -> Any:
    if isinstance(shown, dict):
        return {key: put(shown.get(key), value, pool) for key, value in true.items()}
    if isinstance(shown, list) and None in shown:
        hidden = len(hidden_in(shown, true))
        taken = [pool.pop() for _ in range(hidden)]
        return [taken.pop() if each is None else each for each in shown]
    if isinstance(shown, list) and isinstance(true, list):
        return [put(one, two, pool) for one, two in zip(shown, true, strict=True)] if len(shown) == len(true) else true
    return true


def worlds(secrets: Secrets, game: coincoin.Game, state: State, eye: int | None, dice: Dice) -> Iterator[State]:
    """Others that look alike: by what the tests say is hidden; where that gives no position, by imagination."""
    true, alike = game.to_json(state), seen(secrets, game, state, eye)
    yield state.clone()  # where another move may be made in secret
    if "null" not in alike:
        return
    found = 0
    for _ in range(TRIES):
        try:
            world = game.from_json(json.loads(json.dumps(filled(json.loads(alike), true, secrets, dice))))
        except (CoincoinError, IndexError, KeyError, ValueError):
            continue
        if seen(secrets, game, world, eye) == alike and game.to_json(world) != true:
            found += 1
            yield world
        if found == WORLDS:
            return
    for _ in range(WORLDS):
        world = state.seen_by(eye).imagine(dice)
        if seen(secrets, game, world, eye) == alike:
            yield world


def played(table: Table, entry: log.Moved) -> list[State]:
    """Make a move; the positions on its way, and after it."""
    table.apply(entry)
    assert table.match is not None
    return [*table.told[-1].moments, table.match.state]


def pairs(game: coincoin.Game, entries: list[log.AnyEntry], entry: log.Moved, dice: Dice) -> Iterator[Alike]:
    """For each eye: this table and others, the same before and after this move to all that the eye may know."""
    secrets, before = secrets_of(game), fold("t", entries)
    assert before.match is not None
    start = before.match.state.clone()
    true = fold("t", entries)
    way = played(true, entry)
    if true.status != "running":
        return
    for eye in (None, *range(len(true.seats))):
        looks = [seen(secrets, game, state, eye) for state in way]
        scene = drawn(before, eye)
        for world in worlds(secrets, game, start, eye, dice):
            itself = game.to_json(world) == game.to_json(start)
            for move in might_be(game, world, entry)[itself:]:
                if eye == entry.seat and move.move != entry.move:  # one's own move one knows
                    continue
                other = fold("t", entries)
                assert other.match is not None
                other.match.state = world.clone()
                other.match.state.telling, other.match.state.story = True, Story()
                other_scene = drawn(other, eye)
                steps = played(other, move)
                if [seen(secrets, game, state, eye) for state in steps] == looks:
                    yield Alike(eye, true, other, scene, other_scene)
                    break


def might_be(game: coincoin.Game, world: State, entry: log.Moved) -> list[log.Moved]:
    """The same move, or one that may look the same to who does not make it."""
    moves = [game.notation(world, move) for move in world.moves(entry.seat)]
    others = [move for move in moves if move != entry.move][:: max(1, len(moves) // CANDIDATES)]
    return [log.Moved(seat=entry.seat, move=move) for move in [entry.move] * (entry.move in moves) + others]


def drawn(table: Table, eye: int | None) -> Scene:
    scene = telling.draw(table, eye, "en")
    assert scene is not None
    return scene


# ---- what leaves ----

Maker = Callable[[Table, int | None, Scene], Any]


def state_of(table: Table) -> State:
    assert table.match is not None
    return table.match.state


def event(table: Table, eye: int | None, before: Scene) -> wire.Event:
    scene = drawn(table, eye)
    message = telling.Report(table, "match", table.version - 1, False).message(eye, "en", scene, before)
    assert isinstance(message, wire.Event)
    return message


def welcome(table: Table, eye: int | None, before: Scene) -> Any:
    return telling.welcome(table, "p", eye, "en", 0, NOBODY_THERE, drawn(table, eye))


def because(table: Table, eye: int | None, before: Scene) -> Any:
    if eye is None:
        return None
    sight, words = state_of(table).seen_by(eye), table.words(eye, "en")
    pieces = [piece.id for area in drawn(table, eye).areas for piece in area.pieces]
    return [reason(table.game, sight, piece, words) for piece in pieces[:: max(1, len(pieces) // 4)]]


def suggestion(table: Table, eye: int | None, before: Scene) -> Any:
    """What moves are worth is found in a process that is told a Sight as JSON; the rest is made of its answer."""
    state = state_of(table)
    if eye is None or eye not in state.waiting():
        return None
    sight = state.seen_by(eye)
    weighed = Weighed([Worth(move, 0.5, 0.25, 0.75) for move in sight.moves()], None)
    found = in_words(table.game, sight, weighed.worths, "en", table.names)
    return table.game.sight_to_json(sight), found, reasons(table.game, sight, weighed, "en", table.names)


def tried(table: Table, eye: int | None, before: Scene) -> Any:
    state = state_of(table)
    if eye is None or eye not in state.waiting():
        return None
    return attempt(table.game, state.seen_by(eye), state.moves(eye)[:1], table.words(eye, "en"))


def replayed(match: Match, eye: int | None, everything: bool = False) -> Any:
    return replays.step(match, 0, eye, everything, "en")


def replay(table: Table, eye: int | None, before: Scene) -> Any:
    assert table.match is not None
    return replayed(table.match, eye)


def observation(table: Table, eye: int | None, before: Scene) -> Any:
    return table.game.observe(state_of(table).seen_by(eye))


def question(table: Table, eye: int | None, before: Scene) -> Any:
    return table.game.sight_to_json(state_of(table).seen_by(eye))


def outside(table: Table, eye: int | None, before: Scene) -> Any:
    """What lists, desks, previews of links, notices and calendars are made of: for all eyes the same."""
    info = table.info()
    day = msgspec.structs.replace(info, when=1e9)
    told = notice([info], "p", "https://ducks.example.org", "en")
    return info, told, invite.event(day, invite.game_info(info.game, "en"), "https://ducks.example.org/t/t")


CHANNELS: dict[str, Maker] = {
    "event: scene": lambda table, eye, before: msgspec.structs.replace(event(table, eye, before), lines=[], moments=[]),
    "event: choices": lambda table, eye, before: drawn(table, eye).choices,
    "event: log": lambda table, eye, before: event(table, eye, before).lines,
    "event: moments": lambda table, eye, before: event(table, eye, before).moments,
    "event: undo": lambda table, eye, before: [(found := event(table, eye, before)).undo, found.undoes],
    "welcome": welcome,
    "because": because,
    "suggestion": suggestion,
    "tried": tried,
    "replay": replay,
    "a bot's question": question,
    "observation": observation,
    "notice, calendar, desk": outside,
}


# ---- leaks ----


def secret_of(table: Table, eye: int | None) -> str:
    """Some of what is hidden, in a form that nobody would look for."""
    return sha256(json.dumps(table.game.to_json(state_of(table))).encode()).hexdigest()


def opened(table: Table, eye: int | None, before: Scene) -> Any:
    return replays.opened(table.game, state_of(table), eye, table.words(eye, "en"))


def of_others(table: Table, eye: int | None) -> list[int]:
    return [seat for seat in range(len(table.seats)) if seat != eye]


def all_news(table: Table, eye: int | None, before: Scene) -> Any:
    """Private news told to everybody, and each move as it was made."""
    assert table.match is not None
    told, words = table.told[-1], table.words(eye, "en")
    public = [telling.Heard(told, told.news[i], EVERYBODY, words) for i in range(0, len(told.news), 2)]
    return telling.lines(public, words), words.move(table.match.log[-1][1])


def numbers(table: Table, eye: int | None, before: Scene) -> Any:
    found = []
    for seat in of_others(table, eye):
        tape = Tape()
        table.game.observer.write(state_of(table), seat, tape)
        found.append(list(tape.numbers))
    return found


def truth(table: Table, eye: int | None) -> Sight:
    """What a Sight is where `hide` was forgotten."""
    return Sight(SPECTATOR if eye is None else eye, state_of(table).clone())


LEAKS: dict[str, Maker] = {
    "event: scene": opened,
    "event: choices": lambda table, eye, _: [state_of(table).moves(seat) for seat in of_others(table, eye)],
    "event: log": all_news,
    "event: moments": lambda table, eye, before: [
        replays.opened(table.game, moment, eye, table.words(eye, "en")) for moment in table.told[-1].moments
    ],
    "event: undo": lambda table, eye, _: int(secret_of(table, eye), 16) % 2,
    "welcome": lambda table, eye, before: [welcome(table, eye, before), opened(table, eye, before)],
    "because": lambda table, eye, _: [
        [state_of(table).why_not(seat, move) for move in range(min(table.game.move_families.size, 200))]
        for seat in of_others(table, eye)
    ],
    # A worth that was counted in the true world.
    "suggestion": lambda table, eye, _: int(secret_of(table, eye), 16) % 100,
    "tried": lambda table, eye, before: [tried(table, eye, before), table.game.to_json(truth(table, eye).state)],
    "replay": lambda table, eye, _: replayed(table.match, eye, True) if table.match else None,
    "a bot's question": lambda table, eye, _: table.game.sight_to_json(truth(table, eye)),
    "observation": numbers,
    "notice, calendar, desk": lambda table, eye, _: f"Your turn. You hold {secret_of(table, eye)}",
}


def same(maker: Maker, pair: Alike) -> bool:
    """Is the eye told the same at both tables?"""
    one = msgspec.json.encode(maker(pair.true, pair.eye, pair.before))
    return one == msgspec.json.encode(maker(pair.other, pair.eye, pair.other_before))
