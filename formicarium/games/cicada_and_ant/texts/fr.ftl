# La Cigale et la Fourmi. Les arguments d’un texte : les champs de son événement ou de son coup (docs/texts.md).

game-title = La Cigale et la Fourmi
game-tagline = L’une cache son choix, l’autre le devine, et celle qui a le dernier mot remplit son garde-manger.
game-mood = bluff et intuition
game-minutes = 25

variant-autumn = Automne : remplissez vos étagères et gardez des insectes (parfait pour débuter)
variant-autumn-open = Automne, insectes face visible : tout le monde voit ceux que vous gardez
variant-winter = Hiver : une course à 4 points, où vos récoltes paient des provisions
variant-winter-powers = Hiver, Les insectes au pouvoir ! : avec les cartes Pouvoir, pour experts

option-mode = Automne ou Hiver
option-open_insects = Insectes face visible (Automne)
option-power_cards = Les insectes au pouvoir ! : avec les cartes Pouvoir (Hiver)
option-first_ant = Première Fourmi : une place, ou au hasard
option-powers_in_play = Pouvoirs en jeu : quatre à nommer, ou au hasard
option-round_limit = Limite de manches (Hiver)

refused-option-open_insects = Les insectes ne sont face visible qu’en Automne.
refused-option-power_cards = Les cartes Pouvoir ne se jouent qu’en Hiver.
refused-option-powers_in_play = Les pouvoirs ne se choisissent qu’avec les cartes Pouvoir.
refused-option-round_limit = Seul l’Hiver a une limite de manches.

bot-hoarder = amasseur
bot-collector = ramasseur
bot-scorer = compteur de points
bot-equilibrium = équilibre
bot-solver = solveur
bot-reader = devin

name-autumn = Automne
name-winter = Hiver
name-random = au hasard
name-ant = Fourmi
name-cicada = Cigale
name-red_ant = Fourmi Rouge
name-onlooker = Spectateur de la manche
name-done = terminer
name-decline = aucun

## Les questions

ask-place-ant = { $left ->
    [6] Vous êtes la Fourmi. Où va votre premier pion ? Les cinq autres devront le suivre, côte à côte.
    [one] Où va votre dernier pion ?
   *[other] Où va votre prochain pion ? (encore { $left })
}
ask-choose-token = Choisissez votre jeton en secret : le type que la Cigale, espérons-le, ne devinera pas.
ask-choose-red-token = Vous êtes Fourmi Rouge. Choisissez un jeton en secret : si c’est le type de la Fourmi et qu’elle s’échappe, vous piochez.
ask-place-cicada = Vous êtes la Cigale. Quel type la Fourmi a-t-elle choisi ? Touchez une carte de ce type sous l’un de ses pions.
ask-insects-help = L’aide des insectes : prenez la carte en { $cell } ({ $card }), ou une autre carte avec le même insecte.
ask-take-power = Vous pouvez défausser une carte tout juste récoltée et prendre le pouvoir de son insecte.
ask-market = C’est votre marché : achetez une provision, ou quittez-le.
ask-pay = Comment voulez-vous payer ({ $kind }) ?

## Les réponses

move-place-ant = Pion en { $cell }
move-choose-token = Jeton { $path }
move-guess = Parier sur { $path }
move-place-cicada = Parier sur { $path } ({ $cell })
move-take-card = Prendre { $card } ({ $cell })
move-take-power = Défausser { $card } pour son pouvoir
move-leave-powers = Ne prendre aucun pouvoir
move-buy = Acheter { $kind }{ $cards-1 ->
    [0] { "" }
   *[other] { " · " }{ $cards-1 } { name-cloth }
}{ $cards-2 ->
    [0] { "" }
   *[other] { " · " }{ $cards-2 } { name-tile }
}{ $cards-3 ->
    [0] { "" }
   *[other] { " · " }{ $cards-3 } { name-stone }
}{ $cards-4 ->
    [0] { "" }
   *[other] { " · " }{ $cards-4 } { name-wood }
}{ $hidden-id ->
    [yes] { " · " }dont votre carte cachée
   *[no] { "" }
}
move-swap-with-display = Papillon : donner { $give } contre { $take }, à l’étal
move-swap-with-player = Papillon : donner { $give } contre { $take } ({ $seat })
move-done = Quitter le marché
move-pay = Payer{ $cards-1 ->
    [0] { "" }
   *[other] { " · " }{ $cards-1 } { name-cloth }
}{ $cards-2 ->
    [0] { "" }
   *[other] { " · " }{ $cards-2 } { name-tile }
}{ $cards-3 ->
    [0] { "" }
   *[other] { " · " }{ $cards-3 } { name-stone }
}{ $cards-4 ->
    [0] { "" }
   *[other] { " · " }{ $cards-4 } { name-wood }
}{ $hidden-id ->
    [yes] { " · " }dont votre carte cachée
   *[no] { "" }
}

