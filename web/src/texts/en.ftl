# The client's own words. Everything about a game comes from the server's catalogues.

## Everywhere

ui-home = Home
ui-back = Back
ui-close = Close
ui-save = Save
ui-copy = Copy
ui-copied = Copied
ui-more = One more
ui-fewer = One fewer
ui-just-now = just now
ui-skip-to-content = Skip to the content
ui-controls = Language, theme and sound
ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-theme-auto = Theme: as the system has it
ui-theme-light = Theme: paper (light)
ui-theme-dark = Theme: nest (dark)
ui-sound = Sounds

## Something is the matter

ui-state-loading = One moment…
ui-state-unreachable-title = Nobody answers
ui-state-unreachable = The server cannot be reached. Check your connection and try again.
ui-state-missing-title = Nothing here
ui-state-missing = This page does not exist, or not any more. The link may be incomplete.
ui-state-trouble-title = This table cannot be shown
ui-state-declined-title = That did not work
ui-state-declined = The server declined. Try again in a moment.
ui-state-again = Try again

## Home

ui-title-home = Formicarium: ant games
ui-shelf = All games
ui-play-now = Play now
ui-meet = Find an opponent
ui-play-first = Your first game.
ui-play-coach = The coach is on.
ui-play-against = { $count ->
    [one] Against one bot, { $level }.
   *[other] Against { $count } bots, { $level }.
}
ui-hint = What would you do?
ui-hint-how = Ask the strongest bot what it would do in your place. It knows only what you know. Everybody will see in the end that you asked.
ui-hint-thinking = Thinking …
ui-hint-would = The bot { $level } would choose:
ui-hint-none = No hint comes to mind. Try again in a moment.
ui-no-hints = This table is played without hints.
ui-rated = rated
ui-ratings = Ratings
ui-onward = What next?
ui-onward-level = Well played! Next comes { $level }.
ui-onward-play = Play against { $level }
ui-met = Rules you have met
ui-level = Opponent
ui-programs = Programs
ui-create = New table
ui-hotseat = On one screen
ui-rulebook = Rulebook
ui-aid = Player aid
ui-variant = Variant
ui-fact-players = { $least } to { $most } players
ui-fact-players-one = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ui-fact-minutes = { $minutes } minutes
ui-your-games = Your games
ui-your-games-empty = None yet. “Play now” seats you against the computer.
ui-open-tables = Open tables
ui-open-tables-empty = No open table at the moment. Make one with “New table”.
ui-join = Join
ui-join-link = A link you were sent
ui-watch-tables = Watch
ui-watch-tables-empty = Nobody plays in public right now.
ui-rulebooks = Rulebooks
ui-replays = Replays
ui-replays-how = A finished match can be looked at again from its table. Do you have a record as a file?
ui-replay-upload = Open a record
ui-table-over = Finished
ui-table-won = You won
ui-table-shared = You share the victory
ui-table-place = Place { $place } of { $of }
ui-table-conceded = You gave up
ui-table-drawn = A draw
ui-table-ended = Stopped without a result
ui-table-winner = { $count ->
    [one] { $name } won
   *[other] { $name } share the victory
}
ui-tidy = Put away or delete: { $game }
ui-put-away = Put away
ui-put-away-how = The game disappears from “Your games” and stays below it, under “Put away”. Others at the table notice nothing.
ui-bring-back = Bring back
ui-bring-back-how = The game stands among “Your games” again.
ui-throw-away = Delete for good
ui-throw-away-how = Nobody else plays here, so you may also delete it. The table, its record and its replay are then gone for ever.
ui-throw-away-yes = Yes, delete it for good
ui-away-games = Put away ({ $count })
ui-table-your-turn = Your turn
ui-table-trouble = Cannot be played on
ui-table-closed = Closed
ui-table-playing = Under way
ui-table-gathering = { $free ->
    [one] 1 seat is free
   *[other] { $free } seats are free
}
ui-you-are = You are called { $name }.
ui-you-are-nobody = You have no name yet.
ui-you-change = Change
ui-you-choose = Choose one
ui-you-called = You: { $name }
ui-you-title = About you
ui-you-name = Your name at the table
ui-account = An account
ui-account-why = You can play without one. With an account, your games follow you to every device.
ui-account-mine = I have one
ui-account-first = I want one
ui-account-name = Account name
ui-account-password = Password (at least 8 characters)
ui-account-in = Sign in
ui-account-new = Open an account
ui-account-out = Sign out
ui-account-otherwise = A passkey, or the password forgotten?

