"""A position of Canardage as JSON, readable and checked; null where unknown.

A place of the line reads "yellow", "water", "red over blue" for a duck that hides another; "magret red"
wears Commissaire Magret. The pile is written from its top, the next card first.
"""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canardage.moves import COLOUR_NAMES, FACES, NAMES, PLACES
from coincoin.games.canardage.rules.codes import KIND_A_COUVERT, KIND_COMMISSAIRE_MAGRET, KIND_MOBY_DUCK, KINDS, WATER
from coincoin.games.canardage.rules.deck import FLOCK, HAND_SIZE, water_cards
from coincoin.games.canardage.rules.gallery import NOWHERE, Variant
from coincoin.games.canardage.rules.hands import NO_CARD
from coincoin.games.canardage.rules.line import EMPTY, FACE, MARK
from coincoin.games.canardage.rules.turns import Canardage
from coincoin.kernel.cards import BLANK, empty_hand, hand_of, pile_of
from coincoin.kernel.errors import BadPosition
from coincoin.kernel.game import OptionValue
from coincoin.kernel.state import NO_MOMENT, NOBODY

Cards = list[str | None]


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on the table. Left out, `pile` and `deck` hold every card that lies nowhere else."""

    line: list[str]  # place 1 first
    hands: list[Cards]
    turn: int
    targets: list[int] = []  # places
    pile: Cards | msgspec.UnsetType = msgspec.UNSET
    known: int = 0  # so many cards at the bottom of the pile were seen to go there
    shot: dict[str, int] = {}
    covers: list[int] = []  # the place where the À couvert ! of each seat lies, 0 for nowhere
    moby: dict[str, int] = {}  # {"on": seat, "by": seat}
    skips: list[int] = []  # seats that miss their next turn
    avenger: int = NOBODY
    deck: Cards | msgspec.UnsetType = msgspec.UNSET
    played: list[str] = []
    last: str = ""
    most_pans: list[int] = []  # by seat: a Simplet without effect showed that the hand holds so many Pan ! at most
    colours: Cards = []  # by seat, with secret colours
    won: list[int] = []  # the seats that have won, once the game is over
    over: bool = False
    acting: bool = False  # in a moment: a card is being carried out
    games_done: int = 0
    marched: dict[str, int] = {}
    tally: list[int] = []


# ---- writing ----


def face_name(card: int) -> str:
    return ("magret " if card & MARK else "") + FACES[card & FACE]


def place_name(card: int, hidden: int) -> str:
    return face_name(card) + ("" if hidden == EMPTY else f" over {face_name(hidden)}")


def card_names(cards: list[int]) -> Cards:
    return [None if card == BLANK else NAMES[card] for card in cards]


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(6) if bits >> seat & 1]


def by_colour(counts: vec[i64]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(COLOUR_NAMES, counts, strict=True) if count}


def unless(usual: int, numbers: list[int]) -> list[int]:
    """The numbers, or nothing where all are as usual."""
    return numbers if any(number != usual for number in numbers) else []


def write(state: Canardage) -> Position:
    line, seats = state.line, range(state.seats)
    colours: Cards = [None if colour == BLANK else COLOUR_NAMES[colour] for colour in state.colours]
    return Position(
        line=[place_name(line.cards[place], line.hidden[place]) for place in range(line.length)],
        hands=[card_names(state.hands.cards(seat)) for seat in seats],
        turn=int(state.turn),
        targets=[place + 1 for place in range(PLACES) if line.aimed(place)],
        pile=[None if card == BLANK else FACES[card] for card in reversed(line.pile.cards())],
        known=int(line.known),
        shot=by_colour(state.shot),
        covers=unless(NOWHERE + 1, [int(place) + 1 for place in state.covers]),
        moby={} if state.moby == NOBODY else {"on": int(state.moby), "by": int(state.moby_by)},
        skips=seats_in(state.skips),
        avenger=int(state.avenger),
        deck=card_names(state.deck.cards()),
        played=[NAMES[card] for card in state.played.cards()],
        last="" if state.last == NO_CARD else NAMES[state.last],
        most_pans=unless(HAND_SIZE, list(state.most_pans)),
        colours=colours if state.variant.secret else [],
        won=seats_in(state.champions),
        over=state.over,
        acting=state.moment != NO_MOMENT,
        games_done=int(state.games_done),
        marched=by_colour(state.marched),
        tally=list(state.tally) if state.variant.games > 1 else [],
    )


# ---- reading ----


def read(position: Position, seats: int, options: dict[str, OptionValue]) -> Canardage:
    state = Canardage(seats, dict(options), Variant(seats, dict(options)))
    state.clear()
    state.over = position.over
    state.turn = position.turn
    state.avenger = position.avenger
    state.games_done = position.games_done
    read_line(state, position)
    read_cards(state, position)
    read_seats(state, position)
    check_ducks(state, position.pile is msgspec.UNSET)
    check_cards(state, position.deck is msgspec.UNSET)
    check_turn(state, position.acting)
    return state


def number(value: int, low: int, high: int, where: str) -> int:
    if not low <= value <= high:
        raise BadPosition(f"{where} is {value}, not {low} to {high}")
    return value


def index(name: str | None, names: tuple[str, ...] | list[str], where: str) -> int:
    if name is None:
        return BLANK
    if name not in names:
        raise BadPosition(f"{where} is {name!r}, not one of {', '.join(names)}")
    return names.index(name)


def duck_card(text: str, state: Canardage, where: str) -> int:
    mark = MARK if text.startswith("magret ") else 0
    card = index(text.removeprefix("magret "), FACES, where)
    if state.seats <= card < WATER:
        raise BadPosition(f"{where} is {text!r}, a colour nobody plays")
    if mark and card == WATER:
        raise BadPosition(f"{where}: Commissaire Magret lies on ducks only, not on water")
    return card | mark


def read_line(state: Canardage, position: Position) -> None:
    line = state.line
    if not 1 <= len(position.line) <= PLACES:
        raise BadPosition(f"$.line has {len(position.line)} cards, not 1 to {PLACES}")
    for place, text in enumerate(position.line):
        upper, _, lower = text.partition(" over ")
        where = f"$.line[{place}]"
        hidden = duck_card(lower, state, where) if lower else EMPTY
        line.put(place, duck_card(upper, state, where), hidden)
        if lower and (not line.is_duck(place) or hidden == WATER):
            raise BadPosition(f"{where} is {text!r}: only a duck hides, and only below a duck")
    line.length = len(position.line)
    for n, place in enumerate(position.targets):
        line.aim(number(place, 1, PLACES, f"$.targets[{n}]") - 1)
    if position.pile is not msgspec.UNSET:
        faces = [index(face, FACES, f"$.pile[{n}]") for n, face in enumerate(position.pile)]
        line.pile = pile_of(faces[::-1])
        line.known = number(position.known, 0, len(faces), "$.known")
        if any((card == BLANK) and n < line.known for n, card in enumerate(line.pile.cards())):
            raise BadPosition("$.pile: the known cards at its bottom cannot be null")


def read_cards(state: Canardage, position: Position) -> None:
    if len(position.hands) != state.seats:
        raise BadPosition(f"$.hands has {len(position.hands)} entries for {state.seats} seats")
    for seat, hand in enumerate(position.hands):
        number(len(hand), 0, HAND_SIZE, f"$.hands[{seat}]: the number of cards")
        for card in kinds(hand, f"$.hands[{seat}]"):
            state.hands.add(seat, card)
    state.played = hand_of(KINDS, kinds(list(position.played), "$.played"))
    if position.deck is not msgspec.UNSET:
        state.deck = hand_of(KINDS, kinds(position.deck, "$.deck"))
    if position.last:
        state.last = index(position.last, NAMES, "$.last")


def kinds(cards: Cards, where: str) -> list[int]:
    return [index(card, NAMES, f"{where}[{n}]") for n, card in enumerate(cards)]


def read_seats(state: Canardage, position: Position) -> None:
    last = int(state.seats) - 1
    for counts, found, name in ((state.shot, position.shot, "shot"), (state.marched, position.marched, "marched")):
        for colour, count in found.items():
            place = index(colour, COLOUR_NAMES[: state.seats], f"$.{name}")
            counts[place] = number(count, 0, FLOCK if name == "shot" else 10**6, f"$.{name}.{colour}")
    for seat, place in enumerate(for_each_seat(position.covers, state, "covers")):
        state.covers[seat] = number(place, 0, PLACES, f"$.covers[{seat}]") - 1
    for seat, most in enumerate(for_each_seat(position.most_pans, state, "most_pans")):
        state.most_pans[seat] = number(most, 0, HAND_SIZE, f"$.most_pans[{seat}]")
    if position.moby:
        if set(position.moby) != {"on", "by"} or position.moby["on"] == position.moby["by"]:
            raise BadPosition('$.moby names two seats: {"on": seat, "by": another seat}')
        state.moby = number(position.moby["on"], 0, last, "$.moby.on")
        state.moby_by = number(position.moby["by"], 0, last, "$.moby.by")
    for seat in position.skips:
        state.skips |= 1 << number(seat, 0, last, "$.skips: a seat")
    for seat in position.won:
        state.champions |= 1 << number(seat, 0, last, "$.won: a seat")
    if state.variant.secret:
        read_colours(state, position)
    elif position.colours:
        raise BadPosition("$.colours is for secret colours only: otherwise seat 0 is yellow, seat 1 blue and so on")
    for seat, points in enumerate(for_each_seat(position.tally, state, "tally")):
        state.tally[seat] = number(points, 0, 10**6, f"$.tally[{seat}]")


def for_each_seat(numbers: list[int], state: Canardage, name: str) -> list[int]:
    if numbers and len(numbers) != state.seats:
        raise BadPosition(f"$.{name} has {len(numbers)} entries for {state.seats} seats")
    return numbers


def read_colours(state: Canardage, position: Position) -> None:
    if len(position.colours) != state.seats:
        raise BadPosition(f"$.colours has {len(position.colours)} entries for {state.seats} seats")
    names = COLOUR_NAMES[: state.seats]
    found = [index(name, names, f"$.colours[{seat}]") for seat, name in enumerate(position.colours)]
    known = [colour for colour in found if colour != BLANK]
    if len(set(known)) != len(known):
        raise BadPosition("$.colours: each colour belongs to one seat")
    state.colours = vec[i64](found)


# ---- checking ----


def check_ducks(state: Canardage, fill_pile: bool) -> None:
    """Five ducks of each colour in play and the water cards, no more and no fewer."""
    line = state.line
    seen = [*(line.face(place) for place in range(line.length)), *line.pile.cards()]
    seen += [line.hidden[place] & FACE for place in range(line.length) if line.hides(place)]
    missing = []
    for card in [*range(state.seats), WATER]:
        wanted = water_cards(int(state.seats)) if card == WATER else FLOCK - int(state.shot[card])
        if seen.count(card) > wanted:
            raise BadPosition(
                f"there are {seen.count(card)} {FACES[card]} cards on the line and in the pile: {wanted} fit"
            )
        missing += [card] * (wanted - seen.count(card))
    if fill_pile:
        line.pile = pile_of(missing)
    elif len(missing) != seen.count(BLANK):
        raise BadPosition(
            f"$.pile: {len(missing)} duck or water cards are missing, and {seen.count(BLANK)} are unknown"
        )
    if line.length < PLACES and line.pile.size():
        raise BadPosition("$.line has an empty place, so $.pile must be empty")
    marks = [*line.cards, *line.hidden]
    if sum(card & MARK != 0 for card in marks) > 1:
        raise BadPosition("$.line: there is one Commissaire Magret")


def check_cards(state: Canardage, fill_deck: bool) -> None:
    """Every action card of the deck in use lies somewhere, once."""
    hands = [card for seat in range(state.seats) for card in state.hands.cards(seat)]
    found = empty_hand(KINDS)
    found.add_all(state.played)
    found.add_all(state.deck)
    table = [KIND_A_COUVERT for place in state.covers if place != NOWHERE]
    table += [KIND_MOBY_DUCK] if state.moby != NOBODY else []
    table += [KIND_COMMISSAIRE_MAGRET for card in [*state.line.cards, *state.line.hidden] if card & MARK]
    for card in hands + table:
        found.add(card)
    missing = empty_hand(KINDS)
    for kind in range(KINDS):
        wanted = int(state.variant.counts[kind])
        if found.count(kind) > wanted:
            raise BadPosition(f"there are {found.count(kind)} {NAMES[kind]}: this deck has {wanted}")
        for _ in range(wanted - found.count(kind)):
            missing.add(kind)
    if fill_deck:
        state.deck = missing
    elif missing.size != found.blanks:
        raise BadPosition(f"$.deck: {missing.size} action cards are missing, and {found.blanks} are unknown")
    for seat in range(state.seats):
        if state.pans(seat) > state.most_pans[seat]:
            raise BadPosition(f"$.hands[{seat}] holds more pan than $.most_pans says it can")


def check_turn(state: Canardage, acting: bool) -> None:
    seats = range(state.seats)
    number(int(state.turn), 0, int(state.seats) - 1, "$.turn")
    number(int(state.avenger), NOBODY, int(state.seats) - 1, "$.avenger")
    number(int(state.games_done), 0, int(state.variant.games), "$.games_done")
    if acting and not state.over:
        return
    if state.over:
        if not state.champions or state.games_done != state.variant.games:
            raise BadPosition("a game that is over has $.won, and $.games_done counts it")
        return
    if state.champions or state.games_done == state.variant.games:
        raise BadPosition("$.won and the last of $.games_done are for a game that is over")
    known = BLANK not in list(state.colours)
    if known and state.is_decided():
        raise BadPosition("$.shot: this game would be over")
    full = [seat for seat in seats if state.hands.is_full(seat) or (known and state.gone(seat))]
    if state.avenger == NOBODY:
        if len(full) != state.seats:
            raise BadPosition(f"$.hands: everybody holds {HAND_SIZE} cards at the start of a turn")
        if known and state.gone(state.turn):
            raise BadPosition(f"$.turn: seat {state.turn} has left the game")
    elif state.hands.is_full(state.turn) or state.seats - len(full) > 2 or not state.can_avenge():
        raise BadPosition("$.avenger: a revenge comes after the turn's card is played and needs a victim")
