collect = Erst Energie
collect-1 =
    Rot zum Fliegen, Gelb zum Bauen, Blau zum Handeln.
    Nimm eine Scheibe; deine Besatzung, eine rote und eine gelbe, bringt je eine dazu. Welche Farbe fehlt?
collect-1-else =
    Diese Farbe bringt deine Besatzung sowieso.
    Die dritte bringt niemand an Bord. Welche ist das?
collect-1-act =
    Ohne Scheibe könntest du nichts tun.
    Und das Spiel hat nur 24 Aktionszüge. Was nimmst du zuerst?
collect-end =
    Drei Scheiben in einem Zug.
    Darum lohnt sich jedes Besatzungsmitglied.

act = Zeit für einen Aktionszug
act-1 =
    Zwei von jeder Farbe: genug für eine Reise.
    Noch einmal sammeln oder einen Aktionszug machen? Danach behältst du höchstens vier Scheiben.
act-1-else =
    Mehr ist schön, aber die anderen warten nicht.
    Wer früh loslegt, hat freie Wahl. Was beginnt eine Reise?
act-end =
    Dein Klötzchen liegt auf der Zugleiste.
    Liegen dort 24, ist das Spiel aus. Erst eine kostenlose Wegmarke, dann flieg, bau und handle, wie du magst.

mine = Waren aus der Mine
mine-1 =
    Dein Schiff steht auf Anser.
    Die Mine gibt Gummienten, eine für jede blaue Scheibe. Hol dir eine!
mine-1-else =
    Das hat Zeit.
    Woher kommen Waren?
mine-1-end =
    Du hast noch Energie.
    Was bekommst du für eine blaue Scheibe?
mine-1-fly =
    Mit leerem Laderaum?
    Nimm erst etwas mit. Wo gibt es das?
mine-2 =
    Eine Ente an Bord.
    Ein Laderaum fasst zwei Waren, der kleine eine mehr. Du hast noch eine blaue Scheibe. Und nun?
mine-2-else =
    Es ist noch Platz an Bord.
    Was bekommst du hier noch für Blau?
mine-2-end =
    Du hast noch eine blaue Scheibe.
    Warum nicht gleich hier?
mine-2-fly =
    Fast startklar.
    Aber eine Ente passt noch hinein. Woher kommt sie?
mine-end =
    Zwei Gummienten.
    Rohe Waren bringen allein nichts ein. Fabriken machen etwas daraus.

fly = Fliegen und entdecken
fly-1 =
    Dein Späher macht mit einer roten Scheibe 8 Schritte.
    Aix ist vier Schritte entfernt, unentdeckt, und hat auch Enten. Flieg hin!
fly-1-else =
    Das kann warten.
    Wie kommst du nach Aix?
fly-1-end =
    Du hast noch eine rote Scheibe.
    Wohin bringt sie dich?
fly-1-fly =
    Dorthin kannst du fliegen.
    Aber diesmal treffen wir uns auf Aix, links von Anser. Siehst du es?
fly-2 =
    Ein neuer Planet! Wähl seinen Abnehmer.
    Ein Radio entsteht aus Telefonzelle und Gummiente; Enten gibt es hier. Welcher passt?
fly-2-else =
    Dafür braucht man Solarmodul und Perlen.
    Was entsteht aus Enten?
fly-end =
    Aix möchte Radios.
    Wenn Mine und Abnehmer zusammenpassen, sparst du Wege.

factory = Eine Fabrik bauen
factory-1 =
    Telefonzelle und Ente sind an Bord.
    Mit einer gelben Scheibe wird daraus hier eine Radiofabrik: 3 Punkte. Bau sie!
factory-1-else =
    Das bringt keine Punkte.
    Was wird aus gelber Scheibe, Telefonzelle und Ente?
factory-1-road =
    Eine Wegmarke hilft dir später.
    Hier ist die Scheibe mehr wert. Was bringt 3 Punkte?
factory-end =
    Plus 3, und die Fabrik läuft sofort.
    Alle dürfen sie nutzen. Aber du bist schon da.

make = Etwas daraus machen
make-1 =
    Die Fabrik braucht Telefonzelle und Ente.
    Die Telefonzelle hast du. Wo gibt es eine Ente?
make-1-else =
    Die Fabrik wartet noch.
    Aix hat eine Mine. Was gibt sie?
make-2 =
    Telefonzelle, Ente und eine blaue Scheibe.
    Wirf die Fabrik an!
make-2-else =
    Alles ist da.
    Was macht ein Radio daraus?
make-2-mine =
    Eine Ente genügt.
    Die letzte blaue Scheibe kann Besseres. Was?
make-end =
    Ein Radio!
    Hergestelltes bringt Punkte: 3 je Lieferung, Teureres 10 oder 30. Rezepte stehen neben der Karte.

consumer = Den Abnehmer bauen
consumer-1 =
    Aix möchte Radios, und du hast eins.
    Ein Radio und eine gelbe Scheibe bauen den Abnehmer: einmal 5 Punkte. Danach kauft er.
consumer-1-else =
    Der Abnehmer schläft noch.
    Was braucht es, um ihn zu bauen?
consumer-1-road =
    Die gelbe Scheibe bringt hier 5 Punkte.
    Was gibt es zu bauen?
consumer-end =
    Noch fünf Punkte.
    Das Plättchen zeigt jetzt Blau: Ab sofort dürfen hier alle liefern.

deliver = Holen, machen, liefern
deliver-1 =
    Drei blaue Scheiben und eine Telefonzelle.
    Mine, Fabrik und Abnehmer liegen beisammen. Wo beginnt die Kette?
