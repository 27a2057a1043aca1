# Friends, and people one wants nothing to do with.

circle-title = Your people
circle-none = Friends can invite each other to their tables. Send somebody your link, or ask for them by the name of their account.
circle-account = Friends have accounts. Open one on your own page, and come back.
circle-friends = Friends
circle-friends-none = Nobody yet.
circle-asked = Wish to be your friend
circle-asking = You have asked
circle-muted = You hear nothing from
circle-blocked = You have nothing to do with
circle-accept = Accept
circle-decline = Decline
circle-end = End this friendship
circle-take-back = Take it back
circle-unmute = Hear them again
circle-unblock = Unblock
circle-ask = Ask for a friend
circle-ask-name = Name of their account
circle-ask-go = Ask
circle-link = Your link for friends
circle-link-new = A new link (the old one will lead nowhere)
circle-invited = Invited by friends
circle-invited-by = { $name } invites you to { $game }
circle-sit = Sit down
circle-friend = { $name } would like to be your friend.
circle-friend-yes = We are friends
circle-friend-account = Friends have accounts: open one first, then open this link again.
circle-somebody = somebody without a name
circle-invite = Invite a friend
circle-invite-go = Invite { $name }
circle-invite-done = { $name } finds your invitation on the home page.

## What the server refuses

error-friends-have-accounts = Friends have accounts: both of you need one.
error-too-many-bonds = You have as many friends and blocked people as can be kept. Let some of them go first.
error-sits-there = They sit at this table already.
error-no-free-seat = There is no free seat at this table.
