"""Canardage: a turn. One card, whatever it says, then back to three."""

from __future__ import annotations

from collections import Counter

import pytest

import coincoin
from coincoin.games.canardage.rules.deck import DATA
from coincoin.testing.play import legal, play, refused, shown, told

from .positions import LINE, table

GAME = coincoin.game("canardage")
STUCK = ["pan", "peace_and_love", "walking_duck"]  # without targets and shot ducks nothing of it can be played


@pytest.mark.rule("canardage-08")
def test_there_is_no_passing_and_no_card_from_nowhere() -> None:
    state = table(LINE, "en_joue")
    assert {text.split()[0] for text in legal(state, 0)} == {"en_joue", "canard_blase", "canard_presse"}
    assert refused(state, 0, "mexicoin") == "canardage-08"
    assert state.why_not(0, 99_999) == "canardage-08"
    assert state.why_not(0, -1) == "canardage-08"


@pytest.mark.rule("canardage-08")
def test_played_cards_lie_open() -> None:
    state = play(play(table(LINE, "en_joue"), 0, "en_joue 1"), 1, "en_joue 2")
    for eye in (None, 0, 1, 2):
        assert GAME.sight_to_json(state.seen_by(eye))["played"] == ["en_joue", "en_joue"]


@pytest.mark.rule("canardage-09")
def test_who_has_played_draws_back_to_three() -> None:
    state = play(table(LINE, "en_joue"), 0, "en_joue 1")
    assert [len(hand) for hand in shown(state)["hands"]] == [3, 3, 3]
    assert any(sentence.startswith("You draw") for sentence in told(state, 0))
    assert not any("draw" in sentence for sentence in told(state, 1) + told(state))


@pytest.mark.rule("canardage-09")
def test_who_had_to_play_a_card_draws_first() -> None:
    """One card in the deck and Bo, named by Canard simplet, gets it; then the played cards are shuffled for Ada."""
    hands = [["canard_simplet", "en_joue", "en_joue"], ["pan", "oups", "mexicoin"], ["president", "en_joue", "en_joue"]]
    held = Counter(card for hand in hands for card in hand)
    played = Counter(DATA["decks"]["A"]) - held - Counter(["moby_duck"])
    state = table(LINE, targets=[2], hands=hands, deck=["moby_duck"], played=sorted(played.elements()))
    play(state, 0, "canard_simplet 2")
    assert "moby_duck" in shown(state)["hands"][1]
    assert told(state, 1).index("You draw: “Moby Duck”.") < told(state, 1).index(
        "The played cards are shuffled into a new deck."
    )


@pytest.mark.rule("canardage-10")
def test_a_card_is_thrown_away_only_if_none_can_be_played() -> None:
    hands = [STUCK, ["en_joue"] * 3, ["en_joue"] * 3]
    state = table(LINE, hands=hands)
    assert legal(state, 0) == ["throw_away pan", "throw_away peace_and_love", "throw_away walking_duck"]
    assert refused(state, 0, "throw_away en_joue") == "canardage-08"
    play(state, 0, "throw_away pan")
    assert shown(state)["played"] == ["pan"]
    assert len(shown(state)["hands"][0]) == 3
    assert state.waiting() == (1,)
    assert told(state)[0] == "Ada can play nothing and throws a card away: “Bang!”."


@pytest.mark.rule("canardage-10")
def test_never_while_a_card_can_be_played() -> None:
    state = table(LINE, hands=[STUCK, ["en_joue"] * 3, ["en_joue"] * 3], targets=[1])
    assert refused(state, 0, "throw_away walking_duck") == "canardage-10"
    assert legal(state, 0) == ["pan 1", "peace_and_love"]


