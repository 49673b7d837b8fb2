name = Canardage
pitch = Chamboulez la ligne de tir : le dernier canard en vie gagne.
minutes = 30

card-en-joue = En joue
card-en-joue-about = Mettez une cible au-dessus d’une carte.
card-deux-pour-un = 2 pour le prix d’un
card-deux-pour-un-about = Mettez deux cartes voisines en joue.
card-pan = Pan !
card-pan-about = Tirez sur une carte en joue.
card-ducky-luke = Ducky Luke
card-ducky-luke-about = Tirez sur n’importe quelle carte, en joue ou non.
card-oups = Oups !
card-oups-about = Raté : c’est la voisine d’une carte en joue qui prend le coup.
card-canards-enchaines = Canards enchaînés
card-canards-enchaines-about = Tirez sur deux voisines en joue.
card-mexicoin = Mexicoin
card-mexicoin-about = Des cibles au-dessus de toutes les cartes.
card-canard-simplet = Canard simplet
card-canard-simplet-about = Désignez un canard en joue : si son joueur a un « Pan ! », il doit l’abattre.
card-president = Président
card-president-about = Un joueur passe son tour.
card-commissaire-magret = Commissaire Magret
card-commissaire-magret-about = Si ce canard est abattu, son joueur peut riposter.
card-rectifier-gauche = Rectifier à gauche
card-rectifier-gauche-about = Déplacez une cible d’une place vers l’avant.
card-rectifier-droite = Rectifier à droite
card-rectifier-droite-about = Déplacez une cible d’une place vers l’arrière.
card-en-avant-marche = En avant marche
card-en-avant-marche-about = Toute la ligne avance ; la première carte passe sous la pile.
card-canard-blase = Canard blasé
card-canard-blase-about = Votre canard laisse passer la carte de derrière.
card-canard-presse = Canard pressé
card-canard-presse-about = Votre canard double la carte de devant.
card-fulguro-coin = Fulguro coin
card-fulguro-coin-about = Votre canard file en tête.
card-canarchie = Canarchie
card-canarchie-about = Rangez la ligne dans l’ordre qui vous plaît.
card-danse-des-canards = Danse des canards
card-danse-des-canards-about = La ligne est mélangée à la pile ; six nouvelles cartes arrivent.
card-planque = Planqué
card-planque-about = Votre canard se cache sous un voisin.
card-a-couvert = À couvert !
card-a-couvert-about = À cette place, personne n’est abattu jusqu’à votre prochain tour.
card-peace-and-love = Peace and love
card-peace-and-love-about = Plus aucune cible.
card-walking-duck = Walking duck
card-walking-duck-about = Un canard abattu retourne sous la pile.
card-moby-duck = Moby Duck
card-moby-duck-about = Jusqu’à votre prochain tour, seuls les canards d’un joueur peuvent être abattus.

card-name = { $card ->
    [en_joue] { card-en-joue }
    [deux_pour_un] { card-deux-pour-un }
    [pan] { card-pan }
    [ducky_luke] { card-ducky-luke }
    [oups] { card-oups }
    [canards_enchaines] { card-canards-enchaines }
    [mexicoin] { card-mexicoin }
    [canard_simplet] { card-canard-simplet }
    [president] { card-president }
    [commissaire_magret] { card-commissaire-magret }
    [rectifier_gauche] { card-rectifier-gauche }
    [rectifier_droite] { card-rectifier-droite }
    [en_avant_marche] { card-en-avant-marche }
    [canard_blase] { card-canard-blase }
    [canard_presse] { card-canard-presse }
    [fulguro_coin] { card-fulguro-coin }
    [canarchie] { card-canarchie }
    [danse_des_canards] { card-danse-des-canards }
    [planque] { card-planque }
    [a_couvert] { card-a-couvert }
    [peace_and_love] { card-peace-and-love }
    [walking_duck] { card-walking-duck }
   *[moby_duck] { card-moby-duck }
}

a-duck = { $colour ->
    [yellow] un canard jaune
    [blue] un canard bleu
    [red] un canard rouge
    [green] un canard vert
    [violet] un canard violet
   *[grey] un canard gris
}
a-face = { $face ->
    [yellow] un canard jaune
    [blue] un canard bleu
    [red] un canard rouge
    [green] un canard vert
    [violet] un canard violet
    [grey] un canard gris
   *[water] de l’eau
}
short = { $face ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
    [green] vert
    [violet] violet
    [grey] gris
   *[water] eau
}
the-neighbour = { $side ->
    [front] la carte de devant
   *[behind] la carte de derrière
}

