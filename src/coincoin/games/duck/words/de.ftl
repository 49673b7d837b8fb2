name = DUCK
pitch = Werdet eure Karten los, und duckt euch vor den anderen.
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
    [one] Strandtuch, eine Karte darunter; Ringe: { $belts }
   *[other] Strandtuch, { $count } Karten darunter; Ringe: { $belts }
}
discard-empty = keine Ablage
pile = { $count ->
    [one] Nachziehstapel, eine Karte
   *[other] Nachziehstapel, { $count } Karten
}
pile-empty = der Nachziehstapel ist leer
cards-in-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dealer = gibt
hand-sum = Summe { $sum }

area-discard = Ablage
area-towel = Strandtuch
area-shown = Bekannt in der Hand
area-pile = Nachziehstapel
area-belts = Rettungsringe
area-hand = Deine Hand

chip-round = Runde { $round } von 5
chip-over = Ende

title-play = Leg Karten ab
reason-play = Gleiche Zahlen in allen Farben, oder mindestens drei in Folge in einer Farbe. Deine Hand zählt { $sum }; zum Ducken höchstens 10.
title-duck = Leg Karten ab, oder duck dich mit { $sum }
reason-duck = +{ $green }, wenn du allein am niedrigsten liegst, sonst −{ $red }. { $seat } hat die wenigsten Karten: { $count }.
title-draw = Zieh eine Karte
reason-draw = Vom Stapel oder die oberste Ablage eines Nachbarn: dann wissen alle, dass du sie hast.
title-wait = { $seat } ist dran
title-over = { $you ->
    [yes] Du bist die coolste Ente am Strand!
   *[no] { $count ->
        [one] { $seats } ist die coolste Ente am Strand.
       *[other] { $seats } teilen sich den Sieg.
    }
}
last-end = { $seat } hat die letzte Runde beendet: { $points }.
last-off = Die letzte Runde wurde abgebrochen.

button-duck = Ducken!
button-lay = Die { card } ablegen
button-top = Die { card } obenauf

move-lay = Die { card } ablegen
move-set = { $value }er ablegen: { set-cards }
move-run = Eine Straße ablegen: { run-cards }
move-duck = Ducken: allein die niedrigste Summe ansagen
move-draw = { $place ->
    [pile] Vom Stapel ziehen
    [left] Die oberste Ablage des linken Nachbarn nehmen
   *[right] Die oberste Ablage des rechten Nachbarn nehmen
}

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
   *[no] { $seat } nimmt die { card } von { $giver }.
}
news-out = { $you ->
    [yes] Du hast keine Karten mehr: Rettungsring +{ $belt }!
   *[no] { $seat } hat keine Karten mehr: Rettungsring +{ $belt }.
}
news-right = { $you ->
    [yes] Du duckst dich mit { $sum }, allein am niedrigsten: Rettungsring +{ $belt }!
   *[no] { $seat } duckt sich mit { $sum }, allein am niedrigsten: Rettungsring +{ $belt }.
}
news-wrong = { $you ->
    [yes] Du duckst dich mit { $sum }, aber jemand hat nicht mehr: Rettungsring −{ $belt }.
   *[no] { $seat } duckt sich mit { $sum }, aber jemand hat nicht mehr: Rettungsring −{ $belt }.
}
news-called-off = Sechzig Züge für jeden: Die Runde wird abgebrochen, ihr Rettungsring scheidet aus.
news-sum = { $you ->
    [yes] Du hast { $sum } auf der Hand.
   *[no] { $seat } hat { $sum } auf der Hand.
}
news-showed = { $you ->
    [yes] Du zeigst gelb { $yellow }, blau { $blue }, rot { $red }: Summe { $sum }.
   *[no] { $seat } zeigt gelb { $yellow }, blau { $blue }, rot { $red }: Summe { $sum }.
}
news-discarded = { $you ->
    [yes] Du hast am meisten und wirfst alles ab.
   *[no] { $seat } hat am meisten und wirft alles ab.
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
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $seat } hat { $points ->
        [one] 1 Punkt
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
