# A report of the lab: its headings, and the sentences that say what stands out.

title = { $game }: a report
kind = A report of the lab
theme = Light or dark
stands-out = What stands out
nothing-stands-out = Nothing that these matches can vouch for: everything lies where it would lie in a fair and lively game.
matches-of = { $count } of { $all }
fact-matches = Matches
fact-seats = Players
fact-bots = Bots
fact-options = Options
fact-rules = Rules and data
fact-seed = Seed
between = { $low } to { $high }
named = { $what } ({ $names })
somebody = somebody
answered = “{ $did }” to “{ $asked }”
quoted = “{ $what }”
median = half: { $value }
course = course of a match
more = { $count ->
    [one] One more sentence
   *[other] { $count } more sentences
}
all-of-them = { $count ->
    [one] The only one
   *[other] All { $count } in figures
}
all-rules = The { $count } kinds of events that happened, in figures
what = What happened
appearances = Players
share = Share of the win
interval = 95 %
clause = Clause
event = What happens
in-matches = Of the matches
per-match = Per match

section-seats = Seats
about-seats = The share of the win of each seat. The dashed line is where all would be were they alike; a hollow dot cannot be told from it.
seats = Share of the win by seat
seat-ahead = { $who } wins { $share } of the matches ({ $between }), where { $fair } would be fair.
seat-behind = { $who } wins only { $share } of the matches ({ $between }), where { $fair } would be fair.
seat-fair = No seat is favoured as far as these matches can tell; one that is more than { $off } points off { $fair } is excluded.

section-bots = Bots
about-bots = The share of the win of each bot, in every seat by turns and with the same luck.
bots = Share of the win by bot
bot-ahead = { $who } wins { $share } per seat it takes ({ $between }); { $fair } would be equal strength.
bot-behind = { $who } wins only { $share } per seat it takes ({ $between }); { $fair } would be equal strength.
bot-fair = The bots cannot be told apart: none is more than { $off } points off { $fair }.
bot-unequal = The bots are so unequal that much on this page tells of them and not of the game: for a report about the game let equals play.
same-luck = Played again with the same luck: { $groups ->
    [one] one deal
   *[other] { $groups } deals
}
same-luck-about = Every deal is played until each bot has sat everywhere. Where the same bot wins each time, play decided; where the same seat does, the deal or the seat. Between equal bots both come up equally often.
same-bot = the same bot won
same-seat = the same seat won
same-neither = neither of the two

section-openings = Openings
about-openings = How those fared who began so, as shares of the win, reckoned as if all bots and seats were alike. Dots stand for what differs from match to match.
openings-opening = By the first answer
openings-first = By the first named thing somebody touched
opening-good = First answer { $what }: { $share } ({ $between }), where { $fair } is average; { $played } players.
opening-bad = First answer { $what }: only { $share } ({ $between }), where { $fair } is average; { $played } players.
opening-alike = { $count ->
    [one] The one opening that is frequent enough fares like the average.
   *[other] None of the { $count } openings that are frequent enough is better or worse than the average for sure.
}

first-good = The first named thing touched is “{ $what }”: { $share } ({ $between }), where { $fair } is average; { $played } players.
first-bad = The first named thing touched is “{ $what }”: only { $share } ({ $between }), where { $fair } is average; { $played } players.
first-alike = { $count ->
    [one] The one named thing that is touched first often enough says nothing for sure about who wins.
   *[other] Of the { $count } named things that are touched first often enough none says anything for sure about who wins.
}

section-things = Cards, traits and other named things
about-things = How those fared to whom something happened at least once, as shares of the win, reckoned as if all bots and seats were alike. That it goes with winning does not say that it brings the win. Dots stand for the player. What decides a match by itself is only in the table.
things = Share of the win of those to whom it happened
thing-good = “{ $what }” goes with winning: { $share } ({ $between }), where { $fair } is average; { $played } players.
thing-bad = “{ $what }” goes with losing: only { $share } ({ $between }), where { $fair } is average; { $played } players.
thing-alike = { $count ->
    [one] The one named thing that is frequent enough has nothing to do with who wins, for all that can be seen.
   *[other] Of { $count } named things none has anything to do with who wins, for all that can be seen.
}

section-winners = What winners do otherwise
about-winners = By how many standard deviations winners are above the others, for everything the game counts; on the right, winners : others.
winners = Winners compared with the others
winners-beside = { $winners } : { $others }
winner-more = { $figure }: winners have { $winners }, the others only { $others }.
winner-less = { $figure }: winners have only { $winners }, the others { $others }.
winner-same = { $figure } has nothing to do with winning: { $winners } for winners, { $others } for the others.
winner-unsure = { $count ->
    [one] Of one other figure nothing can be said for sure: its difference may be luck.
   *[other] Of { $count } other figures nothing can be said for sure: their differences may be luck.
}

section-length = Length and endings
about-length = How many turns or rounds, and how many answers of all players; and what ended the matches.
length-of-turns = Turns or rounds
length-of-answers = Answers of all players
length-turns = Half of the matches are over after { $middle } turns or rounds, eight of ten take { $spread }; the longest took { $longest }.
length-answers = Half of the matches are over after { $middle } answers, eight of ten take { $spread }; the longest took { $longest }.
endings = How they ended
ending = { $why } { $share } of the matches ({ $between }).
ending-rare = Hardly ever: { $why } { $times ->
    [one] Once in these matches.
   *[other] { $times } times in these matches.
}

