"""The answer when something is not done: a code for programs, and for people a sentence in their language.

The sentences are in the host's `words/`. What only a program can do wrong is told in plain English instead.
"""

from __future__ import annotations

from coincoin.kernel.errors import CoincoinError
from coincoin.kernel.words import bundle, formatted

PACKAGE = "coincoin.host"


def told(why: str, language: str, package: str = PACKAGE, /, **arguments: int | str) -> str:
    """The sentence of this key; what is no key is said as it is.

    >>> told("seat-taken", "en"), told("seat-taken", "nl"), told("`seats` is no list", "nl")
    ('That seat is taken.', 'Die plaats is al bezet.', '`seats` is no list')
    """
    return formatted(package, language, why, arguments) if bundle(package, "en").has_message(why) else why


class Refusal(CoincoinError):
    """Something that is not done."""

    def __init__(self, code: str, why: str, rule: str = "", package: str = PACKAGE, /, **arguments: int | str) -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why  # the key of a sentence, or a text
        self.rule = rule
        self.package = package  # whose sentence it is
        self.arguments = arguments

    def said(self, language: str) -> str:
        return told(self.why, language, self.package, **self.arguments)

    def __str__(self) -> str:
        return self.said("en")
