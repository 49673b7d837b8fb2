notice-turn = À vous de jouer
notice-turns = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
notice-table = { $game }, avec { $names }.
notice-days = { $count ->
    [one] Vous avez { $count } jour.
   *[other] Vous avez { $count } jours.
}
notice-and = { $first } et { $last }
notice-test = Coin coin !
notice-test-body = C’est ainsi que coincoin vous prévient quand c’est à vous de jouer.
notice-confirm = Est-ce bien votre adresse ?
notice-confirm-body = Quelqu’un a demandé à coincoin d’écrire ici quand c’est son tour. Si c’était vous, ouvrez ce lien ; sinon, ne faites rien.
notice-stop = Ne plus recevoir ces messages :
