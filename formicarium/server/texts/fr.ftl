# Les mots du serveur. Pour le fonctionnement des catalogues : docs/texts.md.

waiting-sealed = un choix secret

refused-late = Quelqu’un a été plus rapide : la partie a continué.
refused-not-yours = Cette place n’est pas la vôtre.
refused-trouble = On ne peut plus jouer à cette table : une partie n’en est plus lisible.
refused-not-begun = La partie commence quand toutes les places sont prises.
refused-no-hints = À cette table, on joue sans conseils.
refused-hint-late = Vous avez déjà répondu à cette question.
refused-hint-thinking = Un conseil est en chemin.
refused-hint-failed = Aucun conseil ne vient. Réessayez dans un instant.
time-was-up = Le temps était écoulé : la pendule a choisi.
refused-no-draw = On peut convenir d’une partie nulle si le jeu en connaît et si seules des personnes jouent.
refused-own-seat = Les autres ne décident de votre place que s’ils sont tous d’accord. Vous pouvez abandonner ou quitter.
refused-not-gone = Personne d’autre ne peut encore avoir cette place : son joueur est à la table, ou n’est pas absent depuis assez longtemps.
undo-window = D’autres ont pu être interrogés depuis : votre dernier coup tient.
undo-late = Votre temps était écoulé : le coup joué pour vous tient.

trouble-row = Cette table s’arrête ici. Ce qui a été enregistré ensuite (ligne { $row }) ne peut plus être rejoué : le programme a changé depuis, ou les données sont abîmées.
trouble-start = Le début de cette table ne peut plus être rejoué : le programme a changé depuis, ou les données sont abîmées.
trouble-header = On ne peut plus lire avec quoi cette table est jouée : les données sont abîmées.
trouble-game = Ce serveur n’a plus le jeu de cette table.
trouble-data = Cette table se joue avec d’autres données (cartes, coûts, plans) que celles de ce serveur. Son hôte peut le démarrer avec elles.
trouble-rules = Cette table se joue avec des règles plus récentes que celles de ce serveur. Son hôte peut le mettre à jour.

