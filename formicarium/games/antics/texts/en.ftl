# Antics! Arguments of a text: the fields of its event or move (docs/texts.md).

game-title = Antics!
game-tagline = Build the hill, lay the chain, bring the prey home before the anteaters do.
game-mood = chains and towers
game-minutes = 60
game-about = Each of you rules a colony of twelve ants. Put your markers on your own hill: the higher a chamber lies, the more it can do. Scout for tiles and build them, hatch ants, lay them out as a chain on the tracks of the garden, and push prey and leaves along it into the big anthill. Mind the anteaters, and whoever walks beside you with a soldier to spare. The printed board and tiles are lost: both are reconstructed here.

variant-standard = The game of 2010 (with two players: the house variant)
variant-long_game = Long game, for 2 or 3 players: three prey of each kind
variant-white_first = The first seat begins

option-first_player = First player: a seat, or random
option-long_game = Long game (2 or 3 players): three prey of each kind
refused-option-long_game = The long game is for 2 or 3 players.

name-random = random

bot-gentle = gentle
bot-easy = easy
bot-gatherer = gatherer
bot-carrier = carrier
bot-hasty = hasty
bot-greedy = greedy

## Names

name-explore = Scout
name-build = Build
name-hatch = Hatch
name-ants = Ants!
name-push = Push
name-fungus = Fungus

name-hatch_explore_start = Hatch / Scout (start tile)
name-explore_build = Scout / Build
name-explore_hatch = Scout / Hatch
name-explore_ants = Scout / Ants!
name-explore_push = Scout / Push
name-build_hatch = Build / Hatch
name-build_ants = Build / Ants!
name-build_push = Build / Push
name-hatch_ants = Hatch / Ants!
name-hatch_push = Hatch / Push
name-ants_push = Ants! / Push
name-build_build = Build / Build
name-hatch_hatch = Hatch / Hatch
name-ants_ants = Ants! / Ants!
name-push_push = Push / Push
name-fungus_explore = Fungus / Scout
name-fungus_build = Fungus / Build
name-fungus_hatch = Fungus / Hatch
name-fungus_ants = Fungus / Ants!
name-fungus_push = Fungus / Push
name-base_1 = base, Scout / Hatch
name-base_2 = base, Build / Push
name-base_3 = base, Ants! / Build

name-flower = flower
name-meadow = meadow
name-water = water
name-undergrowth = undergrowth
name-rock = rock
name-soldier = soldier
name-chasm = the chasm
name-t01 = track 1
name-t02 = track 2
name-t03 = track 3
name-t04 = track 4
name-t05 = track 5
name-t06 = track 6
name-t07 = track 7
name-t08 = track 8
name-t09 = track 9
name-t10 = track 10
name-t11 = track 11
name-t12 = track 12
name-t13 = track 13
name-t14 = track 14
name-t15 = track 15
name-t16 = track 16
name-t17 = track 17
name-t18 = track 18
name-t19 = track 19
name-t20 = track 20
name-t21 = track 21
name-t22 = track 22
name-t23 = track 23
name-t24 = track 24
name-t25 = track 25
name-t26 = track 26
name-t27 = track 27
name-t28 = track 28
name-t29 = track 29
name-t30 = track 30
name-t31 = track 31
name-t32 = track 32
name-t33 = track 33
name-t34 = track 34
name-t35 = track 35
name-t36 = track 36
name-t37 = track 37
name-t38 = track 38
name-t39 = track 39
name-t40 = track 40
name-t41 = track 41
name-t42 = track 42
name-t43 = track 43
name-t44 = track 44
name-t45 = track 45
name-t46 = track 46
name-t47 = track 47
name-t48 = track 48

name-ladybird = ladybird
name-butterfly = butterfly
name-caterpillar = caterpillar
name-woodlouse = woodlouse
name-beetle = beetle
name-dragonfly = dragonfly
name-green_leaf = green leaf
name-brown_leaf = brown leaf
name-exhausted = prey exhausted token

name-cl_ladybird = ladybird clearing
name-cl_butterfly = butterfly clearing
name-cl_caterpillar = caterpillar clearing
name-cl_woodlouse = woodlouse clearing
name-cl_beetle = beetle clearing
name-cl_dragonfly = dragonfly clearing
name-cl_green_leaf = green leaf clearing
name-cl_brown_leaf = brown leaf clearing

name-red = red
name-yellow = yellow
name-green = green
name-blue = blue
name-grey = grey
name-brown = brown

