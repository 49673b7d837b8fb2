"""Canardage: cards that defend. A way is a place unless the card says otherwise."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from coincoin.games.canardage.moves import PLACES
from coincoin.games.canardage.rules.card import Card
from coincoin.games.canardage.rules.codes import COLOURS
from coincoin.games.canardage.rules.gallery import ALLOWED, Gallery
from coincoin.kernel.dice import Dice


@final
class Planque(Card):
    """An own duck hides below a neighbour. Ways: twice the place, plus 1 for the neighbour behind."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        place = way // 2
        above = self.above(way)
        own = table.refuses_own(seat, place)
        if own != ALLOWED:
            return own
        if above < 0 or above >= PLACES or not table.line.occupied(above):
            return 57
        if not table.line.is_duck(above):
            return 58
        return 59 if table.line.hides(place) or table.line.hides(above) else ALLOWED

    def above(self, way: i64) -> i64:
        return way // 2 + (1 if way % 2 else -1)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.hidden[self.above(way)] = table.line.cards[way // 2]
        table.line.close(way // 2)
        table.refill()

    def tells_more(self) -> bool:
        return True


@final
class ACouvert(Card):
    """A place is protected until the next turn of who laid the card."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        return ALLOWED if table.line.is_duck(way) else 61

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.covers[seat] = way

    def goes_to_played(self) -> bool:
        return False


@final
class PeaceAndLove(Card):
    """No more targets."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        return ALLOWED if table.line.targets else 64

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.targets = 0


@final
class WalkingDuck(Card):
    """A shot duck goes under the pile. A way is its colour."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if way >= COLOURS or table.shot[way] == 0:
            return 65
        if table.variant.tough and table.gone(table.owner(way)):
            return 82
        return ALLOWED

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.shot[way] -= 1
        table.send_under(way)
        table.refill()

    def tells_more(self) -> bool:
        return True


@final
class MobyDuck(Card):
    """Only one opponent's ducks can be shot for a round. A way is a seat."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if way >= table.seats or table.alive(way) == 0:
            return 67
        if table.side(way) == table.side(seat):
            return 77 if table.variant.teams else 67
        return ALLOWED

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.moby = way
        table.moby_by = seat

    def goes_to_played(self) -> bool:
        return False
