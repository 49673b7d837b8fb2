name = Pan, t’es mort !
pitch = Win kaarten en trotseer dan de trommel.
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
chamber-closed = een gesloten kamer
chamber-clic = omgedraaid: klik
spent = { $count ->
    [one] één betaalde kaart
   *[other] { $count } betaalde kaarten
}
not-ready = { $seat } kiest nog
holds = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
out = uitgeschakeld

area-won = Gewonnen kaarten
area-trick = De slag
area-barrel = De trommel
area-order = Beurtvolgorde
area-spent = Betaalde kaarten
area-hand = Je hand

chip-trick = Slag { $trick } van 4
chip-barrel = De trommel
chip-in = Nog { $count } over
odds = 1 op { $chambers } is Pan

title-trick = Kies een kaart voor de slag
reason-trick = De hoogste krijgt alles; gelijke vallen weg; de 1 verslaat de 6. Gewonnen kaarten redden je bij de trommel.
title-wait-trick = De anderen kiezen nog
title-wait = { $seat } is aan de beurt
title-barrel = { $chambers ->
    [1] Jouw beurt: de enige kamer is geladen
   *[other] Jouw beurt: één van de { $chambers } kamers is geladen
}
reason-pay = Draai er een om. Of betaal: voor één kaart wordt de trommel eerst geschud, voor { $count } kaarten mag je passen.
reason-no-card = Zonder kaarten moet je er een omdraaien.
title-paying = { $count ->
    [one] Betaal nog één kaart
   *[other] Betaal nog { $count } kaarten
}
reason-paying = Met welke gewonnen kaarten je maar wilt.
title-double = Klik! Een tweede omdraaien om misschien te stelen?
title-stealing = { $count ->
    [one] Steel nog één kaart
   *[other] Steel nog { $count } kaarten
}
reason-stealing = Druk op de kaarten die je wilt, bij wie ze ook liggen.
title-over = { $you ->
    [yes] Jij bent als laatste over!
   *[no] { $seat } is als laatste over.
}

button-turn = Een kamer omdraaien
button-pass = Passen ({ $count } kaarten)
button-again = Nog een
button-stop = Stoppen

move-pick = De { $card } spelen
move-turn = De volgende kamer omdraaien
move-reshuffle = De { $card } betalen, de trommel schudden en er één omdraaien
move-pass = Passen: zoveel kaarten betalen als er spelers over zijn
move-pay = De { $card } betalen
move-again = Dubbelklik: een tweede kamer omdraaien
move-stop = Stoppen
move-steal = De { $card } van { $seat } stelen

news-laid = { $you ->
    [yes] Je hebt een kaart gekozen.
   *[no] { $seat } heeft een kaart gekozen.
}
news-showed = { $you ->
    [yes] Je toont { $card }.
   *[no] { $seat } toont { $card }.
}
news-ghost-showed = Het spook toont { $card }.
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
    [yes] Je draait om: klik.
   *[no] { $seat } draait om: klik.
}
news-pan = { $you ->
    [yes] Je draait om: PAN! Je ligt eruit.
   *[no] { $seat } draait om: PAN! Uitgeschakeld.
}
news-reshuffled = { $you ->
    [yes] Je betaalt { $card } en schudt de trommel.
   *[no] { $seat } betaalt { $card } en schudt de trommel.
}
news-passed = { $you ->
    [yes] Je betaalt en past.
   *[no] { $seat } betaalt en past.
}
news-stole = { $you ->
    [yes] Je steelt { $card } van { $victim }.
   *[no] { $seat } steelt { $card } van { $victim }.
}
news-won = { $you ->
    [yes] Jij bent als laatste over!
   *[no] { $seat } is als laatste over.
}

option-double-clic = Dubbelklik
option-double-clic-about = Overleef zonder kaarten twee keer en steel.
option-double-clic-false = nee
option-double-clic-true = ja
option-mouse = De muis
option-mouse-about = Wat een enkele 1 met een enkele 6 doet.
option-mouse-wins = wint de slag
option-mouse-scares = jaagt alleen de 6 weg
