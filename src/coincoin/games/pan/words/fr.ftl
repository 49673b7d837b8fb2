name = Pan, t’es mort !
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
chamber-closed = une chambre fermée
chamber-clic = retournée : clic
spent = { $count ->
    [one] une carte dépensée
   *[other] { $count } cartes dépensées
}
not-ready = { $seat } n’a pas encore choisi
holds = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
out = éliminé

area-won = Cartes gagnées
area-trick = Le pli
area-barrel = Le barillet
area-order = Ordre du tour
area-spent = Cartes dépensées
area-hand = Votre main

chip-trick = Pli { $trick } sur 4
chip-barrel = Le barillet
chip-in = { $count } en lice
odds = 1 chance sur { $chambers } de Pan

title-trick = Choisissez une carte pour le pli
reason-trick = La plus forte emporte tout ; les cartes égales s’annulent ; le 1 bat le 6. Les cartes gagnées vous sauvent au barillet.
title-wait-trick = Les autres choisissent encore
title-wait = Au tour de { $seat }
title-barrel = { $chambers ->
    [1] À vous : la seule chambre restante est chargée
   *[other] À vous : une chambre sur { $chambers } est chargée
}
reason-pay = Retournez-en une. Ou payez : une carte fait d’abord mélanger le barillet, { $count } cartes permettent de passer.
reason-no-card = Sans carte, il faut en retourner une.
title-paying = { $count ->
    [one] Payez encore une carte
   *[other] Payez encore { $count } cartes
}
reason-paying = N’importe laquelle de vos cartes gagnées.
title-double = Clic ! En retourner une deuxième pour pouvoir voler ?
title-stealing = { $count ->
    [one] Volez encore une carte
   *[other] Volez encore { $count } cartes
}
reason-stealing = Appuyez sur les cartes voulues, devant n’importe qui.
title-over = { $you ->
    [yes] Vous êtes le dernier en lice !
   *[no] { $seat } est le dernier en lice.
}

button-turn = Retourner une chambre
button-pass = Passer ({ $count } cartes)
button-again = Encore une
button-stop = S’arrêter là

move-pick = Jouer le { $card }
move-turn = Retourner la chambre suivante
move-reshuffle = Payer le { $card }, mélanger le barillet et en retourner une
move-pass = Passer : payer autant de cartes que de joueurs
move-pay = Payer le { $card }
move-again = Double Clic : retourner une deuxième chambre
move-stop = S’arrêter là
move-steal = Voler le { $card } de { $seat }

news-laid = { $you ->
    [yes] Vous avez choisi une carte.
   *[no] { $seat } a choisi une carte.
}
news-showed = { $you ->
    [yes] Vous montrez { $card }.
   *[no] { $seat } montre { $card }.
}
news-ghost-showed = Le fantôme montre { $card }.
news-took-trick = { $you ->
    [yes] Vous remportez le pli.
   *[no] { $seat } remporte le pli.
}
news-ghost-took-trick = Le fantôme remporte le pli : ces cartes sont perdues.
news-all-cancelled = Toutes les cartes s’annulent : personne ne remporte le pli.
news-first = { $you ->
    [yes] Le barillet est mélangé. Vous commencez.
   *[no] Le barillet est mélangé. { $seat } commence.
}
news-clic = { $you ->
    [yes] Vous retournez : clic.
   *[no] { $seat } retourne : clic.
}
news-pan = { $you ->
    [yes] Vous retournez : PAN ! Vous êtes éliminé.
   *[no] { $seat } retourne : PAN ! Éliminé.
}
news-reshuffled = { $you ->
    [yes] Vous payez { $card } et mélangez le barillet.
   *[no] { $seat } paie { $card } et mélange le barillet.
}
news-passed = { $you ->
    [yes] Vous payez et passez.
   *[no] { $seat } paie et passe.
}
news-stole = { $you ->
    [yes] Vous volez { $card } à { $victim }.
   *[no] { $seat } vole { $card } à { $victim }.
}
news-won = { $you ->
    [yes] Vous êtes le dernier en lice !
   *[no] { $seat } est le dernier en lice.
}

option-double-clic = Double Clic
option-double-clic-about = Sans carte, survivez deux fois de suite et volez.
option-double-clic-false = non
option-double-clic-true = oui
option-mouse = La souris
option-mouse-about = Ce qu’un 1 seul fait à un 6 seul.
option-mouse-wins = remporte le pli
option-mouse-scares = fait seulement fuir le 6
