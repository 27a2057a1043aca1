# Ant War. Arguments of a text: the fields of its event or move (docs/texts.md).

game-title = Ant War
game-tagline = Hidden ants, a hand of orders, one garden: find the enemy Queen before yours is found.
game-mood = hidden war
game-minutes = 40

variant-standard = The war as it is (best for a first game)
variant-any-action = Any action saves: you are blocked only if no order in hand can do anything at all
variant-quiet-explosions = Quiet explosions: an Explosion does not open the Shop
variant-short = Short war: a draw after 30 turns without progress, or after 200 turns
variant-black-first = Black plays first
variant-random-colours = Colours at random: chance says who commands Black

option-blocked_rule = What saves you from being blocked
option-explosion_opens_shop = An Explosion against an ant opens the Shop
option-no_progress_limit = Turns in a row without progress before a draw (0: no limit)
option-turn_cap = Turns in all before a draw (0: no limit)
option-fixed_first = First player
option-black_seat = Who commands Black: a seat, or random
refused-endless = Keep one of the two limits on turns, or the war might never end.

name-movement = a movement
name-any_action = any action
name-random = random
name-stop = stop
name-none = none

outcome-won = { $winners-count ->
    [one] { $winners-who ->
        [you] You win the war!
       *[other] { $winners } wins the war!
    }
   *[other] { $winners } part without a winner: the war is a draw.
}
outcome-score = Result

## Questions

ask-place-ant = { $left ->
    [16] Your army, in secret: where does your { $unit } go? Or take a whole formation.
    [one] Your last ant: where does this { $unit } go?
   *[other] Where does your next ant go? It is a { $unit } ({ $left } left).
}
ask-arrange = Your army stands. Touch an ant to move it, try a formation, or say that you are ready.{ $left ->
    [1] { " " }One change is left.
    [2] { " " }Two changes are left.
    [3] { " " }Three changes are left.
   *[other] { "" }
}
ask-set-down = Where does your { $unit } from { $square } go? Whoever stands there takes its place.
ask-order = Your turn: choose an order from your hand.
ask-action = { $order }: choose an ant and what it does { $left ->
    [one] (your last action).
   *[other] ({ $left } actions left).
}
ask-keep = The Shop: keep one of these orders. It goes to your discard pile.
ask-remove = You may remove one order for good, from your hand or your discard pile.
ask-discard = You may discard one order before you draw.

## Answers

move-place-ant = { $unit } on { $square }
move-take-formation = { $formation }
move-lift-ant = Take up the ant on { $square }
move-set-down-ant = Set it down on { $square }
move-mirror-army = Mirror left and right
move-ready = Ready: my army stands
move-play-order = Play { $order }
move-action = { $start } to { $end }
move-advance = { $unit }: { $start } to { $end }
move-step-to = { $attack-id ->
    [yes] { $unit }: attack { $end } from { $start }
   *[no] { $unit }: step from { $start } to { $end }
}
move-hit-wall = { $unit }: from { $start }, hit the wall on { $end }
move-explode = Explosion: { $start } against { $end }
move-build = Construction: { $start } builds a wall on { $end }
move-swap = Transport: { $start } trades places with { $end }
move-scout = Reconnaissance: { $start } reveals the ant on { $end }
move-shoot = Acid shot: from { $start } at { $end }
move-charge = { $attack-id ->
    [yes] Charge: { $unit } attacks { $end } from { $start }
   *[no] Charge: { $unit } from { $start } to { $end }
}
move-jump = { $attack-id ->
    [yes] Jump: { $unit } attacks { $end } from { $start }
   *[no] Jump: { $unit } from { $start } to { $end }
}
move-parasite = { $attack-id ->
    [yes] Parasitism: lead the enemy ant from { $start } against your ant on { $end }
   *[no] Parasitism: lead the enemy ant from { $start } to { $end }
}
move-exchange = Exchange { $start } and { $end }
move-rest = Rest: recharge the ant on { $square }
move-hatch = Hatch a { $unit } on { $square }
move-stop = Stop here
move-keep = Keep { $order }
move-remove = { $zone-id ->
    [hand] Remove { $order } from your hand
   *[discard] Remove { $order } from your discard pile
}
move-remove-none = Remove nothing
move-discard-order = Discard { $order }
move-discard-none = Discard nothing

## What an answer would throw away

