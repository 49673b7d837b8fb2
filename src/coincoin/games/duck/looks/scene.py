"""The table of DUCK: discard pile and towel before each seat, draw pile and lifebelts in the middle."""

from __future__ import annotations

from typing import NamedTuple, cast

from coincoin.games.duck.looks.moments import compared, lights, rows, why
from coincoin.games.duck.looks.pieces import Belt, card, cards, name, towel
from coincoin.games.duck.moves import COLOUR_NAMES, DUCK_LIMIT, ROUNDS
from coincoin.games.duck.rules.beach import DRAWING, SHOWN
from coincoin.games.duck.rules.belts import GREEN
from coincoin.games.duck.rules.cards import LOW_BITS, NO_CARD, cards_of, count, word_of
from coincoin.games.duck.rules.codes import (
    COLOURS,
    DOWN,
    DRAW_LEFT,
    DRAW_PILE,
    DUCK,
    RUN,
    SET,
    lay_card,
    run_colour,
    run_high,
    run_low,
    run_way,
    set_top,
    set_value,
)
from coincoin.games.duck.rules.memory import CALLED_OFF, WRONG
from coincoin.games.duck.rules.moves import run_word, set_word
from coincoin.games.duck.rules.turns import Duck
from coincoin.kernel.scene import Area, Choice, Figure, Piece, Plate, Scene, drawn, lighted
from coincoin.kernel.state import NO_MOMENT, Sight
from coincoin.kernel.words import Tongue, Words


class Common(NamedTuple):
    """What all see alike."""

    title: str  # to those who wait
    chips: list[str]
    plates: list[Plate]
    discards: list[Area]
    shown: list[Area | None]  # what is known of each hand
    middle: list[Area]


def common(sight: Sight, words: Words) -> Common:
    state, say = cast(Duck, sight.state), words.tongue
    hands, seats = state.hands, range(int(state.seats))
    return Common(
        words("title-wait", seat=words.seat(int(state.turn))),
        chips(state, words),
        plates(state, words),
        [discards(state, seat, say) for seat in seats],
        [shown(seat, word, say) if (word := int(hands.shown(seat))) else None for seat in seats],
        [] if state.over or compared(state) else middle(state, say),
    )


def scene(sight: Sight, words: Words, common: Common) -> Scene:
    state = cast(Duck, sight.state)
    rules: tuple[str, ...] = ()
    if state.moment != NO_MOMENT:
        title, (reason, rules) = "", why(state, words)
    elif state.over or sight.seat == state.turn:
        title, reason = prompt(state, sight, words)
    else:
        title, reason = common.title, last_round(state, words)
    return Scene(
        game="duck",
        seat=sight.seat,
        title=title,
        reason=reason,
        rules=rules,
        chips=common.chips,
        plates=common.plates,
        areas=lighted(areas(state, sight, common, words), lights(state, sight.seat)),
        choices=[choice(state, sight, move, words) for move in sight.moves()],
    )


# ---- areas ----


def areas(state: Duck, sight: Sight, common: Common, words: Words) -> list[Area]:
    seats, hands, me, say = int(state.seats), state.hands, sight.seat, words.tongue
    done = int(state.past.rounds) - (state.phase == SHOWN)
    towels = under_towels(belts_won(state), tuple(state.past.towels[: done * seats]), seats, say)
    if compared(state):
        return [*rows(state, me, words), *towels]
    found = []
    for seat in range(seats):
        found += [common.discards[seat], towels[seat]]
        known = common.shown[seat]
        if known is not None and seat != me:
            found.append(known)
    found += common.middle
    if me is not None and not state.over:
        found.append(hand(me, int(hands.cards(me)), int(hands.shown(me)), int(hands.total(me)), say))
    return found


def middle(state: Duck, say: Tongue) -> list[Area]:
    return [pile(int(state.pile_size), say), belts(int(state.past.rounds), tuple(state.red_belts()), say)]


def discards(state: Duck, seat: int, say: Tongue) -> Area:
    height = int(state.discards.height(seat))
    return discard(seat, int(state.discards.top(seat)) if height else NO_CARD, height, say)


