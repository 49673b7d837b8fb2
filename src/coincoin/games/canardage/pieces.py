"""The pieces of Canardage, as the table shows them."""

from __future__ import annotations

from collections import Counter

from coincoin.games.canardage.position import COLOUR_NAMES, FACES
from coincoin.games.canardage.rules import Canardage
from coincoin.games.canardage.rules_deck import FLOCK, NAMES
from coincoin.games.canardage.rules_gallery import NOWHERE
from coincoin.games.canardage.rules_hands import NO_CARD
from coincoin.games.canardage.rules_line import FACE, MARK, PLACES, WATER
from coincoin.kernel.cards import BLANK
from coincoin.kernel.scene import Piece
from coincoin.kernel.words import Words

DRAWINGS = {
    "en_joue": "ga-aim",
    "deux_pour_un": "ga-two",
    "pan": "ga-bang",
    "ducky_luke": "ga-luke",
    "oups": "ga-oops",
    "canards_enchaines": "ga-chain",
    "mexicoin": "ga-mexicoin",
    "canard_simplet": "ga-simplet",
    "president": "ga-president",
    "commissaire_magret": "ga-magret",
    "rectifier_gauche": "ga-left",
    "rectifier_droite": "ga-right",
    "en_avant_marche": "ga-march",
    "canard_blase": "ga-lazy",
    "canard_presse": "ga-hurry",
    "fulguro_coin": "ga-flash",
    "canarchie": "ga-anarchy",
    "danse_des_canards": "ga-dance",
    "planque": "ga-hide",
    "a_couvert": "ga-cover",
    "peace_and_love": "ga-peace",
    "walking_duck": "ga-walking",
    "moby_duck": "ga-moby",
}
ABREAST = 15.6  # between two places of the line, of 100
ABOVE = -30.0  # from a card to the target above it
BELOW = 24.0  # and to an À couvert ! before it
BEHIND = (2.5, -12.0)  # how far a hidden duck peeps out


# ---- action cards ----


def action(kind: int, id: str, words: Words) -> Piece:
    key = f"card-{NAMES[kind].replace('_', '-')}"
    name = words(key)
    return Piece(id, DRAWINGS[NAMES[kind]], f"{name}: {words(f'{key}-about')}", text=name)


def hand(state: Canardage, seat: int, words: Words) -> list[Piece]:
    copies: Counter[int] = Counter()
    pieces = []
    for kind in state.hands.cards(seat):
        pieces.append(action(kind, f"hand-{NAMES[kind]}-{copies[kind]}", words))
        copies[kind] += 1
    return pieces


def played(state: Canardage, words: Words) -> list[Piece]:
    if state.last == NO_CARD:
        return []
    piece = action(int(state.last), "played", words)
    piece.count = max(1, int(state.played.size))
    return [piece]


def back(id: str, face: str, count: int, words: Words) -> Piece:
    return Piece(id, face, words(f"{id}-label", count=count), text="?", count=count)


def duck(state: Canardage, id: str, drawing: str, colour: int, label: str) -> Piece:
    """A duck in its player's colour; with secret colours it is drawn in its own and belongs to nobody."""
    if state.variant.secret:
        return Piece(id, f"{drawing}-{COLOUR_NAMES[colour]}", label)
    return Piece(id, drawing, label, seat=colour)


# ---- before a seat ----


def home(state: Canardage, seat: int, words: Words) -> list[Piece]:
    """The duck that shows a player's colour, and Moby Duck where it lies."""
    colour = int(state.colours[seat])
    name = words.seat(seat)
    if colour == BLANK:
        first = Piece(f"home-{seat}", "gal-back", words("home-secret", seat=name), text="?")
    else:
        shade = COLOUR_NAMES[colour]
        first = duck(state, f"home-{seat}", "gal-duckcard", colour, words("home", seat=name, colour=shade))
        first.text = words("short", face=shade)
    moby = [Piece("moby", "ga-moby", words("moby-here", seat=name), text="Moby Duck")] if state.moby == seat else []
    return [first, *moby]


def flock(state: Canardage, colour: int, words: Words) -> list[Piece]:
    """The five ducks of a colour, the shot ones last."""
    left = FLOCK - int(state.shot[colour])
    shade = COLOUR_NAMES[colour]
    pieces = []
    for n in range(FLOCK):
        label = words("flock-alive" if n < left else "flock-shot", colour=shade)
        piece = duck(state, f"flock-{shade}-{n}", "duck", colour, label)
        piece.text = "o" if n < left else "x"
        if state.variant.secret:
            piece.text = f"{words('short', face=shade)} {piece.text}"
        piece.dim = n >= left
        pieces.append(piece)
    return pieces


