"""What can be seen in Pan, and the rule that each rests on."""

from coincoin.kernel.about import Fact, fact

FACES: dict[str, Fact] = {
    "pan-1": fact("pan-09", "card", card=1),
    **{f"pan-{value}": fact("pan-08", "card", card=value) for value in (2, 3, 4, 5)},
    "pan-6": fact("pan-09", "card", card=6),
    "pan-back": fact("pan-06", "face-back"),
    "place": fact("pan-05", "face-place"),
    "chamber-closed": fact("pan-19", "face-closed"),
    "chamber-clic": fact("pan-23", "face-clic"),
    "chamber-pan": fact("pan-24", "face-pan"),
    "seat": fact("pan-14", "face-seat"),
    "i-cards": fact("pan-21", "face-cards"),
    "spent/pan-back": fact("pan-12", "area-spent"),
    "hand/": fact("pan-05", "area-hand"),
    "trick/": fact("pan-08", "area-trick"),
    "won/": fact("pan-11", "area-won"),
    "barrel/": fact("pan-19", "area-barrel"),
    "order/": fact("pan-14", "area-order"),
    "spent/": fact("pan-12", "area-spent"),
    "ghost/": fact("pan-29", "area-ghost"),
}
