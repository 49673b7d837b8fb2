collect = D’abord l’énergie
collect-1 =
    Rouge pour avancer, jaune pour construire, bleu pour commercer.
    Prenez un disque ; l’équipage, un rouge et un jaune, rapporte sa couleur. Laquelle manque ?
collect-1-else =
    Votre équipage rapporte déjà cette couleur.
    La troisième, personne à bord ne la donne. Laquelle est-ce ?
collect-1-act =
    Sans disque, impossible d’agir.
    Et la partie n’a que 24 tours d’action. Que prendre d’abord ?
collect-end =
    Trois disques en un tour.
    Voilà pourquoi l’équipage vaut bien sa place.

act = L’heure d’agir
act-1 =
    Deux de chaque : de quoi voyager.
    Encore prendre, ou faire un tour d’action ? Après celui-ci, on garde au plus quatre disques.
act-1-else =
    Plus, c’est bien, mais les autres avancent.
    Qui agit tôt trouve la place libre. Qu’est-ce qui lance le voyage ?
act-end =
    Votre cube est sur le compte-tours.
    À 24, c’est fini. D’abord une balise gratuite, puis avancez, construisez, commercez à votre guise.

mine = À la mine
mine-1 =
    Votre vaisseau est sur Anser.
    Sa mine donne des canards en caoutchouc, un par disque bleu. Allez en chercher un !
mine-1-else =
    Ce sera pour plus tard.
    D’où viennent les marchandises ?
mine-1-end =
    Il vous reste de l’énergie.
    Que prendre avec un disque bleu ?
mine-1-fly =
    La cale vide ?
    Emportez d’abord quelque chose. Où est-ce ?
mine-2 =
    Un canard à bord.
    Une cale contient deux marchandises, la petite cale une de plus. Il reste un disque bleu. Alors ?
mine-2-else =
    Il reste de la place à bord.
    Que permet encore le disque bleu ?
mine-2-end =
    Il reste un disque bleu.
    Pourquoi pas l’utiliser ici ?
mine-2-fly =
    Presque prêt à partir.
    Mais il y a place pour un canard de plus. Où le prendre ?
mine-end =
    Deux canards en caoutchouc.
    Les matières brutes ne valent rien seules. Les usines en font quelque chose.

fly = Partir et découvrir
fly-1 =
    Votre éclaireur fait 8 pas par disque rouge.
    Aix est à quatre pas, personne n’y est allé, et il y a aussi des canards. En route !
fly-1-else =
    Cela peut attendre.
    Comment aller à Aix ?
fly-1-end =
    Il vous reste un disque rouge.
    Où peut-il vous mener ?
fly-1-fly =
    Vous pouvez y aller.
    Mais cette fois, rendez-vous sur Aix, à gauche d’Anser. La voyez-vous ?
fly-2 =
    Une nouvelle planète ! Choisissez son consommateur.
    La radio se fait avec une cabine et un canard ; Aix a des canards. Lequel convient ?
fly-2-else =
    Celui-là demande panneaux et perles.
    Que fait-on avec des canards ?
fly-end =
    Aix veut des radios.
    Si la mine et le consommateur vont ensemble, vous ferez moins de trajets.

factory = Construire une usine
factory-1 =
    Une cabine et un canard à bord.
    Avec un disque jaune, ils donnent ici une usine de radios : 3 points. Construisez-la !
factory-1-else =
    Cela ne rapporte rien.
    Que donnent disque jaune, cabine et canard ?
factory-1-road =
    Une balise aide à avancer, plus tard.
    Le disque vaut mieux ici. Qu’est-ce qui rapporte 3 points ?
factory-end =
    Plus 3, et l’usine marche aussitôt.
    Chacun peut s’en servir. Mais vous êtes sur place.

make = Fabriquer
make-1 =
    L’usine veut une cabine et un canard.
    Vous avez la cabine. Où trouver un canard ?
make-1-else =
    L’usine attend.
    Aix a une mine. Que donne-t-elle ?
make-2 =
    Cabine, canard et un disque bleu.
    Mettez l’usine en marche !
make-2-else =
    Tout y est.
    Qu’est-ce qui en fait une radio ?
make-2-mine =
    Un canard suffit.
    Le dernier disque bleu peut faire mieux. Quoi ?
make-end =
    Une radio !
    Les produits rapportent : 3 points par livraison, les plus chers 10 ou 30. Les recettes sont à côté de la carte.

consumer = Construire le consommateur
consumer-1 =
    Aix veut des radios, et vous en avez une.
    Une radio et un disque jaune construisent le consommateur : 5 points. Ensuite, il achète.
consumer-1-else =
    Le consommateur dort encore.
    Que faut-il pour le construire ?
consumer-1-road =
    Le disque jaune rapporte 5 points ici.
    Qu’y a-t-il à construire ?
consumer-end =
    Cinq points de plus.
    La tuile passe sur sa face bleue : chacun peut désormais livrer ici.

