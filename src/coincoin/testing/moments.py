"""Moments: what a move shows on its way is as true, and as secret, as any other position."""

from __future__ import annotations

from collections import Counter

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.state import State, Story
from coincoin.testing.checks import check_exact, check_no_leak, check_round_trips, languages_of, sample
from coincoin.testing.contents import check_contents
from coincoin.testing.tables import Table
from coincoin.testing.worlds import fingerprint

CLOSELY = 2  # moments of each kind at a table that are looked at through every eye in every language
LONGEST = 1200  # moves of a game that are told


def check_moments(table: Table, seed: int, closely: int = CLOSELY) -> Counter[str]:
    """Tell a game and watch it; how many moments of each kind there were.

    It is played twice side by side, with a story and without: that must make no difference.
    """
    game, seen = table.game, Counter[str]()
    told, dice = table.new(seed)
    plain, same = table.new(seed)
    chance = coincoin.Dice(seed)
    told.story = Story()
    for _ in range(LONGEST):
        if told.over:
            break
        seat, move = a_move(game, told, chance, by_kind=seed % 2 == 1)
        told.play(seat, move, dice)
        plain.play(seat, move, same)
        check_same(game, told, plain)
        for moment in check_story(told):
            kind = game.news_families.family(moment.moment).name
            seen[kind] += 1
            check_moment(table, moment, chance, close=seen[kind] <= closely)
    assert dice.below(1 << 30) == same.below(1 << 30), "a story rolls dice"
    return seen


def a_move(game: Game, state: State, dice: coincoin.Dice, by_kind: bool) -> tuple[int, int]:
    """Any move, or by instinct and any kind of move: other things happen then."""
    [seat] = sample(list(state.waiting()), 1, dice)
    moves = state.legal(seat)
    if not by_kind:
        return seat, sample(list(moves), 1, dice)[0]
    if dice.below(3) == 0:
        return seat, game.instinct.choose(state, seat, moves, dice)
    kinds: dict[str, list[int]] = {}
    for move in moves:
        kinds.setdefault(game.move_families.family(move).name, []).append(move)
    [kind] = sample([*kinds.values()], 1, dice)
    return seat, sample(kind, 1, dice)[0]


def check_same(game: Game, told: State, plain: State) -> None:
    assert fingerprint(game, told) == fingerprint(game, plain), "a story changes what happens"
    assert list(told.news) == list(plain.news), "a story changes what is told"


def check_story(state: State) -> list[State]:
    """The news of the moments and the rest are those of the move, in their order."""
    story = state.story
    assert story is not None
    news = [code for moment in story.moments for code in moment.news] + list(story.rest(state))
    assert news == list(state.news), "the moments tell something else than the move"
    for moment in story.moments:
        assert moment.news[-2] == moment.moment, "a moment shows what was told last"
    return story.moments


def check_moment(table: Table, moment: State, dice: coincoin.Dice, close: bool) -> None:
    assert moment.waiting() == () and moment.story is None
    assert all(moment.moves(seat) == [] for seat in range(moment.seats))
    check_round_trips(table, moment)
    check_exact(table, moment)
    if not close:
        return
    check_contents(table, moment)
    check_no_leak(table, moment, dice, languages_of(table.game))
    scene = table.game.scene(moment.seen_by(None), "en", table.names)
    known = {rule.number for rule in table.game.rules()}
    assert scene.title and not scene.choices
    assert scene.reason, f"{scene.title} Nobody says why"
    assert set(scene.rules) <= known, f"{scene.title} names rules that are none: {scene.rules}"
