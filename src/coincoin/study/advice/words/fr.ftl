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