error-bad-request = Demande incompréhensible : { $why }
error-malformed = Ce message est incompréhensible.
error-version = Cette page n’est plus à jour. Rechargez-la.
error-no-hello = Dites d’abord bonjour.
error-too-large = C’est trop volumineux.
error-too-often = C’est trop souvent. Patientez un instant.
error-origin = Seules les pages de ce serveur peuvent faire cela.
error-not-found = Il n’y a rien ici.
error-not-allowed = Cela n’est pas possible ici.
error-server = Une erreur s’est produite sur le serveur. Votre partie est en sûreté.
error-storage = Le serveur n’a pas accès à ses données pour l’instant. Rien n’est perdu : réessayez dans un petit moment.
later-storage = Le serveur ne peut rien enregistrer pour l’instant : son disque est plein ou sa base de données ne répond pas. Votre coup est gardé ici et renvoyé toutes les quelques secondes.
error-no-game = Aucun jeu ne s’appelle « { $game } ».
error-no-lesson = Aucune leçon ne s’appelle « { $lesson } ».
error-lesson-acts = Cette leçon a changé depuis que vous l’avez commencée : veuillez la recommencer.
error-no-language = Il n’y a pas de textes en « { $language } ».
error-no-table = Cette table n’existe pas.
error-unreadable = Cette table n’est plus lisible : rien ne peut en être montré.
error-no-trouble = Il n’y a rien à réparer à cette table.
error-not-alone = Vous ne jouez pas seul ici : reprenez d’abord la partie, puis convenez avec les autres de la façon de la finir.
error-no-seat = Cette place n’existe pas.
error-no-pace = On ne peut pas jouer à ce rythme ici.
error-no-variant = Ce jeu n’a pas cette variante.
error-not-so-many = On ne peut pas jouer cette variante à { $seats }.
error-many-wishes = Vous attendez déjà { $most } parties lentes. Retirez-en d’abord une.
error-no-wish = Vous n’attendez plus cette partie.
error-tournament-account = Pour organiser un tournoi, il faut un compte. Créez-en un ou connectez-vous.
error-many-tournaments = Vous avez déjà { $most } tournois en cours.
error-no-tournament = Ce tournoi n’existe pas.
error-tournament-begun = Ce tournoi a déjà commencé.
error-tournament-full = Ce tournoi est complet.
error-no-entrant = Vous ne participez pas à ce tournoi.
error-not-your-tournament = Seule la personne qui organise ce tournoi peut le faire.
error-few-entrants = Il faut au moins deux participants.
error-tournament-table = Cette partie compte pour un tournoi : elle se joue jusqu’au bout, ou s’abandonne.
error-no-bot = Aucun robot ne s’appelle « { $bot } ».
error-browser = Ce navigateur a donné une adresse à laquelle on ne peut pas le réveiller.
error-no-link = Ce lien personnel n’est pas valable, ou ne l’est plus.
error-no-replay = Cette rediffusion n’existe pas.
error-no-analysis = On ne peut pas analyser les parties de ce jeu ici.
error-long-match = Cette partie est trop longue pour être analysée ici : { $answers } réponses, pour { $most } au plus.
error-backlog = Trop de parties attendent d’être analysées en ce moment. Réessayez plus tard.
error-options = La table ne peut pas être préparée : { $why }
error-record = Ce n’est pas un enregistrement que l’on puisse rejouer. (En anglais : { $why })
error-seat-taken = Cette place est prise.
error-one-seat = Vous jouez déjà à cette table.
error-rated-account = Les parties classées sont réservées aux comptes. Créez-en un ou connectez-vous : vos parties vous suivent.
error-rated-bot = On ne connaît pas la force de « { $bot } » : il ne joue pas de partie classée.
error-rated-clock = Une partie classée se joue à la pendule, pour qu’elle finisse quoi qu’il arrive.
error-rated-data = Ce serveur a modifié les tables de ce jeu : ses parties ne peuvent pas être classées.
error-rated-fresh = Une partie classée commence au début, avec une donne nouvelle.
error-rated-goes-on = Cette partie est classée : on la joue jusqu’au bout, ou on abandonne.
error-rated-options = Une partie classée suit l’une des variantes du jeu telle quelle, sans autre option.
error-rated-seats = Dans une partie classée, chacun n’occupe qu’une place, sur son propre appareil.
error-others-play = D’autres jouent à cette table : on peut la ranger, pas la supprimer.
error-invitation = Il faut une invitation pour cette place.
error-not-over = La partie n’est pas encore terminée.
error-chat-length = Un message compte entre 1 et 500 lettres.
error-nobody = Il n’y a personne de ce nom ici.
error-oneself = C’est vous.
error-friends-have-accounts = Les amis ont un compte : il en faut un à chacun de vous.
error-too-many-bonds = Votre liste d’amis et de personnes bloquées est pleine. Retirez-en d’abord quelques-unes.
error-kept-apart = Vous ne pouvez pas vous asseoir à cette table.
error-banned = Vous ne pouvez pas commencer de partie pour l’instant. Les parties en cours peuvent être terminées.
error-silenced = Vous ne pouvez pas écrire de messages pour l’instant.
error-sits-there = Cette personne est déjà à cette table.
error-no-free-seat = Il n’y a pas de place libre à cette table.
error-report-done = Quelqu’un d’autre vient de traiter ce signalement.
error-not-open = On ne joue pas à cette table.
error-name = Choisissez un nom.
error-name-taken = Le nom « { $name } » est déjà pris.
error-has-account = Vous avez déjà un compte.
error-login = Le nom et le mot de passe ne correspondent pas.

error-no-profile = Il n’y a pas ici de profil que vous puissiez voir : personne ne porte ce nom, ou bien le profil est fermé.
error-no-account = Il faut un compte pour cela.
error-prove = Montrez d’abord que c’est bien vous.
error-code = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
error-link = Ce lien n’est pas valable, ou ne l’est plus. Demandez-en un nouveau.
error-mail = Aucun e-mail ne pourrait arriver à cette adresse.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-passkey = Cette clé d’accès n’a pas été reconnue. Veuillez réessayer.
error-passkeys = Ce compte a bien assez de clés d’accès. Retirez-en d’abord une.
error-no-passkey = Cette clé d’accès n’existe pas.
error-last-way = Cette clé d’accès est le seul chemin vers le compte. Choisissez d’abord un mot de passe, ou ajoutez une autre clé.

letter-recover-subject = Votre compte sur Formicarium
letter-recover =
    Bonjour { $name },

    quelqu’un, sans doute vous, voudrait retrouver votre compte. Ce lien permet de choisir un nouveau mot de passe ; il sert une seule fois, pendant une heure :

    { $link }

    Ce n’était pas vous ? Alors il n’y a rien à faire : vous seul avez ce lien, et votre compte reste comme il est.
letter-mail-subject = Est-ce bien votre adresse ?
letter-mail =
    Bonjour { $name },

    pour que votre compte sur Formicarium ait cette adresse, ouvrez ce lien dans la journée :

    { $link }

    Ce n’était pas vous ? Alors il n’y a rien à faire : sans ce lien, l’adresse ne sert pas.
