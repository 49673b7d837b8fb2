name = Canardage
pitch = Bring die Schusslinie durcheinander: Die letzte lebende Ente gewinnt.
minutes = 30

card-en-joue = Zielen
card-en-joue-about = Lege eine Zielscheibe über eine Karte.
card-deux-pour-un = Zwei zum Preis von einer
card-deux-pour-un-about = Lege Zielscheiben über zwei benachbarte Karten.
card-pan = Peng!
card-pan-about = Schieße auf eine Karte im Visier.
card-ducky-luke = Ducky Luke
card-ducky-luke-about = Schieße auf irgendeine Karte, im Visier oder nicht.
card-oups = Hoppla!
card-oups-about = Daneben: Die Nachbarin einer Karte im Visier wird abgeschossen.
card-canards-enchaines = Entenkette
card-canards-enchaines-about = Schieße auf zwei benachbarte Karten im Visier.
card-mexicoin = Mexicoin
card-mexicoin-about = Zielscheiben über allen Karten.
card-canard-simplet = Einfaltsente
card-canard-simplet-about = Wähle eine Ente im Visier: Wer sie besitzt und ein „Peng!“ hat, muss sie abschießen.
card-president = Präsident
card-president-about = Jemand setzt einen Zug aus.
card-commissaire-magret = Kommissar Magret
card-commissaire-magret-about = Wird diese Ente abgeschossen, darf zurückschießen, wem sie gehört.
card-rectifier-gauche = Nach links
card-rectifier-gauche-about = Verschiebe eine Zielscheibe um einen Platz nach vorn.
card-rectifier-droite = Nach rechts
card-rectifier-droite-about = Verschiebe eine Zielscheibe um einen Platz nach hinten.
card-en-avant-marche = Vorwärts marsch
card-en-avant-marche-about = Die ganze Reihe rückt vor; die erste Karte geht unter den Stapel.
card-canard-blase = Lahme Ente
card-canard-blase-about = Deine Ente lässt die Karte hinter ihr vorbei.
card-canard-presse = Eilige Ente
card-canard-presse-about = Deine Ente überholt die Karte vor ihr.
card-fulguro-coin = Blitzente
card-fulguro-coin-about = Deine Ente saust an die Spitze.
card-canarchie = Entarchie
card-canarchie-about = Ordne die Reihe, wie du willst.
card-danse-des-canards = Ententanz
card-danse-des-canards-about = Die Reihe wird in den Stapel gemischt; sechs neue Karten kommen.
card-planque = Versteckt
card-planque-about = Deine Ente versteckt sich unter einer benachbarten.
card-a-couvert = In Deckung!
card-a-couvert-about = Auf diesem Platz wird bis zu deinem nächsten Zug keine Ente abgeschossen.
card-peace-and-love = Peace and love
card-peace-and-love-about = Alle Zielscheiben verschwinden.
card-walking-duck = Walking duck
card-walking-duck-about = Eine abgeschossene Ente kommt wieder unter den Stapel.
card-moby-duck = Moby Duck
card-moby-duck-about = Bis zu deinem nächsten Zug können nur die Enten einer einzigen Person abgeschossen werden.

card-name = { $card ->
    [en_joue] { card-en-joue }
    [deux_pour_un] { card-deux-pour-un }
    [pan] { card-pan }
    [ducky_luke] { card-ducky-luke }
    [oups] { card-oups }
    [canards_enchaines] { card-canards-enchaines }
    [mexicoin] { card-mexicoin }
    [canard_simplet] { card-canard-simplet }
    [president] { card-president }
    [commissaire_magret] { card-commissaire-magret }
    [rectifier_gauche] { card-rectifier-gauche }
    [rectifier_droite] { card-rectifier-droite }
    [en_avant_marche] { card-en-avant-marche }
    [canard_blase] { card-canard-blase }
    [canard_presse] { card-canard-presse }
    [fulguro_coin] { card-fulguro-coin }
    [canarchie] { card-canarchie }
    [danse_des_canards] { card-danse-des-canards }
    [planque] { card-planque }
    [a_couvert] { card-a-couvert }
    [peace_and_love] { card-peace-and-love }
    [walking_duck] { card-walking-duck }
   *[moby_duck] { card-moby-duck }
}

