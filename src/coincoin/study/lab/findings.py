"""What the games of a study say, each number with an interval.

Every interval comes from the same recipe, the delete-a-group jackknife: deals are put into groups,
the number is worked out again without each group, and its spread gives a 95 % interval. Seats of a
game and replays of a deal depend on each other; they share a group, so the intervals allow for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import pyarrow as pa

GROUPS = 40
QUANTILE = 2.023  # of Student's t with GROUPS - 1 degrees of freedom
FEW = 100  # rows: less than this says nothing about a card or an action
MANY_ACTIONS = 40  # more than these are told apart by their family alone


class Estimate(NamedTuple):
    """A number and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float


class Finding(NamedTuple):
    name: str
    estimate: Estimate
    rows: int


def jackknife(sums: np.ndarray, number: Callable[[np.ndarray], np.ndarray]) -> Estimate:
    """An estimate from sums by group (one row a group): `number` works on the last axis of sums."""
    total = sums.sum(axis=0)
    value = float(number(total))
    groups = len(sums)
    if groups == 1:  # too few games to tell
        return Estimate(value, -np.inf, np.inf)
    without = number(total - sums)
    deviation = np.sqrt((groups - 1) / groups * np.sum((without - without.mean()) ** 2))
    return Estimate(value, value - QUANTILE * deviation, value + QUANTILE * deviation)


def mean(sums: np.ndarray) -> np.ndarray:
    return np.asarray(sums[..., 0] / sums[..., 1])


def difference(sums: np.ndarray) -> np.ndarray:
    """The mean of those with less the mean of those without."""
    return np.asarray(sums[..., 0] / sums[..., 1] - sums[..., 2] / sums[..., 3])


def spread(rows: np.ndarray) -> bool:
    """Are there such rows in more than one group? A rare thing may be missing without one of them."""
    return bool((rows.sum(axis=0) - rows > 0).all())


