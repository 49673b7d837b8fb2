"""Who sends a command, and the answer when it is not carried out."""

from __future__ import annotations

from coincoin.kernel.errors import CoincoinError


class Refusal(CoincoinError):
    """A command that is not carried out."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule


class Sender:
    """Who sends a command, and through which seat this page looks."""

    def __init__(self, person: str, name: str, eye: int | None, language: str) -> None:
        self.person = person
        self.name = name
        self.eye = eye
        self.language = language
