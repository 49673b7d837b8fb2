"""The way to an address that somebody gave us. It must not lead into the host's own network.

The name is looked up once, every address it has must be one of the open internet, and the connection goes to the
address that was looked at. Nothing is followed from there.
"""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from time import monotonic
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
LONGEST = 1000
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r\n]")
NAT64 = ipaddress.ip_network("64:ff9b::/32")


class Unreachable(Exception):
    """It cannot be reached, or must not be: `why` is the key of a sentence, the rest is for the journal."""

    def __init__(self, why: str, more: str = "") -> None:
        super().__init__(f"{why} {more}".strip())
        self.why = why


def checked(address: str, inside: bool) -> SplitResult:
    """The parts of an address, if one may be sent there; `inside` allows the host's own network, and no encryption."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as problem:
        raise Unreachable("no-address") from problem
    if parts.scheme != "https" and not (inside and parts.scheme == "http"):
        raise Unreachable("address-https")
    if not parts.hostname or parts.username is not None or port == 0 or len(address) > LONGEST:
        raise Unreachable("no-address")
    if any(ord(each) <= 32 or ord(each) > 126 for each in address):
        raise Unreachable("no-address")
    return parts


def resolved(host: str, port: int, inside: bool) -> str:
    """An address of the open internet for this name."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as problem:
        raise Unreachable("address-silent", host) from problem
    addresses = [str(each[4][0]).partition("%")[0] for each in found]
    if not addresses or not (inside or all(is_open(each) for each in addresses)):
        raise Unreachable("address-inside", host)
    return addresses[0]


def is_open(address: str) -> bool:
    """
    >>> [is_open(each) for each in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [True, False, False, False, False, False]
    """
    found = ipaddress.ip_address(address)
    if not found.is_global or found.is_multicast or found.is_reserved:
        return False
    if isinstance(found, ipaddress.IPv6Address):  # those that wrap one of the older kind may wrap anything
        return not (found.ipv4_mapped or found.sixtofour or found.teredo or found in NAT64)
    return True


def post(address: str, body: bytes, headers: Mapping[str, str], inside: bool) -> int:
    """Send this there; the status of the answer, of which nothing else is read."""
    parts = checked(address, inside)
    secure, host = parts.scheme == "https", parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    try:
        where, until = (resolved(host, port, inside), port), monotonic() + SECONDS
        line: socket.socket = socket.create_connection(where, SECONDS)
        try:
            if secure:
                line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
            asking = http.client.HTTPConnection(host, port)
            asking.sock = line
            path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
            named = {"host": parts.netloc, "user-agent": "coincoin", **headers}
            asking.request("POST", path, body, named)
            return status(line, until)
        finally:
            line.close()
    except (OSError, http.client.HTTPException) as problem:
        raise Unreachable("address-silent", f"{host}: {problem}") from problem


def status(line: socket.socket, until: float) -> int:
    """From the first bytes of an answer. Who sends them drop by drop keeps a thread of ours no longer than this."""
    told = b""
    while not (found := STATUS.match(told)):
        left = until - monotonic()
        if left <= 0:
            raise TimeoutError("it takes its time")
        line.settimeout(left)
        more = line.recv(LONGEST)
        if not more or len(told) > LONGEST:
            raise OSError("this is no answer")
        told += more
    return int(found[1])
