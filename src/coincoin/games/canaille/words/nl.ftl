name = Canaille
pitch = Zeg wat je vangt, en pas op voor de kat.
minutes = 20

card = { $card ->
    [bite1] Beet! (1)
    [bite2] Beet! (2)
    [bite3] Beet! (3)
    [other] Andere visser
    [move] Verkassen
    [bin] Afvalbak
    [release1] Vrijlaten (1)
    [release2] Vrijlaten (2)
    [release3] Vrijlaten (3)
    [fog] Mist
   *[point] Punt
}
got = { $got ->
    [bite1] Beet! (1)
    [bite2] Beet! (2)
    [bite3] Beet! (3)
    [other] Andere visser
    [move] Verkassen
    [bin] Afvalbak
    [release1] Vrijlaten (1)
    [release2] Vrijlaten (2)
    [release3] Vrijlaten (3)
    [fog] Mist
   *[point] Punt
}
card-plain = { card }
card-stop = { card }, met een slotpunt
catch = { $catch ->
    [fish1] 1 vis
    [fish2] 2 vissen
    [fish3] 3 vissen
    [litter1] 1 stuk afval
    [litter2] 2 stuks afval
    [litter3] 3 stuks afval
   *[canaille] de kat Canaille
}
catch-count = { $count ->
    [1] één kaart: { catch }
   *[other] { $count } kaarten: { catch }
}
river-hidden = een gedekte rivierkaart
river-up = { $count ->
    [1] de rivier, open, één kaart: { catch }
   *[other] de rivier, open, { $count } kaarten, bovenop { catch }
}
river-down = { $count ->
    [1] de rivier, gedekt, één kaart
   *[other] de rivier, gedekt, { $count } kaarten
}
river-empty = leeg
face-up = open
face-down = gedekt
next-known = de volgende kaart is bekend: { catch }
next-odds = { $count ->
    [1] de volgende kaart is Canaille
   *[other] kans van 1 op { $count } dat de volgende kaart Canaille is
}
next-safe = de volgende kaart is niet Canaille
known-place = kaart { $place } van boven: { catch }
pile = { $count ->
    [0] de stapel actiekaarten is leeg
    [1] de stapel actiekaarten, één kaart
   *[other] de stapel actiekaarten, { $count } kaarten
}
empty-place = plaats { $place } van de zin, leeg
dull = { $count ->
    [1] nog één zonder slotpunt
   *[other] nog { $count } zonder slotpunt
}
holds = { $count ->
    [one] { $count } actiekaart
   *[other] { $count } actiekaarten
}
points = stand: { $count }
tally = { $fish ->
    [one] { $fish } vis, { $litter } afval
   *[other] { $fish } vissen, { $litter } afval
}

area-heap = Vangst
area-shown = In de hand, door iedereen gezien
area-river = De rivier
area-known = Bekend in de rivier
area-open = Actiekaarten om te pakken
area-sentence = { $you ->
    [yes] Jouw zin
   *[no] Zin van { $seat }
}
area-fog = In de mist
area-fishers = De vissers
area-hand = Je hand

chip-cat = De kat ligt op de loer
chip-cat-seen = Canaille is gezien
chip-quiet = { $count } beurten zonder vangst (na { $most } is het uit)

