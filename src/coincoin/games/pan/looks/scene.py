"""The table of Pan: won cards before each seat, the trick or the barrel in the middle."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, sin
from typing import NamedTuple, cast

from msgspec.structs import replace

from coincoin.games.pan.moves import NEWS, VALUES
from coincoin.games.pan.rules.cards import ELEPHANT, MOUSE, best_card
from coincoin.games.pan.rules.codes import (
    AGAIN,
    PASS,
    PAY,
    RESHUFFLE,
    STEAL,
    TOLD_CLIC,
    TOLD_FIRST,
    TOLD_PAN,
    TOLD_PASSED,
    TOLD_RESHUFFLED,
    TOLD_STOLE,
    TOLD_WON,
    TURN,
    pay_card,
    pick_card,
    reshuffle_card,
    steal_card,
    steal_seat,
)
from coincoin.games.pan.rules.turns import BARREL, CHAMBERS, DOUBLE, NOT_YET, PAYING, SHOWN, STEALING, TRICK, Pan
from coincoin.kernel.cards import BLANK, Hand, hand_of
from coincoin.kernel.moves import Families
from coincoin.kernel.scene import Area, Choice, Figure, Light, Piece, Plate, Scene, drawn, lighted
from coincoin.kernel.state import NO_MOMENT, NOBODY, Sight
from coincoin.kernel.words import Tongue, Words, sentence


class Common(NamedTuple):
    """What all see alike."""

    waiting: tuple[int, ...]
    title: str  # to those who wait
    chips: list[str]
    plates: list[Plate]
    areas: list[Area]  # in the second stage, where nothing is hidden


def common(sight: Sight, words: Words) -> Common:
    state, say = cast(Pan, sight.state), words.tongue
    waiting = state.waiting()
    return Common(
        waiting,
        others_turn(words.seat(waiting[0]) if waiting and state.phase != TRICK else "", say),
        chips(state, say),
        plates(state, waiting, say),
        barrel_areas(state, words) if not in_tricks(state) else [],
    )


def scene(sight: Sight, words: Words, common: Common) -> Scene:
    state = cast(Pan, sight.state)
    asked = state.over or sight.seat in common.waiting
    out = words("reason-out") if sight.eye in state.dead else ""
    title, reason = prompt(state, sight, words) if asked else (common.title, out)
    rules: tuple[str, ...] = ()
    if state.moment != NO_MOMENT:
        reason, rules = why(state, words.tongue)
    return Scene(
        game="pan",
        seat=sight.seat,
        title=title,
        reason=reason,
        rules=rules,
        chips=common.chips,
        plates=common.plates,
        areas=lighted(common.areas or trick_areas(state, sight.seat, words), lit(state)),
        choices=choices(state, sight, words),
    )


# ---- pieces ----


def cards(values: tuple[int, ...], area: str, say: Tongue) -> list[Piece]:
    """Cards side by side, high ones first; unknown ones show their back."""
    held = Counter(values)
    pieces = []
    for value in range(VALUES - 1, -1, -1):
        for copy in range(held[value]):
            pieces.append(card(value, f"{area}-{value + 1}-{copy}", say))
    return pieces + [back(f"{area}-back-{n}", say) for n in range(held[BLANK])]


def card(value: int, id: str, say: Tongue, seat: int | None = None) -> Piece:
    return Piece(id, f"pan-{value + 1}", say("card", card=value + 1), text=str(value + 1), seat=seat)


def back(id: str, say: Tongue, seat: int | None = None) -> Piece:
    return Piece(id, "pan-back", say("card-hidden"), text="?", seat=seat)


def chamber(place: int, face: str, light: Light, say: Tongue) -> Piece:
    """The barrel's chambers stand in a circle; the ones already turned come last."""
    angle = 2 * pi * place / CHAMBERS
    return Piece(
        f"chamber-{place}",
        f"chamber-{face}",
        say(f"chamber-{face}"),
        text="?" if face == "closed" else face,
        x=round(50 + 38 * sin(angle), 1),
        y=round(50 - 38 * cos(angle), 1),
        light=light,
    )


# ---- areas ----


def trick_areas(state: Pan, me: int | None, words: Words) -> list[Area]:
    say, gone = words.tongue, state.spent.size
    found = [*all_won(all_cards(state), say), trick(tuple(state.laid), lights(state), words.names, say)]
    if state.ghost != NOT_YET:
        found.append(ghost(state.ghost, light_of(state, state.ghost), say))
    if gone:
        found.append(spent(gone, say))
    if me is not None:
        found.append(hand(me, tuple(state.hands[me].cards()), say))
    return found


def barrel_areas(state: Pan, words: Words) -> list[Area]:
    say, gone = words.tongue, state.spent.size
    areas = [order(tuple(state.order), words.names, say), barrel(state.chambers, turned(state), state.over, say)]
    return [*all_won(all_cards(state), say), *areas, *([spent(gone, say)] if gone else [])]


def all_cards(state: Pan) -> tuple[tuple[int, ...], ...]:
    """The cards that each seat has won, as far as they are known."""
    return tuple([tuple(hand.cards()) for hand in state.won])


