"""Which tests show which rule."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path


def cited(folder: Path) -> dict[str, list[str]]:
    """For each rule number, the tests in this folder that are marked with it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for number in rule_marks(node):
                    found[number].append(f"{path.relative_to(folder)}::{node.name}")
    return found


def rule_marks(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    marks = [each for each in node.decorator_list if isinstance(each, ast.Call) and ends_in_rule(each.func)]
    return [str(word.value) for mark in marks for word in mark.args if isinstance(word, ast.Constant)]


def ends_in_rule(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "rule"
