"""What a game need not write at first: its position, observation and scene, and how a State is copied.

All of it is derived from the attributes that `__init__` of the State sets: numbers, texts, `Hand`, `Pile`, rows of
numbers, and lists of hands or piles. Each part can be replaced by giving `Game` one of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from coincoin.kernel.cards import BLANK, Hand, Pile, hand_of, pile_of
from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BadPosition, BrokenGame
from coincoin.kernel.observation import Field
from coincoin.kernel.scene import Area, AreaKind, Choice, Figure, Piece, Plate, Scene
from coincoin.kernel.state import Sight, State
from coincoin.kernel.words import Words

OF_EVERY_STATE = {"seats", "options", "over", "telling", "news", "moment", "story"}
CARDS = list[int | None]
Values = dict[str, object]


def values_of(state: State) -> Values:
    """The attributes that the game's own class gives a State."""
    held = getattr(state, "__dict__", None)
    if held is None:
        kind = f"{type(state).__module__}.{type(state).__name__}"
        raise BrokenGame(f"{kind} is compiled as a native class, so that nothing can be derived from its attributes")
    return {name: value for name, value in held.items() if name not in OF_EVERY_STATE}


def copied(value: Any) -> Any:
    if isinstance(value, Hand | Pile):
        return value.clone()
    if isinstance(value, list):
        return [copied(each) for each in value]
    return value[:] if isinstance(value, vec) else value


def clone_of(state: State) -> State:
    """A copy that shares nothing which changes; quicker when a game writes its own."""
    other = type(state)(state.seats, state.options)
    state.copy_table(other)
    for name, value in values_of(state).items():
        setattr(other, name, copied(value))
    return other


# ---- the position: each attribute by its name, cards as numbers, unknown ones null ----


def written(value: Any) -> Any:
    if isinstance(value, Hand | Pile):
        return [None if card == BLANK else card for card in value.cards()]
    if isinstance(value, list | vec):
        return [written(each) for each in value]
    return value


def form_of(name: str, value: object) -> Any:
    """The type of an attribute as it is written."""
    if isinstance(value, bool | int | str):
        return type(value)
    if isinstance(value, Hand | Pile):
        return CARDS
    if isinstance(value, vec) or (isinstance(value, list) and all(type(each) is int for each in value)):
        return list[int]
    if isinstance(value, list) and all(isinstance(each, Hand | Pile) for each in value):
        return list[CARDS]
    raise BrokenGame(
        f"the attribute {name} is of type {type(value).__name__}: a derived position knows numbers, texts, Hand, Pile, "
        "rows of numbers and lists of hands or piles; for others give Game a position, write and read of its own"
    )


def read_as(like: Any, value: Any, where: str) -> Any:
    """What was written, as such a thing as the State had at first."""
    if isinstance(like, Hand):
        kinds = len(like.counts)
        for place, card in enumerate(value):
            if card is not None and not 0 <= card < kinds:
                raise BadPosition(f"{where}[{place}] is {card}: cards go from 0 to {kinds - 1}")
        return hand_of(kinds, cards_in(value))
    if isinstance(like, Pile):
        return pile_of(cards_in(value))
    if isinstance(like, vec):
        return vec[i64](value)
    if isinstance(like, list) and like and isinstance(like[0], Hand | Pile):
        if len(value) != len(like):
            raise BadPosition(f"{where} has {len(value)} parts, not {len(like)}")
        return [read_as(one, each, f"{where}[{n}]") for n, (one, each) in enumerate(zip(like, value, strict=True))]
    return value


def cards_in(value: Iterable[int | None]) -> list[int]:
    return [BLANK if card is None else card for card in value]


# ---- all of it ----