# ---- the line ----


def ids(state: Canardage) -> tuple[list[str], list[str]]:
    """A name for each card of the line and for each hidden duck: the n-th of its colour from the front."""
    seen: Counter[int] = Counter()

    def named(card: int) -> str:
        face = card & FACE
        seen[face] += 1
        return f"{FACES[face]}-{seen[face]}"

    line = state.line
    upper, lower = [], []
    for place in range(PLACES):
        upper.append(named(line.cards[place]) if line.occupied(place) else f"place-{place + 1}")
        lower.append(named(line.hidden[place]) if line.hides(place) else "")
    return upper, lower


def place_ids(state: Canardage) -> list[str]:
    return ids(state)[0]


def line_pieces(state: Canardage, words: Words) -> list[Piece]:
    return [place_piece(state, place, id, words) for place, id in enumerate(place_ids(state))]


def place_piece(state: Canardage, place: int, id: str, words: Words) -> Piece:
    """The card of a place, or the empty place."""
    line = state.line
    label = place_label(state, place, words)
    if line.is_duck(place):
        piece = duck(state, id, "gal-duckcard", int(line.face(place)), label)
        piece.text = words("short", face=FACES[line.face(place)])
        if line.is_marked(place):
            piece.marks = ("ga-magret",)
            piece.text += "★"
    elif line.occupied(place):
        piece = Piece(id, "gal-water", label, text=words("short", face="water"))
    else:
        piece = Piece(id, "place", label, text="-")
    piece.badge = str(place + 1)
    piece.x, piece.y = where(place)
    return piece


def targets(state: Canardage, words: Words) -> list[Piece]:
    pieces = []
    for place in range(PLACES):
        if state.line.aimed(place):
            x, y = where(place)
            label = words("target", place=place + 1)
            pieces.append(Piece(f"target-{place + 1}", "target", label, text="◎", x=x, y=y + ABOVE))
    return pieces


def covers(state: Canardage, words: Words) -> list[Piece]:
    pieces = []
    for seat, place in enumerate(state.covers):
        if place != NOWHERE:
            x, y = where(int(place))
            label = words("cover", seat=words.seat(seat), place=int(place) + 1)
            side = 2.5 * list(state.covers[:seat]).count(place)  # several on one place lie side by side
            pieces.append(Piece(f"cover-{seat}", "ga-bucket", label, text="▲", seat=seat, x=x + side, y=y + BELOW))
    return pieces


def place_label(state: Canardage, place: int, words: Words) -> str:
    """Everything on a place in words, for screen readers."""
    line = state.line
    if not line.occupied(place):
        said = [words("place-empty", place=place + 1)]
    else:
        said = [words("place", place=place + 1, face=FACES[line.face(place)])]
    said += [words("in-sights")] if line.aimed(place) else []
    said += [words("protected")] if state.covered(place) else []
    said += [words("wears-magret")] if line.is_marked(place) else []
    said += [words("hides", colour=COLOUR_NAMES[line.hidden[place] & FACE])] if line.hides(place) else []
    return ", ".join(said)


def where(place: int) -> tuple[float, float]:
    return 10 + ABREAST * place, 50.0


def hidden_ducks(state: Canardage, words: Words) -> list[Piece]:
    """Ducks below others, peeping out behind them."""
    pieces = []
    for place, id in enumerate(ids(state)[1]):
        if id:
            card = int(state.line.hidden[place])
            shade = COLOUR_NAMES[card & FACE]
            label = words("hidden", colour=shade, place=place + 1)
            piece = duck(state, id, "gal-duckcard", card & FACE, label)
            piece.text = f"({words('short', face=shade)})"
            piece.marks = ("ga-magret",) if card & MARK else ()
            x, y = where(place)
            piece.x, piece.y = x + BEHIND[0], y + BEHIND[1]
            pieces.append(piece)
    return pieces


def known_below(state: Canardage, words: Words) -> list[Piece]:
    """The cards everybody saw go under the pile, the next one to come out first."""
    line = state.line
    pieces = []
    for n in range(int(line.known) - 1, -1, -1):
        face = int(line.pile.at(n))
        label = words("below", face=FACES[face], above=int(line.pile.size()) - 1 - n)
        if face == WATER:
            piece = Piece(f"below-{n}", "gal-water", label)
        else:
            piece = duck(state, f"below-{n}", "gal-duckcard", face, label)
        piece.text = words("short", face=FACES[face])
        pieces.append(piece)
    return pieces
