name = Canaille
pitch = Sag, was du angelst, und hüte dich vor der Katze.
minutes = 20

card = { $card ->
    [bite1] Biss! (1)
    [bite2] Biss! (2)
    [bite3] Biss! (3)
    [other] Anderer Angler
    [move] Ortswechsel
    [bin] Mülleimer
    [release1] Freilassen (1)
    [release2] Freilassen (2)
    [release3] Freilassen (3)
    [fog] Nebel
   *[point] Punkt
}
got = { $got ->
    [bite1] Biss! (1)
    [bite2] Biss! (2)
    [bite3] Biss! (3)
    [other] Anderer Angler
    [move] Ortswechsel
    [bin] Mülleimer
    [release1] Freilassen (1)
    [release2] Freilassen (2)
    [release3] Freilassen (3)
    [fog] Nebel
   *[point] Punkt
}
card-plain = { card }
card-stop = { card }, mit Schlusspunkt
catch = { $catch ->
    [fish1] 1 Fisch
    [fish2] 2 Fische
    [fish3] 3 Fische
    [litter1] 1 Stück Müll
    [litter2] 2 Stück Müll
    [litter3] 3 Stück Müll
   *[canaille] die Katze Canaille
}
catch-count = { $count ->
    [1] eine Karte: { catch }
   *[other] { $count } Karten: { catch }
}
river-hidden = eine verdeckte Flusskarte
river-up = { $count ->
    [1] der Fluss, offen, eine Karte: { catch }
   *[other] der Fluss, offen, { $count } Karten, zuoberst { catch }
}
river-down = { $count ->
    [1] der Fluss, verdeckt, eine Karte
   *[other] der Fluss, verdeckt, { $count } Karten
}
river-empty = leer
face-up = offen
face-down = verdeckt
next-known = die nächste Karte ist bekannt: { catch }
next-odds = { $count ->
    [1] die nächste Karte ist Canaille
   *[other] in 1 von { $count } Fällen ist die nächste Karte Canaille
}
next-safe = die nächste Karte ist nicht Canaille
known-place = Karte { $place } von oben: { catch }
pile = { $count ->
    [0] der Stapel der Aktionskarten ist leer
    [1] der Stapel der Aktionskarten, eine Karte
   *[other] der Stapel der Aktionskarten, { $count } Karten
}
empty-place = Platz { $place } im Satz, leer
dull = { $count ->
    [1] eine weitere ohne Schlusspunkt
   *[other] { $count } weitere ohne Schlusspunkt
}
holds = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}
points = Stand: { $count }
tally = { $fish ->
    [one] { $fish } Fisch, { $litter } Müll
   *[other] { $fish } Fische, { $litter } Müll
}

area-heap = Fang
area-shown = Auf der Hand, von allen gesehen
area-river = Der Fluss
area-known = Bekannt im Fluss
area-open = Aktionskarten zum Ziehen
area-sentence = { $you ->
    [yes] Dein Satz
   *[no] Satz von { $seat }
}
area-fog = Im Nebel
area-fishers = Die Angler
area-hand = Deine Hand

chip-cat = Die Katze lauert
chip-cat-seen = Canaille wurde gesehen
chip-quiet = { $count } Züge ohne Fang (nach { $most } ist Schluss)

