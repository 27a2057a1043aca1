# Empires cachés. Les arguments d’un texte : les champs de son événement ou de son coup (docs/texts.md).

game-title = Empires cachés
game-tagline = Élevez une colonie, veillez sur votre reine, et faites s’envoler vos ailés avant les voisins.
game-mood = élevage et rapines
game-minutes = 75
game-about = Vous avez une reine, six ouvrières et une poignée de couvain ; vos voisins n’ont rien de plus. Envoyez vos fourmis fourrager, éclairer et patrouiller, nourrissez les larves, creusez le nid, et battez-vous s’il le faut. Seuls les vols nuptiaux rapportent : une princesse et un mâle valent 6 points. Dès que quelqu’un en a 36, le plus haut score l’emporte.

outcome-score = Points

## Morceaux de phrases que plusieurs textes partagent

part-ants = { $caste-id ->
    [worker] { $count ->
        [one] { $count } ouvrière
       *[other] { $count } ouvrières
    }
    [media] { $count ->
        [one] { $count } moyenne
       *[other] { $count } moyennes
    }
   *[major] { $count ->
        [one] { $count } majeure
       *[other] { $count } majeures
    }
}
part-ant = { $caste-id ->
    [worker] une ouvrière
    [media] une moyenne
   *[major] une majeure
}
part-task = { $task-id ->
    [forage] fourrage
    [patrol] patrouille
    [attack] attaque
    [scout] éclairage
    [trail] tronçon
    [idle] sans tâche
   *[other] { $task }
}
part-place = { $area-id ->
    [hidden] { $task }
   *[other] { $area }, { part-task }
}
part-larvae = { $male ->
    [0] { $female ->
        [one] 1 larve femelle
       *[other] { $female } larves femelles
    }
   *[other] { $female ->
        [0] { $male ->
            [one] 1 larve mâle
           *[other] { $male } larves mâles
        }
       *[other] { $female ->
            [one] 1 larve femelle
           *[other] { $female } larves femelles
        } et { $male ->
            [one] 1 larve mâle
           *[other] { $male } larves mâles
        }
    }
}
part-food = { $food ->
    [one] { $food } ration
   *[other] { $food } rations
}
part-kind = { $kind-id ->
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
        [one] { $count } petite nymphe
       *[other] { $count } petites nymphes
    }
    [pupa_medium] { $count ->
        [one] { $count } nymphe moyenne
       *[other] { $count } nymphes moyennes
    }
    [pupa_large] { $count ->
        [one] { $count } grande nymphe
       *[other] { $count } grandes nymphes
    }
   *[pupa_m] { $count ->
        [one] { $count } nymphe mâle
       *[other] { $count } nymphes mâles
    }
}
part-virgin-queens = { $virgin_queens ->
    [one] { $virgin_queens } princesse
   *[other] { $virgin_queens } princesses
}
part-drones = { $drones ->
    [one] { $drones } mâle
   *[other] { $drones } mâles
}
part-reproductives = { $drones ->
    [0] { part-virgin-queens }
   *[other] { $virgin_queens ->
        [0] { part-drones }
       *[other] { part-virgin-queens } et { part-drones }
    }
}

## Façons de jouer

variant-standard = Le jeu de 2009, sur la carte imprimée
variant-alternate-setup = Mise en place par tuiles : vous posez la carte vous-mêmes, tuile après tuile
variant-restart = Nouveau départ : qui a perdu sa reine peut recommencer avec une nouvelle colonie
variant-reduce-prey = Proies en déclin : toutes les Proies s’usent à la fin de chaque tour de jeu
variant-all-rules = Les trois règles facultatives ensemble
variant-quiet-start = Des débuts paisibles : aucun assaut de nid avant le tour de jeu 6 (parfait pour débuter)
variant-short = Partie courte : qui est en tête après 8 tours de jeu gagne

option-alternate_setup = Mise en place par tuiles : poser la carte soi-même
option-restart = Nouveau départ : une colonie morte peut recommencer
option-reduce_prey = Proies en déclin : les Proies s’usent à chaque tour de jeu
option-max_game_turns = Durée : nombre de tours de jeu après lequel le meilleur score gagne
option-no_nest_attacks_before_turn = Des débuts paisibles : tour de jeu à partir duquel on peut assaillir les nids (0 : le premier)

## Les questions

ask-turn-start = Votre tour commence. Voulez-vous faire quelque chose avant de piocher ?
ask-draw-step = Jouez-vous des cartes maintenant, ou continuez-vous ?
ask-draw-step-over = { $most ->
    [one] Vous avez plus de { $most } carte :
   *[other] Vous avez plus de { $most } cartes :
} jouez des Actions ou défaussez, jusqu’à { $most }. Les Traits comptent aussi, même posés devant vous.
ask-mutate-pick = Quel Trait cède la place, et à quel autre ?
ask-budding-boost = Troquez-vous tout votre couvain contre des ouvrières, jusqu’à 12 ? L’occasion ne reviendra pas.
ask-card-target-area = { $card } : dans quelle zone ?
ask-card-target-player = { $card } : contre qui ?
ask-choose-larvae = { $count ->
    [one] Vous perdez { $count } larve. Combien de femelles ?
   *[other] Vous perdez { $count } larves. Combien de femelles parmi elles ?
}
ask-predator-move = Quel Prédateur va où ?
ask-predator-victim = Le Prédateur peut dévorer une fourmi. Laquelle ?
ask-migrate-to = Où va votre nid ?
ask-lose-brood = Vos nourrices ne peuvent pas porter tout le couvain. Que laissez-vous en arrière ?
ask-keep-aphids = Des Pucerons quittent { $area } ({ $marker }). Les gardez-vous ?
ask-return-aphids = Où vont ces Pucerons ({ $marker }) ? Dans une zone où vous avez des fourmis, ou au sac.
ask-window-event = Avant que l’Événement n’agisse : jouez-vous une carte ?
ask-window-predator = Un Prédateur est à côté de vos fourmis : jouez-vous une carte ?
ask-window-one-queen = « Une reine » est jouée contre vous : jouez-vous une carte ?
ask-choose-ant-attrition = Attrition : laquelle de vos fourmis en { $area } est perdue ?
ask-choose-ant-repelled = Répulsif : laquelle de vos fourmis quitte { $area } ?
ask-repel-player = Répulsif : à qui est la fourmi qui doit quitter { $area } ?
ask-assign-source = { $over ->
    [0] { $missing ->
        [0] { $idle ->
            [0] Attribuez les tâches : choisissez des fourmis à déplacer, ou finissez l’étape.
           *[other] Attribuez les tâches : choisissez des fourmis à déplacer. Certaines n’ont pas encore de tâche.
        }
        [one] Attribuez les tâches : choisissez des fourmis à déplacer. Il manque { $missing } nourrice à votre couvain.
       *[other] Attribuez les tâches : choisissez des fourmis à déplacer. Il manque { $missing } nourrices à votre couvain.
    }
   *[other] Attribuez les tâches : choisissez des fourmis à déplacer. Votre nid est trop plein de { $over }.
}
ask-assign-destination = { $caste-id ->
    [worker] Où vont ces ouvrières ?
    [media] Où vont ces moyennes ?
   *[major] Où vont ces majeures ?
}
ask-assign-count = { $area-id ->
    [hidden] Combien d’entre elles ? ({ $task })
   *[other] Combien vont en { $area } ({ part-task }) ?
}
ask-gather-at = Où vos fourmis doivent-elles se rassembler ? Les nourrices et les constructrices restent.
ask-place-nest = Où vous installez-vous ?
ask-setup-trait = Vous pouvez poser des Traits devant vous : ils valent pour toute la partie.
ask-lay-nest-tile = Posez la tuile de votre nid. Elle ne peut pas être de l’eau.
ask-lay-ring-tile = Une tuile à côté de votre nid, en { $area } : de quelle couleur ?
ask-lay-tile = Posez une tuile près des nids.
ask-extra-tile = Vous pouvez poser une tuile du stock près de votre jeton.
ask-restart-place = Où fondez-vous votre nouvelle colonie ?
ask-scout-area = Quelle zone éclairez-vous ensuite ?
ask-react = { $scout ->
    [killed] Une éclaireuse a été repérée et tuée en { $area }.
   *[found] Vos patrouilleuses ont repéré une éclaireuse en { $area }.
} Renfort, retrait, ou rien ?
ask-turn-marker = Retournez-vous le jeton en { $area } ? Un Prédateur pourrait dévorer votre éclaireuse.
ask-scout-reinforce = Des renforts rejoignent-ils votre éclaireuse en { $area } ?
ask-scout-assign = Que font vos fourmis en { $area } ?
ask-perform = Avant que vos fourmis se mettent à l’œuvre : faites-vous d’abord autre chose ?
ask-window-forage = Quelqu’un va fourrager : jouez-vous une carte ?
ask-window-combat = Un combat va commencer : jouez-vous une carte ?
ask-window-guest = Phase de nid : jouez-vous une carte contre quelqu’un ?
ask-attack-area = Quelle attaque vient ensuite ?
ask-attack-target = Qui attaquez-vous en { $area } ?
ask-chem-dice = { $card } : combien de dés lancez-vous ?
ask-choose-ant-chemical = { $card-id ->
    [recruitment] { $card } : laquelle de vos fourmis change de camp ?
   *[other] { $card } : laquelle de vos fourmis est chassée ?
}
ask-bomb-dice = Explosions-suicides : combien de dés lancez-vous ? Chaque 1, 2 ou 3 vous coûte aussi une fourmi.
ask-bomb-loss = Une explosion : quelle fourmi de votre camp meurt ?
ask-combat-loss = { $points ->
    [one] Vous gagnez. Encore { $points } point de pertes : quelles fourmis ?
   *[other] Vous gagnez. Encore { $points } points de pertes : quelles fourmis ?
}
ask-carry-off = Quelles fourmis rentrent ? Tant qu’il y a des mortes adverses, chacune rapporte 1 ration.
ask-plunder = Pillage : qu’emportent vos fourmis ? Celles qui rentrent ne chassent pas la reine.
ask-queen-hunt = Chassez-vous la reine ? Un dé par fourmi restante ; un 1 la tue.
ask-promote-site = Votre Nid est perdu. Quel Site de nid le remplace ?
ask-nest-play = { $step } : jouez-vous d’abord une carte ?
ask-shortage-adults = Il n’y a pas assez à manger. Qui meurt de faim ?
ask-emerge-majors = Combien de grandes nymphes deviennent majeures ? Les autres deviennent princesses.
ask-emerge-repletes = Combien de moyennes deviennent fourmis gourdes, à l’Entrepôt ?
ask-feed-large = Combien de larves femelles reçoivent 3 rations et deviennent de grandes nymphes ?
ask-feed-medium = Combien de larves femelles reçoivent 2 rations et deviennent des nymphes moyennes ?
ask-shortage-larvae = Il n’y a pas assez à manger. Quelle larve, quel œuf est mangé ?
ask-lay-female = Combien d’œufs femelles ? Chacun coûte 1 ration.
ask-lay-male = Et combien d’œufs mâles ?
ask-nurses-lay = Sans reine, les nourrices peuvent pondre des œufs mâles. Combien ?
ask-shortage-eggs = Il n’y a pas assez à manger pour les œufs. Que mange la reine ?
ask-store-food = Combien de rations stockez-vous ? Le reste est perdu.
ask-flight = S’envolent-ils : { part-reproductives } ? (Couple 6, princesse seule 2, mâle seul 1.) Choisissez la carte à défausser, ou restez.
ask-guest-queen-loss = { $count ->
    [one] La reine invitée prend { $count } de vos sexués. Combien de princesses ?
   *[other] La reine invitée prend { $count } de vos sexués. Combien de princesses parmi eux ?
}
ask-budding-cost = { $count ->
    [one] Les jeunes reines emmènent encore { $count } fourmi. Laquelle ?
   *[other] Les jeunes reines emmènent encore { $count } fourmis. Lesquelles ?
}
ask-nest-site = Vous pouvez fonder un Site de nid à côté de votre nid. Où ?

## Les réponses

