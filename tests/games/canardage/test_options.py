"""Canardage: secret colours, teams, points over several games, tough ducks."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin
from coincoin.kernel.state import State
from coincoin.testing.play import legal, play, refused, shown, told

from .positions import LINE, shot, table, ways

GAME = coincoin.game("canardage")


def secret(line: str = LINE, card: str = "pan", **more: Any) -> State:
    """Ada has red, Bo yellow, Cleo blue."""
    more.setdefault("colours", ["red", "yellow", "blue"])
    return table(line, card, options={"secret": True}, **more)


# ---- secret colours ----


@pytest.mark.rule("canardage-72")
def test_each_knows_only_their_own_colour() -> None:
    state = secret()
    assert GAME.sight_to_json(state.seen_by(0))["colours"] == ["red", None, None]
    assert GAME.sight_to_json(state.seen_by(None))["colours"] == [None, None, None]
    worlds = {tuple(shown(state.seen_by(0).imagine(coincoin.Dice(n)))["colours"]) for n in range(30)}
    assert worlds == {("red", "yellow", "blue"), ("red", "blue", "yellow")}


@pytest.mark.rule("canardage-72")
def test_colours_and_the_beginner_are_drawn_by_lot() -> None:
    states = [GAME.new(3, coincoin.Dice(seed), secret=True) for seed in range(60)]
    assert len({tuple(shown(state)["colours"]) for state in states}) == 6
    pairs = {(state.waiting()[0], leader(state)) for state in states}
    assert pairs == {(seat, owner) for seat in range(3) for owner in range(3)}


def leader(state: State) -> int:
    first = next(card for card in shown(state)["line"] if card != "water")
    found: int = shown(state)["colours"].index(first)
    return found


@pytest.mark.rule("canardage-73")
def test_any_duck_will_do_for_an_own_duck() -> None:
    assert ways(secret(card="fulguro_coin"), "fulguro_coin") == ["2", "3", "5", "6"]
    assert refused(secret(card="fulguro_coin"), 0, "fulguro_coin 4") == "canardage-52"
    assert ways(secret(card="canard_blase"), "canard_blase") == ["1", "2", "3", "5"]
    assert ways(secret(card="canard_presse"), "canard_presse") == ["2", "3", "5", "6"]
    assert "5 behind" in ways(secret(card="planque"), "planque")


@pytest.mark.rule("canardage-74", "canardage-70")
def test_colours_are_shown_when_a_single_one_is_left() -> None:
    state = secret("yellow, water, blue, water", targets=[3])
    play(state, 0, "pan 3")
    assert state.winners == (1,)
    assert GAME.sight_to_json(state.seen_by(None))["colours"] == ["red", "yellow", "blue"]
    assert "Bo had a yellow duck." in told(state)


@pytest.mark.rule("canardage-74")
def test_shot_ducks_lie_in_one_heap_that_tells_no_owner() -> None:
    state = play(secret(targets=[2]), 0, "pan 2")
    assert shot(state) == {"blue": 1}
    scene = GAME.scene(state.seen_by(0), "en", ["Ada", "Bo", "Cleo"])
    heaps = [area for area in scene.areas if area.id == "flocks"]
    assert [area.seat for area in heaps] == [None]
    assert sum(piece.dim for piece in heaps[0].pieces) == 1


@pytest.mark.rule("canardage-75")
def test_the_cards_that_ask_for_an_owner_stay_in_the_box() -> None:
    state = shown(GAME.new(4, coincoin.Dice(1), secret=True))
    cards = [*state["deck"], *(card for hand in state["hands"] for card in hand)]
    assert len(cards) == 56
    assert not {"canard_simplet", "commissaire_magret", "moby_duck"} & set(cards)


# ---- teams ----


def teams(line: str, card: str, **more: Any) -> State:
    """Ada and Cleo against Bo and Dov."""
    return table(line, card, seats=4, options={"teams": 2}, **more)


@pytest.mark.rule("canardage-76")
def test_a_team_wins_together() -> None:
    state = teams(
        "yellow, water, water, water, blue, red",
        "pan",
        targets=[5],
        shot={"yellow": 4, "blue": 4, "red": 4, "green": 5},
    )
    play(state, 0, "pan 5")
    assert state.winners == (0, 2)
    assert told(state)[-2:] == ["Ada wins.", "Cleo wins."]


@pytest.mark.rule("canardage-76")
def test_teams_whose_last_ducks_are_shot_together_share_the_win() -> None:
    state = teams("water, water, water, blue, red", "canards_enchaines", targets=[4, 5])
    play(state, 0, "canards_enchaines 4")
    assert state.winners == (0, 1, 2, 3)


@pytest.mark.rule("canardage-77", "canardage-52")
def test_own_ducks_are_of_one_s_own_colour_and_moby_is_for_the_others() -> None:
    state = teams("yellow, blue, red, water, green, red", "moby_duck")
    assert ways(state, "moby_duck") == ["1", "3"]
    assert refused(state, 0, "moby_duck 2") == "canardage-77"
    assert refused(state, 0, "canard_presse 3") == "canardage-52"


@pytest.mark.rule("canardage-76", "canardage-83")
@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (5, {"teams": 2}, "5 seats cannot form two or more teams of 2"),
        (2, {"teams": 2}, "2 seats cannot form"),
        (3, {"teams": 3}, "3 seats cannot form"),
        (4, {"teams": 3}, "4 seats cannot form"),
        (4, {"teams": 2, "secret": True}, "do not mix"),
        (4, {"tough": True, "secret": True}, "do not mix"),
        (4, {"tough": True, "teams": 2}, "do not mix"),
        (2, {"tough": True}, "need three seats"),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, Any], problem: str) -> None:
    with pytest.raises(coincoin.BadOption, match=problem):
        GAME.new(seats, coincoin.Dice(1), **options)


# ---- points over several games ----


def match(line: str, card: str, **more: Any) -> State:
    return table(line, card, options={"points": 3}, **more)


@pytest.mark.rule("canardage-78", "canardage-79")
def test_five_points_a_survivor_and_one_a_duck_that_marched_off() -> None:
    state = match("yellow, water, blue, water, yellow", "pan", targets=[3], marched={"blue": 3, "yellow": 1})
    play(state, 0, "pan 3")
    assert not state.over
    assert state.scores == [11, 3, 0]
    assert shown(state)["games_done"] == 1
    assert len(shown(state)["line"]) == 6
    assert shot(state) == {}
    assert "Ada scores 11 points." in told(state)
    assert "Round 2 begins." in told(state)


@pytest.mark.rule("canardage-78")
def test_en_avant_marche_counts_hidden_ducks_and_no_water() -> None:
    state = play(match("yellow over red, blue, red, water, blue, yellow", "en_avant_marche"), 0, "en_avant_marche")
    assert shown(state)["marched"] == {"yellow": 1, "red": 1}
    state = play(match("water, blue, red, water, blue, yellow", "en_avant_marche"), 0, "en_avant_marche")
    assert "marched" not in shown(state)


@pytest.mark.rule("canardage-79")
def test_the_most_points_win_after_three_games() -> None:
    last = match("yellow, water, blue, water", "pan", targets=[3], games_done=2, tally=[0, 9, 3])
    play(last, 0, "pan 3")
    assert last.over
    assert last.scores == [5, 9, 3]
    assert last.winners == (1,)


@pytest.mark.rule("canardage-79")
def test_teams_add_their_points_up() -> None:
    state = table(
        "yellow, water, water, water, blue, red",
        "pan",
        seats=4,
        options={"teams": 2, "points": 3},
        targets=[5],
        games_done=2,
        tally=[1, 20, 2, 0],
        shot={"yellow": 4, "blue": 4, "red": 4, "green": 5},
    )
    play(state, 0, "pan 5")
    assert state.scores == [13, 20, 13, 20]


# ---- tough ducks ----


def tough(line: str, card: str, seats: int = 4, **more: Any) -> State:
    return table(line, card, seats=seats, options={"tough": True}, **more)


WITHOUT_GREEN = {"green": 4}


@pytest.mark.rule("canardage-80", "canardage-82")
def test_who_has_no_duck_left_leaves_with_the_hand() -> None:
    state = tough("yellow, green, red, water, blue, yellow", "pan", targets=[2], shot=WITHOUT_GREEN, turn=0)
    hand = shown(state)["hands"][3]
    play(state, 0, "pan 2")
    assert not state.over
    assert shown(state)["hands"][3] == []
    assert sorted(shown(state)["played"]) == sorted(["pan", *hand])
    assert "Dov has no duck left and leaves the game." in told(state)
    play(state, 1, legal(state, 1)[0])
    play(state, 2, legal(state, 2)[0])
    assert state.waiting() == (0,)


@pytest.mark.rule("canardage-82", "canardage-62")
def test_what_they_laid_leaves_when_their_turn_would_have_come() -> None:
    state = tough(
        "yellow, green, red, water, blue, yellow", "pan", targets=[2], shot=WITHOUT_GREEN, covers=[0, 0, 0, 5]
    )
    play(state, 0, "pan 2")
    assert shown(state)["covers"] == [0, 0, 0, 5]
    play(state, 1, legal(state, 1)[0])
    play(state, 2, legal(state, 2)[0])
    assert "covers" not in shown(state)


@pytest.mark.rule("canardage-82", "canardage-43")
def test_the_revenge_of_the_last_duck_comes_first() -> None:
    state = tough("yellow, magret green, red, water, blue, yellow", "pan", targets=[2], shot=WITHOUT_GREEN)
    play(state, 0, "pan 2")
    assert state.waiting() == (3,)
    assert len(shown(state)["hands"][3]) == 3
    play(state, 3, "revenge 1")
    assert shown(state)["hands"][3] == []


@pytest.mark.rule("canardage-82")
def test_walking_duck_and_president_are_for_players_still_in() -> None:
    hands = [["walking_duck", "president", "en_joue"], ["en_joue"] * 3, ["en_joue"] * 3, []]
    line = "yellow, blue, red, water, blue, yellow"
    state = tough(line, "", hands=hands, shot={"green": 5, "red": 1})
    assert ways(state, "walking_duck") == ["red"]
    assert refused(state, 0, "walking_duck green") == "canardage-82"
    assert ways(state, "president") == ["1", "2"]
    assert refused(state, 0, "president 3") == "canardage-82"


@pytest.mark.rule("canardage-81")
def test_at_two_players_the_one_with_more_ducks_wins() -> None:
    line = "blue, red, yellow, water, yellow, water"
    state = tough(line, "pan", seats=3, targets=[2], shot={"red": 4, "yellow": 3, "blue": 4})
    play(state, 0, "pan 2")
    assert state.over
    assert state.winners == (0,)


@pytest.mark.rule("canardage-81")
@pytest.mark.parametrize(
    ("line", "place", "winners"),
    [
        ("water, blue, red, yellow, water", 3, (1,)),
        ("water, yellow over blue, red, water", 3, (0,)),
        ("water, yellow, blue, red, water", 4, (0,)),
    ],
)
def test_if_equal_the_duck_nearer_the_front_wins(line: str, place: int, winners: tuple[int, ...]) -> None:
    state = play(tough(line, "pan", seats=3, targets=[place]), 0, f"pan {place}")
    assert state.winners == winners
