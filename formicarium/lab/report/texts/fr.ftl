# Un rapport du laboratoire : ses titres, et les phrases qui disent ce qui frappe.

title = { $game } : un rapport
kind = Un rapport du laboratoire
theme = Clair ou sombre
stands-out = Ce qui frappe
nothing-stands-out = Rien dont ces parties puissent répondre : tout est là où on l’attend d’un jeu équitable et vivant.
matches-of = { $count } sur { $all }
fact-matches = Parties
fact-seats = Joueurs
fact-bots = Robots
fact-options = Options
fact-rules = Règles et données
fact-seed = Graine
between = { $low } à { $high }
named = { $what } ({ $names })
somebody = quelqu’un
answered = « { $did } » à « { $asked } »
quoted = « { $what } »
median = moitié : { $value }
course = déroulement d’une partie
more = { $count ->
    [one] Encore une phrase
   *[other] Encore { $count } phrases
}
all-of-them = { $count ->
    [one] La seule
   *[other] Les { $count } en chiffres
}
all-rules = Les { $count } sortes d’événements survenus, en chiffres
what = Ce qui s’est passé
appearances = Joueurs
share = Part de victoire
interval = 95 %
clause = Clause
event = Ce qui se passe
in-matches = Des parties
per-match = Par partie

section-seats = Les places
about-seats = La part de victoire de chaque place. La ligne tiretée est là où elles seraient toutes si elles se valaient ; un point creux ne s’en distingue pas.
seats = Part de victoire par place
seat-ahead = { $who } gagne { $share } des parties ({ $between }), quand { $fair } serait équitable.
seat-behind = { $who } ne gagne que { $share } des parties ({ $between }), quand { $fair } serait équitable.
seat-fair = Aucune place n’est avantagée, pour autant que ces parties le disent ; un écart de plus de { $off } points par rapport à { $fair } est exclu.

section-bots = Les robots
about-bots = La part de victoire de chaque robot, à toutes les places tour à tour et avec la même chance.
bots = Part de victoire par robot
bot-ahead = { $who } gagne { $share } par place occupée ({ $between }) ; à forces égales, ce serait { $fair }.
bot-behind = { $who } ne gagne que { $share } par place occupée ({ $between }) ; à forces égales, ce serait { $fair }.
bot-fair = Rien ne distingue les robots : aucun ne s’écarte de { $fair } de plus de { $off } points.
bot-unequal = Les robots sont si inégaux que bien des choses, sur cette page, parlent d’eux et non du jeu : pour un rapport sur le jeu, faites jouer des égaux.
same-luck = Rejoué avec la même chance : { $groups ->
    [one] une donne
   *[other] { $groups } donnes
}
same-luck-about = Chaque donne est rejouée jusqu’à ce que chaque robot ait occupé chaque place. Si le même robot gagne à chaque fois, c’est le jeu qui a décidé ; si c’est la même place, c’est la donne ou la place. Entre robots de même force, l’un arrive aussi souvent que l’autre.
same-bot = le même robot a gagné
same-seat = la même place a gagné
same-neither = ni l’un ni l’autre

section-openings = Les ouvertures
about-openings = Le sort de ceux qui ont commencé ainsi, en part de victoire, comme si tous les robots et toutes les places se valaient. Les points de suspension remplacent ce qui change d’une partie à l’autre.
openings-opening = D’après la première réponse
openings-first = D’après la première chose nommée qu’on a touchée
opening-good = Première réponse { $what } : { $share } ({ $between }), pour une moyenne de { $fair } ; { $played } joueurs.
opening-bad = Première réponse { $what } : { $share } seulement ({ $between }), pour une moyenne de { $fair } ; { $played } joueurs.
opening-alike = { $count ->
    [one] La seule ouverture assez fréquente vaut la moyenne.
   *[other] Des { $count } ouvertures assez fréquentes, aucune n’est à coup sûr meilleure ou pire que la moyenne.
}

first-good = Première chose nommée touchée, « { $what } » : { $share } ({ $between }), pour une moyenne de { $fair } ; { $played } joueurs.
first-bad = Première chose nommée touchée, « { $what } » : { $share } seulement ({ $between }), pour une moyenne de { $fair } ; { $played } joueurs.
first-alike = { $count ->
    [one] La seule chose nommée qu’on touche assez souvent en premier ne dit rien de sûr sur le gagnant.
   *[other] Des { $count } choses nommées qu’on touche assez souvent en premier, aucune ne dit rien de sûr sur le gagnant.
}