## Ce qu’une réponse ferait perdre

warning-leave-market = Vous pouvez encore payer l’une de ces provisions : { $kinds }. Si vous partez, vous n’achèterez rien avant votre prochaine récolte.

token-cell = { $value }
token-token = jeton { $value }
token-guess = parier sur { $value }
token-slot = emplacement { $value }
token-give = donner { $value }
token-take = contre { $value }
token-card = { $value-id ->
    [hidden] avec votre carte cachée
   *[other] { $value }
}
token-cloth = { $value } { name-cloth }
token-tile = { $value } { name-tile }
token-stone = { $value } { name-stone }
token-wood = { $value } { name-wood }

## Les refus

refused-cell-taken = Un de vos pions se trouve déjà en { $cell }.
refused-not-beside = La case { $cell } ne touche aucun de vos pions : chaque nouveau pion se pose à côté d’un autre, par un côté.
refused-type-absent = Aucun de vos pions n’est sur { $path } : vous ne pouvez pas choisir ce jeton.
refused-no-pawn = Il n’y a pas de pion Fourmi en { $cell } : choisissez une carte qui en porte un.
refused-no-pawn-on = Aucun pion Fourmi n’est sur { $path } : pariez sur un type qui en porte un.
refused-already-won = La carte en { $cell } est déjà à vous.
refused-other-insect = La carte en { $cell } ne porte pas le même insecte ({ $insect }).
refused-not-collected = Vous ne venez pas de récolter { $card }.
refused-no-insect = { $card } : sans insecte, pas de pouvoir.
refused-power-out = Le { $power } n’est pas en jeu dans cette partie.
refused-power-held = Vous avez déjà le { $power }.
refused-bought-already = Vous avez déjà acheté une provision dans cette manche ; c’est le maximum.
refused-slot-empty = L’emplacement { $slot } est vide.
refused-cannot-pay = { $rate ->
    [2] Vos cartes ne suffisent pas ({ $kind }), même à 2 contre 1.
   *[other] Vos cartes ne suffisent pas ({ $kind }), même à 3 contre 1.
}
refused-payment = { $rate ->
    [2] Ce n’est pas le prix exact ({ $kind }). Chaque carte du prix se paie par une carte de ce type, ou par deux cartes identiques d’un autre.
   *[other] Ce n’est pas le prix exact ({ $kind }). Chaque carte du prix se paie par une carte de ce type, ou par trois cartes identiques d’un autre.
}
refused-no-butterfly = Seul le Pouvoir du Papillon permet d’échanger des provisions.
refused-not-owned = Vous n’avez pas de { $kind }.
refused-no-such-swap = Rien à prendre ainsi contre { $kind } : nommez une autre sorte, à l’étal ou chez un autre joueur.

## Ce qui se passe : la mise en place

event-square-laid = { $cards-count ->
    [one] { $cards-count } carte Chemin forme le carré.
   *[other] { $cards-count } cartes Chemin forment le carré.
}
event-first-ant-named = { $seat-who ->
    [you] Vous êtes la première Fourmi ;
   *[other] { $seat } est la première Fourmi ;
} { $cicada-who ->
    [you] vous êtes la Cigale.
   *[other] { $cicada } est la Cigale.
}
event-first-card-taken = { $seat-who ->
    [you] Vous commencez avec { $card } en réserve.
   *[other] { $seat } commence avec { $card } en réserve.
}
event-display-laid = À l’étal : { $cards }.
event-powers-laid = En jeu : { $powers }.

## Ce qui se passe : les choix

