name = Duck Dealer
pitch = Badeendjes, grote plannen en een heel klein ruimteschip.
minutes = 180

good = { $good ->
    [duck] een badeendje
    [beads] kralen
    [solar] een zonnepaneel
    [paint] blauwe verf
    [phone] een telefooncel
    [satellite] een satelliet
    [accel] een lineaire versneller
    [stealth] een sluipeend
    [radio] een moderne radio
    [pills] dieetpillen
    [economy] economie
    [art] moderne kunst
    [science] wetenschap
    [religion] religie
    [politics] politiek
    [medicine] medicijnen
   *[military] krijgskunst
}
good-name = { $good ->
    [duck] badeendje
    [beads] kralen
    [solar] zonnepaneel
    [paint] blauwe verf
    [phone] telefooncel
    [satellite] satelliet
    [accel] versneller
    [stealth] sluipeend
    [radio] radio
    [pills] dieetpillen
    [economy] economie
    [art] moderne kunst
    [science] wetenschap
    [religion] religie
    [politics] politiek
    [medicine] medicijnen
   *[military] krijgskunst
}
goods = { $good ->
    [duck] badeendjes
    [beads] kralen
    [solar] zonnepanelen
    [paint] blauwe verf
    [phone] telefooncellen
    [satellite] satellieten
    [accel] versnellers
    [stealth] sluipeenden
    [radio] radio’s
    [pills] dieetpillen
    [economy] economie
    [art] moderne kunst
    [science] wetenschap
    [religion] religie
    [politics] politiek
    [medicine] medicijnen
   *[military] krijgskunst
}
good-of = voor { goods }
one-name = { $one ->
    [duck] badeendje
    [beads] kralen
    [solar] zonnepaneel
    [paint] blauwe verf
    [phone] telefooncel
    [satellite] satelliet
    [accel] versneller
    [stealth] sluipeend
    [radio] radio
    [pills] dieetpillen
    [economy] economie
    [art] moderne kunst
    [science] wetenschap
    [religion] religie
    [politics] politiek
    [medicine] medicijnen
   *[military] krijgskunst
}
two-name = { $two ->
    [duck] badeendje
    [beads] kralen
    [solar] zonnepaneel
    [paint] blauwe verf
    [phone] telefooncel
    [satellite] satelliet
    [accel] versneller
    [stealth] sluipeend
    [radio] radio
    [pills] dieetpillen
    [economy] economie
    [art] moderne kunst
    [science] wetenschap
    [religion] religie
    [politics] politiek
    [medicine] medicijnen
   *[military] krijgskunst
}
gear = { $gear ->
    [navigator] een navigator
    [builder] een bouwer
    [trader] een handelaar
   *[hold] een ruim
}
gear-name = { $gear ->
    [navigator] navigator
    [builder] bouwer
    [trader] handelaar
   *[hold] ruim
}
gear-for = { $gear ->
    [navigator] voor navigators
    [builder] voor bouwers
    [trader] voor handelaars
   *[hold] voor ruimen
}
old-gear = { $old ->
    [navigator] een navigator
    [builder] een bouwer
    [trader] een handelaar
   *[hold] een ruim
}
colour-name = { $colour ->
    [red] rood
    [yellow] geel
   *[blue] blauw
}
colours-name = { $colour ->
    [red] rode
    [yellow] gele
   *[blue] blauwe
}
tile-name = { $tile ->
    [mine] de mijn
    [site] de afnemer of de werf
   *[factory] de fabriek
}
counted = { $count } × { good-name }
gear-counted = { $count } × { gear-name }
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
some-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
discs = { $count ->
    [one] { $count } { colours-name } schijf
   *[other] { $count } { colours-name } schijven
}
supply-discs = { discs } in de voorraad
slots-free = { $count ->
    [1] één vrije plek
   *[other] { $count } vrije plekken
}
slot = vrij
class = { $kind ->
    [scout] verkenner, { $steps } stappen
    [cruiser] kruiser, { $steps } stappen
   *[freighter] vrachtschip, { $steps } stappen
}
plate-bid = bod { $points }

