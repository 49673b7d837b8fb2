"""A position of Canaille as JSON: cards by name, null for an unknown action card.

A river card that nobody has seen is "unseen", or "middle" where it may be Canaille: that is all that anybody
knows of it, so it is not null.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canaille.knows.checks import check
from coincoin.games.canaille.moves import ACTIONS, RIVER
from coincoin.games.canaille.rules.cards import ACTION_COUNTS, NO_CARD, RIVER_COUNTS
from coincoin.games.canaille.rules.codes import CANAILLE, HEAP_KINDS, KINDS, LITTER1, MIDDLE
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.cards import BLANK, Hand, empty_hand, hand_of, pile_of
from coincoin.kernel.errors import BadPosition
from coincoin.kernel.game import OptionValue

Phase = Literal["put_back", "swap", "lay", "name", "throw", "let_go", "give", "draw", "act", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of their numbers
Cards = list[str | None]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What lies on the table. Left out, `pile` holds every action card that lies nowhere else, `actor` is the
    seat of the turn, and nothing more is known of hands and pile than what lies open."""

    phase: Phase
    turn: int  # whose sentence it is
    hands: list[Cards]  # written with the cards that all have seen first
    river: list[str]  # the top card first
    open: list[str]
    actor: int | msgspec.UnsetType = msgspec.UNSET  # who carries the sentence out
    face_up: bool = False
    sentence: list[str] = []
    place: int = 0  # the card of the sentence that is carried out, from 0
    owed: int = 0  # fish still to release
    fog: list[str] = []  # river cards still to deal, the next one first
    given: list[str] = []  # the fog card each seat gets, "none" if none yet
    heaps: list[list[str]] = []
    binned: list[str] = []
    discard: list[str] = []
    pile: Cards | msgspec.UnsetType = msgspec.UNSET
    stirred: list[str] | msgspec.UnsetType = msgspec.UNSET  # all that the pile can hold since its last shuffle
    shown: list[list[str]] = []  # the cards of each hand that all have seen
    dull: list[int] = []  # how many others of each hand are known to bear no full stop
    caught: bool = False  # has a card left the river this turn?
    quiet: int = 0  # turns in a row in which none did
    swaps: int = 0  # made this turn


# ---- writing ----


def write(state: Canaille) -> Position:
    return Position(
        phase="over" if state.over else PHASES[state.phase],
        turn=int(state.turn),
        actor=int(state.actor),
        hands=[_shown_first(hand, shown) for hand, shown in zip(state.hands, state.shown, strict=True)],
        shown=[_names(hand, ACTIONS) for hand in state.shown],
        dull=list(state.dull),
        open=_names(state.open, ACTIONS),
        pile=_actions(state.pile),
        stirred=_names(state.stirred, ACTIONS),
        discard=_names(state.discard, ACTIONS),
        sentence=[ACTIONS[card] for card in state.sentence.cards()],
        place=int(state.place),
        owed=int(state.owed),
        river=[RIVER[card] for card in reversed(state.river.pile.cards())],
        face_up=state.river.face_up,
        fog=[RIVER[card] for card in reversed(state.fog.cards())],
        given=["none" if card == NO_CARD else RIVER[card] for card in state.given],
        heaps=[_names(heap, RIVER) for heap in state.heaps],
        binned=_names(state.binned, RIVER),
        caught=state.caught,
        quiet=int(state.quiet),
        swaps=int(state.swaps),
    )


def _actions(hand: Hand) -> Cards:
    return [None if card == BLANK else ACTIONS[card] for card in hand.cards()]


def _shown_first(hand: Hand, shown: Hand) -> Cards:
    """So that a card has the same place in the list whether the rest of the hand is known or not."""
    rest = hand.clone()
    for card in shown.cards():
        rest.remove(card)
    return _actions(shown) + _actions(rest)


def _names(hand: Hand, names: tuple[str, ...]) -> list[str]:
    return [names[card] for card in hand.cards()]


# ---- reading ----


def read(position: Position, seats: int, options: dict[str, OptionValue]) -> Canaille:
    state = Canaille(seats, dict(options))
    state.lay_out()
    state.over = position.phase == "over"
    state.phase = PHASES.index("draw" if state.over else position.phase)
    state.turn = position.turn
    state.actor = position.turn if position.actor is msgspec.UNSET else position.actor
    state.place, state.owed = position.place, position.owed
    state.caught, state.quiet, state.swaps = position.caught, position.quiet, position.swaps
    _read_actions(state, position)
    _read_river(state, position)
    check(state)
    return state


