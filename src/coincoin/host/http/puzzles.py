"""Puzzles over HTTP. They are no secret of any match: the answer comes with the question."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from coincoin.host.http.api import fails, game_of, problem
from coincoin.kernel.words import Language
from coincoin.study.puzzles.puzzle import PuzzleInfo, told


@get("/games/{game:str}/puzzles/{n:int}", responses=fails(404))
async def puzzle(game: str, n: Annotated[int, Parameter(ge=0, le=1_000_000)], language: Language = "en") -> PuzzleInfo:
    """A puzzle, seen by who has to move. After the last one comes the first again, so that every day has its own."""
    found = await asyncio.to_thread(told, game_of(game), n, language)
    if found is None:
        raise problem(404, "no_puzzles", "no-puzzles")
    return found


HANDLERS = [puzzle]
