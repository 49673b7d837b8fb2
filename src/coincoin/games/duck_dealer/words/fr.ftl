name = Duck Dealer
pitch = Des canards en caoutchouc, de grands projets et un tout petit vaisseau.
minutes = 180

good = { $good ->
    [duck] un canard en caoutchouc
    [beads] des perles
    [solar] un panneau solaire
    [paint] de la peinture bleue
    [phone] une cabine téléphonique
    [satellite] un satellite
    [accel] un accélérateur linéaire
    [stealth] un canard furtif
    [radio] une radio moderne
    [pills] des pilules amincissantes
    [economy] de l’économie
    [art] de l’art moderne
    [science] de la science
    [religion] de la religion
    [politics] de la politique
    [medicine] de la médecine
   *[military] de l’art militaire
}
good-name = { $good ->
    [duck] canard
    [beads] perles
    [solar] panneau solaire
    [paint] peinture bleue
    [phone] cabine téléphonique
    [satellite] satellite
    [accel] accélérateur
    [stealth] canard furtif
    [radio] radio
    [pills] pilules
    [economy] économie
    [art] art moderne
    [science] science
    [religion] religion
    [politics] politique
    [medicine] médecine
   *[military] art militaire
}
goods = { $good ->
    [duck] canards
    [beads] perles
    [solar] panneaux solaires
    [paint] peinture bleue
    [phone] cabines téléphoniques
    [satellite] satellites
    [accel] accélérateurs
    [stealth] canards furtifs
    [radio] radios
    [pills] pilules
    [economy] économie
    [art] art moderne
    [science] science
    [religion] religion
    [politics] politique
    [medicine] médecine
   *[military] art militaire
}
good-of = { DE(goods) }
one-name = { $one ->
    [duck] canard
    [beads] perles
    [solar] panneau solaire
    [paint] peinture bleue
    [phone] cabine téléphonique
    [satellite] satellite
    [accel] accélérateur
    [stealth] canard furtif
    [radio] radio
    [pills] pilules
    [economy] économie
    [art] art moderne
    [science] science
    [religion] religion
    [politics] politique
    [medicine] médecine
   *[military] art militaire
}
two-name = { $two ->
    [duck] canard
    [beads] perles
    [solar] panneau solaire
    [paint] peinture bleue
    [phone] cabine téléphonique
    [satellite] satellite
    [accel] accélérateur
    [stealth] canard furtif
    [radio] radio
    [pills] pilules
    [economy] économie
    [art] art moderne
    [science] science
    [religion] religion
    [politics] politique
    [medicine] médecine
   *[military] art militaire
}
gear = { $gear ->
    [navigator] un navigateur
    [builder] un constructeur
    [trader] un marchand
   *[hold] une cale
}
gear-name = { $gear ->
    [navigator] navigateur
    [builder] constructeur
    [trader] marchand
   *[hold] cale
}
gear-for = { $gear ->
    [navigator] (navigateurs)
    [builder] (constructeurs)
    [trader] (marchands)
   *[hold] (cales)
}
old-gear = { $old ->
    [navigator] un navigateur
    [builder] un constructeur
    [trader] un marchand
   *[hold] une cale
}
colour-name = { $colour ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
}
tile-name = { $tile ->
    [mine] la mine
    [site] le consommateur ou le chantier spatial
   *[factory] l’usine
}
counted = { $count } × { good-name }
gear-counted = { $count } × { gear-name }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
discs = { $count ->
    [one] { $count } disque { colour-name }
   *[other] { $count } disques { colours-name }
}
colours-name = { $colour ->
    [red] rouges
    [yellow] jaunes
   *[blue] bleus
}
supply-discs = { $count ->
    [one] { $count } disque { colour-name } dans la réserve
   *[other] { $count } disques { colours-name } dans la réserve
}
slots-free = { $count ->
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
slot = libre
class = { $kind ->
    [scout] éclaireur, { $steps } pas
    [cruiser] croiseur, { $steps } pas
   *[freighter] cargo, { $steps } pas
}
plate-bid = mise { $points }

area-energy = Énergie
area-gear = Vaisseau
area-cargo = Cargaison
cargo-note = { $load } sur { $room }
area-tools = Choisissez quoi, puis où
area-track = Tours d’action
area-supply = Énergie dans la réserve
area-box = Équipement de départ
box-gear = { $gear ->
    [navigator] Navigateur : un disque rouge de plus à chaque collecte
    [builder] Constructeur : un disque jaune de plus à chaque collecte
    [trader] Marchand : un disque bleu de plus à chaque collecte
   *[hold] Cale : deux marchandises de plus
}
area-bids = Mises secrètes
area-places = Ordre du jeu
area-galaxy = Galaxie
area-dock = { $you ->
    [yes] Vous êtes sur { $planet }
   *[no] { $seat } est sur { $planet }
}
area-next = Consommateurs à découvrir : les deux prochains, puis les autres

tool-road = Poser une balise
tool-stop = Halte spatiale
tool-gate = Poser vos passages
tool-claim = Réclamer un privilège
tool-lift = Reprendre un cube
tool-bin = Jeter
with-price = { $what } ({ $price })
with-cubes = { $count ->
    [1] { $what }, encore un cube
   *[other] { $what }, encore { $count } cubes
}
price-free = gratuit
price-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
price-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}

