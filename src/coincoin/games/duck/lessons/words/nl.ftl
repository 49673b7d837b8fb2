high = Weg met de grote
high-1 =
    Je wilt een kleine som in je hand.
    In je beurt leg je kaarten af en trek je er daarna een. Eén kaart mag. Welke weegt het zwaarst?
high-1-else =
    Dat maakt je som nauwelijks kleiner.
    Je hebt samen 14, en één kaart is meer dan de helft. Welke?
high-end =
    Van 14 naar 6.
    Iedereen zag de 8. Die ligt op je aflegstapel: een buur mag hem pakken.

draw = Trekken met open ogen
draw-1 =
    Trek nu een kaart.
    Van de stapel, of de bovenste afgelegde kaart van een buur. Welke is de kleinste die je zeker krijgt?
draw-1-else =
    Kijk voor je trekt.
    Wat ligt er open naast je?
draw-1-pile =
    De stapel is een verrassing.
    Gemiddeld levert die een 4 op. Welke kaart is beter dan elke verrassing?
draw-1-left =
    Dat is een 5.
    Je andere buur heeft iets kleiners. Wat?
draw-end =
    Een 0 weegt niets.
    Maar nu weet iedereen dat je hem hebt. Dat is de prijs van een open kaart.

set = Meerdere tegelijk
set-1 =
    Gelijke getallen mogen samen.
    De kleur maakt niet uit, en je trekt toch maar één kaart. Wat leg je af?
set-1-else =
    Er kan meer weg.
    Welk getal heb je drie keer?
set-1-one =
    Eén weg, één getrokken: geen winst.
    Hoe raak je er drie tegelijk kwijt?
set-1-two =
    Bijna! Twee is een begin.
    Je mag zoveel gelijke kaarten afleggen als je wilt. Is er nog een?
set-end =
    Drie zessen in één beurt weg.
    Je koos ook de kleur bovenop: alleen die kunnen je buren pakken.

run = Straten
run-1 =
    Drie of meer op een rij, allemaal in één kleur.
    Dat is een straat, en die gaat in één keer weg. Zie je er een?
run-1-else =
    Dan blijft er een straat in je hand.
    Drie blauwe getallen volgen op elkaar. Welke?
run-1-pair =
    Twee zessen: niet slecht.
    Maar drie blauwe kaarten wegen 15. Welke horen bij elkaar?
run-end =
    Een straat van drie: 15 minder.
    Je koos welk eind bovenop ligt. Laat je buren wat ze niet willen.

out = Als eerste uit
out-1 =
    Nog twee kaarten.
    Als je na het afleggen geen kaart meer hebt, is de ronde meteen uit en krijg jij de reddingsboei. Hoe?
out-1-else =
    Dan moet je weer trekken.
    Jouw twee hebben hetzelfde getal. Wat mag je daarmee doen?
out-end =
    Uit! De groene reddingsboei is van jou.
    De hoogste som legt alles af; de anderen bewaren hun hoogste kaart als punten onder het strandlaken.

duck = Duik weg!
duck-1 =
    Jij hebt 3, de anderen hebben vier en vijf kaarten.
    Met 10 of minder mag je beweren dat niemand zo weinig heeft. Durf je?
duck-1-else =
    Na het afleggen moet je trekken.
    Beter dan 3 wordt het niet gauw. Wat maakt er nu een eind aan?
duck-end =
    Goed: niemand heeft zo weinig.
    De reddingsboei is van jou, en je hoogste kaart gaat onder je strandlaken.

wait = Wanneer je niet wegduikt
wait-1 =
    Je hebt 10: genoeg om weg te duiken.
    Maar kijk naar Macreuse: één kaart, en iedereen zag dat het een 3 is. Wat doe je?
wait-1-else =
    Dan houd je de grote in je hand.
    Maak eerst je som klein. Welke kaart weegt het zwaarst?
wait-1-duck =
    Macreuse heeft 3, jij 10.
    Dan wordt de reddingsboei rood en kost hij je punten. Wat maakt je som kleiner?
wait-2 =
    Nog 3 in je hand. Trek nu goed.
    Ook bij gelijke som duik je fout weg. Wat telt niets erbij op?
wait-2-else =
    Dat maakt je som groter.
    Welke open kaart is niets waard?
wait-2-pile =
    Wie weet wat er komt?
    Welke open kaart is niets waard?
wait-end =
    Nu heb je 3, net als Macreuse.
    De volgende keer leg je de 2 af en zit je eronder. Duik weg als je zeker bent, of als je durft.

tip-lay = De zwaarste kaart gaat je hand uit.
tip-set = Er gaan er meerdere weg, en maar één komt terug.
tip-run = Een straat neemt drie of meer kaarten tegelijk mee.
tip-duck = Niemand anders lijkt zo weinig te hebben.
tip-draw = Een kleine kaart, of een die bij de jouwe past.
