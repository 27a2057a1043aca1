# The words every game shares. How catalogues work: docs/texts.md.

## Lists, and names of things that are everywhere

list-next = { $rest }, { $next }
list-last = { $rest } and { $last }

name-hidden = hidden
name-yes = yes
name-no = no
name-pass = pass

seat-you = You
seat-you-listed = you
seat-person = Player { $letter }
seat-bot = Bot { $letter } ({ $bot })
seat-of = { $vowel ->
    [yes] of { $name }
   *[no] of { $name }
}
seat-nobody = nobody

variant-standard = the game as it is

token-seat = { $value }
glyph = { $id }
titled = { $title }: { $rest }
move-pass = Pass

## Refusals of the table itself

refused-match-over = The match is over.
refused-not-asked = { $seat-who ->
    [you] It is not your turn.
   *[other] It is not { $seat }’s turn.
} { $waiting-count ->
    [0] { "" }
   *[other] { $waiting-who ->
        [you] The table is waiting for you.
       *[other] The table is waiting for { $waiting }.
    }
}
refused-not-offered = “{ $path }” is not among your options.
refused-unfinished = “{ $path }” is a good start, but something is still missing.
refused-option-seat = An option names a seat that is not at this table.

undo-bound = That answer cannot be taken back.
undo-nothing = There is nothing to take back.
undo-chance = Luck has had its say since: your last move stands.
undo-other = { $seat-who ->
    [you] You have moved
   *[other] { $seat } has moved
} since: your last move stands.
undo-revealed = Something was revealed since: your last move stands.
undo-over = The match is over: its last move stands.

## Bots

bot-random = random
bot-greedy = greedy
bot-searcher = searcher

## Levels: what people call bots, the gentlest first

level-larva = Larva
level-larva-line = Plays gently and overlooks a lot.
level-nurse = Nurse
level-nurse-line = Plays with care, but misses a good deal.
level-forager = Forager
level-forager-line = Plays soundly and takes what lies near.
level-soldier = Soldier
level-soldier-line = Plans ahead and forgives little.
level-queen = Queen
level-queen-line = Sees far and forgives nothing.

## What bots say

why-hinted = A hint was asked for first.
why-random = { $count ->
    [one] There was nothing else to choose.
   *[other] Just by luck: I took one of { $count } options without thinking.
}
why-greedy = { $count ->
    [one] There was nothing else to choose.
   *[other] I looked one step ahead at { $count } options; this one looks best.
}
why-intended = This belongs to what I have set out to do. { $why }
why-search-alone = { $why } I played on from here { $rounds ->
    [one] once
   *[other] { $rounds } times
} in my mind, and expect to win { $chance } times in 100.
why-search = { why-search-alone } { $cost ->
    [0] About as good: “{ $next }”.
   *[other] Next best: “{ $next }”, { $cost } in 100 less.
}
why-search-fear = { why-search } The reply I fear most: “{ $fear }”.

## Results

