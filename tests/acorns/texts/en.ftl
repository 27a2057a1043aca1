game-title = Acorns
game-tagline = Hand them out.
game-mood = generous
game-minutes = 1
option-sides = sides of the die

ask-hand-out = Whom do you give acorns ({ $seat })?
move-hand = { $count ->
    [one] Give 1 { $kind } acorn: { $to }
   *[other] Give { $count } { $kind } acorns: { $to }
}
token-kind = { $value-id ->
    [empty] hollow
   *[other] { $value }
}
token-count = { $value ->
    [one] one acorn
   *[other] { $value } acorns
}
event-handed = { $seat-who ->
    [you] You give { $to }
   *[other] { $to-who ->
        [you] { $seat } gives you
       *[other] { $seat } gives { $to }
    }
} { $kind-id ->
    [hidden] something.
   *[other] { $count } { $kind }.
}
event-rolled = The die shows { $dice }, and { $watching-who ->
    [you] you watch
   *[other] { $watching } watch
} ({ $watching-count }).
ended-roll = The die was rolled.
detail-acorns = Acorns
name-ripe = ripe and sweet
status-acorns = In the glade
label-heap = { $seat-who ->
    [you] your heap
   *[other] the heap of { $seat }
}, { $count }
loses-twelve = All of them for { $seat }: nothing would be left for you.
