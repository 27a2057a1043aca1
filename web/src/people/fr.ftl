# Ce que disent les pages sur soi ou sur quelqu’un d’autre.

people-title = À propos de vous

me-saved = C’est noté.
me-rename = Renommer
me-remove = Retirer
me-go-on = Continuer

me-name = Votre nom
me-login-name = Nom du compte : celui avec lequel vous vous connectez

me-keep = Garder vos parties
me-keep-why = On peut jouer sans compte. Avec un compte, vos parties vous suivent sur tous vos appareils, y compris celles que vous avez déjà jouées ici.
me-keep-how = Comment vous vous connecterez
me-keep-passkey = Avec une clé d’accès
me-keep-password = Avec un mot de passe
me-back = Vous avez un compte
me-lost = Mot de passe ou clé perdus ?

me-passkeys = Clés d’accès
me-passkey-what = Votre appareil demande votre doigt, votre visage ou son code : rien à retenir, et rien qu’on puisse voler ici.
me-passkey-login = Se connecter avec une clé d’accès
me-passkey-use = Utiliser une clé d’accès
me-passkey-add = Ajouter une clé d’accès
me-passkey-added = La clé d’accès est ajoutée.
me-passkey-removed = La clé d’accès est retirée.
me-passkey-name = Nom de la clé d’accès
me-passkey-unnamed = Clé d’accès
me-passkey-rename-this = Renommer la clé d’accès { $name }
me-passkey-remove-this = Retirer la clé d’accès { $name }
me-passkey-made = Ajoutée le { $day }
me-passkey-used = utilisée le { $day }
me-passkey-none = Aucune clé d’accès n’a servi : vous avez renoncé, ou cet appareil n’en a pas pour ce site.
me-passkey-not-here = Les clés d’accès ne marchent pas ici : ce navigateur n’en a pas, ou cette page n’a pas été ouverte par une adresse sûre (https).

me-password = Mot de passe
me-password-now = Votre mot de passe
me-password-new = Nouveau mot de passe (8 caractères au moins)
me-password-change = Changer le mot de passe
me-password-set = Choisir un mot de passe
me-password-none = Vous n’en avez pas : les clés d’accès suffisent.
me-password-changed = Le mot de passe est changé, et les autres appareils sont déconnectés.
me-password-out = Tous les autres appareils seront alors déconnectés.

me-prove = C’est bien vous ?
me-prove-why = Ce que vous allez faire est important, et votre connexion date un peu.

me-codes = Codes de secours
me-codes-why = Pour le jour où vous n’auriez plus ni mot de passe ni clé : chacun de ces codes vous laisse entrer une fois. Gardez-les sur papier, ou dans un autre endroit sûr.
me-codes-left = { $count ->
    [0] Vous n’avez pas de codes.
    [one] Il reste un code.
   *[other] Il reste { $count } codes.
}
me-codes-make = Obtenir des codes
me-codes-again = Obtenir de nouveaux codes
me-codes-once = Vous les voyez maintenant, et plus jamais ensuite. Les codes d’avant ne servent plus.
me-codes-save = Les enregistrer

me-mail = Adresse e-mail
me-mail-why = Un lien envoyé à cette adresse vous permet de choisir un nouveau mot de passe. Personne d’autre ne la voit.
me-mail-address = Votre adresse
me-mail-other = Une autre adresse
me-mail-send = M’envoyer un lien
me-mail-sent = Un lien part vers { $mail } : ouvrez-le, et l’adresse comptera.
me-mail-gone = L’adresse est oubliée.
me-mail-confirmed = Merci : cette adresse est bien la vôtre.

