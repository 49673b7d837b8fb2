name = Pan, t’es mort !
pitch = Gagnez des cartes, puis affrontez le barillet.
minutes = 5

card = { $card ->
    [1] 1, souris
    [2] 2, chat
    [3] 3, chien
    [4] 4, loup
    [5] 5, rhinocéros
   *[6] 6, éléphant
}
card-hidden = une carte face cachée
chamber-closed = une carte barillet face cachée
chamber-clic = retournée : Clic
spent = { $count ->
    [one] { $count } carte hors jeu
   *[other] { $count } cartes hors jeu
}
not-ready = { $seat } n’a pas encore choisi
holds = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
out = au tapis

area-won = Cartes gagnées
area-trick = Le pli
area-barrel = Le barillet
area-order = Ordre du tour
area-spent = Hors jeu
area-hand = Votre main

chip-trick = Pli { $trick } sur 4
chip-barrel = Le barillet
chip-in = { $count } en lice
odds = { $chambers ->
    [1] Pan à coup sûr
   *[other] 1 chance sur { $chambers } de Pan
}

title-trick = Choisissez une carte pour le pli
reason-trick = La plus forte emporte tout ; les cartes égales s’annulent ; le 1 bat le 6. Les cartes gagnées vous sauvent au barillet.
title-wait-trick = Les autres choisissent encore
title-wait = On attend { $seat }
reason-out = C’est fini pour vous. Regardez la suite.
title-barrel = { $chambers ->
    [1] À vous : la seule carte restante est Pan
   *[other] À vous : une des { $chambers } cartes est Pan
}
reason-pay = Retournez-en une. Ou payez avec vos cartes gagnées : une seule fait d’abord mélanger le barillet, { $count } permettent de passer.
reason-no-card = Sans carte pour payer, il faut en retourner une.
title-paying = { $count ->
    [1] Payez encore une carte
   *[other] Payez encore { $count } cartes
}
reason-paying = N’importe laquelle de vos cartes gagnées.
title-double = Clic ! En retourner une deuxième pour pouvoir voler ?
title-stealing = { $count ->
    [1] Volez encore une carte
   *[other] Volez encore { $count } cartes
}
reason-stealing = Touchez les cartes que vous voulez, devant n’importe qui.
title-over = { $you ->
    [yes] Il ne reste que vous !
   *[no] { $seat } gagne : il n’y a plus personne d’autre en lice.
}

button-turn = Retourner une carte
button-pass = Passer ({ $count } cartes)
button-again = Encore une
button-stop = S’arrêter là

move-pick = Jouer le { $card }
move-turn = Retourner la carte suivante
move-reshuffle = Payer le { $card }, mélanger le barillet et retourner une carte
move-pass = Passer : payer autant de cartes que de joueurs en lice
move-pay = Payer le { $card }
move-again = Double Clic : retourner une deuxième carte
move-stop = S’arrêter là
move-steal = Voler le { $card } à { $seat }

news-laid = { $you ->
    [yes] Vous avez choisi une carte.
   *[no] { $seat } a choisi une carte.
}
news-showed = { $you ->
    [yes] Vous montrez un { $card }.
   *[no] { $seat } montre un { $card }.
}
news-ghost-showed = Le fantôme montre un { $card }.
news-took-trick = { $you ->
    [yes] Vous remportez le pli.
   *[no] { $seat } remporte le pli.
}
news-ghost-took-trick = Le fantôme remporte le pli : ces cartes sont perdues.
news-all-cancelled = Toutes les cartes s’annulent : personne ne remporte le pli.
news-first = { $you ->
    [yes] Le barillet est mélangé. Vous commencez.
   *[no] Le barillet est mélangé. { $seat } commence.
}
news-clic = { $you ->
    [yes] Vous retournez une carte : Clic.
   *[no] { $seat } retourne une carte : Clic.
}
news-pan = { $you ->
    [yes] Vous retournez une carte : PAN ! C’est fini pour vous.
   *[no] { $seat } retourne une carte : PAN ! Et d’un de moins.
}
news-reshuffled = { $you ->
    [yes] Vous payez le { $card } et mélangez le barillet.
   *[no] { $seat } paie le { $card } et mélange le barillet.
}
news-passed = { $you ->
    [yes] Vous payez et passez.
   *[no] { $seat } paie et passe.
}
news-stole = { $you ->
    [yes] Vous volez le { $card } à { $victim }.
    [victim] { $seat } vous vole le { $card }.
   *[no] { $seat } vole le { $card } à { $victim }.
}
news-won = { $you ->
    [yes] Il ne reste que vous !
   *[no] { $seat } gagne : il n’y a plus personne d’autre en lice.
}

