"""HTTP as uvicorn speaks it, for strangers: who sends a request without end is sent away."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import ClassVar

from httptools import HttpParserError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST = 64_000  # bytes of the headers
MOST = 100  # headers
SECONDS = 10.0  # for a whole request to arrive


class Door(HttpToolsProtocol):
    """Until a request is whole, its size, its headers and its time are counted."""

    most = 0  # connections of one address; 0 is any number
    proxies: ClassVar[set[str]] = set()  # whose connections are everybody's
    open: ClassVar[Counter[str]] = Counter()

    counted = ""  # the address
    unread = 0  # bytes that are part of something not yet whole: the parser keeps them
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn narrows it
        super().connection_made(transport)
        self.expect()
        address = self.client[0] if self.client else ""
        if self.most and address not in self.proxies:
            self.counted = address
            self.open[address] += 1
            if self.open[address] > self.most:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        self.discount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.discount()  # sockets are counted by the address that a proxy tells
        super().handle_websocket_upgrade()

    def discount(self) -> None:
        if self.counted:
            self.open[self.counted] -= 1
            if not self.open[self.counted]:
                del self.open[self.counted]
            self.counted = ""

    def data_received(self, data: bytes) -> None:
        if self.deadline is None and (self.cycle is None or self.cycle.response_complete):
            self.expect()
        self.unread += len(data)
        super().data_received(data)
        if self.unread > LARGEST and not self.transport.is_closing():
            self.send_400_response("the headers are too long")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST:
            raise HttpParserError("too many headers")

    def on_headers_complete(self) -> None:
        self.unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unread = 0
        self.arrived()
        super().on_message_complete()

    def expect(self) -> None:
        self.deadline = self.loop.call_later(SECONDS, self.timeout_keep_alive_handler)

    def arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
