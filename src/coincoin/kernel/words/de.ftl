your-turn = Du bist dran
bot = { $name } (Bot)
you = Du
terminal-ask = Deine Wahl, 1 bis { $count } (r: Regeln, q: aufhören):
terminal-not-a-choice = Bitte eine Zahl von 1 bis { $count } eingeben, r oder q.
terminal-stopped = Beendet. Bis bald!
terminal-saved = Die Partie liegt in { $file }.
terminal-won = { $count ->
    [one] Sieg für { $names }.
   *[other] Geteilter Sieg: { $names }.
}
terminal-scores = Punkte: { $scores }
