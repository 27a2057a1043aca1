# La Guerre du jardin. Les arguments d’un texte : les champs de son événement ou de son coup (docs/texts.md).

game-title = La Guerre du jardin
game-tagline = Des fourmis cachées, des ordres en main, un seul jardin : trouvez la Reine ennemie avant que l’on trouve la vôtre.
game-mood = guerre cachée
game-minutes = 40

variant-standard = La guerre telle quelle (parfait pour débuter)
variant-any-action = Toute action vous sauve : vous n’êtes bloqué que si aucun ordre en main ne peut rien faire du tout
variant-quiet-explosions = Explosions discrètes : une Explosion n’ouvre pas le Magasin
variant-short = Guerre courte : partie nulle après 30 tours sans progrès, ou après 200 tours
variant-black-first = Les Noires commencent
variant-random-colours = Couleurs au hasard : le sort dit qui commande les Noires

option-blocked_rule = Ce qui vous sauve du blocage
option-explosion_opens_shop = Une Explosion contre une fourmi ouvre le Magasin
option-no_progress_limit = Tours de suite sans progrès avant la partie nulle (0 : sans limite)
option-turn_cap = Tours en tout avant la partie nulle (0 : sans limite)
option-fixed_first = Premier joueur
option-black_seat = Qui commande les Noires : une place, ou au hasard
refused-endless = Gardez une des deux limites de tours, sinon la guerre pourrait ne jamais finir.

name-movement = un déplacement
name-any_action = n’importe quelle action
name-random = au hasard
name-stop = s’arrêter
name-none = rien

outcome-won = { $winners-count ->
    [one] { $winners-who ->
        [you] Vous gagnez la guerre !
       *[other] { $winners } gagne la guerre !
    }
   *[other] { $winners } se séparent sans vainqueur : la partie est nulle.
}
outcome-score = Résultat

## Les questions

ask-place-ant = { $left ->
    [16] Votre armée, en secret : où va votre { $unit } ? Ou prenez toute une formation.
    [one] Votre dernière fourmi : où va-t-elle ? ({ $unit })
   *[other] Où va votre prochaine fourmi ? ({ $unit }, encore { $left })
}
ask-arrange = Votre armée est placée. Touchez une fourmi pour la déplacer, essayez une formation, ou dites que vous êtes prêt.{ $left ->
    [1] { " " }Il reste un changement.
    [2] { " " }Il reste deux changements.
    [3] { " " }Il reste trois changements.
   *[other] { "" }
}
ask-set-down = Où va votre { $unit } de { $square } ? Celle qui s’y trouve prend sa place.
ask-order = C’est votre tour : choisissez un ordre de votre main.
ask-action = { $order } : choisissez une fourmi et ce qu’elle fait { $left ->
    [one] (votre dernière action).
   *[other] (encore { $left } actions).
}
ask-keep = Le Magasin : gardez l’un de ces ordres. Il va sur votre défausse.
ask-remove = Vous pouvez retirer un ordre pour de bon, de votre main ou de votre défausse.
ask-discard = Vous pouvez défausser un ordre avant de piocher.

## Les réponses

move-place-ant = { $unit } en { $square }
move-take-formation = { $formation }
move-lift-ant = Prendre la fourmi en { $square }
move-set-down-ant = La poser en { $square }
move-mirror-army = Échanger gauche et droite
move-ready = Prêt : mon armée est en place
move-play-order = Jouer « { $order } »
move-action = { $start } vers { $end }
move-advance = { $unit } : { $start } vers { $end }
move-step-to = { $attack-id ->
    [yes] { $unit } : attaquer { $end } depuis { $start }
   *[no] { $unit } : aller de { $start } à { $end }
}
move-hit-wall = { $unit } : depuis { $start }, frapper le mur en { $end }
move-explode = Explosion : { $start } contre { $end }
move-build = Construction : { $start } bâtit un mur en { $end }
move-swap = Transport : { $start } échange sa place avec { $end }
move-scout = Reconnaissance : { $start } révèle la fourmi en { $end }
move-shoot = Jet d’acide : de { $start } vers { $end }
move-charge = { $attack-id ->
    [yes] Charge : { $unit } attaque { $end } depuis { $start }
   *[no] Charge : { $unit } de { $start } à { $end }
}
move-jump = { $attack-id ->
    [yes] Saut : { $unit } attaque { $end } depuis { $start }
   *[no] Saut : { $unit } de { $start } à { $end }
}
move-parasite = { $attack-id ->
    [yes] Parasitage : mener la fourmi ennemie de { $start } contre la vôtre en { $end }
   *[no] Parasitage : mener la fourmi ennemie de { $start } à { $end }
}
move-exchange = Échanger { $start } et { $end }
move-rest = Repos : recharger la fourmi en { $square }
move-hatch = Éclosion en { $square } : { $unit }
move-stop = S’arrêter là
move-keep = Garder « { $order } »
move-remove = { $zone-id ->
    [hand] Retirer « { $order } » de votre main
   *[discard] Retirer « { $order } » de votre défausse
}
move-remove-none = Ne rien retirer
move-discard-order = Défausser « { $order } »
move-discard-none = Ne rien défausser

