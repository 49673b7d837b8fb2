"""A page's socket as uvicorn keeps it, with a short way in and out.

Every move of every table goes through here five times. uvicorn hands each message to a queue and a task, and stops
reading until it is taken; here a message goes straight to who listens, and an answer straight to the transport.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType
from typing import cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from coincoin.host.table.refusal import told
from coincoin.host.wire import Error, encode

KEY = "coincoin.transport"


class Transport(WebSocketsSansIOProtocol):
    """Handshake, pings and closing are uvicorn's."""

    listener: Callable[[bytes], None] | None = None  # once the handshake is done

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, object], self.scope["extensions"])[KEY] = self

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes is one short frame of text, whole and alone: that needs no parser."""
        size, listener = len(data) - 6, self.listener
        if 0 < size < 126 and data[0] == 0x81 and data[1] == 0x80 | size and listener is not None and self.at_rest():
            listener(unmasked(data[2:6], data[6:]))
        else:
            super().data_received(data)

    def at_rest(self) -> bool:
        """Is the connection open, and the next byte the first of a message?"""
        parser = self.conn.parser
        while isinstance(parser, GeneratorType) and isinstance(parser.gi_yieldfrom, GeneratorType):
            parser = parser.gi_yieldfrom
        waits = isinstance(parser, GeneratorType) and parser.gi_code is StreamReader.at_eof.__code__
        return waits and not self.frames and self.conn.state is State.OPEN

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        self.listener(data)

    def shutdown(self) -> None:
        """The host shuts down: uvicorn closes, after a last word."""
        if self.listener is not None:
            self.tell(encode(Error("closing", told("closing", "en"), True)))
        super().shutdown()

    def tell(self, text: bytes) -> int:
        """Send it, unless nobody is there any more; how many bytes wait for the page to read."""
        if self.disconnected or self.close_sent:
            return 0
        self.transport.write(framed(text))
        return self.transport.get_write_buffer_size()


def unmasked(mask: bytes, data: bytes) -> bytes:
    """What a page has said (RFC 6455, 5.3)."""
    size = len(data)
    whole = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(whole, "big")).to_bytes(size, "big")


def framed(text: bytes) -> bytes:
    """A frame of text as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 0x10000:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def transport_of(scope: Scope) -> Transport:
    """It has the scope, so the scope is not to keep it."""
    return cast(Transport, cast(dict[str, object], scope["extensions"]).pop(KEY))
