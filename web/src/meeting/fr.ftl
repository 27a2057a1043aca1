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
meet-rated = Partie classée : le résultat compte pour le classement de chacun
meet-unrated = Les parties classées sont réservées aux joueurs qui ont un compte. Vous pouvez vous connecter depuis l’accueil.
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
