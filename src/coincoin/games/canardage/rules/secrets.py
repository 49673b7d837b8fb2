"""Canardage: what a seat knows, and how it may imagine the rest."""

from __future__ import annotations

from mypy_extensions import i64

from coincoin.games.canardage.rules.codes import KIND_A_COUVERT, KIND_COMMISSAIRE_MAGRET, KIND_MOBY_DUCK, KINDS, WATER
from coincoin.games.canardage.rules.gallery import NOWHERE, Gallery
from coincoin.games.canardage.rules.line import FACE, MARK
from coincoin.kernel.cards import BLANK, Hand, Pile, empty_hand
from coincoin.kernel.dice import Dice
from coincoin.kernel.state import NOBODY


def hide(table: Gallery, seat: i64) -> i64:
    """Blank: other hands, the deck, the pile but for what was seen to go under it, secret colours."""
    hidden = table.deck.size + table.line.pile.size() - table.line.known
    other: i64
    for other in range(table.seats):
        if other != seat:
            hidden += table.hands.size(other)
            table.hands.hide(other)
            if table.variant.secret and not table.champions:
                hidden += 1
                table.colours[other] = BLANK
    table.deck.hide()
    place: i64
    for place in range(table.line.known, table.line.pile.size()):
        table.line.pile.put_at(place, BLANK)
    return hidden


def fill(table: Gallery, dice: Dice) -> None:
    fill_pile(table, dice)
    fill_colours(table, dice)
    fill_hands(table, dice)


def fill_pile(table: Gallery, dice: Dice) -> None:
    line = table.line
    everything = table.full_pile()
    unknown = empty_hand(WATER + 1)
    place: i64
    for place in range(everything.size()):
        unknown.add(everything.at(place))
    for place in range(line.length):
        unknown.remove(line.face(place))
        if line.hides(place):
            unknown.remove(line.hidden[place] & FACE)
    for place in range(line.known):
        unknown.remove(line.pile.at(place))
    colour: i64
    for colour in range(table.seats):
        unknown.counts[colour] -= table.shot[colour]
        unknown.size -= table.shot[colour]
    line.pile.fill(unknown, dice)


def fill_colours(table: Gallery, dice: Dice) -> None:
    left = Pile()
    colour: i64
    seat: i64
    for colour in range(table.seats):
        if table.owner(colour) == NOBODY:
            left.push(colour)
    left.shuffle(dice)
    for seat in range(table.seats):
        if table.colours[seat] == BLANK:
            table.colours[seat] = left.pop()


def fill_hands(table: Gallery, dice: Dice) -> None:
    """Deal the unknown cards, anew while a hand gets more Pan ! than it can hold (canardage-37)."""
    unknown = unknown_cards(table)
    blank = table.hands
    while True:
        pool = unknown.clone()
        table.hands = blank.clone()
        if deal_unknown(table, pool, dice):
            table.deck = pool  # what is left, in no order
            return


def deal_unknown(table: Gallery, pool: Hand, dice: Dice) -> bool:
    """Cards for the blank ones in hands; False if some hand cannot be so."""
    hands = table.hands
    seat: i64
    n: i64
    for seat in range(table.seats):
        if hands.card(seat, 0) == BLANK:
            size = hands.size(seat)
            hands.clear(seat)
            for n in range(size):
                hands.add(seat, pool.take_any(dice))
            if table.pans(seat) > table.most_pans[seat]:
                return False
    return True


def unknown_cards(table: Gallery) -> Hand:
    """Every action card but those that lie open or are in a known hand."""
    unknown = table.pool()
    kind: i64
    for kind in range(KINDS):
        seen = table.played.count(kind)
        unknown.counts[kind] -= seen
        unknown.size -= seen
    if table.moby != NOBODY:
        unknown.remove(KIND_MOBY_DUCK)
    place: i64
    for place in range(table.line.length):
        if is_marked(table.line.cards[place]) or is_marked(table.line.hidden[place]):
            unknown.remove(KIND_COMMISSAIRE_MAGRET)
    seat: i64
    n: i64
    for seat in range(table.seats):
        if table.covers[seat] != NOWHERE:
            unknown.remove(KIND_A_COUVERT)
        for n in range(table.hands.size(seat)):
            if table.hands.card(seat, n) != BLANK:
                unknown.remove(table.hands.card(seat, n))
    return unknown


def is_marked(card: i64) -> bool:
    return card & MARK != 0
