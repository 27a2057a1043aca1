# Les règles que l’on a rencontrées.

ui-met-lead = D’après les parties où vous étiez à table. Utilisée : vos propres réponses l’ont fait jouer. Vue : elle a joué pendant que vous étiez là.
ui-met-show = Les règles à montrer
ui-met-all = { $count ->
    [one] { $count } règle en tout
   *[other] { $count } règles en tout
}
ui-met-used = { $count ->
    [one] { $count } utilisée
   *[other] { $count } utilisées
}
ui-met-seen = { $count ->
    [one] { $count } vue
   *[other] { $count } vues
}
ui-met-never = { $count ->
    [one] { $count } pas encore rencontrée
   *[other] { $count } pas encore rencontrées
}
ui-met-used-one = utilisée
ui-met-seen-one = vue
ui-met-never-one = pas encore rencontrée
