# Les mots du client. Tout ce qui touche à un jeu vient des catalogues du serveur.

## Partout

ui-home = Accueil
ui-back = Retour
ui-close = Fermer
ui-save = Enregistrer
ui-copy = Copier
ui-copied = Copié
ui-more = Un de plus
ui-fewer = Un de moins
ui-just-now = à l’instant
ui-skip-to-content = Aller au contenu
ui-controls = Langue, thème et sons
ui-language = Langue
ui-language-en = English
ui-language-fr = Français
ui-theme-auto = Thème : comme le système
ui-theme-light = Thème : papier (clair)
ui-theme-dark = Thème : nid (sombre)
ui-sound = Sons

## Quelque chose ne va pas

ui-state-loading = Un instant…
ui-state-unreachable-title = Personne ne répond
ui-state-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
ui-state-missing-title = Rien ici
ui-state-missing = Cette page n’existe pas, ou n’existe plus. Le lien est peut-être incomplet.
ui-state-trouble-title = Cette table ne peut pas être montrée
ui-state-declined-title = Cela n’a pas marché
ui-state-declined = Le serveur a refusé. Réessayez dans un instant.
ui-state-again = Réessayer

## Accueil

ui-title-home = Formicarium : jeux de fourmis
ui-shelf = Tous les jeux
ui-play-now = Jouer tout de suite
ui-meet = Trouver un adversaire
ui-play-first = Votre première partie.
ui-play-coach = Les conseils pour débuter sont activés.
ui-play-against = { $count ->
    [one] Contre un robot, niveau { $level }.
   *[other] Contre { $count } robots, niveau { $level }.
}
ui-hint = Que feriez-vous ?
ui-hint-how = Demander au robot le plus fort ce qu’il ferait à votre place. Il ne sait que ce que vous savez. À la fin, tout le monde verra que vous avez demandé.
ui-hint-thinking = Il réfléchit…
ui-hint-would = Le robot { $level } choisirait :
ui-hint-none = Aucun conseil ne vient. Réessayez dans un instant.
ui-no-hints = À cette table, on joue sans conseils.
ui-rated = classée
ui-ratings = Classement
ui-onward = Et maintenant ?
ui-onward-level = Bien joué ! Le niveau suivant : { $level }.
ui-onward-play = Jouer contre { $level }
ui-met = Les règles rencontrées
ui-level = Adversaire
ui-programs = Programmes
ui-create = Nouvelle table
ui-hotseat = Sur un seul écran
ui-rulebook = Règles
ui-aid = Aide-mémoire
ui-variant = Variante
ui-fact-players = { $least } à { $most } joueurs
ui-fact-players-one = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
ui-fact-minutes = { $minutes } minutes
ui-your-games = Vos parties
ui-your-games-empty = Aucune pour l’instant. « Jouer tout de suite » vous installe face à l’ordinateur.
ui-open-tables = Tables ouvertes
ui-open-tables-empty = Pas de table ouverte en ce moment. Créez-en une avec « Nouvelle table ».
ui-join = Rejoindre
ui-join-link = Un lien que vous avez reçu
ui-watch-tables = À regarder
ui-watch-tables-empty = Personne ne joue en public pour le moment.
ui-rulebooks = Livrets de règles
ui-replays = Parties à revoir
ui-replays-how = Une partie terminée se revoit depuis sa table. Vous avez une partie enregistrée dans un fichier ?
ui-replay-upload = Ouvrir un fichier
ui-table-over = Terminée
ui-table-won = Vous avez gagné
ui-table-shared = Vous partagez la victoire
ui-table-place = { $place }e sur { $of }
ui-table-conceded = Vous avez abandonné
ui-table-drawn = Partie nulle
ui-table-ended = Arrêtée sans résultat
ui-table-winner = { $count ->
    [one] { $name } a gagné
   *[other] { $name } partagent la victoire
}
ui-tidy = Ranger ou supprimer : { $game }
ui-put-away = Ranger
ui-put-away-how = La partie quitte « Vos parties » et reste juste en dessous, dans « Parties rangées ». Les autres joueurs ne remarquent rien.
ui-bring-back = Ressortir
ui-bring-back-how = La partie revient parmi « Vos parties ».
ui-throw-away = Supprimer pour de bon
ui-throw-away-how = Personne d’autre ne joue ici : vous pouvez aussi la supprimer. La table et son enregistrement disparaissent alors pour toujours.
ui-throw-away-yes = Oui, supprimer pour de bon
ui-away-games = Parties rangées ({ $count })
ui-table-your-turn = À vous de jouer
ui-table-trouble = On ne peut plus y jouer
ui-table-closed = Fermée
ui-table-playing = En cours
ui-table-gathering = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
ui-you-are = Vous vous appelez { $name }.
ui-you-are-nobody = Vous n’avez pas encore de nom.
ui-you-change = Changer
ui-you-choose = En choisir un
ui-you-called = Vous : { $name }
ui-you-title = À propos de vous
ui-you-name = Votre nom à la table
ui-account = Un compte
ui-account-why = On peut jouer sans compte. Avec un compte, vos parties vous suivent sur tous vos appareils.
ui-account-mine = J’en ai un
ui-account-first = J’en veux un
ui-account-name = Nom du compte
ui-account-password = Mot de passe (8 caractères au moins)
ui-account-in = Se connecter
ui-account-new = Ouvrir un compte
ui-account-out = Se déconnecter
ui-account-otherwise = Une clé d’accès, ou le mot de passe oublié ?