warning-stop = { $left ->
    [one] Your order still has an action that you could use. Stop, and it is lost.
   *[other] Your order still has { $left } actions, and you could use one now. Stop, and they are lost.
}

## Taking back

undo-revealed = Your opponent has seen it: armies, orders, actions, stops and cards stand once they are shown.

token-square = { $value }
token-unit = { $value }
token-card = { $value }
token-zone = { $value-id ->
    [hand] from your hand
   *[discard] from your discard pile
}
token-do = { $value-id ->
    [move] step there
    [hit] hit the wall
    [scout] { name-reconnaissance }
   *[other] { $value }
}
token-formation = { $value }
token-button = { $value-id ->
    [mirror] mirror
    [ready] ready
    [stop] stop here
   *[none] nothing
}

## Refusals

refused-square-taken = One of your ants already stands on { $square }. You can move it once all your ants are placed.
refused-not-home = { $square } is not in your home rows: your ants start on your own three rows.
refused-formation-begun = You have begun to place your ants one by one. Formations can be tried again once all of them stand.
refused-not-all-placed = { $left ->
    [one] One of your ants is still to be placed.
   *[other] { $left } of your ants are still to be placed.
}
refused-not-in-hand = You do not have { $order } in your hand.
refused-no-action = { $order } has no action you could do now: choose another order.
refused-nothing-there = There is nothing on { $square }: choose a piece.
refused-not-yours = The piece on { $square } is your opponent’s: this order cannot begin there.
refused-unit-not-listed = { $order } is not for this piece ({ $unit }).
refused-cannot-act = { $unit } on { $square }: nothing it could do with this order now.
refused-first-action = An order in play wants at least one action before you stop.
refused-spent = { $unit } on { $square } has used its ability and must rest before it can use it again.
refused-queen-hatch = A Queen never hatches.
refused-nobody-dead = No { $unit } of yours lies in your graveyard.
refused-hatch-there = A dead ant hatches on an empty square of your own home rows.
refused-cannot-be-led = The ant on { $square } cannot be led anywhere.
refused-out-of-sight = The piece on { $between } hides { $square } from your Shooter.
refused-withstands = { $unit } on { $square }: everybody knows it withstands acid. Nothing would happen.
refused-wall = A wall stands on { $square }: this order cannot lead there.
refused-path-blocked = The way to { $square } is blocked on { $between }.
refused-pond = { $square } is a pond: nobody can go there.
refused-own-ant = One of your own ants stands on { $square }.
refused-out-of-reach = { $square } is out of reach for this order.
refused-no-such-action = { $order } does not allow this: see the signs on the card.
refused-other-ability = { $unit } on { $square }: this is not its ability.
refused-not-spent = { $unit } on { $square } has not used its ability: there is nothing to recharge.
refused-explode = An Explosion needs an enemy piece straight beside the Kamikaze: not { $square }.
refused-build = A wall can only be built on an empty square of grass: not on { $square }.
refused-no-wall-left = There is no wall left in your reserve.
refused-swap = A Transporter changes places with another piece of yours: not with { $square }.
refused-scout = Reconnaissance needs a hidden enemy ant: not { $square }.
refused-shoot = Acid needs an enemy piece on one of the 12 squares around the Shooter: not { $square }.
refused-only-hit = A wall stands on { $square }: it can be hit, not entered.
refused-no-wall = No wall stands on { $square }.
refused-no-enemy-ant = Parasitism begins with an enemy ant: there is none on { $square }.
refused-its-comrade = An ant of its own side stands on { $square }.
refused-exchange = An Exchange needs two different pieces of yours: not { $square }.
refused-equal-walls = These two walls are alike: nothing would change.
refused-exchange-order = Each pair is named once, in the order of the alphabet: begin with the other piece, not with { $square }.

## What happens: set-up

event-colours-assigned = { $black-who ->
    [you] You command the black ants,
   *[other] { $black } commands the black ants,
} { $red-who ->
    [you] you the red ones.
   *[other] { $red } the red ones.
}
event-armies-shown = Both armies are in place: { $black-count ->
    [one] 1 black ant
   *[other] { $black-count } black ants
} and { $red-count ->
    [one] 1 red one.
   *[other] { $red-count } red ones.
}
event-first-player-named = { $seat-who ->
    [you] You play first.
   *[other] { $seat } plays first.
}

## What happens: orders

