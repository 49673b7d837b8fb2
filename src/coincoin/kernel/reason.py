"""A reason that people are told: the number of a rule, and what it says of the thing in question."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    rule: str
    text: str