move-play-card = Jouer « { $card } »
move-discard-card = Défausser « { $card } »
move-exchange = « { $trait } » cède la place à « { $card } »
move-fly = S’envoler, en défaussant « { $card } »
move-choose-area = { $area }
move-choose-player = { $seat }
move-attack-area = Attaquer en { $area }
move-attack-player = Attaquer : { $seat }
move-trade-brood = Échanger tout le couvain contre des ouvrières
move-count = { $count }
move-press = { $button-id ->
    [yes] Oui
    [no] Non
    [end] Finir l’étape
    [done] C’est tout
    [restart] Abandonner cette colonie et recommencer
    [none] Aucune
    [discard] Renoncer au jeton
    [stay] Rester
    [stop] S’arrêter là
    [as_last_turn] Comme au dernier tour
    [idle_home] Rappeler les fourmis sans tâche
    [plan] Accepter le plan
    [proposed] Tout le reste comme proposé
    [forage_all] La Réserve : d’abord les nourrices qui manquent, le reste au fourrage
    [gather] Rassembler vos fourmis
    [scout_all] Tout éclairer et retourner chaque jeton
   *[other] { $button }
}
move-go-on = { $button-id ->
    [draw] Piocher une carte
    [end] Finir l’étape
   *[go] Continuer
}
move-eliminate = { $kind-id ->
    [stored_food] Sacrifier de la nourriture stockée
   *[other] Sacrifier : { $kind }
}
move-lose-brood = Laisser { part-kind } en arrière
move-take-ants = { $caste-id ->
    [worker] Ouvrières
    [media] Moyennes
   *[major] Majeures
} ({ part-place })
move-put-ants = { $area-id ->
    [hidden] Au nid : { $task }
   *[other] En { $area } : { $task }
}
move-choose-ant = Une { $caste } : { part-place }
move-lose-ant = Perdre : { $caste } ({ part-place })
move-lose-ants = Perdre { part-ants } ({ part-place })
move-victim = { $seat-who ->
    [you] La vôtre : { $caste } ({ part-task })
   *[other] { $seat } : { $caste } ({ part-task })
}
move-reinforce = Envoyer en renfort { part-ants }
move-retreat = Retirer { part-ants } ({ part-task })
move-give-task = { part-ants } : { $task }
move-carry-off = Renvoyer au nid { part-ants }
move-plunder = { part-ants } : { $take-id ->
    [nothing] retour les mandibules vides
    [pupa_slave] chacune une petite nymphe, pour votre couvain
    [replete] chacune une fourmi gourde et sa nourriture
    [dead] chacune une morte
   *[other] prendre chacune : { $take }
}
move-move-nest = Déplacer le nid en { $area }
move-move-predator = De { $area } en { $to_area }
move-lay-tile = { $color } en { $area }
move-choose-color = { $color }

token-card = { $value }
token-trait = { $value }
token-area = { $value }
token-place = { $value }
token-task = { $value }
token-caste = { $value-id ->
    [worker] ouvrières
    [media] moyennes
   *[major] majeures
}
token-color = { $value }
token-count = { $value }
token-eliminate = { $value }
token-take = { $value-id ->
    [pupa_slave] une petite nymphe pour votre couvain
    [nothing] rien
   *[other] { $value }
}
token-do = { $value-id ->
    [reinforce] renforcer
   *[retreat] se retirer
}
token-button = { $value-id ->
    [yes] oui
    [no] non
    [end] finir l’étape
    [done] c’est tout
    [go] continuer
    [draw] piocher une carte
    [restart] recommencer
    [none] aucune
    [discard] défausser
    [stay] rester
    [stop] s’arrêter là
    [as_last_turn] comme au dernier tour
    [idle_home] rappeler les fourmis sans tâche
    [plan] accepter le plan
    [proposed] tout le reste comme proposé
    [forage_all] envoyer la Réserve fourrager
    [gather] rassembler vos fourmis
    [scout_all] tout éclairer
    [pass] passer
    [fly] s’envoler
   *[move_nest] déplacer le nid
}

## Ce qui serait perdu

warning-hunger = { $count ->
    [one] La nourriture n’y suffit pas : { $count } œuf ou larve serait mangé.
   *[other] La nourriture n’y suffit pas : { $count } œufs ou larves seraient mangés.
}
warning-queen-eats = { $count ->
    [one] La nourriture ne suffit pas à tant d’œufs : { $count } membre du couvain serait mangé.
   *[other] La nourriture ne suffit pas à tant d’œufs : { $count } membres du couvain seraient mangés.
}
warning-no-room = { $count ->
    [one] Le nid n’a pas de place pour { $count } de ces œufs : il faudrait sacrifier du couvain.
   *[other] Le nid n’a pas de place pour { $count } de ces œufs : il faudrait sacrifier du couvain.
}
warning-no-eggs = Aucun œuf ne serait pondu ce tour-ci.
warning-food-lost = { $count ->
    [one] { $count } ration qui pourrait être stockée serait perdue.
   *[other] { $count } rations qui pourraient être stockées seraient perdues.
}
warning-give-up = { $kind-id ->
    [stored_food] De la nourriture stockée serait perdue.
   *[other] Ce sacrifice ne rapporterait rien : { $kind }.
}
warning-scatter = Sans constructrices, le bivouac se disperse : toutes les reines ({ $queens }) et tout le couvain ({ $brood }) seraient perdus.
warning-idle-reserves = { $count ->
    [one] { $count } fourmi de la Réserve pourrait encore rapporter de la nourriture dont la colonie a besoin.
   *[other] { $count } fourmis de la Réserve pourraient encore rapporter de la nourriture dont la colonie a besoin.
}
warning-destroyer = Toutes vos ouvrières ({ $workers }) et tout votre couvain ({ $brood }) seraient perdus ; { $pupae } petites nymphes les remplacent.
warning-infiltrator = { $count ->
    [one] L’un de vos Traits serait défaussé : la nouvelle reine ne garde que ceux de type 1 et ceux de ce tour.
   *[other] { $count } de vos Traits seraient défaussés : la nouvelle reine ne garde que ceux de type 1 et ceux de ce tour.
}
warning-migrate = { $count ->
    [one] Vos nourrices ne peuvent pas porter tout le couvain : { $count } membre resterait en arrière.
   *[other] Vos nourrices ne peuvent pas porter tout le couvain : { $count } membres resteraient en arrière.
}
warning-restart = { $count ->
    [one] { $count } de vos fourmis vit encore et serait perdue.
   *[other] { $count } de vos fourmis vivent encore et seraient perdues.
}
warning-herd = Vous perdriez ce jeton : { $marker }.
warning-own-ant = L’une de vos propres fourmis serait mangée.
warning-last-flight = C’est le dernier tour de jeu : qui reste maintenant ne s’envolera plus et ne rapporte aucun point.
warning-loot = { $count ->
    [one] Il reste de quoi rapporter { $count } ration.
   *[other] Vos fourmis pourraient encore emporter de quoi rapporter { $count } rations.
}
warning-dead-left = { $count ->
    [one] { $count } adversaire morte pourrait encore être rapportée, pour 1 ration.
   *[other] { $count } adversaires mortes pourraient encore être rapportées, pour 1 ration chacune.
}
warning-trade-brood = { $count ->
    [one] Tout votre couvain ({ $count }) disparaîtrait.
   *[other] Tout votre couvain ({ $count }) disparaîtrait.
}

## Ce que décident les dés

odds-marker = { $change ->
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
    [killed] l’éclaireuse est tuée
    [detected] l’éclaireuse est repérée
    [returned] l’éclaireuse rentre au nid
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
    [0] le Tronçon ne donne rien
   *[other] le Tronçon est achevé
}

## Les refus

refused-not-in-hand = Vous n’avez pas « { $card } » en main.
refused-not-now = « { $card } » ne peut pas être jouée à ce moment.
refused-trait-limit = « { $card } » est de trop : vous pouvez avoir un Trait de type { $type }, et quatre Traits en tout.
refused-nothing-scouted = « { $card } » pouvait être jouée plus tôt : rien n’a été éclairé depuis.
refused-condition = { $card-id ->
    [multiple_foundresses] « { $card } » demande une colonie de moins de 12 ouvrières, sans moyennes ni majeures.
    [infiltrator_queen] « { $card } » demande une colonie de moins de 12 ouvrières, sans moyennes ni majeures.
    [destroyer_queen] « { $card } » demande une colonie de moins de 12 ouvrières, sans moyennes ni majeures.
    [highwayman_beetles] « { $card } » : personne ne fourrage nulle part.
    [migrate] « { $card } » : votre nid ne peut pas bouger. Bivouac et Maison de plantes l’interdisent, et il faut une terre libre à côté du nid.
    [rove_beetles] « { $card } » : aucun adversaire n’a 2 larves.
    [one_queen] « { $card } » : aucun adversaire n’a 2 reines et 12 ouvrières, sans Supercolonie.
    [guest_ants] « { $card } » : aucun adversaire n’a 2 rations.
    [guest_queen] « { $card } » : aucun adversaire n’a 2 sexués.
    [predator_migration] « { $card } » : aucun Prédateur ne peut aller nulle part.
    [mutate] « { $card } » : il vous faut un Trait de type 2 à 6 devant vous, et un autre en main qui puisse le remplacer.
    [aphid_cloning] « { $card } » : vous ne rapportez rien des Pucerons ce tour-ci.
    [fat_reserves] « { $card } » : aucun de vos adultes n’a besoin de manger.
    [larval_food] « { $card } » : vous n’avez pas de larves.
    [edible_eggs] « { $card } » : vous n’avez pas de nourrices.
    [male_eggs] « { $card } » : vous n’avez pas de nourrices, ou votre colonie ne pond pas cette fois-ci.
   *[other] « { $card } » : ses conditions ne sont pas remplies.
}
refused-no-effect = « { $card } » ne changerait rien maintenant.
refused-too-many-cards = Vos cartes, Traits posés compris : { $held }. Le maximum est { $most }.
refused-discard = On ne défausse que si l’on a trop de cartes, et seulement de sa main.
refused-discard-trait = « { $card } » est posé devant vous : un Trait en vigueur ne se défausse pas.
refused-restart = On ne recommence que sans reine mère, ou sans fourmis ni couvain, si l’option est choisie et qu’une place est libre.
refused-nest-there = Il y a déjà un nid en { $area }.
refused-water = La zone { $area } est de l’eau : rien ne peut y aller.
refused-not-adjacent = La zone { $area } n’est pas voisine de votre nid en { $nest }.
refused-not-adjacent-nest = Choisissez une zone voisine de votre nid, sans nid.
refused-brood-excess = { $excess ->
    [one] Il faut encore laisser { $excess } membre du couvain, d’une sorte que vous avez.
   *[other] Il faut encore laisser { $excess } membres du couvain, de sortes que vous avez.
}
refused-no-bivouac = Seul un Bivouac déplace ainsi son nid.
refused-bivouac-moved = Votre bivouac s’est déjà déplacé ce tour-ci.
refused-no-foragers = Personne ne fourrage sur un jeton de nourriture en { $area }.
refused-yourself = « { $card } » se joue contre un adversaire.
refused-target = { $card-id ->
    [rove_beetles] « { $card } » demande une cible qui a au moins 2 larves.
    [guest_ants] « { $card } » demande une cible qui a au moins 2 rations.
    [guest_queen] « { $card } » demande une cible qui a au moins 2 sexués.
   *[one_queen] « { $card } » demande une cible qui a au moins 2 reines et 12 ouvrières, sans Supercolonie.
}
refused-mutate-queen = Par Mutation, un Trait de type 1 ne peut ni partir ni arriver.
refused-mutate = Choisissez un de vos Traits de types 2 à 6, et un autre de votre main qui puisse le remplacer.
refused-no-predator = Il n’y a pas de Prédateur visible en { $area }.
refused-predator-move = Le Prédateur ne peut pas aller en { $area } : seulement sur une terre voisine, sans nid.
refused-no-victim = Il n’y a en { $area } aucune fourmi de cette sorte que le Prédateur puisse dévorer.
refused-herd = Les Pucerons vont dans une zone où vous avez des fourmis, sans nid ; ce n’est pas le cas de { $area }.
refused-count = { $most ->
    [one] Exactement { $most } fourmi peut y aller.
   *[other] De 1 à { $most } fourmis peuvent y aller.
}
refused-not-in-setup = « { $card } » est propre à l’étape Piocher une carte : elle ne se joue pas à la mise en place.
refused-beside-nest = La zone { $area } est voisine du nid en { $nest }.
refused-nest-distance = La zone { $area } ne convient pas : un nid va à deux pas d’un autre par la terre, et voisin d’aucun.
refused-tile-color = Impossible ici : { $color }. Pas trois tuiles d’une couleur ensemble, pas d’eau contre l’eau, pas de nid sur l’eau, et seulement les couleurs qui restent.
refused-tile-place = On ne peut pas poser de tuile en { $area } maintenant.
refused-eliminate = On ne peut pas sacrifier cela maintenant ({ $kind }) : seulement tant qu’un contrôle échoue, et le couvain d’abord.
refused-nest-full = La taille de votre nid est de { $size }, mais il faudrait y loger { $used }. Faites sortir des fourmis, ou sacrifiez du couvain.
refused-nurses = { $need ->
    [one] Il faut { $need } nourrice à votre couvain ; vous en avez { $have }.
   *[other] Il faut { $need } nourrices à votre couvain ; vous en avez { $have }.
}
refused-idle = Certaines de vos fourmis sont sans tâche : donnez-leur-en une, ou rappelez-les.
refused-posts-held = Aucune fourmi de la Réserve ne manque à une place de votre dernier tour.
refused-nobody-to-forage = Aucune fourmi de la Réserve ne rapporterait davantage de nourriture.
refused-nobody-to-gather = Il ne reste pas de fourmis dispersées à rassembler.
refused-no-meeting = Les fourmis se rassemblent dans la Réserve ou dans une zone, pour fourrager, patrouiller ou attaquer ; pas ici : { $place }.
refused-nobody-idle = Aucune de vos fourmis n’est sans tâche.
refused-in-order = Votre nid est en ordre.
refused-stays = Ces fourmis restent où elles sont : { $place }.
refused-enough-moves = Vous avez fait { $most } déplacements à cette étape : plus que ce qu’il faut pour la finir.
refused-no-ants-there = { $area-id ->
    [hidden] Vous n’avez pas de telles fourmis à cet endroit : { $task }.
   *[other] Vous n’avez pas de telles fourmis en { $area }.
}
refused-chamber = Ces fourmis ne peuvent pas y aller : { $place }.
refused-predator = Un Prédateur est à l’affût en { $area }.
refused-dangerous = La zone { $area } est dangereuse : seule une éclaireuse peut y aller.
refused-one-scout = Vous avez déjà une éclaireuse en { $area } : une zone dangereuse n’en prend qu’une.
refused-forbidden = La zone { $area } est interdite : elle n’est voisine d’aucune zone sûre.
refused-no-way = Aucun chemin ne mène en { $area }.
refused-patrolled = Des patrouilleuses adverses sont en { $area } : seule une éclaireuse peut y aller d’abord.
refused-no-food = Il n’y a pas de jeton de nourriture en { $area }.
refused-opposing-ants = Des fourmis adverses sont en { $area } : on ne peut pas y patrouiller.
refused-nobody-to-attack = Il n’y a personne en { $area } que vous puissiez attaquer.
refused-too-early = À cette table, aucun nid ne peut être pris d’assaut avant le tour de jeu { $turn }.
refused-nothing-to-scout = Il n’y a rien à éclairer en { $area }.
refused-no-trail = On ne peut pas tracer de Tronçon en { $area } : il faut Création de tronçons et une zone sûre, voisine de votre nid ou d’un de vos Tronçons, où il n’y en a pas.
refused-no-task = Choisissez une tâche en { $area }.
refused-no-scout = Aucune de vos éclaireuses n’est en { $area }.
refused-one-reaction = Renforcer ou se retirer : pas les deux.
refused-reserves = { $count ->
    [0] Vous n’avez en Réserve aucune fourmi qui puisse venir.
    [one] Seule { $count } fourmi de votre Réserve peut venir.
   *[other] Seules { $count } fourmis de votre Réserve peuvent venir.
}
refused-no-ants-to-retreat = Vous n’avez pas là de telles fourmis à retirer.
refused-task-here = En { $area }, seulement ceci : { $tasks }.
refused-no-attackers = Aucune de vos attaquantes n’est en { $area }.
refused-defender = On ne peut attaquer qu’un joueur qui a des fourmis ou un nid en { $area }.
refused-dice = { $most ->
    [one] Vous pouvez lancer { $most } dé, ou aucun.
   *[other] Vous pouvez lancer jusqu’à { $most } dés.
}
refused-loss = { $points ->
    [one] Il faut { $points } point de pertes : choisissez parmi vos fourmis de ce combat, et pas plus qu’il ne faut.
   *[other] Il faut { $points } points de pertes : choisissez parmi vos fourmis de ce combat, et pas plus qu’il ne faut.
}
refused-carriers = Vous n’avez pas ici autant de fourmis qui puissent porter.
refused-no-slaves = Seules les Esclavagistes emportent { $take-id ->
    [replete] des fourmis gourdes, autant qu’il y en a.
   *[other] de petites nymphes pour leur couvain, autant qu’il y en a.
}
refused-loot = { $count ->
    [0] Il n’y a rien de tel dans le nid : { $take }.
   *[other] Il n’y en a pas autant dans le nid : { $take } ({ $count }).
}
refused-no-site = Vous n’avez pas de Site de nid en { $area }.
refused-starve = Choisissez une nourrice, une constructrice, un ailé ou un membre du couvain que vous avez.
refused-feed = { $most ->
    [0] Aucune ne peut être nourrie ainsi.
    [one] Une seule peut être nourrie ainsi, d’après vos larves et votre nourriture.
   *[other] Au plus { $most } peuvent être nourries ainsi, d’après vos larves et votre nourriture.
}
refused-eat = { $chosen ->
    [0] Seuls des larves et des œufs peuvent être mangés maintenant.
   *[other] Seuls des œufs et des larves peuvent être mangés maintenant, mais pas celles que vous avez choisi de bien nourrir ({ $chosen }).
}
refused-lay = { $most ->
    [0] Aucun œuf ne peut être pondu.
    [one] Au plus { $most } œuf peut être pondu.
   *[other] Au plus { $most } œufs peuvent être pondus.
}
refused-feed-queen = La reine peut manger des nymphes, des larves et des œufs de la carte Œufs mâles, mais pas ceux qu’elle a pondus.
refused-nurses-lay = { $most ->
    [0] Vous n’avez pas de nourrices pour pondre.
    [one] Votre nourrice peut pondre { $most } œuf.
   *[other] Vos nourrices peuvent pondre { $most } œufs.
}
refused-store = { $most ->
    [0] Rien ne peut être stocké.
    [one] Au plus { $most } ration peut être stockée.
   *[other] Au plus { $most } rations peuvent être stockées.
}
refused-fly = Pour s’envoler, il faut des ailés et une carte de votre main à défausser.
refused-guest-loss = On ne peut pas perdre ce nombre de princesses : la moitié de vos ailés part, et le reste doit pouvoir se payer.
refused-budding-cost = { $count ->
    [one] Il faut encore { $count } fourmi : choisissez-en une que vous avez.
   *[other] Il faut encore { $count } fourmis : choisissez parmi celles que vous avez.
}
refused-site = Un Site de nid va à côté de votre nid, sur une terre sans nid ; { $area } ne convient pas.

