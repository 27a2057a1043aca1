# Les amis, et les personnes auxquelles on ne veut plus avoir affaire.

circle-title = Vos proches
circle-none = Entre amis, on s’invite à sa table. Envoyez votre lien à quelqu’un, ou cherchez le nom de son compte.
circle-account = Les amis ont un compte. Ouvrez-en un sur votre page, puis revenez ici.
circle-friends = Amis
circle-friends-none = Personne pour l’instant.
circle-asked = Aimeraient être de vos amis
circle-asking = Vous avez demandé
circle-muted = Vous ne lisez plus rien de
circle-blocked = Vous n’avez plus affaire à
circle-accept = Accepter
circle-decline = Refuser
circle-end = Ne plus être amis
circle-take-back = Retirer la demande
circle-unmute = Lire à nouveau
circle-unblock = Débloquer
circle-ask = Demander à quelqu’un
circle-ask-name = Le nom de son compte
circle-ask-go = Demander
circle-link = Votre lien pour vos amis
circle-link-new = Un nouveau lien (l’ancien ne mènera plus nulle part)
circle-invited = Des amis vous invitent
circle-invited-by = { $name } vous invite : { $game }
circle-sit = S’asseoir
circle-friend = { $name } aimerait être de vos amis.
circle-friend-yes = Nous sommes amis
circle-friend-account = Les amis ont un compte : ouvrez-en un d’abord, puis suivez ce lien une deuxième fois.
circle-somebody = quelqu’un sans nom
circle-invite = Inviter un ami
circle-invite-go = Inviter { $name }
circle-invite-done = { $name } trouvera votre invitation sur la page d’accueil.

## Ce que refuse le serveur

error-friends-have-accounts = Les amis ont un compte : il en faut un à chacun de vous.
error-too-many-bonds = Votre liste d’amis et de personnes bloquées est pleine. Retirez-en d’abord quelques-unes.
error-sits-there = Cette personne est déjà à cette table.
error-no-free-seat = Il n’y a pas de place libre à cette table.