name-super_ant = magnificANT

## Questions

ask-action = { $super ->
    [yes] Put a marker on your hill or your magnificANT ({ $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }).
   *[no] Put a marker on your hill ({ $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }).
}
ask-last-steal = Your actions are done, but you can still steal.
ask-explore = Scout: take a tile from field { $field }.
ask-tile = Build: which tile do you lay now ({ $left } to go)?
ask-first = { $tile }: where does the first half go ({ $kind })?
ask-second = { $tile }: where does the second half go ({ $kind })?
ask-hatch = { $which-id ->
    [first] Hatch: where does your first ant go ({ $left } left)?
    [second] Hatch: your second ant joins the first ({ $zone }), or you stop ({ $left } left).
   *[next] Hatch: where does your next ant go ({ $left } left)?
}
ask-ants = { $left ->
    [one] Ants!: send, guard or retrieve an ant, one last time.
   *[other] Ants!: send, guard or retrieve an ant ({ $left } left).
}
ask-push = { $left ->
    [one] Push: choose what moves, then where it goes (your last push).
   *[other] Push: choose what moves, then where it goes ({ $left } pushes left).
}
ask-store = Your prey is home ({ $prey }): on which space of your hill does it go?
ask-return = { $count ->
    [one] You hold one tile too many: which one goes back into the bag?
   *[other] You hold { $count } tiles too many: which one goes back into the bag?
}
ask-anteater = Several anteaters have arrived: which one attacks next?

## Answers

move-use-space = { $kind }, level { $level } ({ $hex })
move-use-super = magnificANT: { $kind }
move-steal = Steal on { $track } ({ $victim })
move-pass-actions = End your actions
move-take-tile = Take { $field }{ $lane }
move-choose-tile = Lay { $tile }
move-first = First half on { $hex }
move-second = Second half on { $hex }
move-hatch-ant = { $zone-id ->
    [soldier] Hatch a soldier
   *[other] Hatch for { $zone }
}
move-stop = Stop here
move-send = Send from { $zone } to { $track }
move-place-guard = Guard on { $track }
move-build-bridge = Build a bridge over the chasm
move-retrieve-worker = Retrieve the worker on { $track }
move-retrieve-guard = Retrieve the guard on { $track }
move-retrieve-hatched = { $zone-id ->
    [soldier] Retrieve a soldier
   *[other] Retrieve an ant from { $zone }
}
move-take-item = From the { $clearing } onto { $track }
move-hand-on = Hand on from { $start } to { $end }
move-deliver = Deliver from { $track } into the anthill
move-store-prey = Store on { $hex } ({ $prey })
move-return-tile = Return { $tile }
move-next-anteater = The anteater of lane { $lane }

## What an answer would throw away

warning-pass = { $left ->
    [one] You have an action left that you could use. End your turn, and it is lost.
   *[other] You have { $left } actions left and could use one now. End your turn, and they are lost.
}
warning-stop = { $left ->
    [one] { $kind }: you could still do something with its last unit. Stop, and it is lost.
   *[other] { $kind }: { $left } units are left, and you could use one now. Stop, and they are lost.
}

token-hex = { $value }
token-column = column { $value }
token-row = row { $value }
token-piece = { $value }
token-action = { $value }
token-field = { $value }
token-tile = { $value }
token-zone = { $value-id ->
    [soldier] a soldier
   *[other] an ant for { $value }
}
token-track = { $value }
token-worker = worker on { $value }
token-guard = guard on { $value }
token-steal = steal on { $value }
token-clearing = { $value }
token-lane = lane { $value }
token-place = { $value-id ->
    [supply] back to your supply
   *[anthill] into the anthill
}
token-button = { $value-id ->
    [pass] end your actions
    [bridge] build a bridge
   *[stop] stop here
}

## Refusals

