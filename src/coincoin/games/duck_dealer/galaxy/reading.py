"""From the tables of a galaxy file to a Galaxy, entry by entry, so that every mistake is told at once."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from coincoin.games.duck_dealer.galaxy.data import Galaxy


class Problem(NamedTuple):
    """What is wrong, and in which entry of which section."""

    section: str
    key: str
    said: str

    def on_its_line(self, text: str) -> tuple[int, str]:
        return line_of(text, self.section, self.key), self.said


def line_of(text: str, section: str, key: str) -> int:
    """The line of an entry, or of its section, or the first one."""
    inside, found = "", 1
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r'\s*\[\s*([\w-]+)(?:\s*\.\s*"?([\w-]+)"?)?\s*\]', line):
            inside = header[1]
            if inside == section and header[2] in (None, key):
                found = number
                if header[2]:
                    return number
        elif re.match(rf'\s*"?{re.escape(key if inside else section)}"?\s*=', line) and inside in ("", section):
            return number
    return found


def parse(data: object) -> tuple[Galaxy | None, list[Problem]]:
    """The Galaxy, or what keeps the data from being one."""
    if not isinstance(data, dict):
        return None, [Problem("", "", "a galaxy is an object")]
    problems: list[Problem] = []
    found: dict[str, Any] = {}
    sections = {field.name: field.type for field in msgspec.structs.fields(Galaxy)}
    for name in data.keys() - sections.keys():
        problems.append(Problem(name, "", f"[{name}] is unknown; there are {', '.join(sections)}"))
    for name, kind in sections.items():
        if name not in data:
            problems.append(Problem("", "", f"[{name}] is missing" if name != "name" else "name is missing"))
        elif get_origin(kind) is dict and isinstance(data[name], dict):
            entry = get_args(kind)[1]
            found[name] = {key: _convert(each, entry, name, key, problems) for key, each in data[name].items()}
        else:
            found[name] = _convert(data[name], kind, name, "", problems)
    return (None, problems) if problems else (Galaxy(**found), [])


def _convert(data: object, kind: Any, section: str, key: str, problems: list[Problem]) -> Any:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        said, _, where = str(problem).partition(" - at `$")
        inner = where.rstrip("`").removeprefix(".")
        path = ".".join(part for part in (section, key, inner) if part)
        problems.append(Problem(section, key or inner.partition(".")[0].partition("[")[0], f"{path}: {said}"))
        return None
