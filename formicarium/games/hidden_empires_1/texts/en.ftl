# Hidden Empires. Arguments of a text: the fields of its event or move (docs/texts.md).

game-title = Hidden Empires
game-tagline = Raise a colony, guard your queen, and let your winged ants fly before the neighbours do.
game-mood = growth and raids
game-minutes = 75
game-about = You have one queen, six workers and a handful of brood, and so have your neighbours. Send your ants out to forage, scout and patrol, feed the larvae, dig the nest, and fight if you must. Only nuptial flights score: a virgin queen with a drone is worth 6 points. Once somebody has 36, the highest score wins.

outcome-score = Points

## Pieces of sentences that several texts share

part-ants = { $caste-id ->
    [worker] { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
    [media] { $count ->
        [one] 1 media
       *[other] { $count } medias
    }
   *[major] { $count ->
        [one] 1 major
       *[other] { $count } majors
    }
}
part-ant = { $caste-id ->
    [worker] a worker
    [media] a media
   *[major] a major
}
part-task = { $task-id ->
    [forage] foraging
    [patrol] on patrol
    [attack] attacking
    [scout] scouting
    [trail] making a trail
    [idle] idle
   *[other] { $task }
}
part-place = { $area-id ->
    [hidden] { $task }
   *[other] { $area } ({ part-task })
}
part-larvae = { $male ->
    [0] { $female ->
        [one] 1 female larva
       *[other] { $female } female larvae
    }
   *[other] { $female ->
        [0] { $male ->
            [one] 1 male larva
           *[other] { $male } male larvae
        }
       *[other] { $female } female and { $male } male larvae
    }
}
part-food = { $food ->
    [one] 1 food
   *[other] { $food } food
}
part-kind = { $kind-id ->
    [egg_f] { $count ->
        [one] 1 female egg
       *[other] { $count } female eggs
    }
    [egg_m] { $count ->
        [one] 1 male egg
       *[other] { $count } male eggs
    }
    [larva_f] { $count ->
        [one] 1 female larva
       *[other] { $count } female larvae
    }
    [larva_m] { $count ->
        [one] 1 male larva
       *[other] { $count } male larvae
    }
    [pupa_small] { $count ->
        [one] 1 small pupa
       *[other] { $count } small pupae
    }
    [pupa_medium] { $count ->
        [one] 1 medium pupa
       *[other] { $count } medium pupae
    }
    [pupa_large] { $count ->
        [one] 1 large pupa
       *[other] { $count } large pupae
    }
   *[pupa_m] { $count ->
        [one] 1 male pupa
       *[other] { $count } male pupae
    }
}
part-virgin-queens = { $virgin_queens ->
    [one] 1 virgin queen
   *[other] { $virgin_queens } virgin queens
}
part-drones = { $drones ->
    [one] 1 drone
   *[other] { $drones } drones
}
part-reproductives = { $drones ->
    [0] { part-virgin-queens }
   *[other] { $virgin_queens ->
        [0] { part-drones }
       *[other] { part-virgin-queens } and { part-drones }
    }
}

## Ways to play

variant-standard = The game of 2009, on the printed map
variant-alternate-setup = Alternate Setup: you lay the map yourselves, tile by tile
variant-restart = Restart: whoever has lost the queen may begin again with a new colony
variant-reduce-prey = Reduce Prey: all Prey shrinks at the end of every game turn
variant-all-rules = All three optional rules together
variant-quiet-start = Peaceful beginnings: no nest can be stormed before game turn 6 (best for a first game)
variant-short = Short: whoever leads after 8 game turns wins

option-alternate_setup = Alternate Setup: lay the map yourselves
option-restart = Restart: a dead colony may begin again
option-reduce_prey = Reduce Prey: Prey shrinks every game turn
option-max_game_turns = Length: game turns after which the highest score wins
option-no_nest_attacks_before_turn = Peaceful beginnings: the game turn from which nests can be stormed (0: the first)

## Questions

ask-turn-start = Your turn begins. Do you want to do something before you draw?
ask-draw-step = Do you play cards now, or go on?
ask-draw-step-over = { $most ->
    [one] You have more than 1 card:
   *[other] You have more than { $most } cards:
} play Actions or discard until no more than { $most } are left. Traits count, too, also those that lie before you.
ask-mutate-pick = Which Trait makes way, and for which?
ask-budding-boost = Do you trade your whole brood for workers, up to 12? The chance does not come back.
ask-card-target-area = { $card }: in which area?
ask-card-target-player = { $card }: against whom?
ask-choose-larvae = { $count ->
    [one] You lose 1 larva. How many female ones?
   *[other] You lose { $count } larvae. How many of them are female?
}
ask-predator-move = Which Predator goes where?
ask-predator-victim = The Predator may eat one ant. Which?
ask-migrate-to = Where does your nest go?
ask-lose-brood = Your nurses cannot carry all of the brood. Which is left behind?
ask-keep-aphids = { $marker } leaves { $area }. Do you keep it?
ask-return-aphids = Where does { $marker } go? An area with ants of yours, or back to the pool.
ask-window-event = Before the Event takes effect: do you play a card?
ask-window-predator = A Predator is beside your ants: do you play a card?
ask-window-one-queen = One Queen is played against you: do you play a card?
ask-choose-ant-attrition = Attrition: which of your ants in { $area } is lost?
ask-choose-ant-repelled = Repellent: which of your ants leaves { $area }?
ask-repel-player = Repellent: whose ant is to leave { $area }?
ask-assign-source = { $over ->
    [0] { $missing ->
        [0] { $idle ->
            [0] Assign tasks: choose ants to move, or end the step.
           *[other] Assign tasks: choose ants to move. Some have no task yet.
        }
        [one] Assign tasks: choose ants to move. Your brood needs 1 nurse more.
       *[other] Assign tasks: choose ants to move. Your brood needs { $missing } nurses more.
    }
   *[other] Assign tasks: choose ants to move. Your nest is too full by { $over }.
}
ask-assign-destination = { $caste-id ->
    [worker] Where do these workers go?
    [media] Where do these medias go?
   *[major] Where do these majors go?
}
ask-assign-count = { $area-id ->
    [hidden] How many go to { $task }?
   *[other] How many go to { $area } ({ part-task })?
}
ask-gather-at = Where shall your ants gather? Nurses and builders stay.
ask-place-nest = Where do you settle?
ask-setup-trait = You may lay Traits before you: they are in force for the whole game.
ask-lay-nest-tile = Lay the tile of your nest. It cannot be water.
ask-lay-ring-tile = A tile beside your nest, in { $area }: which colour?
ask-lay-tile = Lay a tile near the nests.
ask-extra-tile = You may lay a tile from the stock near your marker.
ask-restart-place = Where do you found your new colony?
ask-scout-area = Which area do you scout next?
ask-react = { $scout ->
    [killed] A scout in { $area } was found and killed.
   *[found] Your patrollers have found a scout in { $area }.
} Do you bring reserves, withdraw, or do nothing?
ask-turn-marker = Do you turn up the marker in { $area }? A Predator might eat your scout.
ask-scout-reinforce = Do reserves join your scout in { $area }?
ask-scout-assign = What do your ants do in { $area }?
ask-perform = Before your ants set to work: is there anything you do first?
ask-window-forage = Somebody is about to forage: do you play a card?
ask-window-combat = A fight is about to begin: do you play a card?
ask-window-guest = Nest Phase: do you play a card against somebody?
ask-attack-area = Which attack comes next?
ask-attack-target = Whom do you attack in { $area }?
ask-chem-dice = { $card }: how many dice do you roll?
ask-choose-ant-chemical = { $card-id ->
    [recruitment] { $card }: which of your ants changes sides?
   *[other] { $card }: which of your ants is driven off?
}
ask-bomb-dice = Suicide Bombers: how many dice do you roll? Each 1, 2 or 3 costs you an ant, too.
ask-bomb-loss = An explosion: which ant of your side dies?
ask-combat-loss = { $points ->
    [one] You win. Losses worth 1 more point: which ants?
   *[other] You win. Losses worth { $points } more points: which ants?
}
ask-carry-off = Which ants go home? As long as there are dead opponents, each brings 1 food.
ask-plunder = Plunder: what do your ants carry home? Who goes home hunts no queen.
ask-queen-hunt = Do you hunt the queen? One die for each ant left; a 1 kills her.
ask-promote-site = Your Nest is lost. Which Nest Site takes its place?
ask-nest-play = { $step }: do you play a card first?
ask-shortage-adults = There is not enough food. Who starves?
ask-emerge-majors = How many large pupae become majors? The others become virgin queens.
ask-emerge-repletes = How many medias become repletes, in Storage?
ask-feed-large = How many female larvae get 3 food and become large pupae?
ask-feed-medium = How many female larvae get 2 food and become medium pupae?
ask-shortage-larvae = There is not enough food. Which larva or egg is eaten?
ask-lay-female = How many female eggs? Each costs 1 food.
ask-lay-male = And how many male eggs?
ask-nurses-lay = Without a queen, nurses may lay male eggs. How many?
ask-shortage-eggs = There is not enough food for the eggs. What does the queen eat?
ask-store-food = How much food do you store? The rest is lost.
ask-flight = Do they fly: { part-reproductives }? (A pair scores 6, a virgin queen alone 2, a drone alone 1.) Choose the card to discard, or stay.
ask-guest-queen-loss = { $count ->
    [one] The guest queen takes 1 of your reproductives. How many virgin queens?
   *[other] The guest queen takes { $count } of your reproductives. How many of them are virgin queens?
}
ask-budding-cost = { $count ->
    [one] The young queens take 1 more ant with them. Which?
   *[other] The young queens take { $count } more ants with them. Which?
}
ask-nest-site = You may found a Nest Site next to your nest. Where?

## Answers

move-play-card = Play { $card }
move-discard-card = Discard { $card }
move-exchange = { $trait } makes way for { $card }
move-fly = Fly, and discard { $card }
move-choose-area = { $area }
move-choose-player = { $seat }
move-attack-area = Attack in { $area }
move-attack-player = Attack: { $seat }
move-trade-brood = Trade the whole brood for workers
move-count = { $count }
move-press = { $button-id ->
    [yes] Yes
    [no] No
    [end] End the step
    [done] Done
    [restart] Give up this colony and start again
    [none] None
    [discard] Give the marker up
    [stay] Stay
    [stop] Stop here
    [as_last_turn] As last turn
    [idle_home] Send idle ants home
    [plan] Accept the plan
    [proposed] All the rest as proposed
    [forage_all] Reserves: fill in missing nurses, send the rest foraging
    [gather] Gather your ants
    [scout_all] Scout everything, and turn up every marker
   *[other] { $button }
}
move-go-on = { $button-id ->
    [draw] Draw a card
    [end] End the step
   *[go] Go on
}
move-eliminate = { $kind-id ->
    [stored_food] Give up some stored food
   *[other] Give up a { $kind }
}
move-lose-brood = Leave { part-kind } behind
move-take-ants = { $caste-id ->
    [worker] Workers
    [media] Medias
   *[major] Majors
} from { part-place }
move-put-ants = { $area-id ->
    [hidden] To { $task }
   *[other] To { $area }: { $task }
}
move-choose-ant = A { $caste }: { part-place }
move-lose-ant = Lose a { $caste }: { part-place }
move-lose-ants = Lose { part-ants }: { part-place }
move-victim = { $seat-who ->
    [you] Your own { $caste } ({ part-task })
   *[other] { $seat }: { $caste } ({ part-task })
}
move-reinforce = Reinforce with { part-ants }
move-retreat = Withdraw { part-ants } ({ part-task })
move-give-task = { part-ants }: { $task }
move-carry-off = Send { part-ants } home
move-plunder = { part-ants }: { $take-id ->
    [nothing] home with nothing
    [pupa_slave] a small pupa each, for your own brood
    [replete] a replete each, with her food
    [dead] a dead ant each
   *[other] a { $take } each
}
move-move-nest = Move the nest to { $area }
move-move-predator = From { $area } to { $to_area }
move-lay-tile = { $color } in { $area }
move-choose-color = { $color }

token-card = { $value }
token-trait = { $value }
token-area = { $value }
token-place = { $value }
token-task = { $value }
token-caste = { $value-id ->
    [worker] workers
    [media] medias
   *[major] majors
}
token-color = { $value }
token-count = { $value }
token-eliminate = { $value }
token-take = { $value-id ->
    [pupa_slave] a small pupa for your own brood
    [nothing] nothing
   *[other] { $value }
}
token-do = { $value-id ->
    [reinforce] reinforce
   *[retreat] withdraw
}
token-button = { $value-id ->
    [yes] yes
    [no] no
    [end] end the step
    [done] done
    [go] go on
    [draw] draw a card
    [restart] start again
    [none] none
    [discard] discard
    [stay] stay
    [stop] stop here
    [as_last_turn] as last turn
    [idle_home] idle ants home
    [plan] accept the plan
    [proposed] all the rest as proposed
    [forage_all] send the Reserves foraging
    [gather] gather your ants
    [scout_all] scout everything
    [pass] pass
    [fly] fly
   *[move_nest] move the nest
}

## What would be thrown away

warning-hunger = { $count ->
    [one] There is not enough food for that: 1 egg or larva would be eaten.
   *[other] There is not enough food for that: { $count } eggs or larvae would be eaten.
}
warning-queen-eats = { $count ->
    [one] There is not enough food for so many eggs: 1 brood member would be eaten.
   *[other] There is not enough food for so many eggs: { $count } brood members would be eaten.
}
warning-no-room = { $count ->
    [one] Your nest has no room for 1 of these eggs: brood would have to be given up.
   *[other] Your nest has no room for { $count } of these eggs: brood would have to be given up.
}
warning-no-eggs = No eggs at all would be laid in this game turn.
warning-food-lost = { $count ->
    [one] 1 food that could be stored would be lost.
   *[other] { $count } food that could be stored would be lost.
}
warning-give-up = { $kind-id ->
    [stored_food] Stored food would be lost.
   *[other] A { $kind } would be lost, and gives no food.
}
warning-scatter = Without builders your bivouac scatters: all queens ({ $queens }) and all brood ({ $brood }) would be lost.
warning-idle-reserves = { $count ->
    [one] 1 ant in your Reserves could still bring food that your colony needs.
   *[other] { $count } ants in your Reserves could still bring food that your colony needs.
}
warning-destroyer = All your workers ({ $workers }) and all your brood ({ $brood }) would be lost; { $pupae } small pupae take their place.
warning-infiltrator = { $count ->
    [one] One of your Traits would be discarded: the new queen keeps only those of type 1 and those of this turn.
   *[other] { $count } of your Traits would be discarded: the new queen keeps only those of type 1 and those of this turn.
}
warning-migrate = { $count ->
    [one] Your nurses cannot carry all of the brood: 1 brood member would be left behind.
   *[other] Your nurses cannot carry all of the brood: { $count } brood members would be left behind.
}
warning-restart = { $count ->
    [one] 1 ant of yours is still alive and would be lost.
   *[other] { $count } ants of yours are still alive and would be lost.
}
warning-herd = { $marker } would be lost to you.
warning-own-ant = One of your own ants would be eaten.
warning-last-flight = This is the last game turn: whoever stays behind never flies and brings no points.
warning-loot = { $count ->
    [one] There is still something to carry home, for 1 food.
   *[other] Your ants could still carry { $count } things home, for 1 food each.
}
warning-dead-left = { $count ->
    [one] 1 dead opponent could still be carried home, for 1 food.
   *[other] { $count } dead opponents could still be carried home, for 1 food each.
}
warning-trade-brood = { $count ->
    [one] Your whole brood (1) would be gone.
   *[other] Your whole brood ({ $count }) would be gone.
}

## What dice decide

odds-marker = { $change ->
    [-1] the marker in { $area } loses 1
    [0] the marker in { $area } stays as it is
    [1] the marker in { $area } gains 1
   *[other] the marker in { $area } loses { $loss }
}
odds-queen = { $count ->
    [0] the queen escapes
    [one] a queen is killed
   *[other] { $count } queens are killed
}
odds-scout = { $fate-id ->
    [killed] the scout is killed
    [detected] the scout is seen
    [returned] the scout goes home
   *[unseen] the scout is not seen
}
odds-ants-lost = { $count ->
    [0] no ant is lost
    [one] 1 ant is lost
   *[other] { $count } ants are lost
}
odds-ants-gone = { $count ->
    [0] no ant leaves the fight
    [one] 1 ant leaves the fight
   *[other] { $count } ants leave the fight
}
odds-bombs = { $count ->
    [0] nobody is hit
    [one] the attacker loses 1 ant
   *[other] the attacker loses { $count } ants
}{ $own ->
    [0] {""}
    [one] , the defender 1
   *[other] , the defender { $own }
}
odds-trail = { $count ->
    [0] the Trail is not completed
   *[other] the Trail is completed
}

## Refusals

refused-not-in-hand = You do not have { $card } in your hand.
refused-not-now = { $card } cannot be played at this moment.
refused-trait-limit = { $card } does not fit: you may have one Trait of type { $type } and four Traits in all.
refused-nothing-scouted = { $card } could have been played before: nothing has been scouted since.
refused-condition = { $card-id ->
    [multiple_foundresses] { $card } needs a colony with fewer than 12 workers, no medias and no majors.
    [infiltrator_queen] { $card } needs a colony with fewer than 12 workers, no medias and no majors.
    [destroyer_queen] { $card } needs a colony with fewer than 12 workers, no medias and no majors.
    [highwayman_beetles] { $card }: nobody forages anywhere.
    [migrate] { $card }: your nest cannot move. Bivouac and Plant House forbid it, and the new area must be free land next to your nest.
    [rove_beetles] { $card }: no opponent has 2 larvae.
    [one_queen] { $card }: no opponent has 2 queens and 12 workers, without Supercolony.
    [guest_ants] { $card }: no opponent has 2 food.
    [guest_queen] { $card }: no opponent has 2 reproductives.
    [predator_migration] { $card }: no Predator can move anywhere.
    [mutate] { $card }: you need a Trait of type 2 to 6 before you, and one in your hand that fits in its place.
    [aphid_cloning] { $card }: you bring nothing from Aphids this turn.
    [fat_reserves] { $card }: none of your adults needs food.
    [larval_food] { $card }: you have no larvae.
    [edible_eggs] { $card }: you have no nurses.
    [male_eggs] { $card }: you have no nurses, or your colony lays no eggs this time.
   *[other] { $card }: its conditions are not met.
}
refused-no-effect = { $card } would change nothing now.
refused-too-many-cards = Your cards, Traits before you included: { $held }. No more than { $most } are allowed.
refused-discard = You may discard only while you have too many cards, and only cards from your hand.
refused-discard-trait = { $card } lies before you: Traits in force cannot be discarded.
refused-restart = You can start again only without a mother queen, or with neither ants nor brood, if that option is on and a place is free.
refused-nest-there = There is already a nest in { $area }.
refused-water = { $area } is water: nothing can go there.
refused-not-adjacent = { $area } is not next to your nest in { $nest }.
refused-not-adjacent-nest = Choose an area next to your nest, without a nest.
refused-brood-excess = { $excess ->
    [one] One more brood member has to stay behind, of a kind you have.
   *[other] { $excess } more brood members have to stay behind, of kinds you have.
}
refused-no-bivouac = Only a Bivouac moves its nest like this.
refused-bivouac-moved = Your bivouac has already moved this turn.
refused-no-foragers = Nobody forages on a food marker in { $area }.
refused-yourself = { $card } is played against an opponent.
refused-target = { $card-id ->
    [rove_beetles] { $card } needs a target with at least 2 larvae.
    [guest_ants] { $card } needs a target with at least 2 food.
    [guest_queen] { $card } needs a target with at least 2 reproductives.
   *[one_queen] { $card } needs a target with at least 2 queens and 12 workers, without Supercolony.
}
refused-mutate-queen = A Trait of type 1 can be neither removed nor added by Mutate.
refused-mutate = Choose one of your Traits of types 2 to 6, and one from your hand that fits in its place.
refused-no-predator = There is no face-up Predator in { $area }.
refused-predator-move = The Predator cannot go to { $area }: only to land next to it, without a nest.
refused-no-victim = There is no such ant in { $area } that the Predator could eat.
refused-herd = Aphids go to an area with ants of yours and without a nest; { $area } is none.
refused-count = { $most ->
    [one] Exactly 1 ant can go.
   *[other] 1 to { $most } ants can go.
}
refused-not-in-setup = { $card } belongs to the Draw a Card step: it cannot be played during set-up.
refused-beside-nest = { $area } is next to the nest in { $nest }.
refused-nest-distance = { $area } will not do: a nest goes two steps by land from another nest, and next to none.
refused-tile-color = { $color } is not possible there: no three tiles of one colour together, no water beside water, no nest on water, and only colours that are left.
refused-tile-place = No tile can be laid in { $area } now.
refused-eliminate = Not now ({ $kind }): you give something up only while a check fails, and the brood goes first.
refused-nest-full = Your nest has room for { $size }, but { $used } would be in it. Send ants out, or give up brood.
refused-nurses = { $need ->
    [one] Your brood needs 1 nurse; you have { $have }.
   *[other] Your brood needs { $need } nurses; you have { $have }.
}
refused-idle = Some of your ants have no task: give them one, or send them home.
refused-posts-held = Nobody in the Reserves is missing at a place of your last turn.
refused-nobody-to-forage = Nobody in the Reserves could bring home more food.
refused-nobody-to-gather = There are no scattered ants left that you could gather.
refused-no-meeting = Ants gather in the Reserves or in an area, to forage, patrol or attack; not here: { $place }.
refused-nobody-idle = None of your ants is idle.
refused-in-order = Your nest is in order.
refused-stays = These ants stay where they are: { $place }.
refused-enough-moves = You have made { $most } moves in this step: now only what is needed to end it.
refused-no-ants-there = { $area-id ->
    [hidden] You have no such ants there: { $task }.
   *[other] You have no such ants in { $area }.
}
refused-chamber = These ants cannot go there: { $place }.
refused-predator = A Predator lies in wait in { $area }.
refused-dangerous = { $area } is dangerous: only a scout may go there.
refused-one-scout = You already have a scout in { $area }: one is all a dangerous area takes.
refused-forbidden = { $area } is forbidden: no safe area of yours is next to it.
refused-no-way = There is no way to { $area }.
refused-patrolled = Opposing patrollers are in { $area }: only a scout may go first.
refused-no-food = There is no food marker in { $area }.
refused-opposing-ants = Opposing ants are in { $area }: nobody can patrol there.
refused-nobody-to-attack = There is nobody in { $area } whom you could attack.
refused-too-early = No nest can be stormed before game turn { $turn } at this table.
refused-nothing-to-scout = There is nothing to scout in { $area }.
refused-no-trail = No Trail can be made in { $area }: you need Trail Making, a safe area next to your nest or Trail, and no marker of that kind there.
refused-no-task = Choose a task for { $area }.
refused-no-scout = None of your scouts is in { $area }.
refused-one-reaction = You can bring reserves or withdraw, not both.
refused-reserves = { $count ->
    [0] You have no ants in Reserves that could come.
    [one] Only 1 of your ants in Reserves can come.
   *[other] Only { $count } of your ants in Reserves can come.
}
refused-no-ants-to-retreat = You have no such ants there to withdraw.
refused-task-here = In { $area } only this is possible: { $tasks }.
refused-no-attackers = None of your attackers is in { $area }.
refused-defender = You can attack only somebody who has ants or a nest in { $area }.
refused-dice = { $most ->
    [one] You may roll 1 die, or none.
   *[other] You may roll up to { $most } dice.
}
refused-loss = { $points ->
    [one] Losses worth 1 point are due: choose among your ants of this fight, and no more than needed.
   *[other] Losses worth { $points } points are due: choose among your ants of this fight, and no more than needed.
}
refused-carriers = You do not have so many ants here that can carry.
refused-no-slaves = Only Slave Makers carry off { $take-id ->
    [replete] repletes, as many as there are.
   *[other] small pupae for their own brood, as many as there are.
}
refused-loot = { $count ->
    [0] There is none of this in the nest: { $take }.
   *[other] There is not so much of this in the nest: { $take } ({ $count }).
}
refused-no-site = You have no Nest Site in { $area }.
refused-starve = Choose a nurse, a builder, a winged ant or a brood member that you have.
refused-feed = { $most ->
    [0] None can be fed like this.
   *[other] At most { $most } can be fed like this, by your larvae and your food.
}
refused-eat = { $chosen ->
    [0] Only larvae and eggs can be eaten now.
   *[other] Only eggs and larvae can be eaten now, but not those you chose to feed well ({ $chosen }).
}
refused-lay = { $most ->
    [0] No egg can be laid.
    [one] At most 1 egg can be laid.
   *[other] At most { $most } eggs can be laid.
}
refused-feed-queen = The queen can eat pupae, larvae and eggs of the card Male Eggs, but none she has laid.
refused-nurses-lay = { $most ->
    [0] You have no nurses to lay eggs.
    [one] Your nurse can lay 1 egg.
   *[other] Your nurses can lay { $most } eggs.
}
refused-store = { $most ->
    [0] Nothing can be stored.
   *[other] At most { $most } food can be stored.
}
refused-fly = For a flight you need winged ants and a card of your hand to discard.
refused-guest-loss = So many virgin queens cannot be lost: half of your winged ants go, and the rest must be paid for.
refused-budding-cost = { $count ->
    [one] 1 more ant is due: choose one that you have.
   *[other] { $count } more ants are due: choose among those that you have.
}
refused-site = A Nest Site goes next to your nest, on land without a nest; { $area } will not do.

## The end

ended-points = { $by-count ->
    [one] { $by-who ->
        [you] You have
       *[other] { $by } has
    }
   *[other] { $by } have
} reached { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end of a game turn.
ended-turns = { $turns ->
    [one] 1 game turn has been played.
   *[other] { $turns } game turns have been played.
}

## What happens: set-up

event-nest-drawn = { $seat-who ->
    [you] Your Nest marker is drawn.
   *[other] { $seat }’s Nest marker is drawn.
}
event-nest-placed = { $seat-who ->
    [you] You settle in { $area }.
   *[other] { $seat } settles in { $area }.
}
event-tile-laid = { $seat-who ->
    [you] You lay a tile in { $area }: { $color }.
   *[other] { $seat } lays a tile in { $area }: { $color }.
}
event-tiles-set-aside = { $count ->
    [0] All tiles are laid.
    [one] One tile is left over and becomes the stock.
   *[other] { $count } tiles are left over and become the stock.
}
event-markers-laid = { $areas-count ->
    [one] A discovery marker is laid face down in { $areas }.
   *[other] { $areas-count } discovery markers are laid face down.
}
event-markers-turned-up = { $areas-count ->
    [0] No discovery marker lies next to a nest.
    [one] The marker next to a nest is turned up: { $markers }.
   *[other] The markers next to the nests are turned up: { $markers }.
}
event-traits-dealt = { $cards-count ->
    [0] { $seat-who ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } { $count ->
        [one] 1 Trait.
       *[other] { $count } Traits.
    }
   *[other] { $seat-who ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $cards }.
    }
}
event-deck-made = The other cards make a deck of { $count }.

## What happens: turns and cards

event-game-turn-begun = Game turn { $turn } begins.
event-player-turn-begun = { $seat-who ->
    [you] Your token is drawn: it is your turn.
   *[other] { $seat }’s token is drawn: it is their turn.
}
event-nest-phase-begun = The Nest Phase of game turn { $turn } begins.
event-nest-step-begun = Nest Phase: { $step }.
event-nest-step-ended = { $step }: all are done.
event-card-drawn = { $card-id ->
    [hidden] { $seat-who ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
   *[other] { $seat-who ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
}
event-event-drawn = { $seat-who ->
    [you] You draw an Event: { $card }!
   *[other] { $seat } draws an Event: { $card }!
}
event-deck-reshuffled = { $count ->
    [one] One card is the new deck.
   *[other] { $count } cards are shuffled into a new deck.
}
event-card-discarded = { $seat-who ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-trait-played = { $seat-who ->
    [you] Your colony gains a Trait: { $card }.
   *[other] { $seat }’s colony gains a Trait: { $card }.
}
event-action-played = { $seat-who ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-card-aimed = { $seat-who ->
    [you] You play { $card } against { $target }.
   *[other] { $target-who ->
        [you] { $seat } plays { $card } against you!
       *[other] { $seat } plays { $card } against { $target }.
    }
}
event-trait-discarded = { $seat-who ->
    [you] Your colony loses a Trait: { $card }.
   *[other] { $seat }’s colony loses a Trait: { $card }.
}
event-caste-resettled = { $seat-who ->
    [you] You move { part-ants } from { part-place } to { $to_task }.
   *[other] { $seat } moves { part-ants } from { part-place } to { $to_task }.
}
event-store-released = { $seat-who ->
    [you] You can no longer store { part-food }: it becomes available.
   *[other] { $seat } can no longer store { part-food }: it becomes available.
}
event-trails-abandoned = { $seat-who ->
    [you] Your Trails are given up: { $areas }.
   *[other] { $seat }’s Trails are given up: { $areas }.
}
event-herd-released = { $seat-who ->
    [you] The Aphids you kept go to the pool ({ $marker }).
   *[other] The Aphids { $seat } kept go to the pool ({ $marker }).
}

## What happens: markers

event-marker-removed = { $marker-id ->
    [hidden] A face-down marker leaves { $area }.
    [empty] The Empty marker leaves { $area }.
   *[other] { $marker } leaves { $area }.
}
event-marker-changed = { $change ->
    [1] A + for { $marker } in { $area }: value { $value }.
   *[other] A − for { $marker } in { $area }: value { $value }.
}
event-marker-used-up = { $marker } in { $area } is used up.
event-marker-arrived = { $marker-id ->
    [hidden] A new marker lies face down in { $area }.
   *[other] A new marker in { $area }: { $marker }.
}
event-trail-removed = { $seat-who ->
    [you] Your Trail in { $area } disappears.
   *[other] { $seat }’s Trail in { $area } disappears.
}

## What happens: starting again

event-colony-abandoned = { $seat-who ->
    [you] You give up your colony in { $area }.
   *[other] { $seat } gives up the colony in { $area }.
}
event-colony-founded = { $seat-who ->
    [you] You found a new colony in { $area }.
   *[other] { $seat } founds a new colony in { $area }.
}
event-traits-found = { $cards-count ->
    [0] { $seat-who ->
        [you] { $count ->
            [0] You find no Trait.
            [one] You take 1 Trait from the deck.
           *[other] You take { $count } Traits from the deck.
        }
       *[other] { $count ->
            [0] { $seat } finds no Trait.
            [one] { $seat } takes 1 Trait from the deck.
           *[other] { $seat } takes { $count } Traits from the deck.
        }
    }
   *[other] { $seat-who ->
        [you] You take from the deck: { $cards }.
       *[other] { $seat } takes from the deck: { $cards }.
    }
}

## What happens: tasks

event-herd-returned = { $seat-who ->
    [you] You put your Aphids back in { $area }: { $marker }.
   *[other] { $seat } puts Aphids back in { $area }: { $marker }.
}
event-herd-given-up = { $seat-who ->
    [you] You give up the Aphids you kept: { $marker }.
   *[other] { $seat } gives up kept Aphids: { $marker }.
}
event-task-lapsed = { $to_task-id ->
    [patrol] { $seat-who ->
        [you] In { $area } your ants cannot { $task } any more: { $count ->
            [one] one patrols
           *[other] { $count } patrol
        } now.
       *[other] In { $area } { $seat }’s ants cannot { $task } any more: { $count ->
            [one] one patrols
           *[other] { $count } patrol
        } now.
    }
   *[other] { $seat-who ->
        [you] In { $area } { $count ->
            [one] one of your ants has
           *[other] { $count } of your ants have
        } nothing legal to do any more ({ part-task }).
       *[other] In { $area } { $count ->
            [one] one of { $seat }’s ants has
           *[other] { $count } of { $seat }’s ants have
        } nothing legal to do any more ({ part-task }).
    }
}
event-ants-assigned = { $seat-who ->
    [you] You send { part-ants } from { part-place }
   *[other] { $seat } sends { part-ants } from { part-place }
} to { $to_area-id ->
    [hidden] { $to_task }.
   *[other] { $to_area }: { $to_task }.
}
event-brood-given-up = { $seat-who ->
    [you] You give up { part-kind }.
   *[other] { $seat } gives up { part-kind }.
}
event-store-given-up = { $seat-who ->
    [you] You give up { part-food } of your store.
   *[other] { $seat } gives up { part-food } of the store.
}
event-adult-given-up = { $seat-who ->
    [you] The nest is too small: you give up a { $kind }.
   *[other] The nest is too small: { $seat } gives up a { $kind }.
}
event-tasks-assigned = { $seat-who ->
    [you] Your tasks are given.
   *[other] { $seat } has given all tasks.
}
event-trail-begun = { $seat-who ->
    [you] You begin a Trail in { $area }.
   *[other] { $seat } begins a Trail in { $area }.
}
event-colony-scattered = { $seat-who ->
    [you] Nobody builds your bivouac: it falls apart. Queens lost: { $queens }, brood lost: { $brood }.
   *[other] Nobody builds { $seat }’s bivouac: it falls apart. Queens lost: { $queens }, brood lost: { $brood }.
}
event-opponent-repelled = { $victim-who ->
    [you] { $seat }’s foragers push an ant of yours out of { $area }.
   *[other] { $seat-who ->
        [you] Your foragers push an ant of { $victim } out of { $area }.
       *[other] { $seat }’s foragers push an ant of { $victim } out of { $area }.
    }
}
event-ant-repelled = { $victim-who ->
    [you] Repellent: { part-ant } of yours leaves { $area } ({ part-task }).
   *[other] Repellent: { part-ant } of { $victim } leaves { $area } ({ part-task }).
}

## What happens: scouting

event-scout-searched = { $searcher-who ->
    [you] Your patrollers search { $area } for { $seat }’s scout: { $dice }.
   *[other] { $seat-who ->
        [you] { $searcher }’s patrollers search { $area } for your scout: { $dice }.
       *[other] { $searcher }’s patrollers search { $area } for { $seat }’s scout: { $dice }.
    }
} { $killed-id ->
    [yes] She is found and killed.
   *[no] { $detected-id ->
        [yes] She is found.
       *[no] She slips by unseen.
    }
}
event-area-reinforced = { $seat-who ->
    [you] You reinforce { $area } with { part-ants }.
   *[other] { $seat } reinforces { $area } with { part-ants }.
}
event-ants-retreated = { $seat-who ->
    [you] You withdraw { part-ants } from { $area } ({ part-task }).
   *[other] { $seat } withdraws { part-ants } from { $area } ({ part-task }).
}
event-reaction-ended = { $seat-who ->
    [you] You do nothing more in { $area }.
   *[other] { $seat } does nothing more in { $area }.
}
event-marker-turned-up = { $seat-who ->
    [you] You turn up the marker in { $area }: { $marker }.
   *[other] { $seat } turns up the marker in { $area }: { $marker }.
}
event-marker-left = { $seat-who ->
    [you] You leave the marker in { $area } face down.
   *[other] { $seat } leaves the marker in { $area } face down.
}
event-scout-met-predator = { $fate-id ->
    [killed] { $marker } in { $area }: { $dice }. { $seat-who ->
        [you] Your scout is eaten.
       *[other] { $seat }’s scout is eaten.
    }
    [returned] { $marker } in { $area }: { $dice }. { $seat-who ->
        [you] Your scout gets away.
       *[other] { $seat }’s scout gets away.
    }
    [camouflaged] { $marker } in { $area } does not notice { $seat-who ->
        [you] your ants.
       *[other] { $seat }’s ants.
    }
   *[warned] { $marker } in { $area } leaves { $seat-who ->
        [you] your bright scout alone; she comes home.
       *[other] { $seat }’s bright scout alone; she goes home.
    }
}
event-ants-fled = { $seat-who ->
    [you] { $count ->
        [one] One of your ants flees from { $area }.
       *[other] { $count } of your ants flee from { $area }.
    }
   *[other] { $count ->
        [one] One of { $seat }’s ants flees from { $area }.
       *[other] { $count } of { $seat }’s ants flee from { $area }.
    }
}
event-task-given = { $seat-who ->
    [you] You give { part-ants } in { $area } a task: { $task }.
   *[other] { $seat } gives { part-ants } in { $area } a task: { $task }.
}
event-area-scouted = { $seat-who ->
    [you] You scout { $area }.
   *[other] { $seat } scouts { $area }.
}

## What happens: performing tasks

event-tasks-begun = { $seat-who ->
    [you] Your ants set to work.
   *[other] { $seat }’s ants set to work.
}
event-food-foraged = { $seat-who ->
    [you] { $foragers ->
        [0] You bring nothing home from { $area } ({ $marker }): too few foragers for so long a way.
       *[other] You forage in { $area } ({ $marker }): { part-food }.
    }
   *[other] { $foragers ->
        [0] { $seat } brings nothing home from { $area } ({ $marker }): too few foragers for so long a way.
       *[other] { $seat } forages in { $area } ({ $marker }): { part-food }.
    }
} { $dice-count ->
    [0] { "" }
   *[other] Dice: { $dice }.
}
event-trail-tried = { $completed-id ->
    [yes] { $seat-who ->
        [you] Your Trail in { $area } is completed ({ $dice }).
       *[other] { $seat }’s Trail in { $area } is completed ({ $dice }).
    }
   *[no] { $seat-who ->
        [you] Your Trail in { $area } comes to nothing ({ $dice }).
       *[other] { $seat }’s Trail in { $area } comes to nothing ({ $dice }).
    }
}
event-nest-enlarged = { $seat-who ->
    [you] Your builders enlarge the nest by { $count }: size { $size }.
   *[other] { $seat }’s builders enlarge the nest by { $count }: size { $size }.
}

## What happens: combat

event-area-attacked = { $seat-who ->
    [you] You attack { $defender } in { $area }.
   *[other] { $defender-who ->
        [you] { $seat } attacks you in { $area }!
       *[other] { $seat } attacks { $defender } in { $area }.
    }
}
event-nest-attacked = { $seat-who ->
    [you] You storm { $defender }’s nest in { $area }.
   *[other] { $defender-who ->
        [you] { $seat } storms your nest in { $area }!
       *[other] { $seat } storms { $defender }’s nest in { $area }.
    }
}
event-nest-sealed = { $seat-who ->
    [you] You seal your nest in { $area }: nobody gets in this turn.
   *[other] { $seat } seals the nest in { $area }: nobody gets in this turn.
}
event-chemical-used = { $seat-who ->
    [you] { $card }: you roll { $dice }.
   *[other] { $card }: { $seat } rolls { $dice }.
} { $struck ->
    [0] No effect.
    [one] One hit.
   *[other] { $struck } hits.
}
event-ant-driven-off = { $seat-who ->
    [you] { part-place }: { part-ant } of yours is driven off.
   *[other] { part-place }: { part-ant } of { $seat } is driven off.
}
event-ant-lent = { $seat-who ->
    [you] { part-place }: { part-ant } of yours now fights for the attacker.
   *[other] { part-place }: { part-ant } of { $seat } now fights for the attacker.
}
event-bombs-used = { $seat-who ->
    [you] Suicide Bombers: you roll { $dice }.
   *[other] Suicide Bombers: { $seat } rolls { $dice }.
} { $kills ->
    [0] Nothing happens.
   *[other] Attackers to die: { $kills }; bombers: { $own }.
}
event-ants-killed = { $seat-who ->
    [you] You lose { part-ants }: { part-place }.
   *[other] { $seat } loses { part-ants }: { part-place }.
}
event-combat-judged = { $attacker-who ->
    [you] You attack
   *[other] { $attacker } attacks
} with { $attack }, { $defender-who ->
    [you] you defend
   *[other] { $defender } defends
} with { $defence }: { $winner-id ->
    [hidden] nobody survives.
   *[other] { $winner-who ->
        [you] you win.
       *[other] { $winner } wins.
    }
}
event-recruits-released = { $seat-who ->
    [you] { $count ->
        [one] One of your ants returns from the attacker’s ranks.
       *[other] { $count } of your ants return from the attacker’s ranks.
    }
   *[other] { $count ->
        [one] One of { $seat }’s ants returns from the attacker’s ranks.
       *[other] { $count } of { $seat }’s ants return from the attacker’s ranks.
    }
}
event-dead-carried-off = { $seat-who ->
    [you] You send { part-ants } home from { $area }: { part-food }.
   *[other] { $seat } sends { part-ants } home from { $area }: { part-food }.
}
event-attack-ended = { $patrollers ->
    [0] The attack in { $area } is over; no attacker is left there.
   *[other] { $seat-who ->
        [you] The attack in { $area } is over; your patrollers there: { $patrollers }.
       *[other] The attack in { $area } is over; { $seat }’s patrollers there: { $patrollers }.
    }
}
event-nest-plundered = { $take-id ->
    [nothing] { $seat-who ->
        [you] You send { part-ants } home with nothing.
       *[other] { $seat } sends { part-ants } home with nothing.
    }
    [pupa_slave] { $seat-who ->
        [you] You take from { $defender }’s nest, with { part-ants }, small pupae for your own brood: { $count }.
       *[other] { $defender-who ->
            [you] { $seat } takes from your nest, with { part-ants }, small pupae for their own brood: { $count }.
           *[other] { $seat } takes from { $defender }’s nest, with { part-ants }, small pupae for their own brood: { $count }.
        }
    }
    [replete] { $seat-who ->
        [you] You take from { $defender }’s nest, with { part-ants }, repletes with the food in them: { $count }.
       *[other] { $defender-who ->
            [you] { $seat } takes from your nest, with { part-ants }, repletes with the food in them: { $count }.
           *[other] { $seat } takes from { $defender }’s nest, with { part-ants }, repletes with the food in them: { $count }.
        }
    }
   *[other] { $seat-who ->
        [you] You plunder { $defender }’s nest with { part-ants }: { $take } ({ $count }), { part-food }.
       *[other] { $defender-who ->
            [you] { $seat } plunders your nest with { part-ants }: { $take } ({ $count }), { part-food }.
           *[other] { $seat } plunders { $defender }’s nest with { part-ants }: { $take } ({ $count }), { part-food }.
        }
    }
}
event-dead-eaten = { $seat-who ->
    [you] Dead attackers feed your nest: { part-food }.
   *[other] Dead attackers feed { $seat }’s nest: { part-food }.
}
event-queen-hunted = { $seat-who ->
    [you] You hunt { $defender }’s queen: { $dice }.
   *[other] { $defender-who ->
        [you] { $seat } hunts your queen: { $dice }.
       *[other] { $seat } hunts { $defender }’s queen: { $dice }.
    }
} { $killed-id ->
    [yes] She dies.
   *[no] She escapes.
}
event-nest-marker-lost = { $seat-who ->
    [you] Your nest in { $area } is lost.
   *[other] { $seat }’s nest in { $area } is lost.
}
event-site-promoted = { $seat-who ->
    [you] Your Nest Site in { $area } becomes your Nest.
   *[other] { $seat }’s Nest Site in { $area } becomes the Nest.
}

## What happens: what single cards do

event-colony-boosted = { $seat-who ->
    [you] Your brood ({ $brood }) makes way for
   *[other] { $seat }’s brood ({ $brood }) makes way for
} { $workers ->
    [one] 1 new worker.
   *[other] { $workers } new workers.
}
event-colony-doubled = { $seat-who ->
    [you] Your brood doubles, and so does your nest: size { $size }, queens { $queens }.
   *[other] { $seat }’s brood doubles, and so does the nest: size { $size }, queens { $queens }.
}
event-colony-infiltrated = { $seat-who ->
    [you] A foreign queen takes over, and { $workers ->
        [one] one worker joins you.
       *[other] { $workers } workers join you.
    }
   *[other] A foreign queen takes over { $seat }’s colony, and { $workers ->
        [one] one worker joins it.
       *[other] { $workers } workers join it.
    }
}
event-colony-replaced = { $seat-who ->
    [you] A foreign queen clears out your nest.
   *[other] A foreign queen clears out { $seat }’s nest.
} Gone: workers { $workers }, brood { $brood }. She has { $pupae ->
    [one] 1 small pupa.
   *[other] { $pupae } small pupae.
}
event-queen-added = { $seat-who ->
    [you] A new mother queen for you; queens: { $queens }.
   *[other] A new mother queen for { $seat }; queens: { $queens }.
}
event-colony-migrated = { $seat-who ->
    [you] Your colony migrates from { $area } to { $to_area }.
   *[other] { $seat }’s colony migrates from { $area } to { $to_area }.
}
event-brood-left-behind = { $seat-who ->
    [you] You leave { part-kind } behind.
   *[other] { $seat } leaves { part-kind } behind.
}
event-bivouac-moved = { $seat-who ->
    [you] Your bivouac moves from { $area } to { $to_area }.
   *[other] { $seat }’s bivouac moves from { $area } to { $to_area }.
}
event-larvae-lost = { $seat-who ->
    [you] Rove beetles take { part-larvae } from you.
   *[other] Rove beetles take { part-larvae } from { $seat }.
}
event-food-stolen = { $seat-who ->
    [you] Guest ants help themselves in your nest: { part-food }.
   *[other] Guest ants help themselves in { $seat }’s nest: { part-food }.
}
event-guest-queen-arrived = { $seat-who ->
    [you] A guest queen settles in your nest. She is waiting for your next flight.
   *[other] A guest queen settles in { $seat }’s nest. She is waiting for the next flight.
}
event-queens-lost = { $seat-who ->
    [you] Only one of your queens is left; lost: { $count }.
   *[other] Only one of { $seat }’s queens is left; lost: { $count }.
}
event-one-queen-refused = { $seat-who ->
    [you] You are a supercolony: One Queen does nothing.
   *[other] { $seat } is a supercolony: One Queen does nothing.
}
event-predator-moved = { $seat-who ->
    [you] You lure { $marker } from { $area } to { $to_area }.
   *[other] { $seat } lures { $marker } from { $area } to { $to_area }.
}
event-predator-struck = { $marker } strikes in { $area }: { $dice }.
event-ant-caught = { $seat-who ->
    [you] { $area }: { part-ant } of yours is eaten ({ part-task }).
   *[other] { $area }: { part-ant } of { $seat } is eaten ({ part-task }).
}
event-food-made = { $seat-who ->
    [you] { $card } gives you { part-food }.
   *[other] { $card } gives { $seat } { part-food }.
}
event-eggs-added = { $seat-who ->
    [you] Your nurses add male eggs: { $eggs }.
   *[other] { $seat }’s nurses add male eggs: { $eggs }.
}
event-food-found = Caterpillars for all: everybody gains { part-food }.
event-herd-saved = { $seat-who ->
    [you] You save your Aphids from { $area }: { $marker }.
   *[other] { $seat } saves Aphids from { $area }: { $marker }.
}
event-ant-lost = { $seat-who ->
    [you] { $area }: you lose { part-ant } ({ part-task }).
   *[other] { $area }: { $seat } loses { part-ant } ({ part-task }).
}

## What happens: the Nest Phase

event-ants-returned = { $seat-who ->
    [you] { $count ->
        [one] One ant comes home to you.
       *[other] { $count } ants come home to you.
    }
   *[other] { $count ->
        [one] One ant comes home to { $seat }.
       *[other] { $count } ants come home to { $seat }.
    }
}
event-food-milled = { $seat-who ->
    [you] Your Millers ({ $count }) grind your food: you have { part-food } now.
   *[other] { $seat }’s Millers ({ $count }) grind the food: { part-food } now.
}
event-adults-fed = { $seat-who ->
    [you] Your nest adults eat { part-food }
   *[other] { $seat }’s nest adults eat { part-food }
}{ $missing ->
    [0] .
   *[other] ; { $missing } missing!
}
event-adult-starved = { $seat-who ->
    [you] You let { part-ant } starve ({ part-task }).
   *[other] { $seat } lets { part-ant } starve ({ part-task }).
}
event-member-starved = { $seat-who ->
    [you] You let one starve: { $kind }.
   *[other] { $seat } lets one starve: { $kind }.
}
event-pupae-emerged = { $seat-who ->
    [you] New in your nest
   *[other] New in { $seat }’s nest
}{ $workers ->
    [0] { "" }
    [one] { " · " }1 worker
   *[other] { " · " }{ $workers } workers
}{ $medias ->
    [0] { "" }
    [one] { " · " }1 media
   *[other] { " · " }{ $medias } medias
}{ $repletes ->
    [0] { "" }
    [one] { " · " }1 replete
   *[other] { " · " }{ $repletes } repletes
}{ $majors ->
    [0] { "" }
    [one] { " · " }1 major
   *[other] { " · " }{ $majors } majors
}{ $virgin_queens ->
    [0] { "" }
    [one] { " · " }1 virgin queen
   *[other] { " · " }{ $virgin_queens } virgin queens
}{ $drones ->
    [0] { "" }
    [one] { " · " }1 drone
   *[other] { " · " }{ $drones } drones
}
event-larvae-fed = { $seat-who ->
    [you] Your larvae are fed
   *[other] { $seat }’s larvae are fed
}{ $small ->
    [0] { "" }
    [one] { " · " }1 small pupa
   *[other] { " · " }{ $small } small pupae
}{ $medium ->
    [0] { "" }
    [one] { " · " }1 medium pupa
   *[other] { " · " }{ $medium } medium pupae
}{ $large ->
    [0] { "" }
    [one] { " · " }1 large pupa
   *[other] { " · " }{ $large } large pupae
}{ $male ->
    [0] { "" }
    [one] { " · " }1 male pupa
   *[other] { " · " }{ $male } male pupae
}{ " · " }{ part-food }{ $missing ->
    [0] { "" }
   *[other] { " · " }{ $missing } missing!
}
event-brood-eaten = { $seat-who ->
    [you] Your larvae eat one of the brood: { $kind }.
   *[other] { $seat }’s larvae eat one of the brood: { $kind }.
}
event-eggs-hatched = { $seat-who ->
    [you] Your eggs hatch: { $female } female, { $male } male.
   *[other] { $seat }’s eggs hatch: { $female } female, { $male } male.
}
event-eggs-laid = { $seat-who ->
    [you] New eggs in your nest: { $female } female, { $male } male, for { part-food }
   *[other] New eggs in { $seat }’s nest: { $female } female, { $male } male, for { part-food }
}{ $missing ->
    [0] .
   *[other] ; { $missing } missing!
}
event-brood-fed-to-queen = { $seat-who ->
    [you] Your queen eats one of the brood: { $kind }.
   *[other] { $seat }’s queen eats one of the brood: { $kind }.
}
event-nurses-laid = { $seat-who ->
    [you] Without a queen, your nurses lay male eggs: { $eggs }.
   *[other] Without a queen, { $seat }’s nurses lay male eggs: { $eggs }.
}
event-food-discarded = { $seat-who ->
    [you] Food left over in your nest: { $stored } stored, { $lost } lost.
   *[other] Food left over in { $seat }’s nest: { $stored } stored, { $lost } lost.
}
event-flight-flown = { $seat-who ->
    [you] Your winged ants fly: { part-reproductives }
   *[other] { $seat }’s winged ants fly: { part-reproductives }
} ({ $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}). { $seat-who ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
event-guest-queen-fed = { $seat-who ->
    [you] The guest queen takes her share of your flight: { part-reproductives }.
   *[other] The guest queen takes her share of { $seat }’s flight: { part-reproductives }.
}
event-ants-budded = { $seat-who ->
    [you] You give the young queens company: { part-ants } from { part-place }, 1 point each.
   *[other] { $seat } gives the young queens company: { part-ants } from { part-place }, 1 point each.
}
event-site-founded = { $seat-who ->
    [you] You found a Nest Site in { $area }, with a queen of its own.
   *[other] { $seat } founds a Nest Site in { $area }, with a queen of its own.
}
event-nest-grown = { $seat-who ->
    [you] Your supercolony grows: nest size { $size }.
   *[other] { $seat }’s supercolony grows: nest size { $size }.
}

## Cards: what they say

card-budding = Only in your Draw step. A colony with fewer than 12 workers and no other castes may trade all its brood for 12 workers. Each flight costs 3 ants per virgin queen; each ant given scores 1 point.
card-multiple_foundresses = Only in your Draw step, with fewer than 12 workers and no other castes. Nest size and brood are doubled, and you get 1 more mother queen.
card-plant_house = Only in your Draw step. Your nest has room for everything; builders add nothing. You may never Migrate.
card-infiltrator_queen = Only in your Draw step, with fewer than 12 workers and no other castes. You get workers up to 12 and have exactly 1 queen. Your older Traits of types 2 to 6 are discarded.
card-supercolony = At each flight you may found a Nest Site, with 1 more queen, next to your nest; nest size +10 after each flight. One Queen cannot touch you.
card-destroyer_queen = Only in your Draw step, with fewer than 12 workers and no other castes. Workers and brood give way to 12 small pupae and exactly 1 queen. Your older Traits of types 2 to 6 are discarded.
card-prolific_queen = Your queens lay as many eggs as you can feed: 1 food each, without a limit.
card-bivouac = Your nest size is 10 for each builder. Without a builder, queens and brood die! Once per turn the nest may move one area; then it lays no eggs. No Migrate.
card-harvesters = You may store food that is left over. Every 10 units stored take 1 point of room. Thieves cannot touch it.
card-slave_makers = When you plunder, small pupae may join your own brood, and repletes come with the food they hold.
card-trail_making = Your ants may make Trails beside your nest or another Trail: one die each, an even one completes it. Foragers may count their distance to the nearest Trail.
card-repletes = Larvae fed with 2 food become medias. They live in Storage as repletes and hold 10 food each from turn to turn.
card-aphid_herders = When an Environmental Change removes Aphids beside your ants, you keep them and put them back in your next turn.
card-suicide_bombers = Defending: roll up to one die per ant. Each 1, 2 or 3 kills that many attackers and one of your own ants.
card-deadly_sting = Your workers count 2 combat points, in attack and defence.
card-mace = Attacking: roll up to one die per ant. Each 1 to 4 drives one defender off before the fight.
card-territory_marking = Your workers count 3 combat points in defence, 1 in attack.
card-repellent = Foragers moving in push out as many opposing ants. Attacking: roll up to one die per ant; each 1 to 3 drives one defender off.
card-recruitment = Attacking: roll up to one die per ant. For each 1 or 2 one defender fights for you.
card-camouflage = Predators do not notice your ants: you may enter their areas and stay there.
card-warning_coloration = You lose no ants to Attrition, and Predators never eat your scouts.
card-specialist_foragers = Larvae fed with 2 food become medias for every task. Where one of them forages, Prey does not shrink.
card-porters = Larvae fed with 2 food become medias for every task. Where one of them forages, the way home is 1 shorter.
card-guards = Larvae fed with 2 food become medias for every task, with 3 combat points. Where one of them patrols, Attrition takes none of your ants.
card-soldiers = Large pupae may become majors for every task, with 4 combat points.
card-millers = Large pupae may become majors in Storage. In each Nest Phase every Miller turns 1 food into 3.
card-blockers = Large pupae may become majors in Reserves. They never leave the nest, but defend it with 6 points each.

card-aphid_cloning = Before you forage: this turn your Aphids give their value on top of what your foragers bring, without dice.
card-highwayman_beetles = In your turn, or just before another player’s foraging: a − where ants are foraging.
card-fat_reserves = Nest Phase, step 2: your adults need no food.
card-additional_queen = In your turn: you get 1 more mother queen.
card-migrate = In your turn: your nest moves to an area next to it. Only 10 brood per nurse come along, the nest size becomes 10, and your queens lay no eggs this time.
card-edible_eggs = Nest Phase, step 4: 2 food for each nurse.
card-male_eggs = Nest Phase, step 6: 1 free male egg for each nurse.
card-rove_beetles = In your turn: an opponent with at least 2 larvae loses half of them, rounded down.
card-guest_ants = Nest Phase: an opponent with at least 2 food loses half of it, rounded down. Stored food is safe.
card-guest_queen = Nest Phase: an opponent with at least 2 reproductives will lose half of them at the next flight, before scoring.
card-one_queen = In your turn: an opponent with at least 2 queens and 12 workers keeps only 1 queen. Supercolony is safe.
card-larval_food = Nest Phase, step 2: 1 food for each of your larvae.
card-mutate = At the start of your turn: one of your Traits of types 2 to 6 makes way for one from your hand.
card-predator_migration = In your Draw step: move a Predator next door and roll its dice. For each 1 you may have it eat one ant there; all others flee.
card-seal_nest_entrances = When your nest is about to be stormed: nobody gets into your nest for the rest of this turn.

card-plant_eating_insects = All Plants in areas without ants are worth 1 less (−).
card-aphid_predation = All Aphids in areas without ants disappear.
card-ant_dispersed_seeds = Every Prey is worth 1 more (+).
card-poor_growing_season = All Plants are worth 1 less (−). Then deck, discard pile and this card are shuffled into a new deck.
card-caterpillars = Everybody gains 6 food.
card-competition = Every Prey is worth 1 less (−).
card-good_growing_season = All Plants are worth 1 more (+). Then new discovery markers come into all empty areas near the nests.
part-env-change = all face-up markers there disappear, except Plants; new markers come into empty areas near the nests.
card-env_change_red = Red areas: { part-env-change }
card-env_change_green = Green areas: { part-env-change }
card-env_change_yellow = Yellow areas: { part-env-change }
card-env_change_brown = Brown areas: { part-env-change }
card-env_change_gray = Gray areas: { part-env-change }
card-attrition_red = Everybody loses 1 ant in each red area where they have any.
card-attrition_green = Everybody loses 1 ant in each green area where they have any.
card-attrition_yellow = Everybody loses 1 ant in each yellow area where they have any.
card-attrition_brown = Everybody loses 1 ant in each brown area where they have any.
card-attrition_gray = Everybody loses 1 ant in each gray area where they have any.

## Names

# Castes, brood, reproductives

name-worker = worker
name-media = media
name-major = major
name-egg_f = female egg
name-egg_m = male egg
name-larva_f = female larva
name-larva_m = male larva
name-pupa_small = small pupa
name-pupa_medium = medium pupa
name-pupa_large = large pupa
name-pupa_m = male pupa
name-virgin_queen = virgin queen
name-drone = drone
name-replete = replete
name-miller = Miller
name-blocker = Blocker
name-recruits = recruits
name-pupa_slave = small pupa as a slave
name-dead = dead ant
name-nothing = nothing
name-stored_food = stored food

# Tasks and chambers

name-forage = forage
name-patrol = patrol
name-attack = attack
name-scout = scout
name-trail = make a trail
name-idle = unassigned
name-reserves = Reserves
name-nurses = Nurses
name-builders = Builders
name-storage = Storage
name-returning = Returning Ants

# Steps of the Nest Phase; the first is called like its box

name-feed_adults = Feed Nest Adults
name-emerge = Pupae Emerge
name-feed_larvae = Feed Larvae
name-hatch = Eggs Hatch
name-lay = Lay New Eggs
name-discard_food = Discard Food
name-flight = Nuptial Flight

# Colours

name-red = red
name-green = green
name-yellow = yellow
name-brown = brown
name-gray = gray
name-blue = blue

# Discovery markers

name-prey = Prey
name-prey_1 = Prey-1
name-prey_2 = Prey-2
name-prey_3 = Prey-3
name-prey_4 = Prey-4
name-prey_5 = Prey-5
name-prey_6 = Prey-6
name-predator = Predator
name-predator_3 = Predator-3
name-predator_4 = Predator-4
name-predator_5 = Predator-5
name-predator_6 = Predator-6
name-plants = Plants
name-plants_2 = Plants-2
name-plants_3 = Plants-3
name-aphids = Aphids
name-aphids_1 = Aphids-1
name-aphids_2 = Aphids-2
name-empty = Empty

# Traits

name-budding = Budding
name-multiple_foundresses = Multiple Foundresses
name-plant_house = Plant House
name-infiltrator_queen = Infiltrator Queen
name-supercolony = Supercolony
name-destroyer_queen = Destroyer Queen
name-prolific_queen = Prolific Queen
name-bivouac = Bivouac
name-harvesters = Harvesters
name-slave_makers = Slave Makers
name-trail_making = Trail Making
name-repletes = Repletes
name-aphid_herders = Aphid Herders
name-suicide_bombers = Suicide Bombers
name-deadly_sting = Deadly Sting
name-mace = Mace
name-territory_marking = Territory Marking
name-repellent = Repellent
name-recruitment = Recruitment
name-camouflage = Camouflage
name-warning_coloration = Warning Coloration
name-specialist_foragers = Specialist Foragers
name-porters = Porters
name-guards = Guards
name-soldiers = Soldiers
name-millers = Millers
name-blockers = Blockers

# Actions

name-aphid_cloning = Aphid Cloning
name-highwayman_beetles = Highwayman Beetles
name-fat_reserves = Fat Reserves
name-additional_queen = Additional Queen
name-migrate = Migrate
name-edible_eggs = Edible Eggs
name-male_eggs = Male Eggs
name-rove_beetles = Rove Beetles
name-guest_ants = Guest Ants
name-guest_queen = Guest Queen
name-one_queen = One Queen
name-larval_food = Larval Food
name-mutate = Mutate
name-predator_migration = Predator Migration
name-seal_nest_entrances = Seal Nest Entrances

# Events

name-plant_eating_insects = Plant Eating Insects
name-aphid_predation = Aphid Predation
name-ant_dispersed_seeds = Ant-Dispersed Seeds
name-poor_growing_season = Poor Growing Season
name-caterpillars = Caterpillars
name-competition = Competition
name-good_growing_season = Good Growing Season
name-env_change_red = Environmental Change (red)
name-env_change_green = Environmental Change (green)
name-env_change_yellow = Environmental Change (yellow)
name-env_change_brown = Environmental Change (brown)
name-env_change_gray = Environmental Change (gray)
name-attrition_red = Attrition (red)
name-attrition_green = Attrition (green)
name-attrition_yellow = Attrition (yellow)
name-attrition_brown = Attrition (brown)
name-attrition_gray = Attrition (gray)

## The table

# The drawing: steps of the turn, where we are

scene-stage-draw = Draw
scene-stage-assign = Assign tasks
scene-stage-scout = Scout
scene-stage-perform = Perform tasks
scene-stage-next = Next player
scene-stage-returning = Return
scene-stage-feed_adults = Feed adults
scene-stage-emerge = Pupae
scene-stage-feed_larvae = Feed larvae
scene-stage-hatch = Eggs
scene-stage-lay = Lay
scene-stage-discard_food = Food
scene-stage-flight = Flight

scene-status-setup = The colonies settle
scene-status-draw = { $seat-who ->
    [you] Turn { $turn }: your Draw step
   *[other] Turn { $turn }: { $seat } draws a card
}
scene-status-event = { $seat-who ->
    [you] Turn { $turn }: you have drawn an Event
   *[other] Turn { $turn }: { $seat } has drawn an Event
}
scene-status-assign = { $seat-who ->
    [you] Turn { $turn }: you assign tasks
   *[other] Turn { $turn }: { $seat } assigns tasks
}
scene-status-scout = { $seat-who ->
    [you] Turn { $turn }: your scouts set out
   *[other] Turn { $turn }: { $seat }’s scouts set out
}
scene-status-scouting = { $seat-who ->
    [you] Turn { $turn }: you scout { $area }
   *[other] Turn { $turn }: { $seat } scouts { $area }
}
scene-status-perform = { $seat-who ->
    [you] Turn { $turn }: your ants set to work
   *[other] Turn { $turn }: { $seat }’s ants set to work
}
scene-status-fight = { $seat-who ->
    [you] Turn { $turn }: you attack { $defender } in { $area }
   *[other] { $defender-who ->
        [you] Turn { $turn }: { $seat } attacks you in { $area }
       *[other] Turn { $turn }: { $seat } attacks { $defender } in { $area }
    }
}
scene-status-storm = { $seat-who ->
    [you] Turn { $turn }: you storm { $defender }’s nest in { $area }
   *[other] { $defender-who ->
        [you] Turn { $turn }: { $seat } storms your nest in { $area }
       *[other] Turn { $turn }: { $seat } storms { $defender }’s nest in { $area }
    }
}
scene-status-nest = Turn { $turn }, Nest Phase: { $step }
scene-status-over = The game is over, after { $turn ->
    [one] 1 game turn
   *[other] { $turn } game turns
}

# The map

scene-map = Map
scene-area = { $area }, { $color }
scene-area-safe = { $area }, { $color }: safe
scene-area-dangerous = { $area }, { $color }: dangerous, for one scout only
scene-area-forbidden = { $area }, { $color }: forbidden
scene-area-focus = { $area }, { $color }: this is where it happens
scene-area-name = { $area }
scene-water = { $area }, water
scene-open-place = { $area }: no tile yet
scene-face-down = a marker, face down
scene-marker = { $marker }, now worth { $value }
scene-nest = { $seat-who ->
    [you] your Nest
   *[other] { $seat }’s Nest
}
scene-nest-site = { $seat-who ->
    [you] a Nest Site of yours
   *[other] a Nest Site of { $seat }
}
scene-trail = { $seat-who ->
    [you] a Trail of yours
   *[other] a Trail of { $seat }
}
scene-trail-begun = { $seat-who ->
    [you] a Trail you have begun
   *[other] a Trail { $seat } has begun
}
scene-ants = { $seat-who ->
    [you] your { part-ants } ({ part-task })
   *[other] { $seat }: { part-ants } ({ part-task })
}
scene-way = food goes from { $area } to { $to_area }
scene-distance = { $count ->
    [one] 1 step from home: 1 ant brings 1 food
   *[other] { $count } steps from home: { $count } ants bring 1 food
}

# The Nest Sheet

scene-sheet = { $size ->
    [-1] { $seat-who ->
        [you] Your nest: { $used } inside, no limit
       *[other] { $seat }’s nest: { $used } inside, no limit
    }
   *[other] { $seat-who ->
        [you] Your nest: { $used } of { $size } full
       *[other] { $seat }’s nest: { $used } of { $size } full
    }
}
scene-earth = earth
scene-food-available = Food Available: { $food }
scene-returning = Returning
scene-builders = { $count ->
    [0] Builders
   *[other] Builders +{ $count }
}
scene-reserves = Reserves
scene-nurses = Nurses { $have }/{ $need }
scene-storage = Storage
scene-queens = Queens
scene-builders-dig = { $count ->
    [0] Builders: eat, and enlarge the nest
   *[other] Builders: eat, and enlarge the nest by { $count }
}
scene-reserves-rest = Reserves: rest, eat nothing, defend the nest
scene-nurses-needed = Nurses: { $have }; the brood needs { $need }
scene-storage-holds = Storage: ants that store or grind food, and the store
scene-queens-lay = { $eggs ->
    [-1] Mother queens: { $queens }; they lay as many eggs as you can feed
    [0] Mother queens: { $queens }; they lay no eggs this time
    [one] Mother queens: { $queens }; they lay 1 egg at most
   *[other] Mother queens: { $queens }; they lay up to { $eggs } eggs
}
scene-female-pupae = female pupae: small, medium, large
scene-cell-egg_f = ♀ Eggs
scene-cell-larva_f = ♀ Larvae
scene-cell-pupae = ♀ Pupae
scene-cell-virgin_queen = ♀ Winged
scene-cell-egg_m = ♂ Eggs
scene-cell-larva_m = ♂ Larvae
scene-cell-pupa_m = ♂ Pupae
scene-cell-drone = ♂ Winged
scene-housed = { $seat-who ->
    [you] your { part-ants } ({ $place })
   *[other] { $seat }: { part-ants } ({ $place })
}
scene-young = { $kind-id ->
    [virgin_queen] { $count ->
        [one] 1 virgin queen
       *[other] { $count } virgin queens
    }
    [drone] { $count ->
        [one] 1 drone
       *[other] { $count } drones
    }
   *[other] { part-kind }
}
scene-mother-queens = { $seat-who ->
    [you] { $count ->
        [one] your mother queen
       *[other] your { $count } mother queens
    }
   *[other] { $count ->
        [one] { $seat }’s mother queen
       *[other] { $seat }’s { $count } mother queens
    }
}
scene-stored-food = stored food: { $food }
scene-kept = { $marker }, kept in the nest

# What the Nest Phase will bring

scene-coming = The Nest Phase as planned
scene-coming-food = Food now
scene-coming-foraged = Foragers bring
scene-coming-milled = Millers add
scene-coming-adults = Nest adults eat
scene-coming-larvae = Larvae eat
scene-coming-left = Left for eggs
scene-coming-missing = Missing
scene-coming-to-find = Still to find
scene-coming-lost = Lost to hunger
scene-coming-lay = Eggs laid
scene-coming-stored = Stored
scene-coming-wasted = Thrown away
scene-coming-emerge = Emerge
scene-coming-used = Nest then, without Reserves
scene-coming-nurses = Nurses needed then
scene-coming-points = A flight would score

# What an answer that stands for several would do

scene-shortcut = { $button-id ->
    [as_last_turn] If you do as last turn
    [forage_all] If the Reserves go foraging
   *[proposed] If you take what is proposed
}
scene-sent = { part-place }
scene-chosen = { $caste }, { part-place }
scene-given-up = given up: { $kind }
scene-taken = carried home: { $take }
scene-hunters = left to hunt the queen

# Scouting and fighting

scene-attacks = Attacks planned
scene-odds-win = { $area } ({ $seat }): { $ours } to { $theirs }, a win that costs { $theirs ->
    [0] nothing
    [one] 1 point
   *[other] { $theirs } points
}
scene-odds-lose = { $area } ({ $seat }): { $ours } to { $theirs }, a defeat
scene-odds-both = { $area } ({ $seat }): { $ours } to { $theirs }, nobody survives
scene-fight = Combat in { $area }
scene-storm = Storm on the nest in { $area }
scene-side-attacks = { $seat-who ->
    [you] You attack: { $points }
   *[other] { $seat } attacks: { $points }
}
scene-side-defends = { $seat-who ->
    [you] You defend: { $points }
   *[other] { $seat } defends: { $points }
}
scene-nobody = Nobody
scene-fighters = { part-ants }, { $each } each
scene-recruited = changed sides
scene-dead = Dead
scene-undecided = The points are not compared yet
scene-won = { $seat-who ->
    [you] You win: losses, then home with the dead
   *[other] { $seat } wins: losses, then home with the dead
}
scene-won-nest = { $seat-who ->
    [you] You win: losses, plunder, the queen
   *[other] { $seat } wins: losses, plunder, the queen
}
scene-dice = Dice
scene-die = a { $value }
scene-turncoat = { $seat-who ->
    [you] { part-ants } of yours, fighting for the attacker
   *[other] { part-ants } of { $seat }, fighting for the attacker
}
scene-fallen = { $count ->
    [one] 1 dead ant
   *[other] { $count } dead ants
}
scene-scouting = { $seat-who ->
    [you] You scout { $area }
   *[other] { $seat } scouts { $area }
}
scene-unguarded = Nobody patrols here
scene-patrollers = { $seat-who ->
    [you] Your patrollers
   *[other] { $seat }’s patrollers
}
scene-search-killed = Found and killed
scene-search-found = Found
scene-search-unseen = Not found

# Cards

scene-hand-of = { $seat-who ->
    [you] Your hand
   *[other] { $seat }’s hand
}
scene-last-card = Last card
scene-event = Event
scene-discard = Discard pile
scene-kind = { $kind-id ->
    [trait] Trait, type { $type }
    [action] Action
   *[event] Event
}

# Players and table

scene-player = { $seat }
scene-moved = has had the turn
scene-guest-mark = { $count ->
    [one] a guest queen in the nest
   *[other] { $count } guest queens in the nest
}
scene-sealed = entrances sealed for this turn
scene-no-eggs = has moved the nest: lays no eggs
scene-cloning = Aphid Cloning is in force
scene-score = Score
scene-adults = Ants
scene-castes = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $medias ->
    [one] 1 media
   *[other] { $medias } medias
}, { $majors ->
    [one] 1 major
   *[other] { $majors } majors
}
scene-food = Food
scene-food-split = { $food } available, { $stored } stored
scene-size = Nest size
scene-brood = Brood
scene-winged = Winged ants
scene-couples = { $virgin_queens ->
    [one] 1 virgin queen
   *[other] { $virgin_queens } virgin queens
}, { $drones ->
    [one] 1 drone
   *[other] { $drones } drones
}
scene-indoors = In the nest
scene-indoors-split = Reserves { $reserves }, Nurses { $nurses }, Builders { $builders }
scene-cards = Cards in hand
scene-game-turn = Game turn
scene-tokens = Still to move
scene-deck = Deck
scene-pool = Markers in the pool
scene-unseen = Still unseen
scene-stock = Tiles
scene-tiles = { $color }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

# Worth a note

scene-note-predator = A Predator in { $area }! Ants in danger: { $seats }.
scene-note-hunger = { $missing ->
    [one] The Nest Phase will lack 1 food.
   *[other] The Nest Phase will lack { $missing } food.
}
scene-note-bivouac = A bivouac without builders falls apart: you would lose your queens ({ $queens }) and brood ({ $brood }).
scene-note-idle = Some of your ants have no task.
scene-note-crowded = The nest is too full by { $over }: { $used } inside, room for { $size }. Send ants out, or give up brood.
scene-note-nurses = { $missing ->
    [one] One more nurse is needed for { $brood } brood.
   *[other] { $missing } more nurses are needed for { $brood } brood.
}
scene-note-no-card = Without a card to discard, nobody flies.
scene-note-last-card = A flight costs your last card.
scene-note-lonely = Not everybody has a partner: { $virgin_queens ->
    [one] 1 virgin queen
   *[other] { $virgin_queens } virgin queens
}, { $drones ->
    [one] 1 drone
   *[other] { $drones } drones
}.
scene-note-guest = The guest queen will take half of your winged ants.
scene-note-budding = Budding: the flight takes { $ants } ants along, for 1 point each.
scene-note-last = { $seats-who ->
    [you] You have reached
    [among] { $seats } have reached
   *[other] { $seats-count ->
        [one] { $seats } has reached
       *[other] { $seats } have reached
    }
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: this is the last game turn.
scene-note-close = { $seats-who ->
    [you] You have
    [among] { $seats } have
   *[other] { $seats-count ->
        [one] { $seats } has
       *[other] { $seats } have
    }
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: one pair may end the game.
scene-note-last-turn = This is the last game turn.
scene-note-planned = You have accepted the plan: this Nest Phase goes as planned, up to the nuptial flight.
scene-note-scout-all = Scout everything: { $areas }, in this order, and every marker is turned up.

## The players that are programs, and why they do what they do

bot-gentle = gentle
bot-easy = easy
bot-dreamer = dreamer
bot-homebody = homebody
bot-gleaner = gleaner
bot-peaceful = peaceful
bot-greedy = greedy

why-slip = I did not think this one over.
why-usual = I do here what one usually does.

# Where to settle

why-nest = Here my ants find more land around the nest than elsewhere.
why-tile = My colony needs land around it, and not water.
why-restart = This colony has no future: I begin again.
why-promote = Around this Nest Site there is most land.
why-nest-site = A Nest Site in { $area } brings a queen and shortens the ways.
why-no-nest-site = Another Nest Site would only be one more way into my nest.

# Cards

why-play-flights = { $card } makes the flights to come worth more.
why-play-growth = { $card } lets my colony grow faster: the sooner, the better.
why-play-workers = { $card } brings a small colony like mine many workers: that is worth more than what is lost for them.
why-play-room = { $card } gives my nest more room.
why-play-land = { $card } takes my nest to where there is more to eat.
why-play-stores = With { $card } food that is left over is no longer lost.
why-play-food = { $card } gets more food for the same ants.
why-play-hunger = My nest can use { $food } food more than it will have: { $card } helps with that.
why-play-predators = With { $card } Predators harm my ants less.
why-play-change = With { $card } a Trait that helps me little makes way for a better one.
why-play-gates = { $card } keeps whoever is before my nest out of it.
why-play-fights = { $card } makes my ants stronger in fights: the sooner it lies here, the longer it helps.
why-play-harm = { $card } costs others more now than it would later.
why-play-plunder = With { $card } my ants bring more home from this nest.
why-play-on = { $seat-who ->
    [you] { $card } costs you more than it would cost anybody else.
   *[other] { $card } costs { $seat } more than it would cost anybody else.
}
why-play-at = { $card } does most for me in { $area }.
why-no-card = Nothing I could play now helps me enough: there is room for few Traits only, and any card can pay for a flight.
why-last-card = My last card is to pay for the flight.
why-discard = Of my cards I shall miss this one least.
why-mutate = { $card } is the better Trait for the rest of the game.
why-boost = Workers at once are worth more to me than my brood.
why-no-boost = My brood is worth more than the workers I should get for it.
why-aphids = Aphids are too good to be lost.
why-aphids-back = In { $area } the Aphids are near home, and no food lies there yet.
why-aphids-gone = Wherever my ants are, there is food already.
why-victim = { $seat-who ->
    [you] If a Predator must eat, then rather one of your ants.
   *[other] If a Predator must eat, then rather one of { $seat }’s ants.
}
why-spare = Only my own ants are there: the Predator goes hungry.

# Layouts that are compared

style-usual = the usual layout
style-peaceful = no raid
style-homely = those stay at home who are needed there
style-bold = a riskier raid
style-another = another raid
style-elsewhere = a raid elsewhere
style-farther = yet another raid
style-watchful = one more on guard before the nest
style-careless = fewer on guard before the nest
style-anxious = two more on guard before the nest
style-besieged = no raid, and two more on guard
style-more-builders = one more builder
style-fewer-builders = one builder less
style-curious = more ants to unknown areas
style-whim = my ants in other areas
style-shift = almost my usual layout

# Assigning tasks

why-nurse = My brood needs this many nurses, and no more.
why-build = My nest will soon be too small.
why-reserve = There is no more food within reach that is worth the way: in the Reserves they eat nothing and defend the nest.
why-reserve-fed = The foragers bring all that my nest can use: in the Reserves the others eat nothing and defend the nest.
why-follow-up = From the Reserves they can follow a scout to what she finds.
why-forage = { $count ->
    [one] My nest can use { $need } food more than it has: { $count } ant in { $area } brings { $food } of it.
   *[other] My nest can use { $need } food more than it has: { $count } ants in { $area } bring { $food } of it.
}
why-forage-found = There is food for them in { $area }.
why-scout = I want to know what is in { $area }.
why-raid = An attack in { $area } is worth more than a day’s work.
why-watch = Somebody could get at my nest: in { $area } they keep watch.
why-guard = What lies in { $area } is worth guarding.
why-somewhere = Of all places these ants can go to, this one fits my plan best.
why-in-place = All my ants are where I want them.
why-give-up = Something has to go, and this is the cheapest.

# Scouting

why-turn = Under most markers there is food.
why-not-turn = A Predator would spoil what I mean to do here.
why-follow = The scout in { $area } has found work for more ants.
why-no-follow = Here my scout needs no company.
why-hold = My patrollers in { $area } can stay as they are.
why-reinforce = With these reserves I hold { $area }.
why-retreat = { $area } is not worth the ants I should lose there.

# Fighting

why-attack-area = In { $area } this attack pays.
why-attack-target = { $seat-who ->
    [you] Here a victory over you brings me most.
   *[other] Here a victory over { $seat } brings me most.
}
why-storm = { $seat-who ->
    [you] All stay: your nest is worth storming.
   *[other] All stay: the nest of { $seat } is worth storming.
}
why-dice = These dice cost me nothing.
why-bombs = Without explosions I lose this fight.
why-no-bombs = I win this fight without explosions.
why-lose = This is the ant I miss least.
why-repel = { $seat-who ->
    [you] I would rather push your ants out than anybody else’s.
   *[other] I would rather push { $seat }’s ants out than anybody else’s.
}
why-carry = The dead are food.
why-carry-no-more = The others are of more use here.
why-plunder = { $seat-who ->
    [you] This loss hurts you most, and it feeds my colony.
   *[other] This loss hurts { $seat } most, and it feeds my colony.
}
why-hunt = Trying costs nothing, and without a queen a colony does not grow.

# The Nest Phase

why-small = Workers are what I need, and food for other things.
why-medium = Medias do more for me than workers.
why-large = I raise as many virgin queens as will find a partner, and majors if they pay.
why-majors = These are of more use as majors than as queens without a partner.
why-no-majors = I need them all as virgin queens.
why-repletes = Full repletes get a colony through bad times.
why-store = What is not stored is lost.
why-lay = So many eggs I can feed and house.
why-lay-few = A small brood is all that I can look after.
why-lay-pairs = Female and male eggs together: from now on I raise pairs for the flight.
why-lay-none = More brood would find neither food nor room.
why-lay-males = It is time to think of the flight: virgin queens need partners.
why-lay-no-males = Without virgin queens to come I need no drones: first come workers, then the flight.
why-larvae = These larvae I miss least.

# The flight

why-fly = { $points ->
    [one] They fly now: 1 point is better than another day of feeding.
   *[other] They fly now: { $points } points are better than another day of feeding.
}
why-fly-wins = { $points ->
    [one] With 1 point more I have enough to win.
   *[other] With { $points } points more I have enough to win.
}
why-stay = Waiting for partners pays better than flying now.
why-guest-losses = What is left makes the most of this flight.
why-bud = These workers can be spared, and each of them is a point.

## The terminal's map: what stands for each thing, and what its legend calls it

name-short-red = r
name-short-green = g
name-short-yellow = y
name-short-brown = n
name-short-gray = a
name-short-blue = b
name-short-dangerous = { "!" }
name-short-forbidden = x
name-short-focus = *
name-short-steps = /
name-short-worker = w
name-short-media = m
name-short-major = M
name-short-replete = r
name-short-trail = =
name-short-scout = o
name-short-attack = *
name-short-idle = { "?" }
name-short-patrol = { "!" }
name-short-hidden = { "?" }
name-short-prey = P
name-short-predator = X
name-short-plants = L
name-short-aphids = A
name-short-empty = -
name-short-nest = N
name-short-nest_site = n
name-short-section = =
name-short-begun = -
name-short-food = food
name-short-egg_f = egg f
name-short-egg_m = egg m
name-short-larva_f = larva f
name-short-larva_m = larva m
name-short-pupa_small = small
name-short-pupa_medium = medium
name-short-pupa_large = large
name-short-pupa_m = pupa m
name-short-virgin_queen = princess
name-short-drone = male
name-short-queen = Q
name-short-recruits = +
name-short-dead = +
name-dangerous = dangerous: only a scout may go there
name-forbidden = forbidden: no safe area beside it
name-focus = this area is being dealt with
name-steps = steps from home, and ants it takes for 1 food
name-nest = nest
name-nest_site = nest site
name-section = trail
name-begun = trail, begun
name-food = food
name-queen = mother queen

## The legend of the map

sign-area = Colour of an area: { $color }
sign-water = Water: nobody goes there
sign-open = a tile may be laid here
sign-safe = safe: your ants may go there
sign-dangerous = { name-dangerous }
sign-forbidden = { name-forbidden }
sign-focus = { name-focus }
sign-plus = worth 1 more than printed
sign-minus = worth 1 less than printed
sign-swept = will be taken away
sign-task = Task: { $task }
sign-way = the way home that food is carried

# What chance decides next, told beforehand: so many of so many

chance-nest = { $of ->
    [one] Then the last colony settles.
   *[other] Then chance draws who settles next.
}
chance-turn = Then chance draws whose turn it is.
chance-card = { $of ->
    [one] Then the last card of the deck is drawn.
   *[other] Then a card is drawn from the deck of { $of }.
}
chance-traits = { $count ->
    [one] Then one of { $of } Traits is dealt.
   *[other] Then { $count } of { $of } Traits are dealt.
}
chance-markers = { $count ->
    [one] Then one of { $of } discovery markers is drawn.
   *[other] Then { $count } of { $of } discovery markers are drawn.
}
