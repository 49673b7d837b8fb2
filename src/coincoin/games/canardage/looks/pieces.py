"""The pieces of Canardage, as the table shows them."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from coincoin.games.canardage.moves import CARDS, COLOUR_NAMES, FACES, NAMES
from coincoin.games.canardage.rules.codes import WATER
from coincoin.games.canardage.rules.deck import FLOCK
from coincoin.games.canardage.rules.gallery import NOWHERE
from coincoin.games.canardage.rules.line import EMPTY, FACE, MARK
from coincoin.kernel.cards import BLANK
from coincoin.kernel.scene import Piece, drawn
from coincoin.kernel.words import Tongue

ABREAST = 15.6  # between two places of the line, of 100
ABOVE = -30.0  # from a card to the target above it
BELOW = 24.0  # and to an À couvert ! before it
BEHIND = (2.5, -12.0)  # how far a hidden duck peeps out


# ---- action cards ----


@drawn
def action(kind: int, id: str, say: Tongue, count: int = 1) -> Piece:
    key = f"card-{NAMES[kind].replace('_', '-')}"
    name = say(key)
    return Piece(id, CARDS[kind].drawing, f"{name}: {say(f'{key}-about')}", text=name, count=count)


def hand(kinds: tuple[int, ...], say: Tongue) -> list[Piece]:
    copies: Counter[int] = Counter()
    pieces = []
    for kind in kinds:
        pieces.append(action(kind, f"hand-{NAMES[kind]}-{copies[kind]}", say))
        copies[kind] += 1
    return pieces


def duck(id: str, drawing: str, colour: int, secret: bool, label: str, text: str) -> Piece:
    """A duck in its player's colour; with secret colours it is drawn in its own and belongs to nobody."""
    if secret:
        return Piece(id, f"{drawing}-{COLOUR_NAMES[colour]}", label, text)
    return Piece(id, drawing, label, text, seat=colour)


# ---- before a seat ----


def home(seat: int, colour: int, moby: bool, secret: bool, name: str, say: Tongue) -> list[Piece]:
    """The duck that shows a player's colour, and Moby Duck where it lies."""
    if colour == BLANK:
        first = Piece(f"home-{seat}", "gal-back", say("home-secret", seat=name), text="?")
    else:
        shade = COLOUR_NAMES[colour]
        label = say("home", seat=name, colour=shade)
        first = duck(f"home-{seat}", "gal-duckcard", colour, secret, label, say("short", face=shade))
    return [first, Piece("moby", "ga-moby", say("moby-here", seat=name), text="Moby Duck")] if moby else [first]


def flock(colour: int, shot: int, secret: bool, say: Tongue) -> list[Piece]:
    """The five ducks of a colour, the shot ones last."""
    shade = COLOUR_NAMES[colour]
    pieces = []
    for n in range(FLOCK):
        dead = n >= FLOCK - shot
        label = say("flock-shot" if dead else "flock-alive", colour=shade)
        text = "x" if dead else "o"
        if secret:
            text = f"{say('short', face=shade)} {text}"
        pieces.append(replace(duck(f"flock-{shade}-{n}", "duck", colour, secret, label, text), dim=dead))
    return pieces


# ---- the line ----


@drawn
def ids(cards: tuple[int, ...], hidden: tuple[int, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A name for each card of the line and for each hidden duck: the n-th of its colour from the front."""
    seen: Counter[int] = Counter()

    def named(card: int) -> str:
        face = card & FACE
        seen[face] += 1
        return f"{FACES[face]}-{seen[face]}"

    upper, lower = [], []
    for place, (card, below) in enumerate(zip(cards, hidden, strict=True)):
        upper.append(f"place-{place + 1}" if card == EMPTY else named(card))
        lower.append("" if below == EMPTY else named(below))
    return tuple(upper), tuple(lower)


@drawn
def place_piece(
    place: int, id: str, card: int, hidden: int, aimed: bool, covered: bool, secret: bool, say: Tongue
) -> Piece:
    """The card of a place, or the empty place."""
    label = place_label(place, card, hidden, aimed, covered, say)
    face = card & FACE
    if card == EMPTY:
        piece = Piece(id, "place", label, text="-")
    elif face == WATER:
        piece = Piece(id, "gal-water", label, text=say("short", face="water"))
    else:
        text = say("short", face=FACES[face]) + star(card)
        piece = replace(duck(id, "gal-duckcard", face, secret, label, text), marks=magret(card))
    x, y = where(place)
    return replace(piece, badge=str(place + 1), x=x, y=y)


def magret(card: int) -> tuple[str, ...]:
    return ("ga-magret",) if card & MARK else ()


def star(card: int) -> str:
    """The same for the terminal."""
    return "★" if card & MARK else ""


def place_label(place: int, card: int, hidden: int, aimed: bool, covered: bool, say: Tongue) -> str:
    """Everything on a place in words, for screen readers."""
    if card == EMPTY:
        said = [say("place-empty", place=place + 1)]
    else:
        said = [say("place", place=place + 1, face=FACES[card & FACE])]
    said += [say("in-sights")] if aimed else []
    said += [say("protected")] if covered else []
    said += [say("wears-magret")] if card & MARK else []
    said += [say("hides", colour=COLOUR_NAMES[hidden & FACE])] if hidden != EMPTY else []
    return ", ".join(said)


def where(place: int) -> tuple[float, float]:
    return 10 + ABREAST * place, 50.0


@drawn
def target(place: int, idle: bool, say: Tongue) -> Piece:
    """Idle above an empty place."""
    x, y = where(place)
    label = say("target-idle") if idle else say("target", place=place + 1)
    return Piece(f"target-{place + 1}", "target", label, text="◎", x=x, y=y + ABOVE)


def covers(places: tuple[int, ...], names: tuple[str, ...], say: Tongue) -> list[Piece]:
    pieces = []
    for seat, place in enumerate(places):
        if place != NOWHERE:
            x, y = where(place)
            label = say("cover", seat=names[seat], place=place + 1)
            side = 2.5 * places[:seat].count(place)  # several on one place lie side by side
            pieces.append(Piece(f"cover-{seat}", "ga-bucket", label, text="▲", seat=seat, x=x + side, y=y + BELOW))
    return pieces


@drawn
def hidden_duck(place: int, id: str, card: int, secret: bool, say: Tongue) -> Piece:
    """A duck below another, peeping out behind it."""
    shade = COLOUR_NAMES[card & FACE]
    label = say("hidden", colour=shade, place=place + 1)
    text = f"({say('short', face=shade)}{star(card)})"
    piece = duck(id, "gal-duckcard", card & FACE, secret, label, text)
    x, y = where(place)
    return replace(piece, marks=magret(card), x=x + BEHIND[0], y=y + BEHIND[1])


def known_below(faces: tuple[int, ...], size: int, secret: bool, say: Tongue) -> list[Piece]:
    """The cards everybody saw go under the pile of this size, the next one to come out first."""
    pieces = []
    for n in range(len(faces) - 1, -1, -1):
        face = FACES[faces[n]]
        label = say("below", face=face, above=size - 1 - n)
        text = say("short", face=face)
        if faces[n] == WATER:
            pieces.append(Piece(f"below-{n}", "gal-water", label, text))
        else:
            pieces.append(duck(f"below-{n}", "gal-duckcard", faces[n], secret, label, text))
    return pieces
