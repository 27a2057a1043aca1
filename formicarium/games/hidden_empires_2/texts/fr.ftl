# Empires cachés II. Les arguments d’un texte : les champs de son événement ou de son coup (docs/texts.md).

game-title = Empires cachés II
game-tagline = Fourragez, creusez, élevez votre couvain, tenez votre terrain, et lancez princesses et mâles dans le ciel du soir.
game-mood = toute une colonie
game-minutes = 90
game-about = Chacun mène une colonie de fourmis sur une carte de soixante et une zones : trouver de quoi manger, se le passer de fourmi en fourmi jusqu’au nid, nourrir adultes et larves, pondre, combattre les voisines ou les éviter. Les princesses et les mâles qui s’envolent ensemble rapportent des points ; à 16, la partie s’arrête. Commencez par le jeu de base ; le jeu avancé y ajoute des cartes, des traits gagnés aux enchères, des éclaireuses, des patrouilles et des invasions de nids.

## Les variantes et les options

variant-advanced = Le jeu avancé : cartes, traits aux enchères, éclaireuses, patrouilles, invasions de nids
variant-basic = Le jeu de base : ni cartes, ni patrouilles, ni invasions (parfait pour débuter)
variant-random-turn-order = Ordre du tour au hasard : personne ne sait qui joue ensuite
variant-restart = Nouveau départ : une colonie qui a perdu sa reine peut recommencer ailleurs
variant-death-to-the-queen = Mort à la reine : le premier qui tue une reine adverse gagne, les points ne comptent pas
variant-fewer-events = Moins d’événements : un événement par tour de jeu, ni autres cartes ni traits
variant-realistic-time-scale = Échelle de temps réaliste : trois traits choisis au départ, puis plus de cartes
variant-traits-and-events = Traits et événements : trois traits choisis au départ, un événement par tour de jeu

option-mode = Jeu de base ou jeu avancé
option-target_score = Points qui terminent la partie
option-random_turn_order = Ordre du tour au hasard : le joueur suivant est tiré au sort quand un tour finit
option-restart = Nouveau départ : une colonie sans reine peut recommencer ailleurs
option-death_to_the_queen = Mort à la reine : le premier qui tue une reine adverse gagne aussitôt
option-fewer_events = Moins d’événements : un événement par tour de jeu, et aucune autre carte
option-realistic_time_scale = Échelle de temps réaliste : trois traits choisis au départ, puis plus de cartes
option-bivouac_size_per_builder = Bivouac : taille de nid par constructrice (1 comme imprimé, 10 pour que le trait compte)
option-turn_cap = Tours de jeu après lesquels les scores décident

refused-option-restart = Le nouveau départ est une règle du jeu avancé.
refused-option-death_to_the_queen = « Mort à la reine » est une règle du jeu avancé.
refused-option-fewer_events = Le jeu de base n’a pas d’événements.
refused-option-realistic_time_scale = Le jeu de base n’a pas de traits.
refused-option-bivouac_size_per_builder = Le jeu de base n’a pas de traits, donc pas de Bivouac.

name-basic = jeu de base
name-advanced = jeu avancé

## Des tournures que d’autres emploient

group-ants = { $caste-id ->
    [worker] { $count ->
        [one] { $count } ouvrière
       *[other] { $count } ouvrières
    }
    [media] { $count ->
        [one] { $count } moyenne
       *[other] { $count } moyennes
    }
    [major] { $count ->
        [one] { $count } majeure
       *[other] { $count } majeures
    }
   *[replete] { $count ->
        [one] { $count } fourmi gourde
       *[other] { $count } fourmis gourdes
    }
}
group-brood = { $brood-id ->
    [egg_f] { $count ->
        [one] { $count } œuf femelle
       *[other] { $count } œufs femelles
    }
    [egg_m] { $count ->
        [one] { $count } œuf mâle
       *[other] { $count } œufs mâles
    }
    [larva_f] { $count ->
        [one] { $count } larve femelle
       *[other] { $count } larves femelles
    }
    [larva_m] { $count ->
        [one] { $count } larve mâle
       *[other] { $count } larves mâles
    }
    [pupa_small] { $count ->
        [one] { $count } petite nymphe femelle
       *[other] { $count } petites nymphes femelles
    }
    [pupa_medium] { $count ->
        [one] { $count } nymphe femelle moyenne
       *[other] { $count } nymphes femelles moyennes
    }
    [pupa_large] { $count ->
        [one] { $count } grande nymphe femelle
       *[other] { $count } grandes nymphes femelles
    }
   *[pupa_m] { $count ->
        [one] { $count } nymphe mâle
       *[other] { $count } nymphes mâles
    }
}
group-adults = { $adult-id ->
    [princess] { $count ->
        [one] { $count } princesse
       *[other] { $count } princesses
    }
   *[male] { $count ->
        [one] { $count } mâle
       *[other] { $count } mâles
    }
}
group-pupae = { $pupa-id ->
    [pupa_small] { $count ->
        [one] petite nymphe
       *[other] petites nymphes
    }
    [pupa_medium] { $count ->
        [one] nymphe moyenne
       *[other] nymphes moyennes
    }
    [pupa_large] { $count ->
        [one] grande nymphe
       *[other] grandes nymphes
    }
   *[pupa_m] { $count ->
        [one] nymphe mâle
       *[other] nymphes mâles
    }
}
one-ant = { $caste-id ->
    [worker] une ouvrière
    [media] une moyenne
    [major] une majeure
   *[replete] une fourmi gourde
}
food-amount = { $amount ->
    [one] { $amount } ration
   *[other] { $amount } rations
}
food-food = { $food ->
    [one] { $food } ration
   *[other] { $food } rations
}
from-start = { $start-id ->
    [nurses] des Nourrices
    [builders] des Constructrices
    [returning] des Fourmis qui rentrent
    [reserves] des Réservistes
    [storage] de l’Entrepôt
   *[other] de { $start }
}
to-end = { $end-id ->
    [nurses] aux Nourrices
    [builders] aux Constructrices
    [returning] aux Fourmis qui rentrent
    [reserves] aux Réservistes
    [storage] à l’Entrepôt
   *[other] en { $end }
}
from-place = { $place-id ->
    [nurses] des Nourrices
    [builders] des Constructrices
    [returning] des Fourmis qui rentrent
    [reserves] des Réservistes
    [storage] de l’Entrepôt
   *[other] de { $place }
}
to-place = { $place-id ->
    [nurses] aux Nourrices
    [builders] aux Constructrices
    [returning] aux Fourmis qui rentrent
    [reserves] aux Réservistes
    [storage] à l’Entrepôt
   *[other] en { $place }
}
in-place = { $place-id ->
    [nurses] aux Nourrices
    [builders] aux Constructrices
    [returning] parmi les Fourmis qui rentrent
    [reserves] aux Réservistes
    [storage] à l’Entrepôt
   *[other] en { $place }
}

## Les réponses

move-choose-area = { $area }
move-move-to = { $place-id ->
    [nurses] Aux Nourrices
    [builders] Aux Constructrices
    [reserves] Aux Réservistes
   *[other] En { $place }
}
move-choose-seat = { $seat-who ->
    [you] Vous
   *[other] { $seat }
}
move-choose-count = { $count }
move-pick-ants = { $fate-id ->
    [lost] Sacrifier { group-ants } { in-place }
   *[other] { group-ants } { from-place }{ $patrol-id ->
        [yes] , en patrouille
       *[no] { "" }
    }
}
move-choose-ant = { $fate-id ->
    [lost] Perdre { one-ant } { in-place }
   *[other] { one-ant } { in-place }
}{ $patrol-id ->
    [yes] , en patrouille
   *[no] { "" }
}
move-choose-recruit = Perdre une recrue ({ $caste })
move-move-ant = Déplacer { one-ant } { from-start } { to-end }
move-return-ants = { group-ants } { to-place }
move-attack = Attaque en { $area } ({ $defender })
move-build-trail = { $count ->
    [one] Bâtir un tronçon en { $area } avec { $count } fourmi
   *[other] Bâtir un tronçon en { $area } avec { $count } fourmis
}
move-forage = { $way-id ->
    [harvest] Récolter en { $area }
   *[tend] Soigner en { $area }
}
move-migrate-nest = Déplacer votre Nid en { $area }
move-choose-brood = { $fate-id ->
    [given_up] Abandonner { $brood-id ->
        [egg_f] un œuf femelle
        [egg_m] un œuf mâle
        [larva_f] une larve femelle
        [larva_m] une larve mâle
        [pupa_small] une petite nymphe femelle
        [pupa_medium] une nymphe femelle moyenne
        [pupa_large] une grande nymphe femelle
       *[pupa_m] une nymphe mâle
    }
    [eaten] Laisser manger { $brood-id ->
        [egg_f] un œuf femelle
        [egg_m] un œuf mâle
        [larva_f] une larve femelle
        [larva_m] une larve mâle
        [pupa_small] une petite nymphe femelle
        [pupa_medium] une nymphe femelle moyenne
        [pupa_large] une grande nymphe femelle
       *[pupa_m] une nymphe mâle
    }
    [protected] Sauver { $brood-id ->
        [egg_f] un œuf femelle
        [egg_m] un œuf mâle
        [larva_f] une larve femelle
        [larva_m] une larve mâle
        [pupa_small] une petite nymphe femelle
        [pupa_medium] une nymphe femelle moyenne
        [pupa_large] une grande nymphe femelle
       *[pupa_m] une nymphe mâle
    }
   *[other] { $brood }
}
move-pick-brood = { $deed-id ->
    [carried] Emporter { group-brood }
    [given_up] Sacrifier { group-brood }
    [laid] Pondre { group-brood }
   *[other] { group-brood }
}
move-feed = Nourrir { group-brood }, { $level ->
    [1] { $level } ration
   *[other] { $level } rations
}{ $count ->
    [one] : plus tard { $brood-id ->
        [larva_m] un mâle
       *[other] { $level ->
            [1] une ouvrière
            [2] une moyenne
           *[other] une princesse
        }
    }
   *[other] { " " }chacune : plus tard des { $brood-id ->
        [larva_m] mâles
       *[other] { $level ->
            [1] ouvrières
            [2] moyennes
           *[other] princesses
        }
    }
}
move-drop-larvae = Abandonner { group-brood }
move-choose-adult = { $adult-id ->
    [princess] Abandonner une princesse
   *[male] Abandonner un mâle
}
move-pick-adults = Sacrifier { group-adults }
move-enslave = { $count ->
    [one] Garder { $count } petite nymphe pour votre couvain
   *[other] Garder { $count } petites nymphes pour votre couvain
}
move-capture-repletes = { $count ->
    [one] Emporter { $count } fourmi gourde avec sa nourriture
   *[other] Emporter { $count } fourmis gourdes avec leur nourriture
}
move-keep-trait = Garder « { $trait } »
move-play-card = Jouer « { $card } »
move-play-on = { $seat-who ->
    [you] Jouer « { $card } » sur vous-même
   *[other] Jouer « { $card } » sur { $seat }
}
move-play-at = Jouer « { $card } » en { $area }
move-play-from-to = Jouer « { $card } » : de { $start } en { $end }
move-bid = Miser { $amount }{ $price ->
    [0] { "" }
   *[other] { " " }: { $beyond-id ->
        [yes] { $price } à payer, plus que vous n’avez
       *[no] vous paieriez { $price }
    }
}
move-pass-bid = Passer
move-done = { $after-id ->
    [redeploy] C’est fait : contrôler le nid
    [advance] Fin de l’avancée
    [scout] Ne plus explorer
    [attack] Ne plus attaquer
    [build_trail] Ne plus poser de tronçon
    [assign_patrol] Ne plus former de patrouille
    [forage] Ne plus fourrager
    [reveal] Ne plus retourner de jeton
    [after_combat] Toutes les autres restent
    [lay_eggs] Ne plus pondre
   *[other] C’est fait
}
move-end-turn = Terminer votre tour
move-nothing = Rien
move-yes = { $deed-id ->
    [invade] Oui, envahir le nid
    [abandon] Oui, abandonner la colonie
   *[other] Oui
}
move-no = Non
move-discard-aphids = Mettre le jeton dans la pile des inutilisés
move-drop-food = Jeter de la nourriture stockée, pour libérer 1 en taille de nid
move-fly = S’envoler !
move-stay = Rester au nid
move-accept-plan = { $part-id ->
    [yes] Accepter le plan jusqu’à ce que les nids soient montrés
   *[no] Accepter le plan
}
move-keep-plan = Accepter le plan pour toute la phase de nid
move-forage-all = Tout fourrager, comme proposé
move-scout-all = Toutes les zones, l’une après l’autre
move-as-last-turn = Comme au dernier tour
move-as-proposed = Tout le reste comme proposé
move-gather = Rassembler vos fourmis en un lieu

token-place = { $value }
token-recruit = recrue ({ $value })
token-count = { $value }
token-level = { $value ->
    [1] 1 ration chacune : des ouvrières
    [2] 2 rations chacune : des moyennes
   *[other] { $value } rations chacune : des princesses
}
token-brood = { $value }
token-adult = { $value }
token-card = { $value }
token-bid = miser { $value }
token-do = { $value-id ->
    [harvest] récolter
    [tend] soigner
    [eliminate] abandonner
    [enslave] garder de petites nymphes
   *[capture] emporter des fourmis gourdes
}
token-button = { $value-id ->
    [pass] passer
    [done] c’est fait
    [end] terminer votre tour
    [none] rien
    [yes] oui
    [no] non
    [discard] dans la pile des inutilisés
    [drop_food] jeter de la nourriture stockée
    [migrate] déplacer votre Nid
    [fly] s’envoler
    [plan] accepter le plan
    [keep_plan] accepter le plan pour toute la phase de nid
    [forage_all] tout fourrager
    [scout_all] toutes les zones, l’une après l’autre
    [as_last_turn] comme au dernier tour
    [proposed] tout le reste comme proposé
    [gather] rassembler vos fourmis
   *[stay] rester au nid
}

