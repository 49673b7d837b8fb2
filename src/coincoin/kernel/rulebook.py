"""Rules you can point at: the numbered rules of a game, read from its RULES files.

A rule is a paragraph that begins with its number in bold, `**pan-07**`; headings group them. A
ruling, where the printed rulebook leaves a doubt, says so in the paragraph.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

RULE = re.compile(r"^\*\*([a-z-]+-\d+)\*\*\s+(.*)", re.DOTALL)
SPACES = re.compile("[ \n]+")  # not those that must not break


class Rule(NamedTuple):
    number: str
    heading: str
    text: str


@cache
def rules_of(package: str, language: str) -> tuple[Rule, ...]:
    """Every numbered rule of a game in a language, in order; in English where there are none in it.

    >>> rules_of("coincoin.games.pan", "en")[0].number
    'pan-01'
    """
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    file = files(package) / name
    if language != "en" and not file.is_file():
        return rules_of(package, "en")
    heading, found = "", []
    for paragraph in file.read_text("utf-8").split("\n\n"):
        block = paragraph.strip()
        if block.startswith("#"):
            heading = block.lstrip("# ")
        elif match := RULE.match(block):
            found.append(Rule(match[1], heading, SPACES.sub(" ", match[2])))
    return tuple(found)