## La fin

ended-points = { $by-count ->
    [one] { $by-who ->
        [you] Vous avez
       *[other] { $by } a
    }
   *[other] { $by-who ->
        [among] { $by } avez
       *[other] { $by } ont
    }
} atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin d’un tour de jeu.
ended-turns = { $turns ->
    [one] { $turns } tour de jeu a été joué.
   *[other] { $turns } tours de jeu ont été joués.
}

## Ce qui se passe : la mise en place

event-nest-drawn = { $seat-who ->
    [you] Votre jeton Nid est tiré.
   *[other] Le jeton Nid { $seat-of } est tiré.
}
event-nest-placed = { $seat-who ->
    [you] Vous vous installez en { $area }.
   *[other] { $seat } s’installe en { $area }.
}
event-tile-laid = { $seat-who ->
    [you] Vous posez une tuile en { $area } : { $color }.
   *[other] { $seat } pose une tuile en { $area } : { $color }.
}
event-tiles-set-aside = { $count ->
    [0] Toutes les tuiles sont posées.
    [one] Il reste { $count } tuile : elle forme le stock.
   *[other] Il reste { $count } tuiles : elles forment le stock.
}
event-markers-laid = { $areas-count ->
    [one] Un jeton découverte est posé face cachée en { $areas }.
   *[other] { $areas-count } jetons découverte sont posés face cachée.
}
event-markers-turned-up = { $areas-count ->
    [0] Aucun jeton découverte n’est voisin d’un nid.
    [one] On retourne le jeton voisin d’un nid : { $markers }.
   *[other] On retourne les jetons voisins des nids : { $markers }.
}
event-traits-dealt = { $cards-count ->
    [0] { $seat-who ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } { $count ->
        [one] { $count } Trait.
       *[other] { $count } Traits.
    }
   *[other] { $seat-who ->
        [you] Vous recevez : { $cards }.
       *[other] { $seat } reçoit : { $cards }.
    }
}
event-deck-made = Les autres cartes forment une pioche de { $count }.

## Ce qui se passe : les tours et les cartes

