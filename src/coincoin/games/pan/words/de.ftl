name = Pan, t’es mort !
pitch = „Peng, du bist tot!“ Karten gewinnen, dann der Trommel die Stirn bieten.
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
chamber-closed = eine verdeckte Trommelkarte
chamber-clic = umgedreht: Clic
spent = { $count ->
    [1] eine Karte aus dem Spiel
   *[other] { $count } Karten aus dem Spiel
}
not-ready = { $seat } wählt noch
holds = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
out = raus

area-won = Gewonnene Karten
area-trick = Der Stich
area-barrel = Die Trommel
area-order = Reihenfolge
area-spent = Aus dem Spiel
area-hand = Deine Hand

chip-trick = Stich { $trick } von 4
chip-barrel = Die Trommel
chip-in = Noch { $count } dabei
odds = { $chambers ->
    [1] ganz sicher Pan
   *[other] 1 von { $chambers } ist Pan
}

title-trick = Wähle eine Karte für den Stich
reason-trick = Die höchste nimmt alle; gleiche heben sich auf; die 1 schlägt die 6. Gewonnene Karten retten dich an der Trommel.
title-wait-trick = Die anderen wählen noch
title-wait = { $seat } ist dran
reason-out = Du bist raus. Schau zu, wie es ausgeht.
title-barrel = { $chambers ->
    [1] Du bist dran: Die einzige Karte ist Pan
   *[other] Du bist dran: Eine der { $chambers } Karten ist Pan
}
reason-pay = Dreh eine um. Oder zahle mit gewonnenen Karten: Für eine wird die Trommel vorher gemischt, für { $count } darfst du passen.
reason-no-card = Du hast keine Karten zum Zahlen: Du musst eine umdrehen.
title-paying = { $count ->
    [1] Zahle noch eine Karte
   *[other] Zahle noch { $count } Karten
}
reason-paying = Nimm, welche gewonnenen Karten du willst.
title-double = Clic! Eine zweite umdrehen, um vielleicht zu stehlen?
title-stealing = { $count ->
    [1] Stiehl noch eine Karte
   *[other] Stiehl noch { $count } Karten
}
reason-stealing = Tippe auf die Karten, die du willst, egal vor wem sie liegen.
title-over = { $you ->
    [yes] Nur noch du bist übrig!
   *[no] Nur noch { $seat } ist übrig.
}

button-turn = Karte umdrehen
button-pass = Passen ({ $count } Karten)
button-again = Noch eine
button-stop = Aufhören

move-pick = Die { $card } spielen
move-turn = Die nächste Karte umdrehen
move-reshuffle = Die { $card } zahlen, die Trommel mischen und eine Karte umdrehen
move-pass = Passen: so viele Karten zahlen, wie noch Leute dabei sind
move-pay = Die { $card } zahlen
move-again = Double Clic: eine zweite Karte umdrehen
move-stop = Aufhören
move-steal = { $seat } die { $card } stehlen

news-laid = { $you ->
    [yes] Du hast eine Karte gewählt.
   *[no] { $seat } hat eine Karte gewählt.
}
news-showed = { $you ->
    [yes] Du zeigst eine { $card }.
   *[no] { $seat } zeigt eine { $card }.
}
news-ghost-showed = Der Geist zeigt eine { $card }.
news-took-trick = { $you ->
    [yes] Du nimmst den Stich.
   *[no] { $seat } nimmt den Stich.
}
news-ghost-took-trick = Der Geist nimmt den Stich: Diese Karten sind weg.
news-all-cancelled = Alle Karten heben sich auf: Niemand nimmt den Stich.
news-first = { $you ->
    [yes] Die Trommel ist gemischt. Du fängst an.
   *[no] Die Trommel ist gemischt. { $seat } fängt an.
}
news-clic = { $you ->
    [yes] Du drehst eine Karte um: Clic.
   *[no] { $seat } dreht eine Karte um: Clic.
}
news-pan = { $you ->
    [yes] Du drehst eine Karte um: PAN! Du bist raus.
   *[no] { $seat } dreht eine Karte um: PAN! Raus.
}
news-reshuffled = { $you ->
    [yes] Du zahlst die { $card } und mischst die Trommel.
   *[no] { $seat } zahlt die { $card } und mischt die Trommel.
}
news-passed = { $you ->
    [yes] Du zahlst und passt.
   *[no] { $seat } zahlt und passt.
}
news-stole = { $you ->
    [yes] Du stiehlst { $victim } die { $card }.
    [victim] { $seat } stiehlt dir die { $card }.
   *[no] { $seat } stiehlt { $victim } die { $card }.
}
news-won = { $you ->
    [yes] Nur noch du bist übrig!
   *[no] Nur noch { $seat } ist übrig.
}

