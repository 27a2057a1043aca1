# Les mots que tous les jeux partagent. Mode d’emploi : docs/texts.md.

## Les listes, et les noms que l’on retrouve partout

list-next = { $rest }, { $next }
list-last = { $rest } et { $last }

name-hidden = face cachée
name-yes = oui
name-no = non
name-pass = passer

seat-you = Vous
seat-you-listed = vous
seat-person = Joueur { $letter }
seat-bot = Robot { $letter } ({ $bot })
seat-of = { $vowel ->
    [yes] d’{ $name }
   *[no] de { $name }
}
seat-nobody = personne

variant-standard = le jeu tel quel

token-seat = { $value }
glyph = { $id }
titled = { $title } : { $rest }
move-pass = Passer

## Ce que la table elle-même refuse

refused-match-over = La partie est finie.
refused-not-asked = { $seat-who ->
    [you] Ce n’est pas à vous de jouer.
   *[other] Ce n’est pas à { $seat } de jouer.
} { $waiting-count ->
    [0] { "" }
   *[other] { $waiting-who ->
        [you] La table vous attend.
       *[other] La table attend { $waiting }.
    }
}
refused-not-offered = « { $path } » ne fait pas partie de vos choix.
refused-unfinished = « { $path } » est un bon début, mais il manque encore quelque chose.
refused-option-seat = Une option désigne une place qui n’est pas à cette table.

undo-bound = Cette réponse ne peut pas être reprise.
undo-nothing = Il n’y a rien à reprendre.
undo-chance = Le hasard s’en est mêlé depuis : votre dernier coup reste joué.
undo-other = { $seat-who ->
    [you] Vous avez joué
   *[other] { $seat } a joué
} depuis : votre dernier coup reste joué.
undo-revealed = Quelque chose a été révélé depuis : votre dernier coup reste joué.
undo-over = La partie est finie : son dernier coup reste joué.

## Les robots

bot-random = au hasard
bot-greedy = glouton
bot-searcher = chercheur

## Les niveaux : le nom des robots pour tout le monde, du plus doux au plus fort

level-larva = Larve
level-larva-line = Joue en douceur et laisse passer beaucoup de choses.
level-nurse = Nourrice
level-nurse-line = Joue avec soin, mais bien des choses lui échappent.
level-forager = Fourrageuse
level-forager-line = Joue juste et prend ce qui est à sa portée.
level-soldier = Soldate
level-soldier-line = Voit venir les coups et pardonne peu.
level-queen = Reine
level-queen-line = Voit loin et ne pardonne rien.

## Ce que disent les robots

why-hinted = Cette réponse a été précédée d’un conseil.
why-random = { $count ->
    [one] Il n’y avait rien d’autre à choisir.
   *[other] Un pur hasard : j’ai pris l’un des { $count } choix sans réfléchir.
}
why-greedy = { $count ->
    [one] Il n’y avait rien d’autre à choisir.
   *[other] J’ai regardé un coup plus loin ; des { $count } choix, c’est celui qui me plaît le plus.
}
why-intended = Cela fait partie de ce que j’ai entrepris. { $why }
why-search-alone = { $why } J’ai joué la suite { $rounds ->
    [one] une fois
   *[other] { $rounds } fois
} dans ma tête, et je compte gagner { $chance } fois sur 100.
why-search = { why-search-alone } { $cost ->
    [0] À peu près aussi bon : « { $next } ».
   *[other] Juste derrière : « { $next } », { $cost } sur 100 de moins.
}
why-search-fear = { why-search } La réponse que je crains le plus : « { $fear } ».

## Le résultat

