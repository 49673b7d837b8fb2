sentence = Votre première phrase
sentence-1 =
    On pêche avec des mots.
    Posez des cartes en ligne : elles s’exécutent dans l’ordre. La prochaine carte est connue : 2 poissons. Par quoi commencer ?
sentence-1-else =
    Cela n’attrape rien.
    Quelle carte en prend deux dans la rivière ?
sentence-1-point =
    Un point tout seul, c’est passer.
    Il termine la phrase. Mais que doit-il se passer avant ?
sentence-1-other =
    Les poissons iraient à Macreuse.
    Quelle carte les attrape pour vous ?
sentence-2 =
    Terminez-la.
    La dernière carte doit porter un point. Laquelle en a un ?
sentence-2-else =
    Elle ne s’arrête pas là.
    Une phrase veut un point. Quelle carte en porte un ?
sentence-2-other =
    Ce serait trop tard.
    Les poissons sont déjà pris. Qu’est-ce qui termine la phrase ?
sentence-3 =
    « Ça mord ! Point. »
    Dites-la !
sentence-3-else =
    La phrase est complète.
    Comment la dire ?
sentence-end =
    Trois poissons : trois points.
    Vos cartes sont défaussées, et vous reprenez cinq cartes en main.

kinds = Jamais deux fois de suite
kinds-1 =
    Deux « Ça mord ! » dans une phrase ?
    Jamais deux cartes du même type côte à côte. Dessus, 1 poisson ; au fond, 5. Par où commencer ?
kinds-1-else =
    D’abord la petite prise.
    Dessus, une seule carte est connue. Laquelle en prend exactement une ?
kinds-1-two =
    Gardez-la pour le fond, plus riche.
    Deux cartes poisson connues y attendent. Laquelle pour le dessus ?
kinds-2 =
    Un autre « Ça mord ! » ne peut pas suivre.
    Il faut autre chose entre les deux, et pourquoi pas retourner toute la rivière. Avec quoi ?
kinds-2-else =
    Cela séparerait aussi.
    Mais les bons poissons sont au fond. Qu’est-ce qui retourne la rivière ?
kinds-2-point =
    Un point peut se trouver au milieu.
    Mais le fond resterait au fond. Qu’est-ce qui retourne la rivière ?
kinds-3 =
    Le fond est passé dessus.
    Deux belles cartes y sont. Vous prenez les deux ?
kinds-3-else =
    Les poissons attendent.
    Quelle carte en prend deux ?
kinds-4 =
    Et le point.
    Quatre cartes avec lui ; cinq au plus. Comment finit-elle ?
kinds-4-else =
    Vous n’avez pas de détritus à jeter.
    Qu’est-ce qui termine une phrase ?
kinds-5 =
    Un, on retourne, deux, point.
    Dites-la !
kinds-5-else =
    La phrase est complète.
    Comment la dire ?
kinds-end =
    Six poissons en un tour !
    Ce que tous ont vu de la rivière reste connu. Souvenez-vous du fond.

bin = Aux ordures !
bin-1 =
    Vous avez 2 poissons et 4 détritus.
    Chaque détritus coûte un point. Quelle carte vous en débarrasse ?
bin-1-else =
    Vos détritus restent là.
    Quelle carte sert pour eux ?
bin-1-bite =
    Cela vaut 1 point.
    Votre pire carte en coûte 3. Qu’est-ce qui rapporte plus ?
bin-2 =
    Le point, maintenant.
    Une autre fois, vous pourrez pêcher entre les deux. Qu’est-ce qui termine ?
bin-2-else =
    Pas une mauvaise idée, mais faisons court.
    Qu’est-ce qui termine la phrase ?
bin-3 =
    « Poubelle. Point. »
    Dites-la !
bin-3-else =
    La phrase est complète.
    Comment la dire ?
bin-4 =
    Une carte détritus part pour de bon.
    Laquelle ?
bin-4-else =
    Un point de sauvé.
    L’autre en sauve davantage. Laquelle ?