point-name = point { $nth } entre { $near } et { $far }
place-at = { $nth ->
    [no] sur { $place }
   *[other] au { point-name }
}
place-to = { place-at }
turn-taken = Tour d’action { $turn } : { $seat }
turn-open = { $roads ->
    [1] Tour d’action { $turn } : une balise gratuite
   *[other] Tour d’action { $turn } : { $roads } balises gratuites
}
bid-none = { $seat } réfléchit encore
bid-secret = { $seat } a écrit un nombre
bid-made = { $seat } mise { some-points }
bid-number = Miser { some-points }
place-free = Place { $place } : libre
place-taken = Place { $place } : { $seat }

road-of = { point-name } : balise { DE($seat) }
steps-left = { $left ->
    [1] encore un pas
   *[other] encore { $left } pas
}
planet-away = { $discs ->
    [0] { $planet }, à portée des pas restants
    [1] { $planet }, à un disque rouge
   *[other] { $planet }, à { $discs } disques rouges
}
tile-on = { $planet } : { $what }
tile-claimed = { $what }, privilège { DE($seat) }
tile-mine = mine { good-of }
tile-factory = usine { good-of }
tile-no-factory = pas encore d’usine
tile-unknown = pas encore explorée
tile-yard-open = chantier spatial { gear-for }, à construire
tile-yard-built = chantier spatial { gear-for }
tile-consumer-open = consommateur { good-of }, à construire
tile-consumer-built = consommateur { good-of }
gate-entrance = { $planet } : passage { DE($seat) }, entrée
gate-exit = { $planet } : passage { DE($seat) }, sortie
ship-at = Vaisseau { DE($seat) }, { place-at }
consumer-label = Consommateur { good-of }, { $points } points par livraison

dock-mine = Mine : { good-name } (1 bleu)
dock-make = Fabriquer : { good-name } avec { one-name } + { two-name } (1 bleu)
dock-deliver = Livrer : { good-name }, +{ $points } (1 bleu)
dock-build = Construire le consommateur pour { $price } : +{ $points } (1 jaune)
dock-yard = Construire le chantier spatial ({ gear-name }) pour { $price } : +{ $points } (1 jaune)
dock-buy = Acheter { gear } pour { $price } (1 bleu)
dock-factory = Construire une usine { good-of } pour { $price } : +{ $points } (1 jaune)
dock-no-factory = Pas encore d’usine, et rien à bord pour en construire une
any-good = une autre marchandise
dock-jump = Sauter par le passage { DE($seat) } (1 rouge)