home = Couleur { DE($seat) } : { a-duck }
home-secret = la couleur secrète { DE($seat) }
moby-here = Moby Duck : seuls les canards { DE($seat) } peuvent être abattus
flock-alive = { a-duck }, en vie
flock-shot = { a-duck }, abattu
place = Place { $place } : { a-face }
place-empty = Place { $place } : vide
in-sights = en joue
protected = à couvert
wears-magret = porte le Commissaire Magret
hides = cache { a-duck }
target = une cible au-dessus de la place { $place }
target-idle = une cible au-dessus de rien : on ne peut pas tirer dessus
cover = « À couvert ! » { DE($seat) } sur la place { $place }
hidden = { a-duck }, caché à la place { $place }
below = { $above ->
    [0] { a-face }, prochaine carte de la pile
    [1] { a-face }, sous une carte de la pile
   *[other] { a-face }, sous { $above } cartes de la pile
}
pile-label = { $count ->
    [1] une carte dans la pile
   *[other] { $count } cartes dans la pile
}
deck-label = { $count ->
    [1] une carte action dans la pioche
   *[other] { $count } cartes action dans la pioche
}
cards = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
ducks-left = { $count ->
    [0] plus de canard
    [1] un canard en vie
   *[other] { $count } canards en vie
}
no-duck = tous abattus
team = équipe { $team }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
misses-turn = passe son prochain tour

area-flock = Famille
area-flocks = Toutes les familles
area-line = La ligne de tir, l’avant à gauche
area-pile = Prochains canards
area-below = Cartes connues de la pile, la prochaine d’abord
area-deck = Pioche
area-played = Jouées
area-hand = Votre main

chip-ducks = { $count ->
    [0] plus de canard
    [1] un canard en vie
   *[other] { $count } canards en vie
}
chip-targets = { $count ->
    [0] aucune cible
    [1] une cible
   *[other] { $count } cibles
}
chip-game = Manche { $game } sur 3

title-over = { $you ->
    [yes] Vous avez gagné !
   *[no] { $count ->
        [1] { $names } a gagné.
       *[other] { $names } se partagent la victoire.
    }
}
title-wait = On attend { $seat }
title-wait-revenge = { $seat } peut venger un canard
title-revenge = Commissaire Magret : venger votre canard ?
reason-revenge = Abattez n’importe quel canard qui n’est pas à couvert, ou épargnez-les tous.
title-throw = Rien à jouer : défaussez une carte
reason-throw = C’est permis seulement parce qu’aucune de vos trois cartes n’est jouable.
title-turn = { $count ->
    [0] À vous : jouez une carte
    [1] À vous : un de vos canards est en joue
   *[other] À vous : { $count } de vos canards sont en joue
}
title-turn-gone = À vous : plus de canard, mais « Walking duck » peut en ramener un
reason-moby = { $you ->
    [yes] Moby Duck : seuls vos canards peuvent être abattus.
   *[no] Moby Duck : seuls les canards { DE($seat) } peuvent être abattus.
}
reason-no-pile = La pile est vide : l’arrière de la ligne reste vide.
reason-next-known = Prochaine carte de la pile : { a-face }.
reason-next = { $mine ->
    [one] Prochaine carte de la pile : { $mine } chance sur { $unknown } que ce soit un de vos canards.
   *[other] Prochaine carte de la pile : { $mine } chances sur { $unknown } que ce soit un de vos canards.
}
button-spare = Les épargner

move-en-joue = Mettre la place { $place } en joue
move-deux-pour-un = 2 pour le prix d’un : viser la place { $place } et celle de derrière
move-deux-pour-un-seul = 2 pour le prix d’un : une seule cible, place { $place }
move-pan = « Pan ! » sur la place { $place }
move-ducky-luke = Ducky Luke tire sur la place { $place }
move-oups = « Oups ! » sur la place { $place } : toucher { the-neighbour }
move-canards-enchaines = Canards enchaînés : tirer sur la place { $place } et celle de derrière
move-mexicoin = Mexicoin : des cibles partout
move-canard-simplet = Canard simplet : le joueur du canard de la place { $place } doit tirer dessus
move-president = Président : { $player } passe son tour
move-commissaire-magret = Commissaire Magret sur la place { $place }
move-rectifier-gauche = Décaler vers la gauche la cible de la place { $place }
move-rectifier-droite = Décaler vers la droite la cible de la place { $place }
move-en-avant-marche = En avant marche
move-canard-blase = Canard blasé : la place { $place } laisse passer la suivante
move-canard-presse = Canard pressé : la place { $place } double
move-fulguro-coin = Fulguro coin : la place { $place } file en tête
move-canarchie = Canarchie : la ligne dans l’ordre { $order }
move-danse-des-canards = Danse des canards
move-planque = Planqué : la place { $place } se cache sous { the-neighbour }
move-a-couvert = « À couvert ! » sur la place { $place }
move-peace-and-love = Peace and love : plus de cible
move-walking-duck = Walking duck : faire revenir { a-duck }
move-moby-duck = Moby Duck devant { $player }
move-throw-away = Défausser « { card-name } »
move-revenge = Se venger : abattre la place { $place }
move-spare = Les épargner tous