section-things = Cartes, traits et autres choses nommées
about-things = Le sort de ceux à qui une chose est arrivée au moins une fois, en part de victoire, comme si tous les robots et toutes les places se valaient. Qu’une chose aille avec la victoire ne dit pas qu’elle l’apporte. Des points de suspension remplacent le joueur. Ce qui décide une partie à soi seul n’est que dans le tableau.
things = Part de victoire de ceux que cela concerne
thing-good = « { $what } » va avec la victoire : { $share } ({ $between }), pour une moyenne de { $fair } ; { $played } joueurs.
thing-bad = « { $what } » va avec la défaite : { $share } seulement ({ $between }), pour une moyenne de { $fair } ; { $played } joueurs.
thing-alike = { $count ->
    [one] La seule chose nommée assez fréquente n’a rien à voir avec la victoire, autant qu’on puisse le voir.
   *[other] Des { $count } choses nommées, aucune n’a à voir avec la victoire, autant qu’on puisse le voir.
}

section-winners = Ce que les gagnants font autrement
about-winners = De combien d’écarts types les gagnants dépassent les autres, pour tout ce que le jeu compte ; à droite, gagnants : autres.
winners = Les gagnants comparés aux autres
winners-beside = { $winners } : { $others }
winner-more = { $figure } : { $winners } pour les gagnants, { $others } seulement pour les autres.
winner-less = { $figure } : seulement { $winners } pour les gagnants, { $others } pour les autres.
winner-same = { $figure } : sans rapport avec la victoire, { $winners } pour les gagnants, { $others } pour les autres.
winner-unsure = { $count ->
    [one] D’un autre chiffre on ne peut rien dire de sûr : l’écart peut être dû au hasard.
   *[other] De { $count } autres chiffres on ne peut rien dire de sûr : les écarts peuvent être dus au hasard.
}

section-length = Durée et fins de partie
about-length = Combien de tours ou de manches, combien de réponses de tous les joueurs ; et ce qui a mis fin aux parties.
length-of-turns = Tours ou manches
length-of-answers = Réponses de tous les joueurs
length-turns = La moitié des parties durent au plus { $middle } tours ou manches, huit sur dix { $spread } ; la plus longue en a pris { $longest }.
length-answers = La moitié des parties durent au plus { $middle } réponses, huit sur dix { $spread } ; la plus longue en a pris { $longest }.
endings = Comment elles ont fini
ending = { $why } { $share } des parties ({ $between }).
ending-rare = Presque jamais : { $why } { $times ->
    [one] Une fois dans ces parties.
   *[other] { $times } fois dans ces parties.
}

section-scores = Les scores
about-scores = Le score du gagnant, et l’avance sur le deuxième.
scores-winner = Score du gagnant
scores-margin = Écart du premier au deuxième
scores-close = { $share } des parties sont serrées ({ $between }) : le deuxième a au moins neuf dixièmes du score du gagnant. L’écart habituel est de { $margin }.
scores-shared = Dans { $share } des parties ({ $between }), plusieurs joueurs partagent la victoire.

section-story = Qui mène, et quand on le sait
about-story = Qui gagnerait, à en juger par l’œil du jeu lui-même à la fin de chaque tour. La courbe dit combien de fois celui qui mène là gagne à la fin.
story = Combien de fois le meneur gagne
leader-wins = le meneur gagne
by-lot = au sort
story-half = Qui mène à mi-parcours gagne { $share } des parties ({ $between }). Dans la moitié des parties, le gagnant mène pour de bon à partir de { $settled } du chemin.
story-start = Qui mène à mi-parcours gagne { $share } des parties ({ $between }). Dans la moitié des parties, le gagnant mène dès le départ et pour de bon.
story-changes = La tête change { $changes } fois par partie.
story-last = Qui est dernier à mi-parcours gagne encore { $share } des parties ({ $between }).

section-luck = Chance et talent
about-luck = Ce qui a mené le gagnant d’un départ égal à la victoire : les réponses (les siennes et les fautes des autres), le hasard, et ce que l’œil du jeu n’a vu qu’une fois la partie finie.
luck = Ce qui a fait bouger les chances du gagnant
luck-answers = les réponses
luck-chance = le hasard : dés, pioches, donnes
luck-end = vu seulement à la fin
luck-share = De ce qu’on voit venir, le hasard fait { $chance } du chemin du gagnant, les réponses { $answers }.
luck-unseen = { $share } du chemin du gagnant ne se voyait pas sur la table avant la fin : l’œil du jeu est myope à ce point, ou la fin soudaine à ce point.

section-choices = Les choix
about-choices = Entre combien de réponses une question laisse choisir, au fil de la partie. Quand il n’y a pas de choix, personne n’est interrogé.
choices = Réponses possibles par question
choices-curve = réponses
choices-many = Une question offre { $mean } réponses en moyenne, { $middle } au milieu ; une sur dix en offre { $many } ou plus, la plus large { $most }.
choices-two = { $share } des questions sont un choix entre deux réponses.

