name = DUCK
pitch = Videz votre main, et couchez-vous avant les autres.
minutes = 15

yellow = jaune
blue = bleu
red = rouge
colour-name = { $colour ->
    [yellow] jaune
    [blue] bleu
   *[red] rouge
}
top-name = { $top ->
    [yellow] jaune
    [blue] bleu
   *[red] rouge
}
card = { $value } { colour-name }
card-known = { $card }, connu de tous
set-cards = { $yellow ->
    [0] { "" }
    [one] { $yellow } jaune,{ " " }
   *[other] { $yellow } jaunes,{ " " }
}{ $blue ->
    [0] { "" }
    [one] { $blue } bleu,{ " " }
   *[other] { $blue } bleus,{ " " }
}{ $red ->
    [0] { "" }
    [one] { $red } rouge,{ " " }
   *[other] { $red } rouges,{ " " }
}le { top-name } dessus
run-cards = en { colour-name }, { $way ->
    [up] de { $low } à { $high }, le { $high } dessus
   *[down] de { $high } à { $low }, le { $low } dessus
}
belt = Bouée : +{ $green } ou −{ $red }
belt-worth = +{ $green } ou −{ $red }
towel = { $count ->
    [0] serviette de plage, rien dessous ; bouées : { $belts }
    [1] serviette de plage, une carte dessous ; bouées : { $belts }
   *[other] serviette de plage, { $count } cartes dessous ; bouées : { $belts }
}
discard-empty = défausse vide
pile = { $count ->
    [1] pioche, une carte
   *[other] pioche, { $count } cartes
}
pile-empty = la pioche est vide
cards-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-of = { $cards } en cartes, { $belts } en bouées
dealer = donneur
hand-sum = somme : { $sum }

area-discard = Défausse
area-towel = Serviette
area-shown = Vues en main
area-pile = Pioche
area-belts = Bouées
area-hand = Votre main

chip-round = Manche { $round } sur 5
chip-over = Fin

title-play = Posez des cartes
reason-play = Le même nombre, peu importe les couleurs, ou une suite d’au moins trois d’une même couleur. Votre main vaut { $sum } ; se coucher demande 10 ou moins.
title-duck = Posez des cartes, ou couchez-vous avec { $sum }
reason-duck = +{ $green } si personne d’autre n’a aussi peu, −{ $red } sinon. { $seat } a le moins de cartes : { $count }.
title-draw = Piochez une carte
reason-draw = Dans la pioche, ou le dessus de la défausse d’un voisin : tous sauront alors que vous l’avez.
title-wait = On attend { $seat }
title-over = { $you ->
    [yes] Vous êtes le canard le plus cool de la plage !
   *[no] { $count ->
        [1] { $seats } est le canard le plus cool de la plage.
       *[other] { $seats } se partagent la victoire.
    }
}
last-end = { $you ->
    [yes] Vous avez fini la manche précédente : { $points }.
   *[no] { $seat } a fini la manche précédente : { $points }.
}
last-off = La manche précédente a été interrompue.

button-duck = Je me couche !
button-lay = Poser le { card }
button-top = Le { card } dessus

move-lay = Poser le { card }
move-set = Poser des { $value } : { set-cards }
move-run = Poser une suite { run-cards }
move-duck = Se coucher : annoncer la plus petite somme de tous
move-draw = { $place ->
    [pile] Tirer dans la pioche
    [left] Prendre le dessus de la défausse du voisin de gauche
   *[right] Prendre le dessus de la défausse du voisin de droite
}
take-from = Prendre le { card } { DE($seat) }

