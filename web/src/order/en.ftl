# Keeping order: what one can do about somebody, and what moderators see.

order-about = About { $name }
order-mute = Hear nothing more from them
order-mute-how = Only you will not see what they write. They are not told.
order-block = Have nothing to do with them
order-block-how = Neither of you sees what the other writes, and you are never seated together again. They are not told.
order-report = Report to the moderators
order-report-how = The moderators see the last lines of this chat. Nobody else learns of it.
order-why = What is wrong?
order-why-insult = Insults
order-why-name = An offensive name
order-why-stalling = Stalling on purpose
order-why-cheating = Cheating
order-why-other = Something else
order-words = In your own words (if you like)
order-send = Send the report
order-sent = Thank you. The moderators will look at it.
order-done = Done. You can change it on the page “Your people”.

order-title = Moderation
order-waiting = Reports that wait
order-waiting-none = Nobody has complained. All is well.
order-past = Dealt with
order-line-by = Reported by { $name }
order-somebody = somebody without a name
order-line-table = Table
order-line-gone = The table is no longer there.
order-before = { $count ->
    [0] Nothing has been found against them before.
    [one] Something was found against them once before.
   *[other] Something was found against them { $count } times before.
}
order-ban-now = { $what ->
    [chat] May not write messages
   *[other] May not begin games
} { $until ->
    [0] for ever.
   *[other] until { $day }.
}
order-remove = Remove the lines that are ticked
order-ban = And then
order-ban-none = nothing more
order-ban-chat = no messages from them
order-ban-play = no new games for them
order-days = For how long
order-days-1 = a day
order-days-7 = a week
order-days-30 = a month
order-days-0 = for ever
order-note = A note for other moderators (whom it is about finds it in the data they can save)
order-judge = Decide
order-close = Close the table
order-close-sure = Close it: the match ends without a result
order-did = { $by }: { $did }
order-did-nothing = nothing was done
order-did-removed = lines removed
order-did-chat = no messages
order-did-play = no new games
order-people = People
order-people-word = Part of a name
order-people-go = Find
order-people-none = Nobody is called so.
order-person-account = has an account
order-person-guest = a guest
order-person-moderator = moderator
order-person-tables = { $count ->
    [one] at one table
   *[other] at { $count } tables
}
order-person-name = Name (with an account, they sign in with it, too)
order-person-rename = Rename
order-person-lift = Let them do everything again
order-tables = Tables
order-tables-go = Show the tables that are played at
order-tables-none = Nobody plays just now.
order-state-waiting = waits for players
order-state-playing = is being played
order-state-over = over
order-state-trouble = cannot be read
order-person-host = What is to be done about moderators, the host does.
order-host = the host
order-deeds = What was done lately
order-deed-chat = no messages from { $about }
order-deed-play = no new games for { $about }
order-deed-lift = { $about } may do everything again
order-deed-name = { $about } is called { $how } now
order-deed-close = closed the table { $about }
order-deed-removed = removed lines at the table { $about }
order-deed-tour-name = the tournament { $about } is called { $how } now
order-deed-tour-stop = stopped the tournament { $about }
order-tournaments = Tournaments
order-tournaments-go = Show the tournaments
order-tournaments-none = There are none.
order-tournament-by = by { $name }
order-tournament-open = has not begun
order-tournament-running = round { $round } of { $of }
order-tournament-over = finished
order-tournament-stopped = stopped
order-tournament-cancelled = called off
order-tournament-change = Rename or stop
order-tournament-name = Name of the tournament
order-tournament-stop-open = Call it off
order-tournament-stop-running = Stop it: its matches are closed, and count half a point for everybody
order-tell = Tell everybody
order-tell-en = In English
order-tell-fr = In French
order-tell-hours = For how many hours
order-tell-go = Tell it
order-told = What everybody is told now
order-told-end = Tell it no more
order-nobody = This page is for moderators.

## What the server refuses

error-report-done = Somebody else has dealt with this report just now.
error-moderator = This is a moderator: what is to be done, the host does.
error-not-open = This table is not being played at.
