name = Duck Dealer
pitch = Gummienten, große Pläne und ein sehr kleines Raumschiff.
minutes = 180

good = { $good ->
    [duck] eine Gummiente
    [beads] Perlen
    [solar] ein Solarmodul
    [paint] blaue Farbe
    [phone] eine Telefonzelle
    [satellite] einen Satelliten
    [accel] einen Linearbeschleuniger
    [stealth] eine Tarnente
    [radio] ein modernes Radio
    [pills] Diätpillen
    [economy] Wirtschaft
    [art] moderne Kunst
    [science] Wissenschaft
    [religion] Religion
    [politics] Politik
    [medicine] Medizin
   *[military] Kriegskunst
}
good-name = { $good ->
    [duck] Gummiente
    [beads] Perlen
    [solar] Solarmodul
    [paint] blaue Farbe
    [phone] Telefonzelle
    [satellite] Satellit
    [accel] Beschleuniger
    [stealth] Tarnente
    [radio] Radio
    [pills] Diätpillen
    [economy] Wirtschaft
    [art] moderne Kunst
    [science] Wissenschaft
    [religion] Religion
    [politics] Politik
    [medicine] Medizin
   *[military] Kriegskunst
}
goods = { $good ->
    [duck] Gummienten
    [beads] Perlen
    [solar] Solarmodule
    [paint] blaue Farbe
    [phone] Telefonzellen
    [satellite] Satelliten
    [accel] Beschleuniger
    [stealth] Tarnenten
    [radio] Radios
    [pills] Diätpillen
    [economy] Wirtschaft
    [art] moderne Kunst
    [science] Wissenschaft
    [religion] Religion
    [politics] Politik
    [medicine] Medizin
   *[military] Kriegskunst
}
good-of = für { goods }
one-name = { $one ->
    [duck] Gummiente
    [beads] Perlen
    [solar] Solarmodul
    [paint] blaue Farbe
    [phone] Telefonzelle
    [satellite] Satellit
    [accel] Beschleuniger
    [stealth] Tarnente
    [radio] Radio
    [pills] Diätpillen
    [economy] Wirtschaft
    [art] moderne Kunst
    [science] Wissenschaft
    [religion] Religion
    [politics] Politik
    [medicine] Medizin
   *[military] Kriegskunst
}
two-name = { $two ->
    [duck] Gummiente
    [beads] Perlen
    [solar] Solarmodul
    [paint] blaue Farbe
    [phone] Telefonzelle
    [satellite] Satellit
    [accel] Beschleuniger
    [stealth] Tarnente
    [radio] Radio
    [pills] Diätpillen
    [economy] Wirtschaft
    [art] moderne Kunst
    [science] Wissenschaft
    [religion] Religion
    [politics] Politik
    [medicine] Medizin
   *[military] Kriegskunst
}
gear = { $gear ->
    [navigator] einen Navigator
    [builder] einen Baumeister
    [trader] einen Händler
   *[hold] einen Laderaum
}
gear-name = { $gear ->
    [navigator] Navigator
    [builder] Baumeister
    [trader] Händler
   *[hold] Laderaum
}
gear-for = { $gear ->
    [navigator] für Navigatoren
    [builder] für Baumeister
    [trader] für Händler
   *[hold] für Laderäume
}
old-gear = { $old ->
    [navigator] einen Navigator
    [builder] einen Baumeister
    [trader] einen Händler
   *[hold] einen Laderaum
}
colour-name = { $colour ->
    [red] Rot
    [yellow] Gelb
   *[blue] Blau
}
colours-name = { $colour ->
    [red] rote
    [yellow] gelbe
   *[blue] blaue
}
tile-name = { $tile ->
    [mine] die Mine
    [site] den Abnehmer oder die Werft
   *[factory] die Fabrik
}
counted = { $count } × { good-name }
gear-counted = { $count } × { gear-name }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
some-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
discs = { $count ->
    [one] { $count } { colours-name } Scheibe
   *[other] { $count } { colours-name } Scheiben
}
supply-discs = { discs } im Vorrat
slots-free = { $count ->
    [1] ein freier Platz
   *[other] { $count } freie Plätze
}
slot = frei
class = { $kind ->
    [scout] Späher, { $steps } Schritte
    [cruiser] Kreuzer, { $steps } Schritte
   *[freighter] Frachter, { $steps } Schritte
}
plate-bid = Gebot { $points }

