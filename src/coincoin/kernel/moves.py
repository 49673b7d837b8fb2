"""Move families: moves are ints inside and words outside.

A game declares each family once, `Family("aim", place=Numbers(1, 6))`, in its `moves.py`. From the declaration
come the int codes (dense, stable, sorted), the JSON form, a text notation that parses back, the key of the
translated sentence, and the compiled functions by which the rules put codes together (`codes.py`). The same form
declares the news a game tells.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from math import factorial, prod
from typing import Literal, Protocol, runtime_checkable

from coincoin.kernel.errors import BadMove

Pace = Literal["step", "plain", "great"]


@runtime_checkable
class Domain(Protocol):
    """The values one argument of a family can take, numbered from 0."""

    size: int

    def value(self, index: int) -> int | str: ...

    def index(self, value: int | str) -> int: ...


@runtime_checkable
class Spelled(Protocol):
    """A domain whose values say several things: sentences are told each of them."""

    def spelled(self, value: int | str) -> dict[str, str]: ...


class Numbers:
    """The whole numbers from `low` to `high`. The rules count them from 0, as they count cards and places.

    >>> Numbers(1, 6).value(0), Numbers(1, 6).index("6")
    (1, 5)
    """

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.size = high - low + 1

    def value(self, index: int) -> int:
        return self.low + index

    def index(self, value: int | str) -> int:
        try:
            index = int(value) - self.low
        except ValueError:
            index = -1
        if not 0 <= index < self.size:
            raise BadMove(f"{value!r} is not a number from {self.low} to {self.low + self.size - 1}")
        return index


class Amount(Numbers):
    """A sum, a price, a number of points: the rules mean the number itself."""


class Seats(Numbers):
    """A seat, from 0; sentences show the name of who sits there."""

    def __init__(self, most: int) -> None:
        super().__init__(0, most - 1)


class Names:
    """A choice among words without spaces.

    >>> Names("left", "right").index("right")
    1
    """

    def __init__(self, *names: str) -> None:
        self.names = names
        self.size = len(names)

    def value(self, index: int) -> str:
        return self.names[index]

    def index(self, value: int | str) -> int:
        if value not in self.names:
            raise BadMove(f"{value!r} is not one of {', '.join(self.names)}")
        return self.names.index(str(value))


class Orders:
    """An order of n things, written as digits: "312" puts the third first.

    >>> orders = Orders(3)
    >>> [orders.value(i) for i in range(orders.size)]
    ['123', '132', '213', '231', '312', '321']
    >>> orders.index("231")
    3
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self.size = factorial(n)

    def value(self, index: int) -> str:
        left = list(range(1, self.n + 1))
        digits = ""
        for i in range(self.n, 0, -1):
            step, index = divmod(index, factorial(i - 1))
            digits += str(left.pop(step))
        return digits

    def index(self, value: int | str) -> int:
        digits = str(value)
        left = [str(i) for i in range(1, self.n + 1)]
        if sorted(digits) != left:
            raise BadMove(f"{value!r} is not an order of the digits 1 to {self.n}")
        index = 0
        for i, digit in enumerate(digits):
            place = left.index(digit)
            index += place * factorial(self.n - 1 - i)
            left.pop(place)
        return index


class Sized:
    """As many things as a board has of them: a game of many boards is declared with these, and played with others.

    >>> Family("fly", planet=Sized("planets")).arguments["planet"].count
    'planets'
    """

    size = 0

    def __init__(self, count: str) -> None:
        self.count = count

    def value(self, index: int) -> int:
        raise BadMove(f"which {self.count} there are is known on a board only")

    def index(self, value: int | str) -> int:
        raise BadMove(f"which {self.count} there are is known on a board only")