## Ce qu’une réponse ferait perdre

warning-stop = { $left ->
    [one] Il reste à votre ordre une action que vous pourriez faire. Si vous vous arrêtez, elle est perdue.
   *[other] Il reste { $left } actions à votre ordre, et vous pourriez en faire une. Si vous vous arrêtez, elles sont perdues.
}

## Reprendre

undo-revealed = Votre adversaire l’a vu : une fois montrés, armées, ordres, actions, arrêts et cartes ne se reprennent pas.

token-square = { $value }
token-unit = { $value }
token-card = { $value }
token-zone = { $value-id ->
    [hand] de votre main
   *[discard] de votre défausse
}
token-do = { $value-id ->
    [move] y faire un pas
    [hit] frapper le mur
    [scout] { name-reconnaissance }
   *[other] { $value }
}
token-formation = { $value }
token-button = { $value-id ->
    [mirror] retourner
    [ready] prêt
    [stop] s’arrêter là
   *[none] rien
}

## Les refus

refused-square-taken = Une de vos fourmis est déjà en { $square }. Vous pourrez la déplacer quand toutes seront placées.
refused-not-home = La case { $square } n’est pas à vous : vos fourmis commencent sur vos trois rangées de départ.
refused-formation-begun = Vous avez commencé à placer vos fourmis une à une. Les formations reviennent quand toutes seront placées.
refused-not-all-placed = { $left ->
    [one] Il vous reste une fourmi à placer.
   *[other] Il vous reste { $left } fourmis à placer.
}
refused-not-in-hand = Vous n’avez pas « { $order } » en main.
refused-no-action = « { $order } » ne permet aucune action en ce moment : choisissez un autre ordre.
refused-nothing-there = Il n’y a rien en { $square } : choisissez une pièce.
refused-not-yours = La pièce en { $square } est à votre adversaire : cet ordre ne peut pas commencer là.
refused-unit-not-listed = « { $order } » ne s’adresse pas à cette pièce ({ $unit }).
refused-cannot-act = { $unit } en { $square } : rien à faire avec cet ordre en ce moment.
refused-first-action = Un ordre en cours demande au moins une action avant de s’arrêter.
refused-spent = { $unit } en { $square } a utilisé sa capacité et doit se reposer avant de s’en resservir.
refused-queen-hatch = Une Reine n’éclot jamais.
refused-nobody-dead = Aucune fourmi de cette unité n’est morte chez vous ({ $unit }).
refused-hatch-there = Une fourmi morte éclot sur une case vide de vos rangées de départ.
refused-cannot-be-led = La fourmi en { $square } ne peut être menée nulle part.
refused-out-of-sight = La pièce en { $between } cache { $square } à votre Tireuse.
refused-withstands = { $unit } en { $square } : on sait qu’elle résiste à l’acide. Il ne se passerait rien.
refused-wall = Un mur est en { $square } : cet ordre ne peut pas y mener.
refused-path-blocked = Le chemin vers { $square } est barré en { $between }.
refused-pond = La case { $square } est une mare : personne ne peut y aller.
refused-own-ant = Une de vos propres fourmis est en { $square }.
refused-out-of-reach = La case { $square } est hors de portée de cet ordre.
refused-no-such-action = « { $order } » ne le permet pas : voyez les symboles de la carte.
refused-other-ability = { $unit } en { $square } : ce n’est pas sa capacité.
refused-not-spent = { $unit } en { $square } n’a pas utilisé sa capacité : il n’y a rien à recharger.
refused-explode = Une Explosion demande une pièce ennemie sur une case cardinale voisine de la Kamikaze : pas { $square }.
refused-build = Un mur se construit sur une case d’herbe vide : pas en { $square }.
refused-no-wall-left = Il ne reste aucun mur dans votre réserve.
refused-swap = Une Transporteuse échange sa place avec une autre de vos pièces : pas avec { $square }.
refused-scout = Une Reconnaissance demande une fourmi ennemie cachée : pas { $square }.
refused-shoot = L’acide demande une pièce ennemie sur une des 12 cases autour de la Tireuse : pas { $square }.
refused-only-hit = Un mur est en { $square } : on peut le frapper, pas y entrer.
refused-no-wall = Aucun mur n’est en { $square }.
refused-no-enemy-ant = Un Parasitage commence par une fourmi ennemie : il n’y en a pas en { $square }.
refused-its-comrade = Une fourmi de son propre camp est en { $square }.
refused-exchange = Un Échange demande deux pièces différentes à vous : pas { $square }.
refused-equal-walls = Ces deux murs sont pareils : rien ne changerait.
refused-exchange-order = Chaque paire se nomme une seule fois, dans l’ordre alphabétique : commencez par l’autre pièce, pas par { $square }.

