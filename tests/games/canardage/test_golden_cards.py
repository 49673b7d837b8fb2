"""The golden playthroughs show every card at least once, a revenge, a spared duck and a card thrown away."""

from __future__ import annotations

import re
from pathlib import Path

import coincoin


def test_every_kind_of_move_is_played_in_some_playthrough() -> None:
    text = "\n".join(path.read_text("utf-8") for path in (Path(__file__).parent / "golden").glob("*.txt"))
    played = set(re.findall(r"^\d+\. \w+: (\w+)", text, re.MULTILINE))
    assert {family.name for family in coincoin.game("canardage").move_families.families} - played == set()
