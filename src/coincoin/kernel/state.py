"""State and Sight: a game is a state machine that lists every legal move.

A game's `rules.py` subclasses `State` and fills in the verbs of the first group below; people call
those of the second. Nothing leaves a State but through `seen_by`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import IllegalMove, missing, stuck

NOBODY: Final = -1
SPECTATOR: Final = -1
EVERYBODY: Final = -1  # as the seers of a piece of news: all seats and spectators
NO_MOMENT: Final = -1  # a State between moves, as most are
CHAPTERS: Final = 16  # chapters of the log from here on are numbered; below it is the turn of a seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. Subclasses say what the moves are and what they do."""

    def __init__(self, seats: i64, options: dict[str, object]) -> None:
        self.seats: i64 = seats
        self.options: dict[str, object] = options
        self.over: bool = False
        self.telling: bool = False
        self.news: vec[i64] = vec[i64]()
        self.moment: i64 = NO_MOMENT  # the news that this State shows, where it is one of a Story
        self.story: Story | None = None  # where the moments of a move are kept, while a table is told

    # ---- what a game fills in ----

    def mover(self) -> i64:
        """The seat to move, the first of them where several choose at once; NOBODY at the end.

        A game ends when `apply` sets `self.over = True`: NOBODY alone does not end it.
        """
        raise missing(self, "mover")

    def waits_for(self, seat: i64) -> bool:
        """May this seat act now? Games with simultaneous choices say so here."""
        return seat == self.mover()

    def legal(self, seat: i64) -> vec[i64]:
        """The legal moves of a seat that may act, sorted."""
        raise missing(self, "legal")

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        """Carry out a legal move without checking it: for search, simulation and replay."""
        raise missing(self, "apply")

    def forbids(self, seat: i64, move: i64) -> str:
        """The number of the rule that forbids this move to a seat that may act."""
        raise missing(self, "forbids")

    def points(self) -> vec[i64]:
        """A score for each seat; the best score wins when the game is over."""
        raise missing(self, "points")

    def clone(self) -> State:
        """A copy that shares nothing which changes. This one copies every attribute; a game's own is quicker."""
        from coincoin.kernel.derived import clone_of  # which knows of States

        return clone_of(self)

    def hide(self, seat: i64) -> i64:
        """Turn blank, in place, all that this seat cannot know (SPECTATOR: what nobody shows); how many cards."""
        raise missing(self, "hide")

    def fill(self, seat: i64, dice: Dice) -> None:
        """Fill the blanks at random, consistently with all that this seat knows."""
        raise missing(self, "fill")

    def surely(self, seat: i64, move: i64) -> bool:
        """In a Sight: can this seat make this move whatever the blanks are? A game that cannot tell says no."""
        return False

    def turn_rule(self) -> str:
        """The number of the rule that says whose turn it is."""
        raise missing(self, "turn_rule")

    def chapter(self) -> i64:
        """What is played now, for the log: the turn of a seat, or CHAPTERS and the number of a trick or a round.

        Everybody is told, so it may say nothing that is hidden from anybody.
        """
        return self.mover()

    # ---- what people call ----

    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now: one, or several for secret picks; none at the end, nor in a moment."""
        if self.over or self.moment != NO_MOMENT:
            return ()
        return tuple([seat for seat in range(int(self.seats)) if self.waits_for(seat)])

    def moves(self, seat: int) -> list[int]:
        """Every legal move of this seat, sorted; none if it may not act now."""
        if self.over or self.moment != NO_MOMENT or not 0 <= seat < self.seats or not self.waits_for(seat):
            return []
        return [move for move in self.legal(seat)]  # quicker than list() when compiled

    def play(self, seat: int, move: int, dice: Dice) -> None:
        """Make a move. An illegal one raises IllegalMove and changes nothing."""
        rule = self.why_not(seat, move)
        if rule is not None:
            raise IllegalMove(f"seat {seat} may not play move {move} now: rule {rule}", rule)
        self.news = vec[i64]()
        if self.story is not None:
            self.story = Story()
        self.apply(seat, move, dice)

    def why_not(self, seat: int, move: int) -> str | None:
        """None if the move is legal, else the number of the rule that forbids it."""
        if self.over or self.moment != NO_MOMENT or not 0 <= seat < self.seats or not self.waits_for(seat):
            return self.turn_rule()
        if move in self.legal(seat):
            return None
        return self.forbids(seat, move)

    @property
    def scores(self) -> list[int]:
        """A score for each seat so far; more is better in every game."""
        return list(self.points())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the best score once the game is over; several where they share the win."""
        if not self.over:
            return ()
        scores = self.scores
        best = max(scores)
        return tuple([seat for seat in range(len(scores)) if scores[seat] == best])

    def seen_by(self, seat: int | None) -> Sight:
        """What this seat may know; `seen_by(None)` is what a spectator may know."""
        eye: int = SPECTATOR if seat is None else seat
        if not SPECTATOR <= eye < self.seats:
            raise ValueError(f"there is no seat {eye} at a table of {self.seats}")
        state = self.clone()
        state.hide(eye)
        state.news = news_for(self.news, eye)
        return Sight(eye, state)

    def sights(self, seat: int | None) -> list[Sight]:
        """What this seat may know of each moment of the last move, then of how it ended.

        The news are those since the Sight before: all that tells a move to somebody tells it from these.
        """
        last = self.seen_by(seat)
        if self.story is None:
            return [last]
        last.state.news = news_for(self.story.rest(self), last.eye)
        return [*[moment.seen_by(seat) for moment in self.story.moments], last]

    # ---- news: what a move made happen, for the log ----

    def tell(self, news: i64) -> None:
        """Tell everybody."""
        self.tell_to(EVERYBODY, news)

    def tell_to(self, seers: i64, news: i64) -> None:
        """Tell these seats (a bit each)."""
        if self.telling:
            self.news = append(append(self.news, news), seers)

    def tell_apart(self, seat: i64, private: i64, public: i64) -> None:
        """Tell one seat one thing and everybody else, spectators included, another."""
        if self.telling:
            one: i64 = 1
            self.tell_to(one << seat, private)
            self.tell_to(EVERYBODY ^ (one << seat), public)

    def show(self, news: i64) -> None:
        """Tell everybody, and let them see the table as it is now before anything else moves."""
        if self.telling:
            self.tell(news)
            if self.story is not None:
                self.story.keep(self, news)

    def copy_table(self, other: State) -> None:
        """For `clone`: give the copy, `other`, what every State carries besides its own. Called on the original.

        A Story is not shared: what a copy does is told to nobody.
        """
        other.over = self.over
        other.telling = self.telling
        other.news = self.news
        other.moment = self.moment


