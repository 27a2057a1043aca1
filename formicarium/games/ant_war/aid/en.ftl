# The player aid. No number is written here: they come from the tables and options.

aid-turn = Your turn
aid-blocked-movement = If no order in your hand can move an ant, you lose at once.
aid-blocked-any_action = If no order in your hand allows any action, you lose at once.
aid-order = Lay down an order that can be carried out. Everybody sees it.
aid-actions = Do at least one action, at most as many as the order says, with the units and symbols it shows.
aid-combat = After each combat both players visit the Shop.
aid-discard = The order goes on your discard pile. You may discard one more from your hand.
aid-draw = Draw until you hold { $orders ->
    [one] an order.
   *[other] { $orders } orders.
}

aid-strengths = Who beats whom
aid-army = All your ants ({ $ants }) stand hidden in your home rows.
aid-attack = Step onto an enemy ant to attack it. Both are turned over; it does not matter who attacks.
aid-equal = Equal units destroy each other. The winner stays revealed.
aid-head-unit = Unit
aid-head-ants = Ants
aid-head-beats = beats
aid-head-loses = loses to
aid-head-acid = Acid
aid-acid-kills = destroys it
aid-acid-reveals = only reveals it

aid-abilities = Abilities
aid-ability-once = Each ant has its ability once, until a Rest recharges it. The Queen has none.
aid-ability-shows = Whoever uses it is revealed.
aid-does-explode = Destroys itself and an enemy ant or wall straight beside it.
aid-does-build = Sets a wall on an empty square around it (one of { $squares }).
aid-does-swap = Trades places with any other piece of yours.
aid-does-reconnaissance = Reveals any hidden enemy ant.
aid-does-shoot = Shoots acid at an enemy piece in sight around it (the same squares).

aid-symbols = Symbols
aid-does-move_cardinal = A square up, down, left or right.
aid-does-move_diagonal = A square along a diagonal.
aid-does-ability = The ability of an ant that is not spent.
aid-does-rest = A spent ant has its ability again.
aid-does-charge = Straight on, as far as the way is free; may end on an enemy.
aid-does-jump = Straight over a square, whatever stands there; may end on an enemy.
aid-does-hatching = A dead ant comes back, hidden, in your home rows.
aid-does-parasitism = Move any enemy ant a square straight, even onto one of your ants.
aid-does-exchange = Two of your pieces trade places.

aid-orders-start = Your starting orders ({ $orders })
aid-orders-shop = Orders of the Shop ({ $orders })
aid-head-order = Order
aid-head-copies = Cards
aid-head-actions = Actions
aid-head-units = For
aid-head-symbols = Symbols
aid-orders-for = { $units ->
    [one] each for one unit
   *[other] each for { $units } units
}
aid-orders-enemy = an enemy

aid-walls = Walls
aid-walls-number = Each side has { $walls ->
    [one] one; it does not come back.
   *[other] { $walls }; destroyed ones do not come back.
}
aid-walls-hit = A step against a wall is a hit. { $hits ->
    [one] One hit destroys it.
   *[other] { $hits } hits destroy it.
}
aid-walls-stop = Walls stop every ant and the Shooters’ view; a Jump goes over them.

aid-shop = The Shop
aid-shop-opens = It opens after each combat, and after an Explosion against an ant: first for whoever’s turn it is, then for the other.
aid-shop-opens-quietly = It opens after each combat: first for whoever’s turn it is, then for the other.
aid-shop-keep = { $orders ->
    [one] Draw an order and put it on your discard pile.
   *[other] Draw { $orders } orders, keep one: it goes on your discard pile.
}
aid-shop-remove = You may remove an order from your hand or discard pile, for good.

aid-end = The end
aid-end-queen = Whoever loses the Queen loses the game, however it happens.
aid-end-both = Both Queens in the same combat: a draw.
aid-end-progress = { $turns ->
    [one] A turn
   *[other] { $turns } turns
} without an ant destroyed or revealed and without anything done to a wall: a draw.
aid-end-cap = After turn { $turns }: a draw.