event-order-played = { $seat-who ->
    [you] You play { $order }.
   *[other] { $seat } plays { $order }.
}
event-order-ended = { $seat-who ->
    [you] { $order } is done and goes to your discard pile.
   *[other] { $order } is done and goes to { $seat }’s discard pile.
}
event-order-discarded = { $seat-who ->
    [you] You discard { $order }.
   *[other] { $seat } discards { $order }.
}
event-orders-drawn = { $orders-count ->
    [0] { $seat-who ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] an order.
       *[other] { $count } orders.
    }
   *[other] { $seat-who ->
        [you] You draw { $orders }.
       *[other] { $seat } draws { $orders }.
    }
}
event-discards-reshuffled = { $seat-who ->
    [you] Your discard pile is shuffled into a new draw pile
   *[other] { $seat }’s discard pile is shuffled into a new draw pile
}{ $count ->
    [one] : one order.
   *[other] : { $count } orders.
}
heading-turn-ended = { $seat-who ->
    [you] Turn { $turn }: you
   *[other] Turn { $turn }: { $seat }
}
event-turn-ended = { $seat-who ->
    [you] Your turn ends (turn { $turn }).
   *[other] { $seat }’s turn ends (turn { $turn }).
}

## What happens: actions

event-ant-moved = { $seat-who ->
    [you] You send an ant from { $start } to { $end }.
   *[other] { $seat } sends an ant from { $start } to { $end }.
}
event-ant-charged = { $seat-who ->
    [you] Charge! You send an ant from { $start } to { $end }.
   *[other] Charge! { $seat } sends an ant from { $start } to { $end }.
}
event-ant-jumped = { $seat-who ->
    [you] You have an ant jump from { $start } to { $end }.
   *[other] { $seat } has an ant jump from { $start } to { $end }.
}
event-ant-led = { $seat-who ->
    [you] Parasitism: you lead the enemy ant from { $start } to { $end }.
   *[other] Parasitism: { $seat } leads an enemy ant from { $start } to { $end }.
}
event-combat-fought = Combat on { $square }: { $attacking-id ->
    [queen] the Queen
   *[other] a { $attacking }
} attacks { $defending-id ->
    [queen] the Queen
   *[other] a { $defending }
}.{ $survivor-id ->
    [hidden] { " " }Neither survives.
   *[other] { "" }
}
event-ant-destroyed = { $seat-who ->
    [you] You lose { $unit-id ->
        [queen] your Queen
       *[other] a { $unit }
    } on { $square }.
   *[other] { $seat } loses { $unit-id ->
        [queen] the Queen
       *[other] a { $unit }
    } on { $square }.
}
event-ant-revealed = { $seat-who ->
    [you] Your ant on { $square } is revealed: { $unit }.
   *[other] { $seat }’s ant on { $square } is revealed: { $unit }.
}
event-wall-hit = The wall on { $square } is hit: { $hit_points ->
    [one] 1 hit point left.
   *[other] { $hit_points } hit points left.
}
event-wall-destroyed = The wall on { $square } is destroyed.
event-wall-built = { $seat-who ->
    [you] You build a wall on { $square }.
   *[other] { $seat } builds a wall on { $square }.
}
event-ant-exploded = { $seat-who ->
    [you] Your { name-kamikaze } on { $start } explodes against { $end }!
   *[other] { $seat }’s { name-kamikaze } on { $start } explodes against { $end }!
}
event-pieces-swapped = { $seat-who ->
    [you] Transport: your pieces on { $start } and { $end } trade places.
   *[other] Transport: { $seat }’s pieces on { $start } and { $end } trade places.
}
event-pieces-exchanged = { $seat-who ->
    [you] Exchange: your pieces on { $start } and { $end } trade places.
   *[other] Exchange: { $seat }’s pieces on { $start } and { $end } trade places.
}
event-acid-shot = { $seat-who ->
    [you] Your { name-shooter } on { $start } shoots acid at { $end }
   *[other] { $seat }’s { name-shooter } on { $start } shoots acid at { $end }
}{ $result-id ->
    [destroyed] : a deadly hit.
    [revealed] : the target withstands it.
   *[wall] : the wall is hit.
}
event-ant-scouted = { $seat-who ->
    [you] Reconnaissance: your { name-scout } on { $start } looks at { $end }.
   *[other] Reconnaissance: { $seat }’s { name-scout } on { $start } looks at { $end }.
}
event-ant-rested = { $seat-who ->
    [you] Your ant on { $square } rests: its ability is available again.
   *[other] { $seat }’s ant on { $square } rests: its ability is available again.
}
event-ant-hatched = { $seat-who ->
    [you] Your new ant hatches on { $square }: { $unit }.
   *[other] { $unit-id ->
        [hidden] { $seat }’s new ant hatches on { $square }. Nobody else knows what it is.
       *[other] { $seat }’s new ant hatches on { $square }: { $unit }.
    }
}

