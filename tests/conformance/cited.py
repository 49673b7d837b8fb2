"""Which tests show which rule. `make rules` prints the list."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import coincoin

from .tables import GAMES


def cited() -> dict[str, list[str]]:
    """For each rule number, the tests marked with it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(GAMES.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for number in rule_marks(node):
                    found[number].append(f"{path.relative_to(GAMES.parent)}::{node.name}")
    return found


def rule_marks(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    marks = [each for each in node.decorator_list if isinstance(each, ast.Call) and ends_in_rule(each.func)]
    return [str(word.value) for mark in marks for word in mark.args if isinstance(word, ast.Constant)]


def ends_in_rule(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "rule"


def main() -> None:
    tests = cited()
    shown = total = 0
    for game in coincoin.all_games().values():
        for rule in game.rules():
            names = tests.get(rule.number, [])
            total += 1
            shown += bool(names)
            first = Path(names[0]).name if names else "NO TEST"
            more = f" and {len(names) - 1} more" if len(names) > 1 else ""
            print(f"{rule.number:15} {first}{more}")
    print(f"{shown} of {total} rules have a test")


if __name__ == "__main__":
    main()
