high = Débarrassez-vous des grosses
high-1 =
    Il vous faut une petite somme en main.
    À votre tour, vous posez des cartes, puis en piochez une. Une seule suffit. Laquelle pèse le plus ?
high-1-else =
    Cela ne change guère votre somme.
    Vous avez 14 en tout, et une seule carte en fait plus de la moitié. Laquelle ?
high-end =
    De 14 à 6.
    Tout le monde a vu le 8 ; il est sur votre défausse, et un voisin peut le prendre.

draw = Piocher les yeux ouverts
draw-1 =
    Piochez maintenant une carte.
    Dans la pioche, ou le dessus de la défausse d’un voisin. Quelle est la plus petite dont vous soyez sûr ?
draw-1-else =
    Regardez avant de piocher.
    Qu’y a-t-il de visible à côté de vous ?
draw-1-pile =
    La pioche est une surprise.
    En moyenne, elle donne un 4. Quelle carte vaut mieux ?
draw-1-left =
    C’est un 5.
    L’autre voisin a mieux. Quoi donc ?
draw-end =
    Un 0 ne pèse rien.
    Mais tout le monde sait maintenant que vous l’avez. C’est le prix d’une carte visible.

set = Plusieurs à la fois
set-1 =
    Les cartes de même nombre se posent ensemble.
    Peu importe les couleurs, et vous n’en piochez toujours qu’une. Que posez-vous ?
set-1-else =
    Vous pouvez poser davantage.
    Quel nombre avez-vous trois fois ?
set-1-one =
    Une carte posée, une piochée : rien de gagné.
    Comment en perdre trois d’un coup ?
set-1-two =
    Presque ! Deux, c’est un début.
    On peut en poser autant qu’on veut. Y en a-t-il encore une ?
set-end =
    Trois 6 partis en un tour.
    Vous avez aussi choisi la couleur du dessus : vos voisins ne peuvent prendre que celle-là.

run = Les suites
run-1 =
    Trois nombres ou plus à la suite, d’une même couleur.
    C’est une suite, et elle part d’un coup. La voyez-vous ?
run-1-else =
    Une suite vous resterait en main.
    Trois nombres bleus se suivent. Lesquels ?
run-1-pair =
    Deux 6 : pas mal.
    Mais trois cartes bleues pèsent 15. Lesquelles vont ensemble ?
run-end =
    Une suite de trois : 15 de moins.
    Vous avez choisi le bout du dessus. Laissez aux voisins celui qu’ils aiment le moins.

out = Finir la manche
out-1 =
    Plus que deux cartes.
    Si vous n’en avez plus après avoir posé, la manche s’arrête et la bouée est à vous. Comment ?
out-1-else =
    Il faudrait encore piocher.
    Les vôtres portent le même nombre. Qu’en faire ?
out-end =
    Fini ! La bouée verte est à vous.
    La plus grosse somme perd tout ; les autres gardent leur meilleure carte sous la serviette.

duck = Couchez-vous !
duck-1 =
    Vous avez 3 ; les autres ont quatre et cinq cartes.
    Avec 10 ou moins, vous pouvez annoncer la plus petite somme. Osez-vous ?
duck-1-else =
    Après avoir posé, il faut piocher.
    Difficile de faire mieux que 3. Qu’est-ce qui finit la manche maintenant ?
duck-end =
    Bien vu : personne n’a aussi peu.
    La bouée est à vous, et votre plus haute carte va sous la serviette.

wait = Quand ne pas se coucher
wait-1 =
    Vous avez 10 : assez pour vous coucher.
    Mais regardez Macreuse : une seule carte, et tous ont vu que c’est un 3. Que faites-vous ?
wait-1-else =
    Votre grosse carte resterait en main.
    Réduisez d’abord votre somme. Laquelle pèse le plus ?
wait-1-duck =
    Macreuse a 3, vous avez 10.
    La bouée serait rouge et vous coûterait des points. Comment réduire votre somme ?
wait-2 =
    Plus que 3 en main. Piochez bien.
    À égalité, se coucher échoue aussi. Qu’est-ce qui n’ajoute rien ?
wait-2-else =
    Votre somme augmenterait.
    Quelle carte visible ne vaut rien ?
wait-2-pile =
    Qui sait ce qui viendra ?
    Quelle carte visible ne vaut rien ?
wait-end =
    Vous avez 3, comme Macreuse.
    Au prochain tour, posez le 2 et passez dessous. On se couche quand on est sûr, ou audacieux.

tip-lay = La carte la plus lourde quitte votre main.
tip-set = Plusieurs cartes partent, une seule revient.
tip-run = Une suite emporte trois cartes ou plus d’un coup.
tip-duck = Personne d’autre ne semble avoir aussi peu.
tip-draw = Une petite carte, ou une qui va avec les vôtres.