## What happens: the Shop

event-shop-opened = { $left ->
    [one] The Shop opens, with its last order.
   *[other] The Shop opens, with { $left } orders.
}
event-orders-offered = { $orders-count ->
    [0] { $seat-who ->
        [you] You look at
       *[other] { $seat } looks at
    } { $count ->
        [one] an order in the Shop.
       *[other] { $count } orders in the Shop.
    }
   *[other] { $seat-who ->
        [you] The Shop offers you: { $orders }.
       *[other] The Shop offers { $seat }: { $orders }.
    }
}
event-order-kept = { $seat-who ->
    [you] You keep { $order }.
   *[other] { $seat } keeps { $order }.
}
event-order-archived = { $seat-who ->
    [you] { $zone-id ->
        [hand] You remove { $order } from your hand for good.
       *[discard] You remove { $order } from your discard pile for good.
    }
   *[other] { $zone-id ->
        [hand] { $seat } removes { $order } from the hand for good.
       *[discard] { $seat } removes { $order } from the discard pile for good.
    }
}

## What happens: the end

event-player-blocked = { $orders-count ->
    [0] { $seat-who ->
        [you] You are blocked: your hand is empty.
       *[other] { $seat } is blocked, with an empty hand.
    }
   *[other] { $seat-who ->
        [you] You are blocked: nothing can be moved with { $orders }.
       *[other] { $seat } is blocked: nothing can be moved with { $orders }.
    }
}
event-war-ended = { $reason-id ->
    [queen_destroyed] A Queen has fallen.
    [both_queens_destroyed] Both Queens have fallen.
    [blocked] Nothing can be moved any more.
    [no_progress] Nothing has happened for too long.
   *[turn_cap] The last turn has been played.
} { $winner-id ->
    [black] The black ants win the war.
    [red] The red ants win the war.
   *[hidden] The war is a draw.
}

ended-queen-destroyed = { $seat-who ->
    [you] Your Queen has been destroyed.
   *[other] { $seat }’s Queen has been destroyed.
}
ended-both-queens-destroyed = Both Queens have destroyed each other.
ended-blocked = { $seat-who ->
    [you] You could not move anything with the orders in your hand.
   *[other] { $seat } could not move anything with the orders in hand.
}
ended-no-progress = Too many turns in a row without progress.
ended-turn-cap = The turn limit has been reached.

## Orders: what the cards say

card-start_kamikaze = Kamikazes · a step in any of the 8 directions, or Explosion
card-start_worker = Workers · a step in any of the 8 directions, or Construction
card-start_transporter = Transporters · a step in any of the 8 directions, or Transport
card-start_scout = Scouts · a step in any of the 8 directions, or Reconnaissance
card-start_shooter = Shooters · a step in any of the 8 directions, or Acid shot
card-start_vanguard = Shooters, Scouts · a straight step
card-start_raid = Scouts, Kamikazes · a straight step
card-start_breach = Kamikazes, Workers · a straight step
card-start_convoy = Workers, Transporters · a straight step
card-start_support = Transporters, Shooters · a straight step
card-start_march = Any ant, the Queen too · a straight step
card-start_bivouac = Any ant, the Queen too · a straight step, or recharge a spent ant
card-shop_elite_kamikaze = Kamikazes · a step in any of the 8 directions, or Explosion
card-shop_elite_worker = Workers · a step in any of the 8 directions, or Construction
card-shop_elite_transporter = Transporters · a step in any of the 8 directions, or Transport
card-shop_elite_scout = Scouts · a step in any of the 8 directions, or Reconnaissance
card-shop_elite_shooter = Shooters · a step in any of the 8 directions, or Acid shot
card-shop_fire_and_acid = Shooters, Kamikazes · a step in any of the 8 directions, or the ant’s ability
card-shop_pathfinders = Scouts, Workers · a step in any of the 8 directions, or the ant’s ability
card-shop_special_delivery = Kamikazes, Transporters · a step in any of the 8 directions, or the ant’s ability
card-shop_fortress = Workers, Shooters · a step in any of the 8 directions, or the ant’s ability
card-shop_expedition = Transporters, Scouts · a step in any of the 8 directions, or the ant’s ability
card-shop_rest = Any ant but the Queen · a straight step, or recharge a spent ant
card-shop_second_wind = Any ant but the Queen · the ant’s ability, or recharge a spent ant
card-shop_charge = Any ant but the Queen · Charge: straight on, any distance
card-shop_light_charge = Scouts, Kamikazes · Charge straight on, any distance, or the ant’s ability
card-shop_heavy_charge = Workers, Transporters · Charge straight on, any distance, or the ant’s ability
card-shop_jump = Any ant but the Queen · Jump: two squares straight, over anything
card-shop_ambush = Scouts, Shooters · Jump two squares straight, over anything, or the ant’s ability
card-shop_hatching = Any ant but the Queen · a straight step, or a dead ant returns hidden to your home rows
card-shop_parasitism = Any enemy ant · lead it one square straight, even into one of your ants
card-shop_exchange = Two of your own pieces, Queen and walls too · they trade places, at any distance

