"""Search: information-set Monte Carlo tree search, for every game, on Sights only.

Each iteration imagines a world that fits what the seat knows and plays it out. Every seat looks for its
own good, and what it has learnt is kept under what that seat could know when it chose: its own moves and
the news it was told. So nobody in the tree sees a hidden card, nor a pick made at the same moment.

Tables of numbers instead of objects: a search leaves no garbage behind, and the same seed and number of
iterations give the same answer, compiled or not.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter, sleep
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import Sight, State

MIX: Final = 0x9E3779B97F4A7C15 >> 4
MASK: Final = 0x0FFFFFFFFFFFFFFF  # keys have 60 bits, so that they are positive compiled or not
CHOICE: Final = 1 << 40  # tells the key of a choice from that of the position after some news
FIRST_SIZE: Final = 1 << 13
LAST_SIZE: Final = 1 << 19  # 16 MB: a search that has filled it goes on with what it has
LONGEST: Final = 2000  # decisions in a playout; one cut short counts as it stands
BREATH: Final = 0.004  # seconds between two moments in which other threads may run

CURIOSITY: Final = 0.6  # how much a little-tried move is worth trying
WORDS: Final = 4294967296.0  # how many words dice can show
TRUST: Final = 0.1  # how much better than the others the instinct's move is taken to be at first
RANK: Final = 0.15  # the part of the reward that is for the rank: it plays on when the win is lost
WHIM: Final = 10  # one in so many moves of a playout is any move


def mix(key: i64, word: i64) -> i64:
    """A new key from a key and one more thing known."""
    key = ((key ^ (word + 1)) * MIX) & MASK
    key = ((key ^ (key >> 29)) * MIX) & MASK
    return key ^ (key >> 31)


@final
class Tally:
    """What is known of positions and moves, by key, in an open hash table."""

    def __init__(self) -> None:
        self.mask: i64 = 0
        self.room: i64 = 0
        self.reset(FIRST_SIZE)

    def reset(self, size: i64) -> None:
        self.mask = size - 1
        self.room = size // 2
        self.keys: vec[i64] = vec[i64]([0] * size)
        self.tries: vec[i64] = vec[i64]([0] * size)
        self.offers: vec[i64] = vec[i64]([0] * size)  # how often a move was legal when its seat chose
        self.gains: vec[float] = vec[float]([0.0] * size)

    def place(self, key: i64) -> i64:
        """Where this key is kept, from now on at least; -1 where there is no room."""
        place = key & self.mask
        while self.keys[place] != key:
            if self.keys[place] == 0:
                if self.room == -(self.mask >> 2):
                    return -1
                self.room -= 1
                self.keys[place] = key
                break
            place = (place + 1) & self.mask
        return place

    def make_room(self) -> None:
        """Double when half full, up to a limit. Only between iterations: places change."""
        if self.room > 0 or self.mask + 1 >= LAST_SIZE:
            return
        keys, tries, offers, gains = self.keys, self.tries, self.offers, self.gains
        old: i64
        self.reset(2 * (self.mask + 1))
        for old in range(len(keys)):
            if keys[old]:
                new = self.place(keys[old])
                self.tries[new] = tries[old]
                self.offers[new] = offers[old]
                self.gains[new] = gains[old]

    def add(self, place: i64, gain: float) -> None:
        self.tries[place] += 1
        self.gains[place] += gain


@final
class Search:
    """Thinks about one Sight at a time, for so many iterations or milliseconds, whichever ends first.

    Afterwards `tries`, `mean` and `chances` tell of each legal move how often it was tried, what the seat
    gained on average, and every seat's chance to win. A seat that is not to move can look out as well.
    """

    def __init__(self, instinct: Instinct, seed: int) -> None:
        self.instinct: Instinct = instinct
        self.dice: Dice = Dice(seed)
        self.tally: Tally = Tally()
        self.cancelled: bool = False  # may be set by another thread
        self.even: i64 = 0  # so many iterations go to all moves alike, to compare them; the rest to the good ones
        self.eye: i64 = 0
        self.seats: i64 = 0
        self.iterations: i64 = 0
        self.deadline: float = 0.0
        self.next_breath: float = 0.0
        self.tries: vec[i64] = vec[i64]()
        self.gains: vec[float] = vec[float]()
        self.wins: vec[float] = vec[float]()
        self.all_wins: vec[float] = vec[float]()
        self.known: vec[i64] = vec[i64]()  # a key for each seat: all that it knows
        self.path: vec[i64] = vec[i64]()  # places in the tally, and whose gain they count
        self.path_seats: vec[i64] = vec[i64]()
        self.first: i64 = -1  # which of the root's moves this iteration tries
        self.rewards: vec[float] = vec[float]()
        self.shares: vec[float] = vec[float]()

    # ---- what people call ----

    def think(self, sight: Sight, iterations: int, milliseconds: float = 0.0) -> None:
        """Search. 0 means: no limit of this kind. A set `cancelled` ends it."""
        start = perf_counter()
        self.deadline = start + milliseconds / 1000 if milliseconds else 0.0
        self.next_breath = start + BREATH
        self.prepare(sight)
        budget: i64 = iterations
        while (budget == 0 or self.iterations < budget) and not self.late():
            self.tally.make_room()
            if not self.iterate(sight):
                break

    def best(self) -> int:
        """The index of the move tried most; the better one of two."""
        best: i64 = 0
        i: i64
        for i in range(1, len(self.tries)):
            more = self.tries[i] - self.tries[best]
            if more > 0 or (more == 0 and self.gains[i] > self.gains[best]):
                best = i
        return best

    def mean(self, index: int) -> float:
        """What the seat gained on average with this move: 1 is a sure win, 0 a sure last place."""
        tries = self.tries[index]
        return self.gains[index] / float(tries) if tries else 0.0

    def chances(self, index: int) -> list[float]:
        """Every seat's chance to win after this move; shared wins count as parts."""
        tries = max(1.0, float(self.tries[index]))
        return [self.wins[index * self.seats + seat] / tries for seat in range(int(self.seats))]

    def outlook(self) -> list[float]:
        """Every seat's chance to win as things stand, as far as the seat that looks can tell."""
        iterations = max(1.0, float(self.iterations))
        return [self.all_wins[seat] / iterations for seat in range(int(self.seats))]

    # ---- one search ----

    def prepare(self, sight: Sight) -> None:
        state = sight.state
        seats = state.seats
        moves: i64 = 0
        if not state.over and sight.eye >= 0 and state.waits_for(sight.eye):
            moves = len(state.legal(sight.eye))
        self.eye = sight.eye
        self.seats = seats
        self.iterations = 0
        self.tries = vec[i64]([0] * moves)
        self.gains = vec[float]([0.0] * moves)
        self.wins = vec[float]([0.0] * (moves * seats))
        self.all_wins = vec[float]([0.0] * seats)
        self.known = vec[i64]([0] * seats)
        self.rewards = vec[float]([0.0] * seats)
        self.shares = vec[float]([0.0] * seats)
        self.tally.reset(FIRST_SIZE)

    def late(self) -> bool:
        """Is the time over? Now and then lets other threads run: compiled code does not by itself."""
        now = perf_counter()
        if now > self.next_breath:
            sleep(0)
            self.next_breath = now + BREATH
        return self.cancelled or (self.deadline > 0.0 and now >= self.deadline)

    def iterate(self, sight: Sight) -> bool:
        """Imagine a world, play it to the end, learn. False if the time ran out on the way."""
        world = sight.imagine(self.dice)
        self.descend(world)
        if not self.finish(world):
            return False
        self.judge(world)
        self.learn()
        self.iterations += 1
        return True

    def descend(self, world: State) -> None:
        """Follow what was learnt until a seat is in a position it has not been in."""
        world.telling = True
        self.path = vec[i64]()
        self.path_seats = vec[i64]()
        self.first = -1
        seat: i64
        for seat in range(self.seats):
            self.known[seat] = mix(seat, 0)
        inside = True
        while inside and not world.over:
            seat = world.mover()
            moves = world.legal(seat)
            index: i64 = 0
            if self.first < 0 and seat == self.eye and len(self.tries) > 0:
                index = self.pick_first(world, moves)
                self.first = index
            elif len(moves) > 1:
                index = self.pick(world, seat, moves)
                if index < 0:
                    inside = False
                    index = -1 - index
            self.move(world, seat, moves[index])
        world.telling = False

    def move(self, world: State, seat: i64, move: i64) -> None:
        """Play, and let every seat know what it is told of it."""
        world.news = vec[i64]()
        world.apply(seat, move, self.dice)
        self.known[seat] = mix(self.known[seat], -2 - move)
        news = world.news
        i: i64
        other: i64
        for i in range(0, len(news), 2):
            seers = news[i + 1]
            for other in range(self.seats):
                if (seers >> other) & 1:
                    self.known[other] = mix(self.known[other], news[i])

    def pick_first(self, world: State, moves: vec[i64]) -> i64:
        """The move of the seat that thinks."""
        if self.iterations < self.even:
            return self.iterations % len(moves)
        index = self.pick(world, self.eye, moves)
        return index if index >= 0 else -1 - index

    def pick(self, world: State, seat: i64, moves: vec[i64]) -> i64:
        """The index of the move to try: the promising or the little tried. -1 - index at a new position."""
        tally = self.tally
        key = self.known[seat]
        here = tally.place(key)
        trusted = self.instinct.choose(world, seat, moves, self.dice)
        if here < 0:
            return -1 - index_of(trusted, moves)
        self.path = append(self.path, here)
        self.path_seats = append(self.path_seats, seat)
        tries = tally.tries[here]
        usual = tally.gains[here] / float(tries) if tries else 0.0
        best: i64 = -1
        best_place: i64 = -1
        best_score = -1.0
        # Without luck, seats that choose at once would fall into step with one another.
        i: i64
        for i in range(len(moves)):
            if tries == 0 and moves[i] != trusted:
                continue
            place = tally.place(mix(key, CHOICE + moves[i]))
            if place < 0:
                continue
            tally.offers[place] += 1
            tried = float(tally.tries[place]) + 1.0
            bonus = TRUST if moves[i] == trusted else 0.0
            score = (tally.gains[place] + usual + bonus) / tried
            luck = 0.5 + float(self.dice.word()) / WORDS
            score += luck * CURIOSITY * sqrt(log(float(tally.offers[place]) + 1.0) / tried)
            if score > best_score:
                best_score = score
                best = i
                best_place = place
        if best < 0:
            return -1 - index_of(trusted, moves)
        self.path = append(self.path, best_place)
        self.path_seats = append(self.path_seats, seat)
        return best if tries else -1 - best

    def finish(self, world: State) -> bool:
        """Play on by instinct; False if the time ran out on the way."""
        dice = self.dice
        steps: i64 = 0
        while not world.over and steps < LONGEST:
            seat = world.mover()
            moves = world.legal(seat)
            move = moves[0]
            if len(moves) > 1:
                if dice.below(WHIM) == 0:
                    move = moves[dice.below(len(moves))]
                else:
                    move = self.instinct.choose(world, seat, moves, dice)
            world.apply(seat, move, dice)
            steps += 1
            if steps % 64 == 0 and self.late():
                return False
        return True

    def judge(self, world: State) -> None:
        """What each seat gained: its share of the win, and a little for its rank."""
        points = world.points()
        seat: i64
        other: i64
        for seat in range(self.seats):
            ahead: i64 = 0
            level: i64 = 0
            for other in range(self.seats):
                if points[other] > points[seat]:
                    ahead += 1
                elif points[other] == points[seat]:
                    level += 1
            share = 1.0 / float(level) if ahead == 0 else 0.0
            behind = float(self.seats - 1 - ahead) - float(level - 1) / 2.0
            self.shares[seat] = share
            self.rewards[seat] = (1.0 - RANK) * share + RANK * behind / float(self.seats - 1)

    def learn(self) -> None:
        i: i64
        for i in range(len(self.path)):
            self.tally.add(self.path[i], self.rewards[self.path_seats[i]])
        for i in range(self.seats):
            self.all_wins[i] += self.shares[i]
        if self.first >= 0:
            self.tries[self.first] += 1
            self.gains[self.first] += self.rewards[self.eye]
            for i in range(self.seats):
                self.wins[self.first * self.seats + i] += self.shares[i]


def index_of(move: i64, moves: vec[i64]) -> i64:
    i: i64
    for i in range(len(moves)):
        if moves[i] == move:
            return i
    return 0
