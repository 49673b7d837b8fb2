highest = La plus forte l’emporte
highest-1 =
    Remportez ce pli.
    Chacun pose une carte, face cachée. La plus forte prend les trois. Les cartes gagnées vous protégeront plus tard. Laquelle posez-vous ?
highest-1-else =
    Presque tout bat cette carte.
    La plus forte prend le pli. Laquelle des vôtres est la plus forte ?
highest-end =
    Votre 5 emporte tout !
    Les trois cartes sont maintenant devant vous. Plus vous en avez, plus vous êtes à l’abri au barillet.

cancel = Les égales s’annulent
cancel-1 =
    Psst : les deux autres vont poser un 6.
    Les cartes de même valeur s’annulent. Laquelle gagne alors ?
cancel-1-else =
    Regardez ce qu’il y aura là.
    Deux 6 s’annulent. Que reste-t-il ?
cancel-1-six =
    Un troisième 6 s’annule aussi.
    Personne ne gagnerait rien. Quelle carte resterait seule ?
cancel-1-two =
    Elle gagnerait aussi.
    Mais soyez à l’abri d’un 3. Laquelle est plus forte ?
cancel-end =
    Les deux 6 s’annulent : votre 4 est la plus forte.
    Elle emporte aussi les cartes annulées.

mouse = La souris effraie l’éléphant
mouse-1 =
    Psst : un 6 et un 5 arrivent.
    Le 1 bat le 6, s’il y en a un de chaque. Que posez-vous ?
mouse-1-else =
    Le 6 bat cette carte.
    Une seule n’a pas peur de l’éléphant. Laquelle ?
mouse-1-five =
    Deux 5 s’annulent, et le 6 gagne.
    Qui peut faire fuir l’éléphant ?
mouse-end =
    La souris prend le pli !
    La plus petite a tout gagné. Voilà pourquoi un 6 n’est jamais tranquille.

turn = Au barillet
turn-1 =
    Six cartes, dont une Pan.
    Qui retourne Pan est éliminé. Vous commencez, rien n’est encore retourné. Qu’est-ce qui ne vous coûte rien ?
turn-1-else =
    Rien n’est encore retourné.
    Mélanger coûterait une carte pour la même chance sur 6. Et gratuitement ?
turn-1-pass =
    Cela coûte trois cartes.
    Trop cher pour un danger de 1 sur 6. Qu’est-ce qui est gratuit ?
turn-end =
    Clic. Il ne s’est rien passé.
    La carte reste sortie : le suivant n’en a plus que cinq devant lui. Ça chauffe.

spin = Remélanger
spin-1 =
    Il ne reste que deux cartes : 1 chance sur 2 de Pan.
    Une carte gagnée achète une meilleure chance. Laquelle donnez-vous ?
spin-1-else =
    Payez une carte pour un barillet neuf.
    Laquelle vous manquera le moins ?
spin-1-turn =
    C’est pile ou face avec votre vie.
    Une carte en fait 1 sur 6. Laquelle pouvez-vous donner ?
spin-1-five =
    N’importe laquelle suffit.
    À nombre égal, c’est la somme qui départage. Laquelle gardez-vous donc ?
spin-end =
    Les six ont été mélangées : 1 sur 6, et vous êtes en vie.
    Le 1 n’était pas cher payé.

pass = À vous l’honneur
pass-1 =
    La dernière carte est Pan, à coup sûr.
    Il ne reste que Fuligule, sans une seule carte pour payer. Quel est le plus vilain tour ?
pass-1-else =
    Vous vivriez, sans doute.
    Mais Pan repartirait dans le tas. Laissez-le attendre quelqu’un d’autre. Comment ?
pass-1-turn =
    C’est Pan, il n’y a rien d’autre.
    Deux cartes vous font passer. Qui devra alors la retourner ?
pass-2 =
    Passer coûte autant de cartes qu’il reste de joueurs : deux.
    Payez celles que vous voulez.
pass-2-else =
    Payez avec une carte gagnée.
    Laquelle part ?
pass-3 =
    Et encore une.
    Ensuite, c’est à Fuligule.
pass-3-else =
    Payez avec une carte gagnée.
    Laquelle part ?
pass-end =
    Pan ! Il ne reste que vous : gagné.
    Gardez des cartes pour ce moment-là : c’est leur vraie valeur.

tip-pick = Les fortes gagnent les plis, sauf si elles tombent sur leur égale.
tip-turn = C’est gratuit, et le risque reste acceptable.
tip-reshuffle = Une carte ramène le danger à 1 sur 6.
tip-pass = Le danger attend le joueur suivant.
tip-pay = Les petites d’abord : la somme départage les égalités.
tip-again = Deux Clics de suite vous rapportent des cartes.
tip-stop = Vous êtes en vie : cela suffit pour l’instant.
tip-steal = Prenez à qui a le plus de quoi payer.
