# L’aide-mémoire. Aucun nombre n’est écrit ici : ils viennent des tables et des options.

aid-turn = Votre tour
aid-blocked-movement = Si aucun ordre de votre main ne peut déplacer une fourmi, vous perdez aussitôt.
aid-blocked-any_action = Si aucun ordre de votre main ne permet une action, vous perdez aussitôt.
aid-order = Posez un ordre qui peut être exécuté. Tout le monde le voit.
aid-actions = Faites au moins une action, au plus autant que l’ordre le dit, avec les unités et les symboles qu’il montre.
aid-combat = Après chaque combat, les deux joueurs passent au Magasin.
aid-discard = L’ordre va sur votre défausse. Vous pouvez en défausser un de plus, de votre main.
aid-draw = Piochez jusqu’à avoir { $orders ->
    [one] { $orders } ordre en main.
   *[other] { $orders } ordres en main.
}

aid-strengths = Qui bat qui
aid-army = Toutes vos fourmis ({ $ants }) sont cachées dans vos rangées de départ.
aid-attack = Avancez sur une fourmi ennemie pour l’attaquer. On retourne les deux ; peu importe qui attaque.
aid-equal = Deux unités égales se détruisent. Le vainqueur reste révélé.
aid-head-unit = Unité
aid-head-ants = Fourmis
aid-head-beats = bat
aid-head-loses = perd contre
aid-head-acid = Acide
aid-acid-kills = la détruit
aid-acid-reveals = la révèle seulement

aid-abilities = Capacités
aid-ability-once = Chaque fourmi a sa capacité une fois, jusqu’à ce qu’un Repos la recharge. La Reine n’en a pas.
aid-ability-shows = Qui s’en sert est révélé.
aid-does-explode = Se détruit avec une fourmi ou un mur ennemi juste à côté, en ligne droite.
aid-does-build = Pose un mur sur une case vide alentour (l’une des { $squares }).
aid-does-swap = Change de place avec une autre de vos pièces.
aid-does-reconnaissance = Révèle une fourmi ennemie cachée, où qu’elle soit.
aid-does-shoot = Lance de l’acide sur une pièce ennemie en vue alentour (les mêmes cases).

aid-symbols = Symboles
aid-does-move_cardinal = Une case en haut, en bas, à gauche ou à droite.
aid-does-move_diagonal = Une case en diagonale.
aid-does-ability = La capacité d’une fourmi qui n’est pas épuisée.
aid-does-rest = Une fourmi épuisée retrouve sa capacité.
aid-does-charge = Tout droit, aussi loin que la voie est libre ; peut finir sur un ennemi.
aid-does-jump = Tout droit par-dessus une case, quoi qu’elle porte ; peut finir sur un ennemi.
aid-does-hatching = Une fourmi morte revient, cachée, dans vos rangées de départ.
aid-does-parasitism = Déplacez une fourmi ennemie d’une case tout droit, même sur l’une des vôtres.
aid-does-exchange = Deux de vos pièces changent de place.

aid-orders-start = Vos ordres de départ ({ $orders })
aid-orders-shop = Les ordres du Magasin ({ $orders })
aid-head-order = Ordre
aid-head-copies = Cartes
aid-head-actions = Actions
aid-head-units = Pour
aid-head-symbols = Symboles
aid-orders-for = { $units ->
    [one] chacun pour { $units } unité
   *[other] chacun pour { $units } unités
}
aid-orders-enemy = un ennemi

aid-walls = Les murs
aid-walls-number = Chaque camp en a { $walls ->
    [one] { $walls } ; détruit, il ne revient pas.
   *[other] { $walls } ; détruits, ils ne reviennent pas.
}
aid-walls-hit = Un pas contre un mur est un coup. { $hits ->
    [one] Il en faut { $hits } pour le détruire.
   *[other] Il en faut { $hits } pour le détruire.
}
aid-walls-stop = Un mur arrête toutes les fourmis et la vue des Tireuses ; un Saut passe par-dessus.

aid-shop = Le Magasin
aid-shop-opens = Il ouvre après chaque combat, et après une Explosion contre une fourmi : d’abord pour qui joue son tour, puis pour l’autre.
aid-shop-opens-quietly = Il ouvre après chaque combat : d’abord pour qui joue son tour, puis pour l’autre.
aid-shop-keep = { $orders ->
    [one] Piochez { $orders } ordre et posez-le sur votre défausse.
   *[other] Piochez { $orders } ordres, gardez-en un : il va sur votre défausse.
}
aid-shop-remove = Vous pouvez retirer un ordre de votre main ou de votre défausse, pour de bon.

aid-end = La fin
aid-end-queen = Qui perd sa Reine perd la partie, de quelque façon que ce soit.
aid-end-both = Les deux Reines dans le même combat : partie nulle.
aid-end-progress = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sans fourmi détruite ni révélée et sans rien de fait à un mur : partie nulle.
aid-end-cap = Après le tour { $turns } : partie nulle.
