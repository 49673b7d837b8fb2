"""The codes of moves and news. Written by `make codes` from moves.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

KIND_EN_JOUE: Final = 0
KIND_DEUX_POUR_UN: Final = 1
KIND_PAN: Final = 2
KIND_DUCKY_LUKE: Final = 3
KIND_OUPS: Final = 4
KIND_CANARDS_ENCHAINES: Final = 5
KIND_MEXICOIN: Final = 6
KIND_CANARD_SIMPLET: Final = 7
KIND_PRESIDENT: Final = 8
KIND_COMMISSAIRE_MAGRET: Final = 9
KIND_RECTIFIER_GAUCHE: Final = 10
KIND_RECTIFIER_DROITE: Final = 11
KIND_EN_AVANT_MARCHE: Final = 12
KIND_CANARD_BLASE: Final = 13
KIND_CANARD_PRESSE: Final = 14
KIND_FULGURO_COIN: Final = 15
KIND_CANARCHIE: Final = 16
KIND_DANSE_DES_CANARDS: Final = 17
KIND_PLANQUE: Final = 18
KIND_A_COUVERT: Final = 19
KIND_PEACE_AND_LOVE: Final = 20
KIND_WALKING_DUCK: Final = 21
KIND_MOBY_DUCK: Final = 22
KINDS: Final = 23

YELLOW: Final = 0
BLUE: Final = 1
RED: Final = 2
GREEN: Final = 3
VIOLET: Final = 4
GREY: Final = 5
COLOURS: Final = 6

WATER: Final = 6
PAIRS: Final = 5

EN_JOUE: Final = 0
DEUX_POUR_UN: Final = 6
DEUX_POUR_UN_SEUL: Final = 11
PAN: Final = 17
DUCKY_LUKE: Final = 23
OUPS: Final = 29
CANARDS_ENCHAINES: Final = 41
MEXICOIN: Final = 46
CANARD_SIMPLET: Final = 47
PRESIDENT: Final = 53
COMMISSAIRE_MAGRET: Final = 59
RECTIFIER_GAUCHE: Final = 65
RECTIFIER_DROITE: Final = 71
EN_AVANT_MARCHE: Final = 77
CANARD_BLASE: Final = 78
CANARD_PRESSE: Final = 84
FULGURO_COIN: Final = 90
CANARCHIE: Final = 96
DANSE_DES_CANARDS: Final = 816
PLANQUE: Final = 817
A_COUVERT: Final = 829
PEACE_AND_LOVE: Final = 835
WALKING_DUCK: Final = 836
MOBY_DUCK: Final = 842
THROW_AWAY: Final = 848
REVENGE: Final = 871
SPARE: Final = 877
ALL_MOVES: Final = 878

TOLD_EN_JOUE: Final = 0
TOLD_DEUX_POUR_UN: Final = 36
TOLD_DEUX_POUR_UN_SEUL: Final = 66
TOLD_PAN: Final = 102
TOLD_DUCKY_LUKE: Final = 138
TOLD_OUPS: Final = 174
TOLD_CANARDS_ENCHAINES: Final = 246
TOLD_MEXICOIN: Final = 276
TOLD_CANARD_SIMPLET: Final = 282
TOLD_PRESIDENT: Final = 318
TOLD_COMMISSAIRE_MAGRET: Final = 354
TOLD_RECTIFIER_GAUCHE: Final = 390
TOLD_RECTIFIER_DROITE: Final = 426
TOLD_EN_AVANT_MARCHE: Final = 462
TOLD_CANARD_BLASE: Final = 468
TOLD_CANARD_PRESSE: Final = 504
TOLD_FULGURO_COIN: Final = 540
TOLD_CANARCHIE: Final = 576
TOLD_DANSE_DES_CANARDS: Final = 4896
TOLD_PLANQUE: Final = 4902
TOLD_A_COUVERT: Final = 4974
TOLD_PEACE_AND_LOVE: Final = 5010
TOLD_WALKING_DUCK: Final = 5016
TOLD_MOBY_DUCK: Final = 5052
TOLD_THROW_AWAY: Final = 5088
TOLD_REVENGE: Final = 5226
TOLD_SPARE: Final = 5262
TOLD_SHOT: Final = 5268
TOLD_SPLASH: Final = 5304
TOLD_SAFE: Final = 5310
TOLD_EMERGED: Final = 5316
TOLD_ARRIVED: Final = 5352
TOLD_UNDER: Final = 5394
TOLD_DREW: Final = 5401
TOLD_RESHUFFLED: Final = 5539
TOLD_SKIPPED: Final = 5540
TOLD_ANSWERED: Final = 5546
TOLD_NO_PAN: Final = 5552
TOLD_UNCOVERED: Final = 5558
TOLD_MOBY_LEFT: Final = 5594
TOLD_MAGRET_LEFT: Final = 5600
TOLD_MAY_AVENGE: Final = 5606
TOLD_FLOCK_GONE: Final = 5612
TOLD_LEFT: Final = 5618
TOLD_COLOUR: Final = 5624
TOLD_SCORED: Final = 5660
TOLD_NEXT_GAME: Final = 6260
TOLD_FIRST: Final = 6262
TOLD_WON: Final = 6268
TOLD_SHARED: Final = 6274


def throw_away(card: i64) -> i64:
    return THROW_AWAY + card


def throw_away_card(move: i64) -> i64:
    return move - THROW_AWAY


def revenge(place: i64) -> i64:
    return REVENGE + place


def revenge_place(move: i64) -> i64:
    return move - REVENGE


def told_shot(colour: i64, place: i64) -> i64:
    return TOLD_SHOT + colour * 6 + place


def told_splash(place: i64) -> i64:
    return TOLD_SPLASH + place


def told_safe(place: i64) -> i64:
    return TOLD_SAFE + place


def told_emerged(colour: i64, place: i64) -> i64:
    return TOLD_EMERGED + colour * 6 + place


def told_arrived(face: i64, place: i64) -> i64:
    return TOLD_ARRIVED + face * 6 + place


def told_under(face: i64) -> i64:
    return TOLD_UNDER + face


def told_drew(seat: i64, card: i64) -> i64:
    return TOLD_DREW + seat * 23 + card


def told_skipped(seat: i64) -> i64:
    return TOLD_SKIPPED + seat


def told_answered(seat: i64) -> i64:
    return TOLD_ANSWERED + seat


def told_no_pan(seat: i64) -> i64:
    return TOLD_NO_PAN + seat


def told_uncovered(seat: i64, place: i64) -> i64:
    return TOLD_UNCOVERED + seat * 6 + place


def told_moby_left(seat: i64) -> i64:
    return TOLD_MOBY_LEFT + seat


def told_magret_left(colour: i64) -> i64:
    return TOLD_MAGRET_LEFT + colour


def told_may_avenge(seat: i64) -> i64:
    return TOLD_MAY_AVENGE + seat


def told_flock_gone(colour: i64) -> i64:
    return TOLD_FLOCK_GONE + colour


def told_left(seat: i64) -> i64:
    return TOLD_LEFT + seat


def told_colour(seat: i64, colour: i64) -> i64:
    return TOLD_COLOUR + seat * 6 + colour


def told_scored(seat: i64, points: i64) -> i64:
    return TOLD_SCORED + seat * 100 + points


def told_next_game(number: i64) -> i64:
    return TOLD_NEXT_GAME + number - 2


def told_first(seat: i64) -> i64:
    return TOLD_FIRST + seat


def told_won(seat: i64) -> i64:
    return TOLD_WON + seat


def told_shared(seat: i64) -> i64:
    return TOLD_SHARED + seat
