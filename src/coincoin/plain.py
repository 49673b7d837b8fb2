"""Output that cannot write every letter gets the nearest one it can, and never an error."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

PLAIN = {
    "─": "-",
    "·": ".",
    "▸": ">",
    "◎": "o",
    "▲": "^",
    "★": "*",
    "×": "x",
    "→": "->",
    "±": "+-",
    "−": "-",
    "–": "-",
    "’": "'",
    "„": '"',
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "ß": "ss",
    "œ": "oe",
    "Œ": "OE",
}


def nearest(problem: UnicodeError) -> tuple[str, int]:
    """Handles what an encoding has no letter for.

    >>> "─ À l’œuvre…".encode("ascii", "coincoin"), "é’".encode("latin-1", "coincoin")
    (b"- A l'oeuvre...", b"\\xe9'")
    """
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(letter, problem.object[problem.start : problem.end])), problem.end


def letter(wanted: str) -> str:
    if wanted in PLAIN:
        return PLAIN[wanted]
    return unicodedata.normalize("NFKD", wanted).encode("ascii", "ignore").decode() or "?"


codecs.register_error("coincoin", nearest)


def speak_plainly() -> None:
    """From now on, on whatever there is to write to; what cannot be read is no error either."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "coincoin"), (sys.stderr, "coincoin")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
