"""How a person is told that it is their turn: what they wish, the ways to reach them, and a try."""

from __future__ import annotations

import re
import secrets
from hmac import compare_digest
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import delete, get, post, put
from msgspec import Meta

from coincoin.host.http.api import fails, not_too_fast, problem
from coincoin.host.notices import outside, push
from coincoin.host.notices.text import asking, greeting
from coincoin.host.notices.wishes import (
    MOST,
    Channel,
    Kind,
    Wishes,
    channel,
    channels_of,
    confirm_channel,
    drop_channel,
    name_of,
    proof,
    put_channel,
    put_wishes,
    wishes_of,
)
from coincoin.host.room.hall import Hall, Person
from coincoin.host.table.refusal import told

MAIL = re.compile(r"[^\s@<>,;:\"\\()\[\]]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z0-9-]{2,60}")
Key = Annotated[str, Meta(max_length=120)]


class Way(msgspec.Struct):
    """A way to reach a person."""

    id: str
    kind: Kind
    address: str  # as much of it as tells it from others
    confirmed: bool  # by a link that was sent there; all but mails are at once


class Notices(msgspec.Struct):
    """All about one's notices."""

    wishes: Wishes
    ways: list[Way]
    push_key: str  # that a browser subscribes with; empty where this host has no push
    mail: bool  # can this host send mails?


class NewWay(msgspec.Struct, forbid_unknown_fields=True):
    """A way to reach a person; for push the subscription as the browser gives it."""

    kind: Kind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class Sent(msgspec.Struct):
    """What became of a try: for each way, empty or what is wrong."""

    ways: dict[str, str]


@get("/notices", responses=fails(401))
async def my_notices(person: Person, hall: Hall) -> Notices:
    """What one wishes, and the ways to reach one."""
    return await all_about(person, hall)


async def all_about(person: Person, hall: Hall) -> Notices:
    wishes = await hall.writer.read(wishes_of, hall.store, person.id)
    ways = await hall.writer.read(channels_of, hall.store, person.id)
    shown = [Way(each.id, each.kind, masked(each), each.confirmed) for each in ways]
    return Notices(wishes, shown, hall.postman.push.key, hall.postman.mail.there)


@put("/notices", responses=fails(401))
async def wish(data: Wishes, person: Person, hall: Hall) -> Notices:
    """When one wants to be told."""
    await hall.writer.write(put_wishes(person.id, data))
    return await all_about(person, hall)


@post("/notices/ways", responses=fails(401))
async def add_way(data: NewWay, person: Person, hall: Hall) -> Notices:
    """One more way to be told. A mail asks first whether the address is one's own."""
    not_too_fast(hall, "notice", person)
    if len(await hall.writer.read(channels_of, hall.store, person.id)) >= MOST:
        raise problem(400, "too_many", "ways-enough")
    new = Channel(name_of(person.id, data.kind, data.address), person.id, data.kind, data.address)
    try:
        if data.kind == "mail":
            new.id, new.confirmed = secrets.token_urlsafe(12), False
            await ask_address(hall, new)
        else:
            await hall.postman.outside(check, hall, data)
    except outside.Unreachable as wrong:
        raise problem(400, "address", wrong.why) from wrong
    if data.kind == "push":
        new.address = msgspec.json.encode(push.Subscription(data.address, data.p256dh, data.auth)).decode()
    await hall.writer.write(put_channel(new))
    return await all_about(person, hall)


def check(hall: Hall, way: NewWay) -> None:
    inside = hall.postman.inside
    parts = outside.checked(way.address, inside)
    outside.resolved(parts.hostname or "", parts.port or 443, inside)
    if way.kind == "push":
        push.check(push.Subscription(way.address, way.p256dh, way.auth))


async def ask_address(hall: Hall, new: Channel) -> None:
    if not MAIL.fullmatch(new.address):
        raise outside.Unreachable("no-address")
    if not hall.postman.mail.there:
        raise outside.Unreachable("no-mails")
    link = f"{hall.settings.public_address}/mail/confirm/{await hall.writer.read(proof, hall.store, new.id, 'confirm')}"
    wishes = await hall.writer.read(wishes_of, hall.store, new.person)
    await hall.postman.outside(hall.postman.mail.send, new.address, asking(link, wishes.language))


@delete("/notices/ways/{id:str}", responses=fails(401), status_code=200)
async def drop_way(id: str, person: Person, hall: Hall) -> Notices:
    """Not by this way any more."""
    if any(each.id == id for each in await hall.writer.read(channels_of, hall.store, person.id)):
        await hall.writer.write(drop_channel(id))
    return await all_about(person, hall)


@post("/notices/try", responses=fails(401), status_code=200)
async def try_ways(person: Person, hall: Hall) -> Sent:
    """A greeting by every way."""
    not_too_fast(hall, "notice", person)
    language = (await hall.writer.read(wishes_of, hall.store, person.id)).language
    found = {}
    for each in await hall.writer.read(channels_of, hall.store, person.id):
        if each.confirmed:
            try:
                await hall.postman.outside(hall.postman.hand_over, each, greeting(language), language)
                found[each.id] = ""
            except push.Gone:
                await hall.writer.write(drop_channel(each.id))
            except outside.Unreachable as wrong:
                found[each.id] = told(wrong.why, language)
    return Sent(found)


@post("/mail/{what:str}/{link:str}", responses=fails(404), status_code=200)
async def mail_link(what: Literal["confirm", "stop"], link: Key, hall: Hall) -> Way:
    """What the links in mails do: this address is mine, or no more mails there."""
    id = link.partition(".")[0]
    found = await hall.writer.read(channel, hall.store, id)
    right = await hall.writer.read(proof, hall.store, id, what)
    if found is None or not compare_digest(link.encode(), right.encode()):
        raise problem(404, "unknown_code", "link-used")
    await hall.writer.write(confirm_channel(id) if what == "confirm" else drop_channel(id))
    return Way(id, found.kind, masked(found), what == "confirm")


def masked(way: Channel) -> str:
    """
    >>> masked(Channel("", "", "mail", "colvert@example.org"))
    'c…t@example.org'
    """
    if way.kind == "mail":
        name, _, place = way.address.partition("@")
        return f"{name[0]}…{name[-1]}@{place}"
    address = msgspec.json.decode(way.address, type=push.Subscription).endpoint if way.kind == "push" else way.address
    return urlsplit(address).hostname or ""


HANDLERS = [my_notices, wish, add_way, drop_way, try_ways, mail_link]