area-energy = Energie
area-gear = Schip
area-cargo = Lading
cargo-note = { $load } van { $room }
area-tools = Kies eerst wat, dan waar
area-track = Actiebeurten
area-supply = Energie in de voorraad
area-box = Uitrusting om mee te beginnen
box-gear = { $gear ->
    [navigator] Navigator: elke keer een rode schijf meer
    [builder] Bouwer: elke keer een gele schijf meer
    [trader] Handelaar: elke keer een blauwe schijf meer
   *[hold] Ruim: plaats voor twee producten meer
}
area-bids = Geheime biedingen
area-places = Speelvolgorde
area-galaxy = Sterrenstelsel
area-dock = { $you ->
    [yes] Je bent op { $planet }
   *[no] { $seat } is op { $planet }
}
area-next = Afnemers om te ontdekken: de volgende twee, dan de rest

tool-road = Een baken leggen
tool-stop = Stoppen in de ruimte
tool-gate = Je poorten plaatsen
tool-claim = Een voorrecht opeisen
tool-lift = Een blokje terugnemen
tool-bin = Weggooien
with-price = { $what } ({ $price })
with-cubes = { $count ->
    [1] { $what }, nog één blokje
   *[other] { $what }, nog { $count } blokjes
}
price-free = gratis
price-yellow = { $count } geel
price-red = { $count } rood

point-name = punt { $nth } tussen { $near } en { $far }
place-at = { $nth ->
    [no] op { $place }
   *[other] op { point-name }
}
place-to = { $nth ->
    [no] naar { $place }
   *[other] naar { point-name }
}
turn-taken = Actiebeurt { $turn }: { $seat }
turn-open = { $roads ->
    [1] Actiebeurt { $turn }: één gratis baken
   *[other] Actiebeurt { $turn }: { $roads } gratis bakens
}
bid-none = { $seat } denkt nog na
bid-secret = { $seat } heeft een getal opgeschreven
bid-made = { $seat } biedt { some-points }
bid-number = { $points } bieden
place-free = Plaats { $place }: vrij
place-taken = Plaats { $place }: { $seat }

road-of = { point-name }: baken van { $seat }
steps-left = { $left ->
    [1] nog één stap
   *[other] nog { $left } stappen
}
planet-away = { $discs ->
    [0] { $planet }, binnen bereik van de resterende stappen
    [1] { $planet }, op één rode schijf afstand
   *[other] { $planet }, op { $discs } rode schijven afstand
}
tile-on = { $planet }: { $what }
tile-claimed = { $what }, voorrecht van { $seat }
tile-mine = mijn ({ goods })
tile-factory = fabriek { good-of }
tile-no-factory = nog geen fabriek
tile-unknown = nog niet verkend
tile-yard-open = werf { gear-for }, niet gebouwd
tile-yard-built = werf { gear-for }
tile-consumer-open = afnemer { good-of }, niet gebouwd
tile-consumer-built = afnemer { good-of }
gate-entrance = { $planet }: poort van { $seat }, ingang
gate-exit = { $planet }: poort van { $seat }, uitgang
ship-at = Schip van { $seat }, { place-at }
consumer-label = Afnemer { good-of }, { $points } punten per levering

dock-mine = Mijn: { good-name } (1 blauw)
dock-make = Maken: { good-name } uit { one-name } + { two-name } (1 blauw)
dock-deliver = Leveren: { good-name }, +{ $points } (1 blauw)
dock-build = De afnemer bouwen voor { $price }: +{ $points } (1 geel)
dock-yard = De werf bouwen ({ gear-name }) voor { $price }: +{ $points } (1 geel)
dock-buy = { gear-name } kopen voor { $price } (1 blauw)
dock-factory = Een fabriek { good-of } bouwen voor { $price }: +{ $points } (1 geel)
dock-no-factory = Nog geen fabriek, en niets aan boord om er een te bouwen
any-good = een ander product
dock-jump = Door de poort van { $seat } springen (1 rood)

chip-bidding = Veiling
chip-placing = Speelvolgorde
chip-equipping = Uitrusting
chip-starting = Startplaneten
chip-turn = Actiebeurt { $turn } van { $turns }

