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
