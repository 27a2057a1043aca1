# L’aide-mémoire. Aucun nombre n’est écrit ici : ils viennent des tables et des options.

name-card = carte
name-score = points
name-size = taille du nid
name-token = pion d’un joueur
name-event = Événement
name-action = Action
name-trait = Trait

aid-turn = Votre tour
aid-draw = Tirez une carte. Un Événement a lieu aussitôt.
aid-assign = Donnez des tâches à vos fourmis, aussi loin que vous voulez ; puis contrôlez le nid.
aid-scout = Les éclaireuses regardent : les patrouilleuses les cherchent, on retourne les jetons, la réserve peut suivre.
aid-forage = On fourrage partout.
aid-build = Le nid grandit d’une unité par constructrice.
aid-attack = Attaquez, un seul joueur par zone.
aid-next = Un pion tiré au sort dit à qui le tour. Quand tous ont joué : phase de nid.

aid-ground = Où vous pouvez aller
aid-safe = sûre
aid-dangerous = dangereuse
aid-forbidden = interdite
aid-what-safe = Vos nids, les zones où vous aviez des fourmis, et leurs voisines sans patrouilleuses étrangères ni jeton face cachée : autant de fourmis que vous voulez.
aid-what-dangerous = À côté d’une zone sûre, avec des patrouilleuses étrangères ou un jeton face cachée : une éclaireuse.
aid-what-forbidden = L’eau, les Prédateurs face visible, et tout le reste : personne.

aid-tasks = Les tâches
aid-task-forage = Là où il y a de la nourriture et où aucune étrangère ne patrouille.
aid-task-patrol = Là où il n’y a aucune étrangère. Cherche les éclaireuses, tient les autres à l’écart.
aid-task-attack = Là où il y a des étrangères ou un nid étranger ; face à des patrouilleuses, seulement en éclairant, ou là où vous étiez.
aid-task-scout = Une seule fourmi, dans une zone dangereuse ou sur un jeton face cachée.
aid-task-nurses = S’occupent du couvain. Chacune mange une ration.
aid-task-builders = Agrandissent le nid. Chacune mange une ration.
aid-task-reserves = Ne mange rien, défend le nid, renforce les éclaireuses.

aid-checks = Contrôler le nid
aid-size = Réserve, nourrices, Entrepôt, couvain et ailés : pas plus que la taille du nid. Les constructrices ne comptent pas.
aid-nurses = { $brood ->
    [one] Une nourrice par membre du couvain.
   *[other] Une nourrice par tranche de { $brood } membres du couvain, même entamée.
}
aid-fails = Sinon, faites sortir des fourmis ou éliminez du couvain.

aid-nest = La phase de nid, tous ensemble
aid-returning = Les fourmis qui rentrent vont en Réserve.
aid-feed = Une ration par nourrice, constructrice, princesse et mâle.
aid-emerge = Les nymphes sortent.
aid-larvae = Nourrissez chaque larve : elle devient nymphe.
aid-hatch = Les œufs deviennent des larves.
aid-lay = Jusqu’à { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
} par reine, à une ration l’œuf.
aid-spoil = La nourriture qui reste est perdue, sauf avec Moissonneuses, ou avec des fourmis gourdes (au plus { $food } par fourmi).
aid-fly = Vol nuptial, si vous voulez.

aid-growing = De la larve à la fourmi
aid-stages = Un œuf devient larve, puis nymphe, puis fourmi : une étape à chaque phase de nid.
aid-castes = Les moyennes demandent Fourmis gourdes ou un Trait-{ $media }, les majeures un Trait-{ $major }.
aid-hungry = La nourriture manque : à chaque ration meurt une nourrice, une constructrice, un ailé ou un membre du couvain.
aid-head-larva = Larve
aid-head-food = Rations
aid-head-pupa = Nymphe
aid-head-adult = devient
aid-becomes = { $adults-count ->
    [one] { $adults-1 }
   *[other] { $adults-1 } ou { $adults-2 }
}