outcome-won = { $winners-count ->
    [one] { $winners-who ->
        [you] Vous gagnez
       *[other] { $winners } gagne
    } avec { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
   *[other] { $winners-who ->
        [among] { $winners } partagez
       *[other] { $winners } partagent
    } la victoire avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    } chacun.
}
outcome-left = { $winners-count ->
    [one] { $winners-who ->
        [you] Vous gagnez.
       *[other] { $winners } gagne.
    }
   *[other] { $winners-who ->
        [among] { $winners } partagez
       *[other] { $winners } partagent
    } la victoire.
}
outcome-gave-up = Abandon avant la fin : { $seats }.
outcome-conceded = { $seat-who ->
    [you] Vous avez abandonné.
   *[other] { $seat } a abandonné.
}
outcome-drawn = Les deux camps sont convenus d’une partie nulle.
outcome-ended = Tous les joueurs ont décidé d’arrêter. Il n’y a pas de résultat.
outcome-closed = La modération a fermé cette table. Il n’y a pas de résultat.
outcome-heading = La partie est finie
outcome-rank = Rang
outcome-score = Points

## La ligne de commande : prendre place

start-variant = À quoi voulez-vous jouer ?
start-seats = Combien de joueurs ?
start-seats-option = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
start-who = Qui joue ?
start-first = Est-ce votre première partie ?
start-first-yes = Oui, commençons en douceur : { $variant } – contre { $count ->
    [one] un robot ({ $level })
   *[other] { $count } robots ({ $level })
}
start-first-no = Non, je choisis moi-même
start-with-bots = vous contre { $level } : { $line }
start-with-people = à plusieurs, chacun son tour à ce clavier
welcome = Répondez par un numéro, ou par les mots en gris à côté. « aide » est toujours là pour vous.

## Jouer

curtain = Passez le clavier à { $name }, s’il vous plaît. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
so-far = Jusqu’ici : { $tokens }. (« retour » pour recommencer ce coup)
number-range = Choisissez un numéro de { $first } à { $last }.
why-allowed = « { $path } » est permis : allez-y.
why-what = Dites ce que vous voulez faire, par exemple : pourquoi { $example }
lose-sure = Le faire quand même ? ({ $yes } / non) 
lose-yes = oui
undone = C’est repris.
hint = L’ordinateur ({ $bot }) choisirait : { $move }  ({ $path })
language-changed = À partir d’ici, en français.
language-which = Choisissez une langue : { $languages }. Par exemple : lang en
save-where = Dites où, par exemple : sauver ma-partie.txt
save-failed = Rien n’a été sauvé dans { $file } : { $why }. Essayez ailleurs.
save-other-file = { $file } n’est pas une partie sauvée : je n’y touche pas. Essayez un autre nom.
saved = C’est sauvé dans { $file }, et le sera de nouveau quand vous partirez. Pour reprendre : formicarium play { $game } --load { $file }
goodbye = À bientôt ! (Cette partie n’a pas été sauvée ; « sauver FICHIER » avant de partir la garde.)
goodbye-saved = À bientôt ! Votre partie est dans { $file }.

help = Choisissez par numéro, ou tapez les mots à côté (« cell:r1c1 », ou simplement « r1c1 »). Vous pouvez aussi taper :
help-question = Cette question suit la règle { $clause } : « { $command } » la montre.
help-legend = Sur la table :
legend-turn = c’est son tour
legend-ready = a déjà répondu
legend-lit = devant une carte : à regarder maintenant
legend-warning = devant une phrase : attention
legend-level = autant de tuiles empilées
legend-count = le signe dit à qui, le nombre combien
help-help = aide             cette liste
help-table = table            revoir la table
help-back = retour           recommencer un coup en plusieurs mots
help-why = pourquoi MOTS    pourquoi ce n’est pas permis : pourquoi cell:r1c1
help-undo = annuler          reprendre votre dernier coup, quand c’est honnête
help-rules = règles [MOT]     chercher une règle par son nom ou par un mot
help-aid = mémo             l’aide-mémoire : tour de jeu, coûts, points
help-log = journal [tout]   ce qui s’est passé, tour par tour, avec les règles ; tout : chaque passe aussi
help-hint = conseil          ce que ferait l’ordinateur, et pourquoi
help-save = sauver FICHIER   garder cette partie
help-lang = langue en        play in English
help-quit = quitter          se lever de table

