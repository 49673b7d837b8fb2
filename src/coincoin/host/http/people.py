"""Who somebody is, without an account: a name, a duck, the devices that prove it, and whom they want nothing of."""

from __future__ import annotations

import secrets
from time import time
from typing import Annotated, Literal

import msgspec
from litestar import delete, get, patch, post, put
from msgspec import Meta

from coincoin.host.http.api import fails, not_too_fast, problem, room_of
from coincoin.host.room.hall import CODE_SECONDS, Hall, Person
from coincoin.host.store import jobs, who
from coincoin.host.store.jobs import Code
from coincoin.host.table import spoken
from coincoin.host.table.text import cleaned
from coincoin.host.wire import Hat, Name, SeatNumber, TableId

DeviceName = Annotated[str, Meta(max_length=60)]


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Name
    hat: Hat = ""
    device: DeviceName = ""  # what the browser is called in the list of devices


class Me(msgspec.Struct):
    """Who one is."""

    person: str  # public
    name: str
    hat: str


class MeWithToken(msgspec.Struct):
    """The token is the secret: it is shown once and kept by the browser."""

    person: str
    name: str
    hat: str
    token: str


class DeviceInfo(msgspec.Struct):
    """A browser that is this person."""

    id: str
    name: str
    made: float  # seconds since 1970; 0: not known
    seen: float
    here: bool  # it is the one that asks


class Devices(msgspec.Struct):
    """All of them, the last seen first."""

    devices: list[DeviceInfo]
    phrase: bool  # is there a recovery phrase?


class Phrase(msgspec.Struct, forbid_unknown_fields=True):
    """Words to come back by when every device is lost."""

    phrase: Annotated[str, Meta(min_length=1, max_length=200)]
    device: DeviceName = ""


class CodeFor(msgspec.Struct, forbid_unknown_fields=True):
    """A seat at a table, to be given away; without, another device for oneself."""

    table: TableId | None = None
    seat: SeatNumber | None = None


class NewCode(msgspec.Struct):
    """A code to claim once."""

    code: str
    seconds: int  # how long it can be claimed


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """A code that somebody was given."""

    code: Annotated[str, Meta(min_length=4, max_length=64)]
    device: DeviceName = ""


class Claimed(msgspec.Struct):
    """What a code was good for."""

    person: str
    name: str
    hat: str = ""
    token: str = ""  # for a device code
    table: str = ""  # for the code of a table or of a seat


class Shun(msgspec.Struct, forbid_unknown_fields=True):
    """mute: I do not read what they write. block: nor do they sit with me, or write where I play."""

    kind: Literal["mute", "block"]


class Shunned(msgspec.Struct):
    """Somebody one wants nothing of."""

    person: str
    name: str
    kind: Literal["mute", "block"]


# ---- who one is ----


@post("/people", responses=fails())
async def make_person(data: NewPerson, hall: Hall) -> MeWithToken:
    """A new person."""
    person, token = await hall.new_person(cleaned(data.name), data.hat, data.device)
    return MeWithToken(person.id, person.name, person.hat, token)


@get("/me", responses=fails(401))
async def me(person: Person) -> Me:
    """One's name and duck."""
    return Me(person.id, person.name, person.hat)


@patch("/me", responses=fails(401))
async def rename(data: NewPerson, person: Person, hall: Hall) -> Me:
    """Take another name or duck, at every table where one sits."""
    name, hat = cleaned(data.name), data.hat or person.hat
    await hall.rename(person, name, hat)
    return Me(person.id, name, hat)


# ---- devices ----


@get("/me/devices", responses=fails(401))
async def my_devices(person: Person, hall: Hall) -> Devices:
    """The browsers that are this person."""
    found = await hall.writer.read(who.devices, hall.store, person.id)
    shown = [DeviceInfo(shortened(each.hash), *each[1:], each.hash == person.device) for each in found]
    return Devices(shown, await hall.writer.read(who.has_phrase, hall.store, person.id))


def shortened(hash: str) -> str:
    """Enough to tell a device from others, and of no use to a stranger: what is hashed is long and random."""
    return hash[:16]


@delete("/me/devices/{device:str}", responses=fails(401, 404))
async def shut_out(device: str, person: Person, hall: Hall) -> None:
    """A lost device is this person no more."""
    for each in await hall.writer.read(who.devices, hall.store, person.id):
        if shortened(each.hash) == device:
            await hall.shut_out(each.hash)
            return
    raise problem(404, "unknown_device", "no-device")