option-double-clic = Double Clic
option-double-clic-about = Sans carte, survivez deux fois de suite et volez.
option-double-clic-false = non
option-double-clic-true = oui
option-mouse = Le 1 contre le 6
option-mouse-about = Ce qu’un 1 seul fait à un 6 seul.
option-mouse-wins = remporte le pli
option-mouse-scares = fait seulement fuir le 6

card-about = { $card ->
    [1] La plus petite carte, mais un 1 seul bat un 6 seul.
    [6] La plus forte carte. Seul un 1 isolé la bat ; un autre 6 l’annule.
   *[other] Remporte le pli s’il ne reste rien de plus fort. Une carte égale l’annule.
}
face-back = Carte posée
face-back-about = Elle a été choisie en secret. On révèle toutes les cartes ensemble quand chacun a posé la sienne.
face-place = Choix en cours
face-place-about = La carte de ce joueur sera posée ici dès qu’elle sera choisie.
face-closed = Carte barillet
face-closed-about = À votre tour, retournez-la : Clic, et vous restez en lice ; Pan, et c’est fini.
face-clic = Clic
face-clic-about = Il ne s’est rien passé. Elle reste retournée : Pan se rapproche d’une carte.
face-pan = Pan, t’es mort !
face-pan-about = Qui retourne cette carte est éliminé.
face-seat = Ordre du tour
face-seat-about = Le chiffre dit quand vient le tour de ce joueur. Qui a gagné le plus de cartes passe d’abord.
face-cards = Cartes
face-cards-about = En main pendant les plis ; ensuite, les cartes gagnées, qui servent à payer au barillet.
area-hand-about = Choisissez une carte à chaque pli ; personne ne la voit avant que tous aient choisi.
area-trick-about = La plus forte carte qu’aucune carte égale n’annule les remporte toutes.
area-won-about = Vos cartes gagnées paient au barillet : une pour le mélanger d’abord, une par joueur en lice pour passer.
area-barrel-about = Une de ces cartes est Pan. Retournez-en une, ou payez pour mélanger d’abord, ou payez pour passer.
area-order-about = De qui a gagné le plus de cartes à qui en a le moins, puis on recommence. Il change à chaque élimination.
area-spent-about = Ces cartes ne servent plus : plis que personne n’a gagnés, cartes payées, cartes des joueurs éliminés.

area-ghost = La carte du fantôme
why-none = Les { $cards } s’annulent : personne ne prend le pli.
why-scared = Le 1 fait fuir le 6 : le { $card } est la plus haute carte qui reste.
why-mouse = Le 1 bat le 6.
why-cancelled = Les { $cards } s’annulent : le { $card } est la plus haute carte qui reste.
why-highest = Le { $card } est la plus haute carte.
odds-were = Il y avait 1 chance sur { $chambers } que ce soit Pan.

area-ghost-about = Une troisième carte quand on joue à deux. Elle gagne et s’annule comme les autres.

# Pourquoi on ne peut pas toucher une pièce : par la règle qui l’interdit.
why-pan-05 = Pour l’instant, chacun pose une carte de sa main, face cachée. Une carte posée reste posée.
why-pan-14 = C’est à quelqu’un d’autre : qui a gagné le plus de cartes passe en premier.
why-pan-20 = Mélanger le barillet coûte une de vos propres cartes gagnées.
why-pan-21 = Vous passez votre tour : payez avec vos cartes gagnées.
why-pan-22 = Vous n’avez aucune carte gagnée pour payer : retournez une carte barillet.
why-pan-32 = Deux Clics : volez maintenant des cartes gagnées par les autres.

chamber-pan = retournée : Pan

why-first = Le plus de cartes d’abord ; à égalité, le plus haut total.
why-passed = Passer coûte autant de cartes qu’il reste de joueurs : { $count }.
why-stole = Un second Clic fait voler autant de cartes qu’il reste de joueurs : { $count }, s’il y en a assez.
why-won = Tous les autres sont éliminés.

chapter = Pli { $number }

score-nobody = n’a survécu à personne
score-outlived = a survécu à { $you ->
    [yes] vous
   *[no] { $seat }
}
