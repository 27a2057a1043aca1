# The player aid. No number is written here: they come from the tables and options.

name-card = card
name-token = discovery token
name-score = points
name-dna = DNA
name-scatter = scatter
name-losses = losses
name-stay = stay or return
name-brood = brood

aid-turn = Your turn on the map
aid-draw = Draw a card.
aid-redeploy = Redeploy ants, any distance: to areas where you had ants, home, to Nurses or Builders.
aid-redeploy-advanced = Redeploy ants, any distance: to areas where you had ants, home, to Nurses, Builders or Reserves. Patrols end.
aid-check = Check the nest.
aid-advance = Every ant may advance by one area; never to a Predator.
aid-scout = Only a scout, a single ant, may advance to a face-down token or to opposing patrollers.
aid-scouting = Scout: patrollers search, tokens are turned over, reserves may follow.
aid-reveal = You may turn over tokens where you have ants.
aid-attack = Attack, once in an area.
aid-patrol = Set patrols where nobody else stands.
aid-forage = Forage each token once.
aid-build = Each builder: nest size + { $size }.

aid-checks = Checking the nest
aid-nurses = { $brood ->
    [one] A nurse for each brood.
   *[other] A nurse for every { $brood } brood or part of it.
}
aid-size = Nurses, princesses, males and brood: no more than the nest size. Builders and the queen do not count.
aid-size-advanced = Nurses, Reserves, Storage, princesses, males and brood: no more than the nest size. Builders and queens do not count.
aid-fails = If a check fails, brood dies or ants change places until it holds.

aid-nest = The nest phase, all at once
aid-returning = Returning ants: home, to Nurses or to Builders.
aid-returning-advanced = Returning ants: home, to Nurses, Builders or Reserves.
aid-feed = Pay one food for each nurse, builder, princess and male.
aid-emerge = Pupae emerge; workers on the nest area.
aid-emerge-advanced = Pupae emerge; ants go to Reserves.
aid-larvae = Feed every larva: it becomes a pupa.
aid-hatch = Eggs become larvae.
aid-lay = Lay up to { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
} for each queen, one food each.
aid-spoil = Food left over spoils.
aid-spoil-advanced = Food left over spoils, unless it is stored.
aid-fly = Nuptial flight, if you like: decided in secret.

aid-growing = From larva to ant
aid-stages = An egg becomes a larva, then a pupa, then an ant: one stage in each nest phase.
aid-castes = Medias and majors need a trait of that type.
aid-hungry = No food for an adult: for each missing food a nurse, builder, princess, male, larva or egg dies.
aid-eggs-eaten = No food for a larva: eat eggs, one food each.
aid-head-larva = Larva
aid-head-food = Food
aid-head-pupa = Pupa
aid-head-adult = becomes
aid-becomes = { $adults-count ->
    [one] { $adults-1 }
   *[other] { $adults-1 } or { $adults-2 }
}

aid-flight = Points
aid-all-fly = If you fly, all your princesses and males leave.
aid-pair = a princess and a male
aid-princess = a princess alone
aid-male = a male alone

aid-end = The end
aid-end-points = After a nest phase in which somebody has { $points ->
    [one] { $points } point:
   *[other] { $points } points:
} most points win.
aid-end-queen = Whoever is the first to kill a queen of another player by hunting wins at once.
aid-end-tie = A tie: the victory is shared.
aid-end-tie-advanced = A tie: most DNA.
aid-end-turns = Game turn { $turns } is the last in any case.

aid-foraging = Foraging
aid-yield = Each ant brings one food.
aid-shared = Where others stand, you can only harvest.
aid-path = Next to a nest of yours all food comes home.
aid-thinnest = From farther away it needs a chain of areas with your ants; the thinnest one decides how much comes through.
aid-dna = The first area of each colour you forage in a turn brings DNA.
aid-head-ants = Ants
aid-head-for = for
aid-up-to = up to { $ants }
aid-up-to-value = up to its value

aid-tokens = Discovery tokens
aid-predator = A Predator stays, and all ants go home.
aid-empty = An Empty token goes away.
aid-gone = A token whose value falls to nothing goes away, too.
aid-head-kind = Kind
aid-head-value = Values
aid-head-number = Tokens
aid-values = { $least } to { $most }

aid-combat = Combat
aid-scatter = Scatter: the defender rolls a die for each ant, and may send some home.
aid-chemistry = Chemical traits: the attacker’s, then the defender’s.
aid-compare = Compare: each ant is worth a point.
aid-compare-advanced = Compare the combat points.
aid-losses = The weaker side dies. The winner loses as many ants as the loser.
aid-losses-advanced = The weaker side dies. The winner gives up ants worth at least as many points.
aid-stay = Attackers who live stay or go home; from a foreign nest they go home.
aid-stay-advanced = Attackers who live patrol there or go home; from a foreign nest they go home.
aid-equal = Equal: all of them die.
aid-no-forage = Who has attacked does not forage.

aid-strengths = Combat points
aid-head-ant = Ant
aid-head-attack = attacks
aid-head-defence = defends
aid-with = { $caste }, { $card }

aid-invasion = Invading a nest
aid-invade = When nobody defends the area any more, or nobody was there.
aid-defenders = Reserves, nurses and builders defend, as in combat.
aid-rescue = Each ant that scatters may protect one brood.
aid-carry = Each attacker may go home with one brood: one food.
aid-hunt = The others may hunt the queens: a die each.
aid-all-home = Then all attackers go home.

aid-dice = Dice
aid-die-harvest = Harvest: each puts a − on the token
aid-die-tend = Tending Aphids: any puts a + there
aid-die-scatter = Scatter: each saves an ant
aid-die-search-kills = Patrollers search: any kills the scout
aid-die-search-returns = or else sends it home
aid-die-predator = Predator, as many dice as its value: any kills the scout
aid-die-hunt = Hunters: any kills a queen
aid-die-mace = { $card }: each sends a defender home
aid-die-recruitment = { $card }: each wins over a defender
aid-die-repellent = { $card }, attacking: each sends a defender home
aid-die-suicide_bombers = { $card }: each kills as many attackers as it shows, and one defender

aid-cards = Cards
aid-cards-event = Events ({ $cards }): carried out at once.
aid-cards-hand = Hand cards ({ $cards }): for you alone, for later.
aid-cards-auction = Traits ({ $cards }): auctioned at once, bid by bid. You begin with { $dna } DNA.
aid-cards-price = The price: your bid, and your bid once more for each trait you have.
aid-cards-draft = Traits are drafted before the game; there are no auctions.
aid-cards-event-only = An event (there are { $cards }) at the start of each game turn; nobody draws cards.
aid-one-type = You own one trait of each type at most.
aid-listed = { $cards }