@pytest.mark.rule("canardage-11")
def test_an_empty_deck_is_made_anew_without_what_lies_on_the_table() -> None:
    hands = [["en_joue"] * 3, ["en_joue"] * 3, ["en_joue"] * 3]
    on_table = Counter(["a_couvert", "moby_duck", "commissaire_magret"])
    played = Counter(DATA["decks"]["A"]) - Counter(en_joue=9) - on_table
    state = table(
        "yellow, magret blue, red, water, blue, yellow",
        hands=hands,
        deck=[],
        played=sorted(played.elements()),
        covers=[0, 0, 2],
        moby={"on": 0, "by": 2},
    )
    play(state, 0, "en_joue 1")
    after = shown(state)
    assert after.get("played", []) == []
    assert Counter(after["deck"]) + Counter(after["hands"][0]) == played + Counter(en_joue=3)
    assert "The played cards are shuffled into a new deck." in told(state)


@pytest.mark.rule("canardage-13")
def test_who_has_no_duck_left_plays_on() -> None:
    state = table("blue, blue, red, water, blue, red", "en_joue", shot={"yellow": 5}, turn=2)
    play(state, 2, "en_joue 1")
    assert state.waiting() == (0,)
    assert "en_joue 2" in legal(state, 0)


@pytest.mark.rule("canardage-14")
def test_cards_that_went_under_the_pile_are_known_and_the_others_not() -> None:
    state = play(table(LINE, "en_avant_marche"), 0, "en_avant_marche")
    seen = GAME.sight_to_json(state.seen_by(2))["pile"]
    assert seen == [None] * 10 + ["yellow"]


@pytest.mark.rule("canardage-37")
def test_a_hand_without_pan_stays_known_while_its_cards_are_there() -> None:
    """Bo has none. With each card drawn there may be one more, until the three are gone."""
    state = play(table(LINE, "canard_simplet", targets=[2]), 0, "canard_simplet 2")
    known = [shown(state)["most_pans"]]
    for place in (1, 3, 4):
        play(state, 1, f"en_joue {place}")
        for seat in (2, 0):
            play(state, seat, legal(state, seat)[-1])
        known.append(shown(state).get("most_pans", [3, 3, 3]))
    assert known == [[3, 0, 3], [3, 1, 3], [3, 2, 3], [3, 3, 3]]


@pytest.mark.rule("canardage-37")
def test_nobody_imagines_a_pan_in_that_hand() -> None:
    state = play(table(LINE, "canard_simplet", targets=[2]), 0, "canard_simplet 2")
    dice = coincoin.Dice(1)
    for eye in (0, 2, None):
        worlds = [shown(state.seen_by(eye).imagine(dice))["hands"] for _ in range(50)]
        assert not any("pan" in hands[1] for hands in worlds)
        assert any("pan" in hands[2 if eye == 0 else 0] for hands in worlds)


@pytest.mark.rule("canardage-37")
def test_a_pan_played_from_that_hand_was_one_of_the_cards_drawn_since() -> None:
    hands = [["en_joue"] * 3, ["pan", "en_joue", "en_joue"], ["en_joue"] * 3]
    state = table(LINE, hands=hands, turn=1, targets=[1], most_pans=[3, 1, 3])
    play(state, 1, "pan 1")
    assert shown(state)["most_pans"] == [3, 1, 3], "none left, and one drawn"


@pytest.mark.rule("canardage-14")
def test_a_known_card_that_comes_out_is_no_longer_below() -> None:
    line = "yellow, blue, red, water, blue, water"
    shot = {"yellow": 4, "blue": 3, "red": 3}
    state = play(table(line, "en_avant_marche", shot=shot, known=1), 0, "en_avant_marche")
    assert shown(state)["line"][-1] == "red"
    assert shown(state)["pile"] == ["yellow"]
    assert shown(state)["known"] == 1


@pytest.mark.rule("canardage-13", "canardage-66")
def test_whoever_has_no_duck_is_told_the_way_back() -> None:
    state = table("blue, water, red, water", targets=[4, 5])
    scene = GAME.scene(state.seen_by(0), "en", ["Ada", "Bo", "Cleo"])
    assert scene.title == "Your turn: no duck left, but “Walking duck” can bring one back"
    targets = [piece.label for area in scene.areas for piece in area.pieces if piece.face == "target"]
    assert targets == ["a target above place 4", "a target above nothing: it cannot be shot at"]
