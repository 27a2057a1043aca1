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
meet-rated = Rated: the result counts for everybody’s rating
meet-unrated = Rated matches are for players with an account. You can sign in on the home page.
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