def belts_won(state: Duck) -> tuple[Belt, ...]:
    past = state.past
    return tuple([(int(past.enders[n]), int(state.belt_worth(n)), past.ends[n] == WRONG) for n in range(past.rounds)])


@drawn
def discard(seat: int, top: int, height: int, say: Tongue) -> Area:
    if height:
        piece = card(top, f"discard-{seat}", say, height)
    else:
        piece = Piece(f"discard-{seat}", "place", say("discard-empty"), text="-")
    return Area(f"discards-{seat}", "stack", say("area-discard"), seat, [piece])


@drawn
def under_towels(belts: tuple[Belt, ...], towels: tuple[int, ...], seats: int, say: Tongue) -> list[Area]:
    """The towels and, beside each, those of its cards that the one who looks knows."""
    found = []
    for seat in range(seats):
        kinds = towels[seat::seats]
        pieces = [towel(seat, belts, len(kinds) - kinds.count(NO_CARD), say)]
        pieces += [card(kind, f"kept-{seat}-{round + 1}", say) for round, kind in enumerate(kinds) if kind >= 0]
        found.append(Area(f"towels-{seat}", "row", say("area-towel"), seat, pieces))
    return found


@drawn
def shown(seat: int, word: int, say: Tongue) -> Area:
    return Area(f"shown-{seat}", "row", say("area-shown"), seat, cards(word, f"shown-{seat}", say))


@drawn
def hand(seat: int, word: int, known: int, total: int, say: Tongue) -> Area:
    mine = cards(word, "hand", say, known)
    return Area("hand", "fan", say("area-hand"), seat, mine, note=say("hand-sum", sum=total))


@drawn
def pile(size: int, say: Tongue) -> Area:
    if size:
        piece = Piece("pile", "dc-back", say("pile", count=size), text="?", count=size)
    else:
        piece = Piece("pile", "place", say("pile-empty"), text="-")
    return Area("pile", "stack", say("area-pile"), pieces=[piece])


@drawn
def belts(round: int, reds: tuple[int, ...], say: Tongue) -> Area:
    """This round's belt first, the ones to come behind it; each shows its green side."""
    pieces = []
    for n in range(round, ROUNDS):
        green, red = int(GREEN[n]), reds[n]
        label = say("belt", green=green, red=red)
        pieces.append(Piece(f"belt-{n + 1}", f"lb-card-{green}", label, text=f"+{green}/-{red}"))
    note = say("belt-worth", green=int(GREEN[round]), red=reds[round])
    return Area("belts", "row", say("area-belts"), pieces=pieces, note=note)


def plates(state: Duck, words: Words) -> list[Plate]:
    if state.over:
        won = belts_won(state)
        belts = [sum(worth for ender, worth, _ in won if ender == seat) for seat in range(state.seats)]
        return [final_plate(seat, points, belts[seat], words.tongue) for seat, points in enumerate(state.points())]
    waiting = state.waiting()
    return [
        plate(seat, int(state.hands.size(seat)), seat == state.dealer, seat in waiting, words.tongue)
        for seat in range(state.seats)
    ]


@drawn
def plate(seat: int, size: int, dealer: bool, turn: bool, say: Tongue) -> Plate:
    figure = Figure("i-cards", str(size), say("cards-in-hand", count=size))
    return Plate(seat, [figure], turn=turn, note=say("dealer") if dealer else "")


@drawn
def final_plate(seat: int, points: int, belts: int, say: Tongue) -> Plate:
    note = say("points-of", cards=points - belts, belts=belts)
    return Plate(seat, [Figure("i-trophy", str(points), say("points", points=points))], note=note)


def chips(state: Duck, words: Words) -> list[str]:
    if state.over:
        return [words("chip-over")]
    return [words("chip-round", round=int(state.past.rounds) + (state.phase != SHOWN))]


# ---- the prompt and the moves ----


