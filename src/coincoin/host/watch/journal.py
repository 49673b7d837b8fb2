"""The journal for operators: one JSON object a line on stderr. Never a secret, a token, a hand or a chat line."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime


def note(what: str, **facts: str | int | float) -> None:
    line = {"at": datetime.now(UTC).isoformat(timespec="milliseconds"), "what": what, **facts}
    print(json.dumps(line, ensure_ascii=False), file=sys.stderr, flush=True)