## Ce qui se passe : la mise en place

event-colours-assigned = { $black-who ->
    [you] Vous commandez les fourmis noires,
   *[other] { $black } commande les fourmis noires,
} { $red-who ->
    [you] vous les rouges.
   *[other] { $red } les rouges.
}
event-armies-shown = Les deux armées sont en place : { $black-count ->
    [one] { $black-count } fourmi noire
   *[other] { $black-count } fourmis noires
} et { $red-count ->
    [one] { $red-count } rouge.
   *[other] { $red-count } rouges.
}
event-first-player-named = { $seat-who ->
    [you] C’est vous qui commencez.
   *[other] { $seat } commence.
}

## Ce qui se passe : les ordres

event-order-played = { $seat-who ->
    [you] Vous jouez « { $order } ».
   *[other] { $seat } joue « { $order } ».
}
event-order-ended = { $seat-who ->
    [you] « { $order } » est terminé et rejoint votre défausse.
   *[other] « { $order } » est terminé, et { $seat } le pose sur sa défausse.
}
event-order-discarded = { $seat-who ->
    [you] Vous défaussez « { $order } ».
   *[other] { $seat } défausse « { $order } ».
}
event-orders-drawn = { $orders-count ->
    [0] { $seat-who ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } { $count ->
        [one] un ordre.
       *[other] { $count } ordres.
    }
   *[other] { $seat-who ->
        [you] Vous piochez : { $orders }.
       *[other] { $seat } pioche : { $orders }.
    }
}
event-discards-reshuffled = { $seat-who ->
    [you] Vous mélangez votre défausse en une nouvelle pioche,
   *[other] { $seat } mélange sa défausse en une nouvelle pioche,
} { $count ->
    [one] d’un seul ordre.
   *[other] de { $count } ordres.
}
heading-turn-ended = { $seat-who ->
    [you] Tour { $turn } : vous
   *[other] Tour { $turn } : { $seat }
}
event-turn-ended = { $seat-who ->
    [you] Votre tour se termine (tour { $turn }).
   *[other] { $seat } termine son tour (tour { $turn }).
}

## Ce qui se passe : les actions