command-help = aide
command-table = table
command-back = retour
command-why = pourquoi
command-undo = annuler
command-rules = règles
command-aid = mémo
command-log = journal
command-hint = conseil
command-save = sauver
command-lang = langue
command-quit = quitter

## Le livre de règles et les parties rejouées

rules-nothing = Aucune règle ne s’appelle « { $wanted } », et aucune ne contient ce mot.
rules-lesson = À apprendre en jouant : { $title } ({ $command })
rules-ask = Demandez une règle par son nom, par le début de son nom ou par un mot.
aid-of = Aide-mémoire : { $game }
aid-die = { $face }
aid-none = Ce jeu n’a pas encore d’aide-mémoire.
replay-next = Appuyez sur Entrée pour continuer.
replay-hints = { $count ->
    [one] { $seat } : un conseil demandé avant { $count } réponse.
   *[other] { $seat } : un conseil demandé avant { $count } réponses.
}
replay-unfinished = Le relevé s’arrête ici ; la partie n’est pas finie.

## Les jeux et le laboratoire

games-id = Nom court
games-title = Jeu
games-seats = Joueurs
games-variants = Variantes
games-bots = Robots
games-levels = Les niveaux, du plus doux au plus fort
games-level = { $name } ({ $id }) : { $line }

lab-summary = { $games ->
    [one] { $games } partie,
   *[other] { $games } parties,
} { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en { $seconds } s ({ $speed } par seconde) ; en moyenne { $length } par partie.
lab-bot = Robot
lab-seat = Place
lab-played = Jouées
lab-wins = Victoires
lab-share = Part
lab-interval = Intervalle à 95 %
lab-value = Valeur
lab-tally-nothing = Dans ces parties, aucun événement n’a dit de « { $field } » : une autre variante le fera peut-être.
lab-event = Événement
lab-times = Fois
lab-matches = Parties
lab-rank = Rang moyen
lab-ended = Comment les parties ont fini

ladder-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par paire, à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, chacun à chaque place à son tour. 100 points Elo de plus, c’est environ 64 victoires sur 100.
ladder-elo = Elo
ladder-openskill = openskill
ladder-pair = Paire

## La donne était-elle honnête ?

verify-fits = La donne est honnête : le secret correspond à l’engagement pris avant le premier coup, et { $chances ->
    [0] rien n’a été laissé au hasard
    [one] l’unique lancer ou tirage est bien celui qu’il donne
   *[other] les { $chances } lancers et tirages sont bien ceux qu’il donne
}.{ $given ->
    [0] { "" }
    [one] { " " }La table a repris une autre partie : son premier lancer ou tirage était donné.
   *[other] { " " }La table a repris une autre partie : ses { $given } premiers lancers et tirages étaient donnés.
}{ $cuts ->
    [0] { "" }
    [one] { " " }Elle a été réparée une fois, puis redistribuée à partir de là.
   *[other] { " " }Elle a été réparée { $cuts } fois, puis redistribuée à partir de là.
}
verify-fits-so-far = { verify-fits } La partie n’a pas été jouée jusqu’à son terme.
verify-misdealt = La ligne { $line } n’est pas ce qui a été distribué : l’enregistrement dit « { $stated } », le secret donne « { $dealt } ».
verify-commitment = Le secret, ou ce avec quoi la partie a été jouée, ne correspond pas à l’engagement : ce n’est pas la donne promise.
verify-answers = Tous les lancers et tirages sont ceux promis, mais les réponses ne sont pas celles qui ont été données, ou pas dans leur ordre.
verify-unplayable = L’enregistrement ne peut pas être joué. (En anglais : { $why })
verify-no-commitment = Rien à vérifier : cet enregistrement ne porte pas d’engagement. Il peut être rejoué.
verify-chosen = Rien à vérifier : la graine a été choisie par qui a créé la table. L’enregistrement peut être rejoué.
verify-sealed = La donne est encore scellée : le secret sera révélé à la fin de la partie. Jusqu’ici, l’enregistrement peut être rejoué.

## Leçons

lesson-welcome = Lisez, puis appuyez sur Entrée ou répondez. « retour » recommence un coup, « annuler » revient d’un pas, « conseil » dit ce qui est attendu.
lesson-go-on = (appuyez sur Entrée)
lesson-over = La leçon est finie : bravo.
lesson-goodbye = À bientôt ! Vous pouvez recommencer cette leçon à tout moment.
lesson-taught = Les règles concernées : { $clauses } ({ $command })
lesson-next = La suite : { $command }
lesson-last = C’était la dernière leçon. À vous de jouer : { $command }
lesson-wrong = Les règles le permettent, mais cette leçon attend autre chose : regardez ce qui est marqué.
lesson-waits-press = Lisez d’abord la suite.
lesson-waits-answer = Une réponse est attendue ici.
lesson-hint = Réponse attendue : { $move }  ({ $path })
lesson-no-save = Il n’y a rien à enregistrer dans une leçon ; vous pouvez la recommencer à tout moment.
lesson-minutes = { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
}

## Chiffres

figures-heading = Le cours de la partie
figures-turns = { $turns ->
    [one] De gauche à droite : 1 tour, puis la fin. Le nombre est celui de la fin.
   *[other] De gauche à droite : { $turns } tours, puis la fin. Le nombre est celui de la fin.
}
figures-totals = En tout
figures-nothing = On ne compte rien dans ce jeu.

## Une partie revue

analysis-heading = Ce qui s’est passé, et ce qui aurait pu
analysis-chances = Chances de gagner, du début à la fin
analysis-luck = hasard (sur 100)
analysis-answers = Les réponses, jugées d’après ce que le joueur pouvait savoir
analysis-worst = Ce qui a coûté le plus cher
analysis-no-worst = Aucune réponse n’a coûté cher.
analysis-answer = Réponse { $number }, { $seat } : « { $move } » ({ $verdict })
analysis-turning = Les tournants
analysis-turn = Réponses { $first } à { $last } : { $seat } passe de { $before } à { $after } sur 100 (hasard : { $luck })
verdict-best = la meilleure
verdict-good = bonne
verdict-doubtful = douteuse
verdict-mistake = erreur
judged-best = Rien de mieux n’a été trouvé.
judged-good = Aussi bon que « { $better } », d’après { $laps ->
    [one] une seule comparaison
   *[other] { $laps } comparaisons
}.
judged-worse = Mieux : « { $better } ». La réponse donnée fait gagner { $cost } fois sur 100 de moins, à { $error } près ; mesuré { $laps ->
    [one] une fois
   *[other] { $laps } fois
} dans les mêmes mondes, avec la même chance.
judged-mixed = Ici, il faut varier : qui répond toujours pareil se fait deviner. Cette réponse fait partie du dosage : { $mix }.
judged-good-mix = Ici, il faut varier : qui répond toujours pareil se fait deviner. Le bon dosage : { $mix } ; cette réponse n’en est pas, mais elle vaut autant d’après { $laps ->
    [one] une seule comparaison
   *[other] { $laps } comparaisons
}.
judged-worse-mix = Ici, il faut varier : qui répond toujours pareil se fait deviner. Le bon dosage : { $mix }. Cette réponse n’en est pas et fait gagner { $cost } fois sur 100 de moins, à { $error } près ; mesuré { $laps ->
    [one] une fois
   *[other] { $laps } fois
} dans les mêmes mondes, avec la même chance.
mix-share = « { $move } » ({ $share } sur 100)
why-better = { $why } À partir de là, on peut compter sur { $chance } victoires sur 100.
why-better-fear = { why-better } La réplique la plus à craindre : « { $fear } ».
why-also = C’est la réponse qui a été donnée.

## Conseils

coach-title-want = Ce que vous voulez
coach-title-turn = Ce qu’est un tour
coach-title-win = Comment on gagne
