"""Pan, first stage: set-up and tricks."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin
from coincoin.kernel.state import State
from coincoin.testing.play import Loaded, legal, play, position, refused, shown, told

EVERY_CARD = sorted(list(range(1, 7)) * 4)


def hands(*cards: list[int], **more: Any) -> State:
    return position("pan", seats=len(cards), phase="trick", hands=list(cards), **more)


def trick(*cards: int, **more: Any) -> State:
    """The last trick but one: each seat has this card and a spare one, and plays it."""
    state = hands(*([card, card % 6 + 1] for card in cards), **more)
    for seat, card in enumerate(cards):
        play(state, seat, f"pick {card}")
    return state


def winner(state: State) -> int | None:
    return next((seat for seat, cards in enumerate(shown(state)["won"]) if cards), None)


@pytest.mark.rule("pan-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_twenty_four_cards_four_of_each(seats: int) -> None:
    table = shown(coincoin.game("pan").new(seats, coincoin.Dice(seats)))
    assert sorted([*sum(table["hands"], []), *table["box"]]) == EVERY_CARD


@pytest.mark.rule("pan-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_four_cards_each_that_only_their_owner_sees(seats: int) -> None:
    state = coincoin.game("pan").new(seats, coincoin.Dice(1))
    assert [len(hand) for hand in shown(state)["hands"]] == [4] * seats
    seen = coincoin.game("pan").sight_to_json(state.seen_by(1))
    assert seen["hands"][1] == shown(state)["hands"][1]
    assert seen["hands"][0] == [None] * 4
    assert seen["box"] == [None] * (24 - 4 * seats)


@pytest.mark.rule("pan-03")
def test_the_barrel_starts_with_six_cards_face_down() -> None:
    state = trick(1, 3, 4)
    for seat in range(3):
        play(state, seat, legal(state, seat)[0])
    assert shown(state)["phase"] == "barrel" and shown(state).get("chambers", 6) == 6


@pytest.mark.rule("pan-05")
def test_all_choose_at_once_and_in_secret() -> None:
    state = hands([1, 5], [2, 5], [3, 6])
    assert state.waiting() == (0, 1, 2)
    play(state, 1, "pick 5")
    assert state.waiting() == (0, 2)
    pan = coincoin.game("pan")
    assert pan.sight_to_json(state.seen_by(0))["laid"] == ["none", None, "none"]
    assert pan.sight_to_json(state.seen_by(1))["laid"] == ["none", 5, "none"]
    assert told(state, 0) == ["Bo chose a card."]


@pytest.mark.rule("pan-05")
def test_a_laid_card_stays_laid_and_only_cards_in_hand_can_be() -> None:
    state = hands([1, 5], [2, 5], [3, 6])
    assert refused(state, 0, "pick 6") == "pan-05"
    play(state, 1, "pick 5")
    assert refused(state, 1, "pick 2") == "pan-05"
    with pytest.raises(coincoin.IllegalMove, match="pan-05"):
        play(state, 1, "pick 2")


@pytest.mark.rule("pan-06")
def test_cards_are_shown_together_when_all_have_chosen() -> None:
    state = hands([1, 5], [2, 5], [3, 6])
    play(play(state, 0, "pick 1"), 2, "pick 3")
    assert not any("show" in line for line in told(state))
    play(state, 1, "pick 2")
    assert told(state)[1:4] == ["Ada shows a 1.", "Bo shows a 2.", "Cleo shows a 3."]


@pytest.mark.rule("pan-07", "pan-08")
@pytest.mark.parametrize(
    ("cards", "takes"),
    [((3, 4, 5), 2), ((5, 5, 4), 2), ((5, 5, 5, 1), 3), ((6, 6, 2, 1), 2), ((3, 2, 4, 6), 3), ((1, 1, 6, 6, 2), 4)],
)
def test_the_highest_card_not_cancelled_wins(cards: tuple[int, ...], takes: int) -> None:
    assert winner(trick(*cards)) == takes


@pytest.mark.rule("pan-09")
@pytest.mark.parametrize(
    ("cards", "takes"),
    [((1, 5, 5, 6), 0), ((6, 1, 3), 1), ((6, 5, 1, 4), 2), ((1, 1, 6), 2), ((6, 6, 1, 2), 3), ((1, 5, 4), 1)],
)
def test_a_lone_1_beats_a_lone_6_whatever_else_lies_there(cards: tuple[int, ...], takes: int) -> None:
    assert winner(trick(*cards)) == takes


@pytest.mark.rule("pan-10")
@pytest.mark.parametrize(("cards", "takes"), [((1, 5, 6), 1), ((1, 6, 5, 5), 0), ((1, 1, 6), 2), ((6, 4, 3), 0)])
def test_the_mouse_that_only_scares(cards: tuple[int, ...], takes: int) -> None:
    assert winner(trick(*cards, options={"mouse": "scares"})) == takes


@pytest.mark.rule("pan-11")
def test_the_winner_takes_cancelled_cards_too() -> None:
    assert shown(trick(5, 5, 4))["won"] == [[], [], [4, 5, 5]]


@pytest.mark.rule("pan-12")
def test_cards_that_all_cancel_leave_the_game() -> None:
    state = trick(4, 4, 1, 1)
    assert winner(state) is None
    assert shown(state)["spent"] == [1, 1, 4, 4]
    assert "All cards cancel: nobody takes the trick." in told(state)


@pytest.mark.rule("pan-13")
def test_four_tricks_then_the_barrel() -> None:
    pan = coincoin.game("pan")
    dice = coincoin.Dice(3)
    state = pan.new(4, dice)
    for _ in range(4):
        assert shown(state)["phase"] == "trick"
        for seat in range(4):
            state.play(seat, state.moves(seat)[0], dice)
    assert shown(state)["phase"] == "barrel"


@pytest.mark.rule("pan-09", "pan-12", "pan-14", "pan-15", "pan-16")
def test_the_example_printed_in_the_rulebook() -> None:
    """Evan, Eliot, Thaïs and Enzo; the order is Evan, Thaïs, Enzo, Eliot."""
    evan, eliot, thais, enzo = [1, 6, 3, 1], [5, 6, 2, 1], [5, 2, 4, 4], [6, 1, 6, 4]
    state = hands(evan, eliot, thais, enzo)
    for turn, takes in enumerate([0, 2, 3, None]):
        before = shown(state)["won"]
        for seat, cards in enumerate((evan, eliot, thais, enzo)):
            play(state, seat, f"pick {cards[turn]}")
        after = shown(state)["won"]
        assert [seat for seat in range(4) if after[seat] != before[seat]] == ([] if takes is None else [takes])
    assert shown(state)["order"] == [0, 2, 3, 1]
    assert sum(shown(state)["won"][0]) == 17
    assert sum(shown(state)["won"][2]) == sum(shown(state)["won"][3]) == 15


# ---- two players and a ghost ----


@pytest.mark.rule("pan-28")
def test_the_ghosts_cards_are_seen_by_nobody() -> None:
    state = coincoin.game("pan").new(2, coincoin.Dice(1))
    for eye in (0, 1, None):
        assert coincoin.game("pan").sight_to_json(state.seen_by(eye))["box"] == [None] * 16


@pytest.mark.rule("pan-29")
@pytest.mark.parametrize(
    ("ghost", "roll", "won", "spent"),
    [(6, 16, [[], []], [4, 5, 6]), (5, 13, [[], [4, 5, 5]], []), (3, 6, [[3, 4, 5], []], [])],
)
def test_the_ghost_wins_and_cancels_like_another(ghost: int, roll: int, won: list[list[int]], spent: list[int]) -> None:
    state = play(hands([5, 2], [4, 2]), 0, "pick 5")
    play(state, 1, "pick 4", Loaded(roll))
    assert f"The ghost shows a {ghost}." in told(state)
    assert shown(state)["won"] == won and shown(state).get("spent", []) == spent


@pytest.mark.rule("pan-30")
def test_the_ghost_never_faces_the_barrel() -> None:
    dice = coincoin.Dice(2)
    state = coincoin.game("pan").new(2, dice)
    while shown(state)["phase"] == "trick":
        state.play(state.waiting()[0], state.moves(state.waiting()[0])[0], dice)
    assert sorted(shown(state)["order"]) == [0, 1]


@pytest.mark.rule("pan-04")
def test_the_aim_is_to_be_the_last_one_in() -> None:
    state = position("pan", seats=2, phase="barrel", order=[0, 1], chambers=1)
    assert legal(state, 0) == ["turn"]
    play(state, 0, "turn")
    assert state.over and state.winners == (1,)
