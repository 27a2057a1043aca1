# What a page about oneself or somebody else says.

people-title = About you

me-saved = Saved.
me-rename = Rename
me-remove = Remove
me-go-on = Go on

me-name = Your name
me-login-name = Account name: what you sign in with

me-keep = Keep your games
me-keep-why = You can play without an account. With one, your games follow you to every device, and what you have played here so far comes along.
me-keep-how = How you will sign in
me-keep-passkey = With a passkey
me-keep-password = With a password
me-back = You have an account
me-lost = Lost your password or passkey?

me-passkeys = Passkeys
me-passkey-what = Your device asks for your finger, your face or its code: nothing to remember, and nothing that could be stolen here.
me-passkey-login = Sign in with a passkey
me-passkey-use = Use a passkey
me-passkey-add = Add a passkey
me-passkey-added = The passkey is there.
me-passkey-removed = The passkey is gone.
me-passkey-name = Name of the passkey
me-passkey-unnamed = Passkey
me-passkey-rename-this = Rename the passkey { $name }
me-passkey-remove-this = Remove the passkey { $name }
me-passkey-made = Added { $day }
me-passkey-used = last used { $day }
me-passkey-none = No passkey was used: it was put away, or there is none for this place on this device.
me-passkey-not-here = Passkeys cannot be used here: this browser has none, or this page was not opened by a safe address (https).

me-password = Password
me-password-now = Your password
me-password-new = New password (at least 8 characters)
me-password-change = Change the password
me-password-set = Set a password
me-password-none = You have none: passkeys are enough.
me-password-changed = The password is changed, and other devices are signed out.
me-password-out = This signs all other devices out.

me-prove = Is it you?
me-prove-why = What you are about to do matters, and you signed in some time ago.

me-codes = Recovery codes
me-codes-why = For the day when you have neither password nor passkey: each of these codes lets you in once. Keep them on paper, or in another safe place.
me-codes-left = { $count ->
    [0] You have no codes.
    [one] One code still works.
   *[other] { $count } codes still work.
}
me-codes-make = Make codes
me-codes-again = Make new codes
me-codes-once = They are shown now and never again. Earlier codes work no more.
me-codes-save = Save them

me-mail = E-mail address
me-mail-why = A link sent there lets you choose a new password. Nobody else sees the address.
me-mail-address = Your address
me-mail-other = Another address
me-mail-send = Send me a link
me-mail-sent = A link is on its way to { $mail }: open it, and the address counts.
me-mail-gone = The address is forgotten.
me-mail-confirmed = Thank you: this address is yours.

me-recover = Back into your account
me-recover-go = Sign in
me-recover-link = Choose a new password, and you are in.
me-recover-keys = You are back. These passkeys still open your account: remove those that are not yours.
me-recover-code = With a recovery code
me-recover-code-how = One of the codes that you saved, and a new password.
me-recover-mail = With an e-mail
me-recover-mail-how = If your account has an address, a link is sent there.
me-code = Recovery code
me-name-or-mail = Account name or e-mail address
me-letter-sent = If there is such an account with an address, a link is on its way.

me-devices = Signed in
me-devices-count = { $count ->
    [one] You are signed in on this device only.
   *[other] You are signed in on { $count } devices.
}
me-out-everywhere = Sign out everywhere
me-out-done = You are signed out.

me-data = Your data
me-data-why = All that is kept about you here, to save as a file; or to be forgotten.
me-export = Save my data
me-delete = Delete my account
me-forget = Forget me
me-delete-gone = Your name, your ways in, your lines in chats and what you have learnt here are deleted, for good.
me-delete-stays = Matches that you have finished stay for the others, without your name.
me-delete-open = In matches that go on, your seat becomes free; where you play alone, they are thrown away.
me-delete-sure = I know that nothing of it comes back.
me-delete-now = Delete everything
me-stay = I’ll stay

## Profiles

profile-since = Here since { $day }
profile-closed = Only you can see this.
profile-opened = Everybody can see this.
profile-change = Change
profile-games = Games
profile-game = Game
profile-gain = Points of the rating
profile-rating = Rating
profile-provisional = { $points } (so far)
profile-matches = Matches
profile-won = Won
profile-drawn = Drawn
profile-lost = Lost
profile-none = Nothing played to its end yet.
profile-count = { $count ->
    [one] One match played to its end
   *[other] { $count } matches played to their end
}
profile-opponents = Met most often
profile-opponents-own = In your latest matches.
profile-opponents-others = In the latest matches: bots, and people whose profile is open.
profile-met = { $count ->
    [one] one match, { $won } won
   *[other] { $count } matches, { $won } won
}
profile-bots = Bots: { $level }
profile-guest = Somebody without a name
profile-finished = Finished matches
profile-all-games = All games
profile-all-results = All results
profile-everybody = Everybody
profile-with = With
profile-result = Result
profile-result-won = Won
profile-result-drawn = Drawn
profile-result-lost = Lost
profile-result-none = No result
profile-players = { $count ->
    [one] one player
   *[other] { $count } players
}
profile-place = { $place }. { $name }
profile-more = Earlier matches
profile-nothing = No match fits.

me-profile = Your profile
me-profile-why = What you have played, with whom, and how it ended. Only you see it, unless you open it.
me-profile-open = Everybody may see my profile
me-profile-look = Look at it

me-friends = Your people: friends, invitations, blocked people
me-moderate = Moderation

## Days off

me-days-off = Days off
me-days-off-how = While you are away the clocks of your slow matches stand still, up to { $most } days a year. Whoever plays with you is told until when.
me-days-off-now = You have days off until { $until }.
me-days-off-ahead = You will have days off from { $since } to { $until }.
me-days-off-first = First day
me-days-off-last = Last day
me-days-off-take = Take days off
me-days-off-end = I am back
me-days-off-left = { $left ->
    [one] One day is left.
   *[other] { $left } days are left.
}

## What the server refuses

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