refused-no-actions-left = You have no actions left.
refused-no-space = There is no space of your hill on { $hex }.
refused-fungus = A fungus does no action: { $hex } waits for a leaf at the end of the game.
refused-used = The space on { $hex } has been used this turn.
refused-prey-on-space = A prey lies on { $hex } ({ $prey }): that space does nothing any more and cannot be covered.
refused-idle-explore = Scout at level { $level } finds no tile now.
refused-idle-build = You have no tile in your hand to build, at level { $level } or any other.
refused-idle-hatch = You have no ant in supply to hatch, at level { $level } or any other.
refused-idle-ants = There is nothing to send, guard or retrieve now, at level { $level } or any other.
refused-idle-push = There is nothing to push now, at level { $level } or any other.
refused-super-used = Your magnificANT has done its action of this turn.
refused-super-idle = There is nothing your magnificANT could do now.
refused-must-explore = A Scout goes on to the end: take a tile from field { $field }.
refused-other-field = One field after the other: now it is field { $field }.
refused-anteater = On { $spot } stands the { $colour } anteater, and it cannot be taken.
refused-no-tile = There is no tile on { $spot }.
refused-must-build = { $left ->
    [one] A Build goes on to the end: one more tile.
   *[other] A Build goes on to the end: { $left } more tiles.
}
refused-tile-chosen = You are laying { $tile }. Take that back first if you want another tile.
refused-not-in-hand = You do not have { $tile } in your hand.
refused-marker = A marker lies on { $hex }: that space cannot be covered this turn.
refused-highest = { $hex } is at level { $level } already: nothing goes higher.
refused-lower-hex = Both halves of { $tile } are alike: begin with the other hex, the one before { $hex }.
refused-hole = { $hex } is a hole: no tile fits in without hanging over.
refused-touches-nothing = { $hex } does not touch your hill.
refused-not-neighbours = { $first } and { $second } are not neighbours: a tile lies on two neighbouring hexes.
refused-overhang = On { $first } and { $second } one half would hang over.
refused-levels = { $first } is at level { $level }, { $second } at level { $other }: a tile lies flat.
refused-one-tile = { $first } and { $second } are one single tile ({ $tile }): a tile rests on two.
refused-stop = Do at least one unit before you stop.
refused-second-ant = The second ant joins the first: { $zone }.
refused-zone-empty = You have no ant there: { $zone }.
refused-terrain = An ant of the { $zone } zone cannot go to { $track }: the terrain there is { $terrain }.
refused-chasm = Only a bridge of soldiers crosses the chasm.
refused-worker-there = You already have a worker on { $track }.
refused-not-connected = Your chain does not touch { $track } yet.
refused-no-worker = You have no worker on { $track }.
refused-guard-there = { $guard-who ->
    [you] Your own guard stands on { $track } already.
   *[other] A guard of { $guard } stands on { $track } already.
}
refused-no-guard = You have no guard on { $track }.
refused-carries = Your worker on { $track } carries something ({ $item }).
refused-guard-first = Retrieve your guard on { $track } first.
refused-cuts-chain = Without the worker on { $track } others would be cut off.
refused-second-bridge = You have a bridge already.
refused-bridge-soldiers = { $needed ->
    [one] A bridge takes 1 soldier in the red zone; you have { $soldiers }.
   *[other] A bridge takes { $needed } soldiers in the red zone; you have { $soldiers }.
}
refused-bridge-units = { $needed ->
    [one] A bridge takes 1 unit;
   *[other] A bridge takes { $needed } units;
} { $left ->
    [one] only one is left.
   *[other] only { $left } are left.
}
refused-no-soldier = Stealing costs a soldier of the red zone, and you have none.
refused-guarded = { $guard-who ->
    [you] You cannot steal on { $track }: your own guard stands there.
   *[other] You cannot steal on { $track }: a guard of { $guard } stands there.
}
refused-steal-now = You may steal between two actions and before each unit of Ants! or Push, but not now.
refused-own-item = That is yours already.
refused-nothing-carried = Nobody carries anything you could steal on { $track }.
refused-has-kind = You have this kind already ({ $item }), and may have only one.
refused-clearing-empty = Nothing is left on the { $clearing }.
refused-nobody-near = You have no worker at the { $clearing }.
refused-not-beside = No end of { $track } lies at the { $clearing }.
refused-carries-nothing = Your worker on { $track } carries nothing.
refused-nowhere-to-hand = Nobody can take over from your worker on { $track } now.
refused-not-at-anthill = No end of { $track } lies at the anthill: hand on first.
refused-put-back = Nothing goes back onto a clearing.
refused-not-joined = Nothing joins { $start } and { $end } there.
refused-store-on-fungus = { $hex } is a fungus: as long as an action space is free, the prey goes there.
refused-not-arrived = The anteater of lane { $lane } does not attack now.

## What happens

