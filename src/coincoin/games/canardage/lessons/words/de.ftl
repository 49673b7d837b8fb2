aim = Zielen
aim-1 =
    Deine Enten sind die gelben.
    Ohne Zielscheibe darüber fällt kein Schuss. Leg eine über die Ente von jemand anderem. Wo?
aim-1-else =
    Erst zielen.
    Welche Karte legt eine Zielscheibe in die Reihe?
aim-1-own =
    Das ist deine!
    Da würde sich jemand freuen. Wessen Ente soll sich sorgen?
aim-1-water =
    Das ist Wasser.
    Man darf darauf zielen, aber es tut niemandem weh. Wo ist eine Ente, die nicht deine ist?
aim-end =
    Die Zielscheibe bleibt an ihrem Platz.
    Wenn die Enten ziehen, wartet sie auf die, die darunter kommt.

bang = Peng!
bang-1 =
    Drei Zielscheiben, dreimal „Peng!“.
    Geschossen wird nur auf eine Karte mit Zielscheibe. Auf welche?
bang-1-else =
    Schießen kann man nur, wo eine Zielscheibe liegt.
    Welche der drei ist eine fremde Ente?
bang-1-own =
    Das ist deine!
    Du hast fünf Enten, und die letzte lebende gewinnt. Auf wen schießt du?
bang-1-water =
    Platsch. Die Zielscheibe wäre weg, sonst nichts.
    Wo schwimmt eine Ente unter einer Zielscheibe?
bang-end =
    Die rote Ente ist weg.
    Die dahinter rücken auf, und hinten kommt eine Karte vom Stapel.

march = Vorwärts marsch
march-1 =
    Über deiner vordersten Ente liegt eine Zielscheibe!
    Macreuse ist gleich dran. Wie bringst du sie dort weg?
march-1-else =
    Deine Ente bleibt unter der Zielscheibe.
    Welche Karte bewegt die ganze Reihe?
march-1-aim =
    Noch eine Zielscheibe rettet sie nicht.
    Welche Karte bewegt die ganze Reihe?
march-1-luke =
    Eine starke Karte, aber rette erst deine Ente.
    Welche bewegt die ganze Reihe?
march-end =
    Sicher unter dem Stapel.
    Und jetzt schwimmt die blaue Ente unter der Zielscheibe. Enten ziehen, Zielscheiben bleiben.

swap = Nach dir!
swap-1 =
    Über deiner Ente auf Platz 3 liegt eine Zielscheibe.
    Eilig tauscht sie nach vorn, lahm nach hinten. Womit schadest du jemandem?
swap-1-else =
    Die Zielscheibe bliebe bei dir.
    Wer könnte an diesen Platz kommen?
swap-1-lazy =
    Gerettet, aber dorthin kommt nur Wasser.
    Wer schwimmt vor deiner Ente?
swap-1-last =
    Die ist nicht in Gefahr.
    Über welcher deiner Enten liegt die Zielscheibe?
swap-end =
    Eine Karte, zwei gute Taten.
    Deine Ente ist sicher, und eine blaue ist unter der Zielscheibe.

hide = Versteckt
hide-1 =
    Zwei Zielscheiben, eine davon über dir.
    Versteck deine Ente unter einer Nachbarin: Schüsse treffen die obere. Unter wem?
hide-1-else =
    Deine Ente bleibt unter der Zielscheibe.
    Welche Karte versteckt sie, und wo?
hide-1-aim =
    Das rettet sie nicht.
    Welche Karte versteckt deine Ente?
hide-1-last =
    Die war schon sicher.
    Über welcher deiner Enten liegt eine Zielscheibe?
hide-end =
    Fuligule hat die blaue abgeschossen.
    Deine war darunter versteckt und nimmt unversehrt ihren Platz ein.

last = Der letzte Schuss
last-1 =
    Macreuse hat nur noch eine Ente, die blaue.
    Die Zielscheibe liegt über deiner. Schieb sie weg! Dann schieß.
last-1-else =
    Die Zielscheibe bleibt über deiner Ente.
    Welche Karte schiebt sie einen Platz nach rechts?
last-1-own =
    Diese Ente ist deine.
    Die blaue schwimmt gleich daneben. Wie kommt die Zielscheibe dorthin?
last-2 =
    Macreuse konnte nicht fliehen.
    Über der blauen Ente liegt die Zielscheibe. Jetzt!
last-2-else =
    Lass sie nicht entkommen.
    Welche Karte schießt?
last-2-own =
    Die ist deine.
    Wo ist die letzte blaue Ente?
last-end =
    Nur noch gelbe Enten leben: gewonnen!
    Erst die Zielscheibe schieben, dann schießen: zwei Karten, die zusammengehören.

tip-en-joue = Kein Schuss ohne Zielscheibe: Bedroh die Stärksten.
tip-deux-pour-un = Zwei Drohungen mit einer Karte.
tip-deux-pour-un-seul = Eine Zielscheibe ist besser als keine.
tip-pan = Eine Ente weniger bei jemand anderem.
tip-ducky-luke = Das geht ohne Zielscheibe: Niemand kann sich darauf einstellen.
tip-oups = Der Schuss geht auf die Ente nebenan, die sich sicher fühlte.
tip-canards-enchaines = Zwei Enten mit einer Karte.
tip-mexicoin = Alle sind bedroht, und die meisten sind nicht deine.
tip-canard-simplet = Sollen andere ihre Schüsse vergeuden.
tip-president = Wer aussetzt, schießt nicht.
tip-commissaire-magret = Wer diese Ente abschießt, muss Rache fürchten.
tip-rectifier-gauche = Die Zielscheibe wandert zu einer fremden Ente.
tip-rectifier-droite = Die Zielscheibe wandert zu einer fremden Ente.
tip-en-avant-marche = Enten ziehen weiter, Zielscheiben bleiben.
tip-canard-blase = Deine Ente weicht aus, eine andere kommt an ihren Platz.
tip-canard-presse = Deine Ente weicht aus, eine andere kommt an ihren Platz.
tip-fulguro-coin = Vorn geht sie als Erste, und alle anderen rücken zurück.
tip-canarchie = Leg die anderen unter die Zielscheiben, deine daneben.
tip-danse-des-canards = Deine Enten sind im Stapel besser aufgehoben.
tip-planque = Unter einer anderen Ente kann deiner nichts geschehen.
tip-a-couvert = Bis zu deinem nächsten Zug wird dort keine Ente abgeschossen.
tip-peace-and-love = Über deinen Enten liegen zu viele Zielscheiben.
tip-walking-duck = Eine von deinen kommt zurück.
tip-moby-duck = Bis zu deinem nächsten Zug sind deine Enten sicher.
tip-throw-away = Keine lässt sich spielen: Trenn dich von der schwächsten.
tip-revenge = Ente um Ente.
tip-spare = Abschießen könntest du nur eigene.
