# What newcomers are told: three cards, then a word about each new kind of question, then dangers.

coach-want = You want to bring home prey and leaves from the garden. Prey of different kinds is worth more and more: the fourth brings more than the third. Leaves count only on fungi, which grow on your hill.
coach-turn = { $actions ->
    [one] On your turn you put up to { $actions } marker on spaces of your own hill. Each space shows what you do, and its level says how often.
   *[other] On your turn you put up to { $actions } markers on spaces of your own hill. Each space shows what you do, and its level says how often.
} With Scout and Build your hill grows higher, and its actions stronger. With Hatch and Ants! you lay a chain of ants to a clearing. With Push you pass its prey from ant to ant into the big anthill.
coach-win = When tiles run short, or when nearly all kinds of prey are gone, everybody has one more turn. Then points are counted: prey times itself (two kinds make 4 points, three make 9, four make 16), and for each leaf the level of its fungus. The most points win.

coach-ask-action = One marker is one action, and the higher the space lies, the more often you do it. The way to points: Scout and Build make your hill stronger, Hatch and Ants! lay a chain to a clearing, Push brings its prey home. Your magnificANT does whatever you lack, once in a turn.
coach-ask-last-steal = With a soldier in the red zone you may take what another player’s ant carries on a track where you have a free ant yourself. That costs the soldier, but no action.
coach-ask-explore = Choose by its two halves: which actions do you have too low, or not at all? Taking a tile that lies ahead of an anteater lets it come closer, and when it arrives, it eats.
coach-ask-tile = Laid on top of others, a tile lies one level higher, and its actions are stronger; laid beside them, it only adds spaces. Tiles you do not build stay in your hand, but only a few of them.
coach-ask-first = The two halves will lie side by side, at the same height. On top of your hill they become stronger, but what you cover is lost: do not bury your last Hatch or Push.
coach-ask-second = The second half lies beside the first, at the same height. Think of what you cover: that action is lost, and a covered fungus scores nothing.
coach-ask-hatch = An ant that hatches in a zone can be sent to tracks of that colour only; those of the red zone are soldiers, who guard and steal. Look at the way to the prey you want, and hatch for its tracks. Do not hatch more than you will send soon: anteaters eat ants that wait.
coach-ask-ants = Send your ants so that they form an unbroken chain from the big anthill to a clearing: prey comes home along your own chain only. Short ways first: the ladybird and the brown leaf lie nearest.
coach-ask-push = A push moves one thing by one step: from a clearing onto your ant, from ant to ant, from the last ant into the anthill. Begin with what is nearest home, for an ant carries one thing at a time. Of each kind of prey you can have only one.
coach-ask-store = The space under the prey does nothing any more, and can never be built over. Choose one that you need least.
coach-ask-return = Keep the tiles you will build next. What you return goes into the bag, and may come up again.
coach-ask-anteater = What an anteater eats depends on its colour, and on whether it comes first, second or third: prey from a clearing, or ants that wait in a zone. So the order decides whom it hurts. Spare yourself.

danger-last-turn = { $count ->
    [0] This is your last turn: after it, points are counted.
    [one] This is your last turn. What your ant still carries at its end counts for nothing: push it home.
   *[other] This is your last turn. What your ants still carry at its end counts for nothing: push it home.
}
danger-thief = { $seat } has a soldier and a free ant on { $track }, and could steal what your ant carries there ({ $item }). Push it on, or guard the track.
danger-anteater = { $zone-id ->
    [soldier] { $count ->
        [one] The { $colour } anteater is about to arrive, and would eat the soldier you have in the red zone.
       *[other] The { $colour } anteater is about to arrive, and would eat the { $count } soldiers you have in the red zone.
    }
   *[other] { $count ->
        [one] The { $colour } anteater is about to arrive, and would eat the ant that you have in the { $zone } zone. On a track it is safe.
       *[other] The { $colour } anteater is about to arrive, and would eat the { $count } ants that you have in the { $zone } zone. On tracks they are safe.
    }
}
danger-hand = { $count ->
    [one] One tile of your hand too many: at the end of your turn it goes back into the bag, unless you build it.
   *[other] { $count } tiles of your hand too many: at the end of your turn they go back into the bag, unless you build them.
}
