# Finding a game

meet-title = Find an opponent
meet-count = Players
meet-pace-live = { $minutes ->
    [one] 1 minute per decision, in one sitting
   *[other] { $minutes } minutes per decision, in one sitting
}
meet-pace-slow = { $days ->
    [one] 1 day per decision, now and then
   *[other] { $days } days per decision, now and then
}
meet-pace-total = { $minutes } minutes for the whole match, and { $seconds } seconds more for each decision, in one sitting
meet-rated = Rated: the result counts for everybody’s rating
meet-unrated = Rated matches are for players with an account.
meet-account = Sign in or open an account
meet-is-rated = rated
meet-go = Find an opponent
meet-how = As soon as enough people want the same, you are all brought to a table, and the clock runs.
meet-looking = Looking for an opponent
meet-looking-for = Looking for an opponent: { $game }
meet-looking-how = { $more ->
    [one] First we look for somebody about as strong as you; after a minute or so anybody will do. Keep this tab open.
   *[other] First we look for { $more } others about as strong as you; after a minute or so anybody will do. Keep this tab open.
}
meet-looking-slow = You can close this page. When somebody is found, the match waits under “Your games”. We go on looking as long as you drop by once a month.
meet-meanwhile = Play a bot meanwhile
meet-stop = Stop looking
meet-found = Somebody is found: to the table!
meet-others = What others wait for
meet-waiting = { $count ->
    [one] 1 waits
   *[other] { $count } wait
}
meet-join = Play
meet-nobody = Nobody is waiting just now. Be the first!

# Tournaments

tour-title = Tournaments
tour-open = You may enter
tour-open-none = None just now.
tour-running = Under way
tour-running-none = None just now.
tour-over = Finished
tour-make = Make a tournament
tour-make-account = Tournaments are made by those with an account; entering needs none.
tour-name = Name
tour-format = How it is played
tour-swiss = Swiss
tour-robin = round robin
tour-swiss-how = Swiss: a few rounds, in each against those who stand about as well
tour-robin-how = Round robin: everybody meets everybody
tour-rounds = Rounds
tour-bots = Bots that enter, too
tour-bots-level = Level of the bots
tour-starts = Begins at (empty: when you say so)
tour-every = Hours from round to round (0: as soon as one is over)
tour-listed = Show it in the list, so that anybody may enter
tour-entrants = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tour-entered = you play
tour-begins-at = Begins: { $time }
tour-begins-when = Begins when its maker says so
tour-round-of = Round { $round } of { $of }
tour-is-over = Finished
tour-is-stopped = Stopped before its end
tour-is-cancelled = Called off
tour-next-at = next round not before { $time }
tour-by = made by { $name }
tour-to-table = To your table
tour-your-table = Your next match begins.
tour-enter = Enter
tour-withdraw = Withdraw
tour-begin = Begin now
tour-begin-two = It can begin as soon as two have entered.
tour-cancel = Call it off
tour-stop = Stop the tournament
tour-stop-sure = Stop it for good
tour-stop-how = There are no more rounds. Matches that go on are closed, and count half a point for everybody; what was played stands.
tour-stop-rated = There are no more rounds. The matches of this one are rated: they are played to their end.
tour-stopped-how = Who made it, or the moderators, stopped it. A match that was closed counts half a point for everybody, and nothing for ratings; what was played stands.
tour-link = Link to this tournament
tour-how = Rounds begin by themselves, and your clock runs from the first moment: be there when it is a matter of minutes. Whoever lets the clock play twice in a row, or leaves, loses the match.
tour-standings = Standings
tour-nobody = Nobody has entered yet.
tour-place = Place
tour-who = Player
tour-points = Points
tour-buchholz = Buchholz
tour-berger = S.-B.
tour-wins = Wins
tour-withdrawn = withdrawn
tour-nameless = Player { $number }
tour-round = Round { $round }
tour-playing = playing
tour-had-rest = rests
tour-had-walkover = a point without playing
tour-had-out = did not play
tour-replay = Replay
tour-watch = Watch
tour-ties = What the columns mean
tour-ties-points = A win is worth one point, a draw half a point.
tour-ties-points-many = Whoever comes first at a table has one point, whoever comes last none; who is in between gets as large a share as there are players behind them. Equals share.
tour-ties-swiss = With equal points comes first who has met the stronger players (Buchholz: all points of those one met; at larger tables the average of each), then who has beaten the stronger ones (Sonneborn-Berger: the points of those one left behind), then who has won more matches.
tour-ties-robin = With equal points comes first who has beaten the stronger players (Sonneborn-Berger: the points of those one left behind), then who has won more matches.
tour-ties-rest = Who is left over in a round rests and gets a point; nobody rests twice before everybody has. For Buchholz a rest counts as if one had met oneself.
tour-ties-gone = Whoever gives up or leaves a match comes last in it. Where others have withdrawn and too few are left at a table, those who are there get a point.

## What the server refuses

error-no-pace = One cannot play at that pace here.
error-no-variant = This game has no such variant.
error-not-so-many = This variant cannot be played by { $seats }.
error-many-wishes = You wait for { $most } slow games already. Take one back first.
error-no-wish = You do not wait for that any more.
error-tournament-account = Tournaments are made by those with an account. Make one, or log in.
error-many-tournaments = You have { $most } tournaments under way already.
error-no-tournament = There is no such tournament.
error-tournament-begun = This tournament has begun already.
error-tournament-over = This tournament is over already.
error-tournament-full = This tournament is full.
error-no-entrant = You do not play in this tournament.
error-not-your-tournament = Only who made this tournament may do that.
error-few-entrants = At least two must have entered.