deliver-1-else =
    Für ein Radio fehlt noch etwas.
    Wo bekommst du eine Ente?
deliver-2 =
    Telefonzelle und Ente.
    Was kommt als Nächstes?
deliver-2-else =
    Aus zwei Waren wird eine bessere.
    Wo?
deliver-3 =
    Ein Radio und eine blaue Scheibe.
    Wer bezahlt dafür?
deliver-3-else =
    Hier möchte es jemand haben.
    Wer?
deliver-end =
    Plus 3: ein ganzes Geschäft auf einem Planeten.
    Drei Scheiben für drei Punkte. Geht das billiger? Das sagt die letzte Lektion.

hold = Was an Bord passt
hold-1 =
    Vier Waren, Platz für drei.
    Zum Fliegen und am Ende des Zuges muss alles passen. Du brauchst eine Ente und die Telefonzelle. Was bleibt zurück?
hold-1-else =
    Schaff erst Platz.
    Wovon hast du mehr als genug?
hold-1-phone =
    Davon hast du nur eine.
    Aber drei Enten. Was kannst du entbehren?
hold-2 =
    Jetzt passt alles.
    Auf nach Aix, mit einer roten Scheibe!
hold-2-else =
    Diese Waren gehören nach Aix.
    Wie kommst du dorthin?
hold-2-end =
    Du hast noch eine rote Scheibe.
    Wohin soll sie dich bringen?
hold-end =
    Unterwegs mit vollem Laderaum.
    Mehr Laderäume fassen mehr, aber ab vier Plätzen wird das Schiff langsamer.

claim = Ein Vorrecht
claim-1 =
    Vier Radios, aber nur eine blaue Scheibe.
    Ein Vorrecht kostet drei gelbe: Dann zahlt eine blaue beliebig viele Nutzungen. Was beanspruchst du?
claim-1-else =
    So verkaufst du keine vier Radios.
    Beanspruche, was du oft nutzen willst. Was ist es?
claim-1-deliver =
    Damit verkaufst du ein Radio für 3 Punkte.
    Mit einem Vorrecht verkauft dieselbe Scheibe alle vier. Worauf?
claim-1-road =
    Wegmarken sind zum Reisen da.
    Für drei gelbe gibt es hier Besseres. Was?
claim-1-tile =
    Das brauchst du nicht viermal.
    Du hast Radios zu verkaufen. Wer kauft sie?
claim-2 =
    Auf dem Abnehmer liegt dein Klötzchen.
    Liefere das erste Radio, für die blaue Scheibe.
claim-2-else =
    Die Radios warten.
    Wer nimmt sie?
claim-3 =
    Das zweite kostet keine Scheibe mehr.
    Gleich noch einmal!
claim-3-else =
    Es gibt noch mehr zu verkaufen.
    Wer nimmt Radios, ganz ohne Scheibe?
claim-end =
    Vier Radios, 12 Punkte, eine blaue Scheibe.
    Bau dir früh so einen Ort, und komm mit vollem Schiff wieder.

tip-bid = Biete, was dir der Anfang wert ist: Es wird am Ende abgezogen.
tip-place = Wer früh kommt, hat die Wahl der Startplaneten.
tip-equip = Besatzung bringt Energie, Laderäume tragen Waren.
tip-collect = Mehr Scheiben, mehr in einem Aktionszug.
tip-act = Deine Energie reicht für etwas Lohnendes.
tip-end = Hier lohnt sich keine Scheibe mehr.
tip-return = Behalte die Farben, die du als Nächstes brauchst.
tip-explore = Wähl, was sich in der Nähe herstellen lässt.
tip-mine = Jedes Produkt beginnt mit rohen Waren.
tip-make = Aus zwei Waren wird eine, die Punkte bringt.
tip-deliver = Eine Lieferung bringt sofort Punkte.
tip-build = Bauen bringt einmal Punkte, und danach wird gekauft.
tip-yard = Drei Punkte, und Ausrüstung zu kaufen.
tip-consumer = Bauen bringt einmal Punkte, und danach wird gekauft.
tip-factory = Punkte jetzt, und bessere Waren von nun an.
tip-claim = Eine blaue Scheibe zahlt dann beliebig viele Nutzungen.
tip-buy = Das nützt dir bis zum Ende.
tip-swap = Das Neue passt besser zu deinem Plan.
tip-discard = Vor dem Abflug muss alles passen.
tip-offer = Dort gibt es, was du brauchst.
tip-give = Biete an, wovon du zu viel hast.
tip-ask = Das ergänzt ein Rezept.
tip-propose = Der Tausch nützt beiden.
tip-withdraw = Dabei ist nichts zu gewinnen.
tip-accept = Du bekommst mehr, als du gibst.
tip-refuse = Das nützt der anderen Seite mehr als dir.
tip-jump = Eine Scheibe, egal wie weit.
tip-start = Beginn dort, wo die Mine zu deinem Plan passt.
tip-entrance = Ein Tor spart lange Flüge, immer wieder.
tip-exit = Ein Tor spart lange Flüge, immer wieder.
tip-fly = Dort lassen sich deine Scheiben nutzen.
tip-road = Ein Punkt mit deiner Wegmarke kostet keinen Schritt.
tip-lift = Du brauchst ein Klötzchen, und diese Wegmarke am wenigsten.
tip-unclaim = Du brauchst ein Klötzchen, und dieses Vorrecht am wenigsten.
