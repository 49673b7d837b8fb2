"""What goes with an invitation: an address others can reach, a QR, a date for the calendar, a picture for the link."""

from __future__ import annotations

import io
import re
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, get, post
from msgspec import Meta

from coincoin.host.address import HERE, for_others
from coincoin.host.http.api import fails, problem, room_of
from coincoin.host.http.catalogue import GameInfo, games
from coincoin.host.room.hall import Hall
from coincoin.host.sign import TableInfo
from coincoin.kernel.words import LANGUAGES, Language

REMINDER = "-PT1H"
FOLD = 70  # bytes of a line of a calendar file


class Address(msgspec.Struct):
    """Where others find this host in its network; empty where only this machine is listened to."""

    address: str


class QrText(msgspec.Struct, forbid_unknown_fields=True):
    """What a picture is to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


@get("/address", responses=fails())
async def own_address(hall: Hall) -> Address:
    """Where others in its network find this host."""
    return Address(for_others(hall.settings))


@post("/qr", responses=fails(), media_type="image/svg+xml", status_code=200)
async def qr(data: QrText) -> Response[str]:
    """A text as a picture. It comes in the body, so that no log sees a link with a code after the `#`."""
    out = io.BytesIO()
    segno.make(data.text, error="m").save(out, kind="svg", border=2, xmldecl=False, omitsize=True)
    return Response(out.getvalue().decode(), media_type="image/svg+xml")


# ---- the calendar ----


@get("/tables/{table:str}/calendar", responses=fails(404), media_type="text/calendar")
async def calendar(table: str, request: Request[Any, Any, Any], hall: Hall, language: Language = "en") -> Response[str]:
    """The appointment of a table, as calendars read it (.ics)."""
    room = await room_of(hall, table)
    async with room.alone() as found:
        info = found.info()
    if not info.when:
        raise problem(404, "no_date", "no-date")
    text = event(info, game_info(info.game, language), f"{origin(request, hall)}/t/{table}")
    name = 'attachment; filename="coincoin.ics"'
    return Response(text, headers={"content-disposition": name}, media_type="text/calendar; charset=utf-8")


def event(info: TableInfo, game: GameInfo, link: str) -> str:
    """When, which game, and where; nothing of the table itself."""
    minutes = int(game.minutes) if game.minutes.isdigit() else 60
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//coincoin//EN",
        "BEGIN:VEVENT",
        f"UID:{info.id}@coincoin",
        f"DTSTAMP:{moment(info.when)}",
        f"DTSTART:{moment(info.when)}",
        f"DTEND:{moment(info.when + minutes * 60)}",
        f"SUMMARY:{quoted(game.name)}",
        f"DESCRIPTION:{quoted(f'{link} ({info.code})' if info.code else link)}",
        f"URL:{link}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{quoted(game.name)}",
        f"TRIGGER:{REMINDER}",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{folded(line)}\r\n" for line in lines)


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def quoted(text: str) -> str:
    return re.sub(r"([\\,;])", r"\\\1", text).replace("\n", "\\n")


def folded(line: str) -> str:
    """Long lines go on in the next, after a space; never inside a letter."""
    parts, size = [""], 0
    for letter in line:
        size += len(letter.encode())
        if size > FOLD:
            parts.append("")
            size = len(letter.encode()) + 1
        parts[-1] += letter
    return "\r\n ".join(parts)


# ---- the preview of a link ----


def with_preview(page: bytes, info: TableInfo, request: Request[Any, Any, Any], hall: Hall, pictures: Path) -> bytes:
    """The page with what shows it where its link is posted: which game, who is there, and a picture of the game."""
    language = request.headers.get("accept-language", "")[:2]
    game = game_info(info.game, language if language in LANGUAGES else "en")
    names = ", ".join(seat.name for seat in info.seats if seat.kind == "person")
    title = f"{game.name}: {names}" if names else game.name
    picture = f"preview/{info.game}.png" if (pictures / "preview" / f"{info.game}.png").exists() else "icon-512.png"
    tags = {
        "og:title": title,
        "og:description": game.pitch,
        "og:image": f"{origin(request, hall)}/{picture}",
        "og:url": f"{origin(request, hall)}/t/{info.id}",
        "og:type": "website",
        "og:site_name": "coincoin",
    }
    head = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    head += '<meta name="twitter:card" content="summary_large_image" />'
    titled = re.sub("<title>.*?</title>", lambda _: f"<title>{escape(title)} – coincoin</title>{head}", page.decode())
    return titled.encode()


def game_info(id: str, language: str) -> GameInfo:
    return next(each for each in games(language) if each.id == id)


def origin(request: Request[Any, Any, Any], hall: Hall) -> str:
    """The address of this host by which others reach it."""
    here = request.url.hostname in HERE
    return (here and for_others(hall.settings)) or str(request.base_url).rstrip("/")


HANDLERS = [own_address, qr, calendar]