title-wait = { $seat } is aan de beurt
title-wait-bids = De anderen bieden nog
wait-placing = Kiest een plaats in de volgorde.
wait-equipping = Rust het schip uit.
wait-starting = Kiest een startplaneet.
wait-turn = Verzamelt energie of doet een actiebeurt.
wait-acting = Vliegt, bouwt en handelt.
wait-exploring = Kiest de afnemer van een nieuwe planeet.
wait-gating = Plaatst een poort.
wait-offering = Stelt een aanbod samen.
wait-answering = Antwoordt op een aanbod.
wait-keeping = Kiest welke energie blijft.
wait-shedding = Maakt plaats in het ruim.
title-bidding = Schrijf een geheim bod op
reason-bidding = Het beste bod kiest eerst een plaats. Betaald wordt er aan het eind.
title-placing = Kies je plaats in de volgorde
reason-placing = Vroeg is als eerste kiezen, laat is zien wat de anderen doen.
title-equipping = { $count ->
    [1] Kies nog één stuk uitrusting
   *[other] Kies nog { $count } stuks uitrusting
}
reason-equipping = Een bemanningslid brengt bij elke verzamelbeurt één energie; in een ruim passen twee producten.
title-starting = Kies je startplaneet
reason-starting = Let op de mijn en op wat in de buurt ligt.
title-turn = Verzamel energie, of doe een actiebeurt
reason-turn = { $left ->
    [1] Er is nog één actiebeurt voor jullie samen.
   *[other] Er zijn nog { $left } actiebeurten voor jullie samen.
}
title-exploring = Kies de afnemer van deze planeet
reason-exploring = Een van de volgende twee op het spoor.
title-gating = Kies waar je uitgang komt
reason-gating = Op een planeet zonder poort. Iedereen mag hem gebruiken.
title-offering = Een aanbod aan { $seat }
title-answering = { $seat } doet je een aanbod
offer-so-far = Geeft: { $give }. Vraagt: { $ask }.
title-keeping = { $count ->
    [1] Geef één schijf terug
   *[other] Geef { $count } schijven terug
}
reason-keeping = Na een actiebeurt mag je er { $keep } houden.
title-shedding = { $count ->
    [1] Gooi één product weg
   *[other] Gooi { $count } producten weg
}
reason-shedding = Er past niet meer in je ruim.
title-lift = Neem een van je blokjes terug
reason-lift = Het beurtenspoor heeft er een nodig, en je hebt er geen meer.
title-overloaded = { $count ->
    [1] Eén product te veel om te vertrekken
   *[other] { $count } producten te veel om te vertrekken
}
reason-overloaded = Gebruik ze hier of gooi ze weg; dan kun je vliegen of je beurt beëindigen.
title-free = { $count ->
    [1] Leg een gratis baken, of begin
   *[other] Leg { $count } gratis bakens, of begin
}
reason-free = Gratis bakens komen vóór alles wat energie kost.
title-acting = Vlieg, bouw of handel
reason-acting = { $discs ->
    [one] { $discs } rode schijf, { $steps } stappen.
   *[other] { $discs } rode schijven, elk { $steps } stappen.
}
reason-going-on = { $left ->
    [1] Nog één stap over.
   *[other] Nog { $left } stappen over.
} { reason-acting }
title-over = { $you ->
    [yes] { $count ->
        [1] Jij bent de rijkste handelaar van het heelal!
       *[other] Jullie delen de overwinning: { $names }
    }
   *[no] { $count ->
        [1] { $names } is de rijkste handelaar van het heelal.
       *[other] Gedeelde overwinning: { $names }
    }
}
reason-over = De laatste actiebeurt is voorbij.

button-act = Actiebeurt
button-end = Beurt beëindigen
button-propose = Voorstellen
button-withdraw = Intrekken
button-accept = Aannemen
button-refuse = Afwijzen

