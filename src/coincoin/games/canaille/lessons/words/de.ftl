sentence = Dein erster Satz
sentence-1 =
    Du angelst mit Worten.
    Leg Karten in eine Reihe: So werden sie ausgeführt. Die nächste Flusskarte ist bekannt: 2 Fische. Was kommt zuerst?
sentence-1-else =
    Damit fängst du nichts.
    Welche Karte holt zwei aus dem Fluss?
sentence-1-point =
    Ein Schlusspunkt allein heißt passen.
    Er beendet den Satz. Aber was soll vorher geschehen?
sentence-1-other =
    Dann bekommt Macreuse die Fische.
    Welche Karte fängt sie für dich?
sentence-2 =
    Nun beende ihn.
    Die letzte Karte muss einen Schlusspunkt tragen. Welche hat einen?
sentence-2-else =
    Dort endet er nicht.
    Ein Satz braucht einen Schlusspunkt. Welche Karte hat einen?
sentence-2-other =
    Das käme zu spät.
    Die Fische sind dann schon gefangen. Was beendet den Satz?
sentence-3 =
    „Biss! Punkt.“
    Sprich ihn aus!
sentence-3-else =
    Der Satz ist fertig.
    Wie sprichst du ihn aus?
sentence-end =
    Drei Fische: drei Punkte.
    Deine Karten werden abgelegt, und du ziehst wieder auf fünf.

kinds = Nicht zweimal dasselbe
kinds-1 =
    Zwei Bisse in einem Satz?
    Dieselbe Art darf nicht zweimal nebeneinander stehen. Oben liegt 1 Fisch, unten 5. Womit beginnst du?
kinds-1-else =
    Erst der kleine Fang.
    Oben ist nur eine Karte bekannt. Welche holt genau eine?
kinds-1-two =
    Heb ihn für das bessere Ende auf.
    Unten warten zwei bekannte Fischkarten. Welcher Biss ist für oben?
kinds-2 =
    Jetzt darf kein Biss folgen.
    Etwas anderes muss dazwischen. Am besten etwas, das den ganzen Fluss umdreht. Was?
kinds-2-else =
    Das stünde auch dazwischen.
    Aber die guten Fische liegen unten. Was dreht den Fluss um?
kinds-2-point =
    Ein Schlusspunkt darf auch mittendrin stehen.
    Aber dann bleibt unten, was unten ist. Was dreht den Fluss um?
kinds-3 =
    Was unten war, liegt jetzt oben.
    Zwei schöne Karten. Nimmst du beide?
kinds-3-else =
    Die Fische warten.
    Welche Karte holt zwei?
kinds-4 =
    Und der Schlusspunkt.
    Fünf Karten sind das Höchste. Wie endet der Satz?
kinds-4-else =
    Du hast keinen Müll zum Wegwerfen.
    Was beendet einen Satz?
kinds-5 =
    Eins, umdrehen, zwei, Punkt.
    Sprich ihn aus!
kinds-5-else =
    Der Satz ist fertig.
    Wie sprichst du ihn aus?
kinds-end =
    Sechs Fische in einem Zug!
    Was alle vom Fluss gesehen haben, bleibt bekannt. Merk dir, was unten liegt.

bin = Weg mit dem Müll
bin-1 =
    Du hast 2 Fische und 4 Stück Müll.
    Jedes Stück Müll kostet einen Punkt. Welche Karte schafft welchen weg?
bin-1-else =
    Dein Müll bleibt liegen.
    Welche Karte ist für Müll da?
bin-1-bite =
    Das bringt 1 Punkt.
    Dein schlimmster Müll kostet 3. Was bringt mehr?
bin-2 =
    Nun der Schlusspunkt.
    Ein andermal kannst du dazwischen noch angeln. Was beendet den Satz?
bin-2-else =
    Keine schlechte Idee, aber jetzt kurz.
    Was beendet den Satz?
bin-3 =
    „Mülleimer. Punkt.“
    Sprich ihn aus!
bin-3-else =
    Der Satz ist fertig.
    Wie sprichst du ihn aus?
bin-4 =
    Eine Müllkarte verschwindet für immer.
    Welche?
bin-4-else =
    Das rettet einen Punkt.
    Die andere rettet mehr. Welche?