## Ce qui se passe : la mise en place

event-nest-drawn = { $seat-who ->
    [you] Votre Nid est tiré.
   *[other] Le Nid { $seat-of } est tiré.
}
event-nest-placed = { $seat-who ->
    [you] Vous posez votre Nid en { $area }.
   *[other] { $seat } pose son Nid en { $area }.
}
event-tokens-laid = { $count ->
    [one] { $count } jeton découverte est face cachée sur la carte ;
   *[other] { $count } jetons découverte sont face cachée sur la carte ;
} dans la pile des inutilisés : { $left }.
event-first-player-named = { $seat-who ->
    [you] Vous avez posé le dernier Nid : c’est vous qui commencez.
   *[other] { $seat } a posé le dernier Nid et commence.
}
event-packet-received = { $traits-count ->
    [0] { $seat-who ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } { $count ->
        [one] un paquet de { $count } trait.
       *[other] un paquet de { $count } traits.
    }
   *[other] { $seat-who ->
        [you] Votre paquet : { $traits }.
       *[other] Le paquet { $seat-of } : { $traits }.
    }
}
event-trait-kept = { $trait-id ->
    [hidden] { $seat-who ->
        [you] Manche { $round } : vous ne gardez aucun trait.
       *[other] Manche { $round } : { $seat } a choisi.
    }
   *[other] { $seat-who ->
        [you] Manche { $round } : vous gardez « { $trait } ».
       *[other] Manche { $round } : { $seat } garde « { $trait } ».
    }
}
event-traits-shown = { $traits-count ->
    [0] { $seat-who ->
        [you] Vous commencez sans trait.
       *[other] { $seat } commence sans trait.
    }
   *[other] { $seat-who ->
        [you] Vous commencez avec { $traits }.
       *[other] { $seat } commence avec { $traits }.
    }
}

## Ce qui se passe : les tours

event-game-turn-began = Le tour de jeu { $turn } commence.
event-next-player-drawn = { $seat-who ->
    [you] Le sort vous désigne : à vous de jouer.
   *[other] Le sort désigne { $seat }.
}
event-player-turn-began = { $seat-who ->
    [you] Votre tour commence (tour de jeu { $turn }).
   *[other] { $seat } commence son tour (tour de jeu { $turn }).
}
event-stage-reached = { $stage-id ->
    [redeploy] { $seat-who ->
        [you] Vous redéployez.
       *[other] { $seat } redéploie.
    }
    [check] { $seat-who ->
        [you] Aucune de vos fourmis ne peut plus être redéployée.
       *[other] Aucune fourmi { $seat-of } ne peut plus être redéployée.
    }
    [advance] { $seat-who ->
        [you] Vos fourmis peuvent avancer.
       *[other] Les fourmis { $seat-of } peuvent avancer.
    }
    [scout] { $seat-who ->
        [you] Aucune de vos fourmis ne peut plus avancer.
       *[other] Aucune fourmi { $seat-of } ne peut plus avancer.
    }
   *[end_turn] { $seat-who ->
        [you] Vos tâches sont accomplies.
       *[other] { $seat } a fini ses tâches.
    }
}
event-colony-abandoned = { $seat-who ->
    [you] Vous abandonnez votre colonie en { $area }.
   *[other] { $seat } abandonne sa colonie en { $area }.
}
event-colony-restarted = { $seat-who ->
    [you] Vous recommencez avec un nouveau Nid en { $area }.
   *[other] { $seat } recommence avec un nouveau Nid en { $area }.
}

## Ce qui se passe : les jetons découverte

event-token-revealed = Révélé en { $area } : { $token }.
event-token-removed = { $token-id ->
    [hidden] Le jeton face cachée en { $area } va à la pile des inutilisés.
    [empty] Il n’y a rien en { $area }.
   *[other] { $token } quitte { $area } pour la pile des inutilisés.
}
event-token-drawn = Deux Prédateurs voisins : à la place, on tire pour { $area } : { $token }.
event-token-modified = { $token } en { $area } : la valeur est maintenant { $value }.
event-token-laid = Un jeton est posé face cachée en { $area }.
event-predator-moved = { $token } passe de { $start } en { $end }.
event-predator-struck = { $dice-count ->
    [0] { $seat-who ->
        [you] { $token } en { $area } se détourne de vos fourmis aux couleurs vives.
       *[other] { $token } en { $area } se détourne des fourmis aux couleurs vives { $seat-of }.
    }
   *[other] { $seat-who ->
        [you] { $token } s’en prend à vos fourmis en { $area } : { $dice }.
       *[other] { $token } s’en prend aux fourmis { $seat-of } en { $area } : { $dice }.
    }
}
event-predator-hunted = { $seat-who ->
    [you] Vous lancez les dés pour { $token } en { $area } : { $dice }.
   *[other] { $seat } lance les dés pour { $token } en { $area } : { $dice }.
}
event-aphids-sheltered = { $seat-who ->
    [you] Vous abritez dans votre nid les Pucerons de { $areas } : { $tokens }.
   *[other] { $seat } abrite dans son nid les Pucerons de { $areas } : { $tokens }.
}
event-aphids-returned = { $seat-who ->
    [you] Vous posez { $token } en { $area }.
   *[other] { $seat } pose { $token } en { $area }.
}
event-aphids-discarded = { $seat-who ->
    [you] Vous mettez le jeton abrité ({ $token }) dans la pile des inutilisés.
   *[other] { $seat } met le jeton abrité ({ $token }) dans la pile des inutilisés.
}

## Ce qui se passe : les fourmis vont et viennent

event-ants-sent-home = { $seat-who ->
    [you] Vos fourmis rentrent { from-place } : { $ants }.
   *[other] Les fourmis { $seat-of } rentrent { from-place } : { $ants }.
}
event-ants-eliminated = { $seat-who ->
    [you] Vous perdez des fourmis { in-place } : { $ants }.
   *[other] { $seat } perd des fourmis { in-place } : { $ants }.
}
event-brood-eliminated = { $seat-who ->
    [you] Vous perdez { group-brood }.
   *[other] { $seat } perd { group-brood }.
}
event-adults-eliminated = { $seat-who ->
    [you] Vous perdez { group-adults }.
   *[other] { $seat } perd { group-adults }.
}

## Ce qui se passe : les cartes

event-hand-card-drawn = { $card-id ->
    [hidden] { $seat-who ->
        [you] Vous tirez une carte de main.
       *[other] { $seat } tire une carte de main.
    }
   *[other] { $seat-who ->
        [you] Vous tirez une carte de main : « { $card } ».
       *[other] { $seat } tire une carte de main : « { $card } ».
    }
}
event-event-drawn = { $seat-who ->
    [you] Vous tirez un événement : « { $card } ».
   *[other] { $seat } tire un événement : « { $card } ».
}
event-trait-drawn = { $seat-who ->
    [you] Vous tirez un trait : « { $card } ».
   *[other] { $seat } tire un trait : « { $card } ».
}
event-card-turned-up = { $seat-who ->
    [you] Vous retournez « { $card } » : défaussé sans effet.
   *[other] { $seat } retourne « { $card } » : défaussé sans effet.
}
event-deck-reshuffled = { $count ->
    [one] { $count } carte est mélangée en une nouvelle pioche.
   *[other] { $count } cartes sont mélangées en une nouvelle pioche.
}
event-card-discarded = « { $card } » va à la défausse.
event-card-played = { $seat-who ->
    [you] Vous jouez « { $card } »{ $target-id ->
        [hidden] { "" }
       *[other] { $target-who ->
            [you] { " " }sur vous-même
           *[other] { " " }sur { $target }
        }
    }
   *[other] { $seat } joue « { $card } »{ $target-id ->
        [hidden] { "" }
       *[other] { $target-who ->
            [you] { " " }sur vous
           *[other] { " " }sur { $target }
        }
    }
}{ $area-id ->
    [hidden] { "" }
   *[other] { $start-id ->
        [hidden] { " " }en { $area }
       *[other] { " " }de { $start } en { $area }
    }
}.
event-window-opened = { $window-id ->
    [shelter_aphids] Avant que les Pucerons ne partent,
    [seal_nest] Avant l’invasion,
    [wa] Avant le repas des adultes,
    [wb] Avant le repas des larves,
   *[wc] Avant la ponte,
} { $seats-who ->
    [you] vous pouvez jouer une carte.
    [among] { $seats } pouvez jouer une carte.
   *[other] { $seats-count ->
        [one] { $seats } peut jouer une carte.
       *[other] { $seats } peuvent jouer une carte.
    }
}
event-nest-window-opened = { event-window-opened }
event-window-closed = { $seats-count ->
    [0] { $window-id ->
        [shelter_aphids] Personne n’abrite les Pucerons.
        [seal_nest] Le nid reste ouvert.
       *[other] Personne ne joue de carte.
    }
   *[other] { $seats-who ->
        [you] Vous jouez une carte.
       *[other] Une carte est jouée par { $seats }.
    }
}
event-nest-window-closed = { event-window-closed }
event-food-gained = { $seat-who ->
    [you] Vous gagnez { food-amount }.
   *[other] { $seat } gagne { food-amount }.
}
event-larval-food-eaten = { event-food-gained }
event-caterpillars-eaten = { event-food-gained }
event-food-stolen = { $seat-who ->
    [you] Vos Fourmis voleuses coûtent { food-amount } à { $victim }.
   *[other] { $victim-who ->
        [you] Les Fourmis voleuses { $seat-of } vous coûtent { food-amount }.
       *[other] Les Fourmis voleuses { $seat-of } coûtent { food-amount } à { $victim }.
    }
}
event-dna-rolled = { $seat-who ->
    [you] Votre ADN change de { $amount } : vous en avez { $dna }.
   *[other] L’ADN { $seat-of } change de { $amount } et passe à { $dna }.
}
event-dna-shrunk = { event-dna-rolled }
event-queen-adopted = { $seat-who ->
    [you] Vous adoptez une reine mère : { $queens } en tout.
   *[other] { $seat } adopte une reine mère : { $queens } en tout.
}
event-queens-lost = { $seat-who ->
    [you] Vous perdez des reines : { $count }. Il en reste { $queens }.
   *[other] { $seat } perd des reines : { $count }. Il en reste { $queens }.
}
event-site-queens-lost = { event-queens-lost }
event-colony-marked = { $seat-who ->
    [you] Une reine invitée se cache dans votre nid : la moitié des sexués de votre prochain vol sera perdue.
   *[other] Une reine invitée se cache dans le nid { $seat-of } : la moitié des sexués de son prochain vol sera perdue.
}

## Ce qui se passe : enchères et traits

