# Antics! Arguments d’un texte : les champs de son événement ou de sa réponse (docs/texts.md).

game-title = Antics!
game-tagline = Élevez la fourmilière, tendez la chaîne, rentrez les proies avant que les fourmiliers ne s’en mêlent.
game-mood = chaînes et tours
game-minutes = 60
game-about = Chacun de vous règne sur une colonie de douze fourmis. Posez vos marqueurs sur votre propre fourmilière : plus une chambre est haute, plus elle est puissante. Explorez pour trouver des tuiles et construisez-les, faites éclore des fourmis, disposez-les en chaîne sur les pistes du jardin, et poussez proies et feuilles jusqu’à la grande fourmilière. Gare aux fourmiliers, et à qui marche à côté de vous avec un soldat de trop. Le plateau et les tuiles imprimés sont perdus : ils sont ici reconstitués.

variant-standard = Le jeu de 2010 (à deux joueurs : la variante maison)
variant-long_game = Partie longue, à 2 ou 3 joueurs : trois proies de chaque sorte
variant-white_first = La première place commence

option-first_player = Premier joueur : une place, ou au hasard
option-long_game = Partie longue (2 ou 3 joueurs) : trois proies de chaque sorte
refused-option-long_game = La partie longue se joue à 2 ou 3.

name-random = au hasard

bot-gentle = doux
bot-easy = facile
bot-gatherer = cueilleur
bot-carrier = porteur
bot-hasty = pressé
bot-greedy = glouton

## Les noms

name-explore = Explorer
name-build = Construire
name-hatch = Éclore
name-ants = Fourmis !
name-push = Poussée
name-fungus = Champignons

name-hatch_explore_start = Éclore / Explorer (tuile de départ)
name-explore_build = Explorer / Construire
name-explore_hatch = Explorer / Éclore
name-explore_ants = Explorer / Fourmis !
name-explore_push = Explorer / Poussée
name-build_hatch = Construire / Éclore
name-build_ants = Construire / Fourmis !
name-build_push = Construire / Poussée
name-hatch_ants = Éclore / Fourmis !
name-hatch_push = Éclore / Poussée
name-ants_push = Fourmis ! / Poussée
name-build_build = Construire / Construire
name-hatch_hatch = Éclore / Éclore
name-ants_ants = Fourmis ! / Fourmis !
name-push_push = Poussée / Poussée
name-fungus_explore = Champignons / Explorer
name-fungus_build = Champignons / Construire
name-fungus_hatch = Champignons / Éclore
name-fungus_ants = Champignons / Fourmis !
name-fungus_push = Champignons / Poussée
name-base_1 = base, Explorer / Éclore
name-base_2 = base, Construire / Poussée
name-base_3 = base, Fourmis ! / Construire

name-flower = fleur
name-meadow = prairie
name-water = eau
name-undergrowth = sous-bois
name-rock = rocher
name-soldier = soldats
name-chasm = le gouffre
name-t01 = la piste 1
name-t02 = la piste 2
name-t03 = la piste 3
name-t04 = la piste 4
name-t05 = la piste 5
name-t06 = la piste 6
name-t07 = la piste 7
name-t08 = la piste 8
name-t09 = la piste 9
name-t10 = la piste 10
name-t11 = la piste 11
name-t12 = la piste 12
name-t13 = la piste 13
name-t14 = la piste 14
name-t15 = la piste 15
name-t16 = la piste 16
name-t17 = la piste 17
name-t18 = la piste 18
name-t19 = la piste 19
name-t20 = la piste 20
name-t21 = la piste 21
name-t22 = la piste 22
name-t23 = la piste 23
name-t24 = la piste 24
name-t25 = la piste 25
name-t26 = la piste 26
name-t27 = la piste 27
name-t28 = la piste 28
name-t29 = la piste 29
name-t30 = la piste 30
name-t31 = la piste 31
name-t32 = la piste 32
name-t33 = la piste 33
name-t34 = la piste 34
name-t35 = la piste 35
name-t36 = la piste 36
name-t37 = la piste 37
name-t38 = la piste 38
name-t39 = la piste 39
name-t40 = la piste 40
name-t41 = la piste 41
name-t42 = la piste 42
name-t43 = la piste 43
name-t44 = la piste 44
name-t45 = la piste 45
name-t46 = la piste 46
name-t47 = la piste 47
name-t48 = la piste 48

name-ladybird = coccinelle
name-butterfly = papillon
name-caterpillar = chenille
name-woodlouse = cloporte
name-beetle = scarabée
name-dragonfly = libellule
name-green_leaf = feuille verte
name-brown_leaf = feuille brune
name-exhausted = jeton Proie Épuisée

