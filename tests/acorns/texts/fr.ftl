game-title = Les glands
game-tagline = Distribuez-les.
game-mood = généreux
game-minutes = 1
option-sides = faces du dé

ask-hand-out = À qui donnez-vous des glands, { $seat } ?
move-hand = Donner à { $to } { $count } { $count ->
    [one] gland
   *[other] glands
} { $kind }
token-kind = { $value-id ->
    [empty] creux
   *[other] { $value }
}
token-count = { $value ->
    [one] un gland
   *[other] { $value } glands
}
event-handed = { $kind-id ->
    [hidden] { $seat } donne quelque chose à { $to-who ->
        [you] vous
       *[other] { $to }
    }.
   *[other] { $seat-who ->
        [you] Vous donnez
       *[other] { $seat } donne
    } à { $to-who ->
        [you] vous
       *[other] { $to }
    } : { $count } { $kind }.
}
event-rolled = Le dé montre { $dice }, et { $watching } regardent ({ $watching-count }).
ended-roll = Le dé est jeté.
detail-acorns = Glands
name-ripe = mûrs et doux
status-acorns = Dans la clairière
label-heap = le tas de { $seat }, { $count }
loses-twelve = Toutes pour { $seat } : il ne vous resterait rien.
