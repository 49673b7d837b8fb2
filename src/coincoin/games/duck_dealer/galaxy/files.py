"""Galaxy files: reading one, checking it, and drawing it.

A galaxy file is TOML; `data.toml` beside this file is the one that comes with the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from coincoin.games.duck_dealer.galaxy.check import Checker
from coincoin.games.duck_dealer.galaxy.data import Galaxy
from coincoin.games.duck_dealer.galaxy.reading import parse
from coincoin.kernel.errors import CoincoinError

HOME = Path(__file__).parents[1] / "data.toml"
BEFORE = Path(__file__).parent / "anatidae.toml"


class BadGalaxy(CoincoinError):
    """A galaxy file that cannot be played: the message lists what is wrong, line by line."""


def load(path: Path | str) -> Galaxy:
    """The galaxy of a file; BadGalaxy lists every problem with its line."""
    galaxy, problems = _read(Path(path))
    if problems or galaxy is None:
        raise BadGalaxy(f"{path} is not a galaxy that can be played:\n" + "\n".join(problems))
    return galaxy


def from_data(data: object) -> Galaxy:
    """The galaxy that a match file carries, checked like one of a file."""
    galaxy, problems = parse(data)
    if galaxy:
        problems = Checker(galaxy).problems()
    if problems or galaxy is None:
        raise BadGalaxy("its galaxy cannot be played:\n" + "\n".join(problem.said for problem in problems))
    return galaxy


def check(path: Path | str) -> list[str]:
    """What is wrong with a galaxy file, each problem with its line; nothing when it can be played."""
    return _read(Path(path))[1]


@cache
def home() -> Galaxy:
    """The galaxy that comes with the game."""
    return load(HOME)


@cache
def before() -> Galaxy:
    """The one that came with it until November 2026: what was begun there goes on."""
    return load(BEFORE)


def tag(galaxy: Galaxy) -> str:
    """What positions and match files call a galaxy: its name, and a hash unless it came with the game."""
    return galaxy.name if galaxy in (home(), before()) else f"{galaxy.name}-{galaxy.hash}"


def _read(path: Path) -> tuple[Galaxy | None, list[str]]:
    try:
        text = path.read_text("utf-8")
        galaxy, problems = parse(tomllib.loads(text))
    except OSError as problem:
        return None, [f"it cannot be read: {problem.strerror}"]
    except UnicodeDecodeError:
        return None, ["it is not text in UTF-8"]
    except tomllib.TOMLDecodeError as problem:
        return None, [f"it is not TOML: {problem}"]
    if galaxy:
        problems = Checker(galaxy).problems()
    lines = sorted(problem.on_its_line(text) for problem in problems)
    return galaxy, [f"line {line}: {said}" for line, said in lines]


def draw(galaxy: Galaxy) -> str:
    """The map as an SVG picture: planets, routes with their points, and what may stand where."""
    spots, names = galaxy.spots(), list(galaxy.planets)
    where = dict(zip(galaxy.places(), spots, strict=True))
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 112 112" font-family="system-ui, sans-serif">',
        f"<title>{galaxy.name}</title>",
        '<rect x="-6" y="-6" width="112" height="112" fill="#1b1a4b"/>',
    ]
    for key in galaxy.routes:
        start, end = key.split("-")
        chain = [where[start], *(where[f"{key}-{n + 1}"] for n in range(galaxy.route(key).points)), where[end]]
        line = " ".join(f"{x},{y}" for x, y in chain)
        parts.append(f'<polyline points="{line}" fill="none" stroke="#9d8fe0" stroke-opacity=".5" stroke-width=".4"/>')
    parts += [f'<circle cx="{x}" cy="{y}" r=".7" fill="#e6defc"/>' for x, y in spots[len(names) :]]
    for name, (x, y) in zip(names, spots, strict=False):
        start_planet = galaxy.planets[name].slots == 2
        fill, size = ("#ffc93c", 2.6) if start_planet else ("#7fc9c9", 3.2)
        parts.append(f'<circle cx="{x}" cy="{y}" r="{size}" fill="{fill}" stroke="#1d2742" stroke-width=".5"/>')
        parts.append(
            f'<text x="{x}" y="{y + 6}" font-size="2.6" fill="#fffaf0" text-anchor="middle">'
            f"{name}{' *' if start_planet else ''}</text>"
        )
    return "\n".join([*parts, "</svg>", ""])
