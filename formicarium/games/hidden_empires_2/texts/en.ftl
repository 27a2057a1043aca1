# Hidden Empires II. Arguments of a text: the fields of its event or move (docs/texts.md).

game-title = Hidden Empires II
game-tagline = Forage, dig, raise your brood, hold your ground, and send princesses and males into the evening sky.
game-mood = a whole colony
game-minutes = 90
game-about = Each of you runs an ant colony on a map of sixty-one areas: find food, hand it home along a line of ants, feed adults and larvae, lay eggs, fight or avoid the neighbours. Princesses and males that fly away together bring points; the first to 16 ends the game. Start with the basic game; the advanced one adds cards, traits won by auction, scouts, patrols and nest invasions.

## Variants and options

variant-advanced = The advanced game: cards, traits won by auction, scouts, patrols, nest invasions
variant-basic = The basic game: no cards, no patrols, no invasions (best for a first game)
variant-random-turn-order = Random turn order: nobody knows who plays next
variant-restart = Restart: a colony that has lost its queen may begin again elsewhere
variant-death-to-the-queen = Death to the queen: the first to kill an opponent’s queen wins, points win nothing
variant-fewer-events = Fewer events: one event per game turn, no other cards, no traits
variant-realistic-time-scale = Realistic time scale: three traits drafted at the start, no cards later
variant-traits-and-events = Traits and events: three traits drafted at the start, one event per game turn

option-mode = Basic or advanced game
option-target_score = Points that end the game
option-random_turn_order = Random turn order: the next player is drawn when a turn ends
option-restart = Restart: a colony without a queen may begin again elsewhere
option-death_to_the_queen = Death to the queen: whoever first kills an opponent’s queen wins at once
option-fewer_events = Fewer events: one event per game turn, and no other cards
option-realistic_time_scale = Realistic time scale: three traits drafted at the start, no cards later
option-bivouac_size_per_builder = Bivouac: nest size per builder (1 as printed, 10 if the trait is to matter)
option-turn_cap = Game turns after which the scores decide

refused-option-restart = Restart is a rule of the advanced game.
refused-option-death_to_the_queen = Death to the queen is a rule of the advanced game.
refused-option-fewer_events = The basic game has no events.
refused-option-realistic_time_scale = The basic game has no traits.
refused-option-bivouac_size_per_builder = The basic game has no traits, and so no Bivouac.

name-basic = basic game
name-advanced = advanced game

## Phrases that others use

group-ants = { $caste-id ->
    [worker] { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
    [media] { $count ->
        [one] 1 media
       *[other] { $count } medias
    }
    [major] { $count ->
        [one] 1 major
       *[other] { $count } majors
    }
   *[replete] { $count ->
        [one] 1 replete
       *[other] { $count } repletes
    }
}
group-brood = { $brood-id ->
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
        [one] 1 small female pupa
       *[other] { $count } small female pupae
    }
    [pupa_medium] { $count ->
        [one] 1 medium female pupa
       *[other] { $count } medium female pupae
    }
    [pupa_large] { $count ->
        [one] 1 large female pupa
       *[other] { $count } large female pupae
    }
   *[pupa_m] { $count ->
        [one] 1 male pupa
       *[other] { $count } male pupae
    }
}
group-adults = { $adult-id ->
    [princess] { $count ->
        [one] 1 princess
       *[other] { $count } princesses
    }
   *[male] { $count ->
        [one] 1 male
       *[other] { $count } males
    }
}
group-pupae = { $pupa-id ->
    [pupa_small] { $count ->
        [one] a small pupa
       *[other] small pupae
    }
    [pupa_medium] { $count ->
        [one] a medium pupa
       *[other] medium pupae
    }
    [pupa_large] { $count ->
        [one] a large pupa
       *[other] large pupae
    }
   *[pupa_m] { $count ->
        [one] a male pupa
       *[other] male pupae
    }
}
one-ant = { $caste-id ->
    [worker] a worker
    [media] a media
    [major] a major
   *[replete] a replete
}
food-amount = { $amount } food
food-food = { $food } food
from-start = from { $start }
to-end = to { $end }
from-place = from { $place }
to-place = to { $place }
in-place = { $place-id ->
    [nurses] in Nurses
    [builders] in Builders
    [returning] in Returning Ants
    [reserves] in Reserves
    [storage] in Storage
   *[other] on { $place }
}

## Answers

move-choose-area = { $area }
move-move-to = { $place-id ->
    [nurses] To Nurses
    [builders] To Builders
    [reserves] To Reserves
   *[other] To { $place }
}
move-choose-seat = { $seat-who ->
    [you] You
   *[other] { $seat }
}
move-choose-count = { $count }
move-pick-ants = { $fate-id ->
    [lost] Give up { group-ants } { in-place }
   *[other] { group-ants } { from-place }{ $patrol-id ->
        [yes] , on patrol
       *[no] { "" }
    }
}
move-choose-ant = { $fate-id ->
    [lost] Lose { one-ant } { in-place }
   *[other] { one-ant } { in-place }
}{ $patrol-id ->
    [yes] , on patrol
   *[no] { "" }
}
move-choose-recruit = Lose a recruit ({ $caste })
move-move-ant = Move { one-ant } { from-start } { to-end }
move-return-ants = { group-ants } { to-place }
move-attack = Attack on { $area } ({ $defender })
move-build-trail = { $count ->
    [one] Build a trail on { $area } with 1 ant
   *[other] Build a trail on { $area } with { $count } ants
}
move-forage = { $way-id ->
    [harvest] Harvest { $area }
   *[tend] Tend { $area }
}
move-migrate-nest = Move your Nest to { $area }
move-choose-brood = { $fate-id ->
    [given_up] Give up a { $brood }
    [eaten] Let a { $brood } be eaten
    [protected] Save a { $brood }
   *[other] { $brood }
}
move-pick-brood = { $deed-id ->
    [carried] Carry off { group-brood }
    [given_up] Give up { group-brood }
    [laid] Lay { group-brood }
   *[other] { group-brood }
}
move-feed = { $count ->
    [one] Feed { group-brood } with { $level } food: later { $brood-id ->
        [larva_m] a male
       *[other] { $level ->
            [1] a worker
            [2] a media
           *[other] a princess
        }
    }
   *[other] Feed { group-brood } with { $level } food each: later { $brood-id ->
        [larva_m] males
       *[other] { $level ->
            [1] workers
            [2] medias
           *[other] princesses
        }
    }
}
move-drop-larvae = Give up { group-brood }
move-choose-adult = { $adult-id ->
    [princess] Give up a princess
   *[male] Give up a male
}
move-pick-adults = Give up { group-adults }
move-enslave = { $count ->
    [one] Keep 1 small pupa for your own brood
   *[other] Keep { $count } small pupae for your own brood
}
move-capture-repletes = { $count ->
    [one] Carry off 1 replete with its food
   *[other] Carry off { $count } repletes with their food
}
move-keep-trait = Keep { $trait }
move-play-card = Play { $card }
move-play-on = { $seat-who ->
    [you] Play { $card } on yourself
   *[other] Play { $card } on { $seat }
}
move-play-at = Play { $card } on { $area }
move-play-from-to = Play { $card }: from { $start } to { $end }
move-bid = Bid { $amount }{ $price ->
    [0] { "" }
   *[other] : { $beyond-id ->
        [yes] { $price } to pay, more than you have
       *[no] you would pay { $price }
    }
}
move-pass-bid = Pass
move-done = { $after-id ->
    [redeploy] Done: check the nest
    [advance] Done advancing
    [scout] No more scouting
    [attack] No more attacks
    [build_trail] No more trails
    [assign_patrol] No more patrols
    [forage] No more foraging
    [reveal] No more tokens
    [after_combat] All others stay
    [lay_eggs] No more eggs
   *[other] Done
}
move-end-turn = End your turn
move-nothing = None
move-yes = { $deed-id ->
    [invade] Yes, invade the nest
    [abandon] Yes, give the colony up
   *[other] Yes
}
move-no = No
move-discard-aphids = Put the token into the unused pile
move-drop-food = Throw stored food away, to free 1 nest size
move-fly = Fly!
move-stay = Stay at home
move-accept-plan = { $part-id ->
    [yes] Accept the plan until the nests are shown
   *[no] Accept the plan
}
move-keep-plan = Accept the plan for the whole nest phase
move-forage-all = Forage everything, as proposed
move-scout-all = All areas, one after the other
move-as-last-turn = As last turn
move-as-proposed = All the rest as proposed
move-gather = Gather your ants in one place

token-place = { $value }
token-recruit = recruit ({ $value })
token-count = { $value }
token-level = { $value ->
    [1] 1 food each: workers
    [2] 2 food each: medias
   *[other] { $value } food each: princesses
}
token-brood = { $value }
token-adult = { $value }
token-card = { $value }
token-bid = bid { $value }
token-do = { $value-id ->
    [harvest] harvest
    [tend] tend
    [eliminate] give up
    [enslave] keep small pupae
   *[capture] carry off repletes
}
token-button = { $value-id ->
    [pass] pass
    [done] done
    [end] end your turn
    [none] none
    [yes] yes
    [no] no
    [discard] to the unused pile
    [drop_food] throw stored food away
    [migrate] move your Nest
    [fly] fly
    [plan] accept the plan
    [keep_plan] accept the plan for the whole nest phase
    [forage_all] forage everything
    [scout_all] all areas, one after the other
    [as_last_turn] as last turn
    [proposed] all the rest as proposed
    [gather] gather your ants
   *[stay] stay at home
}

## What happens: set-up

event-nest-drawn = { $seat-who ->
    [you] Your Nest is drawn.
   *[other] { $seat }’s Nest is drawn.
}
event-nest-placed = { $seat-who ->
    [you] You place your Nest on { $area }.
   *[other] { $seat } places a Nest on { $area }.
}
event-tokens-laid = { $count ->
    [one] 1 discovery token lies face down on the map;
   *[other] { $count } discovery tokens lie face down on the map;
} in the unused pile: { $left }.
event-first-player-named = { $seat-who ->
    [you] You placed your Nest last: you play first.
   *[other] { $seat } placed the last Nest and plays first.
}
event-packet-received = { $traits-count ->
    [0] { $seat-who ->
        [you] You receive
       *[other] { $seat } receives
    } { $count ->
        [one] a packet of one trait.
       *[other] a packet of { $count } traits.
    }
   *[other] { $seat-who ->
        [you] Your packet: { $traits }.
       *[other] { $seat }’s packet: { $traits }.
    }
}
event-trait-kept = { $trait-id ->
    [hidden] { $seat-who ->
        [you] Round { $round }: you keep no trait.
       *[other] Round { $round }: { $seat } has chosen.
    }
   *[other] { $seat-who ->
        [you] Round { $round }: you keep { $trait }.
       *[other] Round { $round }: { $seat } keeps { $trait }.
    }
}
event-traits-shown = { $traits-count ->
    [0] { $seat-who ->
        [you] You start without a trait.
       *[other] { $seat } starts without a trait.
    }
   *[other] { $seat-who ->
        [you] You start with { $traits }.
       *[other] { $seat } starts with { $traits }.
    }
}

