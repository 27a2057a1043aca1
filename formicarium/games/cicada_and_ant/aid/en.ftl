# The player aid. No number is written here: they come from the tables and options.

name-provision = Provision card

aid-round = A round
aid-place = The Ant sets its { $pawns ->
    [one] pawn.
   *[other] { $pawns } pawns, each one side by side with an earlier one.
}
aid-hide = The Ant hides the token of a type that it stands on.
aid-red = Meanwhile each Red Ant hides a token of its own: the same type, if it can guess it.
aid-guess = The Cicada sets its pawn on a card with an Ant pawn. The type of that card is its guess.
aid-collect = The token is shown. A right guess: the Cicada takes all cards of that type under Ant pawns. A wrong one: the Ant takes them.
aid-take-power = An Ant that collects may discard an insect it has just taken, for the Power card of that insect.
aid-red-gains = If the Ant collects, each Red Ant with the same token draws a card.
aid-buy = Whoever collected may buy a Provision card.
aid-refill-winter = Fill up square and display. The roles move on.
aid-shelve = Whoever collected moves up the shelf of that type: a space for each card.
aid-keep = Insects stay with the collector until the end.
aid-refill = Fill up the square. The roles move on.

aid-roles = Who collects, who is next
aid-roles-guess = The guess is
aid-roles-right = right
aid-roles-wrong = wrong
aid-roles-collects = collects
aid-roles-ant = next Ant
aid-roles-cicada = next Cicada
aid-roles-same = the same again
aid-roles-next = left neighbour
aid-roles-next-cicada = left neighbour; the Ant is skipped

aid-deck = The cards
aid-square = In the square: { $cells }, of { $cards } in all.
aid-types = Types
aid-insects = Insects

aid-points = Points at the end
aid-points-reached = space, or equal insects
aid-points-shelf = a shelf
aid-points-insects = a kind of insect
aid-good-to-know = Good to know
aid-past-the-end = A shelf has { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}; steps beyond are lost.
aid-hidden = Kept insects lie face down: remember what the others took.
aid-open-insects = Kept insects lie face up, for all to see.
aid-plain = Collected cards without an insect leave the game.

aid-end = The end
aid-end-shelves = At once when somebody has { $shelves ->
    [one] a full shelf.
   *[other] { $shelves } full shelves.
}
aid-end-deck = Or when the deck cannot fill up the square.
aid-end-most = Shelves and insects together: most points win.
aid-end-tie = A tie: whoever kept more insect cards.
aid-end-victory = Whoever has { $points ->
    [one] a victory point
   *[other] { $points } victory points
} wins at once.
aid-end-empty = It also ends when the square cannot be filled up,
aid-end-limit = or after round { $rounds }.
aid-end-ranks = Then count victory points, Provision cards, cards in the reserve.

aid-provisions = Provision cards and their prices
aid-worth-one = A card alone: { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}
aid-worth-pair = Both cards of a kind: { $points ->
    [one] { $points } victory point together.
   *[other] { $points } victory points together.
}
aid-display = { $slots ->
    [one] A card lies on display,
   *[other] { $slots } lie on display,
} { $cards ->
    [one] the only one.
   *[other] of { $cards } in all.
}
aid-paying = Paying
aid-rate = Instead of a card of the price: { $rate ->
    [one] a card of any other type.
   *[other] { $rate } cards of one other type.
}
aid-exactly = You pay exactly; there is no change.
aid-fair = Fair price: whoever buys and has no card left face up draws one.
aid-help = The insects’ help
aid-help-who = Only for an Ant that collects.
aid-help-what = Leave a won insect card where it is, and take another card of the square with the same insect.
aid-help-not = Any type will do, with a pawn or without; but no other card that you have won.

aid-powers = Powers
aid-powers-in-play = In play: { $powers } of them.
aid-powers-taken = Take it from the middle, or from whoever holds it.
aid-does-power_bee = Pay { $rate ->
    [one] a card of one other type
   *[other] { $rate } cards of one other type
} in place of a card of the price.
aid-does-power_ladybird = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} while you hold it.
aid-does-power_dragonfly = As the Cicada, see one of the tokens that the Ant did not choose.
aid-does-power_beetle = As an Ant or Cicada that collected nothing, draw a card.
aid-does-power_caterpillar = You have a hidden card to pay with.
aid-does-power_butterfly = Once, when you collected: exchange one of your Provision cards for one on display or of another player.
