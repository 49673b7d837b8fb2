"""The search finds what there is to find, and keeps its promises."""

from __future__ import annotations

import threading
import time

import pytest

import coincoin
from coincoin.bots.bot import bot
from coincoin.bots.levels import SearchBot
from coincoin.bots.search import Search
from coincoin.bots.tally import LAST_SIZE
from coincoin.kernel.game import Game
from coincoin.kernel.instinct import Instinct, guided_playout
from coincoin.kernel.state import State
from coincoin.testing.tables import Table

from ..conformance.ours import plain_tables
from .small_games import Fork, Nim, Pennies

TABLES = plain_tables()
SLACK = 0.050  # seconds a budget may be overrun


def searched(state: State, seat: int, iterations: int, seed: int = 1) -> Search:
    search = Search(Instinct(), seed)
    search.think(state.seen_by(seat), iterations)
    return search


def position(table: Table, seed: int) -> State:
    """A state somewhere in the middle of a game, where the seat to move has a choice."""
    state, dice = table.new(seed)
    left = dice.below(coincoin.playout(state.clone(), coincoin.Dice(seed)))
    while not state.over:
        seat = state.mover()
        moves = state.moves(seat)
        if left <= 0 and len(moves) > 1:
            return state
        state.play(seat, moves[dice.below(len(moves))], dice)
        left -= 1
    return position(table, seed + 1000)


# ---- it imagines well ----


def test_the_hands_it_imagines_are_as_low_as_those_people_hold() -> None:
    """In DUCK high cards go first: by chance alone the others would hold far more than they do."""
    game = coincoin.game("duck")
    players = bot("duck", game, seed=1)
    held = dealt = imagined = looks = 0
    for seed in range(12):
        dice = coincoin.Dice(seed)
        state = game.new(3, dice)
        while not state.over:
            seat, sight = int(state.mover()), state.seen_by(state.mover())
            if state.turns > 3:  # type: ignore[attr-defined]
                search = Search(game.instinct, seed)
                search.eye = seat
                world = None
                for _ in range(30):
                    world = search.another(sight, world)
                    imagined += others(world, seat)
                    dealt += others(sight.imagine(dice), seat)
                held += 30 * others(state, seat)
                looks += 30
            state.play(seat, players.choose(sight, sight.moves()), dice)
    assert looks > 10_000
    assert (dealt - held) / looks > 6
    assert abs(imagined - held) / looks < 2


