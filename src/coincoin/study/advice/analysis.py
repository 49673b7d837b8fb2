"""Hints and analysis: what a seat could know, what each of its options was worth, how the match swung.

All of it is made by searches on Sights: an analysis judges a choice by what its seat could know then.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from coincoin.bots.search import Search
from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BadLog
from coincoin.kernel.game import Game
from coincoin.kernel.match import Match, replay
from coincoin.kernel.registry import game as find_game
from coincoin.kernel.state import Sight
from coincoin.scene.text import render, told
from coincoin.study.advice.swing import Judged, Outlook, Stood, Swing, Verdict, split
from coincoin.study.advice.weigh import chance
from coincoin.study.together import together

ITERATIONS = 1000
POINTS = 3  # turning points told


class Choice(msgspec.Struct, frozen=True):
    """One legal move and what it is worth."""

    move: int
    notation: str
    sentence: str
    value: float  # 1 for a sure win, 0 for a sure last place
    chances: list[float]  # to win, by seat
    tries: int
    low: float  # the interval of the chance of who chooses
    high: float


class Hint(msgspec.Struct, frozen=True):
    """What a seat may do, best first, and how things stand for it."""

    seat: int
    choices: list[Choice]
    chances: list[float]  # to win, by seat, as things stand

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def equals(self) -> list[Choice]:
        """The best, and all that may be as good: their intervals overlap."""
        return [choice for choice in self.choices if choice.high >= self.best.low]


class Decision(msgspec.Struct, frozen=True):
    """A choice that was made in a match."""

    version: int  # the number of the move
    hint: Hint
    played: int  # the code of the move made
    cost: float  # in win chance, beside the best one
    sight: dict[str, Any]  # what the seat could know, as JSON
    table: str  # the same, as text

    @property
    def choice(self) -> Choice:
        return next(choice for choice in self.hint.choices if choice.move == self.played)


class Point(msgspec.Struct, frozen=True):
    """A move after which a seat's chance was quite another: before + choice + luck = after."""

    version: int
    seat: int  # whose chance it was
    mover: int
    before: float
    after: float
    choice: float  # what the mover's decision changed, by what it could know
    luck: float  # what the rest did: dice, cards drawn or turned up
    told: list[str]  # what happened and why, as a spectator saw it


class Analysis(msgspec.Struct, frozen=True):
    """A whole match. `chances[version][seat]`: after so many moves, to win, as far as that seat could tell."""

    game: str
    names: list[str]
    language: str
    iterations: int
    scores: list[int]
    winners: list[int]
    chances: list[list[float]]
    swing: Swing
    decisions: list[Decision]
    points: list[Point]

    def costs(self) -> list[float]:
        """Win chance that each seat gave away at a decision, on average."""
        by_seat: list[list[float]] = [[] for _ in self.names]
        for each in self.decisions:
            by_seat[each.hint.seat].append(each.cost)
        return [sum(costs) / max(1, len(costs)) for costs in by_seat]


# ---- hints ----


def hint(
    game: Game,
    sight: Sight,
    *,
    iterations: int = ITERATIONS,
    milliseconds: float = 0.0,
    seed: int = 0,
    language: str = "en",
    names: Sequence[str] = (),
) -> Hint:
    """What the seat that looks may do, best first. Half of the search compares all moves, half digs deeper.

    >>> import coincoin
    >>> pan = coincoin.game("pan")
    >>> found = hint(pan, pan.new(3, coincoin.Dice(1)).seen_by(0), iterations=60)
    >>> len(found.choices), sum(choice.tries for choice in found.choices)
    (4, 60)
    """
    search = Search(game.instinct, seed)
    search.even, search.whole = 0.5, True
    search.think(sight, iterations, milliseconds)
    moves = sight.moves()
    who = list(names) or [f"seat {seat}" for seat in range(sight.state.seats)]
    words = game.words(language, who, sight.seat)
    choices = [
        Choice(
            move,
            game.notation(sight.state, move),
            words.move(move),
            search.mean(index),
            search.chances(index),
            int(search.tries[index]),
            *chance(search, index, int(sight.eye))[1:],
        )
        for index, move in enumerate(moves)
    ]
    first = moves[search.best()] if moves else 0
    choices.sort(key=lambda choice: (choice.move != first, -choice.value, choice.move))
    return Hint(int(sight.eye), choices, search.outlook())


