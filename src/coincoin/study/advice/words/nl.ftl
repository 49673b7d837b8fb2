analysis-title = { $game }: het verloop van de partij
analysis-chances = Winkans, zet voor zet
analysis-sub = Wat elke plaats toen kon weten, { $count } keer per zet uitgespeeld.
analysis-won = { $count ->
    [1] { $names } heeft gewonnen
   *[other] Gedeelde overwinning: { $names }
}
analysis-points = Keerpunten
analysis-point = Zet { $version }
analysis-chance-of = Winkans van { $name }
analysis-decisions = Alle beslissingen
analysis-decisions-sub = Wat men toen kon weten en wat elke mogelijkheid waard was. De balk toont de winkans.
analysis-moves = { $count ->
    [1] één zet
   *[other] { $count } zetten
}
analysis-best = beste
analysis-played = gespeeld
analysis-cost = { $cost } weggegeven
analysis-mean = { $cost } per beslissing weggegeven
analysis-nothing = niets weggegeven
analysis-more = { $count ->
    [1] nog één mogelijkheid
   *[other] nog { $count } mogelijkheden
}
analysis-table = Wat { $name } kon zien
analysis-score = score { $score }
analysis-axis = zet
hint-title = { $name } is aan zet
hint-option = mogelijkheid
hint-chance = winkans
hint-tries = geprobeerd
