your-turn = À vous de jouer
bot = { $name } (robot)
you = Vous
not-for-so-many = { $game } se joue de { $least } à { $most } personnes, pas à { $count }.
terminal-ask = Votre choix, de 1 à { $count } (r : règles, q : arrêter) :
terminal-not-a-choice = Tapez un nombre de 1 à { $count }, r ou q.
terminal-stopped = Arrêté. À bientôt !
terminal-saved = La partie est dans { $file }.
terminal-won = { $count ->
    [one] Victoire de { $names }.
   *[other] Victoire partagée : { $names }.
}
terminal-scores = Scores : { $scores }
