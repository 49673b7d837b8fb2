highest = Die höchste Karte gewinnt
highest-1 =
    Gewinn diesen Stich.
    Alle legen verdeckt eine Karte. Die höchste nimmt alle drei. Gewonnene Karten schützen dich später. Welche legst du?
highest-1-else =
    Die wird fast immer geschlagen.
    Die höchste Karte nimmt den Stich. Welche von deinen ist die stärkste?
highest-end =
    Deine 5 nimmt alles!
    Die drei Karten liegen jetzt vor dir. Je mehr du hast, desto sicherer bist du an der Trommel.

cancel = Gleiche heben sich auf
cancel-1 =
    Psst: Die anderen legen beide eine 6.
    Karten mit gleichem Wert heben sich auf. Welche gewinnt dann?
cancel-1-else =
    Schau, was dort liegen wird.
    Zwei 6 heben sich auf. Was bleibt übrig?
cancel-1-six =
    Eine dritte 6 hebt sich auch auf.
    Dann gewinnt niemand etwas. Welche Karte bliebe allein übrig?
cancel-1-two =
    Die würde auch gewinnen.
    Aber sicher ist sicher, falls doch eine 3 kommt. Welche ist höher?
cancel-end =
    Beide 6 heben sich auf: Deine 4 ist die höchste.
    Sie nimmt auch die aufgehobenen Karten.

mouse = Die Maus erschreckt den Elefanten
mouse-1 =
    Psst: Es kommen eine 6 und eine 5.
    Die 1 schlägt die 6, wenn von beiden genau eine daliegt. Was legst du?
mouse-1-else =
    Die 6 schlägt sie.
    Nur eine Karte hat keine Angst vor dem Elefanten. Welche?
mouse-1-five =
    Zwei 5 heben sich auf, und die 6 gewinnt.
    Wer kann den Elefanten verjagen?
mouse-end =
    Die Maus nimmt den Stich!
    Die kleinste Karte hat alles gewonnen. Darum ist eine 6 nie ganz sicher.

turn = An der Trommel
turn-1 =
    Sechs Karten, eine davon ist Pan.
    Wer Pan umdreht, ist raus. Du beginnst, noch ist nichts umgedreht. Was kostet dich nichts?
turn-1-else =
    Noch ist nichts umgedreht.
    Mischen würde eine Karte kosten, und es bliebe 1 Fall von 6. Wie geht es umsonst?
turn-1-pass =
    Das kostet drei Karten.
    Zu teuer für eine Gefahr von 1 in 6 Fällen. Was ist umsonst?
turn-end =
    Clic. Nichts passiert.
    Die Karte bleibt draußen: Die nächste Person hat nur noch fünf vor sich. Es wird heißer.

spin = Neu mischen
spin-1 =
    Nur noch zwei Karten: In 1 von 2 Fällen ist es Pan.
    Eine gewonnene Karte kauft dir bessere Aussichten. Welche gibst du her?
spin-1-else =
    Zahl eine Karte für eine neue Trommel.
    Welche fehlt dir am wenigsten?
spin-1-turn =
    Das ist ein Münzwurf um dein Leben.
    Eine Karte macht daraus 1 von 6. Welche kannst du entbehren?
spin-1-five =
    Das geht mit jeder Karte.
    Bei gleich vielen Karten zählt die Summe. Welche behältst du also?
spin-end =
    Alle sechs wurden gemischt: 1 von 6, und du lebst.
    Die 1 war ein kleiner Preis.

pass = Gib es weiter
pass-1 =
    Die letzte Karte ist ganz sicher Pan.
    Nur Fuligule ist noch da, ohne eine Karte zum Zahlen. Was ist jetzt das Gemeinste?
pass-1-else =
    Du würdest wohl überleben.
    Aber Pan wäre wieder irgendwo. Lass es auf jemand anderen warten. Wie?
pass-1-turn =
    Das ist Pan, eine andere gibt es nicht.
    Für zwei Karten darfst du passen. Wer muss sie dann umdrehen?
pass-2 =
    Passen kostet so viele Karten, wie noch Leute dabei sind: zwei.
    Zahl, welche du magst.
pass-2-else =
    Zahl mit einer gewonnenen Karte.
    Welche geht weg?
pass-3 =
    Und noch eine.
    Dann ist Fuligule dran.
pass-3-else =
    Zahl mit einer gewonnenen Karte.
    Welche geht weg?
pass-end =
    Pan! Nur noch du bist übrig: gewonnen.
    Heb dir Karten für genau diesen Augenblick auf: Dafür sind sie da.

tip-pick = Hohe Karten gewinnen Stiche, wenn sie nicht auf ihresgleichen treffen.
tip-turn = Das kostet nichts, und die Gefahr ist noch klein genug.
tip-reshuffle = Eine Karte senkt die Gefahr wieder auf 1 von 6.
tip-pass = Die Gefahr wartet auf die nächste Person.
tip-pay = Kleine zuerst: Bei Gleichstand zählt die Summe.
tip-again = Zwei Clics hintereinander bringen dir Karten.
tip-stop = Du lebst: Das genügt fürs Erste.
tip-steal = Nimm es von der Person, die am meisten zum Zahlen hat.
