# The server's own words. How catalogues work: docs/texts.md.

waiting-sealed = a secret choice

refused-late = Somebody was faster: the table has moved on.
refused-not-yours = This seat is not yours.
refused-trouble = This table cannot be played on: part of it can no longer be read.
refused-not-begun = The match begins when every seat is taken.
refused-no-hints = This table is played without hints.
refused-hint-late = That question is answered already.
refused-hint-thinking = A hint is on its way.
refused-hint-failed = No hint comes to mind. Try again in a moment.
time-was-up = The time was up: the clock chose.
refused-no-draw = A draw can be agreed where the game knows one and only people play.
refused-own-seat = Others decide about your seat only if they all agree. You can give up or leave.
refused-not-gone = Nobody else can have this seat yet: its player is at the table, or not away for long enough.
undo-window = Others may have been asked since: your last move stands.
undo-late = Your time was up: the move made for you stands.

trouble-row = This table stops here. What was stored after this point (row { $row }) can no longer be replayed: the program has changed since, or the stored data are damaged.
trouble-start = How this table began can no longer be replayed: the program has changed since, or the stored data are damaged.
trouble-header = What this table is played with can no longer be read: the stored data are damaged.
trouble-game = This server does not have the game of this table any more.
trouble-data = This table is played with other data (cards, costs, maps) than this server has. Its host can start the server with them.
trouble-rules = This table is played by newer rules than this server knows. Its host can bring the server up to date.

error-bad-request = That could not be understood: { $why }
error-malformed = That message could not be understood.
error-version = This page is out of date. Please load it again.
error-no-hello = Say hello first.
error-too-large = That is too large.
error-too-often = That was too often. Please wait a moment.
error-origin = Only pages of this server may do that.
error-not-found = There is nothing here.
error-not-allowed = That cannot be done here.
error-server = Something went wrong on the server. Your match is safe.
error-storage = The server cannot reach what it has stored just now. Nothing is lost: please try again in a little while.
later-storage = The server cannot store anything just now: its disk is full or its database does not answer. Your move is kept here and sent again every few seconds.
error-no-game = No game is called “{ $game }”.
error-no-lesson = No lesson is called “{ $lesson }”.
error-lesson-acts = This lesson has changed since you began it: please begin it again.
error-no-language = There are no texts in “{ $language }”.
error-no-table = There is no such table.
error-unreadable = This table can no longer be read: nothing of it can be shown.
error-no-trouble = There is nothing to mend at this table.
error-not-alone = You do not play alone here: go on first, and agree with the others how to end it.
error-no-seat = There is no such seat.
error-no-pace = One cannot play at that pace here.
error-no-variant = This game has no such variant.
error-not-so-many = This variant cannot be played by { $seats }.
error-many-wishes = You wait for { $most } slow games already. Take one back first.
error-no-wish = You do not wait for that any more.
error-tournament-account = Tournaments are made by those with an account. Make one, or log in.
error-many-tournaments = You have { $most } tournaments under way already.
error-no-tournament = There is no such tournament.
error-tournament-begun = This tournament has begun already.
error-tournament-full = This tournament is full.
error-no-entrant = You do not play in this tournament.
error-not-your-tournament = Only who made this tournament may do that.
error-few-entrants = At least two must have entered.
error-tournament-table = This match belongs to a tournament: it is played to its end, or given up.
error-no-bot = No bot is called “{ $bot }”.
error-browser = This browser gave an address at which it cannot be woken.
error-no-link = This personal link is not valid, or no longer.
error-no-replay = There is no such replay.
error-no-analysis = Matches of this game cannot be analysed here.
error-long-match = This match is too long to be analysed here: { $answers } answers, and { $most } at most.
error-backlog = Too many matches wait to be analysed just now. Please try again later.
error-options = The table cannot be set up: { $why }
error-record = This is not a record that can be replayed: { $why }
error-seat-taken = This seat is taken.
error-one-seat = You play at this table already.
error-rated-account = Only those with an account play rated matches. Make one, or log in: your games come along.
error-rated-bot = Nobody knows how strong “{ $bot }” is, so it plays no rated matches.
error-rated-clock = A rated match needs a clock, so that it comes to an end whatever happens.
error-rated-data = This server has changed the tables of this game: its matches cannot be rated.
error-rated-fresh = A rated match begins at the beginning, and with a fresh deal.
error-rated-goes-on = This match is rated: it is played to its end, or given up.
error-rated-options = Rated matches are played by one of the game’s variants as it is, without further options.
error-rated-seats = In a rated match everybody plays one seat, on their own device.
error-others-play = Others play at this table: it can be put away, but not thrown away.
error-invitation = An invitation is needed for this seat.
error-not-over = The match is not over yet.
error-chat-length = A message has between 1 and 500 letters.
error-nobody = There is nobody like that here.
error-oneself = That is you.
error-friends-have-accounts = Friends have accounts: both of you need one.
error-too-many-bonds = You have as many friends and blocked people as can be kept. Let some of them go first.
error-kept-apart = You cannot sit down at this table.
error-banned = You may not begin a game for a while. Games you are in can be played to their end.
error-silenced = You may not write messages for a while.
error-sits-there = They sit at this table already.
error-no-free-seat = There is no free seat at this table.
error-report-done = Somebody else has dealt with this report just now.
error-not-open = This table is not being played at.
error-name = Please choose a name.
error-name-taken = The name “{ $name }” is taken.
error-has-account = You have an account already.
error-login = Name and password do not fit together.

error-no-profile = There is no profile here that you may see: nobody has this name, or keeps theirs closed.
error-no-account = That needs an account.
error-prove = Please show first that it is you.
error-code = Name and code do not fit together, or the code has been used.
error-link = This link is not valid, or no longer. Please ask for a new one.
error-mail = No e-mail could be sent to this address.
error-no-mail = This server sends no e-mail.
error-passkey = That passkey was not recognised. Please try again.
error-passkeys = There are enough passkeys in this account. Please remove one first.
error-no-passkey = There is no such passkey.
error-last-way = This passkey is the only way into the account. Choose a password first, or add another passkey.

letter-recover-subject = Your account at Formicarium
letter-recover =
    Hello { $name },

    somebody, probably you, would like to get back into your account. This link lets you choose a new password; it works once, and for an hour:

    { $link }

    It was not you? Then there is nothing to do: nobody but you has this link, and your account stays as it is.
letter-mail-subject = Is this your address?
letter-mail =
    Hello { $name },

    to let your account at Formicarium have this address, open this link within a day:

    { $link }

    It was not you? Then there is nothing to do: without the link the address is not used.
