"""What can be seen in Canaille, and the rule that each rests on."""

from coincoin.games.canaille.rules.cards import TOLL
from coincoin.kernel.about import Fact, fact

CARD_RULES = {"other": "27", "move": "29", "bin": "31", "fog": "34", "point": "38"}

FACES: dict[str, Fact] = {
    **{f"ac-bite{n}": fact("canaille-24", "card", card=f"bite{n}", count=n) for n in (1, 2, 3)},
    **{f"ac-{card}": fact(f"canaille-{rule}", "card", card=card, count=1) for card, rule in CARD_RULES.items()},
    **{f"ac-release{n}": fact("canaille-32", "card", card=f"release{n}", count=n) for n in (1, 2, 3)},
    "ac-stopmark": fact("canaille-10", "face-stop"),
    "ac-back": fact("canaille-15", "face-pile"),
    **{f"rc-fish{n}": fact("canaille-40", "face-fish", count=n) for n in (1, 2, 3)},
    **{f"rc-trash{n}": fact("canaille-40", "face-litter", count=n) for n in (1, 2, 3)},
    "rc-cat": fact("canaille-41", "face-cat", toll=TOLL),
    "river-back": fact("canaille-24", "face-river-back"),
    "empty": fact("canaille-08", "face-empty"),
    "duck-head": fact("canaille-27", "face-angler"),
    "i-cards": fact("canaille-15", "face-cards"),
    "fish": fact("canaille-40", "face-points"),
    "heap/": fact("canaille-25", "area-heap"),
    "shown/": fact("canaille-15", "area-shown"),
    "river/": fact("canaille-39", "area-river"),
    "known/": fact("canaille-30", "area-known"),
    "open/": fact("canaille-15", "area-open"),
    "sentence/": fact("canaille-14", "face-sentence"),
    "fog/": fact("canaille-34", "area-fog"),
    "fishers/": fact("canaille-27", "area-fishers"),
    "hand/": fact("canaille-08", "area-hand"),
    "deed/": fact("canaille-25", "area-deed"),
}
