your-turn = Du bist dran
bot = { $name } (Bot)
not-for-so-many = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
under-it = { $count } darunter
terminal-ask = Deine Wahl, 1 bis { $count } (r: Regeln, q: aufhören):
terminal-not-a-choice = Bitte eine Zahl von 1 bis { $count } eingeben, r oder q.
terminal-stopped = Beendet. Bis bald!
terminal-saved = Die Partie liegt in { $file }.
terminal-won = { $you ->
    [yes] { $count ->
        [one] Du hast gewonnen!
       *[other] Du teilst dir den Sieg mit { $names }.
    }
   *[no] { $count ->
        [one] { $names } hat gewonnen.
       *[other] Geteilter Sieg: { $names }.
    }
}
terminal-scores = Punkte: { $scores }
game-over = Das Spiel ist zu Ende
wait-for = Warten auf { $seat }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
card = Karte { $number }
unknown-cards = { $count ->
    [one] { $count } unbekannte Karte
   *[other] { $count } unbekannte Karten
}
