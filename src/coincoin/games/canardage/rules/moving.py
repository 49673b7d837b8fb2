"""Canardage: cards that move targets, the line and ducks. A way is a place unless the card says otherwise."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.canardage.moves import PLACES
from coincoin.games.canardage.rules.card import Card
from coincoin.games.canardage.rules.codes import WATER
from coincoin.games.canardage.rules.gallery import ALLOWED, Gallery
from coincoin.games.canardage.rules.line import EMPTY, FACE
from coincoin.kernel.dice import Dice


@final
class RectifierGauche(Card):
    """A target moves towards the front."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if way == 0 or not table.line.aimed(way) or table.line.aimed(way - 1):
            return 46
        return ALLOWED if table.line.occupied(way - 1) else 48

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.unaim(way)
        table.line.aim(way - 1)


@final
class RectifierDroite(Card):
    """A target moves towards the rear."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if way == PLACES - 1 or not table.line.aimed(way) or table.line.aimed(way + 1):
            return 47
        return ALLOWED if table.line.occupied(way + 1) else 48

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.unaim(way)
        table.line.aim(way + 1)


@final
class EnAvantMarche(Card):
    """The whole line moves forward."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        return ALLOWED

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        card = table.line.cards[0]
        hidden = table.line.hidden[0]
        table.line.close(0)
        self.march(table, card)
        if hidden != EMPTY:
            self.march(table, hidden)
        table.refill()

    def march(self, table: Gallery, card: i64) -> None:
        table.send_under(card)
        if card != WATER:
            table.marched[card & FACE] += 1

    def tells_more(self) -> bool:
        return True


@final
class CanardBlase(Card):
    """An own duck changes places with the card behind it."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        if way + 1 >= table.line.length:
            return 50
        return table.refuses_own(seat, way)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.swap(way, way + 1)


@final
class CanardPresse(Card):
    """An own duck changes places with the card before it."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        return i64(51) if way == 0 else table.refuses_own(seat, way)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.swap(way, way - 1)


@final
class FulguroCoin(Card):
    """An own duck goes to the front."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        return i64(53) if way == 0 else table.refuses_own(seat, way)

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        table.line.bring_to_front(way)


@final
class Canarchie(Card):
    """The line in any order. A way numbers the orders of six, the present one first."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        """Empty places stay at the rear."""
        place = table.line.length
        while place < PLACES and ORDERS[way * PLACES + place] == place:
            place += 1
        return ALLOWED if place == PLACES else 54

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        line = table.line
        cards = line.cards
        hidden = line.hidden
        line.cards = cards[:]
        line.hidden = hidden[:]
        place: i64
        for place in range(PLACES):
            source = ORDERS[way * PLACES + place]
            line.put(place, cards[source], hidden[source])


def orders() -> vec[i64]:
    """The 720 orders of six places one after the other, sorted: from each the next is made."""
    order = vec[i64]([0, 1, 2, 3, 4, 5])
    found = vec[i64]()
    place: i64
    while True:
        for place in range(PLACES):
            found = append(found, order[place])
        turn: i64 = PLACES - 2
        while turn >= 0 and order[turn] > order[turn + 1]:
            turn -= 1
        if turn < 0:
            return found
        other: i64 = PLACES - 1
        while order[other] < order[turn]:
            other -= 1
        order[turn], order[other] = order[other], order[turn]
        low: i64 = turn + 1
        high: i64 = PLACES - 1
        while low < high:
            order[low], order[high] = order[high], order[low]
            low += 1
            high -= 1


ORDERS: Final = orders()


@final
class DanseDesCanards(Card):
    """A new line from the shuffled pile."""

    def refuses(self, table: Gallery, seat: i64, way: i64) -> i64:
        return ALLOWED

    def play(self, table: Gallery, seat: i64, way: i64, dice: Dice) -> None:
        line = table.line
        place: i64
        for place in range(line.length):
            line.pile.push(table.without_magret(line.cards[place]))
            if line.hides(place):
                line.pile.push(table.without_magret(line.hidden[place]))
        line.clear()
        line.shuffle(dice)
        table.refill()

    def tells_more(self) -> bool:
        return True
