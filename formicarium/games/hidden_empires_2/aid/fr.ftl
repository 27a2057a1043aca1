# L’aide-mémoire. Aucun nombre n’est écrit ici : ils viennent des tables et des options.

name-card = carte
name-token = jeton Découverte
name-score = points
name-dna = ADN
name-scatter = dispersion
name-losses = pertes
name-stay = rester ou rentrer
name-brood = couvain

aid-turn = Votre tour sur la carte
aid-draw = Tirez une carte.
aid-redeploy = Redéployez des fourmis, aussi loin que vous voulez : vers des zones où vous en aviez, au nid, aux Nourrices ou aux Constructrices.
aid-redeploy-advanced = Redéployez des fourmis, aussi loin que vous voulez : vers des zones où vous en aviez, au nid, aux Nourrices, aux Constructrices ou aux Réservistes. Les patrouilles cessent.
aid-check = Contrôlez le nid.
aid-advance = Chaque fourmi peut avancer d’une zone ; jamais vers un Prédateur.
aid-scout = Vers un jeton face cachée ou des patrouilleuses adverses, seule une éclaireuse, une fourmi isolée, peut avancer.
aid-scouting = Explorez : les patrouilleuses cherchent, on retourne les jetons, des réservistes peuvent suivre.
aid-reveal = Vous pouvez retourner les jetons là où vous avez des fourmis.
aid-attack = Attaquez, une fois par zone.
aid-patrol = Mettez en patrouille là où il n’y a personne d’autre.
aid-forage = Fourragez chaque jeton une fois.
aid-build = Chaque constructrice : taille du nid + { $size }.

aid-checks = Contrôler le nid
aid-nurses = { $brood ->
    [one] Une nourrice par membre du couvain.
   *[other] Une nourrice par tranche de { $brood } membres du couvain, même entamée.
}
aid-size = Nourrices, princesses, mâles et couvain : pas plus que la taille du nid. Constructrices et reine ne comptent pas.
aid-size-advanced = Nourrices, Réservistes, Entrepôt, princesses, mâles et couvain : pas plus que la taille du nid. Constructrices et reines ne comptent pas.
aid-fails = Si un contrôle échoue, du couvain meurt ou des fourmis changent de place jusqu’à ce qu’il passe.

aid-nest = La phase de nid, tous ensemble
aid-returning = Les fourmis qui rentrent : au nid, aux Nourrices ou aux Constructrices.
aid-returning-advanced = Les fourmis qui rentrent : au nid, aux Nourrices, aux Constructrices ou aux Réservistes.
aid-feed = Payez une ration par nourrice, constructrice, princesse et mâle.
aid-emerge = Les nymphes sortent ; les ouvrières sur la zone du nid.
aid-emerge-advanced = Les nymphes sortent ; les fourmis rejoignent les Réservistes.
aid-larvae = Nourrissez chaque larve : elle devient nymphe.
aid-hatch = Les œufs deviennent des larves.
aid-lay = Pondez jusqu’à { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
} par reine, à une ration chacun.
aid-spoil = La nourriture qui reste est perdue.
aid-spoil-advanced = La nourriture qui reste est perdue, sauf si elle est stockée.
aid-fly = Vol nuptial, si vous voulez : décidé en secret.

aid-growing = De la larve à la fourmi
aid-stages = Un œuf devient larve, puis nymphe, puis fourmi : une étape à chaque phase de nid.
aid-castes = Moyennes et majeures demandent un trait de ce type.
aid-hungry = Pas de nourriture pour un adulte : à chaque unité qui manque meurt une nourrice, une constructrice, une princesse, un mâle, une larve ou un œuf.
aid-eggs-eaten = Pas de nourriture pour une larve : mangez des œufs, une ration chacun.
aid-head-larva = Larve
aid-head-food = Nourriture
aid-head-pupa = Nymphe
aid-head-adult = devient
aid-becomes = { $adults-count ->
    [one] { $adults-1 }
   *[other] { $adults-1 } ou { $adults-2 }
}

aid-flight = Les points
aid-all-fly = Si vous vous envolez, toutes vos princesses et tous vos mâles s’en vont.
aid-pair = une princesse et un mâle
aid-princess = une princesse seule
aid-male = un mâle seul

aid-end = La fin
aid-end-points = Après une phase de nid où quelqu’un a { $points ->
    [one] { $points } point :
   *[other] { $points } points :
} le plus grand score gagne.
aid-end-queen = Le premier qui tue une reine d’un autre joueur en la traquant gagne aussitôt.
aid-end-tie = Égalité : la victoire est partagée.
aid-end-tie-advanced = Égalité : le plus d’ADN.
aid-end-turns = Le tour de jeu { $turns } est le dernier en tout cas.