# ---- the analysis of a match ----


def analyse(
    match: Match,
    *,
    iterations: int = ITERATIONS,
    language: str = "en",
    cores: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Every decision of a finished match, and every seat's chances after every move."""
    if not match.state.over:
        raise BadLog(
            f"the match is not over after {match.version} moves, and an analysis would tell the seats too much: "
            "finish it first, or ask `coincoin hint` for advice"
        )
    lines = [msgspec.json.encode(line).decode() for line in match.lines()]
    jobs = [(lines, version, iterations, language) for version in range(match.version + 1)]
    found: list[tuple[Stood, Judged | None, Decision | None]] = []
    for each in together(look, jobs, cores or os.cpu_count() or 1):
        found.append(each)
        if progress:
            progress(len(found), len(jobs))
    swing = split(
        {version: stood for version, (stood, _, _) in enumerate(found)}, [judged for _, judged, _ in found if judged]
    )
    return Analysis(
        match.game.id,
        match.names,
        language,
        iterations,
        match.state.scores,
        list(match.state.winners),
        [step.chances for step in swing.steps],
        swing,
        [decision for _, _, decision in found if decision],
        turning_points(match, swing, language),
    )


def look(
    lines: list[str], version: int, iterations: int, language: str
) -> tuple[Stood, Judged | None, Decision | None]:
    """How things stood after so many moves, and the decision made then, if there was a choice."""
    match = replay(lines, "the match")
    game, state, dice = match.game, match.at(version), Dice(version)
    outlook = Outlook(game, state)
    for _ in range(max(1, iterations // 2)):
        outlook.sample(dice)
    if version == match.version:
        return outlook.stood(), None, None
    seat, played = match.log[version]
    verdict = Verdict(game, state, version + 1, seat, played)
    if not verdict.choice:
        return outlook.stood(), None, None
    for _ in range(max(1, iterations // 2)):
        verdict.sample(dice)
    sight = state.seen_by(seat)
    found = hint(game, sight, iterations=iterations, seed=version, language=language, names=match.names)
    mine = next(choice for choice in found.choices if choice.move == played)
    return (
        outlook.stood(),
        verdict.judged(),
        Decision(
            version + 1,
            found,
            played,
            max(0.0, found.best.chances[seat] - mine.chances[seat]),
            game.sight_to_json(sight),
            render(game.scene(sight, language, match.names), match.names, language=language),
        ),
    )


def turning_points(match: Match, swing: Swing, language: str) -> list[Point]:
    """The moves that changed most for one seat, in the order of the match."""
    chances = [step.chances for step in swing.steps]
    swings = sorted(
        (
            (-abs(chances[version][seat] - chances[version - 1][seat]), version, seat)
            for version in range(1, len(chances))
            for seat in range(len(match.names))
        ),
    )
    chosen: dict[int, int] = {}
    for _, version, seat in swings:
        if len(chosen) < POINTS and version not in chosen:
            chosen[version] = seat
    return [point(match, swing, version, chosen[version], language) for version in sorted(chosen)]


def point(match: Match, swing: Swing, version: int, seat: int, language: str) -> Point:
    mover, move = match.log[version - 1]
    sights = match.at(version).sights(None)
    happened = [line for sight in sights for line in told(match.game, sight, language, match.names)]
    happened = happened or [f"{match.names[mover]}: {match.game.sentence(move, language, match.names)}"]
    before, step = swing.steps[version - 1].chances[seat], swing.steps[version]
    choice = step.own[seat] + step.others[seat]
    return Point(version, seat, mover, before, step.chances[seat], choice, step.luck[seat], happened)


def game_of(analysis: Analysis) -> Game:
    return find_game(analysis.game)
