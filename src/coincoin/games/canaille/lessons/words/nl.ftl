sentence = Je eerste zin
sentence-1 =
    Je vist met woorden.
    Leg kaarten op een rij: in die volgorde worden ze uitgevoerd. De volgende rivierkaart is bekend: 2 vissen. Wat komt eerst?
sentence-1-else =
    Daarmee vang je niets.
    Welke kaart haalt er twee uit de rivier?
sentence-1-point =
    Een slotpunt alleen is passen.
    Het sluit de zin af. Maar wat moet er eerst gebeuren?
sentence-1-other =
    Dan krijgt Macreuse de vissen.
    Welke kaart vangt ze voor jou?
sentence-2 =
    Maak hem nu af.
    De laatste kaart moet een slotpunt hebben. Welke heeft er een?
sentence-2-else =
    Daar eindigt hij niet.
    Een zin heeft een slotpunt nodig. Welke kaart heeft er een?
sentence-2-other =
    Dat komt te laat.
    De vissen zijn dan al gevangen. Wat sluit de zin af?
sentence-3 =
    ‘Beet! Punt.’
    Spreek hem uit!
sentence-3-else =
    De zin is af.
    Hoe spreek je hem uit?
sentence-end =
    Drie vissen: drie punten.
    Je kaarten gaan weg, en je vult je hand weer aan tot vijf.

kinds = Niet twee keer hetzelfde
kinds-1 =
    Twee keer ‘Beet!’ in één zin?
    Dezelfde soort mag niet naast elkaar. Bovenop ligt 1 vis, onderop liggen er 5. Waarmee begin je?
kinds-1-else =
    Eerst de kleine vangst.
    Bovenop is maar één kaart bekend. Welke haalt er precies één?
kinds-1-two =
    Bewaar die voor het betere eind.
    Onderop wachten twee bekende viskaarten. Welke is voor bovenop?
kinds-2 =
    Nu mag er geen ‘Beet!’ volgen.
    Er moet iets tussen. Het liefst iets dat de hele rivier omkeert. Wat?
kinds-2-else =
    Dat kan er ook tussen.
    Maar de goede vissen liggen onderop. Wat keert de rivier om?
kinds-2-point =
    Een slotpunt mag ook middenin.
    Maar dan blijft onderop wat onderop ligt. Wat keert de rivier om?
kinds-3 =
    Wat onderop lag, ligt nu bovenop.
    Twee mooie kaarten. Pak je ze allebei?
kinds-3-else =
    De vissen wachten.
    Welke kaart haalt er twee?
kinds-4 =
    En het slotpunt.
    Vijf kaarten is het meeste. Hoe eindigt de zin?
kinds-4-else =
    Je hebt geen afval om weg te gooien.
    Wat sluit een zin af?
kinds-5 =
    Eén, omkeren, twee, punt.
    Spreek hem uit!
kinds-5-else =
    De zin is af.
    Hoe spreek je hem uit?
kinds-end =
    Zes vissen in één beurt!
    Wat iedereen van de rivier zag, blijft bekend. Onthoud wat onderop ligt.

bin = Weg met het afval
bin-1 =
    Je hebt 2 vissen en 4 stuks afval.
    Elk stuk afval kost een punt. Welke kaart ruimt er wat op?
bin-1-else =
    Je afval blijft liggen.
    Welke kaart is voor afval?
bin-1-bite =
    Dat levert 1 punt op.
    Je ergste afval kost er 3. Wat levert meer op?
bin-2 =
    Nu het slotpunt.
    Een andere keer kun je er nog bij vissen. Wat sluit de zin af?
bin-2-else =
    Geen slecht idee, maar houd het nu kort.
    Wat sluit de zin af?
bin-3 =
    ‘Afvalbak. Punt.’
    Spreek hem uit!
bin-3-else =
    De zin is af.
    Hoe spreek je hem uit?
bin-4 =
    Eén afvalkaart gaat voorgoed weg.
    Welke?
