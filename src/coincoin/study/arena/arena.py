"""The arena: bots meet at balanced tables on all cores; ratings, win rates and how sure they are.

A block is one deal and one order of the bots, played once for each way of sitting down in that order: so
every bot has every seat and every hand equally often, and luck counts less.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from math import lcm

import msgspec
from openskill.models import PlackettLuce

import coincoin
from coincoin.bots.bot import bot
from coincoin.kernel.errors import stuck
from coincoin.kernel.game import Game, Json, OptionValue
from coincoin.kernel.state import State
from coincoin.study.interval import wilson
from coincoin.study.together import together

SURE = 3.0  # standard errors before an order is certain: the games are looked at again and again
FEW = 40  # games before anything is certain


class Setting(msgspec.Struct, frozen=True):
    """What is played: the same numbers give the same games, if the bots have a budget in iterations."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, OptionValue] = {}
    seed: int = 0
    board: Json | None = None  # where it is not the one that comes with the game

    @property
    def table(self) -> Game:
        return coincoin.game(self.game, self.board)


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, how it ended, how long each seat thought."""

    number: int
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]  # with more than one legal move


class Standing(msgspec.Struct, frozen=True):
    """How one bot did. Its share is of the seats it took: an even one is 1 / seats."""

    bot: str
    rating: float
    uncertainty: float
    seats: int
    wins: float
    share: float
    interval: tuple[float, float]
    milliseconds: float  # a decision, on average


class Duel(msgspec.Struct, frozen=True):
    """Of the games that one of the two won while both sat at the table, the share of the first."""

    bot: str
    other: str
    games: float
    wins: float
    share: float
    interval: tuple[float, float]


class Result(msgspec.Struct, frozen=True):
    """What an arena found; `standings` best first."""

    setting: Setting
    games: int
    even: float
    standings: list[Standing]
    duels: list[Duel]
    decisions: float  # in a game, on average
    seconds: float
    certain: bool  # is each bot surely better than the next?

    def duel(self, bot: str, other: str) -> Duel:
        return next(duel for duel in self.duels if (duel.bot, duel.other) == (bot, other))

    def better(self, bot: str, other: str) -> bool:
        """Does the 95 % interval of the first against the second lie above one half?"""
        return self.duel(bot, other).interval[0] > 0.5


def arena(
    game: str,
    bots: Sequence[str],
    games: int = 500,
    seats: int | None = None,
    options: dict[str, OptionValue] | None = None,
    seed: int = 0,
    early: bool = False,
    cores: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    board: Json | None = None,
) -> Result:
    """Let the bots meet in so many games, rounded up so that all is balanced.

    `early` stops when the order is certain; `progress` is told the games played and those to play.

    >>> result = arena("pan", ["duck", "random"], games=4, seats=2, cores=1)
    >>> result.games, sum(standing.wins for standing in result.standings)
    (4, 4.0)
    """
    setting = settle(game, bots, seats, options, seed, board)
    start = time.perf_counter()
    found: list[Played] = []
    for block in played(setting, games, cores):
        found += block
        if progress:
            progress(len(found), whole_games(setting, games))
        if early and len(found) >= FEW and len(found) % cycle(setting) == 0 and certain(setting, found):
            break
    return judge(setting, found, time.perf_counter() - start)


def settle(
    game: str,
    bots: Sequence[str],
    seats: int | None,
    options: dict[str, OptionValue] | None,
    seed: int,
    board: Json | None = None,
) -> Setting:
    """The setting, checked."""
    found = coincoin.game(game, board)
    table = seats or found.seats[0]
    chosen = found.check_options(table, options or {})
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise coincoin.BadOption("an arena needs at least two different bots: --bots swan,goose")
    for name in bots:
        bot(name, found)
    return Setting(game, tuple(bots), table, chosen, seed, board)


# ---- who sits where ----


def parties(setting: Setting) -> list[tuple[str, ...]]:
    """Who plays together, each party as often as any other: every bot takes as many seats in all."""
    bots, seats = setting.bots, setting.seats
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    shifts = lcm(seats, len(bots)) // seats
    return [tuple(bots[(shift * seats + seat) % len(bots)] for seat in range(seats)) for shift in range(shifts)]


def cycle(setting: Setting) -> int:
    """After so many games all is balanced."""
    return len(parties(setting)) * setting.seats


def whole_games(setting: Setting, games: int) -> int:
    """So many games, rounded up to be balanced."""
    return -(-games // cycle(setting)) * cycle(setting)


def lineup(setting: Setting, number: int) -> tuple[str, ...]:
    """Who sits where in this game."""
    block, turn = divmod(number, setting.seats)
    every = parties(setting)
    party = list(every[block % len(every)])
    dice = coincoin.Dice(setting.seed * 1_000_003 + block)
    for i in range(len(party) - 1, 0, -1):
        j = dice.below(i + 1)
        party[i], party[j] = party[j], party[i]
    return tuple(party[turn:] + party[:turn])


# ---- playing ----


def deal(setting: Setting, number: int) -> tuple[State, coincoin.Dice]:
    """The state a game begins with, the same for all games of a block."""
    dice = coincoin.Dice(setting.seed * 7_368_787 + number // setting.seats)
    return setting.table.new(setting.seats, dice, **setting.options), dice


def play(setting: Setting, number: int) -> Played:
    """One game."""
    game = setting.table
    names = lineup(setting, number)
    state, dice = deal(setting, number)
    players = [bot(name, game, (setting.seed << 32) + number * 64 + seat) for seat, name in enumerate(names)]
    seconds, decisions = [0.0] * setting.seats, [0] * setting.seats
    while not state.over:
        seat = state.mover()
        moves = state.moves(seat)
        if not moves:
            raise stuck(state, seat)
        start = time.process_time()  # a busy machine does not make a bot slower
        move = players[seat].choose(state.seen_by(seat), list(moves))
        if len(moves) > 1:
            seconds[seat] += time.process_time() - start
            decisions[seat] += 1
        if move not in moves:
            raise coincoin.BadMove(f"the bot {names[seat]!r} played {move!r}, which is not one of its legal moves")
        state.apply(seat, move, dice)
    return Played(number, names, tuple(state.scores), state.winners, tuple(seconds), tuple(decisions))


def play_block(setting: Setting, block: int) -> list[Played]:
    return [play(setting, block * setting.seats + turn) for turn in range(setting.seats)]


def played(setting: Setting, games: int, cores: int | None = None, done: int = 0) -> Iterator[list[Played]]:
    """The games, block by block and in order, played on all cores; the first `done` are left out."""
    blocks = range(done // setting.seats, whole_games(setting, games) // setting.seats)
    return together(play_block, [(setting, block) for block in blocks], cores or os.cpu_count() or 1)


# ---- judging ----


def judge(setting: Setting, games: Sequence[Played], seconds: float) -> Result:
    """Ratings, shares and duels of these games."""
    ratings = rate(setting, games)
    standings = []
    for name in setting.bots:
        wins = sum(won(game, name) for game in games)
        seats = sum(game.lineup.count(name) for game in games)
        thought = sum(game.seconds[seat] for game in games for seat in at(game, name))
        decisions = sum(game.decisions[seat] for game in games for seat in at(game, name))
        mu, sigma = ratings[name]
        standings.append(
            Standing(
                name, mu, sigma, seats, wins, wins / seats, wilson(wins, seats), 1000 * thought / max(1, decisions)
            )
        )
    standings.sort(key=lambda standing: -standing.share)
    total = sum(sum(game.decisions) for game in games)
    return Result(
        setting,
        len(games),
        1 / setting.seats,
        standings,
        duels(setting, games),
        total / len(games),
        seconds,
        certain(setting, games),
    )


def at(game: Played, name: str) -> list[int]:
    return [seat for seat, each in enumerate(game.lineup) if each == name]


def won(game: Played, name: str) -> float:
    """The part of the win that went to this bot."""
    return sum(game.lineup[seat] == name for seat in game.winners) / len(game.winners)


def duels(setting: Setting, games: Sequence[Played]) -> list[Duel]:
    found = []
    for name in setting.bots:
        for other in setting.bots:
            if name != other:
                both = [game for game in games if name in game.lineup and other in game.lineup]
                wins, lost = (sum(won(game, each) for game in both) for each in (name, other))
                share = wins / (wins + lost) if wins + lost else 0.5
                found.append(Duel(name, other, wins + lost, wins, share, wilson(wins, wins + lost)))
    return found


def certain(setting: Setting, games: Sequence[Played]) -> bool:
    """Is each bot surely better than the next one?"""
    by_wins = sorted(setting.bots, key=lambda name: -sum(won(game, name) for game in games))
    table = {(duel.bot, duel.other): duel for duel in duels(setting, games)}
    return all(
        wilson(table[upper, lower].wins, table[upper, lower].games, SURE)[0] > 0.5 for upper, lower in pairwise(by_wins)
    )


def rate(setting: Setting, games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Ratings by openskill's Plackett-Luce; a bot with several seats at a table takes their average."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in setting.bots}
    for game in games:
        teams = [[ratings[name]] for name in game.lineup]
        after = model.rate(teams, scores=[float(score) for score in game.scores])
        for name in set(game.lineup):
            mine = [after[seat][0] for seat in at(game, name)]
            mu, sigma = (sum(getattr(each, part) for each in mine) / len(mine) for part in ("mu", "sigma"))
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
