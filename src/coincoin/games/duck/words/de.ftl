name = DUCK
pitch = Werde deine Karten los – und duck dich, bevor es die anderen tun.
minutes = 15

yellow = gelb
blue = blau
red = rot
colour-name = { $colour ->
    [yellow] gelbe
    [blue] blaue
   *[red] rote
}
top-name = { $top ->
    [yellow] Gelb
    [blue] Blau
   *[red] Rot
}
card = { colour-name } { $value }
card-known = { $card }, allen bekannt
set-cards = { $yellow ->
    [0] { "" }
   *[other] { $yellow }× gelb,{ " " }
}{ $blue ->
    [0] { "" }
   *[other] { $blue }× blau,{ " " }
}{ $red ->
    [0] { "" }
   *[other] { $red }× rot,{ " " }
}{ top-name } obenauf
run-cards = { $colour ->
    [yellow] Gelb
    [blue] Blau
   *[red] Rot
} { $way ->
    [up] { $low } bis { $high }, die { $high } obenauf
   *[down] { $high } bis { $low }, die { $low } obenauf
}
belt = Rettungsring: +{ $green } oder −{ $red }
belt-worth = +{ $green } oder −{ $red }
towel = { $count ->
    [0] Strandtuch, nichts darunter; Ringe: { $belts }
    [1] Strandtuch, eine Karte darunter; Ringe: { $belts }
   *[other] Strandtuch, { $count } Karten darunter; Ringe: { $belts }
}
discard-empty = Ablage leer
pile = { $count ->
    [1] Nachziehstapel, eine Karte
   *[other] Nachziehstapel, { $count } Karten
}
pile-empty = der Nachziehstapel ist leer
cards-in-hand = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-of = { $cards } aus Karten, { $belts } aus Rettungsringen
dealer = Geber
hand-sum = Summe: { $sum }

area-discard = Ablage
area-towel = Strandtuch
area-shown = Bekannte Handkarten
area-pile = Nachziehstapel
area-belts = Rettungsringe
area-hand = Deine Hand

chip-round = Runde { $round } von 5
chip-over = Ende

title-play = Leg Karten ab
reason-play = Gleiche Zahlen, Farbe egal, oder mindestens drei in Folge in einer Farbe. Deine Hand zählt { $sum }; ducken darfst du dich mit höchstens 10.
title-duck = Leg Karten ab, oder duck dich mit { $sum }
reason-duck = +{ $green }, wenn du allein am wenigsten hast, sonst −{ $red }. { $seat } hat die wenigsten Karten: { $count }.
title-draw = Zieh eine Karte
reason-draw = Vom Stapel oder die oberste Karte einer Nachbarablage: Dann wissen alle, dass du sie hast.
title-wait = { $seat } ist dran
title-over = { $you ->
    [yes] Du bist die coolste Ente am Strand!
   *[no] { $count ->
        [1] { $seats } ist die coolste Ente am Strand.
       *[other] { $seats } teilen sich den Sieg.
    }
}
last-end = { $you ->
    [yes] Du hast die letzte Runde beendet: { $points }.
   *[no] { $seat } hat die letzte Runde beendet: { $points }.
}
last-off = Die letzte Runde wurde abgebrochen.

button-duck = Ducken!
button-lay = Die { card } ablegen
button-top = Die { card } obenauf

move-lay = Die { card } ablegen
move-set = { $value }er ablegen: { set-cards }
move-run = Eine Straße ablegen: { run-cards }
move-duck = Ducken: behaupten, allein die niedrigste Summe zu haben
move-draw = { $place ->
    [pile] Vom Stapel ziehen
    [left] Die oberste Karte von der linken Ablage nehmen
   *[right] Die oberste Karte von der rechten Ablage nehmen
}
take-from = Die { card } von { $seat } nehmen

