# L’aide-mémoire. Aucun nombre n’est écrit ici : ils viennent des tables et des options.

name-provision = carte Provision

aid-round = Une manche
aid-place = La Fourmi pose { $pawns ->
    [one] son pion.
   *[other] ses { $pawns } pions, chacun à côté d’un pion déjà posé.
}
aid-hide = La Fourmi cache le jeton d’un type sur lequel elle se trouve.
aid-red = Pendant ce temps, chaque Fourmi Rouge cache un jeton à elle : le même type, si elle le devine.
aid-guess = La Cigale pose son pion sur une carte qui porte un pion Fourmi. Le type de cette carte est son pari.
aid-collect = On montre le jeton. Pari juste : la Cigale prend toutes les cartes de ce type sous les pions Fourmi. Pari faux : la Fourmi les prend.
aid-take-power = Une Fourmi qui récolte peut défausser un insecte qu’elle vient de prendre, contre la carte Pouvoir de cet insecte.
aid-red-gains = Si la Fourmi récolte, chaque Fourmi Rouge qui a le même jeton pioche une carte.
aid-buy = Qui a récolté peut acheter une carte Provision.
aid-refill-winter = On complète le carré et l’étal. Les rôles tournent.
aid-shelve = Qui a récolté avance sur l’étagère de ce type : un espace par carte.
aid-keep = Les insectes restent chez le récolteur jusqu’à la fin.
aid-refill = On complète le carré. Les rôles tournent.

aid-roles = Qui récolte, à qui le tour
aid-roles-guess = Le pari est
aid-roles-right = juste
aid-roles-wrong = faux
aid-roles-collects = récolte
aid-roles-ant = prochaine Fourmi
aid-roles-cicada = prochaine Cigale
aid-roles-same = la même
aid-roles-next = voisin de gauche
aid-roles-next-cicada = voisin de gauche, en sautant la Fourmi

aid-deck = Les cartes
aid-square = Le carré en compte { $cells }, sur { $cards } en tout.
aid-types = Types
aid-insects = Insectes

aid-points = Les points à la fin
aid-points-reached = espace, ou insectes identiques
aid-points-shelf = une étagère
aid-points-insects = un insecte
aid-good-to-know = Bon à savoir
aid-past-the-end = Une étagère a { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
} ; les pas en trop sont perdus.
aid-hidden = Les insectes gardés sont face cachée : souvenez-vous de ce que les autres ont pris.
aid-open-insects = Les insectes gardés sont face visible, pour tout le monde.
aid-plain = Les cartes récoltées sans insecte quittent la partie.

aid-end = La fin
aid-end-shelves = Dès que quelqu’un a { $shelves ->
    [one] une étagère pleine.
   *[other] { $shelves } étagères pleines.
}
aid-end-deck = Ou quand la pioche ne suffit plus à compléter le carré.
aid-end-most = Étagères et insectes ensemble : le plus grand total gagne.
aid-end-tie = Égalité : celui qui a gardé le plus de cartes insecte.
aid-end-victory = Qui a { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} gagne aussitôt.
aid-end-empty = La partie s’arrête aussi quand on ne peut plus compléter le carré,
aid-end-limit = ou après la manche { $rounds }.
aid-end-ranks = On compte alors points de victoire, cartes Provision, cartes en réserve.

aid-provisions = Les cartes Provision et leurs prix
aid-worth-one = Une carte seule : { $points ->
    [one] { $points } point de victoire.
   *[other] { $points } points de victoire.
}
aid-worth-pair = Les deux cartes d’une sorte : { $points ->
    [one] { $points } point de victoire ensemble.
   *[other] { $points } points de victoire ensemble.
}
aid-display = À l’étal, { $slots ->
    [one] { $slots } carte
   *[other] { $slots } cartes
} sur { $cards } en tout.
aid-paying = Payer
aid-rate = Au lieu d’une carte du prix : { $rate ->
    [one] { $rate } carte d’un autre type.
   *[other] { $rate } cartes d’un même autre type.
}
aid-exactly = On paie exactement ; la table ne rend rien.
aid-fair = Le juste prix : qui achète et n’a plus de carte face visible en pioche une.
aid-help = L’aide des insectes
aid-help-who = Seulement pour une Fourmi qui récolte.
aid-help-what = Laissez une carte à insecte gagnée à sa place, et prenez une autre carte du carré avec le même insecte.
aid-help-not = De n’importe quel type, avec ou sans pion ; mais pas une autre carte que vous avez gagnée.

aid-powers = Les pouvoirs
aid-powers-in-play = En jeu : { $powers }.
aid-powers-taken = Prenez-le au milieu, ou à qui le détient.
aid-does-power_bee = Payez { $rate ->
    [one] { $rate } carte d’un autre type
   *[other] { $rate } cartes d’un même autre type
} à la place d’une carte du prix.
aid-does-power_ladybird = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} tant que vous l’avez.
aid-does-power_dragonfly = Cigale, voyez l’un des jetons que la Fourmi n’a pas choisis.
aid-does-power_beetle = Fourmi ou Cigale qui n’a rien récolté, piochez une carte.
aid-does-power_caterpillar = Vous avez une carte cachée pour payer.
aid-does-power_butterfly = Une fois, quand vous avez récolté : échangez une de vos cartes Provision contre une autre, de l’étal ou d’un joueur.
