"""Why can't I press this? The reason of the very piece: of the moves that it could have been part of.

A game says in `picks` which pieces would spell a move, legal or not, and `why_not` gives the rule. A rule that forbids
is said by the sentence `why-<rule>` where the game has one, "no duck is in the sights", else by its own text. Where a
game can say more of a piece, how many discs a planet is away, it gives a `nearer` reason, by one of the same rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from coincoin.kernel.reason import Reason
from coincoin.kernel.scene import Piece, Scene
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words

if TYPE_CHECKING:
    from coincoin.kernel.game import Game


def reason(game: Game, sight: Sight, piece: str, words: Words, picked: Sequence[str] = ()) -> Reason | None:
    """Why this seat cannot press a piece of its table now, after it has picked others; None if it can, or could if it
    pressed something else first."""
    seat, state = int(sight.eye), sight.state
    scene = game.draw(sight, words)
    same = twins(scene, piece)
    fitting = [choice for choice in scene.choices if same & set(choice.picks) and set(picked) <= set(choice.picks)]
    if any(not choice.ordered or choice.picks[len(picked)] in same for choice in fitting):
        return None
    if seat not in state.waiting():
        return said(game, state.turn_rule(), words)
    near = game.nearer(sight, piece, words)
    if near or fitting:
        return near
    if moves := moves_with(game, sight, same, picked):
        return said(game, first_rule(game, sight, moves), words)
    told = game.about(face_of(scene, piece), words.tongue.language, area_of(scene, piece))
    return Reason(told.rule, told.text) if told else said(game, state.why_not(seat, -1) or "", words)


def moves_with(game: Game, sight: Sight, same: set[str], picked: Sequence[str] = ()) -> list[int]:
    """The moves that one of these pieces could be part of, with those picked before if there are any such."""
    spelled = [(move, game.picks(sight, move)) for move in range(game.move_families.size)]
    found = [(move, picks) for move, picks in spelled if same & set(picks)]
    together = [move for move, picks in found if set(picked) <= set(picks)]
    return together or [move for move, _ in found]


def first_rule(game: Game, sight: Sight, moves: list[int]) -> str:
    """What forbids most moves of the first family: the others are asked in other phases."""
    family = game.move_families.family(moves[0])
    own = [move for move in moves if game.move_families.family(move) is family]
    rules = Counter(sight.state.why_not(int(sight.eye), move) or "" for move in own)
    return rules.most_common(1)[0][0]


def said(game: Game, rule: str, words: Words) -> Reason:
    key = f"why-{rule}"
    return Reason(rule, words(key) if words.has(key) else game.rule(rule, words.tongue.language))


def twins(scene: Scene, id: str) -> set[str]:
    """The pieces that are just like this one, beside it; only one of them spells a move."""
    for area in scene.areas:
        for piece in area.pieces:
            if piece.id == id:
                return {each.id for each in area.pieces if look(each) == look(piece)}
    return {id}


def look(piece: Piece) -> tuple[str, str]:
    return piece.face, piece.label


def face_of(scene: Scene, id: str) -> str:
    return next((piece.face for area in scene.areas for piece in area.pieces if piece.id == id), "")


def area_of(scene: Scene, id: str) -> str:
    return next((area.id for area in scene.areas for piece in area.pieces if piece.id == id), "")
