high = Weg mit den großen
high-1 =
    Du willst eine kleine Summe auf der Hand.
    In deinem Zug legst du Karten ab und ziehst dann eine. Eine einzelne genügt. Welche wiegt am meisten?
high-1-else =
    Das ändert deine Summe kaum.
    Du hast insgesamt 14, und eine Karte ist mehr als die Hälfte davon. Welche?
high-end =
    Von 14 auf 6.
    Alle haben die 8 gesehen. Sie liegt auf deiner Ablage: Wer neben dir sitzt, darf sie nehmen.

draw = Mit offenen Augen ziehen
draw-1 =
    Zieh jetzt eine Karte.
    Vom Stapel oder die oberste von der Ablage neben dir. Welche ist die kleinste, die du sicher bekommst?
draw-1-else =
    Schau erst, dann zieh.
    Was liegt offen neben dir?
draw-1-pile =
    Der Stapel ist eine Überraschung.
    Im Schnitt bringt er eine 4. Welche Karte ist besser als jede Überraschung?
draw-1-left =
    Das ist eine 5.
    Auf der anderen Seite liegt etwas Kleineres. Was?
draw-end =
    Eine 0 wiegt nichts.
    Aber jetzt wissen alle, dass du sie hast. Das ist der Preis einer offenen Karte.

set = Mehrere auf einmal
set-1 =
    Gleiche Zahlen gehen zusammen.
    Die Farbe ist egal, und du ziehst trotzdem nur eine. Was legst du ab?
set-1-else =
    Da geht noch mehr.
    Welche Zahl hast du dreimal?
set-1-one =
    Eine weg, eine gezogen: nichts gewonnen.
    Wie wirst du drei auf einmal los?
set-1-two =
    Fast! Zwei sind ein Anfang.
    Du darfst beliebig viele gleiche ablegen. Gibt es noch eine?
set-end =
    Drei Sechser in einem Zug weg.
    Du hast auch die Farbe obenauf gewählt: Nur diese können die anderen nehmen.

run = Straßen
run-1 =
    Drei oder mehr in Folge, alle in einer Farbe.
    Das ist eine Straße, und sie geht auf einmal weg. Siehst du eine?
run-1-else =
    Dann bleibt eine Straße auf deiner Hand.
    Drei blaue Zahlen folgen aufeinander. Welche?
run-1-pair =
    Zwei Sechser: nicht schlecht.
    Aber drei blaue Karten wiegen 15. Welche gehören zusammen?
run-end =
    Eine Straße aus drei Karten: 15 weniger.
    Du hast gewählt, welches Ende obenauf liegt. Lass den anderen, was sie nicht mögen.

out = Die Runde beenden
out-1 =
    Noch zwei Karten.
    Wenn du nach dem Ablegen keine mehr hast, endet die Runde sofort und der Rettungsring gehört dir. Wie?
out-1-else =
    Dann musst du wieder ziehen.
    Deine beiden zeigen dieselbe Zahl. Was darfst du damit tun?
out-end =
    Fertig! Der grüne Rettungsring gehört dir.
    Die höchste Summe wirft alles ab; die anderen legen ihre höchste Karte als Punkte unters Strandtuch.

duck = Duck dich!
duck-1 =
    Du hast 3, die anderen haben vier und fünf Karten.
    Mit höchstens 10 darfst du behaupten, dass niemand so wenig hat. Traust du dich?
duck-1-else =
    Nach dem Ablegen musst du ziehen.
    Besser als 3 wird es kaum. Was beendet die Runde jetzt?
duck-end =
    Richtig: Niemand hat so wenig.
    Der Rettungsring gehört dir, und deine höchste Karte kommt unter dein Strandtuch.

wait = Wann man sich nicht duckt
wait-1 =
    Du hast 10: genug zum Ducken.
    Aber schau zu Macreuse: eine einzige Karte, und alle wissen, dass es eine 3 ist. Was tust du?
wait-1-else =
    Dann behältst du die große.
    Mach erst deine Summe klein. Welche Karte wiegt am meisten?
wait-1-duck =
    Macreuse hat 3, du hast 10.
    Dann wird der Rettungsring rot und kostet dich Punkte. Was macht deine Summe kleiner?
wait-2 =
    Noch 3 auf der Hand. Jetzt zieh gut.
    Auch bei Gleichstand geht Ducken schief. Was zählt nichts dazu?
wait-2-else =
    Das macht deine Summe größer.
    Welche offene Karte zählt nichts?
wait-2-pile =
    Wer weiß, was da kommt?
    Welche offene Karte zählt nichts?
wait-end =
    Jetzt hast du 3, wie Macreuse.
    Nächstes Mal legst du die 2 ab und liegst darunter. Duck dich, wenn du sicher bist, oder mutig.

tip-lay = Die schwerste Karte verlässt deine Hand.
tip-set = Mehrere gehen, nur eine kommt zurück.
tip-run = Eine Straße nimmt drei oder mehr Karten auf einmal mit.
tip-duck = Niemand sonst scheint so wenig zu haben.
tip-draw = Eine kleine Karte, oder eine, die zu deinen passt.
