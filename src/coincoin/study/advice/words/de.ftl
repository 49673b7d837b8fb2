analysis-title = { $game }: wie die Partie lief
analysis-chances = Gewinnchancen, Zug für Zug
analysis-sub = Was jeder Platz damals wissen konnte, { $count }-mal je Zug durchgespielt.
analysis-won = { $count ->
    [1] Sieg für { $names }
   *[other] Geteilter Sieg: { $names }
}
analysis-points = Wendepunkte
analysis-point = Zug { $version }
analysis-chance-of = Gewinnchance von { $name }
analysis-decisions = Alle Entscheidungen
analysis-decisions-sub = Was man damals wissen konnte und was jede Möglichkeit wert war. Der Balken zeigt die Gewinnchance.
analysis-moves = { $count ->
    [1] ein Zug
   *[other] { $count } Züge
}
analysis-best = am besten
analysis-played = gespielt
analysis-cost = { $cost } verschenkt
analysis-mean = { $cost } je Entscheidung verschenkt
analysis-nothing = nichts verschenkt
analysis-more = { $count ->
    [1] eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
analysis-table = Was { $name } sehen konnte
analysis-score = Punkte: { $score }
analysis-axis = Zug
hint-title = { $name } ist dran
hint-option = Möglichkeit
hint-chance = Gewinnchance
hint-tries = versucht
