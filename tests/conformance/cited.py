"""`make rules`: each rule of our games with its tests."""

from __future__ import annotations

from pathlib import Path

from coincoin.testing.cited import cited

from .ours import GAMES, OURS

if __name__ == "__main__":
    tests = cited(GAMES)
    rules = [rule for game in OURS for rule in game.rules()]
    for rule in rules:
        names = tests.get(rule.number, [])
        first = Path(names[0]).name if names else "NO TEST"
        more = f" and {len(names) - 1} more" if len(names) > 1 else ""
        print(f"{rule.number:15} {first}{more}")
    print(f"{sum(rule.number in tests for rule in rules)} of {len(rules)} rules have a test")