chip-bidding = Enchère
chip-placing = Ordre du jeu
chip-equipping = Équipement
chip-starting = Planètes de départ
chip-turn = Tour d’action { $turn } sur { $turns }

title-wait = On attend { $seat }
title-wait-bids = On attend les autres mises
wait-placing = Choix de la place dans l’ordre du jeu.
wait-equipping = Choix de l’équipement.
wait-starting = Choix de la planète de départ.
wait-turn = Énergie ou action ?
wait-acting = Se déplace, construit ou commerce.
wait-exploring = Choix du consommateur d’une nouvelle planète.
wait-gating = Pose d’un passage.
wait-offering = Une offre se prépare.
wait-answering = Réponse à une offre.
wait-keeping = Choix de l’énergie à garder.
wait-shedding = Il faut faire de la place dans les cales.
title-bidding = Écrivez une mise secrète
reason-bidding = La meilleure mise choisit d’abord sa place. Les mises se paient à la fin.
title-placing = Choisissez votre place dans l’ordre du jeu
reason-placing = Tôt, on choisit en premier ; tard, on voit ce que font les autres.
title-equipping = { $count ->
    [1] Choisissez encore un équipement
   *[other] Choisissez encore { $count } équipements
}
reason-equipping = Un membre d’équipage rapporte une énergie à chaque collecte ; une cale porte deux marchandises.
title-starting = Choisissez votre planète de départ
reason-starting = Regardez sa mine et ce qui est proche.
title-turn = Collectez de l’énergie, ou agissez
reason-turn = { $left ->
    [1] Il reste un tour d’action pour vous tous.
   *[other] Il reste { $left } tours d’action pour vous tous.
}
title-exploring = Choisissez le consommateur de cette planète
reason-exploring = L’un des deux prochains de la piste.
title-gating = Choisissez où sera votre sortie
reason-gating = Sur une planète sans passage. Tout le monde pourra s’en servir.
title-offering = Une offre pour { $seat }
title-answering = { $seat } vous fait une offre
offer-so-far = Donne : { $give }. Demande : { $ask }.
title-keeping = { $count ->
    [1] Rendez un disque
   *[other] Rendez { $count } disques
}
reason-keeping = On en garde { $keep } après un tour d’action.
title-shedding = { $count ->
    [1] Jetez une marchandise
   *[other] Jetez { $count } marchandises
}
reason-shedding = Vos cales sont pleines.
title-lift = Reprenez un de vos cubes
reason-lift = Il en faut un pour le compte-tours, et vous n’en avez plus.
title-overloaded = { $count ->
    [1] Une marchandise de trop pour partir
   *[other] { $count } marchandises de trop pour partir
}
reason-overloaded = Utilisez-les ici ou jetez-les ; vous pourrez ensuite repartir ou finir votre tour.
title-free = { $count ->
    [1] Posez une balise gratuite, ou commencez
   *[other] Posez { $count } balises gratuites, ou commencez
}
reason-free = Les balises gratuites viennent avant toute dépense d’énergie.
title-acting = Déplacez-vous, construisez ou commercez
reason-acting = { $discs ->
    [one] { $discs } disque rouge, { $steps } pas.
   *[other] { $discs } disques rouges, { $steps } pas chacun.
}
reason-going-on = { $left ->
    [1] Encore un pas.
   *[other] Encore { $left } pas.
} { reason-acting }
title-over = { $you ->
    [yes] { $count ->
        [1] Vous voilà le plus riche marchand de la galaxie !
       *[other] Vous partagez la victoire : { $names }
    }
   *[no] { $count ->
        [1] { $names } est le plus riche marchand de la galaxie.
       *[other] Victoire partagée : { $names }
    }
}
reason-over = Le dernier tour d’action est terminé.

button-act = Agir
button-end = Finir le tour
button-propose = Proposer
button-withdraw = Retirer
button-accept = Accepter
button-refuse = Refuser