a-duck = { $colour ->
    [yellow] eine gelbe Ente
    [blue] eine blaue Ente
    [red] eine rote Ente
    [green] eine grüne Ente
    [violet] eine violette Ente
   *[grey] eine graue Ente
}
a-face = { $face ->
    [yellow] eine gelbe Ente
    [blue] eine blaue Ente
    [red] eine rote Ente
    [green] eine grüne Ente
    [violet] eine violette Ente
    [grey] eine graue Ente
   *[water] Wasser
}
short = { $face ->
    [yellow] gelb
    [blue] blau
    [red] rot
    [green] grün
    [violet] violett
    [grey] grau
   *[water] Wasser
}
the-neighbour = { $side ->
    [front] die Karte davor
   *[behind] die Karte dahinter
}

home = Farbe von { $seat }: { a-duck }
home-secret = die geheime Farbe von { $seat }
moby-here = Moby Duck: Nur die Enten von { $seat } können abgeschossen werden
flock-alive = { a-duck }, am Leben
flock-shot = { a-duck }, abgeschossen
place = Platz { $place }: { a-face }
place-empty = Platz { $place }: leer
in-sights = im Visier
protected = in Deckung
wears-magret = trägt Kommissar Magret
hides = versteckt { a-duck }
target = eine Zielscheibe über Platz { $place }
target-idle = eine Zielscheibe über nichts: Auf sie kann nicht geschossen werden
cover = „In Deckung!“ von { $seat } auf Platz { $place }
hidden = { a-duck }, versteckt auf Platz { $place }
below = { $above ->
    [0] { a-face }, als Nächstes vom Stapel
    [1] { a-face }, unter einer Karte des Stapels
   *[other] { a-face }, unter { $above } Karten des Stapels
}
pile-label = { $count ->
    [1] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
deck-label = { $count ->
    [1] eine Aktionskarte im Nachziehstapel
   *[other] { $count } Aktionskarten im Nachziehstapel
}
cards = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
ducks-left = { $count ->
    [0] keine Ente mehr
    [1] noch eine Ente
   *[other] noch { $count } Enten
}
no-duck = alle abgeschossen
team = Team { $team }
points = { $count ->
    [1] ein Punkt
   *[other] { $count } Punkte
}
some-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
misses-turn = setzt den nächsten Zug aus

area-flock = Schar
area-flocks = Alle Scharen
area-line = Die Schusslinie, vorn ist links
area-pile = Nächste Enten
area-below = Bekannte Karten im Stapel, die nächste zuerst
area-deck = Nachziehstapel
area-played = Gespielt
area-hand = Deine Hand

chip-ducks = { $count ->
    [0] keine Ente mehr
    [1] noch eine Ente
   *[other] noch { $count } Enten
}
chip-targets = { $count ->
    [0] keine Zielscheibe
    [1] eine Zielscheibe
   *[other] { $count } Zielscheiben
}
chip-game = Runde { $game } von 3

title-over = { $you ->
    [yes] Du gewinnst!
   *[no] { $count ->
        [1] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
}
title-wait = { $seat } ist dran
title-wait-revenge = { $seat } darf eine Ente rächen
title-revenge = Kommissar Magret: Willst du deine Ente rächen?
reason-revenge = Schieß eine beliebige Ente ab, die nicht in Deckung ist, oder verschone alle.
title-throw = Nichts ist spielbar: Wirf eine Karte ab
reason-throw = Das darfst du nur, weil keine deiner drei Karten spielbar ist.
title-turn = { $count ->
    [0] Du bist dran: Spiele eine Karte
    [1] Du bist dran: Eine deiner Enten ist im Visier
   *[other] Du bist dran: { $count } deiner Enten sind im Visier
}
title-turn-gone = Du bist dran: keine Ente mehr, doch „Walking duck“ kann eine zurückbringen
reason-moby = { $you ->
    [yes] Moby Duck: Nur deine Enten können abgeschossen werden.
   *[no] Moby Duck: Nur die Enten von { $seat } können abgeschossen werden.
}
reason-no-pile = Der Stapel ist leer: Hinten bleiben Plätze frei.
reason-next-known = Als Nächstes vom Stapel: { a-face }.
reason-next = Als Nächstes vom Stapel: in { $mine } von { $unknown } Fällen eine deiner Enten.
button-spare = Verschonen

move-en-joue = Auf Platz { $place } zielen
move-deux-pour-un = Zwei zum Preis von einer: auf Platz { $place } und den dahinter zielen
move-deux-pour-un-seul = Zwei zum Preis von einer: eine einzige Zielscheibe auf Platz { $place }
move-pan = „Peng!“ auf Platz { $place }
move-ducky-luke = Ducky Luke schießt auf Platz { $place }
move-oups = „Hoppla!“ auf Platz { $place }: getroffen wird { the-neighbour }
move-canards-enchaines = Entenkette: auf Platz { $place } und den dahinter schießen
move-mexicoin = Mexicoin: überall Zielscheiben
move-canard-simplet = Einfaltsente: Wer die Ente auf Platz { $place } besitzt, muss schießen
move-president = Präsident: { $player } setzt aus
move-commissaire-magret = Kommissar Magret auf Platz { $place }
move-rectifier-gauche = Die Zielscheibe von Platz { $place } nach links
move-rectifier-droite = Die Zielscheibe von Platz { $place } nach rechts
move-en-avant-marche = Vorwärts marsch
move-canard-blase = Lahme Ente: Platz { $place } lässt die nächste vorbei
move-canard-presse = Eilige Ente: Platz { $place } überholt
move-fulguro-coin = Blitzente: Platz { $place } saust an die Spitze
move-canarchie = Entarchie: die Reihe in der Folge { $order }
move-danse-des-canards = Ententanz
move-planque = Versteckt: Platz { $place } geht unter { the-neighbour }
move-a-couvert = „In Deckung!“ auf Platz { $place }
move-peace-and-love = Peace and love: keine Zielscheiben mehr
move-walking-duck = Walking duck: { a-duck } kommt zurück
move-moby-duck = Moby Duck vor { $player }
move-throw-away = „{ card-name }“ abwerfen
move-revenge = Rache: die Ente auf Platz { $place } abschießen
move-spare = Alle verschonen

news-en-joue = { $you ->
    [yes] Du zielst
   *[no] { $seat } zielt
} auf Platz { $place }.
news-deux-pour-un = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Zwei zum Preis von einer“ auf Platz { $place } und den dahinter.
news-deux-pour-un-seul = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Zwei zum Preis von einer“, eine einzige Zielscheibe, auf Platz { $place }.
news-pan = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Peng!“ auf Platz { $place }.
news-ducky-luke = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Ducky Luke“ auf Platz { $place }.
news-oups = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Hoppla!“ auf Platz { $place }: Getroffen wird { the-neighbour }.
news-canards-enchaines = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Entenkette“ auf Platz { $place } und den dahinter.
news-mexicoin = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Mexicoin“: überall Zielscheiben.
news-canard-simplet = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Einfaltsente“ auf Platz { $place }.
news-president = { $you ->
    [yes] Du spielst „Präsident“: { $player } setzt den nächsten Zug aus.
    [player] { $seat } spielt „Präsident“: Du setzt den nächsten Zug aus.
   *[no] { $seat } spielt „Präsident“: { $player } setzt den nächsten Zug aus.
}
news-commissaire-magret = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} „Kommissar Magret“ auf Platz { $place }.
news-rectifier-gauche = { $you ->
    [yes] Du schiebst
   *[no] { $seat } schiebt
} die Zielscheibe von Platz { $place } nach links.
news-rectifier-droite = { $you ->
    [yes] Du schiebst
   *[no] { $seat } schiebt
} die Zielscheibe von Platz { $place } nach rechts.
news-en-avant-marche = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Vorwärts marsch“: Die Reihe rückt vor.
news-canard-blase = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Lahme Ente“ auf Platz { $place }.
news-canard-presse = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Eilige Ente“ auf Platz { $place }.
news-fulguro-coin = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Blitzente“: Platz { $place } saust an die Spitze.
news-canarchie = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Entarchie“: Die Reihe ist jetzt { $order }.
news-danse-des-canards = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Ententanz“: eine neue Reihe.
news-planque = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Versteckt“: Platz { $place } geht unter { the-neighbour }.
news-a-couvert = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „In Deckung!“ auf Platz { $place }.
news-peace-and-love = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Peace and love“: Alle Zielscheiben verschwinden.
news-walking-duck = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Walking duck“. Zurück kommt { a-duck }.
news-moby-duck = { $you ->
    [yes] Du spielst „Moby Duck“: Nur die Enten von { $player } können abgeschossen werden.
    [player] { $seat } spielt „Moby Duck“: Nur deine Enten können abgeschossen werden.
   *[no] { $seat } spielt „Moby Duck“: Nur die Enten von { $player } können abgeschossen werden.
}
news-throw-away = { $you ->
    [yes] Du kannst nichts spielen und wirfst eine Karte ab
   *[no] { $seat } kann nichts spielen und wirft eine Karte ab
}: „{ card-name }“.
news-revenge = { $you ->
    [yes] Du rächst deine Ente
   *[no] { $seat } rächt sich
} auf Platz { $place }.
news-spare = { $you ->
    [yes] Du verschonst
   *[no] { $seat } verschont
} alle.

news-shot = Abgeschossen auf Platz { $place }: { a-duck }.
news-splash = Platsch! Nur Wasser auf Platz { $place }.
news-safe = Pling! Die Ente auf Platz { $place } ist in Deckung.
news-emerged = Aus dem Versteck auf Platz { $place }: { a-duck }.
news-arrived = Neu auf Platz { $place }: { a-face }.
news-under = Unter den Stapel: { a-face }.
news-drew = Du ziehst: „{ card-name }“.
news-reshuffled = Die gespielten Karten werden zu einem neuen Nachziehstapel gemischt.
news-skipped = { $you ->
    [yes] Du setzt diesen Zug aus.
   *[no] { $seat } setzt diesen Zug aus.
}
news-answered = { $you ->
    [yes] Du hast ein „Peng!“ und musst die eigene Ente abschießen.
   *[no] { $seat } hat ein „Peng!“ und muss schießen.
}
news-no-pan = { $you ->
    [yes] Du hast kein „Peng!“: Nichts geschieht.
   *[no] { $seat } hat kein „Peng!“: Nichts geschieht.
}
news-uncovered = { $you ->
    [yes] Dein „In Deckung!“
   *[no] Das „In Deckung!“ von { $seat }
} verlässt Platz { $place }.
news-moby-left = Moby Duck schwimmt davon: Alle Enten können wieder abgeschossen werden.
news-magret-left = Kommissar Magret verlässt { a-duck }.
news-may-avenge = { $you ->
    [yes] Du darfst deine Ente rächen.
   *[no] { $seat } darf die Ente rächen.
}
news-flock-gone = Das war die letzte ihrer Farbe: { a-duck }.
news-left = { $you ->
    [yes] Du hast keine Ente mehr und scheidest aus.
   *[no] { $seat } hat keine Ente mehr und scheidet aus.
}
news-colour = { $you ->
    [yes] Deine Farbe: { a-duck }.
   *[no] Farbe von { $seat }: { a-duck }.
}
news-scored = { $you ->
    [yes] Du bekommst { some-points }.
   *[no] { $seat } bekommt { some-points }.
}
news-next-game = Runde { $number } beginnt.
news-first = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
news-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $seat } gewinnt.
}
news-shared = { $you ->
    [yes] Du teilst dir den Sieg.
   *[no] { $seat } teilt sich den Sieg.
}

