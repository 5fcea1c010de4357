# Le formulaire où l’on choisit une partie : options, places, temps.

options-title = Options
options-usual = Revenir aux options habituelles
options-begin = Jouer avec ces options
options-find-any = Trouver quelqu’un
options-find-any-about = Vous place avec la prochaine personne qui cherche ce jeu, ou à une table ouverte, quelles que soient les options.
options-find = Chercher avec ces options
options-find-about = Seulement avec ces options et ce temps. Dans les parties classées, les classements doivent être proches.
options-players = Joueurs
options-players-claim = Deux l’un contre l’autre, trois chacun pour soi, ou quatre en deux équipes.
options-players-claim-2 = À deux, l’un contre l’autre.
options-players-claim-3 = À trois, chacun pour soi.
options-players-claim-4 = À quatre, en deux équipes : vous et le joueur d’en face contre les deux autres. (C3.3)
options-players-defaite = De trois à six cours autour d’un seul Roi. Plus on est, plus c’est long.

# Claim
options-kingdom = Royaume
options-kingdom-size = { $count } factions : Gobelins et Chevaliers, ou Gnomes et Géants, et { $others } des autres.
options-kingdom-mixed = À trois ou quatre, on mélange les deux boîtes.
options-kingdom-surprise = Surprenez-moi
options-kingdom-legal = On peut jouer ce royaume : { $name }.
options-pair = Une paire
options-others = Les autres
options-flaw-no-pair = Choisissez Gobelins et Chevaliers, ou Gnomes et Géants. (C2.1)
options-flaw-two-pairs = Gobelins et Chevaliers ou Gnomes et Géants, pas les deux. (C2.1)
options-flaw-half-pair = { $has } et { $lacks } vont ensemble : choisissez les deux, ou aucun. (C2.1)
options-flaw-few = { $count ->
    [one] Choisissez-en encore 1 parmi les autres.
   *[other] Choisissez-en encore { $count } parmi les autres.
 } ({ $rule })
options-flaw-many = { $count ->
    [one] 1 de trop parmi les autres.
   *[other] { $count } de trop parmi les autres.
 } ({ $rule })
options-power-Go = Nombreux et faibles : cinq valent 0.
options-power-Kn = Battent tout sur une entame à Gobelin.
options-power-Dw = En phase deux, ils vont au perdant.
options-power-Un = Gagnés en phase un, ils comptent aussitôt.
options-power-Do = Comptent comme la faction demandée.
options-power-Gn = Restent à découvert ; les Géants les chassent.
options-power-Gi = Chaque Géant gagné chasse un Gnome de sa valeur.
options-power-Dr = Qui joue le dernier entame ensuite.
options-power-Tr = Seul le plus fort compte ; les autres attendent.
options-power-Se = Un pli gagné avec eux montre la carte suivante.
options-leader = Qui entame
options-leader-about = Qui entame le premier pli. À la partie suivante de la même table, c’est le joueur suivant dans le sens horaire. (C3.2)
options-seat-random = Au hasard

# BraveRats
options-deal = Donne
options-deal-about = Une seule façon de distribuer ; les variantes ci-dessous vont avec chacune. (B6)
options-deal-standard = Normale
options-deal-standard-about = Chaque clan a ses huit cartes.
options-deal-draft = D. Draft
options-deal-draft-about = On mélange les seize cartes et on les choisit une à une.
options-deal-random = E. Au hasard
options-deal-random-about = On mélange les seize cartes ; chacun en reçoit huit.
options-deal-princess = F. L’Attaque de la Princesse
options-deal-princess-about = L’un a les deux Princes, l’autre les deux Princesses.
options-princes = Les deux Princes
options-first-me = Vous les avez
options-first-other = L’autre joueur les a
options-first-random = Au hasard
options-variants = Variantes
options-variant-traitor = A. Le Traître
options-variant-traitor-about = Après la donne, chacun reçoit une carte de l’autre, tirée au hasard. Personne ne choisit, et tous deux voient les deux cartes.
options-variant-draw = B. Pioche
options-variant-draw-about = Trois cartes en main ; les autres se piochent.
options-variant-short = C. Fast Rat
options-variant-short-about = Trois victoires suffisent, au lieu de quatre.
options-variant-match = G. L’Empereur
options-variant-match-about = Un match : le premier qui gagne deux parties.
options-rulings = Décisions
options-rulings-about = Là où la règle imprimée ne dit rien.
options-ruling-musician = Un Musicien annule le Général et l’Espion
options-ruling-musician-about = D’habitude, ils agissent quand même à la manche suivante. (B3.8)
options-ruling-ambassador = Un Ambassadeur garde sa victoire supplémentaire
options-ruling-ambassador-about = Joué dans une manche en attente, il la donne à son joueur s’il gagne la manche qui y met fin. (B4.3)

# Les places
options-bots = Bots
options-level = Niveau
options-level-of = { $level } – { $strength }
options-all-same = Tous du même niveau
options-seats = Places
options-seats-about = Une place libre est pour qui a le lien, ou trouve la table dans la liste.
options-friend = Une personne sur cet appareil
options-seat = Joueur { $number }
options-seat-partner = Joueur { $number } (votre partenaire)
options-seat-me = Vous
options-seat-open = Place libre

# Le temps et le reste
options-clock = Temps
options-clock-move = Pour chaque coup
options-clock-bank = Pour toute la partie
options-clock-none-about = Sans limite, tant que tout le monde est à la table.
options-clock-days = Sur plusieurs jours
options-clock-days-about = Inutile de rester : revenez jouer quand c’est votre tour. Personne ne compte comme absent, et aucun bot ne prend de place. À deux, qui laisse passer le temps d’un coup perd ; à plusieurs, la première carte permise est jouée.
options-clock-days-any-about = Réfléchissez aussi longtemps que vous voulez, des jours s’il le faut. Personne ne compte comme absent, et aucun bot ne prend de place.
options-vacation = Vacances
options-vacation-about = Des jours entiers où la pendule d’un joueur s’arrête, pour chacun et pour cette partie.
options-vacation-days = { $count ->
    [0] aucune
   *[other] { $count } jours
 }
options-clock-move-about = Le temps écoulé, la première carte permise est jouée pour vous.
options-clock-bank-about = Qui dépasse son temps perd la partie.
options-pace = Les bots répondent
options-pace-quick = vite
options-pace-usual = comme d’habitude
options-pace-slow = lentement
options-listed = La montrer dans la liste
options-listed-about = Sinon, seuls ceux qui ont le lien la trouvent.
options-rated = Classée
options-rated-about = Le résultat compte pour le classement des joueurs. Qui quitte la partie la perd.
options-chat = Les joueurs peuvent s’écrire