news-lay = { $you ->
    [yes] Du legst die { card } ab.
   *[no] { $seat } legt die { card } ab.
}
news-set = { $you ->
    [yes] Du legst { $value }er ab: { set-cards }.
   *[no] { $seat } legt { $value }er ab: { set-cards }.
}
news-run = { $you ->
    [yes] Du legst eine Straße ab: { run-cards }.
   *[no] { $seat } legt eine Straße ab: { run-cards }.
}
news-drew = { $seat } zieht vom Stapel.
news-drew-card = Du ziehst die { card }.
news-took = { $you ->
    [yes] Du nimmst die { card } von { $giver }.
    [giver] { $seat } nimmt die { card } von dir.
   *[no] { $seat } nimmt die { card } von { $giver }.
}
news-out = { $you ->
    [yes] Du hast keine Karten mehr: Rettungsring +{ $belt }!
   *[no] { $seat } hat keine Karten mehr: Rettungsring +{ $belt }.
}
news-right = { $you ->
    [yes] Du duckst dich mit { $sum }, die niedrigste Summe von allen: Rettungsring +{ $belt }!
   *[no] { $seat } duckt sich mit { $sum }, die niedrigste Summe von allen: Rettungsring +{ $belt }.
}
news-wrong = { $you ->
    [yes] Du duckst dich mit { $sum }, aber jemand hat genauso wenig oder weniger: Rettungsring −{ $belt }.
   *[no] { $seat } duckt sich mit { $sum }, aber jemand hat genauso wenig oder weniger: Rettungsring −{ $belt }.
}
news-called-off = Sechzig Züge von allen: Die Runde wird abgebrochen, ihr Rettungsring scheidet aus.
news-sum = { $you ->
    [yes] Du hast { $sum } auf der Hand.
   *[no] { $seat } hat { $sum } auf der Hand.
}
news-showed = { $you ->
    [yes] Du zeigst gelb { $yellow }, blau { $blue }, rot { $red }: Summe { $sum }.
   *[no] { $seat } zeigt gelb { $yellow }, blau { $blue }, rot { $red }: Summe { $sum }.
}
news-discarded = { $you ->
    [yes] Du hast die höchste Summe und wirfst alles ab.
   *[no] { $seat } hat die höchste Summe und wirft alles ab.
}
news-kept = { $seat } schiebt die höchste Karte verdeckt unters Strandtuch.
news-kept-card = { $you ->
    [yes] Du schiebst die { card } unter dein Strandtuch.
   *[no] { $seat } schiebt die { card } unters Strandtuch.
}
news-dealt = { $you ->
    [yes] Runde { $round }: Du gibst.
   *[no] Runde { $round }: { $seat } gibt.
}
news-final = { $you ->
    [yes] Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $seat } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
news-won = { $you ->
    [yes] Du bist die coolste Ente am Strand!
   *[no] { $seat } ist die coolste Ente am Strand.
}

option-face-up = Offene Karte am Anfang
option-face-up-about = Wer mit einer offenen Karte beginnt.
option-face-up-dealer = nur wer gibt
option-face-up-everyone = alle
option-belts = Rote Rettungsringe
option-belts-about = Was falsches Ducken kostet, Runde 1 bis 5.
option-belts-steady = 2, 2, 3, 3, 4
option-belts-rising = 0, 1, 2, 3, 4

