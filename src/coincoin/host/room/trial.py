"""What would come of moves that are only tried: from a Sight alone, and no further than its seat can know.

They are made in worlds the seat could be in, each with dice of its own. Where these worlds do not look the same to it
any more, or dice are rolled, the move would show something: there it ends.
"""

from __future__ import annotations

from collections.abc import Sequence

from coincoin.host.table.undo import look, rolled
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game
from coincoin.kernel.reason import Reason
from coincoin.kernel.scene import Scene, Trail, Trial
from coincoin.kernel.state import Sight, State, Story
from coincoin.kernel.why import said
from coincoin.kernel.words import Words

WORLDS = 4
NOTHING = Reason("", "")


def attempt(game: Game, sight: Sight, moves: Sequence[int], words: Words) -> tuple[list[Trial], Scene, Reason]:
    """A step for each move as far as it goes, the table after them, and why it goes no further."""
    seat, steps, problem = int(sight.eye), list[Trial](), NOTHING
    dice = [Dice(n) for n in range(WORLDS)]
    worlds = [sight.imagine(each) for each in dice]
    for world in worlds:
        world.story = Story()
    last = sight
    for move in moves:
        problem = first_problem(game, seat, move, worlds, dice, words) or NOTHING
        if problem is not NOTHING:
            break
        last = worlds[0].seen_by(seat)
        plate = next(plate for plate in game.draw(last, words).plates if plate.seat == seat)
        steps.append(Trial(move, words.move(move), plate, way(game, worlds[0], seat, words)))
    scene = game.draw(last, words)
    over = [id for step in steps for id in step.over]
    if over:
        scene.trails = [Trail(seat, tuple(over))]
    return steps, scene, problem


def first_problem(
    game: Game, seat: int, move: int, worlds: list[State], dice: list[Dice], words: Words
) -> Reason | None:
    """Make the move in all worlds; or why it cannot be made, or cannot be foreseen."""
    rules = [world.why_not(seat, move) for world in worlds]
    if rules[0] is not None and all(rule is not None for rule in rules):
        return said(game, rules[0], words)
    unknown = Reason("", words("try-unknown"))
    if any(rule is not None for rule in rules):
        return unknown
    before = [rolled(each) for each in dice]
    for world, each in zip(worlds, dice, strict=True):
        world.play(seat, move, each)
    looks = [look(game, world, seat) for world in worlds]
    alike = all(each == looks[0] for each in looks)
    return None if alike and before == [rolled(each) for each in dice] else unknown


def way(game: Game, world: State, seat: int, words: Words) -> tuple[str, ...]:
    """What the way leads over that the move takes on the table, if it takes one."""
    moments = world.story.moments if world.story else []
    trails = [trail for moment in moments for trail in game.draw(moment.seen_by(seat), words).trails]
    return tuple([id for trail in trails if trail.seat == seat for id in trail.over])