option-deck = Kartensatz
option-deck-about = Zwei Listen der 59 Karten sind bekannt; vier Sorten sind verschieden.
option-deck-a = A (13 „Peng!“, 11 „Zielen“)
option-deck-b = B (12 „Peng!“, 10 „Zielen“, mehr „Hoppla!“ und „Entarchie“)
option-secret = Geheime Farben
option-secret-about = Niemand weiß, wem welche Enten gehören.
option-secret-false = nein
option-secret-true = ja
option-teams = Teams
option-teams-about = Jedes Team gewinnt gemeinsam.
option-teams-0 = keine
option-teams-2 = zu zweit
option-teams-3 = zu dritt
option-points = Runden
option-points-about = Eine Runde oder drei mit Punkten für Überlebende.
option-points-1 = eine
option-points-3 = drei, nach Punkten
option-tough = Harte Enten
option-tough-about = Ohne Enten scheidest du aus; haben nur noch zwei Personen Enten, ist Schluss.
option-tough-false = nein
option-tough-true = ja

face-moby = Moby Duck
face-moby-about = Bis er verschwindet, können nur die Enten der Person abgeschossen werden, vor der er liegt.
face-cover = In Deckung!
face-cover-about = Auf diesem Platz kann keine Ente abgeschossen werden. Die Karte bleibt hier, wenn die Reihe rückt, bis zum nächsten Zug der Person, die sie gelegt hat.
face-duck = Ente
face-duck-about = Eine Ente der Reihe. Wird sie abgeschossen, rücken die hinter ihr auf.
face-home = Farbente
face-home-about = Zeigt, wem die Enten dieser Farbe gehören. Sie spielt nicht mit und zählt nie als lebend.
face-below = Bekannte Karte im Stapel
face-below-about = Alle haben sie unter den Stapel gehen sehen und wissen, wann sie wiederkommt.
face-water = Wasser
face-water-about = Ein Schuss hierher nimmt die Zielscheibe weg, aber nichts rückt.
face-secret = Geheime Farbe
face-secret-about = Nur diese Person weiß, welche Enten ihr gehören.
face-flock = Ente der Schar
face-flock-about = Kräftig, solange sie lebt, in der Reihe oder im Stapel; blass, sobald sie abgeschossen ist.
face-target = Zielscheibe
face-target-about = Was darunterliegt, ist im Visier, und es kann darauf geschossen werden. Rücken die Enten, bleiben Zielscheiben liegen.
face-place = Leerer Platz
face-place-about = Der Stapel ist aufgebraucht, hierher kommt nichts. Auf den Platz kann weder gezielt noch geschossen werden.
face-cards = Aktionskarten
face-cards-about = So viele hat diese Person auf der Hand. Nach dem Spielen wird auf drei nachgezogen.
face-alive = Lebende Enten
face-alive-about = Wer keine mehr hat, kann vorerst nicht gewinnen, spielt aber weiter.
area-line-about = Die sechs Plätze, auf denen Enten abgeschossen werden. Vorn ist links; neue Karten kommen von rechts.
area-pile-about = Von hier kommen Karten ans Ende der Reihe. Was darunter geht, ist eine Weile sicher.
area-below-about = Karten, die alle unter den Stapel gehen sahen, bis er gemischt wird.
area-deck-about = Aktionskarten zum Ziehen. Ist er leer, werden die gespielten Karten gemischt.
area-played-about = Gespielte Karten, für alle sichtbar.
area-flock-about = Die Farbe dieser Person und ihre fünf Enten im Spiel.
area-flocks-about = Die Enten aller Farben: Sind diese geheim, weiß niemand, wem welche gehören.
area-hand-about = Spiele in jedem Zug eine Karte, ob sie dir nützt oder nicht, dann zieh eine neue.

