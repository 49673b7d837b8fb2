name = Canardage
pitch = Gooi de vuurlijn door elkaar: de laatste levende eend wint.
minutes = 30

card-en-joue = Mikken
card-en-joue-about = Leg een schietschijf boven een kaart.
card-deux-pour-un = Twee voor één
card-deux-pour-un-about = Leg schietschijven boven twee buren.
card-pan = Pang!
card-pan-about = Schiet op een kaart in het vizier.
card-ducky-luke = Ducky Luke
card-ducky-luke-about = Schiet op een willekeurige kaart, in het vizier of niet.
card-oups = Oeps!
card-oups-about = Mis: de buur van een kaart in het vizier wordt afgeschoten.
card-canards-enchaines = Eendenketting
card-canards-enchaines-about = Schiet op twee buren in het vizier.
card-mexicoin = Mexicoin
card-mexicoin-about = Schietschijven boven alle kaarten.
card-canard-simplet = Simpele eend
card-canard-simplet-about = Kies een eend in het vizier: heeft de speler van die eend een ‘Pang!’, dan moet die haar afschieten.
card-president = President
card-president-about = Iemand slaat een beurt over.
card-commissaire-magret = Commissaris Magret
card-commissaire-magret-about = Wordt deze eend afgeschoten, dan mag de speler van die eend terugschieten.
card-rectifier-gauche = Naar links
card-rectifier-gauche-about = Schuif een schietschijf één plaats naar voren.
card-rectifier-droite = Naar rechts
card-rectifier-droite-about = Schuif een schietschijf één plaats naar achteren.
card-en-avant-marche = Voorwaarts mars
card-en-avant-marche-about = De hele rij schuift op; de eerste kaart gaat onder de stapel.
card-canard-blase = Luie eend
card-canard-blase-about = Je eend laat de kaart erachter voorgaan.
card-canard-presse = Gehaaste eend
card-canard-presse-about = Je eend haalt de kaart ervoor in.
card-fulguro-coin = Bliksemeend
card-fulguro-coin-about = Je eend schiet naar de kop.
card-canarchie = Eendarchie
card-canarchie-about = Leg de rij in elke volgorde die je wilt.
card-danse-des-canards = Eendendans
card-danse-des-canards-about = De rij wordt in de stapel geschud; er komen zes nieuwe kaarten.
card-planque = Verstopt
card-planque-about = Je eend verstopt zich onder een buur.
card-a-couvert = Dekking!
card-a-couvert-about = Op deze plaats wordt tot je volgende beurt geen eend afgeschoten.
card-peace-and-love = Peace and love
card-peace-and-love-about = Alle schietschijven verdwijnen.
card-walking-duck = Walking duck
card-walking-duck-about = Een afgeschoten eend gaat weer onder de stapel.
card-moby-duck = Moby Duck
card-moby-duck-about = Tot je volgende beurt kunnen alleen de eenden van één speler afgeschoten worden.

card-name = { $card ->
    [en_joue] { card-en-joue }
    [deux_pour_un] { card-deux-pour-un }
    [pan] { card-pan }
    [ducky_luke] { card-ducky-luke }
    [oups] { card-oups }
    [canards_enchaines] { card-canards-enchaines }
    [mexicoin] { card-mexicoin }
    [canard_simplet] { card-canard-simplet }
    [president] { card-president }
    [commissaire_magret] { card-commissaire-magret }
    [rectifier_gauche] { card-rectifier-gauche }
    [rectifier_droite] { card-rectifier-droite }
    [en_avant_marche] { card-en-avant-marche }
    [canard_blase] { card-canard-blase }
    [canard_presse] { card-canard-presse }
    [fulguro_coin] { card-fulguro-coin }
    [canarchie] { card-canarchie }
    [danse_des_canards] { card-danse-des-canards }
    [planque] { card-planque }
    [a_couvert] { card-a-couvert }
    [peace_and_love] { card-peace-and-love }
    [walking_duck] { card-walking-duck }
   *[moby_duck] { card-moby-duck }
}

a-duck = { $colour ->
    [yellow] een gele eend
    [blue] een blauwe eend
    [red] een rode eend
    [green] een groene eend
    [violet] een paarse eend
   *[grey] een grijze eend
}
a-face = { $face ->
    [yellow] een gele eend
    [blue] een blauwe eend
    [red] een rode eend
    [green] een groene eend
    [violet] een paarse eend
    [grey] een grijze eend
   *[water] water
}
short = { $face ->
    [yellow] geel
    [blue] blauw
    [red] rood
    [green] groen
    [violet] paars
    [grey] grijs
   *[water] water
}
the-neighbour = { $side ->
    [front] de kaart ervoor
   *[behind] de kaart erachter
}