bin-end =
    Trois points de mieux.
    De −2 à +1, sans un seul poisson.

other = Laissez pêcher les autres
other-1 =
    La prochaine carte : 3 détritus.
    Il faut bien que quelqu’un les prenne. Mais pas vous. Par quoi commencer ?
other-1-else =
    Qui le pêcherait alors ?
    Nommez d’abord quelqu’un d’autre. Avec quelle carte ?
other-1-bite =
    Ils seraient pour vous : moins 3.
    Passez la canne à quelqu’un d’autre. Avec quelle carte ?
other-2 =
    À partir d’ici, c’est Macreuse qui agit.
    Que doit faire Macreuse ?
other-2-else =
    Cela ne fait aucun mal à Macreuse.
    Quelle carte sort les détritus ?
other-3 =
    Et arrêtez là.
    Ne laissez pas Macreuse s’en débarrasser. Que mettre à la fin ?
other-3-else =
    Macreuse s’en débarrasserait.
    Qu’est-ce qui termine la phrase ?
other-4 =
    Prêt ?
    Dites-la !
other-4-else =
    La phrase est complète.
    Comment la dire ?
other-end =
    Macreuse : moins 3.
    Tout ce que l’on sait de la rivière est une arme.

stop = Toujours un point
stop-1 =
    Prenez encore une carte.
    Regardez votre main : aucun point ! Sans point, on paie des poissons pour échanger. Que prenez-vous ?
stop-1-else =
    Utile, mais votre phrase ne pourrait pas finir.
    Relâche et Brouillard portent aussi un point. Quelle carte exposée en a un ?
stop-1-pile =
    Avec de la chance, peut-être.
    Une carte sur quatre environ porte un point. Y en a-t-il une d’exposée ?
stop-1-bite =
    Trois d’un coup, c’est tentant !
    Mais sans point, impossible de le dire. Quelle carte exposée en a un ?
stop-end =
    Votre prochaine phrase pourra finir.
    Macreuse n’en a pas, et paie un poisson pour échanger. Vous voyez ?

cat = Voilà le chat
cat-1 =
    Canaille est sur le dessus !
    Qui le prend perd cinq poissons, et la partie s’arrête. Vous en avez 2, Macreuse 6. Par quoi commencer ?
cat-1-else =
    Le chat est toujours là.
    Laissez quelqu’un d’autre le rencontrer. Quelle carte désigne un autre pêcheur ?
cat-1-bite =
    Il mangerait vos deux poissons.
    Qui devrait le rencontrer ?
cat-1-point =
    Le choix reviendrait à Macreuse.
    Au tour suivant, il serait peut-être pour vous. Qui doit le rencontrer maintenant ?
cat-2 =
    Maintenant, Macreuse agit.
    Que doit-il se passer ?
cat-2-else =
    Le chat dormirait encore.
    Quelle carte le sort de l’eau ?
cat-3 =
    Et le point.
    Qu’est-ce qui termine ?
cat-3-else =
    Cela suffit.
    Qu’est-ce qui termine la phrase ?
cat-4 =
    Pauvre Macreuse.
    Dites-la !
cat-4-else =
    La phrase est complète.
    Comment la dire ?
cat-end =
    6 − 5 = 1 : vous gagnez avec 2 !
    Le chat aussi est une arme, pour qui sait où il se trouve.

tip-lay = Chaque carte est une étape, dans cet ordre.
tip-finish = La phrase fait ce que vous voulez : dites-la.
tip-name = Laissez le moins bon à qui est en tête.
tip-throw = Le plus gros détritus coûte le plus.
tip-let-go = Relâchez le moins de poissons possible.
tip-enough = Chaque poisson de plus serait un point perdu.
tip-give = Gardez les bonnes, donnez les mauvaises à qui est en tête.
tip-put-back = Le plus petit coûte le moins.
tip-take = Vous savez ce que vous prenez ; les autres aussi.
tip-draw = Personne ne voit ce que vous prenez dans la pioche.
tip-swap = Il vous faut un point : donnez ce qui vous manquera le moins.
