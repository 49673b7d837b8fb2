"""Mail, through the server that whoever runs this host has named."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from coincoin.host import hours
from coincoin.host.notices.outside import Unreachable
from coincoin.host.notices.text import Notice

SECONDS = 20.0
LONG_LINES = SMTP.clone(max_line_length=900)  # a link is not broken into two


class Mail:
    """`server` as smtp://name:password@machine:587, or smtps://; empty where there is none."""

    def __init__(self, server: str, sender: str) -> None:
        self.server = urlsplit(server)
        self.sender = sender

    @property
    def there(self) -> bool:
        return bool(self.server.hostname and self.sender)

    def send(self, address: str, notice: Notice, stop: str = "", stop_words: str = "") -> None:
        """`stop` is the address that ends these mails by one press, where there is something to end."""
        message = EmailMessage(LONG_LINES)
        message["From"], message["To"], message["Subject"] = f"coincoin <{self.sender}>", address, notice.title
        message["Date"], message["Message-ID"] = formatdate(hours.now()), make_msgid(domain="coincoin")
        lines = [notice.body, notice.url]
        if stop:
            message["List-Unsubscribe"] = f"<{stop.replace('/mail/stop/', '/api/mail/stop/')}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            lines.append(f"{stop_words} {stop}")
        message.set_content("\n\n".join(filter(None, lines)) + "\n")
        try:
            self.deliver(message)
        except (OSError, smtplib.SMTPException) as problem:
            raise Unreachable("address-silent", f"the mail server did not take it: {problem}") from problem

    def deliver(self, message: EmailMessage) -> None:
        server = self.server
        secure = server.scheme == "smtps"
        host, context = server.hostname or "", ssl.create_default_context()
        line = (
            smtplib.SMTP_SSL(host, server.port or 465, timeout=SECONDS, context=context)
            if secure
            else smtplib.SMTP(host, server.port or 587, timeout=SECONDS)
        )
        with line:
            if not secure and ((line.ehlo() and line.has_extn("starttls")) or server.password):
                line.starttls(context=context)
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(message)
