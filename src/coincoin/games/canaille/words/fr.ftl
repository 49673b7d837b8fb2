name = Canaille
pitch = Annoncez votre pêche, et gare au chat.
minutes = 20

card = { $card ->
    [bite1] Ça mord ! (1)
    [bite2] Ça mord ! (2)
    [bite3] Ça mord ! (3)
    [other] Autre pêcheur
    [move] Déplacement
    [bin] Poubelle
    [release1] Relâche (1)
    [release2] Relâche (2)
    [release3] Relâche (3)
    [fog] Brouillard
   *[point] Point
}
got = { $got ->
    [bite1] Ça mord ! (1)
    [bite2] Ça mord ! (2)
    [bite3] Ça mord ! (3)
    [other] Autre pêcheur
    [move] Déplacement
    [bin] Poubelle
    [release1] Relâche (1)
    [release2] Relâche (2)
    [release3] Relâche (3)
    [fog] Brouillard
   *[point] Point
}
card-plain = { card }
card-stop = { card }, avec un point
catch = { $catch ->
    [fish1] 1 poisson
    [fish2] 2 poissons
    [fish3] 3 poissons
    [litter1] 1 détritus
    [litter2] 2 détritus
    [litter3] 3 détritus
   *[canaille] le chat Canaille
}
catch-count = { $count ->
    [1] une carte : { catch }
   *[other] { $count } cartes : { catch }
}
river-hidden = une carte rivière face cachée
river-up = { $count ->
    [1] la rivière, face visible, une carte : { catch }
   *[other] la rivière, face visible, { $count } cartes, dessus { catch }
}
river-down = { $count ->
    [1] la rivière, face cachée, une carte
   *[other] la rivière, face cachée, { $count } cartes
}
river-empty = vide
face-up = face visible
face-down = face cachée
next-known = on connaît la prochaine carte : { catch }
next-odds = { $count ->
    [1] la prochaine carte est Canaille
   *[other] 1 chance sur { $count } que la prochaine carte soit Canaille
}
next-safe = la prochaine carte n’est pas Canaille
known-place = carte { $place } depuis le dessus : { catch }
pile = { $count ->
    [0] la pioche des cartes action est vide
    [1] la pioche des cartes action, une carte
   *[other] la pioche des cartes action, { $count } cartes
}
empty-place = place { $place } de la phrase, vide
dull = { $count ->
    [1] une autre sans point
   *[other] { $count } autres sans point
}
holds = { $count ->
    [one] { $count } carte action
   *[other] { $count } cartes action
}
points = { $count ->
    [one] score : { $count } point
   *[other] score : { $count } points
}
tally = { $fish ->
    [one] { $fish } poisson, { $litter } détritus
   *[other] { $fish } poissons, { $litter } détritus
}

area-heap = Pêche
area-shown = En main, connu de tous
area-river = La rivière
area-known = Connu dans la rivière
area-open = Cartes action à prendre
area-sentence = { $you ->
    [yes] Votre phrase
   *[no] Phrase { DE($seat) }
}
area-fog = Dans le brouillard
area-fishers = Les pêcheurs
area-hand = Votre main

chip-cat = Le chat rôde
chip-cat-seen = Canaille a été vu
chip-quiet = { $count } tours sans prise ({ $most } : fin de partie)