bin-end =
    Drei Punkte besser.
    Von −2 auf +1, ganz ohne Fisch.

other = Lass andere angeln
other-1 =
    Die nächste Karte ist 3 Stück Müll.
    Irgendwer sollte sie bekommen. Nur nicht du. Was kommt zuerst?
other-1-else =
    Wer fischt ihn dann heraus?
    Erst muss jemand anderes dran sein. Welche Karte macht das?
other-1-bite =
    Dann ist er deiner: minus 3.
    Jemand anderes soll die Angel halten. Welche Karte gibt sie weiter?
other-2 =
    Ab hier handelt Macreuse.
    Was soll Macreuse tun?
other-2-else =
    Das schadet Macreuse nicht.
    Welche Karte zieht den Müll heraus?
other-3 =
    Und Schluss.
    Macreuse soll ihn nicht wieder loswerden. Was kommt ans Ende?
other-3-else =
    Dann wirft Macreuse ihn gleich weg.
    Was beendet den Satz?
other-4 =
    Fertig?
    Sprich ihn aus!
other-4-else =
    Der Satz ist fertig.
    Wie sprichst du ihn aus?
other-end =
    Macreuse: minus 3.
    Alles, was man vom Fluss weiß, ist eine Waffe.

stop = Immer ein Schlusspunkt
stop-1 =
    Nimm noch eine Karte.
    Schau auf deine Hand: nirgends ein Schlusspunkt! Ohne einen zahlst du Fische fürs Tauschen. Was nimmst du?
stop-1-else =
    Nützlich, aber dein Satz hätte kein Ende.
    Auch Freilassen und Nebel tragen einen Schlusspunkt. Welche offene Karte hat einen?
stop-1-pile =
    Vielleicht hast du Glück.
    Etwa jede vierte Karte trägt einen Schlusspunkt. Liegt einer offen da?
stop-1-bite =
    Drei auf einmal, verlockend!
    Aber ohne Schlusspunkt kannst du es nicht aussprechen. Welche offene Karte hat einen?
stop-end =
    Dein nächster Satz kann enden.
    Macreuse hat keinen und zahlt einen Fisch fürs Tauschen. Siehst du?

cat = Da kommt die Katze
cat-1 =
    Canaille liegt obenauf!
    Wer sie bekommt, verliert fünf Fische, und das Spiel ist aus. Du hast 2, Macreuse 6. Was kommt zuerst?
cat-1-else =
    Die Katze ist noch da.
    Lass jemand anderen ihr begegnen. Welche Karte bestimmt einen anderen Angler?
cat-1-bite =
    Sie fräße deine zwei Fische.
    Wer soll ihr stattdessen begegnen?
cat-1-point =
    Dann hat Macreuse die Wahl.
    Gleich könnte sie bei dir landen. Wer soll ihr jetzt begegnen?
cat-2 =
    Jetzt handelt Macreuse.
    Was soll geschehen?
cat-2-else =
    Dann schläft die Katze weiter.
    Welche Karte zieht sie heraus?
cat-3 =
    Und der Schlusspunkt.
    Was beendet den Satz?
cat-3-else =
    Genug ist genug.
    Was beendet den Satz?
cat-4 =
    Arme Macreuse.
    Sprich ihn aus!
cat-4-else =
    Der Satz ist fertig.
    Wie sprichst du ihn aus?
cat-end =
    6 − 5 = 1: Du gewinnst mit 2!
    Auch die Katze ist eine Waffe, wenn man weiß, wo sie liegt.

tip-lay = Jede Karte ist ein Schritt, in dieser Reihenfolge.
tip-finish = Der Satz tut, was du willst: Sprich ihn aus.
tip-name = Überlass das Schlechte der Person, die vorn liegt.
tip-throw = Der größte Müll kostet am meisten.
tip-let-go = Lass so wenige Fische frei wie möglich.
tip-enough = Jeder weitere Fisch wäre ein verlorener Punkt.
tip-give = Behalte Gutes, gib Schlechtes der Person, die vorn liegt.
tip-put-back = Die kleinste kostet am wenigsten.
tip-take = Du weißt, was du bekommst; die anderen auch.
tip-draw = Niemand sieht, was du vom Stapel ziehst.
tip-swap = Du brauchst einen Schlusspunkt: Gib ab, was du entbehren kannst.
