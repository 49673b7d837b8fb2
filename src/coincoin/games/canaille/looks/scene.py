"""The table of Canaille: heaps before each seat, the river and the open cards in the middle, the sentence below."""

from __future__ import annotations

from typing import NamedTuple, cast

from msgspec.structs import replace

from coincoin.games.canaille.looks.moments import deed, lights, why
from coincoin.games.canaille.looks.pieces import river_card
from coincoin.games.canaille.moves import ACTIONS, RIVER
from coincoin.games.canaille.rules.cards import (
    DEALING,
    DRAWING,
    HAND_SIZE,
    LAYING,
    NAMING,
    NO_CARD,
    PAYING,
    QUIET_TURNS,
    RELEASING,
    SWAPPING,
    THROWING,
)
from coincoin.games.canaille.rules.codes import (
    CANAILLE,
    DRAW,
    ENOUGH,
    FINISH,
    FISH1,
    LET_GO,
    LITTER1,
    MIDDLE,
    NAME,
    PUT_BACK,
    SWAP,
    TAKE,
    THROW,
    TOLD_FACE_DOWN,
    TOLD_NAMED,
    UNSEEN,
    give_seat,
    lay_card,
    let_go_size,
    name_seat,
    put_back_size,
    swap_card,
    swap_source,
    take_card,
    throw_size,
)
from coincoin.games.canaille.rules.riverside import symbols
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.scene import Area, Choice, Figure, Piece, Plate, Scene, drawn, lighted
from coincoin.kernel.state import NO_MOMENT, Sight
from coincoin.kernel.words import Tongue, Words

QUIET_WORTH_SAYING = 10
NOT_YET = -1  # for a sentence that is still being laid


class Common(NamedTuple):
    """What all see alike."""

    prompt: tuple[str, str]  # to those who wait
    chips: list[str]
    plates: list[Plate]
    heaps: list[Area]
    shown: list[Area | None]  # what is known of each hand
    river: list[Area]
    sentence: Area  # as all but its owner read it


def common(sight: Sight, words: Words) -> Common:
    state, say = cast(Canaille, sight.state), words.tongue
    return Common(
        (words("title-wait", seat=words.seat(int(state.actor))), waiting_for(state, words)),
        chips(state, words),
        plates(state, words),
        [heap(seat, tuple(caught.counts), say) for seat, caught in enumerate(state.heaps)],
        [known_hand(state, seat, say) for seat in range(int(state.seats))],
        river_areas(state, say),
        sentence_area(state, False, words),
    )


def scene(sight: Sight, words: Words, common: Common) -> Scene:
    state = cast(Canaille, sight.state)
    rules: tuple[str, ...] = ()
    if state.moment != NO_MOMENT:
        title, (reason, rules) = "", why(state, words)
    elif state.over or sight.seat == state.actor:
        title, reason = prompt(state, sight, words)
    else:
        title, reason = common.prompt
    return Scene(
        game="canaille",
        seat=sight.seat,
        title=title,
        reason=reason,
        rules=rules,
        chips=common.chips,
        plates=common.plates,
        areas=lighted(areas(state, sight, common, words), lights(state)),
        choices=[choice(state, sight, move, words) for move in sight.moves()],
    )


# ---- pieces ----


@drawn
def action(card: int, id: str, stop: bool, say: Tongue) -> Piece:
    """An action card; its full stop is a drawing laid over it."""
    label = say("card-stop" if stop else "card-plain", card=ACTIONS[card])
    marks = ("ac-stopmark",) if stop else ()
    return Piece(id, f"ac-{ACTIONS[card]}", label, text=say("card", card=ACTIONS[card]), marks=marks)


def actions(counts: tuple[int, ...], stops: int, area: str, say: Tongue) -> list[Piece]:
    """So many cards of each kind; the kinds with a full stop are a bit each."""
    return [
        action(card, f"{area}-{ACTIONS[card]}-{copy}", bool(stops >> card & 1), say)
        for card, count in enumerate(counts)
        for copy in range(count)
    ]


# ---- areas ----


def areas(state: Canaille, sight: Sight, common: Common, words: Words) -> list[Area]:
    say, me = words.tongue, sight.seat
    known = [area for seat, area in enumerate(common.shown) if area is not None and seat != me]
    own = sentence_area(state, True, words) if me == state.turn else common.sentence
    found = [*common.heaps, *known, *common.river, own]
    if state.fog.size() or any(card != NO_CARD for card in state.given):
        found.append(fog(tuple(state.fog.cards()), tuple(state.given), say))
    if TOLD_NAMED <= state.moment < TOLD_FACE_DOWN or (state.phase in (NAMING, DEALING) and not state.over):
        found.append(fishers(words.names, say))
    found += deed(state, words)
    if me is not None:
        found.append(hand(me, tuple(state.hands[me].counts), int(state.stops), say))
    return found


def known_hand(state: Canaille, seat: int, say: Tongue) -> Area | None:
    known, dull = state.shown[seat], int(state.dull[seat])
    return shown(seat, tuple(known.counts), dull, int(state.stops), say) if known.size or dull else None