@drawn
def all_won(values: tuple[tuple[int, ...], ...], say: Tongue) -> list[Area]:
    return [won(seat, held, say) for seat, held in enumerate(values)]


@drawn
def won(seat: int, values: tuple[int, ...], say: Tongue) -> Area:
    return Area(f"won-{seat}", "row", say("area-won"), seat, cards(values, f"won-{seat}", say))


@drawn
def hand(seat: int, values: tuple[int, ...], say: Tongue) -> Area:
    return Area("hand", "fan", say("area-hand"), seat, cards(values, "hand", say))


@drawn
def trick(laid: tuple[int, ...], lights: tuple[Light, ...], names: tuple[str, ...], say: Tongue) -> Area:
    pieces = [
        replace(laid_by(seat, value, names[seat], say), light=light)
        for seat, (value, light) in enumerate(zip(laid, lights, strict=True))
    ]
    return Area("trick", "row", say("area-trick"), pieces=pieces)


@drawn
def ghost(value: int, light: Light, say: Tongue) -> Area:
    piece = replace(card(value, "ghost", say), light=light)
    return Area("ghost", "row", say("area-ghost"), pieces=[piece])


def lights(state: Pan) -> tuple[Light, ...]:
    """While a trick is shown: which card takes it, and which cancel each other."""
    return tuple([light_of(state, value) for value in state.laid])


def light_of(state: Pan, value: int) -> Light:
    if state.phase != SHOWN:
        return ""
    played = shown_cards(state)
    if played.count(value) > 1:
        return "cancelled"
    return "lit" if value == best_card(played, state.mouse_scares) else ""


def lit(state: Pan) -> dict[str, Light]:
    """While the barrel goes round: who begins, and a card that was stolen."""
    moment = state.moment
    if TOLD_FIRST <= moment < TOLD_CLIC:
        return {f"order-{moment - TOLD_FIRST}": "lit"}
    if TOLD_STOLE <= moment < TOLD_WON:
        thief, _, value = NEWS.arguments(moment)
        return {won_card(state, int(thief), int(value) - 1): "lit"}
    return {}


def shown_cards(state: Pan) -> Hand:
    return hand_of(VALUES, [value for value in [*state.laid, state.ghost] if value != NOT_YET])


@drawn
def laid_by(seat: int, value: int, name: str, say: Tongue) -> Piece:
    if value == NOT_YET:
        return Piece(f"laid-{seat}", "place", say("not-ready", seat=name), text="...", seat=seat)
    return back(f"laid-{seat}", say, seat) if value == BLANK else card(value, f"laid-{seat}", say, seat)


def turned(state: Pan) -> str:
    """What the chamber that is shown just now was."""
    if TOLD_PAN <= state.moment < TOLD_RESHUFFLED:
        return "pan"
    return "clic" if TOLD_CLIC <= state.moment < TOLD_PAN else ""


@drawn
def barrel(chambers: int, turned: str, over: bool, say: Tongue) -> Area:
    """A chamber that went off is still counted among the closed ones."""
    shown = chambers if turned == "clic" else chambers - 1 if turned else CHAMBERS
    pieces = [
        chamber(place, turned, "lit", say)
        if place == shown
        else chamber(place, "closed" if place < chambers else "clic", "", say)
        for place in range(CHAMBERS)
    ]
    note = "" if over else say("odds", chambers=chambers)
    return Area("barrel", "board", say("area-barrel"), pieces=pieces, note=note, backdrop="barrel")


@drawn
def order(seats: tuple[int, ...], names: tuple[str, ...], say: Tongue) -> Area:
    pieces = [
        Piece(f"order-{seat}", "seat", names[seat], text=names[seat], seat=seat, badge=str(place + 1))
        for place, seat in enumerate(seats)
    ]
    return Area("order", "panel", say("area-order"), pieces=pieces)


@drawn
def spent(count: int, say: Tongue) -> Area:
    pile = Piece("spent", "pan-back", say("spent", count=count), text="?", count=count)
    return Area("spent", "stack", say("area-spent"), pieces=[pile])


def plates(state: Pan, waiting: tuple[int, ...], say: Tongue) -> list[Plate]:
    held = state.hands if in_tricks(state) else state.won
    return all_plates(tuple([int(hand.size) for hand in held]), waiting, tuple(state.dead), say)


@drawn
def all_plates(sizes: tuple[int, ...], waiting: tuple[int, ...], dead: tuple[int, ...], say: Tongue) -> list[Plate]:
    return [plate(seat, held, seat in waiting, seat in dead, say) for seat, held in enumerate(sizes)]


@drawn
def plate(seat: int, held: int, turn: bool, out: bool, say: Tongue) -> Plate:
    figures = [] if out else [Figure("i-cards", str(held), say("holds", count=held))]
    return Plate(seat, figures, turn=turn, out=out, note=say("out") if out else "")


def chips(state: Pan, say: Tongue) -> list[str]:
    if in_tricks(state):
        return trick_chips(state.hands[0].size + (state.laid[0] != NOT_YET), say)
    return barrel_chips(len(state.order), say)


