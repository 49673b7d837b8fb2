aim = Mettre en joue
aim-1 =
    Vos canards sont les jaunes.
    Pas de tir sans cible au-dessus. Mettez-en une au-dessus du canard d’un autre. Où ?
aim-1-else =
    Visez d’abord.
    Quelle carte pose une cible sur la ligne ?
aim-1-own =
    C’est le vôtre !
    Quelqu’un serait ravi. À quel canard faire peur ?
aim-1-water =
    C’est de l’eau.
    On peut la viser, mais sans mal pour personne. Où y a-t-il un canard qui n’est pas à vous ?
aim-end =
    La cible reste à sa place.
    Quand les canards bougent, elle attend celui qui passe dessous.

bang = Pan !
bang-1 =
    Trois cibles, trois « Pan ! ».
    On tire sur une carte en joue. Laquelle ?
bang-1-else =
    On ne tire que sur ce qui est en joue.
    Lequel des trois est le canard d’un autre ?
bang-1-own =
    C’est le vôtre !
    Vous avez cinq canards, et le dernier en vie gagne. Sur qui tirez-vous ?
bang-1-water =
    Plouf. La cible partirait, rien d’autre.
    Où y a-t-il un canard en joue ?
bang-end =
    Le canard rouge n’est plus.
    Ceux de derrière avancent, et une carte de la pile arrive au bout.

march = En avant marche
march-1 =
    Votre canard de tête est en joue !
    Macreuse joue ensuite. Comment le sortir de là ?
march-1-else =
    Votre canard reste sous la cible.
    Quelle carte fait avancer toute la ligne ?
march-1-aim =
    Une cible de plus ne le sauve pas.
    Quelle carte fait avancer toute la ligne ?
march-1-luke =
    Une carte forte, mais sauvez d’abord votre canard.
    Laquelle fait avancer toute la ligne ?
march-end =
    À l’abri sous la pile.
    Et c’est le canard bleu qui nage sous la cible. Les canards bougent, les cibles restent.

swap = Après vous !
swap-1 =
    Votre canard de la place 3 est en joue.
    Pressé, il double celui de devant ; blasé, il laisse passer. Qu’est-ce qui nuit à quelqu’un ?
swap-1-else =
    La cible resterait pour vous.
    Qui pourrait prendre cette place ?
swap-1-lazy =
    Sauvé, mais c’est l’eau qui y viendrait.
    Qui nage devant votre canard ?
swap-1-last =
    Celui-là ne risque rien.
    Lequel de vos canards est en joue ?
swap-end =
    Une carte, deux bonnes actions.
    Votre canard est sauf, et un bleu est sous la cible.

hide = Planqué
hide-1 =
    Deux cibles, dont une sur vous.
    Planquez votre canard sous un voisin : on tire sur celui du dessus. Sous qui ?
hide-1-else =
    Votre canard reste en joue.
    Quelle carte le cache, et où ?
hide-1-aim =
    Cela ne le sauve pas.
    Quelle carte cache votre canard ?
hide-1-last =
    Celui-là ne risquait rien.
    Lequel des vôtres est en joue ?
hide-end =
    Fuligule a abattu le bleu.
    Le vôtre était caché dessous, et prend sa place, indemne.

last = Le dernier tir
last-1 =
    Macreuse n’a plus qu’un canard, le bleu.
    La cible est sur le vôtre. Décalez-la ! Puis tirez.
last-1-else =
    La cible reste sur votre canard.
    Quelle carte la décale d’une place vers la droite ?
last-1-own =
    Ce canard est le vôtre.
    Le bleu est juste à côté. Comment y amener la cible ?
last-2 =
    Macreuse n’a pas pu fuir.
    Le canard bleu est en joue. Maintenant !
last-2-else =
    Ne le laissez pas filer.
    Quelle carte tire ?
last-2-own =
    Celui-là est à vous.
    Où est le dernier canard bleu ?
last-end =
    Il ne reste que des canards jaunes : gagné !
    Décaler la cible, puis tirer : deux cartes qui vont ensemble.

tip-en-joue = Pas de tir sans cible : menacez le plus fort.
tip-deux-pour-un = Deux menaces pour une carte.
tip-deux-pour-un-seul = Une cible vaut mieux que rien.
tip-pan = Un canard de moins chez un autre.
tip-ducky-luke = Pas besoin de cible : personne ne peut s’y préparer.
tip-oups = Le tir touche le voisin, qui se croyait à l’abri.
tip-canards-enchaines = Deux canards d’une seule carte.
tip-mexicoin = Tous sont menacés, et la plupart ne sont pas à vous.
tip-canard-simplet = Que les autres gâchent leurs propres tirs.
tip-president = Qui passe son tour ne tire pas.
tip-commissaire-magret = Qui abat ce canard craindra la vengeance.
tip-rectifier-gauche = La cible passe sur un canard qui n’est pas à vous.
tip-rectifier-droite = La cible passe sur un canard qui n’est pas à vous.
tip-en-avant-marche = Les canards avancent, les cibles restent.
tip-canard-blase = Votre canard sort de la cible, un autre y entre.
tip-canard-presse = Votre canard sort de la cible, un autre y entre.
tip-fulguro-coin = En tête, il partira le premier, et les autres reculent.
tip-canarchie = Mettez les autres sous les cibles, et les vôtres à côté.
tip-danse-des-canards = Vos canards sont mieux dans la pile.
tip-planque = Sous un autre canard, le vôtre ne risque rien.
tip-a-couvert = Jusqu’à votre prochain tour, aucun canard n’y est abattu.
tip-peace-and-love = Trop de cibles au-dessus de vos canards.
tip-walking-duck = Un des vôtres revient.
tip-moby-duck = Jusqu’à votre prochain tour, vos canards sont à l’abri.
tip-throw-away = Aucune n’est jouable : défaussez la plus faible.
tip-revenge = Un canard pour un canard.
tip-spare = Il n’y a que les vôtres à abattre.
