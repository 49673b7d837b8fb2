"""Posts to the address of a chat channel, or to a topic as ntfy has them."""

from __future__ import annotations

import msgspec

from coincoin.host.notices.outside import Unreachable, post
from coincoin.host.notices.text import Notice


def send(kind: str, address: str, notice: Notice, inside: bool) -> None:
    status = post(address, *(plain(notice) if kind == "ntfy" else spoken(notice)), inside)
    if not 200 <= status < 300:
        raise Unreachable("address-silent", f"it says {status}")


def spoken(notice: Notice) -> tuple[bytes, dict[str, str]]:
    """Slack, Mattermost and Rocket.Chat read `text`, Discord `content`; all else is for programs."""
    text = f"{notice.title}\n{notice.body}\n{notice.url}".strip()
    body = {"text": text, "content": text, **msgspec.to_builtins(notice)}
    return msgspec.json.encode(body), {"content-type": "application/json"}


def plain(notice: Notice) -> tuple[bytes, dict[str, str]]:
    # A header has no room for letters beyond ASCII, so the title is the first line.
    headers = {"content-type": "text/plain; charset=utf-8"} | ({"click": notice.url} if notice.url.isascii() else {})
    return f"{notice.title}\n{notice.body}".encode(), headers
