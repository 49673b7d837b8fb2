collect = Eerst energie
collect-1 =
    Rood om te vliegen, geel om te bouwen, blauw om te handelen.
    Neem een schijf; je bemanning, één rode en één gele, brengt er elk een. Welke kleur ontbreekt?
collect-1-else =
    Die kleur brengt je bemanning toch al.
    De derde brengt niemand aan boord. Welke is dat?
collect-1-act =
    Zonder schijf kun je niets doen.
    En het spel heeft maar 24 actiebeurten. Wat neem je eerst?
collect-end =
    Drie schijven in één beurt.
    Daarom verdient je bemanning haar plek.

act = Tijd voor actie
act-1 =
    Twee van elke kleur: genoeg voor een reis.
    Nog eens verzamelen of een actiebeurt doen? Daarna houd je er hoogstens vier.
act-1-else =
    Meer is mooi, maar de anderen wachten niet.
    Wie er vroeg bij is, heeft de keus. Waarmee begint een reis?
act-end =
    Je blokje ligt op het beurtenspoor.
    Bij 24 is het spel uit. Eerst een gratis baken, dan vliegen, bouwen en handelen zoals je wilt.

mine = Naar de mijn
mine-1 =
    Je schip staat op Anser.
    De mijn geeft badeendjes, één per blauwe schijf. Haal er een!
mine-1-else =
    Dat komt later.
    Waar komen producten vandaan?
mine-1-end =
    Je hebt nog energie.
    Wat krijg je voor een blauwe schijf?
mine-1-fly =
    Met een leeg ruim?
    Neem eerst iets mee. Waar haal je dat?
mine-2 =
    Eén eendje aan boord.
    In een ruim gaan twee producten, in het kleine nog één. Je hebt nog een blauwe schijf. En nu?
mine-2-else =
    Er is nog plaats aan boord.
    Wat krijg je hier nog voor blauw?
mine-2-end =
    Je hebt nog een blauwe schijf.
    Waarom niet meteen hier?
mine-2-fly =
    Bijna klaar om te gaan.
    Maar er past nog een eendje bij. Waar komt dat vandaan?
mine-end =
    Twee badeendjes.
    Grondstoffen leveren zelf niets op. Fabrieken maken er iets van.

fly = Vliegen en ontdekken
fly-1 =
    Je verkenner zet 8 stappen met één rode schijf.
    Aix ligt vier stappen verderop, is nog onontdekt en heeft ook eendjes. Vlieg erheen!
fly-1-else =
    Dat kan wachten.
    Hoe kom je op Aix?
fly-1-end =
    Je hebt nog een rode schijf.
    Waar brengt die je?
fly-1-fly =
    Dat kan.
    Maar deze keer gaan we naar Aix, links van Anser. Zie je het?
fly-2 =
    Een nieuwe planeet! Kies zijn afnemer.
    Een radio maak je van een telefooncel en een badeendje; eendjes zijn hier. Welke past?
fly-2-else =
    Daarvoor zijn zonnepaneel en kralen nodig.
    Wat maak je van eendjes?
fly-end =
    Aix wil radio’s.
    Als mijn en afnemer bij elkaar passen, spaar je reizen uit.

factory = Een fabriek bouwen
factory-1 =
    Een telefooncel en een eendje aan boord.
    Met een gele schijf bouw je er hier een radiofabriek van: 3 punten. Bouw haar!
    Met een gele schijf bouw je er hier een radiofabriek van: 5 punten. Bouw hem!
factory-1-else =
    Dat levert geen punten op.
    Wat maak je van gele schijf, telefooncel en eendje?
factory-1-road =
    Een baken helpt je later.
    Hier is de schijf meer waard. Wat levert 3 punten op?
factory-end =
    Plus 3, en de fabriek werkt meteen.
    Iedereen mag haar gebruiken. Maar jij bent er al.
    Plus 5, en de fabriek werkt meteen.
    Iedereen mag hem gebruiken. Maar jij bent er al.

make = Er iets van maken
make-1 =
    De fabriek wil een telefooncel en een eendje.
    De telefooncel heb je. Waar is een eendje?
make-1-else =
    De fabriek wacht nog.
    Aix heeft een mijn. Wat geeft die?
make-2 =
    Telefooncel, eendje en een blauwe schijf.
    Zet de fabriek aan!
make-2-else =
    Alles is er.
    Wat maakt er een radio van?
make-2-mine =
    Eén eendje is genoeg.
    De laatste blauwe schijf kan iets beters. Wat?
make-end =
    Een radio!
    Gemaakte producten leveren op: 3 punten per levering, duurdere 10 of 30. Recepten staan naast de kaart.

consumer = De afnemer bouwen
consumer-1 =
    Aix wil radio’s, en jij hebt er een.
    Met één radio en een gele schijf bouw je de afnemer: één keer 5 punten. Daarna koopt hij.
consumer-1-else =
    De afnemer slaapt nog.
    Wat is er nodig om hem te bouwen?
consumer-1-road =
    De gele schijf levert hier 5 punten op.
    Wat valt er te bouwen?
consumer-end =
    Nog vijf punten.
    De tegel toont nu blauw: voortaan mag iedereen hier leveren.

