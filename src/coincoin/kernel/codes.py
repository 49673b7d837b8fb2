"""Codes as source: what a game declares in `moves.py`, written down for the compiler as `rules/codes.py`.

`make codes` does it for every game, `python -m coincoin.kernel.codes FOLDER` for one of your own. The first code of
each family and the number that each name stands for are always written; a function that puts a code together
(`steal(seat, card)`) or takes it apart (`steal_seat(move)`) once a file of the game uses it.
"""

from __future__ import annotations

import ast
import runpy
import sys
from collections.abc import Iterable, Mapping, Sequence
from keyword import iskeyword
from math import prod
from pathlib import Path

from coincoin.kernel.moves import Amount, Domain, Families, Family, Sized

WRITTEN = "codes.py"  # in the folder of the rules, or beside them where they are one file
HEAD = '''"""The codes of moves and news. Written by `make codes` from moves.py: change that, not this."""

from typing import Final
'''


def codes_of(folder: Path) -> str:
    """What `codes.py` of the game in this folder has to say.

    The declaration is run by itself, since the package as a whole needs what is about to be written.
    """
    declared = runpy.run_path(str(folder / "moves.py"))
    return written(declared["MOVES"], declared["NEWS"], declared.get("NUMBERED", {}), used_in(folder))


def place(folder: Path) -> Path:
    rules = folder / "rules"
    return (rules if rules.is_dir() else folder) / WRITTEN


def used_in(folder: Path) -> set[str]:
    """What the game's files import from `codes.py`, and with a dot before it what they ask of any object."""
    used: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2] == "codes":
                used |= {alias.name for alias in node.names}
            elif isinstance(node, ast.Attribute):
                used.add(f".{node.attr}")
    return used


def written(moves: Families, news: Families, numbered: Mapping[str, Sequence[str] | int], used: set[str]) -> str:
    """The source, with those functions that are used.

    >>> moves = Families(Family("draw"), Family("lay", card=Amount(1, 9)))
    >>> print(written(moves, Families(), {"COLOURS": ("red", "blue")}, {"lay_card"}).removeprefix(HEAD))
    <BLANKLINE>
    from mypy_extensions import i64
    <BLANKLINE>
    RED: Final = 0
    BLUE: Final = 1
    COLOURS: Final = 2
    <BLANKLINE>
    DRAW: Final = 0
    LAY: Final = 1
    ALL_MOVES: Final = 10
    <BLANKLINE>
    <BLANKLINE>
    def lay_card(move: i64) -> i64:
        return move - LAY + 1
    <BLANKLINE>
    """
    done, told = Listed(moves, ""), Listed(news, "told_")
    done.end("all_moves")
    tables = [named(count, names) for count, names in numbered.items() if not isinstance(names, int)]
    tables += [[(name, value) for name, value in numbered.items() if isinstance(value, int)]]
    tables += [done.constants, told.constants]
    codes = [*done.codes, *told.codes]
    functions = [function for code in codes if not code.floats for function in code.functions(used)]
    twice([*(name for table in tables for name, _ in table), *(name_of(function) for function in functions)])
    board = on_board(codes, [*done.lines, *told.lines], used)
    parts = [HEAD, "\nfrom mypy_extensions import i64\n" if functions or board else ""]
    parts += ["\n" + "".join(f"{name}: Final = {value}\n" for name, value in table) for table in tables if table]
    return "".join([*parts, *(f"\n\n{block}" for block in [*functions, *board])])


def named(count: str, names: Sequence[str]) -> list[tuple[str, int]]:
    """The number of each name, and how many there are."""
    return [*((name.upper(), number) for number, name in enumerate(names)), (count, len(names))]


def name_of(function: str) -> str:
    return function.removeprefix("def ").partition("(")[0]


