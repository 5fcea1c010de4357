# Textes communs à tous les jeux et à toutes les interfaces.

list-and = { $list } et { $last }
seat-you = Vous
seat-number = Siège { $number }

# Les parties enregistrées
record-not-json = ce n’est pas du JSON à la colonne { $column } : { $message }
record-not-a-record = ce n’est pas une partie enregistrée : « format » n’est pas « interregnum »
record-version = version { $found } ; ce programme lit la version { $known }
record-unknown-game = jeu inconnu « { $found } »
record-field = { $path } : { $message }
record-no-moves = aucun coup n’a été joué

# Leurs erreurs
fault-at-move = coup { $move } : { $what }
fault-rule = { $what } ({ $rule })
fault-seats = { $found ->
    [one] { $found } siège est indiqué
   *[other] { $found } sièges sont indiqués
 }, mais la table en compte { $expected }
fault-text = « { $found } » n’est pas une action de ce jeu
fault-order = les choix simultanés doivent suivre l’ordre des sièges
fault-after-the-end = la partie est déjà finie
fault-legal = la liste des actions permises diffère : il manque [{ $missing }], en trop ou mal placé [{ $extra }]
fault-outcome = l’issue diffère : selon les règles { $expected }, dans l’enregistrement { $found }

# Refus
illegal-game-over = La partie est finie.
illegal-already-chosen = La carte de cette manche est déjà choisie.

# Résultats
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
points-to = { $first ->
    [one] { $first } point
   *[other] { $first } points
 } à { $second }
result-name = { $seat }
result-won = { $form ->
    [you] { $who } gagnez par { $score }.
    [one] { $who } gagne par { $score }.
   *[other] { $who } gagnent par { $score }.
 }
result-lost = { $form ->
    [you] { $who } perdez par { $score }.
    [one] { $who } perd par { $score }.
   *[other] { $who } perdent par { $score }.
 }
result-draw = Égalité : { $score }.
result-shared = { $form ->
    [you] { $who } partagez la victoire : { $score }.
    [one] { $who } partage la victoire : { $score }.
   *[other] { $who } partagent la victoire : { $score }.
 }
result-best = { $form ->
    [you] { $who } gagnez
    [one] { $who } gagne
   *[other] { $who } gagnent
 } avec { $score }, { $margin ->
    [0] autant que { $next }.
   *[other] { $margin } de plus que { $next }.
 }
result-placed = { $form ->
    [you] { $who } finissez
    [one] { $who } finit
   *[other] { $who } finissent
 } { $place ->
    [2] à la deuxième place
    [3] à la troisième place
    [4] à la quatrième place
    [5] à la cinquième place
   *[other] à la dernière place
 } sur { $of } avec { $score }, { $margin ->
    [0] autant que { $winner }.
   *[other] { $margin } de moins que { $winner }.
 }
result-ranking = { $list }.
result-ranked = { $seat-is ->
    [you] Vous
   *[other] { $seat }
 } { $count }
result-won-bare = { $form ->
    [you] { $who } gagnez.
    [one] { $who } gagne.
   *[other] { $who } gagnent.
 }
result-lost-bare = Vous perdez.
result-off = La partie est arrêtée : personne ne gagne.