area-energy = Energie
area-gear = Schiff
area-cargo = Ladung
cargo-note = { $load } von { $room }
area-tools = Erst wählen, was – dann, wo
area-track = Aktionszüge
area-supply = Energie im Vorrat
area-box = Ausrüstung zu Beginn
box-gear = { $gear ->
    [navigator] Navigator: jedes Mal eine rote Scheibe mehr
    [builder] Baumeister: jedes Mal eine gelbe Scheibe mehr
    [trader] Händler: jedes Mal eine blaue Scheibe mehr
   *[hold] Laderaum: Platz für zwei Waren mehr
}
area-bids = Geheime Gebote
area-places = Spielreihenfolge
area-galaxy = Galaxie
area-dock = { $you ->
    [yes] Du bist auf { $planet }
   *[no] { $seat } ist auf { $planet }
}
area-next = Noch zu entdeckende Abnehmer: die nächsten zwei, dann die übrigen

tool-road = Wegmarke legen
tool-stop = Im Weltraum anhalten
tool-gate = Tore setzen
tool-claim = Vorrecht beanspruchen
tool-lift = Klötzchen zurück
tool-bin = Wegwerfen
with-price = { $what } ({ $price })
with-cubes = { $count ->
    [1] { $what }, noch ein Klötzchen
   *[other] { $what }, noch { $count } Klötzchen
}
price-free = kostenlos
price-yellow = { $count } Gelb
price-red = { $count } Rot

point-name = Punkt { $nth } zwischen { $near } und { $far }
place-at = { $nth ->
    [no] auf { $place }
   *[other] auf { point-name }
}
place-to = { $nth ->
    [no] nach { $place }
   *[other] zu { point-name }
}
turn-taken = Aktionszug { $turn }: { $seat }
turn-open = { $roads ->
    [1] Aktionszug { $turn }: eine kostenlose Wegmarke
   *[other] Aktionszug { $turn }: { $roads } kostenlose Wegmarken
}
bid-none = { $seat } überlegt noch
bid-secret = { $seat } hat eine Zahl aufgeschrieben
bid-made = { $seat } bietet { some-points }
bid-number = { $points } bieten
place-free = Platz { $place }: frei
place-taken = Platz { $place }: { $seat }

road-of = { point-name }: Wegmarke von { $seat }
steps-left = { $left ->
    [1] noch ein Schritt
   *[other] noch { $left } Schritte
}
planet-away = { $discs ->
    [0] { $planet }, mit den übrigen Schritten erreichbar
    [1] { $planet }, eine rote Scheibe entfernt
   *[other] { $planet }, { $discs } rote Scheiben entfernt
}
tile-on = { $planet }: { $what }
tile-claimed = { $what }, Vorrecht von { $seat }
tile-mine = Mine ({ goods })
tile-factory = Fabrik { good-of }
tile-no-factory = noch keine Fabrik
tile-unknown = noch nicht erkundet
tile-yard-open = Werft { gear-for }, nicht gebaut
tile-yard-built = Werft { gear-for }
tile-consumer-open = Abnehmer { good-of }, nicht gebaut
tile-consumer-built = Abnehmer { good-of }
gate-entrance = { $planet }: Tor von { $seat }, Eingang
gate-exit = { $planet }: Tor von { $seat }, Ausgang
ship-at = Schiff von { $seat }, { place-at }
consumer-label = Abnehmer { good-of }, { $points } Punkte je Lieferung

dock-mine = Mine: { good-name } (1 Blau)
dock-make = Herstellen: { good-name } aus { one-name } + { two-name } (1 Blau)
dock-deliver = Liefern: { good-name }, +{ $points } (1 Blau)
dock-build = Abnehmer bauen für { $price }: +{ $points } (1 Gelb)
dock-yard = Werft bauen ({ gear-name }) für { $price }: +{ $points } (1 Gelb)
dock-buy = { gear-name } kaufen für { $price } (1 Blau)
dock-factory = Fabrik { good-of } bauen aus { $price }: +{ $points } (1 Gelb)
dock-no-factory = Noch keine Fabrik, und keine Waren dafür an Bord
any-good = eine andere Ware
dock-jump = Durch das Tor von { $seat } springen (1 Rot)

chip-bidding = Versteigerung
chip-placing = Spielreihenfolge
chip-equipping = Ausrüstung
chip-starting = Startplaneten
chip-turn = Aktionszug { $turn } von { $turns }

