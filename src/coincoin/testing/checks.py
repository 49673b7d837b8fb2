"""The checks: what must hold at every step of every game. Each raises AssertionError and says why."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.state import SPECTATOR, Sight, State
from coincoin.kernel.tape import Tape
from coincoin.kernel.words import LANGUAGES, speaks
from coincoin.testing.tables import Table
from coincoin.testing.worlds import check_every_world, count_nulls, eyes, fingerprint

LONGEST = 50_000  # decisions in a random game
WATCHED = 150  # steps of a game at which everything cheap is checked


def languages_of(game: Game) -> tuple[str, ...]:
    """Those that it declares: it has words in them."""
    return tuple(language for language in LANGUAGES if speaks(game.package, language))


# ---- moves ----


def check_moves(table: Table, state: State, dice: coincoin.Dice) -> None:
    game = table.game
    waiting = state.waiting()
    assert waiting, "a dead end: the game is not over and nobody may act"
    assert state.mover() == waiting[0]
    before = fingerprint(game, state)
    known_rules = {rule.number for rule in game.rules()}
    for seat in range(state.seats):
        moves = state.moves(seat)
        assert moves == sorted(set(moves)), f"moves of seat {seat} are not sorted and unique: {moves}"
        assert bool(moves) == (seat in waiting), f"seat {seat} has {len(moves)} moves, waiting are {waiting}"
        for move in moves:
            assert state.why_not(seat, move) is None
        for move in illegal_codes(game, moves, dice):
            rule = state.why_not(seat, move)
            assert rule in known_rules, f"seat {seat}, move {move}: refused by {rule!r}, no rule of the game"
            try:
                state.play(seat, move, dice)
            except coincoin.IllegalMove as refused:
                assert refused.rule == rule
            else:
                raise AssertionError(f"seat {seat} could play {move}, which is not listed")
    assert fingerprint(game, state) == before, "a refused move changed the state"


def illegal_codes(game: Game, legal: list[int], dice: coincoin.Dice) -> list[int]:
    """Every code that is not legal, or a sample where there are many; and some that are no codes at all."""
    size = game.move_families.size
    codes = range(size) if size <= 64 else [dice.below(size) for _ in range(24)]
    return [*(set(codes) - set(legal)), -1, size]


def check_round_trips(table: Table, state: State) -> None:
    game = table.game
    for seat in state.waiting():
        for move in state.moves(seat)[:40]:
            assert game.encode(game.describe(move)) == move
            assert game.parse(state, game.notation(state, move)) == move
    written = game.to_json(state)
    again = game.from_json(json.loads(json.dumps(written)))
    assert game.to_json(again) == written, "reading a position back gives another one"
    assert again.waiting() == state.waiting() and again.scores == state.scores
    for seat in state.waiting():
        assert again.moves(seat) == state.moves(seat), "reading a position back gives other moves"


def check_all_accepted(table: Table, state: State) -> None:
    """Each listed move can be played, on a clone, and leaves the original alone."""
    before = fingerprint(table.game, state)
    for seat in state.waiting():
        for move in sample(state.moves(seat), 12):
            clone = state.clone()
            assert fingerprint(table.game, clone) == before, "a clone is not equal to its original"
            clone.play(seat, move, coincoin.Dice(move))
            assert fingerprint(table.game, clone) != before, f"move {move} changes nothing"
    assert fingerprint(table.game, state) == before, "playing on a clone changed the original"


def check_commutes(table: Table, state: State, dice: coincoin.Dice) -> None:
    """Secret picks made at once lead to the same state in either order."""
    for first, second in combinations(state.waiting(), 2):
        one, two = (state.moves(seat) for seat in (first, second))
        a, b = one[dice.below(len(one))], two[dice.below(len(two))]
        here, there = state.clone(), state.clone()
        same = coincoin.Dice(5), coincoin.Dice(5)
        here.play(first, a, same[0])
        here.play(second, b, same[0])
        there.play(second, b, same[1])
        there.play(first, a, same[1])
        assert fingerprint(table.game, here) == fingerprint(table.game, there), "picks do not commute"


# ---- what a seat knows ----


def check_exact(table: Table, state: State) -> None:
    """`hide` blanks what the game's own tests say a seat cannot know, and nothing else."""
    game = table.game
    for eye in eyes(state):
        sight = state.seen_by(eye)
        shown = game.sight_to_json(sight)
        del shown["seat"]
        told = expected(table, state, eye)
        for field in {*shown, *told}:
            assert shown.get(field) == told.get(field), f"{field}: seat {eye} sees {shown.get(field)}"
        hidden = state.clone().hide(SPECTATOR if eye is None else eye)
        assert hidden == json.dumps(shown).count("null"), f"`hide` says it has hidden {hidden} cards from seat {eye}"
        assert sight.waiting() == state.waiting()
        if eye is not None:
            assert sight.moves() == state.moves(eye), f"the moves of seat {eye} depend on what it cannot know"


