"""Canaille: laying a sentence, the printed examples, drawing back to five."""

from __future__ import annotations

from itertools import permutations

import pytest

import coincoin
from coincoin.games.canaille.moves import ACTIONS
from coincoin.games.canaille.rules.cards import alike
from coincoin.testing.play import Loaded, legal, play, refused, shown, told

from .positions import table

GAME = coincoin.game("canaille")


@pytest.mark.rule("canaille-08")
def test_one_to_five_cards_from_the_hand() -> None:
    state = table(["bite1", "move", "bite2", "other", "point"])
    assert legal(state, 0) == ["lay bite1", "lay bite2", "lay other", "lay move", "lay point"]
    assert refused(state, 0, "lay fog") == "canaille-08"
    for card in ("bite1", "move", "bite2", "other"):
        play(state, 0, f"lay {card}")
    assert legal(state, 0) == ["lay point"]
    assert len(shown(play(state, 0, "lay point"))["heaps"][0]) == 3
    assert refused(table(["point"] + ["bin"] * 4), 0, "draw") == "canaille-08"


# ---- neighbours ----


@pytest.mark.rule("canaille-09")
def test_no_two_of_a_kind_side_by_side() -> None:
    state = play(table(["bite1", "bite2", "move", "point", "point"]), 0, "lay bite1")
    assert refused(state, 0, "lay bite2") == "canaille-09"
    assert legal(state, 0) == ["lay move", "lay point"]
    state = play(table(["release1", "release2", "bin", "point", "point"]), 0, "lay release1")
    assert refused(state, 0, "lay release2") == "canaille-09"
    assert (
        refused(play(table(["point", "point", "bin", "bin", "bin"]), 0, "lay point"), 0, "lay point") == "canaille-09"
    )


@pytest.mark.rule("canaille-09")
def test_the_same_kind_again_after_another_card() -> None:
    state = play(play(table(["bite1", "bite3", "move", "point", "bin"]), 0, "lay bite1"), 0, "lay move")
    assert "lay bite3" in legal(state, 0)


# ---- the full stop ----


@pytest.mark.rule("canaille-10")
def test_let_go_fog_and_point_carry_a_full_stop() -> None:
    ends = []
    for card in ACTIONS:
        state = table([card, "point", "fog", "release1", "bin"])
        if refused(state, 0, f"lay {card}") is None:
            play(state, 0, f"lay {card}")
            ends += [card] if refused(state, 0, "finish") is None else []
    assert ends == ["release1", "release2", "release3", "fog", "point"]


@pytest.mark.rule("canaille-10")
def test_a_sentence_does_not_end_without_one() -> None:
    state = play(table(["bite1", "move", "bin", "other", "fog"]), 0, "lay bite1")
    assert refused(state, 0, "finish") == "canaille-10"
    assert refused(table(["bite1", "move", "bin", "other", "fog"]), 0, "finish") == "canaille-10"


@pytest.mark.rule("canaille-11")
def test_mild_stops_let_a_move_end_the_sentence() -> None:
    hand = ["bite1", "bite1", "bin", "move", "other"]
    state = table(hand, options={"stops": "mild"})
    play(play(state, 0, "lay bite1"), 0, "lay move")
    assert refused(state, 0, "finish") is None
    with pytest.raises(coincoin.BadPosition, match="no full stop"):
        table(hand)


@pytest.mark.rule("canaille-15")
def test_a_card_taken_open_stays_known_until_it_is_laid() -> None:
    hand = ["point", "bite1", "bite1", "move", "other"]
    state = table(hand, hands=[hand, hand], open=["fog", "bin", "bin"])
    for seat, drawn in ((0, "take fog"), (1, "draw")):
        play(play(play(state, seat, "lay point"), seat, "finish"), seat, drawn)
    assert GAME.sight_to_json(state.seen_by(1))["hands"][0] == ["fog", *[None] * 4]
    play(state, 0, "lay fog")
    assert GAME.sight_to_json(state.seen_by(1))["hands"][0] == [None] * 4


