"""What may be undone: only a move after which nobody knows more than before."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice, SealedDice
from coincoin.kernel.game import Game
from coincoin.kernel.state import EVERYBODY, SPECTATOR, Sight, State, news_for
from coincoin.kernel.tape import Tape

FEW = 4  # worlds that an eye could be in: enough where all can do the same in each
MANY = 24  # where they cannot
CLOSELY = 2  # of them, where what comes of the move is looked at too


def rolled(dice: Dice) -> tuple[int, int]:
    """How far the dice have been used."""
    return (dice.blocks, dice.place) if isinstance(dice, SealedDice) else (int(dice.counter), 0)


def reveals(game: Game, seat: int, move: int, before: State, after: State) -> bool:
    """Has any eye learnt something by this move?

    Surely if a card it did not know lies open now. And if there is a world it could have been in where the
    move was not possible or would look different: then it can rule that world out. Who is told no more than a
    spectator learns no more than a spectator.
    """
    eyes: list[int] = [SPECTATOR]
    if any(seers != EVERYBODY for seers in list(after.news)[1::2]):
        eyes += range(int(before.seats))
    for eye in eyes:
        sight = Sight(eye, before.clone())
        unknown = sight.state.hide(eye)
        if unknown == 0 and eye == SPECTATOR:  # all lies open
            return False
        if unknown and (after.clone().hide(eye) < unknown or rules_out(game, seat, move, before, after, sight)):
            return True
    return False


def rules_out(game: Game, seat: int, move: int, before: State, after: State, sight: Sight) -> bool:
    """Does an eye learn by the move that it is not in one of the worlds it could be in?

    They are drawn with the same dice at each call, so that every host finds the same.
    """
    dice = Dice(1)
    moves = before.moves(seat)
    seen = look(game, after, sight.eye)
    surely = sight.state.surely(seat, move)
    worlds = CLOSELY if surely else FEW
    n = 0
    while n < worlds:
        world = sight.imagine(dice)
        others = world.moves(seat)
        if move not in others:
            return True
        if others != moves and not surely:
            worlds = MANY
        if n < CLOSELY:
            world.play(seat, move, dice)
            if look(game, world, sight.eye) != seen:
                return True
        n += 1
    return False


def look(game: Game, state: State, eye: int) -> tuple[bytes, vec[i64]]:
    """What this eye sees and is told: the numbers a bot would see, which are quicker to write than a position."""
    tape = Tape()
    game.observer.write(state, eye, tape)
    return tape.memory(), news_for(state.news, eye)