name-cl_ladybird = clairière des coccinelles
name-cl_butterfly = clairière des papillons
name-cl_caterpillar = clairière des chenilles
name-cl_woodlouse = clairière des cloportes
name-cl_beetle = clairière des scarabées
name-cl_dragonfly = clairière des libellules
name-cl_green_leaf = clairière des feuilles vertes
name-cl_brown_leaf = clairière des feuilles brunes

name-red = rouge
name-yellow = jaune
name-green = vert
name-blue = bleu
name-grey = gris
name-brown = brun

name-super_ant = Super Fourmi

## Les questions

ask-action = { $super ->
    [yes] Un marqueur sur votre fourmilière ou votre Super Fourmi ({ $left ->
        [one] encore 1 action
       *[other] encore { $left } actions
    }).
   *[no] Un marqueur sur votre fourmilière ({ $left ->
        [one] encore 1 action
       *[other] encore { $left } actions
    }).
}
ask-last-steal = Vos actions sont faites, mais vous pouvez encore voler.
ask-explore = Explorer : prenez une tuile du champ { $field }.
ask-tile = Construire : quelle tuile posez-vous (encore { $left }) ?
ask-first = { $tile } : où va la première moitié ({ $kind }) ?
ask-second = { $tile } : où va la seconde moitié ({ $kind }) ?
ask-hatch = { $which-id ->
    [first] Éclore : où va votre première fourmi (encore { $left }) ?
    [second] Éclore : votre deuxième fourmi rejoint la première ({ $zone }), ou vous arrêtez (encore { $left }).
   *[next] Éclore : où va la fourmi suivante (encore { $left }) ?
}
ask-ants = { $left ->
    [one] Fourmis ! Envoyez, postez en garde ou reprenez une fourmi, une dernière fois.
   *[other] Fourmis ! Envoyez, postez en garde ou reprenez une fourmi (encore { $left }).
}
ask-push = { $left ->
    [one] Poussée : choisissez ce qui avance, puis où (la dernière).
   *[other] Poussée : choisissez ce qui avance, puis où (encore { $left }).
}
ask-store = Votre proie est rentrée ({ $prey }) : sur quelle case de votre fourmilière va-t-elle ?
ask-return = { $count ->
    [one] Vous avez une tuile de trop : laquelle retourne dans le sac ?
   *[other] Vous avez { $count } tuiles de trop : laquelle retourne dans le sac ?
}
ask-anteater = Plusieurs fourmiliers sont arrivés : lequel attaque maintenant ?

## Les réponses

move-use-space = { $kind }, niveau { $level } ({ $hex })
move-use-super = Super Fourmi : { $kind }
move-steal = Voler sur { $track } ({ $victim })
move-pass-actions = Finir vos actions
move-take-tile = Prendre { $field }{ $lane }
move-choose-tile = Poser { $tile }
move-first = Première moitié en { $hex }
move-second = Seconde moitié en { $hex }
move-hatch-ant = { $zone-id ->
    [soldier] Faire éclore un soldat
   *[other] Faire éclore en zone { $zone }
}
move-stop = S’arrêter là
move-send = Envoyer de la zone { $zone } sur { $track }
move-place-guard = Monter la garde sur { $track }
move-build-bridge = Bâtir un pont sur le gouffre
move-retrieve-worker = Reprendre l’ouvrière sur { $track }
move-retrieve-guard = Reprendre la garde sur { $track }
move-retrieve-hatched = { $zone-id ->
    [soldier] Reprendre un soldat
   *[other] Reprendre une fourmi de la zone { $zone }
}
move-take-item = De la { $clearing } sur { $track }
move-hand-on = Passer { $start-id ->
    [chasm] du gouffre
   *[other] de { $start }
} { $end-id ->
    [chasm] au gouffre
   *[other] à { $end }
}
move-deliver = Livrer par { $track } à la grande fourmilière
move-store-prey = Ranger en { $hex } ({ $prey })
move-return-tile = Rendre { $tile }
move-next-anteater = Le fourmilier de la rangée { $lane }

## Ce qu’une réponse ferait perdre

warning-pass = { $left ->
    [one] Il vous reste une action que vous pourriez faire. Si vous terminez, elle est perdue.
   *[other] Il vous reste { $left } actions, et vous pourriez en faire une. Si vous terminez, elles sont perdues.
}
warning-stop = { $left ->
    [one] { $kind } : il reste une unité dont vous pourriez faire quelque chose. Si vous vous arrêtez, elle est perdue.
   *[other] { $kind } : il reste { $left } unités, et vous pourriez en utiliser une. Si vous vous arrêtez, elles sont perdues.
}

