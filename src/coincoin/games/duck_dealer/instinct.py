"""Duck Dealer by instinct: make a plan, save energy for all of it, carry it out.

Looks at the board and at the ships, which everybody can see.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.mind.atlas import Atlas
from coincoin.games.duck_dealer.mind.course import Course
from coincoin.games.duck_dealer.mind.planner import Plan, Planner
from coincoin.games.duck_dealer.mind.steps import gates, road, step, throw_away
from coincoin.games.duck_dealer.mind.weights import Weights
from coincoin.games.duck_dealer.moves import MOST_SEATS
from coincoin.games.duck_dealer.rules.board import (
    ACTING,
    ANSWERING,
    BIDDING,
    EQUIPPING,
    EXPLORING,
    GATING,
    KEEPING,
    OFFERING,
    PLACING,
    SHEDDING,
    STARTING,
    TURN,
)
from coincoin.games.duck_dealer.rules.codes import (
    ACCEPT,
    ACT,
    BLUE,
    COLOURS,
    END,
    GOODS,
    RAW,
    RED,
    REFUSE,
    START,
    WITHDRAW,
    collect,
    equip,
    explore_good,
    return_,
)
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import NOBODY, State

HIGHEST_BID: Final = 3
NEVER: Final = -1000
FEW: Final = 3  # plans thought of in an action turn
IDEAS: Final = 8  # and by a search
WHIM: Final = 5  # in a playout, one in so many plans is the second best
MEMORY: Final = 1 << 12  # positions remembered


@final
class Memory:
    """What came to mind in a position; never changed."""

    def __init__(self, key: i64, steps: vec[i64]) -> None:
        self.key: i64 = key
        self.steps: vec[i64] = steps


@final
class DealerInstinct(Instinct):
    """Aims at whole deliveries."""

    def __init__(self) -> None:
        self.weights: Weights = Weights()
        self.atlases: list[Atlas | None] = [None] * MOST_SEATS  # of each seat, the last one made
        self.memory: list[Memory | None] = [None] * MEMORY
        self.courses: list[Course | None] = [None] * MOST_SEATS  # what each seat carries out in this playout
        self.wishes: list[Plan] = []  # the plans of the ideas

    def alone(self) -> Instinct:
        own = DealerInstinct()
        own.weights = self.weights
        return own

    def start(self) -> None:
        self.courses = [None] * MOST_SEATS

    def pace(self) -> i64:
        return 16

    def horizon(self, seats: i64) -> i64:
        return 14  # rounds: an action turn of each at least, with the energy for it

    def doubt(self) -> float:
        return self.weights.doubt

    def ripe(self, state: State) -> bool:
        """Where everybody has had as many turns."""
        table = cast(Dealer, state)
        return table.phase == TURN and table.turn == 0

    def glance(self, state: State, seat: i64) -> vec[i64]:
        """The next steps of the best plans, or collecting any colour; the rest is left to instinct."""
        table = cast(Dealer, state)
        if table.phase == ACTING and table.ships[seat].cubes >= 0:
            return self.steps(table, seat, FEW)
        moves = table.legal(seat)
        if table.phase == TURN or table.phase <= PLACING or table.phase == ACTING or len(moves) == 1:
            return moves
        return append(vec[i64](), self.choose(state, seat, moves, Dice(0)))  # which are not thrown

    def go_on(self, state: State, seat: i64, dice: Dice) -> i64:
        """A seat holds on to its plan as long as nobody else has acted."""
        table = cast(Dealer, state)
        if table.phase == TURN:
            course = self.courses[seat]
            if course is None or course.visit or course.track != len(table.track):
                course = self.new_course(table, seat, False, dice)
            return collect(BLUE) if course is None else course.begin(table, seat)
        if table.phase == ACTING and table.ships[seat].cubes >= 0:
            return self.go_on_acting(table, seat, dice)
        return self.choose(state, seat, table.legal(seat), dice)

    def go_on_acting(self, table: Dealer, seat: i64, dice: Dice) -> i64:
        course = self.courses[seat]
        move: i64 = NOBODY
        if course is not None:
            move = self.advance(table, seat, course)
        if move == NOBODY:
            course = self.new_course(table, seat, True, dice)
            if course is not None and course.plan.missing == 0:
                move = self.advance(table, seat, course)
        if move == NOBODY:
            self.courses[seat] = None
            return self.steps(table, seat, 1)[0]
        return move

    def advance(self, table: Dealer, seat: i64, course: Course) -> i64:
        """The next move of an action turn; gates come before the first flight."""
        atlas = self.atlas(table, seat)
        if course.visit == 0:
            move = gate(table, seat, course.plan, atlas, self.weights)
            if move != NOBODY:
                return move
        return course.next(table, seat, atlas, self.weights)

    def new_course(self, table: Dealer, seat: i64, acting: bool, dice: Dice) -> Course | None:
        plans = self.plans(table, seat, acting, 1 if acting else 2).best
        course: Course | None = None
        if len(plans):
            course = Course(plans[1 if len(plans) > 1 and dice.below(WHIM) == 0 else 0], len(table.track))
        self.courses[seat] = course
        return course

    def ideas(self, state: State, seat: i64) -> vec[i64]:
        """One for each of the best plans."""
        table = cast(Dealer, state)
        acting = table.phase == ACTING
        moves = vec[i64]()
        if (not acting and table.phase != TURN) or table.ships[seat].cubes < 0:
            return moves
        self.wishes = []
        for plan in self.plans(table, seat, acting, IDEAS).best:
            course = Course(plan, len(table.track))
            if not acting:
                move = course.begin(table, seat)
            elif plan.missing:
                continue
            else:
                move = self.advance(table, seat, course)
            if move != NOBODY:
                self.wishes.append(plan)
                moves = append(moves, move)
        return moves

    def pursue(self, state: State, seat: i64, idea: i64) -> None:
        self.courses[seat] = Course(self.wishes[idea], len(cast(Dealer, state).track))

    def worth(self, state: State) -> vec[i64]:
        """Tenths of a point: the score, and while there are turns left the cargo, energy and gear that lead to more."""
        table = cast(Dealer, state)
        worth = vec[i64]([0] * table.seats)
        seat: i64
        for seat in range(table.seats):
            ship = table.ships[seat]
            worth[seat] = 10 * (ship.score - ship.bid)
            if not table.over:
                worth[seat] += self.promise(table, seat)
        return worth

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        table = cast(Dealer, state)
        if table.phase == ACTING and table.ships[seat].cubes >= 0:
            return self.steps(table, seat, FEW)[0]
        if table.phase == TURN:
            return self.begin(table, seat)
        if table.phase == BIDDING:
            return moves[dice.below(HIGHEST_BID + 1)]
        if table.phase == EQUIPPING:
            return equip(self.weights.gear[table.ships[seat].filled % len(self.weights.gear)])
        if table.phase == STARTING:
            return self.settle(table, seat, moves)
        if table.phase == EXPLORING:
            return explore(table, seat, moves)
        if table.phase == GATING:
            return self.far_gate(table, seat, moves)
        if table.phase == KEEPING:
            return self.give_back(table, seat)
        if table.phase == SHEDDING:
            return throw_away(table.ships[seat].goods, self.plans(table, seat, False).script.spare)
        if table.phase == OFFERING:
            return WITHDRAW
        if table.phase == ANSWERING:
            return answer(table)
        return moves[dice.below(len(moves))]

    # ---- plans ----

    def atlas(self, table: Dealer, seat: i64) -> Atlas:
        known = self.atlases[seat]
        if known is not None and known.fits(table, seat):
            return known
        fresh = Atlas(table, seat)
        self.atlases[seat] = fresh
        return fresh

    def plans(self, table: Dealer, seat: i64, acting: bool, few: i64 = 1) -> Planner:
        planner = Planner(table, seat, self.atlas(table, seat), acting, few, self.weights)
        planner.look()
        return planner

    def begin(self, table: Dealer, seat: i64) -> i64:
        """Act when the energy for the plan is there; until then collect what it lacks most."""
        planner = self.plans(table, seat, False)
        if len(planner.best) == 0:
            return collect(BLUE)
        plan = planner.best[0]
        if plan.missing == 0:
            return ACT
        colour: i64
        lacks: i64 = NEVER
        best: i64 = BLUE
        for colour in range(COLOURS):
            short = plan.need(colour) - planner.have[colour] - plan.missing * planner.crew[colour]
            if short > lacks:
                lacks = short
                best = colour
        return collect(best)

    def steps(self, table: Dealer, seat: i64, few: i64) -> vec[i64]:
        """What could be done next in an action turn, the best first; thought of once in each position."""
        key = stirred(key_of(table, seat), few)
        known = self.memory[key % MEMORY]
        if known is not None and known.key == key:
            return known.steps
        steps = self.new_steps(table, seat, few)
        self.memory[key % MEMORY] = Memory(key, steps)
        return steps

    def new_steps(self, table: Dealer, seat: i64, few: i64) -> vec[i64]:
        atlas = self.atlas(table, seat)
        planner = self.plans(table, seat, True, few)
        found = vec[i64](capacity=8)
        free = table.ships[seat].load <= table.room(seat)
        for plan in planner.best:
            if plan.missing and planner.discs <= table.chart.keep and free:
                continue
            move: i64 = NOBODY
            if len(found) == 0:
                move = road(table, seat, plan, atlas)
                if move == NOBODY:
                    move = gate(table, seat, plan, atlas, self.weights)
            if move == NOBODY:
                move = step(table, seat, plan, atlas, self.weights)
            if move != NOBODY and not holds(found, move):
                found = append(found, move)
        if free and (len(found) == 0 or planner.discs <= table.chart.keep):
            return append(found, END)
        if len(found) == 0:
            found = append(found, throw_away(table.ships[seat].goods, table.ships[seat].goods))
        return found

    def promise(self, table: Dealer, seat: i64) -> i64:
        """What a seat's best plan is worth already, in tenths of a point: less what usually comes in while it waits."""
        plans = self.plans(table, seat, False).best
        if len(plans) == 0:
            return 0
        plan = plans[0]
        return int(max(0.0, 10.0 * (plan.hoped - self.weights.usual * float(plan.missing + 1))))

    def settle(self, table: Dealer, seat: i64, moves: vec[i64]) -> i64:
        """The start planet with the best plan."""
        best = moves[0]
        most = -1.0
        planner = Planner(table, seat, self.atlas(table, seat), False, 1, self.weights)
        for move in moves:
            planner.best = []
            planner.script.begin_at(move - START)
            planner.look()
            if len(planner.best) and planner.best[0].score > most:
                most = planner.best[0].score
                best = move
        return best

    def far_gate(self, table: Dealer, seat: i64, moves: vec[i64]) -> i64:
        """Where the plan flies to from the entrance."""
        atlas = self.atlas(table, seat)
        for plan in self.plans(table, seat, True).best:
            visit = gates(table, seat, plan, atlas, self.weights)
            if visit != NOBODY and holds(moves, table.chart.first_exit + plan.where[visit]):
                return table.chart.first_exit + plan.where[visit]
        return moves[0]

    def give_back(self, table: Dealer, seat: i64) -> i64:
        """What the next plan needs least."""
        discs = table.ships[seat].discs
        plans = self.plans(table, seat, False).best
        best: i64 = RED
        most: i64 = NEVER
        colour: i64
        for colour in range(COLOURS):
            over = discs[colour] - (plans[0].need(colour) if len(plans) else i64(0))
            if discs[colour] and over > most:
                most = over
                best = colour
        return return_(best)