@pytest.mark.rule("canaille-12", "canaille-38")
def test_a_lone_point_is_a_pass() -> None:
    state = table(["point", "bite1", "bite1", "move", "other"])
    play(play(state, 0, "lay point"), 0, "finish")
    after = shown(state)
    assert after["phase"] == "draw" and after["discard"] == ["point"]
    assert after["heaps"] == [[], []] and len(after["river"]) == 42


@pytest.mark.rule("canaille-12", "canaille-38")
def test_a_point_may_stand_inside_a_sentence_though_other_stops_are_held() -> None:
    state = table(["point", "bite1", "release1", "fog", "other"])
    play(play(play(state, 0, "lay point"), 0, "lay bite1"), 0, "lay release1")
    assert refused(state, 0, "finish") is None


@pytest.mark.rule("canaille-13")
def test_a_card_may_be_laid_only_if_the_sentence_can_still_end() -> None:
    """Two Point cards may not touch, so a Point may not be wasted where only it could end what follows."""
    state = table(["point", "bite1", "bite2", "bite3", "bite1"])
    assert legal(state, 0) == ["lay bite1", "lay bite2", "lay bite3", "lay point"]
    play(state, 0, "lay point")
    assert legal(state, 0) == ["finish"]
    assert refused(state, 0, "lay bite1") == "canaille-13"


@pytest.mark.rule("canaille-13")
def test_no_order_of_laying_leads_into_a_dead_end() -> None:
    """Try every way of laying every listed card: finishing is possible at the end of each."""
    hands = (["release1", "release2", "bite1", "bite2", "move"], ["point", "point", "fog", "bite1", "bite1"])
    for hand in hands:
        for order in set(permutations(hand)):
            state = table(hand)
            for card in order:
                if f"lay {card}" in legal(state, 0):
                    play(state, 0, f"lay {card}")
                if shown(state)["phase"] != "lay":
                    break
                assert legal(state, 0), f"{order}: a dead end"


@pytest.mark.rule("canaille-13")
def test_a_sentence_laid_stays_laid_and_the_fifth_card_ends_it() -> None:
    state = table(["point", "bite1", "bite2", "move", "bin"], top=["fish1"], bottom=["fish1", "fish1"])
    for card in ("bite1", "move", "bite2", "bin", "point"):
        play(state, 0, f"lay {card}")
        assert refused(state, 0, "take bite1") == ("canaille-08" if card != "point" else None)
    assert shown(state)["phase"] == "draw"


# ---- the printed examples ----


def allowed(*sentence: str) -> bool:
    spare = [card for card in ("other", "other", "move", "move")][: 5 - len(sentence)]
    state = table([*sentence, *spare], seats=3)
    for card in sentence:
        if f"lay {card}" not in legal(state, 0):
            return False
        play(state, 0, f"lay {card}", coincoin.Dice(1))
    return len(sentence) == 5 or "finish" in legal(state, 0)


@pytest.mark.rule("canaille-08", "canaille-09", "canaille-10")
def test_the_printed_sentences_are_valid() -> None:
    assert allowed("bite3", "move", "other", "release2")
    assert allowed("bite3", "move", "other", "release2", "fog")
    assert allowed("bite1", "bin", "point")
    assert allowed("bin", "other", "move", "release2")


@pytest.mark.rule("canaille-09")
def test_the_printed_invalid_sentence_and_its_correction() -> None:
    assert not allowed("bite1", "bite3", "move", "point")
    assert allowed("bite1", "move", "bite3", "point")