title-wait = { $seat } ist dran
title-wait-bids = Warten auf die anderen Gebote
wait-placing = Wählt einen Platz in der Reihenfolge.
wait-equipping = Rüstet das Schiff aus.
wait-starting = Wählt einen Startplaneten.
wait-turn = Sammelt Energie oder macht einen Aktionszug.
wait-acting = Fliegt, baut und handelt.
wait-exploring = Wählt den Abnehmer eines neuen Planeten.
wait-gating = Setzt ein Tor.
wait-offering = Stellt ein Angebot zusammen.
wait-answering = Antwortet auf ein Angebot.
wait-keeping = Wählt, welche Energie bleibt.
wait-shedding = Macht Platz im Laderaum.
title-bidding = Schreib ein geheimes Gebot auf
reason-bidding = Das beste Gebot wählt zuerst seinen Platz. Bezahlt wird am Ende.
title-placing = Wähle deinen Platz in der Reihenfolge
reason-placing = Früh heißt zuerst wählen, spät heißt sehen, was die anderen tun.
title-equipping = { $count ->
    [1] Wähle noch ein Stück Ausrüstung
   *[other] Wähle noch { $count } Stück Ausrüstung
}
reason-equipping = Ein Besatzungsmitglied bringt bei jedem Sammeln eine Energie; ein Laderaum fasst zwei Waren.
title-starting = Wähle deinen Startplaneten
reason-starting = Achte auf seine Mine und auf das, was in der Nähe liegt.
title-turn = Energie sammeln oder Aktionszug machen
reason-turn = { $left ->
    [1] Ein Aktionszug ist noch für alle zusammen übrig.
   *[other] { $left } Aktionszüge sind noch für alle zusammen übrig.
}
title-exploring = Wähle den Abnehmer dieses Planeten
reason-exploring = Einen der nächsten zwei auf der Leiste.
title-gating = Wähle, wo dein Ausgang steht
reason-gating = Auf einem Planeten ohne Tor. Alle dürfen ihn nutzen.
title-offering = Ein Angebot an { $seat }
title-answering = { $seat } macht dir ein Angebot
offer-so-far = Gibt: { $give }. Verlangt: { $ask }.
title-keeping = { $count ->
    [1] Gib eine Scheibe zurück
   *[other] Gib { $count } Scheiben zurück
}
reason-keeping = { $keep } darfst du nach einem Aktionszug behalten.
title-shedding = { $count ->
    [1] Wirf eine Ware weg
   *[other] Wirf { $count } Waren weg
}
reason-shedding = Mehr passt nicht in deine Laderäume.
title-lift = Nimm eines deiner Klötzchen zurück
reason-lift = Die Zugleiste braucht eines, und du hast keines mehr.
title-overloaded = { $count ->
    [1] Eine Ware zu viel zum Weiterfliegen
   *[other] { $count } Waren zu viel zum Weiterfliegen
}
reason-overloaded = Nutze sie hier oder wirf sie weg; dann kannst du fliegen oder den Zug beenden.
title-free = { $count ->
    [1] Leg eine kostenlose Wegmarke oder fang an
   *[other] Leg { $count } kostenlose Wegmarken oder fang an
}
reason-free = Kostenlose Wegmarken kommen vor allem, was Energie kostet.
title-acting = Fliegen, bauen oder handeln
reason-acting = { $discs ->
    [one] { $discs } rote Scheibe, { $steps } Schritte.
   *[other] { $discs } rote Scheiben, je { $steps } Schritte.
}
reason-going-on = { $left ->
    [1] Noch ein Schritt übrig.
   *[other] Noch { $left } Schritte übrig.
} { reason-acting }
title-over = { $you ->
    [yes] { $count ->
        [1] Niemand in der Galaxie handelt besser als du!
       *[other] Ihr teilt euch den Sieg: { $names }
    }
   *[no] { $count ->
        [1] Niemand in der Galaxie handelt besser als { $names }.
       *[other] Geteilter Sieg: { $names }
    }
}
reason-over = Der letzte Aktionszug ist vorbei.

button-act = Aktionszug
button-end = Zug beenden
button-propose = Vorschlagen
button-withdraw = Zurückziehen
button-accept = Annehmen
button-refuse = Ablehnen