event-first-player-named = { $seat-who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-anteater-placed = The { $colour } anteater lies in lane { $lane }.
event-tiles-set-aside = { $count ->
    [one] 1 tile is set aside, unseen.
   *[other] { $count } tiles are set aside, unseen.
}
event-fields-filled = { $spots-count ->
    [one] The exploration fields are filled, 1 space: { $tiles }.
   *[other] The exploration fields are filled, { $spots-count } spaces: { $tiles }.
}
event-turn-began = Round { $round }: { $actions ->
    [one] { $seat-who ->
        [you] your turn, with one action.
       *[other] { $seat }’s turn, with one action.
    }
   *[other] { $seat-who ->
        [you] your turn, with { $actions } actions.
       *[other] { $seat }’s turn, with { $actions } actions.
    }
}
event-space-used = { $seat-who ->
    [you] You use
   *[other] { $seat } uses
} { $kind } at level { $level }.
event-super-ant-used = { $seat-who ->
    [you] Your
   *[other] { $seat }’s
} magnificANT acts ({ $kind }).
event-action-stopped = { $seat-who ->
    [you] You stop
   *[other] { $seat } stops
} { $kind } with { $left ->
    [one] one unit left.
   *[other] { $left } units left.
}
event-actions-passed = { $seat-who ->
    [you] You pass
   *[other] { $seat } passes
}, { $left ->
    [one] with one action left.
   *[other] with { $left } actions left.
}
event-tile-taken = { $seat-who ->
    [you] You take
   *[other] { $seat } takes
} { $tile } from { $field }{ $lane }.
event-tile-built = { $seat-who ->
    [you] You build
   *[other] { $seat } builds
} { $tile } at level { $level }.
event-ant-hatched = { $zone-id ->
    [soldier] { $seat-who ->
        [you] You hatch
       *[other] { $seat } hatches
    } a soldier.
   *[other] { $seat-who ->
        [you] You hatch
       *[other] { $seat } hatches
    } an ant for { $zone }.
}
event-worker-sent = { $seat-who ->
    [you] You send
   *[other] { $seat } sends
} an ant from { $zone } to { $track }.
event-guard-placed = { $seat-who ->
    [you] You put
   *[other] { $seat } puts
} a guard on { $track }.
event-bridge-built = { $seat-who ->
    [you] You build
   *[other] { $seat } builds
} a bridge over the chasm.
event-worker-retrieved = { $seat-who ->
    [you] You retrieve
   *[other] { $seat } retrieves
} the worker on { $track }.
event-guard-retrieved = { $seat-who ->
    [you] You retrieve
   *[other] { $seat } retrieves
} the guard on { $track }.
event-hatched-retrieved = { $zone-id ->
    [soldier] { $seat-who ->
        [you] You retrieve
       *[other] { $seat } retrieves
    } a soldier.
   *[other] { $seat-who ->
        [you] You retrieve
       *[other] { $seat } retrieves
    } an ant from { $zone }.
}
event-item-stolen = { $seat-who ->
    [you] You steal
   *[other] { $seat } steals
} a { $item } from { $victim-who ->
    [you] you
   *[other] { $victim }
} on { $track }.
event-item-taken = { $seat-who ->
    [you] You take
   *[other] { $seat } takes
} a { $item } onto { $track }; { $left ->
    [0] none is left there.
    [one] one is left there.
   *[other] { $left } are left there.
}
event-item-handed-on = { $seat-who ->
    [you] You hand
   *[other] { $seat } hands
} a { $item } on from { $start } to { $end }.
event-item-delivered = { $seat-who ->
    [you] You bring
   *[other] { $seat } brings
} a { $item } home from { $track }.
event-prey-exhausted = { $left ->
    [one] No { $prey } is left on the clearing: only one prey exhausted token remains beside the board.
   *[other] No { $prey } is left on the clearing: { $left } prey exhausted tokens remain beside the board.
}
event-prey-stored = { $seat-who ->
    [you] You store a { $prey } on your hill.
   *[other] { $seat } stores a { $prey } on the hill.
}
event-prey-left-beside = { $seat-who ->
    [you] Your hill has
   *[other] { $seat }’s hill has
} no space left: the { $prey } stays beside it.
event-tile-returned = { $seat-who ->
    [you] You return
   *[other] { $seat } returns
} { $tile } to the bag.
event-fields-refilled = { $spots-count ->
    [one] On { $spots } comes a new tile ({ $tiles }).
   *[other] On { $spots } come new tiles ({ $tiles }).
}
event-tiles-ran-out = The bag is empty: nothing for { $empty }.
event-anteater-arrived = { $arrival ->
    [1] The { $colour } anteater arrives in lane { $lane }, the first one.
    [2] The { $colour } anteater arrives in lane { $lane }, the second one.
   *[other] The { $colour } anteater arrives in lane { $lane }, the third one.
}
event-prey-eaten = The { $colour } anteater eats a { $prey }; { $left ->
    [0] none is left on the clearing.
    [one] one is left on the clearing.
   *[other] { $left } are left on the clearing.
}
event-no-prey-found = The { $colour } anteater finds no { $prey } and goes hungry.
event-ants-eaten = { $zone-id ->
    [soldier] The { $colour } anteater empties the red zone: all soldiers there go back to their owners.
   *[other] The { $colour } anteater empties the { $zone } zone: all ants there go back to their owners.
}
event-no-ants-found = The { $colour } anteater finds no ants anywhere.
event-anteaters-reset = The anteaters turn over and go back to field 6: { $colours }.
event-last-round-began = { $trigger-id ->
    [tiles] The fields could not be filled in { $seat-who ->
        [you] your
       *[other] { $seat }’s
    } turn: the last round begins.
   *[other] Five kinds of prey are exhausted after { $seat-who ->
        [you] your
       *[other] { $seat }’s
    } turn: the last round begins.
}
event-hill-scored = { $seat-who ->
    [you] Your hill:
   *[other] { $seat }:
} prey { $prey }, fungi { $fungus }, green leaves { $leaves }; { $total ->
    [one] one point in all.
   *[other] { $total } points in all.
}
event-game-ended = { $reason-id ->
    [tiles] The last round is over: the tiles had run out.
    [prey] The last round is over: five kinds of prey were exhausted.
    [idle] Nobody has acted for three rounds.
   *[rounds] Forty rounds have been played.
} { $winners-count ->
    [one] { $winners-who ->
        [you] You are the Ant Queen!
       *[other] { $winners }: the Ant Queen!
    }
   *[other] { $winners-who ->
        [among] { $winners } share the throne.
       *[other] { $winners } share the throne.
    }
}

ended-tiles = The exploration fields could not be filled any more.
ended-prey = Five kinds of prey are exhausted.
ended-idle = Nobody has taken an action for three rounds.
ended-rounds = Forty rounds have been played.

detail-prey = Prey
detail-fungus = Fungi
detail-leaves = Extra for green leaves

## Scene: the board

scene-garden = Garden
scene-daisies = Daisies
scene-tuft = Grass
scene-reeds = Reeds
scene-pebbles = Pebbles
scene-fern = Fern
scene-anthill = Big anthill
scene-junction = Junction
scene-chasm = Chasm: only a bridge of soldiers crosses it
scene-brink = Here begins a bridge
scene-track-number = { $number }
scene-track = { $track }, { $terrain }, next to { $next }
scene-track-home = { $track }, { $terrain }, at the anthill, next to { $next }
scene-track-to = { $track }, { $terrain }, next to { $next }, at the clearing: { $items }
scene-clearing = { $count ->
    [0] Clearing: { $item }, none left
   *[other] Clearing: { $item }, { $count } left
}
scene-zone = Hatching zone: { $zone }
scene-lane = Lane { $lane }
scene-field = Field { $field }
scene-spot-tile = Field { $field }, lane { $lane }: { $tile }
scene-spot-anteater = Field { $field }, lane { $lane }: anteater, { $colour }
scene-spot = Field { $field }, lane { $lane }
scene-guide = Anteater guide
scene-arrival-prey = Arrival { $number }: eats prey
scene-arrival-ants = Arrival { $number }: eats ants
scene-arrival-prey-ants = Arrival { $number }: eats prey, then ants
scene-bag = { $count ->
    [0] The bag is empty
    [one] One tile in the bag
   *[other] { $count } tiles in the bag
}

## Scene: the pieces

scene-anteater = Anteater, { $colour }
scene-worker = { $item-id ->
    [hidden] { $seat-who ->
        [you] Your worker
       *[other] Worker of { $seat }
    }
   *[other] { $seat-who ->
        [you] Your worker with { $item }
       *[other] Worker of { $seat } with { $item }
    }
}
scene-guard = { $seat-who ->
    [you] Your guard
   *[other] Guard of { $seat }
}
scene-hatched = { $count ->
    [one] { $seat-who ->
        [you] One ant of yours
       *[other] One ant of { $seat }
    }
   *[other] { $seat-who ->
        [you] { $count } ants of yours
       *[other] { $count } ants of { $seat }
    }
}
scene-anchor = { $seat-who ->
    [you] Your anchor ant
   *[other] Anchor ant of { $seat }
}
scene-sniff-prey = The next anteater may eat one: { $item }
scene-sniff-ants = The next anteater that eats ants will search here first: { $zone }

## Scene: the hills

scene-hill = { $seat-who ->
    [you] Your hill
   *[other] Hill of { $seat }
}
scene-space = { $kind }, level { $level } ({ $hex })
scene-hex = { $hex }
scene-ground = Free ground ({ $hex })
scene-preview = { $level ->
    [0] { $kind }: here lies the first half
   *[other] { $kind } would lie here at level { $level }
}
scene-ledge = Beside the hill
scene-markers = Action markers
scene-marker = { $seat-who ->
    [you] Your action marker
   *[other] Action marker of { $seat }
}
scene-leaves = Leaves
scene-beside = Prey beside the hill
scene-super-ready = { $seat-who ->
    [you] Your magnificANT
   *[other] magnificANT of { $seat }
}: ready
scene-super-used = { $seat-who ->
    [you] Your magnificANT
   *[other] magnificANT of { $seat }
}: used this turn
scene-hand = { $seat-who ->
    [you] Your tiles
   *[other] { $seat }’s tiles
}

## Scene: beside the board

scene-player = { $seat }
scene-score = Points so far
scene-supply = Ants in supply
scene-prey = Prey
scene-tiles = Tiles
scene-round = Round
scene-exhausted = Prey exhausted tokens left
scene-aside = Tiles set aside, unseen
scene-anteaters = Anteaters on their way
scene-coming = { $ahead ->
    [0] { $colour }: arrives as soon as tiles slide
    [one] { $colour }: one tile before it
   *[other] { $colour }: { $ahead } tiles before it
}
scene-empties = would empty this zone: { $zone }
scene-needs = { $seat-who ->
    [you] What you still need
   *[other] What { $seat } still needs
}
scene-need-hatch = hatch and send: { $zone }
scene-need-send = send: { $zone }
scene-need-push = push
scene-item = { $item }
scene-home = brought home
scene-gone = none left
scene-note-last-round = { $trigger-id ->
    [tiles] The fields could not be filled: { $turns ->
        [one] this is the last turn.
       *[other] { $turns } turns are left.
    }
   *[other] Five kinds of prey are exhausted: { $turns ->
        [one] this is the last turn.
       *[other] { $turns } turns are left.
    }
}
scene-note-one-kind = One more kind of prey exhausted, and the last round begins.
scene-note-bag = { $count ->
    [0] The bag is empty: the next gap begins the last round.
    [one] One tile is left in the bag; when a gap cannot be filled, the last round begins.
   *[other] { $count } tiles are left in the bag; when a gap cannot be filled, the last round begins.
}
scene-note-store = Choose a space for your prey ({ $prey }): it can then do no action and never be covered.

## Scene: where we are

scene-stage-actions = Actions
scene-stage-store = Store prey
scene-stage-hand = Three tiles
scene-stage-anteaters = Anteaters
scene-status-choose = { $actions ->
    [0] Round { $round }: { $seat-who ->
        [you] you may still steal
       *[other] { $seat } may still steal
    }
   *[other] Round { $round }: { $seat-who ->
        [you] you have
       *[other] { $seat } has
    } { $actions ->
        [one] one action left
       *[other] { $actions } actions left
    }
}
scene-status-explore = Round { $round }: { $seat-who ->
    [you] you scout
   *[other] { $seat } scouts
}, { $units ->
    [one] one field
   *[other] { $units } fields
} to go; actions left: { $actions }
scene-status-build = Round { $round }: { $seat-who ->
    [you] you build
   *[other] { $seat } builds
}, { $units ->
    [one] one tile
   *[other] { $units } tiles
} to go; actions left: { $actions }
scene-status-hatch = Round { $round }: { $seat-who ->
    [you] you hatch
   *[other] { $seat } hatches
} up to { $units ->
    [one] one ant
   *[other] { $units } ants
}; actions left: { $actions }
scene-status-ants = Round { $round }: { $seat-who ->
    [you] you move
   *[other] { $seat } moves
} ants, { $units ->
    [one] one unit
   *[other] { $units } units
} left; actions left: { $actions }
scene-status-push = Round { $round }: { $seat-who ->
    [you] you push
   *[other] { $seat } pushes
}, { $units ->
    [one] one push
   *[other] { $units } pushes
} left; actions left: { $actions }
scene-status-store = Round { $round }: { $seat-who ->
    [you] you store
   *[other] { $seat } stores
} prey on the hill
scene-status-hand = Round { $round }: { $seat-who ->
    [you] you return
   *[other] { $seat } returns
} tiles to the bag
scene-status-anteaters = Round { $round }: { $seat-who ->
    [you] you say
   *[other] { $seat } says
} which anteater attacks first
scene-status-over = The game ended in round { $round }

## The bots, and why they do what they do. No reason tells a secret.

why-slip = I did not think this one over.
why-pass = Nothing I could still do would help me.
why-stop = Nothing more this action can do would help me.

why-explore = My hill could do with other tiles.
why-tile = Of the tiles on this field, { $tile } would do most for my hill.
why-build = My hill can use { $tile } now.
why-lay = Here the tile reaches level { $level }, and covers nothing I would rather keep.
why-lay-ground = I would rather widen my hill than cover any of it.
why-return = { $tile } would do least for my hill.

why-hatch = I need ants on the way to my next catch: { $item }.
why-larva = An ant for { $zone }: the way to my next catch ({ $item }) goes there.
why-larva-spare = I shall find a use for an ant for { $zone }.
why-soldier = A soldier guards what I carry, or steals what others carry.
why-soldier-bridge = My soldiers shall build a bridge, on the way to my next catch: { $item }.

why-ants = My chain shall reach my next catch: { $item }.
why-send = My way to my next catch goes by { $track }: { $item }.
why-send-spare = My chain may go on from { $track }.
why-bridge = The bridge is a way of my own.
why-bridge-for = Over the bridge my next catch is near: { $item }.
why-guard = On { $track } somebody could steal from me.
why-fetch = I need the ant on { $track } elsewhere.
why-fetch-larva = The ant for { $zone } has nowhere to go: I would rather have it back.

why-push = My ants can move this now: { $item }.
why-take = Within my ants’ reach: { $item }. From here it is { $left ->
    [one] one more push home.
   *[other] { $left } more pushes home.
}
why-hand-on = Nearer home ({ $item }): { $left ->
    [one] one more push.
   *[other] { $left } more pushes.
}
why-deliver = Home ({ $item }): { $points ->
    [one] one more point for me.
   *[other] { $points } more points for me.
}
why-deliver-spare = Home ({ $item }): it may still find a fungus.
why-steal = { $victim-who ->
    [you] You
   *[other] { $victim }
} left this unguarded, and I can bring it home: { $item }.

why-store = Of my spaces I shall miss this one least ({ $kind }): the prey goes there ({ $prey }).
why-anteater = If the { $colour } anteater comes first, it does me least harm.

## The terminal's map: what stands for each thing, and what its legend calls it

name-short-explore = E
name-short-build = B
name-short-hatch = H
name-short-ants = A
name-short-push = P
name-short-fungus = F
name-short-preview = +
name-short-marker = *
name-short-bag = bag
name-short-arrived = x
name-short-anteater = <
name-short-guard = g
name-short-worker = w
name-short-soldier = s
name-short-ant = a
name-short-sniff = <~
name-short-anthill = HILL
name-short-exhausted = x
name-short-ladybird = lady
name-short-butterfly = butt
name-short-caterpillar = cat
name-short-woodlouse = wood
name-short-beetle = beet
name-short-dragonfly = drag
name-short-green_leaf = green
name-short-brown_leaf = brown
name-preview = would be here
name-marker = Action marker
name-bag = the bag, with the tiles in it
name-arrived = has arrived
name-anteater = anteater
name-guard = guard
name-worker = worker
name-ant = ant
name-sniff = the next anteater may eat here
name-anthill = the great anthill

## The legend of the garden and the hills

sign-track = Track: { $zone }
sign-free = free: a tile may come here
sign-meal-prey = an anteater that comes here eats prey
sign-meal-ants = an anteater that comes here eats ants
sign-level = how high this space of a hill is: its level

## What chance is asked for

chance-tiles = { $count ->
    [one] Then one of { $of } tiles is drawn from the bag.
   *[other] Then { $count } of { $of } tiles are drawn from the bag.
}
