"""Which positions of Canaille can be: every rule that a table breaks is said with its place."""

from __future__ import annotations

from itertools import pairwise

from coincoin.games.canaille.moves import ACTIONS
from coincoin.games.canaille.rules.cards import (
    ACTING,
    DEALING,
    DRAWING,
    HAND_SIZE,
    LAYING,
    LEAST_ABOVE,
    MOST_ABOVE,
    MOST_SWAPS,
    NAMING,
    NO_CARD,
    OPEN_CARDS,
    PAYING,
    QUIET_TURNS,
    RELEASING,
    SWAPPING,
    THROWING,
    alike,
    several,
)
from coincoin.games.canaille.rules.codes import BIN as BIN_CARD
from coincoin.games.canaille.rules.codes import CANAILLE, KINDS, OTHER, RELEASE1, UNSEEN
from coincoin.games.canaille.rules.codes import FOG as FOG_CARD
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.errors import BadPosition

CARD_OF_PHASE = {
    NAMING: (OTHER,),
    THROWING: (BIN_CARD,),
    RELEASING: (RELEASE1, RELEASE1 + 1, RELEASE1 + 2),
    DEALING: (FOG_CARD,),
    ACTING: range(KINDS),
}


def need(true: bool, message: str) -> None:
    if not true:
        raise BadPosition(message)


def check(state: Canaille) -> None:
    need(0 <= state.turn < state.seats, f"$.turn is {state.turn}: there is no such seat")
    need(0 <= state.actor < state.seats, f"$.actor is {state.actor}: there is no such seat")
    check_river(state)
    check_hands(state)
    check_knowledge(state)
    check_sentence(state)
    check_phase(state)
    check_counters(state)


def check_river(state: Canaille) -> None:
    river = state.river
    need(river.middle <= MOST_ABOVE - LEAST_ABOVE + 1, f"there are {river.middle} middle cards: the game has 14")
    need(not river.cat_unseen or river.middle > 0, "Canaille is nowhere: see it somewhere, or have a middle card")
    unseen = sum(card >= UNSEEN for card in [*river.pile.cards(), *state.fog.cards(), *state.given])
    need(unseen == river.unseen.size + river.cat_unseen, "unseen river cards do not match those seen elsewhere")
    if river.face_up and river.size():
        need(river.pile.top() < UNSEEN, "$.river[0] is unseen, yet the river lies face up")
    in_sentence = state.place > 0 or state.phase == ACTING
    need(state.over or in_sentence or cats(state) == 0, "Canaille is in a heap: the game is over")


def cats(state: Canaille) -> int:
    return sum(heap.count(CANAILLE) for heap in state.heaps)


def check_hands(state: Canaille) -> None:
    for seat, hand in enumerate(state.hands):
        where = f"$.hands[{seat}]"
        if seat != state.turn:
            need(hand.size == HAND_SIZE, f"{where} has {hand.size} cards, not {HAND_SIZE}")
        elif state.phase == DRAWING and not state.over:
            need(hand.size < HAND_SIZE, f"{where} is full, so there is nothing to draw")
        elif not state.over or cats(state) == 0:
            held = hand.size + state.sentence.size()
            need(held == HAND_SIZE, f"{where} and the sentence have {held} cards, not {HAND_SIZE}")
        else:
            need(hand.size < HAND_SIZE, f"{where} is full, but Canaille was caught by a sentence")
    least = 0 if state.phase == DRAWING and not state.over else OPEN_CARDS - 1
    least = OPEN_CARDS if state.over and cats(state) == 0 else least
    need(least <= state.open.size <= OPEN_CARDS, f"$.open has {state.open.size} cards, not {OPEN_CARDS}")
    need(state.phase != DRAWING or state.over or state.open.size > 0, "$.open is empty, so there is nothing to choose")


