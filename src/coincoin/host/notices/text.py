"""What a notice says: which game, with whom, how long. It is made from what everybody at the table may know."""

from __future__ import annotations

import msgspec

from coincoin.host.pace import DAY
from coincoin.host.sign import TableInfo
from coincoin.kernel.moves import Families
from coincoin.kernel.registry import game as find_game
from coincoin.kernel.words import Words


class Notice(msgspec.Struct):
    """What is sent, whichever way."""

    title: str
    body: str
    url: str
    tag: str  # a newer notice with the same tag takes the place of the older one
    count: int = 1  # tables that wait


def words(language: str) -> Words:
    return Words("coincoin.host.notices", language, [], None, Families(), Families())


def notice(infos: list[TableInfo], person: str, address: str, language: str) -> Notice:
    """One table that waits for a person, or all of them as one."""
    say = words(language)
    lines = [line(info, person, say, language) for info in infos]
    if len(infos) == 1:
        return Notice(say("notice-turn"), lines[0], f"{address}/t/{infos[0].id}", f"turn-{infos[0].id}")
    title = say("notice-turns", count=len(infos))
    return Notice(title, "\n".join(lines), f"{address}/", "turns", len(infos))


def line(info: TableInfo, person: str, say: Words, language: str) -> str:
    game = find_game(info.game).words(language, [])("name")
    others = [seat.name for seat in info.seats if seat.person != person]
    said = say("notice-table", game=game, names=listed(others, say))
    if info.clock.kind != "days":
        return said
    return f"{said} {say('notice-days', count=info.clock.seconds // DAY)}"


def listed(names: list[str], say: Words) -> str:
    """
    >>> listed(["Ada", "Bo", "Cleo"], words("en"))
    'Ada, Bo and Cleo'
    """
    if len(names) < 2:
        return "".join(names)
    return say("notice-and", first=", ".join(names[:-1]), last=names[-1])


def greeting(language: str) -> Notice:
    """To try whether a way works."""
    say = words(language)
    return Notice(say("notice-test"), say("notice-test-body"), "", "test", 0)


def asking(url: str, language: str) -> Notice:
    """To be sure that an address of mail is theirs."""
    say = words(language)
    return Notice(say("notice-confirm"), say("notice-confirm-body"), url, "confirm", 0)
