your-turn = À vous de jouer
and-last = { $first } et { $last }
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

# Le journal : ce qui se joue, et ce qu’on fait d’autre.
chapter-turn = { $you ->
    [yes] Votre tour
   *[no] Tour { DE($seat) }
}
deed-resigned = { $you ->
    [yes] Vous abandonnez. Un robot joue à votre place.
   *[no] { $seat } abandonne. Un robot joue à sa place.
}
deed-time-lost = { $you ->
    [yes] Votre temps est écoulé : vous avez perdu.
   *[no] Le temps { DE($seat) } est écoulé : c’est perdu.
}
deed-time-bot = { $you ->
    [yes] Votre temps est écoulé : un robot joue pour vous.
   *[no] Le temps { DE($seat) } est écoulé : un robot prend le relais.
}
deed-time-move = { $you ->
    [yes] Votre temps était écoulé : un robot a joué ce coup.
   *[no] Le temps { DE($seat) } était écoulé : un robot a joué ce coup.
}
deed-away = { $you ->
    [yes] Vous étiez loin de la table : un robot joue pour vous.
   *[no] { $seat } n’est plus là : un robot prend le relais.
}
deed-asked-late = { $you ->
    [yes] Votre temps est écoulé : les autres décident de la suite.
   *[no] Le temps { DE($seat) } est écoulé : les personnes présentes décident de la suite.
}
deed-asked-away = { $you ->
    [yes] Vous n’êtes plus là : les autres décident de la suite.
   *[no] { $seat } n’est plus là : les personnes présentes décident de la suite.
}
deed-waited = { $you ->
    [yes] Les autres continuent de vous attendre.
   *[no] On continue d’attendre { $seat }.
}
deed-lent = { $you ->
    [yes] Les autres sont d’accord : un robot a joué ce coup pour vous.
   *[no] Tout le monde est d’accord : un robot a joué ce coup pour { $seat }.
}
deed-seated = { $you ->
    [yes] Les autres sont d’accord : un robot joue pour vous jusqu’à votre retour.
   *[no] Tout le monde est d’accord : un robot joue pour { $seat } en attendant son retour.
}
deed-left = { $you ->
    [yes] Vous quittez la table : un robot joue pour vous.
   *[no] { $seat } quitte la table : un robot prend le relais.
}
deed-returned = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $seat } est de retour.
}
deed-asked-takeback = { $you ->
    [yes] Vous demandez à reprendre votre coup.
   *[no] { $seat } demande à reprendre un coup.
}
deed-asked-stop = { $you ->
    [yes] Vous proposez d’arrêter sans résultat.
   *[no] { $seat } propose d’arrêter sans résultat.
}
deed-asked-time = { $you ->
    [yes] Vous demandez plus de temps.
   *[no] { $seat } demande plus de temps.
}
deed-agreed = { $you ->
    [yes] Vous acceptez.
   *[no] { $seat } accepte.
}
deed-refused = { $you ->
    [yes] Vous refusez. La partie continue.
   *[no] { $seat } refuse. La partie continue.
}
deed-undid = { $you ->
    [yes] Vous reprenez votre coup.
   *[no] { $seat } reprend un coup.
}
deed-took-back = { $you ->
    [yes] Tout le monde accepte : votre coup est repris.
   *[no] Tout le monde accepte : le coup { DE($seat) } est repris.
}
deed-more-time = { $you ->
    [yes] Tout le monde accepte : vous avez plus de temps.
   *[no] Tout le monde accepte : { $seat } a plus de temps.
}
deed-no-clock = { $you ->
    [yes] Tout le monde accepte : vous jouez sans pendule.
   *[no] Tout le monde accepte : { $seat } joue sans pendule.
}
deed-stopped = Tout le monde accepte : la partie s’arrête sans résultat.
try-unknown = On ne sait ce qui en sortira qu’une fois que c’est fait.