fly-for = { $discs ->
    [0] Weiterfliegen { place-to }
   *[other] Fliegen { place-to } ({ $discs } Rot)
}
move-bid = { $points } bieten
move-place = Platz { $place } nehmen
move-equip = { gear-name } nehmen
move-collect = Eine Scheibe nehmen ({ colour-name }) und was die Besatzung bringt
move-act = Einen Aktionszug machen
move-end = Den Zug beenden
move-return = Eine Scheibe zurückgeben ({ colour-name })
move-explore = Den Abnehmer { good-of } hierher legen
move-mine = Etwas aus der Mine nehmen (1 Blau)
move-make = Die Fabrik nutzen (1 Blau)
move-deliver = An den Abnehmer liefern (1 Blau)
build-yard = Die Werft bauen (1 Gelb)
move-build = Den Abnehmer bauen (1 Gelb)
move-yard = Die Werft bauen, andere Ware: { good-name } (1 Gelb)
move-consumer = Den Abnehmer bauen, andere Ware: { good-name } (1 Gelb)
move-factory = Eine Fabrik { good-of } bauen (1 Gelb)
move-claim = Beanspruchen: { tile-name }
move-buy = Ausrüstung für einen freien Platz kaufen (1 Blau)
move-swap = Ausrüstung kaufen, ersetzt: { gear-name } (1 Blau)
move-discard = Wegwerfen: { good-name }
move-offer = { $seat } ein Angebot machen
move-give = Anbieten: { good-name }
move-ask = Verlangen: { good-name }
move-propose = Diesen Tausch vorschlagen
move-withdraw = Das Angebot zurückziehen
move-accept = Den Tausch annehmen
move-refuse = Den Tausch ablehnen
move-jump = Durch das Tor springen (1 Rot)
move-start = Auf { $planet } beginnen
move-entrance = Den Eingang auf { $planet } setzen
move-exit = Den Ausgang auf { $planet } setzen
move-fly = Fliegen { place-to }
move-road = Eine Wegmarke auf { point-name } legen
move-lift = Die Wegmarke von { point-name } zurücknehmen
move-unclaim = Vorrecht auf { $planet } zurücknehmen: { tile-name }