title-wait = { $seat } is aan de beurt
reason-wait-card = Het gaat nu om: ‘{ card }’
title-lay = Jouw beurt: leg een zin
reason-lay = Leg één tot en met vijf kaarten: nooit twee van dezelfde soort naast elkaar, en een slotpunt op de laatste.
title-laid = ‘{ $sentence } …’
reason-needs-stop = Leg nog een kaart. De laatste moet een slotpunt hebben.
reason-fifth = De vijfde kaart sluit de zin af.
reason-may-finish = Spreek hem nu uit, of ga door tot een volgende slotpunt.
title-put-back = Geen slotpunt: welke vis gaat terug in de rivier?
reason-put-back = Elke ruil kost één viskaart.
title-swap = Geen slotpunt in de hand: ruil een kaart
reason-swap = Geef een kaart voor de bovenste van de stapel, of voor een open kaart met een slotpunt.
title-name = Wie vist verder?
reason-name = Die visser voert de rest van de zin uit.
title-throw = Welk afval gaat in de bak?
reason-throw = Het is voorgoed uit het spel.
title-let-go = { $count ->
    [one] Laat nog minstens { $count } vis vrij
   *[other] Laat nog minstens { $count } vissen vrij
}
title-more = Dat is genoeg. Nog meer vissen vrijlaten?
reason-let-go = Ze gaan onder de rivier, in de volgorde die jij kiest.
title-give = Mist: wie krijgt de volgende kaart?
reason-give = Eén kaart voor elke visser, allemaal zichtbaar.
reason-give-hidden = Eén kaart voor elke visser; ze worden omgedraaid als alles is gegeven.
title-draw = { $count ->
    [1] Pak nog één actiekaart
   *[other] Pak nog { $count } actiekaarten
}
reason-draw = Open kaarten of van de stapel, zoals je wilt.
title-over = { $you ->
    [yes] Jij wint de wedstrijd!
   *[no] { $seat } wint de wedstrijd.
}
title-shared = { $seats } delen de overwinning.
reason-cat = { $you ->
    [yes] Je kwam Canaille tegen, die tot vijf van je vissen opeet.
   *[no] { $seat } kwam Canaille tegen, die tot vijf vissen opeet.
}
reason-quiet = { $most } beurten lang verliet geen kaart de rivier.

button-finish = Uitspreken
button-enough = Genoeg
button-draw = Van de stapel

move-lay = Leggen: { card }
move-finish = De zin uitspreken
move-name = { $seat } verder laten vissen
move-throw = { $size ->
    [one] { $size } stuk afval weggooien
   *[other] { $size } stuks afval weggooien
}
move-let-go = { $size ->
    [one] { $size } vis vrijlaten
   *[other] { $size } vissen vrijlaten
}
move-enough = Er geen meer vrijlaten
move-give = De volgende kaart aan { $seat } geven
move-put-back = { $size ->
    [one] { $size } vis terugleggen
   *[other] { $size } vissen terugleggen
}
move-take = Pakken: { card }
move-draw = De bovenste kaart van de stapel pakken
move-swap = { $source ->
    [pile] Geven: { card }, voor de bovenste kaart van de stapel
   *[other] Geven: { card }, pakken: { source }
}
source = { $source ->
    [bite1] Beet! (1)
    [bite2] Beet! (2)
    [bite3] Beet! (3)
    [other] Andere visser
    [move] Verkassen
    [bin] Afvalbak
    [release1] Vrijlaten (1)
    [release2] Vrijlaten (2)
    [release3] Vrijlaten (3)
    [fog] Mist
   *[point] Punt
}

