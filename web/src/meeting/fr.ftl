# Trouver une partie

meet-title = Trouver un adversaire
meet-count = Joueurs
meet-pace-live = { $minutes ->
    [one] { $minutes } minute par décision, en une séance
   *[other] { $minutes } minutes par décision, en une séance
}
meet-pace-slow = { $days ->
    [one] { $days } jour par décision, de temps en temps
   *[other] { $days } jours par décision, de temps en temps
}
meet-pace-total = { $minutes } minutes pour toute la partie, et { $seconds } secondes de plus par décision, en une séance
meet-rated = Partie classée : le résultat compte pour le classement de chacun
meet-unrated = Les parties classées sont réservées aux joueurs qui ont un compte.
meet-account = Se connecter ou ouvrir un compte
meet-is-rated = classée
meet-go = Trouver un adversaire
meet-how = Dès qu’assez de joueurs veulent la même partie, tous se retrouvent à une table, et la pendule tourne.
meet-looking = Recherche d’un adversaire
meet-looking-for = On cherche un adversaire : { $game }
meet-looking-how = { $more ->
    [one] Nous cherchons d’abord quelqu’un d’à peu près votre force ; au bout d’une minute environ, tout le monde convient. Gardez cet onglet ouvert.
   *[other] Nous cherchons d’abord { $more } joueurs d’à peu près votre force ; au bout d’une minute environ, tout le monde convient. Gardez cet onglet ouvert.
}
meet-looking-slow = Vous pouvez fermer cette page. Quand quelqu’un est trouvé, la partie vous attend dans « Vos parties ». Nous continuons à chercher tant que vous passez une fois par mois.
meet-meanwhile = Jouer contre un robot en attendant
meet-stop = Ne plus chercher
meet-found = Adversaire trouvé : à table !
meet-others = Ce que d’autres attendent
meet-waiting = { $count ->
    [one] { $count } joueur attend
   *[other] { $count } joueurs attendent
}
meet-join = Jouer
meet-nobody = Personne n’attend pour l’instant. À vous d’ouvrir le bal !

# Tournois

tour-title = Tournois
tour-open = Inscriptions ouvertes
tour-open-none = Aucun pour l’instant.
tour-running = En cours
tour-running-none = Aucun pour l’instant.
tour-over = Terminés
tour-make = Organiser un tournoi
tour-make-account = Pour organiser un tournoi, il faut un compte ; pour participer, pas besoin.
tour-name = Nom
tour-format = Formule
tour-swiss = système suisse
tour-robin = toutes rondes
tour-swiss-how = Système suisse : quelques rondes, chaque fois contre ceux qui ont à peu près autant de points
tour-robin-how = Toutes rondes : chacun rencontre tous les autres
tour-rounds = Rondes
tour-bots = Robots qui participent aussi
tour-bots-level = Niveau des robots
tour-starts = Début (vide : quand vous le direz)
tour-every = Heures d’une ronde à l’autre (0 : dès que la précédente est finie)
tour-listed = L’afficher dans la liste, pour que tout le monde puisse participer
tour-entrants = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tour-entered = vous jouez
tour-begins-at = Début : { $time }
tour-begins-when = Débute au signal de l’organisateur
tour-round-of = Ronde { $round } sur { $of }
tour-is-over = Terminé
tour-is-stopped = Arrêté avant la fin
tour-is-cancelled = Annulé
tour-next-at = ronde suivante au plus tôt : { $time }
tour-by = organisé par { $name }
tour-to-table = À votre table
tour-your-table = Votre partie suivante commence.
tour-enter = Participer
tour-withdraw = Se retirer
tour-begin = Commencer maintenant
tour-begin-two = Il peut commencer dès que deux joueurs sont inscrits.
tour-cancel = Annuler le tournoi
tour-stop = Arrêter le tournoi
tour-stop-sure = Arrêter pour de bon
tour-stop-how = Il n’y aura plus de ronde. Les parties en cours sont fermées et valent un demi-point pour chacun ; ce qui est joué reste acquis.
tour-stop-rated = Il n’y aura plus de ronde. Les parties de celle-ci sont classées : elles se jouent jusqu’au bout.
tour-stopped-how = La personne qui l’organisait, ou la modération, l’a arrêté. Une partie fermée vaut un demi-point pour chacun, et rien pour les classements ; ce qui est joué reste acquis.
tour-link = Lien vers ce tournoi
tour-how = Les rondes s’enchaînent toutes seules, et votre pendule tourne dès le premier instant : soyez là quand tout se joue en minutes. Qui laisse jouer la pendule deux fois de suite, ou s’en va, perd la partie.
tour-standings = Classement
tour-nobody = Personne n’est encore inscrit.
tour-place = Place
tour-who = Joueur
tour-points = Points
tour-buchholz = Buchholz
tour-berger = S.-B.
tour-wins = Victoires
tour-withdrawn = retiré
tour-nameless = Joueur { $number }
tour-round = Ronde { $round }
tour-playing = en cours
tour-had-rest = au repos
tour-had-walkover = un point sans jouer
tour-had-out = n’a pas joué
tour-replay = Revoir
tour-watch = Regarder
tour-ties = Que veulent dire les colonnes ?
tour-ties-points = Une victoire vaut un point, une partie nulle un demi-point.
tour-ties-points-many = Le premier d’une table a un point, le dernier n’en a pas ; entre les deux, la part de chacun dépend du nombre de joueurs derrière lui. Les ex æquo partagent.
tour-ties-swiss = À égalité de points passe devant qui a rencontré les plus forts (Buchholz : tous les points de ceux qu’on a rencontrés ; aux grandes tables, la moyenne de chacune), puis qui a battu les plus forts (Sonneborn-Berger : les points de ceux qu’on a laissés derrière soi), puis qui a gagné le plus de parties.
tour-ties-robin = À égalité de points passe devant qui a battu les plus forts (Sonneborn-Berger : les points de ceux qu’on a laissés derrière soi), puis qui a gagné le plus de parties.
tour-ties-rest = Qui reste sans table se repose et reçoit un point ; nul ne se repose deux fois avant que tous l’aient fait. Pour le Buchholz, un repos compte comme si l’on s’était rencontré soi-même.
tour-ties-gone = Qui abandonne ou quitte une partie y finit dernier. Si d’autres se sont retirés et qu’il reste trop peu de joueurs à une table, ceux qui sont là reçoivent un point.

## Ce que refuse le serveur

error-no-pace = On ne peut pas jouer à ce rythme ici.
error-no-variant = Ce jeu n’a pas cette variante.
error-not-so-many = On ne peut pas jouer cette variante à { $seats }.
error-many-wishes = Vous attendez déjà { $most } parties lentes. Retirez-en d’abord une.
error-no-wish = Vous n’attendez plus cette partie.
error-tournament-account = Pour organiser un tournoi, il faut un compte. Créez-en un ou connectez-vous.
error-many-tournaments = Vous avez déjà { $most } tournois en cours.
error-no-tournament = Ce tournoi n’existe pas.
error-tournament-begun = Ce tournoi a déjà commencé.
error-tournament-over = Ce tournoi est déjà terminé.
error-tournament-full = Ce tournoi est complet.
error-no-entrant = Vous ne participez pas à ce tournoi.
error-not-your-tournament = Seule la personne qui organise ce tournoi peut le faire.
error-few-entrants = Il faut au moins deux participants.