title-wait = { $seat } ist dran
reason-wait-card = Gerade geht es um: „{ card }“
title-lay = Du bist dran: Lege einen Satz
reason-lay = Lege eine bis fünf Karten: nie zwei derselben Art nebeneinander, und die letzte mit Schlusspunkt.
title-laid = „{ $sentence } …“
reason-needs-stop = Lege noch eine Karte. Die letzte muss einen Schlusspunkt tragen.
reason-fifth = Die fünfte Karte beendet den Satz.
reason-may-finish = Sprich ihn jetzt aus, oder verlängere ihn bis zu einem weiteren Schlusspunkt.
title-put-back = Kein Schlusspunkt: Welcher Fisch kommt zurück in den Fluss?
reason-put-back = Jeder Tausch kostet eine Fischkarte.
title-swap = Kein Schlusspunkt auf der Hand: Tausche eine Karte
reason-swap = Gib eine Karte für die oberste des Stapels oder für eine offene Karte mit Schlusspunkt.
title-name = Wer angelt weiter?
reason-name = Diese Person führt den Rest des Satzes aus.
title-throw = Welcher Müll kommt in den Eimer?
reason-throw = Er ist endgültig aus dem Spiel.
title-let-go = { $count ->
    [one] Lass noch mindestens { $count } Fisch frei
   *[other] Lass noch mindestens { $count } Fische frei
}
title-more = Das genügt. Noch mehr Fische freilassen?
reason-let-go = Sie kommen unter den Fluss, in der Reihenfolge deiner Wahl.
title-give = Nebel: Wer bekommt die nächste Karte?
reason-give = Alle bekommen je eine Karte; sie liegen offen.
reason-give-hidden = Alle bekommen je eine Karte; aufgedeckt wird, wenn alle verteilt sind.
title-draw = { $count ->
    [1] Zieh noch eine Aktionskarte
   *[other] Zieh noch { $count } Aktionskarten
}
reason-draw = Offene oder vom Stapel, wie du magst.
title-over = { $you ->
    [yes] Du gewinnst den Wettbewerb!
   *[no] { $seat } gewinnt den Wettbewerb.
}
title-shared = { $seats } teilen sich den Sieg.
reason-cat = { $you ->
    [yes] Du bist Canaille begegnet, die dir bis zu fünf Fische wegfrisst.
   *[no] { $seat } ist Canaille begegnet, die bis zu fünf Fische frisst.
}
reason-quiet = { $most } Züge lang hat keine Karte den Fluss verlassen.

button-finish = Aussprechen
button-enough = Genug
button-draw = Vom Stapel

move-lay = Legen: { card }
move-finish = Den Satz aussprechen
move-name = { $seat } weiterangeln lassen
move-throw = { $size } Stück Müll wegwerfen
move-let-go = { $size ->
    [one] { $size } Fisch freilassen
   *[other] { $size } Fische freilassen
}
move-enough = Keine weiteren freilassen
move-give = Die nächste Karte an { $seat } geben
move-put-back = { $size ->
    [one] { $size } Fisch zurücklegen
   *[other] { $size } Fische zurücklegen
}
move-take = Nehmen: { card }
move-draw = Die oberste Karte des Stapels ziehen
move-swap = { $source ->
    [pile] Abgeben: { card }, für die oberste Karte des Stapels
   *[other] Abgeben: { card }, nehmen: { source }
}
source = { $source ->
    [bite1] Biss! (1)
    [bite2] Biss! (2)
    [bite3] Biss! (3)
    [other] Anderer Angler
    [move] Ortswechsel
    [bin] Mülleimer
    [release1] Freilassen (1)
    [release2] Freilassen (2)
    [release3] Freilassen (3)
    [fog] Nebel
   *[point] Punkt
}