def river_areas(state: Canaille, say: Tongue) -> list[Area]:
    stream = state.river
    cards = tuple(stream.pile.cards())
    unseen = int(stream.middle) if stream.cat_unseen else 0
    return [
        river(len(cards), cards[-1] if cards else NO_CARD, stream.face_up, unseen, say),
        *known_river(cards, stream.face_up, say),
        open_cards(tuple(state.open.counts), int(state.pile.size), int(state.stops), say),
    ]


def sentence_area(state: Canaille, yours: bool, words: Words) -> Area:
    pieces = sentence(tuple(state.sentence.cards()), carried_out(state), int(state.stops), words.tongue)
    title = words("area-sentence", seat=words.seat(int(state.turn)), you="yes" if yours else "no")
    return Area("sentence", "row", title, pieces=pieces)


@drawn
def heap(seat: int, counts: tuple[int, ...], say: Tongue) -> Area:
    """A catch: one piece for each kind of card, with how many there are."""
    pieces = []
    for card, count in enumerate(counts):
        if count:
            label = say("catch-count", catch=RIVER[card], count=count)
            pieces.append(replace(river_card(card, f"heap-{seat}-{RIVER[card]}", say), count=count, label=label))
    return Area(f"heap-{seat}", "row", say("area-heap"), seat, pieces)


@drawn
def shown(seat: int, counts: tuple[int, ...], dull: int, stops: int, say: Tongue) -> Area:
    note = say("dull", count=dull) if dull else ""
    pieces = actions(counts, stops, f"shown-{seat}", say)
    return Area(f"shown-{seat}", "row", say("area-shown"), seat, pieces, note)


@drawn
def hand(seat: int, counts: tuple[int, ...], stops: int, say: Tongue) -> Area:
    return Area("hand", "fan", say("area-hand"), seat, actions(counts, stops, "hand", say))


@drawn
def fishers(names: tuple[str, ...], say: Tongue) -> Area:
    pieces = [Piece(f"fisher-{seat}", "duck-head", name, text=name, seat=seat) for seat, name in enumerate(names)]
    return Area("fishers", "row", say("area-fishers"), pieces=pieces)


@drawn
def river(size: int, top: int, face_up: bool, unseen: int, say: Tongue) -> Area:
    """The cat is one of so many unseen cards in the middle; none when it has been seen."""
    pieces = []
    if size:
        label = say("river-up" if face_up else "river-down", count=size, catch=RIVER[top] if face_up else "")
        pieces.append(replace(river_card(top if face_up else UNSEEN, "river", say), count=size, label=label))
    note = river_note(size, top, face_up, unseen, say)
    return Area("river", "stack", say("area-river"), pieces=pieces, note=note, backdrop="river-band")


def river_note(size: int, top: int, face_up: bool, unseen: int, say: Tongue) -> str:
    """Which side is up, and what all know of the next card."""
    if size == 0:
        return say("river-empty")
    side = say("face-up" if face_up else "face-down")
    if top < UNSEEN:
        return side if face_up else f"{side}; {say('next-known', catch=RIVER[top])}"
    if top == MIDDLE and unseen:
        return f"{side}; {say('next-odds', count=unseen)}"
    return f"{side}; {say('next-safe')}"


@drawn
def known_river(cards: tuple[int, ...], face_up: bool, say: Tongue) -> list[Area]:
    """What all have seen go into the river, and where it lies; the top card of a face-up river is plain to see."""
    pieces = []
    for above, card in enumerate(reversed(cards)):
        if card < UNSEEN and not (above == 0 and face_up):
            label = say("known-place", catch=RIVER[card], place=above + 1)
            pieces.append(replace(river_card(card, f"known-{above}", say), badge=str(above + 1), label=label))
    return [Area("known", "row", say("area-known"), pieces=pieces)] if pieces else []


@drawn
def open_cards(counts: tuple[int, ...], pile: int, stops: int, say: Tongue) -> Area:
    pieces = actions(counts, stops, "open", say)
    pieces.append(Piece("pile", "ac-back", say("pile", count=pile), text="?", count=pile))
    return Area("open", "row", say("area-open"), pieces=pieces)


def carried_out(state: Canaille) -> int:
    """Which card of the sentence is being carried out."""
    return int(state.place) if state.phase in (NAMING, THROWING, RELEASING, DEALING) else NOT_YET


@drawn
def sentence(cards: tuple[int, ...], place: int, stops: int, say: Tongue) -> list[Piece]:
    """Five places; while it is carried out the card in question is marked and those done are dim."""
    pieces = []
    for n in range(HAND_SIZE):
        if n < len(cards):
            piece = action(cards[n], f"sentence-{n}", bool(stops >> cards[n] & 1), say)
            pieces.append(replace(piece, dim=n < place, badge="▸" if n == place else ""))
        else:
            pieces.append(Piece(f"sentence-{n}", "empty", say("empty-place", place=n + 1), text="·"))
    return pieces