## Names

name-garden = The garden
name-grass = Grass
name-pond = Pond
name-west_pond = West pond
name-east_pond = East pond
name-ant = Ant
name-wall = Wall

# Sides

name-black = Black ants
name-red = Red ants

# Units

name-queen = Queen
name-kamikaze = Kamikaze
name-worker = Worker
name-transporter = Transporter
name-scout = Scout
name-shooter = Shooter

# Zones

name-hand = Hand
name-discard = Discard pile
name-draw_pile = Draw pile
name-discard_pile = { name-discard }
name-shop = Shop
name-archives = Archives
name-wall_reserve = Wall reserve
name-graveyard = Graveyard

# Actions and symbols; the verb of a Reconnaissance is `scout`, which names the unit

name-move_cardinal = Cardinal step
name-move_diagonal = Diagonal step
name-ability = Unit ability
name-move = Step
name-hit = Wall hit
name-explode = Explosion
name-build = Construction
name-swap = Transport
name-reconnaissance = Reconnaissance
name-shoot = Acid shot
name-rest = Rest
name-charge = Charge
name-jump = Jump
name-hatching = Hatching
name-hatch = { name-hatching }
name-parasitism = Parasitism
name-parasite = { name-parasitism }
name-exchange = Exchange

# Formations

name-corner = The corner
name-lee = In the lee
name-court = The court
name-veil = The veil
name-decoy = The decoy
name-meadow = The meadow

# States

name-hidden = hidden
name-revealed = revealed
name-spent = spent

# Orders

name-start_kamikaze = Kamikaze Order
name-start_worker = Worker Order
name-start_transporter = Transporter Order
name-start_scout = Scout Order
name-start_shooter = Shooter Order
name-start_vanguard = Vanguard
name-start_raid = Raid
name-start_breach = Breach
name-start_convoy = Convoy
name-start_support = Support
name-start_march = General March
name-start_bivouac = Bivouac
name-shop_elite_kamikaze = Kamikaze Elite
name-shop_elite_worker = Worker Elite
name-shop_elite_transporter = Transporter Elite
name-shop_elite_scout = Scout Elite
name-shop_elite_shooter = Shooter Elite
name-shop_fire_and_acid = Fire and Acid
name-shop_pathfinders = Pathfinders
name-shop_special_delivery = Special Delivery
name-shop_fortress = Fortress
name-shop_expedition = Expedition
name-shop_rest = Rest
name-shop_second_wind = Second Wind
name-shop_charge = Charge
name-shop_light_charge = Light Charge
name-shop_heavy_charge = Heavy Charge
name-shop_jump = Jump
name-shop_ambush = Ambush
name-shop_hatching = Hatching
name-shop_parasitism = Parasitism
name-shop_exchange = Exchange

## The table

scene-stage-order = Order
scene-stage-action = Actions
scene-stage-shop = Shop
scene-stage-discard = Discard

