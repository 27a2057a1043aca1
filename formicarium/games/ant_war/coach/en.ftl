# What newcomers are told: three cards, then a word about each new kind of question, then dangers.

coach-want = You want to destroy the enemy Queen and keep your own safe. Your ants are of six kinds: the Queen, who loses to everybody, and five that each beat two of the others. Your opponent sees where your ants stand, but not what they are: so both of you guess, bluff and remember.
coach-turn = On your turn you play one order from your hand. It says how many actions you have, which ants may act and how. With a step an ant goes to a neighbouring square; if an enemy stands there, they fight: both are shown, and the weaker one is gone. After a fight both of you take a new order from the Shop. { $cards ->
    [one] At the end you draw until you hold { $cards } order again.
   *[other] At the end you draw until you hold { $cards } orders again.
}
coach-win = Whoever destroys the enemy Queen wins. And whoever cannot move anything with the orders in their hand loses: keep an order that always moves something.

coach-ask-place-ant = Your opponent will see where your ants stand, but not which they are. Put your Queen at the back, behind friends, and fighters in front. It is easiest to take a whole formation: you can still change it.
coach-ask-arrange = Your opponent sees nothing of this until you are both ready. See to it that your Queen has friends around her and stands on no open row or column: from there she can be reached quickly.
coach-ask-order = The order you play decides which ants act this turn, and how often. An order for one kind tells your opponent what the ant is; General March moves any ant and tells nothing. Play strong orders when there is something to attack.
coach-ask-action = Walk to a neighbouring square, attack by walking onto an enemy, or use the ant’s ability: it can do so once, and it shows what the ant is. Attacking an unknown ant is a gamble, as often lost as won; attack where you know what stands there, or where you can afford to lose.
coach-ask-keep = After each fight both of you take an order here; it comes into your hand later, when your discard pile is shuffled. Orders with many actions or for several kinds are the best. One for a kind you have lost is worthless.
coach-ask-remove = Fewer and better orders come up more often. Throw out what you can use least: an order for ants you have lost, or one with few actions. If you take it from your hand, you hold one order fewer until you draw.
coach-ask-discard = You now draw until your hand is full. An order that will not help you next turn only takes up a place: discard it, and draw another instead; it comes back later. If all of them are useful, keep them.

danger-queen-attack = { $count ->
    [one] The enemy ant on { $squares } stands beside your Queen on { $queen }: one step, and she may be lost.
   *[other] The enemy ants on { $squares } stand beside your Queen on { $queen }: one step, and she may be lost.
}
danger-queen-shot = The enemy Shooter on { $square } can hit your Queen on { $queen } with acid.
danger-stuck = Of the orders in your hand only { $order } can move an ant. Whoever begins a turn without such an order loses.
