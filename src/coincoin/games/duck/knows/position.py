"""A position of DUCK as JSON: cards as "y4", "b0", "r8", null where unknown."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, TypeVar, cast, get_args

import msgspec

from coincoin.games.duck.moves import HIGHEST_SUM, LETTERS, ROUNDS, VALUES
from coincoin.games.duck.rules.beach import DECK, DRAWING, HAND_SIZE, PLAYING, SHOWN, TURNS
from coincoin.games.duck.rules.cards import (
    ALL_CARDS,
    NO_CARD,
    Hands,
    cards_of,
    copies,
    count,
    no_discards,
    no_hands,
    size_of,
    word_of,
)
from coincoin.games.duck.rules.codes import COLOURS, KINDS
from coincoin.games.duck.rules.memory import Past
from coincoin.games.duck.rules.turns import Duck
from coincoin.kernel.cards import BLANK
from coincoin.kernel.errors import BadPosition
from coincoin.kernel.game import OptionValue
from coincoin.kernel.state import NOBODY

Card = str | None
Phase = Literal["play", "draw", "shown", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of their numbers
End = Literal["out", "right", "wrong", "off"]
ENDS: tuple[End, ...] = ("out", "right", "wrong", "off")
Entry = TypeVar("Entry")
NAMES = [f"{colour}{value}" for value in range(VALUES) for colour in LETTERS]


class Finished(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A round that is over: how, by whom, the sums of the hands, and the cards under towels.

    Of the cards only their owners know: `low` and `high` bound their value, `held` are shown cards they may be.
    `unseen` is for each seat and for everybody: how many of each card were out of sight, the values 0 to 8 of
    yellow, blue and red. Left out, all may have been.
    """

    end: End
    sums: list[int]
    towels: list[Card]  # "none" for who kept no card
    seat: int = NOBODY
    low: list[int] = []
    high: list[int] = []
    held: list[list[str]] = []
    unseen: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on the table. Left out, `pile` holds every card that lies nowhere else."""

    phase: Phase  # "shown" while the hands of the round that ended last are compared
    dealer: int
    turns: int = 0  # finished in this round
    hands: list[list[Card]] = []  # shown cards first
    shown: list[list[str]] = []  # cards of a hand that all have seen its seat take
    discards: list[list[str]] = []  # from the bottom to the top
    pile: list[Card] | msgspec.UnsetType = msgspec.UNSET
    finished: list[Finished] = []


# ---- writing ----


def write(state: Duck) -> Position:
    seats = range(state.seats)
    return Position(
        phase="over" if state.over else PHASES[state.phase],
        dealer=int(state.dealer),
        turns=int(state.turns),
        hands=[write_hand(state.hands, seat) for seat in seats],
        shown=[plain(state.hands.shown(seat)) for seat in seats],
        discards=[[NAMES[card] for card in state.discards.cards(seat)] for seat in seats],
        pile=names(state.pile, state.pile_size),
        finished=[write_round(state.past, round) for round in range(state.past.rounds)],
    )


def write_hand(hands: Hands, seat: int) -> list[Card]:
    """The cards all have seen come first, so that what is unknown to others stands at the end."""
    shown = hands.shown(seat)
    first = plain(shown)
    return [*first, *names(hands.cards(seat) - shown, hands.size(seat) - len(first))]


def plain(word: int) -> list[str]:
    return [NAMES[card] for card in cards_of(word)]


def names(word: int, size: int) -> list[Card]:
    known = plain(word)
    return [*known, *[None] * (size - len(known))]


def write_round(past: Past, round: int) -> Finished:
    places = range(round * past.seats, (round + 1) * past.seats)
    first = round * (past.seats + 1)
    told = Finished(
        end=ENDS[past.ends[round]],
        seat=int(past.enders[round]),
        sums=[int(past.sums[place]) for place in places],
        towels=[towel_name(past.towels[place]) for place in places],
        unseen=[digits(past.unseen[first + eye]) for eye in range(past.seats + 1)],
    )
    if past.is_secret(round):
        told.low = [int(past.low[place]) for place in places]
        told.high = [int(past.high[place]) for place in places]
        told.held = [plain(past.held[place]) for place in places]
    return told


def towel_name(card: int) -> Card:
    return "none" if card == NO_CARD else None if card == BLANK else NAMES[card]


@lru_cache(4096)
def digits(word: int) -> str:
    """How many of each card: the values 0 to 8 of yellow, of blue, of red."""
    colours = ["".join(str(count(word, value * COLOURS + colour)) for value in range(VALUES)) for colour in range(3)]
    return " ".join(colours)


# ---- reading ----


def read(position: Position, seats: int, options: dict[str, OptionValue]) -> Duck:
    check_conservation(position)
    state = Duck(seats, cast(dict[str, object], dict(options)))
    state.over = position.phase == "over"
    state.phase = PLAYING if state.over else PHASES.index(position.phase)
    compared = state.phase == SHOWN
    if not 0 <= position.dealer < seats:
        raise BadPosition(f"$.dealer is {position.dealer}: seats go from 0 to {seats - 1}")
    if not 0 <= position.turns < TURNS * seats + compared:
        raise BadPosition(f"$.turns is {position.turns}: a round has at most {TURNS} turns a seat")
    state.dealer = position.dealer
    state.turns = position.turns
    state.turn = (position.dealer + 1 + position.turns) % seats
    state.past = read_past(position.finished, seats, compared)
    if compared:
        if state.past.rounds == 0:
            raise BadPosition("$.finished is empty: the hands of the last of its rounds are compared")
    elif state.over != (state.past.rounds == ROUNDS):
        raise BadPosition(f"$.finished has {state.past.rounds} rounds: the game is over after {ROUNDS}, not before")
    read_hands(state, position)
    state.discards = no_discards(seats)
    for seat, pile in enumerate(a_seat_each(position.discards, seats, "$.discards")):
        for name in pile:
            state.discards.push(seat, NAMES.index(name))
    read_pile(state, position)
    check_turn(state)
    for viewer in range(seats + 1):
        if not state.past.fits(viewer):
            who = "everybody" if viewer == seats else f"seat {viewer}"
            raise BadPosition(f"$.finished: a card under a towel is none that it can be, from what {who} could see")
    return state


def check_conservation(position: Position) -> None:
    """Every card is a card, and there are not too many of any."""
    found = [0] * KINDS
    places = [(f"$.hands[{n}]", cards) for n, cards in enumerate(position.hands)]
    places += [(f"$.discards[{n}]", [*cards]) for n, cards in enumerate(position.discards)]
    places += [(f"$.finished[{n}].towels", round.towels) for n, round in enumerate(position.finished)]
    if position.pile is not msgspec.UNSET:
        places.append(("$.pile", position.pile))
    for where, cards in places:
        for n, name in enumerate(cards):
            if name is None or (name == "none" and where.endswith("towels")):
                continue
            card = card_of(name, f"{where}[{n}]")
            found[card] += 1
            if found[card] > copies(card):
                raise BadPosition(f"{where}[{n}] is one {name} too many: the game has {copies(card)}")


def card_of(name: str, where: str) -> int:
    if name not in NAMES:
        raise BadPosition(f"{where} is {name!r}, not a card from y0, b0, r0 to y8, b8, r8")
    return NAMES.index(name)


def word_from(cards: Iterable[Card]) -> int:
    return sum(word_of(NAMES.index(name)) for name in cards if name is not None)


def a_seat_each(entries: list[list[Entry]], seats: int, where: str) -> list[list[Entry]]:
    if entries and len(entries) != seats:
        raise BadPosition(f"{where} has {len(entries)} entries for {seats} seats")
    return entries or [[] for _ in range(seats)]


def read_hands(state: Duck, position: Position) -> None:
    seats = int(state.seats)
    state.hands = no_hands(seats)
    hands = a_seat_each(position.hands, seats, "$.hands")
    shown = a_seat_each(position.shown, seats, "$.shown")
    for seat in range(seats):
        least = 0 if state.over or state.phase == SHOWN else 1
        if not least <= len(hands[seat]) <= (0 if state.over else HAND_SIZE):
            raise BadPosition(
                f"$.hands[{seat}] has {len(hands[seat])} cards, not 1 to {HAND_SIZE}, or none once the game is over"
            )
        for n, name in enumerate(shown[seat]):
            card_of(name, f"$.shown[{seat}][{n}]")
            if shown[seat].count(name) > hands[seat].count(name):
                raise BadPosition(f"$.shown[{seat}][{n}] is {name}, which is not in that hand so many times")
        state.hands.put(seat, word_from(hands[seat]), word_from(shown[seat]), len(hands[seat]))


def read_pile(state: Duck, position: Position) -> None:
    seats = range(state.seats)
    elsewhere = sum(state.hands.size(seat) + state.discards.height(seat) for seat in seats)
    elsewhere += sum(card != NO_CARD for card in state.past.towels)
    state.pile_size = ALL_CARDS - elsewhere
    if position.pile is msgspec.UNSET:
        state.pile = state.out_of_sight()
        if size_of(state.pile) != state.pile_size:
            raise BadPosition("$.pile is left out, and cannot be worked out while other cards are unknown")
    elif len(position.pile) != state.pile_size:
        raise BadPosition(f"there are {elsewhere + len(position.pile)} duck cards: the game has {ALL_CARDS}")
    else:
        state.pile = word_from(position.pile)


def check_turn(state: Duck) -> None:
    """The seat before the one to move has always just laid a card, or dealt itself one."""
    if state.over:
        return
    if state.phase == SHOWN:
        check_sums(state)
        return
    mover = int(state.turn)
    right = int(state.right_of(mover))
    if state.discards.height(right) == 0:
        raise BadPosition(f"$.discards[{right}] is empty: seat {right} has just laid a card, or has dealt itself one")
    if state.phase == DRAWING and (state.discards.height(mover) == 0 or state.hands.size(mover) == HAND_SIZE):
        raise BadPosition(f"seat {mover} is to draw, so it has laid a card and holds at most {HAND_SIZE - 1}")


def check_sums(state: Duck) -> None:
    """Of the round that ended last: what is left of a hand, with the card kept openly, has the sum that was told."""
    past, round = state.past, int(state.past.rounds) - 1
    for seat in range(state.seats):
        told = int(past.sums[round * state.seats + seat])
        if past.is_secret(round):
            if state.hands.blanks(seat) or state.hands.size(seat) == 0:
                continue
            found = int(state.hands.total(seat))
        elif state.hands.blanks(seat):
            raise BadPosition(f"$.hands[{seat}]: after a duck all hands lie open")
        else:
            found = int(state.hands.total(seat)) + max(0, int(past.towel(round, seat))) // COLOURS
        if found != told:
            raise BadPosition(f"$.hands[{seat}]: its sum is {found}, not {told} as $.finished says")


# ---- finished rounds ----


def read_past(finished: list[Finished], seats: int, compared: bool) -> Past:
    past = Past(seats)
    if len(finished) > ROUNDS:
        raise BadPosition(f"$.finished has {len(finished)} rounds: there are {ROUNDS}")
    for round, told in enumerate(finished):
        where = f"$.finished[{round}]"
        read_round(past, round, told, where)
        if not (compared and round == len(finished) - 1 and set(told.towels) == {"none"}):
            check_keepers(told, where)
    past.rounds = len(finished)
    return past


def read_round(past: Past, round: int, told: Finished, where: str) -> None:
    seats = int(past.seats)
    past.ends[round] = ENDS.index(told.end)
    past.enders[round] = told.seat
    if not (told.seat == NOBODY if told.end == "off" else 0 <= told.seat < seats):
        raise BadPosition(f"{where}.seat is {told.seat}: it is the seat that ended the round, -1 if it was called off")
    secret = past.is_secret(round)
    low = told.low or [0] * seats
    high = told.high or [VALUES - 1] * seats
    held = told.held or [[] for _ in range(seats)]
    unseen = told.unseen or [digits(DECK)] * (seats + 1)
    for name, entries in (("towels", told.towels), ("sums", told.sums), ("low", low), ("high", high), ("held", held)):
        if len(entries) != seats:
            raise BadPosition(f"{where}.{name} has {len(entries)} entries for {seats} seats")
    if not secret and (told.low or told.high or told.held):
        raise BadPosition(f"{where}: after a duck all cards under towels are known, so low, high and held say nothing")
    for seat in range(seats):
        place = round * seats + seat
        towel = told.towels[seat]
        if towel is None and not secret:
            raise BadPosition(f"{where}.towels[{seat}] is null: after a duck all know that card")
        past.towels[place] = NO_CARD if towel == "none" else BLANK if towel is None else NAMES.index(towel)
        past.sums[place] = told.sums[seat]
        if not (0 <= low[seat] <= VALUES and 0 <= high[seat] < VALUES and 0 <= told.sums[seat] <= HIGHEST_SUM):
            raise BadPosition(f"{where}: low, high or sums of seat {seat} are out of range")
        past.low[place] = low[seat]
        past.high[place] = high[seat]
        for n, name in enumerate(held[seat]):
            card = card_of(name, f"{where}.held[{seat}][{n}]")
            if held[seat].count(name) > copies(card):
                raise BadPosition(f"{where}.held[{seat}][{n}] is one {name} too many: the game has {copies(card)}")
        past.held[place] = word_from(held[seat])
    if len(unseen) != seats + 1:
        raise BadPosition(f"{where}.unseen has {len(unseen)} entries: one for each seat and one for everybody")
    for eye, text in enumerate(unseen):
        past.unseen[round * (seats + 1) + eye] = read_digits(text, f"{where}.unseen[{eye}]")


def check_keepers(told: Finished, where: str) -> None:
    """The highest sum but the ender's keeps nothing, the others keep a card, the ender only after a right duck."""
    others = [told.sums[seat] for seat in range(len(told.sums)) if seat != told.seat]
    for seat, towel in enumerate(told.towels):
        keeps = told.end == "right" if seat == told.seat else told.sums[seat] < max(others)
        if keeps != (towel != "none"):
            raise BadPosition(f"{where}.towels[{seat}]: by the sums seat {seat} keeps {'a' if keeps else 'no'} card")


@lru_cache(4096)
def read_digits(text: str, where: str) -> int:
    found = text.replace(" ", "")
    if len(found) != KINDS or not found.isascii() or not found.isdigit():
        raise BadPosition(f"{where} is {text!r}, not three times nine digits")
    word = 0
    for n, digit in enumerate(found):
        card = n % VALUES * COLOURS + n // VALUES
        if int(digit) > copies(card):
            raise BadPosition(f"{where} has {digit} copies of {NAMES[card]}: the game has {copies(card)}")
        word += int(digit) * word_of(card)
    return word
