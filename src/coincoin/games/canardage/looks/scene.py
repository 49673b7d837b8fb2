"""The table of Canardage: flocks before each seat, the line of fire in the middle, three cards in hand."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import NamedTuple, cast

from coincoin.games.canardage.looks.moments import lights, why
from coincoin.games.canardage.looks.pieces import (
    action,
    covers,
    flock,
    hand,
    hidden_duck,
    home,
    ids,
    known_below,
    place_piece,
    target,
)
from coincoin.games.canardage.moves import CARDS, COLOUR_NAMES, FACES, NAMES, PLACES
from coincoin.games.canardage.rules.codes import (
    ALL_MOVES,
    COLOURS,
    KIND_CANARCHIE,
    KIND_CANARDS_ENCHAINES,
    KIND_DEUX_POUR_UN,
    KIND_DUCKY_LUKE,
    KIND_MOBY_DUCK,
    KIND_OUPS,
    KIND_PAN,
    KIND_PLANQUE,
    KIND_PRESIDENT,
    KIND_RECTIFIER_DROITE,
    KIND_RECTIFIER_GAUCHE,
    KIND_WALKING_DUCK,
    KINDS,
    PAIRS,
    REVENGE,
    SPARE,
    THROW_AWAY,
    revenge_place,
)
from coincoin.games.canardage.rules.deck import FLOCK
from coincoin.games.canardage.rules.hands import NO_CARD
from coincoin.games.canardage.rules.line import EMPTY
from coincoin.games.canardage.rules.moving import ORDERS
from coincoin.games.canardage.rules.turns import Canardage
from coincoin.games.canardage.rules.ways import FIRST, KIND
from coincoin.kernel.cards import BLANK
from coincoin.kernel.scene import Area, Choice, Figure, Piece, Plate, Scene, drawn, lighted
from coincoin.kernel.state import NO_MOMENT, NOBODY, Sight
from coincoin.kernel.words import Tongue, Words

SECRET = -1  # for the ducks left or shot of a seat whose colour is secret


class Common(NamedTuple):
    """What all see alike."""

    title: str  # to those who wait
    chips: list[str]
    plates: list[Plate]
    flocks: list[Area]  # one before each seat
    middle: list[Area]


def common(sight: Sight, words: Words) -> Common:
    state = cast(Canardage, sight.state)
    return Common(
        "" if state.over else waiting(state, words),
        chips(state, words),
        plates(state, words),
        [flock_before(state, seat, words) for seat in range(int(state.seats))],
        middle(state, words),
    )


def scene(sight: Sight, words: Words, common: Common) -> Scene:
    state = cast(Canardage, sight.state)
    rules: tuple[str, ...] = ()
    if state.moment != NO_MOMENT:
        title, (reason, rules) = "", why(state, words)
    elif state.over or sight.seat == state.mover():
        title, reason = prompt(state, sight, words)
    else:
        title, reason = common.title, moby_reason(state, words)
    return Scene(
        game="canardage",
        seat=sight.seat,
        title=title,
        reason=reason,
        rules=rules,
        chips=common.chips,
        plates=common.plates,
        areas=lighted(areas(state, sight.seat, common, words), lights(state)),
        choices=choices(state, sight, words),
    )


# ---- areas ----


def areas(state: Canardage, me: int | None, common: Common, words: Words) -> list[Area]:
    found = [*common.flocks, *common.middle]
    if me is not None:
        if state.variant.secret:
            found[me] = flock_before(state, me, words)
        found.append(own_hand(me, tuple(state.hands.cards(me)), words.tongue))
    return found


def flock_before(state: Canardage, seat: int, words: Words) -> Area:
    shot = SECRET if state.variant.secret else int(state.shot[seat])
    return before(seat, int(state.colours[seat]), shot, seat == state.moby, words.names[seat], words.tongue)


def middle(state: Canardage, words: Words) -> list[Area]:
    say, secret, line = words.tongue, state.variant.secret, state.line
    found = [flocks(tuple(state.shot[: state.seats]), say)] if secret else []
    cards, hidden, covered = tuple(line.cards), tuple(line.hidden), tuple(state.covers)
    found.append(gallery(cards, hidden, int(line.targets), covered, secret, words.names, say))
    if size := int(line.pile.size()):
        found.append(stack("pile", "gal-back", size, say))
    if known := int(line.known):
        found.append(below(tuple(line.pile.cards()[:known]), size, secret, say))
    if size := int(state.deck.size):
        found.append(stack("deck", "act-back", size, say))
    if state.last != NO_CARD:
        found.append(played(int(state.last), max(1, int(state.played.size)), say))
    return found


@drawn
def before(seat: int, colour: int, shot: int, moby: bool, name: str, say: Tongue) -> Area:
    secret = shot == SECRET
    pieces = home(seat, colour, moby, secret, name, say)
    if not secret:
        pieces += flock(seat, shot, secret, say)
    return Area(f"flock-{seat}", "row", say("area-flock"), seat, pieces)


@drawn
def flocks(shot: tuple[int, ...], say: Tongue) -> Area:
    """With secret colours the flocks lie in the middle."""
    pieces = [piece for colour, dead in enumerate(shot) for piece in flock(colour, dead, True, say)]
    return Area("flocks", "row", say("area-flocks"), pieces=pieces)


@drawn
def gallery(
    cards: tuple[int, ...],
    hidden: tuple[int, ...],
    targets: int,
    covered: tuple[int, ...],
    secret: bool,
    names: tuple[str, ...],
    say: Tongue,
) -> Area:
    """The line of fire with all that lies on it."""
    upper, lower = ids(cards, hidden)
    aimed = [place for place in range(PLACES) if targets >> place & 1]
    pieces = [hidden_duck(place, id, hidden[place], secret, say) for place, id in enumerate(lower) if id]
    pieces += [
        place_piece(place, id, cards[place], hidden[place], place in aimed, place in covered, secret, say)
        for place, id in enumerate(upper)
    ]
    pieces += [target(place, cards[place] == EMPTY, say) for place in aimed]
    pieces += covers(covered, names, say)
    return Area("line", "board", say("area-line"), pieces=pieces, backdrop="gallery")


@drawn
def stack(id: str, face: str, count: int, say: Tongue) -> Area:
    pile = Piece(id, face, say(f"{id}-label", count=count), text="?", count=count)
    return Area(id, "stack", say(f"area-{id}"), pieces=[pile])


@drawn
def below(faces: tuple[int, ...], size: int, secret: bool, say: Tongue) -> Area:
    return Area("below", "row", say("area-below"), pieces=known_below(faces, size, secret, say))


@drawn
def played(last: int, count: int, say: Tongue) -> Area:
    return Area("played", "stack", say("area-played"), pieces=[action(last, "played", say, count)])


@drawn
def own_hand(seat: int, kinds: tuple[int, ...], say: Tongue) -> Area:
    return Area("hand", "fan", say("area-hand"), seat, hand(kinds, say))


def plates(state: Canardage, words: Words) -> list[Plate]:
    variant, waiting = state.variant, state.waiting()
    return [
        plate(
            seat,
            int(state.hands.size(seat)),
            SECRET if variant.secret else int(state.alive(seat)),
            int(state.side(seat)) + 1 if variant.teams else 0,
            int(state.tally[seat]) if variant.games > 1 else None,
            bool(state.skips >> seat & 1),
            seat in waiting,
            words.tongue,
        )
        for seat in range(state.seats)
    ]


@drawn
def plate(
    seat: int, cards: int, ducks: int, team: int, points: int | None, misses: bool, turn: bool, say: Tongue
) -> Plate:
    figures = [Figure("i-cards", str(cards), say("cards", count=cards))]
    if ducks != SECRET:
        figures.append(Figure("duck-head", str(ducks), say("ducks-left", count=ducks)))
    notes = [say("no-duck")] if ducks == 0 else []
    if team:
        notes.append(say("team", team=team))
    if points is not None:
        notes.append(say("points", count=points))
    if misses:
        notes.append(say("misses-turn"))
    return Plate(seat, figures, turn=turn, out=ducks == 0, note=", ".join(notes))


def chips(state: Canardage, words: Words) -> list[str]:
    left = FLOCK * int(state.seats) - sum(state.shot)
    found = [words("chip-ducks", count=left), words("chip-targets", count=int(state.line.targets).bit_count())]
    if state.variant.games > 1 and not state.over:
        found.append(words("chip-game", game=int(state.games_done) + 1))
    return found


# ---- the prompt ----


def prompt(state: Canardage, sight: Sight, words: Words) -> tuple[str, str]:
    if state.over:
        best = state.winners
        names = words.listed(best)
        you = "yes" if best == (sight.seat,) else "no"
        return words("title-over", names=names, count=len(best), you=you), ""
    if state.avenger != NOBODY:
        return words("title-revenge"), words("reason-revenge")
    if sight.moves()[0] >= THROW_AWAY:
        return words("title-throw"), words("reason-throw")
    mover = int(sight.eye)
    mine = state.colours[mover]
    if not (state.variant.secret or state.alive(mover)):
        return words("title-turn-gone"), moby_reason(state, words)
    threatened = sum(state.line.aimed(n) and state.line.face(n) == mine for n in range(PLACES))
    return words("title-turn", count=threatened), moby_reason(state, words) or next_card(state, mover, words)


def waiting(state: Canardage, words: Words) -> str:
    key = "title-wait" if state.avenger == NOBODY else "title-wait-revenge"
    return words(key, seat=words.seat(int(state.mover())))


def moby_reason(state: Canardage, words: Words) -> str:
    moby = int(state.moby)
    return "" if moby == NOBODY else words("reason-moby", seat=words.seat(moby), you=words.you(moby))


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
    moves = sight.moves()
    if not moves:
        return []
    pieces = to_pick(state, sight.eye)
    hurt = hurting(state, sight.eye)
    spare = words("button-spare") if moves[-1] == SPARE else ""
    return [
        Choice(
            move,
            words.move(move),
            PICKS[move](pieces[SPENDS[move]]),
            ORDERED[move],
            spare if move == SPARE else "",
            asks=move in hurt or move in AT_ONCE,
        )
        for move in moves
    ]


def to_pick(state: Canardage, seat: int) -> dict[int, tuple[str, ...]]:
    """All that can be picked with each card in hand, and without one."""
    places, _ = ids(tuple(state.line.cards), tuple(state.line.hidden))
    held = state.hands.cards(seat)
    pieces = {kind: (f"hand-{NAMES[kind]}-{held.count(kind) - 1}", *places, *FIXED) for kind in held}
    pieces[NO_CARD] = ("", *places, *FIXED)
    return pieces


# What can be picked: a card in hand, the places, and what has always the same name.
TARGETS = [f"target-{place + 1}" for place in range(PLACES)]
HOMES = [f"home-{seat}" for seat in range(COLOURS)]
LAST_DUCKS = [f"flock-{name}-{FLOCK - 1}" for name in COLOUR_NAMES[:COLOURS]]
FIXED = (*TARGETS, *HOMES, *LAST_DUCKS)
CARD, PLACE = 0, 1
TARGET = PLACE + PLACES
HOME = TARGET + PLACES
LAST_DUCK = HOME + COLOURS
WITHOUT_PLACE = [kind for kind, card in enumerate(CARDS) if card.ways == 1]
# The card that each move takes out of the hand.
SPENDS = (*KIND, *range(KINDS), *[NO_CARD] * (ALL_MOVES - REVENGE))


def picks(move: int) -> tuple[int, ...]:
    """Which of them spell a move: the card in hand, then the places, the player or the duck it is for."""
    if move == SPARE:
        return ()
    if move >= REVENGE:
        return (PLACE + revenge_place(move),)
    if move >= THROW_AWAY:
        return (CARD,)
    return (CARD, *aims(SPENDS[move], move - int(FIRST[SPENDS[move]])))


def aims(kind: int, way: int) -> tuple[int, ...]:
    if kind == KIND_CANARCHIE:
        return tuple([PLACE + int(place) for place in ORDERS[way * PLACES : (way + 1) * PLACES]])
    if kind in (KIND_PRESIDENT, KIND_MOBY_DUCK):
        return (HOME + way,)
    if kind == KIND_WALKING_DUCK:
        return (LAST_DUCK + way,)
    if kind in (KIND_OUPS, KIND_PLANQUE):
        first = TARGET if kind == KIND_OUPS else PLACE
        return (first + way // 2, PLACE + way // 2 + (1 if way % 2 else -1))
    if kind in (KIND_RECTIFIER_GAUCHE, KIND_RECTIFIER_DROITE):
        return (TARGET + way,)
    if kind == KIND_CANARDS_ENCHAINES or (kind == KIND_DEUX_POUR_UN and way < PAIRS):
        return (PLACE + way, PLACE + way + 1)
    if kind == KIND_DEUX_POUR_UN:
        return (PLACE + way - PAIRS,)
    return () if kind in WITHOUT_PLACE else (PLACE + way,)


def picker(places: tuple[int, ...]) -> Callable[[tuple[str, ...]], tuple[str, ...]]:
    """Takes these out of all that can be picked."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


PICKS = [picker(picks(move)) for move in range(ALL_MOVES)]
# Played by a single press: that may have been a slip.
AT_ONCE = {move for move in range(THROW_AWAY) if len(picks(move)) == 1}
ORDERED = [SPENDS[move] in (KIND_PLANQUE, KIND_CANARCHIE) and move < THROW_AWAY for move in range(ALL_MOVES)]


def hurting(state: Canardage, seat: int) -> set[int]:
    """The shots at ducks of one's own: ask once."""
    mine = state.colours[seat]
    own = [n for n in range(PLACES) if state.line.face(n) == mine and not state.covered(n)]
    return {int(FIRST[kind]) + place for kind in (KIND_PAN, KIND_DUCKY_LUKE) for place in own}
