# Les mots du serveur. Pour le fonctionnement des catalogues : docs/texts.md.

waiting-sealed = un choix secret

refused-late = Quelqu’un a été plus rapide : la partie a continué.
refused-not-yours = Cette place n’est pas la vôtre.
refused-not-begun = La partie commence quand toutes les places sont prises.
time-was-up = Le temps était écoulé : la pendule a choisi.
undo-window = D’autres ont pu être interrogés depuis : votre dernier coup tient.
undo-late = Votre temps était écoulé : le coup joué pour vous tient.

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
error-no-game = Aucun jeu ne s’appelle « { $game } ».
error-no-language = Il n’y a pas de textes en « { $language } ».
error-no-table = Cette table n’existe pas.
error-no-seat = Cette place n’existe pas.
error-no-bot = Aucun robot ne s’appelle « { $bot } ».
error-no-link = Ce lien personnel n’est pas valable, ou ne l’est plus.
error-no-replay = Cette rediffusion n’existe pas.
error-options = La table ne peut pas être préparée : { $why }
error-record = Ce n’est pas un enregistrement que l’on puisse rejouer. (En anglais : { $why })
error-seat-taken = Cette place est prise.
error-invitation = Il faut une invitation pour cette place.
error-not-over = La partie n’est pas encore terminée.
error-chat-length = Un message compte entre 1 et 500 lettres.
error-name = Choisissez un nom.
error-name-taken = Le nom « { $name } » est déjà pris.
error-has-account = Vous avez déjà un compte.
error-login = Le nom et le mot de passe ne correspondent pas.
