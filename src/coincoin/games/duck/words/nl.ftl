name = DUCK
pitch = Raak je kaarten kwijt, en duik weg vóór de anderen.
minutes = 15

yellow = geel
blue = blauw
red = rood
colour-name = { $colour ->
    [yellow] gele
    [blue] blauwe
   *[red] rode
}
top-name = { $top ->
    [yellow] geel
    [blue] blauw
   *[red] rood
}
card = { colour-name } { $value }
card-known = { $card }, bij iedereen bekend
set-cards = { $yellow ->
    [0] { "" }
   *[other] { $yellow }× geel,{ " " }
}{ $blue ->
    [0] { "" }
   *[other] { $blue }× blauw,{ " " }
}{ $red ->
    [0] { "" }
   *[other] { $red }× rood,{ " " }
}{ top-name } bovenop
run-cards = { $colour ->
    [yellow] geel
    [blue] blauw
   *[red] rood
} { $way ->
    [up] { $low } t/m { $high }, de { $high } bovenop
   *[down] { $high } t/m { $low }, de { $low } bovenop
}
belt = Reddingsboei: +{ $green } of −{ $red }
belt-worth = +{ $green } of −{ $red }
towel = { $count ->
    [0] strandlaken, niets eronder; boeien: { $belts }
    [1] strandlaken, één kaart eronder; boeien: { $belts }
   *[other] strandlaken, { $count } kaarten eronder; boeien: { $belts }
}
discard-empty = aflegstapel leeg
pile = { $count ->
    [1] trekstapel, één kaart
   *[other] trekstapel, { $count } kaarten
}
pile-empty = de trekstapel is leeg
cards-in-hand = { $count ->
    [1] één kaart
   *[other] { $count } kaarten
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
points-of = { $cards } van kaarten, { $belts } van reddingsboeien
dealer = gever
hand-sum = som: { $sum }

area-discard = Aflegstapel
area-towel = Strandlaken
area-shown = Bekende handkaarten
area-pile = Trekstapel
area-belts = Reddingsboeien
area-hand = Je hand

chip-round = Ronde { $round } van 5
chip-over = Einde

title-play = Leg kaarten af
reason-play = Gelijke getallen, de kleur maakt niet uit, of minstens drie op een rij in één kleur. Je hand is { $sum } waard; wegduiken kan met 10 of minder.
title-duck = Leg kaarten af, of duik weg met { $sum }
reason-duck = +{ $green } als jij als enige de laagste som hebt, anders −{ $red }. { $seat } heeft de minste kaarten: { $count }.
title-draw = Trek een kaart
reason-draw = Van de stapel, of de bovenste afgelegde kaart van een buur: dan weet iedereen dat je die hebt.
title-wait = { $seat } is aan de beurt
title-over = { $you ->
    [yes] Jij bent de coolste eend op het strand!
   *[no] { $count ->
        [1] { $seats } is de coolste eend op het strand.
       *[other] { $seats } delen de overwinning.
    }
}
last-end = { $you ->
    [yes] Je beëindigde de vorige ronde: { $points }.
   *[no] { $seat } beëindigde de vorige ronde: { $points }.
}
last-off = De vorige ronde is afgebroken.

button-duck = Wegduiken!
button-lay = De { card } afleggen
button-top = De { card } bovenop

move-lay = De { card } afleggen
move-set = Kaarten met { $value } afleggen: { set-cards }
move-run = Een straat afleggen: { run-cards }
move-duck = Wegduiken: als enige de laagste som claimen
move-draw = { $place ->
    [pile] Van de stapel trekken
    [left] De bovenste afgelegde kaart van je linkerbuur nemen
   *[right] De bovenste afgelegde kaart van je rechterbuur nemen
}
take-from = De { card } van { $seat } nemen

news-lay = { $you ->
    [yes] Je legt de { card } af.
   *[no] { $seat } legt de { card } af.
}
news-set = { $you ->
    [yes] Je legt kaarten met { $value } af: { set-cards }.
   *[no] { $seat } legt kaarten met { $value } af: { set-cards }.
}
news-run = { $you ->
    [yes] Je legt een straat af: { run-cards }.
   *[no] { $seat } legt een straat af: { run-cards }.
}
news-drew = { $seat } trekt van de stapel.
news-drew-card = Je trekt de { card }.
news-took = { $you ->
    [yes] Je neemt de { card } van { $giver }.
    [giver] { $seat } neemt de { card } van jou.
   *[no] { $seat } neemt de { card } van { $giver }.
}
news-out = { $you ->
    [yes] Je hebt geen kaarten meer: reddingsboei +{ $belt }!
   *[no] { $seat } heeft geen kaarten meer: reddingsboei +{ $belt }.
}
news-right = { $you ->
    [yes] Je duikt weg met { $sum }, de laagste som van allemaal: reddingsboei +{ $belt }!
   *[no] { $seat } duikt weg met { $sum }, de laagste som van allemaal: reddingsboei +{ $belt }.
}
news-wrong = { $you ->
    [yes] Je duikt weg met { $sum }, maar iemand heeft evenveel of minder: reddingsboei −{ $belt }.
   *[no] { $seat } duikt weg met { $sum }, maar iemand heeft evenveel of minder: reddingsboei −{ $belt }.
}
news-called-off = Zestig beurten voor iedereen: de ronde wordt afgebroken en de reddingsboei gaat uit het spel.
news-sum = { $you ->
    [yes] Je hebt { $sum } in je hand.
   *[no] { $seat } heeft { $sum } in de hand.
}
news-showed = { $you ->
    [yes] Je toont geel { $yellow }, blauw { $blue }, rood { $red }: som { $sum }.
   *[no] { $seat } toont geel { $yellow }, blauw { $blue }, rood { $red }: som { $sum }.
}
news-discarded = { $you ->
    [yes] Je hebt de hoogste som en legt alles weg.
   *[no] { $seat } heeft de hoogste som en legt alles weg.
}
news-kept = { $seat } schuift de hoogste kaart gedekt onder het strandlaken.
news-kept-card = { $you ->
    [yes] Je schuift de { card } onder je strandlaken.
   *[no] { $seat } schuift de { card } onder het strandlaken.
}
news-dealt = { $you ->
    [yes] Ronde { $round }: jij geeft.
   *[no] Ronde { $round }: { $seat } geeft.
}
news-final = { $you ->
    [yes] Je hebt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[no] { $seat } heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
news-won = { $you ->
    [yes] Jij bent de coolste eend op het strand!
   *[no] { $seat } is de coolste eend op het strand.
}

option-face-up = Open kaart aan het begin
option-face-up-about = Wie met een open kaart begint.
option-face-up-dealer = alleen de gever
option-face-up-everyone = iedereen
option-belts = Rode reddingsboeien
option-belts-about = Wat fout wegduiken kost, ronde 1 t/m 5.
option-belts-steady = 2, 2, 3, 3, 4
option-belts-rising = 0, 1, 2, 3, 4

card-about = Telt { $value }: in je hand voor je som, onder je strandlaken als punten.
face-pile = Trekstapel
face-pile-about = Na het afleggen trek je één kaart: hier, zonder dat de anderen haar zien, of van de aflegstapel van een buur.
face-belt = Reddingsboei +{ $worth }
face-belt-about = Voor wie de ronde beëindigt: +{ $worth } voor uitgaan of goed wegduiken; wie fout wegduikt, krijgt de rode kant en verliest punten.
face-green = Groene reddingsboei +{ $worth }
face-green-about = +{ $worth } punten aan het eind, voor uitgaan of goed wegduiken.
face-red = Rode reddingsboei −{ $cost }
face-red-about = −{ $cost } aan het eind, voor fout wegduiken.
face-towel = Strandlaken
face-towel-about = Wat eronder ligt, telt aan het eind: één kaart per ronde, en reddingsboeien. Het cijfer zegt hoeveel kaarten het zijn.
face-eye = Bij iedereen bekend
face-eye-about = Iedereen zag je deze kaart pakken en weet dat je haar hebt.
face-no-discard = Lege aflegstapel
face-no-discard-about = Hier is nog niets afgelegd, dus er valt niets te pakken.
face-no-pile = Lege trekstapel
face-no-pile-about = Hij blijft deze ronde leeg: trek van de aflegstapel van een buur.
face-cards = Handkaarten
face-cards-about = Legt iemand de laatste af, dan is de ronde meteen voorbij.
face-points = Punten
face-points-about = Kaarten onder het strandlaken, plus groene reddingsboeien, min rode.
area-hand-about = Leg gelijke getallen af, of een straat in één kleur. Met een som van { $limit } of minder mag je in plaats daarvan wegduiken.
area-discard-about = De kaarten die deze speler heeft afgelegd. De buren aan beide kanten mogen de bovenste trekken.
area-towel-about = De punten van deze speler: kaarten uit eerdere ronden, en reddingsboeien.
area-shown-about = Kaarten die iedereen deze speler heeft zien pakken en die nog in de hand zitten.
area-pile-about = De kaarten die niet zijn uitgedeeld, gedekt.
area-belts-about = Eén voor elke ronde, telkens meer waard. De eerste hoort bij deze ronde.

card-hidden = een gedekte kaart
area-row = Hand van { $seat }
fate-ducks = duikt weg
fate-right = goed weggedoken: reddingsboei +{ $belt }
fate-wrong = fout weggedoken: reddingsboei −{ $belt }
fate-out = geen kaarten meer: reddingsboei +{ $belt }
fate-discards = de hoogste som: legt alles weg
fate-keeps = houdt de hoogste kaart
why-took = { $you ->
    [yes] Iedereen weet nu dat jij die hebt.
   *[no] Iedereen weet nu dat { $seat } die heeft.
}
why-ducked = Dat is goed als niemand anders zo weinig heeft.
why-lowest = { $you ->
    [yes] Van de anderen heb jij het minst: { $sum }.
   *[no] Van de anderen heeft { $seat } het minst: { $sum }.
}
why-sums = Alleen de sommen worden genoemd; de kaarten blijven gedekt.
why-most = { $sum } is de hoogste som.
why-most-others = { $sum } is de hoogste som van de anderen.
why-kept = Alle anderen houden open hun hoogste kaart.
why-kept-hidden = Alle anderen houden hun hoogste kaart, die alleen zij kennen.
why-final = Kaarten onder het strandlaken: { $cards }. Reddingsboeien: { $belts }.
news-ducked = { $you ->
    [yes] Je duikt weg: wie heeft het minst?
   *[no] { $seat } duikt weg: wie heeft het minst?
}
news-round-over = Ronde { $round } is afgelopen.

face-row = Hand aan het eind van de ronde
face-row-about = Aan het eind van een ronde worden alle handen vergeleken. De laagste som is de beste.

# Waarom iets nu niet kan: volgens de regel die het verbiedt.
why-duck-08 = Een ander is aan de beurt.
why-duck-09 = Leg eerst kaarten uit je hand af; daarna trek je.
why-duck-15 = Je hebt afgelegd. Trek nu één kaart.
why-duck-16 = Je trekt van de stapel of bij een buur, nooit van je eigen aflegstapel of van verder weg.
why-duck-17 = Hier ligt geen kaart om te trekken.

why-lay = Iedereen heeft die gezien; beide buren mogen die nemen.
why-set = Gelijke getallen mogen samen, hoeveel je ook wilt, en je kiest welke kleur bovenop komt.
why-run = Minstens drie opeenvolgende getallen van één kleur; bovenop ligt een van de twee uiteinden.
why-won = Niemand heeft meer: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.

chapter = Ronde { $number }

score-towel = { $count ->
    [one] { $count } kaart onder het strandlaken
   *[other] { $count } kaarten onder het strandlaken
}
score-belt = ronde { $round } beëindigd
score-belt-wrong = in ronde { $round } fout weggedoken