card-about = Zählt { $value }: auf der Hand für deine Summe, unter dem Strandtuch als Punkte.
face-pile = Nachziehstapel
face-pile-about = Nach dem Ablegen ziehst du eine Karte: von hier, ungesehen, oder von einer Nachbarablage.
face-belt = Rettungsring +{ $worth }
face-belt-about = Für die Person, die die Runde beendet: +{ $worth } fürs Schlussmachen oder richtige Ducken; wer falsch duckt, bekommt die rote Seite und verliert Punkte.
face-green = Grüner Rettungsring +{ $worth }
face-green-about = +{ $worth } Punkte am Ende, fürs Schlussmachen oder richtige Ducken.
face-red = Roter Rettungsring −{ $cost }
face-red-about = −{ $cost } am Ende, für falsches Ducken.
face-towel = Strandtuch
face-towel-about = Was darunterliegt, zählt am Ende: eine Karte je Runde und Rettungsringe. Die Zahl sagt, wie viele Karten es sind.
face-eye = Allen bekannt
face-eye-about = Alle haben gesehen, wie du diese Karte genommen hast, und wissen, dass du sie hast.
face-no-discard = Leere Ablage
face-no-discard-about = Hier wurde noch nichts abgelegt, also gibt es nichts zu nehmen.
face-no-pile = Leerer Nachziehstapel
face-no-pile-about = Er bleibt in dieser Runde leer: Zieh von einer Nachbarablage.
face-cards = Handkarten
face-cards-about = Legt jemand die letzte ab, endet die Runde sofort.
face-points = Punkte
face-points-about = Karten unter dem Strandtuch, plus grüne Rettungsringe, minus rote.
area-hand-about = Leg gleiche Zahlen ab oder eine Straße in einer Farbe. Mit einer Summe von höchstens { $limit } darfst du dich stattdessen ducken.
area-discard-about = Die Karten, die diese Person abgelegt hat. Wer links oder rechts sitzt, darf die oberste ziehen.
area-towel-about = Die Punkte dieser Person: Karten aus früheren Runden und Rettungsringe.
area-shown-about = Karten, die alle beim Nehmen gesehen haben und die noch auf der Hand sind.
area-pile-about = Die nicht ausgeteilten Karten, verdeckt.
area-belts-about = Einer für jede Runde, jedes Mal wertvoller. Der erste gehört zu dieser Runde.

card-hidden = eine verdeckte Karte
area-row = Hand von { $seat }
fate-ducks = duckt sich
fate-right = richtig geduckt: Rettungsring +{ $belt }
fate-wrong = falsch geduckt: Rettungsring −{ $belt }
fate-out = keine Karten mehr: Rettungsring +{ $belt }
fate-discards = höchste Summe: wirft alles ab
fate-keeps = behält die höchste Karte
why-took = { $you ->
    [yes] Jetzt wissen alle, dass du sie hast.
   *[no] Jetzt wissen alle, dass { $seat } sie hat.
}
why-ducked = Das ist richtig, wenn sonst niemand so wenig hat.
why-lowest = { $you ->
    [yes] Von den anderen hast du am wenigsten: { $sum }.
   *[no] Von den anderen hat { $seat } am wenigsten: { $sum }.
}
why-sums = Nur die Summen werden genannt; die Karten bleiben verdeckt.
why-most = { $sum } ist die höchste Summe.
why-most-others = { $sum } ist die höchste Summe der anderen.
why-kept = Alle anderen behalten offen ihre höchste Karte.
why-kept-hidden = Alle anderen behalten ihre höchste Karte, die nur sie selbst kennen.
why-final = Karten unter dem Strandtuch: { $cards }. Rettungsringe: { $belts }.
news-ducked = { $you ->
    [yes] Du duckst dich: Wer hat am wenigsten?
   *[no] { $seat } duckt sich: Wer hat am wenigsten?
}
news-round-over = Runde { $round } ist zu Ende.

face-row = Hand am Ende der Runde
face-row-about = Am Ende einer Runde werden alle Hände verglichen. Die kleinste Summe ist die beste.

# Warum etwas gerade nicht geht: nach der Regel, die es verbietet.
why-duck-08 = Jemand anderes ist dran.
why-duck-09 = Leg zuerst Handkarten ab, danach ziehst du.
why-duck-15 = Du hast abgelegt. Zieh jetzt eine Karte.
why-duck-16 = Gezogen wird vom Stapel oder von nebenan, nie von der eigenen Ablage oder von weiter weg.
why-duck-17 = Hier liegt keine Karte zum Ziehen.

why-lay = Alle haben sie gesehen; beide Nachbarn dürfen sie nehmen.
why-set = Beliebig viele gleiche Zahlen liegen zusammen, und welche Farbe obenauf kommt, ist frei.
why-run = Mindestens drei aufeinanderfolgende Zahlen einer Farbe; obenauf liegt eines der beiden Enden.
why-won = Niemand hat mehr: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

chapter = Runde { $number }

score-towel = { $count ->
    [one] { $count } Karte unter dem Strandtuch
   *[other] { $count } Karten unter dem Strandtuch
}
score-belt = Runde { $round } beendet
score-belt-wrong = in Runde { $round } zu Unrecht geduckt