event-ant-moved = { $seat-who ->
    [you] Vous envoyez une fourmi de { $start } à { $end }.
   *[other] { $seat } envoie une fourmi de { $start } à { $end }.
}
event-ant-charged = { $seat-who ->
    [you] Chargez ! Vous lancez une fourmi de { $start } à { $end }.
   *[other] Chargez ! { $seat } lance une fourmi de { $start } à { $end }.
}
event-ant-jumped = { $seat-who ->
    [you] Saut ! Vous envoyez une fourmi de { $start } à { $end }.
   *[other] Saut ! { $seat } envoie une fourmi de { $start } à { $end }.
}
event-ant-led = { $seat-who ->
    [you] Parasitage : vous menez la fourmi ennemie de { $start } à { $end }.
   *[other] Parasitage : { $seat } mène une fourmi ennemie de { $start } à { $end }.
}
event-combat-fought = Combat en { $square } : { $attacking-id ->
    [queen] la Reine
   *[other] une { $attacking }
} attaque { $defending-id ->
    [queen] la Reine
   *[other] une { $defending }
}.{ $survivor-id ->
    [hidden] { " " }Aucune ne survit.
   *[other] { "" }
}
event-ant-destroyed = { $seat-who ->
    [you] Vous perdez { $unit-id ->
        [queen] votre Reine
       *[other] une { $unit }
    } en { $square }.
   *[other] { $seat } perd { $unit-id ->
        [queen] sa Reine
       *[other] une { $unit }
    } en { $square }.
}
event-ant-revealed = { $seat-who ->
    [you] Votre fourmi en { $square } est révélée : { $unit }.
   *[other] La fourmi en { $square } ({ $seat }) est révélée : { $unit }.
}
event-wall-hit = Le mur en { $square } est frappé : il lui reste { $hit_points ->
    [one] { $hit_points } point de résistance.
   *[other] { $hit_points } points de résistance.
}
event-wall-destroyed = Le mur en { $square } est détruit.
event-wall-built = { $seat-who ->
    [you] Vous bâtissez un mur en { $square }.
   *[other] { $seat } bâtit un mur en { $square }.
}
event-ant-exploded = { $seat-who ->
    [you] Votre { name-kamikaze } en { $start } explose contre { $end } !
   *[other] La { name-kamikaze } en { $start } ({ $seat }) explose contre { $end } !
}
event-pieces-swapped = { $seat-who ->
    [you] Transport : vos pièces en { $start } et { $end } échangent leurs places.
   *[other] Transport : les pièces en { $start } et { $end } ({ $seat }) échangent leurs places.
}
event-pieces-exchanged = { $seat-who ->
    [you] Échange : vos pièces en { $start } et { $end } échangent leurs places.
   *[other] Échange : les pièces en { $start } et { $end } ({ $seat }) échangent leurs places.
}
event-acid-shot = { $seat-who ->
    [you] Votre { name-shooter } en { $start } lance son acide en { $end }.
   *[other] La { name-shooter } en { $start } ({ $seat }) lance son acide en { $end }.
} { $result-id ->
    [destroyed] Le coup est mortel.
    [revealed] La cible y résiste.
   *[wall] Le mur est touché.
}
event-ant-scouted = { $seat-who ->
    [you] Reconnaissance : votre { name-scout } en { $start } observe { $end }.
   *[other] Reconnaissance : l’{ name-scout } en { $start } ({ $seat }) observe { $end }.
}
event-ant-rested = { $seat-who ->
    [you] Votre fourmi en { $square } se repose : sa capacité est de nouveau disponible.
   *[other] La fourmi en { $square } ({ $seat }) se repose : sa capacité est de nouveau disponible.
}
event-ant-hatched = { $seat-who ->
    [you] Votre nouvelle fourmi éclot en { $square } : { $unit }.
   *[other] { $unit-id ->
        [hidden] Une fourmi éclot en { $square } ({ $seat }). Personne d’autre ne sait ce que c’est.
       *[other] Une fourmi éclot en { $square } ({ $seat }) : { $unit }.
    }
}

## Ce qui se passe : le Magasin

event-shop-opened = { $left ->
    [one] Le Magasin ouvre, avec son dernier ordre.
   *[other] Le Magasin ouvre, avec { $left } ordres.
}
event-orders-offered = { $orders-count ->
    [0] { $seat-who ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } { $count ->
        [one] un ordre au Magasin.
       *[other] { $count } ordres au Magasin.
    }
   *[other] { $seat-who ->
        [you] Le Magasin vous propose : { $orders }.
       *[other] Le Magasin propose à { $seat } : { $orders }.
    }
}
event-order-kept = { $seat-who ->
    [you] Vous gardez « { $order } ».
   *[other] { $seat } garde « { $order } ».
}
event-order-archived = { $seat-who ->
    [you] { $zone-id ->
        [hand] Vous retirez pour de bon « { $order } » de votre main.
       *[discard] Vous retirez pour de bon « { $order } » de votre défausse.
    }
   *[other] { $zone-id ->
        [hand] { $seat } retire pour de bon « { $order } » de sa main.
       *[discard] { $seat } retire pour de bon « { $order } » de sa défausse.
    }
}

## Ce qui se passe : la fin

event-player-blocked = { $orders-count ->
    [0] { $seat-who ->
        [you] Vous voilà bloqué : votre main est vide.
       *[other] Blocage, la main vide : { $seat } ne peut plus jouer.
    }
   *[other] { $seat-who ->
        [you] Vous voilà bloqué : rien ne peut être déplacé avec { $orders }.
       *[other] Blocage : { $seat } ne peut rien déplacer avec { $orders }.
    }
}
event-war-ended = { $reason-id ->
    [queen_destroyed] Une Reine est tombée.
    [both_queens_destroyed] Les deux Reines sont tombées.
    [blocked] Plus rien ne peut être déplacé.
    [no_progress] Il ne se passe rien depuis trop longtemps.
   *[turn_cap] Le dernier tour est joué.
} { $winner-id ->
    [black] Les fourmis noires gagnent la guerre.
    [red] Les fourmis rouges gagnent la guerre.
   *[hidden] La partie est nulle.
}