scene-status-placing = Both sides place their ants in secret.
scene-status-place = { $left ->
    [0] Your army is in place. The other side is still placing.
    [one] Place your last ant.
   *[other] Place your ants in secret: { $left } left.
}
scene-status-arrange = Your army stands: rearrange it, or be ready.
scene-status-turn = Turn { $turn }.
scene-status-order = Turn { $turn }. { $seat-who ->
    [you] You choose an order.
   *[other] { $seat } chooses an order.
}
scene-status-action = Turn { $turn }. { $seat-who ->
    [you] You carry out { $order }
   *[other] { $seat } carries out { $order }
}{ $left ->
    [one] : 1 action left.
   *[other] : { $left } actions left.
}
scene-status-keep = Turn { $turn }. { $seat-who ->
    [you] You are in the Shop: keep one order.
   *[other] { $seat } chooses an order in the Shop.
}
scene-status-remove = Turn { $turn }. { $seat-who ->
    [you] You are in the Shop: remove an order, or none.
   *[other] { $seat } may remove an order.
}
scene-status-discard = Turn { $turn }. { $seat-who ->
    [you] You may discard an order.
   *[other] { $seat } may discard an order.
}
scene-status-over = The war ended in turn { $turn }.

# The garden

scene-edge = { $name }
scene-square-grass = { $square }
scene-square-home = { $square }, home row
scene-square-pond = { $square }, pond
scene-square-ray = { $square }: one of your Shooters sees across
scene-home = { $seat-who ->
    [you] your home rows
   *[other] { $seat }’s home rows
}
scene-circle = Each beats the next two
scene-beats = { $unit } beats { $prey } and the Queen
scene-next = beats

# Pieces

scene-ant-placed = your { $unit }
scene-ant-own = your { $unit }, revealed{ $spent ->
    [0] { "" }
   *[other] , spent
}
scene-ant-own-hidden = your { $unit }, hidden.{ $known-count ->
    [0] { "" }
    [one] { " " }The enemy knows what it is.
   *[other] { " " }Possible units in the enemy’s eyes: { $known }.
}
scene-ant-known = { $seat-who ->
    [you] Your { $unit }
   *[other] { $seat }’s { $unit }
}{ $spent ->
    [0] { "" }
   *[other] , spent
}. Beaten by { $sure }.
scene-ant-hidden = { $seat-who ->
    [you] Your hidden ant.
   *[other] { $seat }’s hidden ant.
} { $may-count ->
    [0] It may be anything.
    [one] It can only be: { $may }.
   *[other] Possible units: { $may }.
}{ $sure-count ->
    [0] { "" }
   *[other] { " " }Sure to beat it: { $sure }.
}
scene-wall = { $seat-who ->
    [you] your wall,
   *[other] { $seat }’s wall,
} { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}
scene-fallen-unit = fallen { $unit }

# Orders