event-game-turn-begun = Le tour de jeu { $turn } commence.
event-player-turn-begun = { $seat-who ->
    [you] Votre pion est tiré : c’est à vous.
   *[other] Le pion { $seat-of } est tiré : c’est son tour.
}
event-nest-phase-begun = La phase de nid du tour de jeu { $turn } commence.
event-nest-step-begun = Phase de nid : { $step }.
event-nest-step-ended = { $step } : tout le monde a fini.
event-card-drawn = { $card-id ->
    [hidden] { $seat-who ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
   *[other] { $seat-who ->
        [you] Vous piochez « { $card } ».
       *[other] { $seat } pioche « { $card } ».
    }
}
event-event-drawn = { $seat-who ->
    [you] Vous piochez un Événement : { $card } !
   *[other] { $seat } pioche un Événement : { $card } !
}
event-deck-reshuffled = { $count ->
    [one] Une seule carte forme la nouvelle pioche.
   *[other] { $count } cartes sont mélangées en une nouvelle pioche.
}
event-card-discarded = { $seat-who ->
    [you] Vous défaussez « { $card } ».
   *[other] { $seat } défausse « { $card } ».
}
event-trait-played = { $seat-who ->
    [you] Votre colonie acquiert un Trait : { $card }.
   *[other] La colonie { $seat-of } acquiert un Trait : { $card }.
}
event-action-played = { $seat-who ->
    [you] Vous jouez « { $card } ».
   *[other] { $seat } joue « { $card } ».
}
event-card-aimed = { $seat-who ->
    [you] Vous visez { $target } avec « { $card } ».
   *[other] { $target-who ->
        [you] { $seat } vous vise avec « { $card } » !
       *[other] { $seat } vise { $target } avec « { $card } ».
    }
}
event-trait-discarded = { $seat-who ->
    [you] Votre colonie perd un Trait : { $card }.
   *[other] La colonie { $seat-of } perd un Trait : { $card }.
}
event-caste-resettled = { $seat-who ->
    [you] Vous transférez { part-ants } ({ part-place }) : { $to_task }.
   *[other] { $seat } transfère { part-ants } ({ part-place }) : { $to_task }.
}
event-store-released = { $seat-who ->
    [you] Vous ne pouvez plus stocker { part-food } : voilà de la nourriture disponible.
   *[other] { $seat } ne peut plus stocker { part-food } : voilà de la nourriture disponible.
}
event-trails-abandoned = { $seat-who ->
    [you] Vos Tronçons sont abandonnés : { $areas }.
   *[other] Les Tronçons { $seat-of } sont abandonnés : { $areas }.
}
event-herd-released = { $seat-who ->
    [you] Les Pucerons que vous gardiez vont au sac ({ $marker }).
   *[other] Les Pucerons que gardait { $seat } vont au sac ({ $marker }).
}

## Ce qui se passe : les jetons

event-marker-removed = { $marker-id ->
    [hidden] Un jeton face cachée quitte { $area }.
   *[other] Un jeton quitte { $area } : { $marker }.
}
event-marker-changed = { $change ->
    [1] Un + en { $area } ({ $marker }) : valeur { $value }.
   *[other] Un − en { $area } ({ $marker }) : valeur { $value }.
}
event-marker-used-up = Il ne reste rien en { $area } ({ $marker }).
event-marker-arrived = { $marker-id ->
    [hidden] Un nouveau jeton, face cachée, en { $area }.
   *[other] Un nouveau jeton en { $area } : { $marker }.
}
event-trail-removed = { $seat-who ->
    [you] Votre Tronçon en { $area } disparaît.
   *[other] Le Tronçon { $seat-of } en { $area } disparaît.
}

## Ce qui se passe : un nouveau départ

event-colony-abandoned = { $seat-who ->
    [you] Vous abandonnez votre colonie en { $area }.
   *[other] { $seat } abandonne sa colonie en { $area }.
}
event-colony-founded = { $seat-who ->
    [you] Vous fondez une nouvelle colonie en { $area }.
   *[other] { $seat } fonde une nouvelle colonie en { $area }.
}
event-traits-found = { $cards-count ->
    [0] { $seat-who ->
        [you] { $count ->
            [0] Vous ne trouvez aucun Trait.
            [one] Vous prenez { $count } Trait dans la pioche.
           *[other] Vous prenez { $count } Traits dans la pioche.
        }
       *[other] { $count ->
            [0] { $seat } ne trouve aucun Trait.
            [one] { $seat } prend { $count } Trait dans la pioche.
           *[other] { $seat } prend { $count } Traits dans la pioche.
        }
    }
   *[other] { $seat-who ->
        [you] Vous prenez dans la pioche : { $cards }.
       *[other] { $seat } prend dans la pioche : { $cards }.
    }
}

## Ce qui se passe : les tâches

event-herd-returned = { $seat-who ->
    [you] Vous remettez vos Pucerons en { $area } ({ $marker }).
   *[other] { $seat } remet ses Pucerons en { $area } ({ $marker }).
}
event-herd-given-up = { $seat-who ->
    [you] Vous renoncez aux Pucerons que vous gardiez ({ $marker }).
   *[other] { $seat } renonce aux Pucerons gardés ({ $marker }).
}
event-task-lapsed = { $to_task-id ->
    [patrol] { $seat-who ->
        [you] En { $area }, vos fourmis ne peuvent plus { $task } : { $count ->
            [one] { $count } patrouille désormais.
           *[other] { $count } patrouillent désormais.
        }
       *[other] En { $area }, les fourmis { $seat-of } ne peuvent plus { $task } : { $count ->
            [one] { $count } patrouille désormais.
           *[other] { $count } patrouillent désormais.
        }
    }
   *[other] { $seat-who ->
        [you] En { $area }, { $count ->
            [one] { $count } de vos fourmis n’a plus
           *[other] { $count } de vos fourmis n’ont plus
        } de tâche permise ({ part-task }).
       *[other] En { $area }, { $count ->
            [one] { $count } fourmi { $seat-of } n’a plus
           *[other] { $count } fourmis { $seat-of } n’ont plus
        } de tâche permise ({ part-task }).
    }
}
event-ants-assigned = { $seat-who ->
    [you] Vous envoyez { part-ants } ({ part-place })
   *[other] { $seat } envoie { part-ants } ({ part-place })
} { $to_area-id ->
    [hidden] au nid : { $to_task }.
   *[other] en { $to_area } : { $to_task }.
}
event-brood-given-up = { $seat-who ->
    [you] Vous sacrifiez { part-kind }.
   *[other] { $seat } sacrifie { part-kind }.
}
event-store-given-up = { $seat-who ->
    [you] Vous sacrifiez { part-food } de vos stocks.
   *[other] { $seat } sacrifie { part-food } de ses stocks.
}
event-adult-given-up = { $seat-who ->
    [you] Le nid est trop petit. Vous sacrifiez : { $kind }.
   *[other] Le nid est trop petit. { $seat } sacrifie : { $kind }.
}
event-tasks-assigned = { $seat-who ->
    [you] Vos tâches sont attribuées.
   *[other] { $seat } a attribué ses tâches.
}
event-trail-begun = { $seat-who ->
    [you] Vous commencez un Tronçon en { $area }.
   *[other] { $seat } commence un Tronçon en { $area }.
}
event-colony-scattered = { $seat-who ->
    [you] Personne ne bâtit votre bivouac : il se défait. Reines perdues : { $queens }, couvain perdu : { $brood }.
   *[other] Personne ne bâtit le bivouac { $seat-of } : il se défait. Reines perdues : { $queens }, couvain perdu : { $brood }.
}
event-opponent-repelled = { $victim-who ->
    [you] Les fourragères { $seat-of } repoussent une de vos fourmis hors de { $area }.
   *[other] { $seat-who ->
        [you] Vos fourragères repoussent une fourmi { $victim-of } hors de { $area }.
       *[other] Les fourragères { $seat-of } repoussent une fourmi { $victim-of } hors de { $area }.
    }
}
event-ant-repelled = { $victim-who ->
    [you] Répulsif : { part-ant } à vous quitte { $area } ({ part-task }).
   *[other] Répulsif : { part-ant } { $victim-of } quitte { $area } ({ part-task }).
}

## Ce qui se passe : les éclaireuses

event-scout-searched = { $searcher-who ->
    [you] Vos patrouilleuses fouillent { $area } où rôde l’éclaireuse { $seat-of } : { $dice }.
   *[other] { $seat-who ->
        [you] Les patrouilleuses { $searcher-of } fouillent { $area } où rôde votre éclaireuse : { $dice }.
       *[other] Les patrouilleuses { $searcher-of } fouillent { $area } où rôde l’éclaireuse { $seat-of } : { $dice }.
    }
} { $killed-id ->
    [yes] Elle est repérée et tuée.
   *[no] { $detected-id ->
        [yes] Elle est repérée.
       *[no] Elle passe inaperçue.
    }
}
event-area-reinforced = { $seat-who ->
    [you] Vous envoyez des renforts en { $area } : { part-ants }.
   *[other] { $seat } envoie des renforts en { $area } : { part-ants }.
}
event-ants-retreated = { $seat-who ->
    [you] Vous retirez { part-ants } de { $area } ({ part-task }).
   *[other] { $seat } retire { part-ants } de { $area } ({ part-task }).
}
event-reaction-ended = { $seat-who ->
    [you] Vous ne faites rien de plus en { $area }.
   *[other] { $seat } ne fait rien de plus en { $area }.
}
event-marker-turned-up = { $seat-who ->
    [you] Vous retournez le jeton en { $area } : { $marker }.
   *[other] { $seat } retourne le jeton en { $area } : { $marker }.
}
event-marker-left = { $seat-who ->
    [you] Vous laissez le jeton en { $area } face cachée.
   *[other] { $seat } laisse le jeton en { $area } face cachée.
}
event-scout-met-predator = { $fate-id ->
    [killed] { $marker } en { $area } : { $dice }. { $seat-who ->
        [you] Votre éclaireuse est dévorée.
       *[other] L’éclaireuse { $seat-of } est dévorée.
    }
    [returned] { $marker } en { $area } : { $dice }. { $seat-who ->
        [you] Votre éclaireuse s’échappe.
       *[other] L’éclaireuse { $seat-of } s’échappe.
    }
    [camouflaged] { $marker } en { $area } : il ne remarque pas { $seat-who ->
        [you] vos fourmis.
       *[other] les fourmis { $seat-of }.
    }
   *[warned] { $marker } en { $area } : { $seat-who ->
        [you] vos couleurs vives le rebutent, et votre éclaireuse rentre.
       *[other] les couleurs vives le rebutent, et l’éclaireuse { $seat-of } rentre.
    }
}
event-ants-fled = { $seat-who ->
    [you] { $count ->
        [one] { $count } de vos fourmis fuit { $area }.
       *[other] { $count } de vos fourmis fuient { $area }.
    }
   *[other] { $count ->
        [one] { $count } fourmi { $seat-of } fuit { $area }.
       *[other] { $count } fourmis { $seat-of } fuient { $area }.
    }
}
event-task-given = { $seat-who ->
    [you] Vous donnez une tâche à { part-ants } en { $area } : { $task }.
   *[other] { $seat } donne une tâche à { part-ants } en { $area } : { $task }.
}
event-area-scouted = { $seat-who ->
    [you] Vous éclairez { $area }.
   *[other] { $seat } éclaire { $area }.
}

## Ce qui se passe : les tâches effectuées

event-tasks-begun = { $seat-who ->
    [you] Vos fourmis se mettent à l’œuvre.
   *[other] Les fourmis { $seat-of } se mettent à l’œuvre.
}
event-food-foraged = { $seat-who ->
    [you] { $foragers ->
        [0] Vous ne rapportez rien de { $area } ({ $marker }) : trop peu de fourragères pour un si long chemin.
       *[other] Vous fourragez en { $area } ({ $marker }) : { part-food }.
    }
   *[other] { $foragers ->
        [0] { $seat } ne rapporte rien de { $area } ({ $marker }) : trop peu de fourragères pour un si long chemin.
       *[other] { $seat } fourrage en { $area } ({ $marker }) : { part-food }.
    }
} { $dice-count ->
    [0] { "" }
   *[other] Dés : { $dice }.
}
event-trail-tried = { $completed-id ->
    [yes] { $seat-who ->
        [you] Votre Tronçon en { $area } est achevé ({ $dice }).
       *[other] Le Tronçon { $seat-of } en { $area } est achevé ({ $dice }).
    }
   *[no] { $seat-who ->
        [you] Votre Tronçon en { $area } ne donne rien ({ $dice }).
       *[other] Le Tronçon { $seat-of } en { $area } ne donne rien ({ $dice }).
    }
}
event-nest-enlarged = { $seat-who ->
    [you] Vos constructrices agrandissent le nid de { $count } : taille { $size }.
   *[other] Les constructrices { $seat-of } agrandissent le nid de { $count } : taille { $size }.
}

## Ce qui se passe : les combats

event-area-attacked = { $seat-who ->
    [you] Vous attaquez { $defender } en { $area }.
   *[other] { $defender-who ->
        [you] { $seat } vous attaque en { $area } !
       *[other] { $seat } attaque { $defender } en { $area }.
    }
}
event-nest-attacked = { $seat-who ->
    [you] Vous prenez d’assaut le nid { $defender-of } en { $area }.
   *[other] { $defender-who ->
        [you] { $seat } prend d’assaut votre nid en { $area } !
       *[other] { $seat } prend d’assaut le nid { $defender-of } en { $area }.
    }
}
event-nest-sealed = { $seat-who ->
    [you] Vous fermez votre nid en { $area } : personne n’y entre ce tour-ci.
   *[other] { $seat } ferme son nid en { $area } : personne n’y entre ce tour-ci.
}
event-chemical-used = { $seat-who ->
    [you] { $card } : vous lancez { $dice }.
   *[other] { $card } : { $seat } lance { $dice }.
} { $struck ->
    [0] Sans effet.
    [one] Une fourmi touchée.
   *[other] { $struck } fourmis touchées.
}
event-ant-driven-off = { $seat-who ->
    [you] { part-place } : { part-ant } à vous est chassée.
   *[other] { part-place } : { part-ant } { $seat-of } est chassée.
}
event-ant-lent = { $seat-who ->
    [you] { part-place } : { part-ant } à vous combat désormais pour l’attaquant.
   *[other] { part-place } : { part-ant } { $seat-of } combat désormais pour l’attaquant.
}
event-bombs-used = { $seat-who ->
    [you] Explosions-suicides : vous lancez { $dice }.
   *[other] Explosions-suicides : { $seat } lance { $dice }.
} { $kills ->
    [0] Il ne se passe rien.
   *[other] Attaquantes à éliminer : { $kills } ; défenseuses : { $own }.
}
event-ants-killed = { $seat-who ->
    [you] Vous perdez { part-ants } : { part-place }.
   *[other] { $seat } perd { part-ants } : { part-place }.
}
event-combat-judged = { $attacker-who ->
    [you] Vous attaquez
   *[other] { $attacker } attaque
} avec { $attack }, { $defender-who ->
    [you] vous défendez
   *[other] { $defender } défend
} avec { $defence } : { $winner-id ->
    [hidden] personne ne survit.
   *[other] { $winner-who ->
        [you] vous gagnez.
       *[other] { $winner } gagne.
    }
}
event-recruits-released = { $seat-who ->
    [you] { $count ->
        [one] { $count } de vos fourmis quitte les rangs de l’attaquant et rentre.
       *[other] { $count } de vos fourmis quittent les rangs de l’attaquant et rentrent.
    }
   *[other] { $count ->
        [one] { $count } fourmi { $seat-of } quitte les rangs de l’attaquant et rentre.
       *[other] { $count } fourmis { $seat-of } quittent les rangs de l’attaquant et rentrent.
    }
}
event-dead-carried-off = { $seat-who ->
    [you] Vous renvoyez au nid { part-ants } de { $area } : { part-food }.
   *[other] { $seat } renvoie au nid { part-ants } de { $area } : { part-food }.
}
event-attack-ended = { $patrollers ->
    [0] L’attaque en { $area } est finie ; aucune attaquante n’y reste.
   *[other] { $seat-who ->
        [you] L’attaque en { $area } est finie ; vos patrouilleuses sur place : { $patrollers }.
       *[other] L’attaque en { $area } est finie ; patrouilleuses { $seat-of } sur place : { $patrollers }.
    }
}
event-nest-plundered = { $take-id ->
    [nothing] { $seat-who ->
        [you] Vous renvoyez { part-ants } les mandibules vides.
       *[other] { $seat } renvoie { part-ants } les mandibules vides.
    }
    [pupa_slave] { $seat-who ->
        [you] Vous prenez à { $defender }, avec { part-ants }, de petites nymphes pour votre couvain : { $count }.
       *[other] { $defender-who ->
            [you] { $seat } vous prend, avec { part-ants }, de petites nymphes pour son couvain : { $count }.
           *[other] { $seat } prend à { $defender }, avec { part-ants }, de petites nymphes pour son couvain : { $count }.
        }
    }
    [replete] { $seat-who ->
        [you] Vous prenez à { $defender }, avec { part-ants }, des fourmis gourdes et leur nourriture : { $count }.
       *[other] { $defender-who ->
            [you] { $seat } vous prend, avec { part-ants }, des fourmis gourdes et leur nourriture : { $count }.
           *[other] { $seat } prend à { $defender }, avec { part-ants }, des fourmis gourdes et leur nourriture : { $count }.
        }
    }
   *[other] { $seat-who ->
        [you] Vous pillez le nid { $defender-of } avec { part-ants } : { $take } ({ $count }), { part-food }.
       *[other] { $defender-who ->
            [you] { $seat } pille votre nid avec { part-ants } : { $take } ({ $count }), { part-food }.
           *[other] { $seat } pille le nid { $defender-of } avec { part-ants } : { $take } ({ $count }), { part-food }.
        }
    }
}
event-dead-eaten = { $seat-who ->
    [you] Les attaquantes mortes nourrissent votre nid : { part-food }.
   *[other] Les attaquantes mortes nourrissent le nid { $seat-of } : { part-food }.
}
event-queen-hunted = { $seat-who ->
    [you] Vous traquez la reine { $defender-of } : { $dice }.
   *[other] { $defender-who ->
        [you] { $seat } traque votre reine : { $dice }.
       *[other] { $seat } traque la reine { $defender-of } : { $dice }.
    }
} { $killed-id ->
    [yes] Elle meurt.
   *[no] Elle en réchappe.
}
event-nest-marker-lost = { $seat-who ->
    [you] Votre nid en { $area } est perdu.
   *[other] Le nid { $seat-of } en { $area } est perdu.
}
event-site-promoted = { $seat-who ->
    [you] Votre Site de nid en { $area } devient votre Nid.
   *[other] Le Site de nid { $seat-of } en { $area } devient son Nid.
}

## Ce qui se passe : l’effet des cartes

event-colony-boosted = { $seat-who ->
    [you] Votre couvain ({ $brood }) cède la place à
   *[other] Le couvain { $seat-of } ({ $brood }) cède la place à
} { $workers ->
    [one] { $workers } nouvelle ouvrière.
   *[other] { $workers } nouvelles ouvrières.
}
event-colony-doubled = { $seat-who ->
    [you] Votre couvain double, et votre nid aussi : taille { $size }, reines { $queens }.
   *[other] Le couvain { $seat-of } double, et le nid aussi : taille { $size }, reines { $queens }.
}
event-colony-infiltrated = { $seat-who ->
    [you] Une reine étrangère prend le pouvoir ; nouvelles ouvrières : { $workers }.
   *[other] Une reine étrangère prend le pouvoir chez { $seat } ; nouvelles ouvrières : { $workers }.
}
event-colony-replaced = { $seat-who ->
    [you] Une reine étrangère vide votre nid :
   *[other] Une reine étrangère vide le nid { $seat-of } :
} ouvrières { $workers }, couvain { $brood }. Elle a { $pupae ->
    [one] { $pupae } petite nymphe.
   *[other] { $pupae } petites nymphes.
}
event-queen-added = { $seat-who ->
    [you] Une reine mère de plus chez vous ; reines : { $queens }.
   *[other] Une reine mère de plus chez { $seat } ; reines : { $queens }.
}
event-colony-migrated = { $seat-who ->
    [you] Votre colonie migre de { $area } en { $to_area }.
   *[other] La colonie { $seat-of } migre de { $area } en { $to_area }.
}
event-brood-left-behind = { $seat-who ->
    [you] Vous laissez { part-kind } en arrière.
   *[other] { $seat } laisse { part-kind } en arrière.
}
event-bivouac-moved = { $seat-who ->
    [you] Votre bivouac se déplace de { $area } en { $to_area }.
   *[other] Le bivouac { $seat-of } se déplace de { $area } en { $to_area }.
}
event-larvae-lost = { $seat-who ->
    [you] Les staphylins vous prennent { part-larvae }.
   *[other] Les staphylins prennent { part-larvae } à { $seat }.
}
event-food-stolen = { $seat-who ->
    [you] Les fourmis invitées mangent chez vous : { part-food } de moins.
   *[other] Les fourmis invitées mangent chez { $seat } : { part-food } de moins.
}
event-guest-queen-arrived = { $seat-who ->
    [you] Une reine invitée s’installe chez vous. Elle attend votre prochain vol.
   *[other] Une reine invitée s’installe chez { $seat }. Elle attend le prochain vol.
}
event-queens-lost = { $seat-who ->
    [you] Il ne vous reste qu’une reine ; perdues : { $count }.
   *[other] Il ne reste qu’une reine à { $seat } ; perdues : { $count }.
}
event-one-queen-refused = { $seat-who ->
    [you] Vous êtes une supercolonie : « Une reine » reste sans effet.
   *[other] { $seat } est une supercolonie : « Une reine » reste sans effet.
}
event-predator-moved = { $seat-who ->
    [you] Vous attirez un prédateur de { $area } en { $to_area } ({ $marker }).
   *[other] { $seat } attire un prédateur de { $area } en { $to_area } ({ $marker }).
}
event-predator-struck = { $marker } frappe en { $area } : { $dice }.
event-ant-caught = { $seat-who ->
    [you] En { $area }, { part-ant } à vous est dévorée ({ part-task }).
   *[other] En { $area }, { part-ant } { $seat-of } est dévorée ({ part-task }).
}
event-food-made = { $seat-who ->
    [you] « { $card } » vous donne { part-food }.
   *[other] « { $card } » donne { part-food } à { $seat }.
}
event-eggs-added = { $seat-who ->
    [you] Vos nourrices ajoutent des œufs mâles : { $eggs }.
   *[other] Les nourrices { $seat-of } ajoutent des œufs mâles : { $eggs }.
}
event-food-found = Des chenilles pour tout le monde : chacun gagne { part-food }.
event-herd-saved = { $seat-who ->
    [you] Vous sauvez vos Pucerons de { $area } ({ $marker }).
   *[other] { $seat } sauve ses Pucerons de { $area } ({ $marker }).
}
event-ant-lost = { $seat-who ->
    [you] En { $area }, vous perdez { part-ant } ({ part-task }).
   *[other] En { $area }, { $seat } perd { part-ant } ({ part-task }).
}

## Ce qui se passe : la phase de nid

event-ants-returned = { $seat-who ->
    [you] { $count ->
        [one] { $count } fourmi rentre chez vous.
       *[other] { $count } fourmis rentrent chez vous.
    }
   *[other] { $count ->
        [one] { $count } fourmi rentre chez { $seat }.
       *[other] { $count } fourmis rentrent chez { $seat }.
    }
}
event-food-milled = { $seat-who ->
    [you] Vos meunières ({ $count }) broient votre nourriture : { part-food } à présent.
   *[other] Les meunières { $seat-of } ({ $count }) broient la nourriture : { part-food } à présent.
}
event-adults-fed = { $seat-who ->
    [you] Les adultes de votre nid mangent { part-food }
   *[other] Les adultes du nid { $seat-of } mangent { part-food }
}{ $missing ->
    [0] .
   *[other]  ; il en manque { $missing } !
}
event-adult-starved = { $seat-who ->
    [you] Vous laissez { part-ant } mourir de faim ({ part-task }).
   *[other] { $seat } laisse { part-ant } mourir de faim ({ part-task }).
}
event-member-starved = { $seat-who ->
    [you] La faim vous coûte : { $kind }.
   *[other] La faim coûte à { $seat } : { $kind }.
}
event-pupae-emerged = { $seat-who ->
    [you] Émergence chez vous
   *[other] Émergence chez { $seat }
}{ $workers ->
    [0] { "" }
    [one] { " · " }{ $workers } ouvrière
   *[other] { " · " }{ $workers } ouvrières
}{ $medias ->
    [0] { "" }
    [one] { " · " }{ $medias } moyenne
   *[other] { " · " }{ $medias } moyennes
}{ $repletes ->
    [0] { "" }
    [one] { " · " }{ $repletes } fourmi gourde
   *[other] { " · " }{ $repletes } fourmis gourdes
}{ $majors ->
    [0] { "" }
    [one] { " · " }{ $majors } majeure
   *[other] { " · " }{ $majors } majeures
}{ $virgin_queens ->
    [0] { "" }
    [one] { " · " }{ $virgin_queens } princesse
   *[other] { " · " }{ $virgin_queens } princesses
}{ $drones ->
    [0] { "" }
    [one] { " · " }{ $drones } mâle
   *[other] { " · " }{ $drones } mâles
}
event-larvae-fed = { $seat-who ->
    [you] Vos larves sont nourries
   *[other] Les larves { $seat-of } sont nourries
}{ $small ->
    [0] { "" }
    [one] { " · " }{ $small } petite nymphe
   *[other] { " · " }{ $small } petites nymphes
}{ $medium ->
    [0] { "" }
    [one] { " · " }{ $medium } nymphe moyenne
   *[other] { " · " }{ $medium } nymphes moyennes
}{ $large ->
    [0] { "" }
    [one] { " · " }{ $large } grande nymphe
   *[other] { " · " }{ $large } grandes nymphes
}{ $male ->
    [0] { "" }
    [one] { " · " }{ $male } nymphe mâle
   *[other] { " · " }{ $male } nymphes mâles
}{ " · " }{ part-food }{ $missing ->
    [0] { "" }
   *[other] { " · " }il en manque { $missing } !
}
event-brood-eaten = { $seat-who ->
    [you] Vos larves mangent un membre du couvain : { $kind }.
   *[other] Les larves { $seat-of } mangent un membre du couvain : { $kind }.
}
event-eggs-hatched = { $seat-who ->
    [you] Vos œufs éclosent : femelles { $female }, mâles { $male }.
   *[other] Les œufs { $seat-of } éclosent : femelles { $female }, mâles { $male }.
}
event-eggs-laid = { $seat-who ->
    [you] Nouveaux œufs chez vous : femelles { $female }, mâles { $male }, pour { part-food }
   *[other] Nouveaux œufs chez { $seat } : femelles { $female }, mâles { $male }, pour { part-food }
}{ $missing ->
    [0] .
   *[other]  ; il en manque { $missing } !
}
event-brood-fed-to-queen = { $seat-who ->
    [you] Votre reine mange un membre du couvain : { $kind }.
   *[other] La reine { $seat-of } mange un membre du couvain : { $kind }.
}
event-nurses-laid = { $seat-who ->
    [you] Sans reine, vos nourrices pondent des œufs mâles : { $eggs }.
   *[other] Sans reine, les nourrices { $seat-of } pondent des œufs mâles : { $eggs }.
}
event-food-discarded = { $seat-who ->
    [you] Il vous reste de la nourriture : stockée { $stored }, perdue { $lost }.
   *[other] Il reste de la nourriture à { $seat } : stockée { $stored }, perdue { $lost }.
}
event-flight-flown = { $seat-who ->
    [you] Vos ailés s’envolent : { part-reproductives }
   *[other] Les ailés { $seat-of } s’envolent : { part-reproductives }
} ({ $pairs ->
    [one] { $pairs } couple
   *[other] { $pairs } couples
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}). { $seat-who ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} « { $card } ».
event-guest-queen-fed = { $seat-who ->
    [you] La reine invitée prend sa part de votre vol : { part-reproductives }.
   *[other] La reine invitée prend sa part du vol { $seat-of } : { part-reproductives }.
}
event-ants-budded = { $seat-who ->
    [you] Vous donnez une escorte aux jeunes reines : { part-ants } ({ part-place }), 1 point chacune.
   *[other] { $seat } donne une escorte aux jeunes reines : { part-ants } ({ part-place }), 1 point chacune.
}
event-site-founded = { $seat-who ->
    [you] Vous fondez un Site de nid en { $area }, avec sa propre reine.
   *[other] { $seat } fonde un Site de nid en { $area }, avec sa propre reine.
}
event-nest-grown = { $seat-who ->
    [you] Votre supercolonie s’étend : taille du nid { $size }.
   *[other] La supercolonie { $seat-of } s’étend : taille du nid { $size }.
}

## Les cartes : ce qu’elles disent

card-budding = Seulement à votre étape de pioche. Une colonie de moins de 12 ouvrières et sans autre caste peut troquer tout son couvain contre 12 ouvrières. Chaque vol coûte 3 fourmis par princesse ; chaque fourmi donnée vaut 1 point.
card-multiple_foundresses = Seulement à votre étape de pioche, avec moins de 12 ouvrières et sans autre caste. La taille du nid et le couvain doublent, et vous avez 1 reine mère de plus.
card-plant_house = Seulement à votre étape de pioche. Votre nid peut tout loger ; les constructrices n’ajoutent rien. Vous ne pouvez plus jamais jouer « Migration ».
card-infiltrator_queen = Seulement à votre étape de pioche, avec moins de 12 ouvrières et sans autre caste. Vous complétez à 12 ouvrières et avez exactement 1 reine. Vos Traits plus anciens de types 2 à 6 sont défaussés.
card-supercolony = À chaque vol, vous pouvez fonder à côté de votre nid un Site de nid, avec 1 reine de plus ; taille du nid +10 après chaque vol. « Une reine » ne peut rien contre vous.
card-destroyer_queen = Seulement à votre étape de pioche, avec moins de 12 ouvrières et sans autre caste. Ouvrières et couvain cèdent la place à 12 petites nymphes et à exactement 1 reine. Vos Traits plus anciens de types 2 à 6 sont défaussés.
card-prolific_queen = Vos reines pondent autant d’œufs que vous pouvez en nourrir : 1 ration chacun, sans limite.
card-bivouac = La taille de votre nid est de 10 par constructrice. Sans constructrice, reines et couvain meurent ! Une fois par tour, le nid peut avancer d’une zone ; il ne pond alors pas. Pas de « Migration ».
card-harvesters = Vous pouvez stocker la nourriture restante. Chaque dizaine de rations prend 1 place dans le nid. Les voleuses ne peuvent y toucher.
card-slave_makers = Quand vous pillez, les petites nymphes peuvent rejoindre votre couvain, et les fourmis gourdes viennent avec la nourriture qu’elles portent.
card-trail_making = Vos fourmis peuvent tracer des Tronçons à côté de votre nid ou d’un autre Tronçon : un dé chacune, un nombre pair l’achève. Les fourragères peuvent compter jusqu’au Tronçon le plus proche.
card-repletes = Les larves nourries de 2 rations deviennent des moyennes. Elles vivent à l’Entrepôt, gorgées chacune de 10 rations qui se gardent d’un tour à l’autre.
card-aphid_herders = Quand une Modification de l’environnement retire des Pucerons à côté de vos fourmis, vous les gardez et les remettez à votre prochain tour.
card-suicide_bombers = En défense : lancez jusqu’à un dé par fourmi. Chaque 1, 2 ou 3 tue autant d’attaquantes, et une des vôtres.
card-deadly_sting = Vos ouvrières comptent 2 points de combat, en attaque comme en défense.
card-mace = En attaque : lancez jusqu’à un dé par fourmi. Chaque résultat de 1 à 4 chasse une défenseuse avant le combat.
card-territory_marking = Vos ouvrières comptent 3 points de combat en défense, 1 en attaque.
card-repellent = Les fourragères qui arrivent repoussent autant de fourmis adverses. En attaque : lancez jusqu’à un dé par fourmi ; chaque résultat de 1 à 3 chasse une défenseuse.
card-recruitment = En attaque : lancez jusqu’à un dé par fourmi. Pour chaque 1 ou 2, une défenseuse combat pour vous.
card-camouflage = Les Prédateurs ne remarquent pas vos fourmis : vous pouvez entrer dans leurs zones et y rester.
card-warning_coloration = L’Attrition ne vous prend aucune fourmi, et les Prédateurs ne dévorent jamais vos éclaireuses.
card-specialist_foragers = Les larves nourries de 2 rations deviennent des moyennes, bonnes à tout faire. Là où l’une d’elles fourrage, la Proie ne s’épuise pas.
card-porters = Les larves nourries de 2 rations deviennent des moyennes, bonnes à tout faire. Là où l’une d’elles fourrage, le chemin est plus court d’un pas.
card-guards = Les larves nourries de 2 rations deviennent des moyennes, bonnes à tout faire, de 3 points de combat. Là où l’une d’elles patrouille, l’Attrition ne vous prend personne.
card-soldiers = Les grandes nymphes peuvent devenir des majeures, bonnes à tout faire, de 4 points de combat.
card-millers = Les grandes nymphes peuvent devenir des majeures, à l’Entrepôt. À chaque phase de nid, chacune change 1 ration en 3.
card-blockers = Les grandes nymphes peuvent devenir des majeures, en Réserve. Elles ne quittent jamais le nid, mais le défendent avec 6 points chacune.

card-aphid_cloning = Avant de fourrager : ce tour-ci, vos Pucerons donnent leur valeur en plus de ce que rapportent vos fourragères, sans dés.
card-highwayman_beetles = À votre tour, ou juste avant qu’un autre fourrage : un − là où des fourmis fourragent.
card-fat_reserves = Phase de nid, étape 2 : vos adultes n’ont pas besoin de manger.
card-additional_queen = À votre tour : vous avez 1 reine mère de plus.
card-migrate = À votre tour : votre nid passe dans une zone voisine. Seuls 10 membres du couvain par nourrice suivent, la taille du nid devient 10, et vos reines ne pondent pas cette fois-ci.
card-edible_eggs = Phase de nid, étape 4 : 2 rations par nourrice.
card-male_eggs = Phase de nid, étape 6 : 1 œuf mâle gratuit par nourrice.
card-rove_beetles = À votre tour : un adversaire qui a au moins 2 larves en perd la moitié, arrondie en dessous.
card-guest_ants = Phase de nid : un adversaire qui a au moins 2 rations en perd la moitié, arrondie en dessous. La nourriture stockée est à l’abri.
card-guest_queen = Phase de nid : un adversaire qui a au moins 2 sexués en perdra la moitié à son prochain vol, avant de marquer.
card-one_queen = À votre tour : un adversaire qui a au moins 2 reines et 12 ouvrières ne garde qu’une reine. La Supercolonie est à l’abri.
card-larval_food = Phase de nid, étape 2 : 1 ration pour chacune de vos larves.
card-mutate = Au début de votre tour : un de vos Traits de types 2 à 6 cède la place à un autre de votre main.
card-predator_migration = À votre étape de pioche : déplacez un Prédateur dans une zone voisine et lancez ses dés. Pour chaque 1, il dévore si vous voulez une fourmi sur place ; toutes les autres fuient.
card-seal_nest_entrances = Quand votre nid va être pris d’assaut : personne n’y entre jusqu’à la fin de ce tour.

card-plant_eating_insects = Toutes les Plantes des zones sans fourmis valent 1 de moins (−).
card-aphid_predation = Tous les Pucerons des zones sans fourmis disparaissent.
card-ant_dispersed_seeds = Chaque Proie vaut 1 de plus (+).
card-poor_growing_season = Toutes les Plantes valent 1 de moins (−). Puis la pioche, la défausse et cette carte sont mélangées en une nouvelle pioche.
card-caterpillars = Chacun gagne 6 rations.
card-competition = Chaque Proie vaut 1 de moins (−).
card-good_growing_season = Toutes les Plantes valent 1 de plus (+). Puis de nouveaux jetons découverte arrivent dans toutes les zones vides proches des nids.
part-env-change = tous les jetons visibles y disparaissent, sauf les Plantes ; de nouveaux arrivent dans les zones vides proches des nids.
card-env_change_red = Zones rouges : { part-env-change }
card-env_change_green = Zones vertes : { part-env-change }
card-env_change_yellow = Zones jaunes : { part-env-change }
card-env_change_brown = Zones marron : { part-env-change }
card-env_change_gray = Zones grises : { part-env-change }
card-attrition_red = Chacun perd 1 fourmi dans chaque zone rouge où il en a.
card-attrition_green = Chacun perd 1 fourmi dans chaque zone verte où il en a.
card-attrition_yellow = Chacun perd 1 fourmi dans chaque zone jaune où il en a.
card-attrition_brown = Chacun perd 1 fourmi dans chaque zone marron où il en a.
card-attrition_gray = Chacun perd 1 fourmi dans chaque zone grise où il en a.

## Les noms

# Castes, couvain, sexués

name-worker = ouvrière
name-media = moyenne
name-major = majeure
name-egg_f = œuf femelle
name-egg_m = œuf mâle
name-larva_f = larve femelle
name-larva_m = larve mâle
name-pupa_small = petite nymphe
name-pupa_medium = nymphe moyenne
name-pupa_large = grande nymphe
name-pupa_m = nymphe mâle
name-virgin_queen = princesse
name-drone = mâle
name-replete = fourmi gourde
name-miller = meunière
name-blocker = bloqueuse
name-recruits = recrues
name-pupa_slave = petite nymphe esclave
name-dead = fourmi morte
name-nothing = rien
name-stored_food = nourriture stockée

# Tâches et chambres

name-forage = fourrager
name-patrol = patrouiller
name-attack = attaquer
name-scout = éclairer
name-trail = tracer un tronçon
name-idle = sans tâche
name-reserves = Réserve
name-nurses = Nourrices
name-builders = Constructrices
name-storage = Entrepôt
name-returning = Fourmis qui rentrent

# Étapes de la phase de nid ; la première porte le nom de sa case

name-feed_adults = Nutrition des adultes du nid
name-emerge = Émergence des nymphes
name-feed_larvae = Nutrition des larves
name-hatch = Éclosion des œufs
name-lay = Ponte de nouveaux œufs
name-discard_food = Défausse de la nourriture
name-flight = Vol nuptial

# Couleurs

name-red = rouge
name-green = vert
name-yellow = jaune
name-brown = marron
name-gray = gris
name-blue = bleu

# Jetons découverte

name-prey = Proie
name-prey_1 = Proie-1
name-prey_2 = Proie-2
name-prey_3 = Proie-3
name-prey_4 = Proie-4
name-prey_5 = Proie-5
name-prey_6 = Proie-6
name-predator = Prédateur
name-predator_3 = Prédateur-3
name-predator_4 = Prédateur-4
name-predator_5 = Prédateur-5
name-predator_6 = Prédateur-6
name-plants = Plantes
name-plants_2 = Plantes-2
name-plants_3 = Plantes-3
name-aphids = Pucerons
name-aphids_1 = Pucerons-1
name-aphids_2 = Pucerons-2
name-empty = Vide

# Traits

name-budding = Bouturage
name-multiple_foundresses = Fondatrices multiples
name-plant_house = Maison de plantes
name-infiltrator_queen = Reine infiltratrice
name-supercolony = Supercolonie
name-destroyer_queen = Reine destructrice
name-prolific_queen = Reine prolifique
name-bivouac = Bivouac
name-harvesters = Moissonneuses
name-slave_makers = Esclavagistes
name-trail_making = Création de tronçons
name-repletes = Fourmis gourdes
name-aphid_herders = Éleveuses de pucerons
name-suicide_bombers = Explosions-suicides
name-deadly_sting = Piqûre mortelle
name-mace = Gaz lacrymogène
name-territory_marking = Marquage du territoire
name-repellent = Répulsif
name-recruitment = Recrutement
name-camouflage = Camouflage
name-warning_coloration = Coloration d’avertissement
name-specialist_foragers = Fourragères spécialisées
name-porters = Porteuses
name-guards = Gardes
name-soldiers = Soldates
name-millers = Meunières
name-blockers = Bloqueuses

# Actions

name-aphid_cloning = Clonage de pucerons
name-highwayman_beetles = Scarabées chapardeurs
name-fat_reserves = Réserves de graisse
name-additional_queen = Reine supplémentaire
name-migrate = Migration
name-edible_eggs = Œufs comestibles
name-male_eggs = Œufs mâles
name-rove_beetles = Staphylins
name-guest_ants = Fourmis invitées
name-guest_queen = Reine invitée
name-one_queen = Une reine
name-larval_food = Nourriture des larves
name-mutate = Mutation
name-predator_migration = Migration de prédateur
name-seal_nest_entrances = Clôture des entrées du nid

# Événements

name-plant_eating_insects = Insectes mangeurs de plantes
name-aphid_predation = Prédation des pucerons
name-ant_dispersed_seeds = Graines dispersées par les fourmis
name-poor_growing_season = Mauvaise saison
name-caterpillars = Chenilles
name-competition = Concurrence
name-good_growing_season = Bonne saison
name-env_change_red = Modification de l’environnement (rouge)
name-env_change_green = Modification de l’environnement (vert)
name-env_change_yellow = Modification de l’environnement (jaune)
name-env_change_brown = Modification de l’environnement (marron)
name-env_change_gray = Modification de l’environnement (gris)
name-attrition_red = Attrition (rouge)
name-attrition_green = Attrition (vert)
name-attrition_yellow = Attrition (jaune)
name-attrition_brown = Attrition (marron)
name-attrition_gray = Attrition (gris)

## La table

# Le dessin : étapes du tour, où nous en sommes

scene-stage-draw = Piocher
scene-stage-assign = Tâches
scene-stage-scout = Éclairer
scene-stage-perform = À l’œuvre
scene-stage-next = Suivant
scene-stage-returning = Retour
scene-stage-feed_adults = Adultes
scene-stage-emerge = Nymphes
scene-stage-feed_larvae = Larves
scene-stage-hatch = Œufs
scene-stage-lay = Ponte
scene-stage-discard_food = Vivres
scene-stage-flight = Vol

scene-status-setup = Les colonies s’installent
scene-status-draw = { $seat-who ->
    [you] Tour { $turn } : votre étape de pioche
   *[other] Tour { $turn } : { $seat } pioche
}
scene-status-event = { $seat-who ->
    [you] Tour { $turn } : vous avez pioché un Événement
   *[other] Tour { $turn } : { $seat } a pioché un Événement
}
scene-status-assign = { $seat-who ->
    [you] Tour { $turn } : vous attribuez les tâches
   *[other] Tour { $turn } : { $seat } attribue les tâches
}
scene-status-scout = { $seat-who ->
    [you] Tour { $turn } : vos éclaireuses partent
   *[other] Tour { $turn } : les éclaireuses { $seat-of } partent
}
scene-status-scouting = { $seat-who ->
    [you] Tour { $turn } : vous éclairez { $area }
   *[other] Tour { $turn } : { $seat } éclaire { $area }
}
scene-status-perform = { $seat-who ->
    [you] Tour { $turn } : vos fourmis se mettent à l’œuvre
   *[other] Tour { $turn } : les fourmis { $seat-of } se mettent à l’œuvre
}
scene-status-fight = { $seat-who ->
    [you] Tour { $turn } : vous attaquez { $defender } en { $area }
   *[other] { $defender-who ->
        [you] Tour { $turn } : { $seat } vous attaque en { $area }
       *[other] Tour { $turn } : { $seat } attaque { $defender } en { $area }
    }
}
scene-status-storm = { $seat-who ->
    [you] Tour { $turn } : vous donnez l’assaut au nid { $defender-of } en { $area }
   *[other] { $defender-who ->
        [you] Tour { $turn } : { $seat } donne l’assaut à votre nid en { $area }
       *[other] Tour { $turn } : { $seat } donne l’assaut au nid { $defender-of } en { $area }
    }
}
scene-status-nest = Tour { $turn }, phase de nid : { $step }
scene-status-over = La partie est finie, en { $turn ->
    [one] { $turn } tour de jeu
   *[other] { $turn } tours de jeu
}

# La carte

scene-map = Carte
scene-area = { $area }, { $color }
scene-area-safe = { $area }, { $color } : sûre
scene-area-dangerous = { $area }, { $color } : dangereuse, pour une seule éclaireuse
scene-area-forbidden = { $area }, { $color } : interdite
scene-area-focus = { $area }, { $color } : c’est là que tout se passe
scene-area-name = { $area }
scene-water = { $area }, eau
scene-open-place = { $area } : pas encore de tuile
scene-face-down = un jeton caché
scene-marker = { $marker }, vaut maintenant { $value }
scene-nest = { $seat-who ->
    [you] votre nid
   *[other] le nid { $seat-of }
}
scene-nest-site = { $seat-who ->
    [you] un de vos sites de nid
   *[other] un site de nid { $seat-of }
}
scene-trail = { $seat-who ->
    [you] un de vos tronçons
   *[other] un tronçon { $seat-of }
}
scene-trail-begun = { $seat-who ->
    [you] un tronçon que vous avez commencé
   *[other] un tronçon que { $seat } a commencé
}
scene-ants = { $seat-who ->
    [you] à vous : { part-ants } ({ part-task })
   *[other] { $seat } : { part-ants } ({ part-task })
}
scene-way = la nourriture va de { $area } à { $to_area }
scene-distance = { $count ->
    [one] à { $count } pas du nid : { $count } fourmi rapporte 1 ration
   *[other] à { $count } pas du nid : { $count } fourmis rapportent 1 ration
}

# La feuille de nid

scene-sheet = { $size ->
    [-1] { $seat-who ->
        [you] Votre nid : { $used } à l’intérieur, sans limite
       *[other] Nid { $seat-of } : { $used } à l’intérieur, sans limite
    }
   *[other] { $seat-who ->
        [you] Votre nid : rempli { $used } sur { $size }
       *[other] Nid { $seat-of } : rempli { $used } sur { $size }
    }
}
scene-earth = terre
scene-food-available = Nourriture disponible : { $food }
scene-returning = Retour
scene-builders = { $count ->
    [0] Constructrices
   *[other] Constructrices +{ $count }
}
scene-reserves = Réserve
scene-nurses = Nourrices { $have }/{ $need }
scene-storage = Entrepôt
scene-queens = Reines
scene-builders-dig = { $count ->
    [0] Constructrices : elles mangent, et agrandissent le nid
   *[other] Constructrices : elles mangent, et agrandissent le nid de { $count }
}
scene-reserves-rest = Réserve : repos, sans nourriture ; elles défendent le nid
scene-nurses-needed = Nourrices : { $have } ; il en faut { $need } pour le couvain
scene-storage-holds = Entrepôt : celles qui stockent ou broient, et les provisions
scene-queens-lay = { $eggs ->
    [-1] Reines mères : { $queens } ; elles pondent tout ce que vous pouvez nourrir
    [0] Reines mères : { $queens } ; cette fois, elles ne pondent pas
    [one] Reines mères : { $queens } ; elles pondent au plus { $eggs } œuf
   *[other] Reines mères : { $queens } ; elles pondent jusqu’à { $eggs } œufs
}
scene-female-pupae = nymphes femelles : petites, moyennes, grandes
scene-cell-egg_f = ♀ Œufs
scene-cell-larva_f = ♀ Larves
scene-cell-pupae = ♀ Nymphes
scene-cell-virgin_queen = ♀ Ailées
scene-cell-egg_m = ♂ Œufs
scene-cell-larva_m = ♂ Larves
scene-cell-pupa_m = ♂ Nymphes
scene-cell-drone = ♂ Ailés
scene-housed = { $seat-who ->
    [you] à vous : { part-ants } ({ $place })
   *[other] { $seat } : { part-ants } ({ $place })
}
scene-young = { $kind-id ->
    [virgin_queen] { $count ->
        [one] { $count } princesse
       *[other] { $count } princesses
    }
    [drone] { $count ->
        [one] { $count } mâle
       *[other] { $count } mâles
    }
   *[other] { part-kind }
}
scene-mother-queens = { $seat-who ->
    [you] { $count ->
        [one] votre reine mère
       *[other] vos { $count } reines mères
    }
   *[other] { $count ->
        [one] la reine mère { $seat-of }
       *[other] les { $count } reines mères { $seat-of }
    }
}
scene-stored-food = provisions : { $food }
scene-kept = { $marker }, à l’abri dans le nid

# Ce que la phase de nid apportera

scene-coming = La phase de nid comme prévu
scene-coming-food = Nourriture
scene-coming-foraged = Récolte prévue
scene-coming-milled = Meunières
scene-coming-adults = Adultes du nid
scene-coming-larvae = Larves
scene-coming-left = Reste pour pondre
scene-coming-missing = Manque
scene-coming-to-find = Reste à trouver
scene-coming-lost = Victimes de la faim
scene-coming-lay = Œufs pondus
scene-coming-stored = Stockée
scene-coming-wasted = Jetée
scene-coming-emerge = Émergent
scene-coming-used = Nid ensuite, sans la Réserve
scene-coming-nurses = Nourrices ensuite
scene-coming-points = Un vol rapporterait

# Ce que ferait une réponse qui en vaut plusieurs

scene-shortcut = { $button-id ->
    [as_last_turn] Si vous faites comme au dernier tour
    [forage_all] Si la Réserve va fourrager
   *[proposed] Si vous suivez la proposition
}
scene-sent = { part-place }
scene-chosen = { $caste }, { part-place }
scene-given-up = sacrifié : { $kind }
scene-taken = emporté : { $take }
scene-hunters = restent pour traquer la reine

# Éclairer et combattre

scene-attacks = Attaques prévues
scene-odds-win = { $area } ({ $seat }) : { $ours } contre { $theirs }, une victoire qui coûte { $theirs ->
    [0] 0 point
    [one] { $theirs } point
   *[other] { $theirs } points
}
scene-odds-lose = { $area } ({ $seat }) : { $ours } contre { $theirs }, une défaite
scene-odds-both = { $area } ({ $seat }) : { $ours } contre { $theirs }, personne ne survit
scene-fight = Combat en { $area }
scene-storm = Assaut du nid en { $area }
scene-side-attacks = { $seat-who ->
    [you] Vous attaquez : { $points }
   *[other] { $seat } attaque : { $points }
}
scene-side-defends = { $seat-who ->
    [you] Vous défendez : { $points }
   *[other] { $seat } défend : { $points }
}
scene-nobody = Personne
scene-fighters = { part-ants } à { $each }
scene-recruited = passées à l’attaquant
scene-dead = Mortes
scene-undecided = Les points ne sont pas encore comparés
scene-won = { $seat-who ->
    [you] Vous gagnez : pertes, puis retour avec les mortes
   *[other] { $seat } gagne : pertes, puis retour avec les mortes
}
scene-won-nest = { $seat-who ->
    [you] Vous gagnez : pertes, pillage, la reine
   *[other] { $seat } gagne : pertes, pillage, la reine
}
scene-dice = Dés
scene-die = un { $value }
scene-turncoat = { $seat-who ->
    [you] { part-ants } à vous, du côté de l’attaquant
   *[other] { part-ants } { $seat-of }, du côté de l’attaquant
}
scene-fallen = { $count ->
    [one] { $count } morte
   *[other] { $count } mortes
}
scene-scouting = { $seat-who ->
    [you] Vous éclairez { $area }
   *[other] { $seat } éclaire { $area }
}
scene-unguarded = Personne ne patrouille ici
scene-patrollers = { $seat-who ->
    [you] Vos patrouilleuses
   *[other] Patrouilleuses { $seat-of }
}
scene-search-killed = Découverte et tuée
scene-search-found = Découverte
scene-search-unseen = Pas découverte

# Les cartes

scene-hand-of = { $seat-who ->
    [you] Votre main
   *[other] Main { $seat-of }
}
scene-last-card = Dernière carte
scene-event = Événement
scene-discard = Défausse
scene-kind = { $kind-id ->
    [trait] Trait de type { $type }
    [action] Action
   *[event] Événement
}

# Les joueurs et la table

scene-player = { $seat }
scene-moved = a déjà joué ce tour
scene-guest-mark = { $count ->
    [one] une reine invitée dans le nid
   *[other] { $count } reines invitées dans le nid
}
scene-sealed = entrées closes pour ce tour
scene-no-eggs = a déplacé le nid : pas de ponte
scene-cloning = Clonage de pucerons en vigueur
scene-score = Score
scene-adults = Fourmis
scene-castes = { $workers ->
    [one] { $workers } ouvrière
   *[other] { $workers } ouvrières
}, { $medias ->
    [one] { $medias } moyenne
   *[other] { $medias } moyennes
}, { $majors ->
    [one] { $majors } majeure
   *[other] { $majors } majeures
}
scene-food = Nourriture
scene-food-split = disponible { $food }, en stock { $stored }
scene-size = Taille du nid
scene-brood = Couvain
scene-winged = Fourmis ailées
scene-couples = { $virgin_queens ->
    [one] { $virgin_queens } princesse
   *[other] { $virgin_queens } princesses
}, { $drones ->
    [one] { $drones } mâle
   *[other] { $drones } mâles
}
scene-indoors = Dans le nid
scene-indoors-split = Réserve { $reserves }, Nourrices { $nurses }, Constructrices { $builders }
scene-cards = Cartes en main
scene-game-turn = Tour de jeu
scene-tokens = Reste à jouer
scene-deck = Pioche
scene-pool = Jetons dans le sac
scene-unseen = Encore inconnus
scene-stock = Tuiles
scene-tiles = { $color } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}