## Une nouvelle table

ui-create-game = Le jeu
ui-create-time = Temps de réflexion
ui-how-friends = Entre amis, par lien
ui-how-hotseat = Sur un seul écran
ui-how-bots = Contre des robots
ui-kind-me = Moi
ui-kind-open = Quelqu’un, par lien
ui-kind-bot = Ordinateur
ui-kind-hotseat = Une personne devant cet écran
ui-clock-flag = Quand le temps est écoulé, la pendule joue le coup que la question annonce, et la partie continue. Deux fois de suite, et les autres peuvent continuer sans vous.
ui-clock-flag-reserve = Une décision plus longue puise dans votre réserve, et ce qu’une plus courte laisse s’y ajoute ; les choix secrets n’y touchent pas.
ui-clock-days-off = Qui prend un congé (sur sa propre page) arrête sa pendule pendant ce temps, tant de jours par an.
ui-days-off = (en congé jusqu’au { $until })
ui-days-off-ahead = (en congé du { $since } au { $until })
ui-plan = Préparer
ui-plan-how = Préparez les réponses de votre prochain tour : elles seront données le moment venu, si elles conviennent encore (p)
ui-clock-and = { $each } + { $more }
ui-clock-more-minutes = { $minutes } min pour toute la partie
ui-clock-more-days = { $days ->
    [1] 1 jour pour toute la partie
   *[other] { $days } jours pour toute la partie
}
ui-clock-each-minutes = { $minutes } min par décision
ui-clock-each-days = { $days ->
    [1] 1 jour par décision
   *[other] { $days } jours par décision
}

## Avant la partie

ui-gathering = On attend des joueurs
ui-gathering-send = La partie commence quand toutes les places sont prises. Envoyez un lien à chacun.
ui-gathering-sit = La partie commence quand toutes les places sont prises. Asseyez-vous, ou restez regarder.
ui-gathering-wait = La partie commence quand toutes les places sont prises.
ui-invitation = Invitation pour la place { $seat }
ui-sit = S’asseoir
ui-seat-free = libre
ui-seat-taken = prise
ui-join-title = { $game } : prendre place
ui-join-with = À la table : { $names }.
ui-join-alone = Cette place est pour vous.
ui-join-name = Comment les autres doivent-ils vous appeler ?
ui-join-watch = Seulement regarder

## La table

