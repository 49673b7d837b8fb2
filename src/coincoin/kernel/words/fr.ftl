your-turn = À vous de jouer
bot = { $name } (robot)
you = Vous
terminal-ask = Votre choix, de 1 à { $count } (r : règles, q : arrêter) :
terminal-not-a-choice = Tapez un nombre de 1 à { $count }, r ou q.
terminal-stopped = Partie interrompue. À bientôt !
terminal-saved = La partie est dans { $file }.
terminal-won = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
terminal-scores = Scores : { $scores }