news-en-joue = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
} la place { $place } en joue.
news-deux-pour-un = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « 2 pour le prix d’un », place { $place } et celle de derrière.
news-deux-pour-un-seul = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « 2 pour le prix d’un », une seule cible, place { $place }.
news-pan = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Pan ! » sur la place { $place }.
news-ducky-luke = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Ducky Luke » sur la place { $place }.
news-oups = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Oups ! » sur la place { $place } : c’est { the-neighbour } qui prend le coup.
news-canards-enchaines = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Canards enchaînés » sur la place { $place } et celle de derrière.
news-mexicoin = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Mexicoin » : des cibles partout.
news-canard-simplet = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Canard simplet » sur la place { $place }.
news-president = { $you ->
    [yes] Vous jouez « Président » : { $player } passera son tour.
    [player] { $seat } joue « Président » : vous passerez votre tour.
   *[no] { $seat } joue « Président » : { $player } passera son tour.
}
news-commissaire-magret = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} « Commissaire Magret » sur la place { $place }.
news-rectifier-gauche = { $you ->
    [yes] Vous décalez
   *[no] { $seat } décale
} vers la gauche la cible de la place { $place }.
news-rectifier-droite = { $you ->
    [yes] Vous décalez
   *[no] { $seat } décale
} vers la droite la cible de la place { $place }.
news-en-avant-marche = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « En avant marche » : la ligne avance.
news-canard-blase = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Canard blasé » sur la place { $place }.
news-canard-presse = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Canard pressé » sur la place { $place }.
news-fulguro-coin = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Fulguro coin » : la place { $place } file en tête.
news-canarchie = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Canarchie » : la ligne devient { $order }.
news-danse-des-canards = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Danse des canards » : une nouvelle ligne.
news-planque = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Planqué » : la place { $place } se cache sous { the-neighbour }.
news-a-couvert = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « À couvert ! » sur la place { $place }.
news-peace-and-love = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « Peace and love » : plus aucune cible.
news-walking-duck = { $you ->
    [yes] Vous jouez « Walking duck » et faites revenir : { a-duck }.
   *[no] { $seat } joue « Walking duck » et fait revenir : { a-duck }.
}
news-moby-duck = { $you ->
    [yes] Vous jouez « Moby Duck » : seuls les canards { DE($player) } peuvent être abattus.
    [player] { $seat } joue « Moby Duck » : seuls vos canards peuvent être abattus.
   *[no] { $seat } joue « Moby Duck » : seuls les canards { DE($player) } peuvent être abattus.
}
news-throw-away = { $you ->
    [yes] Vous ne pouvez rien jouer et défaussez
   *[no] { $seat } ne peut rien jouer et défausse
} : « { card-name } ».
news-revenge = { $you ->
    [yes] Vous vengez votre canard
   *[no] { $seat } se venge
} sur la place { $place }.
news-spare = { $you ->
    [yes] Vous les épargnez
   *[no] { $seat } les épargne
} tous.