event-round-began = Manche { $round }. { $ant-who ->
    [you] Vous êtes la Fourmi,
   *[other] { $ant } est la Fourmi,
} { $cicada-who ->
    [you] vous êtes la Cigale.
   *[other] { $cicada } est la Cigale.
}
event-ant-placed = { $seat-who ->
    [you] Vous posez un pion en { $cell }.
   *[other] { $seat } pose un pion en { $cell }.
}
event-token-chosen = { $path-id ->
    [hidden] { $seat-who ->
        [you] Vous posez un jeton face cachée.
       *[other] { $seat } pose un jeton face cachée.
    }
   *[other] { $seat-who ->
        [you] Vous posez un jeton face cachée : { $path }.
       *[other] { $seat } pose un jeton face cachée : { $path }.
    }
}
event-red-token-chosen = { $path-id ->
    [hidden] { $seat-who ->
        [you] Vous posez un jeton rouge face cachée.
       *[other] { $seat } pose un jeton rouge face cachée.
    }
   *[other] { $seat-who ->
        [you] Vous posez un jeton rouge face cachée : { $path }.
       *[other] { $seat } pose un jeton rouge face cachée : { $path }.
    }
}
event-token-seen = { $path-id ->
    [hidden] { $seat-who ->
        [you] La Libellule vous montre un jeton que la Fourmi n’a pas choisi.
       *[other] La Libellule montre à { $seat } un jeton que la Fourmi n’a pas choisi.
    }
   *[other] { $seat-who ->
        [you] La Libellule vous montre un jeton que la Fourmi n’a pas choisi : { $path }.
       *[other] La Libellule montre à { $seat } un jeton que la Fourmi n’a pas choisi : { $path }.
    }
}
event-cicada-placed = { $seat-who ->
    [you] Vous posez la Cigale en { $cell } et pariez sur { $path }.
   *[other] { $seat } pose la Cigale en { $cell } et parie sur { $path }.
}

## Ce qui se passe : révélation et récolte

event-token-revealed = { $seat-who ->
    [you] Vous retournez votre jeton : { $path }.
   *[other] { $seat } retourne son jeton : { $path }.
}
event-red-token-revealed = { $seat-who ->
    [you] Vous retournez votre jeton rouge : { $path }.
   *[other] { $seat } retourne son jeton rouge : { $path }.
}
event-ant-intercepted = { $cicada-who ->
    [you] Bien deviné : vous interceptez { $ant } !
   *[other] { $ant-who ->
        [you] { $cicada } a deviné juste : vous vous faites intercepter !
       *[other] { $cicada } a deviné juste : { $ant } se fait intercepter !
    }
}
event-ant-missed = { $ant-who ->
    [you] Vous vous échappez : { $cicada } avait parié sur { $guess }.
   *[other] { $cicada-who ->
        [you] { $ant } s’échappe : vous aviez parié sur { $guess }.
       *[other] { $ant } s’échappe : { $cicada } avait parié sur { $guess }.
    }
}
event-cards-collected = { $seat-who ->
    [you] Vous récoltez { $cells-count ->
        [one] la carte
       *[other] les cartes
    } de { $cells }.
   *[other] { $seat } récolte { $cells-count ->
        [one] la carte
       *[other] les cartes
    } de { $cells }.
}
event-cube-advanced = { $seat-who ->
    [you] Vous avancez de { $start } à { $end } sur l’étagère { $path }
   *[other] { $seat } avance de { $start } à { $end } sur l’étagère { $path }
}{ $lost ->
    [0] .
    [one] { "\u202F;" } un pas est perdu.
   *[other] { "\u202F;" } { $lost } pas sont perdus.
}
event-cards-boxed = { $cards-count ->
    [one] Une carte simple retourne dans la boîte.
   *[other] { $cards-count } cartes simples retournent dans la boîte.
}
event-insects-kept = { $seat-who ->
    [you] Vous gardez
   *[other] { $seat } garde
} { $cards-count ->
    [one] un insecte.
   *[other] { $cards-count } insectes.
}
event-insect-helped = { $seat-who ->
    [you] Les insectes aident : au lieu de la carte en { $won }, vous choisissez { $card } en { $taken }.
   *[other] Les insectes aident : au lieu de la carte en { $won }, { $seat } choisit { $card } en { $taken }.
}
event-red-ant-gained = { $seat-who ->
    [you] Vous avez vu juste avec votre jeton rouge : vous piochez { $card }.
   *[other] { $seat } a vu juste avec son jeton rouge et pioche { $card }.
}
event-red-ant-missed-out = { $seat-who ->
    [you] Vous avez vu juste avec votre jeton rouge, mais il n’y a plus de carte à piocher.
   *[other] { $seat } a vu juste avec son jeton rouge, mais il n’y a plus de carte à piocher.
}

