"""A position of Pan as JSON: cards by value, null where unknown."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.pan.moves import VALUES
from coincoin.games.pan.rules.cards import COPIES
from coincoin.games.pan.rules.turns import BARREL, CHAMBERS, NOT_YET, SHOWN, STEALING, TRICK, Pan
from coincoin.kernel.cards import BLANK, Hand, empty_hand, hand_of
from coincoin.kernel.errors import BadPosition
from coincoin.kernel.game import OptionValue

Phase = Literal["trick", "barrel", "paying", "double", "stealing", "shown", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of their numbers
Cards = list[int | None]


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on the table. Left out, `box` holds every card that lies nowhere else."""

    phase: Phase
    hands: list[Cards] = []
    laid: list[int | str | None] = []  # "none" until a card is chosen
    ghost: int = 0  # the card it lays where two play, while a trick is shown
    won: list[Cards] = []
    spent: Cards = []
    box: Cards | msgspec.UnsetType = msgspec.UNSET
    order: list[int] = []  # seats still in, first to play first
    turn: int = 0  # a place in the order
    chambers: int = CHAMBERS
    owed: int = 0
    dead: list[int] = []  # the first one first


def values(hand: Hand) -> Cards:
    return [None if card == BLANK else card + 1 for card in hand.cards()] if hand.size else []


def write(state: Pan) -> Position:
    laid: list[int | str | None] = [
        "none" if card == NOT_YET else None if card == BLANK else card + 1 for card in state.laid
    ]
    return Position(
        phase="over" if state.over else PHASES[state.phase],
        hands=[values(hand) for hand in state.hands],
        laid=laid,
        ghost=0 if state.ghost == NOT_YET else int(state.ghost) + 1,
        won=[values(hand) for hand in state.won],
        spent=values(state.spent),
        box=values(state.box),
        order=list(state.order),
        turn=int(state.turn),
        chambers=int(state.chambers),
        owed=int(state.owed),
        dead=list(state.dead),
    )


def read(position: Position, seats: int, options: dict[str, OptionValue]) -> Pan:
    state = Pan(seats, dict(options))
    state.hands = [_hand(cards, f"$.hands[{n}]") for n, cards in enumerate(position.hands)]
    state.won = [_hand(cards, f"$.won[{n}]") for n, cards in enumerate(position.won)]
    state.hands = state.hands or [empty_hand(VALUES) for _ in range(seats)]
    state.won = state.won or [empty_hand(VALUES) for _ in range(seats)]
    laid = position.laid or ["none"] * seats
    for name, found in (("hands", state.hands), ("won", state.won), ("laid", laid)):
        if len(found) != seats:
            raise BadPosition(f"$.{name} has {len(found)} entries for {seats} seats")
    for seat, card in enumerate(laid):
        state.laid[seat] = NOT_YET if card == "none" else _card(card, f"$.laid[{seat}]")
    state.ghost = _card(position.ghost, "$.ghost") if position.ghost else NOT_YET
    state.spent = _hand(position.spent, "$.spent")
    state.over = position.phase == "over"
    state.phase = BARREL if state.over else PHASES.index(position.phase)
    if not 1 <= position.chambers <= CHAMBERS:
        raise BadPosition(f"$.chambers is {position.chambers}, not 1 to {CHAMBERS}")
    state.chambers = position.chambers
    state.owed = position.owed
    state.order = vec[i64](position.order)
    state.dead = vec[i64](position.dead)
    state.turn = position.turn
    _fill_box(state, position)
    _check(state)
    return state


def _card(card: int | str | None, where: str) -> int:
    if card is None:
        return BLANK
    if not isinstance(card, int) or not 1 <= card <= VALUES:
        raise BadPosition(f"{where} is {card!r}, not a card from 1 to {VALUES}")
    return card - 1


def _hand(cards: Cards, where: str) -> Hand:
    return hand_of(VALUES, [_card(card, f"{where}[{n}]") for n, card in enumerate(cards)])


def _fill_box(state: Pan, position: Position) -> None:
    if position.box is not msgspec.UNSET:
        state.box = _hand(position.box, "$.box")
    elsewhere = [*state.hands, *state.won, state.spent]
    for value in range(VALUES):
        count = sum(hand.count(value) for hand in elsewhere) + [*state.laid, state.ghost].count(value)
        if position.box is msgspec.UNSET:
            for _ in range(COPIES - count):
                state.box.add(value)
        elif count + state.box.count(value) > COPIES:
            count += state.box.count(value)
        if count > COPIES:
            raise BadPosition(f"there are {count} cards of value {value + 1}: the game has {COPIES}")
    total = sum(hand.size for hand in [*elsewhere, state.box]) + sum(
        1 for card in [*state.laid, state.ghost] if card != NOT_YET
    )
    if total != VALUES * COPIES:
        raise BadPosition(f"there are {total} table cards: the game has {VALUES * COPIES}")


def _check(state: Pan) -> None:
    seats = list(range(state.seats))
    if (state.ghost != NOT_YET) != (state.phase == SHOWN and state.seats == 2):
        raise BadPosition("$.ghost is a card where two play and a trick is shown, and nowhere else")
    if state.phase in (TRICK, SHOWN):
        if len(state.order) or len(state.dead):
            raise BadPosition("during the tricks nobody has an order or is dead yet")
        held = [state.hands[seat].size + (state.laid[seat] != NOT_YET) for seat in seats]
        if len(set(held)) != 1 or held[0] == 0:
            raise BadPosition("during the tricks all seats hold as many cards, at least one")
        if all(card != NOT_YET for card in state.laid) != (state.phase == SHOWN):
            raise BadPosition("$.laid: once all seats have chosen the trick is shown")
        return
    if sorted([*state.order, *state.dead]) != seats:
        raise BadPosition("$.order and $.dead must name each seat once between them")
    if any(hand.size for hand in state.hands):
        raise BadPosition("hands are empty once the tricks are over")
    if state.over != (len(state.order) == 1) or not 0 <= state.turn < len(state.order):
        raise BadPosition("$.turn is a place in $.order, and the game is over when one seat is left")
    mover = state.order[state.turn]
    if any(state.won[seat].size for seat in state.dead):
        raise BadPosition("$.won: the dead have no cards")
    if state.phase == STEALING:
        there = sum(hand.size for seat, hand in enumerate(state.won) if seat != mover)
    else:
        there = state.won[mover].size
    if not (0 < state.owed <= there if state.phase in (2, STEALING) else state.owed == 0):
        raise BadPosition(f"$.owed is {state.owed}, with {there} cards to take it from")