fly-for = { $discs ->
    [0] Doorvliegen { place-to }
   *[other] Vliegen { place-to } ({ $discs } rood)
}
move-bid = { $points } bieden
move-place = Plaats { $place } nemen
move-equip = Neem { gear }
move-collect = Een schijf nemen ({ colour-name }) en wat de bemanning brengt
move-act = Een actiebeurt doen
move-end = De beurt beëindigen
move-return = Een schijf teruggeven ({ colour-name })
move-explore = De afnemer { good-of } hier leggen
move-mine = Iets uit de mijn nemen (1 blauw)
move-make = De fabriek gebruiken (1 blauw)
move-deliver = Aan de afnemer leveren (1 blauw)
build-yard = De werf bouwen (1 geel)
move-build = De afnemer bouwen (1 geel)
move-yard = De werf bouwen, met { good } erbij (1 geel)
move-consumer = De afnemer bouwen, met { good } erbij (1 geel)
move-factory = Een fabriek { good-of } bouwen (1 geel)
move-claim = Opeisen: { tile-name }
move-buy = Uitrusting voor een vrije plek kopen (1 blauw)
move-swap = Uitrusting kopen in plaats van { gear } (1 blauw)
move-discard = Weggooien: { good-name }
move-offer = { $seat } een aanbod doen
move-give = Aanbieden: { good-name }
move-ask = Vragen: { good-name }
move-propose = Deze ruil voorstellen
move-withdraw = Het aanbod intrekken
move-accept = De ruil aannemen
move-refuse = De ruil afwijzen
move-jump = Door de poort springen (1 rood)
move-start = Op { $planet } beginnen
move-entrance = Je ingang op { $planet } plaatsen
move-exit = Je uitgang op { $planet } plaatsen
move-fly = Vliegen { place-to }
move-road = Een baken op { point-name } leggen
move-lift = Het baken van { point-name } terugnemen
move-unclaim = Je voorrecht op { $planet } terugnemen: { tile-name }