@pytest.mark.rule("canaille-14")
def test_the_first_printed_example_carried_out() -> None:
    """Three bites face down, turn the river over, another fisher lets go two, and deals the fog."""
    state = table(
        ["bite3", "move", "other", "release2", "fog"],
        seats=3,
        top=["fish1", "fish2", "litter1"],
        bottom=["fish3", "fish2", "fish1"],
        heaps=[[], [], ["fish1", "fish2", "litter2"]],
    )
    for card in ("bite3", "move", "other", "release2"):
        play(state, 0, f"lay {card}")
    play(state, 0, "lay fog")
    assert shown(state)["heaps"][0] == ["fish1", "fish2", "litter1"]
    assert shown(state)["face_up"] and shown(state)["river"][:3] == ["fish1", "fish2", "fish3"]
    assert legal(state, 0) == ["name 1", "name 2"]
    play(state, 0, "name 2")
    assert state.waiting() == (2,) and legal(state, 2) == ["let_go 1", "let_go 2"]
    play(state, 2, "let_go 2")
    play(state, 2, "enough")
    assert shown(state)["fog"] == ["fish1", "fish2", "fish3"]
    play(play(state, 2, "give 1"), 2, "give 0")
    assert shown(state)["heaps"] == [["fish1", "fish2", "fish2", "litter1"], ["fish1"], ["fish1", "fish3", "litter2"]]
    assert state.waiting() == (0,), "the author draws five cards"
    assert shown(state)["hands"][0] == []


@pytest.mark.rule("canaille-14", "canaille-24", "canaille-31")
def test_the_second_printed_example_carried_out() -> None:
    """One bite, one litter card into the bin, and three cards to draw."""
    state = table(["bite1", "bin", "point", "move", "other"], top=["fish2"], heaps=[["litter3"], []])
    play(play(play(play(state, 0, "lay bite1"), 0, "lay bin"), 0, "lay point"), 0, "finish")
    assert shown(state)["heaps"][0] == ["fish2"] and shown(state)["binned"] == ["litter3"]
    assert len(shown(state)["hands"][0]) == 2


@pytest.mark.rule("canaille-14", "canaille-27")
def test_the_third_printed_example_carried_out() -> None:
    """Litter into the bin; another fisher turns the river and lets go two; four cards to draw."""
    state = table(
        ["bin", "other", "move", "release2", "bite1"], bottom=["fish3"], heaps=[["litter1"], ["fish1", "fish1"]]
    )
    for card in ("bin", "other", "move", "release2"):
        play(state, 0, f"lay {card}")
    play(state, 0, "finish")
    assert shown(state)["binned"] == ["litter1"] and shown(state)["heaps"] == [[], []]
    assert shown(state)["face_up"] and shown(state)["river"][-2:] == ["fish1", "fish1"]
    assert len(shown(state)["hands"][0]) == 1


@pytest.mark.rule("canaille-14")
def test_cards_without_effect_are_skipped() -> None:
    state = table(["bin", "release3", "bite1", "point", "move"], top=["fish1"])
    for card in ("bin", "release3", "bite1", "point"):
        play(state, 0, f"lay {card}")
    play(state, 0, "finish")
    assert told(state)[:3] == [
        "Ada has no litter to throw away.",
        "Ada has no fish to release.",
        "Ada gets 1 fish.",
    ]


# ---- drawing back to five ----


@pytest.mark.rule("canaille-15")
def test_open_and_hidden_cards_in_any_mix_one_at_a_time() -> None:
    state = table(["point", "release1", "bin", "bin", "bin"], open=["fog", "fog", "bite3"])
    play(play(play(play(state, 0, "lay point"), 0, "lay bin"), 0, "lay release1"), 0, "finish")
    assert legal(state, 0) == ["take bite3", "take fog", "draw"]
    play(state, 0, "take fog")
    assert shown(state)["shown"][0] == ["fog"], "all have seen which open card was taken"
    play(state, 0, "draw", Loaded(0))
    assert shown(state)["hands"][0] == ["fog", "bite1", "bin", "bin"]
    assert shown(state)["shown"][0] == ["fog"]
    assert legal(state, 0) == ["take bite3", "take fog", "draw"]
    assert refused(state, 0, "finish") == "canaille-15"
    assert told(play(table(["point"] + ["bin"] * 4), 0, "lay point"), 1) == ["Ada: “Full stop”."]