def others(state: State, seat: int) -> int:
    """What all but one seat hold together."""
    hands = state.hands  # type: ignore[attr-defined]
    return sum(hands.total(other) for other in range(state.seats) if other != seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_odds_of_the_barrel_are_what_playouts_find(seats: int) -> None:
    """Up to ties in the order after a death, which the odds leave to luck."""
    game = coincoin.game("pan")
    for seed in range(4):
        dice = coincoin.Dice(seed)
        state = game.new(seats, dice)
        while not (chances := list(game.instinct.chances(state))):
            seat = state.mover()
            state.apply(seat, game.instinct.choose(state, seat, state.legal(seat), dice), dice)
        won = [0] * seats
        for _ in range(4000):
            world = state.clone()
            guided_playout(world, game.instinct, dice)
            won[world.winners[0]] += 1
        assert sum(chances) == pytest.approx(1)
        assert [share / 4000 for share in won] == pytest.approx(chances, abs=0.035)


def test_where_cards_can_be_stolen_the_barrel_is_played_out() -> None:
    game = coincoin.game("pan")
    dice = coincoin.Dice(1)
    state = game.new(2, dice, double_clic=True)
    while not state.over:
        assert not list(game.instinct.chances(state))
        seat = state.mover()
        state.apply(seat, game.instinct.choose(state, seat, state.legal(seat), dice), dice)


# ---- it plays well ----


def test_it_finds_the_only_winning_move() -> None:
    state = Nim([1, 3, 5])
    search = searched(state, 0, 4000)
    left = list(state.heaps)
    move = state.moves(0)[search.best()]
    left[move // 10] -= move % 10
    assert left[0] ^ left[1] ^ left[2] == 0


def nim_duel(strong: int, weak: int, games: int) -> int:
    """How many games the search with the first budget wins, each position played from both sides."""
    won = 0
    for number in range(games):
        dice = coincoin.Dice(number // 2)
        state: State = Nim([1 + dice.below(5) for _ in range(4)])
        budgets = (strong, weak) if number % 2 else (weak, strong)
        while not state.over:
            seat = state.mover()
            search = searched(state, seat, budgets[seat], seed=number)
            state.play(seat, state.moves(seat)[search.best()], dice)
        won += budgets[state.winners[0]] == strong
    return won


def test_it_improves_with_its_budget() -> None:
    """16 of 24 or more happens by luck once in 13 tries, 20 once in 1300; the seeds are fixed."""
    assert nim_duel(600, 40, 24) >= 20


def test_picks_made_at_once_are_not_seen() -> None:
    """Were seat 1 to see seat 0's coin, seat 0 would never win, and the other way round."""
    for seat in (0, 1):
        search = searched(Pennies(), seat, 6000)
        tries = list(search.tries)
        for index in (0, 1):
            assert 0.35 < search.chances(index)[seat] < 0.65
            assert tries[index] > 1000, "one side of a fair coin is not better than the other"


def test_everybody_looks_for_their_own_good() -> None:
    """Seat 1 would take the win for itself, so seat 0 had better ask seat 2, who does not care."""
    search = searched(Fork(), 0, 2000)
    assert Fork().moves(0)[search.best()] == 2
    assert search.chances(0)[0] < 0.2
    assert search.chances(1)[0] > 0.35


def test_its_chances_add_up() -> None:
    for table in TABLES:
        state = position(table, 3)
        search = Search(table.game.instinct, 1)
        search.think(state.seen_by(state.mover()), 40)
        for index, tries in enumerate(search.tries):
            assert sum(search.chances(index)) == pytest.approx(1.0 if tries else 0.0)


# ---- it keeps its promises ----


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_seed_gives_the_same_answer(table: Table) -> None:
    state = position(table, 5)
    seat = state.mover()
    answers = []
    for _ in range(2):
        search = Search(table.game.instinct, 9)
        search.think(state.seen_by(seat), 60)
        answers.append((list(search.tries), list(search.gains)))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_playout_goes_on_with_legal_moves(table: Table) -> None:
    for seed in range(5):
        state, dice = table.new(seed)
        while not state.over:
            seat = state.mover()
            moves = state.moves(seat)
            glance = list(table.game.instinct.glance(state, seat))
            assert glance and set(glance) <= set(moves)
            state.apply(seat, moves[dice.below(len(moves))], dice)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_budget_in_milliseconds_is_kept(table: Table) -> None:
    """Counted in processor time, which is all of the time unless the machine is busy with something else."""
    player = bot("search:milliseconds=30", table.game)
    state = position(table, 7)
    seat = state.mover()
    sight, moves = state.seen_by(seat), state.moves(seat)
    start = time.process_time()
    player.choose(sight, moves)
    assert time.process_time() - start < 0.030 + SLACK


def test_it_can_be_cancelled() -> None:
    game = coincoin.game("pan")
    state = game.new(4, coincoin.Dice(1))
    player = SearchBot(game, 1, milliseconds=60_000)
    threading.Timer(0.1, player.cancel).start()
    start = time.perf_counter()
    assert player.choose(state.seen_by(0), state.moves(0)) in state.moves(0)
    assert time.perf_counter() - start < 30
    assert player.search.iterations > 0


def test_other_threads_run_while_it_thinks() -> None:
    game = coincoin.game("pan")
    state = game.new(4, coincoin.Dice(1))
    turns = 0
    done = threading.Event()

    def work() -> None:
        nonlocal turns
        while not done.wait(0.001):
            turns += 1

    thread = threading.Thread(target=work)
    thread.start()
    SearchBot(game, 1, milliseconds=500).choose(state.seen_by(0), state.moves(0))
    done.set()
    thread.join()
    assert turns > 10


class Clumsy(Instinct):
    """An instinct that fails after a while."""

    def __init__(self, after: int) -> None:
        self.left = after

    def choose(self, state, seat, moves, dice):  # type: ignore[no-untyped-def]
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("clumsy")
        return moves[0]


@pytest.mark.parametrize("after", [0, 50])
def test_a_failing_search_still_moves(after: int) -> None:
    game = coincoin.game("pan")
    state = game.new(4, coincoin.Dice(1))
    player = SearchBot(game, 1, iterations=1000)
    player.search.instinct = player.instinct.instinct = Clumsy(after)
    assert player.choose(state.seen_by(0), state.moves(0)) in state.moves(0)
    assert isinstance(player.failure, RuntimeError)


class Wild(Instinct):
    """An instinct that names moves that are not there."""

    def choose(self, state, seat, moves, dice):  # type: ignore[no-untyped-def]
        return -7


def test_an_instinct_that_is_no_use_does_no_harm() -> None:
    game = coincoin.game("pan")
    state = game.new(4, coincoin.Dice(1))
    player = SearchBot(game, 1, milliseconds=1)
    player.instinct.instinct = Wild()
    player.search.cancelled = True
    assert player.choose(state.seen_by(0), state.moves(0)) in state.moves(0)


def test_a_search_that_fills_its_table_goes_on() -> None:
    state = Nim([1, 2])
    search = Search(Instinct(), 1)
    search.prepare(state.seen_by(0))
    search.tally.reset(LAST_SIZE)
    search.tally.room = -(search.tally.mask >> 2)
    assert search.visit(state)
    assert search.tally.place(12345) == -1
    assert list(search.tries) == [1] * len(state.moves(0))


def test_a_search_without_a_limit_is_refused(pan: Game) -> None:
    with pytest.raises(coincoin.CoincoinError, match="needs a limit"):
        bot("search", pan)


@pytest.fixture
def pan() -> Game:
    return coincoin.game("pan")