fly-for = { $discs ->
    [0] Continuer { place-to }
    [one] Aller { place-to } ({ $discs } rouge)
   *[other] Aller { place-to } ({ $discs } rouges)
}
move-bid = Miser { some-points }
move-place = Prendre la place { $place }
move-equip = Prendre { gear }
move-collect = Prendre un disque { colour-name } et ce que rapporte l’équipage
move-act = Faire un tour d’action
move-end = Finir le tour
move-return = Rendre un disque { colour-name }
move-explore = Poser ici le consommateur { good-of }
move-mine = Prendre une unité à la mine (1 bleu)
move-make = Utiliser l’usine (1 bleu)
move-deliver = Livrer au consommateur (1 bleu)
build-yard = Construire le chantier spatial (1 jaune)
move-build = Construire le consommateur (1 jaune)
move-yard = Construire le chantier spatial, avec { good } en plus (1 jaune)
move-consumer = Construire le consommateur, avec { good } en plus (1 jaune)
move-factory = Construire une usine { good-of } (1 jaune)
move-claim = Réclamer { tile-name }
move-buy = Acheter un équipement pour un emplacement libre (1 bleu)
move-swap = Acheter un équipement à la place de : { gear-name } (1 bleu)
move-discard = Jeter { good }
move-offer = Faire une offre à { $seat }
move-give = Offrir { good }
move-ask = Demander { good }
move-propose = Proposer cet échange
move-withdraw = Retirer l’offre
move-accept = Accepter l’échange
move-refuse = Refuser l’échange
move-jump = Sauter par le passage (1 rouge)
move-start = Planète de départ : { $planet }
move-entrance = Poser votre entrée sur { $planet }
move-exit = Poser votre sortie sur { $planet }
move-fly = Aller { place-to }
move-road = Poser une balise au { point-name }
move-lift = Reprendre la balise du { point-name }
move-unclaim = Reprendre votre privilège sur { $planet } : { tile-name }

