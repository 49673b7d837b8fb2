"""Why can't I: the reason of the very thing pressed, in the cases people met first."""

from __future__ import annotations

from typing import Any

import coincoin
from coincoin.kernel.reason import Reason
from coincoin.kernel.state import State
from coincoin.kernel.why import reason
from coincoin.testing.play import NAMES, game_of
from tests.games.canardage.positions import table as gallery


def why(state: State, piece: str, *picked: str, seat: int = 0, language: str = "en") -> Reason | None:
    game = game_of(state)
    words = game.words(language, NAMES[: state.seats], seat)
    return reason(game, state.seen_by(seat), piece, words, picked)


def dealt(game: str, seats: int, seed: int, asked: Any) -> tuple[State, int]:
    """A random game as far as somebody is asked this."""
    found, dice = coincoin.game(game), coincoin.Dice(seed)
    state = found.new(seats, dice)
    while not state.over:
        seat = state.waiting()[0]
        if asked(state, seat):
            return state, seat
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))], dice)
    raise AssertionError("nobody was ever asked")


def test_a_grey_bang_says_that_no_duck_is_in_the_sights() -> None:
    state = gallery("yellow, blue, red, water, blue, yellow", "pan")
    assert why(state, "hand-pan-0") == ("canardage-27", "No duck is in the sights here.")
    assert why(state, "hand-pan-0", language="fr") == ("canardage-27", "Aucun canard n’est en joue ici.")
    assert why(state, "hand-canard_blase-0") is None


def test_a_place_tells_why_it_does_not_go_with_what_is_picked() -> None:
    state = gallery("yellow, blue, red, water, blue, yellow", "pan", targets=[2])
    game = game_of(state)
    first = game.picks(state.seen_by(0), game.parse(state, "pan 1"))[1]
    assert why(state, first, "hand-pan-0") == ("canardage-27", "No duck is in the sights here.")


def test_whoever_is_not_asked_is_told_whose_turn_it_is() -> None:
    state = gallery("yellow, blue, red, water, blue, yellow", "pan")
    assert why(state, "hand-en_joue-0", seat=1) == ("canardage-07", "It is another player’s turn.")


def test_a_laid_card_says_that_it_stays() -> None:
    state, seat = dealt("canaille", 3, 1, lambda state, seat: state.sentence.size() == 2)
    assert why(state, "sentence-0", seat=seat) == ("canaille-13", "A laid card stays.")
    assert why(state, "sentence-4", seat=seat) != ("canaille-13", "A laid card stays.")


def test_a_far_planet_says_how_many_discs_it_would_take() -> None:
    game = coincoin.game("duck-dealer")

    def few_reds(state: Any, seat: int) -> bool:
        moves = {game.move_families.family(move).name for move in state.moves(seat)}
        return "fly" in moves and state.energy(seat, 0) == 1

    state, seat = dealt("duck-dealer", 2, 4, few_reds)
    scene = game.scene(state.seen_by(seat), "en", NAMES[:2])
    planets = [piece.id for area in scene.areas for piece in area.pieces if piece.id.startswith("planet-")]
    told = [why(state, planet, seat=seat) for planet in planets]
    texts = {each.text for each in told if each}
    assert "Your ship is here." in texts
    assert any(text.endswith("red discs away, and you have 1.") for text in texts), texts


def test_in_duck_one_draws_from_neighbours() -> None:
    state, seat = dealt("duck", 4, 2, lambda state, seat: state.phase == 1)
    told = why(state, f"discard-{seat}", seat=seat)
    assert told and told.rule == "duck-16"
    assert why(state, "pile", seat=seat) is None