ui-players = Joueurs
ui-beside = À côté du plateau
ui-you = vous
ui-seat-unnamed = Joueur { $letter }
ui-seat-bot = ordinateur
ui-seat-bot-named = Robot { $letter }
ui-seat-away = absent
ui-seat-conceded = a abandonné
ui-seat-ready = réponse donnée
ui-seat-turn = tour en cours
ui-bot-thinking = réfléchit
ui-board = Plateau
ui-board-larger = Afficher ce plateau en grand
ui-views = Que regarder
ui-view-lit = quelque chose à choisir ici
ui-view-new = une carte y a été révélée
ui-fit = Voir tout le plateau
ui-stages = Étapes du tour
ui-note-private = Pour vous seul :
ui-pile-open = Parcourir
ui-row-open = Les regarder
ui-tray-empty = vide
ui-choose-this = Choisir
ui-why-not = Pourquoi pas ?
ui-notes = Bon à savoir
ui-options = Vos possibilités
ui-options-all = { $count ->
    [one] La seule possibilité
    [2] Les deux possibilités
   *[other] Les { $count } possibilités
}
ui-options-fewer = Moins
ui-how-many = Combien
ui-count-go = Continuer avec { $count }
ui-sending = Un instant…
ui-confirm-final = On ne peut pas revenir en arrière.
ui-confirm-yes = Oui, je le fais
ui-confirm-lose = Le faire quand même
ui-confirm-never = Ne plus demander
ui-final = Sans retour possible
ui-undo = Annuler
ui-restart-turn = Refaire mon tour
ui-restart-turn-long = { $count ->
    [one] Refaire mon tour : reprendre votre dernière réponse
   *[other] Refaire mon tour : reprendre vos { $count } dernières réponses
}
ui-restart-last-turn = Revenir à mon dernier tour
ui-restart-last-turn-long = { $count ->
    [one] Revenir à mon dernier tour : reprendre votre dernière réponse, et ce que l’ordinateur a joué depuis
   *[other] Revenir à mon dernier tour : reprendre vos { $count } dernières réponses, et ce que l’ordinateur a joué depuis
}
ui-undo-over = Annuler votre dernière réponse, et ce que l’ordinateur a joué depuis
ui-since-last-turn = Depuis votre dernier coup
ui-skip = Passer
ui-pass-always = Toujours passer ici
ui-pass-asked = À certains moments, vous passez toujours.
ui-pass-ask-again = Me demander à nouveau
ui-waiting-for = On attend { $name }
ui-bot-thinks = { $name } réfléchit…
ui-waiting-table = Un instant, la table réfléchit…
ui-title-your-turn = À vous
ui-title-turn = Au tour de { $name }
ui-title-over = Terminée
ui-clock-left = temps restant
ui-clock-late = Votre temps était écoulé : la pendule a choisi pour vous.
ui-clock-since = attente depuis
ui-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
ui-clock-hours = { $hours } h { $minutes } min
ui-clause = Règle { $id } dans le livret
ui-link-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
ui-link-full = Il y a trop de visiteurs en ce moment. Nouvel essai en cours ; rien n’est perdu.
ui-link-ailing = Le serveur n’a pas accès à ses données pour l’instant. Nouvel essai en cours ; rien n’est perdu.
ui-link-gone = Cette table est fermée pour cette page. Rechargez-la.
ui-watch = Regarder la table
ui-watchers = à regarder

ui-missing-left = { $name } a quitté la table.
ui-missing-away = { $name } s’est absenté.
ui-missing-late = { $name } ne répond pas : la pendule joue.
ui-missing-wait = Si cela dure encore { $time }, vous pourrez continuer sans attendre.
ui-go-bot = Faire jouer un robot
ui-go-friend = Inviter un ami
ui-go-end = Arrêter la partie
ui-go-bot-how = { $why ->
    [left] Un robot prend la place de { $name } et continue la partie.
   *[other] Un robot joue désormais pour { $name }, qui peut revenir à tout moment.
}
ui-go-friend-how = La place de { $name } devient libre, et vous recevez un lien pour un ami. Tant que personne ne la prend, { $name } peut revenir.
ui-friend-link = Lien pour un ami qui prend la place
ui-offer-draw = { $whose ->
    [mine] Vous proposez la partie nulle ; un coup adverse vaudra refus.
   *[other] { $name } propose la partie nulle. Jouer, c’est refuser.
}
ui-offer-end = { $whose ->
    [mine] Vous proposez d’arrêter sans résultat, tant que vous ne le retirez pas.
   *[other] { $name } propose d’arrêter sans résultat.
}
ui-offer-bot = { $whose ->
    [mine] Vous proposez qu’un robot joue pour { $target }.
    [you] { $name } propose qu’un robot joue pour vous.
   *[other] { $name } propose qu’un robot joue pour { $target }.
}
ui-offer-friend = { $whose ->
    [mine] Vous proposez que quelqu’un d’autre prenne la place de { $target }.
    [you] { $name } propose que quelqu’un d’autre prenne votre place.
   *[other] { $name } propose que quelqu’un d’autre prenne la place de { $target }.
}
ui-offer-need = On attend { $name }.
ui-offer-against = Refus de { $name }. Le prochain coup retire la proposition.
ui-agree = Accepter
ui-decline = Refuser
ui-take-back = Retirer
ui-take-own = Votre place vous est gardée.
ui-take-own-go = Reprendre la partie
ui-take-bot = L’ordinateur joue pour { $name }. Vous pouvez prendre sa place.
ui-take-free = La place de { $name } est libre.

