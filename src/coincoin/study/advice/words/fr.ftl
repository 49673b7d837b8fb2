analysis-title = { $game } : le film de la partie
analysis-chances = Chances de gagner, coup par coup
analysis-sub = Ce que chacun pouvait savoir alors, rejoué { $count } fois par coup.
analysis-won = { $count ->
    [1] Victoire { DE($names) }
   *[other] Victoire partagée : { $names }
}
analysis-points = Les tournants
analysis-point = Coup { $version }
analysis-chance-of = Chances { DE($name) }
analysis-decisions = Toutes les décisions
analysis-decisions-sub = Ce que l’on pouvait savoir alors, et ce que valait chaque option. La barre indique les chances de gagner.
analysis-moves = { $count ->
    [1] un coup
   *[other] { $count } coups
}
analysis-best = le meilleur
analysis-played = joué
analysis-cost = { $cost } perdus
analysis-mean = { $cost } perdus par décision
analysis-nothing = rien de perdu
analysis-more = { $count ->
    [1] une autre option
   *[other] { $count } autres options
}
analysis-table = Ce que voyait { $name }
analysis-score = score { $score }
analysis-axis = coup
hint-title = À { $name } de jouer
hint-option = option
hint-chance = chances de gagner
hint-tries = essais
analysis-split = ses choix { $own }, ceux des autres { $others }, chance { $luck }
analysis-swing = choix { $choice }, chance { $luck }
why-alone = { QUOTE($move) } gagne { $chance } parties sur 100 jouées à partir d’ici.
why-next = Le deuxième meilleur coup, { QUOTE($move) }, en gagne { $chance }.
why-brings = Le meilleur coup amène { $often ->
    [100] toujours
   *[other] dans { $often } parties sur 100
} ce qui suit, le deuxième { $instead ->
    [0] jamais
   *[other] dans { $instead }
} : { $news }
why-spares = Après le deuxième meilleur coup, voici ce qui arrive { $instead ->
    [100] toujours
   *[other] dans { $instead } parties sur 100
}, et après le meilleur { $often ->
    [0] jamais
   *[other] dans { $often }
} : { $news }
why-equal = { $count } coups se valent : personne ne peut dire lequel est le meilleur. Ils gagnent { $span } parties sur 100.
why-rest = Le coup suivant, { QUOTE($move) }, en gagne { $chance }.
hint-interval = entre
