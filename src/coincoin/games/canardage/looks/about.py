"""What can be seen in Canardage, and the rule that each rests on."""

from coincoin.games.canardage.moves import CARDS, COLOUR_NAMES
from coincoin.kernel.about import Fact, fact

CARD_RULES = {
    "en_joue": "24",
    "deux_pour_un": "25",
    "pan": "27",
    "ducky_luke": "29",
    "oups": "31",
    "canards_enchaines": "33",
    "mexicoin": "35",
    "canard_simplet": "36",
    "president": "39",
    "commissaire_magret": "43",
    "rectifier_gauche": "46",
    "rectifier_droite": "47",
    "en_avant_marche": "49",
    "canard_blase": "50",
    "canard_presse": "51",
    "fulguro_coin": "53",
    "canarchie": "54",
    "danse_des_canards": "55",
    "planque": "57",
    "a_couvert": "60",
    "peace_and_love": "64",
    "walking_duck": "65",
    "moby_duck": "67",
}


def in_every_colour(place: str, rule: str, key: str) -> dict[str, Fact]:
    """With secret colours a duck is drawn in its own."""
    return {f"{place}{colour}": fact(rule, key) for colour in ("", *(f"-{name}" for name in COLOUR_NAMES))}


FACES: dict[str, Fact] = {
    **{
        card.drawing: fact(f"canardage-{CARD_RULES[card.name]}", f"card-{card.name.replace('_', '-')}")
        for card in CARDS
    },
    "flock/ga-moby": fact("canardage-68", "face-moby"),
    "ga-bucket": fact("canardage-61", "face-cover"),
    **in_every_colour("gal-duckcard", "canardage-16", "face-duck"),
    **in_every_colour("flock/gal-duckcard", "canardage-02", "face-home"),
    **in_every_colour("below/gal-duckcard", "canardage-14", "face-below"),
    "gal-water": fact("canardage-17", "face-water"),
    "below/gal-water": fact("canardage-14", "face-below"),
    "gal-back": fact("canardage-16", "area-pile"),
    "flock/gal-back": fact("canardage-72", "face-secret"),
    **in_every_colour("duck", "canardage-12", "face-flock"),
    "target": fact("canardage-15", "face-target"),
    "place": fact("canardage-18", "face-place"),
    "act-back": fact("canardage-09", "area-deck"),
    "i-cards": fact("canardage-09", "face-cards"),
    "duck-head": fact("canardage-13", "face-alive"),
    "line/": fact("canardage-01", "area-line"),
    "pile/": fact("canardage-16", "area-pile"),
    "below/": fact("canardage-14", "area-below"),
    "deck/": fact("canardage-09", "area-deck"),
    "played/": fact("canardage-08", "area-played"),
    "flock/": fact("canardage-12", "area-flock"),
    "flocks/": fact("canardage-74", "area-flocks"),
    "hand/": fact("canardage-08", "area-hand"),
}