news-bid = { $you ->
    [yes] Du hast ein Gebot aufgeschrieben.
   *[no] { $seat } hat ein Gebot aufgeschrieben.
}
news-showed-bid = { $you ->
    [yes] Du bietest { some-points }.
   *[no] { $seat } bietet { some-points }.
}
news-tied = { $you ->
    [yes] Gleichstand: Du bietest noch einmal.
   *[no] Gleichstand: { $seat } bietet noch einmal.
}
news-took-place = { $you ->
    [yes] Du spielst auf Platz { $place }.
   *[no] { $seat } spielt auf Platz { $place }.
}
news-equipped = { $you ->
    [yes] Du nimmst { gear }.
   *[no] { $seat } nimmt { gear }.
}
news-collected = { $you ->
    [yes] Du sammelst { colour-name }.
   *[no] { $seat } sammelt { colour-name }.
}
news-crew = Die Besatzung bringt { discs }.
news-short = { $you ->
    [yes] { colour-name } reicht nicht mehr: Du musst sofort einen Aktionszug machen.
   *[no] { colour-name } reicht nicht mehr: { $seat } muss sofort einen Aktionszug machen.
}
news-action = { $you ->
    [yes] Du machst einen Aktionszug.
   *[no] { $seat } macht einen Aktionszug.
}
news-explored = { $you ->
    [yes] Du entdeckst einen Abnehmer { good-of }.
   *[no] { $seat } entdeckt einen Abnehmer { good-of }.
}
news-mined = { $you ->
    [yes] Du holst { good } aus der Mine.
   *[no] { $seat } holt { good } aus der Mine.
}
news-made = { $you ->
    [yes] Du stellst { good } her.
   *[no] { $seat } stellt { good } her.
}
news-scored = { $you ->
    [yes] Du bekommst { some-points }.
   *[no] { $seat } bekommt { some-points }.
}
news-delivered = { $you ->
    [yes] Du lieferst { good }.
   *[no] { $seat } liefert { good }.
}
news-built-consumer = { $you ->
    [yes] Du baust den Abnehmer { good-of }.
   *[no] { $seat } baut den Abnehmer { good-of }.
}
news-built-yard = { $you ->
    [yes] Du baust die Werft { gear-for }.
   *[no] { $seat } baut die Werft { gear-for }.
}
news-built-factory = { $you ->
    [yes] Du baust eine Fabrik { good-of }.
   *[no] { $seat } baut eine Fabrik { good-of }.
}
news-claimed = { $you ->
    [yes] Du beanspruchst { tile-name }.
   *[no] { $seat } beansprucht { tile-name }.
}
news-bought = { $you ->
    [yes] Du kaufst { gear }.
   *[no] { $seat } kauft { gear }.
}
news-swapped = { $you ->
    [yes] Du kaufst { gear } und gibst { old-gear } ab.
   *[no] { $seat } kauft { gear } und gibt { old-gear } ab.
}
news-discarded = { $you ->
    [yes] Du wirfst { good } weg.
   *[no] { $seat } wirft { good } weg.
}
news-gave = { $you ->
    [yes] Du bietest { $partner } { good } an.
    [partner] { $seat } bietet dir { good } an.
   *[no] { $seat } bietet { $partner } { good } an.
}
news-asked = { $you ->
    [yes] Du verlangst von { $partner } { good }.
    [partner] { $seat } verlangt von dir { good }.
   *[no] { $seat } verlangt von { $partner } { good }.
}
news-accepted = { $you ->
    [yes] Du nimmst an.
   *[no] { $seat } nimmt an.
}
news-refused = { $you ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
news-withdrew = { $you ->
    [yes] Du ziehst das Angebot zurück.
   *[no] { $seat } zieht das Angebot zurück.
}
news-returned = { $you ->
    [yes] Du gibst eine Scheibe zurück ({ colour-name }).
   *[no] { $seat } gibt eine Scheibe zurück ({ colour-name }).
}
news-ended = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $seat } beendet den Zug.
}
news-last = Das war der letzte Aktionszug. Das Spiel ist zu Ende.
news-started = { $you ->
    [yes] Du beginnst auf { $planet }.
   *[no] { $seat } beginnt auf { $planet }.
}
news-gates = { $you ->
    [yes] Du öffnest ein Tor von { $entrance } nach { $exit }.
   *[no] { $seat } öffnet ein Tor von { $entrance } nach { $exit }.
}
news-jumped = { $you ->
    [yes] Du springst nach { $planet }.
   *[no] { $seat } springt nach { $planet }.
}
news-flew = { $you ->
    [yes] { $discs ->
        [0] Du fliegst weiter { place-to }.
       *[other] Du fliegst { place-to }, für { $discs } Rot.
    }
   *[no] { $discs ->
        [0] { $seat } fliegt weiter { place-to }.
       *[other] { $seat } fliegt { place-to }, für { $discs } Rot.
    }
}
news-road = { $you ->
    [yes] Du legst eine Wegmarke auf { point-name }.
   *[no] { $seat } legt eine Wegmarke auf { point-name }.
}
news-lifted = { $you ->
    [yes] Du nimmst die Wegmarke von { point-name } zurück.
   *[no] { $seat } nimmt die Wegmarke von { point-name } zurück.
}
news-unclaimed = { $you ->
    [yes] Du nimmst ein Vorrecht auf { $planet } zurück: { tile-name }.
   *[no] { $seat } nimmt ein Vorrecht auf { $planet } zurück: { tile-name }.
}

option-auction = Versteigerung
option-auction-about = Heimlich Punkte für einen Platz in der Reihenfolge bieten.
option-auction-false = nein
option-auction-true = ja
option-trading = Tausch untereinander
option-trading-about = Auf demselben Planeten dürfen Waren getauscht werden.
option-trading-true = ja
option-trading-false = nein
option-medicine = Medizin
option-medicine-about = Woraus Medizin besteht; zwei Quellen widersprechen einander.
option-medicine-accel = das Rezept der Galaxie
option-medicine-paint = Diätpillen und blaue Farbe
option-galaxy = Galaxie
option-galaxy-about = Die Karte, die Rezepte und die Preise.
option-galaxy-anseriformes = Anseriformes
option-galaxy-anatidae = Anatidae

