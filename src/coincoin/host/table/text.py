"""What people write, names and chat, as others may read it: nothing that hides, turns or breaks a line."""

from __future__ import annotations

import re
from unicodedata import category, normalize

from coincoin.host.table.refusal import Refusal

BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")  # looks like nothing, but is no space
# Joins emoji (a family, a pirate's flag) and letters of scripts where they would stand apart, and says which flag.
JOINS = re.compile(
    "(?<=[\u0590-\u1fff\u2100-\U0001ffff])[\u200c\u200d](?=[\u0590-\u1fff\u2100-\U0001ffff])"
    "|(?<=\U0001f3f4)[\U000e0020-\U000e007e]+\U000e007f"
)
HIDDEN = re.compile("[\u2065\ufff0-\ufff8\U000e0000-\U000e0fff]")  # kept for what is not to be seen


def cleaned(text: str) -> str:
    """On one line, without what cannot be seen; Refusal if then nothing is left.

    >>> cleaned(" Ada\\n\\u202e  Lovelace\\0 ")
    'Ada Lovelace'
    """
    kept = {n for found in JOINS.finditer(text) for n in range(*found.span())}
    plain = "".join([each if n in kept else visible(each) for n, each in enumerate(text)])
    found = " ".join(plain.split())
    if all(category(each)[0] in "CMZ" and category(each) != "Cn" for each in found):  # Cn: newer than this Python
        raise Refusal("blank", "blank")
    return found


def visible(each: str) -> str:
    """A character, a space for what breaks a line or is blank, nothing for what controls."""
    if each.isspace() or BLANK.match(each):
        return " "
    return "" if category(each) in ("Cc", "Cf", "Cs") or HIDDEN.match(each) else each


# Letters and digits that are taken for others, besides those that only bear a mark.
MARK = re.compile("[\u0300-\u036f\ufe0f]")
LOOKS = str.maketrans("авекмнорстухіјѕѵɑοιαρυνκτ01|ıł", "abekmhopctyxijsvaoiapyvktollil")


def alike(name: str) -> str:
    """The same for names that could be taken for each other.

    >>> alike("Zoë B.") == alike("zoeb"), alike("Аdа") == alike("ada"), alike("Bill") == alike("BiIl")
    (True, True, True)
    >>> alike("Ada") == alike("Ida")
    False
    """
    plain = normalize("NFKD", normalize("NFKC", name).casefold()).translate(LOOKS).replace("i", "l")
    return "".join([each for each in plain if category(each)[0] in "LMNS" and not MARK.match(each)]) or name