## Ce qui se passe : les pouvoirs

event-power-taken = { $seat-who ->
    [you] Vous défaussez { $card } et prenez le { $power }.
   *[other] { $seat } défausse { $card } et prend le { $power }.
}
event-power-stolen = { $seat-who ->
    [you] Vous défaussez { $card } et volez le { $power } à { $victim } !
   *[other] { $victim-who ->
        [you] { $seat } défausse { $card } et vous vole le { $power } !
       *[other] { $seat } défausse { $card } et vole le { $power } à { $victim } !
    }
}
event-hidden-card-discarded = { $seat-who ->
    [you] Vous défaussez votre carte cachée : { $card }.
   *[other] { $seat } défausse sa carte cachée : { $card }.
}
event-hidden-card-drawn = { $card-id ->
    [hidden] { $seat-who ->
        [you] Vous piochez une carte cachée.
       *[other] { $seat } pioche une carte cachée.
    }
   *[other] { $seat-who ->
        [you] Vous piochez une carte cachée : { $card }.
       *[other] { $seat } pioche une carte cachée : { $card }.
    }
}
event-beetle-consoled = { $seat-who ->
    [you] Le Scarabée vous console : vous piochez { $card }.
   *[other] Le Scarabée console { $seat }, qui pioche { $card }.
}
event-beetle-missed-out = { $seat-who ->
    [you] Le Scarabée voudrait vous consoler, mais il n’y a plus de carte à piocher.
   *[other] Le Scarabée voudrait consoler { $seat }, mais il n’y a plus de carte à piocher.
}
event-provisions-swapped = { $seat-who ->
    [you] Grâce au Papillon, vous donnez { $given } à { $other } et recevez { $taken }.
   *[other] { $other-who ->
        [you] Grâce au Papillon, { $seat } vous donne { $given } et reçoit { $taken }.
       *[other] Grâce au Papillon, { $seat } donne { $given } à { $other } et reçoit { $taken }.
    }
}
event-display-swapped = { $seat-who ->
    [you] Grâce au Papillon, vous échangez { $given } contre { $taken } à l’emplacement { $slot }.
   *[other] Grâce au Papillon, { $seat } échange { $given } contre { $taken } à l’emplacement { $slot }.
}

## Ce qui se passe : le marché

event-provision-bought = { $seat-who ->
    [you] Vous achetez { $card } à l’emplacement { $slot }.
   *[other] { $seat } achète { $card } à l’emplacement { $slot }.
}
event-cards-paid = { $seat-who ->
    [you] Vous payez { $cards }.
   *[other] { $seat } paie { $cards }.
}
event-nothing-bought = { $seat-who ->
    [you] Vous n’achetez rien.
   *[other] { $seat } n’achète rien.
}
event-fair-price-drawn = { $seat-who ->
    [you] Le juste prix ! C’était votre dernière carte : vous piochez { $card }.
   *[other] Le juste prix ! { $seat } a payé sa dernière carte et pioche { $card }.
}

## Ce qui se passe : la fin de la manche et de la partie