scene-in-play = Order in play
scene-offer = The Shop offers: keep one
scene-hand = { $seat-who ->
    [you] Your orders
   *[other] { $seat }’s orders
}
scene-discard = { $seat-who ->
    [you] Your discard pile
   *[other] { $seat }’s discard pile
}
scene-archives = { $seat-who ->
    [you] Your Archives
   *[other] { $seat }’s Archives
}
scene-actions = { $count ->
    [one] 1 action
   *[other] up to { $count } actions
}
scene-actions-left = { $left } of { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
scene-pip = action
scene-any-enemy = any enemy ant
scene-order-back = order, face down
scene-hand-known = known: { $orders }
scene-no-such-ant = None of your ants in the garden is one of these: { $units }.
scene-no-action = Nothing it allows can be done now.

# Players and table

scene-player = { $seat }
scene-to-place = Still to place
scene-ants = Ants
scene-reserve = Walls
scene-fallen = Fallen
scene-hatched = Hatched again
scene-hidden = Hidden ants, and what they may be
scene-suspects = { $squares }
scene-suspects-any = May still be anything
scene-turn = Turn
scene-quiet = Turns without progress

scene-forecast = What may come of it
scene-forecast-combat = { $start } → { $end } ({ $unit })
scene-forecast-shot = Acid { $start } → { $end }
scene-fate-win = { $unit }: you win
scene-fate-lose = { $unit }: you lose
scene-fate-both = { $unit }: both fall
scene-fate-die = { $unit }: destroyed
scene-fate-withstand = { $unit }: withstands it, and is revealed

scene-note-circle = Shooter, Scout, Kamikaze, Worker, Transporter, and round again: each beats the next two. Every one of them beats the Queen.
scene-note-shop = { $seat-who ->
    [you] You are in the Shop.
   *[other] { $seat } is in the Shop.
}
scene-note-queen = { $seat-who ->
    [you] Your Queen has fallen.
   *[other] { $seat }’s Queen has fallen.
}
scene-note-quiet = { $turns ->
    [one] 1 turn without progress.
   *[other] { $turns } turns in a row without progress.
} { $left ->
    [one] After one more, the war is a draw.
   *[other] After { $left } more, the war is a draw.
}

## The bots, and why they do what they do. No reason tells what is still a secret.

bot-gentle = gentle
bot-easy = easy
bot-greedy = greedy
bot-newcomer = newcomer
bot-skirmisher = skirmisher
bot-veteran = veteran

why-slip = I did not think this one over.

why-place = My army takes up a formation I like, with a few changes, so that nobody knows it by heart.
why-army-by-lot = { why-place-by-lot } A formation is quicker, and serves you as well against whoever does not know it.
why-place-by-lot = I draw lots for every ant, so that nobody can guess my army from the squares it takes.

why-ready = My army stands as I want it.

why-order = I play { $order }. { $why }
why-order-target = { $order } gets me at the ant on { $square }.
why-order-queen = { $order } gets me at the Queen on { $square }.

why-attack-queen = The Queen stands on { $square }: this wins the war.
why-attack-sure = I know enough of the ant on { $square }: I win this combat.
why-attack = On { $square } I win this combat { $chance ->
    [one] once
   *[other] { $chance } times
} in 100, and { $queen ->
    [0] it is hardly ever
    [one] once in 100 it is
   *[other] { $queen } times in 100 it is
} the Queen.
why-advance = From { $start } to { $end }: this ant gets closer to what is worth attacking.
why-fall-back = This ant is more use further from the fight, on { $end }, than on { $start }.
why-step = { $end } is a better square than { $start }.
why-breach = The wall on { $square } is in my way.
why-explode = This takes the ant on { $square } with it, whatever it is; { $queen ->
    [0] it is hardly ever
    [one] once in 100 it is
   *[other] { $queen } times in 100 it is
} the Queen.
why-shoot = Acid destroys the ant on { $square } { $chance ->
    [one] once
   *[other] { $chance } times
} in 100; { $queen ->
    [0] it is hardly ever
    [one] once in 100 it is
   *[other] { $queen } times in 100 it is
} the Queen.
why-scout = I want to know what stands on { $square }: { $queen ->
    [0] it is hardly ever
    [one] once in 100 it is
   *[other] { $queen } times in 100 it is
} the Queen.
why-build = A wall on { $square } is worth more to me than keeping it in reserve.
why-trade-places = What stands on { $start } and { $end } serves me better the other way round.
why-rest = I shall need the ability of the ant on { $square } again.
why-hatch = One more ant, and on { $square } it is well placed.
why-parasite = On { $end } the enemy ant from { $start } does me less harm, or falls into my reach.
why-parasite-fight = The enemy ant from { $start } shall fight on { $end }, where I like the odds.
why-stop = Nothing more this order can do would help me.

why-keep = { $order } is the order my army can use best.
why-remove = My other orders come round sooner without { $order }.
why-remove-none = I can use every order I have.
why-discard = I would rather draw another order than hold { $order }.
why-discard-none = I am content with my hand.

## The terminal's map: what stands for each thing, and what its legend calls it

name-short-queen = Qu
name-short-kamikaze = Ka
name-short-worker = Wo
name-short-transporter = Tr
name-short-scout = Sc
name-short-shooter = Sh
name-short-revealed = °
name-short-spent = -
name-short-unknown = { "?" }
name-short-wall = #
name-short-pond = ~
name-unknown = hidden, with the few units it may be

## The legend of the garden

sign-grass = Grass: where the war is fought
sign-home = the home rows, where an army begins
sign-pond = Pond: nobody can stand there
sign-unknown = an enemy ant that is still hidden
sign-shown = the enemy can see what this ant is
sign-unseen = the enemy cannot see what this ant is
sign-spent = its ability is spent
sign-may-be = what a hidden ant may be
sign-no-queen = a hidden ant that cannot be the Queen
sign-ray = a line of sight
sign-beats = beats the next two in the circle

## What chance is asked for

chance-orders = { $count ->
    [one] Then one of { $of } orders is drawn.
   *[other] Then { $count } of { $of } orders are drawn.
}
chance-shop = { $count ->
    [one] Then the Shop shows one of { $of } orders.
   *[other] Then the Shop shows { $count } of { $of } orders.
}
