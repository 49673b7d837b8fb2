"""What may be undone: only a move after which nobody knows more than before."""

from __future__ import annotations

import msgspec

from coincoin.host.wire import encode
from coincoin.kernel.dice import Dice, SealedDice
from coincoin.kernel.game import Game
from coincoin.kernel.state import EVERYBODY, State

WORLDS = 24  # that each eye could be in
CLOSELY = 2  # of them, where what comes of the move is looked at too


def rolled(dice: Dice) -> tuple[int, int]:
    """How far the dice have been used."""
    return (dice.blocks, dice.place) if isinstance(dice, SealedDice) else (int(dice.counter), 0)


def reveals(game: Game, seat: int, move: int, before: State, after: State) -> bool:
    """Has any eye learnt something by this move?

    Surely if a card it did not know lies open now. And if there is a world it could have been in where the
    move was not possible or would look different: then it can rule that world out. Who is told no more than a
    spectator learns no more than a spectator. Worlds are drawn with the same dice at each call, so that every
    host finds the same.
    """
    dice = Dice(1)
    eyes: list[int | None] = [None]
    if any(seers != EVERYBODY for seers in list(after.news)[1::2]):
        eyes += range(int(before.seats))
    asked: list[tuple[msgspec.Struct, msgspec.Struct]] = []
    for eye in eyes:
        sight = before.seen_by(eye)
        known = game.position(sight.state)
        unknown = blanks(known)
        if unknown == 0 and eye is None:  # all lies open
            return False
        if unknown == 0:
            continue
        seen = game.position(after.seen_by(eye).state)
        if blanks(seen) < unknown:
            return True
        if (known, seen) in asked:  # who sees just what another sees learns what that one learns
            continue
        asked.append((known, seen))
        for n in range(WORLDS):
            world = sight.imagine(dice)
            if world.why_not(seat, move) is not None:
                return True
            if n < CLOSELY:
                world.apply(seat, move, dice)
                if game.position(world.seen_by(eye).state) != seen:
                    return True
    return False


def blanks(position: msgspec.Struct) -> int:
    """How many cards are not known in a position."""
    return encode(position).count(b"null")