## A new table

ui-create-game = The game
ui-create-time = Time to think
ui-how-friends = Friends by link
ui-how-hotseat = On one screen
ui-how-bots = Against bots
ui-kind-me = Me
ui-kind-open = Somebody, by link
ui-kind-bot = Computer
ui-kind-hotseat = A person at this screen
ui-clock-flag = When the time is up, the clock makes the move that the question names, and the match goes on. Twice in a row, and the others may go on without you.
ui-clock-flag-reserve = A decision that takes longer draws on your reserve, and what a shorter one leaves is added to it; secret choices do neither.
ui-clock-days-off = Whoever takes days off (on their own page) stops their clock meanwhile, so many days a year.
ui-days-off = (days off until { $until })
ui-days-off-ahead = (days off from { $since } to { $until })
ui-plan = Plan ahead
ui-plan-how = Lay down answers for your next turn: they are given when you are asked, if they still fit (p)
ui-clock-and = { $each } + { $more }
ui-clock-more-minutes = { $minutes } min for the whole match
ui-clock-more-days = { $days ->
    [1] 1 day for the whole match
   *[other] { $days } days for the whole match
}
ui-clock-each-minutes = { $minutes } min per decision
ui-clock-each-days = { $days ->
    [1] 1 day per decision
   *[other] { $days } days per decision
}

## Before the match

ui-gathering = Waiting for players
ui-gathering-send = The match begins when every seat is taken. Send each player a link.
ui-gathering-sit = The match begins when every seat is taken. Sit down, or stay and watch.
ui-gathering-wait = The match begins when every seat is taken.
ui-invitation = Invitation for seat { $seat }
ui-sit = Sit down
ui-seat-free = free
ui-seat-taken = taken
ui-join-title = { $game }: take a seat
ui-join-with = At the table: { $names }.
ui-join-alone = This seat is for you.
ui-join-name = How shall the others call you?
ui-join-watch = Just watch

## The table

ui-players = Players
ui-beside = Beside the board
ui-you = you
ui-seat-unnamed = Player { $letter }
ui-seat-bot = computer
ui-seat-bot-named = Bot { $letter }
ui-seat-away = away
ui-seat-conceded = gave up
ui-seat-ready = answered
ui-seat-turn = to move
ui-bot-thinking = thinking
ui-board = Board
ui-board-larger = Show this board large
ui-views = What to look at
ui-view-lit = something can be chosen here
ui-view-new = a card was laid open here
ui-fit = Show the whole board
ui-stages = Steps of the turn
ui-note-private = For your eyes only:
ui-pile-open = Look through
ui-row-open = Look at them
ui-tray-empty = empty
ui-choose-this = Choose
ui-why-not = Why not?
ui-notes = Worth knowing
ui-options = Your options
ui-options-all = { $count ->
    [one] The only option
    [2] Both options
   *[other] All { $count } options
}
ui-options-fewer = Fewer
ui-how-many = How many
ui-count-go = Go on with { $count }
ui-sending = One moment…
ui-confirm-final = This cannot be taken back.
ui-confirm-yes = Yes, do it
ui-confirm-lose = Do it all the same
ui-confirm-never = Do not ask again
ui-final = Cannot be taken back
ui-undo = Undo
ui-restart-turn = Restart my turn
ui-restart-turn-long = { $count ->
    [one] Restart my turn: take back your last answer
   *[other] Restart my turn: take back your last { $count } answers
}
ui-restart-last-turn = Back to my last turn
ui-restart-last-turn-long = { $count ->
    [one] Back to my last turn: take back your last answer, and what the computer has done since
   *[other] Back to my last turn: take back your last { $count } answers, and what the computer has done since
}
ui-undo-over = Undo your last answer, and what the computer has done since
ui-since-last-turn = Since your last turn
ui-skip = Skip
ui-pass-always = Always pass here
ui-pass-asked = You always pass at some moments.
ui-pass-ask-again = Ask me again
ui-waiting-for = Waiting for { $name }
ui-bot-thinks = { $name } is thinking …
ui-waiting-table = The table takes a moment…
ui-title-your-turn = Your turn
ui-title-turn = { $name } to move
ui-title-over = Finished
ui-clock-left = time left
ui-clock-late = Your time was up: the clock chose for you.
ui-clock-since = waiting for
ui-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
ui-clock-hours = { $hours } h { $minutes } min
ui-clause = Rule { $id } in the rulebook
ui-link-lost = Connection lost. Trying again; nothing is lost.
ui-link-full = There are too many visitors just now. Trying again; nothing is lost.
ui-link-ailing = The server cannot reach what it has stored just now. Trying again; nothing is lost.
ui-link-gone = This table is closed to this page. Load it again.
ui-watch = Watch the table
ui-watchers = watching

