"""The swing of a match: what was decided is told from what was luck, and nothing is lost between them."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.bots.bot import bot
from coincoin.kernel.state import State
from coincoin.study.advice.swing import Outlook, Swing, Verdict, split, swing
from coincoin.study.advice.turning import turns

PAN = coincoin.game("pan")
TRIES = 400


def at_the_barrel(chambers: int, won: list[list[int]], **options: bool) -> State:
    position = {"game": "pan", "rules": 1, "seats": 2, "phase": "barrel", "won": won, "order": [0, 1]}
    return PAN.from_json(position | {"chambers": chambers} | ({"options": options} if options else {}))


def after(state: State, move: str, over: bool) -> State:
    """The same move until the dice are as this test wants them."""
    for seed in range(100):
        found = state.clone()
        found.play(0, PAN.parse(state, move), coincoin.Dice(seed))
        if found.over == over:
            return found
    raise AssertionError("the dice never fell that way")


def one_move(before: State, move: str, then: State) -> Swing:
    dice = coincoin.Dice(3)
    outlooks = {n: Outlook(PAN, state) for n, state in enumerate((before, then))}
    verdict = Verdict(PAN, before, 1, 0, PAN.parse(before, move))
    for _ in range(TRIES):
        verdict.sample(dice)
        for outlook in outlooks.values():
            outlook.sample(dice)
    return split({n: outlook.stood() for n, outlook in outlooks.items()}, [verdict.judged()] if verdict.choice else [])


@pytest.mark.parametrize("chambers", [2, 4, 6])
@pytest.mark.parametrize("options", [{}, {"double_clic": True}])
def test_an_unlucky_chamber_is_luck_and_no_mistake(chambers: int, options: dict[str, bool]) -> None:
    """Two without cards turn in turn: of an even number of chambers each has half. Nobody had a choice."""
    before = at_the_barrel(chambers, [[], []], **options)
    found = one_move(before, "turn", after(before, "turn", over=True))
    start, end = found.steps
    slack = 3 * start.errors[0] + 1 / TRIES
    assert start.chances[0] == pytest.approx(0.5, abs=slack if not options else 0.5)
    assert end.chances == [0.0, 1.0]
    own, others, luck = found.sums(0)
    assert (own, others) == (0.0, 0.0)
    assert luck == pytest.approx(-start.chances[0])


def test_a_lucky_chamber_does_not_excuse_a_mistake() -> None:
    """Two chambers and three cards: who turns without need gives half a win away, even when it clicks."""
    before = at_the_barrel(2, [[1, 2, 3], []])
    found = one_move(before, "turn", after(before, "turn", over=False))
    own, _, luck = found.sums(0)
    assert own < -0.2
    assert luck > 0
    assert found.judged[0].change[0] == pytest.approx(-found.judged[0].change[1])


def test_a_sure_loss_is_all_choice() -> None:
    before = at_the_barrel(1, [[1, 2, 3], []])
    found = one_move(before, "turn", after(before, "turn", over=True))
    own, _, luck = found.sums(0)
    assert own == pytest.approx(-1, abs=0.02)
    assert luck == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize("game", coincoin.all_games())
def test_start_and_choices_and_luck_make_the_end(game: str) -> None:
    played = coincoin.game(game)
    match = coincoin.Match(played, ["Ada", "Bo", "Cy"], seed=2)
    players = [bot("duckling", played, seat) for seat in range(3)]
    while not match.state.over:
        seat = match.state.mover()
        match.play(seat, players[seat].choose(match.state.seen_by(seat), match.state.moves(seat)))
    found = swing(match, 0.5)
    assert found.steps[0].n == 0
    assert found.steps[-1].n == match.version
    for seat in range(3):
        assert found.steps[0].chances[seat] + sum(found.sums(seat)) == pytest.approx(found.steps[-1].chances[seat])
        assert found.steps[-1].chances[seat] == (seat in match.state.winners) / len(match.state.winners)
        for turn in turns(match, found, seat, "en"):
            assert turn.told
            assert 0 <= turn.before < match.version
            if turn.kind == "own":
                assert match.log[turn.before][0] == seat, "a choice is made by who moves, and looked at before the move"


def test_who_plays_by_instinct_made_no_mistake() -> None:
    """Duck is the instinct itself: whatever it loses, it loses by luck."""
    match = coincoin.Match(PAN, ["Ada", "Bo", "Cy"], seed=5)
    players = [bot("duck", PAN, seat) for seat in range(3)]
    while not match.state.over:
        seat = match.state.mover()
        match.play(seat, players[seat].choose(match.state.seen_by(seat), match.state.moves(seat)))
    found = swing(match, 0.5)
    for seat in range(3):
        own, _, luck = found.sums(seat)
        assert abs(own) < 0.1
        assert abs(luck) > 0.15