@drawn
def trick_chips(left: int, say: Tongue) -> list[str]:
    return [say("chip-trick", trick=5 - left)]


@drawn
def barrel_chips(count: int, say: Tongue) -> list[str]:
    return [say("chip-barrel"), say("chip-in", count=count)]


def in_tricks(state: Pan) -> bool:
    return state.phase == TRICK or state.phase == SHOWN


# ---- the prompt and the moves ----


def why(state: Pan, say: Tongue) -> tuple[str, tuple[str, ...]]:
    """The reason for what is shown in a moment, and the rules that say so; nothing where those of the news are all."""
    if state.phase != SHOWN:
        return why_in_the_barrel(state, say), ()
    played = shown_cards(state)
    best = best_card(played, state.mouse_scares)
    cancelled = ", ".join([str(value + 1) for value in played.cards() if played.count(value) > 1])
    if best == NOBODY:
        return say("why-none", cards=cancelled), ("pan-07", "pan-12")
    mouse = played.count(MOUSE) == 1 and played.count(ELEPHANT) == 1
    if mouse:
        return (
            (say("why-scared", card=best + 1), ("pan-10",)) if state.mouse_scares else (say("why-mouse"), ("pan-09",))
        )
    if cancelled:
        return say("why-cancelled", cards=cancelled, card=best + 1), ("pan-07", "pan-08")
    return say("why-highest", card=best + 1), ("pan-08",)


def why_in_the_barrel(state: Pan, say: Tongue) -> str:
    moment = state.moment
    if TOLD_FIRST <= moment < TOLD_CLIC:
        return say("why-first")
    if TOLD_CLIC <= moment < TOLD_RESHUFFLED:
        return say("odds-were", chambers=state.chambers + (moment < TOLD_PAN))
    if TOLD_PASSED <= moment < TOLD_STOLE:
        return say("why-passed", count=len(state.order))
    return say("why-stole", count=len(state.order)) if moment < TOLD_WON else say("why-won")


def prompt(state: Pan, sight: Sight, words: Words) -> tuple[str, str]:
    if state.over:
        winner = int(state.order[0])
        return words("title-over", seat=words.seat(winner), you=words.you(winner)), ""
    rich = state.won[sight.eye].size > 0
    return asked(state.phase, state.owed, state.chambers, len(state.order), rich, words.tongue)


@drawn
def others_turn(name: str, say: Tongue) -> str:
    return say("title-wait", seat=name) if name else say("title-wait-trick")


@drawn
def asked(phase: int, owed: int, chambers: int, players: int, rich: bool, say: Tongue) -> tuple[str, str]:
    """What is expected of the one who looks."""
    if phase == TRICK:
        return say("title-trick"), say("reason-trick")
    if phase == PAYING:
        return say("title-paying", count=owed), say("reason-paying")
    if phase == DOUBLE:
        return say("title-double"), say("odds", chambers=chambers)
    if phase == STEALING:
        return say("title-stealing", count=owed), say("reason-stealing")
    reason = say("reason-pay", count=players) if rich else say("reason-no-card")
    return say("title-barrel", chambers=chambers), reason


def choices(state: Pan, sight: Sight, words: Words) -> list[Choice]:
    moves = sight.moves()
    if moves and state.phase == TRICK:
        return cards_to_lay(tuple(moves), tuple(state.hands[sight.eye].cards()), words.moves, words.tongue)
    return [
        Choice(
            move,
            words.move(move),
            picks(state, sight, move),
            button=button(state, move, words),
            asks=RESHUFFLE <= move < PASS or move == AGAIN or move >= STEAL,
        )
        for move in moves
    ]


@drawn
def cards_to_lay(moves: tuple[int, ...], values: tuple[int, ...], families: Families, say: Tongue) -> list[Choice]:
    """All choose at once, so that this is drawn for every seat."""
    held = Counter(values)
    return [
        Choice(
            move,
            sentence(say, "move", families, move).text,
            (f"hand-{pick_card(move) + 1}-{held[pick_card(move)] - 1}",),
        )
        for move in moves
    ]


def picks(state: Pan, sight: Sight, move: int) -> tuple[str, ...]:
    """The pieces to press for a move: the barrel, or a card of those won. Buttons need none."""
    if move == TURN or move == AGAIN:
        return ("chamber-0",)
    if RESHUFFLE <= move < PASS:
        return (won_card(state, sight.eye, reshuffle_card(move)),)
    if PAY <= move < AGAIN:
        return (won_card(state, sight.eye, pay_card(move)),)
    if move >= STEAL:
        return (won_card(state, steal_seat(move), steal_card(move)),)
    return ()


def won_card(state: Pan, seat: int, value: int) -> str:
    return f"won-{seat}-{value + 1}-{state.won[seat].count(value) - 1}"


def button(state: Pan, move: int, words: Words) -> str:
    if move == PASS:
        return words("button-pass", count=len(state.order))
    if state.phase == BARREL and move == TURN:
        return words("button-turn")
    if state.phase == DOUBLE:
        return words("button-again" if move == AGAIN else "button-stop")
    return ""