ui-missing-left = { $name } has left the table.
ui-missing-away = { $name } is away.
ui-missing-late = { $name } does not answer: the clock plays.
ui-missing-wait = If that lasts another { $time }, you can go on without waiting.
ui-go-bot = Let a bot play
ui-go-friend = Invite a friend
ui-go-end = Stop the match
ui-go-bot-how = { $why ->
    [left] A bot takes the seat of { $name } and plays on.
   *[other] A bot plays for { $name } from now on. { $name } can come back at any time.
}
ui-go-friend-how = The seat of { $name } becomes free, and you get a link for a friend. Until somebody takes it, { $name } can come back.
ui-friend-link = Link for a friend who takes the seat
ui-offer-draw = { $whose ->
    [mine] You offer a draw, until it is answered with a move.
   *[other] { $name } offers a draw. Playing on declines it.
}
ui-offer-end = { $whose ->
    [mine] You would like to stop without a result. That stands until you take it back.
   *[other] { $name } would like to stop without a result.
}
ui-offer-bot = { $whose ->
    [mine] You would like a bot to play for { $target }.
    [you] { $name } would like a bot to play for you.
   *[other] { $name } would like a bot to play for { $target }.
}
ui-offer-friend = { $whose ->
    [mine] You would like somebody else to have the seat of { $target }.
    [you] { $name } would like somebody else to have your seat.
   *[other] { $name } would like somebody else to have the seat of { $target }.
}
ui-offer-need = Waiting for { $name }.
ui-offer-against = Declined by { $name }. The next move takes it off the table.
ui-agree = Agree
ui-decline = Decline
ui-take-back = Take back
ui-take-own = Your seat is kept for you.
ui-take-own-go = Play on yourself
ui-take-bot = The computer plays as { $name }. You may take its seat.
ui-take-free = The seat of { $name } is free.

ui-deal-sealed = The deal is sealed
ui-deal-sealed-how = The server deals from a secret that nobody at the table knows. This fingerprint of it was fixed before the first move. When the match is over the record tells the secret, and the replay checks that every roll and draw came from it.
ui-deal-given = This table goes on from a record
ui-deal-given-how = This table goes on from a record that its maker brought: what lay hidden in it may be known to them. What comes after it is sealed.
ui-deal-chosen = The maker chose the seed
ui-deal-chosen-how = The maker of this table chose the seed it is dealt from: the deal can be foreseen.
ui-deal-unsealed = The deal is not sealed
ui-deal-unsealed-how = This table is older than sealed deals: it cannot be checked afterwards how it was dealt.
ui-deal-commitment = Fingerprint (SHA-256):

ui-trouble = Something is wrong with this table
ui-trouble-watch = Those who play here can go on from this point.
ui-trouble-go-on = Go on from here
ui-trouble-go-on-how = Going on leaves behind what cannot be read. What chance gives from here on is dealt anew.
ui-trouble-close = Close the table
ui-trouble-close-how = Nobody will be able to play on at this table.
ui-trouble-close-yes = Close it for good
ui-trouble-close-no = Leave it as it is
ui-trouble-closed = The table is closed.

