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
analysis-split = eigen keuzes { $own }, die van de anderen { $others }, geluk { $luck }
analysis-swing = keuze { $choice }, geluk { $luck }
why-alone = { QUOTE($move) } wint { $chance } van de 100 partijen die van hieruit verder worden gespeeld.
why-next = De op een na beste zet, { QUOTE($move) }, wint er { $chance }.
why-brings = De beste zet leidt { $often ->
    [100] altijd
   *[other] in { $often } van de 100 partijen
} hiertoe, de op een na beste { $instead ->
    [0] nooit
   *[other] in { $instead }
}: { $news }
why-spares = Na de op een na beste zet gebeurt dit { $instead ->
    [100] altijd
   *[other] in { $instead } van de 100 partijen
}, na de beste { $often ->
    [0] nooit
   *[other] in { $often }
}: { $news }
why-equal = { $count } zetten zijn even goed: niemand kan zeggen welke de beste is. Ze winnen { $span } van de 100 partijen.
why-rest = De volgende, { QUOTE($move) }, wint er { $chance }.
hint-interval = tussen
