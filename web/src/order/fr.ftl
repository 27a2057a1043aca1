# La modération : ce qu’on peut faire à propos de quelqu’un, et ce que voient les modérateurs.

order-about = À propos de { $name }
order-mute = Ne plus rien lire de cette personne
order-mute-how = Vous seul ne verrez plus ce qu’elle écrit. Elle n’en est pas informée.
order-block = Ne plus avoir affaire à cette personne
order-block-how = Aucun de vous ne voit plus ce que l’autre écrit, et vous ne serez plus jamais à la même table. Elle n’en est pas informée.
order-report = Signaler à la modération
order-report-how = La modération voit les dernières lignes de cette conversation. Personne d’autre ne l’apprend.
order-why = Qu’est-ce qui ne va pas ?
order-why-insult = Des insultes
order-why-name = Un nom blessant
order-why-stalling = Fait traîner exprès
order-why-cheating = Triche
order-why-other = Autre chose
order-words = Avec vos mots (si vous voulez)
order-send = Envoyer le signalement
order-sent = Merci. La modération va s’en occuper.
order-done = C’est fait. Vous pourrez y revenir sur la page « Vos proches ».

order-title = Modération
order-waiting = Signalements en attente
order-waiting-none = Personne ne s’est plaint. Tout va bien.
order-past = Déjà traités
order-line-by = Signalé par { $name }
order-somebody = quelqu’un sans nom
order-line-table = La table
order-line-gone = La table n’existe plus.
order-before = { $count ->
    [0] Rien n’a été retenu contre cette personne jusqu’ici.
    [one] Un signalement a déjà été retenu contre cette personne.
   *[other] { $count } signalements ont déjà été retenus contre cette personne.
}
order-ban-now = { $what ->
    [chat] Ne peut pas écrire de messages
   *[other] Ne peut pas commencer de partie
} { $until ->
    [0] (sans limite).
   *[other] jusqu’au { $day }.
}
order-remove = Retirer les lignes cochées
order-ban = Et ensuite
order-ban-none = rien de plus
order-ban-chat = plus de messages de sa part
order-ban-play = plus de nouvelles parties pour elle
order-days = Pour combien de temps
order-days-1 = un jour
order-days-7 = une semaine
order-days-30 = un mois
order-days-0 = sans limite
order-note = Une note pour les autres modérateurs (la personne concernée la trouve dans les données qu’elle peut enregistrer)
order-judge = Décider
order-close = Fermer la table
order-close-sure = Fermer : la partie s’arrête sans résultat
order-did = { $by } : { $did }
order-did-nothing = sans suite
order-did-removed = lignes retirées
order-did-chat = plus de messages
order-did-play = plus de nouvelles parties
order-people = Les personnes
order-people-word = Une partie du nom
order-people-go = Chercher
order-people-none = Personne ne porte ce nom.
order-person-account = a un compte
order-person-guest = sans compte
order-person-moderator = à la modération
order-person-tables = { $count ->
    [one] à une table
   *[other] à { $count } tables
}
order-person-name = Nom (avec un compte, c’est aussi celui qui sert à se connecter)
order-person-rename = Renommer
order-person-lift = Tout lui permettre à nouveau
order-tables = Les tables
order-tables-go = Montrer les tables où l’on joue
order-tables-none = Personne ne joue en ce moment.
order-state-waiting = attend des joueurs
order-state-playing = partie en cours
order-state-over = terminée
order-state-trouble = illisible
order-person-host = Pour ce qui concerne la modération elle-même, c’est à l’hébergeur d’agir.
order-host = l’hébergeur
order-deeds = Ce qui a été fait récemment
order-deed-chat = plus de messages de { $about }
order-deed-play = plus de nouvelles parties pour { $about }
order-deed-lift = { $about } peut à nouveau tout faire
order-deed-name = { $about } s’appelle désormais { $how }
order-deed-close = table { $about } fermée
order-deed-removed = lignes retirées à la table { $about }
order-deed-tour-name = le tournoi { $about } s’appelle désormais { $how }
order-deed-tour-stop = tournoi { $about } arrêté
order-tournaments = Les tournois
order-tournaments-go = Montrer les tournois
order-tournaments-none = Il n’y en a pas.
order-tournament-by = par { $name }
order-tournament-open = pas encore commencé
order-tournament-running = ronde { $round } sur { $of }
order-tournament-over = terminé
order-tournament-stopped = arrêté
order-tournament-cancelled = annulé
order-tournament-change = Renommer ou arrêter
order-tournament-name = Nom du tournoi
order-tournament-stop-open = L’annuler
order-tournament-stop-running = L’arrêter : ses parties sont fermées et valent un demi-point pour chacun
order-tell = Annoncer à tout le monde
order-tell-en = En anglais
order-tell-fr = En français
order-tell-hours = Pendant combien d’heures
order-tell-go = Annoncer
order-told = Ce qui est annoncé en ce moment
order-told-end = Ne plus l’annoncer
order-nobody = Cette page est réservée à la modération.

## Ce que refuse le serveur

error-report-done = Quelqu’un d’autre vient de traiter ce signalement.
error-moderator = Cette personne fait partie de la modération : c’est à l’hébergeur d’agir.
error-not-open = On ne joue pas à cette table.
