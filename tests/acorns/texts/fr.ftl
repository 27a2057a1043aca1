game-title = Les glands
game-tagline = Distribuez-les.
game-mood = généreux
game-minutes = 1
option-sides = faces du dé

ask-hand-out = À qui donnez-vous des glands ({ $seat }) ?
move-hand = { $count ->
    [one] Donner { $count } gland { $kind } : { $to }
   *[other] Donner { $count } glands { $kind } : { $to }
}
token-kind = { $value-id ->
    [empty] creux
   *[other] { $value }
}
token-count = { $value ->
    [one] un gland
   *[other] { $value } glands
}
event-handed = { $seat-who ->
    [you] Vous donnez à { $to }
   *[other] { $to-who ->
        [you] { $seat } vous donne
       *[other] { $seat } donne à { $to }
    }
}{ $kind-id ->
    [hidden] { " " }quelque chose.
   *[other] { " :" } { $count } { $kind }.
}
event-rolled = Le dé montre { $dice }, et { $watching-who ->
    [you] vous regardez
    [among] { $watching } regardez
   *[other] { $watching } regardent
} ({ $watching-count }).
ended-roll = Le dé est jeté.
detail-acorns = Glands
name-ripe = mûrs et doux
status-acorns = Dans la clairière
label-heap = { $seat-who ->
    [you] votre tas
   *[other] le tas de { $seat }
}, { $count }
loses-twelve = Toutes pour { $seat } : il ne vous resterait rien.