@final
class Story:
    """What a move showed on its way, in order: each moment is a State of its own, with the news up to it.

    Who tells a table puts one into its State; in simulation there is none, and a moment costs a comparison.
    """

    def __init__(self) -> None:
        self.moments: list[State] = []
        self.told: i64 = 0  # how much of the news belongs to a moment already

    def keep(self, state: State, news: i64) -> None:
        seen = state.clone()
        seen.moment = news
        seen.news = state.news[self.told :]
        self.told = len(state.news)
        self.moments.append(seen)

    def rest(self, state: State) -> vec[i64]:
        """The news of the move that belong to no moment."""
        return state.news[self.told :]


def news_for(news: vec[i64], eye: i64) -> vec[i64]:
    """The news this eye may read, each for that eye alone."""
    heard = vec[i64]()
    i: i64
    for i in range(0, len(news), 2):
        if told_to(news[i + 1], eye):
            heard = append(append(heard, news[i]), EVERYBODY)
    return heard


def told_to(seers: i64, eye: i64) -> bool:
    """Is this eye among those who are told?"""
    return seers < 0 if eye == SPECTATOR else (seers >> eye) & 1 == 1


@final
class Sight:
    """What one seat may know: a State whose unknown cards are blank.

    Pages, logs, bots, observations and replays are functions of a Sight and so cannot leak.
    """

    def __init__(self, eye: i64, state: State) -> None:
        self.eye: i64 = eye
        self.state: State = state

    @property
    def seat(self) -> int | None:
        """The seat that looks; None for a spectator."""
        return None if self.eye == SPECTATOR else int(self.eye)

    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting()

    def moves(self) -> list[int]:
        """Every legal move of the seat that looks."""
        return [] if self.eye == SPECTATOR else self.state.moves(self.eye)

    def news(self) -> list[int]:
        """What the last move made happen, as far as this seat was told."""
        return [code for place, code in enumerate(self.state.news) if place % 2 == 0]

    def imagine(self, dice: Dice) -> State:
        """A State the seat might be in, at random among all that fit what it knows."""
        state = self.state.clone()
        state.fill(self.eye, dice)
        return state


def playout(state: State, dice: Dice) -> i64:
    """Play at random to the end; the number of decisions."""
    decisions: i64 = 0
    while not state.over:
        seat = state.mover()
        if seat < 0:
            raise stuck(state, seat)
        moves = state.legal(seat)
        if len(moves) == 0:
            raise stuck(state, seat)
        state.apply(seat, moves[dice.below(len(moves))], dice)
        decisions += 1
    return decisions


def playouts(root: State, games: i64, dice: Dice) -> i64:
    """So many random playouts from clones of one state; the number of decisions."""
    decisions: i64 = 0
    game: i64
    for game in range(games):
        decisions += playout(root.clone(), dice)
    return decisions