# À ne pas manquer

scene-note-predator = Un Prédateur en { $area } ! Fourmis en danger : { $seats }.
scene-note-hunger = { $missing ->
    [one] Il manquera { $missing } ration à la phase de nid.
   *[other] Il manquera { $missing } rations à la phase de nid.
}
scene-note-bivouac = Un bivouac sans constructrices se défait : vous perdriez vos reines ({ $queens }) et votre couvain ({ $brood }).
scene-note-idle = Certaines de vos fourmis sont sans tâche.
scene-note-crowded = Le nid déborde de { $over } : il y en a { $used } à l’intérieur, pour une taille de { $size }. Faites sortir des fourmis, ou abandonnez du couvain.
scene-note-nurses = { $missing ->
    [one] Il faut encore { $missing } nourrice pour { $brood } de couvain.
   *[other] Il faut encore { $missing } nourrices pour { $brood } de couvain.
}
scene-note-no-card = Sans carte à défausser, pas de vol.
scene-note-last-card = Un vol vous coûterait votre dernière carte.
scene-note-lonely = Tout le monde n’a pas de partenaire : { $virgin_queens ->
    [one] { $virgin_queens } princesse
   *[other] { $virgin_queens } princesses
}, { $drones ->
    [one] { $drones } mâle
   *[other] { $drones } mâles
}.
scene-note-guest = La reine invitée prendra la moitié de vos ailés.
scene-note-budding = Bouturage : le vol emmène { $ants } fourmis, pour 1 point chacune.
scene-note-last = { $seats-who ->
    [you] Vous avez atteint
    [among] { $seats } avez atteint
   *[other] { $seats-count ->
        [one] { $seats } a atteint
       *[other] { $seats } ont atteint
    }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : c’est le dernier tour de jeu.
scene-note-close = { $seats-who ->
    [you] Vous avez
    [among] { $seats } avez
   *[other] { $seats-count ->
        [one] { $seats } a
       *[other] { $seats } ont
    }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : un couple peut finir la partie.
scene-note-last-turn = C’est le dernier tour de jeu.
scene-note-planned = Vous avez accepté le plan : cette phase de nid se déroule comme prévu, jusqu’au vol nuptial.
scene-note-scout-all = Tout éclairer : { $areas }, dans cet ordre, et chaque jeton est retourné.

## Les joueurs qui sont des programmes, et leurs raisons

bot-gentle = doux
bot-easy = facile
bot-dreamer = rêveur
bot-homebody = casanier
bot-gleaner = glaneur
bot-peaceful = paisible
bot-greedy = glouton

why-slip = Je n’y ai pas réfléchi.
why-usual = Je fais ici ce qu’on fait d’habitude.

# Où s’installer

why-nest = Ici, mes fourmis trouvent plus de terre autour du nid qu’ailleurs.
why-tile = Ma colonie a besoin de terre autour d’elle, pas d’eau.
why-restart = Cette colonie n’a plus d’avenir : je recommence.
why-promote = C’est autour de ce Site de nid qu’il y a le plus de terre.
why-nest-site = Un Site de nid en { $area } amène une reine et raccourcit les trajets.
why-no-nest-site = Un Site de nid de plus ne serait qu’une entrée de plus dans mon nid.

# Cartes

why-play-flights = « { $card } » : mes prochains vols rapporteront plus.
why-play-growth = « { $card } » : ma colonie grandira plus vite, et le plus tôt sera le mieux.
why-play-workers = « { $card } » : beaucoup d’ouvrières d’un coup pour une petite colonie comme la mienne. Cela vaut plus que ce qu’on y perd.
why-play-room = « { $card } » : plus de place dans mon nid.
why-play-land = « { $card } » : mon nid va là où il y a plus à manger.
why-play-stores = « { $card } » : la nourriture qui reste ne sera plus perdue.
why-play-food = « { $card } » : plus de nourriture avec autant de fourmis.
why-play-hunger = { $food ->
    [one] Il manquera { $food } ration à ce que mon nid peut employer : « { $card } » y aide.
   *[other] Il manquera { $food } rations à ce que mon nid peut employer : « { $card } » y aide.
}
why-play-predators = « { $card } » : les Prédateurs feront moins de mal à mes fourmis.
why-play-change = « { $card } » : un Trait qui m’aide peu cède la place à un meilleur.
why-play-gates = « { $card } » : qui est devant mon nid n’y entrera pas.
why-play-fights = « { $card } » : mes fourmis se battront mieux ; plus tôt c’est posé, plus longtemps cela sert.
why-play-harm = « { $card } » coûte plus aux autres maintenant que plus tard.
why-play-plunder = « { $card } » : mes fourmis rapporteront davantage de ce nid.
why-play-on = { $seat-who ->
    [you] « { $card } » vous coûte plus qu’à n’importe qui d’autre.
   *[other] « { $card } » coûte plus à { $seat } qu’à n’importe qui d’autre.
}
why-play-at = « { $card } » : c’est en { $area } que j’en profite le plus.
why-no-card = Rien de ce que je pourrais jouer ne m’aide assez : il y a place pour peu de Traits, et toute carte peut payer un vol.
why-last-card = Ma dernière carte doit payer le vol.
why-discard = De mes cartes, c’est celle qui me manquera le moins.
why-mutate = « { $card } » : un meilleur Trait pour la suite de la partie.
why-boost = Des ouvrières tout de suite valent mieux pour moi que mon couvain.
why-no-boost = Mon couvain vaut plus que les ouvrières que j’en tirerais.
why-aphids = Des pucerons, cela ne se perd pas.
why-aphids-back = En { $area }, les pucerons sont près du nid, et il n’y a pas encore de nourriture.
why-aphids-gone = Partout où sont mes fourmis, il y a déjà de la nourriture.
why-victim = { $seat-who ->
    [you] S’il faut qu’un prédateur mange, que ce soit plutôt une de vos fourmis.
   *[other] S’il faut qu’un prédateur mange, que ce soit plutôt une fourmi { $seat-of }.
}
why-spare = Il n’y a là que mes fourmis : le prédateur restera sur sa faim.

# Les dispositions comparées

style-usual = la disposition habituelle
style-peaceful = pas de raid
style-homely = garder au nid celles dont il a besoin
style-bold = un raid plus risqué
style-another = un autre raid
style-elsewhere = un raid ailleurs
style-farther = encore un autre raid
style-watchful = une gardienne de plus devant le nid
style-careless = moins de gardiennes devant le nid
style-anxious = deux gardiennes de plus devant le nid
style-besieged = pas de raid, et deux gardiennes de plus
style-more-builders = une constructrice de plus
style-fewer-builders = une constructrice de moins
style-curious = davantage de fourmis vers les zones inconnues
style-whim = mes fourmis dans d’autres zones
style-shift = presque ma disposition habituelle

# Répartir les tâches

why-nurse = Mon couvain a besoin d’autant de nourrices, et pas plus.
why-build = Mon nid sera bientôt trop petit.
why-reserve = Il n’y a plus de nourriture à portée qui vaille le chemin : dans la Réserve, elles ne mangent rien et défendent le nid.
why-reserve-fed = Les fourragères rapportent tout ce que mon nid peut employer : dans la Réserve, les autres ne mangent rien et défendent le nid.
why-follow-up = De la Réserve, elles pourront suivre une éclaireuse vers ce qu’elle trouve.
why-forage = { $need ->
    [one] Mon nid peut employer { $need } ration de plus que ce qu’il a.
   *[other] Mon nid peut employer { $need } rations de plus que ce qu’il a.
} { $count ->
    [one] En { $area }, { $count } fourmi en rapporte { $food }.
   *[other] En { $area }, { $count } fourmis en rapportent { $food }.
}
why-forage-found = Il y a de la nourriture pour elles en { $area }.
why-scout = Je veux savoir ce qu’il y a en { $area }.
why-raid = Attaquer en { $area } vaut mieux qu’une journée de travail.
why-watch = On pourrait s’en prendre à mon nid : en { $area }, elles montent la garde.
why-guard = Ce qu’il y a en { $area } mérite d’être gardé.
why-somewhere = De tous les endroits possibles, c’est celui qui convient le mieux à mon plan.
why-in-place = Toutes mes fourmis sont là où je les veux.
why-give-up = Il faut renoncer à quelque chose, et c’est ce qui coûte le moins.

# Éclairer

why-turn = Sous la plupart des jetons, il y a de la nourriture.
why-not-turn = Un prédateur gâcherait ce que je compte faire ici.
why-follow = L’éclaireuse en { $area } a trouvé du travail pour d’autres fourmis.
why-no-follow = Ici, mon éclaireuse n’a pas besoin de compagnie.
why-hold = Mes patrouilleuses en { $area } peuvent rester comme elles sont.
why-reinforce = Avec ces renforts, je tiens { $area }.
why-retreat = { $area } ne vaut pas les fourmis que j’y perdrais.

# Combattre

why-attack-area = En { $area }, cette attaque est payante.
why-attack-target = { $seat-who ->
    [you] Ici, c’est de vous vaincre qui me rapporte le plus.
   *[other] Ici, c’est de vaincre { $seat } qui me rapporte le plus.
}
why-storm = { $seat-who ->
    [you] Toutes restent : votre nid vaut un assaut.
   *[other] Toutes restent : le nid { $seat-of } vaut un assaut.
}
why-dice = Ces dés ne me coûtent rien.
why-bombs = Sans explosions, je perds ce combat.
why-no-bombs = Je gagne ce combat sans explosions.
why-lose = C’est la fourmi qui me manquera le moins.
why-repel = { $seat-who ->
    [you] Je chasse vos fourmis plutôt que celles d’un autre.
   *[other] Je chasse les fourmis { $seat-of } plutôt que celles d’un autre.
}
why-carry = Les mortes sont de la nourriture.
why-carry-no-more = Les autres sont plus utiles ici.
why-plunder = { $seat-who ->
    [you] C’est la perte qui vous coûte le plus, et elle nourrit ma colonie.
   *[other] C’est la perte qui coûte le plus à { $seat }, et elle nourrit ma colonie.
}
why-hunt = Essayer ne coûte rien, et sans reine une colonie ne grandit pas.

# La phase de nid

why-small = Ce sont des ouvrières qu’il me faut, et de la nourriture pour autre chose.
why-medium = Les moyennes m’apportent plus que les ouvrières.
why-large = J’élève autant de princesses qu’il y aura de partenaires, et des majeures si elles en valent la peine.
why-majors = Elles sont plus utiles en majeures qu’en princesses sans partenaire.
why-no-majors = Il me les faut toutes comme princesses.
why-repletes = Des fourmis gourdes bien remplies font passer les mauvais jours.
why-store = Ce qui n’est pas stocké est perdu.
why-lay = Autant d’œufs, je peux les nourrir et les loger.
why-lay-few = Un petit couvain, c’est tout ce dont je peux m’occuper.
why-lay-pairs = Des œufs femelles et mâles à la fois : j’élève désormais des couples pour le vol.
why-lay-none = Plus de couvain ne trouverait ni nourriture ni place.
why-lay-males = Il est temps de penser au vol : il faut des partenaires aux princesses.
why-lay-no-males = Sans princesses en vue, il ne me faut pas de mâles : d’abord les ouvrières, ensuite le vol.
why-larvae = Ce sont les larves qui me manqueront le moins.

# Le vol

why-fly = { $points ->
    [one] Ils s’envolent maintenant : { $points } point vaut mieux qu’un jour de nourriture de plus.
   *[other] Ils s’envolent maintenant : { $points } points valent mieux qu’un jour de nourriture de plus.
}
why-fly-wins = { $points ->
    [one] Avec { $points } point de plus, j’ai de quoi gagner.
   *[other] Avec { $points } points de plus, j’ai de quoi gagner.
}
why-stay = Attendre des partenaires rapporte plus que de s’envoler maintenant.
why-guest-losses = Ce qui reste tire le meilleur de ce vol.
why-bud = Ces ouvrières ne me manqueront pas, et chacune vaut un point.

## Le plan du terminal : ce qui représente chaque chose, et son nom dans la légende

name-short-red = r
name-short-green = v
name-short-yellow = j
name-short-brown = m
name-short-gray = g
name-short-blue = b
name-short-dangerous = { "!" }
name-short-forbidden = x
name-short-focus = *
name-short-steps = /
name-short-worker = o
name-short-media = m
name-short-major = M
name-short-replete = g
name-short-trail = =
name-short-scout = é
name-short-attack = *
name-short-idle = { "?" }
name-short-patrol = { "!" }
name-short-hidden = { "?" }
name-short-prey = Pr
name-short-predator = X
name-short-plants = Pl
name-short-aphids = Pu
name-short-empty = -
name-short-nest = N
name-short-nest_site = n
name-short-section = =
name-short-begun = -
name-short-food = rations
name-short-egg_f = œuf f
name-short-egg_m = œuf m
name-short-larva_f = larve f
name-short-larva_m = larve m
name-short-pupa_small = petite
name-short-pupa_medium = moyenne
name-short-pupa_large = grande
name-short-pupa_m = nymphe m
name-short-virgin_queen = princesse
name-short-drone = mâle
name-short-queen = R
name-short-recruits = +
name-short-dead = +
name-dangerous = dangereuse : seule une éclaireuse peut y aller
name-forbidden = interdite : aucune zone sûre à côté
name-focus = c’est là que cela se passe
name-steps = pas jusqu’au nid, et fourmis qu’il faut pour 1 ration
name-nest = nid
name-nest_site = Site de nid
name-section = Tronçon
name-begun = Tronçon commencé
name-food = nourriture
name-queen = reine mère

## La légende de la carte

sign-area = Couleur d’une zone : { $color }
sign-water = Eau : personne n’y va
sign-open = on peut y poser une tuile
sign-safe = sûre : vos fourmis peuvent y aller
sign-dangerous = { name-dangerous }
sign-forbidden = { name-forbidden }
sign-focus = { name-focus }
sign-plus = vaut 1 de plus que l’imprimé
sign-minus = vaut 1 de moins que l’imprimé
sign-swept = va disparaître
sign-task = Tâche : { $task }
sign-way = le chemin par lequel la nourriture rentre au nid

# Ce que le hasard décide ensuite, annoncé d’avance : tant sur tant

chance-nest = { $of ->
    [one] Puis la dernière colonie s’installe.
   *[other] Puis le hasard désigne qui s’installe ensuite.
}
chance-turn = Puis le hasard désigne à qui le tour.
chance-card = { $of ->
    [one] Puis on pioche la dernière carte.
   *[other] Puis on pioche une des { $of } cartes.
}
chance-traits = { $count ->
    [one] Puis on distribue un des { $of } Traits.
   *[other] Puis on distribue { $count } des { $of } Traits.
}
chance-markers = { $count ->
    [one] Puis on tire un des { $of } jetons découverte.
   *[other] Puis on tire { $count } des { $of } jetons découverte.
}