ui-deal-sealed = La donne est scellée
ui-deal-sealed-how = Le serveur distribue à partir d’un secret que personne à la table ne connaît. Cette empreinte en a été fixée avant le premier coup. À la fin de la partie, l’enregistrement révèle le secret, et la relecture vérifie que chaque lancer et chaque tirage en vient.
ui-deal-given = Cette table reprend une partie enregistrée
ui-deal-given-how = Cette table reprend un enregistrement fourni par qui l’a créée : ce qui y était caché lui est peut-être connu. La suite est scellée.
ui-deal-chosen = La graine a été choisie
ui-deal-chosen-how = Qui a créé cette table a choisi la graine dont vient la donne : elle peut être prévue.
ui-deal-unsealed = La donne n’est pas scellée
ui-deal-unsealed-how = Cette table est plus ancienne que les donnes scellées : on ne pourra pas vérifier après coup comment elle a été distribuée.
ui-deal-commitment = Empreinte (SHA-256) :

ui-trouble = Quelque chose ne va pas à cette table
ui-trouble-watch = Celles et ceux qui y jouent peuvent reprendre à partir d’ici.
ui-trouble-go-on = Reprendre ici
ui-trouble-go-on-how = Reprendre laisse de côté ce qui n’est plus lisible. Ce que donne le hasard à partir d’ici est distribué à nouveau.
ui-trouble-close = Fermer la table
ui-trouble-close-how = Plus personne ne pourra jouer à cette table.
ui-trouble-close-yes = La fermer pour de bon
ui-trouble-close-no = La laisser ainsi
ui-trouble-closed = La table est fermée.

ui-curtain-pass = Passez l’écran à { $name }
ui-curtain-why = La suite est réservée à { $name }.
ui-curtain-lift = Je suis { $name }

ui-drawer = Journal, discussion et règles
ui-tab-log = Journal
ui-tab-chat = Discussion
ui-tab-rules = Règles
ui-tab-aid = Aide
ui-log = Journal
ui-log-empty = Il ne s’est encore rien passé.
ui-log-find = Chercher dans le journal
ui-log-why = pourquoi ?
ui-log-older = { $count ->
    [one] Afficher { $count } ligne plus ancienne
   *[other] Afficher { $count } lignes plus anciennes
}
ui-log-everything = Toutes les lignes
ui-log-before = Au début
ui-log-now = Ce tour
ui-log-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
ui-news = Ce qui s’est passé
ui-news-step = { $at } sur { $last }
ui-news-next = Suite
ui-news-done = Continuer
ui-news-all = Tout fermer
ui-since-again = Le revoir
ui-since-start = Avant votre premier tour
ui-since-all = Tout le monde
ui-since-you = Vous
ui-watching = Arrêter et reprendre
ui-watching-resume = Reprendre
ui-watching-now = Rejoindre le direct
ui-watching-behind = { $count ->
    [one] { $count } coup de retard
   *[other] { $count } coups de retard
}
ui-watching-live = Rien de nouveau pour l’instant
ui-chat = Discussion
ui-chat-about = Ignorer, bloquer ou signaler { $name }
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-removed = Retiré par la modération
ui-chat-say = Dire quelque chose
ui-chat-send = Envoyer
ui-chat-somebody = Un spectateur

