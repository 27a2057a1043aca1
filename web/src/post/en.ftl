# What one is told when no page is open

post-title = Tell me when I am not here
post-brief-push = In this browser, when it is my turn or the match is over
post-brief-mail = By e-mail, when it is my turn or the match is over
post-way-push = This browser
post-way-mail = E-mail
post-kind-turn = It is my turn
post-kind-ended = A match is over
post-kind-invited = I am invited
post-kind-paired = An opponent is found for me
post-kind-round = A round of my tournament begins
post-kind-by = { $kind }: { $way }
post-never = This browser does not show notices of this page. You can allow them in its settings.
post-page = This browser cannot be woken: it tells you as long as the page of the table is open.
post-no-address = For e-mail, confirm an address on your own page.
post-all-here = Everybody is at the table: moves arrive at once.
post-told-turn = Your turn
post-told-ended = A match is over
post-off-title = No more letters
post-off-done = Done: you will get no more letters about your matches. You can ask for them again at any time.

## What the server refuses

error-browser = This browser gave an address at which it cannot be woken.