ended-queen-destroyed = { $seat-who ->
    [you] Votre Reine a été détruite.
   *[other] La Reine { $seat-of } a été détruite.
}
ended-both-queens-destroyed = Les deux Reines se sont détruites l’une l’autre.
ended-blocked = { $seat-who ->
    [you] Vous ne pouviez plus rien déplacer avec les ordres de votre main.
   *[other] { $seat } ne pouvait plus rien déplacer avec les ordres de sa main.
}
ended-no-progress = Trop de tours de suite sans progrès.
ended-turn-cap = La limite de tours est atteinte.

## Les ordres : ce que disent les cartes

card-start_kamikaze = Kamikazes · un pas dans l’une des 8 directions, ou Explosion
card-start_worker = Ouvrières · un pas dans l’une des 8 directions, ou Construction
card-start_transporter = Transporteuses · un pas dans l’une des 8 directions, ou Transport
card-start_scout = Éclaireuses · un pas dans l’une des 8 directions, ou Reconnaissance
card-start_shooter = Tireuses · un pas dans l’une des 8 directions, ou Jet d’acide
card-start_vanguard = Tireuses, Éclaireuses · un pas tout droit
card-start_raid = Éclaireuses, Kamikazes · un pas tout droit
card-start_breach = Kamikazes, Ouvrières · un pas tout droit
card-start_convoy = Ouvrières, Transporteuses · un pas tout droit
card-start_support = Transporteuses, Tireuses · un pas tout droit
card-start_march = N’importe quelle fourmi, même la Reine · un pas tout droit
card-start_bivouac = N’importe quelle fourmi, même la Reine · un pas tout droit, ou recharger une fourmi épuisée
card-shop_elite_kamikaze = Kamikazes · un pas dans l’une des 8 directions, ou Explosion
card-shop_elite_worker = Ouvrières · un pas dans l’une des 8 directions, ou Construction
card-shop_elite_transporter = Transporteuses · un pas dans l’une des 8 directions, ou Transport
card-shop_elite_scout = Éclaireuses · un pas dans l’une des 8 directions, ou Reconnaissance
card-shop_elite_shooter = Tireuses · un pas dans l’une des 8 directions, ou Jet d’acide
card-shop_fire_and_acid = Tireuses, Kamikazes · un pas dans l’une des 8 directions, ou la capacité de la fourmi
card-shop_pathfinders = Éclaireuses, Ouvrières · un pas dans l’une des 8 directions, ou la capacité de la fourmi
card-shop_special_delivery = Kamikazes, Transporteuses · un pas dans l’une des 8 directions, ou la capacité de la fourmi
card-shop_fortress = Ouvrières, Tireuses · un pas dans l’une des 8 directions, ou la capacité de la fourmi
card-shop_expedition = Transporteuses, Éclaireuses · un pas dans l’une des 8 directions, ou la capacité de la fourmi
card-shop_rest = Toute fourmi sauf la Reine · un pas tout droit, ou recharger une fourmi épuisée
card-shop_second_wind = Toute fourmi sauf la Reine · la capacité de la fourmi, ou recharger une fourmi épuisée
card-shop_charge = Toute fourmi sauf la Reine · Charge : tout droit, aussi loin que vous voulez
card-shop_light_charge = Éclaireuses, Kamikazes · Charge tout droit, aussi loin que vous voulez, ou la capacité de la fourmi
card-shop_heavy_charge = Ouvrières, Transporteuses · Charge tout droit, aussi loin que vous voulez, ou la capacité de la fourmi
card-shop_jump = Toute fourmi sauf la Reine · Saut : deux cases tout droit, par-dessus n’importe quoi
card-shop_ambush = Éclaireuses, Tireuses · Saut de deux cases tout droit, par-dessus n’importe quoi, ou la capacité de la fourmi
card-shop_hatching = Toute fourmi sauf la Reine · un pas tout droit, ou une fourmi morte revient, cachée, sur vos rangées de départ
card-shop_parasitism = N’importe quelle fourmi ennemie · menez-la d’une case tout droit, même contre l’une de vos fourmis
card-shop_exchange = Deux de vos pièces, même la Reine et les murs · elles échangent leurs places, à n’importe quelle distance

## Les noms