token-hex = { $value }
token-column = colonne { $value }
token-row = ligne { $value }
token-piece = { $value }
token-action = { $value }
token-field = { $value }
token-tile = { $value }
token-zone = { $value-id ->
    [soldier] un soldat
   *[other] une fourmi de la zone { $value }
}
token-track = { $value }
token-worker = ouvrière sur { $value }
token-guard = garde sur { $value }
token-steal = voler sur { $value }
token-clearing = { $value }
token-lane = rangée { $value }
token-place = { $value-id ->
    [supply] retour à votre réserve
   *[anthill] dans la grande fourmilière
}
token-button = { $value-id ->
    [pass] finir vos actions
    [bridge] bâtir un pont
   *[stop] s’arrêter là
}

## Les refus

refused-no-actions-left = Vous n’avez plus d’action.
refused-no-space = Votre fourmilière n’a pas de case en { $hex }.
refused-fungus = Un champignon ne fait pas d’action : { $hex } attend une feuille à la fin de la partie.
refused-used = La case { $hex } a déjà servi ce tour-ci.
refused-prey-on-space = Une proie est rangée en { $hex } ({ $prey }) : cette case ne sert plus et ne peut être recouverte.
refused-idle-explore = Explorer au niveau { $level } ne trouve aucune tuile pour l’instant.
refused-idle-build = Vous n’avez aucune tuile en main à construire, au niveau { $level } comme à un autre.
refused-idle-hatch = Vous n’avez aucune fourmi en réserve à faire éclore, au niveau { $level } comme à un autre.
refused-idle-ants = Il n’y a rien à envoyer, à garder ni à reprendre pour l’instant, au niveau { $level } comme à un autre.
refused-idle-push = Il n’y a rien à pousser pour l’instant, au niveau { $level } comme à un autre.
refused-super-used = Votre Super Fourmi a déjà fait son action de ce tour.
refused-super-idle = Votre Super Fourmi n’a rien à faire pour l’instant.
refused-must-explore = Une exploration va jusqu’au bout : prenez une tuile du champ { $field }.
refused-other-field = Un champ après l’autre : c’est maintenant le champ { $field }.
refused-anteater = En { $spot } se tient le fourmilier { $colour }, et il ne se prend pas.
refused-no-tile = Il n’y a pas de tuile en { $spot }.
refused-must-build = { $left ->
    [one] Une construction va jusqu’au bout : encore une tuile.
   *[other] Une construction va jusqu’au bout : encore { $left } tuiles.
}
refused-tile-chosen = Vous êtes en train de poser { $tile }. Pour une autre tuile, annulez d’abord ce choix.
refused-not-in-hand = Vous n’avez pas { $tile } en main.
refused-marker = Un marqueur se trouve en { $hex } : on ne recouvre pas cette case ce tour-ci.
refused-highest = { $hex } est déjà au niveau { $level } : rien ne va plus haut.
refused-lower-hex = Les deux moitiés de { $tile } sont pareilles : commencez par l’autre hexagone, celui qui précède { $hex }.
refused-hole = { $hex } est un trou : aucune tuile n’y entre sans dépasser dans le vide.
refused-touches-nothing = { $hex } ne touche pas votre fourmilière.
refused-not-neighbours = { $first } et { $second } ne sont pas voisins : une tuile repose sur deux hexagones voisins.
refused-overhang = En { $first } et { $second }, une moitié dépasserait dans le vide.
refused-levels = { $first } est au niveau { $level }, { $second } au niveau { $other } : une tuile se pose à plat.
refused-one-tile = { $first } et { $second } sont une seule tuile ({ $tile }) : une tuile repose sur deux.
refused-stop = Faites au moins une unité avant de vous arrêter.
refused-second-ant = La deuxième fourmi rejoint la première : { $zone }.
refused-zone-empty = Vous n’y avez pas de fourmi : { $zone }.
refused-terrain = Une fourmi de la zone { $zone } ne va pas sur { $track } : le terrain y est { $terrain }.
refused-chasm = Seul un pont de soldats traverse le gouffre.
refused-worker-there = Vous avez déjà une ouvrière sur { $track }.
refused-not-connected = Votre chaîne ne touche pas encore { $track }.
refused-no-worker = Vous n’avez pas d’ouvrière sur { $track }.
refused-guard-there = { $guard-who ->
    [you] Votre propre garde se tient déjà sur { $track }.
   *[other] Une garde { $guard-of } se tient déjà sur { $track }.
}
refused-no-guard = Vous n’avez pas de garde sur { $track }.
refused-carries = Votre ouvrière sur { $track } est chargée ({ $item }).
refused-guard-first = Reprenez d’abord votre garde sur { $track }.
refused-cuts-chain = Sans l’ouvrière sur { $track }, d’autres seraient coupées.
refused-second-bridge = Vous avez déjà un pont.
refused-bridge-soldiers = { $needed ->
    [one] Un pont demande { $needed } soldat dans la zone rouge ; vous en avez { $soldiers }.
   *[other] Un pont demande { $needed } soldats dans la zone rouge ; vous en avez { $soldiers }.
}
refused-bridge-units = { $needed ->
    [one] Un pont prend { $needed } unité ;
   *[other] Un pont prend { $needed } unités ;
} { $left ->
    [one] il n’en reste qu’une.
   *[other] il n’en reste que { $left }.
}
refused-no-soldier = Voler coûte un soldat de la zone rouge, et vous n’en avez pas.
refused-guarded = { $guard-who ->
    [you] On ne vole pas sur { $track } : votre propre garde s’y tient.
   *[other] On ne vole pas sur { $track } : une garde { $guard-of } s’y tient.
}
refused-steal-now = On vole entre deux actions et avant chaque unité de Fourmis ! ou de Poussée, mais pas maintenant.
refused-own-item = C’est déjà à vous.
refused-nothing-carried = Personne ne porte rien que vous puissiez voler sur { $track }.
refused-has-kind = Vous en avez déjà de cette sorte ({ $item }), et une seule est permise.
refused-clearing-empty = Il ne reste rien à la { $clearing }.
refused-nobody-near = Vous n’avez pas d’ouvrière à la { $clearing }.
refused-not-beside = Aucun bout de { $track } ne touche la { $clearing }.
refused-carries-nothing = Votre ouvrière sur { $track } ne porte rien.
refused-nowhere-to-hand = Personne ne peut prendre le relais de votre ouvrière sur { $track } pour l’instant.
refused-not-at-anthill = Aucun bout de { $track } ne touche la grande fourmilière : passez d’abord la charge.
refused-put-back = On ne remet rien sur une clairière.
refused-not-joined = Rien ne relie { $start } et { $end } à cet endroit.
refused-store-on-fungus = { $hex } est un champignon : tant qu’une case Action est libre, c’est là que va la proie.
refused-not-arrived = Le fourmilier de la rangée { $lane } n’attaque pas maintenant.