outcome-won = { $winners-count ->
    [one] { $winners-who ->
        [you] You win
       *[other] { $winners } wins
    } with { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
   *[other] { $winners-who ->
        [among] { $winners } share
       *[other] { $winners } share
    } the victory with { $score ->
        [one] 1 point
       *[other] { $score } points
    } each.
}
outcome-left = { $winners-count ->
    [one] { $winners-who ->
        [you] You win.
       *[other] { $winners } wins.
    }
   *[other] { $winners } share the victory.
}
outcome-gave-up = Gave up before the end: { $seats }.
outcome-conceded = { $seat-who ->
    [you] You have given up.
   *[other] { $seat } has given up.
}
outcome-drawn = Both sides have agreed on a draw.
outcome-ended = All players have agreed to stop. There is no result.
outcome-closed = Whoever keeps order here has closed this table. There is no result.
outcome-heading = The match is over
outcome-rank = Rank
outcome-score = Points

## The command line: sitting down

start-variant = What would you like to play?
start-seats = How many players?
start-seats-option = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
start-who = Who plays?
start-first = Is this your first game?
start-first-yes = Yes, begin gently: { $variant } – against { $count ->
    [one] one bot, { $level }
   *[other] { $count } bots, { $level }
}
start-first-no = No, let me choose
start-with-bots = you against { $level }: { $line }
start-with-people = several people, taking turns at this keyboard
welcome = Answer with a number, or with the words printed dimly beside it. Type “help” at any time.

## Playing

curtain = Please pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
so-far = So far: { $tokens }. (“back” to start this move again)
number-range = Choose a number from { $first } to { $last }.
why-allowed = “{ $path }” is allowed: go ahead.
why-what = Say what you would like to do, for example: why { $example }
lose-sure = Do it all the same? ({ $yes } / no) 
lose-yes = yes
undone = Taken back.
hint = The computer ({ $bot }) would choose: { $move }  ({ $path })
language-changed = From now on, in English.
language-which = Choose a language: { $languages }. For example: lang fr
save-where = Say where to, for example: save my-match.txt
save-failed = Nothing was saved to { $file }: { $why }. Try another place.
save-other-file = { $file } is something else than a saved match, so it was left alone. Try another name.
saved = Saved to { $file }, and again when you leave. To go on later: formicarium play { $game } --load { $file }
goodbye = Goodbye! (This match was not saved; “save FILE” before leaving keeps it.)
goodbye-saved = Goodbye! Your match is in { $file }.

help = Choose by number, or type the words beside it (“cell:r1c1”, or just “r1c1”). You can also type:
help-question = This question follows rule { $clause }: “{ $command }” shows it.
help-legend = On the table:
legend-turn = whose turn it is
legend-ready = has answered already
legend-lit = before a card: worth a look now
legend-warning = before a sentence: take care
legend-level = so many tiles on top of each other
legend-count = the mark says whose they are, the number how many
help-help = help            this list
help-table = table           show the table again
help-back = back            start a longer move again
help-why = why WORDS       why something is not allowed: why cell:r1c1
help-undo = undo            take back your last move, where that is fair
help-rules = rules [WORD]    look up a rule by its id or by a word
help-aid = aid             the player aid: turn order, costs, scoring
help-log = log [all]       what happened, turn by turn, with the rules behind it; all: every pass too
help-hint = hint            what the computer would do, and why
help-save = save FILE       keep this match
help-lang = lang fr         jouer en français
help-quit = quit            leave the table

command-help = help
command-table = table
command-back = back
command-why = why
command-undo = undo
command-rules = rules
command-aid = aid
command-log = log
command-hint = hint
command-save = save
command-lang = lang
command-quit = quit

## Rulebook and replay

rules-nothing = No rule is called “{ $wanted }”, and none has that word.
rules-lesson = Learn it by playing: { $title } ({ $command })
rules-ask = Ask for a rule by its id, by the beginning of one, or by a word.
aid-of = Player aid: { $game }
aid-die = { $face }
aid-none = This game has no player aid yet.
replay-next = Press Enter to go on.
replay-hints = { $count ->
    [one] { $seat } asked for a hint before 1 answer.
   *[other] { $seat } asked for a hint before { $count } answers.
}
replay-unfinished = The record stops here; the match is not finished.

## Games and lab

games-id = Id
games-title = Game
games-seats = Players
games-variants = Variants
games-bots = Bots
games-levels = Levels, the gentlest first
games-level = { $name } ({ $id }): { $line }

lab-summary = { $games ->
    [one] 1 match,
   *[other] { $games } matches,
} { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} in { $seconds } s ({ $speed } a second); on average { $length } a match.
lab-bot = Bot
lab-seat = Seat
lab-played = Played
lab-wins = Wins
lab-share = Share
lab-interval = 95 % interval
lab-value = Value
lab-tally-nothing = In these matches no event told any “{ $field }”: another variant may.
lab-event = Event
lab-times = Times
lab-matches = Matches
lab-rank = Mean rank
lab-ended = How the matches ended

ladder-summary = { $games ->
    [one] 1 match
   *[other] { $games } matches
} of each pair, with { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, seats in turn. 100 Elo more win about 64 in 100 matches.
ladder-elo = Elo
ladder-openskill = openskill
ladder-pair = Pair

## Was the deal fair?

verify-fits = The deal was fair: the secret fits what was promised before the first move, and { $chances ->
    [0] nothing was left to chance
    [one] the one roll or draw is what it deals
   *[other] all { $chances } rolls and draws are what it deals
}.{ $given ->
    [0] { "" }
    [one] { " " }The table went on from another record: its first roll or draw was given.
   *[other] { " " }The table went on from another record: its first { $given } rolls and draws were given.
}{ $cuts ->
    [0] { "" }
    [one] { " " }It was mended once, and dealt anew from there.
   *[other] { " " }It was mended { $cuts } times, and dealt anew from there.
}
verify-fits-so-far = { verify-fits } The match was not played to its end.
verify-misdealt = Line { $line } is not what was dealt: the record says “{ $stated }”, the secret deals “{ $dealt }”.
verify-commitment = The secret, or what the match was played with, does not fit the commitment: this is not the deal that was promised.
verify-answers = Every roll and draw is as promised, but the answers are not those that were given, or not in their order.
verify-unplayable = The record cannot be played: { $why }
verify-no-commitment = Nothing to verify: this record has no commitment. It can be replayed.
verify-chosen = Nothing to verify: whoever made the table chose the seed. The record can be replayed.
verify-sealed = The deal is still sealed: the secret is told when the match is over. So far the record can be replayed.

## Lessons

lesson-welcome = Read, then press Enter or answer. “back” begins a move again, “undo” goes one step back, “hint” says what is waited for.
lesson-go-on = (press Enter)
lesson-over = That was this lesson: well done.
lesson-goodbye = See you! You can begin this lesson again at any time.
lesson-taught = The rules behind it: { $clauses } ({ $command })
lesson-next = Next: { $command }
lesson-last = That was the last lesson. Now play: { $command }
lesson-wrong = The rules allow that, but this lesson waits for something else: look at what is marked.
lesson-waits-press = Read on first.
lesson-waits-answer = An answer is waited for here.
lesson-hint = Waited for is: { $move }  ({ $path })
lesson-no-save = There is nothing to save in a lesson; you can begin it again at any time.
lesson-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}

## Figures

figures-heading = How it went
figures-turns = { $turns ->
    [one] From left to right: 1 turn, then the end. The number is how it ended.
   *[other] From left to right: { $turns } turns, then the end. The number is how it ended.
}
figures-totals = In all
figures-nothing = Nothing is counted in this game.

## A match looked at again

analysis-heading = What happened, and what might have
analysis-chances = Chances of winning, from the beginning to the end
analysis-luck = luck (in 100)
analysis-answers = Answers, judged by what the player could know
analysis-worst = What cost most
analysis-no-worst = No answer cost much.
analysis-answer = Answer { $number }, { $seat }: “{ $move }” ({ $verdict })
analysis-turning = Turning points
analysis-turn = Answers { $first } to { $last }: { $seat } from { $before } to { $after } in 100 (luck: { $luck })
verdict-best = best
verdict-good = good
verdict-doubtful = doubtful
verdict-mistake = mistake
judged-best = Nothing better was found.
judged-good = As good as “{ $better }”, as far as { $laps ->
    [one] one comparison tells
   *[other] { $laps } comparisons tell
}.
judged-worse = Better: “{ $better }”. The answer given wins { $cost } times in 100 less, give or take { $error }, measured { $laps ->
    [one] once
   *[other] { $laps } times
} in the same worlds with the same luck.
judged-mixed = Here one has to mix: whoever always answers alike is outguessed. This answer is one of the mix: { $mix }.
judged-good-mix = Here one has to mix: whoever always answers alike is outguessed. The mix would be { $mix }; this answer is not in it, but as good as far as { $laps ->
    [one] one comparison tells
   *[other] { $laps } comparisons tell
}.
judged-worse-mix = Here one has to mix: whoever always answers alike is outguessed. The mix would be { $mix }. This answer is not in it and wins { $cost } times in 100 less, give or take { $error }, measured { $laps ->
    [one] once
   *[other] { $laps } times
} in the same worlds with the same luck.
mix-share = “{ $move }” ({ $share } in 100)
why-better = { $why } From there, { $chance } wins in 100 are to be expected.
why-better-fear = { why-better } The reply to fear most: “{ $fear }”.
why-also = This is the answer that was given.

## Coach

coach-title-want = What you want
coach-title-turn = What a turn is
coach-title-win = How you win