def key_of(table: Dealer, seat: i64) -> i64:
    """A number for all that a plan depends on."""
    ship = table.ships[seat]
    key = seat + 8 * ship.at + 1024 * len(table.track) + (1 << 20) * ship.cubes
    key = stirred(key, table.surplus + 16 * table.free + 64 * table.seats + 512 * min(2, len(table.tiles)))
    key = stirred_all(key, table.sites)
    key = stirred_all(key, table.built)
    key = stirred_all(key, table.plants)
    key = stirred_all(key, table.claims)
    key = stirred_all(key, table.gates)
    key = stirred_all(key, table.roads)
    key = stirred_all(key, table.mines)
    key = stirred_all(key, table.inputs)
    key = stirred_all(key, table.stock)
    key = stirred_all(key, table.supply)
    key = stirred_all(key, table.virtual)
    key = stirred_all(key, table.paid)
    key = stirred_all(key, ship.discs)
    key = stirred_all(key, ship.gear)
    key = stirred_all(key, ship.goods)
    for each in table.ships:
        key = stirred(key, each.at)
    for tile in table.tiles[:2]:
        key = stirred(key, tile)
    return key


def stirred(key: i64, word: i64) -> i64:
    """41 bits, so that it is the same compiled or not."""
    return ((key ^ (word + 1)) * 2097143 ^ (key >> 17)) & 0x1FFFFFFFFFF


