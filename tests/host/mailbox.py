"""The other ends of notices, on loopback: a push service, a webhook receiver and a mail server."""

from __future__ import annotations

import base64
import json
import threading
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from .server import free_port


class Browser:
    """A browser that subscribed: only it can read what is sent to it."""

    def __init__(self, service: str, name: str) -> None:
        self.name = name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.way = {"kind": "push", "address": f"{service}/push/{name}", "p256dh": text(point), "auth": text(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Mailbox:
    """All that was sent, by the name at the end of its address."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, bytes]] = []
        self.mails: list[Message] = []
        self.refused = ""  # the end of an address that is gone
        mailbox = self

        class Receiver(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if self.path.startswith("/push/"):
                    assert Vapid02.verify(self.headers["authorization"])
                    assert self.headers["content-encoding"] == "aes128gcm"
                gone = bool(mailbox.refused) and self.path.endswith(mailbox.refused)
                if not gone:
                    mailbox.posts.append((self.path, body))
                self.send_response(410 if gone else 201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        class Mails:
            async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:
                mailbox.mails.append(message_from_bytes(envelope.content))
                return "250 OK"

        self.receiver = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
        self.address = f"http://127.0.0.1:{self.receiver.server_port}"
        self.smtp = Controller(Mails(), hostname="127.0.0.1", port=free_port())

    def __enter__(self) -> Mailbox:
        threading.Thread(target=self.receiver.serve_forever, daemon=True).start()
        self.smtp.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.receiver.shutdown()
        self.receiver.server_close()
        self.smtp.stop()

    def posted(self, end: str) -> list[bytes]:
        return [body for path, body in self.posts if path.endswith(end)]

    def mailed(self, address: str) -> list[str]:
        return [said(mail) for mail in self.mails if mail["To"] == address]


def said(mail: Message) -> str:
    body = mail.get_payload(decode=True)
    assert isinstance(body, bytes)
    return f"{mail['Subject']}\n{body.decode()}"