name-garden = Le jardin
name-grass = Herbe
name-pond = Mare
name-west_pond = Mare ouest
name-east_pond = Mare est
name-ant = Fourmi
name-wall = Mur

# Les camps

name-black = Fourmis noires
name-red = Fourmis rouges

# Les unités

name-queen = Reine
name-kamikaze = Kamikaze
name-worker = Ouvrière
name-transporter = Transporteuse
name-scout = Éclaireuse
name-shooter = Tireuse

# Les zones

name-hand = Main
name-discard = Défausse
name-draw_pile = Pioche
name-discard_pile = { name-discard }
name-shop = Magasin
name-archives = Archives
name-wall_reserve = Réserve de murs
name-graveyard = Fourmis mortes

# Les actions et les symboles ; le verbe d’une Reconnaissance est `scout`, qui nomme l’unité

name-move_cardinal = Pas cardinal
name-move_diagonal = Pas diagonal
name-ability = Capacité d’unité
name-move = Pas
name-hit = Coup contre un mur
name-explode = Explosion
name-build = Construction
name-swap = Transport
name-reconnaissance = Reconnaissance
name-shoot = Jet d’acide
name-rest = Repos
name-charge = Charge
name-jump = Saut
name-hatching = Éclosion
name-hatch = { name-hatching }
name-parasitism = Parasitage
name-parasite = { name-parasitism }
name-exchange = Échange

# Les formations

name-corner = Le coin
name-lee = À l’abri
name-court = La cour
name-veil = Le voile
name-decoy = Le leurre
name-meadow = Le pré

# Les états

name-hidden = cachée
name-revealed = révélée
name-spent = épuisée

# Les ordres

name-start_kamikaze = Ordre aux kamikazes
name-start_worker = Ordre aux ouvrières
name-start_transporter = Ordre aux transporteuses
name-start_scout = Ordre aux éclaireuses
name-start_shooter = Ordre aux tireuses
name-start_vanguard = Avant-garde
name-start_raid = Raid
name-start_breach = Brèche
name-start_convoy = Convoi
name-start_support = Appui
name-start_march = Marche générale
name-start_bivouac = Bivouac
name-shop_elite_kamikaze = Élite kamikaze
name-shop_elite_worker = Élite ouvrière
name-shop_elite_transporter = Élite transporteuse
name-shop_elite_scout = Élite éclaireuse
name-shop_elite_shooter = Élite tireuse
name-shop_fire_and_acid = Feu et acide
name-shop_pathfinders = Pionnières
name-shop_special_delivery = Livraison explosive
name-shop_fortress = Forteresse
name-shop_expedition = Expédition
name-shop_rest = Repos
name-shop_second_wind = Second souffle
name-shop_charge = Charge
name-shop_light_charge = Charge légère
name-shop_heavy_charge = Charge lourde
name-shop_jump = Saut
name-shop_ambush = Embuscade
name-shop_hatching = Éclosion
name-shop_parasitism = Parasitage
name-shop_exchange = Échange

## La table

scene-stage-order = Ordre
scene-stage-action = Actions
scene-stage-shop = Magasin
scene-stage-discard = Défausse

scene-status-placing = Les deux camps placent leurs fourmis en secret.
scene-status-place = { $left ->
    [0] Votre armée est en place. L’autre camp se prépare encore.
    [one] Placez votre dernière fourmi.
   *[other] Placez vos fourmis en secret : il en reste { $left }.
}
scene-status-arrange = Votre armée est placée : changez-la, ou soyez prêt.
scene-status-turn = Tour { $turn }.
scene-status-order = Tour { $turn }. { $seat-who ->
    [you] Vous choisissez un ordre.
   *[other] { $seat } choisit un ordre.
}
scene-status-action = Tour { $turn }. { $seat-who ->
    [you] Vous exécutez { $order }
   *[other] { $seat } exécute { $order }
}{ $left ->
    [one]  : encore { $left } action.
   *[other]  : encore { $left } actions.
}
scene-status-keep = Tour { $turn }. { $seat-who ->
    [you] Vous êtes au Magasin : gardez un ordre.
   *[other] { $seat } choisit un ordre au Magasin.
}
scene-status-remove = Tour { $turn }. { $seat-who ->
    [you] Vous êtes au Magasin : retirez un ordre, ou aucun.
   *[other] { $seat } peut retirer un ordre.
}
scene-status-discard = Tour { $turn }. { $seat-who ->
    [you] Vous pouvez défausser un ordre.
   *[other] { $seat } peut défausser un ordre.
}
scene-status-over = La guerre s’est terminée au tour { $turn }.

