"""Every example in a docstring, in the README and in the docs runs and is true.

Compiled functions hide from the doctest module, so the examples are read from the sources.
"""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import coincoin

SOURCE = Path(coincoin.__file__).parent
ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def docstrings(path: Path) -> list[tuple[str, int]]:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            if text and ">>>" in text:
                found.append((text, node.body[0].lineno))
    return found


def module_name(path: Path) -> str:
    parts = ("coincoin", *path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


EXAMPLES = [
    pytest.param(path, text, line, id=f"{module_name(path)}:{line}")
    for path in sorted(SOURCE.rglob("*.py"))
    for text, line in docstrings(path)
]


def check(text: str, names: dict[str, object], name: str, line: int) -> None:
    test = doctest.DocTestParser().get_doctest(text, names, name, name, line)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(test).failed == 0


@pytest.mark.parametrize(("path", "text", "line"), EXAMPLES)
def test_example_in_a_docstring(path: Path, text: str, line: int) -> None:
    check(text, dict(vars(import_module(module_name(path)))), path.name, line)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_a_page(page: Path) -> None:
    check(page.read_text("utf-8"), {}, page.name, 1)
