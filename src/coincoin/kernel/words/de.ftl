your-turn = Du bist dran
and-last = { $first } und { $last }
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
wait-for = { $seat } ist dran
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
card = Karte { $number }
unknown-cards = { $count ->
    [one] { $count } unbekannte Karte
   *[other] { $count } unbekannte Karten
}

# Der Verlauf: was gespielt wird, und was sonst geschieht.
chapter-turn = { $you ->
    [yes] Dein Zug
   *[no] Zug von { $seat }
}
deed-resigned = { $you ->
    [yes] Du gibst auf. Ein Bot spielt weiter.
   *[no] { $seat } gibt auf. Ein Bot spielt weiter.
}
deed-time-lost = { $you ->
    [yes] Deine Zeit ist um: Du hast verloren.
   *[no] Die Zeit von { $seat } ist um: verloren.
}
deed-time-bot = { $you ->
    [yes] Deine Zeit ist um: Ein Bot spielt für dich.
   *[no] Die Zeit von { $seat } ist um: Ein Bot übernimmt.
}
deed-time-move = { $you ->
    [yes] Deine Zeit war um: Diesen Zug hat ein Bot gemacht.
   *[no] Die Zeit von { $seat } war um: Diesen Zug hat ein Bot gemacht.
}
deed-away = { $you ->
    [yes] Du warst weg: Ein Bot spielt für dich.
   *[no] { $seat } ist weg: Ein Bot übernimmt.
}
deed-asked-late = { $you ->
    [yes] Deine Zeit ist um: Die anderen entscheiden, wie es weitergeht.
   *[no] Die Zeit von { $seat } ist um: Wer da ist, entscheidet, wie es weitergeht.
}
deed-asked-away = { $you ->
    [yes] Du bist abwesend: Die anderen entscheiden, wie es weitergeht.
   *[no] { $seat } ist abwesend: Wer da ist, entscheidet, wie es weitergeht.
}
deed-waited = { $you ->
    [yes] Die anderen warten weiter auf dich.
   *[no] Auf { $seat } wird weiter gewartet.
}
deed-lent = { $you ->
    [yes] Die anderen waren einverstanden: Ein Bot hat diesen Zug für dich gemacht.
   *[no] Alle sind einverstanden: Ein Bot hat diesen Zug für { $seat } gemacht.
}
deed-seated = { $you ->
    [yes] Die anderen waren einverstanden: Ein Bot spielt für dich, bis du zurück bist.
   *[no] Alle sind einverstanden: Vorerst spielt ein Bot für { $seat }.
}
deed-left = { $you ->
    [yes] Du verlässt den Tisch: Ein Bot spielt für dich.
   *[no] { $seat } verlässt den Tisch: Ein Bot übernimmt.
}
deed-returned = { $you ->
    [yes] Du bist wieder da.
   *[no] { $seat } ist wieder da.
}
deed-asked-takeback = { $you ->
    [yes] Du möchtest deinen Zug zurücknehmen.
   *[no] { $seat } möchte einen Zug zurücknehmen.
}
deed-asked-stop = { $you ->
    [yes] Du schlägst vor, ohne Ergebnis aufzuhören.
   *[no] { $seat } schlägt vor, ohne Ergebnis aufzuhören.
}
deed-asked-time = { $you ->
    [yes] Du bittest um mehr Zeit.
   *[no] { $seat } bittet um mehr Zeit.
}
deed-agreed = { $you ->
    [yes] Du stimmst zu.
   *[no] { $seat } stimmt zu.
}
deed-refused = { $you ->
    [yes] Du lehnst ab. Es geht weiter.
   *[no] { $seat } lehnt ab. Es geht weiter.
}
deed-undid = { $you ->
    [yes] Du nimmst deinen Zug zurück.
   *[no] { $seat } nimmt einen Zug zurück.
}
deed-took-back = { $you ->
    [yes] Alle stimmen zu: Dein Zug wird zurückgenommen.
   *[no] Alle stimmen zu: Der Zug von { $seat } wird zurückgenommen.
}
deed-more-time = { $you ->
    [yes] Alle stimmen zu: Du hast mehr Zeit.
   *[no] Alle stimmen zu: { $seat } hat mehr Zeit.
}
deed-no-clock = { $you ->
    [yes] Alle stimmen zu: Du spielst ohne Uhr.
   *[no] Alle stimmen zu: { $seat } spielt ohne Uhr.
}
deed-stopped = Alle stimmen zu: Die Partie endet ohne Ergebnis.
try-unknown = Was daraus wird, weiß man erst, wenn es getan ist.
