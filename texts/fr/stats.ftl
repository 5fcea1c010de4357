# stats : l’équilibre d’un jeu, mesuré avec des bots

cli-stats-about = Mesure l’équilibre d’un jeu en y faisant jouer des bots
stats-arg-games = Le nombre de parties (1000 par défaut), par royaume avec « --kingdom all »
stats-definitions =
    Ce que disent les chiffres :
      part de victoires   Une partie est une victoire : au gagnant s’il est seul, divisée entre les
                          gagnants s’ils sont plusieurs, entre tous les camps si elle est nulle. La
                          part équitable est un divisé par le nombre de camps.
      celle d’une carte   La part de victoires des camps qui ont joué (tenu, gagné) la carte au moins
                          une fois, dans les parties où certains camps l’ont fait et d’autres non ;
                          « sans » est celle des autres camps dans ces mêmes parties.
      intervalles         95 % : de Wilson pour les parts, t de Student pour les moyennes et les
                          rapports. L’unité est la partie.
      verdict             Toutes les parts de victoires des sièges, des places et des cartes tirées de
                          100 parties ou plus sont testées, chacune avec sa part d’un seuil de 5 %
                          (Bonferroni). Celles qui s’écartent de l’équité sont nommées. L’une
                          « décide seule de la partie » si son intervalle est au-dessus du milieu entre
                          l’équité et la certitude, et « perd seule la partie » s’il est au-dessous de
                          la moitié de l’équité.
    Une part de victoires montre ce qui accompagne la victoire chez ces joueurs, non ce qui la cause.

stats-title = { $label } : { $number ->
    [one] une partie
   *[other] { $games } parties
 }, graine { $seed }, joueurs { $bots }
stats-method = Intervalles à 95 % : de Wilson pour les parts, t de Student pour les moyennes (±) ; l’unité est la partie.
    Une étoile marque un écart significatif à l’équité (voir le verdict).

stats-length = Durée
stats-decisions = Décisions
stats-wins = Part de victoires (équité : { $fair })
stats-draws = nulles
stats-all = en tout
stats-points-by-side = … par partie et par camp
stats-having-points = Part de victoires de ceux qui en ont
stats-tables = Les tables une à une
stats-seat = siège { $number }
stats-team = sièges { $seats }
stats-place = { $number ->
    [1] qui commence
   *[other] place { $number }
 }
stats-place-team = { $number ->
    [1] équipe qui commence
   *[other] l’autre équipe
 }
stats-card = { $card } – { $role }

stats-head-mean = moyenne
stats-head-deviation = écart type
stats-head-least = minimum
stats-head-most = maximum
stats-head-alone = gagné seul
stats-head-shared = partagé
stats-head-win-share = part de victoires
stats-head-points = par partie
stats-head-in-games = dans combien de parties
stats-head-its-share = part de victoires de ceux qui en ont
stats-head-times = fois par partie
stats-head-of-these = de ceux-là
stats-head-with = part de victoires avec
stats-head-without = sans
stats-head-games = parties
stats-head-first = qui commence
stats-head-draws = nulles
stats-head-decisions = décisions

stats-verdict = Verdict
stats-verdict-method = Testé : { $figures } parts de victoires tirées de { $least } parties ou plus, chacune avec un intervalle à { $level } (Bonferroni).
    Décide seul de la partie : entièrement au-dessus de { $above } ; la perd seul : entièrement au-dessous de { $below }.
stats-verdict-sides = { $number ->
    [0] Sièges et places : aucun écart significatif à l’équité.
   *[other] Sièges et places qui s’écartent significativement de l’équité :
 }
stats-verdict-cards = { $number ->
    [0] { $role } : aucun écart significatif à l’équité.
    [one] { $role } : un écart significatif à l’équité.
   *[other] { $role } : { $number } écarts significatifs à l’équité.
 }
stats-verdict-decisive = { $number ->
    [0] Rien ne décide ni ne perd seul la partie.
   *[other] Ce qui décide ou perd seul la partie :
 }
stats-more = { $number ->
    [one] … et une de plus (--json les donne toutes)
   *[other] … et { $number } de plus (--json les donne toutes)
 }
stats-decides = décide de la partie
stats-helps = au-dessus de l’équité
stats-hurts = au-dessous de l’équité
stats-loses = perd la partie

stats-picture-note = Barres depuis la ligne d’équité, en tirets ; hachuré : au-dessous ; moustaches à 95 % ; en gras : écart significatif.

# Claim
stats-claim-rounds = Plis
stats-claim-points = Votes
stats-claim-ending-votes = votes
stats-claim-role-dealt = Cartes distribuées, donc jouées en phase un
stats-claim-role-follower = Partisans, donc joués en phase deux
stats-claim-role-scored = Cartes dans la pile de score à la fin
stats-claim-gain-tricks = plis chacune
stats-claim-trick = Ce qui a gagné les plis
stats-claim-trick-highest = la carte la plus haute
stats-claim-trick-alone = la seule carte qui compte
stats-claim-trick-power = le pouvoir d’un Chevalier
stats-claim-trick-earlier = à égalité, la première jouée
stats-claim-vote = Ce qui a décidé des votes
stats-claim-vote-most = le plus de cartes
stats-claim-vote-highest-card = à égalité, la carte la plus haute
stats-claim-vote-nobody = rien : personne ne l’a
stats-claim-nobody = Votes que personne n’obtient, par faction
stats-claim-power = Combien de fois un pouvoir a agi, par faction