ui-curtain-pass = Please pass the screen to { $name }
ui-curtain-why = What comes next is for { $name } only.
ui-curtain-lift = I am { $name }

ui-drawer = Log, chat and rulebook
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-rules = Rulebook
ui-tab-aid = Aid
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-find = Find in the log
ui-log-why = why?
ui-log-older = { $count ->
    [one] Show 1 older line
   *[other] Show { $count } older lines
}
ui-log-everything = Show every line
ui-log-before = At the beginning
ui-log-now = This turn
ui-log-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
ui-news = What has happened
ui-news-step = { $at } of { $last }
ui-news-next = Next
ui-news-done = Go on
ui-news-all = Close all
ui-since-again = Show it again
ui-since-start = Before your first turn
ui-since-all = Everybody
ui-since-you = You
ui-watching = Stop and go on
ui-watching-resume = Go on
ui-watching-now = To what is happening now
ui-watching-behind = { $count ->
    [one] 1 move behind
   *[other] { $count } moves behind
}
ui-watching-live = Nothing new yet
ui-chat = Chat
ui-chat-about = Mute, block or report { $name }
ui-chat-empty = Nobody has said anything yet.
ui-chat-removed = Removed by the moderators
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-somebody = A spectator

ui-menu = Menu
ui-coach = Coach
ui-coach-cards = Cards before my first match of a game
ui-coach-explains = Explain every new kind of question, once
ui-coach-dangers = Warn me of dangers
ui-coach-again = What is this game about?
ui-coach-card = Card { $at } of { $of }
ui-coach-skip = Skip
ui-coach-play = Let’s play
ui-coach-understood = Understood
ui-coach-where = Show where
ui-setting-pace = What others do is shown
ui-setting-pace-fast = at once
ui-setting-pace-usual = as usual
ui-setting-pace-calm = calmly
ui-setting-pace-slow = slowly
ui-setting-news = A card tells what hits you
ui-setting-news-wait = and waits until you press it
ui-setting-news-brief = for four seconds
ui-setting-news-off = no card
ui-setting-summary = Open “Since your last turn” by itself
ui-setting-confirm = Ask before what cannot be taken back
ui-setting-preview = Show what an answer would bring, before it is given
ui-preview = This would happen
ui-preview-roll = { $count ->
    [one] Then a die decides.
   *[other] Then { $count } dice decide.
}
ui-preview-draw = { $count ->
    [one] Then one of { $of } is drawn.
   *[other] Then { $count } of { $of } are drawn.
}
ui-preview-pick = Then chance picks one of { $of }.
ui-preview-asks = Then you are asked
ui-preview-hidden = The rest depends on what is hidden.
ui-preview-unless = Unless another player steps in before that.
ui-preview-share = { $share }%
ui-preview-rare = under 0.1%
ui-preview-nearly = over 99.9%
ui-preview-ways = { $ways } of { $of } ways
ui-preview-odd = { $what }: { $share }, { $ways }.
ui-preview-board = On the board
ui-legend = Legend
ui-legend-why = What colours, borders and small pictures mean
ui-legend-legal = you may touch this now
ui-legend-latest = the last move has changed something here
ui-legend-gone = something that was here is gone since your last turn
ui-legend-lit = worth a look now
ui-link-watch = Link to watch
ui-link-resume = Your personal link: go on playing on another device. Keep it to yourself.
ui-link-bot = Link for a person who takes over from { $name }
ui-parting = Stop playing
ui-parting-alone = For a break, simply close the page: the game waits for you under “Your games”.
ui-parting-yes = Yes: { $what }
ui-parting-no = No, play on
ui-draw = Offer a draw
ui-draw-how = The match ends in a draw as soon as all agree: { $name }. Until then it goes on, and you can take your offer back.
ui-concede = Give up
ui-concede-two = The match ends at once, and { $name } wins.
ui-concede-bots = Only bots would be left, so the match ends at once, and you come last.
ui-concede-bot = You come last. The others play on, and a bot plays your turns; you can watch, but not come back.
ui-end = Stop without a result
ui-end-alone = The match ends at once. Nobody wins; its replay can still be looked at.
ui-end-how = The match ends without a winner as soon as all agree: { $name }. Until then it goes on. Nobody waits for the word of somebody who is away for long.
ui-vote = A bot for { $name }
ui-vote-how = If all the others agree, a bot plays for { $name }, who can come back at any time.
ui-leave = Leave
ui-leave-how = You give your seat away for good. The others are told, and choose: a bot plays on, a friend takes your seat, or they stop. For a break, simply close the page: your seat stays yours.
ui-leave-early = Your seat becomes free again for somebody else.

