"""What may be undone: only a move after which nobody knows more than before."""

from __future__ import annotations

from typing import Any

from coincoin.kernel.dice import Dice, SealedDice
from coincoin.kernel.game import Game
from coincoin.kernel.state import State


def rolled(dice: Dice) -> tuple[int, int]:
    """How far the dice have been used."""
    return (dice.blocks, dice.place) if isinstance(dice, SealedDice) else (int(dice.counter), 0)


def blanks(game: Game, state: State) -> list[int]:
    """How many cards each eye does not know."""
    eyes: list[int | None] = [None, *range(int(state.seats))]
    return [_nulls(game.to_json(state.seen_by(eye).state)) for eye in eyes]


def _nulls(obj: Any) -> int:
    if isinstance(obj, dict):
        return sum(map(_nulls, obj.values()))
    if isinstance(obj, list):
        return sum(map(_nulls, obj))
    return obj is None


def reveals(game: Game, before: State, after: State) -> bool:
    """Has any eye learnt a card?"""
    return any(now < then for then, now in zip(blanks(game, before), blanks(game, after), strict=True))
