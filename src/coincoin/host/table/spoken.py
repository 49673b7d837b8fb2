"""Codes that people say, type and write down, made of short words: of a table, of a device, and to come back by."""

from __future__ import annotations

import re
import secrets

LIST = """
acorn amber anchor apple apron arrow aspen autumn badge bagel bamboo banjo barn basil basket beach beak bean
bear beaver bell berry birch bird biscuit boat boot bottle breeze brick bridge broom brush bubble bucket butter
button cabin cactus cake camel candle canoe carpet carrot castle cave cedar chalk cheese cherry circus clay
cliff cloud clover coast cocoa comet copper coral corn cotton cradle crane crayon cricket crow cuckoo daisy
desert dolphin donkey dragon dream drum duck eagle ember engine falcon feather fern fiddle field finch flame
flute forest fossil fox frost garden garlic ginger glove goat grape gravel guitar hammer harp hazel heron hill
honey hoof horn igloo island ivory ivy jacket jelly jungle kayak kettle kite kiwi ladder lagoon lamp lantern
leaf lemon lily lime lion lizard lobster locket magnet mango maple marble marsh meadow melon mint mirror mitten
moon moss mouse muffin nest noodle nutmeg oak oasis ocean olive onion opal orange orchid otter owl paddle panda
paper parrot peach peanut pear pebble pencil pepper piano pickle pigeon pillow pine planet plum pocket pond
poppy potato pumpkin puzzle quartz quill rabbit radish raft rain raven reed ribbon river robin rocket root rope
rose ruby saddle sail salmon salt sand scarf seal seed shadow shell shore silk silver slipper snail snow spice
spoon spring star stone storm straw sugar summer swan temple thunder ticket tiger timber tomato torch tower
trail train trout tulip tunnel turtle umbrella valley velvet violin wagon walnut water wave whale wheat wheel
whistle willow window winter wolf wood yarn zebra
"""
WORDS = re.findall("[a-z]+", LIST)  # 256 of them: eight bits each
IN_PHRASE = 8  # words: 64 bits, which nobody guesses by asking a host


def code(digits: int) -> str:
    """A word and a number, as DUCK-42. Tables have two digits, and more where these are taken; devices have four."""
    return f"{secrets.choice(WORDS).upper()}-{secrets.randbelow(9 * 10 ** (digits - 1)) + 10 ** (digits - 1)}"


def phrase() -> str:
    """Words to write down."""
    return " ".join([secrets.choice(WORDS) for _ in range(IN_PHRASE)])


def as_code(typed: str) -> str:
    """
    >>> as_code(" duck 42 "), as_code("Duck–42")
    ('DUCK-42', 'DUCK-42')
    """
    return "-".join(re.findall("[A-Z]+|[0-9]+", typed.upper()))


def as_phrase(typed: str) -> str:
    """
    >>> as_phrase("1 Heron, 2 marsh\\n 3 lantern")
    'heron marsh lantern'
    """
    return " ".join(re.findall("[a-z]+", typed.lower()))
