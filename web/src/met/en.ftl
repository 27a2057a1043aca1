# The rules somebody has met.

ui-met-lead = From the matches you have sat in. Used: your own answers brought it about. Seen: it happened while you were there.
ui-met-show = Which rules to show
ui-met-all = { $count ->
    [one] All 1 rule
   *[other] All { $count } rules
}
ui-met-used = { $count ->
    [one] 1 rule used
   *[other] { $count } rules used
}
ui-met-seen = { $count ->
    [one] 1 rule seen
   *[other] { $count } rules seen
}
ui-met-never = { $count ->
    [one] 1 rule not met yet
   *[other] { $count } rules not met yet
}
ui-met-used-one = used
ui-met-seen-one = seen
ui-met-never-one = not met yet
