"""Errors people read: each names the problem and the way out."""

from __future__ import annotations


class CoincoinError(Exception):
    """Every error coincoin raises on purpose is one of these."""


class UnknownGame(CoincoinError):
    """No registered game has this id."""


class BadOption(CoincoinError):
    """A wrong number of seats, an unknown option or a value it does not take.

    `key` is that of a sentence for people among the words of the game, where there is one.
    """

    def __init__(self, message: str, key: str = "", **arguments: int | str) -> None:
        super().__init__(message)
        self.key = key
        self.arguments = arguments


class IllegalMove(CoincoinError):
    """The rules forbid this move now; `rule` is the number of the rule that does."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class BadMove(CoincoinError):
    """A text, a description or a code that names no move of the game."""


class BadPosition(CoincoinError):
    """A position written by hand that cannot be: the message says where."""


class BadLog(CoincoinError):
    """A match file that is corrupt, truncated, rigged or of another version."""


class BrokenGame(CoincoinError):
    """A game's own code does not do what every game must: the message says what to write."""


def missing(thing: object, verb: str) -> BrokenGame:
    """A class of a game lacks a verb that it must have."""
    kind = type(thing)
    return BrokenGame(f"{kind.__module__}.{kind.__name__} has no `{verb}`: docs/adding-a-game.md says what it does")


def stuck(state: object, seat: int) -> BrokenGame:
    """The game goes on, and nobody can."""
    kind = type(state)
    who = "nobody is to move" if seat < 0 else f"seat {seat} is to move and has no legal move"
    return BrokenGame(
        f"{kind.__module__}.{kind.__name__}: {who}, but the game is not over; `apply` ends it with self.over = True"
    )