news-bid = { $you ->
    [yes] Vous avez écrit une mise.
   *[no] { $seat } a écrit une mise.
}
news-showed-bid = { $you ->
    [yes] Vous misez { some-points }.
   *[no] { $seat } mise { some-points }.
}
news-tied = { $you ->
    [yes] Égalité : vous misez encore une fois.
   *[no] Égalité : { $seat } mise encore une fois.
}
news-took-place = { $you ->
    [yes] Vous jouez à la place { $place }.
   *[no] { $seat } joue à la place { $place }.
}
news-equipped = { $you ->
    [yes] Vous prenez { gear }.
   *[no] { $seat } prend { gear }.
}
news-collected = { $you ->
    [yes] Vous prenez un disque { colour-name }.
   *[no] { $seat } prend un disque { colour-name }.
}
news-crew = L’équipage rapporte { discs }.
news-short = { $you ->
    [yes] Il n’y a plus assez de { colour-name } : vous devez agir.
   *[no] Il n’y a plus assez de { colour-name } : { $seat } doit agir.
}
news-action = { $you ->
    [yes] Vous faites un tour d’action.
   *[no] { $seat } fait un tour d’action.
}
news-explored = { $you ->
    [yes] Vous découvrez un consommateur { good-of }.
   *[no] { $seat } découvre un consommateur { good-of }.
}
news-mined = { $you ->
    [yes] Vous extrayez { good }.
   *[no] { $seat } extrait { good }.
}
news-made = { $you ->
    [yes] Vous fabriquez { good }.
   *[no] { $seat } fabrique { good }.
}
news-scored = { $you ->
    [yes] Vous gagnez { some-points }.
   *[no] { $seat } gagne { some-points }.
}
news-delivered = { $you ->
    [yes] Vous livrez { good }.
   *[no] { $seat } livre { good }.
}
news-built-consumer = { $you ->
    [yes] Vous construisez le consommateur { good-of }.
   *[no] { $seat } construit le consommateur { good-of }.
}
news-built-yard = { $you ->
    [yes] Vous construisez le chantier spatial { gear-for }.
   *[no] { $seat } construit le chantier spatial { gear-for }.
}
news-built-factory = { $you ->
    [yes] Vous construisez une usine { good-of }.
   *[no] { $seat } construit une usine { good-of }.
}
news-claimed = { $you ->
    [yes] Vous réclamez { tile-name }.
   *[no] { $seat } réclame { tile-name }.
}
news-bought = { $you ->
    [yes] Vous achetez { gear }.
   *[no] { $seat } achète { gear }.
}
news-swapped = { $you ->
    [yes] Vous achetez { gear } et cédez { old-gear }.
   *[no] { $seat } achète { gear } et cède { old-gear }.
}
news-discarded = { $you ->
    [yes] Vous jetez { good }.
   *[no] { $seat } jette { good }.
}
news-gave = { $you ->
    [yes] Vous offrez à { $partner } { good }.
    [partner] { $seat } vous offre { good }.
   *[no] { $seat } offre à { $partner } { good }.
}
news-asked = { $you ->
    [yes] Vous demandez à { $partner } { good }.
    [partner] { $seat } vous demande { good }.
   *[no] { $seat } demande à { $partner } { good }.
}
news-accepted = { $you ->
    [yes] Vous acceptez.
   *[no] { $seat } accepte.
}
news-refused = { $you ->
    [yes] Vous refusez.
   *[no] { $seat } refuse.
}
news-withdrew = { $you ->
    [yes] Vous retirez l’offre.
   *[no] { $seat } retire l’offre.
}
news-returned = { $you ->
    [yes] Vous rendez un disque { colour-name }.
   *[no] { $seat } rend un disque { colour-name }.
}
news-ended = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $seat } finit son tour.
}
news-last = C’était le dernier tour d’action. La partie est finie.
news-started = { $you ->
    [yes] Vous commencez sur { $planet }.
   *[no] { $seat } commence sur { $planet }.
}
news-gates = { $you ->
    [yes] Vous ouvrez un passage : { $entrance } → { $exit }.
   *[no] { $seat } ouvre un passage : { $entrance } → { $exit }.
}
news-jumped = { $you ->
    [yes] Vous sautez sur { $planet }.
   *[no] { $seat } saute sur { $planet }.
}
news-flew = { $you ->
    [yes] { $discs ->
        [0] Vous continuez { place-to }.
       *[other] Vous allez { place-to } (énergie rouge : { $discs }).
    }
   *[no] { $discs ->
        [0] { $seat } continue { place-to }.
       *[other] { $seat } va { place-to } (énergie rouge : { $discs }).
    }
}
news-road = { $you ->
    [yes] Vous posez une balise au { point-name }.
   *[no] { $seat } pose une balise au { point-name }.
}
news-lifted = { $you ->
    [yes] Vous reprenez la balise du { point-name }.
   *[no] { $seat } reprend la balise du { point-name }.
}
news-unclaimed = { $you ->
    [yes] Vous reprenez un privilège sur { $planet } : { tile-name }.
   *[no] { $seat } reprend un privilège sur { $planet } : { tile-name }.
}

option-auction = Enchère
option-auction-about = Miser des points en secret pour une place dans l’ordre du jeu.
option-auction-false = non
option-auction-true = oui
option-trading = Échanges entre joueurs
option-trading-about = Sur la même planète, on peut échanger des marchandises.
option-trading-true = oui
option-trading-false = non
option-medicine = Médecine
option-medicine-about = De quoi se compose la médecine ; deux sources se contredisent.
option-medicine-accel = la recette de la galaxie
option-medicine-paint = pilules et peinture bleue
option-galaxy = Galaxie
option-galaxy-about = La carte, les recettes et les prix.
option-galaxy-anseriformes = Anseriformes
option-galaxy-anatidae = Anatidae