me-recover = Retrouver votre compte
me-recover-go = Se connecter
me-recover-link = Choisissez un nouveau mot de passe, et vous y êtes.
me-recover-keys = Vous êtes de retour. Ces clés d’accès ouvrent encore votre compte : retirez celles qui ne sont pas à vous.
me-recover-code = Avec un code de secours
me-recover-code-how = Un des codes que vous avez gardés, et un nouveau mot de passe.
me-recover-mail = Par e-mail
me-recover-mail-how = Si votre compte a une adresse, un lien y est envoyé.
me-code = Code de secours
me-name-or-mail = Nom du compte ou adresse e-mail
me-letter-sent = Si un tel compte existe et qu’il a une adresse, un lien est en route.

me-devices = Vos connexions
me-devices-count = { $count ->
    [one] Vous êtes connecté sur cet appareil seulement.
   *[other] Vous êtes connecté sur { $count } appareils.
}
me-out-everywhere = Se déconnecter partout
me-out-done = Vous êtes déconnecté.

me-data = Vos données
me-data-why = Tout ce qui est gardé de vous ici, à enregistrer dans un fichier ; ou à oublier.
me-export = Enregistrer mes données
me-delete = Supprimer mon compte
me-forget = M’oublier
me-delete-gone = Votre nom, vos accès, vos messages et ce que vous avez appris ici sont supprimés, pour toujours.
me-delete-stays = Les parties terminées restent pour les autres, sans votre nom.
me-delete-open = Dans les parties en cours, votre place devient libre ; celles où vous jouez seul sont jetées.
me-delete-sure = Je sais que rien de tout cela ne reviendra.
me-delete-now = Tout supprimer
me-stay = Je reste

## Profils

profile-since = Ici depuis le { $day }
profile-closed = Vous seul voyez cette page.
profile-opened = Tout le monde peut voir cette page.
profile-change = Changer
profile-games = Jeux
profile-game = Jeu
profile-gain = Points de classement
profile-rating = Classement
profile-provisional = { $points } (pour l’instant)
profile-matches = Parties
profile-won = Gagnées
profile-drawn = Nulles
profile-lost = Perdues
profile-none = Aucune partie menée à son terme.
profile-count = { $count ->
    [one] Une partie menée à son terme
   *[other] { $count } parties menées à leur terme
}
profile-opponents = Le plus souvent en face
profile-opponents-own = Dans vos dernières parties.
profile-opponents-others = Dans les dernières parties : les robots, et les personnes dont le profil est ouvert.
profile-met = { $count ->
    [one] une partie, gagnée { $won } fois
   *[other] { $count } parties, gagnées { $won } fois
}
profile-bots = Robots : { $level }
profile-guest = Quelqu’un sans nom
profile-finished = Parties terminées
profile-all-games = Tous les jeux
profile-all-results = Tous les résultats
profile-everybody = Tout le monde
profile-with = Avec
profile-result = Résultat
profile-result-won = Gagnée
profile-result-drawn = Nulle
profile-result-lost = Perdue
profile-result-none = Sans résultat
profile-players = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
profile-place = { $place }. { $name }
profile-more = Parties précédentes
profile-nothing = Aucune partie ne convient.

me-profile = Votre profil
me-profile-why = Ce que vous avez joué, avec qui, et comment cela a fini. Vous seul le voyez, sauf si vous l’ouvrez.
me-profile-open = Tout le monde peut voir mon profil
me-profile-look = Le regarder

me-friends = Vos proches : amis, invitations, personnes bloquées
me-moderate = Modération

## Congés

me-days-off = Jours de congé
me-days-off-how = Pendant votre absence, les pendules de vos parties lentes s’arrêtent, jusqu’à { $most } jours par an. Vos adversaires savent jusqu’à quand.
me-days-off-now = Vous êtes en congé jusqu’au { $until }.
me-days-off-ahead = Vous serez en congé du { $since } au { $until }.
me-days-off-first = Premier jour
me-days-off-last = Dernier jour
me-days-off-take = Prendre congé
me-days-off-end = Me revoilà
me-days-off-left = { $left ->
    [one] Il vous reste un jour.
   *[other] Il vous reste { $left } jours.
}

## Ce que refuse le serveur

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
