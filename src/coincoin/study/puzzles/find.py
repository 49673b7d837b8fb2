"""Finding puzzles: in self-play or in matches, decisions in which several deep searches agree on one move."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BadPosition
from coincoin.kernel.game import Game
from coincoin.kernel.match import Match
from coincoin.kernel.registry import chosen
from coincoin.kernel.registry import game as find_game
from coincoin.kernel.state import Sight
from coincoin.study.advice.weigh import Weighed, Worth, effect, equals, worths
from coincoin.study.puzzles.puzzle import LEVELS, Level, Puzzle, keep, weighed

ITERATIONS = 2000
SEARCHES = 3  # each with dice of its own
AGAIN = 10  # times as deep, to check
GLANCE = 8  # times as short a search says whether a closer look is worth while
MOST_MOVES = 14  # to choose from: more than that is work, not a puzzle
CLEAR = 0.06  # a lead in chances that people can feel
CLOSER = 8  # decisions of a match that are looked at closely
ENOUGH = 3  # puzzles of one match
WHIM = 10  # one in so many moves of self-play is any move: people err, and errors ask for an answer
BUDGETS = (30, 100, 300, 1000, 3000, 10_000)  # at which it is seen whether a search is sure
SOON = 300  # iterations: what is seen by then is easy, unless instinct leads astray


def find(
    id: str, seed: int, iterations: int = ITERATIONS, full: frozenset[str] = frozenset(), last: int | None = None
) -> list[Puzzle]:
    """The best puzzles of a match that ducks play among themselves; of the `full` kinds of moves there are enough.

    In a long game a search of the `last` decisions costs a hundredth of one in the middle.
    """
    game = find_game(id)
    return clearest(game, deque(self_play(game, seed), last), seed, iterations, full)


def self_play(game: Game, seed: int) -> Iterator[Sight]:
    dice = Dice(seed)
    state = game.new(game.seats[dice.below(len(game.seats))], dice)
    while not state.over:
        seat = int(state.waiting()[0])
        yield state.seen_by(seat)
        moves = state.legal(seat)
        whim = dice.below(WHIM) == 0
        state.play(
            seat, moves[dice.below(len(moves))] if whim else game.instinct.choose(state, seat, moves, dice), dice
        )


def decisions(match: Match) -> Iterator[Sight]:
    """Of a match: each through the eyes of who made it."""
    for (seat, _), state in zip(match.log, match.states(), strict=False):
        yield state.seen_by(seat)


def clearest(
    game: Game, sights: Iterable[Sight], seed: int, iterations: int, full: frozenset[str] = frozenset()
) -> list[Puzzle]:
    """At a glance first; then the most promising are looked at closely."""
    promising = []
    for n, sight in enumerate(sights):
        if not 1 < len(sight.moves()) <= MOST_MOVES:
            continue
        best, *others = worths(game, sight, iterations=iterations // GLANCE, seed=seed)
        lead = best.chance - max(each.chance for each in others)
        if lead > CLEAR and kind(game, best.move) not in full:
            # What leads instinct astray comes first: of the rest there is plenty. Then what has more to choose from.
            promising.append((trusts(game, sight, best.move), len(others) < 2, -lead, n, sight))
    found: list[Puzzle] = []
    for *_, sight in sorted(promising, key=lambda each: each[:-1])[:CLOSER]:
        if len(found) < ENOUGH and (puzzle := posed(game, sight, seed, iterations)):
            found.append(puzzle)
    return found


def kind(game: Game, move: int) -> str:
    return game.move_families.family(move).name


def trusts(game: Game, sight: Sight, move: int) -> bool:
    """Does instinct find it, every time?"""
    legal = sight.state.legal(sight.eye)
    return all(game.instinct.choose(sight.state, sight.eye, legal, Dice(seed)) == move for seed in range(8))


def posed(game: Game, sight: Sight, seed: int, iterations: int) -> Puzzle | None:
    """The puzzle that this decision is, if it is one."""
    sight = game.sight_from_json(game.sight_to_json(sight))  # as whoever reads it will see it
    found = agreed(game, sight, seed, iterations)
    if found is None:
        return None
    settles = settled(game, sight, found[0].move, seed, iterations)
    puzzle = Puzzle(
        seed, iterations, 0, level(game, sight, found[0].move, settles), settles, [], None, game.sight_to_json(sight)
    )
    return keep(game, sight, Weighed(found, effect(game, sight, found, seed)), puzzle)


def agreed(game: Game, sight: Sight, seed: int, iterations: int) -> list[Worth] | None:
    """What each move is worth, if every search finds the same one best, clearly and beyond doubt."""
    found: list[list[Worth]] = []
    for search in range(SEARCHES):
        found.append(worths(game, sight, iterations=iterations, seed=seed * SEARCHES + search))
        best, *others = found[-1]
        clear = best.chance - max(each.chance for each in others) > CLEAR
        if best.move != found[0][0].move or len(equals(found[-1])) > 1 or not clear:
            return None
    return found[0]


def settled(game: Game, sight: Sight, move: int, seed: int, iterations: int) -> int:
    """The fewest iterations from which on every search is sure of this move."""
    enough = iterations
    for budget in reversed([each for each in BUDGETS if each < iterations]):
        for search in range(SEARCHES):
            found = worths(game, sight, iterations=budget, seed=seed * SEARCHES + search)
            if found[0].move != move or len(equals(found)) > 1:
                return enough
        enough = budget
    return enough


def level(game: Game, sight: Sight, move: int, settles: int) -> Level:
    """Does instinct miss it? Does it take long to see? Hard is what both is true of."""
    troubles = (not trusts(game, sight, move)) + (settles > SOON)
    return LEVELS[troubles]


def checked(id: str, puzzle: Puzzle) -> Puzzle | None:
    """The same with the numbers of searches ten times as deep, which have dice of their own; None if it falls."""
    game = chosen(id, puzzle.sight["options"])
    try:
        sight = game.sight_from_json(puzzle.sight)
    except BadPosition:
        return None
    iterations = AGAIN * puzzle.iterations
    found = agreed(game, sight, puzzle.seed + 1, iterations)
    if found is None or game.notation(sight.state, found[0].move) != puzzle.solution:
        return None
    return replace(
        keep(game, sight, Weighed(found, effect(game, sight, found, puzzle.seed)), puzzle), checked=iterations
    )


def retold(id: str, puzzle: Puzzle) -> Puzzle:
    """The same with a reason found anew."""
    game = chosen(id, puzzle.sight["options"])
    sight = game.sight_from_json(puzzle.sight)
    found = weighed(game, sight, puzzle).worths
    return keep(game, sight, Weighed(found, effect(game, sight, found, puzzle.seed)), puzzle)


def spread(found: Sequence[Puzzle]) -> list[Puzzle]:
    """Easy ones and hard ones in turn, so that no week is alike."""
    rows = [[each for each in found if each.level == level] for level in LEVELS]
    places = [((n + 0.5) / len(row), rank, each) for rank, row in enumerate(rows) for n, each in enumerate(row)]
    return [each for _, _, each in sorted(places, key=lambda place: place[:2])]