@drawn
def fog(cards: tuple[int, ...], given: tuple[int, ...], say: Tongue) -> Area:
    """The cards to deal, the next one first; then those that have their seat."""
    pieces = [
        replace(river_card(card, f"fog-{n}", say), badge="" if n else "▸") for n, card in enumerate(reversed(cards))
    ]
    for seat, card in enumerate(given):
        if card != NO_CARD:
            pieces.append(replace(river_card(card, f"given-{seat}", say), seat=seat, dim=True))
    return Area("fog", "row", say("area-fog"), pieces=pieces)


def plates(state: Canaille, words: Words) -> list[Plate]:
    points, waiting = state.points(), state.waiting()
    return [
        plate(
            seat,
            int(state.hands[seat].size),
            int(points[seat]),
            int(symbols(caught, FISH1)),
            int(symbols(caught, LITTER1)),
            seat in waiting,
            words.tongue,
        )
        for seat, caught in enumerate(state.heaps)
    ]


@drawn
def plate(seat: int, held: int, points: int, fish: int, litter: int, turn: bool, say: Tongue) -> Plate:
    figures = [
        Figure("i-cards", str(held), say("holds", count=held)),
        Figure("fish", str(points), say("points", count=points)),
    ]
    note = say("tally", fish=fish, litter=litter) if fish or litter else ""
    return Plate(seat, figures, turn=turn, note=note)


def chips(state: Canaille, words: Words) -> list[str]:
    found = [words("chip-cat" if state.river.cat_unseen else "chip-cat-seen")]
    if state.quiet >= QUIET_WORTH_SAYING:
        found.append(words("chip-quiet", count=int(state.quiet), most=QUIET_TURNS))
    return found


# ---- the prompt ----


def prompt(state: Canaille, sight: Sight, words: Words) -> tuple[str, str]:
    if state.over:
        return ending(state, sight, words)
    if state.phase == LAYING:
        return laying(state, words)
    if state.phase == RELEASING:
        return words("title-let-go" if state.owed else "title-more", count=int(state.owed)), words("reason-let-go")
    if state.phase == DEALING:
        hidden = state.fog.top() >= UNSEEN or not state.river.face_up
        return words("title-give"), words("reason-give-hidden" if hidden else "reason-give")
    if state.phase == DRAWING:
        missing = HAND_SIZE - int(state.hands[sight.eye].size)
        return words("title-draw", count=missing), words("reason-draw")
    plain = {PAYING: "put-back", SWAPPING: "swap", NAMING: "name", THROWING: "throw"}[int(state.phase)]
    return words(f"title-{plain}"), words(f"reason-{plain}")


def laying(state: Canaille, words: Words) -> tuple[str, str]:
    cards = [words("card", card=ACTIONS[card]) for card in state.sentence.cards()]
    if not cards:
        return words("title-lay"), words("reason-lay")
    title = words("title-laid", sentence=", ".join(cards))
    if len(cards) == HAND_SIZE - 1 and not state.has_stop(state.last_laid()):
        return title, words("reason-fifth")
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
        title = words("title-shared", seats=words.listed(state.winners))
    else:
        title = words("title-over", seat=names[0], you=you)
    for seat, caught in enumerate(state.heaps):
        if caught.count(CANAILLE):
            return title, words("reason-cat", seat=words.seat(seat), you=words.you(seat))
    return title, words("reason-quiet", most=QUIET_TURNS)


# ---- the moves ----


def choice(state: Canaille, sight: Sight, move: int, words: Words) -> Choice:
    button = ""
    if move in (FINISH, ENOUGH, DRAW):
        button = words({FINISH: "button-finish", ENOUGH: "button-enough", DRAW: "button-draw"}[move])
    ends = move < FINISH and state.sentence.size() == HAND_SIZE - 1  # the fifth card is carried out at once
    pressed = picks(state, int(sight.eye), move)
    return Choice(move, words.move(move), pressed, move >= SWAP, button, asks=ends or NAME <= move < THROW)


def picks(state: Canaille, me: int, move: int) -> tuple[str, ...]:
    """The pieces to press for a move; buttons need none."""
    if move < FINISH:
        return (hand_card(state, me, lay_card(move)),)
    if move in (FINISH, ENOUGH):
        return ()
    if move < THROW:
        return (f"fisher-{name_seat(move)}",)
    if move < LET_GO:
        return (f"heap-{me}-{RIVER[LITTER1 + throw_size(move)]}",)
    if move < ENOUGH:
        return (f"heap-{me}-{RIVER[FISH1 + let_go_size(move)]}",)
    if move < PUT_BACK:
        return (f"fisher-{give_seat(move)}",)
    if move < TAKE:
        return (f"heap-{me}-{RIVER[FISH1 + put_back_size(move)]}",)
    if move < DRAW:
        return (open_card(state, take_card(move)),)
    if move == DRAW:
        return ("pile",)
    card, source = swap_card(move), swap_source(move)
    return (hand_card(state, me, card), "pile" if source == 0 else open_card(state, source - 1))


def hand_card(state: Canaille, seat: int, card: int) -> str:
    return f"hand-{ACTIONS[card]}-{state.hands[seat].count(card) - 1}"


def open_card(state: Canaille, card: int) -> str:
    return f"open-{ACTIONS[card]}-{state.open.count(card) - 1}"