def twice(names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise ValueError(f"moves.py gives two things the name {name}")
        seen.add(name)


class Listed:
    """The families one after the other: constants, until one has a size that only a board knows; then attributes."""

    def __init__(self, families: Families, prefix: str) -> None:
        self.codes: list[Code] = []
        self.constants: list[tuple[str, int]] = []
        self.lines: list[str] = []
        self.next: int | str = 0  # the first code that is free
        for family in families.families:
            name = prefix + family.name
            if isinstance(self.next, int):
                self.constants.append((name.upper(), self.next))
                first = name.upper()
            else:
                self.lines.append(f"self.first_{name}: i64 = {self.next}")
                first = f"self.first_{name}"
            size = size_of(family.arguments.values())
            if isinstance(self.next, int) and isinstance(size, int):
                self.next += size
            else:
                self.next = f"{first} + {size}"
            self.codes.append(Code(name, family, first, taken_apart=not prefix))

    def end(self, name: str) -> None:
        """How many codes there are."""
        if isinstance(self.next, int):
            self.constants.append((name.upper(), self.next))
        else:
            self.lines.append(f"self.{name}: i64 = {self.next}")


class Code:
    """A family as source. Arguments are put together in mixed radix, the last one fastest."""

    def __init__(self, name: str, family: Family, first: str, taken_apart: bool) -> None:
        self.name = name
        self.first = first
        self.taken_apart = taken_apart
        self.numbers = {key: tuple(domains.values()) for key, domains in family.numbers.items()}
        self.sizes = [size_of(domains) for domains in self.numbers.values()]
        self.floats = first.startswith("self.") or any(isinstance(size, str) for size in self.sizes[1:])

    def functions(self, used: set[str]) -> list[str]:
        """Those that are used."""
        dot, itself = (".", "self, ") if self.floats else ("", "")
        found = []
        name = f"{self.name}_" if iskeyword(self.name) else self.name
        if self.numbers and dot + name in used:
            arguments = ", ".join(f"{key}: i64" for key in self.numbers)
            found.append(f"def {name}({itself}{arguments}) -> i64:\n    return {self.together()}\n")
        for place, key in enumerate(self.numbers if self.taken_apart else ()):
            if f"{dot}{self.name}_{key}" in used:
                found.append(f"def {self.name}_{key}({itself}move: i64) -> i64:\n    return {self.apart(place)}\n")
        return found

    def together(self) -> str:
        code = ""
        for (key, domains), size in zip(self.numbers.items(), self.sizes, strict=True):
            index = plus(key, -low(domains))
            code = f"{bracketed(code)} * {size} + {index}" if code else index
        return f"{self.first} + {code}"

    def apart(self, place: int) -> str:
        index = f"move - {self.first}"
        after = size_of(domain for domains in list(self.numbers.values())[place + 1 :] for domain in domains)
        if after != 1:
            index = f"({index}) // {bracketed(str(after))}"
        if place:
            index = f"{index if after != 1 else f'({index})'} % {bracketed(str(self.sizes[place]))}"
        return plus(index, low(list(self.numbers.values())[place]))


def size_of(domains: Iterable[Domain]) -> int | str:
    """How many values there are together: a number, or an expression where a board decides."""
    several = list(domains)
    fixed = prod(domain.size for domain in several if not isinstance(domain, Sized))
    counts = [f"self.{domain.count}" for domain in several if isinstance(domain, Sized)]
    return " * ".join([*([str(fixed)] if fixed != 1 else []), *counts]) if counts else fixed


def low(domains: Sequence[Domain]) -> int:
    """The number that has index 0, where the rules mean the number itself."""
    only = domains[0]
    return only.low if len(domains) == 1 and isinstance(only, Amount) else 0


def plus(text: str, number: int) -> str:
    return f"{text} {'+' if number > 0 else '-'} {abs(number)}" if number else text


def bracketed(text: str) -> str:
    return f"({text})" if " " in text else text


def on_board(codes: Sequence[Code], lines: Sequence[str], used: set[str]) -> list[str]:
    """A class for the codes that depend on a board."""
    domains = [domain for code in codes for several in code.numbers.values() for domain in several]
    counts = list(dict.fromkeys(domain.count for domain in domains if isinstance(domain, Sized)))
    if not counts:
        return []
    methods = [function for code in codes if code.floats for function in code.functions(used)]
    body = [
        '"""The codes that depend on what there is on a board."""\n',
        f"def __init__(self, {', '.join(f'{count}: i64' for count in counts)}) -> None:\n"
        + "".join(f"    {line}\n" for line in [*(f"self.{count}: i64 = {count}" for count in counts), *lines]),
        *methods,
    ]
    indented = ["".join(f"    {line}\n" if line else "\n" for line in block.splitlines()) for block in body]
    return ["class BoardCodes:\n" + "\n".join(indented)]


def write(folder: Path) -> bool:
    """Write `codes.py` anew; False where it says so already."""
    path, codes = place(folder), codes_of(folder)
    if path.exists() and path.read_text("utf-8") == codes:
        return False
    path.write_text(codes, "utf-8")
    return True


if __name__ == "__main__":
    for folder in map(Path, sys.argv[1:]):
        if write(folder):
            print(f"{place(folder)} is written anew")