event-square-refilled = Le carré se complète : { $cards }.
event-cells-refilled = Le carré se complète : { $cards }.
event-deck-reshuffled = { $count ->
    [one] La défausse devient la pioche : une seule carte.
   *[other] La défausse est mélangée et devient la pioche : { $count } cartes.
}
event-display-refilled = Nouveau à l’étal : { $cards }.
event-roles-passed = Les rôles tournent : { $ant-who ->
    [you] vous voilà Fourmi,
   *[other] { $ant } devient la Fourmi,
} { $cicada-who ->
    [you] vous voilà Cigale.
   *[other] { $cicada } la Cigale.
}
event-roles-kept = { $ant-who ->
    [you] Vous restez la Fourmi et devez recommencer ;
   *[other] { $ant } reste la Fourmi et doit recommencer ;
} { $cicada-who ->
    [you] vous êtes la Cigale.
   *[other] { $cicada } est la Cigale.
}
event-shelves-filled = { $seat-who ->
    [you] Vous avez rempli deux étagères !
   *[other] { $seat } a rempli deux étagères !
}
event-deck-exhausted = { $needed ->
    [one] Il manque { $needed } carte au carré, et la pioche n’en a que { $left }.
   *[other] Il manque { $needed } cartes au carré, et la pioche n’en a que { $left }.
}
event-four-points-reached = { $seat-who ->
    [you] Vous avez
   *[other] { $seat } a
} { $points ->
    [one] { $points } point de victoire !
   *[other] { $points } points de victoire !
}
event-square-left-open = { $needed ->
    [one] Il manque { $needed } carte au carré, et il n’en reste que { $left }.
   *[other] Il manque { $needed } cartes au carré, et il n’en reste que { $left }.
}
event-round-limit-reached = La manche { $round } était la dernière.

ended-shelves = Deux étagères sont pleines.
ended-deck = La pioche ne suffit plus à compléter le carré.
ended-four-points = { $seat-who ->
    [you] Vous avez atteint quatre points de victoire.
   *[other] { $seat } a atteint quatre points de victoire.
}
ended-square = Il ne reste plus assez de cartes pour compléter le carré.
ended-round-limit = La dernière manche est jouée.

detail-shelf_cloth = { name-cloth }
detail-shelf_tile = { name-tile }
detail-shelf_stone = { name-stone }
detail-shelf_wood = { name-wood }
detail-insect_points = Insectes
detail-insect_cards = Cartes insecte (départagent)
detail-provision_points = Provisions
detail-ladybird_points = Point de la Coccinelle
detail-provision_cards = Cartes Provision (départagent)
detail-reserve_cards = Cartes en réserve (départagent)

## La table : où l’on en est

scene-stage-place = Pions
scene-stage-choose = Jetons
scene-stage-guess = Pari
scene-stage-collect = Récolte
scene-stage-market = Marché

scene-status-place = Manche { $round }. { $seats-who ->
    [you] Posez vos pions : encore { $left }.
   *[other] { $seats } pose ses pions : encore { $left }.
}
scene-status-choose = Manche { $round }. { $seats-count ->
    [0] Les jetons sont choisis.
   *[other] { $seats-who ->
        [you] Vous choisissez votre jeton en secret.
       *[other] Choix secret des jetons : { $seats }.
    }
}
scene-status-guess = Manche { $round }. { $seats-who ->
    [you] Cigale, à vous de parier.
   *[other] { $seats }, la Cigale, fait son pari.
}
scene-status-collect = Manche { $round }. { $seats-who ->
    [you] Vous récoltez.
   *[other] { $seats } récolte.
}
scene-status-help = Manche { $round }. { $seats-who ->
    [you] Les insectes vous aident : choisissez vos cartes.
   *[other] Les insectes aident { $seats } à choisir ses cartes.
}
scene-status-power = Manche { $round }. { $seats-who ->
    [you] Vous pouvez prendre un pouvoir.
   *[other] { $seats } peut prendre un pouvoir.
}
scene-status-market = Manche { $round }. { $seats-who ->
    [you] Vous êtes au marché.
   *[other] { $seats } est au marché.
}
scene-status-pay = Manche { $round }. { $seats-who ->
    [you] Vous payez.
   *[other] { $seats } paie.
}
scene-status-over = La partie a pris fin à la manche { $round }.

## La table : ce qui s’y trouve