news-bid = { $you ->
    [yes] Je hebt een bod opgeschreven.
   *[no] { $seat } heeft een bod opgeschreven.
}
news-showed-bid = { $you ->
    [yes] Je biedt { some-points }.
   *[no] { $seat } biedt { some-points }.
}
news-tied = { $you ->
    [yes] Gelijk: je biedt nog een keer.
   *[no] Gelijk: { $seat } biedt nog een keer.
}
news-took-place = { $you ->
    [yes] Je speelt op plaats { $place }.
   *[no] { $seat } speelt op plaats { $place }.
}
news-equipped = { $you ->
    [yes] Je neemt { gear }.
   *[no] { $seat } neemt { gear }.
}
news-collected = { $you ->
    [yes] Je verzamelt { colour-name }.
   *[no] { $seat } verzamelt { colour-name }.
}
news-crew = De bemanning brengt { discs }.
news-short = { $you ->
    [yes] Er is niet genoeg { colour-name } meer: je moet nu een actiebeurt doen.
   *[no] Er is niet genoeg { colour-name } meer: { $seat } moet nu een actiebeurt doen.
}
news-action = { $you ->
    [yes] Je doet een actiebeurt.
   *[no] { $seat } doet een actiebeurt.
}
news-explored = { $you ->
    [yes] Je ontdekt een afnemer { good-of }.
   *[no] { $seat } ontdekt een afnemer { good-of }.
}
news-mined = { $you ->
    [yes] Je haalt { good } uit de mijn.
   *[no] { $seat } haalt { good } uit de mijn.
}
news-made = { $you ->
    [yes] Je maakt { good }.
   *[no] { $seat } maakt { good }.
}
news-scored = { $you ->
    [yes] Je krijgt { some-points }.
   *[no] { $seat } krijgt { some-points }.
}
news-delivered = { $you ->
    [yes] Je levert { good }.
   *[no] { $seat } levert { good }.
}
news-built-consumer = { $you ->
    [yes] Je bouwt de afnemer { good-of }.
   *[no] { $seat } bouwt de afnemer { good-of }.
}
news-built-yard = { $you ->
    [yes] Je bouwt de werf { gear-for }.
   *[no] { $seat } bouwt de werf { gear-for }.
}
news-built-factory = { $you ->
    [yes] Je bouwt een fabriek { good-of }.
   *[no] { $seat } bouwt een fabriek { good-of }.
}
news-claimed = { $you ->
    [yes] Je eist { tile-name } op.
   *[no] { $seat } eist { tile-name } op.
}
news-bought = { $you ->
    [yes] Je koopt { gear }.
   *[no] { $seat } koopt { gear }.
}
news-swapped = { $you ->
    [yes] Je koopt { gear } in plaats van { old-gear }.
   *[no] { $seat } koopt { gear } in plaats van { old-gear }.
}
news-discarded = { $you ->
    [yes] Je gooit { good } weg.
   *[no] { $seat } gooit { good } weg.
}
news-gave = { $you ->
    [yes] Je biedt { $partner } { good } aan.
    [partner] { $seat } biedt jou { good } aan.
   *[no] { $seat } biedt { $partner } { good } aan.
}
news-asked = { $you ->
    [yes] Je vraagt { $partner } om { good }.
    [partner] { $seat } vraagt jou om { good }.
   *[no] { $seat } vraagt { $partner } om { good }.
}
news-accepted = { $you ->
    [yes] Je neemt het aan.
   *[no] { $seat } neemt het aan.
}
news-refused = { $you ->
    [yes] Je wijst het af.
   *[no] { $seat } wijst het af.
}
news-withdrew = { $you ->
    [yes] Je trekt het aanbod in.
   *[no] { $seat } trekt het aanbod in.
}
news-returned = { $you ->
    [yes] Je geeft een schijf terug ({ colour-name }).
   *[no] { $seat } geeft een schijf terug ({ colour-name }).
}
news-ended = { $you ->
    [yes] Je beëindigt je beurt.
   *[no] { $seat } beëindigt de beurt.
}
news-last = Dat was de laatste actiebeurt. Het spel is afgelopen.
news-started = { $you ->
    [yes] Je begint op { $planet }.
   *[no] { $seat } begint op { $planet }.
}
news-gates = { $you ->
    [yes] Je opent een poort van { $entrance } naar { $exit }.
   *[no] { $seat } opent een poort van { $entrance } naar { $exit }.
}
news-jumped = { $you ->
    [yes] Je springt naar { $planet }.
   *[no] { $seat } springt naar { $planet }.
}
news-flew = { $you ->
    [yes] { $discs ->
        [0] Je vliegt door { place-to }.
       *[other] Je vliegt { place-to } voor { $discs } rood.
    }
   *[no] { $discs ->
        [0] { $seat } vliegt door { place-to }.
       *[other] { $seat } vliegt { place-to } voor { $discs } rood.
    }
}
news-road = { $you ->
    [yes] Je legt een baken op { point-name }.
   *[no] { $seat } legt een baken op { point-name }.
}
news-lifted = { $you ->
    [yes] Je neemt het baken van { point-name } terug.
   *[no] { $seat } neemt het baken van { point-name } terug.
}
news-unclaimed = { $you ->
    [yes] Je neemt een voorrecht op { $planet } terug: { tile-name }.
   *[no] { $seat } neemt een voorrecht op { $planet } terug: { tile-name }.
}

option-auction = Veiling
option-auction-about = In het geheim punten bieden voor een plaats in de volgorde.
option-auction-false = nee
option-auction-true = ja
option-trading = Onderling ruilen
option-trading-about = Op dezelfde planeet mogen producten geruild worden.
option-trading-true = ja
option-trading-false = nee
option-medicine = Medicijnen
option-medicine-about = Wat er in medicijnen zit; twee bronnen spreken elkaar tegen.
option-medicine-accel = het recept van het sterrenstelsel
option-medicine-paint = dieetpillen en blauwe verf
option-galaxy = Sterrenstelsel
option-galaxy-about = De kaart, de recepten en de prijzen.
option-galaxy-anseriformes = Anseriformes
option-galaxy-anatidae = Anatidae

