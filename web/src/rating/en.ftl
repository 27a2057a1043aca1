# Ratings: a game's list, what a match has changed, and what a rated match takes.

rating-title = Ratings: { $game }
rating-lead = Who plays how well, of those who have opened their profile. 100 points more win about 64 of 100 matches between two.
rating-mine = Your rating
rating-mine-none = You have not played a rated match of this game yet.
rating-mine-how = With an account, you can make a table whose match is rated, against people or bots.
rating-make = Make a rated table
rating-points = { $points } points
rating-doubt = give or take { $doubt }
rating-matches = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
rating-provisional = provisional
rating-provisional-how = until ten rated matches of the game are played
rating-place = Place
rating-name = Name
rating-rating = Rating
rating-played = Matches
rating-you = you
rating-people = People
rating-people-none = Nobody is in this list yet. It shows who has played a rated match and opened their profile.
rating-people-provisional = Provisional: until ten rated matches of the game are played. Those come after the others.
rating-bots = The house’s bots
rating-bots-how = They stay as strong as they were measured to be.
rating-page = Page { $page } of { $pages }
rating-earlier = Higher places
rating-later = Lower places
rating-curve = Your rating, match by match
rating-curve-axis = rated matches
rating-curve-at = After the match of { $date }: { $points }
rating-curve-press = Press a point to look at its match again
rating-all-games = Other games
rating-changes = Ratings
rating-change = { $before } → { $after }
rating-change-pending = The ratings are being worked out …
rating-change-none = This match has changed no rating.
rating-change-hidden = { $count ->
    [one] One player keeps their rating to themselves.
   *[other] { $count } players keep their ratings to themselves.
}
rating-change-list = The list of this game
rating-wish = Rated: it counts for everybody’s rating
rating-wish-terms = No hints, nobody takes a bot’s seat, and the match is played to its end or given up.
rating-wish-account = Only those with an account play rated matches.
rating-wish-clock = A rated match needs a clock.
rating-wish-seats = In a rated match everybody plays one seat, on their own device.
rating-wish-bot = A bot at this table has no rating.
rating-wish-options = A rated match is played by a variant as it is, without further options.
rating-wish-data = This server has changed the tables of this game: its matches cannot be rated.
rating-told = This match is rated.
rating-told-terms = It counts for the rating of everybody who sits down. Whoever leaves or gives up has lost; there are no hints.
rating-told-account = You need an account to sit down.