scene-edge = { $name }
scene-cell = { $cell } : { $card }
scene-cell-empty = { $cell } : vide
scene-pantry = Garde-manger
scene-space = étagère { $path }, { $points } { $points ->
    [one] point
   *[other] points
}
scene-cube = { $seat-who ->
    [you] votre cube, espace { $position } de l’étagère { $path }
   *[other] cube ({ $seat }), espace { $position } de l’étagère { $path }
}
scene-token = { $seat-who ->
    [you] votre jeton : { $path }
   *[other] jeton ({ $seat }) : { $path }
}
scene-token-hidden = { $seat-who ->
    [you] votre jeton, face cachée
   *[other] jeton face cachée ({ $seat })
}
scene-tokens = { $seat-who ->
    [you] Vos jetons
   *[other] Les jetons de { $seat }
}
scene-token-barred = Aucun de vos pions n’est sur { $path }.
scene-display = L’étal
scene-slot-empty = emplacement vide
scene-powers = Pouvoirs au milieu
scene-hidden-card = { $card }, cachée
scene-hidden-card-back = carte cachée
scene-hidden-yours = Vous seul connaissez cette carte. Elle peut vous servir à payer.
scene-hidden-theirs = Seul son détenteur connaît cette carte.

scene-effect-power_bee = Pour payer : deux cartes identiques au lieu d’une d’un autre type, et non trois.
scene-effect-power_ladybird = 1 point de victoire tant que vous l’avez.
scene-effect-power_dragonfly = Cigale, voyez un jeton que la Fourmi n’a pas choisi.
scene-effect-power_beetle = Fourmi ou Cigale sans récolte, piochez une carte à la fin de la manche.
scene-effect-power_caterpillar = Une carte cachée, connue de vous seul, pour payer.
scene-effect-power_butterfly = Une fois, à votre marché : échangez une de vos provisions contre une autre, à l’étal ou chez un joueur.

scene-player = { $seat }
scene-shelf-points = Points d’étagère
scene-insect-cards = Cartes insecte
scene-insect-points = Points d’insectes
scene-total-points = Total
scene-victory-points = Points de victoire
scene-lamp = point de victoire
scene-provisions = Provisions
scene-pawns-left = Pions à poser
scene-under-pawns = Sous les pions
scene-next-round = Prochaine manche
scene-after-miss = après un raté
scene-after-interception = après une interception
scene-next-ant = { $seat-who ->
    [you] vous serez la Fourmi
   *[other] { $seat } sera la Fourmi
}
scene-next-cicada = { $seat-who ->
    [you] vous serez la Cigale
   *[other] { $seat } sera la Cigale
}
scene-piles = Pioches
scene-deck = Pioche Chemin
scene-discard = Défausse
scene-stock = Pioche Provision

scene-note-seen = La Fourmi n’a pas choisi { $path } : la Libellule vous l’a montré.
scene-note-looked = { $seat-who ->
    [you] Vous avez
   *[other] { $seat } a
} vu un jeton que la Fourmi n’a pas choisi.
scene-note-missed = { $seat-who ->
    [you] Vous vous échappez avec { $path } !
   *[other] { $seat } s’échappe avec { $path } !
}
scene-note-intercepted = { $seat-who ->
    [you] Bien deviné : { $path } !
   *[other] { $seat } a bien deviné : { $path } !
}
scene-note-three-points = { $seat-who ->
    [you] Vous avez 3 points : un de plus, et c’est gagné.
   *[other] { $seat } a 3 points : un de plus, et c’est gagné.
}
scene-note-full-shelf = { $seat-who ->
    [you] Vous avez une étagère pleine : une deuxième met fin à la partie.
   *[other] { $seat } a une étagère pleine : une deuxième met fin à la partie.
}

## Les noms

name-ant_pawn = pion Fourmi
name-cicada_pawn = pion Cigale
name-shelf_cloth = étagère { name-cloth }
name-shelf_tile = étagère { name-tile }
name-shelf_stone = étagère { name-stone }
name-shelf_wood = étagère { name-wood }

# Types de chemin

name-cloth = Nappe
name-tile = Carrelage
name-stone = Pierre
name-wood = Bois

# Insectes

name-bee = Abeille
name-ladybird = Coccinelle
name-dragonfly = Libellule
name-beetle = Scarabée
name-caterpillar = Chenille
name-butterfly = Papillon

# Cartes Chemin

