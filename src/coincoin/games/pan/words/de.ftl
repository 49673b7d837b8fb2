name = Pan, t’es mort !
pitch = Karten gewinnen, dann der Trommel die Stirn bieten.
minutes = 5

card = { $card ->
    [1] 1, Maus
    [2] 2, Katze
    [3] 3, Hund
    [4] 4, Wolf
    [5] 5, Nashorn
   *[6] 6, Elefant
}
card-hidden = eine verdeckte Karte
chamber-closed = eine verschlossene Kammer
chamber-clic = umgedreht: klick
spent = { $count ->
    [one] eine ausgegebene Karte
   *[other] { $count } ausgegebene Karten
}
not-ready = { $seat } wählt noch
holds = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
out = ausgeschieden

area-won = Gewonnene Karten
area-trick = Der Stich
area-barrel = Die Trommel
area-order = Reihenfolge
area-spent = Ausgegebene Karten
area-hand = Deine Hand

chip-trick = Stich { $trick } von 4
chip-barrel = Die Trommel
chip-in = Noch { $count } dabei
odds = 1 von { $chambers } ist Pan

title-trick = Wähle eine Karte für den Stich
reason-trick = Die höchste nimmt alle; gleiche heben sich auf; die 1 schlägt die 6. Gewonnene Karten retten dich an der Trommel.
title-wait-trick = Die anderen wählen noch
title-wait = { $seat } ist am Zug
title-barrel = { $chambers ->
    [1] Du bist am Zug: die einzige Kammer ist geladen
   *[other] Du bist am Zug: eine von { $chambers } Kammern ist geladen
}
reason-pay = Dreh eine um. Oder zahle: für eine Karte wird die Trommel vorher gemischt, für { $count } Karten darfst du passen.
reason-no-card = Ohne Karten musst du eine umdrehen.
title-paying = { $count ->
    [one] Zahle noch eine Karte
   *[other] Zahle noch { $count } Karten
}
reason-paying = Mit beliebigen gewonnenen Karten.
title-double = Klick! Eine zweite umdrehen, um vielleicht zu stehlen?
title-stealing = { $count ->
    [one] Stiehl noch eine Karte
   *[other] Stiehl noch { $count } Karten
}
reason-stealing = Drück auf die Karten, die du willst, egal vor wem sie liegen.
title-over = { $you ->
    [yes] Du bist als Letzter übrig!
   *[no] { $seat } ist als Letzter übrig.
}

button-turn = Eine Kammer umdrehen
button-pass = Passen ({ $count } Karten)
button-again = Noch eine
button-stop = Aufhören

move-pick = Die { $card } spielen
move-turn = Die nächste Kammer umdrehen
move-reshuffle = Die { $card } zahlen, die Trommel mischen und eine umdrehen
move-pass = Passen: so viele Karten zahlen, wie noch Spieler dabei sind
move-pay = Die { $card } zahlen
move-again = Doppelklick: eine zweite Kammer umdrehen
move-stop = Aufhören
move-steal = { $seat } die { $card } stehlen

news-laid = { $you ->
    [yes] Du hast eine Karte gewählt.
   *[no] { $seat } hat eine Karte gewählt.
}
news-showed = { $you ->
    [yes] Du zeigst { $card }.
   *[no] { $seat } zeigt { $card }.
}
news-ghost-showed = Der Geist zeigt { $card }.
news-took-trick = { $you ->
    [yes] Du nimmst den Stich.
   *[no] { $seat } nimmt den Stich.
}
news-ghost-took-trick = Der Geist nimmt den Stich: diese Karten sind weg.
news-all-cancelled = Alle Karten heben sich auf: niemand nimmt den Stich.
news-first = { $you ->
    [yes] Die Trommel ist gemischt. Du fängst an.
   *[no] Die Trommel ist gemischt. { $seat } fängt an.
}
news-clic = { $you ->
    [yes] Du drehst um: klick.
   *[no] { $seat } dreht um: klick.
}
news-pan = { $you ->
    [yes] Du drehst um: PAN! Du bist ausgeschieden.
   *[no] { $seat } dreht um: PAN! Ausgeschieden.
}
news-reshuffled = { $you ->
    [yes] Du zahlst { $card } und mischst die Trommel.
   *[no] { $seat } zahlt { $card } und mischt die Trommel.
}
news-passed = { $you ->
    [yes] Du zahlst und passt.
   *[no] { $seat } zahlt und passt.
}
news-stole = { $you ->
    [yes] Du stiehlst { $victim } die { $card }.
   *[no] { $seat } stiehlt { $victim } die { $card }.
}
news-won = { $you ->
    [yes] Du bist als Letzter übrig!
   *[no] { $seat } ist als Letzter übrig.
}

option-double-clic = Doppelklick
option-double-clic-about = Ohne Karten zweimal überleben und stehlen.
option-double-clic-false = nein
option-double-clic-true = ja
option-mouse = Die Maus
option-mouse-about = Was eine einzelne 1 mit einer einzelnen 6 macht.
option-mouse-wins = gewinnt den Stich
option-mouse-scares = verjagt nur die 6
