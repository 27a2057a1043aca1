# What one lays down for one's next turn, and notes for oneself.

plan-title = For your next turn
plan-laying = Laying down your next turn
plan-far = It cannot be foreseen what you will be asked next.
plan-back = Take the last one back
plan-done = Done
plan-change = Change
plan-forget = Forget this plan
plan-dropped = Your plan was dropped.
plan-notes = Notes for yourself
plan-notes-how = Only you see them, on any of your devices.
plan-notes-kept = Kept.
plan-notes-lost = They could not be kept just now.
