"""What a person wants to be told, and the ways to reach them, as they are kept."""

from __future__ import annotations

import hmac
import secrets
from datetime import datetime
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from coincoin.host import hours
from coincoin.host.store.jobs import Job, Statement, hashed
from coincoin.host.store.store import Store
from coincoin.kernel.words import Language

Kind = Literal["push", "mail", "webhook", "ntfy"]
HARD_TO_REACH = 8  # failures in a row, and a way is given up
MOST = 12  # ways of one person


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """When a person wants to be told that it is their turn."""

    minutes: Annotated[int, Meta(ge=0, le=1440)] = 5  # after which they are told; 0: in a few seconds
    always: bool = False  # even who looks at the table
    quiet: tuple[Annotated[int, Meta(ge=0, le=23)], Annotated[int, Meta(ge=0, le=23)]] | None = None  # hours of a day
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # of those hours, as Europe/Paris
    language: Language = "en"

    def silent(self, now: float) -> bool:
        """Are these hours in which nothing is sent? What was missed comes together when they end."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return False
        first, last = self.quiet
        hour = datetime.fromtimestamp(now, zone_of(self.zone)).hour
        return first <= hour < last if first < last else hour >= first or hour < last


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError):
        return ZoneInfo("UTC")


class Channel(msgspec.Struct):
    """A way to reach a person: a subscription, an address of mail, of a webhook or a topic."""

    id: str
    person: str
    kind: Kind
    address: str
    confirmed: bool = True
    failed: int = 0


def put_channel(channel: Channel) -> Job:
    """A new way, or the same once more."""
    return [
        Statement(
            "INSERT INTO channels (id, person, kind, address, confirmed, failed, made) VALUES (?, ?, ?, ?, ?, 0, ?) "
            "ON CONFLICT (id) DO UPDATE SET failed = 0",
            (channel.id, channel.person, channel.kind, channel.address, int(channel.confirmed), hours.now()),
        )
    ]


def name_of(person: str, kind: str, address: str) -> str:
    """The same way of the same person has the same name."""
    return hashed(f"{person} {kind} {address}")[:32]


def drop_channel(id: str) -> Job:
    return [Statement("DELETE FROM channels WHERE id = ?", (id,))]


def confirm_channel(id: str) -> Job:
    return [Statement("UPDATE channels SET confirmed = 1 WHERE id = ?", (id,))]


def note_sent(channel: Channel, well: bool) -> Job:
    """A way that fails too often is given up."""
    if well:
        return [Statement("UPDATE channels SET failed = 0 WHERE id = ?", (channel.id,))]
    return [
        Statement("UPDATE channels SET failed = failed + 1 WHERE id = ?", (channel.id,)),
        Statement("DELETE FROM channels WHERE id = ? AND failed >= ?", (channel.id, HARD_TO_REACH)),
    ]


def put_wishes(person: str, wishes: Wishes) -> Job:
    return [
        Statement(
            "INSERT INTO wishes (person, wishes) VALUES (?, ?) "
            "ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes",
            (person, msgspec.json.encode(wishes).decode()),
        )
    ]


def wishes_of(store: Store, person: str) -> Wishes:
    row = store.run("SELECT wishes FROM wishes WHERE person = ?", person).fetchone()
    return msgspec.json.decode(row[0], type=Wishes) if row else Wishes()


def channels_of(store: Store, person: str) -> list[Channel]:
    return found(store, "person", person)


def channel(store: Store, id: str) -> Channel | None:
    return next(iter(found(store, "id", id)), None)


def found(store: Store, by: str, value: str) -> list[Channel]:
    rows: list[Any] = store.run(
        f"SELECT id, person, kind, address, confirmed, failed FROM channels WHERE {by} = ? ORDER BY made", value
    ).fetchall()
    return [
        Channel(id, person, kind, address, bool(confirmed), failed)
        for id, person, kind, address, confirmed, failed in rows
    ]


def secret(store: Store, name: str, made: str) -> str:
    """A secret of the host, the one made first: all hosts of a database have the same."""
    store.run("INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, made)
    value: str = store.run("SELECT value FROM kept WHERE name = ?", name).fetchone()[0]
    return value


def proof(store: Store, id: str, what: str) -> str:
    """What a link says, to prove that it came with a mail of this host."""
    own = secret(store, "mail", secrets.token_hex(32))
    return f"{id}.{hmac.digest(own.encode(), f'{what} {id}'.encode(), 'sha256').hex()[:32]}"