# BraveRats
stats-braverats-rounds = Manches
stats-braverats-points = Victoires, selon leur origine
stats-braverats-ending-victories = gagnées aux victoires
stats-braverats-ending-princess = gagnées par une Princesse
stats-braverats-ending-draw = nulles
stats-braverats-source-prince = le pouvoir d’un Prince
stats-braverats-source-princes = deux Princes, la force
stats-braverats-source-assassin = le pouvoir d’un Assassin
stats-braverats-source-strength = la force
stats-braverats-source-waiting = des manches en attente
stats-braverats-source-ambassador = des Ambassadeurs
stats-braverats-role-held = Cartes en main à la première manche
stats-braverats-role-played = Cartes jouées
stats-braverats-gain-rounds = manches chacune
stats-braverats-gain-victories = victoires chacune
stats-braverats-round = Comment finissent les manches
stats-braverats-round-won = gagnées
stats-braverats-round-held = en attente
stats-braverats-round-princess = une Princesse a gagné la partie
stats-braverats-holds = Ce qui a mis des manches en attente
stats-braverats-holds-musician = un Musicien
stats-braverats-holds-strength = la force, égale
stats-braverats-holds-princes = deux Princes, de force égale
stats-braverats-holds-assassin = un Assassin, de force égale
stats-braverats-powerless = Ce qui a annulé des pouvoirs
stats-braverats-powerless-wizard = un Magicien
stats-braverats-powerless-spies = deux Espions
stats-braverats-powerless-beside-musician = un Musicien
stats-braverats-next = Ce qu’une manche a laissé à la suivante
stats-braverats-next-spy = un Espion : l’autre révèle en premier
stats-braverats-next-general = un Général : +2

# La Défaite
stats-defaite-rounds = Manches
stats-defaite-points = Points, selon leur origine
stats-defaite-ending-points = points
stats-defaite-source-confessor = le Confesseur
stats-defaite-source-failed-rebellion = Rébellions manquées
stats-defaite-source-provinces = provinces, aux rébellions
stats-defaite-source-king = le Roi, aux rébellions
stats-defaite-source-last-provinces = provinces, à la fin
stats-defaite-source-last-king = le Roi, à la fin
stats-defaite-source-last-persons = personnes, à la fin
stats-defaite-role-dealt = Nobles reçus
stats-defaite-role-played = Cartes jouées
stats-defaite-role-acted = Personnages spéciaux et événements qui ont agi
stats-defaite-role-court = Dans la cour à la fin
stats-defaite-gain-suits = couleurs chacune
stats-defaite-round = Manches de chaque sorte
stats-defaite-round-open = ouvertes
stats-defaite-round-masquerade = mascarades
stats-defaite-rebellion = Comment finissent les Rébellions
stats-defaite-rebellion-succeeds = seule : le Roi est pris
stats-defaite-rebellion-fails = deux ou plus : toutes échouent
stats-defaite-attack = Comment finissent les attaques
stats-defaite-attack-won = la province est prise
stats-defaite-attack-lost = la province tient
stats-defaite-attack-countermanded = arrêtée par un Contrordre
stats-defaite-corruption = Comment finissent les corruptions
stats-defaite-corruption-won = la personne change de cour
stats-defaite-corruption-lost = la personne reste
stats-defaite-corruption-countermanded = arrêtée par un Contrordre
stats-defaite-duel = Comment finissent les duels
stats-defaite-duel-won = le provocateur gagne
stats-defaite-duel-lost = le provocateur perd
stats-defaite-duel-off = égalité, sans suite
stats-defaite-duel-none = aucune carte à nombre pour répondre
stats-defaite-duel-countermanded = arrêté par un Contrordre
stats-defaite-insurrection = Comment finissent les Insurrections
stats-defaite-insurrection-provinces = des provinces tombent
stats-defaite-insurrection-nothing = toutes sont défendues
stats-defaite-insurrection-countermanded = arrêtée par un Contrordre
stats-defaite-suit = Ce qui a décidé des couleurs
stats-defaite-suit-alone = nul autre n’en a joué
stats-defaite-suit-highest = la carte la plus haute
stats-defaite-suit-king = égalité : qui tient le Roi
stats-defaite-suit-symbols = égalité : le plus de courtisans du symbole
stats-defaite-suit-own = égalité : chacun garde la sienne
stats-defaite-king = Le Roi à la fin
stats-defaite-king-held = prisonnier
stats-defaite-king-free = libre
stats-defaite-lands = Comment les provinces entrent dans les cours
stats-defaite-lands-captured = par capture
stats-defaite-lands-attack = par attaque
stats-defaite-lands-insurrection = par Insurrection
stats-defaite-lands-surveyor = par l’Arpenteur
stats-defaite-nothing = Personnages spéciaux et événements sans effet
