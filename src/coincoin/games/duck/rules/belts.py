"""DUCK: what the five lifebelts are worth, from data.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def row_of_belts(row: str) -> vec[i64]:
    """The five belts of a row of data.toml: "green", or one of the red rows (duck-03)."""
    belts = tomllib.loads((files("coincoin.games.duck") / "data.toml").read_text("utf-8"))["belts"]
    figures: list[int] = belts["green"] if row == "green" else belts["red"][row]
    return vec[i64](figures)


GREEN: Final = row_of_belts("green")
STEADY: Final = row_of_belts("steady")
RISING: Final = row_of_belts("rising")