good-raw = { good-name }
good-raw-about = Matière brute : une mine en donne une pour un disque bleu.{ $used ->
    [0] { "" }
   *[other] { " " }Sert à faire : { $uses }.
}
good-made = { good-name }
good-made-about = Se fabrique en usine avec { $recipe }{ $other ->
    [no] { "" }
   *[other] { " " }(avec l’option, { $other })
}. Une livraison rapporte { some-points }.{ $used ->
    [0] { "" }
   *[other] { " " }Sert à faire : { $uses }.
}
tile-mine-about = Donne { good } pour chaque disque bleu.
tile-factory-about = Donne { good } contre { $recipe }{ $other ->
    [no] { "" }
   *[other] { " " }(avec l’option, { $other })
} et un disque bleu.
cost-name = { $good ->
    [any] { any-good }
   *[other] { good-name }
}
tile-consumer-open-about = Apportez { $recipe } et un disque jaune pour le construire : { some-points } ; ensuite, il achète.
tile-consumer-built-about = Livrez { good } contre un disque bleu : { some-points } à chaque fois.
tile-yard-open-about = Donnez { $recipe } et un disque jaune pour le construire : { some-points } ; ensuite, il vend.
tile-yard-built-about = Vend { gear } pour { $recipe } et un disque bleu.
gear-name-about = { $gear ->
    [navigator] Rapporte un disque rouge de plus à chaque collecte.
    [builder] Rapporte un disque jaune de plus à chaque collecte.
    [trader] Rapporte un disque bleu de plus à chaque collecte.
   *[hold] Porte { $count } marchandises.
}
energy = { $colour ->
    [red] Disque rouge : se déplacer
    [yellow] Disque jaune : construire
   *[blue] Disque bleu : commercer
}
energy-about = { $colour ->
    [red] Fait avancer votre vaisseau : de { $most } pas s’il est léger, de { $least } s’il est chargé d’équipements.
    [yellow] Paie les constructions, les balises et les privilèges.
   *[blue] Paie chaque usage d’une mine, d’une usine, d’un chantier spatial ou d’un consommateur.
}
face-planet = Planète
face-planet-about = Arrêtez-vous ici pour construire et commercer avec ses tuiles. Un chiffre dit combien de disques rouges coûte le trajet.
face-unknown = Pas encore explorée
face-unknown-about = Qui s’y arrête en premier choisit pour cette planète l’un des deux prochains consommateurs.
face-factory-slot = Emplacement d’usine
face-factory-slot-about = Apportez les deux marchandises qu’une usine transforme et un disque jaune pour la construire ici.
face-gear-slot = Emplacement libre
face-gear-slot-about = Pour une cale ou un membre d’équipage. Plus il y en a d’occupés, plus le vaisseau est lent.
face-point = Point
face-point-about = Un pas du trajet. Une balise posée ici épargne ce pas à son propriétaire.
face-road = Balise
face-road-about = Son propriétaire passe ce point sans compter de pas. Elle n’aide pas les autres.
face-ship = Vaisseau
face-ship-about = Il construit et commerce là où il est. Un disque rouge le fait avancer de { $most } pas avec peu d’équipements, de { $least } au pire.
face-entrance = Passage, entrée
face-entrance-about = De cette planète, chacun peut sauter à la sortie de la même couleur pour exactement un disque rouge.
face-exit = Passage, sortie
face-exit-about = Qui saute par l’entrée de la même couleur arrive ici. On ne revient pas par là.
face-jump = Sauter
face-jump-about = Pour exactement un disque rouge, jusqu’à la sortie de ce passage.
tool-road-about = Sur un point sans balise ni vaisseau. Les premières du tour sont gratuites, les autres coûtent chacune un disque jaune.
tool-stop-about = S’arrêter sur un point entre deux planètes, où l’on ne peut ni construire ni commercer.
tool-gate-about = Une fois par partie : une entrée et une sortie sur deux planètes, à l’usage de tous.
tool-claim-about = Pour { $count } disques jaunes, une tuile de votre planète est à vous : un seul disque bleu suffit alors pour l’utiliser autant que vous voulez.
tool-lift-about = Reprenez une de vos balises ou un de vos privilèges quand vous n’avez plus de cube.
tool-bin-about = Jetez des marchandises, par exemple pour pouvoir repartir.
face-turn-taken = Tour d’action joué
face-turn-taken-about = Le cube montre qui a joué ce tour d’action. Il y reste.
face-turn-open = Tour d’action à venir
face-turn-open-about = Les tours d’action suivants donnent plus de balises gratuites.
face-bid = Mise
face-bid-about = Des points misés en secret pour une place dans l’ordre du jeu. Ils sont retirés à la fin.
face-order = Place dans l’ordre du jeu
face-order-about = La meilleure mise choisit en premier.
face-points = Points
face-points-about = On en gagne en construisant et en livrant. Le plus de points à la fin l’emporte.
face-dock = Là où est le vaisseau
face-dock-about = Ce que cette planète propose, et à quel prix. Ce qui est pâle n’est pas possible maintenant.
area-energy-about = Les disques pour agir. Après un tour d’action, on en garde { $count } au plus.
area-gear-about = Cales et équipage. Plus il y en a, plus le vaisseau est lent.
area-cargo-about = Les marchandises à bord : { $count } par cale et une dans la petite cale. Avec davantage, impossible de repartir.
area-tools-about = Choisissez quoi faire, puis où sur la carte.
area-track-about = Un cube pour chaque tour d’action, de qui que ce soit. Après le numéro { $count }, la partie s’achève.
area-supply-about = L’énergie encore disponible. Si une couleur s’épuise, qui doit en prendre agit aussitôt.
area-box-about = Chaque vaisseau commence avec { $count } équipements.
area-bids-about = La meilleure mise choisit d’abord sa place dans l’ordre du jeu.
area-places-about = Qui joue quand.
area-galaxy-about = Les planètes et les routes qui les relient ; chaque point en chemin compte pour un pas.
area-next-about = Qui découvre une planète y place l’un des deux premiers.