good-raw = { good-name }
good-raw-about = Een grondstof: een mijn geeft er een voor een blauwe schijf.{ $used ->
    [0] { "" }
   *[other] { " " }Nodig voor: { $uses }.
}
good-made = { good-name }
good-made-about = Wordt in een fabriek gemaakt uit { $recipe }{ $other ->
    [no] { "" }
   *[other] { " " }(met de optie: { $other })
}. Een levering brengt { some-points } op.{ $used ->
    [0] { "" }
   *[other] { " " }Nodig voor: { $uses }.
}
tile-mine-about = Geeft voor elke blauwe schijf { good }.
tile-factory-about = Maakt voor een blauwe schijf { good } uit { $recipe }{ $other ->
    [no] { "" }
   *[other] { " " }(met de optie: { $other })
}.
cost-name = { $good ->
    [any] { any-good }
   *[other] { good-name }
}
tile-consumer-open-about = Breng { $recipe } en een gele schijf om hem te bouwen: { some-points }. Daarna koopt hij.
tile-consumer-built-about = Lever { good } voor een blauwe schijf: elke keer { some-points }.
tile-yard-open-about = Geef { $recipe } en een gele schijf om haar te bouwen: { some-points }. Daarna verkoopt ze.
tile-yard-built-about = Verkoopt { gear } voor { $recipe } en een blauwe schijf.
gear-name-about = { $gear ->
    [navigator] Brengt bij elke verzamelbeurt één rode schijf meer.
    [builder] Brengt bij elke verzamelbeurt één gele schijf meer.
    [trader] Brengt bij elke verzamelbeurt één blauwe schijf meer.
   *[hold] Er passen { $count } producten in.
}
energy = { $colour ->
    [red] Rode schijf: vliegen
    [yellow] Gele schijf: bouwen
   *[blue] Blauwe schijf: handelen
}
energy-about = { $colour ->
    [red] Laat je schip vliegen: { $most } stappen met weinig uitrusting, { $least } met veel.
    [yellow] Betaalt bouwen, bakens en voorrechten.
   *[blue] Betaalt elk gebruik van een mijn, een fabriek, een werf of een afnemer.
}
face-planet = Planeet
face-planet-about = Land hier om met de tegels te bouwen en te handelen. Een cijfer zegt hoeveel rode schijven de vlucht je kost.
face-unknown = Nog niet verkend
face-unknown-about = Wie hier als eerste landt, kiest een van de volgende twee afnemers voor deze planeet.
face-factory-slot = Plek voor een fabriek
face-factory-slot-about = Breng de twee producten die een fabriek verwerkt en een gele schijf om haar hier te bouwen.
face-gear-slot = Vrije plek
face-gear-slot-about = Voor een ruim of een bemanningslid. Hoe meer plekken bezet, hoe langzamer het schip.
face-point = Punt
face-point-about = Eén stap van een vlucht. Met een eigen baken hier spaar je die stap uit.
face-road = Baken
face-road-about = De eigenaar vliegt hier voorbij zonder een stap te tellen. De anderen hebben er niets aan.
face-ship = Schip
face-ship-about = Het bouwt en handelt waar het staat. Eén rode schijf is goed voor { $most } stappen met weinig uitrusting, in het slechtste geval { $least }.
face-entrance = Poort, ingang
face-entrance-about = Vanaf deze planeet mag iedereen voor precies één rode schijf naar de uitgang van dezelfde kleur springen.
face-exit = Poort, uitgang
face-exit-about = Wie in de ingang van dezelfde kleur springt, landt hier. Terug kan niet.
face-jump = Springen
face-jump-about = Voor precies één rode schijf naar de uitgang van deze poort.
tool-road-about = Op een punt zonder baken en zonder schip. De eerste van een beurt zijn gratis, de andere kosten elk een gele schijf.
tool-stop-about = Beëindig een vlucht op een punt tussen planeten; daar kun je niet bouwen en niet handelen.
tool-gate-about = Eén keer per spel: een ingang en een uitgang op twee planeten, voor iedereen te gebruiken.
tool-claim-about = Voor { $count } gele schijven krijg je een voorrecht op een tegel waar je staat: dan is één blauwe schijf genoeg om die zo vaak te gebruiken als je wilt.
tool-lift-about = Neem een van je bakens of voorrechten van het bord als je geen blokje meer hebt.
tool-bin-about = Gooi producten weg, bijvoorbeeld om te kunnen vertrekken.
face-turn-taken = Gedane actiebeurt
face-turn-taken-about = Het blokje laat zien wie deze actiebeurt deed. Het blijft daar.
face-turn-open = Komende actiebeurt
face-turn-open-about = Latere actiebeurten geven meer gratis bakens.
face-bid = Bod
face-bid-about = Punten die in het geheim worden geboden voor een plaats in de volgorde. Ze gaan er aan het eind af.
face-order = Plaats in de volgorde
face-order-about = Het beste bod kiest eerst.
face-points = Punten
face-points-about = Je verdient ze met bouwen en leveren. Wie er aan het eind de meeste heeft, wint.
face-dock = Waar het schip staat
face-dock-about = Wat deze planeet biedt en wat het kost. Wat vaal is, kan nu niet.
area-energy-about = Schijven om mee te werken. Na een actiebeurt mag je er hoogstens { $count } houden.
area-gear-about = Ruimen en bemanning. Hoe meer, hoe langzamer het schip vliegt.
area-cargo-about = Producten aan boord: { $count } per ruim en één in het kleine ruim. Met meer kun je niet vertrekken.
area-tools-about = Kies wat je doet, en dan waar op de kaart.
area-track-about = Een blokje voor elke actiebeurt, van wie dan ook. Na nummer { $count } is het spel afgelopen.
area-supply-about = Energie die er nog is. Is een kleur op, dan moet wie die nodig heeft meteen een actiebeurt doen.
area-box-about = Elk schip begint met { $count } stuks uitrusting.
area-bids-about = Het beste bod kiest als eerste een plaats in de volgorde.
area-places-about = Wie wanneer aan de beurt is.
area-galaxy-about = Planeten en de routes ertussen; elk punt onderweg is een stap.
area-next-about = Wie een planeet ontdekt, legt daar een van de eerste twee neer.