news-no-stop = { $you ->
    [yes] Je hebt geen slotpunt in de hand en moet ruilen.
   *[no] { $seat } heeft geen slotpunt in de hand en moet ruilen.
}
news-put-back = { $you ->
    [yes] Je legt een viskaart ({ $size }) terug.
   *[no] { $seat } legt een viskaart ({ $size }) terug.
}
news-swapped = { $you ->
    [yes] Je ruilt ‘{ card }’ voor een gedekte kaart.
   *[no] { $seat } ruilt ‘{ card }’ voor een gedekte kaart.
}
news-swapped-for = { $you ->
    [yes] Je geeft ‘{ card }’ en pakt ‘{ got }’.
   *[no] { $seat } geeft ‘{ card }’ en pakt ‘{ got }’.
}
news-swapped-open = { $you ->
    [yes] Je ruilt ‘{ card }’ voor de open kaart ‘{ got }’.
   *[no] { $seat } ruilt ‘{ card }’ voor de open kaart ‘{ got }’.
}
news-gave-up = { $you ->
    [yes] Je vindt geen slotpunt: je beurt gaat voorbij.
   *[no] { $seat } vindt geen slotpunt: de beurt gaat voorbij.
}
news-laid = { $you ->
    [yes] Jij: ‘{ card }’.
   *[no] { $seat }: ‘{ card }’.
}
news-caught = { $you ->
    [yes] Je krijgt { catch }.
   *[no] { $seat } krijgt { catch }.
}
news-river-empty = De rivier is leeg.
news-named = { $you ->
    [yes] Je wijst { $other } aan om verder te vissen.
    [other] { $seat } wijst jou aan om verder te vissen.
   *[no] { $seat } wijst { $other } aan om verder te vissen.
}
news-face-down = De rivier ligt nu gedekt.
news-face-up = De rivier ligt nu open.
news-top = Bovenop de rivier: { catch }.
news-binned = { $you ->
    [yes] Je gooit afval weg ({ $size }).
   *[no] { $seat } gooit afval weg ({ $size }).
}
news-no-litter = { $you ->
    [yes] Je hebt geen afval om weg te gooien.
   *[no] { $seat } heeft geen afval om weg te gooien.
}
news-released = { $you ->
    [yes] Je laat een viskaart ({ $size }) vrij.
   *[no] { $seat } laat een viskaart ({ $size }) vrij.
}
news-no-fish = { $you ->
    [yes] Je hebt geen vis om vrij te laten.
   *[no] { $seat } heeft geen vis om vrij te laten.
}
fog-cards = { $count ->
    [1] één rivierkaart
   *[other] { $count } rivierkaarten
}
news-fog = { $you ->
    [yes] Mist: je deelt { fog-cards } uit.
   *[no] Mist: { $seat } deelt { fog-cards } uit.
}
news-took = { $you ->
    [yes] Je pakt ‘{ card }’.
   *[no] { $seat } pakt ‘{ card }’.
}
news-drew = { $you ->
    [yes] Je pakt een gedekte kaart.
   *[no] { $seat } pakt een gedekte kaart.
}
news-drew-card = { $you ->
    [yes] Je pakt ‘{ card }’.
   *[no] { $seat } pakt ‘{ card }’.
}
news-stirred = De afgelegde actiekaarten worden tot een nieuwe stapel geschud.
news-opened = Nieuw bij de open kaarten: ‘{ card }’.
news-cat-ends = { $you ->
    [yes] Je kwam Canaille tegen: de wedstrijd is afgelopen.
   *[no] { $seat } kwam Canaille tegen: de wedstrijd is afgelopen.
}
news-quiet-ends = Er is lang niets gevangen: de wedstrijd is afgelopen.

option-stops = Kaarten met een slotpunt
option-stops-about = Welke kaarten een zin kunnen afsluiten.
option-stops-reconstruction = Vrijlaten, Mist en Punt
option-stops-mild = ook Verkassen

card-about = { $card ->
    [other] Wijs een andere visser aan: die voert de rest van de zin uit.
    [move] De hele rivier wordt omgedraaid: onder wordt boven, en wat gedekt lag wordt zichtbaar of andersom.
    [bin] Een van je afvalkaarten verdwijnt voorgoed uit het spel.
    [fog] Neem zoveel rivierkaarten als er spelers zijn en geef iedereen er een; ongezien als de rivier gedekt ligt.
    [point] Doet niets, maar kan een zin afsluiten. Alleen gelegd betekent het passen.
    [release1] Leg viskaarten met samen minstens één vis onder de rivier.
    [release2] Leg viskaarten met samen minstens twee vissen onder de rivier.
    [release3] Leg viskaarten met samen minstens drie vissen onder de rivier.
    [bite1] Neem de bovenste kaart van de rivier en leg haar bij je vangst.
   *[bites] Neem { $count } kaarten van de rivier, een voor een, en leg ze bij je vangst.
}
face-stop = Slotpunt
face-stop-about = De laatste kaart van een zin moet dit teken dragen.
face-pile = Stapel actiekaarten
face-pile-about = Gedekte kaarten. Vul je hand hier aan, of met de open kaarten.
face-fish = { $count ->
    [1] Een vis
   *[other] { $count } vissen
}
face-fish-about = { $count ->
    [1] Levert aan het eind één punt op.
   *[other] Levert aan het eind { $count } punten op.
}
face-litter = { $count ->
    [1] Een stuk afval
   *[other] { $count } stuks afval
}
face-litter-about = { $count ->
    [1] Kost aan het eind één punt, tenzij het in de afvalbak belandt.
   *[other] Kost aan het eind { $count } punten, tenzij het in de afvalbak belandt.
}
face-cat = De kat Canaille
face-cat-about = Wie hem tegenkomt, raakt tot { $toll } vissen aan hem kwijt; na deze zin is het spel afgelopen.
face-river-back = Gedekte rivierkaart
face-river-back-about = Vis, afval of de kat: dat blijkt pas als je haar vangt of als de rivier wordt omgedraaid.
face-empty = Lege plaats
face-empty-about = Hier komt de volgende kaart van de zin. Een zin heeft er hoogstens vijf.
face-angler = Visser
face-angler-about = Kies wie de rest van de zin uitvoert, of wie de volgende kaart uit de mist krijgt.
face-cards = Actiekaarten
face-cards-about = Zoveel heeft deze speler er in de hand. Na elke zin wordt aangevuld tot vijf.
face-points = Punten
face-points-about = Gevangen vissen min afval, alsof het spel nu voorbij was.
face-sentence = Zin
face-sentence-about = De kaarten worden van links naar rechts uitgevoerd. Wat geen effect kan hebben, wordt overgeslagen.
area-heap-about = Alles wat deze speler heeft gevangen, voor iedereen zichtbaar: vissen tellen mee, afval telt af.
area-shown-about = Kaarten die iedereen deze speler heeft zien pakken. Ze blijven bekend tot ze worden gelegd of geruild.
area-river-about = Hier wordt gevist, van bovenaf. Ergens in het midden ligt Canaille, die het spel beëindigt.
area-known-about = Kaarten die iedereen in de rivier zag gaan, met hun plaats van boven.
area-open-about = Pak er een voor ieders ogen, of trek een gedekte kaart van de stapel.
area-fog-about = Deze kaarten worden uitgedeeld, één aan elke visser.
area-fishers-about = Tik op wie je bedoelt.
area-hand-about = Leg er één tot en met vijf als zin: nooit twee van dezelfde soort naast elkaar, en een slotpunt op de laatste.