news-shot = Abattu à la place { $place } : { a-duck }.
news-splash = Plouf ! Rien que de l’eau à la place { $place }.
news-safe = Ding ! Le canard de la place { $place } est à couvert.
news-emerged = Sorti de sa cachette à la place { $place } : { a-duck }.
news-arrived = Nouveau à la place { $place } : { a-face }.
news-under = Sous la pile : { a-face }.
news-drew = Vous piochez : « { card-name } ».
news-reshuffled = Les cartes jouées sont mélangées et refont la pioche.
news-skipped = { $you ->
    [yes] Vous passez votre tour.
   *[no] { $seat } passe son tour.
}
news-answered = { $you ->
    [yes] Vous avez un « Pan ! » et devez abattre votre propre canard.
   *[no] { $seat } a un « Pan ! » et doit tirer.
}
news-no-pan = { $you ->
    [yes] Vous n’avez pas de « Pan ! » : il ne se passe rien.
   *[no] { $seat } n’a pas de « Pan ! » : il ne se passe rien.
}
news-uncovered = { $you ->
    [yes] Votre « À couvert ! »
   *[no] La carte « À couvert ! » { DE($seat) }
} quitte la place { $place }.
news-moby-left = Moby Duck s’éloigne : tous les canards peuvent de nouveau être abattus.
news-magret-left = Le Commissaire Magret quitte { a-duck }.
news-may-avenge = { $you ->
    [yes] Vous pouvez venger votre canard.
   *[no] { $seat } peut venger son canard.
}
news-flock-gone = C’était le dernier de sa couleur : { a-duck }.
news-left = { $you ->
    [yes] Vous n’avez plus de canard et quittez la partie.
   *[no] { $seat } n’a plus de canard et quitte la partie.
}
news-colour = { $you ->
    [yes] Votre couleur : { a-duck }.
   *[no] Couleur { DE($seat) } : { a-duck }.
}
news-scored = { $you ->
    [yes] Vous marquez { some-points }.
   *[no] { $seat } marque { some-points }.
}
news-next-game = La manche { $number } commence.
news-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
news-won = { $you ->
    [yes] Vous avez gagné !
   *[no] { $seat } a gagné.
}
news-shared = { $you ->
    [yes] Vous partagez la victoire.
   *[no] { $seat } partage la victoire.
}

option-deck = Paquet
option-deck-about = On connaît deux listes des 59 cartes ; quatre sortes y diffèrent.
option-deck-a = A (13 « Pan ! », 11 « En joue »)
option-deck-b = B (12 « Pan ! », 10 « En joue », davantage d’« Oups ! » et de « Canarchie »)
option-secret = Couleurs secrètes
option-secret-about = Personne ne sait à qui sont les canards.
option-secret-false = non
option-secret-true = oui
option-teams = Équipes
option-teams-about = Les partenaires gagnent ensemble.
option-teams-0 = aucune
option-teams-2 = de deux
option-teams-3 = de trois
option-points = Manches
option-points-about = Une manche, ou trois avec des points pour les survivants.
option-points-1 = une
option-points-3 = trois, aux points
option-tough = Durs à cuire
option-tough-about = Sans canard on quitte la partie, qui s’arrête à deux joueurs.
option-tough-false = non
option-tough-true = oui

face-moby = Moby Duck
face-moby-about = Jusqu’à son départ, seuls les canards du joueur devant qui il est posé peuvent être abattus.
face-cover = À couvert !
face-cover-about = À cette place, aucun canard ne peut être abattu. La carte y reste quand la ligne bouge, jusqu’au prochain tour de son joueur.
face-duck = Canard
face-duck-about = Un canard de la ligne. S’il est abattu, ceux de derrière avancent.
face-home = Canard témoin
face-home-about = Montre à qui sont les canards de cette couleur. Il ne participe pas et ne compte jamais comme vivant.
face-below = Carte connue de la pile
face-below-about = Tous l’ont vue passer sous la pile et savent quand elle reviendra.
face-water = Eau
face-water-about = Un tir ici enlève la cible, mais rien ne bouge.
face-secret = Couleur secrète
face-secret-about = Ce joueur est seul à savoir quels canards sont les siens.
face-flock = Canard de la famille
face-flock-about = Vif tant qu’il vit, sur la ligne ou dans la pile ; pâle une fois abattu.
face-target = Cible
face-target-about = Ce qui est dessous est en joue : on peut tirer dessus. Quand les canards bougent, les cibles restent.
face-place = Place vide
face-place-about = La pile est épuisée, rien n’arrive ici. On ne peut ni viser cette place ni y tirer.
face-cards = Cartes action
face-cards-about = Combien ce joueur en a en main. Après avoir joué, on complète à trois.
face-alive = Canards en vie
face-alive-about = Qui n’en a plus ne peut plus gagner pour l’instant, mais continue à jouer.
area-line-about = Les six places où l’on tire les canards. L’avant est à gauche ; les nouvelles cartes arrivent par la droite.
area-pile-about = C’est d’ici que les cartes arrivent à l’arrière de la ligne. Ce qui passe dessous est à l’abri un moment.
area-below-about = Des cartes que tous ont vues passer sous la pile, jusqu’à ce qu’elle soit mélangée.
area-deck-about = Les cartes action à piocher. Quand elle est vide, on mélange les cartes jouées.
area-played-about = Les cartes déjà jouées, visibles de tous.
area-flock-about = La couleur de ce joueur et ses cinq canards en jeu.
area-flocks-about = Les canards de toutes les couleurs : quand elles sont secrètes, nul ne sait à qui ils sont.
area-hand-about = Jouez une carte à chaque tour, qu’elle vous arrange ou non, puis piochez-en une autre.