bin-4-else =
    Dat scheelt één punt.
    De andere scheelt meer. Welke?
bin-end =
    Drie punten beter.
    Van −2 naar +1, zonder één vis.

other = Laat anderen vissen
other-1 =
    De volgende kaart is 3 stuks afval.
    Iemand moet die krijgen. Alleen jij niet. Wat komt eerst?
other-1-else =
    Wie vist het er dan uit?
    Wijs eerst een ander aan. Welke kaart doet dat?
other-1-bite =
    Dan is het van jou: min 3.
    Een ander moet de hengel vasthouden. Welke kaart geeft hem door?
other-2 =
    Vanaf hier handelt Macreuse.
    Wat moet Macreuse doen?
other-2-else =
    Dat doet Macreuse geen kwaad.
    Welke kaart haalt het afval eruit?
other-3 =
    En dan stoppen.
    Laat Macreuse het niet weer kwijtraken. Wat komt als laatste?
other-3-else =
    Dan gooit Macreuse het meteen weg.
    Wat sluit de zin af?
other-4 =
    Klaar?
    Spreek hem uit!
other-4-else =
    De zin is af.
    Hoe spreek je hem uit?
other-end =
    Macreuse: min 3.
    Alles wat je van de rivier weet, is een wapen.

stop = Altijd een slotpunt
stop-1 =
    Pak nog één kaart.
    Kijk in je hand: nergens een slotpunt! Zonder betaal je vissen om te ruilen. Wat pak je?
stop-1-else =
    Nuttig, maar je zin kan niet eindigen.
    Ook Vrijlaten en Mist hebben een slotpunt. Welke open kaart heeft er een?
stop-1-pile =
    Misschien heb je geluk.
    Ongeveer een op de vier kaarten heeft een slotpunt. Ligt er een open?
stop-1-bite =
    Drie tegelijk, verleidelijk!
    Maar zonder slotpunt kun je het niet uitspreken. Welke open kaart heeft er een?
stop-end =
    Je volgende zin kan eindigen.
    Macreuse heeft er geen en betaalt een vis om te ruilen. Zie je?

cat = Daar is de kat
cat-1 =
    Canaille ligt bovenop!
    Wie hem krijgt, verliest vijf vissen, en het spel is uit. Jij hebt er 2, Macreuse 6. Wat komt eerst?
cat-1-else =
    De kat is er nog.
    Laat een ander hem tegenkomen. Welke kaart wijst een andere visser aan?
cat-1-bite =
    Hij zou jouw twee vissen opeten.
    Wie moet hem tegenkomen?
cat-1-point =
    Dan mag Macreuse kiezen.
    Straks is hij misschien voor jou. Wie moet hem nu tegenkomen?
cat-2 =
    Nu handelt Macreuse.
    Wat moet er gebeuren?
cat-2-else =
    Dan slaapt de kat door.
    Welke kaart haalt hem eruit?
cat-3 =
    En het slotpunt.
    Wat sluit de zin af?
cat-3-else =
    Genoeg is genoeg.
    Wat sluit de zin af?
cat-4 =
    Arme Macreuse.
    Spreek hem uit!
cat-4-else =
    De zin is af.
    Hoe spreek je hem uit?
cat-end =
    6 − 5 = 1: je wint met 2!
    Ook de kat is een wapen, als je weet waar hij ligt.

tip-lay = Elke kaart is één stap, in deze volgorde.
tip-finish = De zin doet wat je wilt: spreek hem uit.
tip-name = Laat het slechte over aan wie voorligt.
tip-throw = Het grootste afval kost het meest.
tip-let-go = Laat zo weinig mogelijk vissen vrij.
tip-enough = Elke vis meer is een verloren punt.
tip-give = Houd het goede, geef het slechte aan wie voorligt.
tip-put-back = De kleinste kost het minst.
tip-take = Je weet wat je krijgt; de anderen ook.
tip-draw = Niemand ziet wat je van de stapel pakt.
tip-swap = Je hebt een slotpunt nodig: geef wat je kunt missen.
