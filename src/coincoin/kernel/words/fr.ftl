your-turn = À vous de jouer
bot = { $name } (robot)
not-for-so-many = { $game } se joue de { $least } à { $most } personnes, pas à { $count }.
under-it = { $count } dessous
terminal-ask = Votre choix, de 1 à { $count } (r : règles, q : arrêter) :
terminal-not-a-choice = Tapez un nombre de 1 à { $count }, r ou q.
terminal-stopped = Partie interrompue. À bientôt !
terminal-saved = La partie est dans { $file }.
terminal-won = { $you ->
    [yes] { $count ->
        [one] Vous avez gagné !
       *[other] Vous partagez la victoire avec { $names }.
    }
   *[no] { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
}
terminal-scores = Scores : { $scores }
game-over = La partie est finie
wait-for = On attend { $seat }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card = carte { $number }
unknown-cards = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