# Pourquoi on ne peut pas toucher une pièce : par la règle qui l’interdit.
why-far = { $discs ->
    [one] C’est à { $discs } disque rouge, et vous en avez { $have }.
   *[other] C’est à { $discs } disques rouges, et vous en avez { $have }.
}
why-here = Votre vaisseau est ici.
why-dealer-16 = Chaque vaisseau part d’une planète de départ à lui.
why-dealer-17 = Choisissez d’abord : collecter de l’énergie, ou un tour d’action.
why-dealer-26 = Une balise se pose sur un point sans balise et sans vaisseau.
why-dealer-31 = On reprend ses cubes du plateau seulement quand on n’en a plus.
why-dealer-41 = Choisissez d’abord un consommateur pour la planète découverte.
why-dealer-48 = Construire coûte un disque jaune, et vous n’en avez pas.
why-dealer-49 = Le consommateur d’ici veut des marchandises que vous n’avez pas.
why-dealer-50 = Le chantier spatial veut la marchandise imprimée et une autre.
why-dealer-51 = Il faut à bord les deux marchandises de cette usine, et une case libre sur la planète.
why-dealer-52 = Il ne reste plus d’usine de cette sorte.
why-dealer-53 = Un privilège coûte trois disques jaunes, sur une tuile sans marqueur.
why-dealer-54 = Une balise de plus coûte un disque jaune.
why-dealer-55 = Utiliser une tuile coûte un disque bleu, sur la planète de votre vaisseau.
why-dealer-57 = Il faut que le chantier spatial soit construit, et les deux marchandises qu’il demande.
why-dealer-61 = Il faut les deux marchandises de l’usine et un disque bleu.
why-dealer-62 = Il faut la marchandise voulue, un disque bleu, et que le consommateur soit construit.
why-dealer-63 = Vous avez plus de marchandises que de place à bord : utilisez-en ou jetez-en.
why-dealer-12 = On mise d’abord pour sa place dans l’ordre du jeu.
why-dealer-15 = Prenez d’abord votre équipement.
why-dealer-30 = Rendez d’abord les disques que vous ne pouvez pas garder.
why-dealer-46 = Placez d’abord votre passage.
why-dealer-66 = Il faut d’abord faire l’offre ou y répondre.
why-dealer-67 = Jetez d’abord les marchandises en trop.