option-double-clic = Double Clic
option-double-clic-about = Ohne Karten zweimal überleben und stehlen.
option-double-clic-false = nein
option-double-clic-true = ja
option-mouse = Die 1 gegen die 6
option-mouse-about = Was eine einzelne 1 mit einer einzelnen 6 macht.
option-mouse-wins = gewinnt den Stich
option-mouse-scares = verjagt nur die 6

card-about = { $card ->
    [1] Die niedrigste Karte, doch eine einzelne 1 schlägt eine einzelne 6.
    [6] Die höchste Karte. Nur eine einzelne 1 schlägt sie; eine zweite 6 hebt sie auf.
   *[other] Nimmt den Stich, wenn keine höhere übrig bleibt. Eine gleiche Karte hebt sie auf.
}
face-back = Gelegte Karte
face-back-about = Sie wurde geheim gewählt. Alle Karten werden zusammen aufgedeckt, sobald alle eine gelegt haben.
face-place = Wählt noch
face-place-about = Hier liegt die Karte dieser Person, sobald sie gewählt ist.
face-closed = Trommelkarte
face-closed-about = Dreh sie um, wenn du dran bist: Bei Clic bleibst du dabei, bei Pan bist du raus.
face-clic = Clic
face-clic-about = Nichts ist passiert. Sie bleibt umgedreht: Pan ist um eine Karte näher.
face-pan = Pan, t’es mort !
face-pan-about = Wer diese Karte umdreht, ist raus.
face-seat = Reihenfolge
face-seat-about = Die Zahl sagt, wann diese Person drankommt. Wer die meisten Karten gewonnen hat, ist zuerst dran.
face-cards = Karten
face-cards-about = Während der Stiche die Handkarten, danach die gewonnenen Karten, mit denen man an der Trommel zahlt.
area-hand-about = Wähle für jeden Stich eine Karte; niemand sieht sie, bevor alle gewählt haben.
area-trick-about = Die höchste Karte, die keine gleiche aufhebt, nimmt alle anderen mit.
area-won-about = Mit gewonnenen Karten zahlst du an der Trommel: eine, damit vorher gemischt wird, oder so viele, wie noch dabei sind, um zu passen.
area-barrel-about = Eine dieser Karten ist Pan. Dreh eine um, zahle fürs Mischen oder zahle fürs Passen.
area-order-about = Von den meisten gewonnenen Karten zu den wenigsten, dann wieder von vorn. Ist jemand raus, wird sie neu bestimmt.
area-spent-about = Diese Karten spielen nicht mehr mit: Stiche, die niemand gewann, bezahlte Karten und die Karten der Ausgeschiedenen.

area-ghost = Die Karte des Gespensts
why-none = { $cards } heben sich auf: Niemand bekommt den Stich.
why-scared = Die 1 verjagt die 6: Die { $card } ist die höchste Karte, die bleibt.
why-mouse = Die 1 schlägt die 6.
why-cancelled = { $cards } heben sich auf: Die { $card } ist die höchste Karte, die bleibt.
why-highest = Die { $card } ist die höchste Karte.
odds-were = In 1 von { $chambers } Fällen wäre es Pan gewesen.

area-ghost-about = Eine dritte Karte, wenn zwei spielen. Sie gewinnt oder wird aufgehoben wie jede andere.

# Warum etwas gerade nicht geht: nach der Regel, die es verbietet.
why-pan-05 = Jetzt legen alle eine Handkarte verdeckt. Was liegt, bleibt liegen.
why-pan-14 = Jemand anderes ist dran: Wer die meisten Karten gewonnen hat, beginnt.
why-pan-20 = Neu mischen kostet eine deiner eigenen gewonnenen Karten.
why-pan-21 = Du passt: Zahle mit deinen gewonnenen Karten.
why-pan-22 = Du hast keine gewonnene Karte zum Zahlen: Dreh eine Trommelkarte um.
why-pan-32 = Zweimal Clic: Jetzt stiehlst du den anderen gewonnene Karten.

chamber-pan = umgedreht: Pan

why-first = Wer die meisten Karten hat, fängt an; bei gleich vielen zählt die höhere Summe.
why-passed = Passen kostet so viele Karten, wie noch Personen dabei sind: { $count }.
why-stole = Ein zweites Clic stiehlt so viele Karten, wie noch Personen dabei sind: { $count }, wenn es so viele gibt.
why-won = Alle anderen sind ausgeschieden.

chapter = Stich { $number }

score-nobody = niemanden überlebt
score-outlived = { $you ->
    [yes] dich
   *[no] { $seat }
} überlebt
