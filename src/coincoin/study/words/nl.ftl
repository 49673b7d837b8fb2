analysis-title = { $game }: het verloop van de partij
analysis-chances = Winstkansen, zet voor zet
analysis-sub = Wat elke plaats toen kon weten, { $count } keer per zet uitgespeeld.
analysis-won = { $count ->
    [one] Winst voor { $names }
   *[other] Gedeelde winst: { $names }
}
analysis-points = Keerpunten
analysis-point = Zet { $version }
analysis-chance-of = Winstkans van { $name }
analysis-decisions = Alle beslissingen
analysis-decisions-sub = Wat men toen kon weten en wat elke mogelijkheid waard was. De balk toont de winstkans.
analysis-moves = { $count ->
    [one] één zet
   *[other] { $count } zetten
}
analysis-best = beste
analysis-played = gespeeld
analysis-cost = { $cost } weggegeven
analysis-mean = { $cost } per beslissing weggegeven
analysis-nothing = niets weggegeven
analysis-more = { $count ->
    [one] nog één mogelijkheid
   *[other] nog { $count } mogelijkheden
}
analysis-table = Wat { $name } kon zien
analysis-score = score { $score }
analysis-axis = zet
hint-title = { $name } is aan zet
hint-option = mogelijkheid
hint-chance = winstkans
hint-tries = geprobeerd