# Waarom iets nu niet kan: volgens de regel die het verbiedt.
why-far = { $discs ->
    [one] Dat kost { $discs } rode schijf, en je hebt er { $have }.
   *[other] Dat kost { $discs } rode schijven, en je hebt er { $have }.
}
why-here = Je schip is hier.
why-dealer-16 = Elk schip start op een eigen startplaneet.
why-dealer-17 = Kies eerst: energie verzamelen of een actiebeurt.
why-dealer-26 = Een baken komt op een punt zonder baken en zonder schip.
why-dealer-31 = Blokjes neem je pas van het bord als je er geen meer hebt.
why-dealer-41 = Kies eerst een afnemer voor de ontdekte planeet.
why-dealer-48 = Bouwen kost een gele schijf, en die heb je niet.
why-dealer-49 = De afnemer hier wil producten die je niet hebt.
why-dealer-50 = De werf wil het opgedrukte product en een ander.
why-dealer-51 = Deze fabriek heeft haar twee producten aan boord nodig, en een vrije plek op de planeet.
why-dealer-52 = Er is geen fabriek van deze soort meer.
why-dealer-53 = Een voorrecht kost drie gele schijven, op een tegel zonder blokje.
why-dealer-54 = Nog een baken kost een gele schijf.
why-dealer-55 = Een tegel gebruiken kost een blauwe schijf, op de planeet van je schip.
why-dealer-57 = De werf moet gebouwd zijn, en je hebt de twee producten nodig die ze vraagt.
why-dealer-61 = De fabriek heeft haar twee producten en een blauwe schijf nodig.
why-dealer-62 = Je hebt het gevraagde product en een blauwe schijf nodig, en de afnemer moet gebouwd zijn.
why-dealer-63 = Je hebt meer producten dan er aan boord passen: gebruik er een paar of gooi ze weg.
why-dealer-12 = Eerst biedt iedereen op een plaats in de volgorde.
why-dealer-15 = Neem eerst je uitrusting.
why-dealer-30 = Geef eerst de schijven terug die je niet mag houden.
why-dealer-46 = Plaats eerst je poort.
why-dealer-66 = Eerst moet het aanbod worden gedaan of beantwoord.
why-dealer-67 = Gooi eerst de producten weg die niet passen.

