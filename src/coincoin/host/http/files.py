"""Files: the built page, and the drawings of each game from its package."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

from coincoin.host.http.api import game_of, problem
from coincoin.host.http.invite import with_preview
from coincoin.host.room.hall import Hall
from coincoin.host.sign import TableInfo

PAGE = Path(__file__).parents[1] / "site"
FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
MANIFEST = "application/manifest+json"  # which not every system knows
NOT_BUILT = "<!doctype html><title>coincoin</title><p>The page has not been built yet: run <code>make page</code>."


def found(home: Path, path: str, cache: str) -> Response[bytes] | None:
    """A file below this folder, never one beside it."""
    if "\0" in path:
        return None
    target = (home / path).resolve()
    if not target.is_relative_to(home.resolve()) or not target.is_file():
        return None
    kind = MANIFEST if target.suffix == ".webmanifest" else guess_type(target.name)[0] or "application/octet-stream"
    return Response(target.read_bytes(), media_type=kind, headers={"cache-control": cache})


@get("/art/{game:str}/{path:path}", include_in_schema=False)
async def art(game: str, path: str) -> Response[bytes]:
    """The drawings of a game."""
    home = Path(str(files(game_of(game).package))) / "art"
    drawing = await asyncio.to_thread(found, home, path.lstrip("/"), AN_HOUR)
    if drawing is None:
        raise problem(404, "unknown_file", "no-file")
    return drawing


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], hall: Hall, path: str = "") -> Response[bytes]:
    """The page: hashed assets never change; every other path is the page itself, which knows what to show."""
    wanted = path.lstrip("/")
    if wanted.startswith(("api/", "schema/")):
        raise problem(404, "unknown_path", "no-file")
    age = FOREVER if wanted.startswith("assets/") else "no-cache" if wanted in ("sw.js", "assets.json") else AN_HOUR
    if wanted and (file := await asyncio.to_thread(found, PAGE, wanted, age)):
        return file
    if wanted.startswith("assets/"):
        raise problem(404, "unknown_file", "no-file")
    index = await asyncio.to_thread(found, PAGE, "index.html", "no-cache")
    kind, _, table = wanted.partition("/")
    if index and kind in ("t", "r") and (info := await hall.writer.read(hall.store.info, table)):
        shown = msgspec.json.decode(info, type=TableInfo)
        index.content = with_preview(index.content, shown, request, hall, PAGE)
    return index or Response(NOT_BUILT.encode(), media_type="text/html", headers={"cache-control": "no-cache"})