# Le jardin

scene-edge = { $name }
scene-square-grass = { $square }
scene-square-home = { $square }, rangée de départ
scene-square-pond = { $square }, mare
scene-square-ray = { $square } : une de vos Tireuses voit au travers
scene-home = { $seat-who ->
    [you] vos rangées de départ
   *[other] les rangées de départ { $seat-of }
}
scene-circle = Chacune bat les deux suivantes
scene-beats = { $unit } bat { $prey }, et la Reine
scene-next = bat

# Pièces

scene-ant-placed = votre { $unit }
scene-ant-own = votre { $unit }, révélée{ $spent ->
    [0] { "" }
   *[other] , épuisée
}
scene-ant-own-hidden = votre { $unit }, cachée.{ $known-count ->
    [0] { "" }
    [one] { " " }L’ennemi sait ce qu’elle est.
   *[other] { " " }Unités possibles aux yeux de l’ennemi : { $known }.
}
scene-ant-known = { $seat-who ->
    [you] votre { $unit }
   *[other] { $unit } { $seat-of }
}{ $spent ->
    [0] { "" }
   *[other] , épuisée
}. Battue par { $sure }.
scene-ant-hidden = { $seat-who ->
    [you] votre fourmi cachée.
   *[other] fourmi cachée { $seat-of }.
} { $may-count ->
    [0] Elle peut être n’importe quoi.
    [one] Elle ne peut être que : { $may }.
   *[other] Unités possibles : { $may }.
}{ $sure-count ->
    [0] { "" }
   *[other] { " " }À coup sûr battue par : { $sure }.
}
scene-wall = { $seat-who ->
    [you] votre mur,
   *[other] mur { $seat-of },
} { $points ->
    [one] { $points } point de résistance
   *[other] { $points } points de résistance
}
scene-fallen-unit = { $unit } tombée

# Ordres