ui-menu = Menu
ui-coach = Conseils
ui-coach-cards = Cartes avant ma première partie d’un jeu
ui-coach-explains = Expliquer chaque nouvelle sorte de question, une fois
ui-coach-dangers = M’avertir des dangers
ui-coach-again = De quoi parle ce jeu ?
ui-coach-card = Carte { $at } sur { $of }
ui-coach-skip = Passer
ui-coach-play = Jouons
ui-coach-understood = Compris
ui-coach-where = Montrer où
ui-setting-pace = Les coups des autres se montrent
ui-setting-pace-fast = aussitôt
ui-setting-pace-usual = comme d’habitude
ui-setting-pace-calm = posément
ui-setting-pace-slow = lentement
ui-setting-news = Une carte dit ce qui vous touche
ui-setting-news-wait = et attend que vous la fermiez
ui-setting-news-brief = pendant quatre secondes
ui-setting-news-off = pas de carte
ui-setting-summary = Ouvrir de lui-même « Depuis votre dernier coup »
ui-setting-confirm = Demander avant ce qui est sans retour
ui-setting-preview = Montrer ce qu’une réponse entraînerait, avant de la donner
ui-preview = Voici ce qui se passerait
ui-preview-roll = { $count ->
    [one] Puis un dé décide.
   *[other] Puis { $count } dés décident.
}
ui-preview-draw = { $count ->
    [one] Puis le sort en désigne un sur { $of }.
   *[other] Puis le sort en désigne { $count } sur { $of }.
}
ui-preview-pick = Puis le hasard en choisit un sur { $of }.
ui-preview-asks = On vous demanderait ensuite
ui-preview-hidden = La suite dépend de ce qui est caché.
ui-preview-unless = À moins que quelqu’un n’intervienne avant.
ui-preview-share = { $share } %
ui-preview-rare = moins de 0,1 %
ui-preview-nearly = plus de 99,9 %
ui-preview-ways = { $ways } cas sur { $of }
ui-preview-odd = { $what } : { $share }, { $ways }.
ui-preview-board = Sur le plateau
ui-legend = Légende
ui-legend-why = Ce que veulent dire couleurs, bordures et petites images
ui-legend-legal = on peut toucher ceci maintenant
ui-legend-latest = le dernier coup a changé quelque chose ici
ui-legend-gone = quelque chose a disparu d’ici depuis votre dernier tour
ui-legend-lit = à regarder maintenant
ui-link-watch = Lien pour regarder
ui-link-resume = Votre lien personnel, pour continuer sur un autre appareil. Gardez-le pour vous.
ui-link-bot = Lien pour une personne qui reprend la place de { $name }
ui-parting = Arrêter de jouer
ui-parting-alone = Pour une pause, fermez simplement la page : la partie vous attend dans « Vos parties ».
ui-parting-yes = Oui : { $what }
ui-parting-no = Non, continuer
ui-draw = Proposer la partie nulle
ui-draw-how = La partie est nulle dès que tous sont d’accord : { $name }. Jusque-là elle continue, et vous pouvez retirer votre offre.
ui-concede = Abandonner
ui-concede-two = La partie se termine aussitôt, et { $name } gagne.
ui-concede-bots = Il ne resterait que des robots : la partie se termine aussitôt, et vous finissez à la dernière place.
ui-concede-bot = Vous finissez à la dernière place. Les autres continuent et un robot joue vos tours ; vous pouvez regarder, mais pas revenir.
ui-end = Arrêter sans résultat
ui-end-alone = La partie se termine aussitôt. Personne ne gagne ; on peut toujours la revoir.
ui-end-how = La partie se termine sans vainqueur dès que tous sont d’accord : { $name }. Jusque-là elle continue. On n’attend pas l’avis de qui s’est absenté longtemps.
ui-vote = Un robot pour { $name }
ui-vote-how = Si tous les autres sont d’accord, un robot joue pour { $name }, qui peut revenir à tout moment.
ui-leave = Quitter
ui-leave-how = Vous rendez votre place pour de bon. Les autres l’apprennent et choisissent : un robot continue, un ami prend la place, ou ils arrêtent. Pour une pause, fermez simplement la page : votre place reste la vôtre.
ui-leave-early = Votre place redevient libre pour quelqu’un d’autre.