aid-foraging = Fourrager
aid-yield = Chaque fourmi rapporte une ration.
aid-shared = Là où il y en a d’autres, on ne peut que récolter.
aid-path = À côté d’un de vos nids, toute la nourriture rentre.
aid-thinnest = De plus loin, il faut une chaîne de zones avec vos fourmis ; la plus faible décide de ce qui passe.
aid-dna = La première zone de chaque couleur fourragée dans un tour rapporte de l’ADN.
aid-head-ants = Fourmis
aid-head-for = pour
aid-up-to = jusqu’à { $ants }
aid-up-to-value = jusqu’à sa valeur

aid-tokens = Les jetons Découverte
aid-predator = Un Prédateur reste, et toutes les fourmis rentrent.
aid-empty = Un jeton Vide s’en va.
aid-gone = Un jeton dont la valeur tombe à rien s’en va aussi.
aid-head-kind = Sorte
aid-head-value = Valeurs
aid-head-number = Jetons
aid-values = { $least } à { $most }

aid-combat = Le combat
aid-scatter = Dispersion : le défenseur lance un dé par fourmi, et peut en renvoyer.
aid-chemistry = Traits chimiques : celui de l’attaquant, puis celui du défenseur.
aid-compare = On compare : chaque fourmi vaut un point.
aid-compare-advanced = On compare les points de combat.
aid-losses = Le plus faible meurt. Le vainqueur perd autant de fourmis que le vaincu.
aid-losses-advanced = Le plus faible meurt. Le vainqueur perd des fourmis d’au moins autant de points.
aid-stay = Les attaquantes en vie restent ou rentrent ; d’un nid étranger, elles rentrent.
aid-stay-advanced = Les attaquantes en vie patrouillent là ou rentrent ; d’un nid étranger, elles rentrent.
aid-equal = Égalité : toutes meurent.
aid-no-forage = Qui a attaqué ne fourrage pas.

aid-strengths = Points de combat
aid-head-ant = Fourmi
aid-head-attack = attaque
aid-head-defence = défend
aid-with = { $caste }, { $card }

aid-invasion = Envahir un nid
aid-invade = Quand personne ne défend plus la zone, ou qu’il n’y avait personne.
aid-defenders = Réservistes, nourrices et constructrices défendent, comme au combat.
aid-rescue = Chaque fourmi qui se disperse peut protéger un membre du couvain.
aid-carry = Chaque attaquante peut rentrer avec un membre du couvain : une ration.
aid-hunt = Les autres peuvent traquer les reines : un dé chacune.
aid-all-home = Puis toutes les attaquantes rentrent.

aid-dice = Les dés
aid-die-harvest = Récolte : chacun met un − sur le jeton
aid-die-tend = Pucerons soignés : un seul suffit pour un +
aid-die-scatter = Dispersion : chacun sauve une fourmi
aid-die-search-kills = Patrouille qui cherche : un seul tue l’éclaireuse
aid-die-search-returns = ou sinon la renvoie
aid-die-predator = Prédateur, autant de dés que sa valeur : un seul tue l’éclaireuse
aid-die-hunt = Chasseuses : un seul tue une reine
aid-die-mace = { $card } : chacun renvoie un défenseur
aid-die-recruitment = { $card } : chacun gagne un défenseur à votre cause
aid-die-repellent = { $card }, à l’attaque : chacun renvoie un défenseur
aid-die-suicide_bombers = { $card } : chacun tue autant d’attaquantes qu’il montre, et un défenseur

aid-cards = Les cartes
aid-cards-event = Événements ({ $cards }) : exécutés aussitôt.
aid-cards-hand = Cartes de main ({ $cards }) : pour vous seul, pour plus tard.
aid-cards-auction = Traits ({ $cards }) : aux enchères aussitôt, mise après mise. Vous commencez avec { $dna } ADN.
aid-cards-price = Le prix : votre mise, et encore une fois votre mise pour chaque trait que vous avez.
aid-cards-draft = Les traits se choisissent avant la partie ; il n’y a pas d’enchères.
aid-cards-event-only = Un événement (il y en a { $cards }) au début de chaque tour de jeu ; personne ne tire de carte.
aid-one-type = Vous avez au plus un trait de chaque type.
aid-listed = { $cards }