news-lay = { $you ->
    [yes] Vous posez le { card }.
   *[no] { $seat } pose le { card }.
}
news-set = { $you ->
    [yes] Vous posez des { $value } : { set-cards }.
   *[no] { $seat } pose des { $value } : { set-cards }.
}
news-run = { $you ->
    [yes] Vous posez une suite { run-cards }.
   *[no] { $seat } pose une suite { run-cards }.
}
news-drew = { $seat } tire dans la pioche.
news-drew-card = Vous tirez le { card }.
news-took = { $you ->
    [yes] Vous prenez le { card } { DE($giver) }.
    [giver] { $seat } vous prend le { card }.
   *[no] { $seat } prend le { card } { DE($giver) }.
}
news-out = { $you ->
    [yes] Vous n’avez plus de cartes : bouée +{ $belt } !
   *[no] { $seat } n’a plus de cartes : bouée +{ $belt }.
}
news-right = { $you ->
    [yes] Vous vous couchez avec { $sum }, la plus petite somme : bouée +{ $belt } !
   *[no] { $seat } se couche avec { $sum }, la plus petite somme : bouée +{ $belt }.
}
news-wrong = { $you ->
    [yes] Vous vous couchez avec { $sum }, mais quelqu’un a autant ou moins : bouée −{ $belt }.
   *[no] { $seat } se couche avec { $sum }, mais quelqu’un a autant ou moins : bouée −{ $belt }.
}
news-called-off = Soixante tours chacun : la manche s’arrête et sa bouée quitte le jeu.
news-sum = { $you ->
    [yes] Vous avez { $sum } en main.
   *[no] { $seat } a { $sum } en main.
}
news-showed = { $you ->
    [yes] Vous montrez jaune { $yellow }, bleu { $blue }, rouge { $red }, somme : { $sum }.
   *[no] { $seat } montre jaune { $yellow }, bleu { $blue }, rouge { $red }, somme : { $sum }.
}
news-discarded = { $you ->
    [yes] Vous avez la plus forte somme et jetez tout.
   *[no] { $seat } a la plus forte somme et jette tout.
}
news-kept = { $seat } glisse sa carte la plus haute sous la serviette, face cachée.
news-kept-card = { $you ->
    [yes] Vous glissez le { card } sous votre serviette.
   *[no] { $seat } glisse le { card } sous sa serviette.
}
news-dealt = { $you ->
    [yes] Manche { $round } : vous distribuez.
   *[no] Manche { $round } : { $seat } distribue.
}
news-final = { $you ->
    [yes] Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
news-won = { $you ->
    [yes] Vous êtes le canard le plus cool de la plage !
   *[no] { $seat } est le canard le plus cool de la plage.
}

option-face-up = Carte visible au départ
option-face-up-about = Qui commence avec une carte visible.
option-face-up-dealer = le donneur seul
option-face-up-everyone = tout le monde
option-belts = Bouées rouges
option-belts-about = Ce que coûte une erreur, de la manche 1 à la 5.
option-belts-steady = 2, 2, 3, 3, 4
option-belts-rising = 0, 1, 2, 3, 4

card-about = Compte pour { $value } : dans la somme de votre main, ou en points sous votre serviette.
face-pile = Pioche
face-pile-about = Après avoir posé, prenez une carte : ici, à l’insu des autres, ou sur la défausse d’un voisin.
face-belt = Bouée +{ $worth }
face-belt-about = Pour qui met fin à la manche : +{ $worth } en finissant ou en se couchant à juste titre ; à tort, son côté rouge coûte des points.
face-green = Bouée verte +{ $worth }
face-green-about = +{ $worth } points à la fin, pour avoir fini ou s’être couché à juste titre.
face-red = Bouée rouge −{ $cost }
face-red-about = −{ $cost } à la fin, pour s’être couché à tort.
face-towel = Serviette de plage
face-towel-about = Ce qu’il y a dessous compte à la fin : une carte par manche, et les bouées. Le chiffre dit combien de cartes.
face-eye = Connue de tous
face-eye-about = Tout le monde vous a vu prendre cette carte et sait que vous l’avez.
face-no-discard = Défausse vide
face-no-discard-about = Ce joueur n’a encore rien posé : il n’y a rien à prendre.
face-no-pile = Pioche vide
face-no-pile-about = Elle le reste pour la manche : prenez sur la défausse d’un voisin.
face-cards = Cartes en main
face-cards-about = Quand un joueur pose la dernière, la manche s’arrête aussitôt.
face-points = Points
face-points-about = Les cartes sous la serviette, plus les bouées vertes, moins les rouges.
area-hand-about = Posez des nombres égaux ou une suite d’une couleur. Avec une somme de { $limit } ou moins, vous pouvez vous coucher.
area-discard-about = Les cartes que ce joueur a posées. Ses deux voisins peuvent prendre celle du dessus.
area-towel-about = Les points de ce joueur : cartes gardées des manches passées, et bouées.
area-shown-about = Des cartes que tous ont vu prendre et qui sont encore en main.
area-pile-about = Les cartes non distribuées, face cachée.
area-belts-about = Une par manche, de plus en plus précieuse. La première est celle de cette manche.

card-hidden = une carte cachée
area-row = Main { DE($seat) }
fate-ducks = se couche
fate-right = a eu raison : bouée +{ $belt }
fate-wrong = a eu tort : bouée −{ $belt }
fate-out = plus de cartes : bouée +{ $belt }
fate-discards = la plus forte somme : jette tout
fate-keeps = garde sa carte la plus haute
why-took = { $you ->
    [yes] Tout le monde sait maintenant que vous l’avez.
   *[no] Tout le monde sait maintenant que cette carte est chez { $seat }.
}
why-ducked = C’est juste si personne d’autre n’a aussi peu.
why-lowest = { $you ->
    [yes] La plus petite somme des autres est la vôtre : { $sum }.
   *[no] La plus petite somme des autres est celle { DE($seat) } : { $sum }.
}
why-sums = Seules les sommes sont annoncées ; les cartes restent cachées.
why-most = { $sum } est la plus forte somme.
why-most-others = { $sum } est la plus forte somme des autres.
why-kept = Tous les autres gardent leur carte la plus haute, à la vue de tous.
why-kept-hidden = Tous les autres gardent leur carte la plus haute, que chacun est seul à connaître.
why-final = Cartes sous la serviette : { $cards }. Bouées : { $belts }.
news-ducked = { $you ->
    [yes] Vous vous couchez : qui a le moins en main ?
   *[no] { $seat } se couche : qui a le moins en main ?
}
news-round-over = La manche { $round } est finie.

face-row = Main à la fin de la manche
face-row-about = Toutes les mains sont comparées à la fin d’une manche. La plus petite somme est la meilleure.

# Pourquoi on ne peut pas toucher une pièce : par la règle qui l’interdit.
why-duck-08 = C’est au tour de quelqu’un d’autre.
why-duck-09 = Posez d’abord des cartes de votre main ; vous piocherez ensuite.
why-duck-15 = Vous avez posé. Piochez maintenant une carte.
why-duck-16 = On pioche dans la pioche ou chez un voisin, jamais dans sa propre défausse ni plus loin.
why-duck-17 = Il n’y a pas de carte à piocher ici.

why-lay = Tout le monde l’a vue ; les deux voisins peuvent la prendre.
why-set = On pose autant de cartes égales qu’on veut, et on choisit la couleur du dessus.
why-run = Au moins trois nombres qui se suivent, d’une même couleur ; le dessus est l’un des deux bouts.
why-won = Personne n’a plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

chapter = Manche { $number }

score-towel = { $count ->
    [one] { $count } carte sous la serviette
   *[other] { $count } cartes sous la serviette
}
score-belt = a mis fin à la manche { $round }
score-belt-wrong = couché à tort à la manche { $round }
