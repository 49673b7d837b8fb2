"""Any match file, dealt again by the rules: what the page cannot do itself. It checks the dice by itself."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import post
from msgspec import Meta

from coincoin.host.http.api import fails, not_too_fast, problem
from coincoin.host.room.hall import Hall, Person
from coincoin.kernel.dice import SealedDice
from coincoin.kernel.errors import CoincoinError
from coincoin.kernel.match import Match, replay

LARGEST = 500_000  # characters: a long match of Duck Dealer has some 100,000


class MatchText(msgspec.Struct, forbid_unknown_fields=True):
    """A match file, as it is."""

    text: Annotated[str, Meta(max_length=LARGEST)]


class Thrown(msgspec.Struct):
    """What sealed dice gave in a match: so many words of 32 bits, and the SHA-256 of these as bytes, big end first."""

    words: int
    digest: str


class Verified(msgspec.Struct):
    """All moves of the file are legal, and what it says of the end is so."""

    game: str
    names: list[str]
    moves: int
    over: bool
    dice: list[Thrown]  # of the matches it begins from, in order; then its own. None where they came from a seed


ONE_AT_A_TIME = asyncio.Lock()


@post("/verify", responses=fails(), status_code=200, request_max_body_size=2 * LARGEST)
async def verify(data: MatchText, guest: Person, hall: Hall) -> Verified:
    """Deal a whole match again; a problem says what is wrong with its file."""
    not_too_fast(hall, "verify", guest)
    async with ONE_AT_A_TIME:
        try:
            return await asyncio.to_thread(verified, data.text)
        except CoincoinError as wrong:
            raise problem(400, "match", str(wrong)) from wrong


def verified(text: str) -> Verified:
    match = replay(text.splitlines(), "this file")
    return Verified(match.game.id, match.names, match.version, match.state.over, thrown(match))


def thrown(match: Match) -> list[Thrown]:
    """By playing it once more, with an eye on the dice."""
    log = [*match.log]
    match.rewind(0)
    used = [match.dice]
    for seat, move in log:
        match.play(seat, move)
        if match.dice is not used[-1]:
            used.append(match.dice)
    return [of_dice(dice) for dice in used if isinstance(dice, SealedDice)]


def of_dice(dice: SealedDice) -> Thrown:
    stream = b"".join([sha256(dice.key + n.to_bytes(8, "big")).digest() for n in range(dice.blocks)])
    used = len(stream) - len(dice.block) + dice.place
    return Thrown(used // 4, sha256(stream[:used]).hexdigest())


HANDLERS: list[Any] = [verify]
