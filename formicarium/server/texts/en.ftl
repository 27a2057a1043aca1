# The server's own words. How catalogues work: docs/texts.md.

waiting-sealed = a secret choice

refused-late = Somebody was faster: the table has moved on.
refused-not-yours = This seat is not yours.
refused-not-begun = The match begins when every seat is taken.
time-was-up = The time was up: the clock chose.
undo-window = Others may have been asked since: your last move stands.
undo-late = Your time was up: the move made for you stands.

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
error-no-game = No game is called “{ $game }”.
error-no-language = There are no texts in “{ $language }”.
error-no-table = There is no such table.
error-no-seat = There is no such seat.
error-no-bot = No bot is called “{ $bot }”.
error-no-link = This personal link is not valid, or no longer.
error-no-replay = There is no such replay.
error-options = The table cannot be set up: { $why }
error-record = This is not a record that can be replayed: { $why }
error-seat-taken = This seat is taken.
error-invitation = An invitation is needed for this seat.
error-not-over = The match is not over yet.
error-chat-length = A message has between 1 and 500 letters.
error-name = Please choose a name.
error-name-taken = The name “{ $name }” is taken.
error-has-account = You have an account already.
error-login = Name and password do not fit together.