why-shot = { $count ->
    [0] Das war die letzte ihrer Farbe.
    [1] Von ihrer Farbe ist noch eine übrig.
   *[other] Von ihrer Farbe sind noch { $count } übrig.
}
why-magret = Auf ihr liegt Kommissar Magret: Wem sie gehört, darf zurückschießen.
why-splash = Das Wasser bleibt, und die Reihe rückt nicht auf.
why-safe = „In Deckung!“ schützt, was dort liegt.
why-emerged = Derselbe Schuss trifft sie nicht, und die Reihe rückt nicht auf.
why-arrived = Die Reihe rückt auf, und der Stapel füllt sie hinten.
why-answered = Wer ein „Peng!“ hat, muss damit auf die gewählte Ente schießen.
why-no-pan = Jetzt wissen alle, dass in dieser Hand kein „Peng!“ ist.
why-left = Die Karte bleibt nur bis zum nächsten Zug dessen, der sie gelegt hat.
why-skipped = Wegen des „Präsidenten“.
why-gone = Ohne Enten spielt man weiter, kann aber vorerst nicht gewinnen.
why-gone-tough = Ohne Enten scheidet man aus.
why-colours = Nur eine Farbe ist übrig: Alle Farben werden gezeigt.
why-scored = Lebende Enten: { $ducks }, je 5 Punkte. Mit „Vorwärts marsch“ unter den Stapel: { $marched }, je 1 Punkt.

# Warum etwas gerade nicht geht: nach der Regel, die es verbietet.
why-canardage-07 = Jemand anderes ist dran.
why-canardage-10 = Abwerfen darfst du nur, wenn keine deiner drei Karten spielbar ist.
why-canardage-15 = Hier ist schon eine Zielscheibe.
why-canardage-19 = Dieser Platz ist leer.
why-canardage-25 = Keine zwei Nachbarn sind ohne Zielscheibe.
why-canardage-27 = Hier ist keine Ente im Visier.
why-canardage-31 = Keine Zielscheibe hat eine Karte neben sich.
why-canardage-33 = Keine zwei Nachbarn sind beide im Visier.
why-canardage-35 = Über jeder Karte ist schon eine Zielscheibe.
why-canardage-36 = Dazu muss eine Ente im Visier sein.
why-canardage-43 = Erst fragt Kommissar Magret: Räche deine Ente, oder verschone alle.
why-canardage-46 = Keine Zielscheibe kann einen Platz nach vorn.
why-canardage-47 = Keine Zielscheibe kann einen Platz nach hinten.
why-canardage-50 = Die letzte Karte der Reihe kann niemanden vorlassen.
why-canardage-51 = Die erste Karte der Reihe hat niemanden zu überholen.
why-canardage-52 = Das gilt nur für eine deiner eigenen Enten.
why-canardage-53 = Diese Ente ist schon ganz vorn.
why-canardage-58 = Unter Wasser kann sich keine Ente verstecken.
why-canardage-61 = Dazu braucht es eine Ente: Wasser geht nicht in Deckung.
why-canardage-64 = Es gibt keine Zielscheibe, die wegkäme.
why-canardage-65 = Von dieser Farbe wurde noch keine Ente abgeschossen.
why-canardage-67 = Moby Duck kommt vor jemanden, der noch eine Ente hat.
why-canardage-68 = Solange Moby Duck da liegt, kann keine andere Ente abgeschossen werden.

why-gone-last = Das entscheidet das Spiel.
why-won = Sonst hat niemand mehr eine lebende Ente.
why-won-team = Kein anderes Team hat noch eine lebende Ente.
why-won-tough = Mehr lebende Enten als die anderen, oder eine weiter vorn.
why-shared = Die letzten Enten wurden zusammen abgeschossen.
why-thrown = Keine der drei Karten lässt sich spielen.
why-spared = Auf die Rache darf man verzichten.

score-games = { $you ->
    [yes] du
   *[no] { $seat }
}, alle Partien

refuses-teams = Mit { $seats } Plätzen lassen sich keine zwei oder mehr Teams mit je { $teams } Personen bilden: Wähle keine Teams.
refuses-mix = Geheime Farben, Teams und harte Enten lassen sich nicht verbinden: Wähle eines davon.
refuses-tough = Harte Enten brauchen mindestens drei Plätze: Die Partie endet, sobald nur noch zwei Personen Enten haben.
