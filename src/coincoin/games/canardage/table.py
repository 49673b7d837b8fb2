"""The table of Canardage: flocks before each seat, the line of fire in the middle, three cards in hand."""

from __future__ import annotations

from typing import cast

from coincoin.games.canardage.pieces import (
    back,
    covers,
    flock,
    hand,
    hidden_ducks,
    home,
    known_below,
    line_pieces,
    place_ids,
    played,
    targets,
)
from coincoin.games.canardage.position import COLOUR_NAMES, FACES
from coincoin.games.canardage.rules import Canardage
from coincoin.games.canardage.rules_codes import FIRST, KIND, REVENGE, SPARE, THROW_AWAY
from coincoin.games.canardage.rules_deck import (
    CANARCHIE,
    CANARDS_ENCHAINES,
    DEUX_POUR_UN,
    DUCKY_LUKE,
    FLOCK,
    MOBY_DUCK,
    NAMES,
    OUPS,
    PAN,
    PLANQUE,
    PRESIDENT,
    RECTIFIER_DROITE,
    RECTIFIER_GAUCHE,
    WALKING_DUCK,
)
from coincoin.games.canardage.rules_line import PLACES
from coincoin.games.canardage.rules_moving import ORDERS
from coincoin.games.canardage.rules_shooting import PAIRS
from coincoin.kernel.cards import BLANK
from coincoin.kernel.scene import Area, Choice, Figure, Plate, Scene
from coincoin.kernel.state import NOBODY, Sight
from coincoin.kernel.words import Words


def scene(sight: Sight, words: Words) -> Scene:
    state = cast(Canardage, sight.state)
    title, reason = prompt(state, sight, words)
    return Scene(
        game="canardage",
        seat=sight.seat,
        title=title,
        reason=reason,
        chips=chips(state, words),
        plates=[plate(state, seat, words) for seat in range(state.seats)],
        areas=areas(state, sight, words),
        choices=choices(state, sight, words),
    )


# ---- areas ----


def areas(state: Canardage, sight: Sight, words: Words) -> list[Area]:
    secret = state.variant.secret
    found = []
    for seat in range(state.seats):
        pieces = home(state, seat, words)
        if not secret:
            pieces += flock(state, seat, words)
        found.append(Area(f"flock-{seat}", "row", words("area-flock"), seat, pieces))
    if secret:
        every = [piece for colour in range(state.seats) for piece in flock(state, colour, words)]
        found.append(Area("flocks", "row", words("area-flocks"), pieces=every))
    line = [
        *hidden_ducks(state, words),
        *line_pieces(state, words),
        *targets(state, words),
        *covers(state, words),
    ]
    found.append(Area("line", "board", words("area-line"), pieces=line, backdrop="gallery"))
    if size := int(state.line.pile.size()):
        found.append(Area("pile", "stack", words("area-pile"), pieces=[back("pile", "gal-back", size, words)]))
    if below := known_below(state, words):
        found.append(Area("below", "row", words("area-below"), pieces=below))
    if size := int(state.deck.size):
        found.append(Area("deck", "stack", words("area-deck"), pieces=[back("deck", "act-back", size, words)]))
    if on_top := played(state, words):
        found.append(Area("played", "stack", words("area-played"), pieces=on_top))
    if sight.seat is not None:
        found.append(Area("hand", "fan", words("area-hand"), sight.seat, hand(state, sight.seat, words)))
    return found


def plate(state: Canardage, seat: int, words: Words) -> Plate:
    cards = int(state.hands.size(seat))
    figures = [Figure("i-cards", str(cards), words("cards", count=cards))]
    notes = []
    out = False
    if not state.variant.secret:
        left = int(state.alive(seat))
        figures.append(Figure("duck-head", str(left), words("ducks-left", count=left)))
        out = left == 0
        notes += [words("no-duck")] if out else []
    if state.variant.teams:
        notes.append(words("team", team=int(state.side(seat)) + 1))
    if state.variant.games > 1:
        notes.append(words("points", count=int(state.tally[seat])))
    if state.skips >> seat & 1:
        notes.append(words("misses-turn"))
    return Plate(seat, figures, turn=seat in state.waiting(), out=out, note=", ".join(notes))


def chips(state: Canardage, words: Words) -> list[str]:
    left = sum(FLOCK - int(state.shot[colour]) for colour in range(state.seats))
    aimed = sum(state.line.aimed(place) for place in range(PLACES))
    found = [words("chip-ducks", count=left), words("chip-targets", count=aimed)]
    if state.variant.games > 1 and not state.over:
        found.append(words("chip-game", game=int(state.games_done) + 1))
    return found


