# The player aid. No number is written here: they come from the tables and options.

name-card = card
name-score = points
name-size = nest size
name-token = token of a player
name-event = Event
name-action = Action
name-trait = Trait

aid-turn = Your turn
aid-draw = Draw a card. An Event happens at once.
aid-assign = Give your ants tasks, any distance; then check the nest.
aid-scout = Scouts look: patrollers search them, markers are turned up, reserves may follow.
aid-forage = Forage everywhere.
aid-build = The nest grows by one for each builder.
aid-attack = Attack, one player in each area.
aid-next = A token drawn at random says who is next. When all have played: Nest Phase.

aid-ground = Where you may go
aid-safe = safe
aid-dangerous = dangerous
aid-forbidden = forbidden
aid-what-safe = Your nests, areas where you had ants, and neighbours without foreign patrollers and without a face-down marker: any number of ants.
aid-what-dangerous = Next to a safe area, with foreign patrollers or a face-down marker: one scout.
aid-what-forbidden = Water, face-up Predators, and all the rest: nobody.

aid-tasks = Tasks
aid-task-forage = Where food lies and no foreign ant patrols.
aid-task-patrol = Where no foreign ant is. Searches scouts, keeps others out.
aid-task-attack = Where foreign ants or a foreign nest are; past patrollers only by scouting, or where you were.
aid-task-scout = A single ant, in a dangerous area or on a face-down marker.
aid-task-nurses = Look after the brood. Each eats one food.
aid-task-builders = Make the nest larger. Each eats one food.
aid-task-reserves = Eat nothing, defend the nest, reinforce scouts.

aid-checks = Checking the nest
aid-size = Reserves, nurses, Storage, brood and winged ants: no more than the nest size. Builders do not count.
aid-nurses = { $brood ->
    [one] A nurse for each brood.
   *[other] A nurse for every { $brood } brood or part of it.
}
aid-fails = Otherwise move ants out, or eliminate brood.

aid-nest = The Nest Phase, all together
aid-returning = Returning ants go to Reserves.
aid-feed = One food for each nurse, builder, virgin queen and drone.
aid-emerge = Pupae emerge.
aid-larvae = Feed every larva: it becomes a pupa.
aid-hatch = Eggs become larvae.
aid-lay = Up to { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
} for each queen, one food each.
aid-spoil = Food left over is lost, unless you have Harvesters, or repletes for { $food } each.
aid-fly = Nuptial flight, if you like.

aid-growing = From larva to ant
aid-stages = An egg becomes a larva, then a pupa, then an ant: one stage in each Nest Phase.
aid-castes = Medias need Repletes or a Trait-{ $media }, majors a Trait-{ $major }.
aid-hungry = Food is missing: for each unit a nurse, builder, winged ant or brood dies.
aid-head-larva = Larva
aid-head-food = Food
aid-head-pupa = Pupa
aid-head-adult = becomes
aid-becomes = { $adults-count ->
    [one] { $adults-1 }
   *[other] { $adults-1 } or { $adults-2 }
}

aid-flight = Points
aid-price = A flight costs one card of your hand.
aid-all-fly = All your winged ants leave.
aid-pair = a virgin queen and a drone
aid-queen = a virgin queen alone
aid-drone = a drone alone

aid-end = The end
aid-end-points = After a Nest Phase in which somebody has { $points ->
    [one] { $points } point:
   *[other] { $points } points:
} most points win.
aid-end-tie = A tie is shared.
aid-end-turns = Game turn { $turns } is the last in any case.
aid-restart = No queen left, or neither ants nor brood: you may start again.

aid-foraging = Markers and food
aid-distance = Food: your foragers there, divided by the steps to your nearest nest, rounded down.
aid-share = Foragers of several players share in peace.
aid-reduce-prey = At the end of each game turn every face-up Prey gets a −.
aid-head-marker = Marker
aid-head-value = Values
aid-head-number = There are
aid-head-brings = What it does
aid-values = { $least } to { $most }
aid-prey = up to { $most } food; may shrink
aid-plants = up to its value; never shrink
aid-aphids = up to its value; may grow
aid-predator = all ants leave; the scout may die
aid-empty = goes away

aid-combat = Combat
aid-compare = Chemical Traits first. Then compare the points; equal: all of them die.
aid-losses = The weaker side dies. The winner gives up ants worth at least as many points.
aid-carry = The winner may send ants home with the dead: one food each.
aid-storm = If nobody is left outside, the attackers storm the nest.
aid-defenders = Reserves, nurses, builders and Millers defend it.
aid-plunder = Plunder: each attacker may go home with brood, a winged ant or a dead one, for one food.
aid-hunt = The others may hunt the queen: a die each.
aid-peace = Before game turn { $turn } nobody may attack a nest.

aid-strengths = Combat points
aid-head-ant = Ant
aid-head-attack = attacks
aid-head-defence = defends
aid-with = { $caste }, { $card }

aid-dice = Dice
aid-die-search-seen = Patrollers search: any finds the scout, and they may react
aid-die-search-killed = Patrollers search: any kills the scout
aid-die-predator = Predator, as many dice as its value: any kills the scout
aid-die-prey = Prey, a die for each food: each puts a − there
aid-die-aphids = Aphids, a die for each forager: any puts a + there
aid-die-hunt = Hunters: any kills a queen
aid-die-mace = { $card }: each drives a defender off
aid-die-repellent = { $card }, attacking: each drives a defender off
aid-die-recruitment = { $card }: each wins over a defender
aid-die-suicide_bombers = { $card }: each kills as many attackers as it shows, and one defender
aid-die-trail_making = { $card }: any completes the Trail

aid-cards = Cards
aid-events = Events ({ $cards }) happen when they are drawn.
aid-actions = Actions ({ $cards }) are played once, at their moment.
aid-traits = Traits ({ $cards }) stay before you: one of each type, { $most } in all.
aid-limit = No more than { $cards ->
    [one] { $cards } card,
   *[other] { $cards } cards,
} hand and Traits together.
aid-type = Type { $type }
aid-listed = { $cards }