## What happens: turns

event-game-turn-began = Game turn { $turn } begins.
event-next-player-drawn = { $seat-who ->
    [you] You are drawn to play next.
   *[other] { $seat } is drawn to play next.
}
event-player-turn-began = { $seat-who ->
    [you] Your turn begins (game turn { $turn }).
   *[other] { $seat }’s turn begins (game turn { $turn }).
}
event-stage-reached = { $stage-id ->
    [redeploy] { $seat-who ->
        [you] You redeploy.
       *[other] { $seat } redeploys.
    }
    [check] { $seat-who ->
        [you] None of your ants is left to redeploy.
       *[other] None of { $seat }’s ants is left to redeploy.
    }
    [advance] { $seat-who ->
        [you] Your ants may advance.
       *[other] { $seat }’s ants may advance.
    }
    [scout] { $seat-who ->
        [you] None of your ants is left to advance.
       *[other] None of { $seat }’s ants is left to advance.
    }
   *[end_turn] { $seat-who ->
        [you] Your tasks are done.
       *[other] { $seat }’s tasks are done.
    }
}
event-colony-abandoned = { $seat-who ->
    [you] You give up your colony on { $area }.
   *[other] { $seat } gives up the colony on { $area }.
}
event-colony-restarted = { $seat-who ->
    [you] You begin again with a new Nest on { $area }.
   *[other] { $seat } begins again with a new Nest on { $area }.
}

## What happens: discovery tokens

event-token-revealed = Revealed on { $area }: { $token }.
event-token-removed = { $token-id ->
    [hidden] The face-down token on { $area } goes to the unused pile.
    [empty] There is nothing on { $area }.
   *[other] { $token } leaves { $area } for the unused pile.
}
event-token-drawn = A Predator beside a Predator: { $token } is drawn for { $area } instead.
event-token-modified = { $token } on { $area }: the value is now { $value }.
event-token-laid = A token is laid face down on { $area }.
event-predator-moved = { $token } moves from { $start } to { $end }.
event-predator-struck = { $dice-count ->
    [0] { $seat-who ->
        [you] { $token } on { $area } keeps away from your brightly coloured ants.
       *[other] { $token } on { $area } keeps away from { $seat }’s brightly coloured ants.
    }
   *[other] { $seat-who ->
        [you] { $token } strikes at your ants on { $area }: { $dice }.
       *[other] { $token } strikes at { $seat }’s ants on { $area }: { $dice }.
    }
}
event-predator-hunted = { $seat-who ->
    [you] You roll for { $token } on { $area }: { $dice }.
   *[other] { $seat } rolls for { $token } on { $area }: { $dice }.
}
event-aphids-sheltered = { $seat-who ->
    [you] You shelter Aphids from { $areas } in your nest: { $tokens }.
   *[other] { $seat } shelters Aphids from { $areas } in the nest: { $tokens }.
}
event-aphids-returned = { $seat-who ->
    [you] You put { $token } on { $area }.
   *[other] { $seat } puts { $token } on { $area }.
}
event-aphids-discarded = { $seat-who ->
    [you] You put the sheltered { $token } into the unused pile.
   *[other] { $seat } puts the sheltered { $token } into the unused pile.
}

## What happens: ants come and go

event-ants-sent-home = { $seat-who ->
    [you] Your ants go home { from-place }: { $ants }.
   *[other] { $seat }’s ants go home { from-place }: { $ants }.
}
event-ants-eliminated = { $seat-who ->
    [you] You lose ants { in-place }: { $ants }.
   *[other] { $seat } loses ants { in-place }: { $ants }.
}
event-brood-eliminated = { $seat-who ->
    [you] You lose { group-brood }.
   *[other] { $seat } loses { group-brood }.
}
event-adults-eliminated = { $seat-who ->
    [you] You lose { group-adults }.
   *[other] { $seat } loses { group-adults }.
}

## What happens: cards

event-hand-card-drawn = { $card-id ->
    [hidden] { $seat-who ->
        [you] You draw a hand card.
       *[other] { $seat } draws a hand card.
    }
   *[other] { $seat-who ->
        [you] You draw a hand card: { $card }.
       *[other] { $seat } draws a hand card: { $card }.
    }
}
event-event-drawn = { $seat-who ->
    [you] You draw an event: { $card }.
   *[other] { $seat } draws an event: { $card }.
}
event-trait-drawn = { $seat-who ->
    [you] You draw a trait: { $card }.
   *[other] { $seat } draws a trait: { $card }.
}
event-card-turned-up = { $seat-who ->
    [you] You turn up { $card }: discarded without effect.
   *[other] { $seat } turns up { $card }: discarded without effect.
}
event-deck-reshuffled = { $count ->
    [one] One card is shuffled into a new deck.
   *[other] { $count } cards are shuffled into a new deck.
}
event-card-discarded = { $card } goes to the discard pile.
event-card-played = { $seat-who ->
    [you] You play { $card }{ $target-id ->
        [hidden] { "" }
       *[other] { $target-who ->
            [you] { " " }on yourself
           *[other] { " " }on { $target }
        }
    }
   *[other] { $seat } plays { $card }{ $target-id ->
        [hidden] { "" }
       *[other] { $target-who ->
            [you] { " " }on you
           *[other] { " " }on { $target }
        }
    }
}{ $area-id ->
    [hidden] { "" }
   *[other] { $start-id ->
        [hidden] { " " }on { $area }
       *[other] { " " }from { $start } to { $area }
    }
}.
event-window-opened = { $window-id ->
    [shelter_aphids] Before the Aphids are gone,
    [seal_nest] Before the invasion begins,
    [wa] Before the adults are fed,
    [wb] Before the larvae are fed,
   *[wc] Before eggs are laid,
} { $seats-who ->
    [you] you may play a card.
   *[other] { $seats } may play a card.
}
event-nest-window-opened = { event-window-opened }
event-window-closed = { $seats-count ->
    [0] { $window-id ->
        [shelter_aphids] Nobody shelters the Aphids.
        [seal_nest] The nest stays open.
       *[other] Nobody plays a card.
    }
   *[other] { $seats-who ->
        [you] You play a card.
       *[other] A card is played by { $seats }.
    }
}
event-nest-window-closed = { event-window-closed }
event-food-gained = { $seat-who ->
    [you] You gain { food-amount }.
   *[other] { $seat } gains { food-amount }.
}
event-larval-food-eaten = { event-food-gained }
event-caterpillars-eaten = { event-food-gained }
event-food-stolen = { $seat-who ->
    [you] Your Thief Ants cost { $victim } { food-amount }.
   *[other] { $victim-who ->
        [you] { $seat }’s Thief Ants cost you { food-amount }.
       *[other] { $seat }’s Thief Ants cost { $victim } { food-amount }.
    }
}
event-dna-rolled = { $seat-who ->
    [you] Your DNA changes by { $amount }: you now have { $dna }.
   *[other] { $seat }’s DNA changes by { $amount } to { $dna }.
}
event-dna-shrunk = { event-dna-rolled }
event-queen-adopted = { $seat-who ->
    [you] You adopt a mother queen: { $queens } in all.
   *[other] { $seat } adopts a mother queen: { $queens } in all.
}
event-queens-lost = { $seat-who ->
    [you] You lose queens: { $count }. Left: { $queens }.
   *[other] { $seat } loses queens: { $count }. Left: { $queens }.
}
event-site-queens-lost = { event-queens-lost }
event-colony-marked = { $seat-who ->
    [you] A guest queen hides in your nest: half of the reproductives of your next flight will be lost.
   *[other] A guest queen hides in { $seat }’s nest: half of the reproductives of the next flight will be lost.
}

## What happens: auctions and traits

