"""DUCK: set-up, laying cards, drawing."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

import coincoin
from coincoin.games.duck import moves
from coincoin.games.duck.rules import beach as rules
from coincoin.testing.play import Loaded, legal, play, refused, shown, told

from .positions import DECK, drawing, in_play, table

DUCK = coincoin.game("duck")
SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def lays(*hands: str) -> list[str]:
    return legal(table(*hands), 0)


# ---- set-up ----


@SEATS
@pytest.mark.rule("duck-01")
def test_sixty_nine_cards_in_three_colours(seats: int) -> None:
    cards = in_play(shown(DUCK.new(seats, coincoin.Dice(seats))))
    assert cards.total() == 69
    assert cards == {f"{colour}{value}": 1 if value in (0, 8) else 3 for colour in "ybr" for value in range(9)}


def test_the_figures_in_the_data_file_are_those_of_the_rules() -> None:
    data = tomllib.loads((files("coincoin.games.duck") / "data.toml").read_text("utf-8"))
    assert data["figures"] == {
        "hand": rules.HAND_SIZE,
        "rounds": moves.ROUNDS,
        "duck_limit": moves.DUCK_LIMIT,
        "shortest_run": moves.SHORTEST_RUN,
        "turns": rules.TURNS,
    }
    assert sum(data["duck_cards"]["copies"]) * 3 == data["duck_cards"]["total"] == 69


@SEATS
@pytest.mark.rule("duck-02", "duck-04")
def test_five_rounds_with_an_empty_towel_each_and_no_points(seats: int) -> None:
    state = DUCK.new(seats, coincoin.Dice(seats))
    assert state.scores == [0] * seats
    scene = DUCK.scene(state.seen_by(0), "en", ["Ada", "Bo", "Cleo", "Dov", "Edda"][:seats])
    assert scene.chips == ["Round 1 of 5"]
    towels = [area.pieces[0] for area in scene.areas if area.id.startswith("towels-")]
    assert [towel.badge for towel in towels] == ["0"] * seats


@pytest.mark.rule("duck-03")
@pytest.mark.parametrize(("belts", "red"), [("steady", [2, 2, 3, 3, 4]), ("rising", [0, 1, 2, 3, 4])])
def test_the_belts_from_six_to_ten_and_their_red_sides(belts: str, red: list[int]) -> None:
    scene = DUCK.scene(DUCK.new(3, coincoin.Dice(1), belts=belts).seen_by(None), "en", ["Ada", "Bo", "Cleo"])
    area = next(area for area in scene.areas if area.id == "belts")
    assert [piece.text for piece in area.pieces] == [f"+{6 + n}/-{red[n]}" for n in range(5)]


@SEATS
@pytest.mark.rule("duck-05")
def test_anybody_may_be_the_first_dealer(seats: int) -> None:
    dealers = {shown(DUCK.new(seats, coincoin.Dice(seed)))["dealer"] for seed in range(40)}
    assert dealers == set(range(seats))


@SEATS
@pytest.mark.rule("duck-06")
def test_seven_cards_each_and_one_open_before_the_dealer(seats: int) -> None:
    state = DUCK.new(seats, coincoin.Dice(seats))
    dealt = shown(state)
    assert [len(hand) for hand in dealt["hands"]] == [7] * seats
    assert [len(pile) for pile in dealt["discards"]] == [int(seat == dealt["dealer"]) for seat in range(seats)]
    assert len(dealt["pile"]) == {3: 47, 4: 40, 5: 33}[seats]
    seen = DUCK.sight_to_json(state.seen_by(1))
    assert seen["hands"][1] == dealt["hands"][1]
    assert seen["hands"][0] == [None] * 7
    assert seen["pile"] == [None] * len(dealt["pile"])
    assert seen["discards"] == dealt["discards"]


@SEATS
@pytest.mark.rule("duck-07")
def test_with_the_option_everyone_has_an_open_card(seats: int) -> None:
    dealt = shown(DUCK.new(seats, coincoin.Dice(1), face_up="everyone"))
    assert [len(pile) for pile in dealt["discards"]] == [1] * seats
    assert len(dealt["pile"]) == 69 - 8 * seats


# ---- whose turn ----


@pytest.mark.rule("duck-08")
def test_left_of_the_dealer_begins_and_turns_go_to_the_left() -> None:
    state = table("y1 y2", "b1 b2", "r1 r2", "r3 r4")
    assert state.waiting() == (0,)
    assert refused(state, 1, "lay 1 blue") == "duck-08"
    for seat, lay in enumerate(["lay 1 yellow", "lay 1 blue", "lay 1 red", "lay 3 red"]):
        assert state.waiting() == (seat,)
        play(play(state, seat, lay), seat, "draw pile")
    assert state.waiting() == (0,)


@pytest.mark.rule("duck-09")
def test_lay_cards_or_duck_and_nothing_else() -> None:
    state = table("y1 b2", "b1 b2", "r1 r2")
    assert legal(state, 0) == ["lay 1 yellow", "lay 2 blue", "duck"]
    assert refused(state, 0, "draw pile") == "duck-09"


# ---- laying cards ----


@pytest.mark.rule("duck-10")
def test_any_number_of_one_number_in_any_colours() -> None:
    assert lays("y4 r4 b8 b7", "b1", "r1") == [
        "lay 4 yellow",
        "lay 4 red",
        "lay 7 blue",
        "lay 8 blue",
        "set 4 1 0 1 yellow",
        "set 4 1 0 1 red",
    ]
    state = play(table("y4 y4 r4 b4 b8", "b1", "r1"), 0, "set 4 2 1 1 blue")
    assert shown(state)["hands"][0] == ["b8"]
    assert refused(table("y4 r4 b8", "b1", "r1"), 0, "lay 5 red") == "duck-10"
    assert refused(table("y4 r4 b8", "b1", "r1"), 0, "set 4 2 0 1 red") == "duck-10"


@pytest.mark.rule("duck-11")
def test_runs_of_three_or_more_in_one_colour() -> None:
    runs = [text for text in lays("y2 y3 y4 y5 b6 r7", "b1", "r1") if text.startswith("run")]
    assert runs == [f"run yellow {span} {way}" for span in ("2 4", "2 5", "3 5") for way in ("up", "down")]


@pytest.mark.rule("duck-11")
def test_no_run_of_two_nor_across_colours_nor_round_the_corner() -> None:
    assert not [text for text in lays("y7 y8 y0 b2 r3 y4 y5", "b1", "r1") if text.startswith("run")]
    assert refused(table("y7 y8 y0 y1", "b1", "r1"), 0, "run yellow 6 8 up") == "duck-11"
    assert refused(table("y1 y2 y3", "b1", "r1"), 0, "run yellow 6 2 up") == "duck-11"


@pytest.mark.rule("duck-11")
def test_a_run_takes_each_number_once() -> None:
    state = play(table("y2 y3 y3 y4", "b1", "r1"), 0, "run yellow 2 4 up")
    assert shown(state)["hands"][0] == ["y3"]


@pytest.mark.rule("duck-12")
def test_laid_cards_are_shown_to_all_and_stay_known_when_buried() -> None:
    state = play(table("y2 y3 y4 b8", "b1 b1", "r1 r1"), 0, "run yellow 2 4 up")
    assert told(state) == ["Ada lays a run: yellow 2 to 4, 4 on top."]
    assert DUCK.sight_to_json(state.seen_by(2))["discards"][0] == ["y2", "y3", "y4"]
    play(state, 0, "draw pile")
    play(state, 1, "lay 1 blue")
    assert legal(state, 1) == ["draw pile", "draw left", "draw right"]
    play(state, 1, "draw right")
    assert shown(state)["discards"][0] == ["y2", "y3"]


@pytest.mark.rule("duck-13")
@pytest.mark.parametrize(("top", "pile"), [("yellow", "y4 b4 r4 y4"), ("blue", "y4 y4 r4 b4"), ("red", "y4 y4 b4 r4")])
def test_the_colour_on_top_is_chosen_and_the_order_below_is_not(top: str, pile: str) -> None:
    state = play(table("y4 y4 b4 r4 b8", "b1", "r1"), 0, f"set 4 2 1 1 {top}")
    assert shown(state)["discards"][0] == pile.split()


@pytest.mark.rule("duck-13")
def test_the_top_colour_is_one_of_those_laid() -> None:
    assert refused(table("y4 b4 r4", "b1", "r1"), 0, "set 4 1 1 0 red") == "duck-13"


@pytest.mark.rule("duck-14")
@pytest.mark.parametrize(("way", "pile"), [("up", "b2 b3 b4"), ("down", "b4 b3 b2")])
def test_a_run_is_laid_up_or_down(way: str, pile: str) -> None:
    state = play(table("b2 b3 b4 b8", "b1", "r1"), 0, f"run blue 2 4 {way}")
    assert shown(state)["discards"][0] == pile.split()


# ---- drawing ----


@pytest.mark.rule("duck-15")
def test_whoever_has_cards_left_must_draw_one_from_three_places() -> None:
    state = drawing("y1", "b1", "r1", discards=[["b5"], ["r2"], ["y5"]])
    assert legal(state, 0) == ["draw pile", "draw left", "draw right"]
    assert refused(state, 0, "lay 1 yellow") == "duck-15"
    assert refused(state, 0, "duck") == "duck-15"
    assert shown(play(state.clone(), 0, "draw left"))["hands"][0] == ["r2", "y1"]
    assert shown(play(state.clone(), 0, "draw right"))["hands"][0] == ["y5", "y1"]
    after = shown(play(state.clone(), 0, "draw pile", Loaded(0)))
    assert len(after["hands"][0]) == 2
    assert len(after["pile"]) == len(shown(state)["pile"]) - 1
    assert play(state, 0, "draw pile").waiting() == (1,)


@pytest.mark.rule("duck-16")
def test_own_and_far_discards_are_no_place_to_draw_from() -> None:
    state = drawing("y1", "b1", "r1", "r2", "r3", discards=[["b5"], ["b6"], ["b7"], ["r7"], ["y5"]])
    places = [shown(play(state.clone(), 0, text))["discards"] for text in legal(state, 0)]
    assert [after[0] for after in places] == [["b5"]] * 3
    assert [after[2:4] for after in places] == [[["b7"], ["r7"]]] * 3


@pytest.mark.rule("duck-17")
def test_a_place_without_cards_is_not_offered() -> None:
    state = drawing("y1", "b1", "r1")
    assert legal(state, 0) == ["draw pile", "draw right"]
    assert refused(state, 0, "draw left") == "duck-17"


@pytest.mark.rule("duck-17")
def test_an_empty_pile_stays_empty_and_the_right_neighbour_has_a_card() -> None:
    rest = sorted((DECK - Counter(["y1", "b1", "b2", "r1", "r2"])).elements())
    state = drawing("y1", "b1 b2", "r1 r2", discards=[rest[:-1], [], rest[-1:]], pile=[])
    assert legal(state, 0) == ["draw right"]
    assert refused(state, 0, "draw pile") == "duck-17"
    play(state, 0, "draw right")
    play(state, 1, "lay 1 blue")
    assert legal(state, 1) == ["draw right"]
    assert shown(state)["pile"] == []


@pytest.mark.rule("duck-17")
def test_the_right_neighbour_always_has_an_open_card() -> None:
    for seed in range(40):
        dice = coincoin.Dice(seed)
        state = DUCK.new(3 + seed % 3, dice)
        while not state.over:
            seat = state.mover()
            assert shown(state)["discards"][seat - 1]
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))], dice)


@pytest.mark.rule("duck-18")
def test_all_know_a_card_that_was_taken_open_until_it_is_laid() -> None:
    state = play(drawing("y1", "b1 b2", "r1 r2"), 0, "draw right")
    assert told(state) == ["Ada takes yellow 5 from Cleo."]
    assert DUCK.sight_to_json(state.seen_by(1))["hands"][0] == ["y5", None]
    for seat, lay in ((1, "lay 1 blue"), (2, "lay 1 red")):
        play(play(state, seat, lay), seat, "draw pile")
    assert DUCK.sight_to_json(state.seen_by(None))["hands"][0] == ["y5", None]
    play(state, 0, "lay 5 yellow")
    assert DUCK.sight_to_json(state.seen_by(1))["hands"][0] == [None]


@pytest.mark.rule("duck-18")
def test_of_two_equal_cards_the_known_one_counts_as_laid() -> None:
    state = table("y5 y5 b1", "b1 b2", "r1 r2", shown=[["y5"], [], []])
    play(state, 0, "lay 5 yellow")
    assert DUCK.sight_to_json(state.seen_by(1))["hands"][0] == [None, None]


@pytest.mark.rule("duck-18")
def test_what_is_drawn_from_the_pile_only_the_one_who_draws_sees() -> None:
    state = play(drawing("y1", "b1 b2", "r1 r2"), 0, "draw pile", Loaded(0))
    assert told(state, 0) == ["You draw yellow 0."]
    assert told(state, 1) == ["Ada draws from the pile."]
    assert DUCK.sight_to_json(state.seen_by(1))["hands"][0] == [None, None]