good-raw = { good-name }
good-raw-about = Ein Rohstoff: Eine Mine gibt ihn für eine blaue Scheibe.{ $used ->
    [0] { "" }
   *[other] { " " }Steckt in: { $uses }.
}
good-made = { good-name }
good-made-about = Entsteht in einer Fabrik aus { $recipe }{ $other ->
    [no] { "" }
   *[other] { " " }(mit der Option: { $other })
}. Eine Lieferung bringt { some-points }.{ $used ->
    [0] { "" }
   *[other] { " " }Steckt in: { $uses }.
}
tile-mine-about = Gibt für jede blaue Scheibe { good }.
tile-factory-about = Macht für eine blaue Scheibe { good } aus { $recipe }{ $other ->
    [no] { "" }
   *[other] { " " }(mit der Option: { $other })
}.
cost-name = { $good ->
    [any] { any-good }
   *[other] { good-name }
}
tile-consumer-open-about = Bring { $recipe } und eine gelbe Scheibe, um ihn zu bauen: { some-points }. Danach kauft er.
tile-consumer-built-about = Liefere { good } für eine blaue Scheibe: jedes Mal { some-points }.
tile-yard-open-about = Zahle { $recipe } und eine gelbe Scheibe, um sie zu bauen: { some-points }. Danach verkauft sie.
tile-yard-built-about = Verkauft { gear } für { $recipe } und eine blaue Scheibe.
gear-name-about = { $gear ->
    [navigator] Bringt bei jedem Sammeln eine rote Scheibe mehr.
    [builder] Bringt bei jedem Sammeln eine gelbe Scheibe mehr.
    [trader] Bringt bei jedem Sammeln eine blaue Scheibe mehr.
   *[hold] Fasst { $count } Waren.
}
energy = { $colour ->
    [red] Rote Scheibe: fliegen
    [yellow] Gelbe Scheibe: bauen
   *[blue] Blaue Scheibe: handeln
}
energy-about = { $colour ->
    [red] Bewegt dein Schiff: { $most } Schritte mit wenig Ausrüstung, { $least } mit viel.
    [yellow] Bezahlt Bauten, Wegmarken und Vorrechte.
   *[blue] Bezahlt jede Nutzung einer Mine, einer Fabrik, einer Werft oder eines Abnehmers.
}
face-planet = Planet
face-planet-about = Lande hier, um mit seinen Plättchen zu bauen und zu handeln. Eine Zahl sagt, wie viele rote Scheiben dich der Flug kostet.
face-unknown = Noch nicht erkundet
face-unknown-about = Wer hier zuerst landet, wählt einen der nächsten zwei Abnehmer für diesen Planeten.
face-factory-slot = Platz für eine Fabrik
face-factory-slot-about = Bring die zwei Waren, die eine Fabrik verarbeitet, und eine gelbe Scheibe, um sie hier zu bauen.
face-gear-slot = Freier Platz
face-gear-slot-about = Für einen Laderaum oder ein Besatzungsmitglied. Je mehr Plätze besetzt sind, desto langsamer das Schiff.
face-point = Punkt
face-point-about = Ein Schritt eines Fluges. Eine eigene Wegmarke erspart hier diesen Schritt.
face-road = Wegmarke
face-road-about = Wem sie gehört, fliegt hier vorbei, ohne einen Schritt zu zählen. Den anderen hilft sie nicht.
face-ship = Schiff
face-ship-about = Es baut und handelt, wo es steht. Eine rote Scheibe reicht mit wenig Ausrüstung { $most } Schritte weit, schlimmstenfalls { $least }.
face-entrance = Tor, Eingang
face-entrance-about = Von diesem Planeten dürfen alle für genau eine rote Scheibe zum Ausgang derselben Farbe springen.
face-exit = Tor, Ausgang
face-exit-about = Wer in den Eingang derselben Farbe springt, landet hier. Zurück geht es so nicht.
face-jump = Springen
face-jump-about = Für genau eine rote Scheibe zum Ausgang dieses Tores.
tool-road-about = Auf einen Punkt ohne Wegmarke und ohne Schiff. Die ersten des Zuges sind kostenlos, weitere kosten je eine gelbe Scheibe.
tool-stop-about = Beende einen Flug auf einem Punkt zwischen Planeten; dort kannst du weder bauen noch handeln.
tool-gate-about = Einmal im Spiel: ein Eingang und ein Ausgang auf zwei Planeten, die alle benutzen dürfen.
tool-claim-about = Für { $count } gelbe Scheiben bekommst du ein Vorrecht auf ein Plättchen, wo du stehst: Dann reicht eine blaue Scheibe, um es beliebig oft zu nutzen.
tool-lift-about = Nimm eine deiner Wegmarken oder ein Vorrecht vom Plan, wenn du kein Klötzchen mehr hast.
tool-bin-about = Wirf Waren weg, zum Beispiel um abfliegen zu können.
face-turn-taken = Gemachter Aktionszug
face-turn-taken-about = Das Klötzchen zeigt, wer diesen Aktionszug gemacht hat. Es bleibt dort.
face-turn-open = Kommender Aktionszug
face-turn-open-about = Spätere Aktionszüge bringen mehr kostenlose Wegmarken.
face-bid = Gebot
face-bid-about = Punkte, die geheim für einen Platz in der Reihenfolge geboten werden. Am Ende werden sie abgezogen.
face-order = Platz in der Reihenfolge
face-order-about = Das beste Gebot wählt zuerst.
face-points = Punkte
face-points-about = Es gibt sie fürs Bauen und Liefern. Wer am Ende die meisten hat, gewinnt.
face-dock = Wo das Schiff steht
face-dock-about = Was dieser Planet bietet und was es kostet. Was blass ist, geht gerade nicht.
area-energy-about = Scheiben für Aktionen. Nach einem Aktionszug darfst du höchstens { $count } behalten.
area-gear-about = Laderäume und Besatzung. Je mehr es sind, desto langsamer fliegt das Schiff.
area-cargo-about = Waren an Bord: { $count } je Laderaum und eine im kleinen Laderaum. Mit mehr kannst du nicht weg.
area-tools-about = Wähle, was du tust, dann wo auf der Karte.
area-track-about = Ein Klötzchen für jeden Aktionszug, egal von wem. Nach Nummer { $count } ist das Spiel zu Ende.
area-supply-about = Energie, die noch zu haben ist. Geht eine Farbe aus, muss sofort einen Aktionszug machen, wer sie nehmen müsste.
area-box-about = Jedes Schiff beginnt mit { $count } Stück Ausrüstung.
area-bids-about = Das beste Gebot wählt zuerst seinen Platz in der Reihenfolge.
area-places-about = Wer wann drankommt.
area-galaxy-about = Planeten und die Routen dazwischen; jeder Punkt unterwegs ist ein Schritt.
area-next-about = Wer einen Planeten entdeckt, legt einen der ersten zwei dorthin.