section-scores = Scores
about-scores = The winner’s score, and how far the second was behind.
scores-winner = Score of the winner
scores-margin = Distance from first to second
scores-close = { $share } of the matches are close ({ $between }): the second has at least nine tenths of the winner’s score. The usual distance is { $margin }.
scores-shared = In { $share } of the matches ({ $between }) several share the victory.

section-story = Who leads, and when it is known
about-story = Who would win, judged by the game’s own eye at the end of each turn. The curve says how often whoever leads there wins in the end.
story = How often the leader wins
leader-wins = leader wins
by-lot = by lot
story-half = Whoever leads half-way wins { $share } of the matches ({ $between }). In half of the matches the winner leads for good from { $settled } of the way on.
story-start = Whoever leads half-way wins { $share } of the matches ({ $between }). In half of the matches the winner leads from the start and for good.
story-changes = The lead changes { $changes } times per match.
story-last = Whoever is last half-way still wins { $share } of the matches ({ $between }).

section-luck = Luck and skill
about-luck = What took the winner from an equal start to the win: answers (its own and the others’ mistakes), chance, and what the eye of the game saw only when the match was over.
luck = What moved the winner’s chances
luck-answers = answers
luck-chance = chance: dice, draws, deals
luck-end = seen only at the end
luck-share = Of what can be seen coming, chance moves { $chance } of the winner’s way to the win, answers { $answers }.
luck-unseen = { $share } of the winner’s way was not to be seen on the table before the end: the game’s own eye is that short-sighted, or the end that sudden.

section-choices = Choices
about-choices = Among how many options a question lets one choose, over the course of a match. Where there is no choice nobody is asked.
choices = Options per question
choices-curve = options
choices-many = A question offers { $mean } options on average and { $middle } in the middle; one in ten offers { $many } or more, the largest { $most }.
choices-two = { $share } of the questions are a choice between two.

section-rules = Rules that come up, and rules that do not
about-rules = Every kind of event that the game can tell, with the clause behind it: in how many matches it happens, and how often.
rules-few = In fewer than one match in twenty
rules-none = { $count ->
    [one] The one that never happened
   *[other] The { $count } that never happened
}
usual = as the game proposes
rules-never = { $count } of { $of } kinds of events never happened in these matches; by these options perhaps not all of them can. What can would come up in fewer than { $most } of the matches.
rules-rare = { $count ->
    [one] One kind of event comes up
   *[other] { $count } kinds of events come up
} in fewer than one match in twenty{ $more ->
    [0] :
   *[other] , among them
} { $some }.

fact-versions = Versions
matches-each = { $alike ->
    [yes] { $most } each
   *[no] { $least } to { $most } each
}
nothing-differs = No difference that these matches can vouch for.
measure-seat = { $who }: share of the win
measure-bot = { $who }: share of the win
measure-answers = Answers of all players
measure-turns = Turns or rounds
measure-options = Options per question
measure-score = Score of the winner
measure-margin = Distance from first to second
measure-shared = Shared victories
measure-half = Leader half-way wins

section-differences = What differs
about-differences = Both versions were played on the same luck, match by match; the intervals are those of the difference. Where one does not touch zero, the version makes the difference.
gap-more = { $measure }: more in the second version: { $first } → { $second } ({ $gap }; { $low } to { $high }).
gap-less = { $measure }: less in the second version: { $first } → { $second } ({ $gap }; { $low } to { $high }).
gap-none = { $measure }: no difference for sure ({ $first }, { $second }); if there is one, it lies between { $low } and { $high }.
gap-nothing = There is nothing to compare yet.
gaps-shares = Shares: points of a hundred
gaps-others = Everything else: in standard deviations from match to match

section-sweep = What the option does
about-sweep = Every value was played on the same luck. First how far the seats are from fair, then every measure, those first that differ most between the first and the last value.
sweep-sure = { $measure }: { $first } at { $from }, { $second } at { $to }.
sweep-same = { $measure } does not change for sure ({ $first } at { $from }, { $second } at { $to }).
unfairness = How far from fair: 0 would be fair

section-race = Which version is fairest
about-race = All versions were played on the same luck, until it was known. On the left of a line is how far from fair a version is at least, on the right how far it may be.
race-one = { $best } is the fairest: it is { $off } off ({ $most } at most), and every other version is further off for sure. That was known after { $rounds } rounds.
race-as-good = { $best } is as good as the fairest: it is { $off } off ({ $most } at most), and none of the others that are left ({ $others }) can be fairer by more than { $within }. That was known after { $rounds } rounds.
race-undecided = Not known yet: { $best } looks fairest, it is { $off } off ({ $most } at most), but another may be fairer ({ $others }). More matches would tell.
race-left = { $label } (left, { $round })

compare-measure = Measure
compare-difference = Difference
compare-version = Version
compare-unfair = Off fair
compare-verdict = { $sure ->
    [0] None of the { $all } measures differs for sure.
    [one] One of the { $all } measures differs for sure: the one in bold.
   *[other] { $sure } of the { $all } measures differ for sure: those in bold.
}

method = How to read this
method-1 = Every figure comes with an interval in which it lies with 95 % certainty. Where many are compared at once, intervals are wider, so that all of them hold together; matches with the same luck count as one another’s kin.
method-2 = Sections and sentences are in order of surprise: how far a figure is for sure from where it would be in a fair and lively game (equal seats and openings, at least one change of lead, no certainty half-way, not all luck).
method-3 = Bots played. What they overlook, the report overlooks; people may find a remedy, or a trick. What goes with winning need not cause it: compare two versions of the game to know (formicarium lab … --compare).
method-4 = The same command gives the same matches and the same report:
