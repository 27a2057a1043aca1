# The Cicada and the Ant. Arguments of a text: the fields of its event or move (docs/texts.md).

game-title = The Cicada and the Ant
game-tagline = One hides a choice, one guesses it, and whoever comes out on top fills the larder.
game-mood = bluff and guesswork
game-minutes = 25

variant-autumn = Autumn: fill your pantry shelves and keep insects (best for a first game)
variant-autumn-open = Autumn, open insects: the insects you keep lie face up
variant-winter = Winter: a race to 4 points, buying provisions with what you collect
variant-winter-powers = Winter, Insects in power!: with Power cards, for experts

option-mode = Autumn or Winter
option-open_insects = Open insects: kept insects lie face up (Autumn)
option-power_cards = Insects in power!: play with Power cards (Winter)
option-first_ant = First Ant: a seat, or random
option-powers_in_play = Powers in play: four of them, or random
option-round_limit = Round limit (Winter)

refused-option-open_insects = Insects can lie open in Autumn only.
refused-option-power_cards = Power cards belong to Winter only.
refused-option-powers_in_play = Powers can be chosen only if you play with Power cards.
refused-option-round_limit = Only Winter has a round limit.

bot-hoarder = hoarder
bot-collector = collector
bot-scorer = scorer
bot-equilibrium = equilibrium
bot-solver = solver
bot-reader = reader

name-autumn = Autumn
name-winter = Winter
name-random = random
name-ant = Ant
name-cicada = Cicada
name-red_ant = Red Ant
name-onlooker = Onlooker
name-done = done
name-decline = none

## Questions

ask-place-ant = { $left ->
    [6] You are the Ant. Choose a cell for your first pawn; the other five join on, side by side.
    [one] Choose a cell for your last pawn.
   *[other] Choose a cell for your next pawn ({ $left } left).
}
ask-choose-token = Choose your token in secret: the type you hope the Cicada does not guess.
ask-choose-red-token = You are a Red Ant. Choose a token in secret: guess the Ant’s type, and you draw a card if it escapes.
ask-place-cicada = You are the Cicada. Which type did the Ant choose? Touch a card of that type under one of its pawns.
ask-insects-help = The insects’ help: take the card on { $cell } ({ $card }), or another card with the same insect.
ask-take-power = You may discard a card you have just collected and take its insect’s power.
ask-market = Your market: buy a provision, or leave.
ask-pay = Choose how to pay for { $kind }.

## Answers

move-place-ant = Pawn on { $cell }
move-choose-token = Token { $path }
move-guess = Guess { $path }
move-place-cicada = Guess { $path } ({ $cell })
move-take-card = Take { $card } ({ $cell })
move-take-power = Discard { $card } for its power
move-leave-powers = Take no power
move-buy = Buy { $kind }{ $cards-1 ->
    [0] { "" }
   *[other] { " · " }{ $cards-1 } { name-cloth }
}{ $cards-2 ->
    [0] { "" }
   *[other] { " · " }{ $cards-2 } { name-tile }
}{ $cards-3 ->
    [0] { "" }
   *[other] { " · " }{ $cards-3 } { name-stone }
}{ $cards-4 ->
    [0] { "" }
   *[other] { " · " }{ $cards-4 } { name-wood }
}{ $hidden-id ->
    [yes] { " · " }your hidden card among them
   *[no] { "" }
}
move-swap-with-display = Butterfly: give { $give } for { $take }, on display
move-swap-with-player = Butterfly: give { $give } for { $take } ({ $seat })
move-done = Leave the market
move-pay = Pay{ $cards-1 ->
    [0] { "" }
   *[other] { " · " }{ $cards-1 } { name-cloth }
}{ $cards-2 ->
    [0] { "" }
   *[other] { " · " }{ $cards-2 } { name-tile }
}{ $cards-3 ->
    [0] { "" }
   *[other] { " · " }{ $cards-3 } { name-stone }
}{ $cards-4 ->
    [0] { "" }
   *[other] { " · " }{ $cards-4 } { name-wood }
}{ $hidden-id ->
    [yes] { " · " }your hidden card among them
   *[no] { "" }
}

## What an answer would throw away

warning-leave-market = You can still pay for one of these: { $kinds }. Leave, and you cannot buy before you collect again.

token-cell = { $value }
token-token = token { $value }
token-guess = guess { $value }
token-slot = slot { $value }
token-give = give { $value }
token-take = for { $value }
token-card = { $value-id ->
    [hidden] with your hidden card
   *[other] { $value }
}
token-cloth = { $value } { name-cloth }
token-tile = { $value } { name-tile }
token-stone = { $value } { name-stone }
token-wood = { $value } { name-wood }

## Refusals

refused-cell-taken = One of your pawns already stands on { $cell }.
refused-not-beside = { $cell } does not touch your pawns: each new pawn goes side by side with an earlier one.
refused-type-absent = None of your pawns stands on { $path }, so you cannot choose it.
refused-no-pawn = There is no Ant pawn on { $cell }: choose a card that has one.
refused-no-pawn-on = There is no Ant pawn on { $path }: guess a type that has one.
refused-already-won = The card on { $cell } is yours already.
refused-other-insect = The card on { $cell } does not show the { $insect } too.
refused-not-collected = You have not just collected { $card }.
refused-no-insect = { $card } shows no insect, so it brings no power.
refused-power-out = The { $power } is not in play in this match.
refused-power-held = You already hold the { $power }.
refused-bought-already = You have already bought a provision in this round; one is the most.
refused-slot-empty = Slot { $slot } is empty.
refused-cannot-pay = { $rate ->
    [2] Your cards cannot pay for { $kind }, not even two for one.
   *[other] Your cards cannot pay for { $kind }, not even three for one.
}
refused-payment = { $rate ->
    [2] That does not pay exactly for { $kind }. Each card of its price is paid by one of that type, or by two equal ones of another.
   *[other] That does not pay exactly for { $kind }. Each card of its price is paid by one of that type, or by three equal ones of another.
}
refused-no-butterfly = Only the Power of the Butterfly lets you exchange provisions.
refused-not-owned = You own no { $kind }.
refused-no-such-swap = Nobody can take { $kind } for that: name another kind, on display or owned by another player.

## What happens: set-up

event-square-laid = { $cards-count ->
    [one] 1 Path card is laid out in a square.
   *[other] { $cards-count } Path cards are laid out in a square.
}
event-first-ant-named = { $seat-who ->
    [you] You are the first Ant;
   *[other] { $seat } is the first Ant;
} { $cicada-who ->
    [you] you are the Cicada.
   *[other] { $cicada } is the Cicada.
}
event-first-card-taken = { $seat-who ->
    [you] You start with { $card } in your reserve.
   *[other] { $seat } starts with { $card } in reserve.
}
event-display-laid = On display: { $cards }.
event-powers-laid = In play: { $powers }.

## What happens: the choices

event-round-began = Round { $round }. { $ant-who ->
    [you] You are the Ant,
   *[other] { $ant } is the Ant,
} { $cicada-who ->
    [you] you are the Cicada.
   *[other] { $cicada } is the Cicada.
}
event-ant-placed = { $seat-who ->
    [you] You put a pawn on { $cell }.
   *[other] { $seat } puts a pawn on { $cell }.
}
event-token-chosen = { $path-id ->
    [hidden] { $seat-who ->
        [you] You lay a token face down.
       *[other] { $seat } lays a token face down.
    }
   *[other] { $seat-who ->
        [you] You lay down a token, face down: { $path }.
       *[other] { $seat } lays down a token, face down: { $path }.
    }
}
event-red-token-chosen = { $path-id ->
    [hidden] { $seat-who ->
        [you] You lay a red token face down.
       *[other] { $seat } lays a red token face down.
    }
   *[other] { $seat-who ->
        [you] You lay down a red token, face down: { $path }.
       *[other] { $seat } lays down a red token, face down: { $path }.
    }
}
event-token-seen = { $path-id ->
    [hidden] { $seat-who ->
        [you] The Dragonfly shows you a token that the Ant did not choose.
       *[other] The Dragonfly shows { $seat } a token that the Ant did not choose.
    }
   *[other] { $seat-who ->
        [you] The Dragonfly shows you that the Ant did not choose { $path }.
       *[other] The Dragonfly shows { $seat } that the Ant did not choose { $path }.
    }
}
event-cicada-placed = { $seat-who ->
    [you] You put the Cicada on { $cell } and bet on { $path }.
   *[other] { $seat } puts the Cicada on { $cell } and bets on { $path }.
}

## What happens: reveal and collection

event-token-revealed = { $seat-who ->
    [you] Your token is turned over: { $path }.
   *[other] { $seat }’s token is turned over: { $path }.
}
event-red-token-revealed = { $seat-who ->
    [you] Your red token: { $path }.
   *[other] { $seat }’s red token: { $path }.
}
event-ant-intercepted = { $cicada-who ->
    [you] You guessed right: you intercept { $ant }!
   *[other] { $ant-who ->
        [you] { $cicada } guessed right: you are intercepted!
       *[other] { $cicada } guessed right: { $ant } is intercepted!
    }
}
event-ant-missed = { $ant-who ->
    [you] You escape: { $cicada } bet on { $guess }.
   *[other] { $cicada-who ->
        [you] { $ant } escapes: you bet on { $guess }.
       *[other] { $ant } escapes: { $cicada } bet on { $guess }.
    }
}
event-cards-collected = { $seat-who ->
    [you] You collect the { $cells-count ->
        [one] card
       *[other] cards
    } of { $cells }.
   *[other] { $seat } collects the { $cells-count ->
        [one] card
       *[other] cards
    } of { $cells }.
}
event-cube-advanced = { $seat-who ->
    [you] You move from { $start } to { $end } on the { $path } shelf
   *[other] { $seat } moves from { $start } to { $end } on the { $path } shelf
}{ $lost ->
    [0] .
    [one] ; one step is lost.
   *[other] ; { $lost } steps are lost.
}
event-cards-boxed = { $cards-count ->
    [one] A plain card goes back to the box.
   *[other] { $cards-count } plain cards go back to the box.
}
event-insects-kept = { $seat-who ->
    [you] You keep
   *[other] { $seat } keeps
} { $cards-count ->
    [one] an insect.
   *[other] { $cards-count } insects.
}
event-insect-helped = { $seat-who ->
    [you] The insects help: instead of the card on { $won } you choose { $card } on { $taken }.
   *[other] The insects help: instead of the card on { $won }, { $seat } chooses { $card } on { $taken }.
}
event-red-ant-gained = { $seat-who ->
    [you] Your red token matches: you draw { $card }.
   *[other] { $seat }’s red token matches: { $seat } draws { $card }.
}
event-red-ant-missed-out = { $seat-who ->
    [you] Your red token matches, but there is no card left to draw.
   *[other] { $seat }’s red token matches, but there is no card left to draw.
}

## What happens: powers

event-power-taken = { $seat-who ->
    [you] You discard { $card } and take the { $power }.
   *[other] { $seat } discards { $card } and takes the { $power }.
}
event-power-stolen = { $seat-who ->
    [you] You discard { $card } and steal the { $power } from { $victim }!
   *[other] { $victim-who ->
        [you] { $seat } discards { $card } and steals the { $power } from you!
       *[other] { $seat } discards { $card } and steals the { $power } from { $victim }!
    }
}
event-hidden-card-discarded = { $seat-who ->
    [you] Your hidden card is discarded: { $card }.
   *[other] { $seat }’s hidden card is discarded: { $card }.
}
event-hidden-card-drawn = { $card-id ->
    [hidden] { $seat-who ->
        [you] You draw a hidden card.
       *[other] { $seat } draws a hidden card.
    }
   *[other] { $seat-who ->
        [you] You draw a hidden card: { $card }.
       *[other] { $seat } draws a hidden card: { $card }.
    }
}
event-beetle-consoled = { $seat-who ->
    [you] The Beetle consoles you: you draw { $card }.
   *[other] The Beetle consoles { $seat }, who draws { $card }.
}
event-beetle-missed-out = { $seat-who ->
    [you] The Beetle would console you, but there is no card left to draw.
   *[other] The Beetle would console { $seat }, but there is no card left to draw.
}
event-provisions-swapped = { $seat-who ->
    [you] With the Butterfly you give { $given } to { $other } and receive { $taken }.
   *[other] { $other-who ->
        [you] With the Butterfly { $seat } gives you { $given } and receives { $taken }.
       *[other] With the Butterfly { $seat } gives { $given } to { $other } and receives { $taken }.
    }
}
event-display-swapped = { $seat-who ->
    [you] With the Butterfly you exchange { $given } for { $taken } in slot { $slot }.
   *[other] With the Butterfly { $seat } exchanges { $given } for { $taken } in slot { $slot }.
}

## What happens: market

event-provision-bought = { $seat-who ->
    [you] You buy { $card } from slot { $slot }.
   *[other] { $seat } buys { $card } from slot { $slot }.
}
event-cards-paid = { $seat-who ->
    [you] You pay { $cards }.
   *[other] { $seat } pays { $cards }.
}
event-nothing-bought = { $seat-who ->
    [you] You buy nothing.
   *[other] { $seat } buys nothing.
}
event-fair-price-drawn = { $seat-who ->
    [you] Fair price: that was your last card, so you draw { $card }.
   *[other] Fair price: that was the last card of { $seat }, who draws { $card }.
}

## What happens: end of the round and of the match

event-square-refilled = The square is filled up: { $cards }.
event-cells-refilled = The square is filled up: { $cards }.
event-deck-reshuffled = { $count ->
    [one] The discard pile becomes the new deck: one card.
   *[other] The discard pile is shuffled into a new deck of { $count } cards.
}
event-display-refilled = New on display: { $cards }.
event-roles-passed = The roles move on: { $ant-who ->
    [you] you are the next Ant,
   *[other] { $ant } is the next Ant,
} { $cicada-who ->
    [you] you are the next Cicada.
   *[other] { $cicada } the next Cicada.
}
event-roles-kept = { $ant-who ->
    [you] You have to try again as the Ant;
   *[other] { $ant } has to try again as the Ant;
} { $cicada-who ->
    [you] you are the Cicada.
   *[other] { $cicada } is the Cicada.
}
event-shelves-filled = { $seat-who ->
    [you] You have filled two shelves!
   *[other] { $seat } has filled two shelves!
}
event-deck-exhausted = { $needed ->
    [one] 1 cell is empty, but the deck has only { $left }.
   *[other] { $needed } cells are empty, but the deck has only { $left }.
}
event-four-points-reached = { $seat-who ->
    [you] You have
   *[other] { $seat } has
} { $points ->
    [one] 1 victory point!
   *[other] { $points } victory points!
}
event-square-left-open = { $needed ->
    [one] 1 cell is empty,
   *[other] { $needed } cells are empty,
} but only { $left ->
    [one] 1 card is left to fill the square.
   *[other] { $left } cards are left to fill the square.
}
event-round-limit-reached = Round { $round } was the last one.

ended-shelves = Two shelves are full.
ended-deck = The deck can no longer complete the square.
ended-four-points = { $seat-who ->
    [you] You have reached four victory points.
   *[other] { $seat } has reached four victory points.
}
ended-square = There are not enough cards left to complete the square.
ended-round-limit = The last round has been played.

detail-shelf_cloth = { name-cloth }
detail-shelf_tile = { name-tile }
detail-shelf_stone = { name-stone }
detail-shelf_wood = { name-wood }
detail-insect_points = Insects
detail-insect_cards = Insect cards (break ties)
detail-provision_points = Provisions
detail-ladybird_points = The Ladybird’s point
detail-provision_cards = Provision cards (break ties)
detail-reserve_cards = Cards in reserve (break ties)

## The table: where we are

scene-stage-place = Pawns
scene-stage-choose = Tokens
scene-stage-guess = Guess
scene-stage-collect = Collection
scene-stage-market = Market

scene-status-place = Round { $round }. { $seats-who ->
    [you] You place your pawns; { $left } left.
   *[other] { $seats } places the pawns; { $left } left.
}
scene-status-choose = Round { $round }. { $seats-count ->
    [0] The tokens are chosen.
   *[other] { $seats-who ->
        [you] You choose your token in secret.
       *[other] Secret choice of tokens: { $seats }.
    }
}
scene-status-guess = Round { $round }. { $seats-who ->
    [you] You are the Cicada and make your guess.
   *[other] { $seats }, the Cicada, makes a guess.
}
scene-status-collect = Round { $round }. { $seats-who ->
    [you] You collect.
   *[other] { $seats } collects.
}
scene-status-help = Round { $round }. { $seats-who ->
    [you] The insects help you: choose your cards.
   *[other] The insects help { $seats } to choose cards.
}
scene-status-power = Round { $round }. { $seats-who ->
    [you] You may take a power.
   *[other] { $seats } may take a power.
}
scene-status-market = Round { $round }. { $seats-who ->
    [you] You are at the market.
   *[other] { $seats } is at the market.
}
scene-status-pay = Round { $round }. { $seats-who ->
    [you] You pay.
   *[other] { $seats } pays.
}
scene-status-over = The match ended in round { $round }.

## The table: what lies where

scene-edge = { $name }
scene-cell = { $cell }: { $card }
scene-cell-empty = { $cell }: empty
scene-pantry = Pantry
scene-space = { $path } shelf, worth { $points }
scene-cube = { $seat-who ->
    [you] your cube, space { $position } of the { $path } shelf
   *[other] { $seat }’s cube, space { $position } of the { $path } shelf
}
scene-token = { $seat-who ->
    [you] your token: { $path }
   *[other] { $seat }’s token: { $path }
}
scene-token-hidden = { $seat-who ->
    [you] your token, face down
   *[other] { $seat }’s token, face down
}
scene-tokens = { $seat-who ->
    [you] Your tokens
   *[other] { $seat }’s tokens
}
scene-token-barred = None of your pawns stands on { $path }.
scene-display = On display
scene-slot-empty = empty slot
scene-powers = Powers in the middle
scene-hidden-card = { $card }, hidden
scene-hidden-card-back = hidden card
scene-hidden-yours = Only you know this card. You may pay with it.
scene-hidden-theirs = Only its owner knows this card.

scene-effect-power_bee = When you pay: two equal cards for one of another type, instead of three.
scene-effect-power_ladybird = 1 victory point while you hold it.
scene-effect-power_dragonfly = As the Cicada, see one token that the Ant did not choose.
scene-effect-power_beetle = As an Ant or Cicada that collected nothing, draw a card at the end of the round.
scene-effect-power_caterpillar = A hidden card, for your eyes only, to pay with.
scene-effect-power_butterfly = Once, at your market: exchange one of your provisions for another on display or of another player.

scene-player = { $seat }
scene-shelf-points = Shelf points
scene-insect-cards = Insect cards
scene-insect-points = Insect points
scene-total-points = Total
scene-victory-points = Victory points
scene-lamp = victory point
scene-provisions = Provisions
scene-pawns-left = Pawns to place
scene-under-pawns = Under the pawns
scene-next-round = Next round
scene-after-miss = after a miss
scene-after-interception = after an interception
scene-next-ant = { $seat-who ->
    [you] you are the Ant
   *[other] { $seat } is the Ant
}
scene-next-cicada = { $seat-who ->
    [you] you are the Cicada
   *[other] { $seat } is the Cicada
}
scene-piles = Piles
scene-deck = Path deck
scene-discard = Discards
scene-stock = Provision deck

scene-note-seen = The Ant did not choose { $path }: the Dragonfly showed you.
scene-note-looked = { $seat-who ->
    [you] You have
   *[other] { $seat } has
} seen a token that the Ant did not choose.
scene-note-missed = { $seat-who ->
    [you] You escaped with { $path }!
   *[other] { $seat } escaped with { $path }!
}
scene-note-intercepted = { $seat-who ->
    [you] You guessed it: { $path }!
   *[other] { $seat } guessed it: { $path }!
}
scene-note-three-points = { $seat-who ->
    [you] You have 3 points: one more wins.
   *[other] { $seat } has 3 points: one more wins.
}
scene-note-full-shelf = { $seat-who ->
    [you] You have one full shelf: a second one ends the match.
   *[other] { $seat } has one full shelf: a second one ends the match.
}

## Names

name-ant_pawn = Ant pawn
name-cicada_pawn = Cicada pawn
name-shelf_cloth = { name-cloth } shelf
name-shelf_tile = { name-tile } shelf
name-shelf_stone = { name-stone } shelf
name-shelf_wood = { name-wood } shelf

# Path types

name-cloth = Tablecloth
name-tile = Tiling
name-stone = Stone
name-wood = Wood

# Insects

name-bee = Bee
name-ladybird = Ladybird
name-dragonfly = Dragonfly
name-beetle = Beetle
name-caterpillar = Caterpillar
name-butterfly = Butterfly

# Path cards

name-cloth_bee = { name-cloth } with { name-bee }
name-cloth_ladybird = { name-cloth } with { name-ladybird }
name-cloth_dragonfly = { name-cloth } with { name-dragonfly }
name-cloth_beetle = { name-cloth } with { name-beetle }
name-cloth_caterpillar = { name-cloth } with { name-caterpillar }
name-cloth_butterfly = { name-cloth } with { name-butterfly }
name-cloth_plain_1 = { name-cloth }
name-cloth_plain_2 = { name-cloth }
name-cloth_plain_3 = { name-cloth }
name-cloth_plain_4 = { name-cloth }
name-cloth_plain_5 = { name-cloth }
name-cloth_plain_6 = { name-cloth }
name-tile_bee = { name-tile } with { name-bee }
name-tile_ladybird = { name-tile } with { name-ladybird }
name-tile_dragonfly = { name-tile } with { name-dragonfly }
name-tile_beetle = { name-tile } with { name-beetle }
name-tile_caterpillar = { name-tile } with { name-caterpillar }
name-tile_butterfly = { name-tile } with { name-butterfly }
name-tile_plain_1 = { name-tile }
name-tile_plain_2 = { name-tile }
name-tile_plain_3 = { name-tile }
name-tile_plain_4 = { name-tile }
name-tile_plain_5 = { name-tile }
name-tile_plain_6 = { name-tile }
name-stone_bee = { name-stone } with { name-bee }
name-stone_ladybird = { name-stone } with { name-ladybird }
name-stone_dragonfly = { name-stone } with { name-dragonfly }
name-stone_beetle = { name-stone } with { name-beetle }
name-stone_caterpillar = { name-stone } with { name-caterpillar }
name-stone_butterfly = { name-stone } with { name-butterfly }
name-stone_plain_1 = { name-stone }
name-stone_plain_2 = { name-stone }
name-stone_plain_3 = { name-stone }
name-stone_plain_4 = { name-stone }
name-stone_plain_5 = { name-stone }
name-stone_plain_6 = { name-stone }
name-wood_bee = { name-wood } with { name-bee }
name-wood_ladybird = { name-wood } with { name-ladybird }
name-wood_dragonfly = { name-wood } with { name-dragonfly }
name-wood_beetle = { name-wood } with { name-beetle }
name-wood_caterpillar = { name-wood } with { name-caterpillar }
name-wood_butterfly = { name-wood } with { name-butterfly }
name-wood_plain_1 = { name-wood }
name-wood_plain_2 = { name-wood }
name-wood_plain_3 = { name-wood }
name-wood_plain_4 = { name-wood }
name-wood_plain_5 = { name-wood }
name-wood_plain_6 = { name-wood }

# Provisions, by kind and by card

name-wheat_grains = Wheat Grains
name-wheat_grains_a = { name-wheat_grains }
name-wheat_grains_b = { name-wheat_grains }
name-honey_pot = Honey Pot
name-honey_pot_a = { name-honey_pot }
name-honey_pot_b = { name-honey_pot }
name-jam_jar = Jam Jar
name-jam_jar_a = { name-jam_jar }
name-jam_jar_b = { name-jam_jar }
name-cheese = Cheese
name-cheese_a = { name-cheese }
name-cheese_b = { name-cheese }
name-walnuts = Walnuts
name-walnuts_a = { name-walnuts }
name-walnuts_b = { name-walnuts }
name-mushrooms = Dried Mushrooms
name-mushrooms_a = { name-mushrooms }
name-mushrooms_b = { name-mushrooms }
name-pumpkin = Pumpkin
name-pumpkin_a = { name-pumpkin }
name-pumpkin_b = { name-pumpkin }

# Powers

name-power_bee = Power of the Bee
name-power_ladybird = Power of the Ladybird
name-power_dragonfly = Power of the Dragonfly
name-power_beetle = Power of the Beetle
name-power_caterpillar = Power of the Caterpillar
name-power_butterfly = Power of the Butterfly

# Why the bots do what they do. No reason tells what is still a secret.

bot-easy = easy

why-looks-best = { $count ->
    [one] This is the only option: I would win { $chance } times in 100.
   *[other] Of { $count } options this one looks best at once: I would win { $chance } times in 100.
}
why-slip = I did not think this one over.

why-place-ant = My pawns go on { $paths }: if both of us play well from there, I win { $chance } times in 100.
why-place-near = My pawns go on { $paths }: there I expect to gain most at once.
why-token = I choose among { $paths } with chances of { $shares } in 100: then no guess is better than another.
why-token-sure = I choose { $paths }: against the best guard nothing else is worth more to me.
why-red-token = I hope for a type that the Ant should often choose and the Cicada seldom guard.
why-guard = I guard { $paths } with chances of { $shares } in 100: then no token is better than another for the Ant.
why-guard-sure = I guard { $paths }: against the best token no other guess would serve me better.
why-guard-seen = I have seen a token that was not chosen, and guard the other types so that none is better for the Ant.

# Whoever sees nothing but how many pawns stand where
why-pile-token-sure = I choose { $paths }: nowhere do more pawns stand.
why-pile-guard-sure = I guard { $paths }: nowhere do more pawns stand.
why-pile-guard-seen = I have seen a token that was not chosen, and guard where most of the other pawns stand.

# Whoever reads the other
why-read-place-ant = My pawns go on { $paths }: against somebody who guards soundly, as I expect it, I win { $chance } times in 100.
why-read-token = I choose among { $paths } with chances of { $shares } in 100: none of them should be guarded as much as it is worth, and I am hard to guess.
why-read-token-sure = I choose { $paths }: it should be guarded too little for what it is worth to me.
why-read-guard = I guard { $paths } with chances of { $shares } in 100: mostly where the token should be and would cost me most, and so that I am hard to guess.
why-read-guard-sure = I guard { $paths }: by where the token should be, and by what it would cost me, no other guess is better.

why-take-won = { $card }: of the cards with this insect it serves me best.
why-take-namesake = { $card }: the same insect, and it serves me better than the card I won.
why-power = The { $power } should bring me more than { $card }.
why-no-power = I need the cards more than a power.

why-buy-wins = With { $kind } I have the points I need: I win.
why-buy-pair = With { $kind } I have a pair: that is two points more.
why-buy = With { $kind } I have a point more at once.
why-pay = { $count ->
    [one] Of all ways to pay, I shall miss this card least.
   *[other] Of all ways to pay, I shall miss these { $count } cards least.
}
why-swap = I would rather have { $take } than { $give }.
why-done = I keep what I have: nothing on offer would help me more.

# The terminal's map: what stands for each thing

name-short-cloth = C
name-short-tile = T
name-short-stone = S
name-short-wood = W
name-short-bee = be
name-short-ladybird = la
name-short-dragonfly = dr
name-short-beetle = bt
name-short-caterpillar = ca
name-short-butterfly = bu
name-short-ant = ant
name-short-cicada = CIC
name-short-hidden = { "?" }

## The legend of the table

sign-pawn = a pawn of the Ant
sign-cicada = the Cicada and its guess
sign-cube = how far somebody has filled this shelf
sign-empty = no card lies here

## What chance is asked for

chance-cards = { $count ->
    [one] Then one of { $of } cards is drawn into the square.
   *[other] Then { $count } of { $of } cards are drawn into the square.
}
chance-provisions = { $count ->
    [one] Then one of { $of } Provisions is laid out.
   *[other] Then { $count } of { $of } Provisions are laid out.
}
