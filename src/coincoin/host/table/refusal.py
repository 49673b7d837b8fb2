"""The answer when something is not done."""

from __future__ import annotations

from coincoin.kernel.errors import CoincoinError


class Refusal(CoincoinError):
    """A command that is not carried out."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule
