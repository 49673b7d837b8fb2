aim = Mikken
aim-1 =
    Jouw eenden zijn de gele.
    Zonder schietschijf erboven valt er geen schot. Leg er een boven de eend van een ander. Waar?
aim-1-else =
    Eerst mikken.
    Welke kaart legt een schietschijf op de rij?
aim-1-own =
    Dat is er een van jou!
    Daar zou een ander blij mee zijn. Wiens eend mag zich zorgen maken?
aim-1-water =
    Dat is water.
    Je mag erop mikken, maar het doet niemand pijn. Waar zit een eend die niet van jou is?
aim-end =
    De schietschijf blijft op zijn plaats.
    Als de eenden verschuiven, wacht hij op wie eronder komt.

bang = Pang!
bang-1 =
    Drie schietschijven, drie keer ‘Pang!’.
    Je schiet op een kaart met een schietschijf. Op welke?
bang-1-else =
    Je kunt alleen schieten waar een schietschijf ligt.
    Welke van de drie is de eend van een ander?
bang-1-own =
    Dat is er een van jou!
    Je hebt vijf eenden, en de laatste levende wint. Op wie schiet je?
bang-1-water =
    Plons. De schietschijf is weg, verder niets.
    Waar zit een eend onder een schietschijf?
bang-end =
    De rode eend is weg.
    Die erachter schuiven op, en achteraan komt een kaart van de stapel.

march = Voorwaarts mars
march-1 =
    Boven je voorste eend ligt een schietschijf!
    Macreuse is zo aan de beurt. Hoe krijg je hem daar weg?
march-1-else =
    Je eend blijft onder de schietschijf.
    Welke kaart beweegt de hele rij?
march-1-aim =
    Nog een schietschijf redt hem niet.
    Welke kaart beweegt de hele rij?
march-1-luke =
    Een sterke kaart, maar red eerst je eend.
    Welke beweegt de hele rij?
march-end =
    Veilig onder de stapel.
    En nu zwemt de blauwe eend onder de schietschijf. Eenden bewegen, schietschijven blijven.

swap = Na jou!
swap-1 =
    Boven je eend op plaats 3 ligt een schietschijf.
    Gehaast ruilt hij naar voren, lui naar achteren. Waar heeft een ander last van?
swap-1-else =
    De schietschijf blijft bij jou.
    Wie kan op die plaats komen?
swap-1-lazy =
    Gered, maar daar komt alleen water.
    Wie zwemt er voor je eend?
swap-1-last =
    Die loopt geen gevaar.
    Boven welke eend van jou ligt de schietschijf?
swap-end =
    Eén kaart, twee goede daden.
    Je eend is veilig, en een blauwe zit onder de schietschijf.

hide = Verstopt
hide-1 =
    Twee schietschijven, één boven jou.
    Verstop je eend onder een buur: het schot is voor de bovenste. Onder wie?
hide-1-else =
    Je eend blijft onder de schietschijf.
    Welke kaart verstopt hem, en waar?
hide-1-aim =
    Dat redt hem niet.
    Welke kaart verstopt je eend?
hide-1-last =
    Die was al veilig.
    Boven welke eend van jou ligt een schietschijf?
hide-end =
    Fuligule heeft de blauwe afgeschoten.
    De jouwe zat eronder verstopt en neemt ongedeerd die plaats in.

last = Het laatste schot
last-1 =
    Macreuse heeft nog één eend, de blauwe.
    De schietschijf ligt boven de jouwe. Schuif hem op! Dan schiet je.
last-1-else =
    De schietschijf blijft boven je eend.
    Welke kaart schuift hem één plaats naar rechts?
last-1-own =
    Die eend is van jou.
    De blauwe zit er vlak naast. Hoe komt de schietschijf daar?
last-2 =
    Macreuse kon niet weg.
    De blauwe eend zit onder de schietschijf. Nu!
last-2-else =
    Laat hem niet ontsnappen.
    Welke kaart schiet?
last-2-own =
    Die is van jou.
    Waar is de laatste blauwe eend?
last-end =
    Alleen gele eenden leven nog: gewonnen!
    Eerst de schietschijf schuiven, dan schieten: twee kaarten die bij elkaar horen.

tip-en-joue = Geen schot zonder schietschijf: bedreig de sterkste.
tip-deux-pour-un = Twee dreigingen met één kaart.
tip-deux-pour-un-seul = Eén schietschijf is beter dan geen.
tip-pan = Een eend minder bij een ander.
tip-ducky-luke = Daar is geen schietschijf voor nodig: niemand kan zich voorbereiden.
tip-oups = Het schot is voor de buur, die zich veilig waande.
tip-canards-enchaines = Twee eenden met één kaart.
tip-mexicoin = Iedereen wordt bedreigd, en de meeste zijn niet van jou.
tip-canard-simplet = Laat anderen hun eigen schoten verspillen.
tip-president = Wie een beurt overslaat, schiet niet.
tip-commissaire-magret = Wie deze eend afschiet, moet wraak vrezen.
tip-rectifier-gauche = De schietschijf schuift naar een eend van een ander.
tip-rectifier-droite = De schietschijf schuift naar een eend van een ander.
tip-en-avant-marche = Eenden schuiven door, schietschijven blijven.
tip-canard-blase = Jouw eend wijkt uit, een andere komt op zijn plaats.
tip-canard-presse = Jouw eend wijkt uit, een andere komt op zijn plaats.
tip-fulguro-coin = Vooraan gaat hij als eerste weg, en de rest schuift terug.
tip-canarchie = Leg de anderen onder de schietschijven, de jouwe ernaast.
tip-danse-des-canards = Je eenden zitten beter in de stapel.
tip-planque = Onder een andere eend kan de jouwe niets gebeuren.
tip-a-couvert = Tot je volgende beurt wordt daar geen eend afgeschoten.
tip-peace-and-love = Boven jouw eenden liggen te veel schietschijven.
tip-walking-duck = Een van de jouwe komt terug.
tip-moby-duck = Tot je volgende beurt zijn jouw eenden veilig.
tip-throw-away = Je kunt er geen spelen: doe de zwakste weg.
tip-revenge = Een eend voor een eend.
tip-spare = Je zou alleen je eigen eenden kunnen afschieten.