news-no-stop = { $you ->
    [yes] Du hast keinen Schlusspunkt auf der Hand und musst tauschen.
   *[no] { $seat } hat keinen Schlusspunkt auf der Hand und muss tauschen.
}
news-put-back = { $you ->
    [yes] Du legst eine Fischkarte ({ $size }) zurück.
   *[no] { $seat } legt eine Fischkarte ({ $size }) zurück.
}
news-swapped = { $you ->
    [yes] Du tauschst „{ card }“ gegen eine verdeckte Karte.
   *[no] { $seat } tauscht „{ card }“ gegen eine verdeckte Karte.
}
news-swapped-for = { $you ->
    [yes] Du gibst „{ card }“ ab und ziehst „{ got }“.
   *[no] { $seat } gibt „{ card }“ ab und zieht „{ got }“.
}
news-swapped-open = { $you ->
    [yes] Du tauschst „{ card }“ gegen die offene Karte „{ got }“.
   *[no] { $seat } tauscht „{ card }“ gegen die offene Karte „{ got }“.
}
news-gave-up = { $you ->
    [yes] Du findest keinen Schlusspunkt: Dein Zug verfällt.
   *[no] { $seat } findet keinen Schlusspunkt: Der Zug verfällt.
}
news-laid = { $you ->
    [yes] Du: „{ card }“.
   *[no] { $seat }: „{ card }“.
}
news-caught = { $you ->
    [yes] Du bekommst { catch }.
   *[no] { $seat } bekommt { catch }.
}
news-river-empty = Der Fluss ist leer.
news-named = { $you ->
    [yes] Du bestimmst { $other } zum Weiterangeln.
    [other] { $seat } bestimmt dich zum Weiterangeln.
   *[no] { $seat } bestimmt { $other } zum Weiterangeln.
}
news-face-down = Der Fluss liegt nun verdeckt.
news-face-up = Der Fluss liegt nun offen.
news-top = Zuoberst auf dem Fluss: { catch }.
news-binned = { $you ->
    [yes] Du wirfst Müll weg ({ $size }).
   *[no] { $seat } wirft Müll weg ({ $size }).
}
news-no-litter = { $you ->
    [yes] Du hast keinen Müll zum Wegwerfen.
   *[no] { $seat } hat keinen Müll zum Wegwerfen.
}
news-released = { $you ->
    [yes] Du lässt eine Fischkarte ({ $size }) frei.
   *[no] { $seat } lässt eine Fischkarte ({ $size }) frei.
}
news-no-fish = { $you ->
    [yes] Du hast keinen Fisch zum Freilassen.
   *[no] { $seat } hat keinen Fisch zum Freilassen.
}
fog-cards = { $count ->
    [1] eine Flusskarte
   *[other] { $count } Flusskarten
}
news-fog = { $you ->
    [yes] Nebel: Du verteilst { fog-cards }.
   *[no] Nebel: { $seat } verteilt { fog-cards }.
}
news-took = { $you ->
    [yes] Du nimmst „{ card }“.
   *[no] { $seat } nimmt „{ card }“.
}
news-drew = { $you ->
    [yes] Du ziehst eine verdeckte Karte.
   *[no] { $seat } zieht eine verdeckte Karte.
}
news-drew-card = { $you ->
    [yes] Du ziehst „{ card }“.
   *[no] { $seat } zieht „{ card }“.
}
news-stirred = Die abgelegten Aktionskarten werden zu einem neuen Stapel gemischt.
news-opened = Neu in der Auslage: „{ card }“.
news-cat-ends = { $you ->
    [yes] Du bist Canaille begegnet: Der Wettbewerb ist aus.
   *[no] { $seat } ist Canaille begegnet: Der Wettbewerb ist aus.
}
news-quiet-ends = Lange hat niemand geangelt: Der Wettbewerb ist aus.

option-stops = Karten mit Schlusspunkt
option-stops-about = Welche Karten einen Satz beenden können.
option-stops-reconstruction = Freilassen, Nebel und Punkt
option-stops-mild = auch Ortswechsel

card-about = { $card ->
    [other] Bestimme jemand anderen: Diese Person führt den Rest des Satzes aus.
    [move] Der ganze Fluss wird umgedreht: Unten wird oben, und Verdecktes wird sichtbar oder umgekehrt.
    [bin] Eine deiner Müllkarten scheidet endgültig aus dem Spiel aus.
    [fog] Nimm so viele Flusskarten, wie Leute mitspielen, und gib allen eine; bei verdecktem Fluss ungesehen.
    [point] Tut nichts, kann aber einen Satz beenden. Allein heißt er passen.
    [release1] Lege Fischkarten mit zusammen mindestens einem Fisch unter den Fluss.
    [release2] Lege Fischkarten mit zusammen mindestens zwei Fischen unter den Fluss.
    [release3] Lege Fischkarten mit zusammen mindestens drei Fischen unter den Fluss.
    [bite1] Nimm die oberste Karte des Flusses und lege sie auf deinen Fang.
   *[bites] Nimm { $count } Karten vom Fluss, eine nach der anderen, und lege sie auf deinen Fang.
}
face-stop = Schlusspunkt
face-stop-about = Die letzte Karte eines Satzes muss dieses Zeichen tragen.
face-pile = Stapel der Aktionskarten
face-pile-about = Verdeckte Karten. Fülle deine Hand von hier oder aus den offenen auf.
face-fish = { $count ->
    [1] Ein Fisch
   *[other] { $count } Fische
}
face-fish-about = { $count ->
    [1] Bringt am Ende einen Punkt.
   *[other] Bringt am Ende { $count } Punkte.
}
face-litter = { $count ->
    [1] Ein Stück Müll
   *[other] { $count } Stück Müll
}
face-litter-about = { $count ->
    [1] Kostet am Ende einen Punkt, wenn es nicht im Mülleimer landet.
   *[other] Kostet am Ende { $count } Punkte, wenn es nicht im Mülleimer landet.
}
face-cat = Die Katze Canaille
face-cat-about = Wer ihr begegnet, beendet mit diesem Satz das Spiel und verliert bis zu { $toll } Fische an sie.
face-river-back = Verdeckte Flusskarte
face-river-back-about = Fisch, Müll oder Katze: Das zeigt sich erst, wenn sie gefangen oder der Fluss umgedreht wird.
face-empty = Freier Platz
face-empty-about = Hierher kommt die nächste Karte des Satzes. Er darf bis zu fünf haben.
face-angler = Angler
face-angler-about = Wähle, wer den Rest des Satzes ausführt oder wer die nächste Karte aus dem Nebel bekommt.
face-cards = Aktionskarten
face-cards-about = So viele hat diese Person auf der Hand. Nach jedem Satz wird auf fünf aufgefüllt.
face-points = Punkte
face-points-about = Gefangene Fische minus Müll, als wäre jetzt Schluss.
face-sentence = Satz
face-sentence-about = Die Karten werden von links nach rechts ausgeführt. Was nichts bewirken kann, wird übersprungen.
area-heap-about = Alles, was diese Person gefangen hat, für alle sichtbar: Fische zählen dafür, Müll dagegen.
area-shown-about = Karten, die alle beim Nehmen gesehen haben. Sie bleiben bekannt, bis sie gelegt oder getauscht werden.
area-river-about = Hier wird geangelt, von oben. Irgendwo in der Mitte liegt Canaille und beendet das Spiel.
area-known-about = Karten, die alle in den Fluss gehen sahen, mit ihrem Platz von oben.
area-open-about = Nimm sie vor aller Augen, oder zieh eine verdeckte vom Stapel.
area-fog-about = Diese Karten werden verteilt, an alle eine.
area-fishers-about = Tippe an, wen du meinst.
area-hand-about = Lege eine bis fünf davon als Satz: nie zwei derselben Art nebeneinander, und die letzte mit Schlusspunkt.

