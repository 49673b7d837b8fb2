"""DUCK: going out, ducking, ties, what goes under the towels, the end of the game."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import pytest

import coincoin
from coincoin.testing.play import Loaded, legal, play, refused, shown, told

from .positions import DECK, finished, in_play, last_round, table

DUCK = coincoin.game("duck")


def towels(state: coincoin.State) -> list[Any]:
    found: list[Any] = last_round(state)["towels"]
    return found


# ---- going out ----


@pytest.mark.rule("duck-19")
def test_without_cards_the_round_ends_at_once() -> None:
    state = play(table("y4 b4", "b1 b2", "r7 r8"), 0, "set 4 1 1 0 blue")
    assert last_round(state)["end"] == "out"
    assert shown(state)["phase"] == "play"
    assert [len(hand) for hand in shown(state)["hands"]] == [7, 7, 7]


@pytest.mark.rule("duck-20")
@pytest.mark.parametrize("round", range(5))
def test_who_goes_out_takes_the_green_belt_and_keeps_no_card(round: int) -> None:
    past = [finished(["none", "none", "none"], "wrong", 1)] * round
    state = table("y4", "b1 b2", "r7 r8", finished=past)
    before = state.scores[0]
    play(state, 0, "lay 4 yellow")
    assert state.scores[0] - before == 6 + round
    assert towels(state)[0] == "none"
    assert told(state)[1] == f"Ada has no cards left: lifebelt +{6 + round}."


@pytest.mark.rule("duck-21")
def test_the_highest_sum_discards_all() -> None:
    state = play(table("y4", "b7 b8", "r1 r2 r3 r4", "r8 y7"), 0, "lay 4 yellow")
    assert towels(state) == ["none", "none", "r4", "none"]
    assert last_round(state)["sums"] == [0, 15, 10, 15]
    assert "Bo holds the most and discards it all." in told(state)


@pytest.mark.rule("duck-22")
def test_each_other_player_keeps_the_highest_card() -> None:
    state = play(table("y4", "b1 b6", "y8 r0", "b7 b8"), 0, "lay 4 yellow")
    assert towels(state) == ["none", "b6", "y8", "none"]
    assert state.scores == [6, 6, 8, 0]


@pytest.mark.rule("duck-23")
def test_sums_are_said_and_cards_stay_hidden() -> None:
    state = play(table("y4", "b1 b6", "y8 r0", "b7 b8"), 0, "lay 4 yellow")
    assert told(state, 3)[2:8] == [
        "Bo holds 7.",
        "Cleo holds 8.",
        "You hold 15.",
        "You hold the most and discard it all.",
        "Bo slips the highest card under the towel, face down.",
        "Cleo slips the highest card under the towel, face down.",
    ]
    assert "You slip blue 6 under your towel." in told(state, 1)
    for eye, seen in ((0, [None, None]), (1, ["b6", None]), (2, [None, "y8"]), (None, [None, None])):
        assert DUCK.sight_to_json(state.seen_by(eye))["finished"][0]["towels"][1:3] == seen


@pytest.mark.rule("duck-23")
@pytest.mark.parametrize(
    ("hand", "shown_cards", "low", "high", "held"),
    [
        ("b1 b6", "", 4, 7, ""),  # two unknown cards that make 7
        ("b6", "", 6, 6, ""),  # one card that makes 6
        ("b6 r3", "r3", 6, 6, ""),  # the other one makes 6
        ("b6 r3", "b6", 9, 8, "b6"),  # the other one makes 3: it must be the blue 6
        ("b6 b2 b4", "b6", 6, 6, "b6"),  # two others make 6: they may hide a 6 as well
        ("b6 r6", "b6 r6", 9, 8, "b6 r6"),  # all known: one of the two
        ("r0", "", 0, 0, ""),
        ("r8 y8", "", 8, 8, ""),
    ],
)
def test_what_the_sum_tells_about_a_secret_card(hand: str, shown_cards: str, low: int, high: int, held: str) -> None:
    state = table("y4", hand, "b7 b8 r7", shown=[[], shown_cards.split(), []])
    play(state, 0, "lay 4 yellow")
    told_of = last_round(state)
    assert (told_of["low"][1], told_of["high"][1], told_of["held"][1]) == (low, high, held.split())


@pytest.mark.rule("duck-23")
def test_what_a_seat_saw_elsewhere_is_not_the_secret_card() -> None:
    state = table("y4", "b8 b1", "r8 r1 r7 y7", "y8 b3", discards=[["b7", "b7"], [], [], ["b7"]])
    play(state, 0, "lay 4 yellow")
    kept = {"y8", "b8"}
    for eye, seen_then in ((1, {"b8", "b7"}), (2, {"r8", "b7"}), (0, {"b7"})):
        imagined = [DUCK.to_json(state.seen_by(eye).imagine(coincoin.Dice(seed))) for seed in range(300)]
        secret = Counter(world["finished"][0]["towels"][seat] for world in imagined for seat in (1, 3) if seat != eye)
        assert not set(secret) & seen_then
        assert set(secret) & (kept - seen_then)


@pytest.mark.rule("duck-23")
def test_what_is_seen_in_a_later_round_rules_a_secret_card_out_for_good() -> None:
    state = play(table("y4", "b8 b1", "r8 r1 r7 y7", "y6 b3"), 0, "lay 4 yellow")
    later = shown(state)
    hands = [["r8"], ["b1", "b2"], ["y7", "r7", "r6"], ["r1", "r2"]]
    state = DUCK.from_json(
        later
        | {"dealer": 3, "turns": 0, "hands": hands, "shown": [[]] * 4, "discards": [["r3"], [], [], ["r3"]]}
        | {"pile": rest_of(later["finished"], hands, ["r3", "r3"])}
    )
    assert any(towel_of(state, 3, seed) == "r8" for seed in range(300))
    play(state, 0, "lay 8 red")  # goes out: all have seen the red 8 in play
    assert not any(towel_of(state, 3, seed) == "r8" for seed in range(300))


def rest_of(past: list[dict[str, Any]], hands: list[list[str]], others: list[str]) -> list[str]:
    kept = [card for round in past for card in round["towels"] if card != "none"]
    return sorted((DECK - Counter(chain(kept, *hands, others))).elements())


def towel_of(state: coincoin.State, eye: int, seed: int) -> str:
    """The card that this seat imagines under Bo's towel."""
    card: str = DUCK.to_json(state.seen_by(eye).imagine(coincoin.Dice(seed)))["finished"][0]["towels"][1]
    return card