class Derived:
    """The parts of one game that follow from its State class."""

    def __init__(self, state: type[State] | None, id: str, seats: int) -> None:
        self._state = state
        self.id = id
        self.seats = seats  # the fewest: any number has the same attributes
        self._position: type[msgspec.Struct] | None = None

    def state(self, seats: int, options: dict[str, Any]) -> State:
        if self._state is None:
            raise BrokenGame(f"{self.id} gives neither its State class (Game(state=...)) nor all that is made from it")
        return self._state(seats, dict(options))

    def deal(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        """A State as its class makes it, and dealt if it can."""
        state = self.state(seats, options)
        deal = getattr(state, "deal", None)
        if deal is not None:
            deal(dice)
        return state

    # ---- the position ----

    def position(self, options: dict[str, Any]) -> type[msgspec.Struct]:
        if self._position is None:
            fields: list[Any] = [("over", bool, False)]
            for name, value in values_of(self.state(self.seats, options)).items():
                fields.insert(-1, (name, form_of(name, value)))
            self._position = msgspec.defstruct("Position", fields, forbid_unknown_fields=True, kw_only=True)
        return self._position

    def write(self, state: State) -> msgspec.Struct:
        position = self.position(state.options)
        return position(over=state.over, **{name: written(value) for name, value in values_of(state).items()})

    def read(self, position: msgspec.Struct, seats: int, options: dict[str, Any]) -> State:
        state = self.state(seats, options)
        for name, like in values_of(state).items():
            setattr(state, name, read_as(like, getattr(position, name), f"$.{name}"))
        state.over = cast(Any, position).over
        if not state.over and not 0 <= state.mover() < seats:
            raise BadPosition(f"it is the turn of seat {state.mover()}, and the game is not over")
        return state

    # ---- the observation ----

    def fields(self, seats: int, options: dict[str, Any]) -> list[Field]:
        found = [Field("seat", 1, 0, seats - 1, "the seat that looks"), Field("mover", 1, -1, seats - 1, "who moves")]
        for name, value in values_of(self.state(seats, options)).items():
            found += fields_of(name, value)
        return found

    def observe(self, sight: Sight) -> list[int]:
        state = sight.state
        found = [max(0, int(sight.eye)), int(state.mover())]
        first = values_of(self.state(state.seats, state.options))
        for name, value in values_of(state).items():
            found += numbers_of(first[name], value)
        return found

    # ---- the scene ----

    def common(self, sight: Sight, words: Words) -> object:
        return ()

    def scene(self, sight: Sight, words: Words, common: object) -> Scene:
        state, seat = sight.state, sight.seat
        waiting = state.waiting()
        if state.over:
            title = words("game-over")
        elif seat in waiting:
            title = words("your-turn")
        else:
            title = words("wait-for", seat=words.seat(waiting[0]))
        values = values_of(state)
        areas = [area for name, value in values.items() for area in areas_of(name, value, sight, words)]
        return Scene(
            game=self.id,
            seat=seat,
            title=title,
            chips=[chip for name, value in values.items() if (chip := number_said("chip", name, value, words))],
            plates=[self.plate(each, values, state, words) for each in range(state.seats)],
            areas=areas,
            choices=choices_of(sight, values, words),
        )

    def plate(self, seat: int, values: Values, state: State, words: Words) -> Plate:
        points = state.scores[seat]
        figures = [Figure("i-trophy", str(points), words("points", points=points))]
        for name, value in values.items():
            if isinstance(value, list | vec) and len(value) == state.seats:
                said = number_said("figure", name, value[seat], words)
                if said:
                    figures.append(Figure("i-cards", str(value[seat]), said))
        return Plate(seat, figures, seat in state.waiting())


def fields_of(name: str, value: Any) -> list[Field]:
    low, high = -32768, 32767
    if isinstance(value, Hand):
        kinds = len(value.counts)
        return [
            Field(name, kinds, 0, high, f"cards of each kind in {name}", tuple(str(n) for n in range(kinds))),
            Field(f"{name} unknown", 1, 0, high, f"unknown cards in {name}"),
        ]
    if isinstance(value, Pile):
        return [Field(f"{name} size", 1, 0, high, f"cards in {name}"), Field(f"{name} top", 1, -1, high, "its top")]
    if isinstance(value, list) and value and isinstance(value[0], Hand | Pile):
        return [field for n, each in enumerate(value) for field in fields_of(f"{name} {n}", each)]
    if isinstance(value, list | vec):
        return [Field(name, len(value), low, high, f"the numbers of {name}")] if value else []
    return [] if isinstance(value, str) else [Field(name, 1, low, high, name)]


def numbers_of(first: Any, value: Any) -> list[int]:
    """The numbers that `fields_of` announces from the same attribute as it was at first."""
    if isinstance(value, Hand):
        return [*value.counts, int(value.blanks)]
    if isinstance(value, Pile):
        return [int(value.size()), int(value.top()) if value.size() else BLANK]
    if isinstance(value, list) and value and isinstance(value[0], Hand | Pile):
        return [number for one, each in zip(first, value, strict=True) for number in numbers_of(one, each)]
    if isinstance(value, list | vec):
        return [int(number) for number in value] if first else []
    return [] if isinstance(value, str) else [int(value)]


# ---- what is on the table ----


def number_said(kind: str, name: str, value: object, words: Words) -> str:
    """`chip-left` or `figure-taken`, if the game has such words; then this number is shown."""
    if not isinstance(value, int):
        return ""
    key = f"{kind}-{name.replace('_', '-')}"
    return words(key, count=int(value)) if words.has(key) else ""


def areas_of(name: str, value: Any, sight: Sight, words: Words) -> list[Area]:
    key = f"area-{name.replace('_', '-')}"
    title = words(key) if words.has(key) else name.replace("_", " ").capitalize()
    if isinstance(value, Hand | Pile):
        return [area_of(name, value, title, None, False, words)]
    if isinstance(value, list) and len(value) == sight.state.seats and isinstance(value[0], Hand | Pile):
        return [area_of(f"{name}-{n}", each, title, n, n == sight.seat, words) for n, each in enumerate(value)]
    if isinstance(value, list) and value and isinstance(value[0], Hand | Pile):
        return [area_of(f"{name}-{n}", each, f"{title} {n + 1}", None, False, words) for n, each in enumerate(value)]
    return []


def area_of(id: str, cards: Hand | Pile, title: str, seat: int | None, own: bool, words: Words) -> Area:
    """Equal cards of a hand are one piece with a count, and so are unknown ones; a pile is a row, its top last."""
    known = [card for card in cards.cards() if card != BLANK]
    unknown = len(cards.cards()) - len(known)
    pieces = []
    for place, card in enumerate(known):
        if isinstance(cards, Pile) or card not in known[:place]:
            label = words("card", card=card, number=card + 1)
            count = 1 if isinstance(cards, Pile) else known.count(card)
            number = place if isinstance(cards, Pile) else card
            pieces.append(Piece(f"{id}-{number}", f"card-{card}", label, text=label, count=count))
    if unknown:
        pieces.append(Piece(f"{id}-unknown", "card-back", words("unknown-cards", count=unknown), "?", count=unknown))
    kind: AreaKind = "fan" if own else "row"
    return Area(id, kind, title, seat, pieces)


def choices_of(sight: Sight, values: Values, words: Words) -> list[Choice]:
    """A move that needs to know a card and no more is made by that card of one's hand; any other is a button."""
    picks = [card_to_pick(move, sight, values, words) for move in sight.moves()]
    return [
        Choice(move, words.move(move), pick, button="" if pick and picks.count(pick) == 1 else words.move(move))
        for move, pick in zip(sight.moves(), picks, strict=True)
    ]


def card_to_pick(move: int, sight: Sight, values: Values, words: Words) -> tuple[str, ...]:
    family = words.moves.family(move)
    card = move - family.first
    if [*family.numbers] == ["card"]:
        for name, value in values.items():
            if isinstance(value, list) and len(value) == sight.state.seats and isinstance(value[0], Hand):
                hand = value[sight.eye]
                return (f"{name}-{sight.eye}-{card}",) if card < len(hand.counts) and hand.count(card) else ()
    return ()
