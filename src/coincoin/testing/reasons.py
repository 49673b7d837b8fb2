"""Why can't I: each piece that cannot be pressed has a reason of its own, by a rule that forbids what it is for."""

from __future__ import annotations

import coincoin
from coincoin.kernel.state import State
from coincoin.kernel.why import reason
from coincoin.testing.checks import languages_of, sample
from coincoin.testing.tables import Table

LOOKS = 8  # decisions of a game that are looked at
PIECES = 24  # of a table that are pressed


def check_reasons(table: Table, seed: int, looks: int = LOOKS) -> int:
    """Walk a random game and press what cannot be pressed; how many reasons were given."""
    state, dice = table.new(seed)
    steps = coincoin.playout(state.clone(), coincoin.Dice(seed))
    given = 0
    while not state.over:
        [seat] = sample(list(state.waiting()), 1, dice)
        if dice.below(max(1, steps)) < looks:
            given += check_pieces(table, state, seat)
        state.play(seat, sample(state.moves(seat), 1, dice)[0], dice)
    return given


def check_pieces(table: Table, state: State, seat: int) -> int:
    game, sight = table.game, state.seen_by(seat)
    language = sample([*languages_of(game)], 1, coincoin.Dice(seat))[0]
    words = game.words(language, table.names, seat)
    scene = game.draw(sight, words)
    spelled = [game.picks(sight, move) for move in range(game.move_families.size)]
    if any(spelled):
        for choice in scene.choices:
            assert spelled[choice.move] == choice.picks, f"`picks` spells {choice.sentence!r} in another way"
    legal = {id for choice in scene.choices for id in choice.picks}
    first = {id for choice in scene.choices for id in choice.picks[: 1 if choice.ordered else None]}
    pieces = [(area, piece) for area in scene.areas for piece in area.pieces]
    given = 0
    for area, piece in sample(pieces, PIECES):
        same = {each.id for each in area.pieces if (each.face, each.label) == (piece.face, piece.label)}
        found = reason(game, sight, piece.id, words)
        if same & first:
            assert found is None, f"{piece.label!r} can be pressed, and yet: {found}"
        if found is None:
            assert same & legal, f"no reason why {piece.label!r} cannot be pressed"
            continue
        rules = {state.why_not(seat, move) for move, picks in enumerate(spelled) if same & set(picks)}
        expected = rules or {rule.number for rule in game.rules()}
        assert found.text and found.rule in expected, (
            f"{piece.label!r}: {found}, but its moves are forbidden by {rules}"
        )
        given += 1
    return given