@put("/me/phrase", responses=fails(401))
async def make_phrase(person: Person, hall: Hall) -> Phrase:
    """A new recovery phrase, shown once; the one there was is worth nothing any more."""
    phrase = spoken.phrase()
    await hall.writer.write(who.put_phrase(person.id, phrase))
    return Phrase(phrase)


@post("/people/return", responses=fails(404))
async def come_back(data: Phrase, guest: Person, hall: Hall) -> MeWithToken:
    """Here is a token for the person whose recovery phrase this is."""
    not_too_fast(hall, "claim", guest)
    found = await hall.writer.read(who.of_phrase, hall.store, spoken.as_phrase(data.phrase))
    if not found:
        raise problem(404, "unknown_code", "no-phrase")
    known, token = await one_more(hall, found, data.device)
    return MeWithToken(found, known.name, known.hat, token)


async def one_more(hall: Hall, person: str, device: str) -> tuple[Person, str]:
    """Another device of somebody, and its token."""
    secret = secrets.token_urlsafe(32)
    await hall.writer.write(who.put_device(person, secret, device))
    known = await hall.person(token := f"{person}.{secret}")
    if known is None:
        raise problem(404, "unknown_code", "code-old")
    return known, token


# ---- codes ----


@post("/codes", responses=fails(401, 404))
async def make_code(data: CodeFor, person: Person, hall: Hall) -> NewCode:
    """A code that moves one's seat to who claims it; without a table, one that adds another device to this person."""
    code = spoken.code(4)
    if data.table is not None:
        room = await room_of(hall, data.table)
        async with room.alone() as table:
            if data.seat is None or data.seat not in table.seats_of(person.id):
                raise problem(403, "not_yours", "not-your-seat")
        code = secrets.token_urlsafe(16)
    what = Code(person.id, data.table or "", data.seat if data.table and data.seat is not None else -1)
    await hall.writer.write(jobs.put_code(code, what, time() + CODE_SECONDS))
    return NewCode(code, CODE_SECONDS)


@post("/codes/claim", responses=fails(401, 404))
async def claim(data: Claim, guest: Person, hall: Hall) -> Claimed:
    """What a code is for: a table to come to, a seat, or a token for the same person on another device.

    The last two work once.
    """
    not_too_fast(hall, "claim", guest)
    said = spoken.as_code(data.code)
    for text in (data.code, said):
        if (code := await hall.writer.read(hall.store.code, text)) is not None:
            return await used(text, code, data.device, guest, hall)
    if table := await hall.writer.read(who.table_called, hall.store, said):
        return Claimed(guest.id, guest.name, guest.hat, table=table)
    raise problem(404, "unknown_code", "code-old")


async def used(text: str, code: Code, device: str, guest: Person, hall: Hall) -> Claimed:
    if code.table and not guest.id:
        raise problem(401, "unknown_person", "guest")
    if not await hall.writer.write([jobs.use_code(text)]):
        raise problem(404, "unknown_code", "code-old")
    if code.table:
        await hall.give_seat(code, guest)
        return Claimed(guest.id, guest.name, guest.hat, table=code.table)
    known, token = await one_more(hall, code.person, device)
    return Claimed(code.person, known.name, known.hat, token=token)


# ---- manners ----


@get("/me/shunned", responses=fails(401))
async def shunned(person: Person, hall: Hall) -> list[Shunned]:
    """Whom one wants nothing of."""
    found = await hall.writer.read(who.shunned, hall.store, person.id)
    return [Shunned(other, name, "block" if kind == "block" else "mute") for other, name, kind in found]


@put("/me/shunned/{other:str}", responses=fails(401, 404))
async def shun(other: str, data: Shun, person: Person, hall: Hall) -> None:
    """Mute or block somebody, wherever one meets them."""
    known = await hall.writer.read(who.known, hall.store, other)
    if known is None or other == person.id:
        raise problem(404, "unknown_person", "nobody")
    await hall.shun(person.id, other, known.name, data.kind)


@delete("/me/shunned/{other:str}", responses=fails(401))
async def forgive(other: str, person: Person, hall: Hall) -> None:
    """As if nothing had been."""
    await hall.shun(person.id, other, "", "")


HANDLERS = [
    make_person, me, rename, my_devices, shut_out, make_phrase, come_back, make_code, claim, shunned, shun, forgive,
]  # fmt: skip
