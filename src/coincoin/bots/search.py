"""Search: information-set Monte Carlo tree search, for every game, on Sights only.

A search imagines worlds that fit what the seat knows and the way people play. In each of them it tries the
moves still in question, with the same dice, and plays on by instinct: so luck hits all of them alike. The
worse half of the moves is dropped from time to time, and the instinct's own move is only left for one that
is surely better. Where an instinct thinks in whole plans, these are tried instead of single moves, each of
them carried out to its end.

Every seat in a playout looks for its own good, and what it has learnt is kept under what that seat could
know when it chose: its own moves and the news it was told. So nobody in the tree sees a hidden card, nor
a pick made at the same moment.

Tables of numbers instead of objects: a search leaves no garbage behind, and the same seed and number of
iterations give the same answer, compiled or not.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter, sleep
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.bots.tally import FIRST_SIZE, Tally, changed, index_of, mix
from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import Sight, State

MANY: Final = 32  # moves looked at
CHOICE: Final = 1 << 40  # tells the key of a choice from that of the position after some news
LONGEST: Final = 2000  # decisions in a playout; one cut short counts as it stands
BREATH: Final = 0.004  # seconds between two moments in which other threads may run

CURIOSITY: Final = 1.0  # how much a little-tried move is worth trying
TRUST: Final = 0.6  # how much of the curiosity goes to the move of the instinct
MARGIN: Final = 0.5  # the part of the reward that is for being ahead: it says more than a win by luck
DOUBT: Final = 0.4  # standard errors by which a move must be better than the instinct's
WORDS: Final = 4294967296.0  # how many words dice can show


@final
class Search:
    """Thinks about one Sight at a time, for so many iterations or milliseconds, whichever ends first.

    Afterwards `tries`, `mean` and `chances` tell of each legal move how often it was tried, what the seat
    gained on average, and every seat's chance to win. A seat that is not to move can look out as well.
    """

    def __init__(self, instinct: Instinct, seed: int) -> None:
        self.instinct: Instinct = instinct.alone()
        self.dice: Dice = Dice(seed)  # for worlds and choices
        self.chance: Dice = Dice(seed)  # for what happens in a world and in a playout: the same for all moves tried
        self.tally: Tally = Tally()
        self.cancelled: bool = False  # may be set by another thread
        self.even: float = 0.0  # for so much of the time all moves are tried alike, to compare them
        self.whole: bool = False  # play to the end, for true chances to win
        self.eye: i64 = 0
        self.seats: i64 = 0
        self.iterations: i64 = 0
        self.budget: i64 = 0
        self.start: float = 0.0
        self.deadline: float = 0.0
        self.next_breath: float = 0.0
        self.moves: vec[i64] = vec[i64]()  # of the root; the lists below go with it
        self.tries: vec[i64] = vec[i64]()
        self.gains: vec[float] = vec[float]()
        self.wins: vec[float] = vec[float]()
        self.all_wins: vec[float] = vec[float]()
        self.planned: bool = False  # are whole plans in question?
        self.entries: vec[i64] = vec[i64]()  # the index of the move that each of the things in question begins with
        self.trusted: i64 = 0  # of them, the instinct's
        self.alive: vec[i64] = vec[i64]()  # those still in question
        self.halvings: i64 = 0
        self.found: vec[float] = vec[float]()  # what each gained in this world
        self.pairs: vec[i64] = vec[i64]()  # in how many worlds it was compared with the instinct's
        self.leads: vec[float] = vec[float]()  # by how much it was better there, added up
        self.squares: vec[float] = vec[float]()
        self.known: vec[i64] = vec[i64]()  # a key for each seat: all that it knows
        self.path: vec[i64] = vec[i64]()  # places in the tally, and whose gain they count
        self.path_seats: vec[i64] = vec[i64]()
        self.rewards: vec[float] = vec[float]()
        self.shares: vec[float] = vec[float]()
        self.told: vec[float] = vec[float]()  # every seat's chance to win, where the instinct told before the end
        self.steps: i64 = 0  # decisions made in this playout
        self.moments: i64 = 0  # of them, those after which it could be judged
        self.before: vec[i64] = vec[i64]()  # what each seat was worth in this world
        self.spreads: float = 0.0  # between best and worst score of all playouts, added up

    # ---- what people call ----

    def think(self, sight: Sight, iterations: int, milliseconds: float = 0.0) -> None:
        """Search. 0 means: no limit of this kind. A set `cancelled` ends it."""
        self.start = perf_counter()
        self.deadline = self.start + milliseconds / 1000 if milliseconds else 0.0
        self.next_breath = self.start + BREATH
        self.budget = iterations
        self.prepare(sight)
        if self.settled():
            return
        world: State | None = None
        while not self.late():
            self.tally.make_room()
            world = self.another(sight, world)
            if not self.visit(world):
                break
            self.halve()

    def best(self) -> int:
        """The index of the move to play: the instinct's, unless another one is surely better."""
        i: i64
        best, most = self.trusted, self.instinct.doubt()
        for i in self.alive:
            pairs = float(self.pairs[i])
            if i != self.trusted and pairs >= 2.0:
                lead = self.leads[i] / pairs
                noise = max(0.0, self.squares[i] / pairs - lead * lead) / (pairs - 1.0)
                sure = lead - DOUBT * sqrt(noise)
                if sure > most:
                    best, most = i, sure
        return self.entries[best]

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
        self.eye = sight.eye
        self.seats = seats
        self.iterations = self.halvings = self.trusted = 0
        self.spreads = 0.0
        self.moves = vec[i64]()
        if not state.over and sight.eye >= 0 and state.waits_for(sight.eye):
            self.moves = state.legal(sight.eye)
            self.trusted = index_of(self.instinct.choose(state, sight.eye, self.moves, self.dice), self.moves)
        moves = len(self.moves)
        self.consider(state)
        self.tries = vec[i64]([0] * moves)
        self.gains = vec[float]([0.0] * moves)
        self.wins = vec[float]([0.0] * (moves * seats))
        self.all_wins = vec[float]([0.0] * seats)
        self.found = vec[float]([0.0] * len(self.entries))
        self.pairs = vec[i64]([0] * len(self.entries))
        self.leads = vec[float]([0.0] * len(self.entries))
        self.squares = vec[float]([0.0] * len(self.entries))
        self.known = vec[i64]([0] * seats)
        self.rewards = vec[float]([0.0] * seats)
        self.shares = vec[float]([0.0] * seats)
        self.tally.reset(FIRST_SIZE)

    def consider(self, state: State) -> None:
        """What is in question: the instinct's plans, where it thinks in plans, and else moves."""
        ideas = vec[i64]()
        if self.even == 0.0 and len(self.moves) > 1:
            ideas = self.instinct.ideas(state, self.eye)
        self.planned = len(ideas) > 0
        if self.planned:
            self.trusted = 0
            self.alive = vec[i64](range(len(ideas)))
            self.entries = vec[i64]()
            for move in ideas:
                self.entries = append(self.entries, index_of(move, self.moves))
        else:
            self.alive = self.candidates(state)
            self.entries = vec[i64](range(len(self.moves)))

    def settled(self) -> bool:
        """Do all plans begin alike?"""
        if not self.planned:
            return False
        first = self.entries[0]
        return all(entry == first for entry in self.entries)

    def candidates(self, state: State) -> vec[i64]:
        """The indexes of the moves worth a thought and the instinct's; of some at random where they are very many."""
        moves = len(self.moves)
        i: i64
        if self.even > 0.0 or moves == 0:
            return vec[i64](range(moves))
        drawn = vec[i64]()
        for move in self.instinct.glance(state, self.eye):
            drawn = append(drawn, index_of(move, self.moves))
        chosen = vec[i64]([0] * moves)
        chosen[self.trusted] = 1
        for i in range(min(MANY, len(drawn))):
            j = i + (self.dice.below(len(drawn) - i) if len(drawn) > MANY else 0)
            chosen[drawn[j]] = 1
            drawn[j] = drawn[i]
        some = vec[i64]()
        for i in range(moves):
            if chosen[i]:
                some = append(some, i)
        return some

    def late(self) -> bool:
        """Is the budget spent? Now and then lets other threads run: compiled code does not by itself."""
        now = perf_counter()
        if now > self.next_breath:
            sleep(0)
            self.next_breath = now + BREATH
        if self.cancelled or (self.budget > 0 and self.iterations >= self.budget):
            return True
        return self.deadline > 0.0 and now >= self.deadline

    def another(self, sight: Sight, last: State | None) -> State:
        """A world; less likely ones only as often as they deserve, else the last one once more (Metropolis)."""
        world = sight.imagine(self.dice)
        if last is None:
            return world
        change = self.instinct.likely(world, self.eye) - self.instinct.likely(last, self.eye)
        return world if change >= 0.0 or float(self.dice.word()) < WORDS * exp(change) else last

    def visit(self, world: State) -> bool:
        """Try each move in question in this world, with the same dice. False if the budget ran out on the way."""
        luck = int(self.dice.word())
        self.before = self.instinct.worth(world)
        if len(self.moves) == 0:
            self.chance = Dice(luck)
            return self.iterate(world.clone(), -1)
        i: i64
        for i in self.alive:
            self.chance = Dice(luck)
            if self.late() or not self.iterate(world.clone(), i):
                return False
        for i in self.alive:
            lead = self.found[i] - self.found[self.trusted]
            self.pairs[i] += 1
            self.leads[i] += lead
            self.squares[i] += lead * lead
        return True

    def halve(self) -> None:
        """Drop the worse half of the moves in question, each time that a fair part of the budget is spent."""
        if len(self.alive) <= 2:
            return
        done = 0.0
        if self.budget > 0:
            done = float(self.iterations) / float(self.budget)
        if self.deadline > 0.0:
            done = max(done, (perf_counter() - self.start) / (self.deadline - self.start))
        done = (done - self.even) / (1.0 - self.even)
        rounds = log(float(len(self.entries))) / log(2.0)
        if done * rounds < float(self.halvings) + 1.0:
            return
        self.halvings += 1
        keep = (len(self.alive) + 1) // 2
        left = vec[i64]()
        i: i64
        j: i64
        for i in self.alive:
            better: i64 = 0
            for j in self.alive:
                if self.leads[j] > self.leads[i] or (self.leads[j] == self.leads[i] and j < i):
                    better += 1
            if better < keep or i == self.trusted:
                left = append(left, i)
        self.alive = left

    def iterate(self, world: State, first: i64) -> bool:
        """Play a world to the end, learn. False if the time ran out on the way."""
        self.descend(world, first)
        if not self.finish(world):
            return False
        self.judge(world)
        self.learn(first)
        self.iterations += 1
        return True

    def descend(self, world: State, first: i64) -> None:
        """Follow what was learnt until a seat is in a position it has not been in; or a plan, from the start."""
        self.steps = 0
        self.moments = 0
        self.path = vec[i64]()
        self.path_seats = vec[i64]()
        self.instinct.start()
        if self.planned and first >= 0:
            self.instinct.pursue(world, self.eye, first)
            return
        world.telling = True
        seat: i64
        for seat in range(self.seats):
            self.known[seat] = mix(seat, 0)
        inside = True
        while inside and not world.over:
            seat = world.mover()
            if first >= 0 and seat == self.eye:
                self.move(world, seat, self.moves[first])
                first = -1
                continue
            moves = self.instinct.glance(world, seat)
            index: i64 = 0
            if len(moves) > 1:
                index = self.pick(world, seat, moves)
                if index < 0:
                    inside = first >= 0
                    index = -1 - index
            self.move(world, seat, moves[index])
        world.telling = False

    def move(self, world: State, seat: i64, move: i64) -> None:
        """Play, and let every seat know what it is told of it."""
        world.news = vec[i64]()
        world.apply(seat, move, self.chance)
        self.count(world)
        self.known[seat] = mix(self.known[seat], -2 - move)
        news = world.news
        i: i64
        other: i64
        for i in range(0, len(news), 2):
            seers = news[i + 1]
            for other in range(self.seats):
                if (seers >> other) & 1:
                    self.known[other] = mix(self.known[other], news[i])

    def count(self, world: State) -> None:
        """One more decision, after which the playout could be judged, unless something is half done."""
        self.steps += 1
        if self.instinct.ripe(world):
            self.moments += 1

    def pick(self, world: State, seat: i64, moves: vec[i64]) -> i64:
        """The index of the move to try: the promising or the little tried. -1 - index at a new position."""
        tally = self.tally
        key = self.known[seat]
        here = tally.place(key)
        trusted = index_of(self.instinct.choose(world, seat, moves, self.dice), moves)
        if here < 0:
            return -1 - trusted
        tries = tally.tries[here]
        usual = tally.gains[here] / float(tries) if tries else 0.0
        others = (1.0 - TRUST) / float(len(moves))
        best: i64 = -1
        best_place: i64 = -1
        best_score = -1.0
        i: i64
        for i in range(len(moves)):
            if tries == 0 and i != trusted:
                continue
            place = tally.place(mix(key, CHOICE + moves[i]))
            if place < 0:
                continue
            tally.offers[place] += 1
            tried = tally.tries[place]
            score = tally.gains[place] / float(tried) if tried else usual
            # Without luck, seats that choose at once would fall into step with one another.
            luck = 0.5 + float(self.dice.word()) / WORDS
            share = others + TRUST if i == trusted else others
            score += luck * CURIOSITY * share * sqrt(float(tally.offers[place])) / float(tried + 1)
            if score > best_score:
                best_score = score
                best = i
                best_place = place
        if best < 0:
            return -1 - trusted
        self.path = append(append(self.path, here), best_place)
        self.path_seats = append(append(self.path_seats, seat), seat)
        return best if tries else -1 - best

    def finish(self, world: State) -> bool:
        """Play on by instinct, to the end or to the instinct's horizon. False if the time ran out on the way."""
        dice = self.chance
        horizon: i64 = 0 if self.whole else self.instinct.horizon(self.seats)
        self.told = vec[float]()
        while not world.over and self.steps < LONGEST:
            if not self.whole:
                self.told = self.instinct.chances(world)
                if len(self.told) > 0:
                    break
            if horizon > 0 and self.moments >= horizon and changed(self.before, self.instinct.worth(world)):
                break
            seat = world.mover()
            world.apply(seat, self.instinct.go_on(world, seat, dice), dice)
            self.count(world)
            if self.steps % 64 == 0 and self.late():
                return False
        return True

    def judge(self, world: State) -> None:
        """What each seat gained: its chance to win where that was told, else its share of the win and its lead."""
        seat: i64
        other: i64
        if len(self.told) > 0:
            for seat in range(self.seats):
                self.shares[seat] = self.rewards[seat] = self.told[seat]
            return
        points = world.points()
        worth = self.instinct.worth(world)
        best = points[0]
        high = low = worth[0]
        for seat in range(1, self.seats):
            best = max(best, points[seat])
            high = max(high, worth[seat])
            low = min(low, worth[seat])
        self.spreads += float(high - low)
        usual = self.spreads / float(self.iterations + 1) + 0.001
        margin = MARGIN if world.over else 1.0
        for seat in range(self.seats):
            rival = low
            level: i64 = 1
            for other in range(self.seats):
                if other != seat:
                    rival = max(rival, worth[other])
                    level += 1 if points[other] == points[seat] else 0
            share = 1.0 / float(level) if points[seat] == best else 0.0
            ahead = max(-1.0, min(1.0, float(worth[seat] - rival) / usual))
            self.shares[seat] = share
            self.rewards[seat] = (1.0 - margin) * share + margin * (0.5 + 0.5 * ahead)

    def learn(self, first: i64) -> None:
        i: i64
        for i in range(len(self.path)):
            self.tally.add(self.path[i], self.rewards[self.path_seats[i]])
        for i in range(self.seats):
            self.all_wins[i] += self.shares[i]
        if first >= 0:
            move = self.entries[first]
            reward = self.rewards[self.eye]
            self.found[first] = reward
            self.tries[move] += 1
            self.gains[move] += reward
            for i in range(self.seats):
                self.wins[move * self.seats + i] += self.shares[i]