ui-end-title = La partie est terminée
ui-end-show = Voir le résultat
ui-end-rank = Rang
ui-end-player = Joueur
ui-end-score = Points
ui-end-look = Regarder la table
ui-end-drawn = Partie nulle
ui-end-ended = Pas de résultat
ui-end-place = { $shared ->
    [0] Vous êtes { $rank }ᵉ sur { $count }.
   *[other] Vous partagez avec { $name } la { $rank }ᵉ place sur { $count }.
}
ui-rematch = Rejouer
ui-rematch-how = « Rejouer » met la même table, avec les mêmes joueurs aux mêmes places.
ui-rematch-there = Vers la nouvelle table
ui-rematch-link = Lien de la nouvelle table
ui-rematch-ready = Une nouvelle table est prête.
ui-rematch-go = Y aller

ui-help = Touches
ui-help-how = Tout ce qui luit se touche ; les mêmes réponses sont des boutons sous le plateau. Touchez ce qui ne luit pas pour savoir pourquoi.
ui-key-tab = d’une partie de la page à l’autre
ui-key-arrows = d’une case à l’autre sur le plateau
ui-key-enter = toucher la case
ui-key-numbers = choisir une réponse par son numéro
ui-key-esc = un pas en arrière
ui-key-undo = reprendre votre dernier coup
ui-key-restart = reprendre tout votre tour
ui-key-plan = préparer votre prochain tour pendant que les autres jouent
ui-key-space = passer l’animation
ui-key-zoom = regarder le plateau de plus près
ui-key-log = ouvrir ou fermer le journal
ui-key-help = cette liste

## Revoir une partie

ui-replay = Revoir la partie
ui-replay-back = Un coup en arrière
ui-replay-pause = Pause
ui-replay-next = Un coup en avant
ui-replay-download = Télécharger la partie

## Le cours de la partie

ui-figures = Le cours de la partie
ui-figures-loading = On compte…
ui-figures-nothing = Il n’y a rien à compter dans cette partie.
ui-figures-curves = En courbes
ui-figures-tables = En tableaux
ui-figures-totals = En tout
ui-figures-start = Au début
ui-figures-press = Appuyez sur un tour pour aller à sa fin

## Analyse

ui-analyse = Analyser

## Leçons

ui-aid-print = Imprimer
ui-aid-players = Joueurs
ui-aid-page = Sur une page à part, à imprimer
ui-aid-none = Ce jeu n’a pas encore d’aide-mémoire. Ses règles disent tout.
ui-learn = Apprendre en jouant
ui-learn-next = Leçon suivante : { $at } sur { $of }
ui-learn-lead = De courtes leçons à une vraie table : lisez une phrase, essayez, voyez ce qui arrive. Suivez-les dans cet ordre ou dans un autre, et arrêtez-vous quand vous voulez.
ui-learn-none = Ce jeu n’a pas encore de leçons. Son livre de règles dit comment commencer.
ui-learn-taken = Suivie
ui-learn-begin = Commencer
ui-learn-again = Encore une fois
ui-named = { $what } : { $name }
ui-learn-play = Jouer votre première partie
ui-lesson-step = Leçon, étape { $at } sur { $of }
ui-lesson-on = Continuer
ui-lesson-left = { $left ->
    [one] Encore 1 réponse.
   *[other] Encore { $left } réponses.
}
ui-lesson-back = Étape précédente
ui-lesson-learnt = But atteint :
ui-lesson-rules = { $count ->
    [one] La règle en question, dans le livre
   *[other] Les { $count } règles en question, dans le livre
}
ui-lesson-next = Leçon suivante : { $title }
ui-lesson-course = Toutes les leçons

## Règles

ui-rules-find = Chercher dans les règles
ui-rules-both = Les deux langues
ui-rules-chapters = Chapitres
ui-rules-nothing = Aucune règle ne parle de « { $wanted } ».
ui-rules-found = { $found ->
    [one] Un passage
   *[other] { $found } passages
}
ui-rules-learn = Apprendre en jouant : { $title }
ui-rules-lesson = Leçon : { $title }
