"""What can be seen in DUCK, and the rule that each rests on."""

from coincoin.games.duck.looks.pieces import FACES as SUITS
from coincoin.games.duck.moves import COLOUR_NAMES, DUCK_LIMIT, VALUES
from coincoin.games.duck.rules.belts import GREEN, RISING, STEADY
from coincoin.kernel.about import Fact, fact

GREENS = [int(worth) for worth in GREEN]
REDS = sorted({int(cost) for cost in [*STEADY, *RISING]})

FACES: dict[str, Fact] = {
    **{
        f"{suit}-{value}": fact("duck-39", "card", value=value, colour=colour)
        for suit, colour in zip(SUITS, COLOUR_NAMES, strict=True)
        for value in range(VALUES)
    },
    "dc-back": fact("duck-15", "face-pile"),
    **{f"lb-card-{worth}": fact("duck-26", "face-belt", worth=worth) for worth in GREENS},
    **{f"belt-green-{worth}": fact("duck-39", "face-green", worth=worth) for worth in GREENS},
    **{f"belt-red-{cost}": fact("duck-28", "face-red", cost=cost) for cost in REDS},
    "towel": fact("duck-04", "face-towel"),
    "i-eye": fact("duck-18", "face-eye"),
    "discards/place": fact("duck-17", "face-no-discard"),
    "pile/place": fact("duck-17", "face-no-pile"),
    "i-cards": fact("duck-19", "face-cards"),
    "i-trophy": fact("duck-39", "face-points"),
    "hand/": fact("duck-24", "area-hand", limit=DUCK_LIMIT),
    "discards/": fact("duck-15", "area-discard"),
    "towels/": fact("duck-04", "area-towel"),
    "shown/": fact("duck-18", "area-shown"),
    "pile/": fact("duck-15", "area-pile"),
    "belts/": fact("duck-03", "area-belts"),
    "row/": fact("duck-21", "face-row"),
}
