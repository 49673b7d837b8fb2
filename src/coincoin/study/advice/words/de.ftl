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
analysis-split = eigene Entscheidungen { $own }, die der anderen { $others }, Glück { $luck }
analysis-swing = Entscheidung { $choice }, Glück { $luck }
why-alone = { QUOTE($move) } gewinnt { $chance } von 100 Partien, die von hier aus weitergespielt werden.
why-next = Der zweitbeste Zug, { QUOTE($move) }, gewinnt { $chance }.
why-brings = Der beste Zug führt { $often ->
    [100] immer
   *[other] in { $often } von 100 Partien
} dazu, der zweitbeste { $instead ->
    [0] nie
   *[other] in { $instead }
}: { $news }
why-spares = Nach dem zweitbesten Zug geschieht { $instead ->
    [100] immer
   *[other] in { $instead } von 100 Partien
}, nach dem besten { $often ->
    [0] nie
   *[other] in { $often }
}: { $news }
why-equal = { $count } Züge sind gleich gut: Niemand kann sagen, welcher der beste ist. Sie gewinnen { $span } von 100 Partien.
why-rest = Der nächste, { QUOTE($move) }, gewinnt { $chance }.
hint-interval = zwischen