title-wait = On attend { $seat }
reason-wait-card = Carte en cours : « { card } »
title-lay = À vous : composez une phrase
reason-lay = Posez une à cinq cartes : jamais deux de la même sorte côte à côte, et un point sur la dernière.
title-laid = « { $sentence }… »
reason-needs-stop = Ajoutez une carte. La dernière doit porter un point.
reason-fifth = La cinquième carte termine la phrase.
reason-may-finish = Dites-la maintenant, ou continuez jusqu’à un autre point.
title-put-back = Pas de point : quel poisson retourne à l’eau ?
reason-put-back = Chaque échange coûte une carte poisson.
title-swap = Pas de point en main : échangez une carte
reason-swap = Donnez une carte contre la première de la pioche, ou contre une carte exposée qui porte un point.
title-name = Qui pêche la suite ?
reason-name = Ce pêcheur exécute le reste de la phrase.
title-throw = Quel détritus va à la poubelle ?
reason-throw = Il sort du jeu pour de bon.
title-let-go = { $count ->
    [one] Relâchez encore au moins { $count } poisson
   *[other] Relâchez encore au moins { $count } poissons
}
title-more = Le compte y est. En relâcher d’autres ?
reason-let-go = Ils vont sous la rivière, dans l’ordre de votre choix.
title-give = Brouillard : à qui la prochaine carte ?
reason-give = Une carte pour chaque pêcheur, toutes visibles.
reason-give-hidden = Une carte pour chaque pêcheur ; on les retourne quand toutes sont données.
title-draw = { $count ->
    [1] Prenez encore une carte action
   *[other] Prenez encore { $count } cartes action
}
reason-draw = Parmi les cartes exposées ou de la pioche, comme vous voulez.
title-over = { $you ->
    [yes] Vous gagnez le concours !
   *[no] { $seat } gagne le concours.
}
title-shared = { $seats } se partagent la victoire.
reason-cat = { $you ->
    [yes] Vous avez rencontré Canaille, qui vous mange jusqu’à cinq poissons.
   *[no] { $seat } a rencontré Canaille, qui mange jusqu’à cinq poissons.
}
reason-quiet = Aucune carte n’a quitté la rivière pendant { $most } tours.

button-finish = C’est dit
button-enough = Assez
button-draw = De la pioche

move-lay = Poser : { card }
move-finish = Dire la phrase
move-name = Laisser { $seat } pêcher la suite
move-throw = Jeter { $size } détritus
move-let-go = { $size ->
    [one] Relâcher { $size } poisson
   *[other] Relâcher { $size } poissons
}
move-enough = N’en relâcher pas plus
move-give = Donner la prochaine carte à { $seat }
move-put-back = { $size ->
    [one] Remettre { $size } poisson à l’eau
   *[other] Remettre { $size } poissons à l’eau
}
move-take = Prendre : { card }
move-draw = Prendre la première carte de la pioche
move-swap = { $source ->
    [pile] Donner : { card }, contre la première carte de la pioche
   *[other] Donner : { card }, prendre : { source }
}
source = { $source ->
    [bite1] Ça mord ! (1)
    [bite2] Ça mord ! (2)
    [bite3] Ça mord ! (3)
    [other] Autre pêcheur
    [move] Déplacement
    [bin] Poubelle
    [release1] Relâche (1)
    [release2] Relâche (2)
    [release3] Relâche (3)
    [fog] Brouillard
   *[point] Point
}

