"""Web Push: to a browser, through the service its maker runs, so that only that browser can read it."""

from __future__ import annotations

import base64
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec

from coincoin.host import hours
from coincoin.host.notices.outside import Unreachable, post
from coincoin.host.notices.text import Notice
from coincoin.host.notices.wishes import secret
from coincoin.host.store.store import Store

GONE = (404, 410)
KEPT_SECONDS = 86400  # that a push service keeps a notice for a device that is off
AN_HOUR = 3600

try:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
except ImportError:  # without the extra `notices`
    Vapid02 = None


class Subscription(msgspec.Struct):
    """What a browser gives a page: where to send to, and for whom to encrypt."""

    endpoint: str
    p256dh: str
    auth: str


class Gone(Exception):
    """The browser has forgotten us."""


class Push:
    """The keys of this host, made once and kept; `key` is what browsers know it by, empty where push is not there."""

    def __init__(self, store: Store, contact: str, inside: bool) -> None:
        self.inside = inside
        self.contact = contact
        self.key = ""
        if Vapid02 is not None:
            new = Vapid02()
            new.generate_keys()
            self._vapid: Any = Vapid02.from_pem(secret(store, "vapid", new.private_pem().decode()).encode())
            point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
            self.key = base64.urlsafe_b64encode(point).decode().rstrip("=")

    def send(self, address: str, notice: Notice) -> None:
        subscription = msgspec.json.decode(address, type=Subscription)
        body = sealed(subscription, msgspec.json.encode(notice))
        parts = urlsplit(subscription.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(hours.now()) + AN_HOUR, "sub": self.contact}
        headers = {
            **self._vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
        }
        status = post(subscription.endpoint, body, headers, self.inside)
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise Unreachable("address-silent", f"the push service says {status}")


def sealed(subscription: Subscription, text: bytes) -> bytes:
    """Encrypted for one browser, with a key that is used once."""
    body: bytes = http_ece.encrypt(
        text,
        salt=secrets.token_bytes(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpadded(subscription.p256dh),
        auth_secret=unpadded(subscription.auth),
        version="aes128gcm",
    )
    return body


def unpadded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(subscription: Subscription) -> None:
    """Unreachable unless one can encrypt for it."""
    try:
        sealed(subscription, b"")
    except Exception as problem:  # what a library says of keys that are none
        raise Unreachable("no-address", "this is no subscription") from problem
