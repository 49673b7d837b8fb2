"""The table of Canaille: heaps before each seat, the river and the open cards in the middle, the sentence below."""

from __future__ import annotations

from typing import cast

from coincoin.games.canaille.rules import Canaille
from coincoin.games.canaille.rules_cards import (
    ACTIONS,
    CAT,
    DEALING,
    DRAW,
    DRAWING,
    ENOUGH,
    FINISH,
    FISH,
    GIVE,
    HAND_SIZE,
    KINDS,
    LAYING,
    LET_GO,
    LITTER,
    MIDDLE,
    NAME,
    NAMING,
    NO_CARD,
    PAYING,
    PUT_BACK,
    QUIET_TURNS,
    RELEASING,
    RIVER,
    SOURCES,
    SWAP,
    SWAPPING,
    TAKE,
    THROW,
    THROWING,
    UNSEEN,
)
from coincoin.games.canaille.rules_table import HEAP_KINDS, symbols
from coincoin.kernel.cards import Hand
from coincoin.kernel.scene import Area, Choice, Figure, Piece, Plate, Scene
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words

RIVER_FACES = ("rc-fish1", "rc-fish2", "rc-fish3", "rc-trash1", "rc-trash2", "rc-trash3", "rc-cat")
QUIET_WORTH_SAYING = 10


def scene(sight: Sight, words: Words) -> Scene:
    state = cast(Canaille, sight.state)
    title, reason = prompt(state, sight, words)
    return Scene(
        game="canaille",
        seat=sight.seat,
        title=title,
        reason=reason,
        chips=chips(state, words),
        plates=[plate(state, seat, words) for seat in range(state.seats)],
        areas=areas(state, sight, words),
        choices=[choice(state, sight, move, words) for move in sight.moves()],
    )


# ---- pieces ----


def action(state: Canaille, card: int, id: str, words: Words) -> Piece:
    """An action card; its full stop is a drawing laid over it."""
    stop = state.has_stop(card)
    label = words("card-stop" if stop else "card-plain", card=ACTIONS[card])
    marks = ("ac-stopmark",) if stop else ()
    return Piece(id, f"ac-{ACTIONS[card]}", label, text=words("card", card=ACTIONS[card]), marks=marks)


def actions(state: Canaille, hand: Hand, area: str, words: Words) -> list[Piece]:
    return [
        action(state, card, f"{area}-{ACTIONS[card]}-{copy}", words)
        for card in range(KINDS)
        for copy in range(hand.count(card))
    ]


def river_card(card: int, id: str, words: Words) -> Piece:
    if card >= UNSEEN:
        return Piece(id, "river-back", words("river-hidden"), text="?")
    return Piece(id, RIVER_FACES[card], words("catch", catch=RIVER[card]), text=words("catch", catch=RIVER[card]))


def fisher(seat: int, words: Words) -> Piece:
    return Piece(f"fisher-{seat}", "duck-head", words.seat(seat), text=words.seat(seat), seat=seat)


# ---- areas ----


def areas(state: Canaille, sight: Sight, words: Words) -> list[Area]:
    found = [heap(state, seat, words) for seat in range(state.seats)]
    for seat in range(state.seats):
        shown = state.shown[seat]
        if seat != sight.seat and (shown.size or state.dull[seat]):
            note = words("dull", count=int(state.dull[seat])) if state.dull[seat] else ""
            found.append(
                Area(
                    f"shown-{seat}",
                    "row",
                    words("area-shown"),
                    seat,
                    actions(state, shown, f"shown-{seat}", words),
                    note,
                )
            )
    found += [river(state, words), *known_river(state, words), open_cards(state, words), sentence(state, words)]
    if state.phase == DEALING and not state.over:
        found.append(fog(state, words))
    if state.phase in (NAMING, DEALING) and not state.over:
        named = [fisher(seat, words) for seat in range(state.seats)]
        found.append(Area("fishers", "row", words("area-fishers"), pieces=named))
    if sight.seat is not None:
        mine = actions(state, state.hands[sight.seat], "hand", words)
        found.append(Area("hand", "fan", words("area-hand"), sight.seat, mine))
    return found