section-rules = Les règles qui servent, et celles qui ne servent pas
about-rules = Chaque sorte d’événement que le jeu peut raconter, avec la clause qui la fonde : dans combien de parties elle survient, et combien de fois.
rules-few = Dans moins d’une partie sur vingt
rules-none = { $count ->
    [one] Celle qui n’est jamais survenue
   *[other] Les { $count } qui ne sont jamais survenues
}
usual = comme le jeu les propose
rules-never = { $count } sortes d’événements sur { $of } ne sont jamais survenues dans ces parties ; avec ces options, toutes ne le peuvent peut-être pas. Ce qui peut survenir le ferait dans moins de { $most } des parties.
rules-rare = { $count ->
    [one] Une sorte d’événement survient
   *[other] { $count } sortes d’événements surviennent
} dans moins d’une partie sur vingt{ $more ->
    [0] { " " }:
   *[other] , dont
} { $some }.

fact-versions = Versions
matches-each = { $alike ->
    [yes] { $most } chacune
   *[no] { $least } à { $most } chacune
}
nothing-differs = Aucune différence dont ces parties puissent répondre.
measure-seat = { $who } : part de victoire
measure-bot = { $who } : part de victoire
measure-answers = Réponses de tous les joueurs
measure-turns = Tours ou manches
measure-options = Réponses possibles par question
measure-score = Score du gagnant
measure-margin = Écart du premier au deuxième
measure-shared = Victoires partagées
measure-half = Le meneur à mi-parcours gagne

section-differences = Ce qui diffère
about-differences = Les deux versions ont été jouées avec la même chance, partie par partie ; les intervalles sont ceux de la différence. Quand l’un ne touche pas zéro, c’est la version qui fait la différence.
gap-more = { $measure } : davantage dans la seconde version : { $first } → { $second } ({ $gap } ; { $low } à { $high }).
gap-less = { $measure } : moins dans la seconde version : { $first } → { $second } ({ $gap } ; { $low } à { $high }).
gap-none = { $measure } : pas de différence certaine ({ $first }, { $second }) ; s’il y en a une, elle est entre { $low } et { $high }.
gap-nothing = Il n’y a encore rien à comparer.
gaps-shares = Les parts : points sur cent
gaps-others = Tout le reste : en écarts types d’une partie à l’autre

section-sweep = L’effet de l’option
about-sweep = Chaque valeur a été jouée avec la même chance. D’abord de combien les places s’écartent de l’équité, puis chaque mesure, en tête celles qui diffèrent le plus entre la première et la dernière valeur.
sweep-sure = { $measure } : { $first } à { $from }, { $second } à { $to }.
sweep-same = { $measure } ne change pas de façon certaine ({ $first } à { $from }, { $second } à { $to }).
unfairness = L’écart à l’équité : 0 serait équitable

section-race = Quelle version est la plus équitable
about-race = Toutes les versions ont été jouées avec la même chance, jusqu’à ce qu’on sache. À gauche d’un trait, l’écart à l’équité que la version a au moins ; à droite, celui qu’elle peut avoir.
race-one = { $best } est la plus équitable : elle s’écarte de { $off } ({ $most } au plus), et toute autre version s’écarte davantage à coup sûr. On l’a su au bout de { $rounds } tournées.
race-as-good = { $best } vaut la plus équitable : elle s’écarte de { $off } ({ $most } au plus), et aucune de celles qui restent ({ $others }) ne peut faire mieux de plus de { $within }. On l’a su au bout de { $rounds } tournées.
race-undecided = On ne sait pas encore : { $best } semble la plus équitable, elle s’écarte de { $off } ({ $most } au plus), mais il se peut qu’une autre le soit davantage ({ $others }). D’autres parties le diraient.
race-left = { $label } (sortie, { $round })

compare-measure = Mesure
compare-difference = Différence
compare-version = Version
compare-unfair = Écart
compare-verdict = { $sure ->
    [0] Aucune des { $all } mesures ne diffère à coup sûr.
    [one] Une des { $all } mesures diffère à coup sûr : celle en gras.
   *[other] { $sure } des { $all } mesures diffèrent à coup sûr : celles en gras.
}

method = Comment lire ce rapport
method-1 = Chaque chiffre a un intervalle où il se trouve avec 95 % de certitude. Quand on en compare beaucoup à la fois, les intervalles sont plus larges pour valoir tous ensemble ; les parties jouées avec la même chance comptent comme parentes.
method-2 = Rubriques et phrases vont par ordre de surprise : de combien un chiffre s’écarte à coup sûr de ce qu’il serait dans un jeu équitable et vivant (places et ouvertures égales, au moins un changement de tête, rien de certain à mi-parcours, pas que du hasard).
method-3 = Ce sont des robots qui ont joué. Ce qu’ils ne voient pas, le rapport ne le voit pas ; des gens trouveraient peut-être une parade, ou une ruse. Ce qui va avec la victoire n’en est pas forcément la cause : pour le savoir, comparez deux versions du jeu (formicarium lab … --compare).
method-4 = La même commande donne les mêmes parties et le même rapport :