# ---- ducking ----


@pytest.mark.rule("duck-24")
def test_ducking_needs_ten_or_less() -> None:
    assert "duck" in legal(table("y4 b6", "b1", "r1"), 0)
    assert "duck" not in legal(table("y4 b7", "b1", "r1"), 0)
    assert refused(table("y4 b7", "b1", "r1"), 0, "duck") == "duck-24"
    assert legal(table("y0 b1 b2 r1 r2 y1 y3", "b3", "r3"), 0)[-1] == "duck"


@pytest.mark.rule("duck-25")
def test_a_duck_ends_the_round_and_opens_all_hands() -> None:
    state = play(table("y4", "b1 b6", "y8 r0"), 0, "duck")
    assert last_round(state)["end"] == "right"
    assert told(state)[:5] == [
        "Ada ducks: who holds the least?",
        "Ada shows yellow 4, blue –, red –: sum 4.",
        "Bo shows yellow –, blue 1 6, red –: sum 7.",
        "Cleo shows yellow 8, blue –, red 0: sum 8.",
        "Ada ducks with 4, the lowest sum of all: lifebelt +6.",
    ]
    assert len(shown(state)["hands"][0]) == 7


@pytest.mark.rule("duck-26")
@pytest.mark.parametrize("round", range(5))
def test_alone_lowest_is_right_and_takes_the_green_belt(round: int) -> None:
    past = [finished(["none", "none", "none"], "wrong", 1)] * round
    state = play(table("y1 y2", "b1 b3", "r7 r8", finished=past), 0, "duck")
    assert last_round(state)["end"] == "right"
    assert state.scores[0] == 6 + round + 2


@pytest.mark.rule("duck-27")
def test_who_ducks_right_keeps_the_highest_card_too() -> None:
    state = play(table("y4 b2", "b1 b6", "r7 r8"), 0, "duck")
    assert towels(state) == ["y4", "b6", "none"]


@pytest.mark.rule("duck-28")
@pytest.mark.parametrize("hand", ["r4", "r3", "y0"])
@pytest.mark.parametrize(("belts", "red"), [("steady", [2, 2, 3, 3, 4]), ("rising", [0, 1, 2, 3, 4])])
def test_a_tie_or_a_lower_sum_is_wrong_and_takes_the_red_belt(hand: str, belts: str, red: list[int]) -> None:
    for round in range(5):
        past = [finished(["none", "none", "none"], "off", -1, sums=[1, 1, 1])] * round
        state = play(table("y4", hand, "r7 r8", finished=past, options={"belts": belts}), 0, "duck")
        assert last_round(state)["end"] == "wrong"
        assert state.scores[0] == -red[round]
        assert told(state)[4] == f"Ada ducks with 4, but somebody has as little or less: lifebelt −{red[round]}."