news-no-stop = { $you ->
    [yes] Vous n’avez pas de point en main et devez échanger.
   *[no] { $seat } n’a pas de point en main et doit échanger.
}
news-put-back = { $you ->
    [yes] Vous remettez à l’eau une carte poisson ({ $size }).
   *[no] { $seat } remet à l’eau une carte poisson ({ $size }).
}
news-swapped = { $you ->
    [yes] Vous échangez « { card } » contre une carte cachée.
   *[no] { $seat } échange « { card } » contre une carte cachée.
}
news-swapped-for = { $you ->
    [yes] Vous échangez « { card } » et piochez « { got } ».
   *[no] { $seat } échange « { card } » et pioche « { got } ».
}
news-swapped-open = { $you ->
    [yes] Vous échangez « { card } » contre « { got } », exposée.
   *[no] { $seat } échange « { card } » contre « { got } », exposée.
}
news-gave-up = { $you ->
    [yes] Vous ne trouvez pas de point : votre tour passe.
   *[no] { $seat } ne trouve pas de point : le tour passe.
}
news-laid = { $you ->
    [yes] Vous : « { card } ».
   *[no] { $seat } : « { card } ».
}
news-caught = { $you ->
    [yes] Vous recevez { catch }.
   *[no] { $seat } reçoit { catch }.
}
news-river-empty = La rivière est vide.
news-named = { $you ->
    [yes] Vous désignez { $other }, qui pêche la suite.
    [other] { $seat } vous désigne pour pêcher la suite.
   *[no] { $seat } désigne { $other }, qui pêche la suite.
}
news-face-down = La rivière est retournée face cachée.
news-face-up = La rivière est retournée face visible.
news-top = Au-dessus de la rivière : { catch }.
news-binned = { $you ->
    [yes] Vous jetez { $size } détritus.
   *[no] { $seat } jette { $size } détritus.
}
news-no-litter = { $you ->
    [yes] Vous n’avez pas de détritus à jeter.
   *[no] { $seat } n’a pas de détritus à jeter.
}
news-released = { $you ->
    [yes] Vous relâchez une carte poisson ({ $size }).
   *[no] { $seat } relâche une carte poisson ({ $size }).
}
news-no-fish = { $you ->
    [yes] Vous n’avez pas de poisson à relâcher.
   *[no] { $seat } n’a pas de poisson à relâcher.
}
fog-cards = { $count ->
    [1] une carte rivière
   *[other] { $count } cartes rivière
}
news-fog = { $you ->
    [yes] Brouillard : vous distribuez { fog-cards }.
   *[no] Brouillard : { $seat } distribue { fog-cards }.
}
news-took = { $you ->
    [yes] Vous prenez « { card } ».
   *[no] { $seat } prend « { card } ».
}
news-drew = { $you ->
    [yes] Vous piochez une carte cachée.
   *[no] { $seat } pioche une carte cachée.
}
news-drew-card = { $you ->
    [yes] Vous piochez « { card } ».
   *[no] { $seat } pioche « { card } ».
}
news-stirred = Les cartes action défaussées sont mélangées en une nouvelle pioche.
news-opened = Nouvelle carte exposée : « { card } ».
news-cat-ends = { $you ->
    [yes] Vous avez rencontré Canaille : le concours est fini.
   *[no] { $seat } a rencontré Canaille : le concours est fini.
}
news-quiet-ends = Personne n’a rien pris depuis longtemps : le concours est fini.

option-stops = Cartes avec un point
option-stops-about = Quelles cartes peuvent finir une phrase.
option-stops-reconstruction = Relâche, Brouillard et Point
option-stops-mild = Déplacement aussi

card-about = { $card ->
    [other] Désignez un autre pêcheur, qui exécute la suite de la phrase.
    [move] Toute la rivière est retournée : le dessous passe dessus, et les faces se montrent ou se cachent.
    [bin] Une de vos cartes détritus sort définitivement du jeu.
    [fog] Prenez autant de cartes de la rivière qu’il y a de joueurs et donnez-en une à chacun, sans les regarder si elles sont face cachée.
    [point] Ne fait rien, mais peut terminer une phrase. Tout seul, il revient à passer.
    [release1] Remettez sous la rivière des cartes totalisant au moins un poisson.
    [release2] Remettez sous la rivière des cartes totalisant au moins deux poissons.
    [release3] Remettez sous la rivière des cartes totalisant au moins trois poissons.
    [bite1] Prenez la carte du dessus de la rivière et posez-la sur votre pêche.
   *[bites] Prenez { $count } cartes de la rivière, une à une, et posez-les sur votre pêche.
}
face-stop = Point
face-stop-about = La dernière carte d’une phrase doit porter cette marque.
face-pile = Pioche des cartes action
face-pile-about = Des cartes cachées. Complétez votre main ici ou parmi les cartes exposées.
face-fish = { $count ->
    [1] Un poisson
   *[other] { $count } poissons
}
face-fish-about = { $count ->
    [1] Rapporte un point en fin de partie.
   *[other] Rapporte { $count } points en fin de partie.
}
face-litter = { $count ->
    [1] Un détritus
   *[other] { $count } détritus
}
face-litter-about = { $count ->
    [1] Fait perdre un point en fin de partie, sauf s’il finit à la poubelle.
   *[other] Fait perdre { $count } points en fin de partie, sauf s’il finit à la poubelle.
}
face-cat = Le chat Canaille
face-cat-about = La partie s’achève avec la phrase de qui le rencontre, et il lui mange jusqu’à { $toll } poissons.
face-river-back = Carte rivière, face cachée
face-river-back-about = Poisson, détritus ou chat : il faut la pêcher ou retourner la rivière pour le savoir.
face-empty = Place libre
face-empty-about = La prochaine carte de la phrase vient ici. Une phrase en compte cinq au plus.
face-angler = Pêcheur
face-angler-about = Choisissez qui exécute la suite de la phrase, ou qui reçoit la prochaine carte du brouillard.
face-cards = Cartes action
face-cards-about = Combien ce joueur en a en main. Après chaque phrase, la main est complétée à cinq.
face-points = Points
face-points-about = Les poissons pêchés moins les détritus, comme si la partie finissait maintenant.
face-sentence = Phrase
face-sentence-about = Les cartes s’exécutent de gauche à droite. Ce qui ne peut avoir d’effet est sauté.
area-heap-about = Tout ce que ce joueur a pêché, visible de tous : les poissons comptent pour lui, les détritus contre lui.
area-shown-about = Des cartes que tous ont vu prendre. Elles restent connues jusqu’à ce qu’elles soient posées ou échangées.
area-river-about = C’est ici qu’on pêche, par le dessus. Canaille est quelque part vers le milieu, et met fin à la partie.
area-known-about = Des cartes que tous ont vues entrer dans la rivière, avec leur rang depuis le dessus.
area-open-about = Prenez-les au vu de tous, ou piochez une carte cachée.
area-fog-about = Ces cartes sont distribuées, une à chaque pêcheur.
area-fishers-about = Touchez celui que vous désignez.
area-hand-about = Posez-en une à cinq pour faire une phrase : jamais deux de la même sorte côte à côte, et un point sur la dernière.