deliver = Mine, usine, livraison
deliver-1 =
    Trois disques bleus et une cabine.
    Mine, usine et consommateur sont réunis. Où commence la chaîne ?
deliver-1-else =
    Il manque une chose pour la radio.
    Où prendre un canard ?
deliver-2 =
    Cabine et canard.
    Et ensuite ?
deliver-2-else =
    Deux marchandises en font une meilleure.
    Où donc ?
deliver-3 =
    Une radio, et un disque bleu.
    Qui la paie ?
deliver-3-else =
    Quelqu’un ici la veut.
    Qui ?
deliver-end =
    Plus 3 : tout un commerce sur une planète.
    Trois disques pour trois points. Peut-on faire mieux ? Voyez la dernière leçon.

hold = Ce qui tient à bord
hold-1 =
    Quatre marchandises, place pour trois.
    Pour partir ou finir, tout doit tenir. Il vous faut un canard et la cabine. Que laisser ?
hold-1-else =
    Faites d’abord de la place.
    Qu’avez-vous en trop ?
hold-1-phone =
    Vous n’en avez qu’une.
    Et trois canards. De quoi vous passer ?
hold-2 =
    Maintenant, tout tient.
    En route pour Aix, avec un disque rouge !
hold-2-else =
    Ces marchandises vont à Aix.
    Comment y aller ?
hold-2-end =
    Il reste un disque rouge.
    Où doit-il vous mener ?
hold-end =
    En route, la cale pleine.
    Plus de cales, plus de place ; mais dès quatre emplacements, le vaisseau ralentit.

claim = Un privilège
claim-1 =
    Quatre radios, un seul disque bleu.
    Un privilège coûte trois disques jaunes : un bleu paie alors tous les usages. Que réclamer ?
claim-1-else =
    Cela ne vend pas quatre radios.
    Réclamez ce qui servira plusieurs fois. Quoi donc ?
claim-1-deliver =
    Une radio de vendue, pour 3 points.
    Avec un privilège d’abord, le même disque vend les quatre. Sur quoi ?
claim-1-road =
    Les balises servent à voyager.
    Trois disques jaunes achètent mieux ici. Quoi ?
claim-1-tile =
    Celle-là ne servira pas quatre fois.
    Vous avez des radios à vendre. Qui les achète ?
claim-2 =
    Le consommateur porte votre cube.
    Livrez la première radio, pour le disque bleu.
claim-2-else =
    Les radios attendent.
    Qui les prend ?
claim-3 =
    La deuxième ne coûte plus de disque.
    Encore une !
claim-3-else =
    Il y a encore à vendre.
    Qui prend des radios, sans frais ?
claim-end =
    Quatre radios, 12 points, un disque bleu.
    Bâtissez tôt un tel endroit, et revenez le vaisseau plein.

tip-bid = Misez ce que commencer vaut pour vous : c’est déduit à la fin.
tip-place = Les premières places ont le choix des planètes.
tip-equip = L’équipage donne de l’énergie, les cales portent.
tip-collect = Plus de disques, plus à faire en un tour d’action.
tip-act = Vous avez assez d’énergie pour agir utilement.
tip-end = Rien d’autre ici ne vaut un disque.
tip-return = Gardez les couleurs utiles ensuite.
tip-explore = Choisissez ce qui se fabrique à côté.
tip-mine = Tout produit commence par une matière brute.
tip-make = Deux marchandises en font une qui rapporte.
tip-deliver = Une livraison rapporte aussitôt.
tip-build = Construire paie une fois ; ensuite, il achète.
tip-yard = Trois points, et de l’équipement à vendre.
tip-consumer = Construire paie une fois ; ensuite, il achète.
tip-factory = Des points, et de meilleurs produits ensuite.
tip-claim = Un disque bleu paie alors tous les usages.
tip-buy = Il vous sert jusqu’à la fin.
tip-swap = La nouvelle pièce va mieux à votre plan.
tip-discard = Tout doit tenir avant de partir.
tip-offer = Ils ont ce qu’il vous faut.
tip-give = Offrez ce que vous avez en trop.
tip-ask = Cela complète une recette.
tip-propose = L’échange profite aux deux.
tip-withdraw = Il n’y a rien à y gagner.
tip-accept = Vous recevez plus que vous ne donnez.
tip-refuse = Cela sert plus à l’autre qu’à vous.
tip-jump = Un seul disque, quelle que soit la distance.
tip-start = Partez d’où la mine convient à vos projets.
tip-entrance = Un passage épargne bien des trajets.
tip-exit = Un passage épargne bien des trajets.
tip-fly = Il y a là-bas de quoi utiliser vos disques.
tip-road = Un point avec votre balise ne coûte pas de pas.
tip-lift = Il faut un cube, et cette balise vous sert le moins.
tip-unclaim = Il faut un cube, et ce privilège vous sert le moins.