def check_knowledge(state: Canaille) -> None:
    """What all know of hands and pile must be true."""
    for seat, hand in enumerate(state.hands):
        shown = state.shown[seat]
        plain = sum(hand.count(card) - shown.count(card) for card in range(KINDS) if not state.has_stop(card))
        for card in range(KINDS):
            need(
                hand.count(card) >= shown.count(card), f"$.shown[{seat}] has a {ACTIONS[card]} that is not in the hand"
            )
        need(
            0 <= state.dull[seat] <= plain + hand.blanks, f"$.dull[{seat}] is {state.dull[seat]}: too many have a stop"
        )
    for card in range(KINDS):
        most = state.stirred.count(card)
        need(state.pile.count(card) <= most, f"$.pile has {state.pile.count(card)} {ACTIONS[card]}, $.stirred {most}")
    need(state.stirred.blanks == 0 and state.stirred.size >= state.pile.size, "$.stirred is smaller than $.pile")


def check_sentence(state: Canaille) -> None:
    cards = state.sentence.cards()
    for n, (card, following) in enumerate(pairwise(cards), 1):
        need(not (alike(card) >> following) & 1, f"$.sentence[{n}] is of the same kind as the card before it")
    if state.phase in CARD_OF_PHASE:
        need(bool(cards) and state.has_stop(cards[-1]), "$.sentence does not end with a full stop")
        need(0 <= state.place < len(cards), f"$.place is {state.place}, not a place in the sentence")
        need(cards[state.place] in CARD_OF_PHASE[int(state.phase)], "$.phase does not fit the card at $.place")
    else:
        need(state.place == 0, "$.place is for a sentence that is carried out")
        need(not cards or state.phase == LAYING, "$.sentence is not empty")
        need(state.actor == state.turn, "$.actor: only a sentence passes the turn to another fisher")
    if OTHER not in cards[: state.place + (state.phase == ACTING)]:
        need(state.actor == state.turn, "$.actor: no card of the sentence has passed it on")


def check_phase(state: Canaille) -> None:
    if state.over:
        need(cats(state) == 1 or state.quiet == QUIET_TURNS, "the game is not over: Canaille is not caught")
        return
    hand = state.hands[state.turn]
    stops = any(hand.count(card) for card in range(KINDS) if state.has_stop(card))
    fish = state.fish_of(state.actor)
    if state.phase == LAYING:
        need(hand.blanks > 0 or state.can_finish(), "the sentence cannot be finished: there is no full stop")
    elif state.phase in (PAYING, SWAPPING):
        need(not stops, f"$.hands[{state.turn}] has a full stop, so there is nothing to swap")
        unknown = hand.size - state.shown[state.turn].size
        need(
            state.dull[state.turn] == unknown,
            f"$.dull[{state.turn}] is not {unknown}, yet all know the hand has no stop",
        )
        need(state.phase == SWAPPING or several(fish), "with fish of one size there is nothing to choose")
        need(state.open.size == OPEN_CARDS, f"$.open has {state.open.size} cards, not {OPEN_CARDS}")
    elif state.phase == THROWING:
        need(several(state.litter_of(state.actor)), "with litter of one size there is nothing to choose")
    elif state.phase == RELEASING:
        need(several(fish) if state.owed else fish > 0, "there are no fish to choose from")
    elif state.phase == NAMING:
        need(state.seats > 2, "with two seats there is nobody to choose")
    elif state.phase == DEALING:
        free = sum(card == NO_CARD for card in state.given)
        need(0 < state.fog.size() <= free and free > 1, "$.fog does not fit the seats still without a card")


def check_counters(state: Canaille) -> None:
    owed = 3 if state.phase in (RELEASING, ACTING) else 0
    need(0 <= state.owed <= owed, f"$.owed is {state.owed}, not 0 to {owed}")
    fog = state.phase in (DEALING, ACTING)
    need(fog or state.fog.size() == 0, "$.fog: there is none")
    need(fog or all(card == NO_CARD for card in state.given), "$.given: there is no fog")
    most = QUIET_TURNS if state.over else QUIET_TURNS - 1
    need(0 <= state.quiet <= most, f"$.quiet is {state.quiet}, not 0 to {most}")
    need(0 <= state.swaps <= MOST_SWAPS, f"$.swaps is {state.swaps}, not 0 to {MOST_SWAPS}")