# ---- moments : pourquoi ----
why-over = En passant par { $planets }.
why-flew = { $steps } pas, { $speed } par disque rouge : { why-left }.
why-flew-on = { $steps } des pas qui restaient : { why-left }.
why-left = { $left ->
    [0] il n’en reste aucun
    [1] il en reste un
   *[other] il en reste { $left }
}
why-jumped = Un disque rouge mène de l’entrée d’un passage à sa sortie, à qui qu’il appartienne.
why-explored = Qui arrive en premier sur une planète y pose l’un des deux prochains consommateurs.
why-gates = Pour un disque rouge, tout le monde peut sauter de l’entrée à la sortie.
why-road = Un point où l’on a sa balise ne coûte aucun pas.
why-mined = La mine ({ $planet }) fournit sa marchandise.
why-made = Marchandises utilisées : { one-name } + { two-name }.
why-delivered = Le consommateur ({ $planet }) paie { some-points }.
why-bought = Prix : { $price }. Emplacements occupés : { $filled }, donc { $steps } pas par disque.
why-disc = Chaque utilisation coûte un disque bleu.
why-privilege = Grâce au privilège, un disque bleu suffit pour tout l’arrêt.
why-built = Prix : { $price } + un disque jaune. Cela rapporte { some-points }.
why-claimed = Pour { $count } disques jaunes. Désormais, un disque bleu suffit pour s’en servir autant qu’on veut pendant un arrêt.

chapter = Préparatifs

score-delivered = { $count ->
    [one] { $count } livraison
   *[other] { $count } livraisons
}
score-built-consumer = { $count ->
    [one] { $count } consommateur
   *[other] { $count } consommateurs
}
score-built-factory = { $count ->
    [one] { $count } usine
   *[other] { $count } usines
}
score-built-yard = { $count ->
    [one] { $count } chantier spatial
   *[other] { $count } chantiers spatiaux
}
score-bid = mise aux enchères

# ---- les coups selon leur but ----
group-sell = Vendre
group-build = Construire
group-make = Fabriquer
group-mine = Extraire
group-fly = Se déplacer
group-roads = Balises
group-gates = Passages
group-gear = Équipement
group-privileges = Privilège
group-trade = Échanger
group-lift = Reprendre un cube
group-bin = Jeter
colour-word = { $colour ->
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
   *[blue] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
}
group-price = { colour-word }
roads-free = { $count ->
    [one] { $count } gratuite
   *[other] { $count } gratuites
}
none-discs = { colour-word } ; vous en avez { $have }
none-left = rien ici pour cela
none-planet = seulement sur une planète
none-cubes = plus de cube
none-gates = déjà posés
none-places = aucune planète libre
none-trading = on n’échange pas à cette table
none-offers = plus d’offre ce tour-ci
none-partner = personne d’autre ici
none-cargo = rien à bord
none-factory = pas d’usine ici
none-buyer = pas encore de consommateur ici
none-yard = pas encore de chantier spatial ici
none-site = rien à construire ici
none-goods = il faut : { $price }

# ---- d’un coup d’œil ----
energy-keep = { $count } à garder
row-steps = Pas par disque
steps-from = { $steps } à partir de { $slots }
row-privileges = Privilèges
row-gates = Passages
gates-left = à poser
row-cubes = Cubes restants
row-turns = Tours d’action
row-none = aucun
factories-left = reste { $count }
buyer-to-come = à venir
buyer-open = { $planet }, pas construit

virtual = { $count ->
    [one] { $count } énergie virtuelle, perdue après ce tour.
   *[other] { $count } énergies virtuelles, perdues après ce tour.
}
offers-left = { $count ->
    [0] C’est votre dernière offre de ce tour.
    [one] Ensuite, encore { $count } offre ce tour-ci.
   *[other] Ensuite, encore { $count } offres ce tour-ci.
}