aid-flight = Les points
aid-price = Un vol coûte une carte de votre main.
aid-all-fly = Tous vos ailés s’en vont.
aid-pair = une princesse et un mâle
aid-queen = une princesse seule
aid-drone = un mâle seul

aid-end = La fin
aid-end-points = Après une phase de nid où quelqu’un a { $points ->
    [one] { $points } point :
   *[other] { $points } points :
} le plus grand score gagne.
aid-end-tie = Une égalité se partage.
aid-end-turns = Le tour de jeu { $turns } est le dernier en tout cas.
aid-restart = Plus de reine, ou ni fourmis ni couvain : vous pouvez recommencer.

aid-foraging = Jetons et nourriture
aid-distance = Rations : vos fourragères de la zone, divisées par les pas jusqu’à votre nid le plus proche, arrondi vers le bas.
aid-share = Les fourragères de plusieurs joueurs partagent en paix.
aid-reduce-prey = À la fin de chaque tour de jeu, toute Proie face visible reçoit un −.
aid-head-marker = Jeton
aid-head-value = Valeurs
aid-head-number = Il y en a
aid-head-brings = Ce qu’il fait
aid-values = { $least } à { $most }
aid-prey = jusqu’à { $most ->
    [one] { $most } ration ;
   *[other] { $most } rations ;
} peut s’user
aid-plants = jusqu’à sa valeur ; ne s’use pas
aid-aphids = jusqu’à sa valeur ; peut grandir
aid-predator = toutes les fourmis partent ; l’éclaireuse peut mourir
aid-empty = s’en va

aid-combat = Le combat
aid-compare = D’abord les Traits chimiques. Puis on compare les points ; égalité : toutes meurent.
aid-losses = Le plus faible meurt. Le vainqueur perd des fourmis d’au moins autant de points.
aid-carry = Le vainqueur peut renvoyer des fourmis avec les mortes : une ration chacune.
aid-storm = S’il ne reste personne dehors, les attaquantes prennent le nid d’assaut.
aid-defenders = Réserve, nourrices, constructrices et meunières le défendent.
aid-plunder = Pillage : chaque attaquante peut rentrer avec du couvain, un ailé ou une morte, pour une ration.
aid-hunt = Les autres peuvent traquer la reine : un dé chacune.
aid-peace = Avant le tour de jeu { $turn }, personne ne peut attaquer un nid.

aid-strengths = Points de combat
aid-head-ant = Fourmi
aid-head-attack = attaque
aid-head-defence = défend
aid-with = { $caste }, { $card }

aid-dice = Les dés
aid-die-search-seen = Patrouille qui cherche : un seul trouve l’éclaireuse, et elle peut réagir
aid-die-search-killed = Patrouille qui cherche : un seul tue l’éclaireuse
aid-die-predator = Prédateur, autant de dés que sa valeur : un seul tue l’éclaireuse
aid-die-prey = Proie, un dé par ration : chacun y met un −
aid-die-aphids = Pucerons, un dé par fourragère : un seul y met un +
aid-die-hunt = Chasseuses : un seul tue une reine
aid-die-mace = { $card } : chacun chasse un défenseur
aid-die-repellent = { $card }, à l’attaque : chacun chasse un défenseur
aid-die-recruitment = { $card } : chacun gagne un défenseur à votre cause
aid-die-suicide_bombers = { $card } : chacun tue autant d’attaquantes qu’il montre, et un défenseur
aid-die-trail_making = { $card } : un seul achève le tronçon

aid-cards = Les cartes
aid-events = Les Événements ({ $cards }) ont lieu dès qu’on les tire.
aid-actions = Les Actions ({ $cards }) se jouent une fois, à leur moment.
aid-traits = Les Traits ({ $cards }) restent devant vous : un de chaque type, { $most } en tout.
aid-limit = Pas plus de { $cards ->
    [one] { $cards } carte,
   *[other] { $cards } cartes,
} main et Traits ensemble.
aid-type = Type { $type }
aid-listed = { $cards }
