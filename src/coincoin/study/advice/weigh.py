"""What each move is worth, how sure that is, and what comes of it: what hints and puzzles say.

A worth is a chance to win with its interval. Where the intervals of two moves overlap nobody can call one better:
they are equal. What comes of a move is found by playing on from the same worlds, with the same dice, after the best
move and after the next one: the piece of news whose share differs most is the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from coincoin.bots.search import Search
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game
from coincoin.kernel.moves import Seats
from coincoin.kernel.state import Sight, State, news_for
from coincoin.study.advice.words import study_words
from coincoin.study.interval import wilson

TRIES = 200  # worlds from which a reason is found
LONGEST = 60  # decisions that a reason may take to show itself
TELLING = 0.15  # a difference of shares that is worth a word
OWN = 1.5  # news about oneself say more


class Worth(msgspec.Struct, frozen=True):
    """A move and what it is worth to who makes it."""

    move: int
    chance: float  # to win
    low: float  # the interval of that chance
    high: float


class Effect(msgspec.Struct, frozen=True):
    """What comes of the best move, or of the next best, before one decides again."""

    news: int
    often: float  # in this share of the worlds, after the best move
    instead: float  # the same after the next best


class Weighed(msgspec.Struct, frozen=True):
    """A decision: every move, best first, and a reason where one was found."""

    worths: list[Worth]
    effect: Effect | None


def weigh(game: Game, sight: Sight, *, iterations: int = 0, milliseconds: float = 0.0, seed: int = 0) -> Weighed:
    """
    >>> import coincoin
    >>> pan = coincoin.game("pan")
    >>> found = weigh(pan, pan.new(3, coincoin.Dice(1)).seen_by(0), iterations=60)
    >>> len(found.worths), len(equals(found.worths))
    (4, 4)
    """
    found = worths(game, sight, iterations=iterations, milliseconds=milliseconds, seed=seed)
    return Weighed(found, effect(game, sight, found, seed) if len(found) > 1 else None)


def worths(
    game: Game, sight: Sight, *, iterations: int = 0, milliseconds: float = 0.0, seed: int = 0, even: float = 0.5
) -> list[Worth]:
    """Best first. For the `even` part of the search all moves are tried alike, then it digs deeper."""
    search = Search(game.instinct, seed)
    search.even, search.whole = even, True
    search.think(sight, iterations, milliseconds)
    moves = sight.moves()
    best = moves[search.best()]
    found = [Worth(move, *chance(search, index, int(sight.eye))) for index, move in enumerate(moves)]
    return sorted(found, key=lambda each: (each.move != best, -each.chance, each.move))


def chance(search: Search, index: int, seat: int) -> tuple[float, float, float]:
    """The chance to win after a move, and its interval."""
    mean, tries = search.chances(index)[seat], int(search.tries[index])
    return mean, *wilson(mean * tries, tries)


def equals(found: Sequence[Worth]) -> list[Worth]:
    """The best, and all that may be as good: their intervals overlap.

    >>> one, two, three = Worth(7, 0.6, 0.5, 0.7), Worth(8, 0.55, 0.4, 0.6), Worth(9, 0.3, 0.2, 0.4)
    >>> [each.move for each in equals([one, two, three])]
    [7, 8]
    """
    return [each for each in found if each.high >= found[0].low]


# ---- what comes of it ----


def effect(game: Game, sight: Sight, found: Sequence[Worth], seed: int, tries: int = TRIES) -> Effect | None:
    """The news that tells the two best moves apart."""
    dice, eye = Dice(seed), int(sight.eye)
    shares: list[Counter[int]] = [Counter(), Counter()]
    sure: Counter[tuple[int, int]] = Counter()  # what a move does at once, by move
    for _ in range(tries):
        world, luck = sight.imagine(dice), int(dice.word())
        for share, worth in zip(shares, found, strict=False):
            at_once, later = heard(game, world.clone(), eye, worth.move, Dice(luck))
            sure.update((worth.move, news) for news in set(at_once))
            share.update({*at_once, *later})
    best, other = shares
    apart = {news: abs(best[news] - other[news]) for news in best | other}
    # That one does what one does is no reason, at once or to the end of the turn, unless it is a great moment.
    for news in [each for each in apart if about(game, each, eye) and not great(game, each)]:
        if max(sure[worth.move, news] for worth in found[:2]) == tries or {best[news], other[news]} == {0, tries}:
            del apart[news]
    telling = {news: share for news, share in apart.items() if share >= TELLING * tries}

    def weight(news: int) -> tuple[bool, float, int]:
        return great(game, news), (OWN if about(game, news, eye) else 1) * telling[news], -news

    told = max(telling, key=weight, default=None)
    if told is None:
        return None
    return Effect(told, best[told] / tries, other[told] / tries)


def great(game: Game, news: int) -> bool:
    """Is it what everybody looks up for?"""
    return game.news_families.family(news).pace == "great"


def about(game: Game, news: int, seat: int) -> bool:
    """Does it speak of this seat?"""
    domains = game.news_families.family(news).arguments.values()
    values = game.news_families.arguments(news)
    return any(isinstance(domain, Seats) and value == seat for domain, value in zip(domains, values, strict=True))


def heard(game: Game, world: State, seat: int, move: int, dice: Dice) -> tuple[list[int], list[int]]:
    """What a seat is told of its move, and from then on until its next turn."""
    world.telling = True
    chapter, passed = world.chapter(), False
    at_once, later = told_of(world, seat, seat, move, dice), list[int]()
    for _ in range(LONGEST):
        if world.over:
            break
        mover = world.mover()
        passed = passed or world.chapter() != chapter
        if passed and mover == seat:
            break
        moves = game.instinct.glance(world, mover)
        later += told_of(world, seat, mover, game.instinct.choose(world, mover, moves, dice), dice)
    return at_once, later


def told_of(world: State, eye: int, seat: int, move: int, dice: Dice) -> list[int]:
    world.news = world.news[:0]
    world.apply(seat, move, dice)
    return list(news_for(world.news, eye))[::2]


# ---- in words ----


class MoveWorth(msgspec.Struct, frozen=True):
    """A move in words and what it is worth to who makes it."""

    move: int
    sentence: str
    chance: float  # to win
    low: float  # the interval of that chance
    high: float
    equal: bool  # nobody can call it worse than the best: their intervals overlap


def in_words(game: Game, sight: Sight, found: Sequence[Worth], language: str, names: Sequence[str]) -> list[MoveWorth]:
    words, alike = game.words(language, names, sight.seat), equals(found)
    return [
        MoveWorth(each.move, words.move(each.move), each.chance, each.low, each.high, each in alike) for each in found
    ]


def reasons(game: Game, sight: Sight, weighed: Weighed, language: str, names: Sequence[str]) -> list[str]:
    """Why the best move is that, in sentences: the odds, then what comes of it."""
    words, say = game.words(language, names, sight.seat), study_words(language)
    alike = equals(weighed.worths)
    best, rest = weighed.worths[0], [each for each in weighed.worths if each not in alike]
    if len(alike) > 1:
        said = [say("why-equal", count=len(alike), span=span([each.chance for each in alike]))]
        if rest:
            said.append(say("why-rest", move=words.move(rest[0].move), chance=percent(rest[0].chance)))
        return said
    said = [say("why-alone", move=words.move(best.move), chance=percent(best.chance))]
    if rest:
        said.append(say("why-next", move=words.move(rest[0].move), chance=percent(rest[0].chance)))
    if weighed.effect:
        often, instead = percent(weighed.effect.often), percent(weighed.effect.instead)
        key = "why-brings" if often > instead else "why-spares"
        said.append(say(key, news=words.news(weighed.effect.news), often=often, instead=instead))
    return said


def span(shares: Sequence[float]) -> str:
    """
    >>> span([0.31, 0.28]), span([0.312, 0.31])
    ('28–31', '31')
    """
    low, high = percent(min(shares)), percent(max(shares))
    return f"{low}–{high}" if low < high else str(low)


def percent(share: float) -> int:
    return round(100 * share)