scene-in-play = Ordre en cours
scene-offer = Le Magasin propose : gardez-en un
scene-hand = { $seat-who ->
    [you] Vos ordres
   *[other] Les ordres { $seat-of }
}
scene-discard = { $seat-who ->
    [you] Votre défausse
   *[other] La défausse { $seat-of }
}
scene-archives = { $seat-who ->
    [you] Vos Archives
   *[other] Les Archives { $seat-of }
}
scene-actions = { $count ->
    [one] { $count } action
   *[other] jusqu’à { $count } actions
}
scene-actions-left = reste { $left } sur { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
scene-pip = action
scene-any-enemy = n’importe quelle fourmi ennemie
scene-order-back = ordre, face cachée
scene-hand-known = on connaît : { $orders }
scene-no-such-ant = Aucune de vos fourmis au jardin n’en fait partie : { $units }.
scene-no-action = Rien de ce qu’il permet n’est possible maintenant.

# Joueurs et table

scene-player = { $seat }
scene-to-place = Encore à placer
scene-ants = Fourmis
scene-reserve = Murs
scene-fallen = Tombées
scene-hatched = Écloses à nouveau
scene-hidden = Fourmis cachées, et ce qu’elles peuvent être
scene-suspects = { $squares }
scene-suspects-any = Peuvent encore être n’importe quoi
scene-turn = Tour
scene-quiet = Tours sans progrès

scene-forecast = Ce qui peut en sortir
scene-forecast-combat = { $start } → { $end } ({ $unit })
scene-forecast-shot = Acide { $start } → { $end }
scene-fate-win = { $unit } : vous gagnez
scene-fate-lose = { $unit } : vous perdez
scene-fate-both = { $unit } : les deux tombent
scene-fate-die = { $unit } : détruite
scene-fate-withstand = { $unit } : elle résiste, et la voilà révélée

scene-note-circle = Tireuse, Éclaireuse, Kamikaze, Ouvrière, Transporteuse, puis à nouveau : chacune bat les deux suivantes. Toutes battent la Reine.
scene-note-shop = { $seat-who ->
    [you] Vous êtes au Magasin.
   *[other] { $seat } est au Magasin.
}
scene-note-queen = { $seat-who ->
    [you] Votre Reine est tombée.
   *[other] La Reine { $seat-of } est tombée.
}
scene-note-quiet = { $turns ->
    [one] { $turns } tour sans progrès.
   *[other] { $turns } tours de suite sans progrès.
} { $left ->
    [one] Encore { $left }, et la guerre est nulle.
   *[other] Encore { $left }, et la guerre est nulle.
}

## Les joueurs automatiques, et pourquoi ils font ce qu’ils font. Aucune raison ne livre un secret.

bot-gentle = doux
bot-easy = facile
bot-greedy = glouton
bot-newcomer = débutant
bot-skirmisher = tirailleur
bot-veteran = vétéran

why-slip = Là, je n’ai pas réfléchi.

why-place = Mon armée prend une formation qui me plaît, un peu changée pour que personne ne la sache par cœur.
why-army-by-lot = { why-place-by-lot } Une formation va plus vite, et vaut autant face à qui ne la connaît pas.
why-place-by-lot = Je tire au sort la place de chaque fourmi : mes cases ne diront rien de mon armée.

why-ready = Mon armée est en place comme je le veux.

why-order = Je joue « { $order } ». { $why }
why-order-target = « { $order } » me permet d’atteindre la fourmi en { $square }.
why-order-queen = « { $order } » me permet d’atteindre la Reine en { $square }.

why-attack-queen = La Reine est en { $square } : voilà la guerre gagnée.
why-attack-sure = J’en sais assez sur la fourmi en { $square } : ce combat est gagné.
why-attack = En { $square }, je gagne ce combat { $chance } fois sur 100, et { $queen } fois sur 100 c’est la Reine.
why-advance = De { $start } à { $end }, cette fourmi se rapproche de ce qui vaut une attaque.
why-fall-back = Cette fourmi est plus utile loin du combat, en { $end }, qu’en { $start }.
why-step = La case { $end } vaut mieux que { $start }.
why-breach = Le mur en { $square } me gêne.
why-explode = La fourmi en { $square } disparaît du même coup, quelle qu’elle soit ; { $queen } fois sur 100 c’est la Reine.
why-shoot = L’acide détruit la fourmi en { $square } { $chance } fois sur 100 ; { $queen } fois sur 100 c’est la Reine.
why-scout = Je veux savoir qui est en { $square } : { $queen } fois sur 100 c’est la Reine.
why-build = Un mur en { $square } me sert plus que dans la réserve.
why-trade-places = Ce qui est en { $start } et en { $end } me sert mieux dans l’autre sens.
why-rest = J’aurai encore besoin de la capacité de la fourmi en { $square }.
why-hatch = Une fourmi de plus, et elle est bien placée en { $square }.
why-parasite = En { $end }, la fourmi ennemie de { $start } me nuit moins, ou tombe à ma portée.
why-parasite-fight = Que la fourmi ennemie de { $start } se batte en { $end }, où les chances me plaisent.
why-stop = Cet ordre ne peut plus rien faire qui m’aide.

why-keep = « { $order } » est l’ordre dont mon armée a le meilleur usage.
why-remove = Sans « { $order } », mes autres ordres reviennent plus vite.
why-remove-none = Tous mes ordres me servent.
why-discard = Je préfère piocher un autre ordre plutôt que de garder « { $order } ».
why-discard-none = Ma main me convient.

## Le plan du terminal : ce qui représente chaque chose, et son nom dans la légende

name-short-queen = Re
name-short-kamikaze = Ka
name-short-worker = Ou
name-short-transporter = Tr
name-short-scout = Éc
name-short-shooter = Ti
name-short-revealed = °
name-short-spent = -
name-short-unknown = { "?" }
name-short-wall = #
name-short-pond = ~
name-unknown = cachée, avec les quelques unités possibles

## La légende du jardin

sign-grass = Herbe : le champ de bataille
sign-home = les rangées de départ, où une armée commence
sign-pond = Mare : personne ne peut s’y tenir
sign-unknown = une fourmi ennemie encore cachée
sign-shown = l’ennemi voit ce qu’est cette fourmi
sign-unseen = l’ennemi ne voit pas ce qu’est cette fourmi
sign-spent = sa capacité est épuisée
sign-may-be = ce qu’une fourmi cachée peut être
sign-no-queen = une fourmi cachée qui ne peut pas être la Reine
sign-ray = une ligne de vue
sign-beats = bat les deux suivantes dans le cercle

## Ce que l’on demande au hasard

chance-orders = { $count ->
    [one] Puis un ordre est pioché, sur { $of }.
   *[other] Puis { $count } ordres sont piochés, sur { $of }.
}
chance-shop = { $count ->
    [one] Puis le Magasin montre un ordre sur { $of }.
   *[other] Puis le Magasin montre { $count } ordres sur { $of }.
}