def heap(state: Canaille, seat: int, words: Words) -> Area:
    """A catch: one piece for each kind of card, with how many there are."""
    pieces = []
    for card in range(HEAP_KINDS):
        if count := int(state.heaps[seat].count(card)):
            piece = river_card(card, f"heap-{seat}-{RIVER[card]}", words)
            piece.count = count
            piece.label = words("catch-count", catch=RIVER[card], count=count)
            pieces.append(piece)
    return Area(f"heap-{seat}", "row", words("area-heap"), seat, pieces)


def river(state: Canaille, words: Words) -> Area:
    pile = state.river.pile
    pieces = []
    if pile.size():
        top = river_card(pile.top(), "river", words) if state.river.face_up else river_card(UNSEEN, "river", words)
        top.count = int(pile.size())
        side = "river-up" if state.river.face_up else "river-down"
        top.label = words(side, count=top.count, catch=RIVER[pile.top()] if state.river.face_up else "")
        pieces.append(top)
    return Area(
        "river", "stack", words("area-river"), pieces=pieces, note=river_note(state, words), backdrop="river-band"
    )


def river_note(state: Canaille, words: Words) -> str:
    """Which side is up, and what all know of the next card."""
    if state.river.size() == 0:
        return words("river-empty")
    side = words("face-up" if state.river.face_up else "face-down")
    top = state.river.pile.top()
    if top < UNSEEN:
        return side if state.river.face_up else f"{side}; {words('next-known', catch=RIVER[top])}"
    if top == MIDDLE and state.river.cat_unseen:
        return f"{side}; {words('next-odds', count=int(state.river.middle))}"
    return f"{side}; {words('next-safe')}"


def known_river(state: Canaille, words: Words) -> list[Area]:
    """What all have seen go into the river, and where it lies; the top card of a face-up river is plain to see."""
    pieces = []
    for above, card in enumerate(reversed(state.river.pile.cards())):
        if card < UNSEEN and not (above == 0 and state.river.face_up):
            piece = river_card(card, f"known-{above}", words)
            piece.badge = str(above + 1)
            piece.label = words("known-place", catch=RIVER[card], place=above + 1)
            pieces.append(piece)
    return [Area("known", "row", words("area-known"), pieces=pieces)] if pieces else []


def open_cards(state: Canaille, words: Words) -> Area:
    pieces = actions(state, state.open, "open", words)
    count = int(state.pile.size)
    pieces.append(Piece("pile", "ac-back", words("pile", count=count), text="?", count=count))
    return Area("open", "row", words("area-open"), pieces=pieces)


def sentence(state: Canaille, words: Words) -> Area:
    """Five places; while it is carried out the card in question is marked and those done are dim."""
    pieces = []
    running = state.phase in (NAMING, THROWING, RELEASING, DEALING)
    for n in range(HAND_SIZE):
        if n < state.sentence.size():
            piece = action(state, state.sentence.at(n), f"sentence-{n}", words)
            piece.dim = running and n < state.place
            piece.badge = "▸" if running and n == state.place else ""
        else:
            piece = Piece(f"sentence-{n}", "empty", words("empty-place", place=n + 1), text="·")
        pieces.append(piece)
    return Area("sentence", "row", words("area-sentence", seat=words.seat(int(state.turn))), pieces=pieces)


def fog(state: Canaille, words: Words) -> Area:
    """The cards to deal, the next one first; then those that have their seat."""
    pieces = [river_card(card, f"fog-{n}", words) for n, card in enumerate(reversed(state.fog.cards()))]
    for seat, card in enumerate(state.given):
        if card != NO_CARD:
            piece = river_card(card, f"given-{seat}", words)
            piece.seat = seat
            piece.dim = True
            pieces.append(piece)
    return Area("fog", "row", words("area-fog"), pieces=pieces)


def plate(state: Canaille, seat: int, words: Words) -> Plate:
    held = int(state.hands[seat].size)
    points = state.scores[seat]
    figures = [
        Figure("i-cards", str(held), words("holds", count=held)),
        Figure("fish", str(points), words("points", count=points)),
    ]
    fish, litter = symbols(state.heaps[seat], FISH), symbols(state.heaps[seat], LITTER)
    note = words("tally", fish=int(fish), litter=int(litter)) if fish or litter else ""
    return Plate(seat, figures, turn=seat in state.waiting(), note=note)