def prompt(state: Duck, sight: Sight, words: Words) -> tuple[str, str]:
    if state.over:
        winners = state.winners
        names = words.listed(winners)
        alone = "yes" if winners == (sight.seat,) else "no"
        return words("title-over", seats=names, count=len(winners), you=alone), ""
    if state.phase == DRAWING:
        return words("title-draw"), words("reason-draw")
    total = int(state.hands.total(sight.eye))
    if total <= DUCK_LIMIT:
        return words("title-duck", sum=total), duck_reason(state, int(sight.eye), words)
    return words("title-play"), last_round(state, words) or words("reason-play", sum=total)


def last_round(state: Duck, words: Words) -> str:
    """How the round before went, said until somebody has had a turn in this one."""
    round = int(state.past.rounds) - 1
    if round < 0 or state.turns:
        return ""
    if state.past.ends[round] == CALLED_OFF:
        return words("last-off")
    ender, points = int(state.past.enders[round]), f"{int(state.belt_worth(round)):+}"
    return words("last-end", seat=words.seat(ender), points=points, you=words.you(ender))


def duck_reason(state: Duck, seat: int, words: Words) -> str:
    """Who holds the fewest cards is the greatest danger."""
    others = [other for other in range(state.seats) if other != seat]
    fewest = min(others, key=lambda other: int(state.hands.size(other)))
    green, red = int(state.belt()), int(state.red_belt())
    held = int(state.hands.size(fewest))
    return words("reason-duck", green=green, red=red, seat=words.seat(fewest), count=held)


def choice(state: Duck, sight: Sight, move: int, words: Words) -> Choice:
    sentence = words.move(move)
    if move < DUCK:
        return lay(move, sentence, int(state.hands.cards(sight.eye)) & all_copies(move), words.tongue)
    if move == DUCK:
        return Choice(move, sentence, button=words("button-duck"), asks=True)
    if move != DRAW_PILE:
        giver = neighbour(state, sight.eye, move)
        value, colour = divmod(int(state.discards.top(giver)), COLOURS)
        sentence = words("take-from", seat=words.seat(giver), value=value, colour=COLOUR_NAMES[colour])
    return Choice(move, sentence, place_to_draw(state, sight.eye, move))


def neighbour(state: Duck, seat: int, move: int) -> int:
    """Whose discards this move takes from."""
    return int(state.left_of(seat) if move == DRAW_LEFT else state.right_of(seat))


def place_to_draw(state: Duck, seat: int, move: int) -> tuple[str, ...]:
    return ("pile",) if move == DRAW_PILE else (f"discard-{neighbour(state, seat, move)}",)


@drawn
def lay(move: int, sentence: str, held: int, say: Tongue) -> Choice:
    """The cards to press, of equal ones the last first; `held` are all copies of them in hand."""
    return Choice(move, sentence, cards_to_press(move, held), button=button(move, say))


def cards_to_press(move: int, held: int) -> tuple[str, ...]:
    word = cards_laid(move)
    picks = [
        f"hand-{name(kind)}-{copy}"
        for kind in dict.fromkeys(cards_of(word))
        for copy in range(count(held, kind) - count(word, kind), count(held, kind))
    ]
    return tuple(picks)


@drawn
def all_copies(move: int) -> int:
    """Both bits of each card that this move lays."""
    word = cards_laid(move)
    return 3 * ((word | word >> 1) & LOW_BITS)


def cards_laid(move: int) -> int:
    return int(run_word(move) if move >= RUN else set_word(move) if move >= SET else word_of(lay_card(move)))


def button(move: int, say: Tongue) -> str:
    """Lays have one each, since the same cards can be laid with another one on top."""
    if move >= RUN:
        top = run_low(move) if run_way(move) == DOWN else run_high(move)
        return say("button-top", value=int(top), colour=COLOUR_NAMES[run_colour(move)])
    if move >= SET:
        return say("button-top", value=int(set_value(move)), colour=COLOUR_NAMES[set_top(move)])
    return say("button-lay", value=move // COLOURS, colour=COLOUR_NAMES[move % COLOURS])
