# Ce qui se dit loin de la table.

notice-turn-title = À vous de jouer
notice-turn = { $others ->
    [0] { $game }
   *[other] { $game }, avec { $names }
}
notice-invited-title = Une invitation
notice-invited = { $game }, avec { $name }
notice-paired-title = Quelqu’un joue avec vous
notice-paired = { $others ->
    [0] { $game }
   *[other] { $game }, avec { $names }
}
notice-ended-title = Une partie est finie
notice-ended = { $others ->
    [0] { $game }
   *[other] { $game }, avec { $names }
}
notice-round-title = Une nouvelle ronde
notice-round = { $name } : { $game }
notice-and = { $first } et { $last }

mail-line = { $title } : { $text }
mail-subject = Du nouveau dans { $count } parties
mail-off = Vous avez demandé ces messages. Pour ne plus en recevoir : { $link }

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
letter-changed-subject = Votre compte sur Formicarium a changé
letter-changed =
    Bonjour { $name },

    { $change ->
        [mail] les messages au sujet de votre compte n’arrivent plus à cette adresse.
        [password] votre compte a un nouveau mot de passe.
        [codes] votre compte a de nouveaux codes de secours, et les anciens ne servent plus.
        [passkey-added] votre compte a une clé d’accès de plus.
        [passkey-removed] votre compte a une clé d’accès de moins.
       *[recovered] quelqu’un est revenu dans votre compte par un code de secours ou un message, et a choisi un nouveau mot de passe.
    }

    C’était vous ? Alors il n’y a rien à faire. Sinon, reprenez votre compte tout de suite : choisissez un autre mot de passe, retirez les clés d’accès qui ne sont pas à vous, faites de nouveaux codes de secours, et regardez à quelle adresse vont les messages.

    { $link }