why-shot = { $count ->
    [0] C’était le dernier de sa couleur.
    [1] Il en reste un de sa couleur.
   *[other] Il en reste { $count } de sa couleur.
}
why-magret = Il porte le Commissaire Magret : son joueur peut riposter.
why-splash = L’eau reste et la ligne ne bouge pas.
why-safe = « À couvert ! » protège tout ce qui se trouve là.
why-emerged = Le même tir ne le touche pas, et la ligne ne bouge pas.
why-arrived = La ligne avance et la pile remplit l’arrière.
why-answered = Qui a un « Pan ! » doit s’en servir contre le canard désigné.
why-no-pan = Tout le monde sait maintenant que cette main n’a pas de « Pan ! ».
why-left = La carte ne reste que jusqu’au prochain tour de qui l’a posée.
why-skipped = À cause du « Président ».
why-gone = Sans canard, on continue à jouer, mais on ne peut plus gagner pour l’instant.
why-gone-tough = Sans canard, on quitte la partie.
why-colours = Il ne reste qu’une couleur : toutes sont dévoilées.
why-scored = Canards en vie : { $ducks }, à 5 points. Passés sous la pile par « En avant marche » : { $marched }, à 1 point.

# Pourquoi on ne peut pas toucher une pièce : par la règle qui l’interdit.
why-canardage-07 = C’est au tour de quelqu’un d’autre.
why-canardage-10 = On ne défausse une carte que si aucune des trois n’est jouable.
why-canardage-15 = Il y a déjà une cible.
why-canardage-19 = Cette place est vide.
why-canardage-25 = Il n’y a pas deux voisines sans cible.
why-canardage-27 = Aucun canard n’est en joue ici.
why-canardage-31 = Aucune cible n’a de carte voisine.
why-canardage-33 = Il n’y a pas deux voisines en joue.
why-canardage-35 = Il y a déjà une cible au-dessus de chaque carte.
why-canardage-36 = Il faut un canard en joue.
why-canardage-43 = Le Commissaire Magret d’abord : vengez votre canard, ou épargnez-les tous.
why-canardage-46 = Aucune cible ne peut avancer d’une place.
why-canardage-47 = Aucune cible ne peut reculer d’une place.
why-canardage-50 = La dernière carte de la ligne ne peut laisser passer personne.
why-canardage-51 = La première carte de la ligne n’a personne à doubler.
why-canardage-52 = Cela ne vaut que pour un de vos canards.
why-canardage-53 = Ce canard est déjà tout devant.
why-canardage-58 = Un canard ne peut pas se cacher sous l’eau.
why-canardage-61 = Il faut un canard : l’eau ne se met pas à couvert.
why-canardage-64 = Il n’y a aucune cible à retirer.
why-canardage-65 = Aucun canard de cette couleur n’a été abattu.
why-canardage-67 = Moby Duck se pose devant un adversaire qui a encore un canard.
why-canardage-68 = Tant que Moby Duck est là, aucun autre canard ne peut être abattu.

why-gone-last = Cela décide la partie.
why-won = Personne d’autre n’a de canard en vie.
why-won-team = Aucune autre équipe n’a de canard en vie.
why-won-tough = Plus de canards en vie que l’autre, ou un canard plus près de l’avant.
why-shared = Les derniers canards ont été abattus ensemble.
why-thrown = Aucune des trois cartes ne peut être jouée.
why-spared = On peut renoncer à la vengeance.

score-games = { $you ->
    [yes] vous
   *[no] { $seat }
}, toutes parties

refuses-teams = À { $seats }, on ne peut pas former deux équipes de { $teams } ou plus : choisissez « aucune ».
refuses-mix = Couleurs secrètes, équipes et durs à cuire ne se combinent pas : choisissez-en un seul.
refuses-tough = Les durs à cuire demandent au moins trois places : la partie s’arrête à deux joueurs.
