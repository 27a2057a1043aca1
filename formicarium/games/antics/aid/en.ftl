# The player aid. No number is written here: they come from the tables and options.

aid-turn = Your turn
aid-act = Up to { $actions ->
    [one] { $actions } action:
   *[other] { $actions } actions:
} put a marker on a space of your hill, or on your magnificANT, and do what it shows.
aid-markers = Take your markers back.
aid-store = Put delivered prey on action spaces: they do nothing more, and nothing is built there.
aid-return = Keep { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in hand at most; return the others to the bag.
aid-refill = If you took tiles, the lanes move up and are refilled.
aid-arrive = An anteater that has come to field { $field } eats.
aid-first-round = First round
aid-first-actions = { $actions } actions, in the order of play

aid-actions = The actions, at level L
aid-level = A space’s level is the number of tiles piled up there, { $most } at most.
aid-once = A space works once in a turn. You may use at once what you have just built.
aid-does-explore = One tile from each of the fields { $field } to L. You must, where there is one.
aid-does-build = Lay L tiles of your hand. You must, as long as you have some.
aid-does-hatch = Up to L ants into zones; the second goes where the first went.
aid-does-ants = Up to L times: send a worker, set a guard, or take an ant back.
aid-does-push = Up to L times: take from a clearing, hand on, or push into the anthill.
aid-does-super_ant = Once in a turn: any of these, at level { $level }.

aid-building = Where a tile may lie
aid-ground = On the ground: touching your hill.
aid-top = On top: on a pair of hexes of the same level that show different tiles.
aid-covered = What is covered is gone for good, fungi too.
aid-no-cover = Never on a marker or on prey.

aid-garden = In the garden
aid-chain = A worker goes from its zone to a track of the same terrain that touches your chain. The chain begins at the anthill; you have { $ants ->
    [one] { $ants } ant for it.
   *[other] { $ants } ants for it.
}
aid-pushes = An item comes home in one push more than there are workers on its way.
aid-one-each = Only one prey of each kind; leaves as many as you like.
aid-one-load = A worker carries one thing, and lets nothing else pass.

aid-ways = Ways to the clearings
aid-head-item = There is
aid-head-ants = Ants
aid-head-bridge = by bridge
aid-head-tokens = Tokens

aid-soldiers = Soldiers
aid-red-zone = Ants hatched in the red zone are soldiers.
aid-guard = Guard: goes to a track with a worker of yours. Nobody else steals there.
aid-steal = Steal: give up a soldier, and a free worker of yours takes what another player’s worker carries on the same track. It costs no action.
aid-bridge = Bridge: { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
} and { $units ->
    [one] { $units } unit
   *[other] { $units } units
} of one Ants! put one of them on the chasm.

aid-anteaters = Anteaters
aid-meal-prey = a prey
aid-meal-ants = ants
aid-eat-prey = Prey: it takes one token of its prey from the clearing.
aid-eat-ants = Ants: it empties the zone of its colour; if nobody is there, the next one to the left that has ants.
aid-reset = After the last arrival all of them are turned over and begin again.
aid-tastes = What an anteater likes
aid-head-anteater = Anteater
aid-head-prey = Prey
aid-head-zone = Zone, first
aid-arrival = arrival { $number }

aid-points = Points
aid-head-home = Prey brought home
aid-prey-points = points
aid-leaf-bonus = A { $leaf } on a fungus in sight: the level of the fungus, and { $points ->
    [one] { $points } point more.
   *[other] { $points } points more.
}
aid-leaf = A { $leaf } on a fungus in sight: the level of the fungus.
aid-no-points = One leaf to a fungus. Either alone is worth nothing, and so is what is still on its way.
aid-tie = A tie: the higher hill.

aid-end = The end
aid-end-tiles = When the bag cannot fill a gap on the fields,
aid-end-tiles-long = When the bag cannot fill a gap on the fields (field { $field } does not count),
aid-end-prey = or { $kinds ->
    [one] { $kinds } kind of prey is
   *[other] { $kinds } kinds of prey are
} gone from the clearings:
aid-last-round = everybody has exactly one more turn.
aid-end-rounds = Round { $rounds } is the last in any case.
