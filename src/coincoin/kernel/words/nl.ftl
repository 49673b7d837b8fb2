your-turn = Jouw beurt
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
wait-for = Wachten op { $seat }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
card = kaart { $number }
unknown-cards = { $count ->
    [one] { $count } onbekende kaart
   *[other] { $count } onbekende kaarten
}
