# What the replay of a match says.

ui-replay-at = { $at } of { $last }
ui-replay-start = Before the first move
ui-replay-steps = Steps
ui-replay-first = To the beginning
ui-replay-play = Play
ui-replay-last = To the end
ui-replay-turn-back = To where this turn began
ui-replay-turn-next = To the next turn
ui-replay-event-back = One event back
ui-replay-event-next = One event on
ui-replay-speed = Speed
ui-replay-times = × { $times }
ui-replay-jump = Jump to a move
ui-replay-eyes = Whose eyes
ui-replay-open = Everything open
ui-replay-spectator = As a spectator
ui-replay-seat = Through the eyes of { $name }
ui-replay-share = Share or play on
ui-replay-link = Link to this move
ui-replay-verify = Check the deal
ui-replay-play-on = Play on from here against bots
ui-replay-play-on-how = Choose the seat you take; bots take the others.