@pytest.mark.rule("duck-29")
def test_who_ducks_wrong_keeps_no_card() -> None:
    assert towels(play(table("y4", "r4", "r7 r8"), 0, "duck")) == ["none", "r4", "none"]


@pytest.mark.rule("duck-30")
def test_right_or_wrong_the_highest_fellow_discards() -> None:
    assert towels(play(table("y1", "b1 b6", "y8 r0", "r7"), 0, "duck")) == ["y1", "b6", "none", "r7"]
    assert towels(play(table("y1", "r0", "y8 r2", "r7"), 0, "duck")) == ["none", "r0", "none", "r7"]


@pytest.mark.rule("duck-30")
def test_a_wrong_ducker_with_the_highest_sum_does_not_save_the_highest_fellow() -> None:
    assert towels(play(table("y7 y3", "b1", "b6", "r5"), 0, "duck")) == ["none", "b1", "none", "r5"]


@pytest.mark.rule("duck-31")
def test_after_a_duck_everybody_knows_the_towel_cards() -> None:
    state = play(table("y1", "b1 b6", "y8 r0", "r7"), 0, "duck")
    for eye in (None, 0, 1, 2, 3):
        assert DUCK.sight_to_json(state.seen_by(eye))["finished"][0]["towels"] == ["y1", "b6", "none", "r7"]
    assert "Bo slips blue 6 under the towel." in told(state, 3)


# ---- ties and small cards ----


@pytest.mark.rule("duck-32")
def test_all_who_share_the_highest_sum_discard() -> None:
    assert towels(play(table("y4", "b7 b1", "y8", "r7"), 0, "lay 4 yellow")) == ["none", "none", "none", "r7"]
    assert towels(play(table("y1", "b7 b1", "y8", "r8"), 0, "duck")) == ["y1", "none", "none", "none"]
    assert towels(play(table("y4", "b7 b1", "y8", "r8"), 0, "lay 4 yellow")) == ["none"] * 4


@pytest.mark.rule("duck-33")
def test_equal_highest_cards_are_taken_at_random() -> None:
    kept = Counter(
        towels(play(table("y4", "y7 y7 b7 r1", "b8 r8 y8"), 0, "lay 4 yellow", coincoin.Dice(seed)))[1]
        for seed in range(300)
    )
    assert set(kept) == {"y7", "b7"}
    assert kept["y7"] > kept["b7"] > 60


@pytest.mark.rule("duck-33")
def test_each_of_the_equal_cards_can_be_the_one() -> None:
    for roll, card in enumerate(["y7", "b7", "r7"]):
        state = play(table("y4", "y7 b7 r7", "b8 r8 y8"), 0, "lay 4 yellow", Loaded(roll))
        assert towels(state)[1] == card


@pytest.mark.rule("duck-34")
def test_a_zero_goes_under_the_towel_too() -> None:
    state = play(table("y4", "r0", "b8"), 0, "lay 4 yellow")
    assert towels(state) == ["none", "r0", "none"]
    assert "r0" not in in_play(shown(state))


# ---- the end of a round ----


@pytest.mark.rule("duck-35")
def test_after_sixty_turns_each_the_round_is_called_off() -> None:
    hands = ("b1 b6", "y8", "r1 r7")
    state = table(*hands, turns=179, dealer=0, discards=[["r3"], ["b5"], ["y5"]])
    assert state.waiting() == (0,)
    play(play(state, 0, "lay 1 blue"), 0, "draw right")
    assert told(state)[1] == "Sixty turns each: the round is called off and its lifebelt leaves the game."
    over = last_round(state)
    assert (over["end"], over.get("seat", -1), over["sums"]) == ("off", -1, [11, 8, 8])
    assert over["towels"] == ["none", "y8", "r7"]
    assert state.scores == [0, 8, 7]
    assert DUCK.sight_to_json(state.seen_by(0))["finished"][0]["towels"] == ["none", None, None]
    assert not [said for said in told(state) if "shows" in said], "no hand is laid open"
    assert DUCK.scene(state.seen_by(0), "en", ["Ada", "Bo", "Cleo"]).chips == ["Round 2 of 5"]