# ---- the prompt ----


def prompt(state: Canardage, sight: Sight, words: Words) -> tuple[str, str]:
    if state.over:
        best = state.winners
        names = ", ".join(words.seat(seat) for seat in best)
        you = "yes" if best == (sight.seat,) else "no"
        return words("title-over", names=names, count=len(best), you=you), ""
    mover = int(state.mover())
    if sight.seat != mover:
        key = "title-wait" if state.avenger == NOBODY else "title-wait-revenge"
        return words(key, seat=words.seat(mover)), moby_reason(state, words)
    if state.avenger != NOBODY:
        return words("title-revenge"), words("reason-revenge")
    if sight.moves()[0] >= THROW_AWAY:
        return words("title-throw"), words("reason-throw")
    mine = state.colours[mover]
    threatened = sum(state.line.aimed(n) and state.line.face(n) == mine for n in range(PLACES))
    return words("title-turn", count=threatened), moby_reason(state, words) or next_card(state, mover, words)


def moby_reason(state: Canardage, words: Words) -> str:
    return "" if state.moby == NOBODY else words("reason-moby", seat=words.seat(int(state.moby)))


def next_card(state: Canardage, seat: int, words: Words) -> str:
    """What comes out of the pile next: known, or how likely it is an own duck."""
    line = state.line
    cards = line.pile.cards()
    if not cards:
        return words("reason-no-pile")
    if cards[-1] != BLANK:
        return words("reason-next-known", face=FACES[cards[-1]])
    mine = int(state.colours[seat])
    open_cards = [*line.cards, *line.hidden, *cards]
    hidden = FLOCK - int(state.shot[mine]) - sum(card != BLANK and card & 7 == mine for card in open_cards)
    return words("reason-next", mine=hidden, unknown=cards.count(BLANK))


# ---- moves as picks ----


def choices(state: Canardage, sight: Sight, words: Words) -> list[Choice]:
    places = place_ids(state)
    return [
        Choice(
            move,
            words.move(move),
            picks(state, sight, places, move),
            ordered=move < THROW_AWAY and KIND[move] in (PLANQUE, CANARCHIE),
            button=words("button-spare") if move == SPARE else "",
            asks=hurts(state, sight, move),
        )
        for move in sight.moves()
    ]


def picks(state: Canardage, sight: Sight, places: list[str], move: int) -> tuple[str, ...]:
    """The card in hand, then the places, the player or the duck it is for."""
    if move == SPARE:
        return ()
    if move >= REVENGE:
        return (places[move - REVENGE],)
    if move >= THROW_AWAY:
        return (hand_card(state, sight.eye, move - THROW_AWAY),)
    kind = int(KIND[move])
    way = move - int(FIRST[kind])
    return (hand_card(state, sight.eye, kind), *aims(kind, way, places))


def hand_card(state: Canardage, seat: int, kind: int) -> str:
    return f"hand-{NAMES[kind]}-{state.hands.count(seat, kind) - 1}"


def aims(kind: int, way: int, places: list[str]) -> tuple[str, ...]:
    if kind in (PRESIDENT, MOBY_DUCK):
        return (f"home-{way}",)
    if kind == WALKING_DUCK:
        return (f"flock-{COLOUR_NAMES[way]}-{FLOCK - 1}",)
    if kind == CANARCHIE:
        order = [int(ORDERS[way * PLACES + place]) for place in range(PLACES)]
        return tuple(places[place] for place in order)
    if kind in (OUPS, PLANQUE):
        first = f"target-{way // 2 + 1}" if kind == OUPS else places[way // 2]
        return (first, places[way // 2 + (1 if way % 2 else -1)])
    if kind in (RECTIFIER_GAUCHE, RECTIFIER_DROITE):
        return (f"target-{way + 1}",)
    if kind == CANARDS_ENCHAINES or (kind == DEUX_POUR_UN and way < PAIRS):
        return (places[way], places[way + 1])
    if kind == DEUX_POUR_UN:
        return (places[way - PAIRS],)
    return () if kind in WITHOUT_PLACE else (places[way],)


WITHOUT_PLACE = [NAMES.index(name) for name in ("mexicoin", "en_avant_marche", "danse_des_canards", "peace_and_love")]


def hurts(state: Canardage, sight: Sight, move: int) -> bool:
    """A shot at a duck of one's own: ask once."""
    if move >= THROW_AWAY or KIND[move] not in (PAN, DUCKY_LUKE):
        return False
    place = move - int(FIRST[KIND[move]])
    return state.line.face(place) == state.colours[sight.eye] and not state.covered(place)