event-auction-opened = { $opener-who ->
    [you] { $card } is auctioned; you open.
   *[other] { $card } is auctioned; { $opener } opens.
}
event-auction-reopened = { $opener-who ->
    [you] { $card } is auctioned again among the others; you open.
   *[other] { $card } is auctioned again among the others; { $opener } opens.
}
event-bid-made = { $seat-who ->
    [you] You bid { $amount }.
   *[other] { $seat } bids { $amount }.
}
event-bid-passed = { $seat-who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-bidder-defaulted = { $seat-who ->
    [you] You cannot pay { $price } DNA with { $dna }: the card goes to the next bidder.
   *[other] { $seat } cannot pay { $price } DNA with { $dna }: the card goes to the next bidder.
}
event-trait-won = { $seat-who ->
    [you] You win { $card } for { $price } DNA.
   *[other] { $seat } wins { $card } for { $price } DNA.
}
event-trait-unsold = Nobody wants { $card }: it is discarded.
event-trait-lost = { $seat-who ->
    [you] You lose { $card }.
   *[other] { $seat } loses { $card }.
}
event-stored-food-lost = { $seat-who ->
    [you] You have no room for { $amount } of your stored food.
   *[other] { $seat } has no room for { $amount } of the stored food.
}
event-castes-changed = { $seat-who ->
    [you] Your ants change places: { group-ants } { to-place }.
   *[other] { $seat }’s ants change places: { group-ants } { to-place }.
}

## What happens: moving

event-patrols-ended = { $seat-who ->
    [you] Your patrols end on { $areas }.
   *[other] { $seat }’s patrols end on { $areas }.
}
event-ants-redeployed = { $seat-who ->
    [you] You redeploy { group-ants } { from-start } { to-end }.
   *[other] { $seat } redeploys { group-ants } { from-start } { to-end }.
}
event-nest-moved = { $seat-who ->
    [you] You move your nest from { $start } to { $end }.
   *[other] { $seat } moves a nest from { $start } to { $end }.
}
event-bivouac-moved = { event-nest-moved }
event-nest-checked = { $seat-who ->
    [you] Your nest is in order: { $used } in a nest { $size ->
        [-1] without limit
       *[other] of { $size }
    }, { $nurses ->
        [one] 1 nurse
       *[other] { $nurses } nurses
    } for { $brood } brood.
   *[other] { $seat }’s nest is in order: { $used } in a nest { $size ->
        [-1] without limit
       *[other] of { $size }
    }, { $nurses ->
        [one] 1 nurse
       *[other] { $nurses } nurses
    } for { $brood } brood.
}
event-ant-called = { $seat-who ->
    [you] To put your nest in order { one-ant } moves { from-start } { to-end }.
   *[other] To put { $seat }’s nest in order { one-ant } moves { from-start } { to-end }.
}
event-food-dropped = { $seat-who ->
    [you] You throw away { food-amount } from the store.
   *[other] { $seat } throws away { food-amount } from the store.
}
event-ants-advanced = { $seat-who ->
    [you] You advance { group-ants } { from-start } { to-end }.
   *[other] { $seat } advances { group-ants } { from-start } { to-end }.
}
event-bivouac-broken = { $seat-who ->
    [you] Without a builder your bivouac breaks; lost: queens { $queens }, brood { $brood }.
   *[other] Without a builder { $seat }’s bivouac breaks; lost: queens { $queens }, brood { $brood }.
}

## What happens: scouting and patrols

event-scout-searched = { $seat-who ->
    [you] You search { $area } for { $scout }’s scout
   *[other] { $scout-who ->
        [you] { $seat } searches { $area } for your scout
       *[other] { $seat } searches { $area } for { $scout }’s scout
    }
} ({ $dice }): { $fate-id ->
    [eliminated] caught!
    [home] chased home.
   *[unseen] nothing found.
}
event-patrol-reinforced = { $seat-who ->
    [you] You reinforce your patrol on { $area } with { group-ants }.
   *[other] { $seat } reinforces the patrol on { $area } with { group-ants }.
}
event-ants-reinforced = { $seat-who ->
    [you] You send { group-ants } from Reserves after your scout on { $area }.
   *[other] { $seat } sends { group-ants } from Reserves after the scout on { $area }.
}
event-patrol-assigned = { $seat-who ->
    [you] On { $area } you set { group-ants } to patrol.
   *[other] On { $area } { $seat } sets { group-ants } to patrol.
}

## What happens: combat

event-attack-declared = { $seat-who ->
    [you] You attack { $defender } on { $area }!
   *[other] { $defender-who ->
        [you] { $seat } attacks you on { $area }!
       *[other] { $seat } attacks { $defender } on { $area }!
    }
}
event-scatter-rolled = { $dice-count ->
    [0] { $seat-who ->
        [you] You scatter nobody.
       *[other] { $seat } scatters nobody.
    }
   *[other] { $seat-who ->
        [you] You scatter ({ $dice }): { $count ->
            [0] none may go home.
            [1] one ant may go home.
           *[other] up to { $count } ants may go home.
        }
       *[other] { $seat } scatters ({ $dice }): { $count ->
            [0] none may go home.
            [1] one ant may go home.
           *[other] up to { $count } ants may go home.
        }
    }
}
event-brood-rescued = { $seat-who ->
    [you] You protect brood: { $brood }.
   *[other] { $seat } protects brood: { $brood }.
}
event-chemical-rolled = { $dice-count ->
    [0] { $seat-who ->
        [you] You do not use { $trait }.
       *[other] { $seat } does not use { $trait }.
    }
   *[other] { $seat-who ->
        [you] You use { $trait } ({ $dice }): { $count ->
            [one] 1 hit.
           *[other] { $count } hits.
        }
       *[other] { $seat } uses { $trait } ({ $dice }): { $count ->
            [one] 1 hit.
           *[other] { $count } hits.
        }
    }
}
event-ants-recruited = { $seat-who ->
    [you] { $victim } hands over { group-ants } { from-place } to you.
   *[other] { $victim-who ->
        [you] You hand over { group-ants } { from-place } to { $seat }.
       *[other] { $victim } hands over { group-ants } { from-place } to { $seat }.
    }
}
event-bombs-rolled = { $dice-count ->
    [0] { $seat-who ->
        [you] Nobody explodes among your ants.
       *[other] Nobody explodes among { $seat }’s ants.
    }
   *[other] { $seat-who ->
        [you] Your ants explode ({ $dice }). Must go: attackers { $killed }, your own { $lost }.
       *[other] { $seat }’s ants explode ({ $dice }). Must go: attackers { $killed }, defenders { $lost }.
    }
}
event-points-compared = { $attacker-who ->
    [you] You attack with { $attack ->
        [one] 1 point;
       *[other] { $attack } points;
    } { $defender } defends with { $defense }.
   *[other] { $attacker } attacks with { $attack ->
        [one] 1 point;
       *[other] { $attack } points;
    } { $defender-who ->
        [you] you defend with { $defense }.
       *[other] { $defender } defends with { $defense }.
    }
}
event-recruits-released = { $seat-who ->
    [you] Your recruited ants come home: { $ants }.
   *[other] { $seat }’s recruited ants go home: { $ants }.
}
event-survivors-stayed = { $patrol-id ->
    [yes] { $seat-who ->
        [you] Your survivors patrol on { $area }: { $ants }.
       *[other] { $seat }’s survivors patrol on { $area }: { $ants }.
    }
   *[no] { $seat-who ->
        [you] Your survivors stay on { $area }: { $ants }.
       *[other] { $seat }’s survivors stay on { $area }: { $ants }.
    }
}
event-survivors-patrolled = { event-survivors-stayed }

## What happens: invasions

event-invasion-announced = { $seat-who ->
    [you] You invade { $defender }’s nest on { $area }!
   *[other] { $defender-who ->
        [you] { $seat } invades your nest on { $area }!
       *[other] { $seat } invades { $defender }’s nest on { $area }!
    }
}
event-invasion-declined = { $seat-who ->
    [you] You leave { $defender }’s nest on { $area } alone.
   *[other] { $defender-who ->
        [you] { $seat } leaves your nest on { $area } alone.
       *[other] { $seat } leaves { $defender }’s nest on { $area } alone.
    }
}
event-nest-sealed = { $seat-who ->
    [you] Your nests are sealed for this turn.
   *[other] { $seat }’s nests are sealed for this turn.
}
event-blockers-rolled = { $seat-who ->
    [you] Your blockers ({ $dice }) keep out { $count ->
        [one] 1 invader.
       *[other] { $count } invaders.
    }
   *[other] { $seat }’s blockers ({ $dice }) keep out { $count ->
        [one] 1 invader.
       *[other] { $count } invaders.
    }
}
event-brood-carried-off = { $seat-who ->
    [you] You carry off { group-brood } of { $victim }’s as food.
   *[other] { $victim-who ->
        [you] { $seat } carries off { group-brood } of yours as food.
       *[other] { $seat } carries off { group-brood } of { $victim }’s as food.
    }
}
event-pupae-enslaved = { $seat-who ->
    [you] You take { $count ->
        [one] 1 small pupa
       *[other] { $count } small pupae
    } of { $victim }’s into your own brood.
   *[other] { $victim-who ->
        [you] { $seat } takes { $count ->
            [one] 1 small pupa
           *[other] { $count } small pupae
        } of yours as future workers.
       *[other] { $seat } takes { $count ->
            [one] 1 small pupa
           *[other] { $count } small pupae
        } of { $victim }’s as future workers.
    }
}
event-repletes-captured = { $seat-who ->
    [you] You carry off { $count ->
        [one] 1 replete
       *[other] { $count } repletes
    } of { $victim }’s with { food-food }.
   *[other] { $victim-who ->
        [you] { $seat } carries off { $count ->
            [one] 1 replete
           *[other] { $count } repletes
        } of yours with { food-food }.
       *[other] { $seat } carries off { $count ->
            [one] 1 replete
           *[other] { $count } repletes
        } of { $victim }’s with { food-food }.
    }
}
event-queen-hunted = { $seat-who ->
    [you] You hunt a queen of { $victim }’s ({ $dice }):
   *[other] { $victim-who ->
        [you] { $seat } hunts a queen of yours ({ $dice }):
       *[other] { $seat } hunts a queen of { $victim }’s ({ $dice }):
    }
} { $killed-id ->
    [yes] she is dead.
   *[no] she escapes.
}
event-nest-lost = { $seat-who ->
    [you] You lose your nest on { $area }; nest size { $size }.
   *[other] { $seat } loses the nest on { $area }; nest size { $size }.
}
event-nest-crowned = { $seat-who ->
    [you] Your Nest Site on { $area } becomes your Nest.
   *[other] { $seat }’s Nest Site on { $area } becomes the Nest.
}
event-nest-sites-removed = { $seat-who ->
    [you] Your Nest Sites leave the map: { $areas }.
   *[other] { $seat }’s Nest Sites leave the map: { $areas }.
}

## What happens: trails, foraging, building

event-trail-tried = { $seat-who ->
    [you] You build a trail on { $area } ({ $dice }):
   *[other] { $seat } builds a trail on { $area } ({ $dice }):
} { $built-id ->
    [yes] it holds.
   *[no] it does not hold.
}
event-trails-removed = Trails are gone: { $areas }.
event-trails-lost = { event-trails-removed }
event-area-foraged = { $way-id ->
    [harvest] { $seat-who ->
        [you] You harvest { $token } on { $area } with { $ants ->
            [one] 1 ant
           *[other] { $ants } ants
        }: { food-food }.
       *[other] { $seat } harvests { $token } on { $area } with { $ants ->
            [one] 1 ant
           *[other] { $ants } ants
        }: { food-food }.
    }
   *[tend] { $seat-who ->
        [you] You tend { $token } on { $area } with { $ants ->
            [one] 1 ant
           *[other] { $ants } ants
        }: { food-food }.
       *[other] { $seat } tends { $token } on { $area } with { $ants ->
            [one] 1 ant
           *[other] { $ants } ants
        }: { food-food }.
    }
}
event-dna-gained = { $seat-who ->
    [you] You gain { $amount } DNA for { $colour }.
   *[other] { $seat } gains { $amount } DNA for { $colour }.
}
event-forage-rolled = { $seat-who ->
    [you] { $dice-count ->
        [one] Your forager on { $area } rolls { $dice }:
       *[other] Your foragers on { $area } roll { $dice }:
    }
   *[other] { $dice-count ->
        [one] { $seat }’s forager on { $area } rolls { $dice }:
       *[other] { $seat }’s foragers on { $area } roll { $dice }:
    }
} { $change ->
    [0] nothing changes.
    [1] the Aphids multiply.
   *[other] there is less left.
}
event-nest-grew = { $seat-who ->
    [you] Your { $builders ->
        [one] builder digs
       *[other] { $builders } builders dig
    }: nest size { $size }.
   *[other] { $seat }’s { $builders ->
        [one] builder digs
       *[other] { $builders } builders dig
    }: nest size { $size }.
}

## What happens: the nest phase

event-nest-phase-began = The nest phase of game turn { $turn } begins.
event-plan-kept = { $seat-who ->
    [you] You leave the rest of the nest phase to the plan.
   *[other] { $seat } leaves the rest of the nest phase to the plan.
}
event-food-milled = { $seat-who ->
    [you] Your millers grind { $count }: you have { food-food }.
   *[other] { $seat }’s millers grind { $count }: { food-food } in all.
}
event-ants-returned = { $seat-who ->
    [you] You move { group-ants } { to-place }.
   *[other] { $seat } moves { group-ants } { to-place }.
}
event-adults-fed = { $seat-who ->
    [you] You feed { $count ->
        [one] 1 adult
       *[other] { $count } adults
    }{ $short ->
        [0] .
       *[other] , and { $short } food is missing.
    }
   *[other] { $seat } feeds { $count ->
        [one] 1 adult
       *[other] { $count } adults
    }{ $short ->
        [0] .
       *[other] , and { $short } food is missing.
    }
}
event-pupae-emerged = { $seat-who ->
    [you] Your pupae emerge
   *[other] { $seat }’s pupae emerge
}{ $workers ->
    [0] { "" }
    [one] { " " }· 1 worker
   *[other] { " " }· { $workers } workers
}{ $medias ->
    [0] { "" }
    [one] { " " }· 1 media
   *[other] { " " }· { $medias } medias
}{ $majors ->
    [0] { "" }
    [one] { " " }· 1 major
   *[other] { " " }· { $majors } majors
}{ $princesses ->
    [0] { "" }
    [one] { " " }· 1 princess
   *[other] { " " }· { $princesses } princesses
}{ $males ->
    [0] { "" }
    [one] { " " }· 1 male
   *[other] { " " }· { $males } males
}.
event-larvae-fed = { $seat-who ->
    [you] You feed { group-brood }, now { group-pupae }.
   *[other] { $seat } feeds { group-brood }, now { group-pupae }.
}
event-egg-eaten = { $seat-who ->
    [you] Your larvae eat { group-brood }.
   *[other] { $seat }’s larvae eat { group-brood }.
}
event-eggs-hatched = { $seat-who ->
    [you] Your eggs hatch: { hatched }.
   *[other] { $seat }’s eggs hatch: { hatched }.
}
hatched = { $males ->
    [0] { hatched-females }
   *[other] { $females ->
        [0] { hatched-males }
       *[other] { hatched-females } and { hatched-males }
    }
}
hatched-females = { $females } female
hatched-males = { $males } male
event-eggs-laid = { $seat-who ->
    [you] You lay { group-brood }.
   *[other] { $seat } lays { group-brood }.
}
event-male-eggs-added = { event-eggs-laid }
event-nurses-laid = { event-eggs-laid }
event-larva-eaten = { $seat-who ->
    [you] For lack of food you give up { group-brood } to lay eggs.
   *[other] For lack of food { $seat } gives up { group-brood } to lay eggs.
}
event-food-put-away = { $seat-who ->
    [you] { $stored ->
        [0] Your leftover food is lost: { $lost }.
       *[other] Your leftover food: { $stored } stored, { $lost } lost.
    }
   *[other] { $stored ->
        [0] { $seat }’s leftover food is lost: { $lost }.
       *[other] { $seat }’s leftover food: { $stored } stored, { $lost } lost.
    }
}
event-block-ended = { $block-id ->
    [n5] Everybody has decided whether to fly.
   *[other] Everybody has decided; the nests are shown.
}
event-flight-flown = { $seat-who ->
    [you] Your nuptial flight! { $princesses ->
        [one] 1 princess
       *[other] { $princesses } princesses
    } and { $males ->
        [one] 1 male
       *[other] { $males } males
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $score } in all.
   *[other] { $seat }’s nuptial flight! { $princesses ->
        [one] 1 princess
       *[other] { $princesses } princesses
    } and { $males ->
        [one] 1 male
       *[other] { $males } males
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $score } in all.
}
event-flight-put-off = { $seat-who ->
    [you] You keep your princesses and males at home.
   *[other] { $seat } keeps princesses and males at home.
}
event-nest-site-founded = { $seat-who ->
    [you] You found a Nest Site on { $area }:
   *[other] { $seat } founds a Nest Site on { $area }:
} { $queens ->
    [one] 1 queen,
   *[other] { $queens } queens,
} nest size { $size }.

## Questions

# Set-up, draft, cards

ask-place-nest = It is your turn to settle: on which nest space do you place your Nest?
ask-draft-keep = Choice { $round } of 3: which trait do you keep? { $round ->
    [3] The rest of the packet is out of the game.
   *[other] The rest of the packet goes on.
}
ask-bid = { $bid ->
    [0] { $card } is for sale. Do you open with a bid?
   *[other] { $card }: the highest bid is { $bid }. Do you bid more?
} { $times ->
    [1] You have { $dna } DNA.
   *[other] You have { $dna } DNA, and pay { $times } times what you bid.
}
ask-start-auction = Do you start a trait auction?
ask-shelter-aphids = The Aphids beside your ants are about to vanish. Do you play a card?
ask-nest-card = { $window-id ->
    [wa] Before the adults are fed: do you play a card?
    [wb] Before the larvae are fed: do you play a card?
   *[wc] Before eggs are laid: do you play a card?
}
ask-attrition-loss = Attrition: which of your ants on { $area } is lost?
ask-rove-losses = { $count ->
    [one] Rove beetles take 1 larva. How many of it are female?
   *[other] Rove beetles take { $count } larvae. How many of them are female?
}
ask-predator-hit = The Predator on { $area } has struck: whose ant?
ask-predator-victim = The Predator on { $area } takes one of your ants: which?
ask-migration-brood = Your nurses cannot carry all the brood: what do you leave behind?

# Moving

ask-return-aphids = Where do you put { $token } back on the map?
ask-redeploy = Redeploy: which ants do you move? Then your nest is checked.
ask-gather-at = Where shall your ants gather? Nurses and builders stay.
ask-redeploy-to = Where do you send { group-ants } { from-place }?
ask-fix-nest = { $over ->
    [0] { $missing ->
        [one] Your { $brood } brood need 1 nurse more.
       *[other] Your { $brood } brood need { $missing } nurses more.
    }
   *[other] { $missing ->
        [0] Your nest is too small by { $over }.
        [one] Your nest is too small by { $over }, and your { $brood } brood need 1 nurse more.
       *[other] Your nest is too small by { $over }, and your { $brood } brood need { $missing } nurses more.
    }
} What do you do?
ask-advance = Advance: which ants go one area further?
ask-advance-to = Where do you advance { group-ants } { from-place }?
ask-reveal-token = Which token under your ants do you turn over?

# Scouting

ask-scout = Which area do you scout?
ask-patrol-react = A scout has slipped in on { $area }. Reinforce from Reserves, retreat, or do nothing?
ask-scout-reveal = Do you turn over the token on { $area }?
ask-scout-victim = The Predator on { $area } takes one of your ants: which?
ask-scout-reinforce = Do you send ants from Reserves after your scout on { $area }?

# Attacks and battles

ask-attack = Whom do you attack, and where?
ask-scatter-dice = You are attacked on { $area }. How many dice do you roll to scatter? Each 1, 2 or 3 lets one of your ants go home.
ask-scatter-ant = { $left ->
    [one] Which ant do you send home? One may go.
   *[other] Which ants do you send home? Up to { $left } may go.
}
ask-chemical-dice = { $trait }: how many dice do you roll?
ask-chemical-victim = { $trait-id ->
    [recruitment] { $left ->
        [one] Recruitment: which of your ants goes over to the attacker?
       *[other] Recruitment: which of your ants goes over to the attacker? ({ $left } in all)
    }
   *[other] { $left ->
        [one] { $trait }: which of your ants goes home?
       *[other] { $trait }: which of your ants goes home? ({ $left } in all)
    }
}
ask-bomb-dice = Suicide Bombers: how many dice do you roll? A 1, 2 or 3 costs the attacker as many ants, and you one.
ask-bomb-loss = { $left ->
    [one] The explosions cost you an ant: which?
   *[other] The explosions cost you { $left } ants: which is next?
}
ask-combat-loss = { $due ->
    [one] You have won; you still lose 1 combat point. Which ant?
   *[other] You have won; you still lose { $due } combat points. Which ant?
}
ask-after-combat = Which of your ants go home from { $area }?

# Invasions

ask-invade = Do you invade the nest on { $area }?
ask-seal-nest = Your nest is about to be invaded. Do you play a card?
ask-block-return = { $left ->
    [one] The blockers keep out one of your ants: which?
   *[other] The blockers keep out { $left } of your ants: which is next?
}
ask-rescue-brood = An ant that scatters may protect one brood member: which?
ask-carry = What do your ants carry home? Each takes one; those who stay may hunt the queen.
ask-hunt-queen = How many queens do you hunt? A group kills its queen with any 1.
ask-nest-lost = A queen is dead: which of your nests do you lose?
ask-nest-crowned = Which of your Nest Sites becomes your Nest?

# Trails, patrols, foraging

ask-build-trail = Where do you try to build a trail, and with how many ants?
ask-assign-patrol = Which ants do you set to patrol?
ask-forage = Where do you forage, and how?
ask-forage-ants = { $way-id ->
    [harvest] How many ants harvest on { $area }?
   *[tend] How many ants tend on { $area }?
}
ask-repel-target = Repellent on { $area }: whose ant is driven home?
ask-repel-ant = Repellent on { $area }: which of your ants goes home?
ask-end-turn = Your tasks are done. Do you play a card before your turn ends?
ask-restart = Your colony has no queen. Do you give it up and begin again elsewhere?
ask-restart-area = Where does your new Nest stand?

# The nest phase

ask-mill = How many units of food do your millers grind? Each becomes 4.
ask-return-ants = Your ants are back: where do they go?
ask-starve-adults = { $left ->
    [one] 1 food is missing: whom do you give up?
   *[other] { $left } food is missing: whom do you give up?
}
ask-emerge-majors = How many large pupae become majors? The others become princesses.
ask-feed-larvae = Feed your larvae: which, and how much?
ask-eat-egg = { $left ->
    [one] 1 food is missing: which egg is eaten?
   *[other] { $left } food is missing: which egg is eaten first?
}
ask-lay-eggs = { $queens ->
    [0] Without a queen each of your nurses may lay a male egg, free of food: how many?
   *[other] Lay eggs: how many, and which? Each costs 1 food.
}
ask-eat-larva = { $left ->
    [one] 1 food is missing for the eggs: which larva is given up?
   *[other] { $left } food is missing for the eggs: which larva is given up first?
}
ask-nuptial-flight = { $points ->
    [0] Do your reproductives fly tonight (princesses: { $princesses }, males: { $males })?
    [one] Do your reproductives fly tonight (princesses: { $princesses }, males: { $males })? That would be 1 point.
   *[other] Do your reproductives fly tonight (princesses: { $princesses }, males: { $males })? That would be { $points } points.
}
ask-guest-losses = { $count ->
    [one] The guest queen costs you 1 reproductive: how many of it are princesses?
   *[other] The guest queen costs you { $count } reproductives: how many of them are princesses?
}
ask-nest-site = Where do you found a Nest Site?

## What would be lost

warning-hunger = { $count ->
    [one] There is too little food for that: 1 more egg or larva would be lost to hunger.
   *[other] There is too little food for that: { $count } more eggs or larvae would be lost to hunger.
}
warning-larvae-for-eggs = { $count ->
    [one] There is too little food for so many: 1 larva would be given up.
   *[other] There is too little food for so many: { $count } larvae would be given up.
}
warning-no-room = { $count ->
    [one] Your nest has no room or no nurse for 1 of these eggs: at the next check brood would be lost.
   *[other] Your nest has no room or no nurses for { $count } of these eggs: at the next check brood would be lost.
}
warning-eggs-unlaid = { $queens ->
    [0] { $count ->
        [one] 1 more egg could be laid, free of food.
       *[other] { $count } more eggs could be laid, free of food.
    }
   *[other] { $count ->
        [one] Food for 1 more egg would be thrown away.
       *[other] Food for { $count } more eggs would be thrown away.
    }
}
warning-unground = { $count ->
    [one] 1 unit of food that could be ground would not be: { $more } food less.
   *[other] { $count } units of food that could be ground would not be: { $more } food less.
}
warning-unforaged = { $dna ->
    [0] You would leave { $food } food that your colony can use.
   *[other] { $food ->
        [0] You would leave { $dna } DNA that your ants can gather.
       *[other] You would leave { $food } food that your colony can use, and { $dna } DNA.
    }
}
warning-nobody-out = None of your ants would be outside: this turn would bring no food and no discovery.
warning-face-down = { $count ->
    [one] 1 token under your ants would stay face down, and nothing could be foraged there.
   *[other] { $count } tokens under your ants would stay face down, and nothing could be foraged there.
}
warning-no-hunt = No queen would be hunted: your ants would simply go home.
warning-hands-free = { $count ->
    [one] 1 of your ants could still carry brood off.
   *[other] { $count } of your ants could still carry brood off.
}
warning-ants-could-move = Ants could change places first: perhaps nothing need be given up.
warning-scatter = Without builders your bivouac scatters: all queens ({ $queens }) and all brood ({ $brood }) would be lost.
warning-token-lost = The token on { $area } would be gone, whether the trail is built or not.
warning-abandon = Your whole colony would be lost (ants: { $ants }, brood: { $brood }), with its traits and cards.
warning-beyond-means = If nobody bids more you would have to pay { $price } of your { $dna } DNA: the card would go to somebody else.
warning-last-flight = This is the last game turn: whoever stays at home brings no points.
warning-migration = { $brood ->
    [0] Your nest would be smaller by { $size }.
    [one] Your nurses cannot carry all brood: 1 would be left behind. Your nest would be smaller by { $size }.
   *[other] Your nurses cannot carry all brood: { $brood } would be left behind. Your nest would be smaller by { $size }.
}

## What dice decide

odds-token = { $change ->
    [-1] the token on { $area } loses 1
    [0] the token on { $area } stays as it is
    [1] the token on { $area } gains 1
   *[other] the token on { $area } loses { $loss }
}
odds-queen = { $count ->
    [0] the queen escapes
    [one] a queen is killed
   *[other] { $count } queens are killed
}
odds-scout = { $fate-id ->
    [eliminated] the scout is killed
    [home] the scout is sent home
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
    [0] the trail is lost
   *[other] the trail stays
}
odds-dna = { $change ->
    [0] no change of DNA
   *[other] DNA { $change }
}

## Refusals

# Set-up, draft, cards

refused-nest-there = There is a nest on { $area }.
refused-no-nest-space = { $area } is not a nest space for this number of players.
refused-must-keep = There is a trait in the packet that you may keep: you must keep one.
refused-not-in-packet = { $card } is not in your packet.
refused-same-type = { $card } is of the same type as your { $other }.
refused-excluded = { $card } and { $other } exclude each other.
refused-bid-too-high = You cannot bid { $bid }: you have { $dna } DNA.
refused-bid-too-low = A bid of { $bid } is not enough: the highest so far is { $high }.
refused-not-in-hand = You do not hold { $card }.
refused-not-now = { $card } cannot be played at this moment.
refused-no-target = There is nothing { $card } could be played on like this.
refused-cannot-migrate = With Bivouac or Plant House you may not play Migration.

# Ants and places

refused-no-ants-there = You have no ants { in-place }.
refused-no-such-ants = You have no such ants { in-place } ({ $caste }).
refused-other-place = The question is about { $area }, not about { $place }.
refused-predator = A Predator lurks on { $area }: no ant of yours may go there.

# The move step

refused-one-token-each = Only one token may go on each area; { $area } already has one.
refused-stuck = { $place-id ->
    [returning] Ants in Returning Ants stay there until the nest phase.
   *[other] Ants in Storage never leave it.
}
refused-moved-already = { $left ->
    [0] Your ants of this caste { in-place } ({ $caste }) have all moved this turn.
    [one] Only 1 of your ants of this caste { in-place } ({ $caste }) has not moved this turn.
   *[other] Only { $left } of your ants of this caste { in-place } ({ $caste }) have not moved this turn.
}
refused-no-trait = You do not own { $card }.
refused-migrated-already = Your nest has already moved this turn.
refused-not-beside-nest = Your Nest can move only to an adjacent area without a nest.
refused-posts-held = Nobody in Reserves or on your nest area is missing at the post of your last turn.
refused-nobody-to-gather = There are no scattered ants left that you could gather.
refused-no-meeting = Ants gather in an area or in Reserves, not { in-place }.
refused-there-already = The ants already are { in-place }.
refused-not-occupied = { $place-id ->
    [reserves] There are no Reserves in the basic game.
   *[other] You had no ants on { $place } when your turn began, and no nest is yours there.
}
refused-no-brood = You have no brood of this kind: { $brood }.
refused-last-resort = Princesses, males and ants in Storage go only when nothing else can make room.
refused-no-granary = You have no stored food to throw away that would make room.
refused-nurse-needed = No nurse may leave like this: { $nurses ->
    [one] 1 nurse
   *[other] { $nurses } nurses
} for { $brood } brood.
refused-no-room = There are already { $used } in a nest of { $size }: this ant would find no room.
refused-does-not-help = This would not put your nest in order: { $used } in a nest of { $size }, { $nurses ->
    [one] 1 nurse
   *[other] { $nurses } nurses
} for { $brood } brood.
refused-check-would-fail = { $left ->
    [0] Nobody may leave { $place }: the nest check would fail.
    [one] Only 1 ant may leave { $place }, or else the nest check would fail.
   *[other] Only { $left } ants may leave { $place }, or else the nest check would fail.
}
refused-no-way-on = The ants { in-place } have nowhere to advance to.
refused-one-scout-only = From { $place } only a single ant can advance now, as a scout.
refused-into-chamber = Ants cannot advance into a chamber.
refused-not-adjacent = { $area } is not next to where these ants are ({ $place }).
refused-one-scout = Only one ant per turn may advance to { $area }, as a scout.
refused-nothing-face-down = No token lies face down on { $area }.

# Scouting

refused-must-scout = Patrols are waiting for your scouts: { $areas } must be scouted.
refused-scouted-already = { $area } has been scouted this turn.
refused-nothing-to-scout = There is nothing to scout on { $area }.
refused-one-reaction = Either reinforce or retreat, not both.
refused-only-reserves = Reinforcements come from Reserves, not from { $place }.

# Attacks and battles

refused-fought-already = There has already been a fight on { $area } this turn.
refused-nest-sealed = The nest on { $area } is sealed until the end of the turn.
refused-nest-safe = Nests cannot be attacked in the basic game, only ants outside.
refused-nobody-to-attack = There is nobody to attack on { $area }.
refused-too-many = { $count } is too many: { $most } at most.
refused-too-many-home = { $left ->
    [0] No more ants may go home.
    [one] Only 1 more ant may go home.
   *[other] Only { $left } more ants may go home.
}
refused-millers-stay = Millers never leave Storage.
refused-not-in-battle = The ants { in-place } are not in this battle.
refused-protected = This brood has been rescued: { $brood }.
refused-carry = { $brood }: there are { $loose } to carry off, and you have { $ants ->
    [one] 1 ant.
   *[other] { $ants } ants.
}
refused-capture = Repletes to carry off: { $loose }; and you have { $ants ->
    [one] 1 ant.
   *[other] { $ants } ants.
}
refused-too-few = { $ants ->
    [0] You have no ant for this.
    [one] You have only 1 ant for this.
   *[other] You have only { $ants } ants for this.
}

# Trails, patrols, foraging

refused-tried-already = On { $area } a trail has already been tried this turn.
refused-no-trails-left = All Trails are on the map: none is left in the supply.
refused-trail-there = There is a Nest, Nest Site or Trail on { $area } already.
refused-not-beside-home = { $area } is not next to one of your nests or Trails.
refused-only-on-map = Only ants on the map can patrol, not those { in-place }.
refused-shared = Opposing ants are on { $area }: nobody can patrol in a shared area.
refused-trail-builders = The ants that built a trail on { $area } may not patrol this turn.
refused-no-food-token = There is nothing to forage on { $area }.
refused-foraged-already = You have already foraged on { $area } this turn.
refused-foragers-fought = Your ants on { $area } have fought this turn: they do not forage.
refused-no-foragers = None of your ants on { $area } can forage now.
refused-nobody-to-watch = No ant is left to patrol where you patrolled in your last turn.
refused-guarded = Opposing patrollers guard { $area }.
refused-only-plants = Your Plant Specialists forage Plants only: not on { $area }.
refused-only-aphids = Your Aphid Specialists forage Aphids only: not on { $area }.
refused-prey-tended = The Prey on { $area } can only be harvested.
refused-shared-tended = Opposing ants are on { $area }: you can only harvest there.
refused-no-path = No line of your ants leads home from { $area }.
refused-foragers = { $count ->
    [0] At least one ant must forage.
   *[other] { $count } is too many: { $most } can forage here at most.
}
refused-foragers-few = { $least ->
    [one] At least 1 forager is needed to drive the opposing ants off.
   *[other] At least { $least } foragers are needed to drive the opposing ants off.
}
refused-beside-nest = { $area } is next to another player’s nest.
refused-not-three-away = { $area } is not at a distance of exactly 3 from another player’s nest.

# The nest phase

refused-only-returning = Only the ants in Returning Ants move now, not those { in-place }.
refused-no-home = Returning ants cannot go { to-place }.
refused-pupae-stay = Pupae cannot be given up for lack of food.
refused-starve = { $left } must be given up, among those who are there.
refused-food-left = You still have { food-food }: larvae may be given up only when nothing is left.
refused-level = { $brood-id ->
    [larva_m] Male larvae take 1 food.
   *[other] Female larvae take 1 or 3 food, or 2 with a Medias trait.
}
refused-short-of-food = Food, stored food and eggs make { $means } together: that is not enough.
refused-no-queen = { $count ->
    [0] Without a queen only nurses lay eggs, and no more this time.
    [one] Without a queen only nurses lay, male eggs only: 1 more.
   *[other] Without a queen only nurses lay, male eggs only: { $count } more.
}
refused-resettled = Your nest has moved this turn: your queens do not lay.
refused-eggs-unpaid = { $most ->
    [0] You cannot pay for any more eggs.
    [one] You can pay for 1 more egg only.
   *[other] You can pay for { $most } more eggs only.
}
refused-too-many-eggs = { $most ->
    [0] Your queens lay no more eggs this time.
    [one] Your queens lay 1 more egg at most.
   *[other] Your queens lay { $most } more eggs at most.
}

## The end

ended-target = { $by-count ->
    [one] { $by-who ->
        [you] You have
       *[other] { $by } has
    }
   *[other] { $by } have
} reached { $target } points.
ended-turn-cap = { $turn } game turns have been played: the scores decide.
ended-queen-killed = { $seat-who ->
    [you] You have killed a queen of { $victim }’s.
   *[other] { $victim-who ->
        [you] { $seat } has killed a queen of yours.
       *[other] { $seat } has killed a queen of { $victim }’s.
    }
}

## Cards: what they say

# Traits

card-deadly_sting = Each of your workers gives 2 combat points, attacking and defending.
card-mace = When you attack: up to one die per attacker. Each 1 to 4 sends home a defender of the defender’s choice.
card-suicide_bombers = When you defend, after the attacker’s chemistry: up to one die per defender. A 1, 2 or 3 kills that many attackers and one defender.
card-recruitment = When you attack: up to one die per attacker. For each 1 or 2 a defender of the defender’s choice fights for you in this battle.
card-territory_marking = Each of your workers gives 3 combat points when defending, 1 when attacking.
card-repellent = Foragers you bring in send home one opposing ant each. When you attack: up to one die per attacking worker; each 1 to 3 sends home a defender.
card-warning_coloration = Attrition does not touch your ants. Scouts that find a Predator go home unharmed.
card-camouflage = Predators do nothing to your ants: for you such an area is empty.
card-soldiers = You may raise majors for any task. 5 combat points each.
card-millers = You may raise majors that stay in Storage. At the start of the nest phase each may turn 1 food into 4. They give 1 combat point in defence of the nest. Not with Aphid Specialists.
card-blockers = You may raise majors that stay in Storage. When your nest is invaded: one die per blocker; the attacker sends home as many ants as the dice add up to.
card-bus = You may raise majors for any task. An area with one of them puts no limit on a forage path. 4 combat points each.
card-specialist_foragers = You may raise medias for any task. In a harvest each yields 3 food but counts as one ant. 2 combat points each.
card-porters = You may raise medias for any task. On a forage path each counts as 3 ants.
card-guards = You may raise medias for any task. Attrition spares areas with one of them. 3 combat points each.
card-repletes = You may raise medias, called repletes, that stay in Storage and hold up to 10 food each. They do not defend.
card-prolific_queen = Your queens may lay any number of eggs, still for 1 food each.
card-bivouac = Your nest size is the number of your builders, or the multiple agreed on. Without one at the end of advancing, queens and brood are lost. Once per move step your Nest may move to an adjacent area; then no eggs are laid in the next nest phase. You may not play Migration.
card-supercolony = When you fly you may found a Nest Site next to one of your nests: one more queen, 10 more nest size.
card-plant_house = Your nest size is unlimited. You may not play Migration.
card-harvesters = You may store food: every 10 units or part of 10 use 1 nest size. Not with Aphid Specialists.
card-plant_specialists = Your ants forage Plants only. Each forager yields 2 food; 2 DNA per colour.
card-aphid_specialists = Your ants forage Aphids only. Each forager yields 2 food; 2 DNA per colour. Not with Harvesters or Millers.
card-trail_makers = Your ants next to your nest or to one of your Trails may try to build a Trail: one die each, any odd one succeeds; a token there is lost. Trails are homes for your forage paths.
card-slave_makers = Small pupae you carry off may join your own brood. You may also carry off repletes with their food.

# Hand cards

card-aphid_shelter = When an Environmental Change would take Aphids from areas with your ants: keep these tokens, and put them back on the map in your next move step.
card-highwayman_beetles = Put a − on a food token in an area with an ordinary ant.
card-additional_queen = A colony of your choice gains a mother queen.
card-migration = While you redeploy: move a nest to an adjacent area. 10 brood per nurse come along, the nest size becomes 10, and no eggs are laid in the next nest phase. Not with Bivouac or Plant House.
card-predator_migration = Move a face-up Predator to an adjacent area without a nest. It hunts the ants there and drives the others home.
card-seal_nest_entrances = When an invasion of your nest is announced: it does not take place, and your nests are safe until the end of the turn.
card-trophic_eggs = After your move step: a player of your choice gains 2 food per ant in Nurses.
card-male_eggs = Nest phase, before laying: 1 male egg for each of your nurses, free of food.
card-rove_beetles = An opponent with 2 or more larvae loses half of them, rounded down.
card-thief_ants = Nest phase: an opponent with 2 or more food loses half of it, rounded down.
card-guest_queen = An opponent with 2 or more reproductives must give up half of them, rounded down, at the next flight.
card-one_queen = An opponent with 2 or more queens and 10 or more workers keeps only one queen. Not against Supercolony.
card-larval_food = Nest phase, before feeding: 2 food for each of your larvae.
card-mutation = Start a trait auction. You may bid although you own that type; the new trait replaces the old one.
card-hybridization = A player of your choice gains DNA by one die. Then you may start a trait auction.
card-population_bottleneck = A player of your choice loses DNA by one die. Then you may start a trait auction.

# Events

card-caterpillars = Every player gains 6 food.
card-aphid_predation = All face-up Aphids without a patroller are removed.
card-ant_dispersed_seeds = A + on every face-up Prey.
card-poor_growing_season = A − on every face-up Plants. Then deck, discard pile and this card are shuffled.
card-plant_eating_insects = A − on every face-up Plants without a patroller.
card-good_growing_season = A + on every face-up Plants. Then a token on every empty central area.
card-environmental_change_red = Face-up Aphids, Predators and Prey leave all red areas. Then a token on every empty central red area.
card-environmental_change_yellow = Face-up Aphids, Predators and Prey leave all yellow areas. Then a token on every empty central yellow area.
card-environmental_change_green = Face-up Aphids, Predators and Prey leave all green areas. Then a token on every empty central green area.
card-environmental_change_brown = Face-up Aphids, Predators and Prey leave all brown areas. Then a token on every empty central brown area.
card-environmental_change_gray = Face-up Aphids, Predators and Prey leave all gray areas. Then a token on every empty central gray area.
card-attrition_red = Everybody loses 1 ant in each red area where they have ants.
card-attrition_yellow = Everybody loses 1 ant in each yellow area where they have ants.
card-attrition_green = Everybody loses 1 ant in each green area where they have ants.
card-attrition_brown = Everybody loses 1 ant in each brown area where they have ants.
card-attrition_gray = Everybody loses 1 ant in each gray area where they have ants.

## Names

# Traits

name-deadly_sting = Deadly Sting
name-mace = Mace
name-suicide_bombers = Suicide Bombers
name-recruitment = Recruitment
name-territory_marking = Territory Marking
name-repellent = Repellent
name-warning_coloration = Warning Coloration
name-camouflage = Camouflage
name-soldiers = Soldier Caste
name-millers = Miller Caste
name-blockers = Blocker Caste
name-bus = Bus Caste
name-specialist_foragers = Specialist Forager Caste
name-porters = Porter Caste
name-guards = Guard Caste
name-repletes = Repletes
name-prolific_queen = Prolific Queen
name-bivouac = Bivouac
name-supercolony = Supercolony
name-plant_house = Plant House
name-harvesters = Harvesters
name-plant_specialists = Plant Specialists
name-aphid_specialists = Aphid Specialists
name-trail_makers = Trail Makers
name-slave_makers = Slave Makers

# Hand cards

name-aphid_shelter = Aphid Shelter
name-highwayman_beetles = Highwayman Beetles
name-additional_queen = Additional Queen
name-migration = Migration
name-predator_migration = Predator Migration
name-seal_nest_entrances = Seal Nest Entrances
name-trophic_eggs = Trophic Eggs
name-male_eggs = Male Eggs
name-rove_beetles = Rove Beetles
name-thief_ants = Thief Ants
name-guest_queen = Guest Queen
name-one_queen = One Queen
name-larval_food = Larval Food
name-mutation = Mutation
name-hybridization = Hybridization
name-population_bottleneck = Population Bottleneck

# Events

name-caterpillars = Caterpillars
name-aphid_predation = Aphid Predation
name-ant_dispersed_seeds = Ant-Dispersed Seeds
name-poor_growing_season = Poor Growing Season
name-plant_eating_insects = Plant-Eating Insects
name-good_growing_season = Good Growing Season
name-environmental_change_red = Environmental Change (red)
name-environmental_change_yellow = Environmental Change (yellow)
name-environmental_change_green = Environmental Change (green)
name-environmental_change_brown = Environmental Change (brown)
name-environmental_change_gray = Environmental Change (gray)
name-attrition_red = Attrition (red)
name-attrition_yellow = Attrition (yellow)
name-attrition_green = Attrition (green)
name-attrition_brown = Attrition (brown)
name-attrition_gray = Attrition (gray)

# Kinds of cards and types of traits

name-trait = Trait
name-hand = Hand card
name-event = Event
name-chemical = Chemical
name-color = Colour
name-majors = Majors
name-medias = Medias
name-nest = Nest
name-resources = Resources

# Colours of areas and players

name-red = red
name-yellow = yellow
name-green = green
name-brown = brown
name-gray = gray
name-blue = blue
name-purple = purple
name-black = black

# Discovery tokens and other pieces of the map

name-prey = Prey
name-predator = Predator
name-plants = Plants
name-aphids = Aphids
name-empty = Empty
name-prey_1 = Prey 1
name-prey_2 = Prey 2
name-prey_3 = Prey 3
name-prey_4 = Prey 4
name-prey_5 = Prey 5
name-prey_6 = Prey 6
name-predator_3 = Predator 3
name-predator_4 = Predator 4
name-predator_5 = Predator 5
name-predator_6 = Predator 6
name-plants_2 = Plants 2
name-plants_3 = Plants 3
name-aphids_1 = Aphids 1
name-aphids_2 = Aphids 2
name-nest_site = Nest Site
name-trail = Trail

# Ants, adults, brood

name-worker = worker
name-media = media
name-major = major
name-replete = replete
name-princess = princess
name-male = male
name-queen = mother queen
name-egg_f = female egg
name-egg_m = male egg
name-larva_f = female larva
name-larva_m = male larva
name-pupa_small = small female pupa
name-pupa_medium = medium female pupa
name-pupa_large = large female pupa
name-pupa_m = male pupa

# Chambers

name-nurses = Nurses
name-builders = Builders
name-returning = Returning Ants
name-reserves = Reserves
name-storage = Storage

# Tasks and deeds

name-harvest = harvest
name-tend = tend
name-ordinary = ordinary
name-patrol = on patrol

# What a score is made of

detail-points = Points
detail-dna = DNA (breaks ties)

## The table

# Steps of a turn and of the nest phase

scene-stage-draw = Card
scene-stage-redeploy = Redeploy
scene-stage-check = Nest check
scene-stage-advance = Advance
scene-stage-reveal = Reveal
scene-stage-scout = Scout
scene-stage-attack = Attack
scene-stage-trail = Trails
scene-stage-patrol = Patrols
scene-stage-forage = Forage
scene-stage-end = End of turn
scene-stage-return = Returning ants
scene-stage-adults = Feed adults
scene-stage-larvae = Feed larvae
scene-stage-eggs = Lay eggs
scene-stage-flight = Nuptial flight

scene-status-setup = The Nests are being placed.
scene-status-turn = Game turn { $turn }. { $seat-who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
scene-status-nest = Game turn { $turn }: the nest phase. { $waiting-count ->
    [0] { "" }
   *[other] Still deciding: { $waiting }.
}
scene-status-over = The game ended in game turn { $turn }.

# The map

scene-area = { $area }, { $colour }
scene-area-central = { $area }, { $colour }, central
scene-area-nest-space = { $area }: a nest space
scene-map = The map
scene-central = Central areas
scene-token-face-down = a discovery token, face down
scene-token = { $token }
scene-token-modified = { $token }, modified value { $value }
scene-nest = { $seat-who ->
    [you] your Nest
   *[other] { $seat }’s Nest
}
scene-nest-site = { $seat-who ->
    [you] your Nest Site
   *[other] { $seat }’s Nest Site
}
scene-trail = { $seat-who ->
    [you] your Trail
   *[other] { $seat }’s Trail
}
scene-scout-only = Only one ant per turn may go here: a scout
scene-unused-pile = Unused discovery tokens

# The nest sheet

scene-sheet = { $seat-who ->
    [you] Your nest
   *[other] { $seat }’s nest
}
scene-size = Nest size
scene-score = Score
scene-dna = DNA
scene-food = Food Available
scene-queens = Mother queens
scene-cell-name = { $kind-id ->
    [egg_f] ♀ Eggs
    [egg_m] ♂ Eggs
    [larva_f] ♀ Larvae
    [larva_m] ♂ Larvae
    [pupae] ♀ Pupae
    [pupa_m] ♂ Pupae
    [princess] Princesses
   *[male] Males
}
scene-brood = Brood
scene-ants = Ants
scene-nurses = Nurses
scene-builders = Builders
scene-returning = Returning Ants
scene-reserves = Reserves
scene-storage = Storage
scene-marked = Guest Queen: half of the next flight will be lost
scene-migrated = The nest has moved: no eggs this time
scene-sealed = The nest is sealed this turn

# Cards

scene-hand-of = { $seat-who ->
    [you] Your hand
   *[other] { $seat }’s hand
}
scene-deck = Deck
scene-discard = Discard pile
scene-packet = Your packet: keep one trait
scene-kept = Kept so far
scene-drawn = Drawn

# Auctions

scene-auction-card = For sale: { $card }

# Combat

scene-combat = Battle on { $area }
scene-invasion = Invasion on { $area }

# Players and table

scene-player = { $seat }
scene-turn = Game turn
scene-first = first player
scene-deciding = is deciding

## The table as it is drawn

scene-status-draft = Traits are being drafted.

# Map and ants

scene-area-name = { $area }
scene-ants-in = { $seat-who ->
    [you] { group-ants } { in-place }
   *[other] { group-ants } of { $seat }’s { in-place }
}
scene-ants-patrol = { $seat-who ->
    [you] { group-ants } { in-place }, on patrol
   *[other] { group-ants } of { $seat }’s { in-place }, on patrol
}
scene-flow = food goes from { $start } to { $end }
scene-narrow = { $count ->
    [one] the narrowest place of a forage path: 1 food at most
   *[other] the narrowest place of a forage path: { $count } food at most
}

# Nest sheets

scene-sheet-size = { $seat-who ->
    [you] Your nest
   *[other] { $seat }’s nest
}: { $size ->
    [-1] { $used } in it, no limit
   *[other] { $used } of { $size }
}
scene-food-amount = Food Available: { $amount }
scene-stored-amount = stored food: { $amount }
scene-royal = Queens
scene-nurses-of = Nurses { $nurses }/{ $needed }
scene-nurses-needed = Nurses: { $needed } needed for { $brood } brood
scene-builders-dig = { $count ->
    [0] Builders: each adds 2 to the nest size at the end of your tasks
   *[other] Builders: nest size +{ $count } at the end of the tasks
}
scene-queens-lay = { $queens ->
    [0] No queen: each nurse may lay a male egg
    [one] 1 mother queen lays up to { $eggs ->
        [one] 1 egg
       *[other] { $eggs } eggs
    }
   *[other] { $queens } mother queens lay up to { $eggs ->
        [one] 1 egg
       *[other] { $eggs } eggs
    }
}
scene-queen-count = { $count ->
    [one] 1 mother queen
   *[other] { $count } mother queens
}
scene-pupae-female = Female pupae: small, medium, large
scene-cell = { $kind-id ->
    [egg_f] Female eggs
    [egg_m] Male eggs
    [larva_f] Female larvae
    [larva_m] Male larvae
    [pupa_small] Small female pupae: workers
    [pupa_medium] Medium female pupae: medias
    [pupa_large] Large female pupae: princesses, or majors
    [pupa_m] Male pupae
    [princess] Princesses
   *[male] Males
}
scene-young = { $safe ->
    [0] { group-brood }
   *[other] { group-brood }, { $safe } of them protected
}
scene-adults = { group-adults }
scene-captured = { $count ->
    [one] 1 captured replete
   *[other] { $count } captured repletes
}

# Players

scene-flyers = Princesses and males
scene-cards = Hand cards

# The coming nest phase

scene-forecast = The nest phase as planned
scene-coming-foraged = foraged as proposed
scene-coming-milled = ground by millers
scene-coming-adults-eat = adults eat
scene-coming-larvae-eat = larvae eat
scene-coming-left = left for eggs
scene-coming-missing = food missing
scene-coming-to-find = food still to find
scene-coming-return = come home
scene-coming-lost = lost to hunger
scene-coming-lay = eggs laid
scene-coming-stored = stored
scene-coming-wasted = thrown away
scene-coming-emerge = pupae become
scene-coming-size = nest, then
scene-coming-nurses = nurses needed, then
scene-coming-points = points if they fly

# Notes

scene-note-crowded = Your nest is too small: { $used } in a nest of { $size }. Before your ants advance it must fit.
scene-note-nurses = { $needed ->
    [one] { $brood } brood need 1 nurse. Before your ants advance it must be there.
   *[other] { $brood } brood need { $needed } nurses. Before your ants advance they must be there.
}
scene-note-forage-all = { $tokens ->
    [one] Forage everything: { food-food } from 1 token
   *[other] Forage everything: { food-food } from { $tokens } tokens
}{ $dice ->
    [0] , no dice.
    [one] , 1 die.
   *[other] , { $dice } dice.
}
scene-note-posts = { $count ->
    [one] As last turn: 1 ant goes back to its post.
   *[other] As last turn: { $count } ants go back to their posts.
}
scene-note-watches = { $count ->
    [one] As last turn: 1 ant patrols again.
   *[other] As last turn: { $count } ants patrol again.
}
scene-note-remedy = { $ants ->
    [0] As proposed:
    [one] As proposed: 1 ant changes places,
   *[other] As proposed: { $ants } ants change places,
} { $lost ->
    [0] nobody is lost
    [one] 1 brood member or adult is given up
   *[other] { $lost } brood members or adults are given up
}{ $food ->
    [0] .
   *[other] , { $food } stored food thrown away.
}
scene-note-forage = { $way-id ->
    [harvest] { $ants ->
        [one] 1 ant may harvest { $area }
       *[other] Up to { $ants } ants may harvest { $area }
    }
   *[tend] { $ants ->
        [one] 1 ant may tend { $area }
       *[other] Up to { $ants } ants may tend { $area }
    }
}: { $food } food at most{ $narrow-id ->
    [hidden] { "" }
   *[other] , limited by { $narrow }
}.{ $dice ->
    [0] { "" }
   *[other] { $way-id ->
        [harvest] { " " }Then a die per ant: each 1 takes 1 off the token.
       *[tend] { " " }Then a die per ant: with any 1 the Aphids grow by 1.
    }
}
scene-note-replanned = The dice ({ $areas }) have changed the plan, for it looks at the food within reach. Before, it was: { $larvae ->
    [0] nothing for larvae
   *[other] { $larvae } food for larvae
}, { $females } female and { $males } male eggs.
scene-note-close = { $score } points: { $target } end the game.
scene-note-last = { $target } points: the game ends with this game turn.

# Cards

scene-kind = { $kind-id ->
    [hand] Hand card
    [event] Event
    [chemical] Trait: Chemical
    [color] Trait: Colour
    [majors] Trait: Majors
    [medias] Trait: Medias
    [nest] Trait: Nest
   *[resources] Trait: Resources
}

# Auctions

scene-bidder-may = { $seat-who ->
    [you] You have
   *[other] { $seat } has
} { $dna } DNA; a bid of { $amount } would cost { $price }{ $short ->
    [0] { "" }
   *[other] , { $short } too few
}
scene-bidder-bid = { $seat-who ->
    [you] You have { $dna } DNA and bid { $amount }
   *[other] { $seat } has { $dna } DNA and bids { $amount }
}{ $times ->
    [1] { "" }
   *[other] , to pay { $price }
}{ $short ->
    [0] { "" }
   *[other] , { $short } too few
}
scene-bidder-passed = { $seat-who ->
    [you] You have passed
   *[other] { $seat } has passed
}{ $bid ->
    [0] { "" }
   *[other] ; the bid of { $bid } counts only if no higher one can be paid
}
scene-bidder-barred = { $seat-who ->
    [you] You cannot bid
   *[other] { $seat } cannot bid
}

# Battles

scene-side-attacks = { $seat-who ->
    [you] You attack:
   *[other] { $seat } attacks:
} { $points ->
    [one] 1 point
   *[other] { $points } points
}
scene-side-defends = { $seat-who ->
    [you] You defend:
   *[other] { $seat } defends:
} { $points ->
    [one] 1 point
   *[other] { $points } points
}
scene-fighters = { group-ants } { in-place } × { $each }
scene-recruited = { group-ants } × { $each }, recruited
scene-turncoat = { $seat-who ->
    [you] { group-ants } of yours, recruited
   *[other] { group-ants } of { $seat }’s, recruited
}
scene-nobody-left = nobody left
scene-battle-over = The battle is over
scene-step-blockers = Blockers
scene-step-scatter = Scatter
scene-step-chemistry = Chemistry
scene-step-bombs = Explosions
scene-step-losses = Losses
scene-step-invade = Into the nest?
scene-step-carry = Carry off
scene-step-hunt = Hunt the queen
scene-step-stay = Stay or go home

## The players that are programs, and why they do what they do

bot-gentle = gentle
bot-easy = easy
bot-dreamer = dreamer
bot-homebody = homebody
bot-gleaner = gleaner
bot-greedy = greedy
bot-farsighted = farsighted

why-slip = I did not think this one over.
why-small-brood = A small brood is all that I can look after.
why-unusual = Not the usual answer, but here it pays.
why-usual = I do here what one usually does.

# Where to settle

why-nest-space = As far from the others as can be: there is more land for me.
why-nest-any = Nobody has settled yet: one nest space is as good as another.
why-restart = Without a queen this colony has no future: I begin again.
why-no-restart = I need no queen for the points I am still missing.
why-new-nest = Here I expect more food around the nest than elsewhere.

# Traits

why-bid = { $card } is worth more to me than this bid.
why-no-bid = { $card } is not worth more to me, or I could not pay for it.
why-auction = Nobody has more DNA to spare than I: a trait should be cheap.
why-no-auction = Others could outbid me now.
why-keep = Of these traits this one helps my colony most.
why-keep-none = I would rather have no trait than this one.

# Hand cards

why-play = { $card } helps me most now.
why-play-on = { $seat-who ->
    [you] { $card } costs you more than it would cost anybody else.
   *[other] { $card } costs { $seat } more than it would cost anybody else.
}
why-play-at = { $card } does most for me on { $area }.
why-no-card = I do without a card now.
why-aphids-back = On { $area } the Aphids are near home, and nothing better lies there.
why-aphids-gone = There is no place left where these Aphids would be worth their room.

# Layouts that are compared

style-usual = the usual layout
style-peaceful = no raid
style-bold = a riskier raid
style-more-builders = one more builder
style-fewer-builders = one builder less
style-curious = more ants to unknown areas
style-incurious = fewer ants to unknown areas
style-watchful = two more on guard before the nest
style-careless = fewer on guard before the nest
style-whim = my ants in other areas

# Moving

why-nurse = Into Nurses: my brood needs this many, and no more.
why-build = Into Builders: my nest will soon be too small.
why-reserve = Into Reserves: there they cost no food and defend the nest.
why-party = { $count ->
    [one] One ant is
   *[other] { $count } ants are
}
why-forage = { why-party } to go to { $area }, where there is food.
why-path = { why-party } to go to { $area }, to hand on food from further off.
why-explore = { why-party } to go to { $area }: I want to know what lies there.
why-raid = { why-party } to go to { $area }: the nest there is worth a raid.
why-spy = { why-party } to go to { $area }, to keep an eye on a neighbour’s nest.
why-watch = { why-party } to keep watch on { $area }: somebody could get at my nest.
why-guard = { why-party } to go to { $area }: what grows there is worth guarding.
why-wait = { $count ->
    [one] Nowhere is there work for it: it waits on { $area }.
   *[other] Nowhere is there work for them: they wait on { $area }.
}
why-and-others = { $why } { $count ->
    [one] The other one is needed around { $area }.
   *[other] The other { $count } are needed around { $area }.
}
why-somewhere = Of all places these ants can go to, this one fits my plan best.
why-in-place = All my ants are where I want them.
why-call = I can do without this ant where it is: it is needed { in-place }.
why-eject = The nest is too full: this ant goes outside.
why-give-up = Something has to go, and this is the cheapest.

# Finding out

why-reveal = I want to know what lies on { $area }.
why-all-known = Here I know everything there is to know.
why-turn-over = Under most tokens there is food.
why-follow = The scout on { $area } has found work for more ants.
why-no-reinforcements = Nobody else is needed there.
why-reinforce = This scout has friends: I hold { $area } with more ants.
why-stand = My patrol stays as it is.
why-patrol = Those that have no other work on { $area } patrol there.
why-no-patrol = Everybody else has work to do.

# Fighting

why-attack = { $seat-who ->
    [you] On { $area } your losses will be worth more than mine.
   *[other] On { $area } the losses of { $seat } will be worth more than mine.
}
why-attack-nest = { $seat-who ->
    [you] Your nest on { $area } looks badly defended.
   *[other] The nest of { $seat } on { $area } looks badly defended.
}
why-peace = No battle within reach is worth its losses.
why-invade = { $seat-who ->
    [you] Those inside your nest are too few to stop me.
   *[other] Those inside the nest of { $seat } are too few to stop me.
}
why-not-invade = { $seat-who ->
    [you] Inside your nest I should lose more than I could win.
   *[other] Inside the nest of { $seat } I should lose more than I could win.
}
why-carry = Of all that can be carried off this hurts most: { $brood }.
why-carry-no-more = The others are worth more as hunters of the queen.
why-capture = { $seat-who ->
    [you] Your repletes come with all the food in them.
   *[other] The repletes of { $seat } come with all the food in them.
}
why-enslave = { $seat-who ->
    [you] These pupae of yours will work for me soon.
   *[other] These pupae of { $seat } will work for me soon.
}
why-hunt = All who are left go after the queen.
why-scatter = This battle is lost: whoever can should get away.
why-hold = I am stronger: nobody leaves.
why-hold-ground = What I have won, I keep.
why-all-dice = Every die may send a defender away.
why-bomb = On average this costs the attacker more than me.
why-least-loss = I shall miss this ant least.
why-recruit-first = Recruits first: they are not mine.
why-rescue = This brood has cost me most.
why-predator-hit = Rather one of theirs than one of mine.
why-repel = I send the ants home that trouble me most.
why-nest-lost = Of my nests I can best do without this one.
why-nest-crowned = This nest becomes my main nest: they all lead to the same chambers.

# Foraging

why-tend = { $token } on { $area }: tended, it will feed me next turn too.
why-harvest = { $token } on { $area }: my colony can use this food.
why-enough = I have the food that I mean to use this turn. What is left lies there for the next.
why-so-many = { $count ->
    [one] One ant: more could not, or would not help.
   *[other] { $count } ants: more could not, or would not help.
}
why-trail = A trail on { $area } brings new food into reach.
why-no-trail = A trail would lead nowhere.
why-end-turn = I have done all I wanted.

# The nest phase

why-mill = Every miller makes four of one.
why-return = They rest { in-place }, where they need no food.
why-starve = There is not food for all, and this is the smallest loss.
why-majors = My trait makes majors worth more than princesses now.
why-princesses = Princesses bring points.
why-feed-males = { $count ->
    [one] One male more for the flights.
   *[other] { $count } males more for the flights.
}
why-feed-large = { $count ->
    [one] It is time for princesses: this larva gets all it can eat, and can fly next turn.
   *[other] It is time for princesses: { $count } larvae get all they can eat, and can fly next turn.
}
why-feed-spare = { $count ->
    [one] More eggs would find no room or no nurse: the food to spare makes a princess, who scores even alone.
   *[other] More eggs would find no room or no nurse: the food to spare makes { $count } princesses, who score even alone.
}
why-feed-medium = { $count ->
    [one] I can use one media more.
   *[other] I can use { $count } medias more.
}
why-feed-small = { $count ->
    [one] One worker more for the colony.
   *[other] { $count } workers more for the colony.
}
why-drop-larvae = There is nothing left to feed them.
why-eat = Better an egg or a larva less than more hunger later.
why-lay-females = { $count ->
    [one] A female egg: as much as nest and food allow.
   *[other] { $count } female eggs: as many as nest and food allow.
}
why-lay-males = { $count ->
    [one] A male egg: it will fly with a larva that is fed well in two turns.
   *[other] { $count } male eggs: they will fly with larvae that are fed well in two turns.
}
why-lay-males-only = Without a queen only males can be laid here; they cost nothing, and score.
why-no-eggs-food = There is no food left for eggs.
why-no-eggs-room = The nest has no room for more eggs.
why-no-eggs-nurses = There are too few nurses for more eggs.
why-no-eggs-flight = Only if my winged ants left would eggs find room in the nest.
why-rove-losses = So I keep the larvae that I need most.
why-fly = { $points ->
    [one] One point now is better than hungry reproductives later.
   *[other] { $points } points now are better than hungry reproductives later.
}
why-fly-wins = { $points ->
    [one] This point takes me over the target.
   *[other] These { $points } points take me over the target.
}
why-stay = Next turn they will find partners.
why-guest-losses = So the rest bring most points.
why-nest-site = A second nest on { $area }: more land, more room, one queen more.
why-no-nest-site = A new nest would come too late to be of use.

## The terminal's map: what stands for each thing, and what its legend calls it

name-short-brown = b
name-short-gray = a
name-short-green = g
name-short-red = r
name-short-yellow = y
name-short-hidden = { "?" }
name-short-prey = P
name-short-predator = X
name-short-plants = L
name-short-aphids = A
name-short-nest = N
name-short-nest_site = n
name-short-trail = =
name-short-worker = w
name-short-media = m
name-short-major = M
name-short-replete = r
name-short-patrol = { "!" }
name-short-queen = Q
name-short-food = food
name-short-egg_f = egg f
name-short-egg_m = egg m
name-short-larva_f = larva f
name-short-larva_m = larva m
name-short-pupa_small = small
name-short-pupa_medium = medium
name-short-pupa_large = large
name-short-pupa_m = pupa m
name-short-princess = princess
name-short-male = male
name-short-scouting = (o)
name-short-narrow = <
name-short-recruits = +
name-short-battle = **
name-scouting = one ant may go there, as a scout
name-narrow = no more than so many ants may go through
name-recruits = recruited
name-battle = a fight
name-food = food

## The legend of the map

sign-area = Colour of an area: { $colour }
sign-value = what a token is worth, and what has been added or taken away
sign-shield = on patrol
sign-moved = moved already this turn
sign-flow = the way that food goes home
sign-grows = will grow
sign-withers = will wither
sign-swept = will be taken away

# What chance decides next, told beforehand: so many of so many

chance-nest = { $of ->
    [one] Then the last colony places its Nest.
   *[other] Then chance draws who places a Nest next.
}
chance-turn = Then chance draws whose turn it is.
chance-card = { $of ->
    [one] Then the last card of the deck is drawn.
   *[other] Then a card is drawn from the deck of { $of }.
}
chance-trait = Then cards are drawn until a trait comes.
chance-traits = { $count ->
    [one] Then one of { $of } traits is dealt.
   *[other] Then { $count } of { $of } traits are dealt.
}
chance-tokens = { $count ->
    [one] Then one of { $of } discovery tokens is drawn.
   *[other] Then { $count } of { $of } discovery tokens are drawn.
}
