"""Canardage: the 23 kinds of action cards, each by its number."""

from __future__ import annotations

from typing import Final

from coincoin.games.canardage.rules_card import Card
from coincoin.games.canardage.rules_deck import (
    A_COUVERT,
    CANARCHIE,
    CANARD_BLASE,
    CANARD_PRESSE,
    CANARD_SIMPLET,
    CANARDS_ENCHAINES,
    COMMISSAIRE_MAGRET,
    DANSE_DES_CANARDS,
    DEUX_POUR_UN,
    DUCKY_LUKE,
    EN_AVANT_MARCHE,
    EN_JOUE,
    FULGURO_COIN,
    MEXICOIN,
    MOBY_DUCK,
    OUPS,
    PAN,
    PEACE_AND_LOVE,
    PLANQUE,
    PRESIDENT,
    RECTIFIER_DROITE,
    RECTIFIER_GAUCHE,
    WALKING_DUCK,
)
from coincoin.games.canardage.rules_defence import ACouvert, MobyDuck, PeaceAndLove, Planque, WalkingDuck
from coincoin.games.canardage.rules_moving import (
    Canarchie,
    CanardBlase,
    CanardPresse,
    DanseDesCanards,
    EnAvantMarche,
    FulguroCoin,
    RectifierDroite,
    RectifierGauche,
)
from coincoin.games.canardage.rules_shooting import (
    CanardsEnchaines,
    CanardSimplet,
    CommissaireMagret,
    DeuxPourUn,
    DuckyLuke,
    EnJoue,
    Mexicoin,
    Oups,
    Pan,
    President,
)

CARDS: Final[list[Card]] = [
    EnJoue(EN_JOUE),
    DeuxPourUn(DEUX_POUR_UN),
    Pan(PAN),
    DuckyLuke(DUCKY_LUKE),
    Oups(OUPS),
    CanardsEnchaines(CANARDS_ENCHAINES),
    Mexicoin(MEXICOIN),
    CanardSimplet(CANARD_SIMPLET),
    President(PRESIDENT),
    CommissaireMagret(COMMISSAIRE_MAGRET),
    RectifierGauche(RECTIFIER_GAUCHE),
    RectifierDroite(RECTIFIER_DROITE),
    EnAvantMarche(EN_AVANT_MARCHE),
    CanardBlase(CANARD_BLASE),
    CanardPresse(CANARD_PRESSE),
    FulguroCoin(FULGURO_COIN),
    Canarchie(CANARCHIE),
    DanseDesCanards(DANSE_DES_CANARDS),
    Planque(PLANQUE),
    ACouvert(A_COUVERT),
    PeaceAndLove(PEACE_AND_LOVE),
    WalkingDuck(WALKING_DUCK),
    MobyDuck(MOBY_DUCK),
]