@pytest.mark.rule("duck-35")
def test_the_last_turn_but_one_does_not_end_the_round() -> None:
    state = table("b1 b6", "y8", "r1 r7", turns=178, dealer=1, discards=[["r3"], ["b5"], ["y5"]])
    play(play(state, 0, "lay 1 blue"), 0, "draw right")
    assert "finished" not in shown(state)
    assert shown(state)["turns"] == 179


@pytest.mark.rule("duck-36")
def test_cards_under_towels_stay_out_and_the_rest_is_shuffled() -> None:
    state = play(table("y4", "b1 b6", "y8 r0", "b7 b8"), 0, "lay 4 yellow")
    after = shown(state)
    cards = in_play(after)
    assert cards.total() == 67
    assert (cards["b6"], cards["y8"]) == (2, 0)
    assert [len(hand) for hand in after["hands"]] == [7] * 4
    assert len(after["pile"]) == 67 - 29


@pytest.mark.rule("duck-37")
def test_the_deal_passes_to_the_left() -> None:
    state = table("y4", "b1 b6", "y8 r0", "b7 b8")
    assert shown(state)["dealer"] == 3
    play(state, 0, "lay 4 yellow")
    after = shown(state)
    assert after["dealer"] == 0
    assert [len(pile) for pile in after["discards"]] == [1, 0, 0, 0]
    assert state.waiting() == (1,)


# ---- the end of the game ----


def final_round(*hands: str, **more: Any) -> coincoin.State:
    past = [
        finished(["none", "y7", "none"]),
        finished(["none", "none", "none"], "wrong", 1, sums=[9, 9, 9]),
        finished(["r3", "none", "r8"], "right", 2, sums=[9, 20, 5]),
        finished(["none", "none", "none"], "off", -1, sums=[4, 4, 4]),
    ]
    return table(*hands, **{"finished": past} | more)


@pytest.mark.rule("duck-38")
def test_the_game_ends_after_five_rounds() -> None:
    state = play(final_round("y4", "b1 b6", "b8"), 0, "lay 4 yellow")
    assert state.over
    assert state.waiting() == ()
    assert refused(state, 1, "duck") == "duck-38"
    assert not play(table("y4", "b1 b6", "b8", finished=shown(state)["finished"][:3]), 0, "lay 4 yellow").over


@pytest.mark.rule("duck-39")
def test_points_are_towel_cards_and_green_belts_less_red_ones() -> None:
    state = play(final_round("y4", "b1 b6", "b8"), 0, "lay 4 yellow")
    assert state.scores == [6 + 3 + 10, 7 - 2 + 6, 8 + 8]
    assert told(state)[-4:] == [
        "Ada has 19 points.",
        "Bo has 11 points.",
        "Cleo has 16 points.",
        "Ada is the coolest duck on the beach.",
    ]
    notes = [plate.note for plate in DUCK.scene(state.seen_by(None), "en", ["Ada", "Bo", "Cleo"]).plates]
    assert notes[1] == "13 from cards, −2 from lifebelts"


@pytest.mark.rule("duck-40")
def test_most_points_win_and_equal_points_share_the_win() -> None:
    state = play(final_round("y4", "b1 b6", "b8"), 0, "lay 4 yellow")
    assert state.winners == (0,)
    shared = play(final_round("y4", "b7 b6", "b3 b1"), 0, "lay 4 yellow")
    assert shared.scores == [19, 5, 19]
    assert shared.winners == (0, 2)
    scene = DUCK.scene(shared.seen_by(None), "en", ["Ada", "Bo", "Cleo"])
    assert scene.title == "Ada and Cleo share the win."


@pytest.mark.rule("duck-41")
def test_belts_lie_open_and_towels_are_shown_at_the_end() -> None:
    state = final_round("y4", "b1 b6", "b8")
    scene = DUCK.scene(state.seen_by(0), "en", ["Ada", "Bo", "Cleo"])
    marks = {piece.id: piece.marks for area in scene.areas for piece in area.pieces if piece.face == "towel"}
    assert marks == {"towel-0": ("belt-green-6",), "towel-1": ("belt-red-2",), "towel-2": ("belt-green-8",)}
    assert DUCK.sight_to_json(state.seen_by(0))["finished"][0]["towels"] == ["none", None, "none"]
    play(state, 0, "lay 4 yellow")
    assert DUCK.sight_to_json(state.seen_by(0))["finished"] == shown(state)["finished"]
    assert shown(state)["finished"][0]["towels"] == ["none", "y7", "none"]
