"""Where a host is to be found: on its own machine, and in the network it listens to."""

from __future__ import annotations

import socket

from coincoin.host.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
HERE = ("127.0.0.1", "::1", "localhost")
# Kept for documentation: no machine has them. Nothing is sent, it is only asked which way one would go there.
FAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def own(settings: Settings) -> str:
    """The address to type into a browser on this machine."""
    return address("localhost" if settings.host in EVERYWHERE + HERE else settings.host, settings.port)


def for_others(settings: Settings) -> str:
    """The address to give to others; nothing where only this machine is listened to, or there is no network."""
    if settings.host in HERE:
        return ""
    host = outward() if settings.host in EVERYWHERE else settings.host
    return address(host, settings.port) if host else ""


def outward() -> str:
    """What this machine is called in the network by which it reaches others."""
    for family, far in FAR:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect((far, 9))
                return str(way.getsockname()[0])
        except OSError:
            continue
    return ""


def address(host: str, port: int) -> str:
    """
    >>> address("fd00::5", 8420)
    'http://[fd00::5]:8420'
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
