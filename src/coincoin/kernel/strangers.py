"""Classes of other packages that would crash the interpreter, found before they are used.

mypyc compiles a class into a fixed layout. One that inherits from a compiled class of coincoin, and was compiled apart
from it, does not know that layout: it must be compiled as a plain Python class.
"""

from __future__ import annotations

from collections.abc import Iterator

from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BrokenGame
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State
from coincoin.kernel.tape import Observer

OPEN: tuple[type, ...] = (State, Instinct, Observer, Dice)  # what another package may inherit from


def check_classes(package: str) -> None:
    """BrokenGame names a class of this package that is compiled in a way that would crash."""
    for base in OPEN:
        for kind in heirs(base):
            if f"{kind.__module__}.".startswith(f"{package}.") and crashes(kind):
                raise BrokenGame(
                    f"its class {kind.__module__}.{kind.__name__} is compiled apart from coincoin and would crash "
                    "Python: write @mypyc_attr(native_class=False) before it and compile it again"
                )


def heirs(base: type) -> Iterator[type]:
    kinds: list[type] = base.__subclasses__()
    for kind in kinds:
        yield kind
        yield from heirs(kind)


def crashes(kind: type) -> bool:
    """mypyc notes the attributes of a native class, and gives it a __dict__ if it does not know what it inherits."""
    return "__mypyc_attrs__" in vars(kind) and kind.__dictoffset__ > 0
