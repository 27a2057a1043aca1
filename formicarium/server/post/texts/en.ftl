# What is told away from the table. $game: its name; $names: the others' names, joined; $others: how many have one.

notice-turn-title = Your turn
notice-turn = { $others ->
    [0] { $game }
   *[other] { $game }, with { $names }
}
notice-invited-title = An invitation
notice-invited = { $game }, with { $name }
notice-paired-title = Somebody plays with you
notice-paired = { $others ->
    [0] { $game }
   *[other] { $game }, with { $names }
}
notice-ended-title = A match is over
notice-ended = { $others ->
    [0] { $game }
   *[other] { $game }, with { $names }
}
notice-round-title = A new round
notice-round = { $name }: { $game }
notice-and = { $first } and { $last }

mail-line = { $title }: { $text }
mail-subject = { $count } matches have news for you
mail-off = You asked for these letters. No more of them: { $link }

letter-recover-subject = Your account at Formicarium
letter-recover =
    Hello { $name },

    somebody, probably you, would like to get back into your account. This link lets you choose a new password; it works once, and for an hour:

    { $link }

    It was not you? Then there is nothing to do: nobody but you has this link, and your account stays as it is.
letter-mail-subject = Is this your address?
letter-mail =
    Hello { $name },

    to let your account at Formicarium have this address, open this link within a day:

    { $link }

    It was not you? Then there is nothing to do: without the link the address is not used.
letter-changed-subject = Your account at Formicarium has changed
letter-changed =
    Hello { $name },

    { $change ->
        [mail] letters about your account do not come to this address any more.
        [password] your account has a new password.
        [codes] your account has new recovery codes, and the old ones work no more.
        [passkey-added] your account has one passkey more.
        [passkey-removed] your account has one passkey less.
       *[recovered] somebody has come back into your account by a recovery code or a letter, and chosen a new password.
    }

    It was you? Then there is nothing to do. If not, take your account back at once: choose another password, remove passkeys that are not yours, make new recovery codes, and look at which address letters are sent to.

    { $link }
