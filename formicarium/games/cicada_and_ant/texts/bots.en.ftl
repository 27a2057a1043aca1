# Why the bots do what they do. No reason tells what is still a secret.

bot-easy = easy

why-looks-best = Of { $count } options this one looks best at once: I would win { $chance } times in 100.
why-slip = I did not think this one over.

why-place-ant = My pawns go on { $paths }: if both of us play well from there, I win { $chance } times in 100.
why-token = I choose among { $paths } with chances of { $shares } in 100: then no guess is better than another.
why-red-token = I hope for a type that the Ant should often choose and the Cicada seldom guard.
why-guard = I guard { $paths } with chances of { $shares } in 100: then no token is better than another for the Ant.
why-guard-seen = I have seen a token that was not chosen, and guard the other types so that none is better for the Ant.

why-take-won = { $card }: of the cards with this insect it serves me best.
why-take-namesake = { $card }: the same insect, and it serves me better than the card I won.
why-power = { $power } should bring me more than { $card }.
why-no-power = I need the cards more than a power.

why-buy-wins = { $kind } gives me the points I need: I win.
why-buy-pair = { $kind } makes a pair: that is two points more.
why-buy = { $kind } brings me a point now.
why-pay = Of all ways to pay, I shall miss these { $count } cards least.
why-swap = { $take } helps me more than { $give }.
why-done = I keep what I have: nothing on offer would help me more.