why-fish = { $size ->
    [1] ‘{ card }’: één punt erbij.
   *[other] ‘{ card }’: { $size } punten erbij.
}
why-litter = { $size ->
    [1] ‘{ card }’: één punt eraf.
   *[other] ‘{ card }’: { $size } punten eraf.
}
why-cat = Hij eet tot vijf vissen op. De zin wordt nog helemaal uitgevoerd, dan is de wedstrijd afgelopen.
why-turned = Wat onderop lag, ligt nu bovenop.
why-released = De vissen gaan onder de rivier.
why-skipped = Wat geen effect kan hebben, wordt overgeslagen; de zin gaat verder.
why-fifth = De vijfde kaart maakt de zin af.
why-eaten = { $count ->
    [0] Canaille vindt geen vis om op te eten.
    [1] Canaille eet één vis op: één punt eraf.
   *[other] Canaille eet { $count } vissen op: { $count } punten eraf.
}

area-deed = Wat er gebeurt
area-deed-about = De rivierkaart waar de huidige kaart van de zin over gaat, en van wie ze is.

score-fish = { $count ->
    [one] { $count } vis
   *[other] { $count } vissen
}
score-litter = { $count ->
    [one] { $count } stuk afval
   *[other] { $count } stuks afval
}
score-cat = Canaille at er { $count } op

# Waarom iets nu niet kan: volgens de regel die het verbiedt.
why-laid = Een gelegde kaart blijft liggen.
why-canaille-08 = Nu gaat het om je hand: leg je zin kaart voor kaart.
why-canaille-09 = Ze zou naast een kaart van dezelfde soort liggen.
why-canaille-13 = Met deze kaart zou je de zin niet meer kunnen afsluiten.
why-canaille-15 = De zin is gezegd: vul je hand aan tot vijf kaarten.
why-canaille-18 = Een ander is aan de beurt.
why-canaille-19 = Je hebt geen slotpunt: ruil een kaart uit je hand.
why-canaille-20 = Van de open kaarten krijg je alleen een kaart met een slotpunt.
why-canaille-21 = Een ruil kost een viskaart: kies welke teruggaat.
why-canaille-27 = Nu wordt gekozen wie de zin verder uitvoert.
why-canaille-31 = Nu gaat een stuk van jouw afval in de bak.
why-canaille-32 = Nu worden vissen uit jouw vangst vrijgelaten.
why-canaille-34 = De mist wordt verdeeld: iedereen krijgt één kaart.
