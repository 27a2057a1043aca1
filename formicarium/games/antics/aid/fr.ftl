# L’aide-mémoire. Aucun nombre n’est écrit ici : ils viennent des tables et des options.

aid-turn = Votre tour
aid-act = Jusqu’à { $actions ->
    [one] { $actions } action :
   *[other] { $actions } actions :
} posez un marqueur sur une case de votre fourmilière, ou sur votre Super Fourmi, et faites ce qu’elle montre.
aid-markers = Reprenez vos marqueurs.
aid-store = Rangez les proies livrées sur des cases Action : elles ne servent plus, et on n’y construit plus.
aid-return = Gardez { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} en main au plus ; remettez les autres dans le sac.
aid-refill = Si vous avez pris des tuiles, les rangées avancent et sont regarnies.
aid-arrive = Un fourmilier arrivé sur le champ { $field } mange.
aid-first-round = Première manche
aid-first-actions = { $actions } actions, dans l’ordre du tour

aid-actions = Les actions, au niveau L
aid-level = Le niveau d’une case est le nombre de tuiles empilées là, { $most } au plus.
aid-once = Une case sert une fois par tour. Ce que vous venez de construire sert aussitôt.
aid-does-explore = Une tuile de chacun des champs { $field } à L. C’est obligatoire, s’il y en a.
aid-does-build = Posez L tuiles de votre main. C’est obligatoire, tant que vous en avez.
aid-does-hatch = Jusqu’à L fourmis dans les zones ; la deuxième rejoint la première.
aid-does-ants = Jusqu’à L fois : envoyer une ouvrière, placer une garde ou reprendre une fourmi.
aid-does-push = Jusqu’à L fois : prendre sur une clairière, passer, ou pousser dans la grande fourmilière.
aid-does-super_ant = Une fois par tour : l’une de ces actions, au niveau { $level }.

aid-building = Où poser une tuile
aid-ground = Au sol : au contact de votre fourmilière.
aid-top = En hauteur : sur une paire d’hexagones du même niveau, qui montrent des tuiles différentes.
aid-covered = Ce qui est recouvert est perdu pour de bon, champignons compris.
aid-no-cover = Jamais sur un marqueur ni sur une proie.

aid-garden = Au jardin
aid-chain = Une ouvrière va de sa zone à une piste du même terrain qui touche votre chaîne. La chaîne part de la grande fourmilière ; vous avez { $ants ->
    [one] { $ants } fourmi pour cela.
   *[other] { $ants } fourmis pour cela.
}
aid-pushes = Un objet rentre en une poussée de plus qu’il y a d’ouvrières sur son chemin.
aid-one-each = Une seule proie de chaque sorte ; des feuilles autant que vous voulez.
aid-one-load = Une ouvrière porte une seule chose, et ne laisse rien d’autre passer.

aid-ways = Les chemins des clairières
aid-head-item = On y trouve
aid-head-ants = Fourmis
aid-head-bridge = par le pont
aid-head-tokens = Jetons

aid-soldiers = Les soldats
aid-red-zone = Les fourmis écloses dans la zone rouge sont des soldats.
aid-guard = Garde : va sur une piste où vous avez une ouvrière. Personne d’autre n’y vole.
aid-steal = Vol : rendez un soldat, et une de vos ouvrières libres prend ce que porte une ouvrière d’un autre joueur sur la même piste. Cela ne coûte pas d’action.
aid-bridge = Pont : { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
} et { $units ->
    [one] { $units } unité
   *[other] { $units } unités
} d’une même action Fourmis ! en mettent un sur le gouffre.

aid-anteaters = Les fourmiliers
aid-meal-prey = une proie
aid-meal-ants = des fourmis
aid-eat-prey = Proie : il prend un jeton de sa proie sur la clairière.
aid-eat-ants = Fourmis : il vide la zone de sa couleur ; s’il n’y a personne, la première à gauche où il y a des fourmis.
aid-reset = Après la dernière arrivée, tous sont retournés et recommencent.
aid-tastes = Ce qu’aime un fourmilier
aid-head-anteater = Fourmilier
aid-head-prey = Proie
aid-head-zone = Zone, d’abord
aid-arrival = arrivée { $number }

aid-points = Les points
aid-head-home = Proies rapportées
aid-prey-points = points
aid-leaf-bonus = Une { $leaf } sur un champignon visible : le niveau du champignon, et { $points ->
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
}
aid-leaf = Une { $leaf } sur un champignon visible : le niveau du champignon.
aid-no-points = Une feuille par champignon. L’un sans l’autre ne vaut rien, ni ce qui est encore en chemin.
aid-tie = Égalité : la fourmilière la plus haute.

aid-end = La fin
aid-end-tiles = Quand le sac ne peut plus combler un vide sur les champs,
aid-end-tiles-long = Quand le sac ne peut plus combler un vide sur les champs (le champ { $field } ne compte pas),
aid-end-prey = ou que { $kinds ->
    [one] { $kinds } sorte de proie a
   *[other] { $kinds } sortes de proies ont
} disparu des clairières :
aid-last-round = chacun a exactement un tour de plus.
aid-end-rounds = La manche { $rounds } est la dernière en tout cas.