home = Kleur van { $seat }: { a-duck }
home-secret = de geheime kleur van { $seat }
moby-here = Moby Duck: alleen de eenden van { $seat } kunnen afgeschoten worden
flock-alive = { a-duck }, in leven
flock-shot = { a-duck }, afgeschoten
place = Plaats { $place }: { a-face }
place-empty = Plaats { $place }: leeg
in-sights = in het vizier
protected = in dekking
wears-magret = draagt Commissaris Magret
hides = verbergt { a-duck }
target = een schietschijf boven plaats { $place }
target-idle = een schietschijf boven niets: daar kan niet op worden geschoten
cover = ‘Dekking!’ van { $seat } op plaats { $place }
hidden = { a-duck }, verstopt op plaats { $place }
below = { $above ->
    [0] { a-face }, eerstvolgende van de stapel
    [1] { a-face }, onder één kaart van de stapel
   *[other] { a-face }, onder { $above } kaarten van de stapel
}
pile-label = { $count ->
    [1] één kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
deck-label = { $count ->
    [1] één actiekaart in de trekstapel
   *[other] { $count } actiekaarten in de trekstapel
}
cards = { $count ->
    [1] één kaart
   *[other] { $count } kaarten
}
ducks-left = { $count ->
    [0] geen eend meer
    [1] nog één eend
   *[other] nog { $count } eenden
}
no-duck = alle afgeschoten
team = team { $team }
points = { $count ->
    [1] één punt
   *[other] { $count } punten
}
some-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
misses-turn = slaat de volgende beurt over

area-flock = Familie
area-flocks = Alle families
area-line = De vuurlijn, links is voor
area-pile = Volgende eenden
area-below = Bekende kaarten in de stapel, eerstvolgende eerst
area-deck = Trekstapel
area-played = Gespeeld
area-hand = Je hand

chip-ducks = { $count ->
    [0] geen eend meer
    [1] nog één eend
   *[other] nog { $count } eenden
}
chip-targets = { $count ->
    [0] geen schietschijf
    [1] één schietschijf
   *[other] { $count } schietschijven
}
chip-game = Ronde { $game } van 3

title-over = { $you ->
    [yes] Je wint!
   *[no] { $count ->
        [1] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
}
title-wait = { $seat } is aan de beurt
title-wait-revenge = { $seat } mag een eend wreken
title-revenge = Commissaris Magret: wil je je eend wreken?
reason-revenge = Schiet een willekeurige eend af die niet in dekking is, of spaar ze allemaal.
title-throw = Niets is speelbaar: gooi een kaart weg
reason-throw = Dat mag alleen omdat geen van je drie kaarten speelbaar is.
title-turn = { $count ->
    [0] Jouw beurt: speel een kaart
    [1] Jouw beurt: één van je eenden is in het vizier
   *[other] Jouw beurt: { $count } van je eenden zijn in het vizier
}
title-turn-gone = Jouw beurt: geen eend meer, maar ‘Walking duck’ kan er een terughalen
reason-moby = { $you ->
    [yes] Moby Duck: alleen jouw eenden kunnen afgeschoten worden.
   *[no] Moby Duck: alleen de eenden van { $seat } kunnen afgeschoten worden.
}
reason-no-pile = De stapel is leeg: achteraan blijven plaatsen leeg.
reason-next-known = Volgende van de stapel: { a-face }.
reason-next = Volgende van de stapel: kans van { $mine } op { $unknown } op een eend van jou.
button-spare = Sparen

move-en-joue = Mikken op plaats { $place }
move-deux-pour-un = Twee voor één: mikken op plaats { $place } en die erachter
move-deux-pour-un-seul = Twee voor één: één schietschijf op plaats { $place }
move-pan = ‘Pang!’ op plaats { $place }
move-ducky-luke = Ducky Luke schiet op plaats { $place }
move-oups = ‘Oeps!’ op plaats { $place }: { the-neighbour } krijgt het schot
move-canards-enchaines = Eendenketting: schieten op plaats { $place } en die erachter
move-mexicoin = Mexicoin: overal schietschijven
move-canard-simplet = Simpele eend: de speler van de eend op plaats { $place } moet schieten
move-president = President: { $player } slaat een beurt over
move-commissaire-magret = Commissaris Magret op plaats { $place }
move-rectifier-gauche = De schietschijf van plaats { $place } naar links
move-rectifier-droite = De schietschijf van plaats { $place } naar rechts
move-en-avant-marche = Voorwaarts mars
move-canard-blase = Luie eend: plaats { $place } laat de volgende voorgaan
move-canard-presse = Gehaaste eend: plaats { $place } haalt in
move-fulguro-coin = Bliksemeend: plaats { $place } schiet naar de kop
move-canarchie = Eendarchie: de rij in de volgorde { $order }
move-danse-des-canards = Eendendans
move-planque = Verstopt: plaats { $place } gaat onder { the-neighbour }
move-a-couvert = ‘Dekking!’ op plaats { $place }
move-peace-and-love = Peace and love: geen schietschijven meer
move-walking-duck = Walking duck: { a-duck } komt terug
move-moby-duck = Moby Duck voor { $player }
move-throw-away = ‘{ card-name }’ weggooien
move-revenge = Wraak: de eend op plaats { $place } afschieten
move-spare = Ze allemaal sparen

news-en-joue = { $you ->
    [yes] Je mikt
   *[no] { $seat } mikt
} op plaats { $place }.
news-deux-pour-un = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Twee voor één’ op plaats { $place } en die erachter.
news-deux-pour-un-seul = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Twee voor één’, één schietschijf, op plaats { $place }.
news-pan = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Pang!’ op plaats { $place }.
news-ducky-luke = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Ducky Luke’ op plaats { $place }.
news-oups = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Oeps!’ op plaats { $place }: { the-neighbour } krijgt het schot.
news-canards-enchaines = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Eendenketting’ op plaats { $place } en die erachter.
news-mexicoin = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Mexicoin’: overal schietschijven.
news-canard-simplet = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Simpele eend’ op plaats { $place }.
news-president = { $you ->
    [yes] Je speelt ‘President’: { $player } slaat de volgende beurt over.
    [player] { $seat } speelt ‘President’: jij slaat de volgende beurt over.
   *[no] { $seat } speelt ‘President’: { $player } slaat de volgende beurt over.
}
news-commissaire-magret = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
} ‘Commissaris Magret’ op plaats { $place }.
news-rectifier-gauche = { $you ->
    [yes] Je schuift
   *[no] { $seat } schuift
} de schietschijf van plaats { $place } naar links.
news-rectifier-droite = { $you ->
    [yes] Je schuift
   *[no] { $seat } schuift
} de schietschijf van plaats { $place } naar rechts.
news-en-avant-marche = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Voorwaarts mars’: de rij schuift op.
news-canard-blase = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Luie eend’ op plaats { $place }.
news-canard-presse = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Gehaaste eend’ op plaats { $place }.
news-fulguro-coin = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Bliksemeend’: plaats { $place } schiet naar de kop.
news-canarchie = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Eendarchie’: de rij is nu { $order }.
news-danse-des-canards = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Eendendans’: een nieuwe rij.
news-planque = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Verstopt’: plaats { $place } gaat onder { the-neighbour }.
news-a-couvert = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Dekking!’ op plaats { $place }.
news-peace-and-love = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Peace and love’: alle schietschijven verdwijnen.
news-walking-duck = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘Walking duck’. Terug komt { a-duck }.
news-moby-duck = { $you ->
    [yes] Je speelt ‘Moby Duck’: alleen de eenden van { $player } kunnen afgeschoten worden.
    [player] { $seat } speelt ‘Moby Duck’: alleen jouw eenden kunnen afgeschoten worden.
   *[no] { $seat } speelt ‘Moby Duck’: alleen de eenden van { $player } kunnen afgeschoten worden.
}
news-throw-away = { $you ->
    [yes] Je kunt niets spelen en gooit een kaart weg
   *[no] { $seat } kan niets spelen en gooit een kaart weg
}: ‘{ card-name }’.
news-revenge = { $you ->
    [yes] Je wreekt je eend
   *[no] { $seat } neemt wraak
} op plaats { $place }.
news-spare = { $you ->
    [yes] Je spaart
   *[no] { $seat } spaart
} ze allemaal.

news-shot = Afgeschoten op plaats { $place }: { a-duck }.
news-splash = Plons! Alleen water op plaats { $place }.
news-safe = Ping! De eend op plaats { $place } is in dekking.
news-emerged = Uit de schuilplaats op plaats { $place }: { a-duck }.
news-arrived = Nieuw op plaats { $place }: { a-face }.
news-under = Onder de stapel: { a-face }.
news-drew = Je trekt: ‘{ card-name }’.
news-reshuffled = De gespeelde kaarten worden tot een nieuwe trekstapel geschud.
news-skipped = { $you ->
    [yes] Je slaat deze beurt over.
   *[no] { $seat } slaat deze beurt over.
}
news-answered = { $you ->
    [yes] Je hebt een ‘Pang!’ en moet je eigen eend afschieten.
   *[no] { $seat } heeft een ‘Pang!’ en moet schieten.
}
news-no-pan = { $you ->
    [yes] Je hebt geen ‘Pang!’: er gebeurt niets.
   *[no] { $seat } heeft geen ‘Pang!’: er gebeurt niets.
}
news-uncovered = { $you ->
    [yes] Jouw ‘Dekking!’
   *[no] ‘Dekking!’ van { $seat }
} verlaat plaats { $place }.
news-moby-left = Moby Duck zwemt weg: alle eenden kunnen weer afgeschoten worden.
news-magret-left = Commissaris Magret verlaat { a-duck }.
news-may-avenge = { $you ->
    [yes] Je mag je eend wreken.
   *[no] { $seat } mag de eend wreken.
}
news-flock-gone = Dat was de laatste van die kleur: { a-duck }.
news-left = { $you ->
    [yes] Je hebt geen eend meer en verlaat het spel.
   *[no] { $seat } heeft geen eend meer en verlaat het spel.
}
news-colour = { $you ->
    [yes] Jouw kleur: { a-duck }.
   *[no] Kleur van { $seat }: { a-duck }.
}
news-scored = { $you ->
    [yes] Je krijgt { some-points }.
   *[no] { $seat } krijgt { some-points }.
}
news-next-game = Ronde { $number } begint.
news-first = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
news-won = { $you ->
    [yes] Je wint!
   *[no] { $seat } wint.
}
news-shared = { $you ->
    [yes] Je deelt de overwinning.
   *[no] { $seat } deelt de overwinning.
}

option-deck = Kaartenset
option-deck-about = Er zijn twee lijsten van de 59 kaarten bekend; vier soorten verschillen.
option-deck-a = A (13 ‘Pang!’, 11 ‘Mikken’)
option-deck-b = B (12 ‘Pang!’, 10 ‘Mikken’, meer ‘Oeps!’ en ‘Eendarchie’)
option-secret = Geheime kleuren
option-secret-about = Niemand weet van wie welke eenden zijn.
option-secret-false = nee
option-secret-true = ja
option-teams = Teams
option-teams-about = Partners winnen samen.
option-teams-0 = geen
option-teams-2 = van twee
option-teams-3 = van drie
option-points = Ronden
option-points-about = Eén ronde, of drie met punten voor wie overleeft.
option-points-1 = één
option-points-3 = drie, om punten
option-tough = Taaie eenden
option-tough-about = Zonder eenden val je af; bij twee spelers stopt het spel.
option-tough-false = nee
option-tough-true = ja

face-moby = Moby Duck
face-moby-about = Tot hij vertrekt, kunnen alleen de eenden worden afgeschoten van de speler voor wie hij ligt.
face-cover = Dekking!
face-cover-about = Op deze plaats kan geen eend worden afgeschoten. De kaart blijft hier als de rij schuift, tot de volgende beurt van wie hem legde.
face-duck = Eend
face-duck-about = Een eend van de rij. Wordt ze afgeschoten, dan schuiven de eenden erachter op.
face-home = Kleureend
face-home-about = Laat zien van wie de eenden van deze kleur zijn. Ze doet niet mee en telt nooit als levend.
face-below = Bekende kaart in de stapel
face-below-about = Iedereen zag haar onder de stapel gaan en weet wanneer ze terugkomt.
face-water = Water
face-water-about = Een schot hier haalt de schietschijf weg, maar er schuift niets.
face-secret = Geheime kleur
face-secret-about = Alleen deze speler weet welke eenden van hem of haar zijn.
face-flock = Eend van de familie
face-flock-about = Helder zolang ze leeft, in de rij of in de stapel; vaal zodra ze is afgeschoten.
face-target = Schietschijf
face-target-about = Wat eronder ligt, is in het vizier: daar kan op worden geschoten. Als eenden schuiven, blijven schietschijven liggen.
face-place = Lege plaats
face-place-about = De stapel is op, hier komt niets. Op de plaats kan niet worden gemikt en niet worden geschoten.
face-cards = Actiekaarten
face-cards-about = Zoveel heeft deze speler er in de hand. Na het spelen wordt aangevuld tot drie.
face-alive = Levende eenden
face-alive-about = Wie er geen meer heeft, kan voorlopig niet winnen, maar speelt door.
area-line-about = De zes plaatsen waar eenden worden afgeschoten. Links is voor; nieuwe kaarten komen van rechts.
area-pile-about = Hier komen kaarten vandaan voor het einde van de rij. Wat eronder gaat, is een tijdje veilig.
area-below-about = Kaarten die iedereen onder de stapel zag gaan, tot die wordt geschud.
area-deck-about = Actiekaarten om te trekken. Is hij leeg, dan worden de gespeelde kaarten geschud.
area-played-about = Gespeelde kaarten, voor iedereen zichtbaar.
area-flock-about = De kleur van deze speler en de vijf eenden in het spel.
area-flocks-about = De eenden van alle kleuren: zijn die geheim, dan weet niemand van wie ze zijn.
area-hand-about = Speel elke beurt één kaart, of ze je helpt of niet, en trek er dan een nieuwe.

why-shot = { $count ->
    [0] Dat was de laatste van die kleur.
    [1] Van die kleur is er nog één over.
   *[other] Van die kleur zijn er nog { $count } over.
}
why-magret = Commissaris Magret ligt erop: de speler van die eend mag terugschieten.
why-splash = Het water blijft en de rij schuift niet op.
why-safe = ‘Dekking!’ beschermt wat er ligt.
why-emerged = Hetzelfde schot raakt haar niet, en de rij schuift niet op.
why-arrived = De rij schuift op en de stapel vult de achterkant aan.
why-answered = Wie een ‘Pang!’ heeft, moet ermee op de gekozen eend schieten.
why-no-pan = Iedereen weet nu dat er geen ‘Pang!’ in deze hand zit.
why-left = De kaart blijft maar tot de volgende beurt van wie haar heeft gelegd.
why-skipped = Vanwege de ‘President’.
why-gone = Zonder eenden speel je door, maar winnen kan voorlopig niet.
why-gone-tough = Zonder eenden verlaat je het spel.
why-colours = Er is nog maar één kleur over: alle kleuren worden getoond.
why-scored = Levende eenden: { $ducks }, elk 5 punten. Met ‘Voorwaarts mars’ onder de stapel: { $marched }, elk 1 punt.

# Waarom iets nu niet kan: volgens de regel die het verbiedt.
why-canardage-07 = Een ander is aan de beurt.
why-canardage-10 = Weggooien mag alleen als geen van je drie kaarten speelbaar is.
why-canardage-15 = Hier is al een schietschijf.
why-canardage-19 = Die plaats is leeg.
why-canardage-25 = Er zijn geen twee buren zonder schietschijf.
why-canardage-27 = Hier is geen eend in het vizier.
why-canardage-31 = Geen schietschijf heeft een kaart naast zich.
why-canardage-33 = Er zijn geen twee buren allebei in het vizier.
why-canardage-35 = Boven elke kaart is al een schietschijf.
why-canardage-36 = Daarvoor moet een eend in het vizier zijn.
why-canardage-43 = Eerst vraagt commissaris Magret: wreek je eend, of spaar ze allemaal.
why-canardage-46 = Geen schietschijf kan een plaats naar voren.
why-canardage-47 = Geen schietschijf kan een plaats naar achteren.
why-canardage-50 = De laatste kaart van de rij kan niemand voorlaten.
why-canardage-51 = De eerste kaart van de rij heeft niemand om in te halen.
why-canardage-52 = Dat geldt alleen voor een eend van jezelf.
why-canardage-53 = Die eend is al helemaal vooraan.
why-canardage-58 = Onder water kan geen eend zich verstoppen.
why-canardage-61 = Daar is een eend voor nodig: water gaat niet in dekking.
why-canardage-64 = Er is geen schietschijf om weg te halen.
why-canardage-65 = Van deze kleur is nog geen eend afgeschoten.
why-canardage-67 = Moby Duck komt voor iemand die nog een eend heeft.
why-canardage-68 = Zolang Moby Duck daar ligt, kan geen andere eend worden afgeschoten.

why-gone-last = Dat beslist het spel.
why-won = Niemand anders heeft nog een levende eend.
why-won-team = Geen ander team heeft nog een levende eend.
why-won-tough = Meer levende eenden dan de ander, of een eend dichter bij de voorkant.
why-shared = De laatste eenden zijn samen afgeschoten.
why-thrown = Geen van de drie kaarten kan worden gespeeld.
why-spared = Van wraak mag je afzien.

score-games = { $you ->
    [yes] jij
   *[no] { $seat }
}, alle spellen

refuses-teams = Met { $seats } plaatsen kun je geen twee of meer teams van { $teams } vormen: kies geen teams.
refuses-mix = Geheime kleuren, teams en taaie eenden gaan niet samen: kies er één.
refuses-tough = Taaie eenden vragen minstens drie plaatsen: de partij stopt zodra er twee spelers over zijn.