deliver = Halen, maken, leveren
deliver-1 =
    Drie blauwe schijven en een telefooncel.
    Mijn, fabriek en afnemer liggen bij elkaar. Waar begint de keten?
deliver-1-else =
    Voor een radio ontbreekt nog iets.
    Waar haal je een eendje?
deliver-2 =
    Telefooncel en eendje.
    Wat komt er nu?
deliver-2-else =
    Van twee producten wordt één beter.
    Waar?
deliver-3 =
    Een radio, en nog een blauwe schijf.
    Wie betaalt ervoor?
deliver-3-else =
    Iemand hier wil hem hebben.
    Wie?
deliver-end =
    Plus 3: een hele zaak op één planeet.
    Drie schijven voor drie punten. Kan dat goedkoper? De laatste les vertelt het.

hold = Wat er aan boord past
hold-1 =
    Vier producten, plaats voor drie.
    Om te vliegen of te stoppen moet alles passen. Je hebt een eendje en de telefooncel nodig. Wat blijft hier?
hold-1-else =
    Maak eerst plaats.
    Waar heb je te veel van?
hold-1-phone =
    Daar heb je er maar één van.
    Maar drie eendjes. Wat kun je missen?
hold-2 =
    Nu past alles.
    Op naar Aix, met één rode schijf!
hold-2-else =
    Deze producten horen op Aix.
    Hoe kom je daar?
hold-2-end =
    Je hebt nog een rode schijf.
    Waar moet die je brengen?
hold-end =
    Onderweg met een vol ruim.
    Met meer ruimen kun je meer meenemen, maar vanaf vier plekken wordt het schip trager.

claim = Een voorrecht
claim-1 =
    Vier radio’s, maar één blauwe schijf.
    Een voorrecht kost drie gele: dan betaalt één blauwe elk gebruik. Wat eis je op?
claim-1-else =
    Zo verkoop je geen vier radio’s.
    Eis op wat je vaak wilt gebruiken. Wat is dat?
claim-1-deliver =
    Zo verkoop je één radio voor 3 punten.
    Met eerst een voorrecht verkoopt dezelfde schijf ze alle vier. Waarop?
claim-1-road =
    Bakens zijn om te reizen.
    Voor drie gele krijg je hier iets beters. Wat?
claim-1-tile =
    Die heb je niet vier keer nodig.
    Je hebt radio’s te verkopen. Wie koopt ze?
claim-2 =
    Op de afnemer ligt jouw blokje.
    Lever de eerste radio, voor de blauwe schijf.
claim-2-else =
    De radio’s wachten.
    Wie neemt ze?
claim-3 =
    De tweede kost geen schijf meer.
    En nog eens!
claim-3-else =
    Er is nog meer te verkopen.
    Wie neemt radio’s, zonder schijf?
claim-end =
    Vier radio’s, 12 punten, één blauwe schijf.
    Bouw vroeg zo’n plek, en kom terug met een vol schip.

tip-bid = Bied wat beginnen je waard is: het gaat er op het eind af.
tip-place = Wie vroeg komt, heeft de keus van startplaneten.
tip-equip = Bemanning brengt energie, ruimen dragen producten.
tip-collect = Meer schijven, meer in één actiebeurt.
tip-act = Je hebt genoeg energie voor iets nuttigs.
tip-end = Hier is geen schijf meer nuttig besteed.
tip-return = Houd de kleuren die je straks nodig hebt.
tip-explore = Kies wat je in de buurt kunt maken.
tip-mine = Elk product begint met grondstoffen.
tip-make = Van twee producten wordt er één dat punten oplevert.
tip-deliver = Een levering geeft meteen punten.
tip-build = Bouwen levert één keer punten op, daarna wordt er gekocht.
tip-yard = Drie punten, en uitrusting te koop.
tip-consumer = Bouwen levert één keer punten op, daarna wordt er gekocht.
tip-factory = Nu punten, en voortaan betere producten.
tip-claim = Eén blauwe schijf betaalt dan elk gebruik.
tip-buy = Daar heb je de rest van het spel wat aan.
tip-swap = Het nieuwe past beter bij je plan.
tip-discard = Voor vertrek moet alles passen.
tip-offer = Daar is iets wat je nodig hebt.
tip-give = Bied aan waar je te veel van hebt.
tip-ask = Dat maakt een recept compleet.
tip-propose = De ruil is goed voor allebei.
tip-withdraw = Er valt hier niets te winnen.
tip-accept = Je krijgt meer dan je geeft.
tip-refuse = Daar heeft de ander meer aan dan jij.
tip-jump = Eén schijf, hoe ver het ook is.
tip-start = Begin waar de mijn bij je plan past.
tip-entrance = Een poort spaart lange vluchten, keer op keer.
tip-exit = Een poort spaart lange vluchten, keer op keer.
tip-fly = Daar zijn je schijven nuttig.
tip-road = Een punt met jouw baken kost geen stap.
tip-lift = Je hebt een blokje nodig, en dit baken het minst.
tip-unclaim = Je hebt een blokje nodig, en dit voorrecht het minst.