# Warum etwas gerade nicht geht: nach der Regel, die es verbietet.
why-far = { $discs ->
    [one] Das kostet { $discs } rote Scheibe, und du hast { $have }.
   *[other] Das kostet { $discs } rote Scheiben, und du hast { $have }.
}
why-here = Dein Schiff ist hier.
why-dealer-16 = Jedes Schiff startet auf einem eigenen Startplaneten.
why-dealer-17 = Entscheide dich zuerst: Energie sammeln oder Aktionszug.
why-dealer-26 = Eine Wegmarke kommt auf einen Punkt ohne Wegmarke und ohne Schiff.
why-dealer-31 = Klötzchen nimmst du erst vom Plan, wenn du keine mehr hast.
why-dealer-41 = Wähle zuerst einen Abnehmer für den entdeckten Planeten.
why-dealer-48 = Bauen kostet eine gelbe Scheibe, und du hast keine.
why-dealer-49 = Der Abnehmer hier will Waren, die du nicht hast.
why-dealer-50 = Die Werft will die aufgedruckte Ware und eine andere.
why-dealer-51 = Diese Fabrik braucht ihre zwei Waren an Bord und einen freien Platz auf dem Planeten.
why-dealer-52 = Von dieser Fabrik ist keine mehr da.
why-dealer-53 = Ein Vorrecht kostet drei gelbe Scheiben, auf einem Plättchen ohne Klötzchen.
why-dealer-54 = Eine weitere Wegmarke kostet eine gelbe Scheibe.
why-dealer-55 = Ein Plättchen zu nutzen kostet eine blaue Scheibe, auf dem Planeten deines Schiffs.
why-dealer-57 = Die Werft muss gebaut sein, und du brauchst die zwei Waren, die sie verlangt.
why-dealer-61 = Die Fabrik braucht ihre zwei Waren und eine blaue Scheibe.
why-dealer-62 = Du brauchst die gewünschte Ware und eine blaue Scheibe, und der Abnehmer muss gebaut sein.
why-dealer-63 = Du hast mehr Waren, als an Bord passen: Nutze welche oder wirf sie weg.
why-dealer-12 = Zuerst bieten alle um ihren Platz in der Reihenfolge.
why-dealer-15 = Nimm zuerst deine Ausrüstung.
why-dealer-30 = Gib zuerst die Scheiben zurück, die du nicht behalten darfst.
why-dealer-46 = Stell zuerst dein Tor auf.
why-dealer-66 = Zuerst wird das Angebot gemacht oder beantwortet.
why-dealer-67 = Wirf zuerst die Waren weg, die nicht passen.

