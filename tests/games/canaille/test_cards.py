"""Canaille: what each action card does, also when it can do little or nothing."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin
from coincoin.kernel.state import State

from ..play import Loaded, legal, play, refused, shown, told
from .positions import say, table

GAME = coincoin.game("canaille")
REST = ["point", "bin", "bite1", "other"]


# ---- A bite! ----


@pytest.mark.rule("canaille-24")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_cards_as_floats(count: int) -> None:
    state = table([f"bite{count}", "point", "bin", "bin", "move"], top=["fish3", "litter2", "fish1", "fish2"])
    say(state, f"bite{count}", "point")
    assert sorted(shown(state)["heaps"][0]) == sorted(["fish3", "litter2", "fish1"][:count])
    assert shown(state)["caught"] is True


@pytest.mark.rule("canaille-24")
def test_a_hidden_card_is_any_card_nobody_has_seen() -> None:
    everything = 16 + 10 + 5 + 6 + 3 + 1
    for roll, card in ((0, "fish1"), (16, "fish2"), (26, "fish3"), (31, "litter1"), (everything - 1, "litter3")):
        state = table(["bite1", "point", "bin", "bin", "move"])
        say(state, "bite1", "point", dice=Loaded(roll))
        assert shown(state)["heaps"][0] == [card]


@pytest.mark.rule("canaille-25")
def test_everybody_sees_every_catch() -> None:
    state = table(["point", *REST], heaps=[["fish1", "litter3"], ["fish2"]])
    for eye in (None, 0, 1):
        assert GAME.sight_to_json(state.seen_by(eye))["heaps"] == [["fish1", "litter3"], ["fish2"]]


@pytest.mark.rule("canaille-26")
def test_the_rest_is_drawn_after_the_cat_turns_up() -> None:
    state = table(["bite3", "point", "bin", "bin", "move"], top=["canaille", "fish3", "fish2"])
    say(state, "bite3", "point")
    assert shown(state)["heaps"][0] == ["fish2", "fish3", "canaille"]


def emptied(hand: list[str], river: list[str], **more: Any) -> State:
    """A river of these few cards, the last of them Canaille; the others are in the heap of the last seat."""
    full = ["fish1"] * 16 + ["fish2"] * 10 + ["fish3"] * 5 + ["litter1"] * 6 + ["litter2"] * 3 + ["litter3"]
    for card in river:
        if card != "canaille":
            full.remove(card)
    seats = more.get("seats", 2)
    return table(hand, top=river, heaps=[[] for _ in range(seats - 1)] + [full], **more)


@pytest.mark.rule("canaille-26")
def test_a_river_that_runs_out_gives_what_it_has() -> None:
    state = emptied(["bite3", "point", "bin", "bin", "move"], ["canaille", "fish1"])
    say(state, "bite3", "point")
    assert shown(state)["heaps"][0] == ["fish1", "canaille"] and shown(state)["river"] == []
    assert "The river is empty." in told(state)


# ---- Another angler ----


@pytest.mark.rule("canaille-27")
def test_another_fisher_carries_out_the_rest() -> None:
    state = table(["other", "bite2", "point", "bin", "move"], seats=4, top=["fish1", "fish3"])
    say(state, "other", "bite2", "point")
    assert legal(state, 0) == ["name 1", "name 2", "name 3"]
    assert refused(state, 0, "name 0") == "canaille-27"
    play(state, 0, "name 2")
    assert shown(state)["heaps"] == [[], [], ["fish1", "fish3"], []]
    assert state.waiting() == (0,), "the author draws"


@pytest.mark.rule("canaille-27")
def test_with_two_seats_there_is_nothing_to_choose() -> None:
    state = table(["other", "bite1", "point", "bin", "move"], top=["fish2"])
    say(state, "other", "bite1", "point")
    assert shown(state)["heaps"] == [[], ["fish2"]]


@pytest.mark.rule("canaille-27")
def test_while_another_fisher_acts_the_author_waits() -> None:
    state = table(["other", "release1", "point", "bin", "move"], heaps=[[], ["fish1", "fish2"]])
    say(state, "other", "release1")
    assert state.waiting() == (1,)
    assert refused(state, 0, "let_go 1") == "canaille-27"


@pytest.mark.rule("canaille-28")
def test_the_hand_passes_twice_and_may_come_back_to_the_author() -> None:
    state = table(["other", "bite1", "other", "bite2", "point"], seats=3, top=["fish1", "fish2", "fish3"])
    say(state, "other", "bite1", "other", "bite2", "point")
    play(state, 0, "name 1")
    assert shown(state)["heaps"] == [[], ["fish1"], []]
    assert state.waiting() == (1,) and legal(state, 1) == ["name 0", "name 2"]
    before = shown(state)
    assert (before["turn"], before["actor"], before["place"]) == (0, 1, 2)
    play(state, 1, "name 0")
    assert shown(state)["heaps"] == [["fish2", "fish3"], ["fish1"], []]
    assert state.waiting() == (0,) and shown(state)["phase"] == "draw"


# ---- Move on ----


@pytest.mark.rule("canaille-29")
def test_the_river_is_turned_over() -> None:
    state = table(["move", *REST], top=["fish1", "fish2"], bottom=["litter1", "fish3"])
    say(state, "move", "point")
    river = shown(state)["river"]
    assert shown(state)["face_up"] and river[:2] == ["fish3", "litter1"] and river[-2:] == ["fish2", "fish1"]
    assert told(state)[1] == "On top of the river now: 3 fish."


@pytest.mark.rule("canaille-29")
def test_turned_back_it_lies_face_down() -> None:
    state = table(["move", *REST], top=["fish1"], bottom=["fish3"], face_up=True)
    say(state, "move", "point")
    assert not shown(state)["face_up"] and shown(state)["river"][0] == "fish3"
    assert told(state) == ["The river is turned face down."]


@pytest.mark.rule("canaille-29")
def test_face_up_only_the_top_card_is_seen() -> None:
    state = table(["move", *REST])
    say(state, "move", "point", dice=Loaded(0))
    river = shown(state)["river"]
    assert river[0] == "fish1" and set(river[1:]) == {"unseen", "middle"}


@pytest.mark.rule("canaille-29")
def test_face_up_the_next_card_shows_when_the_top_is_taken() -> None:
    state = table(["bite1", "point", "bin", "bin", "move"], top=["fish1"], face_up=True)
    say(state, "bite1", "point", dice=Loaded(16 - 1))
    assert shown(state)["heaps"][0] == ["fish1"] and shown(state)["river"][0] == "fish2"


@pytest.mark.rule("canaille-30")
def test_a_top_card_turned_away_stays_known_to_all() -> None:
    state = table(["move", *REST], top=["litter3"], face_up=True)
    say(state, "move", "point")
    for eye in (None, 0, 1):
        assert GAME.sight_to_json(state.seen_by(eye))["river"][-1] == "litter3"


@pytest.mark.rule("canaille-30")
def test_cards_put_under_the_river_stay_known_to_all() -> None:
    state = table(["release2", *REST], heaps=[["fish1", "fish1"], []])
    say(state, "release2")
    assert GAME.sight_to_json(state.seen_by(1))["river"][-2:] == ["fish1", "fish1"]


@pytest.mark.rule("canaille-30")
def test_a_river_card_nobody_has_seen_is_known_to_nobody() -> None:
    state = GAME.new(2, coincoin.Dice(1))
    assert set(shown(state)["river"]) == {"unseen", "middle"}, "it is drawn when it is first seen"


# ---- Bin it ----


@pytest.mark.rule("canaille-31")
def test_which_litter_goes_is_free_but_one_must() -> None:
    state = table(["bin", "point", "bite1", "bite1", "move"], heaps=[["litter1", "litter3", "fish1"], []])
    say(state, "bin", "point")
    assert legal(state, 0) == ["throw 1", "throw 3"]
    assert refused(state, 0, "throw 2") == "canaille-31" and refused(state, 0, "enough") == "canaille-31"
    play(state, 0, "throw 3")
    assert shown(state)["heaps"][0] == ["fish1", "litter1"] and shown(state)["binned"] == ["litter3"]
    assert state.scores == [0, 0]


@pytest.mark.rule("canaille-31")
def test_litter_of_one_size_goes_by_itself() -> None:
    state = table(["bin", "point", "bite1", "bite1", "move"], heaps=[["litter1", "litter1"], []])
    say(state, "bin", "point")
    assert shown(state)["heaps"][0] == ["litter1"] and shown(state)["binned"] == ["litter1"]


# ---- Release ----


def letting_go(heap: list[str], card: str = "release2") -> State:
    state = table([card, "point", "bite1", "bite1", "move"], heaps=[heap, []])
    return say(state, card)


@pytest.mark.rule("canaille-32")
def test_at_least_so_many_fish_in_the_order_chosen() -> None:
    state = letting_go(["fish1", "fish1", "fish2", "litter1"], "release3")
    assert legal(state, 0) == ["let_go 1", "let_go 2"]
    assert refused(state, 0, "enough") == "canaille-32" and refused(state, 0, "let_go 3") == "canaille-32"
    play(state, 0, "let_go 1")
    assert shown(state)["owed"] == 2
    play(state, 0, "let_go 2")
    assert shown(state)["river"][-2:] == ["fish1", "fish2"], "each goes below the one before"
    assert legal(state, 0) == ["let_go 1", "enough"]
    play(state, 0, "enough")
    assert shown(state)["heaps"][0] == ["fish1", "litter1"] and shown(state)["phase"] == "draw"


@pytest.mark.rule("canaille-32")
def test_more_than_needed_may_go() -> None:
    state = letting_go(["fish3", "fish3"], "release1")
    assert shown(state)["heaps"][0] == ["fish3"], "one size only: the first goes by itself"
    assert legal(state, 0) == ["let_go 3", "enough"]
    play(state, 0, "let_go 3")
    assert shown(state)["heaps"][0] == [] and shown(state)["phase"] == "draw"


@pytest.mark.rule("canaille-32")
def test_one_big_fish_is_enough() -> None:
    state = letting_go(["fish1", "fish3"], "release3")
    play(play(state, 0, "let_go 3"), 0, "enough")
    assert shown(state)["heaps"][0] == ["fish1"]


@pytest.mark.rule("canaille-32")
def test_fish_go_to_the_bottom_of_a_river_that_lies_face_up_too() -> None:
    state = table(["release1", *REST], top=["litter1"], face_up=True, heaps=[["fish1"], []])
    say(state, "release1")
    assert shown(state)["river"][0] == "litter1" and shown(state)["river"][-1] == "fish1"


@pytest.mark.rule("canaille-33")
def test_with_fewer_fish_all_of_them_go() -> None:
    state = letting_go(["fish1", "fish1", "litter1"], "release3")
    assert shown(state)["heaps"][0] == ["litter1"] and shown(state)["phase"] == "draw"


@pytest.mark.rule("canaille-33")
def test_without_fish_nothing_happens() -> None:
    state = letting_go(["litter1"], "release3")
    assert told(state) == ["Ada has no fish to release."] and shown(state)["phase"] == "draw"


# ---- Fog ----


def foggy(seats: int = 3, **more: Any) -> State:
    return say(table(["fog", *REST], seats=seats, **more), "fog")


@pytest.mark.rule("canaille-34")
def test_a_card_for_each_player() -> None:
    state = foggy(top=["fish1", "fish2", "fish3"], face_up=True)
    assert shown(state)["fog"] == ["fish1", "fish2", "fish3"]
    assert legal(state, 0) == ["give 0", "give 1", "give 2"]
    play(state, 0, "give 2")
    assert legal(state, 0) == ["give 0", "give 1"] and refused(state, 0, "give 2") == "canaille-34"
    play(state, 0, "give 1")
    assert shown(state)["heaps"] == [["fish3"], ["fish2"], ["fish1"]], "the last card goes where one is missing"


@pytest.mark.rule("canaille-34")
def test_the_acting_fisher_deals() -> None:
    state = table(["other", "fog", "point", "bin", "move"], seats=2)
    say(state, "other", "fog")
    assert state.waiting() == (1,) and legal(state, 1) == ["give 0", "give 1"]


@pytest.mark.rule("canaille-35")
def test_hidden_cards_are_turned_up_only_when_all_are_given() -> None:
    state = foggy()
    assert shown(state)["fog"] == ["unseen"] * 3
    play(state, 0, "give 1")
    assert shown(state)["given"] == ["none", "unseen", "none"] and shown(state)["heaps"] == [[], [], []]
    play(state, 0, "give 0", Loaded(0, 15, 25))
    assert shown(state)["heaps"] == [["fish1"], ["fish2"], ["fish3"]]


@pytest.mark.rule("canaille-35")
def test_a_hidden_card_may_be_known_all_the_same() -> None:
    state = foggy(top=["litter3"])
    assert shown(state)["fog"] == ["litter3", "unseen", "unseen"]
    play(play(state, 0, "give 1"), 0, "give 0")
    assert "litter3" in shown(state)["heaps"][1]


@pytest.mark.rule("canaille-36")
def test_face_up_the_acting_fisher_keeps_the_cat() -> None:
    state = foggy(top=["fish1", "canaille", "fish3"], face_up=True)
    assert shown(state)["given"] == ["canaille", "none", "none"] and shown(state)["fog"] == ["fish1", "fish3"]
    assert legal(state, 0) == ["give 1", "give 2"]
    play(state, 0, "give 2")
    assert shown(state)["heaps"] == [["canaille"], ["fish3"], ["fish1"]] and state.over


@pytest.mark.rule("canaille-36")
def test_face_down_the_cat_goes_to_anybody_though_it_is_known() -> None:
    state = foggy(seats=2, top=["canaille", "fish1"])
    play(state, 0, "give 1")
    assert shown(state)["heaps"] == [["fish1"], ["canaille"]]


@pytest.mark.rule("canaille-37")
def test_with_too_few_cards_the_acting_fisher_chooses_who_gets_none() -> None:
    state = say(emptied(["fog", "point", "bite1", "bite1", "move"], ["canaille", "fish1"], seats=3), "fog")
    play(state, 0, "give 1")
    assert legal(state, 0) == ["give 0", "give 2"]
    play(state, 0, "give 0")
    assert shown(state)["heaps"][:2] == [["fish1"], ["canaille"]]
    assert len(shown(state)["heaps"][2]) == 40


@pytest.mark.rule("canaille-37")
def test_fog_over_an_empty_river_does_nothing() -> None:
    state = emptied(["bite1", "bin", "fog", "point", "move"], ["canaille"])
    say(state, "bite1", "fog")
    assert told(state)[-2:] == ["The river is empty.", "Ada met Canaille: the contest is over."]