def chips(state: Canaille, words: Words) -> list[str]:
    found = [words("chip-cat" if state.river.cat_unseen else "chip-cat-seen")]
    if state.quiet >= QUIET_WORTH_SAYING:
        found.append(words("chip-quiet", count=int(state.quiet), most=QUIET_TURNS))
    return found


# ---- the prompt ----


def prompt(state: Canaille, sight: Sight, words: Words) -> tuple[str, str]:
    if state.over:
        return ending(state, sight, words)
    if sight.seat is None or sight.seat != state.actor:
        return words("title-wait", seat=words.seat(int(state.actor))), waiting_for(state, words)
    if state.phase == LAYING:
        return laying(state, words)
    if state.phase == RELEASING:
        return words("title-let-go" if state.owed else "title-more", count=int(state.owed)), words("reason-let-go")
    if state.phase == DEALING:
        hidden = state.fog.top() >= UNSEEN or not state.river.face_up
        return words("title-give"), words("reason-give-hidden" if hidden else "reason-give")
    if state.phase == DRAWING:
        missing = HAND_SIZE - int(state.hands[sight.seat].size)
        return words("title-draw", count=missing), words("reason-draw")
    plain = {PAYING: "put-back", SWAPPING: "swap", NAMING: "name", THROWING: "throw"}[int(state.phase)]
    return words(f"title-{plain}"), words(f"reason-{plain}")


def laying(state: Canaille, words: Words) -> tuple[str, str]:
    cards = [words("card", card=ACTIONS[card]) for card in state.sentence.cards()]
    if not cards:
        return words("title-lay"), words("reason-lay")
    title = words("title-laid", sentence=", ".join(cards))
    return title, words("reason-may-finish" if state.has_stop(state.last_laid()) else "reason-needs-stop")


def waiting_for(state: Canaille, words: Words) -> str:
    """Why another seat is asked."""
    if state.phase in (NAMING, THROWING, RELEASING, DEALING):
        return words("reason-wait-card", card=ACTIONS[state.sentence.at(state.place)])
    return ""


def ending(state: Canaille, sight: Sight, words: Words) -> tuple[str, str]:
    names = [words.seat(seat) for seat in state.winners]
    you = "yes" if sight.seat in state.winners else "no"
    if len(names) > 1:
        title = words("title-shared", seats=", ".join(names))
    else:
        title = words("title-over", seat=names[0], you=you)
    for seat, caught in enumerate(state.heaps):
        if caught.count(CAT):
            return title, words("reason-cat", seat=words.seat(seat))
    return title, words("reason-quiet", most=QUIET_TURNS)


# ---- the moves ----


def choice(state: Canaille, sight: Sight, move: int, words: Words) -> Choice:
    button = ""
    if move in (FINISH, ENOUGH, DRAW):
        button = words({FINISH: "button-finish", ENOUGH: "button-enough", DRAW: "button-draw"}[move])
    return Choice(move, words.move(move), picks(state, int(sight.eye), move), ordered=move >= SWAP, button=button)


def picks(state: Canaille, me: int, move: int) -> tuple[str, ...]:
    """The pieces to press for a move; buttons need none."""
    if move < FINISH:
        return (hand_card(state, me, move),)
    if move in (FINISH, ENOUGH):
        return ()
    if move < THROW:
        return (f"fisher-{move - NAME}",)
    if move < LET_GO:
        return (f"heap-{me}-{RIVER[LITTER + move - THROW]}",)
    if move < ENOUGH:
        return (f"heap-{me}-{RIVER[FISH + move - LET_GO]}",)
    if move < PUT_BACK:
        return (f"fisher-{move - GIVE}",)
    if move < TAKE:
        return (f"heap-{me}-{RIVER[FISH + move - PUT_BACK]}",)
    if move < DRAW:
        return (open_card(state, move - TAKE),)
    if move == DRAW:
        return ("pile",)
    card, source = divmod(move - SWAP, SOURCES)
    return (hand_card(state, me, card), "pile" if source == 0 else open_card(state, source - 1))


def hand_card(state: Canaille, seat: int, card: int) -> str:
    return f"hand-{ACTIONS[card]}-{state.hands[seat].count(card) - 1}"


def open_card(state: Canaille, card: int) -> str:
    return f"open-{ACTIONS[card]}-{state.open.count(card) - 1}"