def stirred_all(key: i64, words: vec[i64]) -> i64:
    for word in words:
        key = stirred(key, word)
    return key


def gate(table: Dealer, seat: i64, plan: Plan, atlas: Atlas, weights: Weights) -> i64:
    """Place the entrance of the gates where the plan's longest flight begins."""
    visit = gates(table, seat, plan, atlas, weights)
    if visit == NOBODY:
        return NOBODY
    return table.chart.first_entrance + (plan.where[visit - 1] if visit else table.ships[seat].at)


def holds(moves: vec[i64], move: i64) -> bool:
    return any(each == move for each in moves)


def explore(table: Dealer, seat: i64, moves: vec[i64]) -> i64:
    """A consumer whose good is aboard, or somebody can make already, otherwise the one that pays most."""
    best = moves[0]
    value: i64 = NEVER
    for move in moves:
        kind = explore_good(move)
        made = table.chart.factory_number[kind] - table.stock[kind]
        here = table.chart.worth[kind] + 20 * made + 100 * table.ships[seat].goods[RAW + kind]
        if here > value:
            value = here
            best = move
    return best


def answer(table: Dealer) -> i64:
    """Yes to more goods than are asked for."""
    balance: i64 = 0
    good: i64
    for good in range(GOODS):
        balance += table.bundle[good] - table.bundle[GOODS + good]
    return ACCEPT if balance > 0 else REFUSE