class Cell:
    """All games at one kind of table, as columns: one row a seat of a game."""

    def __init__(self, rows: pa.Table) -> None:
        self.rows = rows
        self.seats = int(rows["seats"][0].as_py())
        self.deal = rows["deal"].to_numpy()
        self.turn = rows["turn"].to_numpy()
        self.share = rows["share"].to_numpy().astype(float)
        self.score = rows["score"].to_numpy()
        self.length = rows["length"].to_numpy()[:: self.seats]
        bots = rows["bot"].combine_chunks().dictionary_encode()
        self.bots: list[str] = bots.dictionary.to_pylist()
        self.bot = bots.indices.to_numpy()
        # Bots go round the table with the deals: a full round stays together, so that groups are alike.
        rounds = self.deal // self.seats
        self.groups = int(min(GROUPS, rounds.max() + 1))
        self.group = rounds % self.groups

    @property
    def games(self) -> int:
        return len(self.length)

    def sums(self, *columns: np.ndarray) -> np.ndarray:
        """The sum of each column over each group."""
        return np.stack([np.bincount(self.group, column, self.groups) for column in columns], axis=1)

    def share_of(self, chosen: np.ndarray) -> Estimate:
        return jackknife(self.sums(self.share * chosen, chosen), mean)

    # ---- who wins ----

    def by_turn(self) -> list[Finding]:
        """The share of wins of who moves first, second..."""
        return [Finding(f"moves {ordinal(n)}", self.share_of(self.turn == n), self.games) for n in range(self.seats)]

    def by_bot(self) -> list[Finding]:
        """The share of wins of each bot, per seat it had."""
        chosen = [(name, self.bot == number) for number, name in enumerate(self.bots)]
        return [Finding(name, self.share_of(rows), int(rows.sum())) for name, rows in chosen]

    def mean_length(self) -> Estimate:
        lengths = np.repeat(self.length, self.seats) / self.seats
        return jackknife(self.sums(lengths, np.full(len(self.deal), 1 / self.seats)), mean)

    # ---- what cards and actions are worth ----

    def worth(self, column: str) -> list[Finding]:
        """How much more often those win who held (or played) a thing than those who did not."""
        found = []
        names, with_it = self.marks(column)
        for number, name in enumerate(names):
            chosen = np.zeros(len(self.deal))
            chosen[with_it[number]] = 1
            rows = int(chosen.sum())
            if min(rows, len(chosen) - rows) < FEW:
                continue
            parts = self.sums(self.share * chosen, chosen, self.share * (1 - chosen), 1 - chosen)
            if spread(parts[:, [1, 3]]):
                found.append(Finding(name, jackknife(parts, difference), rows))
        return sorted(found, key=lambda finding: -finding.estimate.value)

    def marks(self, column: str) -> tuple[list[str], list[np.ndarray]]:
        """Each thing of a list column, and the rows that have it."""
        lists = self.rows[column].combine_chunks()
        coded = lists.flatten().dictionary_encode()
        names: list[str] = coded.dictionary.to_pylist()
        codes = coded.indices.to_numpy()
        if len(names) > MANY_ACTIONS:
            families = [name.split()[0] for name in names] if column == "played" else names
            kinds = sorted(set(families))
            codes = np.array([kinds.index(family) for family in families])[codes]
            names = kinds
        rows = np.repeat(np.arange(len(lists)), np.diff(lists.offsets.to_numpy()))
        return names, [np.unique(rows[codes == number]) for number in range(len(names))]

    # ---- skill and luck ----

    def skill_and_luck(self) -> list[Finding]:
        """How the outcome is shared out: who plays, who begins, what they are dealt, and the rest.

        Shares of the variance of the win. What a deal decides shows in how alike its replays end: a small
        share needs many pairs of them, and an estimate of none at all is as often below zero as above.
        """
        won = self.share - 1 / self.seats
        wins = [won * (self.bot == bot) for bot in range(len(self.bots))]
        had = [(self.bot == bot).astype(float) for bot in range(len(self.bots))]
        sat = [won * (self.turn == turn) for turn in range(self.seats)]
        both, pairs = self.replayed(won)
        columns = [won * won, np.ones(len(won)), both, pairs, *wins, *had, *sat]
        sums, bots = self.sums(*columns), len(self.bots)

        def skill(sums: np.ndarray) -> np.ndarray:
            means = sums[..., 4 : 4 + bots] ** 2 / np.maximum(sums[..., 4 + bots : 4 + 2 * bots], 1)
            return np.asarray(means.sum(axis=-1) / sums[..., 0])

        def turn(sums: np.ndarray) -> np.ndarray:
            rows = sums[..., 1:2] / self.seats
            return np.asarray((sums[..., 4 + 2 * bots :] ** 2 / rows).sum(axis=-1) / sums[..., 0])

        def alike(sums: np.ndarray) -> np.ndarray:
            return np.asarray(sums[..., 2] / sums[..., 3] / (sums[..., 0] / sums[..., 1]))

        found = [("who moves first", turn)]
        if bots > 1:
            found.insert(0, ("skill: which bot plays", skill))
        if spread(sums[:, 3]):
            base = turn if bots == 1 else lambda sums: turn(sums) + skill(sums)
            found.append(("the deal", lambda sums: alike(sums) - base(sums)))
            found.append(("luck and choices after the deal", lambda sums: 1 - alike(sums)))
        return [Finding(name, jackknife(sums, number), self.games) for name, number in found]

    def replayed(self, won: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """For each seat of a game: the sum of its products with the other replays, and how many there are."""
        place = self.deal * self.seats + self.rows["seat"].to_numpy()
        others = np.bincount(place, won)[place] - won
        return won * others, np.bincount(place)[place] - 1.0


def ordinal(n: int) -> str:
    """
    >>> ordinal(0), ordinal(3)
    ('1st', '4th')
    """
    return f"{n + 1}{('st', 'nd', 'rd', 'th')[min(n, 3)]}"


def cells(games: pa.Table) -> list[tuple[int, Cell]]:
    """The cells of a study, each with its number."""
    numbers: Sequence[int] = np.unique(games["cell"].to_numpy()).tolist()
    column = games["cell"].to_numpy()
    return [(number, Cell(games.filter(pa.array(column == number)))) for number in numbers]
