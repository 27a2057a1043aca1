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