# ---- Momente: warum es so kam ----
why-over = Über { $planets }.
why-flew = { $steps ->
    [one] { $steps } Schritt, { $speed } je rote Scheibe: { why-left }.
   *[other] { $steps } Schritte, { $speed } je rote Scheibe: { why-left }.
}
why-flew-on = { $steps ->
    [one] { $steps } der übrigen Schritte: { why-left }.
   *[other] { $steps } der übrigen Schritte: { why-left }.
}
why-left = { $left ->
    [0] keiner bleibt übrig
    [1] einer bleibt übrig
   *[other] { $left } bleiben übrig
}
why-jumped = Eine rote Scheibe führt vom Eingang eines Tores zu seinem Ausgang, egal wem es gehört.
why-explored = Wer zuerst auf einem Planeten landet, legt dort einen der nächsten zwei Abnehmer aus.
why-gates = Für eine rote Scheibe dürfen alle vom Eingang zum Ausgang springen.
why-road = Ein Punkt mit eigener Wegmarke kostet keinen Schritt.
why-mined = Die Mine auf { $planet } gibt ihre Ware.
why-made = Verbraucht: { one-name } + { two-name }.
why-delivered = Der Abnehmer auf { $planet } zahlt dafür { some-points }.
why-bought = Preis: { $price }. Mit { $filled } belegten Plätzen macht das Schiff { $steps } Schritte je Scheibe.
why-disc = Jede Nutzung kostet eine blaue Scheibe.
why-privilege = Dank des Vorrechts reicht eine blaue Scheibe für den ganzen Aufenthalt.
why-built = Preis: { $price } + eine gelbe Scheibe. Das bringt { some-points }.
why-claimed = Für { $count } gelbe Scheiben. Von nun an reicht eine blaue Scheibe, um es in einem Aufenthalt beliebig oft zu nutzen.

chapter = Vorbereitung

score-delivered = { $count ->
    [one] { $count } Lieferung
   *[other] { $count } Lieferungen
}
score-built-consumer = { $count ->
    [one] { $count } Abnehmer
   *[other] { $count } Abnehmer
}
score-built-factory = { $count ->
    [one] { $count } Fabrik
   *[other] { $count } Fabriken
}
score-built-yard = { $count ->
    [one] { $count } Werft
   *[other] { $count } Werften
}
score-bid = Gebot bei der Versteigerung

# ---- Züge danach, wofür sie sind ----
group-sell = Verkaufen
group-build = Bauen
group-make = Herstellen
group-mine = Abbauen
group-fly = Fliegen
group-roads = Wegmarken
group-gates = Tore
group-gear = Ausrüstung
group-privileges = Vorrecht
group-trade = Tauschen
group-lift = Klötzchen zurück
group-bin = Wegwerfen
colour-word = { $colour ->
    [red] Rot
    [yellow] Gelb
   *[blue] Blau
}
group-price = { $count } { colour-word }
roads-free = { $count } kostenlos
none-discs = { $count } { colour-word }, du hast { $have }
none-left = hier gibt es nichts dafür
none-planet = nur auf einem Planeten
none-cubes = kein Klötzchen mehr
none-gates = schon gesetzt
none-places = kein Planet dafür frei
none-trading = an diesem Tisch wird nicht getauscht
none-offers = kein Angebot mehr in diesem Zug
none-partner = niemand sonst hier
none-cargo = nichts an Bord
none-factory = hier ist keine Fabrik
none-buyer = hier ist noch kein Abnehmer
none-yard = hier ist noch keine Werft
none-site = hier ist nichts zu bauen
none-goods = dafür fehlt: { $price }

# ---- auf einen Blick ----
energy-keep = { $count } behalten
row-steps = Schritte je Scheibe
steps-from = ab { $slots }: { $steps }
row-privileges = Vorrechte
row-gates = Tore
gates-left = noch zu setzen
row-cubes = Klötzchen übrig
row-turns = Aktionszüge
row-none = keine
factories-left = noch { $count }
buyer-to-come = kommt noch
buyer-open = { $planet }, nicht gebaut

virtual = Von deiner Energie ist { $count } virtuell: nach diesem Zug weg.
offers-left = { $count ->
    [0] Das ist dein letztes Angebot in diesem Zug.
    [one] Danach noch { $count } Angebot in diesem Zug.
   *[other] Danach noch { $count } Angebote in diesem Zug.
}
