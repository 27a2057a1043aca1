# Ce qu’on apprend quand aucune page n’est ouverte

post-title = Me prévenir quand je ne suis pas là
post-brief-push = Dans ce navigateur, quand c’est à moi de jouer ou que la partie est finie
post-brief-mail = Par courriel, quand c’est à moi de jouer ou que la partie est finie
post-way-push = Ce navigateur
post-way-mail = Courriel
post-kind-turn = C’est à moi de jouer
post-kind-ended = Une partie est finie
post-kind-invited = On m’invite
post-kind-paired = On m’a trouvé un adversaire
post-kind-round = Une ronde de mon tournoi commence
post-kind-by = { $kind } : { $way }
post-never = Ce navigateur ne montre pas les avis de cette page. Vous pouvez les autoriser dans ses réglages.
post-page = Ce navigateur ne peut pas être réveillé : il vous prévient tant que la page de la table est ouverte.
post-no-address = Pour le courriel, confirmez une adresse sur votre page.
post-all-here = Tout le monde est à la table : les coups arrivent aussitôt.
post-told-turn = À vous de jouer
post-told-ended = Une partie est finie
post-off-title = Plus de courriels
post-off-done = C’est fait : vous ne recevrez plus de courriels au sujet de vos parties. Vous pourrez en redemander à tout moment.

## Ce que refuse le serveur

error-browser = Ce navigateur a donné une adresse à laquelle on ne peut pas le réveiller.