class Family:
    """One kind of move: a name and what it needs to know.

    >>> aim = Family("aim", place=Numbers(1, 6))
    >>> aim.size
    6

    Several arguments that the rules hold as one number stand together:

    >>> lay = Family("lay", seat=Seats(4), card={"value": Numbers(1, 9), "colour": Names("red", "blue")})
    >>> [*lay.arguments], [*lay.numbers]
    (['seat', 'value', 'colour'], ['seat', 'card'])
    """

    pace: Pace = "plain"  # how long it is looked at, where it is shown

    def __init__(self, name: str, *rules: str, **numbers: Domain | Mapping[str, Domain]) -> None:
        self.name = name
        self.rules = rules  # the numbers of those it rests on, for the log and for who asks why
        self.numbers = {
            key: {key: number} if isinstance(number, Domain) else dict(number) for key, number in numbers.items()
        }
        self.arguments = {key: domain for number in self.numbers.values() for key, domain in number.items()}
        self.spelled = {key: domain for key, domain in self.arguments.items() if isinstance(domain, Spelled)}
        self.size = prod(domain.size for domain in self.arguments.values())
        self.first = 0


class Great(Family):
    """News that everybody stops for: a bang, a showdown, the last duck."""

    pace: Pace = "great"


class Step(Family):
    """News that comes with others of its kind: one card of a sentence, one shot, one leg of a flight."""

    pace: Pace = "step"


class Families:
    """All families of a game, in the order of their codes.

    >>> moves = Families(Family("draw"), Family("aim", place=Numbers(1, 6)))
    >>> moves.size, moves.encode("aim", place=3), moves.describe(3)
    (7, 3, {'name': 'aim', 'place': 3})
    >>> moves.notation(3), moves.parse("aim 3")
    ('aim 3', 3)
    """

    def __init__(self, *families: Family) -> None:
        self.by_name = {family.name: family for family in families}
        self.families = families
        self.size = 0
        for family in families:
            family.first = self.size
            self.size += family.size
        self.firsts = [family.first for family in families]
        self.notations: dict[int, str] = {}  # of the codes that were asked for, and back
        self.codes: dict[str, int] = {}

    def family(self, code: int) -> Family:
        if not 0 <= code < self.size:
            raise BadMove(f"there is no move {code}: codes go from 0 to {self.size - 1}")
        return self.families[bisect_right(self.firsts, code) - 1]

    def first(self, name: str) -> int:
        return self.by_name[name].first

    def arguments(self, code: int) -> list[int | str]:
        """The values of a code's arguments, in the order they were declared."""
        family = self.family(code)
        rest = code - family.first
        values: list[int | str] = []
        for domain in reversed(family.arguments.values()):
            rest, index = divmod(rest, domain.size)
            values.append(domain.value(index))
        return values[::-1]

    def describe(self, code: int) -> dict[str, int | str]:
        """The JSON form: the family's name and each argument by name."""
        family = self.family(code)
        return {"name": family.name, **dict(zip(family.arguments, self.arguments(code), strict=True))}

    def encode(self, name: str, **arguments: int | str) -> int:
        """The code of a family with these arguments: the inverse of `describe`."""
        family = self._named(name)
        if set(arguments) != set(family.arguments):
            needs = ", ".join(family.arguments) or "nothing"
            raise BadMove(f"{name} needs {needs}, not {', '.join(arguments) or 'nothing'}")
        return self._code(family, [arguments[key] for key in family.arguments])

    def notation(self, code: int) -> str:
        """A short text that `parse` reads back."""
        if code not in self.notations:
            text = " ".join([self.family(code).name, *map(str, self.arguments(code))])
            self.notations[code], self.codes[text] = text, code
        return self.notations[code]

    def parse(self, text: str) -> int:
        """The code of a notation."""
        if text in self.codes:
            return self.codes[text]
        name, *values = text.split() or [""]
        family = self._named(name)
        if len(values) != len(family.arguments):
            usage = " ".join([name, *(f"<{key}>" for key in family.arguments)])
            raise BadMove(f"{text!r} is not complete: write {usage!r}")
        return self._code(family, values)

    def _named(self, name: str) -> Family:
        if name not in self.by_name:
            raise BadMove(f"there is no move {name!r}: there are {', '.join(self.by_name)}")
        return self.by_name[name]

    def _code(self, family: Family, values: Sequence[int | str]) -> int:
        code = 0
        for domain, value in zip(family.arguments.values(), values, strict=True):
            code = code * domain.size + domain.index(value)
        return family.first + code