ui-end-title = The match is over
ui-end-show = See the result
ui-end-rank = Rank
ui-end-player = Player
ui-end-score = Points
ui-end-look = Look at the table
ui-end-drawn = A draw
ui-end-ended = No result
ui-end-place = { $shared ->
    [0] You are { $rank ->
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $count }.
   *[other] You share { $rank ->
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } place of { $count } with { $name }.
}
ui-rematch = Play again
ui-rematch-how = “Play again” sets the same table, with the same players in the same seats.
ui-rematch-there = To the new table
ui-rematch-link = The new table’s link
ui-rematch-ready = A new table is ready.
ui-rematch-go = Go there

ui-help = Keys
ui-help-how = Everything that glows can be touched; the same answers stand as buttons below the board. Touch something that does not glow to learn why.
ui-key-tab = from part to part of the page
ui-key-arrows = from place to place on the board
ui-key-enter = touch the place
ui-key-numbers = pick an answer by its number
ui-key-esc = one step back
ui-key-undo = take back your last move
ui-key-restart = take back your whole turn
ui-key-plan = plan your next turn while others play
ui-key-space = skip the animation
ui-key-zoom = look closer at the board
ui-key-log = open or close the log
ui-key-help = this list

## Replay

ui-replay = Replay
ui-replay-back = One back
ui-replay-pause = Pause
ui-replay-next = One on
ui-replay-download = Download the record

## How it went

ui-figures = How it went
ui-figures-loading = Counting …
ui-figures-nothing = There is nothing to count in this match.
ui-figures-curves = As curves
ui-figures-tables = As tables
ui-figures-totals = In all
ui-figures-start = At the start
ui-figures-press = Press a turn to go to its end

## Analysis

ui-analyse = Analyse

## Lessons

ui-aid-print = Print
ui-aid-players = Players
ui-aid-page = On a page of its own, to print
ui-aid-none = This game has no player aid yet. Its rulebook has everything.
ui-learn = Learn by playing
ui-learn-next = Next lesson: { $at } of { $of }
ui-learn-lead = Short lessons at a real table: read a sentence, try it, see what comes of it. Take them in this order or in any other, and stop whenever you like.
ui-learn-none = This game has no lessons yet. Its rulebook tells how to begin.
ui-learn-taken = Taken
ui-learn-begin = Begin
ui-learn-again = Once more
ui-named = { $what }: { $name }
ui-learn-play = Play your first game
ui-lesson-step = Lesson, step { $at } of { $of }
ui-lesson-on = Go on
ui-lesson-left = { $left ->
    [one] 1 answer to go.
   *[other] { $left } answers to go.
}
ui-lesson-back = Previous step
ui-lesson-learnt = Aim reached:
ui-lesson-rules = { $count ->
    [one] The rule behind it, in the rulebook
   *[other] The { $count } rules behind it, in the rulebook
}
ui-lesson-next = Next lesson: { $title }
ui-lesson-course = All lessons

## Rulebook

ui-rules-find = Search the rules
ui-rules-both = Both languages
ui-rules-chapters = Chapters
ui-rules-nothing = No rule mentions “{ $wanted }”.
ui-rules-found = { $found ->
    [one] One passage
   *[other] { $found } passages
}
ui-rules-learn = Learn by playing: { $title }
ui-rules-lesson = Lesson: { $title }