@pytest.mark.rule("canaille-15")
def test_a_hidden_draw_is_told_to_the_drawer_alone() -> None:
    state = table(["point", "release1", "bin", "bin", "bin"])
    play(play(state, 0, "lay point"), 0, "finish")
    play(state, 0, "draw", Loaded(0))
    assert told(state, 0)[0] == "You draw “A bite! (1)”."
    assert told(state, 1)[0] == "Ada draws a hidden card."


@pytest.mark.rule("canaille-15")
def test_without_open_cards_left_the_rest_is_drawn() -> None:
    state = table(["point", "bite1", "bin", "release1", "move"], open=["fog", "bite3", "bite3"])
    for card in ("bite1", "bin", "release1", "move", "point"):
        play(state, 0, f"lay {card}")
    for card in ("fog", "bite3", "bite3"):
        play(state, 0, f"take {card}")
    assert len(shown(state)["hands"][0]) == 5 and state.waiting() == (1,)


@pytest.mark.rule("canaille-16")
def test_open_gaps_are_filled_when_the_hand_is_full() -> None:
    state = table(["point", "bite1", "bin", "bin", "move"], open=["fog", "bite3", "bite3"])
    play(play(play(state, 0, "lay bite1"), 0, "lay point"), 0, "finish")
    play(state, 0, "take fog")
    assert shown(state)["open"] == ["bite3", "bite3"]
    play(state, 0, "take bite3")
    assert len(shown(state)["open"]) == 3


@pytest.mark.rule("canaille-17")
def test_an_empty_pile_is_made_anew_from_the_discard() -> None:
    everything = [card for card in ACTIONS for _ in range(COUNTS[card])]
    for card in ["point", "bin", "bin", "bin", "bite1", *DULL, *OPEN]:
        everything.remove(card)
    hand = ["point", "bin", "bin", "bin", "bite1"]
    state = table(hand, hands=[hand, DULL], pile=[], discard=everything)
    play(play(state, 0, "lay point"), 0, "finish")
    before = sorted(shown(state)["discard"])
    assert "point" in before and shown(state)["pile"] == []
    play(state, 0, "draw")
    assert shown(state)["discard"] == [] and len(shown(state)["pile"]) == len(before) - 1
    assert "The discarded action cards are shuffled into a new pile." in told(state)


COUNTS = dict(zip(ACTIONS, (10, 5, 3, 10, 9, 5, 3, 2, 1, 3, 4), strict=True))
DULL = ["bite1", "other", "move", "move", "bite1"]
OPEN = ["bite1", "other", "move"]


@pytest.mark.rule("canaille-18")
def test_the_river_stays_and_the_left_neighbour_is_next() -> None:
    mine = ["move", "point", "bin", "bin", "bin"]
    hands = [["point", *["bite1"] * 4], ["point", *["other"] * 4], mine]
    state = table(mine, seats=3, bottom=["fish3"], turn=2, hands=hands)
    assert refused(state, 0, "lay point") == "canaille-18"
    play(play(play(state, 2, "lay move"), 2, "lay point"), 2, "finish")
    play(play(state, 2, "draw"), 2, "draw")
    assert state.waiting() == (0,)
    assert shown(state)["face_up"] and shown(state)["river"][0] == "fish3"


def test_kinds_that_may_not_touch() -> None:
    names = [[ACTIONS[n] for n in range(11) if (alike(card) >> n) & 1] for card in range(11)]
    assert names[:4] == [["bite1", "bite2", "bite3"]] * 3 + [["other"]]
    assert names[6:9] == [["release1", "release2", "release3"]] * 3
    assert names[10] == ["point"]


@pytest.mark.rule("canaille-13")
def test_it_is_said_that_the_fifth_card_ends_the_sentence() -> None:
    state = table(["bite1", "move", "bite2", "other", "point"])
    for card in ("bite1", "move", "bite2"):
        play(state, 0, f"lay {card}")
    assert GAME.scene(state.seen_by(0), "en", ["Ada", "Bo"]).reason.startswith("Add a card")
    play(state, 0, "lay other")
    assert GAME.scene(state.seen_by(0), "en", ["Ada", "Bo"]).reason == "The fifth card ends the sentence."