why-fish = { $size ->
    [1] « { card } » : un point de plus.
   *[other] « { card } » : { $size } points de plus.
}
why-litter = { $size ->
    [1] « { card } » : un point de moins.
   *[other] « { card } » : { $size } points de moins.
}
why-cat = Il mange jusqu’à cinq poissons. La phrase est exécutée jusqu’au bout, puis le concours est fini.
why-turned = Ce qui était au fond est maintenant au-dessus.
why-released = Les poissons vont sous la rivière.
why-skipped = Ce qui ne peut avoir d’effet est sauté ; la phrase continue.
why-fifth = La cinquième carte termine la phrase.
why-eaten = { $count ->
    [0] Canaille ne trouve aucun poisson à manger.
    [1] Canaille mange un poisson : un point de moins.
   *[other] Canaille mange { $count } poissons : { $count } points de moins.
}

area-deed = Ce qui est fait
area-deed-about = La carte rivière dont parle la carte en cours de la phrase, et à qui elle va.

score-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
score-litter = { $count ->
    [one] { $count } détritus
   *[other] { $count } détritus
}
score-cat = Canaille en a mangé { $count }

# Pourquoi on ne peut pas toucher une pièce : par la règle qui l’interdit.
why-laid = Une carte posée reste posée.
why-canaille-08 = C’est votre main qui compte : posez votre phrase carte par carte.
why-canaille-09 = Elle serait à côté d’une carte de la même sorte.
why-canaille-13 = Cette carte posée, votre main ne pourrait plus terminer la phrase.
why-canaille-15 = La phrase est dite : complétez votre main à cinq cartes.
why-canaille-18 = C’est au tour de quelqu’un d’autre.
why-canaille-19 = Vous n’avez pas de point : échangez une carte de votre main.
why-canaille-20 = Parmi les cartes exposées, on n’échange que contre une carte qui porte un point.
why-canaille-21 = Un échange coûte une carte poisson : choisissez celle qui retourne à l’eau.
why-canaille-27 = On désigne qui exécute la suite de la phrase.
why-canaille-31 = Un de vos détritus va maintenant à la poubelle.
why-canaille-32 = On relâche maintenant des poissons de votre pêche.
why-canaille-34 = On distribue le brouillard : une carte chacun.
