name = Pan, t’es mort !
pitch = ‘Pang, je bent dood!’ Win kaarten en trotseer dan de trommel.
minutes = 5

card = { $card ->
    [1] 1, muis
    [2] 2, kat
    [3] 3, hond
    [4] 4, wolf
    [5] 5, neushoorn
   *[6] 6, olifant
}
card-hidden = een gedekte kaart
chamber-closed = een gedekte trommelkaart
chamber-clic = omgedraaid: Clic
spent = { $count ->
    [1] één kaart uit het spel
   *[other] { $count } kaarten uit het spel
}
not-ready = { $seat } kiest nog
holds = { $count ->
    [1] één kaart
   *[other] { $count } kaarten
}
out = uitgeschakeld

area-won = Gewonnen kaarten
area-trick = De slag
area-barrel = De trommel
area-order = Beurtvolgorde
area-spent = Uit het spel
area-hand = Je hand

chip-trick = Slag { $trick } van 4
chip-barrel = De trommel
chip-in = Nog { $count } over
odds = { $chambers ->
    [1] zeker Pan
   *[other] 1 op { $chambers } is Pan
}

title-trick = Kies een kaart voor de slag
reason-trick = De hoogste krijgt alles; gelijke vallen weg; de 1 verslaat de 6. Gewonnen kaarten redden je bij de trommel.
title-wait-trick = De anderen kiezen nog
title-wait = { $seat } is aan de beurt
reason-out = Je ligt eruit. Kijk hoe het afloopt.
title-barrel = { $chambers ->
    [1] Jouw beurt: de enige kaart is Pan
   *[other] Jouw beurt: een van de { $chambers } kaarten is Pan
}
reason-pay = Draai er een om. Of betaal met gewonnen kaarten: voor één wordt de trommel eerst geschud, voor { $count } mag je passen.
reason-no-card = Je hebt geen kaarten om te betalen: je moet er een omdraaien.
title-paying = { $count ->
    [1] Betaal nog één kaart
   *[other] Betaal nog { $count } kaarten
}
reason-paying = Met welke gewonnen kaarten je maar wilt.
title-double = Clic! Een tweede omdraaien om misschien te stelen?
title-stealing = { $count ->
    [1] Steel nog één kaart
   *[other] Steel nog { $count } kaarten
}
reason-stealing = Tik op de kaarten die je wilt, bij wie ze ook liggen.
title-over = { $you ->
    [yes] Jij bent als laatste over!
   *[no] { $seat } is als laatste over.
}

button-turn = Kaart omdraaien
button-pass = Passen ({ $count } kaarten)
button-again = Nog een
button-stop = Stoppen

move-pick = De { $card } spelen
move-turn = De volgende kaart omdraaien
move-reshuffle = De { $card } betalen, de trommel schudden en een kaart omdraaien
move-pass = Passen: zoveel kaarten betalen als er nog spelers over zijn
move-pay = De { $card } betalen
move-again = Double Clic: een tweede kaart omdraaien
move-stop = Stoppen
move-steal = De { $card } van { $seat } stelen

news-laid = { $you ->
    [yes] Je hebt een kaart gekozen.
   *[no] { $seat } heeft een kaart gekozen.
}
news-showed = { $you ->
    [yes] Je toont een { $card }.
   *[no] { $seat } toont een { $card }.
}
news-ghost-showed = Het spook toont een { $card }.
news-took-trick = { $you ->
    [yes] Je wint de slag.
   *[no] { $seat } wint de slag.
}
news-ghost-took-trick = Het spook wint de slag: die kaarten zijn weg.
news-all-cancelled = Alle kaarten vallen weg: niemand wint de slag.
news-first = { $you ->
    [yes] De trommel is geschud. Jij begint.
   *[no] De trommel is geschud. { $seat } begint.
}
news-clic = { $you ->
    [yes] Je draait een kaart om: Clic.
   *[no] { $seat } draait een kaart om: Clic.
}
news-pan = { $you ->
    [yes] Je draait een kaart om: PAN! Je ligt eruit.
   *[no] { $seat } draait een kaart om: PAN! Uitgeschakeld.
}
news-reshuffled = { $you ->
    [yes] Je betaalt de { $card } en schudt de trommel.
   *[no] { $seat } betaalt de { $card } en schudt de trommel.
}
news-passed = { $you ->
    [yes] Je betaalt en past.
   *[no] { $seat } betaalt en past.
}
news-stole = { $you ->
    [yes] Je steelt de { $card } van { $victim }.
    [victim] { $seat } steelt de { $card } van jou.
   *[no] { $seat } steelt de { $card } van { $victim }.
}
news-won = { $you ->
    [yes] Jij bent als laatste over!
   *[no] { $seat } is als laatste over.
}

