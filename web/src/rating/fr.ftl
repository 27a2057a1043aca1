# Le classement : la liste d’un jeu, ce qu’une partie a changé, et ce que demande une partie classée.

rating-title = Classement : { $game }
rating-lead = Qui joue à quel niveau, parmi celles et ceux qui ont ouvert leur profil. 100 points de plus gagnent environ 64 parties sur 100 à deux.
rating-mine = Votre classement
rating-mine-none = Vous n’avez pas encore joué de partie classée à ce jeu.
rating-mine-how = Avec un compte, vous pouvez ouvrir une table dont la partie est classée, contre des gens ou des robots.
rating-make = Ouvrir une table classée
rating-points = { $points } points
rating-doubt = à { $doubt } près
rating-matches = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating-provisional = provisoire
rating-provisional-how = jusqu’à la dixième partie classée de ce jeu
rating-place = Place
rating-name = Nom
rating-rating = Points
rating-played = Parties
rating-you = vous
rating-people = Joueuses et joueurs
rating-people-none = Cette liste est encore vide. On y trouve qui a joué une partie classée et ouvert son profil.
rating-people-provisional = Provisoire : jusqu’à la dixième partie classée de ce jeu. Ces places viennent après les autres.
rating-bots = Les robots de la maison
rating-bots-how = Leur force ne change pas : elle a été mesurée.
rating-page = Page { $page } sur { $pages }
rating-earlier = Places du dessus
rating-later = Places du dessous
rating-curve = Votre classement, partie après partie
rating-curve-axis = parties classées
rating-curve-at = Après la partie du { $date } : { $points }
rating-curve-press = Touchez un point pour revoir sa partie
rating-all-games = Les autres jeux
rating-changes = Classement
rating-change = { $before } → { $after }
rating-change-pending = Le classement se calcule…
rating-change-none = Cette partie n’a rien changé au classement.
rating-change-hidden = { $count ->
    [one] Une personne garde son classement pour elle.
   *[other] { $count } personnes gardent leur classement pour elles.
}
rating-change-list = La liste de ce jeu
rating-wish = Classée : elle compte pour le classement de chacun
rating-wish-terms = Pas d’indices, personne ne prend la place d’un robot, et on joue jusqu’au bout ou on abandonne.
rating-wish-account = Les parties classées sont réservées aux comptes.
rating-wish-clock = Une partie classée se joue à la pendule.
rating-wish-seats = Dans une partie classée, chacun n’occupe qu’une place, sur son propre appareil.
rating-wish-bot = L’un des robots de cette table n’est pas classé.
rating-wish-options = Une partie classée suit une variante telle quelle, sans autre option.
rating-wish-data = Ce serveur a modifié les tables de ce jeu : ses parties ne peuvent pas être classées.
rating-told = Cette partie est classée.
rating-told-terms = Elle compte pour le classement de toutes les personnes assises. Partir ou abandonner, c’est perdre ; il n’y a pas d’indices.
rating-told-account = Il vous faut un compte pour prendre place.
