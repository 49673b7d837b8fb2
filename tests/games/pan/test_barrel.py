"""Pan, second stage: the order of play, the barrel, the end, the Double Clic."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin
from coincoin.kernel.state import State
from coincoin.testing.play import Loaded, legal, play, position, refused, shown, told

NO_CARDS: list[list[int]] = [[], [], []]


def clic() -> coincoin.Dice:
    return Loaded(1, 1, 1)


def pan() -> coincoin.Dice:
    return Loaded(0)


def barrel(won: list[list[int]], **more: Any) -> State:
    """Seats with these cards before them, who play in the order of their seats."""
    return position("pan", **{"seats": len(won), "phase": "barrel", "won": won, "order": list(range(len(won)))} | more)


def order_after_a_death(won: list[list[int]]) -> list[int]:
    """The order of play of these seats, once a further seat has died."""
    state = position(
        "pan",
        seats=len(won) + 1,
        phase="barrel",
        won=[*won, []],
        order=[len(won), *range(len(won))],
        chambers=1,
    )
    order: list[int] = shown(play(state, len(won), "turn", coincoin.Dice(len(won))))["order"]
    return order


# ---- the order of play ----


@pytest.mark.rule("pan-14")
def test_most_cards_first_by_rank_not_by_seat() -> None:
    assert order_after_a_death([[6], [1, 1, 1], [2, 2]]) == [1, 2, 0]
    state = barrel([[1], [2], [3]], order=[2, 0, 1])
    assert state.waiting() == (2,)
    assert play(state, 2, "turn", clic()).waiting() == (0,)
    assert play(state, 0, "turn", clic()).waiting() == (1,)
    assert play(state, 1, "turn", clic()).waiting() == (2,)
    assert refused(state, 0, "turn") == "pan-14"


@pytest.mark.rule("pan-15")
def test_equal_numbers_the_higher_total_first() -> None:
    assert order_after_a_death([[1, 6], [4, 4], [2, 3]]) == [1, 0, 2]


@pytest.mark.rule("pan-16")
def test_equal_totals_more_sixes_first_then_more_fives() -> None:
    assert order_after_a_death([[5, 4, 3], [6, 5, 1], [4, 4, 4]]) == [1, 0, 2]
    assert order_after_a_death([[5, 2, 3], [5, 4, 1], [6, 2, 2]]) == [2, 1, 0]


@pytest.mark.rule("pan-17")
def test_full_ties_are_drawn_by_lot_each_group_by_itself() -> None:
    won = [[3], [3], [6, 6], [5], [6, 6], []]
    orders = set()
    for seed in range(60):
        state = position("pan", seats=6, phase="barrel", won=won, order=[5, 0, 1, 2, 3, 4], chambers=1)
        orders.add(tuple(shown(play(state, 5, "turn", coincoin.Dice(seed)))["order"]))
    assert orders == {(2, 4, 3, 0, 1), (4, 2, 3, 0, 1), (2, 4, 3, 1, 0), (4, 2, 3, 1, 0)}


@pytest.mark.rule("pan-18")
def test_a_player_without_cards_comes_last_and_plays() -> None:
    assert order_after_a_death([[], [1]]) == [1, 0]
    state = barrel([[1], [], [2, 2]], order=[2, 0, 1], turn=2)
    assert state.waiting() == (1,)


# ---- a turn ----


@pytest.mark.rule("pan-19")
def test_turn_reshuffle_or_pass() -> None:
    state = barrel([[1, 3, 3], [2], []])
    assert legal(state, 0) == ["turn", "reshuffle 1", "reshuffle 3", "pass"]
    assert refused(state, 0, "pick 3") == "pan-19"


@pytest.mark.rule("pan-20")
def test_one_card_reshuffles_all_six_and_turns_one() -> None:
    state = barrel([[1, 3], [2], []], chambers=2)
    assert refused(state, 0, "reshuffle 2") == "pan-20"
    play(state, 0, "reshuffle 3", clic())
    assert shown(state)["won"][0] == [1] and shown(state)["spent"] == [3]
    assert shown(state)["chambers"] == 5
    assert state.waiting() == (1,)


@pytest.mark.rule("pan-20", "pan-24")
def test_a_reshuffle_can_kill() -> None:
    state = play(barrel([[1, 3], [2], [2]], chambers=2), 0, "reshuffle 3", pan())
    assert shown(state)["dead"] == [0] and sorted(shown(state)["spent"]) == [1, 3]


@pytest.mark.rule("pan-21")
def test_a_pass_costs_as_many_cards_as_players_still_in() -> None:
    state = barrel([[1, 1, 3, 5], [2], []], chambers=1)
    play(state, 0, "pass")
    assert legal(state, 0) == ["pay 1", "pay 3", "pay 5"]
    assert refused(state, 0, "turn") == "pan-21"
    for card in (5, 1, 1):
        assert state.waiting() == (0,)
        play(state, 0, f"pay {card}")
    assert shown(state)["won"][0] == [3] and sorted(shown(state)["spent"]) == [1, 1, 5]
    assert state.waiting() == (1,) and shown(state)["chambers"] == 1


@pytest.mark.rule("pan-21")
def test_a_pass_with_just_enough_cards_pays_them_all() -> None:
    state = play(barrel([[1, 3, 5], [2], []]), 0, "pass")
    assert shown(state)["won"][0] == [] and state.waiting() == (1,)
    assert told(state) == ["Ada pays and passes."]


@pytest.mark.rule("pan-21")
def test_too_few_cards_to_pass() -> None:
    assert refused(barrel([[1, 3], [2], []]), 0, "pass") == "pan-21"
    dead = barrel([[1, 3], [2], []], order=[0, 1], dead=[2])
    assert refused(dead, 0, "pass") is None, "two players in: two cards are enough"


@pytest.mark.rule("pan-22")
def test_without_cards_only_the_barrel_is_left() -> None:
    state = barrel([[], [2], []])
    assert legal(state, 0) == ["turn"]
    assert refused(state, 0, "pass") == refused(state, 0, "reshuffle 2") == "pan-22"


@pytest.mark.rule("pan-23")
def test_a_clic_stays_out() -> None:
    state = barrel([[], [2], []])
    for left, seat in ((5, 0), (4, 1), (3, 2), (2, 0), (1, 1)):
        play(state, seat, "turn", clic() if left > 1 else Loaded(1))
        assert shown(state).get("chambers", 6) == left
    play(state, 2, "turn")
    assert shown(state)["dead"] == [2], "the sixth card is Pan for certain"


@pytest.mark.rule("pan-24")
def test_pan_eliminates_and_takes_the_cards_out_of_the_game() -> None:
    state = play(barrel([[4, 4], [2], [3]]), 0, "turn", pan())
    assert shown(state)["dead"] == [0]
    assert shown(state)["won"][0] == [] and shown(state)["spent"] == [4, 4]
    assert "Ada turns a card: PAN! Out of the game." in told(state)


@pytest.mark.rule("pan-25")
def test_after_a_death_a_new_order_and_a_full_barrel() -> None:
    state = barrel([[4, 4], [2], [3, 3, 3], []], chambers=3, turn=3)
    play(state, 3, "turn", pan())
    assert shown(state)["order"] == [2, 0, 1]
    assert state.waiting() == (2,) and shown(state).get("chambers", 6) == 6


@pytest.mark.rule("pan-26")
def test_with_only_pan_left_one_may_still_pay() -> None:
    assert legal(barrel([[2, 2, 2], [], []], chambers=1), 0) == ["turn", "reshuffle 2", "pass"]


@pytest.mark.rule("pan-27")
def test_the_last_one_wins_and_the_others_rank_by_when_they_died() -> None:
    state = barrel([[], [1], [], []], order=[1, 3], dead=[2, 0], chambers=1)
    assert state.scores == [1, 2, 0, 2]
    play(state, 1, "turn")
    assert state.over and state.winners == (3,)
    assert state.scores == [1, 2, 0, 3]
    assert state.why_not(3, 6) == "pan-27"


# ---- the Double Clic ----


def without_cards(won: list[list[int]] | None = None, **more: Any) -> State:
    return barrel(won or [[], [5, 5], [1, 2]], options={"double_clic": True}, **more)


@pytest.mark.rule("pan-31")
def test_who_had_no_card_and_survived_may_turn_another() -> None:
    state = play(without_cards(), 0, "turn", clic())
    assert state.waiting() == (0,) and legal(state, 0) == ["again", "stop"]
    assert refused(state, 0, "turn") == "pan-31"
    assert play(state, 0, "stop").waiting() == (1,)


@pytest.mark.rule("pan-31")
def test_no_double_clic_with_cards_nor_after_spending_the_last_one_nor_without_the_option() -> None:
    assert play(without_cards(), 0, "turn", clic()).waiting() == (0,)
    rich = without_cards([[3], [5], []])
    assert play(rich, 0, "turn", clic()).waiting() == (1,)
    last = without_cards([[3], [5], []])
    assert play(last, 0, "reshuffle 3", clic()).waiting() == (1,)
    assert play(barrel(NO_CARDS), 0, "turn", clic()).waiting() == (1,)
    assert refused(barrel([[1], [], []]), 0, "again") == "pan-31"


@pytest.mark.rule("pan-32")
def test_steal_as_many_as_players_in_any_split() -> None:
    state = play(without_cards([[], [5, 5], [1, 2]]), 0, "turn", clic())
    play(state, 0, "again", clic())
    assert legal(state, 0) == ["steal 1 5", "steal 2 1", "steal 2 2"]
    assert refused(state, 0, "turn") == "pan-32"
    play(play(state, 0, "steal 1 5"), 0, "steal 2 2")
    assert state.waiting() == (0,)
    play(state, 0, "steal 1 5")
    assert shown(state)["won"] == [[2, 5, 5], [], [1]] and state.waiting() == (1,)


@pytest.mark.rule("pan-32")
def test_steal_all_there_are_when_there_are_too_few() -> None:
    state = play(without_cards([[], [5], [1]]), 0, "turn", clic())
    play(state, 0, "again", clic())
    assert shown(state)["won"] == [[1, 5], [], []] and state.waiting() == (1,)
    assert "Ada steals the 5 from Bo." in told(state)


@pytest.mark.rule("pan-33")
def test_the_second_card_can_kill() -> None:
    state = play(without_cards(), 0, "turn", clic())
    assert shown(play(state, 0, "again", pan()))["dead"] == [0]


@pytest.mark.rule("pan-34")
def test_the_second_card_may_be_turned_with_nothing_to_steal() -> None:
    state = play(without_cards(NO_CARDS), 0, "turn", clic())
    play(state, 0, "again", clic())
    assert state.waiting() == (1,) and shown(state)["chambers"] == 4


@pytest.mark.rule("pan-35")
def test_stolen_cards_change_the_order_only_when_it_is_worked_out_again() -> None:
    state = without_cards([[5, 5], [1], []], order=[0, 1, 2], turn=2)
    play(state, 2, "turn", clic())
    play(state, 2, "again", clic())
    assert shown(state)["won"] == [[], [], [1, 5, 5]]
    assert shown(state)["order"] == [0, 1, 2] and state.waiting() == (0,)
    play(state, 0, "turn", pan())
    assert shown(state)["order"] == [2, 1]


# ---- positions by hand ----


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"phase": "trick", "hands": [[7], [1]]}, r"\$\.hands\[0\]\[0\] is 7"),
        ({"phase": "trick", "hands": [[1], [1, 2]]}, "as many cards"),
        ({"phase": "trick", "hands": [[1]]}, "1 entries for 2 seats"),
        ({"phase": "trick", "hands": [[3, 3, 3], [3, 3, 1]]}, "5 cards of value 3"),
        ({"phase": "trick", "hands": [[1], [2]], "box": [1]}, "3 table cards"),
        ({"phase": "trick", "hands": [[1], [2]], "laid": [3, 3]}, "all seats have chosen"),
        ({"phase": "trick", "hands": [[1], [None]]}, r"\$\.hands\[1\]\[0\] is null"),
        ({"phase": "barrel", "order": [0]}, "name each seat once"),
        ({"phase": "barrel", "order": [0, 1], "turn": 2}, "place in"),
        ({"phase": "barrel", "order": [0, 1], "chambers": 7}, "not 1 to 6"),
        ({"phase": "paying", "order": [0, 1], "won": [[1], []], "owed": 2}, "owed is 2"),
        ({"phase": "nonsense"}, "nonsense"),
        ({"phase": "trick", "hand": []}, "hand"),
    ],
)
def test_impossible_positions_are_refused_and_say_why(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(coincoin.BadPosition, match=problem):
        position("pan", **{"seats": 2} | fields)


def test_the_dead_are_told_so() -> None:
    state = barrel([[1, 3], [2], []], order=[0, 1], dead=[2])
    scenes = [coincoin.game("pan").scene(state.seen_by(eye), "en", ["Ada", "Bo", "Cleo"]) for eye in (None, 1, 2)]
    assert [scene.title for scene in scenes] == ["Waiting for Ada"] * 3
    assert [scene.reason for scene in scenes] == ["", "", "You are out. Watch how it ends."]
