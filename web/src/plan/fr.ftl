# Ce qu’on prépare pour son prochain tour, et les notes pour soi.

plan-title = Pour votre prochain tour
plan-laying = Vous préparez votre prochain tour
plan-far = On ne peut prévoir la question suivante.
plan-back = Reprendre la dernière
plan-done = C’est prêt
plan-change = Modifier
plan-forget = Oublier ce plan
plan-dropped = Votre plan a été abandonné.
plan-notes = Notes pour vous
plan-notes-how = Vous seul les voyez, sur tous vos appareils.
plan-notes-kept = C’est noté.
plan-notes-lost = Elles n’ont pas pu être enregistrées.