why-fish = { $size ->
    [1] „{ card }“: ein Punkt mehr.
   *[other] „{ card }“: { $size } Punkte mehr.
}
why-litter = { $size ->
    [1] „{ card }“: ein Punkt weniger.
   *[other] „{ card }“: { $size } Punkte weniger.
}
why-cat = Sie frisst bis zu fünf Fische. Der Satz wird noch zu Ende ausgeführt, dann ist der Wettbewerb aus.
why-turned = Was zuunterst lag, liegt jetzt zuoberst.
why-released = Die Fische kommen unter den Fluss.
why-skipped = Was nichts bewirken kann, entfällt; der Satz geht weiter.
why-fifth = Die fünfte Karte beendet den Satz.
why-eaten = { $count ->
    [0] Canaille findet keinen Fisch zum Fressen.
    [1] Canaille frisst einen Fisch: ein Punkt weniger.
   *[other] Canaille frisst { $count } Fische: { $count } Punkte weniger.
}

area-deed = Was geschieht
area-deed-about = Die Flusskarte, um die es bei der jetzigen Karte des Satzes geht, und wem sie gehört.

score-fish = { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
}
score-litter = { $count } Stück Müll
score-cat = Canaille fraß { $count }

# Warum etwas gerade nicht geht: nach der Regel, die es verbietet.
why-laid = Eine gelegte Karte bleibt liegen.
why-canaille-08 = Jetzt zählt deine Hand: Lege deinen Satz Karte für Karte.
why-canaille-09 = Sie läge neben einer Karte derselben Art.
why-canaille-13 = Mit dieser Karte könntest du den Satz nicht mehr beenden.
why-canaille-15 = Der Satz ist gesprochen: Zieh auf fünf Karten nach.
why-canaille-18 = Jemand anderes ist dran.
why-canaille-19 = Du hast keinen Schlusspunkt: Tausche eine Handkarte.
why-canaille-20 = Von den offenen Karten bekommst du nur eine mit Schlusspunkt.
why-canaille-21 = Ein Tausch kostet eine Fischkarte: Wähle, welche zurückgeht.
why-canaille-27 = Jetzt wird bestimmt, wer den Satz weiterführt.
why-canaille-31 = Jetzt kommt ein Stück deines Mülls in den Eimer.
why-canaille-32 = Jetzt werden Fische aus deinem Fang freigelassen.
why-canaille-34 = Der Nebel wird verteilt: Alle bekommen eine Karte.
