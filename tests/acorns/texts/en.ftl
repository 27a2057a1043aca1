game-title = Acorns
game-tagline = Hand them out.
game-mood = generous
game-minutes = 1
option-sides = sides of the die

ask-hand-out = Whom do you give acorns, { $seat }?
move-hand = Give { $to } { $count } { $kind } { $count ->
    [one] acorn
   *[other] acorns
}
token-kind = { $value-id ->
    [empty] hollow
   *[other] { $value }
}
token-count = { $value ->
    [one] one acorn
   *[other] { $value } acorns
}
event-handed = { $kind-id ->
    [hidden] { $seat } gives { $to-who ->
        [you] you
       *[other] { $to }
    } something.
   *[other] { $seat-who ->
        [you] You give
       *[other] { $seat } gives
    } { $to-who ->
        [you] you
       *[other] { $to }
    } { $count } { $kind }.
}
event-rolled = The die shows { $dice }, and { $watching } watch ({ $watching-count }).
ended-roll = The die was rolled.
detail-acorns = Acorns
name-ripe = ripe and sweet
status-acorns = In the glade
label-heap = the heap of { $seat }, { $count }
loses-twelve = All of them for { $seat }: nothing would be left for you.