def expected(table: Table, state: State, eye: int | None) -> dict[str, Any]:
    """The position as the game's tests say this eye may know it."""
    return table.secrets.seen(table.game.to_json(state), eye)


def check_news(table: Table, state: State) -> None:
    """A move that shows a seat nothing new tells it nothing new: worlds that look alike come with the same news.

    Two moves of one world that lead to the very same position are told apart freely: there is no secret then.
    """
    for mover in state.waiting():
        moves = sample(state.moves(mover), 3)
        for eye in eyes(state):
            if eye == mover:
                continue
            worlds = [state, state.seen_by(eye).imagine(coincoin.Dice(len(moves)))]
            hidden = count_nulls(expected(table, state, eye))
            of_move: dict[tuple[int, str], list[str]] = {}
            for world in worlds:
                in_world: dict[str, tuple[str, list[str]]] = {}
                for move in set(moves) & set(world.moves(mover)):
                    after = world.clone()
                    after.telling = True
                    after.play(mover, move, coincoin.Dice(3))
                    look = json.dumps(expected(table, after, eye))
                    if count_nulls(json.loads(look)) < hidden:
                        continue
                    log = table.game.log(after.seen_by(eye), "en", table.names)
                    leak = f"the log tells seat {eye} more than the table: {log}"
                    assert of_move.setdefault((move, look), log) == log, leak
                    whole = fingerprint(table.game, after)
                    other, other_log = in_world.setdefault(look, (whole, log))
                    assert other == whole or other_log == log, leak


def outward(table: Table, sight: Sight, languages: tuple[str, ...]) -> dict[str, Any]:
    """All that leaves the engine for one seat."""
    game = table.game
    told: dict[str, Any] = {
        "json": json.dumps(game.sight_to_json(sight)),
        "moves": sight.moves(),
        "waiting": sight.waiting(),
        "observation": game.observe(sight),
    }
    for language in languages:
        told[f"scene {language}"] = msgspec.json.encode(game.scene(sight, language, table.names))
        told[f"log {language}"] = game.log(sight, language, table.names)
    return told


def check_no_leak(table: Table, state: State, dice: coincoin.Dice, languages: tuple[str, ...]) -> None:
    """What a seat is shown is the same in every world it might be in."""
    game = table.game
    for eye in eyes(state):
        sight = state.seen_by(eye)
        shown = outward(table, sight, languages)
        for _ in range(2):
            world = sight.imagine(dice)
            check_world(game, world)
            for seat in state.waiting():
                for move in state.moves(seat):
                    sure = sight.state.surely(seat, move)
                    assert not sure or move in world.moves(seat), f"move {move} is not as sure as the rules say"
            other = outward(table, world.seen_by(eye), languages)
            for what, value in shown.items():
                assert value == other[what], f"{what} tells seat {eye} what it cannot know"
        written = game.sight_from_json(json.loads(shown["json"]))
        assert json.dumps(game.sight_to_json(written)) == shown["json"]
        same = coincoin.Dice(9), coincoin.Dice(9)
        one, two = written.imagine(same[0]), sight.imagine(same[1])
        assert fingerprint(game, one) == fingerprint(game, two), "a Sight holds more than its JSON says"
        if languages:
            scene = game.scene(sight, languages[0], table.names)
            check_scene(scene, sight)
            common = game.common(state.seen_by(None), game.words(languages[0], table.names))
            shared = game.draw(sight, game.words(languages[0], table.names, eye), common)
            assert shared == scene, f"seat {eye} is shown something else when all look at once"
            if state.clone().hide(SPECTATOR) == 0:  # the host lets all look at what spectators see
                opened = Sight(sight.eye, state.seen_by(None).state)
                assert game.scene(opened, languages[0], table.names) == scene, f"seat {eye} sees more than spectators"


def check_observation(table: Table, state: State) -> None:
    """What a seat knows as numbers: as many as `fields` says, within their bounds, the same from State and Sight."""
    game = table.game
    fields = game.fields(table.seats, **table.options)
    bounds = [(field, n) for field in fields for n in range(field.size)]
    for eye in eyes(state):
        tape = Tape()
        game.observer.write(state, SPECTATOR if eye is None else eye, tape)
        numbers = game.observe(state.seen_by(eye))
        assert list(tape.numbers) == numbers, f"the observer tells seat {eye} what its Sight does not show"
        assert len(numbers) == len(bounds), f"`observe` gives {len(numbers)} numbers, and `fields` says {len(bounds)}"
        for (field, n), number in zip(bounds, numbers, strict=True):
            assert field.low <= number <= field.high, f"{field.name}[{n}] is {number}, not {field.low} to {field.high}"