event-auction-opened = { $opener-who ->
    [you] « { $card } » est aux enchères ; c’est vous qui ouvrez.
   *[other] « { $card } » est aux enchères ; { $opener } ouvre.
}
event-auction-reopened = { $opener-who ->
    [you] « { $card } » est remis aux enchères entre les autres ; c’est vous qui ouvrez.
   *[other] « { $card } » est remis aux enchères entre les autres ; { $opener } ouvre.
}
event-bid-made = { $seat-who ->
    [you] Vous misez { $amount }.
   *[other] { $seat } mise { $amount }.
}
event-bid-passed = { $seat-who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
event-bidder-defaulted = { $seat-who ->
    [you] Vous ne pouvez pas payer { $price } ADN avec { $dna } : la carte passe au suivant.
   *[other] { $seat } ne peut pas payer { $price } ADN avec { $dna } : la carte passe au suivant.
}
event-trait-won = { $seat-who ->
    [you] Vous gagnez « { $card } » pour { $price } ADN.
   *[other] { $seat } gagne « { $card } » pour { $price } ADN.
}
event-trait-unsold = Personne ne veut de « { $card } » : la carte est défaussée.
event-trait-lost = { $seat-who ->
    [you] Vous perdez « { $card } ».
   *[other] { $seat } perd « { $card } ».
}
event-stored-food-lost = { $seat-who ->
    [you] Vous n’avez plus de place pour { $amount } de votre nourriture stockée.
   *[other] { $seat } n’a plus de place pour { $amount } de sa nourriture stockée.
}
event-castes-changed = { $seat-who ->
    [you] Vos fourmis changent de place : { group-ants } { to-place }.
   *[other] Les fourmis { $seat-of } changent de place : { group-ants } { to-place }.
}

## Ce qui se passe : les déplacements

event-patrols-ended = { $seat-who ->
    [you] Vos patrouilles prennent fin : { $areas }.
   *[other] Les patrouilles { $seat-of } prennent fin : { $areas }.
}
event-ants-redeployed = { $seat-who ->
    [you] Vous redéployez { group-ants } { from-start } { to-end }.
   *[other] { $seat } redéploie { group-ants } { from-start } { to-end }.
}
event-nest-moved = { $seat-who ->
    [you] Vous déplacez votre nid de { $start } en { $end }.
   *[other] { $seat } déplace un nid de { $start } en { $end }.
}
event-bivouac-moved = { event-nest-moved }
event-nest-checked = { $seat-who ->
    [you] Votre nid est en ordre : { $used } dans un nid { $size ->
        [-1] sans limite
       *[other] de { $size }
    }, { $nurses ->
        [one] { $nurses } nourrice
       *[other] { $nurses } nourrices
    } pour { $brood } de couvain.
   *[other] Le nid { $seat-of } est en ordre : { $used } dans un nid { $size ->
        [-1] sans limite
       *[other] de { $size }
    }, { $nurses ->
        [one] { $nurses } nourrice
       *[other] { $nurses } nourrices
    } pour { $brood } de couvain.
}
event-ant-called = { $seat-who ->
    [you] Pour remettre votre nid en ordre, { one-ant } passe { from-start } { to-end }.
   *[other] Pour remettre en ordre le nid { $seat-of }, { one-ant } passe { from-start } { to-end }.
}
event-food-dropped = { $seat-who ->
    [you] Vous jetez { food-amount } du stock.
   *[other] { $seat } jette { food-amount } du stock.
}
event-ants-advanced = { $seat-who ->
    [you] Vous faites avancer { group-ants } { from-start } { to-end }.
   *[other] { $seat } fait avancer { group-ants } { from-start } { to-end }.
}
event-bivouac-broken = { $seat-who ->
    [you] Sans constructrice, votre bivouac se défait ; pertes : reines { $queens }, couvain { $brood }.
   *[other] Sans constructrice, le bivouac { $seat-of } se défait ; pertes : reines { $queens }, couvain { $brood }.
}

## Ce qui se passe : exploration et patrouilles

event-scout-searched = { $seat-who ->
    [you] Vous cherchez en { $area } l’éclaireuse de { $scout }
   *[other] { $scout-who ->
        [you] { $seat } cherche votre éclaireuse en { $area }
       *[other] { $seat } cherche en { $area } l’éclaireuse de { $scout }
    }
} ({ $dice }) : { $fate-id ->
    [eliminated] prise !
    [home] chassée au nid.
   *[unseen] rien trouvé.
}
event-patrol-reinforced = { $seat-who ->
    [you] Vous renforcez votre patrouille en { $area } : { group-ants }.
   *[other] { $seat } renforce sa patrouille en { $area } : { group-ants }.
}
event-ants-reinforced = { $seat-who ->
    [you] Vous envoyez { group-ants } des Réservistes derrière votre éclaireuse en { $area }.
   *[other] { $seat } envoie { group-ants } des Réservistes derrière son éclaireuse en { $area }.
}
event-patrol-assigned = { $seat-who ->
    [you] En { $area }, vous mettez { group-ants } en patrouille.
   *[other] En { $area }, { $seat } met { group-ants } en patrouille.
}

## Ce qui se passe : le combat

event-attack-declared = { $seat-who ->
    [you] Vous attaquez { $defender } en { $area } !
   *[other] { $defender-who ->
        [you] { $seat } vous attaque en { $area } !
       *[other] { $seat } attaque { $defender } en { $area } !
    }
}
event-scatter-rolled = { $dice-count ->
    [0] { $seat-who ->
        [you] Vous ne dispersez personne.
       *[other] { $seat } ne disperse personne.
    }
   *[other] { $seat-who ->
        [you] Vous vous dispersez ({ $dice }) : { $count ->
            [0] aucune ne peut rentrer.
            [1] une fourmi peut rentrer.
           *[other] jusqu’à { $count } fourmis peuvent rentrer.
        }
       *[other] { $seat } se disperse ({ $dice }) : { $count ->
            [0] aucune ne peut rentrer.
            [1] une fourmi peut rentrer.
           *[other] jusqu’à { $count } fourmis peuvent rentrer.
        }
    }
}
event-brood-rescued = { $seat-who ->
    [you] Vous protégez du couvain : { $brood }.
   *[other] { $seat } protège du couvain : { $brood }.
}
event-chemical-rolled = { $dice-count ->
    [0] { $seat-who ->
        [you] Vous ne vous servez pas de « { $trait } ».
       *[other] { $seat } ne se sert pas de « { $trait } ».
    }
   *[other] { $seat-who ->
        [you] Vous vous servez de « { $trait } » ({ $dice }) : { $count ->
            [one] { $count } coup au but.
           *[other] { $count } coups au but.
        }
       *[other] { $seat } se sert de « { $trait } » ({ $dice }) : { $count ->
            [one] { $count } coup au but.
           *[other] { $count } coups au but.
        }
    }
}
event-ants-recruited = { $seat-who ->
    [you] { $victim } vous cède { group-ants } { from-place }.
   *[other] { $victim-who ->
        [you] Vous cédez { group-ants } { from-place } à { $seat }.
       *[other] { $victim } cède { group-ants } { from-place } à { $seat }.
    }
}
event-bombs-rolled = { $dice-count ->
    [0] { $seat-who ->
        [you] Aucune de vos fourmis n’explose.
       *[other] Aucune fourmi { $seat-of } n’explose.
    }
   *[other] { $seat-who ->
        [you] Vos fourmis explosent ({ $dice }). À retirer : attaquantes { $killed }, des vôtres { $lost }.
       *[other] Des fourmis { $seat-of } explosent ({ $dice }). À retirer : attaquantes { $killed }, défenseuses { $lost }.
    }
}
event-points-compared = { $attacker-who ->
    [you] Vous attaquez avec { $attack ->
        [one] { $attack } point ;
       *[other] { $attack } points ;
    } { $defender } défend avec { $defense }.
   *[other] { $attacker } attaque avec { $attack ->
        [one] { $attack } point ;
       *[other] { $attack } points ;
    } { $defender-who ->
        [you] vous défendez avec { $defense }.
       *[other] { $defender } défend avec { $defense }.
    }
}
event-recruits-released = { $seat-who ->
    [you] Vos fourmis recrutées rentrent chez vous : { $ants }.
   *[other] Les fourmis recrutées { $seat-of } rentrent : { $ants }.
}
event-survivors-stayed = { $patrol-id ->
    [yes] { $seat-who ->
        [you] Vos survivantes patrouillent en { $area } : { $ants }.
       *[other] Les survivantes { $seat-of } patrouillent en { $area } : { $ants }.
    }
   *[no] { $seat-who ->
        [you] Vos survivantes restent en { $area } : { $ants }.
       *[other] Les survivantes { $seat-of } restent en { $area } : { $ants }.
    }
}
event-survivors-patrolled = { event-survivors-stayed }

## Ce qui se passe : les invasions

event-invasion-announced = { $seat-who ->
    [you] Vous envahissez le nid { $defender-of } en { $area } !
   *[other] { $defender-who ->
        [you] { $seat } envahit votre nid en { $area } !
       *[other] { $seat } envahit le nid { $defender-of } en { $area } !
    }
}
event-invasion-declined = { $seat-who ->
    [you] Vous laissez en paix le nid { $defender-of } en { $area }.
   *[other] { $defender-who ->
        [you] { $seat } laisse en paix votre nid en { $area }.
       *[other] { $seat } laisse en paix le nid { $defender-of } en { $area }.
    }
}
event-nest-sealed = { $seat-who ->
    [you] Vos nids sont clos pour ce tour.
   *[other] Les nids { $seat-of } sont clos pour ce tour.
}
event-blockers-rolled = { $seat-who ->
    [you] Vos bloqueuses ({ $dice }) arrêtent { $count ->
        [one] { $count } envahisseuse.
       *[other] { $count } envahisseuses.
    }
   *[other] Les bloqueuses { $seat-of } ({ $dice }) arrêtent { $count ->
        [one] { $count } envahisseuse.
       *[other] { $count } envahisseuses.
    }
}
event-brood-carried-off = { $seat-who ->
    [you] Vous emportez du nid { $victim-of }, pour le manger : { group-brood }.
   *[other] { $victim-who ->
        [you] { $seat } emporte de votre nid, pour le manger : { group-brood }.
       *[other] { $seat } emporte du nid { $victim-of }, pour le manger : { group-brood }.
    }
}
event-pupae-enslaved = { $seat-who ->
    [you] Vous prenez à { $victim }, pour votre couvain, { $count ->
        [one] { $count } petite nymphe.
       *[other] { $count } petites nymphes.
    }
   *[other] { $victim-who ->
        [you] { $seat } vous prend, comme futures ouvrières, { $count ->
            [one] { $count } petite nymphe.
           *[other] { $count } petites nymphes.
        }
       *[other] { $seat } prend à { $victim }, comme futures ouvrières, { $count ->
            [one] { $count } petite nymphe.
           *[other] { $count } petites nymphes.
        }
    }
}
event-repletes-captured = { $seat-who ->
    [you] Vous emportez à { $victim } { $count ->
        [one] { $count } fourmi gourde
       *[other] { $count } fourmis gourdes
    }, avec { food-food }.
   *[other] { $victim-who ->
        [you] { $seat } vous emporte { $count ->
            [one] { $count } fourmi gourde
           *[other] { $count } fourmis gourdes
        }, avec { food-food }.
       *[other] { $seat } emporte à { $victim } { $count ->
            [one] { $count } fourmi gourde
           *[other] { $count } fourmis gourdes
        }, avec { food-food }.
    }
}
event-queen-hunted = { $seat-who ->
    [you] Vous traquez une reine { $victim-of } ({ $dice }) :
   *[other] { $victim-who ->
        [you] { $seat } traque une de vos reines ({ $dice }) :
       *[other] { $seat } traque une reine { $victim-of } ({ $dice }) :
    }
} { $killed-id ->
    [yes] elle est morte.
   *[no] elle en réchappe.
}
event-nest-lost = { $seat-who ->
    [you] Vous perdez votre nid en { $area } ; taille de nid { $size }.
   *[other] { $seat } perd son nid en { $area } ; taille de nid { $size }.
}
event-nest-crowned = { $seat-who ->
    [you] Votre Site de nid en { $area } devient votre Nid.
   *[other] Le Site de nid { $seat-of } en { $area } devient son Nid.
}
event-nest-sites-removed = { $seat-who ->
    [you] Vos Sites de nid quittent la carte : { $areas }.
   *[other] Les Sites de nid { $seat-of } quittent la carte : { $areas }.
}

## Ce qui se passe : tronçons, fourrage, construction

event-trail-tried = { $seat-who ->
    [you] Vous bâtissez un tronçon en { $area } ({ $dice }) :
   *[other] { $seat } bâtit un tronçon en { $area } ({ $dice }) :
} { $built-id ->
    [yes] il tient.
   *[no] il ne tient pas.
}
event-trails-removed = Des tronçons disparaissent : { $areas }.
event-trails-lost = { event-trails-removed }
event-area-foraged = { $way-id ->
    [harvest] { $seat-who ->
        [you] Vous récoltez { $token } en { $area } avec { $ants ->
            [one] { $ants } fourmi
           *[other] { $ants } fourmis
        } : { food-food }.
       *[other] { $seat } récolte { $token } en { $area } avec { $ants ->
            [one] { $ants } fourmi
           *[other] { $ants } fourmis
        } : { food-food }.
    }
   *[tend] { $seat-who ->
        [you] Vous soignez { $token } en { $area } avec { $ants ->
            [one] { $ants } fourmi
           *[other] { $ants } fourmis
        } : { food-food }.
       *[other] { $seat } soigne { $token } en { $area } avec { $ants ->
            [one] { $ants } fourmi
           *[other] { $ants } fourmis
        } : { food-food }.
    }
}
event-dna-gained = { $seat-who ->
    [you] Vous gagnez { $amount } ADN pour le { $colour }.
   *[other] { $seat } gagne { $amount } ADN pour le { $colour }.
}
event-forage-rolled = { $seat-who ->
    [you] { $dice-count ->
        [one] Votre fourrageuse en { $area } lance { $dice } :
       *[other] Vos fourrageuses en { $area } lancent { $dice } :
    }
   *[other] { $dice-count ->
        [one] La fourrageuse { $seat-of } en { $area } lance { $dice } :
       *[other] Les fourrageuses { $seat-of } en { $area } lancent { $dice } :
    }
} { $change ->
    [0] rien ne change.
    [1] les Pucerons se multiplient.
   *[other] il en reste moins.
}
event-nest-grew = { $seat-who ->
    [you] Votre nid s’agrandit ({ $builders ->
        [one] { $builders } constructrice
       *[other] { $builders } constructrices
    }) : taille { $size }.
   *[other] Le nid { $seat-of } s’agrandit ({ $builders ->
        [one] { $builders } constructrice
       *[other] { $builders } constructrices
    }) : taille { $size }.
}

## Ce qui se passe : la phase de nid

event-nest-phase-began = La phase de nid du tour de jeu { $turn } commence.
event-plan-kept = { $seat-who ->
    [you] Vous laissez le reste de la phase de nid au plan.
   *[other] { $seat } laisse le reste de la phase de nid au plan.
}
event-food-milled = { $seat-who ->
    [you] Vos meunières en moulent { $count } : vous avez { food-food }.
   *[other] Les meunières { $seat-of } en moulent { $count } : { food-food } en tout.
}
event-ants-returned = { $seat-who ->
    [you] Vous mettez { group-ants } { to-place }.
   *[other] { $seat } met { group-ants } { to-place }.
}
event-adults-fed = { $seat-who ->
    [you] Vous nourrissez { $count ->
        [one] { $count } adulte
       *[other] { $count } adultes
    }{ $short ->
        [0] .
       *[other] , et il manque { $short ->
            [one] { $short } ration.
           *[other] { $short } rations.
        }
    }
   *[other] { $seat } nourrit { $count ->
        [one] { $count } adulte
       *[other] { $count } adultes
    }{ $short ->
        [0] .
       *[other] , et il manque { $short ->
            [one] { $short } ration.
           *[other] { $short } rations.
        }
    }
}
event-pupae-emerged = { $seat-who ->
    [you] Vos nymphes émergent
   *[other] Les nymphes { $seat-of } émergent
}{ $workers ->
    [0] { "" }
    [one] { " " }· { $workers } ouvrière
   *[other] { " " }· { $workers } ouvrières
}{ $medias ->
    [0] { "" }
    [one] { " " }· { $medias } moyenne
   *[other] { " " }· { $medias } moyennes
}{ $majors ->
    [0] { "" }
    [one] { " " }· { $majors } majeure
   *[other] { " " }· { $majors } majeures
}{ $princesses ->
    [0] { "" }
    [one] { " " }· { $princesses } princesse
   *[other] { " " }· { $princesses } princesses
}{ $males ->
    [0] { "" }
    [one] { " " }· { $males } mâle
   *[other] { " " }· { $males } mâles
}.
event-larvae-fed = { $seat-who ->
    [you] Vous nourrissez { group-brood }, désormais { group-pupae }.
   *[other] { $seat } nourrit { group-brood }, désormais { group-pupae }.
}
event-egg-eaten = { $seat-who ->
    [you] Vos larves mangent { group-brood }.
   *[other] Les larves { $seat-of } mangent { group-brood }.
}
event-eggs-hatched = { $seat-who ->
    [you] Vos œufs éclosent : { hatched }.
   *[other] Les œufs { $seat-of } éclosent : { hatched }.
}
hatched = { $males ->
    [0] { hatched-females }
   *[other] { $females ->
        [0] { hatched-males }
       *[other] { hatched-females } et { hatched-males }
    }
}
hatched-females = { $females ->
    [one] { $females } femelle
   *[other] { $females } femelles
}
hatched-males = { $males ->
    [one] { $males } mâle
   *[other] { $males } mâles
}
event-eggs-laid = { $seat-who ->
    [you] Vous pondez { group-brood }.
   *[other] { $seat } pond { group-brood }.
}
event-male-eggs-added = { event-eggs-laid }
event-nurses-laid = { event-eggs-laid }
event-larva-eaten = { $seat-who ->
    [you] Faute de nourriture, vous sacrifiez pour la ponte { group-brood }.
   *[other] Faute de nourriture, { $seat } sacrifie pour la ponte { group-brood }.
}
event-food-put-away = { $seat-who ->
    [you] { $stored ->
        [0] Votre nourriture restante est perdue : { $lost }.
       *[other] Votre nourriture restante, mise en stock : { $stored }, perdue : { $lost }.
    }
   *[other] { $stored ->
        [0] La nourriture restante { $seat-of } est perdue : { $lost }.
       *[other] La nourriture restante { $seat-of }, mise en stock : { $stored }, perdue : { $lost }.
    }
}
event-block-ended = { $block-id ->
    [n5] Tous ont décidé si leurs sexués s’envolent.
   *[other] Tous ont décidé ; les nids se montrent.
}
event-flight-flown = { $seat-who ->
    [you] Votre vol nuptial ! { $princesses ->
        [one] { $princesses } princesse
       *[other] { $princesses } princesses
    } et { $males ->
        [one] { $males } mâle
       *[other] { $males } mâles
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $score } en tout.
   *[other] Le vol nuptial { $seat-of } ! { $princesses ->
        [one] { $princesses } princesse
       *[other] { $princesses } princesses
    } et { $males ->
        [one] { $males } mâle
       *[other] { $males } mâles
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $score } en tout.
}
event-flight-put-off = { $seat-who ->
    [you] Vous gardez vos princesses et vos mâles au nid.
   *[other] { $seat } garde princesses et mâles au nid.
}
event-nest-site-founded = { $seat-who ->
    [you] Vous fondez un Site de nid en { $area } :
   *[other] { $seat } fonde un Site de nid en { $area } :
} { $queens ->
    [one] { $queens } reine,
   *[other] { $queens } reines,
} taille de nid { $size }.

## Les questions

# Mise en place, sélection, cartes

ask-place-nest = À vous de poser votre Nid : sur quel emplacement ?
ask-draft-keep = Choix { $round } sur 3 : quel trait gardez-vous ? { $round ->
    [3] Le reste du paquet quitte la partie.
   *[other] Le reste du paquet passe à la suite.
}
ask-bid = { $bid ->
    [0] « { $card } » est aux enchères. Ouvrez-vous ?
   *[other] « { $card } » : la plus haute mise est { $bid }. Misez-vous plus ?
} { $times ->
    [1] Vous avez { $dna } ADN.
   *[other] Vous avez { $dna } ADN et payez { $times } fois votre mise.
}
ask-start-auction = Déclenchez-vous une enchère de trait ?
ask-shelter-aphids = Les Pucerons près de vos fourmis vont disparaître. Jouez-vous une carte ?
ask-nest-card = { $window-id ->
    [wa] Avant le repas des adultes : jouez-vous une carte ?
    [wb] Avant le repas des larves : jouez-vous une carte ?
   *[wc] Avant la ponte : jouez-vous une carte ?
}
ask-attrition-loss = Attrition : laquelle de vos fourmis en { $area } est perdue ?
ask-rove-losses = { $count ->
    [one] Les staphylins prennent { $count } larve. Combien de femelles ?
   *[other] Les staphylins prennent { $count } larves. Combien de femelles ?
}
ask-predator-hit = Le Prédateur en { $area } a frappé : à qui la fourmi ?
ask-predator-victim = Le Prédateur en { $area } prend une de vos fourmis : laquelle ?
ask-migration-brood = Vos nourrices ne peuvent pas porter tout le couvain : que laissez-vous ?

# Les déplacements

ask-return-aphids = Où remettez-vous { $token } sur la carte ?
ask-redeploy = Redéploiement : quelles fourmis déplacez-vous ? Ensuite, le nid est contrôlé.
ask-gather-at = Où vos fourmis doivent-elles se rassembler ? Les nourrices et les constructrices restent.
ask-redeploy-to = Où envoyez-vous { group-ants } { from-place } ?
ask-fix-nest = { $over ->
    [0] { $missing ->
        [one] Il manque { $missing } nourrice pour un couvain de { $brood }.
       *[other] Il manque { $missing } nourrices pour un couvain de { $brood }.
    }
   *[other] { $missing ->
        [0] Votre nid est trop petit de { $over }.
        [one] Votre nid est trop petit de { $over }, et il manque { $missing } nourrice pour un couvain de { $brood }.
       *[other] Votre nid est trop petit de { $over }, et il manque { $missing } nourrices pour un couvain de { $brood }.
    }
} Que faites-vous ?
ask-advance = Avancée : quelles fourmis vont une zone plus loin ?
ask-advance-to = Où faites-vous avancer { group-ants } { from-place } ?
ask-reveal-token = Quel jeton retournez-vous sous vos fourmis ?

# L’exploration

ask-scout = Quelle zone explorez-vous ?
ask-patrol-react = Une éclaireuse s’est glissée en { $area }. Amener des réservistes, se replier, ou ne rien faire ?
ask-scout-reveal = Retournez-vous le jeton en { $area } ?
ask-scout-victim = Le Prédateur en { $area } prend une de vos fourmis : laquelle ?
ask-scout-reinforce = Envoyez-vous des réservistes derrière votre éclaireuse en { $area } ?

# Attaques et combats

ask-attack = Qui attaquez-vous, et où ?
ask-scatter-dice = On vous attaque en { $area }. Combien de dés lancez-vous pour vous disperser ? Chaque 1, 2 ou 3 laisse rentrer une de vos fourmis.
ask-scatter-ant = { $left ->
    [one] Quelle fourmi renvoyez-vous ? Une seule peut rentrer.
   *[other] Quelles fourmis renvoyez-vous ? Jusqu’à { $left } peuvent rentrer.
}
ask-chemical-dice = « { $trait } » : combien de dés lancez-vous ?
ask-chemical-victim = { $trait-id ->
    [recruitment] { $left ->
        [one] Recrutement : laquelle de vos fourmis passe à l’attaquant ?
       *[other] Recrutement : laquelle de vos fourmis passe à l’attaquant ? ({ $left } en tout)
    }
   *[other] { $left ->
        [one] « { $trait } » : laquelle de vos fourmis rentre ?
       *[other] « { $trait } » : laquelle de vos fourmis rentre ? ({ $left } en tout)
    }
}
ask-bomb-dice = Explosions-suicides : combien de dés lancez-vous ? Un 1, 2 ou 3 coûte autant de fourmis à l’attaquant, et une à vous.
ask-bomb-loss = { $left ->
    [one] Les explosions vous coûtent une fourmi : laquelle ?
   *[other] Les explosions vous coûtent { $left } fourmis : laquelle d’abord ?
}
ask-combat-loss = { $due ->
    [one] Vous avez gagné ; vous perdez encore { $due } point de combat. Quelle fourmi ?
   *[other] Vous avez gagné ; vous perdez encore { $due } points de combat. Quelle fourmi ?
}
ask-after-combat = Lesquelles de vos fourmis rentrent de { $area } ?

# Invasions

ask-invade = Envahissez-vous le nid en { $area } ?
ask-seal-nest = Votre nid va être envahi. Jouez-vous une carte ?
ask-block-return = { $left ->
    [one] Les bloqueuses arrêtent une de vos fourmis : laquelle ?
   *[other] Les bloqueuses arrêtent { $left } de vos fourmis : laquelle d’abord ?
}
ask-rescue-brood = Une fourmi qui se disperse peut protéger un membre du couvain : lequel ?
ask-carry = Qu’emportent vos fourmis ? Chacune une chose ; celles qui restent peuvent traquer la reine.
ask-hunt-queen = Combien de reines traquez-vous ? Un groupe tue la sienne avec un 1.
ask-nest-lost = Une reine est morte : lequel de vos nids perdez-vous ?
ask-nest-crowned = Lequel de vos Sites de nid devient votre Nid ?

# Tronçons, patrouilles, fourrage

ask-build-trail = Où essayez-vous de bâtir un tronçon, et avec combien de fourmis ?
ask-assign-patrol = Quelles fourmis mettez-vous en patrouille ?
ask-forage = Où fourragez-vous, et comment ?
ask-forage-ants = { $way-id ->
    [harvest] Combien de fourmis récoltent en { $area } ?
   *[tend] Combien de fourmis soignent en { $area } ?
}
ask-repel-target = Répulsif en { $area } : à qui la fourmi qui rentre ?
ask-repel-ant = Répulsif en { $area } : laquelle de vos fourmis rentre ?
ask-end-turn = Vos tâches sont accomplies. Jouez-vous une carte avant la fin de votre tour ?
ask-restart = Votre colonie n’a plus de reine. L’abandonnez-vous pour recommencer ailleurs ?
ask-restart-area = Où posez-vous votre nouveau Nid ?

# La phase de nid

ask-mill = Combien de nourriture vos meunières moulent-elles ? Chaque unité en devient 4.
ask-return-ants = Vos fourmis sont rentrées : où vont-elles ?
ask-starve-adults = { $left ->
    [one] Il manque { $left } ration : qui abandonnez-vous ?
   *[other] Il manque { $left } rations : qui abandonnez-vous ?
}
ask-emerge-majors = Combien de grandes nymphes deviennent des majeures ? Les autres deviennent des princesses.
ask-feed-larvae = Nourrissez vos larves : lesquelles, et combien ?
ask-eat-egg = { $left ->
    [one] Il manque { $left } ration : quel œuf est mangé ?
   *[other] Il manque { $left } rations : quel œuf est mangé d’abord ?
}
ask-lay-eggs = { $queens ->
    [0] Sans reine, chacune de vos nourrices peut pondre un œuf mâle, sans nourriture : combien ?
   *[other] La ponte : combien d’œufs, et lesquels ? Chacun coûte 1 ration.
}
ask-eat-larva = { $left ->
    [one] Il manque { $left } ration pour les œufs : quelle larve sacrifiez-vous ?
   *[other] Il manque { $left } rations pour les œufs : quelle larve sacrifiez-vous d’abord ?
}
ask-nuptial-flight = { $points ->
    [0] Vos sexués s’envolent-ils ce soir (princesses : { $princesses }, mâles : { $males }) ?
    [one] Vos sexués s’envolent-ils ce soir (princesses : { $princesses }, mâles : { $males }) ? Cela ferait { $points } point.
   *[other] Vos sexués s’envolent-ils ce soir (princesses : { $princesses }, mâles : { $males }) ? Cela ferait { $points } points.
}
ask-guest-losses = { $count ->
    [one] La reine invitée vous coûte { $count } sexué : combien de princesses ?
   *[other] La reine invitée vous coûte { $count } sexués : combien de princesses ?
}
ask-nest-site = Où fondez-vous un Site de nid ?

## Ce qui serait perdu

warning-hunger = { $count ->
    [one] La nourriture n’y suffit pas : { $count } œuf ou larve de plus serait victime de la faim.
   *[other] La nourriture n’y suffit pas : { $count } œufs ou larves de plus seraient victimes de la faim.
}
warning-larvae-for-eggs = { $count ->
    [one] La nourriture ne suffit pas à tant d’œufs : { $count } larve serait sacrifiée.
   *[other] La nourriture ne suffit pas à tant d’œufs : { $count } larves seraient sacrifiées.
}
warning-no-room = { $count ->
    [one] Il n’y aura ni place ni nourrice pour { $count } de ces œufs : du couvain serait perdu au prochain contrôle.
   *[other] Place ou nourrices manqueront pour { $count } de ces œufs : du couvain serait perdu au prochain contrôle.
}
warning-eggs-unlaid = { $queens ->
    [0] { $count ->
        [one] { $count } œuf de plus pourrait être pondu sans rien coûter.
       *[other] { $count } œufs de plus pourraient être pondus sans rien coûter.
    }
   *[other] { $count ->
        [one] De quoi pondre { $count } œuf de plus serait jeté.
       *[other] De quoi pondre { $count } œufs de plus serait jeté.
    }
}
warning-unground = { $count ->
    [one] { $count } ration qui pourrait être moulue ne le serait pas : { $more } rations de moins.
   *[other] { $count } rations qui pourraient être moulues ne le seraient pas : { $more } rations de moins.
}
warning-unforaged = { $dna ->
    [0] { $food ->
        [one] Vous laisseriez { $food } ration utile à votre colonie.
       *[other] Vous laisseriez { $food } rations utiles à votre colonie.
    }
   *[other] { $food ->
        [0] Vous laisseriez { $dna } ADN à portée de vos fourmis.
        [one] Vous laisseriez { $food } ration utile à votre colonie, et { $dna } ADN.
       *[other] Vous laisseriez { $food } rations utiles à votre colonie, et { $dna } ADN.
    }
}
warning-nobody-out = Aucune de vos fourmis ne serait dehors : ce tour n’apporterait ni nourriture ni découverte.
warning-face-down = { $count ->
    [one] { $count } jeton sous vos fourmis resterait caché : rien ne pourrait y être récolté.
   *[other] { $count } jetons sous vos fourmis resteraient cachés : rien ne pourrait y être récolté.
}
warning-no-hunt = Aucune reine ne serait chassée : vos fourmis rentreraient, sans plus.
warning-hands-free = { $count ->
    [one] { $count } de vos fourmis pourrait encore emporter du couvain.
   *[other] { $count } de vos fourmis pourraient encore emporter du couvain.
}
warning-ants-could-move = Des fourmis pourraient d’abord changer de place : peut-être n’y a-t-il rien à sacrifier.
warning-scatter = Sans constructrices, le bivouac se disperse : toutes les reines ({ $queens }) et tout le couvain ({ $brood }) seraient perdus.
warning-token-lost = Le jeton en { $area } disparaîtrait, que le tronçon soit bâti ou non.
warning-abandon = Toute votre colonie serait perdue (fourmis : { $ants }, couvain : { $brood }), avec ses traits et ses cartes.
warning-beyond-means = Si personne ne mise plus, il faudrait payer { $price } sur vos { $dna } ADN : la carte irait à quelqu’un d’autre.
warning-last-flight = C’est le dernier tour de jeu : qui reste au nid ne rapporte aucun point.
warning-migration = { $brood ->
    [0] Votre nid perdrait { $size } en taille.
    [one] Vos nourrices ne peuvent pas porter tout le couvain : { $brood } membre resterait en arrière. Votre nid perdrait { $size } en taille.
   *[other] Vos nourrices ne peuvent pas porter tout le couvain : { $brood } membres resteraient en arrière. Votre nid perdrait { $size } en taille.
}

## Ce que décident les dés

odds-token = { $change ->
    [-1] le jeton en { $area } perd 1
    [0] le jeton en { $area } reste tel quel
    [1] le jeton en { $area } gagne 1
   *[other] le jeton en { $area } perd { $loss }
}
odds-queen = { $count ->
    [0] la reine en réchappe
    [one] une reine est tuée
   *[other] { $count } reines sont tuées
}
odds-scout = { $fate-id ->
    [eliminated] l’éclaireuse est tuée
    [home] l’éclaireuse est renvoyée au nid
   *[unseen] l’éclaireuse passe inaperçue
}
odds-ants-lost = { $count ->
    [0] aucune fourmi n’est perdue
    [one] 1 fourmi est perdue
   *[other] { $count } fourmis sont perdues
}
odds-ants-gone = { $count ->
    [0] aucune fourmi ne quitte le combat
    [one] 1 fourmi quitte le combat
   *[other] { $count } fourmis quittent le combat
}
odds-bombs = { $count ->
    [0] personne n’est touché
    [one] l’attaquant perd 1 fourmi
   *[other] l’attaquant perd { $count } fourmis
}{ $own ->
    [0] {""}
    [one] , le défenseur 1
   *[other] , le défenseur { $own }
}
odds-trail = { $count ->
    [0] le tronçon ne tient pas
   *[other] le tronçon tient
}
odds-dna = { $change ->
    [0] l’ADN ne change pas
   *[other] ADN { $change }
}

## Les refus

# Mise en place, sélection, cartes

refused-nest-there = Il y a un nid en { $area }.
refused-no-nest-space = { $area } n’est pas un emplacement de nid pour ce nombre de joueurs.
refused-must-keep = Le paquet contient un trait que vous pouvez garder : vous devez en garder un.
refused-not-in-packet = « { $card } » n’est pas dans votre paquet.
refused-same-type = « { $card } » est du même type que votre « { $other } ».
refused-excluded = « { $card } » et « { $other } » s’excluent.
refused-bid-too-high = Vous ne pouvez pas miser { $bid } : vous avez { $dna } ADN.
refused-bid-too-low = Miser { $bid } ne suffit pas : la plus haute mise est { $high }.
refused-not-in-hand = Vous n’avez pas « { $card } » en main.
refused-not-now = « { $card } » ne peut pas être jouée en ce moment.
refused-no-target = Il n’y a rien sur quoi jouer ainsi « { $card } ».
refused-cannot-migrate = Avec Bivouac ou Maison de plantes, vous ne pouvez pas jouer Migration.

# Fourmis et endroits

refused-no-ants-there = Vous n’avez pas de fourmis { in-place }.
refused-no-such-ants = Vous n’avez pas de telles fourmis { in-place } ({ $caste }).
refused-other-place = Il s’agit de { $area }, pas de { $place }.
refused-predator = Un Prédateur guette en { $area } : aucune de vos fourmis ne peut y aller.

# L’étape de déplacement

refused-one-token-each = Un seul jeton par zone ; { $area } en a déjà un.
refused-stuck = { $place-id ->
    [returning] Les Fourmis qui rentrent le restent jusqu’à la phase de nid.
   *[other] Les fourmis de l’Entrepôt n’en sortent jamais.
}
refused-moved-already = { $left ->
    [0] Toutes vos fourmis de cette caste { in-place } ({ $caste }) ont déjà bougé ce tour.
    [one] Seule { $left } de vos fourmis de cette caste { in-place } ({ $caste }) n’a pas encore bougé ce tour.
   *[other] Seules { $left } de vos fourmis de cette caste { in-place } ({ $caste }) n’ont pas encore bougé ce tour.
}
refused-no-trait = Vous n’avez pas « { $card } ».
refused-migrated-already = Votre nid a déjà bougé ce tour.
refused-not-beside-nest = Votre Nid ne peut aller que dans une zone adjacente sans nid.
refused-posts-held = Aucune fourmi des Réservistes ou de votre zone de nid ne manque à son poste du dernier tour.
refused-nobody-to-gather = Il ne reste pas de fourmis dispersées à rassembler.
refused-no-meeting = Les fourmis se rassemblent dans une zone ou aux Réservistes, pas { in-place }.
refused-there-already = Ces fourmis sont déjà { in-place }.
refused-not-occupied = { $place-id ->
    [reserves] Il n’y a pas de Réservistes dans le jeu de base.
   *[other] Vous n’aviez pas de fourmis en { $place } au début de votre tour, et vous n’y avez pas de nid.
}
refused-no-brood = Vous n’avez pas de couvain de cette sorte : { $brood }.
refused-last-resort = Princesses, mâles et fourmis de l’Entrepôt ne partent que si rien d’autre ne peut faire de la place.
refused-no-granary = Vous n’avez pas de nourriture stockée à jeter qui ferait de la place.
refused-nurse-needed = Aucune nourrice ne peut partir ainsi : { $nurses ->
    [one] { $nurses } nourrice
   *[other] { $nurses } nourrices
} pour { $brood } de couvain.
refused-no-room = Il y en a déjà { $used } dans un nid de { $size } : cette fourmi n’y trouverait pas de place.
refused-does-not-help = Cela ne remettrait pas votre nid en ordre : { $used } dans un nid de { $size }, { $nurses ->
    [one] { $nurses } nourrice
   *[other] { $nurses } nourrices
} pour { $brood } de couvain.
refused-check-would-fail = { $left ->
    [0] Personne ne peut sortir ({ $place }) : le contrôle du nid échouerait.
    [one] Une seule fourmi peut sortir ({ $place }), sinon le contrôle du nid échouerait.
   *[other] { $left } fourmis seulement peuvent sortir ({ $place }), sinon le contrôle du nid échouerait.
}
refused-no-way-on = Les fourmis { in-place } n’ont nulle part où avancer.
refused-one-scout-only = De là ({ $place }), une seule fourmi peut avancer maintenant, comme éclaireuse.
refused-into-chamber = On n’avance pas dans une chambre.
refused-not-adjacent = { $area } n’est pas à côté de ces fourmis ({ $place }).
refused-one-scout = Une seule fourmi par tour peut avancer en { $area }, comme éclaireuse.
refused-nothing-face-down = Aucun jeton n’est face cachée en { $area }.

# L’exploration

refused-must-scout = Des patrouilles attendent vos éclaireuses : il faut explorer { $areas }.
refused-scouted-already = { $area } a déjà été explorée ce tour.
refused-nothing-to-scout = Il n’y a rien à explorer en { $area }.
refused-one-reaction = Renforcer ou se replier, mais pas les deux.
refused-only-reserves = Les renforts viennent des Réservistes, pas de là ({ $place }).

# Attaques et combats

refused-fought-already = On s’est déjà battu en { $area } ce tour.
refused-nest-sealed = Le nid en { $area } est clos jusqu’à la fin du tour.
refused-nest-safe = Dans le jeu de base, on n’attaque pas les nids, seulement les fourmis dehors.
refused-nobody-to-attack = Il n’y a personne à attaquer en { $area }.
refused-too-many = { $count }, c’est trop : { $most } au plus.
refused-too-many-home = { $left ->
    [0] Plus aucune fourmi ne peut rentrer.
    [one] Une seule fourmi peut encore rentrer.
   *[other] { $left } fourmis seulement peuvent encore rentrer.
}
refused-millers-stay = Les meunières ne quittent jamais l’Entrepôt.
refused-not-in-battle = Les fourmis { in-place } ne sont pas de ce combat.
refused-protected = Ce couvain a été sauvé : { $brood }.
refused-carry = { $brood } : il y en a { $loose } à emporter, et vous avez { $ants ->
    [one] { $ants } fourmi.
   *[other] { $ants } fourmis.
}
refused-capture = Fourmis gourdes à emporter : { $loose }, et vous avez { $ants ->
    [one] { $ants } fourmi.
   *[other] { $ants } fourmis.
}
refused-too-few = { $ants ->
    [0] Vous n’avez aucune fourmi pour cela.
    [one] Vous n’avez qu’une fourmi pour cela.
   *[other] Vous n’avez que { $ants } fourmis pour cela.
}

# Tronçons, patrouilles, fourrage

refused-tried-already = En { $area }, on a déjà essayé un tronçon ce tour.
refused-no-trails-left = Tous les Tronçons sont sur la carte : il n’en reste plus dans la réserve.
refused-trail-there = Il y a déjà un Nid, un Site de nid ou un Tronçon en { $area }.
refused-not-beside-home = { $area } n’est pas à côté d’un de vos nids ou de vos Tronçons.
refused-only-on-map = Seules les fourmis de la carte patrouillent, pas celles qui sont { in-place }.
refused-shared = Il y a des fourmis adverses en { $area } : on ne patrouille pas dans une zone partagée.
refused-trail-builders = Les fourmis qui ont bâti un tronçon en { $area } ne peuvent pas patrouiller ce tour.
refused-no-food-token = Il n’y a rien à fourrager en { $area }.
refused-foraged-already = Vous avez déjà fourragé en { $area } ce tour.
refused-foragers-fought = Vos fourmis en { $area } se sont battues ce tour : elles ne fourragent pas.
refused-no-foragers = Aucune de vos fourmis en { $area } ne peut fourrager maintenant.
refused-nobody-to-watch = Il ne reste aucune fourmi pour patrouiller là où vous patrouilliez au dernier tour.
refused-guarded = Des patrouilleuses adverses gardent { $area }.
refused-only-plants = Vos Spécialistes des plantes ne fourragent que les Plantes : pas en { $area }.
refused-only-aphids = Vos Spécialistes des pucerons ne fourragent que les Pucerons : pas en { $area }.
refused-prey-tended = La Proie en { $area } ne peut qu’être récoltée.
refused-shared-tended = Il y a des fourmis adverses en { $area } : on ne peut qu’y récolter.
refused-no-path = Aucune file de vos fourmis ne ramène de { $area } au nid.
refused-foragers = { $count ->
    [0] Il faut au moins une fourrageuse.
   *[other] { $count }, c’est trop : { $most } au plus peuvent fourrager ici.
}
refused-foragers-few = { $least ->
    [one] Il faut au moins { $least } fourrageuse pour chasser les fourmis adverses.
   *[other] Il faut au moins { $least } fourrageuses pour chasser les fourmis adverses.
}
refused-beside-nest = { $area } est à côté du nid d’un autre joueur.
refused-not-three-away = { $area } n’est pas à une distance d’exactement 3 du nid d’un autre joueur.

# La phase de nid

refused-only-returning = Seules les Fourmis qui rentrent bougent maintenant, pas celles qui sont { in-place }.
refused-no-home = Les fourmis qui rentrent ne peuvent pas aller { to-place }.
refused-pupae-stay = Les nymphes ne peuvent pas être abandonnées faute de nourriture.
refused-starve = Il faut en abandonner { $left }, parmi ceux qui sont là.
refused-food-left = Il vous reste { food-food } : on n’abandonne des larves que lorsqu’il ne reste rien.
refused-level = { $brood-id ->
    [larva_m] Les larves mâles prennent 1 ration.
   *[other] Les larves femelles prennent 1 ou 3 rations, ou 2 avec un trait Moyennes.
}
refused-short-of-food = Nourriture, stock et œufs font { $means } ensemble : cela ne suffit pas.
refused-no-queen = { $count ->
    [0] Sans reine, seules les nourrices pondent, et c’est fini pour cette fois.
   *[other] Sans reine, seules les nourrices pondent, et seulement des œufs mâles : encore { $count }.
}
refused-resettled = Votre nid a déménagé ce tour : vos reines ne pondent pas.
refused-eggs-unpaid = { $most ->
    [0] Vous ne pouvez plus payer d’œufs.
    [one] Vous ne pouvez payer que { $most } œuf de plus.
   *[other] Vous ne pouvez payer que { $most } œufs de plus.
}
refused-too-many-eggs = { $most ->
    [0] Vos reines ne pondent plus cette fois.
    [one] Vos reines pondent encore { $most } œuf au plus.
   *[other] Vos reines pondent encore { $most } œufs au plus.
}

## La fin

ended-target = { $by-count ->
    [one] { $by-who ->
        [you] Vous avez
       *[other] { $by } a
    }
   *[other] { $by-who ->
        [among] { $by } avez
       *[other] { $by } ont
    }
} atteint { $target } points.
ended-turn-cap = { $turn } tours de jeu ont été joués : les scores décident.
ended-queen-killed = { $seat-who ->
    [you] Vous avez tué une reine { $victim-of }.
   *[other] { $victim-who ->
        [you] { $seat } a tué une de vos reines.
       *[other] { $seat } a tué une reine { $victim-of }.
    }
}

## Les cartes : ce qu’elles disent

# Traits

card-deadly_sting = Chacune de vos ouvrières donne 2 points de combat, en attaque et en défense.
card-mace = Quand vous attaquez : jusqu’à un dé par attaquante. Chaque 1 à 4 renvoie au nid une défenseuse au choix du défenseur.
card-suicide_bombers = Quand vous défendez, après la chimie de l’attaquant : jusqu’à un dé par défenseuse. Un 1, 2 ou 3 tue autant d’attaquantes et une défenseuse.
card-recruitment = Quand vous attaquez : jusqu’à un dé par attaquante. Pour chaque 1 ou 2, une défenseuse au choix du défenseur se bat pour vous dans ce combat.
card-territory_marking = Chacune de vos ouvrières donne 3 points de combat en défense, 1 en attaque.
card-repellent = Les fourrageuses que vous faites entrer renvoient chacune une fourmi adverse. Quand vous attaquez : jusqu’à un dé par ouvrière ; chaque 1 à 3 renvoie une défenseuse.
card-warning_coloration = L’Attrition ne touche pas vos fourmis. Vos éclaireuses qui trouvent un Prédateur rentrent indemnes.
card-camouflage = Les Prédateurs ne font rien à vos fourmis : pour vous, leur zone est vide.
card-soldiers = Vous pouvez élever des majeures pour toute tâche. 5 points de combat chacune.
card-millers = Vous pouvez élever des majeures, qui restent à l’Entrepôt. Au début de la phase de nid, chacune peut changer 1 ration en 4. Elles donnent 1 point de combat en défense du nid. Pas avec Spécialistes des pucerons.
card-blockers = Vous pouvez élever des majeures, qui restent à l’Entrepôt. Quand votre nid est envahi : un dé par bloqueuse ; l’attaquant renvoie autant de fourmis que leur somme.
card-bus = Vous pouvez élever des majeures pour toute tâche. Une zone où il y en a une ne limite plus les chemins de fourrage. 4 points de combat chacune.
card-specialist_foragers = Vous pouvez élever des moyennes pour toute tâche. À la récolte, chacune donne 3 rations mais compte pour une fourmi. 2 points de combat chacune.
card-porters = Vous pouvez élever des moyennes pour toute tâche. Sur un chemin de fourrage, chacune compte pour 3 fourmis.
card-guards = Vous pouvez élever des moyennes pour toute tâche. L’Attrition épargne les zones où il y en a une. 3 points de combat chacune.
card-repletes = Vous pouvez élever des moyennes, dites fourmis gourdes, qui restent à l’Entrepôt et gardent jusqu’à 10 rations chacune. Elles ne défendent pas.
card-prolific_queen = Vos reines pondent autant d’œufs que vous voulez, toujours à 1 ration chacun.
card-bivouac = Votre taille de nid est le nombre de vos constructrices, ou le multiple convenu. Sans aucune à la fin des avancées, reines et couvain sont perdus. Une fois par déplacement, votre Nid peut passer dans une zone adjacente ; on ne pond alors pas à la prochaine phase de nid. Vous ne pouvez pas jouer Migration.
card-supercolony = Quand vous vous envolez, vous pouvez fonder un Site de nid à côté d’un de vos nids : une reine de plus, 10 de plus en taille de nid.
card-plant_house = Votre taille de nid est illimitée. Vous ne pouvez pas jouer Migration.
card-harvesters = Vous pouvez stocker de la nourriture : chaque dizaine, même entamée, occupe 1 en taille de nid. Pas avec Spécialistes des pucerons.
card-plant_specialists = Vos fourmis ne fourragent que les Plantes. Chaque fourrageuse donne 2 rations ; 2 ADN par couleur.
card-aphid_specialists = Vos fourmis ne fourragent que les Pucerons. Chaque fourrageuse donne 2 rations ; 2 ADN par couleur. Pas avec Moissonneuses ni Caste de meunières.
card-trail_makers = Vos fourmis à côté de votre nid ou d’un de vos Tronçons peuvent essayer d’en bâtir un : un dé chacune, un impair suffit ; un jeton qui s’y trouve est perdu. Vos chemins de fourrage peuvent y finir.
card-slave_makers = Les petites nymphes que vous emportez peuvent rejoindre votre couvain. Vous pouvez aussi emporter des fourmis gourdes avec leur nourriture.

# Cartes de main

card-aphid_shelter = Quand des Modifications de l’environnement retireraient des Pucerons de zones où vous avez des fourmis : gardez ces jetons, et remettez-les sur la carte à votre prochain déplacement.
card-highwayman_beetles = Posez un − sur un jeton de nourriture dans une zone où se trouve une fourmi ordinaire.
card-additional_queen = La colonie de votre choix gagne une reine mère.
card-migration = Pendant votre redéploiement : déplacez un nid dans une zone adjacente. 10 membres du couvain par nourrice suivent, la taille de nid devient 10, et l’on ne pond pas à la prochaine phase de nid. Pas avec Bivouac ni Maison de plantes.
card-predator_migration = Déplacez un Prédateur face visible dans une zone adjacente sans nid. Il y chasse des fourmis et renvoie les autres.
card-seal_nest_entrances = Quand une invasion de votre nid est annoncée : elle n’a pas lieu, et vos nids sont à l’abri jusqu’à la fin du tour.
card-trophic_eggs = Après votre déplacement : le joueur de votre choix gagne 2 rations par fourmi aux Nourrices.
card-male_eggs = Phase de nid, avant la ponte : 1 œuf mâle pour chacune de vos nourrices, sans nourriture.
card-rove_beetles = Un adversaire qui a 2 larves ou plus en perd la moitié, arrondie vers le bas.
card-thief_ants = Phase de nid : un adversaire qui a 2 rations ou plus en perd la moitié, arrondie vers le bas.
card-guest_queen = Un adversaire qui a 2 sexués ou plus devra en perdre la moitié, arrondie vers le bas, à son prochain vol.
card-one_queen = Un adversaire qui a 2 reines ou plus et 10 ouvrières ou plus ne garde qu’une reine. Pas contre Supercolonie.
card-larval_food = Phase de nid, avant le repas : 2 rations pour chacune de vos larves.
card-mutation = Déclenchez une enchère de trait. Vous pouvez miser même si vous avez déjà ce type ; le nouveau trait remplace l’ancien.
card-hybridization = Le joueur de votre choix gagne un dé d’ADN. Puis vous pouvez déclencher une enchère de trait.
card-population_bottleneck = Le joueur de votre choix perd un dé d’ADN. Puis vous pouvez déclencher une enchère de trait.

# Événements

card-caterpillars = Chaque joueur gagne 6 rations.
card-aphid_predation = Tous les Pucerons face visible sans patrouilleuse sont retirés.
card-ant_dispersed_seeds = Un + sur chaque Proie face visible.
card-poor_growing_season = Un − sur toutes les Plantes face visible. Puis pioche, défausse et cette carte sont mélangées.
card-plant_eating_insects = Un − sur toutes les Plantes face visible sans patrouilleuse.
card-good_growing_season = Un + sur toutes les Plantes face visible. Puis un jeton sur chaque zone centrale vide.
card-environmental_change_red = Pucerons, Prédateurs et Proies face visible quittent toutes les zones rouges. Puis un jeton sur chaque zone centrale rouge vide.
card-environmental_change_yellow = Pucerons, Prédateurs et Proies face visible quittent toutes les zones jaunes. Puis un jeton sur chaque zone centrale jaune vide.
card-environmental_change_green = Pucerons, Prédateurs et Proies face visible quittent toutes les zones vertes. Puis un jeton sur chaque zone centrale verte vide.
card-environmental_change_brown = Pucerons, Prédateurs et Proies face visible quittent toutes les zones marron. Puis un jeton sur chaque zone centrale marron vide.
card-environmental_change_gray = Pucerons, Prédateurs et Proies face visible quittent toutes les zones grises. Puis un jeton sur chaque zone centrale grise vide.
card-attrition_red = Chacun perd 1 fourmi dans chaque zone rouge où il en a.
card-attrition_yellow = Chacun perd 1 fourmi dans chaque zone jaune où il en a.
card-attrition_green = Chacun perd 1 fourmi dans chaque zone verte où il en a.
card-attrition_brown = Chacun perd 1 fourmi dans chaque zone marron où il en a.
card-attrition_gray = Chacun perd 1 fourmi dans chaque zone grise où il en a.

## Les noms

# Traits

name-deadly_sting = Piqûre mortelle
name-mace = Gaz lacrymogène
name-suicide_bombers = Explosions-suicides
name-recruitment = Recrutement
name-territory_marking = Marquage du territoire
name-repellent = Répulsif
name-warning_coloration = Coloration d’avertissement
name-camouflage = Camouflage
name-soldiers = Caste de soldates
name-millers = Caste de meunières
name-blockers = Caste de bloqueuses
name-bus = Caste de Bus
name-specialist_foragers = Caste de fourragères spécialisées
name-porters = Caste de porteuses
name-guards = Caste de gardes
name-repletes = Fourmis gourdes
name-prolific_queen = Reine prolifique
name-bivouac = Bivouac
name-supercolony = Supercolonie
name-plant_house = Maison de plantes
name-harvesters = Moissonneuses
name-plant_specialists = Spécialistes des plantes
name-aphid_specialists = Spécialistes des pucerons
name-trail_makers = Constructrices de tronçons
name-slave_makers = Esclavagistes

# Cartes de main

name-aphid_shelter = Abri pour les pucerons
name-highwayman_beetles = Scarabées chapardeurs
name-additional_queen = Reine supplémentaire
name-migration = Migration
name-predator_migration = Migration de prédateur
name-seal_nest_entrances = Clôture des entrées du nid
name-trophic_eggs = Œufs comestibles
name-male_eggs = Œufs mâles
name-rove_beetles = Staphylins
name-thief_ants = Fourmis voleuses
name-guest_queen = Reine invitée
name-one_queen = Une reine
name-larval_food = Nourriture des larves
name-mutation = Mutation
name-hybridization = Hybridation
name-population_bottleneck = Goulet d’étranglement de population

# Événements

name-caterpillars = Chenilles
name-aphid_predation = Prédation des pucerons
name-ant_dispersed_seeds = Graines dispersées par les fourmis
name-poor_growing_season = Mauvaise saison
name-plant_eating_insects = Insectes mangeurs de plantes
name-good_growing_season = Bonne saison
name-environmental_change_red = Modifications de l’environnement (rouge)
name-environmental_change_yellow = Modifications de l’environnement (jaune)
name-environmental_change_green = Modifications de l’environnement (vert)
name-environmental_change_brown = Modifications de l’environnement (marron)
name-environmental_change_gray = Modifications de l’environnement (gris)
name-attrition_red = Attrition (rouge)
name-attrition_yellow = Attrition (jaune)
name-attrition_green = Attrition (vert)
name-attrition_brown = Attrition (marron)
name-attrition_gray = Attrition (gris)

# Sortes de cartes et types de traits

name-trait = Trait
name-hand = Carte de main
name-event = Événement
name-chemical = Chimique
name-color = Couleur
name-majors = Majeures
name-medias = Moyennes
name-nest = Nid
name-resources = Ressources

# Couleurs des zones et des joueurs

name-red = rouge
name-yellow = jaune
name-green = vert
name-brown = marron
name-gray = gris
name-blue = bleu
name-purple = violet
name-black = noir

# Jetons découverte et autres pièces de la carte

name-prey = Proie
name-predator = Prédateur
name-plants = Plantes
name-aphids = Pucerons
name-empty = Vide
name-prey_1 = Proie 1
name-prey_2 = Proie 2
name-prey_3 = Proie 3
name-prey_4 = Proie 4
name-prey_5 = Proie 5
name-prey_6 = Proie 6
name-predator_3 = Prédateur 3
name-predator_4 = Prédateur 4
name-predator_5 = Prédateur 5
name-predator_6 = Prédateur 6
name-plants_2 = Plantes 2
name-plants_3 = Plantes 3
name-aphids_1 = Pucerons 1
name-aphids_2 = Pucerons 2
name-nest_site = Site de nid
name-trail = Tronçon

# Fourmis, adultes, couvain

name-worker = ouvrière
name-media = moyenne
name-major = majeure
name-replete = fourmi gourde
name-princess = princesse
name-male = mâle
name-queen = reine mère
name-egg_f = œuf femelle
name-egg_m = œuf mâle
name-larva_f = larve femelle
name-larva_m = larve mâle
name-pupa_small = petite nymphe femelle
name-pupa_medium = nymphe femelle moyenne
name-pupa_large = grande nymphe femelle
name-pupa_m = nymphe mâle

# Chambres

name-nurses = Nourrices
name-builders = Constructrices
name-returning = Fourmis qui rentrent
name-reserves = Réservistes
name-storage = Entrepôt

# Tâches et gestes

name-harvest = récolter
name-tend = soigner
name-ordinary = ordinaire
name-patrol = en patrouille

# De quoi est fait un score

detail-points = Points
detail-dna = ADN (départage)

## La table

# Étapes d’un tour et de la phase de nid

scene-stage-draw = Carte
scene-stage-redeploy = Redéployer
scene-stage-check = Contrôle du nid
scene-stage-advance = Avancer
scene-stage-reveal = Révéler
scene-stage-scout = Explorer
scene-stage-attack = Attaquer
scene-stage-trail = Tronçons
scene-stage-patrol = Patrouilles
scene-stage-forage = Fourrager
scene-stage-end = Fin du tour
scene-stage-return = Fourmis qui rentrent
scene-stage-adults = Nourrir les adultes
scene-stage-larvae = Nourrir les larves
scene-stage-eggs = Ponte
scene-stage-flight = Vol nuptial

scene-status-setup = On pose les Nids.
scene-status-turn = Tour de jeu { $turn } : { $seat-who ->
    [you] à vous de jouer.
   *[other] { $seat } joue.
}
scene-status-nest = Tour de jeu { $turn } : la phase de nid. { $waiting-count ->
    [0] { "" }
   *[other] On attend encore : { $waiting }.
}
scene-status-over = La partie s’est terminée au tour de jeu { $turn }.

# La carte

scene-area = { $area }, { $colour }
scene-area-central = { $area }, { $colour }, au centre
scene-area-nest-space = { $area } : un emplacement de nid
scene-map = La carte
scene-central = Zones centrales
scene-token-face-down = un jeton découverte, face cachée
scene-token = { $token }
scene-token-modified = { $token }, valeur modifiée { $value }
scene-nest = { $seat-who ->
    [you] votre Nid
   *[other] le Nid { $seat-of }
}
scene-nest-site = { $seat-who ->
    [you] votre Site de nid
   *[other] un Site de nid { $seat-of }
}
scene-trail = { $seat-who ->
    [you] votre Tronçon
   *[other] un Tronçon { $seat-of }
}
scene-scout-only = Une seule fourmi par tour peut entrer ici : une éclaireuse
scene-unused-pile = Jetons découverte inutilisés

# La feuille de nid

scene-sheet = { $seat-who ->
    [you] Votre nid
   *[other] Le nid { $seat-of }
}
scene-size = Taille du nid
scene-score = Score
scene-dna = ADN
scene-food = Nourriture disponible
scene-queens = Reines mères
scene-cell-name = { $kind-id ->
    [egg_f] ♀ Œufs
    [egg_m] ♂ Œufs
    [larva_f] ♀ Larves
    [larva_m] ♂ Larves
    [pupae] ♀ Nymphes
    [pupa_m] ♂ Nymphes
    [princess] Princesses
   *[male] Mâles
}
scene-brood = Couvain
scene-ants = Fourmis
scene-nurses = Nourrices
scene-builders = Constructrices
scene-returning = Fourmis qui rentrent
scene-reserves = Réservistes
scene-storage = Entrepôt
scene-marked = Reine invitée : la moitié du prochain vol sera perdue
scene-migrated = Le nid a déménagé : pas de ponte cette fois
scene-sealed = Le nid est clos pour ce tour

# Les cartes

scene-hand-of = { $seat-who ->
    [you] Votre main
   *[other] La main { $seat-of }
}
scene-deck = Pioche
scene-discard = Défausse
scene-packet = Votre paquet : gardez un trait
scene-kept = Déjà gardés
scene-drawn = Carte tirée

# Les enchères

scene-auction-card = Aux enchères : { $card }

# Le combat

scene-combat = Combat en { $area }
scene-invasion = Invasion en { $area }

# Joueurs et table

scene-player = { $seat }
scene-turn = Tour de jeu
scene-first = premier joueur
scene-deciding = réfléchit

## La table telle qu’elle est dessinée

scene-status-draft = On choisit les traits.

# La carte et les fourmis

scene-area-name = { $area }
scene-ants-in = { $seat-who ->
    [you] { group-ants } { in-place }
   *[other] { group-ants } { $seat-of } { in-place }
}
scene-ants-patrol = { $seat-who ->
    [you] { group-ants } { in-place }, en patrouille
   *[other] { group-ants } { $seat-of } { in-place }, en patrouille
}
scene-flow = la nourriture passe de { $start } à { $end }
scene-narrow = { $count ->
    [one] l’endroit le plus étroit d’un chemin : { $count } ration au plus
   *[other] l’endroit le plus étroit d’un chemin : { $count } rations au plus
}

# Les feuilles de nid

scene-sheet-size = { $seat-who ->
    [you] Votre nid
   *[other] Le nid { $seat-of }
} : { $size ->
    [-1] { $used } dedans, sans limite
   *[other] { $used } sur { $size }
}
scene-food-amount = Nourriture disponible : { $amount }
scene-stored-amount = nourriture stockée : { $amount }
scene-royal = Reines
scene-nurses-of = Nourrices { $nurses }/{ $needed }
scene-nurses-needed = Nourrices : il en faut { $needed } pour un couvain de { $brood }
scene-builders-dig = { $count ->
    [0] Constructrices : chacune ajoute 2 à la taille du nid à la fin des tâches
   *[other] Constructrices : taille du nid +{ $count } à la fin des tâches
}
scene-queens-lay = { $queens ->
    [0] Pas de reine : chaque nourrice peut pondre un œuf mâle
    [one] { $queens } reine mère pond jusqu’à { $eggs ->
        [one] { $eggs } œuf
       *[other] { $eggs } œufs
    }
   *[other] { $queens } reines mères pondent jusqu’à { $eggs ->
        [one] { $eggs } œuf
       *[other] { $eggs } œufs
    }
}
scene-queen-count = { $count ->
    [one] { $count } reine mère
   *[other] { $count } reines mères
}
scene-pupae-female = Nymphes femelles : petites, moyennes, grandes
scene-cell = { $kind-id ->
    [egg_f] Œufs femelles
    [egg_m] Œufs mâles
    [larva_f] Larves femelles
    [larva_m] Larves mâles
    [pupa_small] Petites nymphes femelles : ouvrières
    [pupa_medium] Nymphes femelles moyennes : moyennes
    [pupa_large] Grandes nymphes femelles : princesses ou majeures
    [pupa_m] Nymphes mâles
    [princess] Princesses
   *[male] Mâles
}
scene-young = { $safe ->
    [0] { group-brood }
   *[other] { group-brood }, dont { $safe } à l’abri
}
scene-adults = { group-adults }
scene-captured = { $count ->
    [one] { $count } fourmi gourde capturée
   *[other] { $count } fourmis gourdes capturées
}

# Les joueurs

scene-flyers = Princesses et mâles
scene-cards = Cartes en main

# La prochaine phase de nid

scene-forecast = La phase de nid comme prévu
scene-coming-foraged = récoltée comme proposé
scene-coming-milled = moulue par les meunières
scene-coming-adults-eat = les adultes mangent
scene-coming-larvae-eat = les larves mangent
scene-coming-left = reste pour pondre
scene-coming-missing = il manquera
scene-coming-to-find = reste à trouver
scene-coming-return = rentrent
scene-coming-lost = victimes de la faim
scene-coming-lay = œufs pondus
scene-coming-stored = stockée
scene-coming-wasted = jetée
scene-coming-emerge = les nymphes deviennent
scene-coming-size = le nid, ensuite
scene-coming-nurses = nourrices à prévoir
scene-coming-points = points en cas de vol

# Notes

scene-note-crowded = Votre nid est trop petit : { $used } dans un nid de { $size }. Il faut que cela tienne avant d’avancer.
scene-note-nurses = { $needed ->
    [one] Un couvain de { $brood } demande { $needed } nourrice. Il la faut avant d’avancer.
   *[other] Un couvain de { $brood } demande { $needed } nourrices. Il les faut avant d’avancer.
}
scene-note-forage-all = { $tokens ->
    [one] Tout fourrager : { food-food } d’un jeton
   *[other] Tout fourrager : { food-food } de { $tokens } jetons
}{ $dice ->
    [0] , sans dé.
    [one] , 1 dé.
   *[other] , { $dice } dés.
}
scene-note-posts = { $count ->
    [one] Comme au dernier tour : 1 fourmi reprend son poste.
   *[other] Comme au dernier tour : { $count } fourmis reprennent leur poste.
}
scene-note-watches = { $count ->
    [one] Comme au dernier tour : 1 fourmi patrouille à nouveau.
   *[other] Comme au dernier tour : { $count } fourmis patrouillent à nouveau.
}
scene-note-remedy = { $ants ->
    [0] Comme proposé :
    [one] Comme proposé : 1 fourmi change de place,
   *[other] Comme proposé : { $ants } fourmis changent de place,
} { $lost ->
    [0] personne n’est perdu
    [one] 1 membre du couvain ou adulte est abandonné
   *[other] { $lost } membres du couvain ou adultes sont abandonnés
}{ $food ->
    [0] .
   *[other] , nourriture stockée jetée : { $food }.
}
scene-note-forage = { $way-id ->
    [harvest] { $ants ->
        [one] { $ants } fourmi peut récolter en { $area }
       *[other] Jusqu’à { $ants } fourmis peuvent récolter en { $area }
    }
   *[tend] { $ants ->
        [one] { $ants } fourmi peut soigner en { $area }
       *[other] Jusqu’à { $ants } fourmis peuvent soigner en { $area }
    }
} : au plus { $food ->
    [one] { $food } ration
   *[other] { $food } rations
}{ $narrow-id ->
    [hidden] { "" }
   *[other] , à cause de { $narrow }
}.{ $dice ->
    [0] { "" }
   *[other] { $way-id ->
        [harvest] { " " }Puis un dé par fourmi : chaque 1 enlève 1 au jeton.
       *[tend] { " " }Puis un dé par fourmi : avec un 1, les Pucerons gagnent 1.
    }
}
scene-note-replanned = Les dés ({ $areas }) ont changé le plan, qui tient compte de la nourriture à portée. Avant, il prévoyait : { $larvae ->
    [0] rien pour les larves
    [one] { $larvae } ration pour les larves
   *[other] { $larvae } rations pour les larves
} ; œufs femelles : { $females }, mâles : { $males }.
scene-note-close = { $score } points : la partie s’arrête à { $target }.
scene-note-last = { $target } points : la partie s’arrête avec ce tour de jeu.

# Les cartes

scene-kind = { $kind-id ->
    [hand] Carte de main
    [event] Événement
    [chemical] Trait : Chimique
    [color] Trait : Couleur
    [majors] Trait : Majeures
    [medias] Trait : Moyennes
    [nest] Trait : Nid
   *[resources] Trait : Ressources
}

# Les enchères

scene-bidder-may = { $seat-who ->
    [you] Vous avez
   *[other] { $seat } a
} { $dna } ADN ; miser { $amount } coûterait { $price }{ $short ->
    [0] { "" }
   *[other] , il en manque { $short }
}
scene-bidder-bid = { $seat-who ->
    [you] Vous avez { $dna } ADN et misez { $amount }
   *[other] { $seat } a { $dna } ADN et mise { $amount }
}{ $times ->
    [1] { "" }
   *[other] , à payer { $price }
}{ $short ->
    [0] { "" }
   *[other] , il en manque { $short }
}
scene-bidder-passed = { $seat-who ->
    [you] Vous avez passé
   *[other] { $seat } a passé
}{ $bid ->
    [0] { "" }
   *[other]  ; la mise de { $bid } ne compte que si aucune plus haute ne peut être payée
}
scene-bidder-barred = { $seat-who ->
    [you] Vous ne pouvez pas miser
   *[other] { $seat } ne peut pas miser
}

# Le combat

scene-side-attacks = { $seat-who ->
    [you] Vous attaquez :
   *[other] { $seat } attaque :
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-side-defends = { $seat-who ->
    [you] Vous défendez :
   *[other] { $seat } défend :
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-fighters = { group-ants } { in-place } × { $each }
scene-recruited = { group-ants } × { $each }, en recrues
scene-turncoat = { $seat-who ->
    [you] { group-ants } à vous, en recrues
   *[other] { group-ants } { $seat-of }, en recrues
}
scene-nobody-left = plus personne
scene-battle-over = Le combat est fini
scene-step-blockers = Bloqueuses
scene-step-scatter = Dispersion
scene-step-chemistry = Chimie
scene-step-bombs = Explosions
scene-step-losses = Pertes
scene-step-invade = Dans le nid ?
scene-step-carry = Emporter
scene-step-hunt = Chasse à la reine
scene-step-stay = Rester ou rentrer

## Les joueurs automatiques, et pourquoi ils font ce qu’ils font

bot-gentle = doux
bot-easy = facile
bot-dreamer = rêveur
bot-homebody = casanier
bot-gleaner = glaneur
bot-greedy = glouton
bot-farsighted = prévoyant

why-slip = Là, je n’ai pas réfléchi.
why-small-brood = Un petit couvain, c’est tout ce dont je peux m’occuper.
why-unusual = Pas la réponse habituelle, mais ici elle est payante.
why-usual = Ici, je fais ce qu’on fait d’ordinaire.

# Où s’installer

why-nest-space = Le plus loin possible des autres : il y a plus de terres pour moi.
why-nest-any = Personne n’est encore installé : un emplacement en vaut un autre.
why-restart = Sans reine, cette colonie n’a pas d’avenir : je recommence.
why-no-restart = Pour les points qui me manquent, je n’ai pas besoin de reine.
why-new-nest = Ici, j’attends plus de nourriture autour du nid qu’ailleurs.

# Les traits

why-bid = « { $card } » vaut pour moi plus que cette mise.
why-no-bid = « { $card } » ne vaut pas davantage pour moi, ou je ne pourrais pas payer.
why-auction = Personne n’a plus d’ADN à dépenser que moi : un trait devrait être bon marché.
why-no-auction = D’autres pourraient miser plus que moi.
why-keep = De tous ces traits, c’est celui qui aide le plus ma colonie.
why-keep-none = Plutôt aucun trait que celui-là.

# Les cartes de main

why-play = C’est « { $card } » qui m’aide le plus maintenant.
why-play-on = { $seat-who ->
    [you] « { $card } » vous coûte plus qu’à n’importe qui d’autre.
   *[other] « { $card } » coûte plus à { $seat } qu’à n’importe qui d’autre.
}
why-play-at = C’est en { $area } que « { $card } » me sert le plus.
why-no-card = Pour l’instant, je me passe de carte.
why-aphids-back = En { $area }, les Pucerons sont près du nid, et il n’y a rien de mieux à cet endroit.
why-aphids-gone = Il ne reste pas d’endroit où ces Pucerons vaudraient leur place.

# Les dispositions comparées

style-usual = la disposition habituelle
style-peaceful = pas de raid
style-bold = un raid plus risqué
style-more-builders = une constructrice de plus
style-fewer-builders = une constructrice de moins
style-curious = davantage de fourmis vers les zones inconnues
style-incurious = moins de fourmis vers les zones inconnues
style-watchful = deux gardiennes de plus devant le nid
style-careless = moins de gardiennes devant le nid
style-whim = mes fourmis dans d’autres zones

# Les déplacements

why-nurse = Aux Nourrices : mon couvain en demande tant, et pas plus.
why-build = Aux Constructrices : mon nid sera bientôt trop petit.
why-reserve = Aux Réservistes : là, elles ne mangent rien et défendent le nid.
why-party = { $count ->
    [one] Une fourmi doit
   *[other] { $count } fourmis doivent
}
why-forage = { why-party } aller en { $area }, où il y a à manger.
why-path = { why-party } aller en { $area }, pour passer la nourriture qui vient de plus loin.
why-explore = { why-party } aller en { $area } : je veux savoir ce qu’il y a là.
why-raid = { why-party } aller en { $area } : le nid qui s’y trouve vaut un raid.
why-spy = { why-party } aller en { $area }, d’où l’on garde un œil sur le nid d’une voisine.
why-watch = { why-party } monter la garde en { $area } : quelqu’un pourrait s’en prendre à mon nid.
why-guard = { why-party } aller en { $area } : ce qui y pousse mérite d’être gardé.
why-wait = { $count ->
    [one] Il n’y a de travail pour elle nulle part : elle attend en { $area }.
   *[other] Il n’y a de travail pour elles nulle part : elles attendent en { $area }.
}
why-and-others = { $why } { $count ->
    [one] On a besoin de l’autre autour de { $area }.
   *[other] On a besoin des { $count } autres autour de { $area }.
}
why-somewhere = De tous les endroits où ces fourmis peuvent aller, c’est le plus conforme à mon plan.
why-in-place = Toutes mes fourmis sont là où je les veux.
why-call = Là où elle est, je peux me passer de cette fourmi : on a besoin d’elle { in-place }.
why-eject = Le nid est trop plein : cette fourmi sort.
why-give-up = Il faut bien perdre quelque chose, et c’est ce qui coûte le moins.

# Découvrir

why-reveal = Je veux savoir ce qu’il y a en { $area }.
why-all-known = Ici, je sais tout ce qu’il y a à savoir.
why-turn-over = Sous la plupart des jetons, il y a de quoi manger.
why-follow = L’éclaireuse en { $area } a trouvé du travail pour d’autres fourmis.
why-no-reinforcements = Il ne faut personne de plus à cet endroit.
why-reinforce = Cette éclaireuse n’est pas seule : je tiens { $area } avec plus de fourmis.
why-stand = Ma patrouille reste comme elle est.
why-patrol = Celles qui n’ont rien d’autre à faire en { $area } y patrouillent.
why-no-patrol = Toutes les autres ont du travail.

# Combattre

why-attack = { $seat-who ->
    [you] En { $area }, vos pertes pèseront plus que les miennes.
   *[other] En { $area }, les pertes { $seat-of } pèseront plus que les miennes.
}
why-attack-nest = { $seat-who ->
    [you] Votre nid en { $area } paraît mal défendu.
   *[other] Le nid { $seat-of } en { $area } paraît mal défendu.
}
why-peace = Aucun combat à ma portée ne vaut ses pertes.
why-invade = { $seat-who ->
    [you] À l’intérieur de votre nid, elles sont trop peu pour m’arrêter.
   *[other] À l’intérieur du nid { $seat-of }, elles sont trop peu pour m’arrêter.
}
why-not-invade = { $seat-who ->
    [you] À l’intérieur de votre nid, j’aurais plus à perdre qu’à gagner.
   *[other] À l’intérieur du nid { $seat-of }, j’aurais plus à perdre qu’à gagner.
}
why-carry = De tout ce qui peut s’emporter, voici ce qui fait le plus mal : { $brood }.
why-carry-no-more = Les autres servent mieux à chasser la reine.
why-capture = { $seat-who ->
    [you] Vos fourmis gourdes viennent avec toute leur nourriture.
   *[other] Les fourmis gourdes { $seat-of } viennent avec toute leur nourriture.
}
why-enslave = { $seat-who ->
    [you] Ces nymphes, les vôtres, travailleront bientôt pour moi.
   *[other] Ces nymphes { $seat-of } travailleront bientôt pour moi.
}
why-hunt = Toutes celles qui restent poursuivent la reine.
why-scatter = Ce combat est perdu : que se sauve qui peut.
why-hold = C’est moi qui ai la force : personne ne part.
why-hold-ground = Ce que j’ai gagné, je le garde.
why-all-dice = Chaque dé peut écarter une défenseuse.
why-bomb = En moyenne, cela coûte plus à l’attaquant qu’à moi.
why-least-loss = C’est cette fourmi qui me manquera le moins.
why-recruit-first = Les recrues d’abord : elles ne sont pas à moi.
why-rescue = C’est le couvain qui m’a coûté le plus.
why-predator-hit = Plutôt une des leurs qu’une des miennes.
why-repel = Je renvoie les fourmis qui me gênent le plus.
why-nest-lost = De mes nids, c’est celui dont je me passe le mieux.
why-nest-crowned = Ce nid devient le principal : ils mènent tous aux mêmes chambres.

# Fourrager

why-tend = { $token } en { $area } : des soins, et j’en mangerai encore au prochain tour.
why-harvest = { $token } en { $area } : ma colonie a l’usage de cette nourriture.
why-enough = J’ai la nourriture que je compte employer ce tour-ci. Le reste attend là le prochain.
why-so-many = { $count ->
    [one] Une fourmi : davantage ne le pourraient pas, ou ce serait inutile.
   *[other] { $count } fourmis : davantage ne le pourraient pas, ou ce serait inutile.
}
why-trail = Un tronçon en { $area } met de la nourriture nouvelle à ma portée.
why-no-trail = Un tronçon ne mènerait nulle part.
why-end-turn = J’ai fait tout ce que je voulais.

# La phase du nid

why-mill = Chaque meunière fait quatre avec un.
why-return = On se repose { in-place }, sans rien manger.
why-starve = Il n’y a pas à manger pour toutes, et c’est la moindre perte.
why-majors = Avec mon trait, des majeures valent maintenant mieux que des princesses.
why-princesses = Les princesses rapportent des points.
why-feed-males = { $count ->
    [one] Un mâle de plus pour les vols.
   *[other] { $count } mâles de plus pour les vols.
}
why-feed-large = { $count ->
    [one] C’est le moment des princesses : cette larve mange à sa faim, et pourra s’envoler au prochain tour.
   *[other] C’est le moment des princesses : { $count } larves mangent à leur faim, et pourront s’envoler au prochain tour.
}
why-feed-spare = { $count ->
    [one] D’autres œufs manqueraient de place ou de nourrices : la nourriture en trop fait une princesse, qui rapporte même seule.
   *[other] D’autres œufs manqueraient de place ou de nourrices : la nourriture en trop fait { $count } princesses, qui rapportent même seules.
}
why-feed-medium = { $count ->
    [one] Une moyenne de plus me servira.
   *[other] { $count } moyennes de plus me serviront.
}
why-feed-small = { $count ->
    [one] Une ouvrière de plus pour la colonie.
   *[other] { $count } ouvrières de plus pour la colonie.
}
why-drop-larvae = Il ne reste rien pour les nourrir.
why-eat = Mieux vaut un œuf ou une larve de moins que la faim plus tard.
why-lay-females = { $count ->
    [one] Un œuf femelle : ce que permettent le nid et la nourriture.
   *[other] { $count } œufs femelles : autant que le permettent le nid et la nourriture.
}
why-lay-males = { $count ->
    [one] Un œuf mâle : il s’envolera avec une larve bien nourrie dans deux tours.
   *[other] { $count } œufs mâles : ils s’envoleront avec des larves bien nourries dans deux tours.
}
why-lay-males-only = Sans reine, on ne peut pondre ici que des mâles ; ils ne coûtent rien, et rapportent des points.
why-no-eggs-food = Il ne reste plus de nourriture pour des œufs.
why-no-eggs-room = Le nid n’a plus de place pour des œufs.
why-no-eggs-nurses = Il y a trop peu de nourrices pour plus d’œufs.
why-no-eggs-flight = Le nid n’aurait de place que sans mes ailées.
why-rove-losses = Ainsi, je garde les larves dont j’ai le plus besoin.
why-fly = { $points ->
    [one] Un point maintenant vaut mieux que des bouches à nourrir plus tard.
   *[other] { $points } points maintenant valent mieux que des bouches à nourrir plus tard.
}
why-fly-wins = { $points ->
    [one] Avec ce point, j’atteins le but.
   *[other] Avec ces { $points } points, j’atteins le but.
}
why-stay = Au prochain tour, ils auront des partenaires.
why-guest-losses = Ainsi, ce qui reste rapporte le plus de points.
why-nest-site = Un deuxième nid en { $area } : plus de terres, plus de place, une reine de plus.
why-no-nest-site = Un nouveau nid viendrait trop tard pour servir.

## Le plan du terminal : ce qui représente chaque chose, et son nom dans la légende

name-short-brown = m
name-short-gray = g
name-short-green = v
name-short-red = r
name-short-yellow = j
name-short-hidden = { "?" }
name-short-prey = Pr
name-short-predator = X
name-short-plants = Pl
name-short-aphids = Pu
name-short-nest = N
name-short-nest_site = n
name-short-trail = =
name-short-worker = o
name-short-media = m
name-short-major = M
name-short-replete = g
name-short-patrol = { "!" }
name-short-queen = R
name-short-food = rations
name-short-egg_f = œuf f
name-short-egg_m = œuf m
name-short-larva_f = larve f
name-short-larva_m = larve m
name-short-pupa_small = petite
name-short-pupa_medium = moyenne
name-short-pupa_large = grande
name-short-pupa_m = nymphe m
name-short-princess = princesse
name-short-male = mâle
name-short-scouting = (o)
name-short-narrow = <
name-short-recruits = +
name-short-battle = **
name-scouting = une seule fourmi peut y aller, en éclaireuse
name-narrow = pas plus de fourmis que cela n’y passent
name-recruits = recrues
name-battle = un combat
name-food = nourriture

## La légende de la carte

sign-area = Couleur d’une zone : { $colour }
sign-value = la valeur d’un jeton, et ce qui s’y ajoute ou s’en retire
sign-shield = en patrouille
sign-moved = déplacement déjà fait ce tour
sign-flow = le chemin de la nourriture vers le nid
sign-grows = va pousser
sign-withers = va dépérir
sign-swept = va disparaître

# Ce que le hasard décide ensuite, annoncé d’avance : tant sur tant

chance-nest = { $of ->
    [one] Puis la dernière colonie place son nid.
   *[other] Puis le hasard désigne qui place son nid ensuite.
}
chance-turn = Puis le hasard désigne à qui le tour.
chance-card = { $of ->
    [one] Puis on pioche la dernière carte.
   *[other] Puis on pioche une des { $of } cartes.
}
chance-trait = Puis on pioche jusqu’au prochain trait.
chance-traits = { $count ->
    [one] Puis on distribue un des { $of } traits.
   *[other] Puis on distribue { $count } des { $of } traits.
}
chance-tokens = { $count ->
    [one] Puis on tire un des { $of } jetons découverte.
   *[other] Puis on tire { $count } des { $of } jetons découverte.
}