## Ce qui se passe

event-first-player-named = { $seat-who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-anteater-placed = Le fourmilier { $colour } est dans la rangée { $lane }.
event-tiles-set-aside = { $count ->
    [one] { $count } tuile est écartée sans être vue.
   *[other] { $count } tuiles sont écartées sans être vues.
}
event-fields-filled = { $spots-count ->
    [one] Les champs d’exploration sont garnis, { $spots-count } emplacement : { $tiles }.
   *[other] Les champs d’exploration sont garnis, { $spots-count } emplacements : { $tiles }.
}
event-turn-began = Manche { $round } : { $actions ->
    [one] { $seat-who ->
        [you] c’est à vous, avec une action.
       *[other] c’est à { $seat }, avec une action.
    }
   *[other] { $seat-who ->
        [you] c’est à vous, avec { $actions } actions.
       *[other] c’est à { $seat }, avec { $actions } actions.
    }
}
event-space-used = { $seat-who ->
    [you] Vous utilisez
   *[other] { $seat } utilise
} { $kind } au niveau { $level }.
event-super-ant-used = { $seat-who ->
    [you] Votre Super Fourmi
   *[other] La Super Fourmi { $seat-of }
} agit ({ $kind }).
event-action-stopped = { $seat-who ->
    [you] Vous arrêtez
   *[other] { $seat } arrête
} { $kind } avec { $left ->
    [one] une unité de reste.
   *[other] { $left } unités de reste.
}
event-actions-passed = { $seat-who ->
    [you] Vous passez
   *[other] { $seat } passe
}, { $left ->
    [one] avec une action de reste.
   *[other] avec { $left } actions de reste.
}
event-tile-taken = { $seat-who ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $tile } en { $field }{ $lane }.
event-tile-built = { $seat-who ->
    [you] Vous construisez
   *[other] { $seat } construit
} { $tile } au niveau { $level }.
event-ant-hatched = { $zone-id ->
    [soldier] { $seat-who ->
        [you] Vous faites
       *[other] { $seat } fait
    } éclore un soldat.
   *[other] { $seat-who ->
        [you] Vous faites
       *[other] { $seat } fait
    } éclore une fourmi en zone { $zone }.
}
event-worker-sent = { $seat-who ->
    [you] Vous envoyez
   *[other] { $seat } envoie
} une fourmi de la zone { $zone } sur { $track }.
event-guard-placed = { $seat-who ->
    [you] Vous postez
   *[other] { $seat } poste
} une garde sur { $track }.
event-bridge-built = { $seat-who ->
    [you] Vous bâtissez
   *[other] { $seat } bâtit
} un pont sur le gouffre.
event-worker-retrieved = { $seat-who ->
    [you] Vous reprenez
   *[other] { $seat } reprend
} l’ouvrière sur { $track }.
event-guard-retrieved = { $seat-who ->
    [you] Vous reprenez
   *[other] { $seat } reprend
} la garde sur { $track }.
event-hatched-retrieved = { $zone-id ->
    [soldier] { $seat-who ->
        [you] Vous reprenez
       *[other] { $seat } reprend
    } un soldat.
   *[other] { $seat-who ->
        [you] Vous reprenez
       *[other] { $seat } reprend
    } une fourmi de la zone { $zone }.
}
event-item-stolen = { $victim-who ->
    [you] { $seat } vous vole { $item-id ->
        [butterfly] un
        [woodlouse] un
        [beetle] un
       *[other] une
    } { $item } sur { $track }.
   *[other] { $seat-who ->
        [you] Vous volez
       *[other] { $seat } vole
    } { $item-id ->
        [butterfly] un
        [woodlouse] un
        [beetle] un
       *[other] une
    } { $item } à { $victim } sur { $track }.
}
event-item-taken = { $seat-who ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $item-id ->
    [butterfly] un
    [woodlouse] un
    [beetle] un
   *[other] une
} { $item } sur { $track } ; { $left ->
    [0] il n’en reste plus.
   *[other] il en reste { $left }.
}
event-item-handed-on = { $seat-who ->
    [you] Vous passez
   *[other] { $seat } passe
} { $item-id ->
    [butterfly] un
    [woodlouse] un
    [beetle] un
   *[other] une
} { $item } { $start-id ->
    [chasm] du gouffre
   *[other] de { $start }
} { $end-id ->
    [chasm] au gouffre
   *[other] à { $end }
}.
event-item-delivered = { $seat-who ->
    [you] Vous rentrez
   *[other] { $seat } rentre
} { $item-id ->
    [butterfly] un
    [woodlouse] un
    [beetle] un
   *[other] une
} { $item } par { $track }.
event-prey-exhausted = { $left ->
    [one] La clairière est vide ({ $prey }) : il ne reste qu’un jeton Proie Épuisée à côté du plateau.
   *[other] La clairière est vide ({ $prey }) : il reste { $left } jetons Proie Épuisée à côté du plateau.
}
event-prey-stored = { $seat-who ->
    [you] Vous rangez
   *[other] { $seat } range
} { $prey-id ->
    [butterfly] un
    [woodlouse] un
    [beetle] un
   *[other] une
} { $prey } dans la fourmilière.
event-prey-left-beside = { $seat-who ->
    [you] Votre fourmilière n’a
   *[other] La fourmilière { $seat-of } n’a
} plus de place : { $prey-id ->
    [butterfly] le
    [woodlouse] le
    [beetle] le
   *[other] la
} { $prey } reste à côté.
event-tile-returned = { $seat-who ->
    [you] Vous remettez
   *[other] { $seat } remet
} { $tile } dans le sac.
event-fields-refilled = { $spots-count ->
    [one] Une nouvelle tuile arrive en { $spots } ({ $tiles }).
   *[other] De nouvelles tuiles arrivent en { $spots } ({ $tiles }).
}
event-tiles-ran-out = Le sac est vide : rien pour { $empty }.
event-anteater-arrived = { $arrival ->
    [1] Le fourmilier { $colour } arrive dans la rangée { $lane }, le premier.
    [2] Le fourmilier { $colour } arrive dans la rangée { $lane }, le deuxième.
   *[other] Le fourmilier { $colour } arrive dans la rangée { $lane }, le troisième.
}
event-prey-eaten = Le fourmilier { $colour } mange { $prey-id ->
    [butterfly] un
    [woodlouse] un
    [beetle] un
   *[other] une
} { $prey } ; { $left ->
    [0] il n’en reste plus à la clairière.
   *[other] il en reste { $left } à la clairière.
}
event-no-prey-found = Le fourmilier { $colour } ne trouve rien à son goût ({ $prey }) et reste sur sa faim.
event-ants-eaten = { $zone-id ->
    [soldier] Le fourmilier { $colour } vide la zone rouge : tous les soldats retournent à leurs propriétaires.
   *[other] Le fourmilier { $colour } vide la zone { $zone } : toutes les fourmis retournent à leurs propriétaires.
}
event-no-ants-found = Le fourmilier { $colour } ne trouve de fourmis nulle part.
event-anteaters-reset = Les fourmiliers se retournent et repartent du champ 6 : { $colours }.
event-last-round-began = { $trigger-id ->
    [tiles] Les champs n’ont pas pu être remplis à la fin { $seat-who ->
        [you] de votre tour
       *[other] du tour { $seat-of }
    } : la dernière manche commence.
   *[other] Cinq sortes de proies sont épuisées à la fin { $seat-who ->
        [you] de votre tour
       *[other] du tour { $seat-of }
    } : la dernière manche commence.
}
event-hill-scored = { $seat-who ->
    [you] Votre fourmilière :
   *[other] { $seat } :
} proies { $prey }, champignons { $fungus }, feuilles vertes { $leaves } ; { $total ->
    [one] { $total } point en tout.
   *[other] { $total } points en tout.
}
event-game-ended = { $reason-id ->
    [tiles] La dernière manche est finie : les tuiles manquaient.
    [prey] La dernière manche est finie : cinq sortes de proies étaient épuisées.
    [idle] Personne n’a rien fait pendant trois manches.
   *[rounds] Quarante manches ont été jouées.
} { $winners-count ->
    [one] { $winners-who ->
        [you] Vous voilà Reine des Fourmis !
       *[other] { $winners } : Reine des Fourmis !
    }
   *[other] { $winners-who ->
        [among] { $winners } vous partagez le trône.
       *[other] { $winners } se partagent le trône.
    }
}

ended-tiles = Les champs d’exploration ne pouvaient plus être remplis.
ended-prey = Cinq sortes de proies sont épuisées.
ended-idle = Personne n’a fait d’action pendant trois manches.
ended-rounds = Quarante manches ont été jouées.

detail-prey = Proies
detail-fungus = Champignons
detail-leaves = En plus pour les feuilles vertes

## Scène : le plateau

scene-garden = Jardin
scene-daisies = Pâquerettes
scene-tuft = Herbe
scene-reeds = Roseaux
scene-pebbles = Cailloux
scene-fern = Fougère
scene-anthill = Grande fourmilière
scene-junction = Croisement
scene-chasm = Gouffre : seul un pont de soldats le traverse
scene-brink = Ici commence un pont
scene-track-number = { $number }
scene-track = { $track }, { $terrain }, touche { $next }
scene-track-home = { $track }, { $terrain }, au bord de la grande fourmilière, touche { $next }
scene-track-to = { $track }, { $terrain }, touche { $next }, près de la clairière : { $items }
scene-clearing = { $count ->
    [0] Clairière : { $item }, il n’en reste plus
   *[other] Clairière : { $item }, il en reste { $count }
}
scene-zone = Zone d’éclosion : { $zone }
scene-lane = Rangée { $lane }
scene-field = Champ { $field }
scene-spot-tile = Champ { $field }, rangée { $lane } : { $tile }
scene-spot-anteater = Champ { $field }, rangée { $lane } : fourmilier { $colour }
scene-spot = Champ { $field }, rangée { $lane }
scene-guide = Guide Fourmilier
scene-arrival-prey = Arrivée { $number } : mange une proie
scene-arrival-ants = Arrivée { $number } : mange des fourmis
scene-arrival-prey-ants = Arrivée { $number } : mange une proie, puis des fourmis
scene-bag = { $count ->
    [0] Le sac est vide
    [one] Une tuile dans le sac
   *[other] { $count } tuiles dans le sac
}

## Scène : les pièces

scene-anteater = Fourmilier { $colour }
scene-worker = { $item-id ->
    [hidden] { $seat-who ->
        [you] Votre ouvrière
       *[other] Ouvrière { $seat-of }
    }
   *[other] { $seat-who ->
        [you] Votre ouvrière
       *[other] Ouvrière { $seat-of }
    }, chargée : { $item }
}
scene-guard = { $seat-who ->
    [you] Votre garde
   *[other] Garde { $seat-of }
}
scene-hatched = { $count ->
    [one] { $seat-who ->
        [you] Une de vos fourmis
       *[other] Une fourmi { $seat-of }
    }
   *[other] { $seat-who ->
        [you] { $count } de vos fourmis
       *[other] { $count } fourmis { $seat-of }
    }
}
scene-anchor = { $seat-who ->
    [you] Votre fourmi
   *[other] Fourmi { $seat-of }
} sur la grande fourmilière
scene-sniff-prey = Le prochain fourmilier peut en manger : { $item }
scene-sniff-ants = Le prochain fourmilier qui mange des fourmis cherchera d’abord ici : { $zone }

## Scène : les fourmilières

scene-hill = { $seat-who ->
    [you] Votre fourmilière
   *[other] Fourmilière { $seat-of }
}
scene-space = { $kind }, niveau { $level } ({ $hex })
scene-hex = { $hex }
scene-ground = Sol libre ({ $hex })
scene-preview = { $level ->
    [0] { $kind } : la première moitié est ici
   *[other] { $kind } serait ici au niveau { $level }
}
scene-ledge = À côté de la fourmilière
scene-markers = Marqueurs Action
scene-marker = { $seat-who ->
    [you] Votre marqueur Action
   *[other] Marqueur Action { $seat-of }
}
scene-leaves = Feuilles
scene-beside = Proies à côté de la fourmilière
scene-super-ready = { $seat-who ->
    [you] Votre Super Fourmi
   *[other] Super Fourmi { $seat-of }
} : prête
scene-super-used = { $seat-who ->
    [you] Votre Super Fourmi
   *[other] Super Fourmi { $seat-of }
} : déjà utilisée ce tour-ci
scene-hand = { $seat-who ->
    [you] Vos tuiles
   *[other] Les tuiles de { $seat }
}

## Scène : à côté du plateau

scene-player = { $seat }
scene-score = Points acquis
scene-supply = Fourmis en réserve
scene-prey = Proies
scene-tiles = Tuiles
scene-round = Manche
scene-exhausted = Jetons Proie Épuisée restants
scene-aside = Tuiles écartées, inconnues
scene-anteaters = Fourmiliers en chemin
scene-coming = { $ahead ->
    [0] { $colour } : arrive dès que les tuiles glissent
    [one] { $colour } : une tuile devant lui
   *[other] { $colour } : { $ahead } tuiles devant lui
}
scene-empties = viderait cette zone : { $zone }
scene-needs = { $seat-who ->
    [you] Ce qu’il vous faut encore
   *[other] Ce qu’il faut encore à { $seat }
}
scene-need-hatch = à faire éclore et à envoyer : { $zone }
scene-need-send = à envoyer : { $zone }
scene-need-push = poussée
scene-item = { $item }
scene-home = déjà à la maison
scene-gone = il n’y en a plus
scene-note-last-round = { $trigger-id ->
    [tiles] Les champs n’ont pas pu être remplis : { $turns ->
        [one] c’est le dernier tour.
       *[other] il reste { $turns } tours.
    }
   *[other] Cinq sortes de proies sont épuisées : { $turns ->
        [one] c’est le dernier tour.
       *[other] il reste { $turns } tours.
    }
}
scene-note-one-kind = Encore une sorte de proie épuisée, et la dernière manche commence.
scene-note-bag = { $count ->
    [0] Le sac est vide : au prochain champ vide, la dernière manche commence.
    [one] Il reste une tuile dans le sac ; dès qu’un champ ne peut être rempli, la dernière manche commence.
   *[other] Il reste { $count } tuiles dans le sac ; dès qu’un champ ne peut être rempli, la dernière manche commence.
}
scene-note-store = Choisissez une case pour votre proie ({ $prey }) : elle ne servira plus à aucune action et ne sera jamais recouverte.

## Scène : où l’on en est

scene-stage-actions = Actions
scene-stage-store = Ranger les proies
scene-stage-hand = Trois tuiles
scene-stage-anteaters = Fourmiliers
scene-status-choose = { $actions ->
    [0] Manche { $round } : { $seat-who ->
        [you] vous pouvez encore voler
       *[other] { $seat } peut encore voler
    }
   *[other] Manche { $round } : { $seat-who ->
        [you] il vous reste
       *[other] il reste à { $seat }
    } { $actions ->
        [one] une action
       *[other] { $actions } actions
    }
}
scene-status-explore = Manche { $round } : { $seat-who ->
    [you] vous explorez
   *[other] { $seat } explore
}, encore { $units ->
    [one] un champ
   *[other] { $units } champs
} ; actions restantes : { $actions }
scene-status-build = Manche { $round } : { $seat-who ->
    [you] vous construisez
   *[other] { $seat } construit
}, encore { $units ->
    [one] une tuile
   *[other] { $units } tuiles
} ; actions restantes : { $actions }
scene-status-hatch = Manche { $round } : { $seat-who ->
    [you] vous faites
   *[other] { $seat } fait
} éclore { $units ->
    [one] une fourmi
   *[other] jusqu’à { $units } fourmis
} ; actions restantes : { $actions }
scene-status-ants = Manche { $round } : { $seat-who ->
    [you] vous déplacez vos fourmis
   *[other] { $seat } déplace ses fourmis
}, encore { $units ->
    [one] une unité
   *[other] { $units } unités
} ; actions restantes : { $actions }
scene-status-push = Manche { $round } : { $seat-who ->
    [you] vous poussez
   *[other] { $seat } pousse
}, encore { $units ->
    [one] une poussée
   *[other] { $units } poussées
} ; actions restantes : { $actions }
scene-status-store = Manche { $round } : { $seat-who ->
    [you] vous rangez vos proies sur votre fourmilière
   *[other] { $seat } range ses proies sur sa fourmilière
}
scene-status-hand = Manche { $round } : { $seat-who ->
    [you] vous remettez
   *[other] { $seat } remet
} des tuiles dans le sac
scene-status-anteaters = Manche { $round } : { $seat-who ->
    [you] vous dites
   *[other] { $seat } dit
} quel fourmilier attaque d’abord
scene-status-over = La partie s’est terminée à la manche { $round }

## Les joueurs automatiques, et pourquoi ils font ce qu’ils font. Aucune raison ne livre un secret.

why-slip = Là, je n’ai pas réfléchi.
why-pass = Rien de ce que je peux encore faire ne m’aiderait.
why-stop = Cette action ne peut plus rien faire qui m’aide.

why-explore = D’autres tuiles feraient du bien à ma fourmilière.
why-tile = Sur ce champ, la tuile { $tile } est la plus utile à ma fourmilière.
why-build = La tuile { $tile } sert à ma fourmilière dès maintenant.
why-lay = Ici, la tuile monte au niveau { $level } et ne recouvre rien que je préférerais garder.
why-lay-ground = Je préfère élargir ma fourmilière plutôt que d’en recouvrir une partie.
why-return = La tuile { $tile } est la moins utile à ma fourmilière.

why-hatch = Il me faut des fourmis pour aller chercher ma prochaine prise : { $item }.
why-larva = Une fourmi en zone { $zone } : le chemin de ma prochaine prise ({ $item }) passe par là.
why-larva-spare = Une fourmi en zone { $zone } trouvera bien à s’occuper.
why-soldier = Un soldat garde ce que je porte, ou vole ce que portent les autres.
why-soldier-bridge = Mes soldats vont bâtir un pont vers ma prochaine prise : { $item }.

why-ants = Ma chaîne doit atteindre ma prochaine prise : { $item }.
why-send = Le chemin de ma prochaine prise passe par { $track } : { $item }.
why-send-spare = Ma chaîne pourra continuer à partir de { $track }.
why-bridge = Le pont est un chemin rien qu’à moi.
why-bridge-for = Par le pont, ma prochaine prise est toute proche : { $item }.
why-guard = Sur { $track }, on pourrait me voler.
why-fetch = La fourmi sur { $track } me servira mieux ailleurs.
why-fetch-larva = La fourmi de la zone { $zone } n’a nulle part où aller : je préfère la reprendre.

why-push = Mes fourmis peuvent pousser cela dès maintenant : { $item }.
why-take = À portée de mes fourmis : { $item }. De là, il reste { $left ->
    [one] une poussée
   *[other] { $left } poussées
} jusqu’à la maison.
why-hand-on = Plus près de la maison ({ $item }) : encore { $left ->
    [one] une poussée.
   *[other] { $left } poussées.
}
why-deliver = À la maison ({ $item }) : { $points ->
    [one] un point de plus pour moi.
   *[other] { $points } points de plus pour moi.
}
why-deliver-spare = À la maison ({ $item }) : il se trouvera peut-être un champignon.
why-steal = { $victim-who ->
    [you] Vous avez
   *[other] { $victim } a
} laissé cette prise sans garde, et je peux la rentrer : { $item }.
why-store = De mes cases, c’est celle qui me manquera le moins ({ $kind }) : la proie y va ({ $prey }).
why-anteater = Si le fourmilier { $colour } passe d’abord, il me fait le moins de mal.

## Le plan du terminal : ce qui représente chaque chose, et son nom dans la légende

name-short-explore = X
name-short-build = C
name-short-hatch = É
name-short-ants = F
name-short-push = P
name-short-fungus = Ch
name-short-preview = +
name-short-marker = *
name-short-bag = sac
name-short-arrived = x
name-short-anteater = <
name-short-guard = g
name-short-worker = o
name-short-soldier = s
name-short-ant = f
name-short-sniff = <~
name-short-anthill = COLLINE
name-short-exhausted = x
name-short-ladybird = cocc
name-short-butterfly = papi
name-short-caterpillar = chen
name-short-woodlouse = clop
name-short-beetle = scar
name-short-dragonfly = libe
name-short-green_leaf = f. v.
name-short-brown_leaf = f. b.
name-preview = serait ici
name-marker = marqueur Action
name-bag = le sac, avec ses tuiles
name-arrived = arrivé
name-anteater = fourmilier
name-guard = garde
name-worker = ouvrière
name-ant = fourmi
name-sniff = le prochain fourmilier peut manger ici
name-anthill = la grande fourmilière

## La légende du jardin et des fourmilières

sign-track = Piste : { $zone }
sign-free = libre : une tuile peut venir ici
sign-meal-prey = un fourmilier qui arrive ici mange des proies
sign-meal-ants = un fourmilier qui arrive ici mange des fourmis
sign-level = la hauteur de cette case d’une fourmilière : son niveau

## Ce que l’on demande au hasard

chance-tiles = { $count ->
    [one] Puis une tuile est tirée du sac, sur { $of }.
   *[other] Puis { $count } tuiles sont tirées du sac, sur { $of }.
}
