"""Canardage: cards that aim and shoot. A way is a place unless the card says otherwise."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from coincoin.games.canardage.moves import PLACES
from coincoin.games.canardage.rules.card import Card
from coincoin.games.canardage.rules.codes import PAIRS
from coincoin.games.canardage.rules.gallery import ALLOWED, Gallery
from coincoin.games.canardage.rules.line import MARK
from coincoin.kernel.dice import Dice


@final
class EnJoue(Card):
    """Aim at a card."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if not table.line.occupied(way):
            return 19
        return 15 if table.line.aimed(way) else ALLOWED

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.aim(way)


@final
class DeuxPourUn(Card):
    """Aim at two neighbours. Ways: 0 to 4 the foremost of a pair; from 5 on a single place."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if way < PAIRS:
            return ALLOWED if self.is_pair(table, way) else 25
        pair: i64
        for pair in range(PAIRS):
            if self.is_pair(table, pair):
                return 26
        if not table.line.occupied(way - PAIRS):
            return 19
        return 15 if table.line.aimed(way - PAIRS) else ALLOWED

    def is_pair(self, table: Gallery, place: i64) -> bool:
        return table.line.free(place) and table.line.free(place + 1)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        if way < PAIRS:
            table.line.aim(way)
            table.line.aim(way + 1)
        else:
            table.line.aim(way - PAIRS)


@final
class Pan(Card):
    """Shoot at a card in the sights."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        return table.refuses_victim(way) if table.line.aimed(way) else i64(27)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.unaim(way)
        table.shoot(way)

    def tells_more(self) -> bool:
        return True


@final
class DuckyLuke(Card):
    """Shoot at any card."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        return table.refuses_victim(way)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.unaim(way)
        table.shoot(way)

    def tells_more(self) -> bool:
        return True


@final
class Oups(Card):
    """Shoot at a neighbour of a card in the sights. Ways: twice the place, plus 1 for the neighbour behind."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        place = way // 2
        victim = self.victim(way)
        if not table.line.aimed(place) or victim < 0 or victim >= PLACES:
            return 31
        if not table.line.occupied(place):
            return 19
        return table.refuses_victim(victim)

    def victim(self, way: i64) -> i64:
        return way // 2 + (1 if way % 2 else -1)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.unaim(way // 2)
        table.shoot(self.victim(way))

    def tells_more(self) -> bool:
        return True


@final
class CanardsEnchaines(Card):
    """Shoot at two neighbours in the sights. A way is the foremost of the two."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if not table.line.aimed(way) or not table.line.aimed(way + 1):
            return 33
        front = table.refuses_victim(way)
        return front if front != ALLOWED else table.refuses_victim(way + 1)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.unaim(way)
        table.line.unaim(way + 1)
        table.shoot(way + 1)  # the rear one first, so that the other is still in its place
        table.shoot(way)

    def tells_more(self) -> bool:
        return True


@final
class Mexicoin(Card):
    """Aim at every card."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        place: i64
        for place in range(table.line.length):
            if not table.line.aimed(place):
                return ALLOWED
        return 35

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        place: i64
        for place in range(table.line.length):
            table.line.aim(place)


@final
class CanardSimplet(Card):
    """The player of a duck in the sights must shoot it, given a Pan !"""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if not table.line.aimed(way):
            return 36
        return table.refuses_victim(way) if table.line.is_duck(way) else i64(38)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.must_shoot(table.owner(table.line.face(way)), way)

    def tells_more(self) -> bool:
        return True


@final
class President(Card):
    """Somebody misses a turn. A way is a seat."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if way == seat or way >= table.seats:
            return 39
        return 82 if table.gone(way) else ALLOWED

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        one: i64 = 1
        table.skips |= one << way


@final
class CommissaireMagret(Card):
    """The duck that wears it is avenged by its player."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        return ALLOWED if table.line.is_duck(way) else 41

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.cards[way] |= MARK

    def goes_to_played(self) -> bool:
        return False
