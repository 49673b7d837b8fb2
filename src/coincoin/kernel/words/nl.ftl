your-turn = Jouw beurt
and-last = { $first } en { $last }
bot = { $name } (bot)
not-for-so-many = { $game } is voor { $least } tot en met { $most } spelers, niet voor { $count }.
under-it = { $count } eronder
terminal-ask = Je keuze, 1 t/m { $count } (r: regels, q: stoppen):
terminal-not-a-choice = Typ een getal van 1 t/m { $count }, r of q.
terminal-stopped = Gestopt. Tot ziens!
terminal-saved = De partij staat in { $file }.
terminal-won = { $you ->
    [yes] { $count ->
        [one] Je hebt gewonnen!
       *[other] Je deelt de overwinning met { $names }.
    }
   *[no] { $count ->
        [one] { $names } heeft gewonnen.
       *[other] Gedeelde overwinning: { $names }.
    }
}
terminal-scores = Scores: { $scores }
game-over = Het spel is afgelopen
wait-for = { $seat } is aan de beurt
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
card = kaart { $number }
unknown-cards = { $count ->
    [one] { $count } onbekende kaart
   *[other] { $count } onbekende kaarten
}

# Het verloop: wat er gespeeld wordt, en wat er verder gebeurt.
chapter-turn = { $you ->
    [yes] Jouw beurt
   *[no] Beurt van { $seat }
}
deed-resigned = { $you ->
    [yes] Je geeft op. Een bot speelt verder.
   *[no] { $seat } geeft op. Een bot speelt verder.
}
deed-time-lost = { $you ->
    [yes] Je tijd is om: je hebt verloren.
   *[no] De tijd van { $seat } is om: verloren.
}
deed-time-bot = { $you ->
    [yes] Je tijd is om: een bot speelt voor je.
   *[no] De tijd van { $seat } is om: een bot neemt het over.
}
deed-time-move = { $you ->
    [yes] Je tijd was om: een bot deed deze zet.
   *[no] De tijd van { $seat } was om: een bot deed deze zet.
}
deed-away = { $you ->
    [yes] Je was weg: een bot speelt voor je.
   *[no] { $seat } is weg: een bot neemt het over.
}
deed-asked-late = { $you ->
    [yes] Je tijd is op: de anderen beslissen hoe het verdergaat.
   *[no] De tijd van { $seat } is op: wie er is, beslist hoe het verdergaat.
}
deed-asked-away = { $you ->
    [yes] Je bent weg: de anderen beslissen hoe het verdergaat.
   *[no] { $seat } is weg: wie er is, beslist hoe het verdergaat.
}
deed-waited = { $you ->
    [yes] De anderen blijven op je wachten.
   *[no] Er wordt nog op { $seat } gewacht.
}
deed-lent = { $you ->
    [yes] De anderen vonden het goed: een bot deed deze zet voor je.
   *[no] Iedereen vindt het goed: een bot deed deze zet voor { $seat }.
}
deed-seated = { $you ->
    [yes] De anderen vonden het goed: een bot speelt voor je tot je terug bent.
   *[no] Iedereen vindt het goed: een bot speelt voorlopig voor { $seat }.
}
deed-left = { $you ->
    [yes] Je verlaat de tafel: een bot speelt voor je.
   *[no] { $seat } verlaat de tafel: een bot neemt het over.
}
deed-returned = { $you ->
    [yes] Je bent terug.
   *[no] { $seat } is terug.
}
deed-asked-takeback = { $you ->
    [yes] Je vraagt om je zet terug te nemen.
   *[no] { $seat } vraagt om een zet terug te nemen.
}
deed-asked-stop = { $you ->
    [yes] Je stelt voor om zonder uitslag te stoppen.
   *[no] { $seat } stelt voor om zonder uitslag te stoppen.
}
deed-asked-time = { $you ->
    [yes] Je vraagt om meer tijd.
   *[no] { $seat } vraagt om meer tijd.
}
deed-agreed = { $you ->
    [yes] Je gaat akkoord.
   *[no] { $seat } gaat akkoord.
}
deed-refused = { $you ->
    [yes] Je weigert. De partij gaat door.
   *[no] { $seat } weigert. De partij gaat door.
}
deed-undid = { $you ->
    [yes] Je neemt je zet terug.
   *[no] { $seat } neemt een zet terug.
}
deed-took-back = { $you ->
    [yes] Iedereen gaat akkoord: je zet wordt teruggenomen.
   *[no] Iedereen gaat akkoord: de zet van { $seat } wordt teruggenomen.
}
deed-more-time = { $you ->
    [yes] Iedereen gaat akkoord: je hebt meer tijd.
   *[no] Iedereen gaat akkoord: { $seat } heeft meer tijd.
}
deed-no-clock = { $you ->
    [yes] Iedereen gaat akkoord: je speelt zonder klok.
   *[no] Iedereen gaat akkoord: { $seat } speelt zonder klok.
}
deed-stopped = Iedereen gaat akkoord: de partij stopt zonder uitslag.
try-unknown = Wat hiervan komt, weet je pas als het gedaan is.