def _read_actions(state: Canaille, position: Position) -> None:
    seats = int(state.seats)
    for name, found in (("hands", position.hands), ("shown", position.shown), ("dull", position.dull)):
        if len(found) != seats and (found or name == "hands"):
            raise BadPosition(f"$.{name} has {len(found)} entries for {seats} seats")
    state.hands = [_hand(cards, f"$.hands[{n}]") for n, cards in enumerate(position.hands)]
    for n, cards in enumerate(position.shown):
        state.shown[n] = _hand(list(cards), f"$.shown[{n}]")
    state.dull = vec[i64](position.dull or [0] * seats)
    state.open = _hand(list(position.open), "$.open")
    state.discard = _hand(list(position.discard), "$.discard")
    state.sentence = pile_of([_card(card, ACTIONS, f"$.sentence[{n}]") for n, card in enumerate(position.sentence)])
    if position.pile is not msgspec.UNSET:
        state.pile = _hand(position.pile, "$.pile")
    unaccounted = state.unaccounted()
    for card in range(KINDS):
        if unaccounted.count(card) < 0:
            many = ACTION_COUNTS[card] - unaccounted.count(card)
            raise BadPosition(f"there are {many} cards {ACTIONS[card]}: the game has {ACTION_COUNTS[card]}")
    if position.pile is msgspec.UNSET:
        state.pile, unaccounted = unaccounted, state.pile
    blanks = state.pile.blanks + sum(hand.blanks for hand in state.hands)
    if unaccounted.size != blanks:
        total = sum(ACTION_COUNTS)
        raise BadPosition(f"there are {total - unaccounted.size + blanks} action cards: the game has {total}")
    if position.stirred is not msgspec.UNSET:
        state.stirred = _hand(list(position.stirred), "$.stirred")
        return
    for card in range(KINDS):
        anywhere = state.pile.count(card) + unaccounted.count(card) + sum(hand.count(card) for hand in state.hands)
        for _ in range(anywhere):
            state.stirred.add(card)


def _read_river(state: Canaille, position: Position) -> None:
    seats = int(state.seats)
    river = state.river
    river.face_up = position.face_up
    river.pile = pile_of([_card(card, RIVER, f"$.river[{n}]") for n, card in enumerate(position.river)][::-1])
    state.fog = pile_of([_card(card, RIVER, f"$.fog[{n}]") for n, card in enumerate(position.fog)][::-1])
    given = position.given or ["none"] * seats
    heaps = position.heaps or [[] for _ in range(seats)]
    for name, found in (("given", given), ("heaps", heaps)):
        if len(found) != seats:
            raise BadPosition(f"$.{name} has {len(found)} entries for {seats} seats")
    state.given = vec[i64](
        [NO_CARD if card == "none" else _card(card, RIVER, f"$.given[{n}]") for n, card in enumerate(given)]
    )
    seen = RIVER[:HEAP_KINDS]
    state.heaps = [
        hand_of(HEAP_KINDS, [_card(card, seen, f"$.heaps[{n}][{m}]") for m, card in enumerate(heap)])
        for n, heap in enumerate(heaps)
    ]
    litter = RIVER[LITTER1:CANAILLE]
    binned = [_card(card, litter, f"$.binned[{n}]") + LITTER1 for n, card in enumerate(position.binned)]
    state.binned = hand_of(HEAP_KINDS, binned)
    _work_out_unseen(state)


def _work_out_unseen(state: Canaille) -> None:
    """What nobody has seen is what lies nowhere in sight."""
    hidden = [*state.river.pile.cards(), *state.fog.cards(), *(card for card in state.given if card != NO_CARD)]
    everywhere = hidden + state.binned.cards() + [card for heap in state.heaps for card in heap.cards()]
    state.river.unseen = empty_hand(CANAILLE)
    for card in range(HEAP_KINDS):
        left = RIVER_COUNTS[card] - everywhere.count(card)
        if left < 0:
            many = everywhere.count(card)
            raise BadPosition(f"there are {many} cards {RIVER[card]}: the game has {RIVER_COUNTS[card]}")
        for _ in range(left if card != CANAILLE else 0):
            state.river.unseen.add(card)
    if len(everywhere) != sum(RIVER_COUNTS):
        raise BadPosition(f"there are {len(everywhere)} river cards: the game has {sum(RIVER_COUNTS)}")
    state.river.cat_unseen = CANAILLE not in everywhere
    state.river.middle = hidden.count(MIDDLE)


def _hand(cards: Cards, where: str) -> Hand:
    return hand_of(
        KINDS, [BLANK if card is None else _card(card, ACTIONS, f"{where}[{n}]") for n, card in enumerate(cards)]
    )


def _card(card: str, names: tuple[str, ...], where: str) -> int:
    if card not in names:
        raise BadPosition(f"{where} is {card!r}, not one of {', '.join(names)}")
    return names.index(card)
