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