# ---- momenten: waarom het zo ging ----
why-over = Via { $planets }.
why-flew = { $steps ->
    [one] { $steps } stap, { $speed } per rode schijf: { why-left }.
   *[other] { $steps } stappen, { $speed } per rode schijf: { why-left }.
}
why-flew-on = { $steps ->
    [one] { $steps } van de stappen die over waren: { why-left }.
   *[other] { $steps } van de stappen die over waren: { why-left }.
}
why-left = { $left ->
    [0] er blijft niets over
    [1] er blijft er één over
   *[other] er blijven er { $left } over
}
why-jumped = Eén rode schijf brengt je van de ingang van een poort naar de uitgang, van wie de poort ook is.
why-explored = Wie als eerste op een planeet landt, legt daar een van de volgende twee afnemers.
why-gates = Voor één rode schijf mag iedereen van de ingang naar de uitgang springen.
why-road = Een punt met een eigen baken kost geen stap.
why-mined = De mijn op { $planet } geeft haar product.
why-made = Verbruikt: { one-name } + { two-name }.
why-delivered = De afnemer op { $planet } betaalt er { some-points } voor.
why-bought = Prijs: { $price }. Met { $filled } bezette plekken doet het schip { $steps } stappen per schijf.
why-disc = Elk gebruik kost één blauwe schijf.
why-privilege = Dankzij het voorrecht is één blauwe schijf genoeg voor het hele verblijf.
why-built = Prijs: { $price } + één gele schijf. Dat levert { some-points } op.
why-claimed = Voor { $count } gele schijven. Voortaan is één blauwe schijf genoeg om het tijdens één verblijf zo vaak te gebruiken als je wilt.

chapter = Voorbereiding

score-delivered = { $count ->
    [one] { $count } levering
   *[other] { $count } leveringen
}
score-built-consumer = { $count ->
    [one] { $count } afnemer
   *[other] { $count } afnemers
}
score-built-factory = { $count ->
    [one] { $count } fabriek
   *[other] { $count } fabrieken
}
score-built-yard = { $count ->
    [one] { $count } werf
   *[other] { $count } werven
}
score-bid = bod op de veiling

# ---- zetten naar waar ze voor zijn ----
group-sell = Verkopen
group-build = Bouwen
group-make = Maken
group-mine = Delven
group-fly = Vliegen
group-roads = Bakens
group-gates = Poorten
group-gear = Uitrusting
group-privileges = Voorrecht
group-trade = Ruilen
group-lift = Blokje terug
group-bin = Weggooien
colour-word = { $colour ->
    [red] rood
    [yellow] geel
   *[blue] blauw
}
group-price = { $count } { colour-word }
roads-free = { $count } gratis
none-discs = { $count } { colour-word }, je hebt er { $have }
none-left = hier is niets voor
none-planet = alleen op een planeet
none-cubes = geen blokje meer
none-gates = al geplaatst
none-places = geen planeet vrij
none-trading = aan deze tafel wordt niet geruild
none-offers = geen bod meer deze beurt
none-partner = niemand anders hier
none-cargo = niets aan boord
none-factory = hier is geen fabriek
none-buyer = hier is nog geen afnemer
none-yard = hier is nog geen werf
none-site = hier is niets te bouwen
none-goods = daarvoor ontbreekt: { $price }

# ---- in één oogopslag ----
energy-keep = { $count } houden
row-steps = Stappen per schijf
steps-from = { $steps } vanaf { $slots }
row-privileges = Voorrechten
row-gates = Poorten
gates-left = nog te plaatsen
row-cubes = Blokjes over
row-turns = Actiebeurten
row-none = geen
factories-left = nog { $count }
buyer-to-come = komt nog
buyer-open = { $planet }, niet gebouwd

virtual = Van je energie is { $count } virtueel: na deze beurt weg.
offers-left = { $count ->
    [0] Dit is je laatste aanbod van deze beurt.
    [one] Hierna nog { $count } aanbod deze beurt.
   *[other] Hierna nog { $count } keer een aanbod deze beurt.
}