option-double-clic = Double Clic
option-double-clic-about = Overleef zonder kaarten twee keer en steel.
option-double-clic-false = nee
option-double-clic-true = ja
option-mouse = De 1 tegen de 6
option-mouse-about = Wat een enkele 1 met een enkele 6 doet.
option-mouse-wins = wint de slag
option-mouse-scares = jaagt alleen de 6 weg

card-about = { $card ->
    [1] De laagste kaart, maar een enkele 1 verslaat een enkele 6.
    [6] De hoogste kaart. Alleen een enkele 1 verslaat haar; een tweede 6 laat haar wegvallen.
   *[other] Wint de slag als er niets hogers overblijft. Door een gelijke kaart valt ze weg.
}
face-back = Gelegde kaart
face-back-about = Ze is in het geheim gekozen. Alle kaarten worden tegelijk getoond zodra iedereen er een heeft gelegd.
face-place = Kiest nog
face-place-about = Hier komt de kaart van deze speler te liggen zodra die gekozen is.
face-closed = Trommelkaart
face-closed-about = Draai haar om in je beurt: bij Clic doe je nog mee, bij Pan lig je eruit.
face-clic = Clic
face-clic-about = Er gebeurde niets. Ze blijft omgedraaid: Pan is één kaart dichterbij.
face-pan = Pan, t’es mort !
face-pan-about = Wie deze kaart omdraait, is uitgeschakeld.
face-seat = Beurtvolgorde
face-seat-about = Het cijfer zegt wanneer deze speler aan de beurt komt. Wie de meeste kaarten won, gaat eerst.
face-cards = Kaarten
face-cards-about = Tijdens de slagen de handkaarten, daarna de gewonnen kaarten, waarmee je bij de trommel betaalt.
area-hand-about = Kies voor elke slag één kaart; niemand ziet haar voordat iedereen gekozen heeft.
area-trick-about = De hoogste kaart die niet wegvalt tegen een gelijke, krijgt ze allemaal.
area-won-about = Met gewonnen kaarten betaal je bij de trommel: één om eerst te schudden, of één per speler die nog over is om te passen.
area-barrel-about = Een van deze kaarten is Pan. Draai er een om, betaal om eerst te schudden, of betaal om te passen.
area-order-about = Van de meeste gewonnen kaarten naar de minste, en dan weer van voren af aan. Valt er iemand uit, dan wordt ze opnieuw bepaald.
area-spent-about = Deze kaarten doen niet meer mee: slagen die niemand won, betaalde kaarten en de kaarten van wie eruit ligt.

area-ghost = De kaart van het spook
why-none = { $cards } heffen elkaar op: niemand krijgt de slag.
why-scared = De 1 verjaagt de 6: de { $card } is de hoogste kaart die overblijft.
why-mouse = De 1 verslaat de 6.
why-cancelled = { $cards } heffen elkaar op: de { $card } is de hoogste kaart die overblijft.
why-highest = De { $card } is de hoogste kaart.
odds-were = De kans op Pan was 1 op { $chambers }.

area-ghost-about = Een derde kaart als er met z’n tweeën wordt gespeeld. Ze wint en heft op als elke andere.

# Waarom iets nu niet kan: volgens de regel die het verbiedt.
why-pan-05 = Nu legt iedereen een handkaart gedekt neer. Wat ligt, blijft liggen.
why-pan-14 = Een ander is aan de beurt: wie de meeste kaarten won, gaat voor.
why-pan-20 = Opnieuw schudden kost een van je eigen gewonnen kaarten.
why-pan-21 = Je past: betaal met je gewonnen kaarten.
why-pan-22 = Je hebt geen gewonnen kaart om te betalen: draai een trommelkaart om.
why-pan-32 = Twee keer Clic: nu steel je gewonnen kaarten van de anderen.

chamber-pan = omgedraaid: Pan

why-first = Wie de meeste kaarten heeft, begint; bij evenveel telt de hoogste som.
why-passed = Passen kost evenveel kaarten als er nog spelers meedoen: { $count }.
why-stole = Een tweede Clic steelt evenveel kaarten als er nog spelers meedoen: { $count }, als er zoveel zijn.
why-won = Alle anderen liggen eruit.

chapter = Slag { $number }

score-nobody = niemand overleefd
score-outlived = { $you ->
    [yes] jou
   *[no] { $seat }
} overleefd