name-cloth_bee = { name-cloth } avec { name-bee }
name-cloth_ladybird = { name-cloth } avec { name-ladybird }
name-cloth_dragonfly = { name-cloth } avec { name-dragonfly }
name-cloth_beetle = { name-cloth } avec { name-beetle }
name-cloth_caterpillar = { name-cloth } avec { name-caterpillar }
name-cloth_butterfly = { name-cloth } avec { name-butterfly }
name-cloth_plain_1 = { name-cloth }
name-cloth_plain_2 = { name-cloth }
name-cloth_plain_3 = { name-cloth }
name-cloth_plain_4 = { name-cloth }
name-cloth_plain_5 = { name-cloth }
name-cloth_plain_6 = { name-cloth }
name-tile_bee = { name-tile } avec { name-bee }
name-tile_ladybird = { name-tile } avec { name-ladybird }
name-tile_dragonfly = { name-tile } avec { name-dragonfly }
name-tile_beetle = { name-tile } avec { name-beetle }
name-tile_caterpillar = { name-tile } avec { name-caterpillar }
name-tile_butterfly = { name-tile } avec { name-butterfly }
name-tile_plain_1 = { name-tile }
name-tile_plain_2 = { name-tile }
name-tile_plain_3 = { name-tile }
name-tile_plain_4 = { name-tile }
name-tile_plain_5 = { name-tile }
name-tile_plain_6 = { name-tile }
name-stone_bee = { name-stone } avec { name-bee }
name-stone_ladybird = { name-stone } avec { name-ladybird }
name-stone_dragonfly = { name-stone } avec { name-dragonfly }
name-stone_beetle = { name-stone } avec { name-beetle }
name-stone_caterpillar = { name-stone } avec { name-caterpillar }
name-stone_butterfly = { name-stone } avec { name-butterfly }
name-stone_plain_1 = { name-stone }
name-stone_plain_2 = { name-stone }
name-stone_plain_3 = { name-stone }
name-stone_plain_4 = { name-stone }
name-stone_plain_5 = { name-stone }
name-stone_plain_6 = { name-stone }
name-wood_bee = { name-wood } avec { name-bee }
name-wood_ladybird = { name-wood } avec { name-ladybird }
name-wood_dragonfly = { name-wood } avec { name-dragonfly }
name-wood_beetle = { name-wood } avec { name-beetle }
name-wood_caterpillar = { name-wood } avec { name-caterpillar }
name-wood_butterfly = { name-wood } avec { name-butterfly }
name-wood_plain_1 = { name-wood }
name-wood_plain_2 = { name-wood }
name-wood_plain_3 = { name-wood }
name-wood_plain_4 = { name-wood }
name-wood_plain_5 = { name-wood }
name-wood_plain_6 = { name-wood }

# Provisions, par sorte et par carte

name-wheat_grains = Grains de blé
name-wheat_grains_a = { name-wheat_grains }
name-wheat_grains_b = { name-wheat_grains }
name-honey_pot = Pot de miel
name-honey_pot_a = { name-honey_pot }
name-honey_pot_b = { name-honey_pot }
name-jam_jar = Pot de confiture
name-jam_jar_a = { name-jam_jar }
name-jam_jar_b = { name-jam_jar }
name-cheese = Fromage
name-cheese_a = { name-cheese }
name-cheese_b = { name-cheese }
name-walnuts = Noix
name-walnuts_a = { name-walnuts }
name-walnuts_b = { name-walnuts }
name-mushrooms = Champignons séchés
name-mushrooms_a = { name-mushrooms }
name-mushrooms_b = { name-mushrooms }
name-pumpkin = Potiron
name-pumpkin_a = { name-pumpkin }
name-pumpkin_b = { name-pumpkin }

# Pouvoirs

name-power_bee = Pouvoir de l’Abeille
name-power_ladybird = Pouvoir de la Coccinelle
name-power_dragonfly = Pouvoir de la Libellule
name-power_beetle = Pouvoir du Scarabée
name-power_caterpillar = Pouvoir de la Chenille
name-power_butterfly = Pouvoir du Papillon

# Pourquoi les bots font ce qu’ils font. Aucune raison ne dit ce qui est encore secret.

bot-easy = facile

why-looks-best = { $count ->
    [one] C’est le seul choix : je gagnerais { $chance } fois sur 100.
   *[other] Sur { $count } choix, celui-ci promet le plus tout de suite : je gagnerais { $chance } fois sur 100.
}
why-slip = Là, je n’ai pas réfléchi.