def check_world(game: Game, world: State) -> None:
    """An imagined state is a whole one: no blank left, and every piece accounted for."""
    game.from_json(game.to_json(world))


def check_scene(scene: Any, sight: Sight) -> None:
    pieces = [piece.id for area in scene.areas for piece in area.pieces]
    twice = {id for id in pieces if pieces.count(id) > 1}
    assert not twice, f"piece ids used twice: {twice}"
    assert [choice.move for choice in scene.choices] == sight.moves()
    grouped = [move for group in scene.groups for move in group.moves]
    assert len(grouped) == len(set(grouped)) and set(grouped) <= set(sight.moves()), (
        "groups hold legal moves, each once"
    )
    for choice in scene.choices:
        missing = set(choice.picks) - set(pieces)
        assert not missing, f"{choice.sentence!r} picks what is not on the table: {missing}"
        assert choice.picks or choice.button, f"{choice.sentence!r} has neither picks nor a button"
    spelled = [tuple(choice.picks) if choice.ordered else tuple(sorted(choice.picks)) for choice in scene.choices]
    by_picks = [picks for picks in spelled if picks]
    assert len(by_picks) == len(set(by_picks)) or all(
        choice.button for choice in scene.choices if by_picks.count(tuple(sorted(choice.picks))) > 1
    ), "two moves are spelled alike and have no button to tell them apart"


# ---- a whole game ----


def check_game(table: Table, seed: int, closely: int = 30) -> int:
    """Walk one random game with every check; about `closely` of its steps are looked at in all detail.

    In a very long game the other checks look at WATCHED of its steps.
    """
    game, languages = table.game, languages_of(table.game)
    state, dice = table.new(seed)
    steps = coincoin.playout(state.clone(), coincoin.Dice(seed))
    kept: list[tuple[State, str]] = []
    done = 0
    while not state.over:
        close = dice.below(max(1, steps)) < closely
        check_listed(state)
        if close or dice.below(max(1, steps)) < WATCHED:
            check_exact(table, state)
            check_observation(table, state)
            check_no_leak(table, state, dice, languages if close else ())
            check_round_trips(table, state)
        if close:
            check_moves(table, state, dice)
            check_all_accepted(table, state)
            check_commutes(table, state, dice)
            check_news(table, state)
            check_chapter(table, state, languages)
            check_every_world(table, state, eyes(state)[dice.below(state.seats + 1)], 60)
            kept.append((state.clone(), fingerprint(game, state)))
        seat = sample(list(state.waiting()), 1, dice)[0]
        state.play(seat, sample(state.moves(seat), 1, dice)[0], dice)
        done += 1
        assert done < LONGEST, f"no end after {LONGEST} moves"
    check_exact(table, state)
    check_no_leak(table, state, dice, languages)
    check_round_trips(table, state)
    check_end(state)
    for clone, print_then in kept:
        assert fingerprint(game, clone) == print_then, "a state kept aside has changed"
    return done


def check_chapter(table: Table, state: State, languages: Sequence[str]) -> None:
    """Everybody knows what is played, and every language has a name for it."""
    chapter = int(state.chapter())
    for eye in eyes(state):
        assert int(state.seen_by(eye).state.chapter()) == chapter, "the chapter of the log tells a secret"
    for language in languages:
        words = table.game.words(language, [f"Seat {seat}" for seat in range(state.seats)])
        assert words.chapter(chapter, 0), f"chapter {chapter} has no name in {language}"


def check_listed(state: State) -> None:
    waiting = state.waiting()
    assert waiting, "a dead end"
    for seat in waiting:
        moves = state.moves(seat)
        assert moves and moves == sorted(set(moves))


def check_end(state: State) -> None:
    assert state.waiting() == ()
    assert all(state.moves(seat) == [] for seat in range(state.seats))
    best = max(state.scores)
    assert state.winners == tuple(seat for seat in range(state.seats) if state.scores[seat] == best)


def check_score(table: Table, seed: int, languages: tuple[str, ...]) -> None:
    """Scores are the sums of their parts, in every language, and where there are several each says what it is."""
    state, dice = table.new(seed)
    news: list[int] = []
    while not state.over:
        seat = state.waiting()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))], dice)
        news += state.seen_by(None).news()
    names = [f"seat {seat}" for seat in range(state.seats)]
    for language in languages:
        words = table.game.words(language, names)
        found = table.game.score(state.seen_by(None), news, words)
        assert [sum(part.points for part in parts) for parts in found] == state.scores
        assert all(part.text for parts in found for part in parts if len(parts) > 1)


def sample(things: list[Any], most: int, dice: coincoin.Dice | None = None) -> list[Any]:
    if dice is not None:
        return [things[dice.below(len(things))] for _ in range(most)]
    return things[:: max(1, len(things) // most)]
