"""The sentences of the analysis and the hints."""

from __future__ import annotations

from coincoin.kernel.moves import Families
from coincoin.kernel.words import Words


def study_words(language: str) -> Words:
    """The words of this package in a language.

    >>> study_words("en")("analysis-best")
    'best'
    """
    return Words("coincoin.study.advice", language, [], None, Families(), Families())
