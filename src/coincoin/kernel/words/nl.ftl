your-turn = Jouw beurt
bot = { $name } (bot)
you = Jij
terminal-ask = Je keuze, 1 t/m { $count } (r: regels, q: stoppen):
terminal-not-a-choice = Typ een getal van 1 t/m { $count }, r of q.
terminal-stopped = Gestopt. Tot ziens!
terminal-saved = De partij staat in { $file }.
terminal-won = { $count ->
    [one] Winst voor { $names }.
   *[other] Gedeelde overwinning: { $names }.
}
terminal-scores = Scores: { $scores }
