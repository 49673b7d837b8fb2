highest = De hoogste kaart wint
highest-1 =
    Win deze slag.
    Iedereen legt een gedekte kaart. De hoogste krijgt ze alle drie. Gewonnen kaarten beschermen je straks. Welke leg je?
highest-1-else =
    Die wordt bijna altijd verslagen.
    De hoogste kaart krijgt de slag. Welke van jou is de sterkste?
highest-end =
    Jouw 5 krijgt alles!
    De drie kaarten liggen nu voor je. Hoe meer je er hebt, hoe veiliger je bij de trommel bent.

cancel = Gelijke vallen weg
cancel-1 =
    Psst: de anderen leggen allebei een 6.
    Kaarten met dezelfde waarde vallen tegen elkaar weg. Welke wint dan?
cancel-1-else =
    Kijk wat er zal liggen.
    Twee keer een 6 valt weg. Wat blijft er over?
cancel-1-six =
    Een derde 6 valt ook weg.
    Dan wint niemand iets. Welke kaart blijft alleen over?
cancel-1-two =
    Die zou ook winnen.
    Maar voor het geval er toch een 3 komt: welke is hoger?
cancel-end =
    De twee zessen vallen weg: jouw 4 is de hoogste.
    Die krijgt ook de weggevallen kaarten.

mouse = De muis laat de olifant schrikken
mouse-1 =
    Psst: er komen een 6 en een 5.
    De 1 verslaat de 6 als er van elk precies één ligt. Wat leg je?
mouse-1-else =
    De 6 verslaat die.
    Maar één kaart is niet bang voor de olifant. Welke?
mouse-1-five =
    Twee vijven vallen weg en de 6 wint.
    Wie kan de olifant wegjagen?
mouse-end =
    De muis wint de slag!
    De kleinste kaart won alles. Daarom is een 6 nooit helemaal veilig.

turn = Bij de trommel
turn-1 =
    Zes kaarten, en één ervan is Pan.
    Wie Pan omdraait, ligt eruit. Jij begint, er is nog niets omgedraaid. Wat kost je niets?
turn-1-else =
    Er is nog niets omgedraaid.
    Schudden zou een kaart kosten, en de kans blijft 1 op 6. Hoe kan het gratis?
turn-1-pass =
    Dat kost drie kaarten.
    Te duur voor een gevaar van 1 op 6. Wat is gratis?
turn-end =
    Clic. Er gebeurt niets.
    De kaart blijft eruit: de volgende heeft er nog maar vijf voor zich. Het wordt spannender.

spin = Opnieuw schudden
spin-1 =
    Nog maar twee kaarten: de kans op Pan is 1 op 2.
    Met een gewonnen kaart koop je betere kansen. Welke geef je weg?
spin-1-else =
    Betaal een kaart voor een verse trommel.
    Welke kun je het best missen?
spin-1-turn =
    Dat is kruis of munt met je leven.
    Met één kaart wordt het 1 op 6. Welke kun je missen?
spin-1-five =
    Dat kan met elke kaart.
    Bij evenveel kaarten telt de som. Welke houd je dus?
spin-end =
    Alle zes zijn geschud: 1 op 6, en je leeft nog.
    De 1 was een kleine prijs.

pass = Geef het door
pass-1 =
    De laatste kaart is zeker Pan.
    Alleen Fuligule is nog over, zonder één kaart om te betalen. Wat is nu het gemeenst?
pass-1-else =
    Je zou het vast overleven.
    Maar dan zit Pan weer ergens. Laat hem op een ander wachten. Hoe?
pass-1-turn =
    Dat is Pan, iets anders is er niet.
    Voor twee kaarten mag je passen. Wie moet hem dan omdraaien?
pass-2 =
    Passen kost zoveel kaarten als er spelers zijn: twee.
    Betaal welke je wilt.
pass-2-else =
    Betaal met een gewonnen kaart.
    Welke gaat weg?
pass-3 =
    En nog een.
    Dan is Fuligule aan de beurt.
pass-3-else =
    Betaal met een gewonnen kaart.
    Welke gaat weg?
pass-end =
    Pan! Jij bent als laatste over: gewonnen.
    Bewaar kaarten voor precies dit moment: daar zijn ze voor.

tip-pick = Hoge kaarten winnen slagen, tenzij ze hun gelijke treffen.
tip-turn = Het is gratis, en het gevaar is nog klein genoeg.
tip-reshuffle = Met één kaart is het gevaar weer 1 op 6.
tip-pass = Het gevaar wacht op de volgende speler.
tip-pay = Kleine eerst: bij gelijke stand telt de som.
tip-again = Twee keer Clic op rij levert je kaarten op.
tip-stop = Je leeft nog: dat is voorlopig genoeg.
tip-steal = Neem het van wie het meest te betalen heeft.
