"""Every setting of the host: a flag, an environment variable, a default, and what it means."""

from __future__ import annotations

import argparse
import os
from typing import Any

import msgspec


class Settings(msgspec.Struct):
    host: str = "127.0.0.1"
    port: int = 8420
    database: str = "coincoin.db"
    origins: list[str] = []
    galaxies: list[str] = []
    workers: int = 1
    bot_seconds: float = 15.0
    bot_pause: float = 0.7
    rate: float = 2.0
    connections: int = 200
    tables: int = 20
    bot_tables: int = 4
    backlog: int = 1_000_000
    keep_days: float = 0.0
    lobby_hours: float = 48.0
    abandoned_days: float = 180.0
    proxies: str = "127.0.0.1"
    public_address: str = ""
    smtp: str = ""
    mail_from: str = ""
    notices_inside: bool = False
    show: bool = False  # by --show alone


MEANING = {
    "host": "address to listen on; 0.0.0.0 for all",
    "port": "port to listen on; 0 takes any free one",
    "database": "a file for SQLite, or postgresql://user@machine/name for several hosts together",
    "origins": "other origins whose pages may use this host, separated by commas, as https://play.example.org",
    "galaxies": "galaxy files for Duck Dealer, or folders of them, separated by commas: to choose from at a table",
    "workers": "processes in which bots think",
    "bot_seconds": "seconds after which a thinking bot is replaced by a simpler one",
    "bot_pause": "seconds a bot waits before its move, so that people can follow",
    "rate": "requests a second that change something, from one address; thirty times as many at once",
    "connections": "connections that one address may have open, proxies apart, and sockets; 0 for any number",
    "tables": "tables not begun that one person may have; the oldest goes when there is one more; 0 for any number",
    "bot_tables": "matches of bots alone that one person may have running; 0 for any number",
    "backlog": "bytes that may wait for a page that does not read, before it is dropped",
    "keep_days": "days after which finished matches are deleted; 0 keeps them",
    "lobby_hours": "hours after which tables that never began are deleted; 0 keeps them",
    "abandoned_days": "days after which matches nobody goes on with, and people without a table, go; 0 keeps them",
    "public_address": "where people find this host, as https://play.example.org: for links in mails and notices",
    "smtp": "server that takes mails, as smtp://name:password@machine:587 or smtps://",
    "mail_from": "address that mails come from",
    "notices_inside": "1 lets webhooks and topics be in this host's own network, and unencrypted",
    "proxies": "addresses of proxies whose X-Forwarded-For is believed, separated by commas",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    for name in MEANING:
        add_setting(parser, name)
    parser.add_argument("--show", action="store_true", help="open the page in a browser, where there is a screen")


def add_setting(parser: argparse.ArgumentParser, name: str) -> None:
    variable = f"COINCOIN_{name.upper()}"
    default: Any = getattr(Settings(), name)
    shown = ",".join(default) if isinstance(default, list) else default
    parser.add_argument(
        f"--{name.replace('_', '-')}",
        type=kind(default),
        default=os.environ.get(variable, shown),
        metavar=name.split("_")[-1].upper(),
        help=f"{MEANING[name]} (default {shown!r}; also {variable})",
    )


def kind(default: object) -> Any:
    if isinstance(default, bool):
        return lambda text: str(text).lower() in ("1", "yes", "true")
    return str if isinstance(default, list) else type(default)


def settings_of(arguments: argparse.Namespace) -> Settings:
    values = {name: getattr(arguments, name) for name in MEANING}
    for name in ("origins", "galaxies"):
        values[name] = [each.strip() for each in values[name].split(",") if each.strip()]
    return msgspec.convert(values | {"show": arguments.show}, Settings)