why-place-ant = Mes pions vont sur { $paths } : si nous jouons bien tous les deux, je gagne de là { $chance } fois sur 100.
why-place-near = Mes pions vont sur { $paths } : c’est là que j’espère gagner le plus, tout de suite.
why-token = Je choisis entre { $paths } avec des chances de { $shares } sur 100 : aucun pari n’est alors meilleur qu’un autre.
why-token-sure = Je choisis { $paths } : contre la meilleure garde, rien d’autre ne me vaut plus.
why-red-token = J’espère un type que la Fourmi devrait choisir souvent et la Cigale garder rarement.
why-guard = Je garde { $paths } avec des chances de { $shares } sur 100 : aucun jeton n’est alors meilleur qu’un autre pour la Fourmi.
why-guard-sure = Je garde { $paths } : contre le meilleur jeton, aucun autre pari ne me servirait mieux.
why-guard-seen = J’ai vu un jeton qui n’a pas été choisi, et je garde les autres types pour qu’aucun ne soit meilleur pour la Fourmi.

# Qui ne voit que le nombre de pions
why-pile-token-sure = Je choisis { $paths } : nulle part il n’y a plus de pions.
why-pile-guard-sure = Je garde { $paths } : nulle part il n’y a plus de pions.
why-pile-guard-seen = J’ai vu un jeton qui n’a pas été choisi, et je garde là où sont le plus des autres pions.

# Qui lit dans le jeu de l’autre
why-read-place-ant = Mes pions vont sur { $paths } : contre quelqu’un qui garde avec bon sens, comme je m’y attends, je gagne { $chance } fois sur 100.
why-read-token = Je choisis entre { $paths } avec des chances de { $shares } sur 100 : aucun ne devrait être gardé autant qu’il le vaut, et l’on a du mal à me deviner.
why-read-token-sure = Je choisis { $paths } : on devrait trop peu garder ce type pour ce qu’il me rapporte.
why-read-guard = Je garde { $paths } avec des chances de { $shares } sur 100 : surtout là où le jeton devrait être et me coûterait le plus, sans que l’on me devine aisément.
why-read-guard-sure = Je garde { $paths } : à peser où le jeton devrait être et ce qu’il me coûterait, aucun autre pari n’est meilleur.

why-take-won = { $card } : de toutes les cartes avec cet insecte, c’est elle qui me sert le mieux.
why-take-namesake = { $card } : le même insecte, et elle me sert mieux que la carte gagnée.
why-power = Le { $power } devrait me rapporter plus que la carte { $card }.
why-no-power = J’ai plus besoin des cartes que d’un pouvoir.

why-buy-wins = Avec { $kind }, j’ai les points qu’il me faut : je gagne.
why-buy-pair = Avec { $kind }, j’ai une paire : deux points de plus.
why-buy = Avec { $kind }, j’ai tout de suite un point de plus.
why-pay = { $count ->
    [one] De toutes les façons de payer, c’est cette carte qui me manquera le moins.
   *[other] De toutes les façons de payer, ce sont ces { $count } cartes qui me manqueront le moins.
}
why-swap = J’aime mieux avoir { $take } que { $give }.
why-done = Je garde ce que j’ai : rien de ce qui s’offre ne m’aiderait davantage.

# Le plan du terminal : ce qui représente chaque chose

name-short-cloth = N
name-short-tile = C
name-short-stone = P
name-short-wood = B
name-short-bee = ab
name-short-ladybird = co
name-short-dragonfly = li
name-short-beetle = sc
name-short-caterpillar = ch
name-short-butterfly = pa
name-short-ant = fou
name-short-cicada = CIG
name-short-hidden = { "?" }

## La légende de la table

sign-pawn = un pion de la Fourmi
sign-cicada = la Cigale et son pari
sign-cube = jusqu’où quelqu’un a garni cette étagère
sign-empty = aucune carte ici

## Ce que l’on demande au hasard

chance-cards = { $count ->
    [one] Puis une carte sur { $of } complète le carré.
   *[other] Puis { $count } cartes sur { $of } complètent le carré.
}
chance-provisions = { $count ->
    [one] Puis une Provision sur { $of } est disposée.
   *[other] Puis { $count } Provisions sur { $of } sont disposées.
}
